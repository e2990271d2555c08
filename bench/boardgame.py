"""boardgame.io's server under the load of ``bench.load``: as many tables, as many seats, as often.

Its server and its wire (socket.io) are its own; the game is one of the same kind
(peers/boardgame.io): a market, tokens on Objects, hands that the others do not see.  It keeps its
matches in memory, knows no words and no acknowledgement: a move counts as acknowledged when the
mover has its new state.
"""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import msgspec

from bench.environments import ENVIRONMENTS, REQUIREMENTS, UnavailableError
from bench.line import Heard, Line, Listener

PEER = "boardgame.io"
GAME = "/market"
MOVE = (
    b'42%s,["update",{"type":"MAKE_MOVE","payload":{"type":"offer","args":[%s],"playerID":"%d"}},'
    b'%d,"%s","%d"]'
)
OFFERS = (b"[[3,1]]", b"[[7,1],[9,1]]", b"[]")


class Context(msgspec.Struct):
    """Whose turn it is, and whether there is one."""

    currentPlayer: str  # noqa: N815 - as boardgame.io spells it
    gameover: Any = None


class State(msgspec.Struct):
    ctx: Context
    _stateID: int  # noqa: N815


class Synced(msgspec.Struct):
    state: State


_state = msgspec.json.Decoder(State).decode
_synced = msgspec.json.Decoder(Synced).decode
_parts = msgspec.json.Decoder(list[msgspec.Raw]).decode


class Socket(Line):
    """A seat's connection in socket.io's words; what it hears is told as our own lines tell it."""

    def __init__(self, match: str, seat: int, seats: int, listener: Listener) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", "", listener)
        self.match, self.seat, self.seats = match, seat, seats
        self.mine = False
        self.state = 0

    def heard(self, payload: bytes, now: float) -> None:
        game = GAME.encode()
        if payload == b"2":  # are you there?
            self.send(b"3")
        elif payload[:1] == b"0":
            self.send(b"40" + game + b",")
        elif payload.startswith(b"40" + game):
            sync = json.dumps(["sync", self.match, str(self.seat), None, self.seats])
            self.send(b"42" + game + b"," + sync.encode())
        elif payload.startswith(b"42" + game + b","):
            self._take_event(_parts(payload[len(game) + 3 :]), now)

    def _take_event(self, parts: list[msgspec.Raw], now: float) -> None:
        kind = bytes(parts[0])
        if kind not in (b'"sync"', b'"update"'):
            return
        state = _synced(parts[2]).state if kind == b'"sync"' else _state(parts[2])
        self.state, self.told = state._stateID, now
        self.seq = state._stateID + 1  # ours begin at one
        self.mine = state.ctx.currentPlayer == str(self.seat)
        self.over = state.ctx.gameover is not None
        self.listener.hear(self, Heard("news", self.seq), now)

    def offer(self) -> None:
        offers = OFFERS[self.state % len(OFFERS)]
        match = self.match.encode()
        self.send(MOVE % (GAME.encode(), offers, self.seat, self.state, match, self.seat))


def prepare() -> None:
    """Install it at the version of its package.json; again only where that has changed."""
    home, source = ENVIRONMENTS / PEER, REQUIREMENTS / PEER
    if shutil.which("npm") is None or shutil.which("node") is None:
        raise UnavailableError("boardgame.io needs node and npm")
    wanted = (source / "package.json").read_text(encoding="utf-8")
    stamp = home / "installed.json"
    if not (stamp.exists() and stamp.read_text(encoding="utf-8") == wanted):
        home.mkdir(parents=True, exist_ok=True)
        shutil.copy(source / "package.json", home / "package.json")
        command = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
        done = subprocess.run(command, cwd=home, capture_output=True, text=True, check=False)
        if done.returncode:
            raise UnavailableError((done.stderr or done.stdout).strip().splitlines()[-1])
        stamp.write_text(wanted, encoding="utf-8")
    shutil.copy(source / "server.cjs", home / "server.cjs")


@contextlib.contextmanager
def serving() -> Iterator[tuple[str, int]]:
    """Its address and the number of its process."""
    prepare()
    process = subprocess.Popen(
        ["node", "server.cjs"],
        cwd=ENVIRONMENTS / PEER,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.match(r"http://\S+", line):
                yield found[0], process.pid
                return
        raise UnavailableError("boardgame.io's server did not start")
    finally:
        process.terminate()
        process.communicate()
