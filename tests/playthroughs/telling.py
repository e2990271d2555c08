"""A game as text: what was asked, what was chosen, what happened, where it led."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca.bots import make
from ludoteca.kernel.event import Event
from ludoteca.kernel.table import Table

FOLDER = Path(__file__).parent


class Script(msgspec.Struct, frozen=True):
    """One playthrough: which table, and who plays."""

    game: str
    title: str
    seats: int
    seed: int
    options: dict[str, Any] = {}
    bot: str = "novice"
    edition: str | None = None

    @property
    def file(self) -> Path:
        return FOLDER / self.game.replace("-", "_") / f"{self.title}.txt"


SCRIPTS = [
    Script("king-of-con", "two-seats", 2, 1),
    Script("king-of-con", "five-seats", 5, 2),
    Script("king-of-con", "four-greedy", 4, 3, bot="apprentice"),
    Script("king-of-con", "first-game", 3, 4, {"firstGame": True}, "apprentice"),
    Script("king-of-con", "monkey-control", 5, 6, {"monkeyControl": True}),
    Script(
        "king-of-con",
        "other-rulings",
        3,
        7,
        {
            "multiTieOrder": "fixed",
            "whipRound": "once",
            "misplacement": "refuse",
            "openReserves": True,
        },
    ),
    *[
        Script("king-of-con", f"scenario-{n}", 2 + n % 3, 10 + n, {"scenario": n}, bot)
        for n, bot in enumerate(["apprentice", "novice"] * 5, 1)
    ],
    Script("chamber-of-wonders", "english", 3, 1, {"setup.areas": "first_game"}, "apprentice"),
    Script("chamber-of-wonders", "english-random", 4, 2),
    Script("chamber-of-wonders", "french", 2, 3, {"setup.areas": "random"}, edition="fr-0.4"),
    Script("chamber-of-wonders", "italian", 4, 4, {"setup.areas": "random"}, edition="it-0.3"),
    Script("chamber-of-wonders", "clubs", 4, 5, {"clubs.enabled": "on"}),
    Script("chamber-of-wonders", "solo", 1, 6, {"solo.lord": "on"}, "apprentice"),
    Script(
        "chamber-of-wonders", "solo-random", 1, 7, {"solo.clubs": "on", "solo.contacts": "chosen"}
    ),
    Script("dungeonology", "two-seats", 2, 1, {"scholars": "random"}),
    Script("dungeonology", "four-seats", 4, 2, {"alert_profile": "hard"}),
    Script(
        "dungeonology",
        "other-rulings",
        3,
        3,
        {
            "player_level": "students",
            "placement_grid": "full",
            "draw_mode": "sequential",
            "divination_side": "after",
            "espionage_students": "dynamic",
            "jinx_same_phase_reveal": False,
            "bonus_speed_persists": False,
        },
    ),
    Script("dungeonology", "dangerous-zones", 3, 4, {"rules.dangerous_zones": True}, "apprentice"),
    Script("dungeonology", "boss", 2, 5, {"rules.boss": True, "boss_profile": "drunk"}),
    Script("dungeonology", "maximum-alert", 3, 6, {"rules.max_alert": True}, "apprentice"),
    Script("dungeonology", "main-effects", 3, 7, {"rules.main_effects": True}),
    Script(
        "dungeonology",
        "all-rules",
        4,
        8,
        {
            "rules.boss": True,
            "rules.dangerous_zones": True,
            "rules.max_alert": True,
            "rules.main_effects": True,
        },
        "apprentice",
    ),
    Script(
        "dungeonology",
        "goddess-of-the-sea",
        3,
        9,
        {
            "rules.boss": True,
            "rules.dangerous_zones": True,
            "rocca.floor_iv": True,
            "boss": "scylla-and-charybdis",
        },
        "apprentice",
    ),
]


def told(script: Script) -> str:
    """The whole game."""
    return "\n".join(_lines(script)) + "\n"


def _lines(script: Script) -> Iterator[str]:
    table = ludoteca.new(script.game, script.seats, script.seed, script.edition, script.options)
    header = table.record.header
    yield f"{header.game}, rules {header.rules}, {header.seats} seats, seed {header.seed}"
    if script.edition:
        yield f"edition: {script.edition}"
    yield "options: " + (plain(script.options) if script.options else "as the rulebook")
    yield f"players: {script.bot}"
    rng = random.Random(script.seed)
    bots = [make(script.bot, script.game, script.seed + seat) for seat in range(script.seats)]
    yield from _position(table)
    while not table.over:
        seat = rng.choice(table.awaited)
        asked = table.decision(seat)
        choice = bots[seat].choose(table, seat)
        events = table.choose(seat, choice)
        step = table.record.steps[-1]
        yield ""
        size = asked.space.size()
        number, what = len(table.record.steps), f"{asked.kind} [{asked.clause}]"
        yield f"{number}. seat {seat}: {what}, {size} choices"
        yield f"   chooses {plain(step.choice)}  -> {step.digest}"
        yield from [f"   {_event(event)}" for event in events[1:]]
        if len(events) > 1:
            yield from _position(table)
    yield ""
    for line in table.game.sheet(table.state):
        yield f"{line.key} [{line.clause}]: {plain(line.points)}"
    yield f"scores: {plain(table.scores)}"
    yield f"ranking: {plain(table.ranking)}"


def _event(event: Event) -> str:
    parts = [event.kind, *[f"{name}={plain(value)}" for name, value in event.public.items()]]
    secret = [f"(seat {seat}: {plain(part)})" for seat, part in event.secret.items()]
    return " ".join(parts + secret)


def _position(table: Table) -> Iterator[str]:
    position = table.position()
    if "saved" in position:  # in the middle of an effect: the digest will do
        return
    if position.get("moment") in ("movement", "action"):  # or of a turn with many steps
        return
    for name, value in position.items():
        yield f"   | {name}: {plain(value)}"


def plain(value: Any) -> str:
    """Compact JSON, with every key a string and no spaces."""
    return msgspec.json.encode(value).decode()
