"""A person at the keyboard, in this process: types what a test says, or what the hint says."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterable
from typing import NamedTuple

import pytest

from ludoteca.bots.levels import ADEPT
from ludoteca.cli import main, play

HINT = re.compile(r"(?:type|scrivi|tapez)\s?: (.*)$")
ENTER = re.compile(r"(?:Enter|Invio|Entrée)\s?:\s*$|(?:go on|continuare|continuer)\s?:\s*$")


class Said(NamedTuple):
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str


class Typist(io.TextIOBase):
    """A keyboard: *answers* first, then either nothing more or what each hint advises."""

    def __init__(self, screen: io.StringIO, answers: Iterable[str], by_hint: bool) -> None:
        self.screen = screen
        self.answers = iter(answers)
        self.by_hint = by_hint

    def isatty(self) -> bool:
        return False

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        for answer in self.answers:
            return answer + "\n"
        if not self.by_hint:
            return ""
        lines = self.screen.getvalue()[-3000:].splitlines()
        if ENTER.search(lines[-1]):
            return "\n"
        found = HINT.search(lines[-2])
        return f"{found[1]}\n" if found else "hint\n"


def ludoteca(*argv: str, answers: Iterable[str] = (), by_hint: bool = False) -> Said:
    """Run the command with that keyboard."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", Typist(out, answers, by_hint))
        patch.setattr(sys, "stdout", out)
        patch.setattr(play, "ADVISER", ADEPT)  # quicker: what it advises is not asked here
        patch.setattr(sys, "stderr", err)
        code = main(argv)
    return Said(code, out.getvalue(), err.getvalue())
