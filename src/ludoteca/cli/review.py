"""``ludoteca review``: where a search would have chosen otherwise in a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ludoteca
from ludoteca import bots
from ludoteca.bots.levels import EXPERT
from ludoteca.bots.reviewing import Looked, look_again
from ludoteca.cli import replay
from ludoteca.cli.play import PERSON
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import INTERRUPTED, SorryError
from ludoteca.cli.thinking import Minds
from ludoteca.kernel.event import Seat
from ludoteca.kernel.record import Record
from ludoteca.words import Words


def run(screen: Screen, language: str, record: Record, asked: str | None) -> int:
    """Look at every decision of a seat, or of all, and tell what was better."""
    over = ludoteca.replay(record)
    if not over.over:
        raise SorryError("review-not-over")
    table = ludoteca.replay(record, 0)
    words = Words(language, table.game.name, table.terms.content)
    everybody = {*range(table.seats)}
    seats = everybody if asked is None else {replay.seat_of(words, table, asked)}
    screen.say(*replay.versions(words, record, table))
    count = sum([step.seat in seats for step in record.steps])
    looked: list[Looked] = []
    minds, status = Minds(table, (), PERSON), 0
    try:
        for one in look_again(table, record, {*seats}, minds.thinker(EXPERT)):
            looked.append(one)
            screen.progress(words.say("review-progress", done=len(looked), count=count))
    except KeyboardInterrupt:
        status, seats = INTERRUPTED, {one.seat for one in looked}
    finally:
        minds.end()
    screen.progress("")
    if status:
        screen.complain(words.say("review-interrupted", done=len(looked), count=count))
    for who in sorted(seats):
        screen.say(*_found(words, record, who, looked))
    return status


def _found(words: Words, record: Record, who: Seat, looked: Sequence[Looked]) -> list[str]:
    """What is said of one seat: how many marks, and each."""
    marks = [one for one in looked if one.seat == who and one.better != one.choice]
    key = "review-mark" if _reads(record, who) else "review-mark-of"
    title = words.say("review-title", seat=_titled(words, record, who), count=len(marks))
    return [title, *["  " + words.say(key, **_told(words, one)) for one in marks]]


def _told(words: Words, looked: Looked) -> dict[str, Any]:
    return {
        "seat": words.seat_name(looked.seat),
        "step": looked.step,
        "stage": words.stage(looked.view),
        "decision": words.decision(looked.kind),
        "choice": words.speaker.choice(looked.kind, looked.choice, looked.view),
        "better": words.speaker.choice(looked.kind, looked.better, looked.view),
        "points": round(looked.points, 1),
    }


def _reads(record: Record, seat: Seat) -> bool:
    """Whether it is the reader's own: the only person of a game that was played here."""
    players = record.header.players
    return players.count(PERSON) == 1 and players[seat] == PERSON


def _titled(words: Words, record: Record, seat: Seat) -> str:
    """Who sits there, and of what level, if it is a bot."""
    name, players = words.seat_name(seat), record.header.players
    level = bots.level(players[seat]) if players else None
    if level is None:
        return name
    return words.say("play-bot", seat=name, level=words.say(f"level-{level.name}"))
