"""Everything of a running hall in one hand."""

from __future__ import annotations

import threading
from collections import Counter
from functools import cache
from typing import Any

from argon2 import PasswordHasher

import ludoteca
from ludoteca import campaign
from ludoteca.campaign import Year
from ludoteca.games import NAMES, game
from ludoteca.kernel.record import from_json
from ludoteca.kernel.saving import load, save
from ludoteca.server import bus, composing
from ludoteca.server.actions import Actions
from ludoteca.server.campaigns import Offices
from ludoteca.server.hall import Hall
from ludoteca.server.keeping import Keeper
from ludoteca.server.limits import Buckets
from ludoteca.server.meters import Meters
from ludoteca.server.reviews import Reviews
from ludoteca.server.settings import Settings
from ludoteca.server.store.campaigns import Campaigns
from ludoteca.server.store.database import Database
from ludoteca.server.store.gatherings import Gatherings
from ludoteca.server.store.logs import Logs
from ludoteca.server.store.people import People
from ludoteca.server.sweeping import Sweeping
from ludoteca.server.voice import voice
from ludoteca.words import LANGUAGES, Words


class House:
    """A hall with its database, its keeper and its limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        hasher = cheap if settings.cheap_passwords else None
        self.database = Database(settings.url, durable=settings.durable)
        self.people = People(self.database, settings.now, hasher)
        self.bus = bus.made(settings.bus)
        self.meters = Meters()
        self.sweeping = Sweeping()
        logs = Logs(self.database)
        self.hall = Hall(settings, self.database, logs, self.people, self.bus, self.meters)
        self.keeper = Keeper(self.hall)
        self.reviews = Reviews(self.keeper)
        self.campaigns = Offices(Campaigns(self.database), settings.now)
        self.gatherings = Gatherings(self.database, settings.now)
        self.actions = Actions(self.hall)
        self._gauges()
        self.newcomers = Buckets(settings.people_per_minute, settings.people_per_minute / 60)
        self.lines: Counter[str] = Counter()  # connections to tables, by address
        self.openings = Buckets(60, 1)  # tables that one person opens
        self.tries = Buckets(settings.tries_per_minute, settings.tries_per_minute / 60)

    def _gauges(self) -> None:
        hall, gauge = self.hall, self.meters.gauge
        gauge("tables_in_memory", "Tables that this process holds.", lambda: len(hall.rooms))
        gauge("listeners", "Connections to tables.", hall.hub.count)
        gauge("bots_thinking", "Bots that are choosing.", hall.thinking)
        gauge("bus_connected", "1: other processes are heard.", lambda: hall.bus.connected)

    async def open(self) -> None:
        prime()
        await self.database.migrate()
        await self.bus.open(self.hall.heard, self.hall.joined, self.hall.follows)
        await self.keeper.start()
        if self.settings.warm:
            threading.Thread(target=self._warm, daemon=True).start()

    def _warm(self) -> None:
        warm()
        self.sweeping.begin()

    async def close(self) -> None:
        self.reviews.close()
        await self.keeper.stop()
        self.bus.tell(bus.Leaves(self.bus.me))
        await self.bus.close()
        await self.hall.settle()
        await self.database.close()


def warm() -> None:
    """Read all words ahead of those who will ask."""
    for language in LANGUAGES:
        voice(language)
        for name in NAMES:
            Words(language, name)


@cache
def prime() -> None:
    """Read every game's content and types once in a process, before there are threads.

    msgspec learns a type at its first use, and crashes where two threads teach it the same one.
    """
    for name in NAMES:
        played: Any = game(name)
        seats = played.seats[-1]
        table = ludoteca.new(name, seats, 1)
        load(played.state, save(table.state))
        from_json(table.save())
        for seat in table.awaited:
            composing.plain(table.decision(seat).space)
            table.explain(seat, None)
    year = campaign.new(4, 1)
    load(Year, save(year.state))
    from_json(year.save())
    while not year.over:
        seat = year.awaited[0]
        composing.plain(year.decision(seat).space)
        year.choose(seat, composing.plain(year.decision(seat).default))
