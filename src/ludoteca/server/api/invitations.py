"""Invitations to a table: a link and its picture; another link where one has gone astray."""

from __future__ import annotations

import secrets
from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct

from ludoteca.server import network
from ludoteca.server.actions import may_come
from ludoteca.server.api.caller import Caller, TheCaller, TheHouse
from ludoteca.server.api.described import refuses
from ludoteca.server.house import House
from ludoteca.server.refusals import Refusal

GivenInvitation = Annotated[str, Meta(max_length=100)]


class Invitation(Struct):
    link: str
    only_here: bool  # the hall listens on this machine only: no other can follow the link


class Welcome(Struct):
    may_sit: bool  # at a seat that is free


async def invited(table_id: str, given: str | None, house: House) -> bool:
    """Whether that is the invitation to the table."""
    invitation = await house.hall.logs.invitation(table_id) or ""
    return secrets.compare_digest(invitation.encode(), (given or "").encode())


@get(
    "/api/tables/{table_id:str}/welcome",
    summary="Whether one may sit down, with that invitation or without",
)
async def welcome(
    table_id: FromPath[str],
    caller: TheCaller,
    house: TheHouse,
    invitation: FromQuery[GivenInvitation | None] = None,
) -> Welcome:
    kept = await house.hall.kept(table_id)
    known = may_come(kept.room, caller.person)
    return Welcome(known or await invited(table_id, invitation, house))


async def _link(
    table_id: str, caller: Caller, house: House, request: Request[Any, Any, Any]
) -> Invitation:
    """Only those who belong to the table may invite."""
    person, kept = caller.somebody(), await house.hall.kept(table_id)
    if kept.room.begun.owner != person.id and not kept.room.seats_of(person.id):
        raise Refusal("not-invited", 403)
    invitation = await house.hall.logs.invitation(table_id)
    return linked(f"/tables/{table_id}?invitation={invitation}", house, request)


def linked(path: str, house: House, request: Request[Any, Any, Any]) -> Invitation:
    """That page of the hall, as others reach it."""
    link = f"{base_of(house, request)}{path}"
    return Invitation(link, network.is_only_here(link))


def qr_code(link: str) -> bytes:
    """A link as a picture that a phone reads (SVG)."""
    out = BytesIO()
    segno.make(link, micro=False).save(out, kind="svg", scale=6, border=3, light="#fff")
    return out.getvalue()


def base_of(house: House, request: Request[Any, Any, Any]) -> str:
    """Where others find this hall: not on the machine of who asks, if there is another way."""
    base = house.settings.base_url.rstrip("/") or str(request.base_url).rstrip("/")
    return house.settings.network_url or base if network.is_only_here(base) else base


@get(
    "/api/tables/{table_id:str}/invitation",
    summary="The link by which others sit down",
    responses=refuses(401, 403, 404, 410),
)
async def invitation(
    table_id: FromPath[str], caller: TheCaller, house: TheHouse, request: Request[Any, Any, Any]
) -> Invitation:
    return await _link(table_id, caller, house, request)


@post(
    "/api/tables/{table_id:str}/invitation",
    summary="Another link: whoever has only the former one cannot sit down any more",
    responses=refuses(401, 403, 404, 410),
)
async def renew_invitation(
    table_id: FromPath[str], caller: TheCaller, house: TheHouse, request: Request[Any, Any, Any]
) -> Invitation:
    person, kept = caller.somebody(), await house.hall.kept(table_id)
    if kept.room.begun.owner != person.id:
        raise Refusal("not-the-owner", 403)
    await house.hall.logs.renew(table_id, secrets.token_urlsafe(24))
    return await _link(table_id, caller, house, request)


@get(
    "/api/tables/{table_id:str}/invitation.svg",
    summary="The same as a QR code",
    responses=refuses(401, 403, 404, 410),
)
async def invitation_svg(
    table_id: FromPath[str], caller: TheCaller, house: TheHouse, request: Request[Any, Any, Any]
) -> Response[bytes]:
    told = await _link(table_id, caller, house, request)
    headers = {"cache-control": "private, no-store"}
    return Response(qr_code(told.link), media_type="image/svg+xml", headers=headers)


ROUTES = [welcome, invitation, renew_invitation, invitation_svg]
