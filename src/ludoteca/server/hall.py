"""The hall: rooms in memory, and the one way by which anything comes into a log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Callable, Sequence

import anyio
from anyio import to_thread

from ludoteca.games import NAMES
from ludoteca.games import game as game_named
from ludoteca.kernel.event import IllegalChoiceError, Seat
from ludoteca.kernel.record import RecordError
from ludoteca.server import bus, entries, journal, wire
from ludoteca.server.company import Company
from ludoteca.server.entries import AnyEntry, Begun, Chosen, How, Stored
from ludoteca.server.hub import Hub, Listener
from ludoteca.server.meters import Meters
from ludoteca.server.refusals import Refusal
from ludoteca.server.room import BrokenLogError, Room, Tried
from ludoteca.server.settings import Settings
from ludoteca.server.store.database import Database
from ludoteca.server.store.logs import Found, Listed, Logs, TakenError
from ludoteca.server.store.people import People
from ludoteca.server.telling import Kept, Telling

logger = logging.getLogger("ludoteca.server")
Make = Callable[[Room], AnyEntry | Tried]
Progress = Callable[[int, int], None]
OWNER = -1  # beside the seats, in the list of who belongs to a table
CHUNK = 100  # entries replayed between two reports
TOLD = 20  # entries of another process that are told one by one; more: the whole table
_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Hall:
    """All tables of this process."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        logs: Logs,
        people: People,
        line: bus.Bus | None = None,
        meters: Meters | None = None,
    ) -> None:
        self.settings = settings
        self.bus: bus.Bus = line or bus.Alone()
        self.meters = meters or Meters()
        self.company = Company(self.bus.me, time.monotonic)
        self.database = database
        self.logs = logs
        self.people = people
        self.hub = Hub(self.company)
        self.telling = Telling(self.hub, settings.now)
        self.rooms: dict[str, Kept] = {}
        self.keep: Callable[[Kept], None] = lambda kept: None  # begins to look after a room
        self._loading = asyncio.Lock()
        self._hurrying: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        return self.settings.now()

    # ------------------------------------------------------------ rooms

    async def kept(self, id: str, progress: Progress | None = None) -> Kept:
        """The room of that table, from memory or from its log."""
        found = self.rooms.get(id)
        if found is None:
            async with self._loading:
                found = self.rooms.get(id) or await self._load(id, progress)
        found.touched = self.now()
        return found

    async def _load(self, id: str, progress: Progress | None) -> Kept:
        log = await self.logs.read(id) if _ID.fullmatch(id) else []
        if not log:
            raise Refusal("no-such-table", 404)
        room = Room(id)
        for at in range(0, len(log), CHUNK):
            if progress is not None and len(log) > 2 * CHUNK:
                progress(at, len(log))
            await to_thread.run_sync(_follow, room, log[at : at + CHUNK])
        return self._keep(room, self.now())

    def _keep(self, room: Room, since: float) -> Kept:
        kept = Kept(room, since, self.settings.grace)
        self.rooms[room.id] = kept
        self.bus.follow(room.id, on=True)
        self.bus.tell(bus.Asks(self.bus.me, room.id))
        self.announce(room.id)
        self.keep(kept)
        return kept

    def thinking(self) -> int:
        return sum([len(kept.thinking) for kept in self.rooms.values()])

    def forget(self, kept: Kept) -> None:
        """The room leaves memory; the log has everything."""
        del self.rooms[kept.room.id]
        self.bus.follow(kept.room.id, on=False)
        self.bus.tell(bus.Holds(self.bus.me, kept.room.id, holds=False))
        if kept.keeper is not None:
            kept.keeper.cancel()

    async def open(
        self,
        begun: Begun,
        steps: Sequence[tuple[Seat, object, str]] = (),
        hows: Sequence[How] = (),
    ) -> Kept:
        """A new table; with choices that were made elsewhere already, and how, if that is known."""
        id, now = secrets.token_urlsafe(12), self.now()
        if hows:
            chosen = [Chosen(*step, how) for step, how in zip(steps, hows, strict=True)]
        else:
            chosen = [Chosen(*step) for step in steps]
        made: list[AnyEntry] = [begun, *chosen]
        log = [Stored(seq, now, entry) for seq, entry in enumerate(made, 1)]
        room = Room(id)
        await to_thread.run_sync(_follow, room, log)
        await self.logs.create(id, secrets.token_urlsafe(24), log, found(room))
        return self._keep(room, now)  # not later than its first question: that gets no grace

    async def summaries(self, listed: Sequence[Listed]) -> list[wire.Summary]:
        """Of the tables in a list, without those whose logs these rules cannot follow."""
        told = []
        for one in listed:
            with contextlib.suppress(Refusal):
                told.append(await self._summarised(one))
        return told

    async def summary(self, id: str) -> wire.Summary:
        """Of that table; it is not opened for it."""
        if id in self.rooms:
            return self.rooms[id].room.summary()
        one = await self.logs.one(id) if _ID.fullmatch(id) else None
        if one is None:
            raise Refusal("no-such-table", 404)
        return await self._summarised(one)

    async def _summarised(self, one: Listed) -> wire.Summary:
        """A log is read only where its summary is of another version."""
        known = None if one.summary is None else entries.digest(one.summary)
        if known is not None and known.rules[0] in NAMES and known.rules == _rules(known.rules[0]):
            untold = known.table.status == "over" and not known.table.outcome
            if not untold:  # by a hall that did not know outcomes
                return known.table
        room = (await self.kept(one.id)).room
        await self.logs.summarise(one, _summary(room))
        return room.summary()

    # ------------------------------------------------------------ writing

    async def write(
        self, kept: Kept, make: Make, person: str | None = None, nonce: str | None = None
    ) -> int:
        """Store what *make* makes of the room as it is, and tell everybody; its place in the log.

        Where another process was quicker, its entries are read and *make* is asked again.  A
        message that was stored before is not stored again.
        """
        async with kept.lock:
            while True:
                room = kept.room
                if person is not None and nonce is not None and (person, nonce) in room.nonces:
                    return room.nonces[person, nonce]
                made = make(room)
                tried = made if isinstance(made, Tried) else None
                entry = made.entry if isinstance(made, Tried) else made
                stored = Stored(room.seq + 1, self.now(), entry, person, nonce)
                twin = room.copy(same_table=tried is not None or not isinstance(entry, Chosen))
                happening = twin.apply(stored, tried)
                state = found(twin)
                with anyio.CancelScope(shield=True):  # stored and told, or neither
                    try:
                        with self.meters.store.time():
                            await self.logs.append(room.id, stored, state)
                    except TakenError:
                        await self._catch_up(kept)
                        continue
                    kept.room = twin
                    kept.touched = self.now()
                    self.telling.stored(kept, stored, happening, room)
                    if state.due is not None or tried is None:
                        kept.wake.set()  # else the house has nothing to do until somebody chooses
                    self.bus.tell(bus.Grown(self.bus.me, room.id, stored.seq))
                    self.meters.entries.labels(type(stored.entry).__name__.lower()).inc()
                    return stored.seq

    async def reach(self, kept: Kept, seq: int) -> None:
        """Somebody speaks of an entry that is not known here: another process may have stored it.

        The line between them may be broken, and who was there a moment ago may be here now.
        """
        if seq <= kept.room.seq or isinstance(self.bus, bus.Alone):
            return
        async with kept.lock:
            if seq > kept.room.seq:
                with contextlib.suppress(Refusal):  # it was nonsense
                    await self._catch_up(kept)

    async def _catch_up(self, kept: Kept) -> None:
        """Read what another process has stored."""
        tail = await self.logs.read(kept.room.id, kept.room.seq)
        if not tail:
            raise Refusal("try-again", 409)
        if len(tail) > TOLD:
            twin = kept.room.copy()
            await to_thread.run_sync(_follow, twin, tail)
            kept.room = twin
            self.telling.sync(kept)
        else:
            for stored in tail:
                was, twin = kept.room, kept.room.copy()
                happening = twin.apply(stored)
                kept.room = twin
                self.telling.stored(kept, stored, happening, was)
        kept.wake.set()

    # ------------------------------------------------------------ other processes

    def heard(self, note: bus.AnyNote) -> None:
        """Another process has told something."""
        before = self.company.persons(note.table) if isinstance(note, bus.Holds) else set[str]()
        self.company.hear(note)
        if isinstance(note, bus.Leaves):
            for kept in self.rooms.values():
                kept.wake.set()
        if not isinstance(note, bus.Grown | bus.Holds | bus.Asks | bus.Thinks):
            return
        kept_here = self.rooms.get(note.table)
        if kept_here is None:
            return
        if isinstance(note, bus.Grown):
            if note.seq > kept_here.room.seq:
                self._hurry(kept_here)
        elif isinstance(note, bus.Asks):
            self.announce(note.table)
        elif isinstance(note, bus.Thinks):
            self.telling.thinking(kept_here, note.seat, on=note.on)
        else:
            self._met(kept_here, before)

    def _met(self, kept: Kept, before: set[str]) -> None:
        """Who is connected elsewhere has changed."""
        there, present = self.company.persons(kept.room.id), self.hub.present(kept.room.id)
        for person in there:
            kept.absent.pop(person, None)
        for person in before - present:
            kept.absent[person] = self.now()
        if there != before:
            self.telling.people(kept)
        kept.wake.set()

    def joined(self) -> None:
        """The line to the others stands: whatever was missed is in the logs."""
        self.bus.tell(bus.Lives(self.bus.me))
        for id, kept in self.rooms.items():
            self.bus.tell(bus.Asks(self.bus.me, id))
            self.bus.tell(bus.Grown(self.bus.me, id, kept.room.seq))
            self.announce(id)
        self.look_again()

    def follows(self, table: str) -> None:
        """What others store there is heard from now on; what came before is in the log."""
        if table in self.rooms:
            self._hurry(self.rooms[table])

    def look_again(self) -> None:
        """Read the logs of all rooms in memory to their ends."""
        for kept in self.rooms.values():
            self._hurry(kept)

    def take_over(self, kept: Kept) -> None:
        """A process that held this table too is gone; its last note may be lost."""
        self._hurry(kept)
        self.telling.people(kept)
        kept.wake.set()

    def announce(self, id: str) -> None:
        """Tell the others who is connected to that table here."""
        here = tuple(sorted(self.hub.here(id)))
        self.bus.tell(bus.Holds(self.bus.me, id, here, self.hub.watching(id)))

    def _hurry(self, kept: Kept) -> None:
        async def read() -> None:
            journal.of_house(kept.room.id)
            async with kept.lock:
                try:
                    await self._catch_up(kept)
                except Refusal:
                    pass  # nothing new
                except Exception:
                    logger.exception("table %s: its log could not be read", kept.room.id[:6])

        task = asyncio.get_running_loop().create_task(read())
        self._hurrying.add(task)
        task.add_done_callback(self._hurrying.discard)

    async def settle(self) -> None:
        """Wait for what is being read."""
        while self._hurrying:
            await asyncio.gather(*self._hurrying, return_exceptions=True)

    # ------------------------------------------------------------ coming and going

    def join(self, kept: Kept, listener: Listener) -> None:
        known = listener.id in self.hub.present(kept.room.id)
        self.hub.join(kept.room.id, listener)
        listener.send(self.telling.whole(kept, listener))
        if listener.id is not None:
            kept.absent.pop(listener.id, None)
        if not known:
            self.telling.people(kept)
        self.announce(kept.room.id)
        kept.wake.set()

    def leave(self, kept: Kept, listener: Listener) -> None:
        self.hub.leave(kept.room.id, listener)
        if listener.id is not None and listener.id not in self.hub.present(kept.room.id):
            kept.absent[listener.id] = self.now()
        self.announce(kept.room.id)
        self.telling.people(kept)
        kept.touched = self.now()
        kept.wake.set()


def found(room: Room) -> Found:
    """What lists and a starting hall need to know of a room."""
    sitting = {seat: x.person for seat, x in enumerate(room.holders) if x.person is not None}
    if room.begun.owner is not None:
        sitting[OWNER] = room.begun.owner  # whose table it is, seated or not
    return Found(room.status, room.begun.listed, room.due(), sitting, _summary(room))


def _summary(room: Room) -> str:
    return entries.summarise(_rules(room.begun.header.game), room.summary())


def _rules(name: str) -> tuple[str, int, int]:
    game = game_named(name)
    return name, game.rules, game.layout


def _brief(error: ValueError) -> str:
    """Why, without what somebody has chosen."""
    if isinstance(error, IllegalChoiceError | RecordError):
        return f"{error.reason.key} [{error.reason.clause}]"
    return str(error) if isinstance(error, BrokenLogError) else type(error).__name__


def _follow(room: Room, log: Sequence[Stored]) -> None:
    try:
        room.follow(log)
    except (BrokenLogError, IllegalChoiceError, RecordError, ValueError) as error:
        logger.error("table %s cannot be followed: %s", room.id[:6], _brief(error))
        raise Refusal("table-broken", 410) from error
