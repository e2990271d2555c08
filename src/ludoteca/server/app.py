"""The application: doors, who may come in, and how a refusal looks."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

import ludoteca
from ludoteca.server import journal
from ludoteca.server.api import (
    campaigns,
    companion,
    dialogues,
    games,
    gathering,
    invitations,
    moving,
    operators,
    packs,
    pages,
    people,
    rebuilding,
    records,
    tables,
)
from ludoteca.server.api.caller import Caller, TheHouse, caller_of, language_of, person_of
from ludoteca.server.house import House
from ludoteca.server.live import live
from ludoteca.server.refusals import Refusal, Told
from ludoteca.server.settings import Settings
from ludoteca.server.voice import voice

logger = logging.getLogger("ludoteca.server")
WHY = "refusal"  # in the state of a request: the code by which it was refused
BODY = 400_000  # bytes: a content pack has some forty thousand
Asked = Request[Any, Any, Any]
_CODES = {
    400: "bad-request",
    401: "who-are-you",
    403: "other-site",
    404: "no-such-page",
    405: "no-such-page",
    413: "too-big",
    415: "bad-request",
    429: "too-fast",
}


async def _house(state: State) -> House:
    found: House = state.house
    return found


async def _caller(request: Asked, house: TheHouse) -> Caller:
    return await caller_of(request, house)


async def _begin(request: Asked) -> None:
    """A number of its own in the log, or the one that a proxy gave; who asks, if only to refuse."""
    table = str(request.path_params.get("table_id", ""))
    journal.asked(request.headers.get("x-request-id", ""), table)
    house: House = request.app.state.house
    house.sweeping.ended(house.hall.hub.count(), requests=1)
    await person_of(request, house)


def _answering(safe: dict[str, str]) -> BeforeMessageSendHookHandler:
    async def answer(message: Message, scope: Scope) -> None:
        """Refusals and failures are answers too."""
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in safe.items():
                headers.setdefault(name, value)
            door = scope.get("path_template", "?")  # not the path: an invitation may be in it
            why = scope.get("state", {}).get(WHY, "")
            told = f"{message['status']} {why}".rstrip()
            logger.info("%s %s: %s", scope.get("method"), door, told, extra=journal.took())

    return answer


def _refused(request: Asked, refusal: Refusal) -> Response[Told]:
    request.app.state.house.meters.refusals.labels(refusal.code).inc()
    request.state[WHY] = refusal.code
    return Response(refusal.tell(language_of(request)), status_code=refusal.status)


def _http(request: Asked, error: HTTPException) -> Response[Told]:
    code = _CODES.get(error.status_code, "trouble" if error.status_code >= 500 else "bad-request")
    request.state[WHY] = code
    text = voice(language_of(request)).say(f"error-{code}", most=BODY)
    args = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        args = {"detail": [{k: str(v) for k, v in one.items()} for one in error.extra]}
    return Response(Told(code, text, args=args), status_code=error.status_code)


def _too_deep(request: Asked, error: RecursionError) -> Response[Told]:
    """Thousands of brackets within each other: no honest request has them."""
    door = request.scope.get("path_template", "?")
    logger.warning("%s %s was nested too deeply", request.method, door)
    return _refused(request, Refusal("bad-request"))


def _unexpected(request: Asked, error: Exception) -> Response[Told]:
    request.app.state.house.meters.troubles.labels("request").inc()
    door = request.scope.get("path_template", "?")  # not the path: a table's id is in it
    logger.error("%s %s failed", request.method, door, exc_info=error)
    text = voice(language_of(request)).say("error-trouble")
    return Response(Told("trouble", text), status_code=500)


def build(settings: Settings | None = None) -> Litestar:
    """The hall as an ASGI application; it opens its database when it starts."""
    house = House(settings or Settings())

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[
            *people.ROUTES,
            *games.ROUTES,
            *tables.ROUTES,
            *invitations.ROUTES,
            *records.ROUTES,
            *campaigns.ROUTES,
            *companion.ROUTES,
            *dialogues.ROUTES,
            *moving.ROUTES,
            *rebuilding.ROUTES,
            *gathering.ROUTES,
            *packs.ROUTES,
            live,
            *operators.ROUTES,
            *pages.ROUTES,
        ],
        dependencies={"house": Provide(_house), "caller": Provide(_caller)},
        exception_handlers={
            Refusal: _refused,
            HTTPException: _http,
            RecursionError: _too_deep,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=ludoteca.__version__,
            path="/schema",
            render_plugins=[pages.PlainPage(), JsonRenderPlugin(path="/openapi.json")],
        ),
        state=State({"house": house}),
        lifespan=[open_hall],
        before_request=_begin,
        before_send=[_answering(pages.safe(house.settings.base_url))],
        request_max_body_size=BODY,
        logging_config=None,
        debug=False,
    )
