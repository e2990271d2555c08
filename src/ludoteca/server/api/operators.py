"""For those who run a hall: is it well, and how busy is it?"""

from __future__ import annotations

import asyncio
from typing import Literal

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST

import ludoteca
from ludoteca.server.api.caller import TheHouse
from ludoteca.server.api.described import refuses
from ludoteca.server.refusals import Refusal

PATIENCE = 3.0  # seconds that the database may take to answer


class Health(Struct):
    """Whether this process can serve."""

    status: Literal["ok", "trouble"]
    version: str
    database: bool
    bus: bool


@get(
    "/health",
    summary="Whether this process can serve",
    responses={503: ResponseSpec(Health, generate_examples=False, description="It cannot")},
)
async def health(house: TheHouse) -> Response[Health]:
    """200 where tables can be stored; 503 where the database does not answer.

    Without its bus a hall still serves: moves of other processes come a little later.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            await house.database.ask()
        well = True
    except Exception:
        well = False
    told = Health("ok" if well else "trouble", ludoteca.__version__, well, house.bus.connected)
    return Response(told, status_code=200 if well else 503, headers={"cache-control": "no-store"})


@get(
    "/metrics",
    summary="Counts and times, for Prometheus",
    media_type="text/plain",
    responses=refuses(404),
)
async def metrics(house: TheHouse) -> Response[bytes]:
    """Only where the hall was opened with `--metrics`."""
    if not house.settings.metrics:
        raise Refusal("no-such-page", 404)
    return Response(house.meters.page(), headers={"content-type": CONTENT_TYPE_LATEST})


ROUTES = [health, metrics]
