"""Attack a hall, and look how it and its honest guests have borne it."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import re
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect

from bench.load import memory
from tests.browser.hall import Hall
from tests.faults.players import BROKEN, Player
from tests.hostile.messages import spoilt, wild

AT_ONCE = 12  # attackers
BURST = 150  # messages on a line: more than it may send
KEPT = 200  # nonces that are said again
GROWTH = 24_000  # kB that the hall may hold more after all of it
A_TABLE = 500  # kB more for each table that honest persons have played at: those stay for a while
STILL = 5.0  # seconds without growth after which a hall is warm
LITTLE = 500  # kB
GAMES = ("king-of-con", "chamber-of-wonders", "dungeonology")
PERSONS = [{"kind": "person"}] * 2


def ask(base: str, path: str, token: str = "", data: Any = None) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    body = None if data is None else json.dumps(data).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{base}{path}", body, headers)) as answer:
        return json.loads(answer.read())


class Attack:
    """So many messages, from many hands."""

    def __init__(self, hall: Hall, messages: int, rng: Random) -> None:
        self.hall, self.left, self.rng = hall, messages, rng
        self.heard: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.troubles: list[Any] = []
        self.nonces: list[str] = []
        paths = ask(hall.url, "/schema/openapi.json")["paths"]
        self.doors = [(method.upper(), path) for path, deeds in paths.items() for method in deeds]
        self.begin()

    def begin(self) -> None:
        """Tables to be attacked from within, and one that is played at honestly."""
        base = self.hall.url
        self.mallory = ask(base, "/api/people", data={"name": "Mallory"})["token"]
        self.anna = ask(base, "/api/people", data={"name": "Anna"})["token"]
        bot = {"kind": "bot", "level": "novice"}
        wish = {"game": "king-of-con", "seats": [PERSONS[0], bot]}
        self.theirs = ask(base, "/api/tables", self.mallory, wish)["id"]
        wish = {"game": "chamber-of-wonders", "seats": PERSONS}
        self.honest = ask(base, "/api/tables", self.anna, wish)["id"]

    async def over_lines(self) -> None:
        """Own seat, somebody else's, none at all; with a token, with a wrong one, without."""
        rng = self.rng
        while self.left > 0:
            table = rng.choice((self.theirs, self.theirs, self.honest, "A" * 16, "%2e%2e"))
            seat = rng.choice(("0", "0", "1", "7", "-1", "x", ""))
            token = rng.choice((self.mallory, self.mallory, "x" * 43, ""))
            url = f"ws://127.0.0.1:{self.hall.port}/api/tables/{table}/live?seat={seat}"
            headers = {"authorization": f"Bearer {token}"} if token else {}
            with contextlib.suppress(*BROKEN):
                async with connect(url, additional_headers=headers, max_size=None) as socket:
                    self.left -= 1
                    if json.loads(await socket.recv())["type"] == "error":
                        self.heard["turned away"] += 1
                        continue
                    listening = asyncio.create_task(self._listen(socket))
                    for _ in range(BURST):
                        self.left -= 1
                        await socket.send(spoilt(rng, rng.randrange(40), self.nonces))
                    await asyncio.wait([listening], timeout=1)
                    listening.cancel()
            del self.nonces[:-KEPT]

    async def _listen(self, socket: Any) -> None:
        with contextlib.suppress(*BROKEN):
            async for text in socket:
                message = json.loads(text)
                self.heard[message.get("code") or message["type"]] += 1
                if message.get("code") == "trouble":
                    self.troubles.append(message)

    async def over_http(self) -> None:
        while self.left > 0:
            self.left -= 1
            await asyncio.to_thread(self._request)

    def _request(self) -> None:
        rng = self.rng
        values = (self.theirs, self.honest, "king-of-con", "0", "99", "x" * 300, "%00", "..%2f")
        method, path = rng.choice(self.doors)
        path = re.sub(r"\{[^}]*\}", lambda _: rng.choice(values), path)
        body = rng.choice(
            (json.dumps(wild(rng)).encode(), rng.randbytes(80), b"[" * 9000, b"x" * 300_000)
        )
        if rng.random() < 0.1:
            method = rng.choice(("GET", "POST", "PATCH", "DELETE", "PUT", "TRACE"))
        token = rng.choice((self.mallory, "x" * 43, "é"))
        line = http.client.HTTPConnection("127.0.0.1", self.hall.port, timeout=60)
        try:
            headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
            line.request(method, path, body, headers)
            status = line.getresponse().status
        except (OSError, http.client.HTTPException):
            status = 0  # cut off while it was still sending
        finally:
            line.close()
        self.statuses[status] += 1
        unwell = path == "/health" and status == 503  # the machine is too busy, and it says so
        if status >= 500 and not unwell:
            self.troubles.append((method, path, body[:200], status))

    async def warm(self) -> None:
        """What an honest evening reads and makes once: words, boxes, pages, a game of each kind."""
        base = self.hall.url
        for name in GAMES:
            for door in ("rules?lang=en", "rules?lang=it", "rules?lang=fr", "content"):
                await asyncio.to_thread(ask, base, f"/api/games/{name}/{door}")
            wish = {"game": name, "seats": PERSONS}
            table = await asyncio.to_thread(ask, base, "/api/tables", self.anna, wish)
            await self._game(table["id"])

    async def _game(self, table: str) -> None:
        rng = Random(self.rng.random())
        honest = [Player(self.hall.port, table, self.anna, seat, rng) for seat in range(2)]
        await asyncio.gather(*[player.play() for player in honest])
        assert not [player.trouble for player in honest if player.trouble]
        assert [player.lives for player in honest] == [1, 1], "an honest line broke"

    async def run(self, look: Callable[[], None]) -> int:
        """All of it, while two honest persons play on and on: how many games; *look* after each."""
        attackers = [asyncio.create_task(self.over_lines()) for _ in range(AT_ONCE)]
        attackers += [asyncio.create_task(self.over_http()) for _ in range(AT_ONCE // 3)]
        games = 0
        while not all(task.done() for task in attackers) or not games:
            table = self.honest
            if games:
                wish = {"game": "chamber-of-wonders", "seats": PERSONS}
                asked = asyncio.to_thread(ask, self.hall.url, "/api/tables", self.anna, wish)
                table = (await asked)["id"]
            await self._game(table)
            games += 1
            look()
        for task in attackers:
            task.result()
        print(f"heard: {dict(self.heard.most_common())}")
        print(f"HTTP: {dict(sorted(self.statuses.items()))}; {games} honest games meanwhile")
        return games


def settled(pid: int) -> float:
    """What it holds once that does not grow any more by itself."""
    held, since = memory(pid), time.monotonic()
    while time.monotonic() - since < STILL:
        time.sleep(0.5)
        if (now := memory(pid)) > held + LITTLE:
            held, since = now, time.monotonic()
    return held


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.hostile", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder), more=["--metrics"])
        hall.start()
        try:
            assert hall.process is not None
            attack = Attack(hall, args.messages, Random(args.seed))
            pid = hall.process.pid
            asyncio.run(attack.warm())
            before, held = settled(pid), list[float]()
            games = asyncio.run(attack.run(lambda: held.append(memory(pid) - before)))
            grown = memory(pid) - before
            assert hall.process.poll() is None, "the hall is gone"
            assert ask(hall.url, "/health")
        finally:
            hall.stop()
        failed = [line for line in hall.log.read_text().splitlines() if "Traceback" in line]
    some = held[:: max(1, len(held) // 10)]
    print(f"memory, {before:.0f} kB when warm: {', '.join(f'{kb:+.0f}' for kb in some)} kB")
    print(
        f"{args.messages} messages in {time.monotonic() - began:.0f} s; memory {grown:+.0f} kB; "
        f"{len(attack.troubles)} troubles, {len(failed)} failures in the hall's log"
    )
    assert not attack.troubles, attack.troubles[:5]
    assert not failed
    assert grown < GROWTH + games * A_TABLE


main()
