"""DG-28.2 The countdown that the first successful Thesis begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.students import omega_reserve, refill

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def countdown(s: Expedition) -> None:
    """DG-28.2 Who was first to deliver puts an Omega Student on the Alert card, turn by turn."""
    if s.alert < len(s.terms.alert.spaces):
        if not omega_reserve(s):
            s.bag = (s.bag[0], s.bag[1] - 1)
        s.alert += 1  # DG-Q.89
        if s.heard:
            s.say("countdown", seat=s.active, alert=s.alert)
        if s.terms.countdown_refills:  # DG-28.5
            refill(s)
        return
    last = s.active
    if s.terms.last_turn_only:  # DG-Q.50
        last = next(seat for seat in s.clockwise()[1:] if s.in_game(seat))
        last = (last + 1) % s.seats
    s.ends_before += (last,)  # DG-28.6
    if s.heard:
        s.say("last-round", seat=last)
