"""``ludoteca review``: where a search would have chosen otherwise in a finished game."""

from __future__ import annotations

import ludoteca
from ludoteca.bots.reviewing import look_again
from ludoteca.cli import replay
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import SorryError
from ludoteca.kernel.record import Record
from ludoteca.words import Words


def run(screen: Screen, language: str, record: Record, asked: str | None) -> int:
    """Look at every decision of a seat, or of all, and tell what was better."""
    over = ludoteca.replay(record)
    if not over.over:
        raise SorryError("review-not-over")
    table = ludoteca.replay(record, 0)
    words = Words(language, table.game.name, table.terms.content)
    seat = None if asked is None else replay.viewpoint(words, table, asked, over=True)
    seats = {seat} if seat is not None and seat >= 0 else {*range(table.seats)}
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
        screen.say(words.say("review-title", seat=words.seat_name(who), count=len(mine)))
        for looked in mine:
            told = {
                "step": looked.step,
                "stage": words.stage(looked.view),
                "decision": words.decision(looked.kind),
                "choice": words.speaker.choice(looked.kind, looked.choice, looked.view),
                "better": words.speaker.choice(looked.kind, looked.better, looked.view),
                "points": round(looked.points, 1),
            }
            screen.say("  " + words.say("review-mark", **told))
    return 0
