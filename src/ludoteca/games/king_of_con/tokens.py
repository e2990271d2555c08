"""KC-7 Tokens: what the Bank pays, and the Whip-round when it is short."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.games.king_of_con.state import Con


def pay(s: Con, due: int) -> int:
    """KC-7.8, KC-7.13 One payment by the Bank, after a Whip-round if it is short; what was paid."""
    if s.bank < due:
        whip_round(s, due)
        due = min(due, s.bank)  # KC-7.12
    s.bank -= due
    return due


def whip_round(s: Con, due: int) -> None:
    """KC-7.9 Everybody who can gives a token from the Reserve, until the Bank has enough."""
    while s.bank < due:
        givers = tuple([seat for seat, tokens in enumerate(s.reserve) if tokens])  # KC-7.10
        if not givers:
            return
        for seat in givers:
            s.reserve[seat] -= 1
        s.bank += len(givers)
        if s.heard:
            s.say("whip-round", givers=givers)
        if not s.terms.repeats_whip_round:  # KC-7.11, AMB-18
            return
