"""The words of Dungeonology: `names`, `numbers`, `deeds`, `choices`, `questions`, `events`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.kernel.event import Seat
from ludoteca.words.dungeonology.events import Telling
from ludoteca.words.dungeonology.questions import Questions
from ludoteca.words.speaker import Heard, Lines, View


class Speaker(Questions):
    """The words of Dungeonology in one language, with the names of one pack."""

    @staticmethod
    def stage(view: View) -> tuple[str, dict[str, Any]] | None:
        if view["stack"] and view["stack"][0]["frame"] == "Setup":
            return "stage-setup", {}
        return "stage-turn", {"turn": view["turn"]}

    def printed(self, is_sought: Callable[[str], bool]) -> Lines:
        """Scholars with both faces, Familiars, Interns, and Trick cards with their Main Effect."""
        content = self.content
        kinds: list[tuple[int, Callable[[int], str], Callable[[int], str]]] = [
            (len(content.scholars), self.scholar_name, self.scholar),
            (len(content.familiars), self.familiar_name, self.familiar),
            (len(content.interns), lambda n: self.intern_told(n)[0], self.intern),
            (len(content.designs), self.object_name, self.trick),
        ]
        return [told(n) for count, name, told in kinds for n in range(count) if is_sought(name(n))]

    def trick(self, design: int) -> str:
        """``Snare (Subterfuge 1, Bonus 1). Main Effect: put a Trap face down …``."""
        main = [self.main_effect(design)] if self.main_row(design) else []
        return ". ".join([self.described(design), *main])

    def tell(self, heard: Sequence[Heard], viewer: Seat | None, view: View) -> Lines:
        """The sentences of what *viewer* has heard; what belongs together is gathered."""
        self.look(view)
        return Telling(self, heard, viewer, view).lines()
