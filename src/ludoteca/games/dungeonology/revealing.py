"""DG-26.3, DG-27.4 What a Jinx does when it is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import NO_CUBE
from ludoteca.games.dungeonology.cubes import leave, lowest
from ludoteca.games.dungeonology.jinxes import row_of, strikes, turn_up
from ludoteca.games.dungeonology.students import sacrifice, stun
from ludoteca.games.dungeonology.tricks import Card

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def reveal(s: Expedition, card: Card, *, leaves: bool = False) -> None:
    """One Jinx is shown and applied; who *leaves* the game with it is not Stunned any more."""
    seat = next(seat for seat in range(s.seats) if card in s.jinxes[seat])
    turn_up(s, seat, card)
    effect = row_of(s, card).reveal
    if not effect or not strikes(s, seat):
        return
    if "sacrifice" in effect:
        sacrifice(s, seat, effect["sacrifice"])
    if "stunned" in effect and not leaves:
        stun(s, seat, effect["stunned"])
    if "leave" in effect and lowest(s, seat) != NO_CUBE:
        leave(s, seat, lowest(s, seat))
