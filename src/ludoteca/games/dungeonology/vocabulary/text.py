"""Part C.7 How an effect is written: ``steal(1, opp@near, free); draw(1)``."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from ludoteca.games.dungeonology.vocabulary.words import CONTROLS

ASKED = {"if": "condition", "per": "counted"}  # what stands before the parts
_TOKEN = re.compile(r"\s*(?:(-?\d+)|([A-Za-z][\w-]*(?:@[a-z]+)?)|([();,=|+])|(\S))")
_NUMBER = re.compile(r"\d+")


class MisreadError(ValueError):
    """What is wrong with an effect, by the key of its message."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(f"{key} {args}")
        self.key, self.told = key, args


class Counted(NamedTuple):
    """``donated+1``: what an earlier part has counted, and so many more."""

    word: str
    more: int


Given = int | str | Counted


class Call(NamedTuple):
    """A word with what is given to it: by place (no name) or by name."""

    word: str
    given: tuple[tuple[str, Given], ...] = ()
    ways: tuple[tuple[Call, ...], ...] = ()  # of choose(…|…), if(…, …|…) and per(…, …)
    optional: bool = False  # after may


def amounts(text: str) -> list[int]:
    """The numbers of an effect, without their signs, as they stand in it."""
    return [int(found) for found in _NUMBER.findall(text)]


def plain(text: str) -> str:
    """An effect without its spaces: what is alike does the same."""
    return text.replace(" ", "")


def parse(text: str) -> tuple[Call, ...]:
    """The parts of an effect, as they are written."""
    reader = _Reader(text)
    parts = reader.parts()
    if reader.token:
        raise reader.strange(";")
    return parts


class _Reader:
    def __init__(self, text: str) -> None:
        found = list(_TOKEN.finditer(text))
        self.text, self.tokens = text, [each.group().strip() for each in found]
        self.ends = [0, *[each.end() for each in found]]
        self.at = 0

    @property
    def token(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def strange(self, expected: str) -> MisreadError:
        """Where it cannot be read on, or breaks off: what stands there, what should."""
        if not self.tokens:
            return MisreadError("effect-empty")
        after = self.text[self.ends[max(0, self.at - 4)] : self.ends[self.at]].strip()
        if not self.token:
            return MisreadError("effect-breaks-off", after=after, expected=expected)
        return MisreadError("effect-not-read", found=self.token, after=after, expected=expected)

    def take(self, token: str) -> bool:
        if self.token == token:
            self.at += 1
            return True
        return False

    def need(self, token: str) -> None:
        if not self.take(token):
            raise self.strange(token)

    def word(self, expected: str) -> str:
        word = self.token
        if not word[:1].isalpha():
            raise self.strange(expected)
        self.at += 1
        return word

    def parts(self) -> tuple[Call, ...]:
        found = [self.part()]
        while self.take(";"):
            found.append(self.part())
        return tuple(found)

    def part(self) -> Call:
        optional = self.token == "may"
        if optional:
            self.at += 1
        word = self.word("word")
        self.need("(")
        if word in CONTROLS:
            given = (("", self.word(ASKED[word])),) if word in ASKED else ()
            if given:
                self.need(",")
            ways = [self.parts()]
            while self.take("|"):
                ways.append(self.parts())
            self.need(")")
            return Call(word, given, tuple(ways), optional)
        found: list[tuple[str, Given]] = []
        while self.token != ")":
            if found and not self.take(","):
                raise self.strange("closing")
            found.append(self.argument())
        self.need(")")
        return Call(word, tuple(found), optional=optional)

    def argument(self) -> tuple[str, Given]:
        value = self.value()
        if isinstance(value, str) and self.take("="):
            return value, self.value()
        return "", value

    def value(self) -> Given:
        token = self.token
        if token.lstrip("-").isdigit():
            self.at += 1
            return int(token)
        word = self.word("value")
        if self.take("+"):
            more = self.token
            if not more.isdigit():
                raise self.strange("number")
            self.at += 1
            return Counted(word, int(more))
        return word
