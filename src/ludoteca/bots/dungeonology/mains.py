"""Main Effects: what they are worth, when to react, which cards to take."""

from __future__ import annotations

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
from ludoteca.games.dungeonology.main.declaring import AUXILIARY, mains
from ludoteca.games.dungeonology.main.kinds import aimed, others, others_here, row_of
from ludoteca.games.dungeonology.main.magic import owners
from ludoteca.games.dungeonology.rows import Cost
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.state import Expedition
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
    """What it brings, in points; what only moves or hides is left to others."""
    row, targets = row_of(s, deed[1]), deed[3:]
    if row.intern:
        return intern_gain(s, seat, row.intern)
    judge = GAINS.get(s.terms.content.designs[s.faces[deed[1]]].id)
    return judge(s, seat, targets, row.amounts, mind) if judge else 0.0


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


def _draws(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    return mind.taste.bonus * MEAN * (n[0] - 0.5 * n[1] * len(others_here(s, seat)))


def _recruits(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    return mind.taste.student * min(s.bonfire, n[0])


def _smile(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    return 1.5 * mind.taste.student * len([x for x in others_here(s, seat) if s.students[x]])


def _lecture(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    return collected(s, seat, n[0], mind) - mind.taste.omega * n[1]


def _famous(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    givers = [x for x in others_here(s, seat) if any(s.boards[x])]
    more = collected(s, seat, n[0], mind) + donated(s, seat, givers, mind)
    return more - mind.taste.omega * (len(givers) + n[2])


def _potion(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    return collected(s, seat, n[1], mind) + donated(s, seat, owners(s, seat, ()), mind)


def _stab(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    share = weight(s, mind.taste, t[0], mind.clan)
    return cube(s, seat, t[1], mind) + share * lost(s, t[0], t[1], mind)


def _exchange(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    taken = cube(s, seat, t[2], mind) if t[2] >= 0 else 0.0
    return taken - (lost(s, seat, t[1], mind) if t[1] >= 0 else 0.0)


def _transmute(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    return cube(s, seat, t[0] + 1, mind) - lost(s, seat, t[0], mind)


def _gossip(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    share = weight(s, mind.taste, t[0], mind.clan)
    return share * mind.taste.bonus * MEAN * min(n[0], len(s.hands[t[0]]))


def _truce(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    return mind.taste.stunned * min(n[0], s.stunned[seat]) if not s.panicking else 0.0


def _borrow(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    return mind.taste.bonus * 4.0


def _papers(s: Expedition, seat: Seat, t: Deed, n: list[int], mind: Mind) -> float:
    return mind.taste.bonus * 3.0 * n[0]


GAINS: dict[str, Any] = {
    "study-group": _draws,
    "rousing-speech": _recruits,
    "mass-enrolment": _recruits,
    "magnetic-smile": _smile,
    "public-lecture": _lecture,
    "really-famous": _famous,
    "love-potion": _potion,
    "back-stab": _stab,
    "forced-exchange": _exchange,
    "transmute-the-facts": _transmute,
    "campus-gossip": _gossip,
    "gentlefolks-truce": _truce,
    "borrowed-notes": _borrow,
    "old-exam-papers": _papers,
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


def take_card(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """The strongest."""
    power, faces = powers(s.terms.content), s.faces
    best: int = max(sorted(s.hands[top.victim]), key=lambda card: power[faces[card]])
    return best


def retrieve(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[int, ...]:
    power, faces = powers(s.terms.content), s.faces
    cards = sorted(top.options(s, seat).items, key=lambda card: -power[faces[card]])
    return tuple(sorted(cards[: top.count]))
