"""Lecturers that are bots: whom they send, what they buy; and matches that only bots play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca import bots
from ludoteca.campaign.matches import GAME, MODULES, begin_match, known, result_of, seats_of
from ludoteca.campaign.results import Result
from ludoteca.kernel.event import Seat
from ludoteca.kernel.table import Table

BUYS = ("study-bonus", "trick-card", "student")  # the first that it can have, once a month


def choose(table: Table, seat: Seat) -> Any:
    """What a bot decides on the sheet; results are not for it to make up."""
    s: Any = table.state
    decision = table.decision(seat)
    if decision.kind == "Agree":
        return _agreed(table, seat)
    if decision.kind == "SendScholar":
        uses = dict(zip(s.teams[seat], s.uses[seat], strict=True))
        return min(decision.space, key=lambda scholar: uses[scholar])
    if decision.kind == "Support" and not s.bonuses[seat]:
        ids = table.terms.content.bonus_ids
        wanted = [(ids.index(name),) for name in BUYS]
        return next((choice for choice in wanted if choice in decision.space), ())
    return decision.default


def _agreed(table: Table, seat: Seat) -> tuple[int, ...]:
    """All that Dungeonology can play here: it never stands in the way of others."""
    space: Any = table.decision(seat).space
    ids = table.terms.content.module_ids
    chosen = {n for n in space.items if known({MODULES[ids[n]]: True})}
    needs = dict(zip(space.items, space.needs, strict=True))
    return tuple([n for n in sorted(chosen) if {*needs[n]} <= chosen])


def play_match(table: Table, levels: Sequence[str]) -> tuple[Table, Result]:
    """This month's match among bots, by Lecturer; the same campaign, the same result."""
    s: Any = table.state
    match = begin_match(s, table.record.header.seed)
    header = match.record.header
    players = [
        bots.make(levels[lecturer], GAME, header.seed * 31 + seat)
        for seat, lecturer in enumerate(seats_of(s))
    ]
    while not match.over:
        seat = match.awaited[0]
        match.choose(seat, players[seat].choice(match.state, seat))
    return match, result_of(s, match)


def play_on(table: Table, levels: Sequence[str]) -> None:
    """The next decision of a campaign in which all Lecturers are bots."""
    seat = table.awaited[0]
    if table.kind(seat) == "Report":
        table.choose(seat, play_match(table, levels)[1])
    else:
        table.choose(seat, choose(table, seat))
