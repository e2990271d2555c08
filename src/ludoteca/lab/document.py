"""What a report consists of, before it becomes a page: sections of sentences and figures."""

from __future__ import annotations

import msgspec


class Bar(msgspec.Struct, frozen=True):
    """One figure with its interval, and the words for both."""

    label: str
    value: float
    low: float
    high: float
    said: str  # the figure with its interval
    more: str = ""  # what else is to be told of it
    mark: str = ""  # up, down, or weak: too few to say


class Intervals(msgspec.Struct, frozen=True):
    """Figures below one another on the same scale, with the value to compare them to."""

    caption: str
    bars: list[Bar]
    reference: float
    ticks: list[tuple[float, str]]
    head: tuple[str, str, str]  # of label, figure, more


class Histogram(msgspec.Struct, frozen=True):
    """How often each number came, a column for each; several series beside one another."""

    caption: str
    labels: list[str]
    series: list[tuple[str, list[float]]]  # its name; shares in %
    top: str = ""  # what the highest column stands for

    @property
    def highest(self) -> float:
        return max([share for _, shares in self.series for share in shares], default=0.0)


class Bars(msgspec.Struct, frozen=True):
    """Amounts from zero, several series for each label."""

    caption: str
    labels: list[str]
    series: list[tuple[str, list[float]]]
    said: list[str]


class Table(msgspec.Struct, frozen=True):
    """Plain figures; the first column names the row."""

    head: list[str]
    rows: list[list[str]]
    caption: str = ""


Block = Intervals | Histogram | Bars | Table


class Section(msgspec.Struct):
    """A heading and what stands below it."""

    title: str
    text: list[str] = []
    warnings: list[str] = []
    blocks: list[Block] = []
    level: int = 2


class Document(msgspec.Struct):
    """A whole report."""

    language: str
    title: str
    about: str
    short: list[str]  # what was found, in sentences
    warnings: list[str]
    sections: list[Section]
    headings: tuple[str, str]  # over the sentences, over the warnings
    commands: list[tuple[str, str]] = []  # what to type, and what it does
    game: str = ""
