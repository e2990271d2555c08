"""DG-6.1, DG-6.2 The Abilities of the Scholars: when they may be used, at what cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import ABILITY, CAMP, USED, Deed
from ludoteca.games.dungeonology.known_abilities import Use
from ludoteca.games.dungeonology.main.choosing import can_be_done
from ludoteca.games.dungeonology.main.declaring import pay as pay_as_card
from ludoteca.games.dungeonology.main.kinds import Main, put_together
from ludoteca.games.dungeonology.rows import Ability, AbilityCost, Cost, MainEffect
from ludoteca.games.dungeonology.scholars import at_limit, within_reach
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH, StealthTest, add, running
from ludoteca.games.dungeonology.students import get_stunned
from ludoteca.games.dungeonology.tricks import Card, discard_tricks
from ludoteca.games.dungeonology.unfolding import NOTHING, OF_ABILITY, Unfolding
from ludoteca.games.dungeonology.vocabulary import UNNAMED
from ludoteca.kernel.event import Reason, Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.content import Content
    from ludoteca.games.dungeonology.state import Expedition


@dataclass(frozen=True)
class Skill:
    """RC-SCH.2 What an Ability with a rule of its own can be used on, and what it does."""

    targets: Callable[[Expedition, Seat, Ability], Sequence[tuple[int, ...]]]
    does: Callable[[Expedition, Seat, Ability, tuple[int, ...]], None]


SKILLS: dict[str, Skill] = {}  # by Ability; `rocca_civetta.skills` brings more


def ability(s: Expedition, seat: Seat, name: str) -> Ability | None:
    """The Ability on the face that is up whose rule is known by that name."""
    abilities = s.terms.content.abilities
    mine: dict[str, Ability] = abilities.own_rules[s.scholars[seat]][s.fired_up[seat]]
    return mine.get(name)


def of_type(s: Expedition, seat: Seat, kind: str) -> list[Card]:
    """The cards of a type in a hand; RC-MIX.1 with two added Types Fate stands for any."""
    fitting, faces = s.terms.of_type.get(kind, ()), s.faces
    found: list[Card] = []
    for card in s.hands[seat]:
        if faces[card] in fitting:
            found.append(card)
    return found


def here(s: Expedition, seat: Seat) -> list[Seat]:
    """The other Scholars in the same Zone; in the camp nobody can be chosen (DG-5.4)."""
    spot = s.spots[seat]
    return [x for x in range(s.seats) if x != seat and s.spots[x] == spot and within_reach(s, x)]


def near(s: Expedition, seat: Seat) -> list[Seat]:
    """DG-25.2 The other Scholars in the same Zone or a Linked one, neither in the camp nor gone."""
    spots, captured = s.spots, s.captured
    here = spots[seat]
    # `within_reach`, written out: this is asked at every decision.
    if here <= CAMP or seat in captured:
        return []
    zones = (here, *s.dungeon().neighbours(here).linked)
    found: list[Seat] = []
    for x, spot in enumerate(spots):  # likewise
        if spot > CAMP and spot in zones and x != seat and x not in captured:
            found.append(x)
    return found


# ---------------------------------------------------------------- what may be used


def uses(s: Expedition, seat: Seat, moment: int) -> list[Deed]:
    """DG-6.1, DG-6.2, DG-Q.83 What that Scholar may use at such a moment."""
    found: list[Deed] = []
    mine = ready(s.terms.content)[s.scholars[seat]][s.fired_up[seat]][moment]
    for use, main, skill in mine:
        if s.this_turn and (USED + use.number, seat) in s.this_turn:
            continue
        if not use.for_a_card and not can_pay(s, seat, use):
            continue
        if use.when == "taking-part" and not takes_part(s, seat):
            continue
        cards = of_type(s, seat, discarded(s, use)) if use.discards else ()
        if use.discards and not cards:
            continue
        if main is not None:
            targets = stated_targets(s, seat, main)
        else:
            targets = skill.targets(s, seat, use.row) if skill else ()
        if use.discards:
            found += for_cards(use.number, cards, targets)
        else:
            used = (ABILITY, use.number)
            for each in targets:
                found.append(used + each)
    return found


def for_cards(number: int, cards: Sequence[Card], targets: Sequence[tuple[int, ...]]) -> list[Deed]:
    """Each of the cards that an Ability may cost, with each of its targets."""
    return [(ABILITY, number, card, *each) for card in cards for each in targets]


Ready = tuple[Use, Main | None, Skill | None]  # with what it states, or its own rule


@lru_cache(maxsize=64)
def ready(content: Content) -> tuple[tuple[tuple[tuple[Ready, ...], ...], ...], ...]:
    """By Scholar, face and moment, the Abilities that may be used."""
    stated = stated_uses(content)

    def whole(use: Use) -> Ready:
        return use, None if use.own_rule else stated[use.source], SKILLS.get(use.row.id)

    return tuple(
        [
            tuple([tuple([tuple([whole(x) for x in at]) for at in face]) for face in both])
            for both in content.abilities.usable
        ]
    )


def stated_targets(s: Expedition, seat: Seat, main: Main) -> Sequence[tuple[int, ...]]:
    """What may be named for it; DG-Q.120 from the camp nothing that touches others."""
    if not within_reach(s, seat) and (seat != s.active or main.others):
        return ()
    if not main.asks:
        return main.offers(s, seat) if can_be_done(s, seat, main.stated.parts) else ()
    found = main.offers(s, seat)
    for slot in main.whom:  # an Ability that is used on a Scholar needs one
        found = [x for x in found if slot < len(x) and x[slot] != NOTHING]
    return sorted(found)


@lru_cache(maxsize=64)
def stated_uses(content: Content) -> tuple[Main, ...]:
    """By source, the effects that Abilities state."""
    return tuple([put_together(x, MainEffect("standard", "")) for x in content.abilities.stated])


def discarded(s: Expedition, use: Use) -> str:
    """The type of the card that it costs; Magic stands for Alchemy where there is none."""
    none = use.discards == "alchemy" and "rocca.alchemy" not in s.terms.modules
    return "magic" if none else use.discards


def can_pay(s: Expedition, seat: Seat, use: Use) -> bool:
    """DG-8.6 Tokens cannot be taken at the limit; Students, cards and points must be there."""
    if use.stuns and at_limit(s, seat):
        return False
    if use.sacrifice > s.students[seat] or use.cards > len(s.hands[seat]):
        return False
    return not use.points or s.phase().speed + s.phase().bonus >= use.points


def takes_part(s: Expedition, seat: Seat) -> bool:
    """DG-25.9 Whether that Scholar takes the test, or is spied on."""
    at = running(s)
    test = s.stack[at] if at is not None else None
    return isinstance(test, StealthTest) and seat in (s.active, test.target)


def overcharged(s: Expedition, seat: Seat, found: Ability) -> list[tuple[int, ...]]:
    """Part C.3 Only in a test that she takes part in, once."""
    at = running(s)
    test = s.stack[at] if at is not None else None
    if not isinstance(test, StealthTest):
        return []
    return [] if "overcharge" in [part[0] for part in (*test.alert, *test.stealth)] else [()]


def why_not_use(s: Expedition, seat: Seat, deed: Deed, moment: int) -> Reason:
    number = deed[1] if len(deed) > 1 else -1
    abilities = s.terms.content.abilities
    mine = abilities.uses[s.scholars[seat]][s.fired_up[seat]]
    use = next((x for x in mine if x.number == number), None)
    if use is None:
        return Reason("DG-6.1", "no-such-ability")
    name = use.row.id
    if (USED + number, seat) in s.this_turn:
        return Reason("RC-SCH.2", "ability-used-up", {"ability": name})
    if use.stuns and at_limit(s, seat):
        return Reason("DG-8.6", "at-the-limit", {"stunned": s.stunned[seat]})
    if use not in abilities.usable[s.scholars[seat]][s.fired_up[seat]][moment]:
        return Reason("DG-6.1", "ability-not-now", {"ability": name})
    kind = discarded(s, use)
    if kind and (len(deed) < 3 or deed[2] not in of_type(s, seat, kind)):
        return Reason("DG-6.1", "ability-needs-card", {"ability": name, "card_type": kind})
    if not can_pay(s, seat, use):
        return Reason("DG-6.1", "ability-unpaid", {"ability": name})
    whom = "" if use.own_rule else named_whom(stated_uses(s.terms.content)[use.source])
    if whom == "opp@here":
        return Reason("DG-6.1", "not-in-your-zone", {"seats": here(s, seat)})
    if whom == "opp@near":
        return Reason("DG-6.1", "not-nearby", {"seats": near(s, seat)})
    return Reason("DG-6.1", "ability-not-now", {"ability": name})


def named_whom(main: Main) -> str:
    """Of whom one is chosen for it."""
    return next((x.who.word for x in main.stated.parts if x.who.slot != UNNAMED), "")


# ---------------------------------------------------------------- what happens


def use_ability(s: Expedition, seat: Seat, deed: Deed) -> None:
    """DG-6.1 The cost is paid, then it does what it says."""
    mine = s.terms.content.abilities.uses[s.scholars[seat]][s.fired_up[seat]]
    use = next(x for x in mine if x.number == deed[1])
    named = deed[2:]
    if s.heard:
        s.say("ability-used", seat=seat, ability=use.row.id)
    if use.row.once == "turn":
        s.this_turn += ((USED + deed[1], seat),)
    if use.discards:
        discard_tricks(s, seat, named[:1])
        named = named[1:]
    if use.own_rule:
        pay(s, seat, use.row.cost)
        SKILLS[use.row.id].does(s, seat, use.row, named)
    else:
        s.push(Unfolding(seat, (OF_ABILITY, use.source), named))
        spend_speed(s, use.row.cost.get("speed", 0))
        pay(s, seat, use.row.cost)


def pay(s: Expedition, seat: Seat, cost: AbilityCost) -> None:
    """Part C.7 What it costs besides a card of a type and Speed points."""
    if not cost:
        return
    for _ in range(cost.get("stunned-only", 0)):
        get_stunned(s, seat)
    as_card: Cost = {
        x: cost[x] for x in ("students", "sacrifice", "stunned", "discard") if x in cost
    }
    pay_as_card(s, seat, as_card, spared=False)


def spend_speed(s: Expedition, count: int) -> None:
    """DG-Q.23 Points of the Scholar card go first."""
    if count:
        phase = s.phase()
        first = min(count, phase.speed)
        s.amend_phase(phase.but(speed=phase.speed - first, bonus=phase.bonus - (count - first)))


def overcharge(s: Expedition, seat: Seat, found: Ability, named: tuple[int, ...]) -> None:
    """Part C.3 Stealth for who takes the test, Alert for who is spied on."""
    add(s, STEALTH if seat == s.active else ALERT, "overcharge", seat, found.amounts[0])


SKILLS["overcharge"] = Skill(overcharged, overcharge)
