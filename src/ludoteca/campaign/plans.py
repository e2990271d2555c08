"""RC-CPL What is decided for the month so far, in words: the rules, who goes, what is bought."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.campaign.sending import Agree
from ludoteca.campaign.telling import Telling
from ludoteca.kernel.event import Seat


class Plan(msgspec.Struct, frozen=True):
    """What one Lecturer has decided for this month."""

    absent: bool
    proposed: tuple[str, ...] | None  # rules; none yet, or it is settled already
    sent: str  # the Scholar; nobody yet is empty
    bought: tuple[str, ...]


class Plans(msgspec.Struct, frozen=True):
    """What all have decided for this month."""

    rules: tuple[tuple[str, str], ...]  # in play, once they are agreed: id and name
    players: tuple[Seat, ...]  # who takes part, in turn order, likewise
    lecturers: tuple[Plan, ...]


def plans(words: Telling) -> Plans:
    s: Any = words.state
    rows = words.content.modules
    return Plans(
        rules=tuple([(rows[n].id, words.voice.module(n)) for n in s.rules]),
        players=tuple(s.players),
        lecturers=tuple([_plan(words, seat) for seat in range(words.table.seats)]),
    )


def _plan(words: Telling, seat: Seat) -> Plan:
    s: Any = words.state
    sent = dict(zip(s.players, s.sent, strict=False))
    agreeing = s.stack[-1] if s.stack and isinstance(s.stack[-1], Agree) else None
    said = agreeing is not None and seat not in agreeing.waiting
    proposal = agreeing.proposals[seat] if agreeing is not None else None
    bought = s.bonuses[seat] if s.bonuses else ()
    stays = seat not in s.players if s.players else said and proposal is None
    return Plan(
        absent=stays,
        proposed=tuple([words.voice.module(n) for n in proposal or ()]) if said else None,
        sent=words.voice.scholar(sent[seat]) if seat in sent else "",
        bought=tuple([words.purchase(choice) for choice in bought]),
    )
