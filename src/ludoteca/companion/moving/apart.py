"""What each player enters on a phone of their own, and nobody else sees."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from ludoteca.companion.forms import Answers, Field, Form, Problem, ProblemsError, Row, read
from ludoteca.companion.moving import Moved, move
from ludoteca.companion.moving.fields import CARDS, DEALT, FILLED, TYPED
from ludoteca.kernel.event import Reason, Seat


def own_fields(form: Form, mine: Row) -> tuple[Field, ...]:
    """What one player alone sees, as far as it is asked beside what lies open before them."""
    return tuple(
        [
            replace(field, when=None)
            for field in form.seat
            if field.secret and field.key != CARDS and _is_asked(field, mine)
        ]
    )


def _is_asked(field: Field, mine: Row) -> bool:
    if field.when is None or field.when[0] == CARDS:
        return True
    return mine.get(field.when[0]) in field.when[1]


def own_form(form: Form, mine: Row) -> Form:
    """The form of one player: nothing but that."""
    return replace(form, owners=1, table=(), seat=own_fields(form, mine))


def veiled(form: Form, mine: Row) -> Row:
    """What lies open before one player; what does not is left to chance."""
    secret = {field.key: field for field in form.seat if field.secret}
    found = {key: value for key, value in mine.items() if key not in secret}
    for field in form.seat:
        if field.key == CARDS:
            found[CARDS] = FILLED if FILLED in field.values else DEALT
        elif (
            field.kind == "number" and field.default is None and field.key in secret
        ) or field.when == (CARDS, (DEALT,)):
            found[field.key] = field.least
    return found


def with_own(form: Form, answers: Answers, own: Mapping[Seat, Row]) -> Answers:
    """The answers with what these players have entered themselves in its place."""
    rows = list(answers.seats) + [{} for _ in range(form.owners - len(answers.seats))]
    for seat, entered in own.items():
        asked = {field.key for field in own_fields(form, rows[seat])}
        kept = {key: value for key, value in entered.items() if key in asked}
        rows[seat] = {**veiled(form, rows[seat]), **kept, CARDS: TYPED}
    return Answers(answers.table, rows)


def without(form: Form, answers: Answers, seats: Collection[Seat]) -> Answers:
    """The answers without what only these seats may know."""
    rows = [
        veiled(form, mine) if seat in seats else mine for seat, mine in enumerate(answers.seats)
    ]
    return Answers(answers.table, rows)


def move_together(form: Form, answers: Answers, own: Mapping[Seat, Row], seed: int) -> Moved:
    """As `move`; what is wrong tells nothing of what others have entered.

    A refusal could name a card of theirs, even where it blames what lies open.
    """
    move(form, without(form, answers, own), seed)
    try:
        return move(form, with_own(form, answers, own), seed)
    except ProblemsError:
        reason = Reason("-", "companion-move-own-clash", {"seats": sorted(own)})
        raise ProblemsError([Problem("", reason)]) from None


def own_problems(form: Form, open_: Answers, seat: Seat, entered: Row, seed: int) -> list[Problem]:
    """What is wrong in the form of one player, beside what lies open; others' cards are unknown."""
    own, mine = own_form(form, open_.seats[seat]), f"seats.{seat}."
    try:
        read(own, Answers({}, [entered]))
    except ProblemsError as error:
        return list(error.problems)
    try:
        move(form, with_own(form, open_, {seat: entered}), seed)
    except ProblemsError as error:
        blamed = [x for x in error.problems if x.field.startswith(mine)]
        asked = tuple([f"{mine}{field.key}" for field in own.seat])
        return [
            Problem(x.field.replace(mine, "seats.0.", 1), x.reason)
            for x in blamed
            if x.field.startswith(asked)
        ]
    return []
