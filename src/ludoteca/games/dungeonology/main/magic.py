"""Part C.8 The Main Effects of Magic cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.auxiliary import divine
from ludoteca.games.dungeonology.components import HIERARCHY, TELEPORTER
from ludoteca.games.dungeonology.cubes import Donate, collect, collectable
from ludoteca.games.dungeonology.main.exploration import move_there
from ludoteca.games.dungeonology.main.kinds import MAINS, Effect, Main, Targets, others
from ludoteca.games.dungeonology.main.subterfuge import answers_any, cancels
from ludoteca.games.dungeonology.notes import (
    cubes_in_reserve,
    has_room,
    put_on_board,
    take_off_board,
)
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH
from ludoteca.games.dungeonology.tokens import lay_token, left
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def own_floor(s: Expedition, seat: Seat) -> list[Targets]:
    """Every other Zone of the own Floor, the camp excluded."""
    here, dungeon = s.spots[seat], s.dungeon()
    spots = range(1, len(s.plan.placed))
    return [(x,) for x in spots if x != here and dungeon.floor(x) == dungeon.floor(here)]


def sides(s: Expedition, seat: Seat) -> list[Targets]:
    """DG-Q.32 The side is said before the cards are revealed, or it is asked for then."""
    return [()] if s.terms.divines_before_choosing else [(STEALTH,), (ALERT,)]


def clear_omen(s: Expedition, e: Effect) -> None:
    divine(s, e.seat, e.amounts(s)[0], e.targets[0] if e.targets else None)


def circles(s: Expedition, seat: Seat) -> list[Targets]:
    free = left(s, TELEPORTER) and (s.spots[seat], TELEPORTER) not in s.tokens
    return [()] if free else []


def chalk_circle(s: Expedition, e: Effect) -> None:
    """DG-36.4 A Teleport here."""
    lay_token(s, e.seat, s.spots[e.seat], TELEPORTER)


def owners(s: Expedition, seat: Seat, targets: Targets) -> list[Seat]:
    """DG-Q.130 Every other Scholar who has a cube, wherever they are but in the camp."""
    return [x for x in others(s, seat) if any(s.boards[x])]


def love_potion(s: Expedition, e: Effect) -> None:
    """DG-38.14 Each of them Donates a cube of the donor's choice, in turn order."""
    for giver in reversed(owners(s, e.seat, ())):
        s.push(Donate(giver, e.seat))


def collect_here(s: Expedition, e: Effect) -> None:
    """DG-38.2 Cubes of the own Zone, as many as the second number of the card."""
    collect_some(s, e.seat, e.amounts(s)[1])


def collect_some(s: Expedition, seat: Seat, count: int) -> None:
    spot = s.spots[seat]
    collect(s, seat, spot, collectable(s, seat, spot, count))


def elsewhere(s: Expedition, seat: Seat) -> list[Targets]:
    return [(x,) for x in others(s, seat) if s.spots[x] != s.spots[seat]]


def trading_places(s: Expedition, e: Effect) -> None:
    """DG-Q.126 Two Scholars change places; whose effect it is enters first."""
    mine, theirs = s.spots[e.seat], s.spots[e.targets[0]]
    s.spots[e.seat] = theirs  # so that nobody is met who is just leaving (DG-Q.134)
    enter(s, e.targets[0], mine)
    enter(s, e.seat, theirs)


def transmutable(s: Expedition, seat: Seat) -> list[Targets]:
    """A cube, room for the next more valuable one, and such a one in the Reserve."""
    board = s.boards[seat]
    return [
        (c,)
        for c in range(HIERARCHY)
        if board[c] and has_room(s, seat, c + 1) and cubes_in_reserve(s, c + 1) > 0
    ]


def transmute(s: Expedition, e: Effect) -> None:
    colour = e.targets[0]
    if (colour,) in transmutable(s, e.seat):
        if s.heard:
            s.say("cube-transmuted", seat=e.seat, colour=colour, into=colour + 1)
        take_off_board(s, e.seat, colour)
        put_on_board(s, e.seat, colour + 1)


MAINS |= {
    "blink": Main((move_there,), own_floor, moves=True),
    "clear-omen": Main((clear_omen,), sides, test="any"),
    "chalk-circle": Main((chalk_circle,), circles),
    "unweave": Main((cancels,), answers_any),
    "love-potion": Main((love_potion, collect_here), touches=owners),
    "trading-places": Main((trading_places,), elsewhere, aims=True, moves=True),
    "transmute-the-facts": Main((transmute,), transmutable),
}
