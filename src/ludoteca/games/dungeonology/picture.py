"""The Dungeon as a picture that stands alone (SVG), with the silhouettes of the browser's map.

Floors are told by the shape of their rooms: dug earth, square halls, eight-sided vaults, wells.
Walls, Passages and Doors turn with a Zone; its name, its number and its cubes stay upright.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import cos, pi, sin

from ludoteca.games.dungeonology.components import CUBE_LETTERS, NO_CUBE, START, Colour
from ludoteca.games.dungeonology.rows import ZoneRow
from ludoteca.games.dungeonology.zones import NORTH, Dungeon, Edge, Placed, edges

HALF = 100  # of a side, in the units of the picture
MARGIN = 30
INK, PAPER, ROCK, NIGHT = "#221a11", "#f3e7cb", "#23281f", "#141d18"
COLOURS = {"G": "#82b04f", "R": "#a82a24", "B": "#3575b8", "Y": "#f0be33", "P": "#52307f",
           "F": "#2a2622", "U": "#f7f3ea"}  # fmt: skip
LIGHT = "BRPF"  # these bear a white letter
SHAPES = {  # in a square of 24, so that no colour is needed to tell them apart
    "G": "M3 3h18v18H3z",
    "R": "M3 2.5h18v10.2c0 4.8-3.8 7.6-9 9.8-5.2-2.2-9-5-9-9.8z",
    "B": "M12 1.8a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4z",
    "Y": "M12 .9 23.1 12 12 23.1.9 12z",
    "P": "M2.2 4.2 7 8l5-6.6L17 8l4.8-3.8V21.5H2.2z",
    "F": "M3 3h18v7l-3 2 3 2v7H3v-7l3-2-3-2z",
    "U": "M12 .6l2.7 4.2 4.8-1.3-.4 5 4.5 2.2-3.7 3.4 2 4.6-4.9.4-1 4.9L12 21.6 8 24l-1-4.9-4.9-.4"
    " 2-4.6L.4 10.7l4.5-2.2-.4-5 4.8 1.3z",
}
TRIANGLES = {"cyan": "#2ea3b8", "orange": "#e8872e", "white": "#fbf6e8", "black": "#3a342c"}
EIGHT_SIDED = "M58 14H142L186 58V142L142 186H58L14 142V58z"
OUTWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # by side
SHIELD = (
    "M-16-10C-23-11-26-17-23.5-24c2.5 4.6 5.5 7 10 7.5h27c4.5-.5 7.5-2.9 10-7.5 2.5 7-.5 13-7.5 14"
    "V1c0 8.5-6.5 13.2-16 18C-9.5 14.2-16 9.5-16 1z"
)
PAWN = (
    "M0-30c7 0 11.5 5.2 11.5 12 0 3.6-1.3 6.6-3.4 8.7C16-6.5 20 2 20 20H-20C-20 2-16-6.5-8.1-9.3"
    "-10.2-11.4-11.5-14.4-11.5-18c0-6.8 4.5-12 11.5-12z"
)
STYLE = (
    "text{font-family:Georgia,serif;font-weight:700;text-anchor:middle}"
    f".rock{{fill:{ROCK}}}.wall{{fill:none;stroke:{INK};stroke-width:11;stroke-linejoin:round}}"
    f".room{{fill:{PAPER}}}.name{{fill:{INK};font-style:italic}}.ink{{fill:{INK}}}"
    f".empty{{fill:none;stroke:#75613f;stroke-width:1.3;stroke-dasharray:2.6 2.2}}"
    f".door{{stroke:{INK};stroke-width:7}}.token{{stroke:{INK};stroke-width:2.5}}"
)
Figure = tuple[str, str]  # a letter or two, the colour of a triangle


def picture(
    dungeon: Dungeon,
    rows: Sequence[ZoneRow],
    names: Sequence[str],
    cubes: Sequence[Sequence[Colour]],
    figures: Mapping[int, Sequence[Figure]] | None = None,
    title: str = "",
) -> str:
    """The whole picture; *rows* and *names* by Zone of the content, *cubes*, *figures* by spot."""
    placed = dungeon.placed
    left, top = min([p.x for p in placed], default=0), min([p.y for p in placed], default=0)
    sides = [dungeon.side(spot) for spot in dungeon.spots()]
    right = max([p.x + n for p, n in zip(placed, sides, strict=True)], default=2)
    down = max([p.y + n for p, n in zip(placed, sides, strict=True)], default=2)
    width, height = [HALF * n + 2 * MARGIN for n in (right - left, down - top)]
    parts = [_tile(place, rows[place.zone]) for place in placed]
    parts += [_token(at, "stairs") for at in dungeon.stairs]
    parts += [_token(at, "wall") for at in dungeon.walls]
    for spot, place in enumerate(placed):
        parts.append(_printed(place, rows[place.zone], names[place.zone], cubes[spot]))
        parts.append(_people(place, rows[place.zone], (figures or {}).get(spot, ())))
    box = f"{HALF * left - MARGIN} {HALF * top - MARGIN} {width} {height}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}" height="{height}"'
        f' role="img"><title>{escape(title)}</title><style>{STYLE}</style>'
        f'<rect x="{HALF * left - MARGIN}" y="{HALF * top - MARGIN}" width="{width}"'
        f' height="{height}" fill="{NIGHT}"/>{"".join(parts)}</svg>\n'
    )


# ---------------------------------------------------------------- rooms


def _tile(place: Placed, row: ZoneRow) -> str:
    shape = room(row) + "".join([_corridor(slot, row) for slot in _turned(row, place)])
    doors = [_door(_lying(slot, row, place), row, on) for slot, on in row.doors.items()]
    size = 2 * HALF * row.size
    clip = f"c{place.zone}"
    return (
        f'<g id="{row.id}" transform="translate({HALF * place.x} {HALF * place.y})">'
        f'<clipPath id="{clip}"><path d="M0 0H{size}V{size}H0z"/></clipPath>'
        f'<g clip-path="url(#{clip})"><path class="rock" d="M0 0H{size}V{size}H0z"/>'
        f'<path class="wall" d="{shape}"/><path class="room" d="{shape}"/>{"".join(doors)}</g></g>'
    )


def _lying(slot: str, row: ZoneRow, place: Placed) -> int:
    """DG-Q.24 Where a slot is as the Zone lies."""
    return (row.slot(slot) + 2 * row.size * place.turns) % (8 * row.size)


def _turned(row: ZoneRow, place: Placed) -> list[int]:
    return [_lying(slot, row, place) for slot in row.slots]


def _middle(slot: int, row: ZoneRow) -> tuple[tuple[int, int], tuple[int, int]]:
    """The middle of a slot, and the way that leads out of it."""
    x, y, way = edges(2 * row.size)[slot]
    level = way == NORTH
    at = HALF * x + HALF // 2 * level, HALF * y + HALF // 2 * (not level)
    return at, OUTWARDS[slot // (2 * row.size)]


def room(row: ZoneRow) -> str:
    """DG-1.3 The outline of the room, by Floor."""
    if row.id == START:
        return burrow(row.id, 92, 6)
    if row.floor == 0:
        return burrow(row.id, 87, 7)
    if row.floor == 1:
        return "M16 16H184V184H16z"
    if row.floor == 2:
        return re.sub(r"\d+", lambda n: str(int(n[0]) * row.size), EIGHT_SIDED)
    return f"M{100 * row.size} {13 * row.size}a{87 * row.size} {87 * row.size} 0 1 0 .01 0z"


def burrow(name: str, half: float, uneven: float) -> str:
    """Dug earth: an uneven line, always the same for one Zone."""
    random, points = _noise(name), list[tuple[float, float]]()
    for i in range(20):
        c, s = cos(i / 20 * 2 * pi), sin(i / 20 * 2 * pi)
        reach = half / (abs(c) ** 5 + abs(s) ** 5) ** 0.2 - random() * uneven
        points.append((100 + c * reach, 100 + s * reach))
    drawn = ["M" + _between(points[0], points[-1])]
    for here, following in zip(points, [*points[1:], points[0]], strict=True):
        drawn.append(f"Q{_short(here[0])} {_short(here[1])} {_between(here, following)}")
    return "".join(drawn) + "z"


def _between(one: tuple[float, float], other: tuple[float, float]) -> str:
    return f"{_short((one[0] + other[0]) / 2)} {_short((one[1] + other[1]) / 2)}"


def _short(number: float) -> str:
    return f"{int(number * 10 + 0.5) / 10:g}"


def _noise(seed: str) -> Callable[[], float]:
    """The browser's numbers: a hash of the name, then shifts of 32 bits."""
    state = 2166136261
    for sign in seed:
        state = (state ^ ord(sign)) * 16777619 & 0xFFFFFFFF

    def following() -> float:
        nonlocal state
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        return state % 10_000 / 10_000

    return following


def _corridor(slot: int, row: ZoneRow) -> str:
    (x, y), (ox, oy) = _middle(slot, row)
    wide = (17 if row.floor else 19) * (1 if ox > oy else -1)  # all drawn clockwise: no holes
    px, py = (wide, 0) if oy else (0, wide)
    near, far = 6, -62
    return (
        f"M{x - px + ox * near} {y - py + oy * near}L{x + px + ox * near} {y + py + oy * near}"
        f"L{x + px + ox * far} {y + py + oy * far}L{x - px + ox * far} {y - py + oy * far}z"
    )


def _door(slot: int, row: ZoneRow, letters: str) -> str:
    (x, y), (ox, oy) = _middle(slot, row)
    x, y = x - 15 * ox, y - 15 * oy
    bar = f"M{x - 20} {y}h40" if oy else f"M{x} {y - 20}v40"
    tokens = []
    for i, letter in enumerate(letters):
        off = (2 * i - len(letters) + 1) * 10
        tokens.append(_cube(letter, x + (off if oy else 0), y + (0 if oy else off), 21))
    return f'<path class="door" d="{bar}"/>{"".join(tokens)}'


def _token(at: Edge, kind: str) -> str:
    x, y = HALF * at[0], HALF * at[1]
    level = at[2] == NORTH
    x, y = (x + 50, y) if level else (x, y + 50)
    turn = 0 if level else 90
    if kind == "stairs":
        rect = '<rect class="token" x="-23" y="-15" width="46" height="30" rx="4" fill="#fbf4e3"/>'
        lines = "M-15-10v20M-7.5-10v20M0-10v20M7.5-10v20M15-10v20"
    else:
        rect = '<rect class="token" x="-26" y="-10" width="52" height="20" rx="2" fill="#a3553c"/>'
        lines = "M-26 0h52M-13-10v10M5-10v10M20-10v10M-20 0v10M-4 0v10M13 0v10"
    line = f'<path d="{lines}" stroke="{INK}" stroke-width="2" fill="none"/>'
    return f'<g class="{kind}" transform="translate({x} {y}) rotate({turn})">{rect}{line}</g>'


# ---------------------------------------------------------------- what is upright


def _cube(letter: str, x: float, y: float, size: float, *, empty: bool = False) -> str:
    shape, scale = SHAPES[letter], size / 24
    fill = "#fff" if letter in LIGHT else INK
    at = f"translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})"
    if empty:
        return f'<path class="empty" transform="{at}" d="{shape}"/>'
    return (
        f'<g class="cube" transform="{at}"><path d="{shape}" fill="{COLOURS[letter]}"'
        f' stroke="{INK}" stroke-width="1.2"/>'
        f'<text x="12" y="17" font-size="13" fill="{fill}">{letter}</text></g>'
    )


def _printed(place: Placed, row: ZoneRow, name: str, cubes: Sequence[Colour]) -> str:
    drawn = []
    if row.alert is None:
        drawn.append('<path d="M100 52 150 126H50z" fill="#7b1e38"/>')
        drawn.append(f'<path class="ink" d="M100 76 116 126H84z"/>{_name(name, 152)}')
    else:
        drawn.append(f'<g transform="translate(100 44)"><path class="ink" d="{SHIELD}"/>')
        drawn.append(f'<text y="7.5" font-size="23" fill="{PAPER}">{row.alert}</text></g>')
        drawn.append(f'<text class="ink" x="100" y="178" font-size="13">{row.id}</text>')
        drawn.append(_name(name, 80))
    for space, (letter, colour) in enumerate(zip(row.spaces, cubes, strict=True)):
        x = 100 + (space - (len(cubes) - 1) / 2) * 33
        gone = colour == NO_CUBE
        drawn.append(_cube(letter if gone else CUBE_LETTERS[colour], x, 105, 29, empty=gone))
    x, y = _upright(place, row)
    return f'<g transform="translate({x} {y})">{"".join(drawn)}</g>'


def _upright(place: Placed, row: ZoneRow) -> tuple[int, int]:
    """Where what is printed begins: in the middle of a larger Zone."""
    return HALF * (place.x + row.size - 1), HALF * (place.y + row.size - 1)


def _name(name: str, y: float) -> str:
    size = min(14.5, 290 / max(1, len(name)))
    return f'<text class="name" x="100" y="{y:g}" font-size="{size:.3g}">{escape(name)}</text>'


def _people(place: Placed, row: ZoneRow, figures: Sequence[Figure]) -> str:
    drawn = []
    left, top = _upright(place, row)
    for i, (letter, triangle) in enumerate(figures):
        x = left + 100 + (i - (len(figures) - 1) / 2) * 42
        fill = "#fff4e0" if triangle == "black" else INK
        drawn.append(
            f'<g class="scholar" transform="translate({x:g} {top + 147}) scale(.8)">'
            f'<path d="{PAWN}" fill="{TRIANGLES[triangle]}" stroke="{INK}" stroke-width="2.2"/>'
            f'<text y="14" font-size="17" fill="{fill}">{escape(letter)}</text></g>'
        )
    return "".join(drawn)
