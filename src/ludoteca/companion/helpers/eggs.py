"""RC-XOV The material for other games; the seven Eggs of the Manticore, hidden and opened."""

from __future__ import annotations

from typing import Any

from ludoteca.companion.forms import Answers, Field, Form, choice
from ludoteca.games.dungeonology.components import TABLE
from ludoteca.games.dungeonology.new_game import empty_table
from ludoteca.kernel.event import Reason

EGGS = 7  # RC-XOV.6
LISTED = (2, 3, 4, 5, 6)


def switches(form: Form) -> tuple[str, ...]:
    return ()


def table(game: str, terms: Any, seats: int) -> tuple[Field, ...]:
    eggs = tuple(range(EGGS + 1))
    return (choice("egg", "RC-XOV.8", "companion-egg", eggs, default=0),)


def tell(form: Form, answers: Answers, seed: int) -> list[Reason]:
    """What is in one Egg; the same seed hides the same cubes, so a new one begins again."""
    cubes = ["white", *["black"] * (EGGS - 1)]
    s: Any = empty_table(form.terms, form.seats, seed)  # type: ignore[arg-type]
    s.mix(TABLE, cubes)
    egg = answers.table["egg"]
    if egg:
        args = {"number": egg}
        return [Reason("RC-XOV.8", f"companion-egg-{cubes[egg - 1]}", args)]
    listed = [Reason(f"RC-XOV.{n}", f"companion-crossover-{n}") for n in LISTED]
    return [*listed, Reason("RC-XOV.7", "companion-eggs-hide")]
