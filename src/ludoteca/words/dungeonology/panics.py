"""Panic cards of Dungeonology in words: our sentences, or one for each thing a pack says."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.rows import PanicRow
from ludoteca.words.dungeonology.abilities import AbilityNames

TOLD = (  # fields that one sentence of ours tells together
    *("boss", "activates", "boss_steps", "each_turn", "sets", "joined", "met", "outside"),
    *("far", "far_speed", "heat", "rolled", "eggs"),
)


def stated_by(row: PanicRow) -> tuple[Any, ...]:
    return tuple([getattr(row, name) for name in TOLD])


OURS = {row.id: stated_by(row) for row in SHELF.ours().panics}


class PanicNames(AbilityNames):
    """What a Panic card brings."""

    def panic(self, face: int | str | None) -> str:
        """A Panic card with what it brings."""
        if face is None:
            return self.say("panic-unknown")
        name, *does = self.panic_told(face)
        return self.say("panic-explained", panic=name, does=self.joined(does))

    def panic_told(self, face: int | str) -> list[str]:
        """Its name, then each thing that it does."""
        rows = enumerate(self.content.panics)
        number, row = next((n, row) for n, row in rows if face in (n, row.id))
        drawn = [self.say("panics-students", count=row.students)] if row.students else []
        ours = OURS.get(row.id) == stated_by(row)
        return [
            self.words.name(f"panic-{row.id}"),
            self.say("panics-alert", amount=row.alert),
            *drawn,
            *([self.say(f"panics-{row.id}")] if ours else self._as_written(number, row)),
            *([self.say("panics-capture")] if row.captures else []),
        ]

    def _as_written(self, number: int, row: PanicRow) -> list[str]:
        """Part C.11 A sentence for each field of a card that a pack has changed."""
        content = self.content
        found = [
            self.say("panics-sets", number=self.say(f"panics-{name}"), count=count)
            for name, count in row.sets.items()
        ]
        for name, effect in (
            ("each-turn", content.panicked[number]),
            ("joined", content.joined[number]),
            ("met", content.met[number]),
            ("outside", content.outside[number]),
            ("rolled", content.rolled[number]),
        ):
            if effect.parts:
                found.append(self.say(f"panics-{name}", effect=self.stated(effect)))
        if row.boss and row.activates:
            found.append(self.say("panics-activates"))
        if row.boss_steps:
            found.append(self.say("panics-boss-steps", count=row.boss_steps))
        if row.far:
            found.append(self.say("panics-far", zones=row.far, count=row.far_speed))
        if row.heat:
            found.append(self.say("panics-heat", count=row.heat))
        if row.eggs:
            found.append(self.say("panics-eggs"))
        return found
