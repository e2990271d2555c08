"""Main Effects: what they are worth, when to react, which cards to take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ludoteca.bots.dungeonology.worth import (
    Taste,
    clan_seen,
    cube_gain,
    cube_loss,
    powers,
    weight,
)
from ludoteca.games.dungeonology.components import MAIN, NOBODY, PASS, QUIET, REACTION, Deed
from ludoteca.games.dungeonology.cubes import collectable
from ludoteca.games.dungeonology.main.declaring import AUXILIARY, Declared, mains
from ludoteca.games.dungeonology.main.kinds import aimed, main_of, row_of
from ludoteca.games.dungeonology.main.whom import (
    others,
    others_here,
)
from ludoteca.games.dungeonology.rows import Cost
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.unfolding import NOTHING
from ludoteca.games.dungeonology.vocabulary import UNNAMED, Part, Stated
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

MEAN = 2.3  # the Bonus value of a card from the deck, about
INTERN, OWN_INTERN = 1.5, 0.2  # besides its points
EDGE = 0.3  # by which an effect has to be worth more than it costs


def best_main(
    s: Expedition, seat: Seat, moment: int, taste: Taste, *, action: bool = False
) -> tuple[float, Deed | None]:
    """The Main Effect that is worth most beyond its cost, if any is."""
    best, found = EDGE, None
    seen: dict[tuple[int, ...], float] = {}
    mind = Mind(taste, clan_seen(s, seat))
    for deed in mains(s, seat, moment, action=action):
        key = (s.faces[deed[1]], *deed[2:])
        if key not in seen:
            seen[key] = gain(s, seat, deed, mind) - price(s, seat, deed, taste)
        if seen[key] > best:
            best, found = seen[key], deed
    return (best if found else 0.0), found


def price(s: Expedition, seat: Seat, deed: Deed, taste: Taste) -> float:
    """What it costs, the card itself included."""
    costs = row_of(s, deed[1]).cost
    cost: Cost = costs[deed[2] // 2] if costs else {}
    spent: float = taste.bonus * s.terms.content.bonus[s.faces[deed[1]]]
    spent += taste.omega * cost.get("students", 0) + taste.stunned * cost.get("stunned", 0)
    spent += taste.student * cost.get("sacrifice", 0)
    discards = 0 if deed[2] % 2 else cost.get("discard", 0)
    return spent + taste.bonus * MEAN * discards


class Mind(NamedTuple):
    """Who judges: by which taste, and what that seat knows of the Clan."""

    taste: Taste
    clan: int


def gain(s: Expedition, seat: Seat, deed: Deed, mind: Mind) -> float:
    """What it brings, in points, part by part; what only moves or hides is left to others."""
    stated = main_of(s, deed[1]).stated
    named = [Named(part, deed[3:], stated) for part in stated.parts]
    return sum([part_gain(s, seat, each, mind) for each in named])


def part_gain(s: Expedition, seat: Seat, named: Named, mind: Mind) -> float:
    if named.part.ways:
        ways = [[named._replace(part=part) for part in way] for way in named.part.ways]
        return max([sum([part_gain(s, seat, each, mind) for each in way]) for way in ways])
    judge = GAINS.get(named.part.word)
    return judge(s, seat, named, mind) if judge else 0.0


class Named(NamedTuple):
    """A part of an effect, what was named for all of it, and the whole of it."""

    part: Part
    targets: Deed
    whole: Stated

    def donors(self, s: Expedition, seat: Seat) -> list[Seat]:
        """Who Donates a cube of their own choice."""
        return [x for x in self.victims(s, seat) if any(s.boards[x])]

    def at(self, slot: int) -> int:
        return self.targets[slot] if 0 <= slot < len(self.targets) else NOTHING

    def victims(self, s: Expedition, seat: Seat) -> list[Seat]:
        """Others whom it touches."""
        who = self.part.who
        if who.slot != UNNAMED:
            return [self.at(who.slot)] if self.at(who.slot) != NOTHING else []
        found = {"each@here": others_here, "each@any": others}.get(who.word)
        return found(s, seat) if found else []

    def colours(self) -> list[int]:
        return [x for x in map(self.at, self.part.pick.slots) if x != NOTHING]


def intern_gain(s: Expedition, seat: Seat, name: str) -> float:
    number = [row.id for row in s.terms.content.interns].index(name)
    owner = s.interns[number]
    if owner == seat:
        return OWN_INTERN
    if owner != NOBODY and not within_reach(s, owner):
        return 0.0
    return INTERN + float(s.terms.content.interns[number].points)


def cube(s: Expedition, seat: Seat, colour: int, mind: Mind) -> float:
    return cube_gain(s.terms.content, mind.taste, s.boards[seat], colour, mind.clan)


def lost(s: Expedition, seat: Seat, colour: int, mind: Mind) -> float:
    return cube_loss(s.terms.content, mind.taste, s.boards[seat], colour, mind.clan)


def cheapest(s: Expedition, seat: Seat) -> int:
    """The colour that a donor gives."""
    return next(colour for colour, n in enumerate(s.boards[seat]) if n)


def collected(s: Expedition, seat: Seat, count: int, mind: Mind) -> float:
    spot = s.spots[seat]
    spaces = collectable(s, seat, spot, count)
    return sum([cube(s, seat, s.cubes[spot][space], mind) for space in spaces])


def donated(s: Expedition, seat: Seat, givers: list[Seat], mind: Mind) -> float:
    return sum([cube(s, seat, cheapest(s, giver), mind) for giver in givers])


def _draw(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    cards = mind.taste.bonus * MEAN * x.part.n
    if x.part.who.word == "me":
        return cards
    return -0.5 * cards * len(x.victims(s, seat)) if x.part.who.slot == UNNAMED else 0.0


def _recruit(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    mine = x.part.who.word == "me"
    return mind.taste.student * min(s.bonfire, x.part.n) if mine else 0.0


def _enrol(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return mind.taste.student * x.part.n if x.part.who.word == "me" else 0.0


def _take_student(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return 1.5 * mind.taste.student * len([v for v in x.victims(s, seat) if s.students[v]])


def _bag(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    """Each Student drawn may be an Omega one."""
    if x.part.who.word != "me":
        return 0.0
    given = [x._replace(part=part) for part in x.whole.parts if part.word == "donate"]
    more = sum([len(each.donors(s, seat)) for each in given]) if x.part.counted else 0
    return -mind.taste.omega * (more + x.part.n)


def _collect(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    if x.part.where.word != "here":
        return 0.0
    if x.part.pick.slots:
        return sum([cube(s, seat, colour, mind) for colour in x.colours()])
    return collected(s, seat, x.part.n, mind)


def _donate(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    if x.part.who.word == "me":
        return -sum([lost(s, seat, colour, mind) for colour in x.colours()])
    if x.part.pick.slots:
        return sum([cube(s, seat, colour, mind) for colour in x.colours()])
    return donated(s, seat, x.donors(s, seat), mind)


def _steal(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    found = 0.0
    for victim in x.victims(s, seat):
        share = weight(s, mind.taste, victim, mind.clan)
        for colour in x.colours():
            found += cube(s, seat, colour, mind) + share * lost(s, victim, colour, mind)
    return found


def _upgrade(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return sum([cube(s, seat, c + 1, mind) - lost(s, seat, c, mind) for c in x.colours()])


def _discard(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    cards = mind.taste.bonus * MEAN
    if x.part.who.word == "me":
        return -cards * x.part.n
    return sum([weight(s, mind.taste, v, mind.clan) * cards * min(x.part.n, len(s.hands[v]))
                for v in x.victims(s, seat)])  # fmt: skip


def _leave(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    """The cheapest cube of somebody else."""
    return sum([weight(s, mind.taste, v, mind.clan) * lost(s, v, cheapest(s, v), mind)
                for v in x.donors(s, seat)])  # fmt: skip


def _heal(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return mind.taste.stunned * min(x.part.n, s.stunned[seat]) if not s.panicking else 0.0


def _take_card(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return mind.taste.bonus * 4.0 * x.part.n


def _retrieve(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return mind.taste.bonus * 3.0 * min(x.part.n, len(s.discard))


def _peek(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return mind.taste.bonus * 3.0 * x.part.keep


def _intern(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return intern_gain(s, seat, x.part.name)


GAINS: dict[str, Callable[[Expedition, Seat, Named, Mind], float]] = {
    "draw": _draw,
    "discard": _discard,
    "take_card": _take_card,
    "retrieve": _retrieve,
    "peek": _peek,
    "recruit": _recruit,
    "enrol": _enrol,
    "take_student": _take_student,
    "bag": _bag,
    "heal": _heal,
    "collect": _collect,
    "steal": _steal,
    "donate": _donate,
    "leave": _leave,
    "upgrade": _upgrade,
    "intern": _intern,
}


# ---------------------------------------------------------------- Reactions, cards


def react(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> Deed:
    """DG-34.11 Cancel what hurts more than the Reaction costs; who has none asks for quiet."""
    deeds = [deed for deed in mains(s, seat, REACTION) if deed[0] == MAIN]
    if not deeds:
        return (QUIET,)
    harm = hurt(s, seat, top, taste)
    deed = min(deeds, key=lambda each: price(s, seat, each, taste))
    return deed if harm - price(s, seat, deed, taste) > EDGE else (PASS,)


def hurt(s: Expedition, seat: Seat, top: Any, taste: Taste) -> float:
    """What the declared effect does to that seat, by what it brings to its player."""
    if top.way == AUXILIARY:  # DG-Q.67
        return 0.0
    deed = (MAIN, top.card, top.way, *top.targets)
    share = weight(s, taste, top.seat, clan_seen(s, seat)) if top.seat in others(s, seat) else 0.3
    brought = gain(s, top.seat, deed, Mind(taste, clan_seen(s, seat)))
    return brought if seat in aimed(s, top.seat, top.card, top.targets) else share * brought


def name_anew(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> Deed:
    """What brings most, of the target that somebody else has chosen."""
    below, mind = s.stack[-3], Mind(taste, clan_seen(s, seat))
    assert isinstance(below, Declared)
    card, way = below.card, below.way
    return max(top.choices(s), key=lambda x: gain(s, seat, (MAIN, card, way, *x), mind))


def take_card(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """The strongest."""
    power, faces = powers(s.terms.content), s.faces
    best: int = max(sorted(s.hands[top.victim]), key=lambda card: power[faces[card]])
    return best


def retrieve(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[int, ...]:
    power, faces = powers(s.terms.content), s.faces
    cards = sorted(top.options(s, seat).items, key=lambda card: -power[faces[card]])
    return tuple(sorted(cards[: top.count]))
