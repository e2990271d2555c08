"""``ludoteca review``: where a search would have chosen otherwise in a finished game."""

from __future__ import annotations

import ludoteca
from ludoteca import bots
from ludoteca.bots.reviewing import look_again
from ludoteca.cli import replay
from ludoteca.cli.play import PERSON
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import SorryError
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
    marks = []
    for done, looked in enumerate(look_again(table, record, {*seats}), 1):
        screen.progress(words.say("review-progress", done=done, count=count))
        if looked.better != looked.choice:
            marks.append(looked)
    screen.progress("")
    for who in sorted(seats):
        mine = [looked for looked in marks if looked.seat == who]
        screen.say(words.say("review-title", seat=_titled(words, record, who), count=len(mine)))
        for looked in mine:
            told = {
                "seat": words.seat_name(who),
                "step": looked.step,
                "stage": words.stage(looked.view),
                "decision": words.decision(looked.kind),
                "choice": words.speaker.choice(looked.kind, looked.choice, looked.view),
                "better": words.speaker.choice(looked.kind, looked.better, looked.view),
                "points": round(looked.points, 1),
            }
            key = "review-mark" if _reads(record, who) else "review-mark-of"
            screen.say("  " + words.say(key, **told))
    return 0


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
