"""What the description of the doors says of refusals: which statuses a door may answer with."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from ludoteca.server.refusals import Told

WHY = {
    400: "The request was not understood",
    401: "Nobody knows who asks",
    403: "The one who asks may not do that, or the page is of another site",
    404: "There is no such thing",
    409: "Not as things stand now",
    410: "The table was played under other rules",
    413: "Too big",
    422: "The rules, or the house, refuse it",
    429: "Too often",
}


def refuses(*statuses: int) -> dict[int, ResponseSpec]:
    """These refusals, all in the same shape."""
    return {
        status: ResponseSpec(Told, generate_examples=False, description=WHY[status])
        for status in statuses
    }
