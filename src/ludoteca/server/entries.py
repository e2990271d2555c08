"""The entries of a table's log.  The log is the truth: whatever a table is follows from it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from ludoteca.kernel.event import Seat
from ludoteca.kernel.record import Header
from ludoteca.server.wire import About, Clock, Moment, Summary

How = Literal["person", "bot", "clock"]


class Holder(Struct, frozen=True, omit_defaults=True):
    """Who holds a seat: nobody, a person, a bot; or a bot for a person who is away."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str | None = None
    name: str = ""
    level: str | None = None  # of the bot
    away: bool = False

    @property
    def plays(self) -> bool:
        """Whether a bot chooses for this seat now."""
        return self.kind == "bot" or self.away


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True):
    pass


class Begun(Entry, frozen=True, tag="begun"):
    """A table was set up; the header holds the seed, which leaves the server only at the end."""

    header: Header
    title: str
    owner: str | None
    listed: bool
    clock: Clock
    seats: list[Holder]
    origin: str | None = None
    origin_step: int | None = None  # how many choices of it this table begins with
    campaign: str | None = None  # whose match it is
    guided: bool = False  # the other seats follow the script of a guided game


class Seated(Entry, frozen=True, tag="seated"):
    """A seat has a new holder."""

    seat: Seat
    holder: Holder


class Chosen(Entry, frozen=True, tag="chosen"):
    """A choice, the position it led to, and how it came about."""

    seat: Seat
    choice: Any
    digest: str
    how: How = "person"


class Undone(Entry, frozen=True, tag="undone"):
    """Choices were taken back, so that so many stay."""

    seat: Seat
    steps: int


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat asks all persons for consent."""

    about: About
    seat: Seat
    until: Moment
    step: int | None = None


class Voted(Entry, frozen=True, tag="voted"):
    """A person's seats have answered."""

    about: About
    seats: list[Seat]
    yes: bool


class Lapsed(Entry, frozen=True, tag="lapsed"):
    """Nobody answered in time."""

    about: About


class Ended(Entry, frozen=True, tag="ended"):
    """The persons have ended the table, without a result."""


class Spoken(Entry, frozen=True, tag="spoken"):
    """Chat."""

    name: str
    seat: Seat | None
    text: str


AnyEntry = (
    Begun | Seated | Chosen | Undone | Proposed | Voted | Lapsed | Ended | Spoken
)  # append only: an entry of an earlier version must always be read


class Stored(Struct, frozen=True):
    """An entry in its place."""

    seq: int
    at: Moment
    entry: AnyEntry
    person: str | None = None  # whose message it was
    nonce: str | None = None


class Digest(Struct, frozen=True):
    """What lists tell of a table, and under which rules its log was followed."""

    rules: tuple[str, int, int]
    table: Summary


_digests: msgspec.json.Decoder[Digest] = msgspec.json.Decoder(Digest)
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


def read(text: str) -> AnyEntry:
    return _decoder.decode(text)


def summarise(rules: tuple[str, int, int], table: Summary) -> str:
    return msgspec.json.encode(Digest(rules, table)).decode()


def digest(text: str) -> Digest | None:
    """None where it was written by another version: the log tells it again."""
    try:
        return _digests.decode(text)
    except msgspec.ValidationError:
        return None
