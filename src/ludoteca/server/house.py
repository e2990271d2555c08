"""Everything of a running hall in one hand."""

from __future__ import annotations

import threading

from argon2 import PasswordHasher

from ludoteca.games import NAMES
from ludoteca.server.actions import Actions
from ludoteca.server.hall import Hall
from ludoteca.server.keeping import Keeper
from ludoteca.server.limits import Buckets
from ludoteca.server.reviews import Reviews
from ludoteca.server.settings import Settings
from ludoteca.server.store.database import Database
from ludoteca.server.store.logs import Logs
from ludoteca.server.store.people import People
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
        self.hall = Hall(settings, self.database, Logs(self.database), self.people)
        self.keeper = Keeper(self.hall)
        self.reviews = Reviews(self.keeper)
        self.actions = Actions(self.hall)
        self.newcomers = Buckets(settings.people_per_minute, settings.people_per_minute / 60)
        self.openings = Buckets(60, 1)  # tables that one person opens
        self.tries = Buckets(settings.tries_per_minute, settings.tries_per_minute / 60)

    async def open(self) -> None:
        await self.database.migrate()
        await self.keeper.start()
        if self.settings.warm:
            threading.Thread(target=_warm, daemon=True).start()

    async def close(self) -> None:
        self.reviews.close()
        await self.keeper.stop()
        await self.database.close()


def _warm() -> None:
    for language in LANGUAGES:
        voice(language)
        for game in NAMES:
            Words(language, game)
