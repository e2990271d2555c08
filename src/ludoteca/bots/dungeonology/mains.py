"""Main Effects: what they are worth."""

from __future__ import annotations

from ludoteca.bots.dungeonology import ground
from ludoteca.bots.dungeonology.judging import Mind, Named, cheapest, cube, lost
from ludoteca.bots.dungeonology.perils import spread
from ludoteca.bots.dungeonology.worth import MEAN, Taste, exchange_gain
from ludoteca.games.dungeonology.components import NOBODY, Deed
from ludoteca.games.dungeonology.cubes import collectable
from ludoteca.games.dungeonology.main.declaring import mains
from ludoteca.games.dungeonology.main.kinds import Main, main_of, row_of
from ludoteca.games.dungeonology.rows import Cost
from ludoteca.games.dungeonology.scholars import stat, within_reach
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.vocabulary import UNNAMED
from ludoteca.kernel.event import Seat

OWN_INTERN = 0.2  # points: to call an Intern whom one has already
OTHERS_DRAW = 0.5  # of the worth of cards that others draw: that is so much worse for me
WON_OVER = 1.5  # times an own Student: one who was another's before
TAKEN = 4.0  # the Bonus value of the best card in another's hand


def best_main(
    s: Expedition,
    seat: Seat,
    moment: int,
    mind: Mind,
    *,
    action: bool = False,
    spare: bool = False,
) -> tuple[float, Deed | None]:
    """The Main Effect that is worth most beyond its cost, if any is.

    DG-26.6 Cards are *spare* where the hand is about to be filled again.
    """
    taste, found = mind.taste, None
    best = taste.edge
    refund = taste.bonus * MEAN if spare and len(s.hands[seat]) <= stat(s, seat, "hand") else 0.0
    seen: dict[tuple[int, ...], float] = {}
    for deed in mains(s, seat, moment, action=action):
        key = (s.faces[deed[1]], *deed[2:])
        if key not in seen:
            seen[key] = gain(s, seat, deed, mind) - price(s, seat, deed, taste) + refund
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


def gain(s: Expedition, seat: Seat, deed: Deed, mind: Mind) -> float:
    """What it brings, in points, part by part."""
    bonus = s.terms.content.bonus[s.faces[deed[1]]]
    return effect_gain(s, seat, main_of(s, deed[1]), deed[3:], bonus, mind)


def effect_gain(
    s: Expedition, seat: Seat, main: Main, targets: Deed, bonus: int, mind: Mind
) -> float:
    """The same of any effect: what was named for it, the Bonus value of the card it takes."""
    parts = spread(s, seat, main.stated.parts)
    named = [Named(part, targets, main.stated, bonus) for part in parts]
    return sum([part_gain(s, seat, each, mind) for each in named])


def part_gain(s: Expedition, seat: Seat, named: Named, mind: Mind) -> float:
    if named.part.ways:
        ways = [[named._replace(part=part) for part in way] for way in named.part.ways]
        return max([sum([part_gain(s, seat, each, mind) for each in way]) for way in ways])
    judge = GAINS.get(named.part.word)
    return judge(s, seat, named, mind) if judge else 0.0


def intern_gain(s: Expedition, seat: Seat, name: str, taste: Taste) -> float:
    number = [row.id for row in s.terms.content.interns].index(name)
    owner = s.interns[number]
    if owner == seat:
        return OWN_INTERN
    if owner != NOBODY and not within_reach(s, owner):
        return 0.0
    return taste.intern + float(s.terms.content.interns[number].points)


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
    return -OTHERS_DRAW * cards * len(x.victims(s, seat)) if x.part.who.slot == UNNAMED else 0.0


def _recruit(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    mine = x.part.who.word == "me"
    return mind.taste.student * min(s.bonfire, x.part.n) if mine else 0.0


def _enrol(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return mind.taste.student * x.part.n if x.part.who.word == "me" else 0.0


def _take_student(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    """One is given away before that for each Stunned token of the same effect."""
    given = sum([part.n for part in x.whole.parts if part.word == "stun"])
    found = [victim for victim in x.victims(s, seat) if s.students[victim] > given]
    return WON_OVER * mind.taste.student * len(found)


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
    if x.robs_omega(s):
        return sum([cube(s, seat, colour, mind) + mind.taste.robbed for colour in x.colours()])
    found = 0.0
    for victim in x.victims(s, seat):
        share = mind.share(s, victim)
        for colour in x.colours():
            found += cube(s, seat, colour, mind) + share * lost(s, victim, colour, mind)
    return found


def _upgrade(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return sum([cube(s, seat, c + 1, mind) - lost(s, seat, c, mind) for c in x.colours()])


def _trade(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    """DG-Q.142 A cube for a cube; to another Scholar the same the other way round."""
    given = x.colours()
    if len(given) < len(x.part.pick.slots):
        return 0.0
    old, new = given
    found = exchange_gain(s.terms.content, mind.taste, s.boards[seat], old, new, mind.clan)
    for other in x.victims(s, seat):
        theirs = exchange_gain(s.terms.content, mind.taste, s.boards[other], new, old, mind.clan)
        found -= mind.share(s, other) * theirs
    return found


def _discard(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    cards = mind.taste.bonus * MEAN
    if x.part.who.word == "me":
        return -cards * x.part.n
    return sum([mind.share(s, v) * cards * min(x.part.n, len(s.hands[v]))
                for v in x.victims(s, seat)])  # fmt: skip


def _leave(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    """The cheapest cube of somebody else."""
    return sum([mind.share(s, v) * lost(s, v, cheapest(s, v), mind)
                for v in x.donors(s, seat)])  # fmt: skip


def _heal(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return mind.taste.stunned * min(x.part.n, s.stunned[seat]) if not s.panicking else 0.0


def _take_card(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return mind.taste.bonus * TAKEN * x.part.n


def _retrieve(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return mind.taste.bonus * mind.taste.picked * min(x.part.n, len(s.discard))


def _peek(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return mind.taste.bonus * mind.taste.picked * x.part.keep


def _intern(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return intern_gain(s, seat, x.part.name, mind.taste)


GAINS: dict[str, ground.Gain] = {
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
    "trade": _trade,
    "intern": _intern,
    **ground.GAINS,
}
