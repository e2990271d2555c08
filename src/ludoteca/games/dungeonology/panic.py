"""DG-33 Maximum Alert: how it begins, who is Captured, how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import CAMP, REVELLED, STUDENTS
from ludoteca.games.dungeonology.ending import final_scoring
from ludoteca.games.dungeonology.rocca_civetta.congregations import NONE, figures
from ludoteca.games.dungeonology.scholars import in_play, panic
from ludoteca.games.dungeonology.sighting import arrive
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import show

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def begin_panic(s: Expedition) -> None:
    """DG-33.6 The Alert card goes, the Panic card is revealed, the University filled by it."""
    s.panicking, s.alert = True, 0  # DG-33.21
    card = s.terms.cards.panic
    show(s, (card,))
    row = panic(s)
    if s.heard:
        s.say("maximum-alert", card=card, panic=row.id)
    left = STUDENTS - s.bonfire - sum(s.students)
    if s.mode is not None:
        left += s.mode.students()
    if s.members:  # RC-CNG.14, RA-13
        s.bag_members = NONE
        left += figures(s)
    s.bag = (min(row.greys * (s.seats + s.terms.solo), left), 1)  # RC-SOL.4  # DG-Q.117, DG-33.23
    if s.heard:
        s.say("university-filled", greys=s.bag[0], modifier=row.alert)
    if row.boss and row.activates:
        arrive(s, s.active)
    if s.mode is not None:
        s.mode.panics(s)


def far_speed(s: Expedition, seat: Seat) -> int:
    """Part 3.10 Speed points for who begins a turn far from the Starting Zone."""
    row = panic(s)
    if not row.far:
        return 0
    return row.far_speed if s.dungeon().distances(CAMP).get(s.spots[seat], 0) >= row.far else 0


class GameEnds(Frame, frozen=True, gc=False):
    """DG-33.15 The game ends at once: whatever was going on is not finished."""

    def resolve(self, s: Expedition) -> None:
        final_scoring(s)


def game_ends(s: Expedition) -> bool:
    """DG-33.15 Whether what has just happened ends the game: nothing follows it."""
    return type(s.stack[-1]) is GameEnds


def revels(s: Expedition, seat: Seat, spot: int) -> bool:
    """DG-Q.134 Whether that Scholar runs into another for the first time in this turn."""
    if spot == CAMP or not panic(s).joined or (REVELLED, seat) in s.this_turn:
        return False
    return any([other != seat and at == spot for other, at in enumerate(s.spots)])


def capture(s: Expedition, seat: Seat) -> None:
    """DG-Q.99 That Scholar cannot play any more; DG-33.16 the game ends when no other can."""
    s.captured += (seat,)
    if s.heard:
        s.say("captured", seat=seat)
    if set(in_play(s)) <= set(s.captured):
        s.push(GameEnds())
