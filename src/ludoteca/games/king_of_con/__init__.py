"""King of Con: nerds at a convention outbid one another for Objects, and steal them.

Law: docs/rules/king-of-con.md.  A file for each chapter: setup, passions, rounds, then the phases
new_objects, auctions, scavenging, showing_off, with monkeys, tokens and offers that they share.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.king_of_con import position as positions
from ludoteca.games.king_of_con.content import SHELF, Content
from ludoteca.games.king_of_con.scoring import score_sheet
from ludoteca.games.king_of_con.setup import new_game
from ludoteca.games.king_of_con.state import Con
from ludoteca.games.king_of_con.terms import EDITIONS, OPTIONS, Terms, compile_terms
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.game import Game, Line, Position
from ludoteca.kernel.terms import Value


class KingOfCon(Game[Con]):
    """KC-1 The game as the kernel knows it."""

    name = "king-of-con"
    rules = 1
    layout = 1
    seats = (2, 3, 4, 5)
    seats_clause = "KC-1.1"
    editions = EDITIONS
    options = OPTIONS
    state = Con

    def content(self, pack: str | None = None, file: str = "-") -> Content:
        return SHELF.ours() if pack is None else SHELF.theirs(pack, file)

    def export(self) -> str:
        return SHELF.our_text()

    def compile(
        self, options: Mapping[str, Value], content: Any, edition: str, seats: int | None
    ) -> Terms:
        return compile_terms(options, content)

    def begin(self, terms: Terms, seats: int, seed: int) -> Con:
        return new_game(terms, seats, seed)

    def place(self, terms: Terms, position: Position, seed: int) -> Con:
        return positions.place(terms, position, seed)

    def seats_of(self, position: Position, options: Mapping[str, Value]) -> int:
        monkeys = position.get("monkeys", ())
        return len(monkeys) if isinstance(monkeys, list | tuple) else 0

    def position(self, s: Con) -> Position:
        return positions.position(s)

    def troubles(self, s: Con) -> list[Reason]:
        return positions.troubles(s)

    def sheet(self, s: Con) -> list[Line]:
        return score_sheet(s)

    def ranking(self, s: Con) -> tuple[Seat, ...]:
        return s.ranking


GAME = KingOfCon()
