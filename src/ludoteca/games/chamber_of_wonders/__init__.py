"""Chamber of Wonders: collectors in Victorian London fill their cabinets with curious things.

Law: docs/rules/chamber-of-wonders.md.  A file for each chapter: setup, turns, areas/, contacts,
phase2 with showcases and displays, prompts (Coming Soon), clubs, solo/, scoring.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.chamber_of_wonders import position as positions
from ludoteca.games.chamber_of_wonders import possible, scoring
from ludoteca.games.chamber_of_wonders.content import SHELF, Content
from ludoteca.games.chamber_of_wonders.new_game import new_game
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.games.chamber_of_wonders.terms import EDITIONS, OPTIONS, Terms, compile_terms
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.game import Game, Line, Position
from ludoteca.kernel.terms import Value


class ChamberOfWonders(Game[Chamber]):
    """CW-META The game as the kernel knows it."""

    name = "chamber-of-wonders"
    rules = 2
    layout = 2
    seats = (1, 2, 3, 4)
    seats_clause = "CW-META.1"
    editions = EDITIONS
    options = OPTIONS
    state = Chamber

    def content(self, pack: str | None = None, file: str = "-") -> Content:
        return SHELF.ours() if pack is None else SHELF.theirs(pack, file)

    def export(self) -> str:
        return SHELF.our_text()

    def implied(self, seats: int | None) -> dict[str, Value]:
        """CW-META.2 One player plays solo."""
        return {"mode.solo": "on"} if seats == 1 else {}

    def compile(
        self, options: Mapping[str, Value], content: Any, edition: str, seats: int | None
    ) -> Terms:
        return compile_terms(options, content, edition, seats)

    def begin(self, terms: Terms, seats: int, seed: int) -> Chamber:
        return new_game(terms, seats, seed)

    def place(self, terms: Terms, position: Position, seed: int) -> Chamber:
        return positions.place(terms, position, seed)

    def seats_of(self, position: Position, options: Mapping[str, Value]) -> int:
        if options.get("mode.solo") == "on":
            return 1
        hands = position.get("hands", ())
        return len(hands) if isinstance(hands, list | tuple) else 0

    def position(self, s: Chamber) -> Position:
        return positions.position(s)

    def troubles(self, s: Chamber) -> list[Reason]:
        return possible.troubles(s)

    def sheet(self, s: Chamber) -> list[Line]:
        return scoring.score_sheet(s)

    def ranking(self, s: Chamber) -> tuple[Seat, ...]:
        return s.ranking

    def places(self, s: Chamber) -> tuple[int, ...]:
        return scoring.places(s)


GAME = ChamberOfWonders()
