"""What the house does by itself: bots choose, clocks run out, votes are counted, bots stand in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from ludoteca import bots
from ludoteca.bots.several import Several, cores
from ludoteca.kernel.event import Seat
from ludoteca.kernel.table import Table
from ludoteca.server import bus, journal
from ludoteca.server.actions import STAND_IN, chosen
from ludoteca.server.company import BEAT
from ludoteca.server.entries import AnyEntry, Ended, Lapsed, Seated, Undone
from ludoteca.server.hall import Hall
from ludoteca.server.refusals import Refusal
from ludoteca.server.room import Room, Tried, stood_in
from ludoteca.server.telling import Kept
from ludoteca.server.thinking import searches, seconds, think

logger = logging.getLogger("ludoteca.server")
ROUND = 30.0  # seconds between two looks at the tables that are not in memory
NOTICE = 0.3  # seconds of waiting for a bot, beyond the usual, before it is told
APART = 0.01  # seconds between two bots whose time comes at once: in the order of their seats
WAITED = 2.5  # seconds of a search that are waited for, needed or not: few take longer
SLACK = 0.1  # seconds in which a search that has used up its time is heard of
SLOWEST = 60.0  # seconds between two looks at a table in memory


class StaleError(Exception):
    """What was to be done is not asked for any more."""


class Asked(NamedTuple):
    """A bot is asked: which decision, since when, and how long its answer takes."""

    seat: Seat
    number: int
    since: float  # as the loop counts time
    pace: float


class Keeper:
    """Looks after every room that is in memory."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        hall.keep = self.keep
        self.pool = ThreadPoolExecutor(hall.settings.thinkers, thread_name_prefix="bot")
        self.reviewers = ThreadPoolExecutor(1, thread_name_prefix="review")
        self.minds = Several(min(hall.settings.thinkers, cores()))
        self.advisers = ThreadPoolExecutor(hall.settings.thinkers, thread_name_prefix="hint")
        self.advice = Several(self.minds.processes)  # who asks need not wait until bots have chosen
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ beginning and ending

    async def start(self) -> None:
        """Go on with every table where something is due, also after a crash."""
        await self.load_due()
        self._spawn(self._rounds())
        self._spawn(self._beats())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pool in (self.pool, self.reviewers, self.advisers):
            pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*[asyncio.to_thread(x.close) for x in (self.minds, self.advice)])

    def keep(self, kept: Kept) -> None:
        kept.keeper = self._spawn(self._look_after(kept))
        if any([searches(holder.level) for holder in kept.room.holders]):
            self.pool.submit(self.minds.wake)

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def load_due(self) -> None:
        for id in await self.hall.logs.due(self.hall.now() + 2 * ROUND):
            if self.hall.company.fetches(id):
                with contextlib.suppress(Refusal):  # a log that cannot be followed is told of there
                    await self.hall.kept(id)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                self.forget_idle()
                await self.load_due()
            except Exception:
                logger.exception("the round through the tables failed")

    async def _beats(self) -> None:
        """Signs of life; where the line is broken the logs themselves are watched."""
        hall = self.hall
        if isinstance(hall.bus, bus.Alone):
            return
        while True:
            await asyncio.sleep(BEAT if hall.bus.connected else BEAT / 2)
            hall.bus.tell(bus.Lives(hall.bus.me))
            if not hall.bus.connected:
                hall.look_again()
            for id in hall.company.miss():
                if id in hall.rooms:
                    hall.take_over(hall.rooms[id])

    def forget_idle(self) -> None:
        """Rooms that nobody needs leave memory; the log has everything."""
        now = self.hall.now()
        for id, kept in list(self.hall.rooms.items()):
            idle = now - kept.touched > self.hall.settings.idle
            due = kept.room.due()
            soon = due is not None and due < now + 4 * ROUND
            if idle and not soon and not self.hall.hub.present(id) and not kept.thinking:
                self.hall.forget(kept)

    # ------------------------------------------------------------ one room

    async def _look_after(self, kept: Kept) -> None:
        journal.of_house(kept.room.id)
        while True:
            kept.wake.clear()
            try:
                due = await self.tick(kept)
            except Refusal:
                due = self.hall.now() + 1
            except Exception:
                self.hall.meters.troubles.labels("house").inc()
                logger.exception("table %s: the house could not go on", kept.room.id[:6])
                due = self.hall.now() + 5
            pause = SLOWEST if due is None else max(0.0, min(SLOWEST, due - self.hall.now()))
            # not wait_for: up to Python 3.11 it may lose the cancellation that ends this task
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await kept.wake.wait()

    async def tick(self, kept: Kept) -> float | None:
        """Do everything that is due; when something will be due next."""
        if not self.hall.company.keeps(kept.room.id):
            return None  # another process does
        await self._count(kept)
        await self._clocks(kept)
        await self._absences(kept)
        self._ask_bots(kept)
        return min(self._moments(kept), default=None)

    def _moments(self, kept: Kept) -> Iterator[float]:
        room = kept.room
        if room.ballot is not None:
            yield room.ballot.until
        for seat in room.opened:
            until = kept.until(seat)
            if until is not None:
                yield until
        for _, moment in self._leaving(kept):
            yield moment

    async def _write(self, kept: Kept, make: Any) -> None:
        with contextlib.suppress(StaleError):
            await self.hall.write(kept, make)

    async def _count(self, kept: Kept) -> None:
        """Close a ballot that is decided or too old."""

        def make(room: Room) -> AnyEntry:
            ballot = room.ballot
            if ballot is None:
                raise StaleError
            if room.missing() and not ballot.refused and ballot.until > self.hall.now():
                raise StaleError
            if ballot.refused or self._silent(room):
                return Lapsed(ballot.about)
            if ballot.about == "end":
                return Ended()
            assert ballot.step is not None
            return Undone(ballot.by, ballot.step)

        await self._write(kept, make)

    def _silent(self, room: Room) -> bool:
        """Whether somebody who is here has not answered; who is not is not counted."""
        present = self.hall.hub.present(room.id)
        return any(room.holders[seat].person in present for seat in room.missing())

    async def _clocks(self, kept: Kept) -> None:
        """Whose time ran out, for them the default is chosen."""
        for seat, number in list(kept.room.opened.items()):
            until = kept.until(seat)
            if until is None or until > self.hall.now():
                continue

            def make(room: Room, seat: Seat = seat, number: int = number) -> Tried:
                if room.opened.get(seat) != number or not room.playing:
                    raise StaleError
                return chosen(room, seat, number, room.table.decision(seat).default, "clock")

            await self._write(kept, make)

    def _leaving(self, kept: Kept) -> Iterator[tuple[Seat, float]]:
        """The seats whose persons are not here, and when a bot will stand in."""
        room, absence = kept.room, kept.room.begun.clock.absence
        if not isinstance(absence, int) or not room.playing:
            return
        for seat in room.persons():
            since = self.hall.telling.gone(kept, room.holders[seat].person)
            if since is not None:
                yield seat, since + absence

    async def _absences(self, kept: Kept) -> None:
        for seat, moment in list(self._leaving(kept)):
            if moment > self.hall.now():
                continue

            def make(room: Room, seat: Seat = seat) -> AnyEntry:
                if seat not in room.persons() or not room.playing:
                    raise StaleError
                return Seated(seat, stood_in(room.holders[seat], STAND_IN))

            await self._write(kept, make)

    # ------------------------------------------------------------ bots

    def _ask_bots(self, kept: Kept) -> None:
        """They begin to think at once, and answer when their time has come, not when they are done.

        That time is told by their levels and by who else is asked, which all can see: how many
        choices a bot has, and how hard they are, would tell of what is in its hand.
        """
        room, delay, searching = kept.room, self.hall.settings.bot_delay, 0.0
        now, apart = asyncio.get_running_loop().time(), APART if delay else 0.0
        for at, seat in enumerate(room.bots_awaited()):
            level = room.holders[seat].level or STAND_IN
            searching += min(WAITED, seconds(level, room.table))
            if seat not in kept.thinking:
                pace = max(delay, searching + SLACK) if delay and searching else delay
                asked = Asked(seat, room.opened[seat], now + at * apart, pace)
                kept.thinking[seat] = self._spawn(self._think(kept, asked))

    async def _think(self, kept: Kept, asked: Asked) -> None:
        seat, room = asked.seat, kept.room
        try:
            if room.opened.get(seat) == asked.number and room.holders[seat].plays:
                await self._choose(kept, asked, room)
        except Refusal as refusal:
            logger.info("table %s: a bot came too late: %s", kept.room.id[:6], refusal.code)
        except Exception:
            self.hall.meters.troubles.labels("bot").inc()
            logger.exception("table %s: a bot could not choose", kept.room.id[:6])
            await asyncio.sleep(1)
        finally:
            kept.thinking.pop(seat, None)
            if seat in kept.shown:
                self._thinking(kept, seat, False)
            kept.wake.set()

    def _thinking(self, kept: Kept, seat: Seat, on: bool) -> None:
        hall = self.hall
        hall.telling.thinking(kept, seat, on=on)
        hall.bus.tell(bus.Thinks(hall.bus.me, kept.room.id, seat, on))

    async def _choose(self, kept: Kept, asked: Asked, room: Room) -> None:
        seat, number = asked.seat, asked.number
        level = room.holders[seat].level or STAND_IN
        loop = asyncio.get_running_loop()
        table = room.table.clone()  # the room goes on while the bot thinks
        usual = asked.since + self.hall.settings.bot_delay + NOTICE
        notice = loop.call_at(usual, self._thinking, kept, seat, True)
        try:
            thought = await self._thought(table, seat, level, room)
            await asyncio.sleep(asked.since + asked.pace - loop.time())
        finally:
            notice.cancel()

        def make(room: Room) -> Tried:
            if not (room.opened.get(seat) == number and room.holders[seat].plays and room.playing):
                raise StaleError
            return chosen(room, seat, number, thought.choice, "bot")

        await self._write(kept, make)

    async def _thought(self, table: Table, seat: Seat, level: str, room: Room) -> bots.Thought:
        loop = asyncio.get_running_loop()
        guided = room.begun.guided
        try:
            with self.hall.meters.think.time():
                return await loop.run_in_executor(
                    self.pool, think, table, seat, level, self.minds, guided
                )
        except Exception:  # the others wait: it plays on as if its clock had run out
            self.hall.meters.troubles.labels("bot").inc()
            logger.exception("table %s: a bot stumbled over its thoughts", room.id[:6])
            return bots.Thought(table.decision(seat).default)
