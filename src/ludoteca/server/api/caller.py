"""Who asks, in which language, and from where: the same for HTTP and WebSocket."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from msgspec import Struct

from ludoteca.server.house import House
from ludoteca.server.refusals import Refusal
from ludoteca.server.store.people import Person
from ludoteca.words import LANGUAGES

COOKIE = "ludoteca"
YEAR = 31_536_000
READING = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection  # of any kind


class Caller(Struct, frozen=True):
    """Somebody who asks for something."""

    person: Person | None
    token: str
    language: str
    address: str

    def somebody(self) -> Person:
        """The person; nobody may do what persons do."""
        if self.person is None:
            raise Refusal("who-are-you", 401)
        return self.person


TheCaller = NamedDependency[Caller]
TheHouse = NamedDependency[House]


def language_of(connection: Connection) -> str:  # type: ignore[type-arg]
    """Asked for, or that of the person, once known, or what the browser prefers; else English."""
    person: Person | None = connection.state.get("person")
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    if person is not None and person.lang in LANGUAGES:
        return person.lang
    for part in connection.headers.get("accept-language", "").split(","):
        short = part.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return "en"


def token_of(connection: Connection) -> tuple[str, bool]:  # type: ignore[type-arg]
    """The token, and whether it came as a cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip(), False
    return connection.cookies.get(COOKIE, ""), True


def check_origin(connection: Connection, house: House) -> None:  # type: ignore[type-arg]
    """A page of another site may not act with the cookie of a person here."""
    origin = connection.headers.get("origin")
    if origin is None:
        site = connection.headers.get("sec-fetch-site", "none")
        if site not in ("none", "same-origin"):
            raise Refusal("other-site", 403)
        return
    asked = urlsplit(origin).netloc
    ours = {connection.headers.get("host", ""), urlsplit(house.settings.base_url).netloc}
    if not asked or asked not in ours:
        raise Refusal("other-site", 403)


async def person_of(connection: Connection, house: House) -> Person | None:  # type: ignore[type-arg]
    """Whose token it is; looked up once for each connection."""
    state = connection.state
    if "person" not in state:
        token, _ = token_of(connection)
        known = 0 < len(token) <= 100
        state["person"] = await house.people.known(token) if known else None
    found: Person | None = state["person"]
    return found


async def caller_of(connection: Connection, house: House) -> Caller:  # type: ignore[type-arg]
    token, by_cookie = token_of(connection)
    method = str(connection.scope.get("method", ""))
    live = not method  # a WebSocket
    if live or (by_cookie and method not in READING):
        check_origin(connection, house)
    person = await person_of(connection, house)
    client = connection.client
    address = client.host if client is not None else "-"
    return Caller(person, token, language_of(connection), address)


def cookie(token: str, house: House) -> Cookie:
    """The token, where scripts cannot read it; an empty one is taken back."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        httponly=True,
        samesite="strict",
        secure=house.settings.base_url.startswith("https:"),
        max_age=YEAR if token else 0,
    )
