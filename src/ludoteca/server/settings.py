"""How a hall is set up."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from ludoteca.bots.levels import EXPERT
from ludoteca.server.store.database import default_url

STATIC = Path(__file__).parent / "static"


class Settings(Struct, frozen=True):
    """What the one who opens a hall may choose, and what tests choose."""

    db: str = ""  # a URL; empty: SQLite in the user's data folder
    bus: str = ""  # the URL of a Redis, where several processes serve the same hall
    base_url: str = ""  # as guests reach it; empty: as each request says
    network_url: str = ""  # as the network around reaches it, where it listens there
    bot_delay: float = 0.6  # seconds that a bot takes at least; 0: as soon as it can, for tests
    hints: str = EXPERT.name  # the level of the bot that gives them
    thinkers: int = 2  # bots that think at once
    vote_time: float = 120.0  # seconds to answer a question to all
    patience: float = 60.0  # seconds until the owner may give a bot the seat of one who is away
    grace: float = 30.0  # seconds that a clock gives after the hall was closed
    idle: float = 900.0  # seconds without anybody before a table leaves memory
    static: Path = STATIC  # the built client
    log_json: bool = False  # the log as JSON, for machines
    log_requests: bool = False  # a line for each request and connection as well
    metrics: bool = False  # whether anybody may read how busy it is
    now: Callable[[], float] = time.time
    people_per_minute: int = 60  # guests made from one address
    tries_per_minute: int = 10  # passwords tried from one address
    lines_per_seat: int = 20  # connections at once: devices and tabs of one person at one table
    lines_per_table: int = 200  # spectators' connections
    lines_per_address: int = 400  # from elsewhere than this machine
    durable: bool = True  # wait for the disk; False only for tests
    cheap_passwords: bool = False  # only for tests
    warm: bool = False  # read all words at the start, so that nobody waits for them later

    @property
    def url(self) -> str:
        return self.db or default_url()
