"""The words of Dungeonology: `names` of things, `choices` and questions, `events`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel.event import Seat
from ludoteca.words.dungeonology.choices import Choices
from ludoteca.words.dungeonology.events import Telling
from ludoteca.words.speaker import Heard, Lines, View


class Speaker(Choices):
    """The words of Dungeonology in one language, with the names of one pack."""

    @staticmethod
    def stage(view: View) -> tuple[str, dict[str, Any]] | None:
        if view["stack"] and view["stack"][0]["frame"] == "Setup":
            return "stage-setup", {}
        return "stage-turn", {"turn": view["turn"]}

    def tell(self, heard: Sequence[Heard], viewer: Seat | None, view: View) -> Lines:
        """The sentences of what *viewer* has heard; what belongs together is gathered."""
        self.look(view)
        return Telling(self, heard, viewer, view).lines()
