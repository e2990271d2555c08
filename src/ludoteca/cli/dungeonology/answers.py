"""How answers to Dungeonology are typed, and what one would type for a choice."""

from __future__ import annotations

import re
from typing import Any

from ludoteca.cli.desk import View
from ludoteca.cli.dungeonology.questions import DEEDS, Questions
from ludoteca.cli.hands import HandAnswers
from ludoteca.cli.sorry import SorryError
from ludoteca.games.dungeonology.components import LETTERS, PLACE, SPY, STUDY, Deed
from ludoteca.kernel.event import Seat
from ludoteca.words.dungeonology.choices import OF_HAND
from ludoteca.words.dungeonology.deeds import PHASES

_SPY = re.compile(rf"#?([0-9]{{1,2}})\s*[,:]?\s*([{LETTERS}{LETTERS.lower()}])")


class Answers(HandAnswers, Questions):
    """What is typed, read and written."""

    def read(self, seat: Seat, text: str) -> Any:
        """The choice that *text* means; whether it is lawful is for the rules to say."""
        kind, view = self.table.kind(seat), self.table.view(seat)
        first, _, rest = text.strip().partition(" ")
        if kind in PHASES:
            for name in ("study", "spy", "place"):
                if self.is_word(first, name):
                    return self._read_deed(name, rest, text)
        if self.is_word(text, "pass"):
            text = "0"
        if kind in OF_HAND:
            return self._cards(view["hands"][seat], text)
        if kind == "PlaceZone":
            return self._read_place(seat, text)
        if kind in ("Peek", "LookPile", "Retrieve"):
            space = self.table.decision(seat).space
            cards = [card for _, card in self.numbered(kind, space, view)]
            picked = [self._pick(cards, number) for number in self._numbers(text)]
            return tuple(sorted(picked) if kind == "Retrieve" else picked)
        number = self.number.fullmatch(text.strip())
        if number is None:
            raise SorryError("unclear-number", text=text)
        return self._read_one(kind, seat, int(number[1]), view)

    def _read_one(self, kind: str, seat: Seat, number: int, view: View) -> Any:
        if kind == "Turn" and number >= 1:
            return number - 1
        items = dict(self.numbered(kind, self.table.decision(seat).space, view))
        if number not in items:
            raise SorryError("unclear-menu", number=number, most=max(items))
        return items[number]

    def _read_deed(self, name: str, rest: str, text: str) -> Deed:
        """``study 2``, ``spy 3 R``, ``place``: also what the menu does not list, to hear why."""
        if name == "place" and not rest.strip():
            return (PLACE,)
        if name == "study" and (found := self.number.fullmatch(rest.strip())):
            return (STUDY, int(found[1]))
        if name == "spy" and (named := _SPY.fullmatch(rest.strip())):
            return (SPY, int(named[1]) - 1, LETTERS.index(named[2].upper()))
        raise SorryError(f"unclear-{name}", text=text, word=self.word(name))

    def _read_place(self, seat: Seat, text: str) -> tuple[int, int, int]:
        space = self.table.decision(seat).space
        places, numbers = self.places(space), [*self._numbers(text)]
        if len(numbers) == 1 and 1 <= numbers[0] <= len(places):  # enough where there is one turn
            numbers += self.turns(space, places[numbers[0] - 1], self.table.view(seat))
        if len(numbers) != 2:
            raise SorryError("unclear-place", text=text)
        if not 1 <= numbers[0] <= len(places):
            raise SorryError("unclear-menu", number=numbers[0], most=len(places))
        return (*places[numbers[0] - 1], numbers[1])

    def typed(self, seat: Seat, choice: Any) -> str:
        """What one would type for that choice."""
        decision, view = self.table.decision(seat), self.table.view(seat)
        if decision.kind in OF_HAND:
            hand = list(view["hands"][seat])
            return " ".join([str(hand.index(card) + 1) for card in choice]) or "0"
        if decision.kind == "PlaceZone":
            x, y, turns = choice
            return f"{self.places(decision.space).index((x, y)) + 1} {turns}"
        numbered = self.numbered(decision.kind, decision.space, view)
        by_choice = {part: number for number, part in numbered}
        if decision.kind in ("Peek", "LookPile", "Retrieve"):
            return " ".join([str(by_choice[card]) for card in choice])
        found = tuple(choice) if decision.kind in DEEDS else choice
        return str(by_choice[found])
