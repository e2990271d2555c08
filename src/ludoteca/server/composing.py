"""What a viewer is sent, composed from a kernel table: no network, no database.

Nothing goes in but what `Table.view`, `Table.decision` of the seat itself and `Event.seen_by` give.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ludoteca import boards
from ludoteca.kernel.event import WATCHER, Event, Seat
from ludoteca.kernel.table import Table
from ludoteca.server import wire
from ludoteca.server.speaking import Speaking
from ludoteca.words import Words

How = Literal["person", "bot", "clock", "undo", "begin"]


def plain(thing: Any) -> Any:
    """As JSON knows it: lists for tuples, names for numbered keys."""
    return msgspec.to_builtins(thing, str_keys=True)


def view(table: Table, viewer: Seat | None) -> dict[str, Any]:
    """What that viewer may know."""
    seen: dict[str, Any] = plain(table.view(viewer))
    return seen


def asked(
    table: Table,
    seat: Seat | None,
    decision: int,
    speaking: Speaking,
    seen: dict[str, Any],
    *,
    until: float | None = None,
    with_board: bool = False,
) -> wire.Asked | None:
    """What that seat is asked now, if anything."""
    if seat is None or seat not in table.awaited:
        return None
    found = table.decision(seat)
    space = plain(found.space)
    anchors: list[Any] | UnsetType = UNSET
    if with_board:
        anchors = _anchors(table, seat, found.kind, seen, space, speaking.words)
    return wire.Asked(
        decision=decision,
        seat=seat,
        kind=found.kind,
        clause=found.clause,
        title=speaking.title(found.kind),
        question=speaking.question(found.kind, seen, seat),
        space=space,
        default=plain(found.default),
        until=until,
        anchors=anchors,
    )


def events(happened: Sequence[Event], viewer: Seat | None) -> list[dict[str, Any]]:
    """What happened, as that viewer may hear it."""
    listener = WATCHER if viewer is None else viewer
    return [plain(event.seen_by(listener)) for event in happened]


def passing(happened: Sequence[Event], by: Seat | None, viewer: Seat | None) -> bool:
    """Whether this only tells that somebody else has chosen in secret."""
    return by != viewer and bool(happened) and all(one.kind == "declared" for one in happened)


def result(table: Table, speaking: Speaking) -> wire.Result | None:
    """The score sheet, once the game is over."""
    if not table.over:
        return None
    scores = list(table.scores)
    return wire.Result(
        scores=scores,
        places=list(table.places),
        ranking=list(table.ranking),
        sheet=[
            wire.SheetLine(line.key, line.clause, speaking.line(line.key), list(line.points))
            for line in table.game.sheet(table.state)
        ],
        names=[speaking.seat_name(seat) for seat in range(len(scores))],
    )


def board(
    table: Table, viewer: Seat | None, seen: dict[str, Any], speaking: Speaking
) -> dict[str, Any]:
    """The plain board."""
    found: dict[str, Any] = plain(boards.board(table.game.name, seen, speaking.words, viewer))
    return found


def told(
    table: Table,
    seen: dict[str, Any],
    speaking: Speaking,
    heard: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    """The view, with what the game's own board is told in words."""
    found = boards.told(table.game.name, seen, speaking.words, heard)
    return {**seen, "told": found} if found else seen


def _anchors(
    table: Table, seat: Seat, kind: str, seen: dict[str, Any], space: dict[str, Any], words: Words
) -> list[Any]:
    """Where each item of the space lies on it."""
    return [plain(x) for x in boards.anchors(table.game.name, kind, space, seen, words, seat)]


def whole(
    table: Table,
    viewer: Seat | None,
    speaking: Speaking,
    summary: wire.Summary,
    *,
    decision: int = 0,
    you: wire.You | None = None,
    log: Sequence[wire.LogLine] = (),
    chat: Sequence[wire.ChatEntry] = (),
    ballot: wire.Ballot | None = None,
    thinking: Sequence[int] = (),
    until: float | None = None,
    now: float = 0.0,
    missed: Sequence[wire.Missed] = (),
    with_board: bool = False,
    asks: bool = True,
) -> wire.TableMessage:
    """The `table` message for that viewer."""
    seen = view(table, viewer)
    return wire.TableMessage(
        seq=summary.seq,
        table=summary,
        viewer=viewer,
        you=you or wire.You(),
        view=told(table, seen, speaking),
        asked=asked(table, viewer, decision, speaking, seen, until=until, with_board=with_board)
        if asks
        else None,
        log=list(log),
        chat=list(chat),
        result=result(table, speaking),
        ballot=ballot,
        thinking=list(thinking),
        board=board(table, viewer, seen, speaking) if with_board else UNSET,
        now=now,
        missed=list(missed),
    )


def news(
    table: Table,
    viewer: Seat | None,
    speaking: Speaking,
    summary: wire.Summary,
    *,
    happened: Sequence[Event],
    by: Seat | None,
    how: How,
    seen: dict[str, Any] | None = None,
    lines: list[str] | None = None,
    decision: int = 0,
    until: float | None = None,
    now: float = 0.0,
    missed: Sequence[wire.Missed] = (),
    with_board: bool = False,
) -> wire.News:
    """The `news` message for that viewer."""
    seen = view(table, viewer) if seen is None else seen
    heard = events(happened, viewer)
    return wire.News(
        seq=summary.seq,
        by=by,
        how=how,
        events=heard,
        lines=speaking.tell(happened, viewer, seen) if lines is None else lines,
        passing=passing(happened, by, viewer),
        view=told(table, seen, speaking, heard),
        asked=asked(table, viewer, decision, speaking, seen, until=until, with_board=with_board),
        table=summary,
        result=result(table, speaking),
        board=board(table, viewer, seen, speaking) if with_board else UNSET,
        now=now,
        missed=list(missed),
    )
