"""The campaigns of the hall: each follows its log, and whoever takes part writes to it.

A campaign is small (some hundred entries in months), so it is read from its log each time: then
any process of the hall may answer, and nothing can be out of date.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from anyio import to_thread
from msgspec.structs import replace

from ludoteca import campaign
from ludoteca.bots import campaign as policy
from ludoteca.campaign import matches
from ludoteca.campaign.telling import Telling
from ludoteca.kernel.event import Event, IllegalChoiceError, Reason, Seat
from ludoteca.kernel.record import Header, Record, Step, to_json
from ludoteca.kernel.table import Table, UndoError
from ludoteca.kernel.terms import TermsError, Value
from ludoteca.server import composing
from ludoteca.server.entries import Holder
from ludoteca.server.refusals import Refusal, Told
from ludoteca.server.store.campaigns import (
    AnyEntry,
    Campaigns,
    Decided,
    Founded,
    Joined,
    Opened,
    Stored,
    TakenBack,
)
from ludoteca.server.store.logs import TakenError

_ID = re.compile(r"[\w-]{8,32}")
RETRIES = 3  # where several write at once


class CampaignRefusal(Refusal):
    """What the rules of the campaign refuse, in their words and with the clause."""

    def __init__(self, reason: Reason, made: Following | None, status: int = 422) -> None:
        super().__init__("refused", status, reason)
        self.made = made

    def tell(self, language: str) -> Told:
        assert isinstance(self.reason, Reason)
        words = Telling(language) if self.made is None else self.made.telling(language)
        text = words.sentence(self.reason)
        clause = None if self.reason.clause == "-" else self.reason.clause
        return Told(self.code, text, clause, self.reason.key, composing.plain(self.reason.args))


class MovedOnError(Refusal):
    """Somebody else wrote at the very same moment."""

    def __init__(self) -> None:
        super().__init__("campaign-moved-on", 409)


class Following:
    """A campaign as its log tells it."""

    def __init__(self, id: str, log: Sequence[Stored]) -> None:
        founded = log[0].entry
        assert isinstance(founded, Founded)
        self.id, self.seq, self.changed = id, 0, 0.0
        self.owner = founded.owner
        self.holders = list(founded.lecturers)
        self.opened: dict[int, str] = {}  # by month, the table of its match
        self.events: list[list[Event]] = []  # by step
        self.table = Table(campaign.CAMPAIGN, founded.header)
        for stored in log:
            self.follow(stored)

    def follow(self, stored: Stored) -> None:
        entry = stored.entry
        if isinstance(entry, Joined):
            self.holders[entry.seat] = entry.holder
        elif isinstance(entry, Decided):
            self.choose(entry.seat, entry.choice)
        elif isinstance(entry, TakenBack):
            self.undo()
        elif isinstance(entry, Opened):
            self.opened[entry.month] = entry.table
        self.seq, self.changed = stored.seq, stored.at

    def choose(self, seat: Seat, choice: Any) -> None:
        self.events.append(self.table.choose(seat, choice))

    def undo(self) -> Step:
        self.table, step = campaign.taken_back(self.table)
        self.events.pop()
        return step

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def persons(self) -> dict[Seat, str]:
        return {seat: x.person for seat, x in enumerate(self.holders) if x.person}

    def seats_of(self, person: str) -> list[Seat]:
        return [seat for seat, who in self.persons.items() if who == person]

    def telling(self, language: str) -> Telling:
        """Its words, with the names of those who are there now."""
        words = Telling(language, self.table)
        words.voice.players = [self.name(seat, words) for seat in range(self.table.seats)]
        return words

    def name(self, seat: Seat, words: Telling) -> str:
        holder = self.holders[seat]
        if holder.kind != "bot":
            return holder.name
        return (
            holder.name or f"{words.voice.house_name(seat)} ({words.say(f'level-{holder.level}')})"
        )

    def question(self, seat: Seat) -> object:
        """What that Lecturer is asked, and what may be chosen; to compare."""
        if seat not in self.table.awaited:
            return None
        return self.state.month, self.table.decision(seat)

    @property
    def asked(self) -> str:
        """The decision that is due; none is empty."""
        return "" if self.table.over else self.table.kind(self.table.awaited[0])


class Offices:
    """What persons do with campaigns: found one, join, decide, take back, play its matches."""

    def __init__(self, store: Campaigns, now: Callable[[], float]) -> None:
        self.store, self.now = store, now

    async def found(self, header: Header, owner: str, holders: list[Holder]) -> Following:
        """A new campaign; bots decide at once what is theirs to decide."""
        id = secrets.token_urlsafe(12)
        try:
            first = Stored(1, self.now(), Founded(header, owner, holders), owner)
            made = Following(id, [first])
        except TermsError as error:
            raise CampaignRefusal(error.reasons[0], None) from None
        stored = [first, *self._bots(made)]
        await self.store.create(id, secrets.token_urlsafe(24), stored, made.persons)
        return made

    async def following(self, id: str, until: int | None = None) -> Following:
        """As it is now, or as it was at that entry."""
        log = await self.store.read(id) if _ID.fullmatch(id) else []
        if until is not None:
            log = [stored for stored in log if stored.seq <= until]
        if not log:
            raise Refusal("no-such-campaign", 404)
        try:
            return await to_thread.run_sync(Following, id, log)
        except (IllegalChoiceError, UndoError, TermsError) as error:
            raise Refusal("campaign-broken", 410) from error

    async def join(self, id: str, person: str, seat: Seat, name: str) -> Following:
        """A free Lecturer becomes that person."""
        return await _retried(lambda: self._join(id, person, seat, name))

    async def _join(self, id: str, person: str, seat: Seat, name: str) -> Following:
        made = await self.following(id)
        if not 0 <= seat < made.table.seats:
            raise Refusal("no-such-seat", 404)
        if made.holders[seat].kind != "open":
            raise Refusal("seat-taken", 409)
        return await self._write(made, Joined(seat, Holder("person", person, name)), person)

    async def decide(
        self, id: str, person: str, seat: Seat, seq: int | None, choice: Any
    ) -> Following:
        """A choice for one of that person's Lecturers, as things stood at *seq*.

        What others did since then is no hindrance, as long as the question is still the same.
        """
        return await _retried(lambda: self._decide(id, person, seat, seq, choice))

    async def _decide(
        self, id: str, person: str, seat: Seat, seq: int | None, choice: Any
    ) -> Following:
        made = await self.following(id)
        self._check(made, person, seat)
        if seq is not None and seq != made.seq:
            before = await self.following(id, max(1, seq))
            if before.question(seat) != made.question(seat):
                raise Refusal("campaign-moved-on", 409)
        refused = made.table.explain(seat, choice)
        if refused is not None:
            raise CampaignRefusal(refused, made)
        return await self._choose(made, seat, choice, person)

    async def take_back(self, id: str, person: str) -> Following:
        """The last choice, if nobody has learned anything by it."""
        made = await self.following(id)
        self._member(made, person)
        undone: list[AnyEntry] = []
        try:
            while True:
                step = made.undo()
                undone.append(TakenBack())
                if made.holders[step.seat].kind != "bot":  # a bot would only do the same again
                    break
        except UndoError as error:
            raise CampaignRefusal(error.reason, made, 409) from None
        if step.seat not in made.seats_of(person) and person != made.owner:
            raise Refusal("not-your-seat", 403)
        return await self._append(made, undone, person)

    async def opened(self, id: str, person: str, month: int, table: str) -> Following:
        """The month's match is played at that table."""
        made = await self.following(id)
        self._member(made, person)
        return await self._write(made, Opened(month, table), person)

    async def report(self, id: str, match: Table, person: str) -> Following:
        """The result of the month's match, as its table ended."""
        made = await self.following(id)
        self._member(made, person)
        if made.asked != "Report":
            raise Refusal("campaign-no-match", 409)
        return await self._choose(
            made, made.table.awaited[0], matches.result_of(made.state, match), person
        )

    # ------------------------------------------------------------ writing

    def _member(self, made: Following, person: str) -> None:
        if not made.seats_of(person):
            raise Refusal("campaign-not-yours", 403)

    def _check(self, made: Following, person: str, seat: Seat) -> None:
        self._member(made, person)
        if seat not in made.seats_of(person):
            raise Refusal("not-your-seat", 403)

    async def _choose(self, made: Following, seat: Seat, choice: Any, person: str) -> Following:
        try:
            made.choose(seat, choice)
        except IllegalChoiceError as error:
            raise CampaignRefusal(error.reason, made) from None
        return await self._append(made, [_decided(made)], person)

    async def _write(self, made: Following, entry: AnyEntry, person: str) -> Following:
        """An entry that the campaign follows itself."""
        made.follow(Stored(made.seq, self.now(), entry, person))
        return await self._append(made, [entry], person)

    async def _append(self, made: Following, entries: Sequence[AnyEntry], person: str) -> Following:
        """Entries that are followed already, and what bots decide upon them."""
        stored = []
        for entry in entries:
            made.seq += 1
            stored.append(Stored(made.seq, self.now(), entry, person))
        stored += self._bots(made, begun=made.seq)
        try:
            await self.store.append(made.id, stored, made.persons)
        except TakenError:
            raise MovedOnError from None
        made.changed = stored[-1].at
        return made

    def _bots(self, made: Following, begun: int = 1) -> list[Stored]:
        """What Lecturers that are bots decide; a result is not theirs to tell."""
        stored = []
        made.seq = begun
        while made.asked not in ("", "Report"):
            bots = [seat for seat in made.table.awaited if made.holders[seat].kind == "bot"]
            if not bots:
                break
            made.choose(bots[0], policy.choose(made.table, bots[0]))
            made.seq += 1
            stored.append(Stored(made.seq, self.now(), _decided(made)))
        return stored


async def _retried(deed: Callable[[], Awaitable[Following]]) -> Following:
    """The same deed on what others have just written; it may be refused then."""
    for _ in range(RETRIES):
        try:
            return await deed()
        except MovedOnError:
            continue
    return await deed()


def _decided(made: Following) -> Decided:
    step = made.table.record.steps[-1]
    return Decided(step.seat, composing.plain(step.choice), step.digest)


def header_of(lecturers: int, options: dict[str, Value], title: str) -> Header:
    """A campaign with a seed that nobody can guess."""
    ours = campaign.CAMPAIGN
    return Header(
        game=campaign.NAME,
        rules=ours.rules,
        layout=ours.layout,
        seats=lecturers,
        seed=secrets.randbits(32),
        options=dict(options),
        title=title,
    )


def exported(made: Following, words: Telling) -> bytes:
    """The record, with the names of today's Lecturers: the terminal goes on with it.

    A bot goes by its level there, else somebody would have to decide for it.
    """
    record = made.table.record
    players = [
        holder.level if holder.kind == "bot" and holder.level else made.name(seat, words)
        for seat, holder in enumerate(made.holders)
    ]
    return to_json(Record(replace(record.header, players=players), record.steps))
