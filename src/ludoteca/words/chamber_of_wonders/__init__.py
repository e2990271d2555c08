"""The words of Chamber of Wonders: `names` of things, `choices` and questions, `events`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel.event import Seat
from ludoteca.words.chamber_of_wonders.choices import Choices
from ludoteca.words.chamber_of_wonders.events import Telling
from ludoteca.words.speaker import Heard, Lines, View


class Speaker(Choices):
    """The words of Chamber of Wonders in one language, with the names of one pack."""

    @staticmethod
    def stage(view: View) -> tuple[str, dict[str, Any]] | None:
        first = view["stack"][0]["frame"] if view["stack"] else ""
        if first == "Turn":
            return "stage-turn", {"turn": view["turn"]}
        return ("stage-scoring" if first == "Majority" else "stage-setup"), {}

    def tell(self, heard: Sequence[Heard], viewer: Seat | None, view: View) -> Lines:
        """The sentences of what *viewer* has heard; what belongs together is gathered."""
        self.look(view)
        return Telling(self, heard, viewer, view).lines()
