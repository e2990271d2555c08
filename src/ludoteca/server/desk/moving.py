"""A table moves from cardboard to the hall: asked, checked, drawn, read from a file."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

import ludoteca
from ludoteca import companion
from ludoteca.companion import moving
from ludoteca.companion.moving import apart
from ludoteca.companion.moving.dungeonology import picturing
from ludoteca.companion.moving.telling import MovingTold
from ludoteca.companion.telling import FormTold, Sentence, Trouble
from ludoteca.games.dungeonology import GAME
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.record import RecordError, setting_from_json
from ludoteca.kernel.terms import TermsError, Value
from ludoteca.server.boxes import SeatNumber, bad_pack, box_named
from ludoteca.server.desk.scoring import Filled, agreed
from ludoteca.server.refusals import Refusal

BIGGEST = 1_000_000  # bytes: a pack comes with it
Own = dict[Seat, companion.Row | None]


class Laid(Filled, forbid_unknown_fields=True):
    """What lies on a table of cardboard."""

    gathering: Annotated[str, Meta(max_length=32)] = ""  # where players enter their own hands
    apart: Annotated[list[SeatNumber], Meta(max_length=12)] = []  # those who do


class Checked(Struct):
    """What follows from the entries, or which of them cannot be."""

    problems: list[Trouble] = []
    follows: list[Sentence] = []
    setting: str = ""  # the position as a file; none where it holds what others have entered


class Drawn(Struct):
    """A picture."""

    picture: str  # SVG


class File(Struct, forbid_unknown_fields=True):
    """A position in a file of its own."""

    setting: Annotated[str, Meta(max_length=BIGGEST)]


class FiledTable(Struct):
    """The same as a form that is filled in."""

    seats: int
    edition: str
    options: dict[str, Value]
    content: str | None
    answers: companion.Answers


def form_of(data: Laid, game: str) -> companion.Form:
    """What is asked at that table, or why it cannot be moved."""
    try:
        return agreed(
            game,
            lambda name: moving.form(
                name, data.seats, data.edition or None, data.options, data.content
            ),
        )
    except moving.CannotMoveError:
        raise Refusal("mode-cannot-be-moved", 422) from None


def told_by(language: str, form: companion.Form, players: list[str]) -> MovingTold:
    return MovingTold(language, form.game, players, form.terms.content)


def form(language: str, game: str, data: Laid) -> FormTold:
    """What to read off a table, so that it can be played on here."""
    found = form_of(data, game)
    return told_by(language, found, data.players).form(found)


def moved_by(form: companion.Form, data: Laid, own: Own, seed: int) -> moving.Moved:
    """The table with what each has entered; `ProblemsError` also where somebody has not yet."""
    late = [seat for seat, row in own.items() if row is None]
    if late:
        reason = Reason("-", "companion-move-own-missing", {"seats": late})
        raise companion.ProblemsError([companion.Problem("", reason)])
    rows = {seat: row for seat, row in own.items() if row is not None}
    if not rows:
        return moving.move(form, data.answers, seed)
    return apart.move_together(form, data.answers, rows, seed)


def check(language: str, game: str, data: Laid, own: Own) -> Checked:
    """Whether that table can be played on, and what must lie there besides."""
    found = form_of(data, game)
    told = told_by(language, found, data.players)
    try:
        moved = moved_by(found, data, own, secrets.randbits(63))
    except companion.ProblemsError as error:
        return Checked(told.problems(found, error.problems).problems)
    if own:
        return Checked([], told.follows(found, moved))
    file = msgspec.json.encode(moving.setting(found, data.answers))
    return Checked([], told.follows(found, moved), msgspec.json.format(file).decode() + "\n")


def draw(language: str, game: str, data: Laid) -> Drawn:
    """The Dungeon as far as it was told."""
    found = form_of(data, game)
    if found.game != GAME.name:
        raise Refusal("no-such-page", 404)
    told = told_by(language, found, data.players)
    return Drawn(picturing.of_form(told.words.speaker, found, data.answers))


def read(game: str, text: str) -> FiledTable:
    """Only what the form can say: it is laid out by the rules, and read off again."""
    game = box_named(game).name
    try:
        given = setting_from_json(text)
        if given.game != game:
            raise Refusal("position-of-another", 422, game=given.game[:40])
        table = ludoteca.set_up(
            game, given.position, 0, given.edition, given.options, given.content
        )
        found = moving.form(game, table.seats, given.edition, given.options, given.content)
    except moving.CannotMoveError:
        raise Refusal("mode-cannot-be-moved", 422) from None
    except RecordError as error:
        raise Refusal("bad-record", 422, error.reason, {"game": game}) from None
    except (TermsError, PositionError) as error:
        raise Refusal("bad-terms", 422, error.reasons[0], {"game": game}) from None
    except ContentError as error:
        raise bad_pack(error, game) from None
    except (LookupError, ValueError, TypeError, RecursionError, OverflowError) as error:
        raise Refusal("no-record", 422) from error
    if not moving.is_clean(game, table.state) or table.over:
        raise Refusal("position-in-the-air", 422)
    seats, edition = table.seats, given.edition or next(iter(table.game.editions))
    answers = moving.moving(game).answers(found, given.position)
    return FiledTable(seats, edition, given.options, given.content, answers)
