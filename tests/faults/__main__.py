"""Play, break things meanwhile, and look whether all of it is there."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
import urllib.request
from collections import Counter
from random import Random
from typing import Any

from ludoteca.server.entries import Chosen
from ludoteca.server.room import Room
from ludoteca.server.store.database import Database
from ludoteca.server.store.logs import Logs
from tests.faults import spilt
from tests.faults.players import Player
from tests.faults.spilt import PASSWORD
from tests.faults.world import World, world

GAMES = ("king-of-con", "chamber-of-wonders", "dungeonology")
CLOCKS: tuple[dict[str, Any], ...] = ({"kind": "none"}, {"kind": "move", "seconds": 3600})
PER_PERSON = 20  # tables


def ask(base: str, path: str, token: str, data: Any) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{base}{path}", json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def open_table(base: str, token: str, number: int) -> str:
    """Two persons, at every third table a bot as well."""
    seats = [{"kind": "person"}] * 2 + [{"kind": "bot", "level": "apprentice"}] * (number % 3 == 2)
    wish = {"game": GAMES[number % len(GAMES)], "seats": seats, "clock": CLOCKS[number % 2]}
    return str(ask(base, "/api/tables", token, wish)["id"])


async def play(here: World, games: int, at_once: int) -> list[list[Player]]:
    """All these games, so many at a time; things fail until the last is over."""
    base, rng = here.halls[0].url, here.rng
    await here.line.start()
    tables: list[list[Player]] = []
    token = ""
    for number in range(games):
        if number % PER_PERSON == 0:
            token = ask(base, "/api/people", "", {"name": f"Guest {number}"})["token"]
        table = open_table(base, token, number)
        tables.append([Player(here.line.port, table, token, seat, rng) for seat in range(2)])
    door = asyncio.Semaphore(at_once)

    async def whole(players: list[Player]) -> None:
        async with door:
            await asyncio.gather(*[player.play() for player in players])

    playing = asyncio.gather(*[whole(players) for players in tables])
    happened = await fail(here, playing, tables)
    await here.line.close()
    await playing
    told = ", ".join(f"{what} {count}" for what, count in sorted(happened.items()))
    print(f"meanwhile: {told}; {here.line.cut} lines cut", flush=True)
    return tables


async def fail(
    here: World, playing: asyncio.Future[Any], tables: list[list[Player]]
) -> Counter[str]:
    """One fault after another, with time to breathe between them."""
    happened: Counter[str] = Counter()
    began = time.monotonic()
    while not playing.done():
        await asyncio.wait([playing], timeout=0.5 + here.some(2.5))
        if not playing.done():
            what = here.rng.choice(sorted(here.faults))
            await here.faults[what]()
            happened[what] += 1
            over = sum(all(player.over for player in players) for players in tables)
            made = sum(len(player.done) for players in tables for player in players)
            print(
                f"{time.monotonic() - began:5.0f} s  {over} of {len(tables)} games over, "
                f"{made} choices acknowledged; {what}",
                flush=True,
            )
    return happened


async def check(url: str, tables: list[list[Player]], secrets: set[str] | None = None) -> int:
    """Every acknowledged choice is there, once, in its place; every game is over; how many.

    What nobody else may know of these tables is added to *secrets*.
    """
    database, known = Database(url), set[str]() if secrets is None else secrets
    found = 0
    for players in tables:
        id = players[0].table
        log = await Logs(database).read(id)
        assert [one.seq for one in log] == list(range(1, len(log) + 1)), id
        known |= spilt.choices(x.entry.choice for x in log if isinstance(x.entry, Chosen))
        known |= {await Logs(database).invitation(id) or id, players[0].token}
        for player in players:
            assert not player.trouble, (id, player.seat, player.trouble[:3])
            mine = [x for x in log if isinstance(x.entry, Chosen) and x.entry.seat == player.seat]
            places = {x.nonce: x.seq for x in mine if x.nonce is not None}
            assert player.done.items() <= places.items(), (id, player.seat)
            found += len(player.done)
        room = Room(id)
        room.follow(log)
        assert room.table.over, id
    await database.close()
    return found


def spilled(here: World, tables: list[list[Player]], secrets: set[str]) -> str:
    """Nothing of that, and no whole name of a table, is in any log; what was looked through."""
    more = {players[0].table for players in tables} | {PASSWORD}
    more |= {nonce for players in tables for player in players for nonce in player.done}
    lines = sum([spilt.check(hall.log, secrets | more) for hall in here.halls])
    tagged = sum([spilt.tagged(hall.log) for hall in here.halls])
    assert tagged, "no line of the logs names a request and a table"
    if here.cluster is not None:
        lines += spilt.check(here.cluster.folder / "log", secrets)
    return f"none of {len(secrets | more)} secrets in {lines} lines of logs, {tagged} with ids"


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.faults", description=__doc__)
    parser.add_argument("--backend", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--at-once", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--restart", action="store_true", help="only restart the halls in turn, behind Caddy"
    )
    args = parser.parse_args()
    began = time.monotonic()
    with world(args.backend, Random(args.seed)) as (here, url):
        if args.restart:
            here.only_restarts()
        tables = asyncio.run(play(here, args.games, args.at_once))
        secrets = set[str]()
        found = asyncio.run(check(url, tables, secrets))
        print(spilled(here, tables, secrets), flush=True)
    lives = sum(player.lives for players in tables for player in players)
    print(
        f"{args.backend}: {len(tables)} games in {time.monotonic() - began:.0f} s, {lives} lines; "
        f"all {found} acknowledged choices are in the logs, once and in place"
    )


if __name__ == "__main__":
    main()
