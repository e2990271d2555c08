"""``ludoteca replay``: a saved game told step by step, as one seat or everybody saw it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import ludoteca
from ludoteca.cli.play import desk
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import BAD_ARGUMENTS, SorryError
from ludoteca.kernel.event import Seat
from ludoteca.kernel.record import Record
from ludoteca.kernel.table import Table, follow
from ludoteca.words import ALL, Words

WATCHER_WORD, ALL_WORD = "watcher", "all"


def run(screen: Screen, language: str, record: Record, seat: str | None, step: int | None) -> int:
    """Tell it; each choice is verified on the way, so that a broken record says where."""
    table = ludoteca.replay(record, 0)
    words = Words(language, table.game.name, table.terms.content)
    if step is not None and not 0 <= step <= len(record.steps):
        raise SorryError("no-such-step", BAD_ARGUMENTS, step=step, most=len(record.steps))
    viewer = viewpoint(words, table, seat, over=_is_over(record) if seat is None else False)
    told = desk(table, words)
    if step is None:
        screen.say(*told.intro(played=False))
    screen.say(*versions(words, record, table))
    screen.say(words.say("replay-as", seat=_named(words, viewer)))
    at = 0
    for at, events in follow(table, record, step):
        if step is None or at == step:
            lines = words.tell(events, viewer, view_of(table, viewer))
            if lines:
                screen.say(words.say("replay-step", step=at), *lines)
    if step is not None or not table.over:
        screen.say("", words.say("replay-at", step=at, most=len(record.steps)))
        view = view_of(table, viewer)
        screen.say(*told.map(view, screen.width), *told.show(viewer, view))
    if table.over:
        screen.say("", *told.result(viewer))
    return 0


def versions(words: Words, record: Record, table: Table) -> list[str]:
    """That a record of other rules, or of another layout, is replayed without its digests."""
    found, ours = record.header, table.game
    if found.rules != ours.rules:
        args = {"found": str(found.rules), "ours": str(ours.rules)}
        return [words.say("replay-other-rules", **args)]
    if found.layout != ours.layout:
        args = {"found": str(found.layout), "ours": str(ours.layout)}
        return [words.say("replay-other-layout", **args)]
    return []


def viewpoint(words: Words, table: Table, asked: str | None, *, over: bool) -> Seat | None:
    """Whose eyes: a seat by number or name, a spectator's, or all at once."""
    if asked is None:
        return ALL if over else None
    typed = asked.strip().casefold()
    if typed in (WATCHER_WORD, ALL_WORD):
        return None if typed == WATCHER_WORD else ALL
    return seat_of(words, table, asked, (WATCHER_WORD, ALL_WORD))


def seat_of(words: Words, table: Table, asked: str, also: Sequence[str] = ()) -> Seat:
    """A seat by number or name; a refusal tells what else could be typed there."""
    typed = asked.strip().casefold()
    names = [words.seat_name(seat) for seat in range(table.seats)]
    for seat, name in enumerate(names):
        if typed in (str(seat + 1), name.casefold()):
            return seat
    known = [f"{seat} ({name})" for seat, name in enumerate(names, 1)]
    listed = ", ".join([*known, *also])
    raise SorryError("no-such-seat", BAD_ARGUMENTS, name=asked, names=listed)


def view_of(table: Table, viewer: Seat | None) -> Mapping[str, Any]:
    """What that viewer sees; for all at once, what any seat sees."""
    if viewer != ALL:
        return table.view(viewer)
    merged = table.view()
    for seat in range(table.seats):
        for name, value in table.view(seat).items():
            merged[name] = _both(merged[name], value)
    return merged


def _both(known: Any, seen: Any) -> Any:
    """What two viewers know together: gaps are filled, and of two hands the fuller one is right."""
    if known is None:
        return seen
    if isinstance(known, list) and isinstance(seen, list) and len(known) == len(seen):
        return [_both(one, other) for one, other in zip(known, seen, strict=True)]
    if isinstance(known, tuple | list) and isinstance(seen, tuple | list):
        return seen if len(seen) > len(known) else known
    return known


def _is_over(record: Record) -> bool:
    """Whether the game came to its end; a record that breaks did not."""
    try:
        return ludoteca.replay(record).over
    except ludoteca.RecordError:
        return False


def _named(words: Words, viewer: Seat | None) -> str:
    if viewer is None or viewer == ALL:
        return words.say("replay-watcher" if viewer is None else "replay-all")
    return words.seat_name(viewer)
