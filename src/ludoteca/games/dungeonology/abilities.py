"""DG-6.1, DG-6.2 The Abilities of the Scholars, each a function of its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ludoteca.games.dungeonology.components import (
    ABILITY,
    USED,
    Deed,
)
from ludoteca.games.dungeonology.looking import Looking
from ludoteca.games.dungeonology.rows import Ability
from ludoteca.games.dungeonology.scholars import at_limit, face, lasting, within_reach
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH, StealthTest, add, running
from ludoteca.games.dungeonology.students import get_stunned, sacrifice, stun, take_student
from ludoteca.games.dungeonology.tricks import Card, discard_tricks, draw_tricks, take_top
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import EVERYONE, learn

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

ABILITIES = (
    "arcane-research",
    "overcharge",
    "headbutt",
    "rogue",
    "jack-of-all-trades",
    "divine-intervention",
    *("pathfinder", "backpack", "rope", "field-lab", "recombine", "volatile"),  # Rocca Civetta
    *("iron-jaws", "trapper", "marksman", "overclock", "cold-logic", "backup"),
    *("exhume", "shovel", "requiem", "shieldmaiden", "battle-cry", "ride"),
    *("whip", "museum-piece", "nerve"),
)
# What a deed names besides the Ability.
NAMES: dict[str, tuple[str, ...]] = {
    "arcane-research": ("card",),
    "overcharge": ("card",),
    "headbutt": ("seat",),
    "divine-intervention": ("card", "seat"),
    "backpack": ("card",),
    "rope": ("card",),
    "field-lab": ("x", "y", "turns"),
    "recombine": ("card", "colour", "colour"),
    "volatile": ("side",),
    "iron-jaws": ("card",),
    "requiem": ("jinx",),
    "ride": ("card", "spot"),
    "whip": ("card", "spot"),
}


class Skill(NamedTuple):
    """RC-SCH.2 What an Ability of a new Scholar can be used on, and what it does."""

    targets: Callable[[Expedition, Seat, Ability], Sequence[tuple[int, ...]]]
    does: Callable[[Expedition, Seat, Ability, tuple[int, ...]], None]


SKILLS: dict[str, Skill] = {}  # by Ability; filled by `rocca_civetta.skills`


def ability(s: Expedition, seat: Seat, name: str) -> Ability | None:
    """The Ability of that name on the face that is up."""
    return next((found for found in face(s, seat).abilities if found.id == name), None)


def of_type(s: Expedition, seat: Seat, kind: str) -> list[Card]:
    """The cards of a type in a hand; RC-MIX.1 with two added Types Fate stands for any."""
    types, kinds = s.terms.content.types, (kind, "fate") if s.terms.mixed else (kind,)
    return [card for card in s.hands[seat] if types[s.faces[card]] in kinds]


def here(s: Expedition, seat: Seat) -> list[Seat]:
    """The other Scholars in the same Zone; in the camp nobody can be chosen (DG-5.4)."""
    spot = s.spots[seat]
    return [x for x in range(s.seats) if x != seat and s.spots[x] == spot and within_reach(s, x)]


def near(s: Expedition, seat: Seat) -> list[Seat]:
    """DG-25.2 The other Scholars in the same Zone or a Linked one, neither in the camp nor gone."""
    if not within_reach(s, seat):
        return []
    zones = (s.spots[seat], *s.dungeon().neighbours(s.spots[seat]).linked)
    return [x for x in range(s.seats) if x != seat and within_reach(s, x) and s.spots[x] in zones]


# ---------------------------------------------------------------- what may be used


def uses(s: Expedition, seat: Seat, moment: int) -> list[Deed]:
    """DG-6.1, DG-6.2, DG-Q.83 What that Scholar may use at such a moment."""
    abilities = s.terms.content.usable[s.scholars[seat]][s.fired_up[seat]][moment]
    found: list[Deed] = []
    for each in abilities:
        number = ABILITIES.index(each.id)
        if each.id == "arcane-research" or (each.id == "overcharge" and may_overcharge(s, seat)):
            found += [(ABILITY, number, card) for card in of_type(s, seat, "magic")]
        elif each.id == "headbutt" and not at_limit(s, seat):  # DG-8.6
            found += [(ABILITY, number, victim) for victim in here(s, seat)]
        elif each.id == "divine-intervention":
            cards = of_type(s, seat, "social")
            victims = near(s, seat) if cards else []
            found += [(ABILITY, number, card, victim) for card in cards for victim in victims]
        elif each.id in SKILLS:
            found += skills(s, seat, each, number)
    return found


def skills(s: Expedition, seat: Seat, found: Ability, number: int) -> list[Deed]:
    """RC-SCH.2 The ways to use that Ability of a new Scholar."""
    if (USED + number, seat) in s.this_turn or not can_pay(s, seat, found):
        return []
    targets = SKILLS[found.id].targets(s, seat, found)
    if not targets or not (kind := discarded(s, found)):
        return [(ABILITY, number, *each) for each in targets]
    cards = of_type(s, seat, kind)
    return [(ABILITY, number, card, *each) for card in cards for each in targets]


def discarded(s: Expedition, found: Ability) -> str:
    """The type of the card that it costs; Magic stands for Alchemy where there is none."""
    kind = next((x.partition("-")[2] for x in found.cost if x.startswith("discard-")), "")
    return "magic" if kind == "alchemy" and "rocca.alchemy" not in s.terms.modules else kind


def can_pay(s: Expedition, seat: Seat, found: Ability) -> bool:
    """DG-8.6 Tokens cannot be taken at the limit; Students must be there."""
    if found.cost.get("stunned-only") and at_limit(s, seat):
        return False
    return found.cost.get("sacrifice", 0) <= s.students[seat]


def use_skill(s: Expedition, seat: Seat, deed: Deed, found: Ability) -> None:
    """Part 3.3 Its cost, then what it does."""
    named = deed[2:]
    if found.once == "turn":
        s.this_turn += ((USED + deed[1], seat),)
    if discarded(s, found):
        discard_tricks(s, seat, named[:1])
        named = named[1:]
    for _ in range(found.cost.get("stunned-only", 0)):
        get_stunned(s, seat)
    if count := found.cost.get("sacrifice"):
        sacrifice(s, seat, count)
    SKILLS[found.id].does(s, seat, found, named)


def may_overcharge(s: Expedition, seat: Seat) -> bool:
    """Part C.3 Only in a test that she takes part in, once."""
    at = running(s)
    test = s.stack[at] if at is not None else None
    if not isinstance(test, StealthTest) or seat not in (s.active, test.target):
        return False
    return "overcharge" not in [part[0] for part in (*test.alert, *test.stealth)]


def why_not_use(s: Expedition, seat: Seat, deed: Deed, moment: int) -> Reason:
    number = deed[1] if len(deed) > 1 else -1
    name = ABILITIES[number] if 0 <= number < len(ABILITIES) else ""
    found = ability(s, seat, name)
    if found is None:
        return Reason("DG-6.1", "no-such-ability")
    if (USED + number, seat) in s.this_turn:
        return Reason("RC-SCH.2", "ability-used-up", {"ability": name})
    if name == "headbutt" and at_limit(s, seat):
        return Reason("DG-8.6", "at-the-limit", {"stunned": s.stunned[seat]})
    if found not in s.terms.content.usable[s.scholars[seat]][s.fired_up[seat]][moment]:
        return Reason("DG-6.1", "ability-not-now", {"ability": name})
    kind = discarded(s, found)
    if kind and (len(deed) < 3 or deed[2] not in of_type(s, seat, kind)):
        return Reason("DG-6.1", "ability-needs-card", {"ability": name, "card_type": kind})
    if name == "headbutt":
        return Reason("DG-6.1", "not-in-your-zone", {"seats": here(s, seat)})
    if name == "divine-intervention":
        return Reason("DG-6.1", "not-nearby", {"seats": near(s, seat)})
    return Reason("DG-6.1", "ability-not-now", {"ability": name})


# ---------------------------------------------------------------- what happens


def use_ability(s: Expedition, seat: Seat, deed: Deed) -> None:
    """The cost is paid, then it does what it says."""
    name = ABILITIES[deed[1]]
    found = ability(s, seat, name)
    assert found is not None
    if s.heard:
        s.say("ability-used", seat=seat, ability=name)
    amounts = found.amounts
    if name in SKILLS:
        use_skill(s, seat, deed, found)
        return
    if name == "headbutt":
        headbutt(s, seat, deed[2], amounts)
        return
    discard_tricks(s, seat, (deed[2],))
    if name == "arcane-research":
        arcane_research(s, seat, amounts)
    elif name == "overcharge":
        add(s, STEALTH if seat == s.active else ALERT, "overcharge", seat, amounts[0])
    else:
        divine_intervention(s, seat, deed[3], amounts)


def headbutt(s: Expedition, seat: Seat, victim: Seat, amounts: list[int]) -> None:
    """A token for oneself, then one for another in the Zone; Fired Up a Student comes over."""
    if len(amounts) > 1:
        s.push(Aftermath(seat, victim, students=amounts[1]))
    s.push(Aftermath(seat, victim, stunned=amounts[0]))
    stun(s, seat, 1, cost=True)


def divine_intervention(s: Expedition, seat: Seat, victim: Seat, amounts: list[int]) -> None:
    """A Stunned token for another Scholar nearby; Fired Up a card is drawn then."""
    if len(amounts) > 1:
        s.push(Aftermath(seat, victim, tricks=amounts[1]))
    stun(s, victim, amounts[0])


class Aftermath(Frame, frozen=True, gc=False):
    """DG-6.1 What an Ability does once an earlier part of it has been answered."""

    public = ("seat", "victim", "stunned", "students", "tricks")
    seat: Seat
    victim: Seat
    stunned: int = 0
    students: int = 0
    tricks: int = 0

    def resolve(self, s: Expedition) -> None:
        s.leave()
        if self.stunned:
            stun(s, self.victim, self.stunned)
        if self.students:
            take_student(s, self.seat, self.victim, self.students)
        if self.tricks:
            draw_tricks(s, self.seat, self.tricks)


def arcane_research(s: Expedition, seat: Seat, amounts: list[int]) -> None:
    """The top cards are looked at; one is kept, the others go to the bottom."""
    cards = take_top(s, amounts[0])
    if cards:
        learn(s, 1 << seat, cards)
        s.push(Peek(seat, cards, amounts[1]))


class Peek(Looking, frozen=True, gc=False):
    """DG-6.1 The cards looked at, in an order: the first are kept, the last one is the lowest."""

    public = ("seat", "kept")
    kept: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.cards) > self.kept else ()

    def decide(self, s: Expedition, seat: Seat, choice: tuple[Card, ...]) -> None:
        s.leave()
        kept, rest = choice[: self.kept], choice[self.kept :]
        s.hands[seat] += kept
        if lasting(s, seat, "hand-is-public"):
            learn(s, EVERYONE, kept)
        s.deck[:0] = rest[::-1]
        if s.heard:
            s.say("peeked", seat=seat, kept=len(kept), count=len(choice))
