"""DG-6, DG-7, DG-9 Note boards: points, Stars, Arrows; who is Fired Up; the Knowledge token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import (
    COLOURS,
    FALSE,
    NO_CUBE,
    SUPPLY,
    UNIVERSAL,
    Colour,
    Mask,
)
from ludoteca.games.dungeonology.rocca_civetta.columns import (
    add_universal,
    drop_universal,
    universal_instead,
)
from ludoteca.games.dungeonology.rocca_civetta.stars import tell_tokens
from ludoteca.games.dungeonology.scholars import discard_excess, in_play, lasting
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import EVERYONE, learn, show

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

Board = tuple[int, ...]  # by colour, how many cubes are in the column


def stars(s: Expedition, seat: Seat) -> int:
    """DG-6.14 The Stars beside which a cube lies."""
    beside, (g, r, b, y, p) = s.terms.content.stars, s.boards[seat]
    found: int = beside[0][g] + beside[1][r] + beside[2][b] + beside[3][y] + beside[4][p]
    return found


def study_bonus(s: Expedition, seat: Seat) -> int:
    """DG-6.19 The Arrows beside which a cube lies; RC-CPS.12 and what was bought."""
    if s.jinxes[seat] and lasting(s, seat, "no-study-bonus"):  # Part 3.9
        return 0
    beside, (g, r, b, y, p) = s.terms.content.arrows, s.boards[seat]
    found: int = beside[0][g] + beside[1][r] + beside[2][b] + beside[3][y] + beside[4][p]
    return found + s.study_start[seat] if s.study_start else found


def points(s: Expedition, seat: Seat) -> int:
    """DG-6.11, DG-6.12 What the columns show: so many cubes of so much each."""
    value = s.terms.content.value
    return sum([n * value[colour] for colour, n in enumerate(s.boards[seat])])


def modified(s: Expedition, seat: Seat) -> int:
    """DG-16.2 What the Clan's Modifiers make of it; DG-16.4 no cube is worth less than nothing."""
    content = s.terms.content
    more = content.modifiers[s.faces[s.clan]]
    pairs = zip(s.boards[seat], content.value, more, strict=True)
    return sum([n * max(0, value + change) for n, value, change in pairs])


def colours(s: Expedition, seat: Seat) -> Mask:
    """DG-19.11 The colours of which there is a cube on the board."""
    g, r, b, y, p = s.boards[seat]
    return (g > 0) | (r > 0) << 1 | (b > 0) << 2 | (y > 0) << 3 | (p > 0) << 4


def has_room(s: Expedition, seat: Seat, colour: Colour) -> bool:
    """Whether a cube finds a place; RC-FLS.6, RC-UNI.4 a False one always, a Universal one any."""
    if colour >= FALSE:
        return colour == FALSE or any([has_room(s, seat, x) for x in range(FALSE)])
    room: bool = s.boards[seat][colour] < s.terms.content.capacity[colour]
    return room


def cubes_in_reserve(s: Expedition, colour: Colour) -> int:
    """DG-40.1 The cubes that are neither in the Dungeon nor on a board."""
    left = SUPPLY[colour]
    for spaces in s.cubes:
        left -= spaces.count(colour)
    if colour < len(COLOURS):
        for board in s.boards:
            left -= board[colour]
    if s.tome:
        left -= s.tome.count(colour)
    if s.mode is not None:
        left -= s.mode.hidden(s, colour)
    return left + universal_instead(s, colour) if s.universal else left


def cubes_in_dungeon(s: Expedition) -> bool:
    """DG-28.10 Whether any cube lies on a placed Zone."""
    for spaces in reversed(s.cubes):  # those of Zones placed late have mostly been left
        for colour in spaces:
            if colour != NO_CUBE:
                return True
    return False


# ---------------------------------------------------------------- cubes come and go


def put_on_board(s: Expedition, seat: Seat, colour: Colour, *, universal: bool = False) -> None:
    """DG-6.10, DG-38.1 A cube into the first free space of its column; it is known to have room."""
    before = stars(s, seat)
    board = s.boards[seat]
    if universal:
        add_universal(s, seat, colour)
    s.boards[seat] = (*board[:colour], board[colour] + 1, *board[colour + 1 :])
    if s.heard:
        tell_stars(s, seat, before, board)
    if not s.knowledge[seat]:
        combo = s.terms.content.combos[s.scholars[seat]]
        if all([n >= wanted for n, wanted in zip(s.boards[seat], combo, strict=True)]):  # DG-6.9
            gain_knowledge(s, seat)
    if stars(s, seat) > before:
        fire_up(s, seat)
        cool_down(s)


def take_off_board(s: Expedition, seat: Seat, colour: Colour) -> Colour:
    """DG-38.6 The topmost cube of a column leaves the board; which it is (RC-UNI.6)."""
    before = stars(s, seat)
    board = s.boards[seat]
    universal = bool(s.universal) and drop_universal(s, seat, colour)
    s.boards[seat] = (*board[:colour], board[colour] - 1, *board[colour + 1 :])
    if s.heard:
        tell_stars(s, seat, before, board)
    if stars(s, seat) < before:
        watched = s.terms.fired_up_on_loss or s.terms.solo  # DG-Q.10, RC-OPH.20
        if watched and not s.fired_up[seat]:
            most = max([black_stars(s), *[stars(s, other) for other in counted_for_stars(s)]])
            if stars(s, seat) < most:
                flip(s, seat)
        cool_down(s)
    return UNIVERSAL if universal else colour


def tell_stars(s: Expedition, seat: Seat, before: int, board: Board) -> None:
    """How many Stars there are now; *board* is what it was."""
    now = stars(s, seat)
    if now != before:
        s.say("stars", seat=seat, stars=now, gained=now - before)
        if s.terms.star_tokens:
            tell_tokens(s, seat, board)


# ---------------------------------------------------------------- Fired Up


def black_stars(s: Expedition) -> int:
    """RC-OMG.10 The Black Stars whose spaces of the Tome are occupied."""
    if not s.tome:
        return 0
    return sum([space <= len(s.tome) for space in s.terms.tomes[s.seats].black_stars])


def counted_for_stars(s: Expedition) -> list[Seat]:
    """DG-Q.11 Whose Stars are compared."""
    return list(range(s.seats)) if s.terms.removed_count_for_stars else in_play(s)


def flip(s: Expedition, seat: Seat) -> None:
    """DG-7.2 The Scholar card is turned over; DG-7.9 tokens above the new Resistance go."""
    s.fired_up[seat] = not s.fired_up[seat]
    if s.heard:
        s.say("fired-up" if s.fired_up[seat] else "calmed-down", seat=seat)
    discard_excess(s, seat)


def fire_up(s: Expedition, gainer: Seat) -> None:
    """DG-7.1 Who has fewer Stars than the one who has gained one becomes Fired Up."""
    rouse(s, stars(s, gainer))


def rouse(s: Expedition, mark: int) -> None:
    """DG-7.1 The same for whoever has so many, Omega with his Black Stars too (RC-OVA.19)."""
    for seat in in_play(s):
        if not s.fired_up[seat] and stars(s, seat) < mark:
            flip(s, seat)


def cool_down(s: Expedition) -> None:
    """DG-7.3, DG-7.5 Who has most Stars, alone or with others, is Fired Up no more."""
    if not any(s.fired_up):
        return
    counted = counted_for_stars(s)
    most = max([black_stars(s), *[stars(s, seat) for seat in counted]])  # RC-OVA.19
    for seat in in_play(s):
        if s.fired_up[seat] and stars(s, seat) == most:
            flip(s, seat)


# ---------------------------------------------------------------- Knowledge


def gain_knowledge(s: Expedition, seat: Seat) -> None:
    """DG-9.1 The Knowledge token, once and for ever; DG-9.2 its owner sees the Clan card."""
    if s.knowledge[seat]:
        return
    s.knowledge[seat] = True
    if s.heard:
        s.say("knowledge", seat=seat)
    if s.knowers[s.clan] != EVERYONE:
        learn(s, 1 << seat, (s.clan,))
        if all(s.knowledge):  # DG-9.4
            reveal_clan(s)


def reveal_clan(s: Expedition) -> None:
    """DG-15.6 The Clan card is turned up."""
    if s.knowers[s.clan] != EVERYONE:
        show(s, (s.clan,))
        if s.heard:
            s.say("clan-revealed", card=s.clan, clan=s.terms.content.clans[s.faces[s.clan]].id)
