"""What persons do at a table: each a question to the room whether it may be, and an entry."""

from __future__ import annotations

import math
from typing import Any

from ludoteca import bots
from ludoteca.kernel.event import IllegalChoiceError, Reason, Seat
from ludoteca.server import clocks, composing
from ludoteca.server.entries import (
    AnyEntry,
    Chosen,
    Ended,
    Holder,
    How,
    Proposed,
    Seated,
    Spoken,
    Undone,
    Voted,
)
from ludoteca.server.hall import Hall
from ludoteca.server.refusals import Refusal
from ludoteca.server.room import BrokenLogError, Room, Tried, back, stood_in
from ludoteca.server.signs import one_line
from ludoteca.server.store.people import Person
from ludoteca.server.telling import Kept
from ludoteca.server.wire import About

STAND_IN = "apprentice"  # plays for whoever is away
LONGEST = 20_000  # entries of a log, after which nothing is said or taken back any more


def words_of(room: Room) -> dict[str, Any]:
    """Whose words tell why the rules refuse."""
    return {"game": room.table.game.name, "content": room.table.terms.content}


def check_playing(room: Room) -> None:
    if not room.playing:
        raise Refusal(f"table-{room.status}", 409)


def check_seat(room: Room, person: Person | None, seat: Seat | None) -> Seat:
    """The seat, if that person holds it."""
    if person is None or seat is None or seat not in room.seats_of(person.id):
        raise Refusal("not-your-seat", 403)
    return seat


def may_come(room: Room, person: Person | None) -> bool:
    """Whether that person needs no invitation to sit down."""
    if room.begun.listed:
        return True
    return person is not None and (room.begun.owner == person.id or bool(room.seats_of(person.id)))


def check_length(room: Room) -> None:
    """A log does not grow for ever: a game ends, but one can always talk and take back."""
    if room.seq >= LONGEST:
        raise Refusal("table-long", 409, most=LONGEST)


def chosen(room: Room, seat: Seat, decision: int, choice: Any, how: How) -> Tried:
    """A choice that the law allows."""
    check_playing(room)
    if room.opened.get(seat) != decision:
        raise Refusal("too-late" if decision < room.seq else "no-such-decision", 409)
    twin = room.table.clone()
    try:
        events = twin.choose(seat, choice)
    except IllegalChoiceError as error:
        raise Refusal("refused", 422, error.reason, words_of(room)) from None
    step = twin.record.steps[-1]
    written = composing.plain(step.choice)
    if room.table.state.stack[-1].read(written) != step.choice:
        kind = type(step.choice).__name__  # no more: it may be a secret, and comes into the log
        raise BrokenLogError(f"what a {kind} is written as would be read as something else")
    return Tried(Chosen(seat, written, step.digest, how), twin, events)


def known_level(name: str) -> str:
    """The level of that name, as it is called now."""
    level = bots.level(name)
    if level is None:
        args = {"name": name, "names": list(bots.NAMES)}
        raise Refusal("no-such-bot", 422, Reason("-", "no-such-bot", args))
    return level.name


class Actions:
    """The deeds of persons."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def choose(
        self, kept: Kept, person: Person, seat: Seat, decision: int, choice: Any, nonce: str
    ) -> int:
        def make(room: Room) -> Tried:
            check_seat(room, person, seat)
            return chosen(room, seat, decision, choice, "person")

        await self.hall.reach(kept, decision)
        return await self.hall.write(kept, make, person.id, nonce)

    async def chat(
        self, kept: Kept, person: Person, seat: Seat | None, text: str, nonce: str
    ) -> int:
        said = one_line(text)
        if not said:
            raise Refusal("empty-chat", 422)

        def make(room: Room) -> AnyEntry:
            check_length(room)
            return Spoken(person.name, seat, said)

        return await self.hall.write(kept, make, person.id, nonce)

    # ------------------------------------------------------------ consent

    async def undo(self, kept: Kept, person: Person, nonce: str) -> int:
        """At once where nobody has learned anything by it; else all persons are asked."""

        def make(room: Room) -> AnyEntry:
            check_playing(room)
            check_length(room)
            mine = room.seats_of(person.id)
            if not mine:
                raise Refusal("not-your-seat", 403)
            self._check_no_vote(room)
            target = room.undo_target(mine)
            if target is None:
                raise Refusal("refused", 409, Reason("-", "nothing-to-undo"), words_of(room))
            step, free = target
            seat = room.table.record.steps[step].seat
            if free or {*room.persons()} <= {*mine}:
                return Undone(seat, step)
            return Proposed("undo", seat, self._until(room), step)

        return await self.hall.write(kept, make, person.id, nonce)

    async def end(self, kept: Kept, person: Person, nonce: str) -> int:
        """The owner asks all persons to end the table."""

        def make(room: Room) -> AnyEntry:
            if room.status not in ("waiting", "playing"):
                raise Refusal(f"table-{room.status}", 409)
            if room.begun.owner != person.id:
                raise Refusal("not-the-owner", 403)
            self._check_no_vote(room)
            mine = room.seats_of(person.id)
            if not room.started or {*room.persons()} <= {*mine}:
                return Ended()
            return Proposed("end", mine[0] if mine else -1, self._until(room))

        return await self.hall.write(kept, make, person.id, nonce)

    async def vote(self, kept: Kept, person: Person, about: About, yes: bool, nonce: str) -> int:
        def make(room: Room) -> AnyEntry:
            if room.ballot is None or room.ballot.about != about:
                raise Refusal("no-vote", 409)
            mine = [seat for seat in room.seats_of(person.id) if seat in room.persons()]
            if not mine:
                raise Refusal("not-your-seat", 403)
            return Voted(about, mine, yes)

        return await self.hall.write(kept, make, person.id, nonce)

    def _until(self, room: Room) -> float:
        """By post nobody has to be here the same minute."""
        by_post = room.begun.clock.kind == "days"
        return self.hall.now() + (clocks.DAY if by_post else self.hall.settings.vote_time)

    def _check_no_vote(self, room: Room) -> None:
        if room.ballot is not None:
            raise Refusal("vote-open", 409)

    # ------------------------------------------------------------ seats

    async def claim(
        self, kept: Kept, person: Person, seat: Seat, name: str, *, invited: bool
    ) -> int:
        """Sit down at an open seat."""

        def make(room: Room) -> AnyEntry:
            holder = _holder(room, seat)
            if holder.person == person.id:
                return Seated(seat, back(holder))
            _check_alive(room)
            if not (invited or may_come(room, person)):
                raise Refusal("not-invited", 403)
            if holder.kind != "open":
                raise Refusal("seat-taken", 409)
            return Seated(seat, Holder("person", person.id, name or person.name))

        return await self.hall.write(kept, make)

    async def hand_to_bot(
        self, kept: Kept, person: Person, seat: Seat, level: str, name: str
    ) -> int:
        """A bot sits there, or one of another level: the owner says so, or who gives up a seat.

        For a person who is away it plays until that one is back.
        """
        level = known_level(level)

        def make(room: Room) -> AnyEntry:
            _check_alive(room)
            self._check_may_change(kept, room, seat, person)
            was = room.holders[seat]
            if was.kind == "person" and room.started and was.person != person.id:
                return Seated(seat, stood_in(was, level))
            return Seated(seat, Holder("bot", None, name or _bot_name(was), level))

        return await self.hall.write(kept, make)

    async def empty(self, kept: Kept, person: Person, seat: Seat) -> int:
        """Open a seat again: to be claimed by a person."""

        def make(room: Room) -> AnyEntry:
            _check_alive(room)
            self._check_may_change(kept, room, seat, person)
            return Seated(seat, Holder())

        return await self.hall.write(kept, make)

    async def leave(self, kept: Kept, person: Person, seat: Seat) -> int:
        """Get up: before the game begins the seat is open again; later a bot stands in."""

        def make(room: Room) -> AnyEntry:
            check_seat(room, person, seat)
            _check_alive(room)
            if not room.started:
                return Seated(seat, Holder())
            return Seated(seat, stood_in(room.holders[seat], STAND_IN))

        return await self.hall.write(kept, make)

    async def come_back(self, kept: Kept, person: Person, seat: Seat) -> None:
        """The person is here again: the bot that stood in gets up."""

        def make(room: Room) -> AnyEntry:
            check_seat(room, person, seat)
            return Seated(seat, back(room.holders[seat]))

        if kept.room.holders[seat].away and kept.room.status in ("waiting", "playing"):
            await self.hall.write(kept, make)

    def _check_may_change(self, kept: Kept, room: Room, seat: Seat, person: Person) -> None:
        """The owner may change what no person plays now, and before the beginning everything."""
        holder = _holder(room, seat)
        if holder.person == person.id:
            return
        if room.begun.owner != person.id:
            raise Refusal("not-the-owner", 403)
        if holder.kind == "person" and room.started and not holder.away:
            since = self.hall.telling.gone(kept, holder.person)
            if since is None:
                raise Refusal("seat-taken", 409)
            wait = since + self.hall.settings.patience - self.hall.now()
            if wait > 0:
                raise Refusal("just-gone", 409, name=holder.name, seconds=math.ceil(wait))


def _bot_name(holder: Holder) -> str:
    return holder.name if holder.kind == "bot" else ""


def _holder(room: Room, seat: Seat) -> Holder:
    if not 0 <= seat < len(room.holders):
        raise Refusal("no-such-seat", 404)
    return room.holders[seat]


def _check_alive(room: Room) -> None:
    if room.status in ("over", "ended"):
        raise Refusal(f"table-{room.status}", 409)
