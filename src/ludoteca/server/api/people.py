"""Who one is: guests, accounts, sessions."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ludoteca.server.api.caller import TheCaller, TheHouse, cookie
from ludoteca.server.api.described import refuses
from ludoteca.server.house import House
from ludoteca.server.refusals import Refusal
from ludoteca.server.store.logs import TakenError
from ludoteca.server.store.people import Person
from ludoteca.server.wire import Language

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
LONGEST = 40
Login = Annotated[str, Meta(min_length=2, max_length=LONGEST, pattern=r"^[^\s\x00]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class NewPerson(Struct, forbid_unknown_fields=True):
    name: Name
    lang: Language = "en"


class Changes(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    lang: Language | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    user: Login
    password: Password


class Known(Struct):
    """A person, and the token by which that person is known: it is told only once."""

    id: str
    name: str
    lang: str
    account: str | None
    token: str


def _known(person: Person, token: str, house: House) -> Response[Known]:
    known = Known(person.id, person.name, person.lang, person.account, token)
    return Response(known, cookies=[cookie(token, house)])


@post("/api/people", summary="Come in as a guest", responses=refuses(400, 403, 413, 422, 429))
async def make_guest(
    data: JSONBody[NewPerson], caller: TheCaller, house: TheHouse
) -> Response[Known]:
    if not house.newcomers.take(caller.address):
        raise Refusal("too-fast", 429)
    person, token = await house.people.guest(_clean(data.name), data.lang)
    return _known(person, token, house)


@get("/api/me", summary="Who one is; null for a newcomer")
async def me(caller: TheCaller) -> Person | None:
    return caller.person


@patch(
    "/api/me", summary="Take another name or language", responses=refuses(400, 401, 403, 413, 422)
)
async def change_me(data: JSONBody[Changes], caller: TheCaller, house: TheHouse) -> Person:
    person = caller.somebody()
    name = None if data.name is None else _clean(data.name)
    await house.people.change(person.id, name, data.lang)
    return Person(person.id, name or person.name, data.lang or person.lang, person.account)


@post(
    "/api/account",
    summary="Keep one's name and tables, by user name and password",
    responses=refuses(400, 401, 403, 409, 413, 422, 429),
)
async def make_account(data: JSONBody[Credentials], caller: TheCaller, house: TheHouse) -> Person:
    person = caller.somebody()
    if person.account is not None:
        raise Refusal("account-already", 409)
    if len(data.user.casefold()) > LONGEST:  # some letters become two
        raise Refusal("bad-login", 422, most=LONGEST)
    if not house.tries.take(caller.address):
        raise Refusal("too-fast", 429)
    try:
        await house.people.register(person.id, data.user, data.password)
    except TakenError:
        raise Refusal("login-taken", 409) from None
    return Person(person.id, person.name, person.lang, data.user.casefold())


@post("/api/session", summary="Sign in", responses=refuses(400, 401, 403, 413, 429))
async def sign_in(
    data: JSONBody[Credentials], caller: TheCaller, house: TheHouse
) -> Response[Known]:
    if not house.tries.take(caller.address):
        raise Refusal("too-fast", 429)
    token = await house.people.sign_in(data.user, data.password)
    person = None if token is None else await house.people.known(token)
    if token is None or person is None:
        raise Refusal("wrong-password", 401)
    return _known(person, token, house)


@delete("/api/session", summary="Sign out", status_code=200, responses=refuses(403))
async def sign_out(caller: TheCaller, house: TheHouse) -> Response[None]:
    if caller.person is not None:
        await house.people.sign_out(caller.token)
    return Response(None, cookies=[cookie("", house)])


def _clean(name: str) -> str:
    """Without signs that one cannot see."""
    said = " ".join("".join([c if c.isprintable() else " " for c in name]).split())
    if not said:
        raise Refusal("bad-name", 422)
    return said


ROUTES = [make_guest, me, change_me, make_account, sign_in, sign_out]
