"""'Type in your cards': a pack as a form, checked by the reader of every pack."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludoteca.companion.packs import PackForm, Typed, pack_form, typed_pack
from ludoteca.kernel.content import ContentError
from ludoteca.server.boxes import PackText, bad_pack, box_named
from ludoteca.server.refusals import MOST_FAULTS
from ludoteca.words import Words

MOST_ROWS = 400  # of one kind of card
Row = dict[str, Any]


class Begin(Struct, forbid_unknown_fields=True):
    """From which cards to begin: ours, or those of a pack."""

    content: PackText | None = None


class Cards(Struct, forbid_unknown_fields=True):
    """What was typed in, by kind of card."""

    rows: dict[str, Annotated[list[Row], Meta(max_length=MOST_ROWS)]]


def form(language: str, game: str, data: Begin) -> PackForm:
    words = Words(language, box_named(game).name)
    try:
        return pack_form(words, data.content)
    except ContentError as error:
        raise bad_pack(error, box_named(game).name) from None


def check(language: str, game: str, data: Cards) -> Typed:
    """The pack that was typed in, as a file, and what is wrong in it."""
    made = typed_pack(Words(language, box_named(game).name), data.rows)
    return Typed(made.content, made.misfits[:MOST_FAULTS])
