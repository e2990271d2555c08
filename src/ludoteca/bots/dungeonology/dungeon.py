"""Where a new Zone is laid, which Stairs are taken, what is left where."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology.worth import Taste, best_column, clan_seen, cube_loss
from ludoteca.games.dungeonology.components import NO_CUBE
from ludoteca.games.dungeonology.notes import colours
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.zones import contacts, turned
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

OPEN_DOOR = 3.0  # points: that one can enter a new Zone from where one is
WAY = 0.4  # points: each way from it to another Zone
GROWTH = 0.2  # points: each Passage into the open, where further Zones can come
ANY = 0.01  # points: less than all of that, so that chance decides between equals


def pick_scholar(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """Any of those that are left."""
    free = [number for number in s.terms.scholars if number not in s.scholars]
    return free[int(rng.random() * len(free))]


def place_zone(
    s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste
) -> tuple[int, int, int]:
    """DG-18.9 Where it can be entered, joins other Zones and leaves room to go on."""
    dungeon, zone, here = s.dungeon(), s.faces[top.card], s.spots[seat]
    tile, mine = dungeon.tiles[zone], colours(s, seat)
    around = [
        (p.x, p.y, dungeon.passages(spot), spot, contacts(tile.side, dungeon.side(spot)))
        for spot, p in enumerate(dungeon.placed)
    ]
    best, found = -1.0, None
    for place in dungeon.places(zone, here):
        passages = turned(tile.passages, place.turns, tile.side)
        met, worth = 0, ANY * rng.random()
        for x, y, theirs, spot, meeting in around:
            touching = meeting.get((x - place.x, y - place.y))
            if touching is None:
                continue
            for i, j in touching:
                met |= 1 << i
                if not (passages >> i & theirs >> j & 1):
                    continue
                if spot != here:
                    worth += WAY if dungeon.floor(spot) == tile.floor and not top.by_stairs else 0
                elif not tile.doors[(i - tile.side * place.turns) % len(tile.doors)] & ~mine:
                    worth += OPEN_DOOR
                    break
        worth += GROWTH * (passages & ~met).bit_count()
        if worth > best:
            best, found = worth, place
    assert found is not None
    return found.x, found.y, found.turns


def stairs(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """DG-19.2 Downwards: what lies deeper is worth more."""
    return int(max(top.floors))


def leave_cube(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    return int(top.spots[0])


def place_universal(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """RC-UNI.2 The column where it is worth most."""
    return best_column(s.terms.content, taste, s.boards[seat], clan_seen(s, seat))


def lose_cube(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """The cube without which the board is worth most."""
    content, clan, board = s.terms.content, clan_seen(s, seat), s.boards[seat]
    return int(min(top.choices(s), key=lambda c: cube_loss(content, taste, board, c, clan)))


def lay_token(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """Where one is, or where most cubes are."""
    here = s.spots[seat]
    if here in top.spots:
        return int(here)
    lying = [(len(s.cubes[x]) - s.cubes[x].count(NO_CUBE), -int(x)) for x in top.spots]
    return -max(lying)[1]
