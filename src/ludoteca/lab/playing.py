"""One game of a run, played and noted: a row for the game, for each seat, for what was used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import msgspec

from ludoteca.games import game as game_of
from ludoteca.kernel.event import Event
from ludoteca.kernel.play import apply, awaited, options
from ludoteca.kernel.saving import digest
from ludoteca.kernel.state import Ear, State
from ludoteca.lab.matches import Match
from ludoteca.lab.noting import Notes, Use, notes

Row = dict[str, Any]
MOST = 100_000  # decisions; a game that goes on for ever would hold up all others
Decided = tuple[State, int, Any, float]  # the position before it, the seat, the choice, seconds


def noting(s: State, told: Notes, uses: Counter[Use]) -> Ear:
    """Hears events while they happen, when cards still have the faces that they tell of."""

    def note(event: Event) -> None:
        use = told.heard(s, event)
        if use is not None:
            uses[use] += 1

    return note


class Noted(msgspec.Struct):
    """The rows of one game, by table."""

    game: Row
    seats: list[Row]
    uses: list[Row]
    decisions: list[Row]


def decided(s: State, match: Match) -> Iterator[Decided]:
    """Every decision of the bots before it is made; who asks for the next one has made it."""
    players = match.players()
    for _ in range(MOST):
        if not s.stack:
            return
        seat = awaited(s)[0]
        before = perf_counter()
        choice = players[seat].choice(s, seat)
        yield s, seat, choice, perf_counter() - before
    raise OverflowError(f"no end after {MOST} decisions")


def play(number: int, match: Match, with_decisions: bool) -> Noted:
    """Game *number* of a run; but for the seconds, the same match gives the same rows."""
    game, told, s = game_of(match.game), notes(match.game), match.begin()
    begun = s.clone()
    uses, seats = Counter[Use](), len(match.seats)
    ear = noting(s, told, uses)
    made, seconds, decisions = [0] * seats, [0.0] * seats, []
    for step, (_, seat, choice, took) in enumerate(decided(s, match), 1):
        if with_decisions:
            top = s.stack[-1]
            row = {"step": step, "seat": seat, "decision": top.kind(), "clause": top.cited()}
            row |= {"options": _size(s, seat), "choice": _spelt(choice), "seconds": took}
            decisions.append({"number": number, **row})
        made[seat] += 1
        seconds[seat] += took
        s.heard = ear
        apply(s, seat, choice)
        s.heard = None
    for use in told.used(s):
        uses[use] += 1
    places, scores = game.places(s), game.scores(s)
    winners = [owner for owner, place in enumerate(places) if place == 1]
    order, sheet = told.order(begun, s), game.sheet(s)
    rows = []
    for seat, bot in enumerate(match.seats):
        row = {"number": number, "seat": seat, "bot": bot, "turn_order": order[seat]}
        row |= {"place": places[seat], "score": scores[seat]}
        row |= {"win": 1 / len(winners) if seat in winners else 0.0, "fair": 1 / len(places)}
        row |= {"decisions": made[seat], "seconds": seconds[seat]}
        row |= {f"points.{line.key}": line.points[seat] for line in sheet}
        row |= {f"fact.{name}": fact(s, seat) for name, fact in told.facts.items()}
        rows.append(row)
    whole = {"number": number, "seed": match.seed, "bots": list(match.seats)}
    whole |= {"turns": told.turns(s), "decisions": sum(made), "winners": winners}
    whole |= {"best": max(scores), "seconds": sum(seconds), "digest": digest(s)}
    return Noted(whole, rows, [_use(number, *use, n) for use, n in sorted(uses.items())], decisions)


def _use(number: int, seat: int, kind: str, thing: str, times: int) -> Row:
    return {"number": number, "seat": seat, "kind": kind, "thing": thing, "times": times}


def _spelt(choice: Any) -> str:
    return msgspec.json.encode(choice, enc_hook=str).decode()


def _size(s: State, seat: int) -> int:
    """How many sensible choices there were; more than a number can hold count as so many."""
    return min(options(s, seat).size(), 2**62)
