"""Main Effects that move, hide or look: ways through the Dungeon, tokens and Traps, what lasts."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.bots.dungeonology.judging import Mind, Named, lost
from ludoteca.bots.dungeonology.perils import entering, harm, relief, stun_worth
from ludoteca.games.dungeonology.components import CAMP, LETTERS, MOVE, MYSTICISM
from ludoteca.games.dungeonology.main.whom import others
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.tokens import trap_in
from ludoteca.games.dungeonology.unfolding import NOTHING
from ludoteca.kernel.event import Seat

Harm = Callable[[Seat], float]
Gain = Callable[[Expedition, Seat, Named, Mind], float]

ALL_COLOURS = (1 << len(LETTERS)) - 1
KNOWING = 1.0  # points: to know the Clan
ORDER = 0.4  # points: to know which Zones come, or another's hand
LAID = 0.3  # of what a Zone is worth: that it is laid and not entered
TELEPORTED = 0.3  # of what is better elsewhere, since it takes the Action of a turn
HEADING = 0.8  # chance that somebody is the next to enter a Zone: who is heading there
PASSING = 0.2  # who could be there with the next turn
FAR = 0.05  # and anybody else


def speed(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return mind.stand(s, seat).better(x.bonus, points=x.part.n)


def move(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    """Where one's way goes on from there; another is moved where nothing is to be had."""
    there = s.spots[seat] if x.part.where.word == "here" else x.at(x.part.where.slot)
    if there == NOTHING:
        return 0.0
    if x.part.who.word == "me":
        return arriving(s, seat, there, x.bonus, mind)
    moved = x.victims(s, seat)
    return sum([-mind.share(s, v) * arriving(s, v, there, 0.0, mind) for v in moved])


def arriving(s: Expedition, seat: Seat, there: int, less: float, mind: Mind) -> float:
    better = mind.stand(s, seat).better(less, start=there)
    return better - entering(s, seat, there, mind.taste, mind.judge)


def swap(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    """Their place for mine."""
    here, found = s.spots[seat], 0.0
    for other in x.victims(s, seat):
        found += arriving(s, seat, s.spots[other], x.bonus, mind)
        found -= mind.share(s, other) * arriving(s, other, here, 0.0, mind)
    return found


def place_zone(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    if s.panicking:
        return 0.0
    stand = mind.stand(s, seat)
    here = stand.eye.sites[0].zone
    if not here.beside or not s.piles[here.floor]:
        return 0.0
    fresh = stand.eye.fresh(here.beside, x.bonus)
    return fresh - stand.worth if x.part.name == "yes" else LAID * fresh


def look(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return ORDER


def look_clan(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return KNOWING if mind.clan < 0 else 0.0


# ---------------------------------------------------------------- tokens and Traps


def token(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    there = s.spots[seat] if x.part.where.word == "here" else x.at(x.part.where.slot)
    if there <= CAMP:
        return 0.0
    if x.part.name.startswith("trap_"):
        return trap(s, seat, there, x.part.name.removeprefix("trap_"), mind)
    if x.part.name == "secret_X":
        return passage(s, seat, there, x, mind)
    if not s.boards[seat][MYSTICISM]:  # DG-36.5
        return 0.0
    stand = mind.stand(s, seat)
    best = max([stand.eye.study(at.spot, at.zone.alert)[0] for at in stand.eye.sites])
    return TELEPORTED * max(0.0, best - stand.worth)


def trap(s: Expedition, seat: Seat, spot: int, kind: str, mind: Mind) -> float:
    """DG-36.7 What it does to those who will come there, oneself included."""
    if trap_in(s, spot) is not None:
        return 0.0
    found = -comes(s, seat, spot, mind) * harm(s, seat, kind, mind.taste)
    for rival in others(s, seat):
        share = mind.share(s, rival) * harm(s, rival, kind, mind.taste)
        if share:
            found += comes(s, rival, spot, mind) * share
    return found


def comes(s: Expedition, seat: Seat, spot: int, mind: Mind) -> float:
    """How likely that Scholar is the next to enter a Zone."""
    if s.spots[seat] == spot:
        return 0.0
    stand = mind.stand(s, seat)
    if stand.deed == (MOVE, spot):
        return HEADING
    reach = stat(s, seat, "speed")
    return PASSING if any([x.spot == spot and x.moves <= reach for x in stand.eye.sites]) else FAR


def passage(s: Expedition, seat: Seat, there: int, x: Named, mind: Mind) -> float:
    """DG-36.3 A way to another Zone, where what is to be had there is better; once is enough."""
    if there == s.spots[seat]:
        return 0.0
    return max(0.0, mind.stand(s, seat).better(x.bonus, points=-1, start=there))


# ---------------------------------------------------------------- what lasts, what hurts


def status(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    if x.part.name == "ignore_doors":
        return max(0.0, mind.stand(s, seat).better(x.bonus, colours=ALL_COLOURS))
    if seat in s.truces or not others(s, seat):
        return 0.0
    mine = [lost(s, seat, colour, mind) for colour, n in enumerate(s.boards[seat]) if n]
    return mind.taste.spied * max(mine, default=0.0)


def stun(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return hurting(s, seat, x, mind, lambda who: x.part.n * stun_worth(s, who, mind.taste))


def jinx(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return hurting(s, seat, x, mind, lambda who: x.part.n * mind.taste.jinx)


def jinx_drop(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    return relief(s, seat, x.part.n)


def sacrifice(s: Expedition, seat: Seat, x: Named, mind: Mind) -> float:
    given = mind.taste.student
    return hurting(s, seat, x, mind, lambda who: given * min(x.part.n, s.students[who]))


def hurting(s: Expedition, seat: Seat, x: Named, mind: Mind, harm_of: Harm) -> float:
    if x.part.who.word == "me":
        return -harm_of(seat)
    return sum([mind.share(s, v) * harm_of(v) for v in x.victims(s, seat)])


GAINS: dict[str, Gain] = {
    "speed": speed,
    "move": move,
    "swap": swap,
    "place_zone": place_zone,
    "look_pile": look,
    "look_hand": look,
    "look_clan": look_clan,
    "token": token,
    "status": status,
    "stun": stun,
    "jinx": jinx,
    "jinx_drop": jinx_drop,
    "sacrifice": sacrifice,
}
