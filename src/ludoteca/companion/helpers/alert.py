"""DG-11, DG-33 An Omega Student was drawn: what happens on the Alert card, or with Panic."""

from __future__ import annotations

from typing import Any

from ludoteca.companion.forms import Answers, Field, Form, choice, number
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import STUDENTS
from ludoteca.games.dungeonology.students import omega_drawn
from ludoteca.kernel.event import Event

DRAW = "draw"


def switches(form: Form) -> tuple[str, ...]:
    return ("alert_profile", "player_level", "rules.max_alert", "rules.boss")


def table(game: str, terms: Any, seats: int) -> tuple[Field, ...]:
    panics = (DRAW, *[terms.content.panics[n].id for n in terms.panics])
    return (
        number("placed", "DG-11.1", len(terms.alert.spaces)),
        number("bonfire", "DG-11.3", terms.content.bonfire),
        number("greys", "DG-11.11", STUDENTS),
        number("students", "DG-40.2", STUDENTS),
        *([choice("panic", "DG-33.2", "panic", panics, default=DRAW)] if terms.max_alert else []),
    )


def tell(form: Form, answers: Answers, seed: int) -> list[Event]:
    told, terms = answers.table, form.terms
    content: Any = terms.content
    ids = [row.id for row in content.scholars][: form.seats]
    panic = told.get("panic", DRAW)
    position = {
        "scholars": ids,
        "hands": [0] * form.seats,
        "students": [told["students"], *[0] * (form.seats - 1)],
        "alert": told["placed"],
        "bonfire": told["bonfire"],
        "bag": [told["greys"], 0],
        "panic": "" if panic == DRAW else panic,
    }
    s = GAME.place(terms, position, seed)  # type: ignore[arg-type]
    events: list[Event] = []
    s.heard = events.append
    omega_drawn(s, s.active)
    s.heard = None
    return events
