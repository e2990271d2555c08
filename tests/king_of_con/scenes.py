"""Positions of Part E in few words: tables to play at, and phase 3 by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import ludoteca
from ludoteca.games.king_of_con.scavenging import Scavenging, Spoils, devaluation
from ludoteca.games.king_of_con.state import Con
from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.table import Table

A, B, C = range(3)
D, L, G, T, Z = range(5)  # Dirk, Lulu, Greg, Todd, Zak

Offers = Mapping[Seat, Mapping[int, int]]  # by seat: tokens by Object


def scene(
    monkeys: Sequence[int] = (1, 2, 3),
    phase: int = 2,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    **position: Any,
) -> Table:
    """A table at a position of Part E: Reserves 10, Bins 0, Stands #3 #7 #9 #11 unless said.

    Collections are given as ``{Object: (seat, Value)}`` under *objects*.
    """
    seats = len(monkeys)
    collections: list[dict[int, int]] = [{} for _ in monkeys]
    for thing, (seat, value) in position.pop("objects", {}).items():
        collections[seat][thing] = value
    given = {
        "monkeys": list(monkeys),
        "phase": phase,
        "reserves": [10] * seats,
        "stands": [3, 7, 9, 11] if phase == 2 else [],
        "collections": collections,
        "passions": [[n, n + 5] for n in range(1, 1 + seats)] if phase else None,
    }
    return ludoteca.set_up("king-of-con", given | position, seed, options=options)


def con(table: Table) -> Con:
    """The state, typed."""
    assert isinstance(table.state, Con)
    return table.state


def declare(table: Table, *rounds: Offers) -> list[Event]:
    """Let every seat declare, once for each dict of offers; what happened."""
    return [
        event
        for offers in rounds
        for seat in range(table.seats)
        for event in table.choose(seat, offers.get(seat, {}))
    ]


def scavenge(table: Table, offers: Offers) -> Con:
    """Phase 3 by itself, up to and with Devaluation, where no tie has to be asked about."""
    s = con(table)
    choices = [tuple(sorted(offers.get(seat, {}).items())) for seat in range(s.seats)]
    s.stack[-1] = Scavenging((), tuple(choices))
    s.stack[-1].resolve(s)
    while isinstance(s.stack[-1], Spoils) and s.stack[-1].ties:
        s.stack[-1].resolve(s)
    spoils = s.stack[-1]
    assert isinstance(spoils, Spoils)
    spoils.transfer(s, dict(spoils.won))
    devaluation(s)
    return s


def objects(table: Table, *things: int) -> list[tuple[int, int]]:
    """(owner, Value) of these Objects."""
    s = con(table)
    return [(s.owner[thing], s.value[thing]) for thing in things]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
