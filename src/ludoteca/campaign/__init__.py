"""The campaign of Rocca Civetta: twelve matches of Dungeonology, from September to August.

Law: docs/rules/rocca-civetta.md, RC-CPR to RC-SCN; decisions: docs/decisions/0010-campaign.md.
A campaign is a game of its own above the matches: its seats are Lecturers, its decisions whom
they send and what they buy, and the results of matches that were played elsewhere.

>>> from ludoteca import campaign
>>> year = campaign.new(2, seed=1)
>>> year.awaited, year.decision(0).kind, year.decision(0).clause
((0,), 'TakeSlot', 'RC-CPR.2')
>>> campaign.load(year.save()).state == year.state
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.campaign import position as positions
from ludoteca.campaign import results
from ludoteca.campaign.content import SHELF, Content
from ludoteca.campaign.months import Months
from ludoteca.campaign.preparing import TakeSlot
from ludoteca.campaign.results import Result
from ludoteca.campaign.state import Year
from ludoteca.campaign.terms import EDITIONS, OPTIONS, Terms, compile_terms
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.game import Game, Line, Position, PositionError
from ludoteca.kernel.play import advance
from ludoteca.kernel.record import Header, Record, RecordError, Step, from_json
from ludoteca.kernel.table import Table, UndoError, follow
from ludoteca.kernel.terms import TermsError, Value

__all__ = ["CAMPAIGN", "Result", "Year", "load", "new", "set_up", "taken_back"]

NAME = "campaign"


class Campaign(Game[Year]):
    """RC-GEN.5 A mode above the matches, as the kernel knows a game; its scores are halves."""

    name = NAME
    rules = 1
    layout = 1
    seats = (2, 3, 4, 5, 6)
    seats_clause = "RC-CPR.9"
    editions = EDITIONS
    options = OPTIONS
    state = Year

    def content(self, pack: str | None = None, file: str = "-") -> Content:
        return SHELF.ours() if pack is None else SHELF.theirs(pack, file)

    def export(self) -> str:
        return SHELF.our_text()

    def compile(
        self, options: Mapping[str, Value], content: Any, edition: str, seats: int | None
    ) -> Terms:
        return compile_terms(options, content, seats)

    def begin(self, terms: Terms, seats: int, seed: int) -> Year:
        s = Year(
            terms=terms,
            seats=seats,
            stack=[Months(), TakeSlot()],
            teams=[()] * seats,
            names=[""] * seats,
            uses=[(0,) * terms.content.sheet.team] * seats,
            support=[0] * seats,
            bonuses=[()] * seats,
        )
        s.seed(seed, 1)
        advance(s)
        return s

    def place(self, terms: Terms, position: Position, seed: int) -> Year:
        return positions.place(terms, position, seed)

    def seats_of(self, position: Position, options: Mapping[str, Value]) -> int:
        lecturers = position.get("lecturers", ())
        return len(lecturers) if isinstance(lecturers, list | tuple) else 0

    def position(self, s: Year) -> Position:
        return positions.position(s)

    def troubles(self, s: Year) -> list[Reason]:
        return positions.troubles(s)

    def sheet(self, s: Year) -> list[Line]:
        return results.score_sheet(s)

    def ranking(self, s: Year) -> tuple[Seat, ...]:
        return () if s.stack else results.ranking(s)

    def places(self, s: Year) -> tuple[int, ...]:
        return () if s.stack else results.final_places(s)


CAMPAIGN = Campaign()


def new(
    lecturers: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    players: Sequence[str] = (),
    title: str = "",
) -> Table:
    """A campaign that begins; *players* are the names of the Lecturers."""
    return Table(CAMPAIGN, _header(lecturers, seed, options, players, title))


def set_up(
    position: Position,
    seed: int,
    options: Mapping[str, Value] | None = None,
    players: Sequence[str] = (),
    title: str = "",
) -> Table:
    """A campaign that goes on from a sheet of paper."""
    lecturers = CAMPAIGN.seats_of(position, options or {})
    return Table(CAMPAIGN, _header(lecturers, seed, options, players, title, position))


def _header(
    lecturers: int,
    seed: int,
    options: Mapping[str, Value] | None,
    players: Sequence[str],
    title: str,
    position: Position | None = None,
) -> Header:
    return Header(
        game=NAME,
        rules=CAMPAIGN.rules,
        layout=CAMPAIGN.layout,
        seats=lecturers,
        seed=seed,
        options=dict(options or {}),
        position=position,
        players=list(players),
        title=title,
    )


def load(data: bytes | str | Record) -> Table:
    """The campaign of a record, each of its steps verified."""
    record = data if isinstance(data, Record) else from_json(data)
    if record.header.game != NAME:
        raise RecordError(0, Reason("-", "not-a-campaign", {"game": record.header.game}))
    try:
        table = Table(CAMPAIGN, record.header)
    except (TermsError, PositionError) as error:
        raise RecordError(0, error.reasons[0]) from error
    for _ in follow(table, record):
        pass
    return table


def taken_back(table: Table) -> tuple[Table, Step]:
    """The campaign before its last choice, and that choice; unless a lot was drawn by it.

    At a table a choice stands once others have chosen upon it.  Here nothing is hidden, and a
    result told wrong must not stand because somebody was quick to agree on the next month.
    """
    steps = table.record.steps
    if not steps:
        raise UndoError(Reason("-", "nothing-to-undo"))
    before = load(Record(table.record.header, steps[:-1]))
    if before.state.chance != table.state.chance:
        raise UndoError(Reason("-", "learned-since"))
    return before, steps[-1]
