"""Part C.7 Who and where: the words for Scholars and Zones, as a position answers them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import CAMP, NOWHERE
from ludoteca.games.dungeonology.notes import stars
from ludoteca.games.dungeonology.randomizer import random_scholar
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.unfolding import NOTHING, OF_BOSS_AFTER, OF_CARD
from ludoteca.games.dungeonology.vocabulary import UNNAMED, Where, Who
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.main.kinds import Working
    from ludoteca.games.dungeonology.state import Expedition

Seats = Callable[["Expedition", "Working"], Sequence[Seat]]
Spots = Callable[["Expedition", Seat], Sequence[int]]


# ---------------------------------------------------------------- Scholars


def others(s: Expedition, seat: Seat) -> list[Seat]:
    """Every other Scholar outside the camp, in turn order from there."""
    spots, captured = s.spots, s.captured
    found: list[Seat] = []
    for x in s.after(seat):
        # `within_reach`, written out: this is asked at every decision.
        if spots[x] > CAMP and x not in captured:
            found.append(x)
    return found


def others_here(s: Expedition, seat: Seat) -> list[Seat]:
    spots, here = s.spots, s.spots[seat]
    if spots.count(here) == 1:
        return []
    return [x for x in others(s, seat) if spots[x] == here]


def others_near(s: Expedition, seat: Seat) -> list[Seat]:
    """In the own Zone or in one that is Linked to it."""
    found = others(s, seat)
    if not found:
        return found
    zones, spots = (s.spots[seat], *linked(s, seat)), s.spots
    near: list[Seat] = []
    for x in found:
        if spots[x] in zones:
            near.append(x)
    return near


def left_neighbour(s: Expedition, seat: Seat) -> list[Seat]:
    """The next Scholar to the left who is in the game; nobody, if that one is in the camp."""
    left = next((x for x in s.after(seat) if s.in_game(x)), None)
    return [] if left is None or not within_reach(s, left) else [left]


def left_in_dungeon(s: Expedition, seat: Seat) -> list[Seat]:
    """Part 3.10 The next Scholar to the left who is still in the Dungeon."""
    return others(s, seat)[:1]


def randomized(s: Expedition) -> list[Seat]:
    """DG-3.3 A Randomized Scholar; DG-3.9 nobody where there is no candidate."""
    found = random_scholar(s)
    return [] if found is None else [found]


def least_stars(s: Expedition, seat: Seat) -> list[Seat]:
    """The other Scholar with the fewest Stars; of several the next to the left."""
    found = others(s, seat)
    return [min(found, key=lambda x: stars(s, x))] if found else []


FROM_THERE: dict[str, Callable[[Expedition, Seat], list[Seat]]] = {  # reacting brings one more
    "each@here": others_here,
    "each@any": others,
    "all@here": lambda s, seat: [seat, *others_here(s, seat)],
    "all@near": lambda s, seat: [seat, *others_near(s, seat)],
    "all@linked": lambda s, seat: [x for x in others_near(s, seat) if s.spots[x] != s.spots[seat]],
    "left": left_neighbour,
    "left@dungeon": left_in_dungeon,
    "act": lambda s, seat: [s.active],
    "rnd": lambda s, seat: randomized(s),
    "least@stars": least_stars,
}
ONE_OF: dict[str, Callable[[Expedition, Seat], list[Seat]]] = {
    "opp": others,
    "opp@here": others_here,
    "opp@near": others_near,
}


def seats_of(who: Who) -> Seats:
    """Whom that word means, in turn order."""
    if who.word == "me":
        return lambda s, e: (e.seat,)
    if who.slot != UNNAMED:
        slot = who.slot
        return lambda s, e: e.targets[slot : slot + 1] if e.named(slot) != NOTHING else ()
    found, of_boss = FROM_THERE[who.word], FROM_BOSS.get(who.word)
    if who.word in OF_OMEGA:
        word = who.word
        return lambda s, e: [*found(s, e.seat), *touched_too(s, e, word)]
    if of_boss is None:
        return lambda s, e: found(s, e.seat)
    return lambda s, e: of_boss(s) if e.source[0] == OF_BOSS_AFTER else found(s, e.seat)


OF_OMEGA = ("each@here", "each@any")  # words that touch him where a card bears his icon


def omega_too(s: Expedition, seat: Seat, word: str) -> tuple[Seat, ...]:
    """RC-OMG.2, RC-OMG.18 Omega, if that word reaches him from there."""
    if not s.terms.omega or s.omega == CAMP:
        return ()
    here = s.omega == s.spots[seat]
    near = here or (word == "opp@near" and s.omega in linked(s, seat))
    return (s.seats,) if near or not word.endswith(("@here", "@near")) else ()


def touched_too(s: Expedition, e: Working, word: str) -> tuple[Seat, ...]:
    """RC-OMG.22 Omega, if the card whose effect it is bears his icon."""
    if not s.terms.omega or e.source[0] != OF_CARD:
        return ()
    bears = s.terms.content.designs[s.faces[e.source[1]]].omega
    return omega_too(s, e.seat, word) if bears else ()


def spot_of_owner(s: Expedition, owner: Seat) -> int:
    """Where a Scholar is, or Omega."""
    return s.spots[owner] if owner < s.seats else s.omega


def in_zones(s: Expedition, zones: Sequence[int]) -> list[Seat]:
    """The Scholars in these Zones, in turn order from the active player."""
    return [x for x in s.clockwise() if s.spots[x] in zones and within_reach(s, x)]


def around_boss(s: Expedition) -> tuple[int, ...]:
    return s.dungeon().neighbours(s.boss).linked if s.boss != NOWHERE else ()


FROM_BOSS: dict[str, Callable[[Expedition], list[Seat]]] = {  # Part C.7: his Zone is the source
    "all@here": lambda s: in_zones(s, (s.boss,)),
    "all@linked": lambda s: in_zones(s, around_boss(s)),
    "all@near": lambda s: in_zones(s, (s.boss, *around_boss(s))),
}


def seat_named(who: Who, seat: Seat, chosen: Sequence[int]) -> Seat:
    """The same at declaration, where it is one: the own seat, or who has been chosen so far."""
    return seat if who.word == "me" else chosen[who.slot] if who.slot < len(chosen) else NOTHING


# ---------------------------------------------------------------- Zones


def linked(s: Expedition, seat: Seat) -> tuple[int, ...]:
    return s.dungeon().neighbours(s.spots[seat]).linked


def own_floor(s: Expedition, seat: Seat) -> list[int]:
    """DG-18.7 Every other Zone of the own Floor, the camp excluded."""
    here = s.spots[seat]
    return [x for x in s.dungeon().whole_floor(here) if x not in (here, CAMP)]


def adjacent(s: Expedition, seat: Seat) -> list[int]:
    """Adjacent Zones of the same roman number, Linked or not, whatever parts them."""
    here, dungeon = s.spots[seat], s.dungeon()
    floor = dungeon.floor(here)
    return [x for x in dungeon.adjacent_to(here) if x != here and dungeon.floor(x) == floor]


def deepest(s: Expedition, seat: Seat) -> list[int]:
    """The Zones farthest from the Starting Zone."""
    away = s.dungeon().distances(CAMP)
    most = max(away.values())
    return [spot for spot, far in away.items() if far == most and spot != CAMP]


SPOTS: dict[str, Spots] = {
    "here": lambda s, seat: (s.spots[seat],),
    "linked": linked,
    "near": lambda s, seat: (s.spots[seat], *linked(s, seat)),
    "floor": own_floor,
    "any": lambda s, seat: range(CAMP + 1, len(s.plan.placed)),
    "deep": deepest,
    "adjacent": adjacent,
    "rnd": lambda s, seat: [s.spots[x] for x in randomized(s)],
}


def spot_of(where: Where) -> Callable[[Expedition, Working], int]:
    """The Zone that was named, or the own one."""
    if where.slot == UNNAMED:
        return lambda s, e: s.spots[e.seat]
    slot = where.slot
    return lambda s, e: e.named(slot)
