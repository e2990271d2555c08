"""The wire: every message between a table and whoever sits or watches there.

docs/protocol.md tells what they mean; their JSON Schema is published at ``/api/wire.json``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Language = Literal["en", "it", "fr"]
About = Literal["undo", "end"]  # what all persons at a table may be asked
Lines = list[str]
Plain = dict[str, Any]  # a piece of JSON that the game or the kernel shapes
Seconds = Annotated[float, Meta(ge=0)]
Moment = float  # seconds since 1970, by the server's clock
STAND_IN_AFTER = 300  # seconds

# ---------------------------------------------------------------- what a table is


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think; and how long a seat may be away before a bot stands in.

    `move`: so many seconds for each decision.  `bank`: seconds for the whole game, and an increment
    for each decision.  `days`: so many days for each decision.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=1, le=60)] = 3
    absence: Annotated[int, Meta(ge=5, le=604_800)] | UnsetType | None = UNSET

    def settled(self) -> Clock:
        """With an absence; unless it was said, a bot stands in where time runs in minutes."""
        if self.absence is not UNSET:
            return self
        return replace(self, absence=STAND_IN_AFTER if self.kind in ("move", "bank") else None)


class Question(Struct, frozen=True):
    """What a seat is asked, as everybody may know it."""

    kind: str
    title: str = ""  # in words


class Stage(Struct, frozen=True):
    """How far a game is, as its rulebook counts: a message with its arguments, and in words."""

    key: str
    args: Plain = {}
    text: str = ""


class Standing(Struct, frozen=True):
    """How one side came out; a game may know more sides than seats."""

    side: int
    place: int
    points: int
    name: str = ""


class SeatInfo(Struct, frozen=True):
    """Who holds a seat, as everybody may know it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str | None = None  # the public id of the person
    level: str | None = None  # of the bot that plays there, for itself or for an absent person
    online: bool = False
    away: bool = False  # a bot stands in until the person returns
    until: Moment | None = None  # when its time runs out, if it is awaited and there is a clock
    left: Seconds | None = None  # what is left in its bank
    asked: Question | None = None  # if it is awaited
    gone: Moment | UnsetType = UNSET  # at the table: since when its person is not here


class Summary(Struct, frozen=True):
    """A table without what is on it."""

    id: str
    seq: int
    title: str
    game: str
    edition: str
    options: Plain  # all switches in force
    pack: bool  # whether it is played with an owner's content pack
    status: Literal["waiting", "playing", "over", "ended"]
    listed: bool  # whether others find it in the hall
    owner: str | None  # the public id of a person
    seats: list[SeatInfo]
    awaited: list[int]
    steps: int  # choices made
    clock: Clock
    created: Moment
    changed: Moment
    watchers: int = 0
    origin: str | None = None  # the table that this one was forked from
    origin_step: int | None = None  # after how many steps
    campaign: str | None = None  # whose match is played here
    stage: Stage | None = None  # while it is played
    outcome: list[Standing] = []  # once it is over; the winner first


class You(Struct, frozen=True):
    """Who one is at this table."""

    person: str | None = None
    name: str = ""
    seats: list[int] = []
    owner: bool = False
    muted: list[str] = []  # public ids of persons whose chat one does not hear


# ---------------------------------------------------------------- what a seat is asked and told


class Asked(Struct, frozen=True):
    """What a seat is asked."""

    decision: int
    seat: int
    kind: str
    clause: str
    title: str
    question: str
    space: Plain
    default: Any
    until: Moment | None = None
    anchors: list[Any] | UnsetType = UNSET  # only with board=1


class Missed(Struct, frozen=True):
    """What was chosen for a seat whose time had run out."""

    seq: int
    at: Moment
    title: str  # of the decision
    text: str  # the choice, in words


class LogLine(Struct, frozen=True):
    """One entry of the table's log in words, as that viewer may read it."""

    seq: int
    by: int | None
    lines: Lines
    passing: bool = False  # only that somebody else has chosen in secret: stale once that is opened


class ChatEntry(Struct, frozen=True):
    """Something that a person said."""

    seq: int
    at: Moment
    person: str
    name: str
    seat: int | None
    text: str


class SheetLine(Struct, frozen=True):
    """One line of the score sheet: points by seat (in a solo game the Collector's too)."""

    key: str
    clause: str
    label: str
    points: list[int]


class Result(Struct, frozen=True):
    """How it ended."""

    scores: list[int]
    places: list[int]
    ranking: list[int]
    sheet: list[SheetLine]
    names: list[str]  # by place in `scores`


class Ballot(Struct, frozen=True):
    """A question to all persons at the table."""

    about: About
    by: int  # the seat that asks
    step: int | None  # for an undo: so many choices would stay
    yes: list[int]  # seats that have agreed
    needed: list[int]  # seats that have not answered yet
    until: Moment  # then those who are not here are not counted any more
    lines: Lines = []  # for an undo: what would be taken back, in words


# ---------------------------------------------------------------- from the client


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    nonce: Nonce


class Choose(FromClient, frozen=True, tag="choose"):
    """Answer what one is asked."""

    decision: int
    choice: Any


class Consider(FromClient, frozen=True, tag="consider"):
    """Would this be allowed?  Nothing is chosen."""

    choice: Any


class Hint(FromClient, frozen=True, tag="hint"):
    """What would a bot choose?"""


class Undo(FromClient, frozen=True, tag="undo"):
    """Take one's last choice back; where others have learned by it, all persons must agree."""


class End(FromClient, frozen=True, tag="end"):
    """End the table without a result; only the owner may ask, and all persons must agree."""


class Vote(FromClient, frozen=True, tag="vote"):
    """Answer such a question."""

    about: About
    yes: bool


class Chat(FromClient, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: ChatText


class Mute(FromClient, frozen=True, tag="mute"):
    """Hear no more of what that person says; or hear it again."""

    person: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
    on: bool = True


class Sync(FromClient, frozen=True, tag="sync"):
    """Send all of the table again."""


ClientMessage = Choose | Consider | Hint | Undo | End | Vote | Chat | Mute | Sync

# ---------------------------------------------------------------- from the server


class FromServer(Struct, frozen=True, tag_field="type"):
    pass


class TableMessage(FromServer, frozen=True, tag="table"):
    """All of it: at the beginning, and after `sync`."""

    seq: int
    table: Summary
    viewer: int | None
    you: You
    view: Plain
    asked: Asked | None
    log: list[LogLine]
    chat: list[ChatEntry]
    result: Result | None
    ballot: Ballot | None = None
    thinking: list[int] = []
    board: Any | UnsetType = UNSET
    now: Moment = 0.0  # by the server's clock, when this was sent
    missed: list[Missed] = []  # chosen for the viewer by the clock, since its own last choice


class News(FromServer, frozen=True, tag="news"):
    """Something happened on the table."""

    seq: int
    by: int | None
    how: Literal["person", "bot", "clock", "undo", "begin"]
    events: list[Plain]
    lines: Lines
    view: Plain
    asked: Asked | None
    table: Summary
    result: Result | None = None
    board: Any | UnsetType = UNSET
    now: Moment = 0.0
    missed: list[Missed] = []
    passing: bool = False  # as in the log


class People(FromServer, frozen=True, tag="people"):
    """Somebody came, left, was replaced; or the table was ended."""

    seq: int
    table: Summary
    you: You
    entry: LogLine | None = None  # what became of a seat, in words


class Thinking(FromServer, frozen=True, tag="thinking"):
    """A bot began or ended to think."""

    seat: int
    on: bool


class Loading(FromServer, frozen=True, tag="loading"):
    """A long game is being replayed from its log: so many entries of so many."""

    done: int
    total: int


class Said(FromServer, frozen=True, tag="said"):
    """Chat."""

    seq: int
    entry: ChatEntry


class VoteMessage(FromServer, frozen=True, tag="vote"):
    """Somebody asks for consent, or has answered; null when that question is settled."""

    seq: int
    about: About
    ballot: Ballot | None
    passed: bool | None = None
    text: str = ""


class Done(FromServer, frozen=True, tag="done"):
    """That message was understood, and what it asks for is stored."""

    nonce: str
    seq: int


class Refused(FromServer, frozen=True, tag="refused"):
    """That message was understood, and is not allowed; nothing has changed."""

    nonce: str
    code: str
    text: str
    clause: str | None = None
    key: str | None = None
    args: Plain = {}


class Considered(FromServer, frozen=True, tag="considered"):
    """A choice in words and, *brief*, what it names; why it is refused, or hardly meant."""

    nonce: str
    text: str
    refused: str | None = None
    doubted: str | None = None
    clause: str | None = None
    brief: str | None = None


class Hinted(FromServer, frozen=True, tag="hinted"):
    """What a bot would choose; *said* where the game has a sentence of its own for it."""

    nonce: str
    decision: int
    choice: Any
    text: str
    why: str | None = None
    said: str | None = None


class ErrorMessage(FromServer, frozen=True, tag="error"):
    """A message that could not be understood."""

    code: str
    text: str
    nonce: str | None = None


ServerMessage = (
    TableMessage
    | News
    | People
    | Thinking
    | Loading
    | Said
    | VoteMessage
    | Done
    | Refused
    | Considered
    | Hinted
    | ErrorMessage
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


def decode(data: bytes | str) -> ClientMessage:
    """The message in *data*; `msgspec.DecodeError` where it is none."""
    return _decoder.decode(data)


def schema() -> Plain:
    """The JSON Schema of both directions."""
    (client, server), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ludoteca, at the table",
        "$defs": {"FromClient": client, "FromServer": server, **components},
    }
