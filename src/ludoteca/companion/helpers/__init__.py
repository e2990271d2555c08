"""What the companion does at a table besides scoring: each asks a few things and tells what to do.

A helper lays out a table of the game and lets its rules go on from there; what they decide is told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from ludoteca.companion.forms import Answers, Field, Form, Problem, ProblemsError, read
from ludoteca.games import game as game_named
from ludoteca.kernel.event import Event, Reason
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.terms import Value

Step = Reason | Event  # what to do: a message of the companion, or what happens in the game
GAMES: dict[str, tuple[str, ...]] = {
    "setup": ("king-of-con", "chamber-of-wonders", "dungeonology"),
    "edition": ("chamber-of-wonders",),
    "collector": ("chamber-of-wonders",),
    "randomizer": ("dungeonology",),
    "alert": ("dungeonology",),
}


class Helper(Protocol):
    """What a helper asks, and what it tells."""

    def switches(self, form: Form) -> tuple[str, ...]: ...
    def table(self, game: str, terms: Any, seats: int) -> tuple[Field, ...]: ...
    def tell(self, form: Form, answers: Answers, seed: int) -> Sequence[Step]: ...


def helper(name: str) -> Helper:
    found: Any = import_module(f"{__name__}.{name}")
    return found  # type: ignore[no-any-return]


def ask(
    name: str,
    game: str,
    seats: int,
    edition: str | None = None,
    options: Mapping[str, Value] | None = None,
    content: str | None = None,
) -> Form:
    """What that helper wants to know at such a table; `TermsError` where there is none such."""
    rules = game_named(game)
    rules.check_seats(seats)
    alone = game == "dungeonology" and seats == 1  # RC-SOL.1
    wanted = {**(options or {}), **({"rocca.solo": True} if alone else {})}
    pack = None if content is None else rules.content(content)
    terms = rules.agree(edition, wanted, pack, seats)
    fields = helper(name).table(game, terms, seats)
    chosen = edition or next(iter(rules.editions))
    return Form(game, chosen, terms, seats, seats, fields, ())


def tell(name: str, form: Form, answers: Answers, seed: int) -> Sequence[Step]:
    """What to do now; `ProblemsError` says which entries cannot be."""
    try:
        return helper(name).tell(form, read(form, answers), seed)
    except PositionError as error:
        raise ProblemsError([Problem("", reason) for reason in error.reasons]) from None
