"""Dungeonology: The Expedition: scholars explore a dungeon, study its people and defend a thesis.

Law: docs/rules/dungeonology.md; how it is built: docs/decisions/0008-dungeonology.md.  A file for
each chapter: setup, turns, rest, explore, placing, actions with stealth and answers, auxiliary,
abilities, students, jinxes, tricks, notes, cubes, thesis, ending; rocca_civetta for its modules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.dungeonology import ending, possible
from ludoteca.games.dungeonology import position as positions
from ludoteca.games.dungeonology.content import SHELF, Content
from ludoteca.games.dungeonology.new_game import new_game
from ludoteca.games.dungeonology.rocca_civetta.modules import PRESETS, SOLO
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.terms import EDITIONS, OPTIONS, Terms, compile_terms
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.game import Game, Line, Position
from ludoteca.kernel.terms import Value


class Dungeonology(Game[Expedition]):
    """DG-1 The game as the kernel knows it."""

    name = "dungeonology"
    rules = 8
    layout = 3
    seats = (1, 2, 3, 4)
    seats_clause = "DG-1.15"
    editions = EDITIONS
    options = OPTIONS
    presets = PRESETS
    state = Expedition

    def content(self, pack: str | None = None, file: str = "-") -> Content:
        return SHELF.ours() if pack is None else SHELF.theirs(pack, file)

    def export(self) -> str:
        return SHELF.our_text()

    def implied(self, seats: int | None) -> dict[str, Value]:
        """RC-SOL.1 Who plays alone plays against Omega."""
        return {SOLO: True} if seats == 1 else {}

    def compile(
        self, options: Mapping[str, Value], content: Any, edition: str, seats: int | None
    ) -> Terms:
        return compile_terms(options, content, edition, seats)

    def begin(self, terms: Terms, seats: int, seed: int) -> Expedition:
        return new_game(terms, seats, seed)

    def place(self, terms: Terms, position: Position, seed: int) -> Expedition:
        return positions.place(terms, position, seed)

    def seats_of(self, position: Position, options: Mapping[str, Value]) -> int:
        scholars = position.get("scholars", ())
        return len(scholars) if isinstance(scholars, list | tuple) else 0

    def position(self, s: Expedition) -> Position:
        return positions.position(s)

    def troubles(self, s: Expedition) -> list[Reason]:
        return possible.troubles(s)

    def sheet(self, s: Expedition) -> list[Line]:
        return ending.score_sheet(s)

    def ranking(self, s: Expedition) -> tuple[Seat, ...]:
        return s.ranking

    def places(self, s: Expedition) -> tuple[int, ...]:
        return ending.places(s)


GAME = Dungeonology()
