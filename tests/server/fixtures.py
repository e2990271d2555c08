"""Sample messages for the browser's tests: `python -m tests.server.fixtures` writes them anew.

Greedy bots play, with areas picked at random, until each kind of question has appeared; then the
message that its seat would get is written to ``web/fixtures``.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import ludoteca
from ludoteca import bots
from ludoteca.games.dungeonology.components import (
    CAMP,
    EXPLORE,
    LETTERS,
    MAIN,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    REST,
    SPY,
    STUDY,
    THESIS,
)
from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.table import Table
from ludoteca.server import composing, wire
from ludoteca.server.speaking import Speaking
from tests.server.asked import kebab, scenes, table_at

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
    wild: float = 0.1  # how often somebody chooses at random
    considered: bool = False  # with what the server says of each choice


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


def late(kind: str, steps: int) -> Callable[[Moment], Seat | None]:
    """When a seat is asked that after so many choices."""
    return lambda moment: asked(kind)(moment) if len(moment.log) >= steps else None


def on_the_way(moment: Moment) -> Seat | None:
    """When a seat far down may move as well as step into the dark; nobody has left the game."""
    seat = deep("Movement", 11)(moment)
    if seat is None:
        return None
    deeds = {deed[0] for deed in moment.table.decision(seat).space}
    spots = composing.view(moment.table, seat)["spots"]
    here = composing.view(moment.table, seat)["cubes"][spots[seat]]
    others = [spot for spot in spots if spot not in (CAMP, spots[seat])]
    all_there = spots[seat] != CAMP and min(spots) >= CAMP and others and max(here) >= 0
    s = moment.table.state
    linked = s.dungeon().neighbours(spots[seat]).linked
    dark = len(s.terms.content.zones[s.plan.placed[spots[seat]].zone].passages) > 2 * len(linked)
    return seat if all_there and dark and {MOVE, PLACE} <= deeds else None


def few_places(moment: Moment) -> Seat | None:
    """When a drawn Zone finds two places, in each of which it can be turned at will.

    They are numbered from the north on the map.
    """
    seat = deep("PlaceZone", 9)(moment)
    if seat is None or composing.view(moment.table, seat)["stack"][-1]["by_stairs"]:
        return None
    found = list(moment.table.decision(seat).space)
    rows = [y for _, y, _ in found]
    two = len({place[:2] for place in found}) == 2 and len(found) == 8
    return seat if two and rows == sorted(rows) and rows[0] < rows[-1] else None


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

INTRODUCTORY = {"alert_profile": "introductory"}
ADVANCED = {f"rules.{x}": True for x in ("boss", "dangerous_zones", "max_alert", "main_effects")}


def reacting(moment: Moment) -> Seat | None:
    """When a seat may react to an effect that targets others, in a Dungeon of some size."""
    seat = asked("Declared")(moment)
    if seat is None:
        return None
    seen = composing.view(moment.table, seat)
    mine = [x for x in seen["stack"] if x["frame"] == "Declared" and x["seat"] == seat]
    aimed = seen["numbers"]["aimed"][-1]
    if len(seen["placed"]) < 5 or mine or seat in (seen["active"], *aimed):
        return None
    return seat if any([deed[0] == MAIN for deed in moment.table.decision(seat).space]) else None


def resolving(kind: str) -> Callable[[Moment], Seat | None]:
    """When a seat is asked that while a Main Effect is being resolved."""

    def when(moment: Moment) -> Seat | None:
        seat = asked(kind)(moment)
        frames = [x["frame"] for x in composing.view(moment.table, seat)["stack"]]
        return seat if seat is not None and "Effect" in frames else None

    return when


def crowded(kind: str, **fields: Any) -> Callable[[Moment], Seat | None]:
    """When a seat is asked that, with Interns and tokens about and the Boss in the Dungeon."""

    def when(moment: Moment) -> Seat | None:
        seat = asked(kind)(moment)
        if seat is None:
            return None
        seen = composing.view(moment.table, seat)
        owned = [owner for owner in seen["interns"] if owner >= 0]
        mine = [card for _, card in seen["traps"] if seen["cards"][card] is not None]
        right = all([seen[name] == value for name, value in fields.items()])
        busy = seen["boss"] >= 0 and len(set(owned)) > 1 and seat in owned and seen["tokens"]
        return seat if right and busy and mine and len(mine) < len(seen["traps"]) else None

    return when


def armed(when: Callable[[Moment], Seat | None]) -> Callable[[Moment], Seat | None]:
    """The same, where the seat holds a card with a Main Effect."""

    def also(moment: Moment) -> Seat | None:
        seat = when(moment)
        if seat is None:
            return None
        seen, designs = composing.view(moment.table, seat), moment.table.terms.content.designs
        return seat if any(designs[seen["cards"][x]].main for x in seen["hands"][seat]) else None

    return also


ROCCA = ADVANCED | {
    f"rocca.{x}": True
    for x in (
        *("star_tokens", "scholars", "floor_iv", "familiars", "research", "congregations"),
        *("alchemy", "specialists", "spriggan", "jinxes", "clans"),
    )
}


def well_travelled(moment: Moment) -> Seat | None:
    """When a seat moves that has a Student of a Congregation, a Star and a Research card."""
    seat = asked("Movement")(moment)
    if seat is None:
        return None
    seen = composing.view(moment.table, seat)
    pieces = any(seen["members"][seat]) and seen["researched"][seat] and seen["boss"] >= 0
    return seat if pieces else None


def with_deeds(
    kind: str, *deeds: Any, own: bool = True, zones: int = 9
) -> Callable[[Moment], Seat | None]:
    """When a seat is asked that in a Dungeon of some size and may do all of these."""

    def when(moment: Moment) -> Seat | None:
        seat = asked(kind)(moment)
        if seat is None:
            return None
        seen = composing.view(moment.table, seat)
        found = list(moment.table.decision(seat).space)
        firsts = {deed if isinstance(deed, int) else deed[0] for deed in found if deed != ()}
        right = (seen["active"] == seat) is own and len(seen["placed"]) >= zones
        return seat if right and {*deeds} <= firsts else None

    return when


def raising(own: bool) -> Callable[[Moment], Seat | None]:
    """When a seat may raise either side of a Study with the first card of its hand."""

    def when(moment: Moment) -> Seat | None:
        seat = with_deeds("Lap", PLAY, own=own)(moment)
        if seat is None:
            return None
        hand = composing.view(moment.table, seat)["hands"][seat]
        row = moment.table.terms.content.designs[moment.table.state.faces[hand[0]]]
        deeds = list(moment.table.decision(seat).space)
        both = {(PLAY, hand[0], 0), (PLAY, hand[0], 1)} <= {*deeds}
        return seat if row.type == "subterfuge" and both else None

    return when


def holding(kind: str, cards: int) -> Callable[[Moment], Seat | None]:
    """When a seat with so many cards is asked that."""

    def when(moment: Moment) -> Seat | None:
        seat = asked(kind)(moment)
        if seat is None:
            return None
        return seat if len(composing.view(moment.table, seat)["hands"][seat]) >= cards else None

    return when


SCENES = scenes()
DG_ALL: list[Wanted] = [
    Wanted("dungeonology-4-first", DG, 4, asked("Movement")),
    Wanted("dungeonology-4-turn", DG, 4, with_deeds("Turn", REST, THESIS, EXPLORE)),
    Wanted("dungeonology-4-movement", DG, 4, with_deeds("Movement", MOVE, PLACE, PLAY)),
    Wanted("dungeonology-4-action", DG, 4, with_deeds("Action", STUDY, SPY)),
    Wanted("dungeonology-4-place", DG, 4, deep("PlaceZone", 14)),
    Wanted("dungeonology-4-declare", DG, 4, holding("Declare", 4)),
    Wanted("dungeonology-4-lap", DG, 4, raising(own=False)),
    Wanted("dungeonology-4-lapown", DG, 4, raising(own=True)),
    Wanted("dungeonology-4-duel", DG, 4, with_deeds("Duel", PLAY, own=False)),
    Wanted("dungeonology-4-priority", DG, 4, with_deeds("Priority", PASS, own=False)),
    Wanted("dungeonology-4-over", DG, 4, over),
    Wanted("dungeonology-4b-over", DG, 4, over, INTRODUCTORY),
    Wanted("dungeonology-4b-resthand", DG, 4, holding("RestingHand", 3), INTRODUCTORY),
    *[Wanted(name, DG, 2, over, considered=True) for name in SCENES],
    Wanted(
        "dungeonology-rocca",
        DG,
        2,
        well_travelled,
        ROCCA | {"scholars": "random", "boss": "raganella"},
    ),
    Wanted("dungeonology-adv-stack", DG, 4, over, ADVANCED),
    Wanted("dungeonology-adv-reaction", DG, 4, reacting, ADVANCED, wild=0.3),
    Wanted("dungeonology-adv-way", DG, 4, asked("BossWay"), ADVANCED),
    Wanted("dungeonology-adv-look-pile", DG, 4, asked("LookPile"), ADVANCED, wild=0.4),
    Wanted("dungeonology-adv-retrieve", DG, 4, asked("Retrieve"), ADVANCED, wild=0.4),
    Wanted("dungeonology-adv-trailblaze", DG, 4, resolving("PlaceZone"), ADVANCED, wild=0.4),
    Wanted("dungeonology-brew", DG, 3, asked("Brew"), {"rocca.alchemy": True}, wild=0.4),
    Wanted(
        "dungeonology-adv-action",
        DG,
        4,
        armed(crowded("Action", panicking=False)),
        ADVANCED,
        wild=0.4,
    ),
    Wanted("dungeonology-adv-panic", DG, 4, crowded("Action", panicking=True), ADVANCED, wild=0.4),
    Wanted("dungeonology-place-zone", DG, 4, few_places),
    Wanted("dungeonology-movement", DG, 4, on_the_way),
    Wanted("dungeonology-setup", DG, 4, asked("PickScholar")),
    *[
        Wanted(
            f"dungeonology-{name}", DG, int(name[0]), late(kind, steps), profile, considered=True
        )
        for name, kind, steps, profile in (
            ("4-pick", "PickScholar", 1, {}),
            ("4-peek", "Peek", 0, {}),
            ("4-stun", "Stun", 100, {}),
            ("4-stairs", "Stairs", 0, {}),
            ("4-rogue", "Rogue", 0, {}),
            ("4b-discard", "DiscardTricks", 0, INTRODUCTORY),
            ("2-restjinx", "RestingJinx", 50, INTRODUCTORY),
        )
    ],
]


def letters(colours: Sequence[int]) -> str:
    return "".join(["." if colour < 0 else LETTERS[colour] for colour in colours])


def three_effects() -> Moment:
    """A Dungeon as greedy bots leave it; an effect is declared, answered, and its answer too."""
    wanted = Wanted("", DG, 4, crowded("Action", panicking=False), ADVANCED, wild=0.4)
    begun = next(x for seed in range(1, SEEDS) for x in moments(wanted, seed) if wanted.when(x))
    seen, content = begun.table.view(), begun.table.terms.content
    zones = [content.zones[row[0]].id for row in seen["placed"]]
    first = seen["active"]
    order = [(first + i) % 4 for i in range(4)]
    hands = dict(zip(order, HANDS, strict=True))
    table = ludoteca.set_up(
        DG,
        {
            "scholars": [content.scholars[n].id for n in seen["scholars"]],
            "hands": [hands[seat] for seat in range(4)],
            "moment": "action",
            "active": first,
            "zones": [
                {"zone": zone, "x": x, "y": y, "turns": turns, "cubes": letters(cubes)}
                for zone, (_, x, y, turns), cubes in list(
                    zip(zones, seen["placed"], seen["cubes"], strict=True)
                )[1:]
            ],
            "walls": seen["walls"],
            "stairs": seen["stairs"],
            "at": [zones[max(1, spot)] for spot in seen["spots"]],
            "boards": [
                "".join([x * n for x, n in zip(LETTERS, board, strict=True)])
                for board in seen["boards"]
            ],
            "students": seen["students"],
        },
        seed=1,
        options=ADVANCED,
    )
    log: list[tuple[Seat, list[Event]]] = []
    while len([x for x in table.view()["stack"] if x["frame"] == "Declared"]) < len(HANDS) - 1:
        seat = table.awaited[0]
        deeds = list(table.decision(seat).space)
        mains = [deed for deed in deeds if deed[0] == MAIN and order[-1] in (seat, *deed[3:])]
        mains = mains or [deed for deed in deeds if deed[0] == MAIN] if log else mains
        log.append((seat, table.choose(seat, mains[0] if mains else deeds[0])))
    while order[-1] not in table.awaited:
        seat = table.awaited[0]
        log.append((seat, table.choose(seat, table.decision(seat).default)))
    return Moment(table, log[-1][0], log[-1][1], log)


# by seat from the active one: what it is about, a Reaction, its answer, and who is asked
HANDS = (["campus-gossip", "fate-4"], ["feint", "snare"], ["unweave", "blink"],
         ["peer-review", "blame-the-student", "lock-picks", "heckler"])  # fmt: skip


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
        at_random = decision.kind in ("PickAreas", "PickContacts") or chance.random() < wanted.wild
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
        wire.LogLine(
            n + 2 + at,
            by,
            speaking.tell(events, viewer, seen),
            composing.passing(events, by, viewer),
        )
        for at, (by, events) in enumerate(moment.log)
    ]
    chat = [wire.ChatEntry(3, NOON, "p1", "Bruno", 1, "Buona fortuna!")]
    you = wire.You(f"p{viewer}", names[viewer], [viewer], viewer == 0)
    return composing.whole(
        table, viewer, speaking, summary, decision=seq, you=you, log=log[-LOG:], chat=chat
    )


def find(wanted: Wanted) -> bytes | None:
    """The message, as a file."""
    if wanted.name == "dungeonology-adv-stack":
        moment = three_effects()
        return written(wanted, moment, moment.table.awaited[0])
    if wanted.name in SCENES:
        table = table_at(SCENES[wanted.name]())
        wanted = wanted._replace(seats=table.seats)
        return written(wanted, Moment(table, None, [], []), table.awaited[0])
    for seed in range(1, SEEDS):
        for moment in moments(wanted, seed):
            viewer = wanted.when(moment)
            if viewer is not None:
                return written(wanted, moment, viewer)
    return None


def written(wanted: Wanted, moment: Moment, viewer: Seat) -> bytes:
    """The message as a file, with the version of the rules that it is of."""
    message = wire.encode(compose(wanted, moment, viewer))
    if wanted.considered:
        message = with_considered(message, wanted, moment.table, viewer)
    told = msgspec.json.decode(message) | {"rules": moment.table.game.rules}
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


def with_considered(message: bytes, wanted: Wanted, table: Table, viewer: Seat) -> bytes:
    """The message, and what a server would say of each choice that is in it."""
    decision, seen = table.decision(viewer), composing.view(table, viewer)
    speaking = Speaking(wanted.language, table, NAMES[: wanted.seats])
    said = {
        msgspec.json.encode(choice).decode(): {
            "said": speaking.choice(decision.kind, choice, seen),
            "refusal": None,
            "warning": None,
        }
        for choice in decision.space
    }
    return msgspec.json.encode(msgspec.json.decode(message) | {"considered": said})


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = sys.argv[1:]  # of some of them only
    for wanted in (*KC_ALL, *CW_ALL, *DG_ALL):
        if names and wanted.name not in names:
            continue
        found = find(wanted)
        if found is None:
            raise SystemExit(f"{wanted.name} was not found in {SEEDS} games")
        if len(found) > BIGGEST:
            raise SystemExit(f"{wanted.name} has {len(found)} bytes, more than {BIGGEST}")
        (FOLDER / f"{wanted.name}.json").write_bytes(found)


if __name__ == "__main__":
    main()
