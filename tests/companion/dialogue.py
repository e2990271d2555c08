"""A dialogue in tests: answers one after another, and what is told."""

from __future__ import annotations

import random
from typing import Any

from ludoteca.companion import Answers, Field, dialogues
from ludoteca.companion.dialogues import Followed

EXPEDITION = "dungeonology"


class Walk:
    """Answers are given as one would type them; what they lead to is looked at."""

    def __init__(self, name: str, seats: int, seed: int = 1) -> None:
        self.name, self.seats, self.seed = name, seats, seed
        self.answers: list[Answers] = []
        self.now = self._follow()

    def _follow(self) -> Followed:
        return dialogues.follow(self.name, EXPEDITION, self.seats, self.answers, self.seed)

    def say(self, *each: dict[str, Any], **table: Any) -> list[str]:
        """One answer; the keys of what is told by it."""
        self.answers.append(Answers(table, list(each)))
        self.now = self._follow()
        assert not self.now.problems, self.now.problems
        return [step.key.removeprefix("companion-") for step in self.now.told[-1]]

    @property
    def asks(self) -> str:
        return self.now.question.asks.key.removeprefix("companion-")

    @property
    def fields(self) -> dict[str, Field]:
        form = self.now.question.form
        return {field.key: field for field in (*form.table, *form.seat)}

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of each step with that key, from the last answer."""
        return [x.args for x in self.now.told[-1] if x.key == f"companion-{key}"]

    def anything(self, rng: random.Random) -> None:
        """An answer by chance to whatever is asked."""
        form = self.now.question.form
        each = [_filled(form.seat, rng) for _ in range(self.seats if form.seat else 0)]
        self.say(*each, **_filled(form.table, rng))


def _filled(fields: tuple[Field, ...], rng: random.Random) -> dict[str, Any]:
    row: dict[str, Any] = {}
    defaults = {field.key: field.default for field in fields}
    for field in fields:
        if field.when and row.get(field.when[0], defaults[field.when[0]]) not in field.when[1]:
            continue
        if field.kind == "choice":
            row[field.key] = rng.choice(field.values)
        elif field.kind == "number":
            row[field.key] = rng.randint(field.least, min(field.most, 6))
        elif field.kind == "flag":
            row[field.key] = rng.random() < 0.5
        else:
            row[field.key] = [value for value in field.values if rng.random() < 0.4]
    return row
