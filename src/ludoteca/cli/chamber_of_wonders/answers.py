"""How answers to Chamber of Wonders are typed, and what one would type for a choice."""

from __future__ import annotations

import re
from typing import Any

from ludoteca.cli.chamber_of_wonders.questions import BIDS, FILLS, FROM_HAND, SELLS, Questions
from ludoteca.cli.desk import View
from ludoteca.cli.hands import HandAnswers
from ludoteca.cli.sorry import SorryError
from ludoteca.games.chamber_of_wonders.displays import NEITHER, NOTHING
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.kernel.event import Seat

_REFIT = re.compile(r"\s*([0-9]{1,2})\s*[:;,]?\s+(.+)")


class Answers(HandAnswers, Questions):
    """What is typed, read and written."""

    number = re.compile(r"#?£?(-?[0-9]{1,9})(?:\s*£)?")

    def read(self, seat: Seat, text: str) -> Any:
        """The choice that *text* means; whether it is lawful is for the rules to say."""
        kind, view = self.table.kind(seat), self.table.view(seat)
        first, _, rest = text.strip().partition(" ")
        if self.is_word(first, "open"):
            if not rest.strip():
                return OPEN
            if kind != "Display":
                raise SorryError("unclear-open", text=text, word=self.word("open"))
            return self._cards(view["hands"][seat], rest), True, NEITHER
        if kind in FILLS:
            return self._read_fill(kind, seat, text, view)
        if self.is_word(text, "pass"):
            text = "0"
        if kind in BIDS:
            bid = self.number.fullmatch(text.strip())
            if bid is None:
                raise SorryError("unclear-bid", text=text)
            return PASS if kind == "Auction" and bid[1] == "0" else int(bid[1])
        if kind in SELLS:
            return self._cards(view["hands"][seat], text)
        if kind in ("TakeMatching", "KeepAndGive", "Yard"):
            return self._read_several(kind, seat, text)
        number = self.number.fullmatch(text.strip())
        if kind == "BetweenTurns" and (number is None or int(number[1])):
            raise SorryError("unclear-between", text=text, word=self.word("open"))
        if number is None:
            raise SorryError("unclear-number", text=text)
        return self._read_one(kind, seat, int(number[1]), view)

    def _read_one(self, kind: str, seat: Seat, number: int, view: View) -> int:
        if kind in FROM_HAND:
            return self._pick(view["hands"][seat], number)
        if kind == "BetweenTurns":
            return PASS
        if kind in ("PlaceAgent", "ChooseContact"):
            return number - 1  # a Contact 0 is none at all
        items = dict(self.numbered(kind, self.table.decision(seat).space))
        if number not in items:
            raise SorryError("unclear-menu", number=number, most=max(items))
        return items[number]

    def _read_several(self, kind: str, seat: Seat, text: str) -> tuple[int, ...]:
        numbers = self._numbers(text)
        if kind == "Yard":
            frame = self.table.view(seat)["stack"][-1]
            piles = [frame["open"], *([frame["closed"]] if frame["closed"] else [])]
            if len(numbers) != len(piles):
                raise SorryError("unclear-numbers", text=text)
            return tuple([self._pick(p, n) for p, n in zip(piles, numbers, strict=True)])
        cards = [choice for _, choice in self.numbered(kind, self.table.decision(seat).space)]
        if kind == "KeepAndGive":
            return tuple([self._pick(cards, number) for number in numbers])
        if numbers == [0]:
            return ()
        return tuple(sorted([self._pick(cards, number) for number in numbers]))

    def _read_fill(self, kind: str, seat: Seat, text: str, view: View) -> Any:
        first, _, rest = text.strip().partition(" ")
        hand = view["hands"][seat]
        if not self.is_word(first, "empty"):
            if kind == "Catherine" and (text == "0" or self.is_word(text, "pass")):
                raise SorryError("unclear-refit", text=text, word=self.word("empty"))
            if self.is_word(text, "pass"):
                return NOTHING
            return self._cards(hand, text), False, NEITHER
        emptied = _REFIT.fullmatch(rest)
        if emptied is None:
            raise SorryError("unclear-refit", text=text, word=self.word("empty"))
        at = int(emptied[1]) - 1
        shown = view["displays"][seat]
        old = shown[at][0] if 0 <= at < len(shown) else ()
        return self._cards((*hand, *old), emptied[2]), False, at

    def typed(self, seat: Seat, choice: Any) -> str:
        """What one would type for that choice."""
        kind, view = self.table.kind(seat), self.table.view(seat)
        if type(choice) is int and choice == OPEN:
            return self.word("open")
        hand = list(view["hands"][seat])
        if kind in FILLS:
            cards, opens, emptied = choice
            if not cards:
                return "0"
            if emptied != NEITHER:
                hand += view["displays"][seat][emptied][0]
            numbers = " ".join([str(hand.index(card) + 1) for card in cards])
            if emptied != NEITHER:
                return f"{self.word('empty')} {emptied + 1}: {numbers}"
            return f"{self.word('open')} {numbers}" if opens else numbers
        if kind in BIDS:
            return str(0 if choice == PASS else choice)
        if kind in SELLS:
            return " ".join([str(hand.index(card) + 1) for card in choice]) or "0"
        if kind in FROM_HAND:
            return str(hand.index(choice) + 1)
        if kind in ("BetweenTurns", "PlaceAgent", "ChooseContact"):
            return str(choice + 1)  # PASS is -1
        if kind == "Yard":
            by_choice = {item.choice: item.number for item in self.menu(seat)}
        else:
            space = self.table.decision(seat).space
            by_choice = {part: number for number, part in self.numbered(kind, space)}
        if isinstance(choice, list | tuple):
            return " ".join([str(by_choice[card]) for card in choice]) or "0"
        return str(by_choice[choice])
