"""CW-MONEY Pounds: the Reserve pays and is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.chamber_of_wonders.components import Owner

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber

UNLIMITED = -1


def collect(s: Chamber, owner: Owner, pounds: int, why: str) -> None:
    """CW-MONEY.2 Pounds from the Reserve; A-32 where it is limited, what there is."""
    if s.reserve != UNLIMITED:
        pounds = min(pounds, s.reserve)
        s.reserve -= pounds
    s.purse[owner] += pounds
    if s.heard and pounds:
        s.say("collected", owner=owner, pounds=pounds, why=why)


def pay(s: Chamber, owner: Owner, pounds: int, payee: Owner | None = None) -> None:
    """CW-EXPAND.3 Pounds to the Reserve, or to somebody."""
    s.purse[owner] -= pounds
    if payee is not None:
        s.purse[payee] += pounds
    elif s.reserve != UNLIMITED:
        s.reserve += pounds
    if s.heard and pounds:
        s.say("paid", owner=owner, pounds=pounds, payee=payee)
