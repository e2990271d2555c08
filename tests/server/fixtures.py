"""Sample messages for the browser's tests: `python -m tests.server.fixtures` writes them anew.

Greedy bots play, with areas picked at random, until each kind of question has appeared; then the
message that its seat would get is written to ``web/fixtures``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import ludoteca
from ludoteca import bots
from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.table import Table
from ludoteca.server import composing, wire
from ludoteca.server.speaking import Speaking

FOLDER = Path("web/fixtures")
BIGGEST = 40_000  # bytes
NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena")
SEEDS = 60
LOG = 12  # entries
NOON = 1_750_000_000.0


class Moment(NamedTuple):
    """A table just after a choice: whose it was, what happened."""

    table: Table
    by: Seat | None
    events: list[Event]
    log: list[tuple[Seat, list[Event]]]


class Wanted(NamedTuple):
    """A message to be found: at which tables, when, for whom, in which language."""

    name: str
    game: str
    seats: int
    when: Callable[[Moment], Seat | None]  # the seat that gets it; None: not yet
    options: dict[str, Any] = {}
    news: bool = False
    language: str = "en"
    edition: str | None = None


def asked(kind: str, **fields: Any) -> Callable[[Moment], Seat | None]:
    """When a seat is asked that, and the top frame shows these fields."""

    def when(moment: Moment) -> Seat | None:
        table = moment.table
        if table.over:
            return None
        for seat in table.awaited:
            frame = composing.view(table, seat)["stack"][-1]
            if table.decision(seat).kind == kind and fields.items() <= frame.items():
                return seat
        return None

    return when


def rich_display(moment: Moment) -> Seat | None:
    """When a seat with cards in hand and showcases filled is asked to display."""
    seat = asked("Display")(moment)
    if seat is None:
        return None
    seen = composing.view(moment.table, seat)
    rich = len(seen["hands"][seat]) >= 5 and len(seen["displays"][seat]) >= 4
    return seat if rich else None


def revealed(kind: str) -> Callable[[Moment], Seat | None]:
    """When that has happened."""
    return lambda moment: 0 if any(event.kind == kind for event in moment.events) else None


def over(moment: Moment) -> Seat | None:
    return 0 if moment.table.over else None


def deep(kind: str, spots: int) -> Callable[[Moment], Seat | None]:
    """When a seat is asked that in a Dungeon of so many Zones, on more than one Floor."""

    def when(moment: Moment) -> Seat | None:
        seen = composing.view(moment.table, None)
        enough = len(seen["placed"]) >= spots and seen["stairs"] and seen["walls"]
        return asked(kind)(moment) if enough else None

    return when


KC, CW, DG = "king-of-con", "chamber-of-wonders", "dungeonology"
KC_ALL: list[Wanted] = [
    wanted
    for n in (4, 5)
    for wanted in (
        Wanted(f"kc-{n}-passions", KC, n, asked("Passions")),
        Wanted(f"kc-{n}-astatosta-1", KC, n, asked("Astatosta", number=1)),
        Wanted(f"kc-{n}-astatosta-2", KC, n, asked("Astatosta", number=2)),
        Wanted(f"kc-{n}-astatosta-3", KC, n, asked("Astatosta", number=3)),
        Wanted(f"kc-{n}-scavenging", KC, n, asked("Scavenging")),
        Wanted(f"kc-{n}-monkey-control", KC, n, asked("MonkeyControl"), {"monkeyControl": True}),
        Wanted(f"kc-{n}-news-reveal", KC, n, revealed("scavenging-revealed"), news=True),
        Wanted(f"kc-{n}-over", KC, n, over),
    )
]
CW_KINDS = (
    *("PickAreas", "PlaceAgent", "ChooseContact", "SealedBid", "Auction", "Draft"),
    *("KeepAndGive", "Gifts", "Sales", "PushYourLuck", "NameType", "BetweenTurns"),
)


def kebab(kind: str) -> str:
    return "".join([f"-{c.lower()}" if c.isupper() else c for c in kind]).lstrip("-")


CW_ALL: list[Wanted] = [
    *[Wanted(f"cw-4-{kebab(kind)}", CW, 4, asked(kind)) for kind in CW_KINDS],
    Wanted("cw-4-display", CW, 4, rich_display),
    Wanted("cw-4-display-it", CW, 4, rich_display, language="it"),
    Wanted("cw-4-news-display", CW, 4, revealed("display-revealed"), news=True),
    Wanted("cw-4-over", CW, 4, over),
    *[
        Wanted(f"cw-1-{kebab(kind)}", CW, 1, asked(kind))
        for kind in ("PickAreas", "PlaceAgent", "ChooseContact", "BetweenTurns")
    ],
    Wanted("cw-1-display", CW, 1, rich_display),
    Wanted("cw-1-news-display", CW, 1, revealed("display-revealed"), news=True),
    Wanted("cw-1-over", CW, 1, over),
]

DG_ALL: list[Wanted] = [
    Wanted("dungeonology-place-zone", DG, 4, deep("PlaceZone", 9)),
    Wanted("dungeonology-movement", DG, 4, deep("Movement", 11)),
    Wanted("dungeonology-setup", DG, 4, asked("PickScholar")),
]


def moments(wanted: Wanted, seed: int) -> Iterator[Moment]:
    """A whole game of greedy bots, moment by moment."""
    table = ludoteca.new(wanted.game, wanted.seats, seed, wanted.edition, wanted.options)
    greedy = bots.make("apprentice", wanted.game, seed)
    chance = random.Random(seed)
    log: list[tuple[Seat, list[Event]]] = []
    yield Moment(table, None, [], log)
    while not table.over:
        seat = chance.choice(table.awaited)
        decision = table.decision(seat)
        at_random = decision.kind in ("PickAreas", "PickContacts") or chance.random() < 0.1
        choice = decision.space.pick(chance) if at_random else greedy.choose(table, seat)
        if table.explain(seat, choice) is not None:
            choice = decision.default
        events = table.choose(seat, choice)
        log.append((seat, events))
        yield Moment(table, seat, events, log)


def compose(wanted: Wanted, moment: Moment, viewer: Seat) -> wire.ServerMessage:
    table, n = moment.table, wanted.seats
    names = NAMES[:n]
    speaking = Speaking(wanted.language, table, names)
    seq = n + 1 + len(moment.log)
    summary = wire.Summary(
        id="sample-table",
        seq=seq,
        title="Friday evening",
        game=wanted.game,
        edition=wanted.edition or next(iter(table.game.editions)),
        options=composing.plain(dict(table.terms.options)),
        pack=False,
        status="over" if table.over else "playing",
        listed=True,
        owner="p0",
        seats=[
            wire.SeatInfo(seat, "person", names[seat], f"p{seat}", online=True)
            if seat < 2
            else wire.SeatInfo(seat, "bot", names[seat], level="apprentice", online=True)
            for seat in range(n)
        ],
        awaited=list(table.awaited),
        steps=len(table.record.steps),
        clock=wire.Clock(),
        created=NOON,
        changed=NOON + 60 * len(moment.log),
    )
    if wanted.news:
        return composing.news(
            table,
            viewer,
            speaking,
            summary,
            happened=moment.events,
            by=moment.by,
            how="person",
            decision=seq,
        )
    seen = table.view(viewer)
    log = [
        wire.LogLine(n + 2 + at, by, speaking.tell(events, viewer, seen))
        for at, (by, events) in enumerate(moment.log)
    ]
    chat = [wire.ChatEntry(3, NOON, "p1", "Bruno", 1, "Buona fortuna!")]
    you = wire.You(f"p{viewer}", names[viewer], [viewer], viewer == 0)
    return composing.whole(
        table, viewer, speaking, summary, decision=seq, you=you, log=log[-LOG:], chat=chat
    )


def find(wanted: Wanted) -> bytes | None:
    """The message, as a file."""
    for seed in range(1, SEEDS):
        for moment in moments(wanted, seed):
            viewer = wanted.when(moment)
            if viewer is not None:
                message = wire.encode(compose(wanted, moment, viewer))
                return msgspec.json.format(message, indent=1) + b"\n"
    return None


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for wanted in (*KC_ALL, *CW_ALL, *DG_ALL):
        found = find(wanted)
        if found is None:
            raise SystemExit(f"{wanted.name} was not found in {SEEDS} games")
        if len(found) > BIGGEST:
            raise SystemExit(f"{wanted.name} has {len(found)} bytes, more than {BIGGEST}")
        (FOLDER / f"{wanted.name}.json").write_bytes(found)


if __name__ == "__main__":
    main()
