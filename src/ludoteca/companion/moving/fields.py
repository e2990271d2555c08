"""Fields that several games ask of a table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.companion.forms import Answers, Field, When, choice
from ludoteca.kernel.event import Seat

CARDS = "cards"  # the field that says whether hidden cards are typed in or dealt
TYPED, DEALT = "typed", "dealt"
FILLED = "filled"  # dealt as well: as many as one may hold
BY_HAND: When = (CARDS, (TYPED,))
BY_LOT: When = (CARDS, (DEALT,))


class CannotMoveError(ValueError):
    """A table for which there is no form."""


def hidden(field: Field) -> Field:
    """The same behind a screen."""
    return replace(field, secret=True)


def cards(clause: str) -> Field:
    """Whether an owner types in what is hidden, or nobody here knows it."""
    return choice(CARDS, clause, "companion-move-cards", (TYPED, DEALT), default=TYPED)


def unknown(whole: Answers) -> tuple[Seat, ...]:
    """Whose hidden cards nobody has typed in."""
    return tuple([n for n, mine in enumerate(whole.seats) if mine.get(CARDS) in (DEALT, FILLED)])


def several(
    key: str,
    clause: str,
    told: str,
    values: Sequence[int | str],
    *,
    least: int = 0,
    most: int,
    typed: bool = False,
) -> Field:
    return Field(
        key=key,
        kind="several",
        clause=clause,
        told=told,
        values=tuple(values),
        least=least,
        most=most,
        when=BY_HAND if typed else None,
    )
