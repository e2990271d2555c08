"""A game of a run once more, from its row: as a record, which can be replayed step by step."""

from __future__ import annotations

from ludoteca.games import game as game_of
from ludoteca.kernel.record import Header, Record
from ludoteca.kernel.saving import digest
from ludoteca.kernel.table import Table
from ludoteca.lab.plan import Plan, check_rules
from ludoteca.lab.playing import decided
from ludoteca.lab.shelf import Run
from ludoteca.lab.trouble import LabError


def record_of(run: Run, number: int) -> Record:
    """Game *number*; its last position must be the one that the row tells of."""
    check_rules(run.plan)
    row = run.row(number)
    table = played(run.plan, number)
    if digest(table.state) != row["digest"]:
        raise LabError("lab-ends-otherwise", number=number)
    return table.record


def played(plan: Plan, number: int) -> Table:
    """The table at which game *number* was played to its end."""
    match, game = plan.match(number), game_of(plan.game)
    header = Header(
        game=plan.game,
        rules=game.rules,
        layout=game.layout,
        seats=len(match.seats),
        seed=match.seed,
        edition=match.edition,
        options=dict(match.options),
        content=match.content,
        players=list(match.seats),
    )
    table = Table(game, header)
    for _, seat, choice, _ in decided(table.state, match):
        table.choose(seat, choice)
    return table
