"""What the desks of games with hands of cards share: numbers of cards, and words that are typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from ludoteca.cli.commands import plain
from ludoteca.cli.desk import Desk
from ludoteca.cli.sorry import SorryError
from ludoteca.words import Words


class HandAnswers(Desk):
    """Answers that name cards by their numbers."""

    number = re.compile(r"#?(-?[0-9]{1,9})")  # as one may type it

    def _cards(self, hand: Sequence[int], text: str) -> tuple[int, ...]:
        """The cards of those numbers in the hand; 0 for none."""
        numbers = self._numbers(text)
        if numbers == [0]:
            return ()
        return tuple(sorted([self._pick(hand, number) for number in numbers]))

    def _pick(self, cards: Sequence[int], number: int) -> int:
        if not 1 <= number <= len(cards):
            raise SorryError("unclear-card", number=number, most=len(cards))
        return cards[number - 1]

    def _numbers(self, text: str) -> list[int]:
        found = [self.number.fullmatch(part) for part in re.sub(r"[,;+]", " ", text).split()]
        if not found or not all(found):
            raise SorryError("unclear-numbers", text=text)
        return [int(number[1]) for number in found if number]

    def is_word(self, text: str, name: str) -> bool:
        """Whether *text* is one of the words for that."""
        return plain(text.strip()) in _spelt(self.words.language, self.table.game.name, name)


@cache
def _spelt(language: str, game: str, name: str) -> frozenset[str]:
    """The words for that, in the language of the game and in English."""
    said = [Words(x, game).say(f"word-{name}") for x in ("en", language)]
    return frozenset(plain(" ".join(said)).split())
