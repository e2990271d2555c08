"""What games with named cards share: several cards in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludoteca.words.speaker import Speaker


class CardNames(Speaker):
    """Cards by their designs; what one is called, and what is on it, each game says."""

    def object_name(self, number: int) -> str:
        raise NotImplementedError

    def described(self, design: int | None, name: str = "") -> str:
        """A card with what is on it; None is a back."""
        raise NotImplementedError

    def each(self, designs: Sequence[int | None]) -> list[str]:
        """Several cards; those of the same name are numbered."""
        often, met = Counter(designs), Counter[int]()
        said = []
        for design in designs:
            name = ""
            if design is not None and often[design] > 1:
                met[design] += 1
                name = self.object_name(design)
                name = self.say("card-numbered", name=name, number=met[design])
            said.append(self.described(design, name))
        return said

    def together(self, designs: Sequence[int | None]) -> str:
        """With semicolons, since each card has commas of its own."""
        return self.joined(self.each(designs))

    def joined(self, parts: Sequence[str]) -> str:
        return f"{self.say('list-separator')} ".join(parts) or self.say("list-nothing")
