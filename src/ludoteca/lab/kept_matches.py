"""Matches of a ladder kept in a file, a line each: hours of thinking may be interrupted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from ludoteca import bots
from ludoteca.bots.versions import version
from ludoteca.games import game as game_of
from ludoteca.lab.matches import Match, Outcome, play_all
from ludoteca.lab.trouble import LabError

BEGUN = b'{"rules":'  # how each line begins


class Kept(msgspec.Struct, frozen=True):
    """A line of the file: how a match ended, under which version of the rules, between whom.

    Lines that are silent of the bots were played by those of version 1.
    """

    rules: int
    outcome: Outcome
    imagined: dict[str, int] | None = None  # games for a decision, by level; older lines are silent
    bots: int = 1

    @property
    def of_now(self) -> bool:
        """Whether the present rules, bots and levels have played it, as far as it says."""
        match = self.outcome.match
        told = self.imagined is None or self.imagined == imagined(match)
        same = self.rules == game_of(match.game).rules and self.bots == version(match.game)
        return told and same


def imagined(match: Match) -> dict[str, int]:
    """How many games the bots of each level imagine at that table."""
    levels = sorted({*match.seats})
    return {level: bots.simulations(level, match.game, len(match.seats)) for level in levels}


def everything(path: Path) -> Iterator[Kept]:
    """All games of the file, in the order in which they ended."""
    if not path.exists():
        return
    for number, line in enumerate(_read(path).splitlines(keepends=True), 1):
        if not line.endswith(b"\n") and line[: len(BEGUN)] == BEGUN[: len(line)]:
            return  # cut off while it was written: that match is played again
        try:
            yield msgspec.json.decode(line, type=Kept)
        except msgspec.DecodeError:
            raise LabError("ladder-not-kept", file=str(path), line=number) from None


def kept(path: Path, matches: Sequence[Match]) -> list[Outcome]:
    """What the file knows of these matches; the others in it are left alone."""
    wanted = {_key(match) for match in matches}
    found = {}
    for one in everything(path):
        if (key := _key(one.outcome.match)) not in wanted:
            continue
        rules = game_of(one.outcome.match.game).rules
        if one.rules != rules:
            raise LabError("ladder-old-rules", file=str(path), old=one.rules, new=rules)
        ours = version(one.outcome.match.game)
        if one.bots != ours:
            raise LabError("ladder-other-bots", file=str(path), old=one.bots, new=ours)
        if not one.of_now:
            raise LabError("ladder-other-levels", file=str(path))
        found[key] = one.outcome
    return list(found.values())


def play_on(path: Path, matches: Sequence[Match], workers: int) -> Iterator[Outcome]:
    """All of them; those that the file lacks are played and added to it as they end."""
    already = kept(path, matches)
    yield from already
    known = {_key(outcome.match) for outcome in already}
    left = [match for match in matches if _key(match) not in known]
    _cut(path)  # so that whether it can be written is asked before the first game
    for outcome in play_all(left, workers):
        match = outcome.match
        rules, ours = game_of(match.game).rules, version(match.game)
        line = Kept(rules, outcome, imagined(match), ours)
        _add(path, msgspec.json.encode(line) + b"\n")
        yield outcome


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise LabError("file-unreadable", file=str(path), why=error) from None


def _cut(path: Path) -> None:
    """Behind the last whole line."""
    whole = _read(path) if path.exists() else b""
    try:
        with path.open("ab") as file:
            file.truncate(whole.rfind(b"\n") + 1)
    except OSError as error:
        raise LabError("lab-unwritable", file=str(path), why=error) from None


def _add(path: Path, line: bytes) -> None:
    try:
        with path.open("ab") as file:
            file.write(line)
    except OSError as error:
        raise LabError("lab-unwritable", file=str(path), why=error) from None


def _key(match: Match) -> bytes:
    return msgspec.json.encode(match, order="sorted")
