"""Lines in, lines out: the only place that reads the keyboard and writes to the terminal."""

from __future__ import annotations

import sys
import textwrap
import unicodedata
from shutil import get_terminal_size
from typing import TextIO

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what can be scrolled back to
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}  # signs that steer a terminal or show nothing


class EndOfInputError(Exception):
    """The keyboard has nothing more to say."""


class Drawn(str):
    """A line of a drawing, which stays as it is."""

    __slots__ = ()


class Screen:
    """A terminal, or the files that stand in for it."""

    def __init__(self) -> None:
        self.input: TextIO = sys.stdin
        self.output: TextIO = sys.stdout
        self.errors: TextIO = sys.stderr
        for stream in (self.input, self.output, self.errors):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:  # a letter that the terminal lacks is no reason to stop
                reconfigure(errors="replace")

    @property
    def width(self) -> int | None:
        """How many characters a line of the terminal has; a file has no end of lines."""
        return get_terminal_size().columns if self.output.isatty() else None

    def say(self, *lines: str) -> None:
        """Print lines, and nothing in them that would steer the terminal."""
        width = self.width
        for line in lines:
            text = printable(line)
            parts = [text] if width is None or isinstance(line, Drawn) else wrapped(text, width)
            self.output.write("\n".join(parts) + "\n")
        self.output.flush()

    def write(self, text: str) -> None:
        """Print a file as it is."""
        self.output.write(text)
        self.output.flush()

    def complain(self, *lines: str) -> None:
        """Print to where errors belong, after everything that was said before."""
        self.output.flush()
        for line in lines:
            self.errors.write(printable(line) + "\n")
        self.errors.flush()

    def progress(self, line: str) -> None:
        """How far it has come, on a line that is written over; a file is not told."""
        if self.errors.isatty():
            self.errors.write(f"\r\x1b[K{printable(line)}")
            self.errors.flush()

    def ask(self, prompt: str) -> str:
        """The next line that is typed; what is fed from a file is echoed."""
        self.output.write(printable(prompt))
        self.output.flush()
        line = self.input.readline()
        if not line:
            self.output.write("\n")
            raise EndOfInputError
        line = line.rstrip("\r\n")
        if not self.input.isatty():
            self.output.write(printable(line) + "\n")
        return line.strip()

    def hide(self, separator: str) -> None:
        """Take what was shown out of sight; a file gets a line that says so."""
        if self.output.isatty():
            self.output.write(CLEAR)
        else:
            self.output.write(f"\n----- {separator} -----\n")
        self.output.flush()


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of that width, broken between words; what follows is set in."""
    if len(text) <= width:
        return [text]
    margin = " " * (len(text) - len(text.lstrip(" ")) + 2)
    return textwrap.wrap(text, max(width, 20), subsequent_indent=margin, break_on_hyphens=False)


def printable(text: str) -> str:
    """The text without signs that a terminal would obey instead of showing."""
    if text.isprintable():
        return text
    return "".join(
        [" " if c in "\t\n" else "" if unicodedata.category(c) in _UNSEEN else c for c in text]
    )
