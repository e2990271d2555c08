"""Campaigns: founded, joined by link, decided month by month; their matches and their sheet."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from ludoteca import bots, campaign
from ludoteca.campaign import matches, plans, printing
from ludoteca.campaign import sheet as sheets
from ludoteca.campaign.telling import Telling
from ludoteca.kernel.event import Seat
from ludoteca.kernel.terms import Value
from ludoteca.server import composing, wire
from ludoteca.server.api.caller import Caller, TheCaller, TheHouse
from ludoteca.server.api.campaign_choices import Choice, choices
from ludoteca.server.api.described import refuses
from ludoteca.server.api.games import BoxOption, Level, level_told, option_told
from ludoteca.server.api.invitations import GivenInvitation, Invitation, linked
from ludoteca.server.api.tables import SeatName, SeatWish, Title, check_opening, holder
from ludoteca.server.campaigns import Following, exported, header_of
from ludoteca.server.entries import Begun, Holder
from ludoteca.server.house import House
from ludoteca.server.refusals import Refusal
from ludoteca.server.signs import one_line

MINE = 40
LINES = 80  # of what has happened
SHEET_SAFE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"


class NewCampaign(Struct, forbid_unknown_fields=True):
    """Who are the Lecturers, and on what they agree."""

    lecturers: Annotated[list[SeatWish], Meta(max_length=12)]
    options: dict[str, Value] = {}
    title: Title = ""


class Join(Struct, forbid_unknown_fields=True):
    invitation: GivenInvitation
    name: SeatName = ""


class Decision(Struct, forbid_unknown_fields=True):
    """A choice, and the number of the campaign as the Lecturer saw it."""

    seat: Annotated[int, Meta(ge=0, le=31)]
    choice: Any
    seq: int | None = None


class MatchWish(Struct, forbid_unknown_fields=True):
    nearest: bool = False  # even without what Dungeonology cannot play yet


class Lecturer(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    yours: bool


class Asked(Struct):
    """What one of the caller's Lecturers is asked."""

    seat: int
    kind: str
    clause: str
    title: str
    question: str
    choices: list[Choice]
    default: Any


class Due(Struct):
    """What is decided now, by whomever."""

    kind: str
    clause: str
    title: str


class MatchTold(Struct):
    """The match that is due: what it cannot be played with here, and where it is played."""

    missing: list[str]
    table: str | None
    over: bool


class CampaignTold(Struct):
    id: str
    seq: int
    over: bool
    month: int
    lecturers: list[Lecturer]
    awaited: list[int]
    due: Due | None
    asked: list[Asked]
    match: MatchTold | None
    tables: dict[int, str]  # by month: where its match is played, or was
    plans: plans.Plans
    sheet: sheets.Sheet
    after: str  # how the month before ended; empty in the first
    log: list[str]
    changed: wire.Moment


class Listed(Struct):
    """A campaign in a list."""

    id: str
    title: str
    month: str
    number: int
    over: bool
    awaits_you: bool
    names: list[str]
    changed: wire.Moment


class CampaignTerms(Struct):
    """What the Lecturers of a new campaign agree on."""

    seats: list[int]
    options: list[BoxOption]
    levels: list[Level]


def _due(made: Following, words: Telling) -> Due:
    decision = made.table.decision(made.table.awaited[0])
    return Due(decision.kind, decision.clause, words.decision(decision.kind))


def _asked(made: Following, words: Telling, seat: Seat) -> Asked:
    decision = made.table.decision(seat)
    return Asked(
        seat=seat,
        kind=decision.kind,
        clause=decision.clause,
        title=words.decision(decision.kind),
        question=words.asked(decision.kind, seat),
        choices=choices(made, words, seat),
        default=composing.plain(decision.default),
    )


async def _match(made: Following, words: Telling, house: TheHouse) -> MatchTold | None:
    if made.asked != "Report":
        return None
    named = {"scholar": words.voice.someone}
    missing = [
        named[kind](id) if kind in named else words.say(f"{kind}-{id}")
        for kind, id in matches.missing(made.state)
    ]
    table = made.opened.get(made.state.month)
    over = table is not None and (await house.hall.kept(table)).room.status == "over"
    return MatchTold(missing, table, over)


async def _told(made: Following, caller: Caller, house: TheHouse) -> CampaignTold:
    words = made.telling(caller.language)
    mine = made.seats_of(caller.person.id) if caller.person else []
    awaited = list(made.table.awaited)
    lines = [line for events in made.events for line in words.told(events)]
    return CampaignTold(
        id=made.id,
        seq=made.seq,
        over=made.table.over,
        month=made.state.month,
        lecturers=[
            Lecturer(seat, x.kind, words.seat_name(seat), seat in mine)
            for seat, x in enumerate(made.holders)
        ],
        awaited=awaited,
        due=None if made.table.over else _due(made, words),
        asked=[_asked(made, words, seat) for seat in mine if seat in awaited],
        match=await _match(made, words, house),
        tables=made.opened,
        plans=plans.plans(words),
        sheet=sheets.sheet(words),
        after=words.story(made.state.month - 1, "after") if made.state.month else "",
        log=lines[-LINES:],
        changed=made.changed,
    )


def _named(wishes: list[Holder]) -> list[Holder]:
    """Free slots have no name yet."""
    return [x if x.kind != "open" else Holder() for x in wishes]


@get("/api/campaigns", summary="My campaigns", responses=refuses(401))
async def campaigns(caller: TheCaller, house: TheHouse) -> list[Listed]:
    person = caller.somebody()
    found = []
    for id in await house.campaigns.store.of_person(person.id, MINE):
        try:
            made = await house.campaigns.following(id)
        except Refusal:
            continue  # of other rules
        words = made.telling(caller.language)
        month = min(made.state.month, len(words.content.scenarios) - 1)
        found.append(
            Listed(
                id=id,
                title=made.table.record.header.title or words.say("campaign-title"),
                month=words.titled(month),
                number=month + 1,
                over=made.table.over,
                awaits_you=bool({*made.seats_of(person.id)} & {*made.table.awaited}),
                names=[words.seat_name(seat) for seat in range(made.table.seats)],
                changed=made.changed,
            )
        )
    return found


@post(
    "/api/campaigns",
    summary="A new campaign",
    responses=refuses(400, 401, 403, 413, 422, 429),
)
async def new_campaign(
    data: JSONBody[NewCampaign], caller: TheCaller, house: TheHouse
) -> CampaignTold:
    person = caller.somebody()
    check_opening(person, house)
    holders = _named([holder(wish, person) for wish in data.lecturers])
    if person.id not in [x.person for x in holders]:
        raise Refusal("campaign-without-you", 422)
    header = header_of(len(holders), data.options, one_line(data.title))
    made = await house.campaigns.found(header, person.id, holders)
    return await _told(made, caller, house)


@get("/api/campaigns/terms", summary="What the Lecturers of a new campaign agree on")
async def campaign_terms(caller: TheCaller) -> CampaignTerms:
    ours, words = campaign.CAMPAIGN, Telling(caller.language)
    return CampaignTerms(
        seats=list(ours.seats),
        options=[option_told(option, words) for option in ours.options],
        levels=[level_told(level, caller.language, "dungeonology") for level in bots.NAMES],
    )


@get(
    "/api/campaigns/{campaign_id:str}",
    summary="A campaign: its sheet, what is asked, what has happened",
    responses=refuses(404, 410),
)
async def one_campaign(
    campaign_id: FromPath[str], caller: TheCaller, house: TheHouse
) -> CampaignTold:
    return await _told(await house.campaigns.following(campaign_id), caller, house)


@post(
    "/api/campaigns/{campaign_id:str}/lecturers/{seat:int}",
    summary="Become a Lecturer, by invitation",
    responses=refuses(400, 401, 403, 404, 409, 410, 413),
)
async def join(
    campaign_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Join],
    caller: TheCaller,
    house: TheHouse,
) -> CampaignTold:
    person = caller.somebody()
    known = await house.campaigns.store.invitation(campaign_id) or ""
    if not known:
        raise Refusal("no-such-campaign", 404)
    if not secrets.compare_digest(known.encode(), data.invitation.encode()):
        raise Refusal("not-invited", 403)
    name = one_line(data.name) or person.name
    return await _told(
        await house.campaigns.join(campaign_id, person.id, seat, name), caller, house
    )


@get(
    "/api/campaigns/{campaign_id:str}/invitation",
    summary="The link by which others join",
    responses=refuses(401, 403, 404, 410),
)
async def campaign_invitation(
    campaign_id: FromPath[str], caller: TheCaller, house: TheHouse, request: Request[Any, Any, Any]
) -> Invitation:
    await _check_lecturer(campaign_id, caller, house)
    invitation = await house.campaigns.store.invitation(campaign_id)
    return _invitation(campaign_id, invitation or "", house, request)


@post(
    "/api/campaigns/{campaign_id:str}/invitation",
    summary="Another link: whoever has only the former one cannot join any more",
    responses=refuses(401, 403, 404, 410),
)
async def renew_campaign_invitation(
    campaign_id: FromPath[str], caller: TheCaller, house: TheHouse, request: Request[Any, Any, Any]
) -> Invitation:
    await _check_lecturer(campaign_id, caller, house)
    invitation = secrets.token_urlsafe(24)
    await house.campaigns.store.renew(campaign_id, invitation)
    return _invitation(campaign_id, invitation, house, request)


async def _check_lecturer(campaign_id: str, caller: Caller, house: House) -> None:
    made = await house.campaigns.following(campaign_id)
    if not made.seats_of(caller.somebody().id):
        raise Refusal("campaign-not-yours", 403)


def _invitation(
    campaign_id: str, invitation: str, house: House, request: Request[Any, Any, Any]
) -> Invitation:
    return linked(f"/campaigns/{campaign_id}?invitation={invitation}", house, request)


@post(
    "/api/campaigns/{campaign_id:str}/choices",
    summary="Decide for one of my Lecturers; tell a result",
    responses=refuses(400, 401, 403, 404, 409, 410, 413, 422),
)
async def choose(
    campaign_id: FromPath[str], data: JSONBody[Decision], caller: TheCaller, house: TheHouse
) -> CampaignTold:
    person = caller.somebody()
    made = await house.campaigns.decide(campaign_id, person.id, data.seat, data.seq, data.choice)
    return await _told(made, caller, house)


@post(
    "/api/campaigns/{campaign_id:str}/undo",
    summary="Take the last choice back",
    responses=refuses(401, 403, 404, 409, 410),
)
async def undo(campaign_id: FromPath[str], caller: TheCaller, house: TheHouse) -> CampaignTold:
    made = await house.campaigns.take_back(campaign_id, caller.somebody().id)
    return await _told(made, caller, house)


@post(
    "/api/campaigns/{campaign_id:str}/match",
    summary="Open this month's match at a table of the hall",
    responses=refuses(400, 401, 403, 404, 409, 410, 413, 422, 429),
)
async def match(
    campaign_id: FromPath[str], data: JSONBody[MatchWish], caller: TheCaller, house: TheHouse
) -> CampaignTold:
    person = caller.somebody()
    made = await house.campaigns.following(campaign_id)
    if not made.seats_of(person.id):
        raise Refusal("campaign-not-yours", 403)
    if made.asked != "Report" or made.state.month in made.opened:
        raise Refusal("campaign-no-match", 409)
    if matches.missing(made.state) and not data.nearest:
        raise Refusal("campaign-missing", 422)
    check_opening(person, house)
    dealt = matches.begin_match(made.state, made.table.record.header.seed)
    words = made.telling(caller.language)
    begun = Begun(
        header=dealt.record.header,
        title=words.titled(made.state.month),
        owner=person.id,
        listed=False,
        clock=wire.Clock().settled(),
        seats=[made.holders[lecturer] for lecturer in matches.seats_of(made.state)],
        campaign=campaign_id,
    )
    steps = [(x.seat, composing.plain(x.choice), x.digest) for x in dealt.record.steps]
    opened = await house.hall.open(begun, steps)
    told = await house.campaigns.opened(campaign_id, person.id, made.state.month, opened.room.id)
    return await _told(told, caller, house)


@post(
    "/api/campaigns/{campaign_id:str}/result",
    summary="Note the result of this month's match, once its table is done",
    responses=refuses(401, 403, 404, 409, 410),
)
async def result(campaign_id: FromPath[str], caller: TheCaller, house: TheHouse) -> CampaignTold:
    person = caller.somebody()
    made = await house.campaigns.following(campaign_id)
    table = made.opened.get(made.state.month)
    if table is None:
        raise Refusal("campaign-no-match", 409)
    room = (await house.hall.kept(table)).room
    if room.status != "over":
        raise Refusal("campaign-match-goes-on", 409)
    noted = await house.campaigns.report(campaign_id, room.table, person.id)
    return await _told(noted, caller, house)


@get(
    "/api/campaigns/{campaign_id:str}/sheet/{kind:str}",
    summary="The sheet to print (html), as a picture (svg), or the record (json)",
    responses=refuses(404, 410),
)
async def printed(
    campaign_id: FromPath[str],
    kind: FromPath[str],
    caller: TheCaller,
    house: TheHouse,
    download: FromQuery[bool] = False,
) -> Response[bytes]:
    made = await house.campaigns.following(campaign_id)
    words = made.telling(caller.language)
    headers = {"content-security-policy": SHEET_SAFE}
    if download:
        name = f"campaign-{campaign_id[:6]}.{kind}"
        headers["content-disposition"] = f'attachment; filename="{name}"'
    if kind == "html":
        return Response(printing.page(words).encode(), media_type="text/html", headers=headers)
    if kind == "svg":
        told = printing.picture(words).encode()
        return Response(told, media_type="image/svg+xml", headers=headers)
    if kind == "json":
        return Response(exported(made, words), media_type="application/json", headers=headers)
    raise Refusal("no-such-page", 404)


ROUTES = [
    campaigns,
    campaign_terms,
    new_campaign,
    one_campaign,
    join,
    campaign_invitation,
    renew_campaign_invitation,
    choose,
    undo,
    match,
    result,
    printed,
]
