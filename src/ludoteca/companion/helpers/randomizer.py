"""DG-3 The Randomizer deck: shuffled, and drawn until a card applies."""

from __future__ import annotations

from typing import Any

from ludoteca.companion.forms import Answers, Field, Form, choice
from ludoteca.games.dungeonology import randomizer
from ludoteca.games.dungeonology.components import (
    COLOURS,
    DIRECTIONS,
    SLOTS,
    TRIANGLES,
)
from ludoteca.games.dungeonology.new_game import empty_table
from ludoteca.kernel.event import Reason

WHAT = {"scholar": "DG-3.3", "direction": "DG-3.4", "passage": "DG-3.5", "information": "DG-3.6"}
AMONG = {
    "triangles": ("scholar", "DG-3.7", "triangle", TRIANGLES),
    "slots": ("passage", "DG-3.5", "companion-slot", tuple(SLOTS)),
    "colours": ("information", "DG-3.6", "column", COLOURS),
}


def switches(form: Form) -> tuple[str, ...]:
    return ()


def table(game: str, terms: Any, seats: int) -> tuple[Field, ...]:
    among = [
        Field(key=key, kind="several", clause=clause, told=told, values=values,
              most=len(values), when=("what", (what,)))
        for key, (what, clause, told, values) in AMONG.items()
    ]  # fmt: skip
    return (choice("what", "DG-3.1", "companion-what", tuple(WHAT), default="scholar"), *among)


def tell(form: Form, answers: Answers, seed: int) -> list[Reason]:
    told, terms = answers.table, form.terms
    s = empty_table(terms, len(TRIANGLES), seed)  # type: ignore[arg-type]
    by_triangle = {row.triangle: n for n, row in reversed([*enumerate(s.terms.content.scholars)])}
    s.scholars = tuple([by_triangle[triangle] for triangle in TRIANGLES])
    what = told["what"]
    found: Any
    if what == "scholar":
        found = randomizer.among(s, [TRIANGLES.index(x) for x in told["triangles"]])
        named = {"triangle": TRIANGLES[found]} if found is not None else {}
    elif what == "direction":
        found = randomizer.random_direction(s)
        named = {"direction": DIRECTIONS[found]}
    elif what == "passage":
        mask = sum([1 << SLOTS.index(x) for x in told["slots"]])
        found = randomizer.random_passage(s, mask)
        named = {"slot": SLOTS[found]} if found is not None else {}
    else:
        mask = sum([1 << COLOURS.index(x) for x in told["colours"]])
        found = randomizer.random_information(s, mask)
        named = {"colour": COLOURS[found]} if found is not None else {}
    if found is None:
        return [Reason("DG-3.9", "companion-randomizer-nothing")]
    return [Reason(WHAT[what], f"companion-randomizer-{what}", named)]
