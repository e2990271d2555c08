"""The record of a game: header plus choices.  Saving, replaying and undoing are that one thing."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.terms import Value

FORMAT = 1


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that is needed to begin the same game again."""

    game: str
    rules: int
    layout: int
    seats: int
    seed: int
    edition: str | None = None
    options: dict[str, Value] = {}
    content: str | None = None  # the text of the pack, where it is not ours
    position: dict[str, Any] | None = None  # where it does not begin at the beginning
    start: str | None = None  # or begins at a saved state, to the last card
    players: list[str] = []  # who sat where, for whoever goes on with it; the rules do not ask
    title: str = ""  # what the table was called; likewise
    format: int = FORMAT


class Step(msgspec.Struct, frozen=True, array_like=True):
    """A whole choice, and the digest of the position that it led to."""

    seat: Seat
    choice: Any
    digest: str


class Record(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    header: Header
    steps: list[Step] = []
    drafts: dict[Seat, list[int]] | None = None  # small steps on the way, at an atomic table


class Setting(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A position in a file of its own, typed in from cardboard: what a table begins at."""

    game: str
    position: dict[str, Any]
    edition: str | None = None
    options: dict[str, Value] = {}
    content: str | None = None  # the text of the pack, where it is not ours
    format: int = FORMAT


class RecordError(ValueError):
    """A record that does not replay: at which step, and why; step 0 is the beginning."""

    def __init__(self, step: int, reason: Reason) -> None:
        super().__init__(f"step {step}: {reason}")
        self.step = step
        self.reason = reason


def to_json(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=0) + b"\n"


def from_json(data: bytes | str) -> Record:
    """The record in *data*; or what it is instead."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(0, Reason("-", "not-a-record", {"error": str(error)})) from None
    _check_format(record.header.format)
    return record


def setting_from_json(data: bytes | str) -> Setting:
    """The typed position in *data*; or what it is instead."""
    try:
        setting = msgspec.json.decode(data, type=Setting)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(0, Reason("-", "not-a-setting", {"error": str(error)})) from None
    _check_format(setting.format)
    return setting


def _check_format(found: int) -> None:
    if found != FORMAT:
        args = {"format": found, "known": FORMAT}
        raise RecordError(0, Reason("-", "unknown-format", args))
