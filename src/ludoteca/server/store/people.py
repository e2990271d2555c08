"""Persons: guests and accounts.  Tokens are kept as hashes, passwords by argon2."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.store.database import Database
from ludoteca.server.store.logs import TakenError
from ludoteca.server.store.schema import accounts, mutes, people, tokens

T = TypeVar("T")
HASHING = 2  # passwords at once: each takes 64 MB while it is hashed


class Person(Struct, frozen=True):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    lang: str
    account: str | None = None  # the login


class People:
    """Who there is, and who may act as whom."""

    def __init__(
        self, database: Database, now: Callable[[], float], hasher: PasswordHasher | None = None
    ) -> None:
        self.database = database
        self.now = now
        self.hasher = hasher or PasswordHasher()
        self._nobody = ""  # a hash to compare with where there is no account
        self._hashing = CapacityLimiter(HASHING)

    async def guest(self, name: str, lang: str) -> tuple[Person, str]:
        """A new person, and the token by which that person is known from now on."""
        person = Person(secrets.token_urlsafe(9), name, lang)
        token = secrets.token_urlsafe(32)
        row = {"id": person.id, "name": name, "lang": lang, "created": self.now()}
        async with self.database.writing() as connection:
            await connection.execute(insert(people).values(row))
            await connection.execute(insert(tokens).values(self._token(person.id, token)))
        return person, token

    def _token(self, person: str, token: str) -> dict[str, object]:
        return {"hash": _hash(token), "person": person, "created": self.now()}

    async def known(self, token: str) -> Person | None:
        """Whose token that is: it is looked up by its hash, so that timing tells nothing."""
        chosen = (
            select(people, accounts.c.login)
            .join(tokens, tokens.c.person == people.c.id)
            .outerjoin(accounts, accounts.c.person == people.c.id)
            .where(tokens.c.hash == _hash(token))
        )
        async with self.database.reading() as connection:
            row = (await connection.execute(chosen)).one_or_none()
        return None if row is None else Person(row.id, row.name, row.lang, row.login)

    async def change(self, person: str, name: str | None, lang: str | None) -> None:
        values = {key: value for key, value in (("name", name), ("lang", lang)) if value}
        if values:
            async with self.database.writing() as connection:
                await connection.execute(update(people).where(people.c.id == person).values(values))

    async def register(self, person: str, login: str, password: str) -> None:
        """The guest has an account from now on; `TakenError` where the login is another's."""
        hashed = await self._aside(self.hasher.hash, password)
        row = {
            "login": login.casefold(),
            "person": person,
            "password": hashed,
            "created": self.now(),
        }
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(accounts).values(row))
        except IntegrityError:
            raise TakenError from None

    async def sign_in(self, login: str, password: str) -> str | None:
        """A new token for the person of that account; None where the two do not fit."""
        chosen = select(accounts).where(accounts.c.login == login.casefold())
        async with self.database.reading() as connection:
            row = (await connection.execute(chosen)).one_or_none()
        if not self._nobody:
            self._nobody = await self._aside(self.hasher.hash, secrets.token_hex())
        hashed = self._nobody if row is None else row.password
        if not await self._aside(self._fits, hashed, password) or row is None:
            return None
        token = secrets.token_urlsafe(32)
        async with self.database.writing() as connection:
            await connection.execute(insert(tokens).values(self._token(row.person, token)))
        return token

    async def _aside(self, work: Callable[..., T], *told: str) -> T:
        """In a thread; whoever comes while others hash waits."""
        return await to_thread.run_sync(work, *told, limiter=self._hashing)

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def sign_out(self, token: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.hash == _hash(token)))

    async def mute(self, person: str, muted: str, *, on: bool) -> None:
        with contextlib.suppress(IntegrityError):  # said twice at once
            async with self.database.writing() as connection:
                await connection.execute(
                    delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted)
                )
                if on:
                    await connection.execute(insert(mutes).values(person=person, muted=muted))

    async def muted(self, person: str) -> list[str]:
        """Whom that person does not want to hear."""
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(mutes.c.muted).where(mutes.c.person == person).order_by(mutes.c.muted)
            )
            return [row.muted for row in found]


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
