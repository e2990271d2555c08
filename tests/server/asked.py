"""Samples of every question that Dungeonology's advanced rules and Rocca Civetta ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games import game
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.record import Header
from ludoteca.kernel.table import Table
from tests.dungeonology.questions import DEEDS_OF_MODES, SCENES, SELDOM

DG = "dungeonology"
Scene = Callable[[], Expedition]


def kebab(kind: str) -> str:
    return "".join([f"-{c.lower()}" if c.isupper() else c for c in kind]).lstrip("-")


def scenes() -> dict[str, Scene]:
    """By the name of the sample."""
    asked = {f"{DG}-asks-{kebab(kind)}": scene for kind, scene in {**SELDOM, **SCENES}.items()}
    modes = ("winter", "brood", "egg-hunt", "temple", "sea")
    deeds = dict(zip([f"{DG}-mode-{x}" for x in modes], DEEDS_OF_MODES, strict=True))
    return asked | deeds


def table_at(state: Expedition) -> Table:
    """A table with that state on it."""
    found = game(DG)
    told: dict[str, Any] = {"rules": found.rules, "layout": found.layout}
    told["options"] = dict(state.terms.options)
    table = Table(found, Header(game=DG, seats=state.seats, seed=1, **told))
    table.state = state
    return table
