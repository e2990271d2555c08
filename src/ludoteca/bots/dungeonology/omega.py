"""Solo and Omega versus All: what one decides for Omega, and what his cubes and cards matter."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from ludoteca.bots.dungeonology.ways import sites
from ludoteca.bots.dungeonology.worth import CERTAIN, Taste
from ludoteca.games.dungeonology.components import CAMP, LEAST_STARS, NO_CUBE
from ludoteca.games.dungeonology.content import Content
from ludoteca.games.dungeonology.notes import colours
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import opens
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.zones import Place, contacts, turned
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

AHEAD = 1  # cubes that he will gain before a Thesis is ready
SHUT_OUT = 1.0  # how well his Zone lies, counted in Doors that are shut to him
STEP = 0.3  # of such a Door: that oneself is a move nearer
GROWTH = 0.1  # and each Passage into the open, where further Zones can come
FARTHEST = 6  # moves; what lies beyond is equally far


# ---------------------------------------------------------------- the Tome of Secrets


def spaces_left(s: Expedition) -> int:
    """RC-OVA.14 How many cubes Omega still needs."""
    return s.terms.tomes[s.seats].spaces - len(s.tome)


def stars_needed(s: Expedition) -> int:
    """RC-SOL.8 One more than the Black Stars that Omega will soon have; DG-15.1 at least two."""
    if not s.terms.solo:
        return LEAST_STARS
    filled = len(s.tome) + AHEAD
    black = sum([space <= filled for space in s.terms.tomes[s.seats].black_stars])
    return max(LEAST_STARS, black + 1)


@lru_cache(maxsize=64)
def demanding(taste: Taste, stars: int) -> Taste:
    """The same taste, for a Thesis that needs so many Stars."""
    return taste if taste.stars == stars else msgspec.structs.replace(taste, stars=stars)


# ---------------------------------------------------------------- Sabotage


@cache
def sabotaged(content: Content) -> tuple[float, ...]:
    """RC-OPH.26 By the margin of a test, how likely Sabotage does not exceed it."""
    found = [0.0] * (CERTAIN + 1)
    for row in content.omegas:
        for amount, chance in divined(content, tuple(row.sabotage)).items():
            for margin in range(amount, CERTAIN + 1):
                found[margin] += chance / len(content.omegas)
    return tuple(found)


@cache
def divined(content: Content, counts: tuple[int, ...]) -> dict[int, float]:
    """DG-21.7 How likely Divinations of so many cards each come to which sum."""
    if not counts:
        return {0: 1.0}
    values = [content.bonus[design] for design in content.tricks]
    found: dict[int, float] = {}
    below = 0.0
    for value in sorted({*values}):
        up_to = (sum([each <= value for each in values]) / len(values)) ** counts[0]
        for more, chance in divined(content, counts[1:]).items():
            found[value + more] = found.get(value + more, 0.0) + (up_to - below) * chance
        below = up_to
    return found


# ---------------------------------------------------------------- what one decides for him


def place_zone(
    s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste
) -> tuple[int, int, int]:
    """RC-OMG.5 Behind a Door that is shut to him, and where oneself comes soon."""
    away = moves_from(s, seat)
    places = [(judged(s, seat, top, place, away), rng.random(), place) for place in top.places(s)]
    _, _, best = max(places)
    return best.x, best.y, best.turns


def judged(s: Expedition, seat: Seat, top: Any, place: Place, away: dict[int, int]) -> float:
    """How well a Zone lies there, by the Passages that meet those of others."""
    dungeon = s.dungeon()
    tile, mine, his = dungeon.tiles[s.faces[top.card]], colours(s, seat), opens(s)
    passages = turned(tile.passages, place.turns, tile.side)
    met, moves, shut = 0, FARTHEST, not top.by_stairs
    for spot, other in enumerate(dungeon.placed):
        beside = contacts(tile.side, dungeon.side(spot)).get((other.x - place.x, other.y - place.y))
        for ours, theirs in beside or ():
            met |= 1 << ours
            if not passages >> ours & dungeon.passages(spot) >> theirs & 1:
                continue
            door = tile.doors[(ours - tile.side * place.turns) % len(tile.doors)]
            if not door & ~mine:
                moves = min(moves, away.get(spot, FARTHEST) + 1)
            if spot == s.omega and not door & ~his:  # RC-OMG.17
                shut = False
    growth = (passages & ~met).bit_count()
    return SHUT_OUT * shut - STEP * moves + GROWTH * growth


def pick_spot(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """RC-OMG.21 He teleports where fewest cubes lie, and leaves one where oneself comes soon."""
    if top.colour == NO_CUBE:
        lying = {x: len(s.cubes[x]) - s.cubes[x].count(NO_CUBE) for x in top.spots}
        return int(min(lying, key=lambda spot: (lying[spot], spot)))
    away = moves_from(s, seat)
    return int(min(top.spots, key=lambda spot: (away.get(spot, FARTHEST), spot)))


def moves_from(s: Expedition, seat: Seat) -> dict[int, int]:
    """By Zone, how many moves it is away from that Scholar, as far as there is a way."""
    here = max(CAMP, s.spots[seat])
    return {at.spot: at.moves for at in sites(s.terms, s.plan, here, colours(s, seat), ())}
