"""What everybody at a table is told when an entry has been stored, each what they may know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Literal

from msgspec.structs import replace

from ludoteca import bots
from ludoteca.kernel.event import Seat
from ludoteca.server import composing, wire
from ludoteca.server.entries import Lapsed, Proposed, Seated, Spoken, Stored, Undone, Voted
from ludoteca.server.hub import Hub, Listener
from ludoteca.server.limits import PACE, TALK, Buckets
from ludoteca.server.room import Change, Happening, Room
from ludoteca.server.speaking import Speaking
from ludoteca.server.voice import voice
from ludoteca.words import Words

LOG = 60  # entries of the log that a newcomer gets; the rest is asked for by HTTP
CHAT = 100
TAKEN_BACK = 8  # lines by which a ballot tells what would be taken back


class Kept:
    """A room that is kept in memory, with what is not in its log."""

    def __init__(self, room: Room, now: float, grace: float = 0.0) -> None:
        self.room = room
        self.grace = grace  # for a time that ran out while the hall was closed
        self.lock = asyncio.Lock()
        self.wake = asyncio.Event()
        self.loaded = self.touched = now
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.shown: set[Seat] = set()  # bots of which it was said that they think
        self.absent: dict[str, float] = {}  # by person: since when
        self.keeper: asyncio.Task[None] | None = None
        self.paces, self.talks = Buckets(*PACE), Buckets(*TALK)  # by person and seat, by person
        self._speaking: dict[str, Speaking] = {}

    def until(self, seat: Seat | None) -> float | None:
        """When that seat's time runs out, if it does; not at once when the hall has just opened."""
        until = None if seat is None else self.room.until(seat)
        if seat is None or until is None or self.room.since[seat] >= self.loaded:
            return until
        return max(until, self.loaded + self.grace)

    def speaking(self, language: str) -> Speaking:
        """The words of this table, with the names of those who sit there now."""
        if language not in self._speaking:
            self._speaking[language] = Speaking(language, self.room.table)
        found = self._speaking[language]
        found.call(self.room.names())
        return found


class Telling:
    """Composes and sends."""

    def __init__(self, hub: Hub, now: Callable[[], float]) -> None:
        self.hub = hub
        self.now = now

    # ------------------------------------------------------------ composing

    def summary(self, kept: Kept, language: str) -> wire.Summary:
        told = self.dressed(kept.room.summary(), language)
        return replace(told, seats=[self._gone(kept, seat) for seat in told.seats])

    def gone(self, kept: Kept, person: str | None) -> float | None:
        """Since when that person is not here; None: here.

        Who has just sat down is on the way: the line comes after that entry.
        """
        if person is None or person in self.hub.present(kept.room.id):
            return None
        return max(kept.absent.get(person, kept.loaded), kept.room.arrived.get(person, 0.0))

    def _gone(self, kept: Kept, seat: wire.SeatInfo) -> wire.SeatInfo:
        since = self.gone(kept, seat.person)
        return seat if since is None else replace(seat, gone=since)

    def dressed(self, bare: wire.Summary, language: str) -> wire.Summary:
        """In words, with the names that the house gives, and who is here now."""
        present = self.hub.present(bare.id)
        words = _unnamed(bare.game, language)
        names = [seat.name or words.seat_name(seat.seat) for seat in bare.seats]
        return replace(
            bare,
            seats=[
                replace(
                    seat,
                    name=seat.name if seat.kind == "open" else names[seat.seat],
                    online=seat.kind == "bot" or seat.person in present,
                    asked=seat.asked and replace(seat.asked, title=words.decision(seat.asked.kind)),
                )
                for seat in bare.seats
            ],
            watchers=self.hub.watchers(bare.id),
            stage=bare.stage
            and replace(bare.stage, text=words.say(bare.stage.key, **bare.stage.args)),
            outcome=[
                replace(
                    one,
                    name=names[one.side] if one.side < len(names) else words.seat_name(one.side),
                )
                for one in bare.outcome
            ],
        )

    def you(self, kept: Kept, listener: Listener) -> wire.You:
        if listener.person is None:
            return wire.You()
        return wire.You(
            person=listener.person.id,
            name=listener.person.name,
            seats=kept.room.seats_of(listener.id),
            owner=kept.room.begun.owner == listener.id,
            muted=sorted(listener.muted),
        )

    def ballot(self, kept: Kept, viewer: Seat | None, language: str) -> wire.Ballot | None:
        room, ballot = kept.room, kept.room.ballot
        if ballot is None:
            return None
        yes, missing = sorted(ballot.yes), room.missing()
        lines = [] if ballot.step is None else self._since(kept, ballot.step, viewer, language)
        return wire.Ballot(ballot.about, ballot.by, ballot.step, yes, missing, ballot.until, lines)

    def _since(self, kept: Kept, step: int, viewer: Seat | None, language: str) -> list[str]:
        """What happened from that step on, as that viewer may read it."""
        begin, _ = kept.room.steps[step]
        seen = kept.room.table.view(viewer)
        told = [self.lines(kept, x, viewer, language, seen) for x in kept.room.story[begin:]]
        return [line for lines in told for line in lines][:TAKEN_BACK]

    def missed(self, kept: Kept, viewer: Seat | None, language: str) -> list[wire.Missed]:
        """What the clock has chosen for that viewer, in words."""
        speaking = kept.speaking(language)
        return [
            wire.Missed(
                one.seq,
                one.at,
                speaking.title(one.kind),
                speaking.choice(one.kind, one.choice, one.view),
            )
            for one in kept.room.missed.get(-1 if viewer is None else viewer, ())
        ]

    def lines(
        self, kept: Kept, happening: Happening, viewer: Seat | None, language: str, seen: wire.Plain
    ) -> list[str]:
        """One happening in words."""
        speaking = kept.speaking(language)
        if happening.change is not None and happening.by is not None:
            return [_changed(happening.change, happening.by, kept.room, language)]
        told = speaking.tell(happening.events, viewer, seen)
        if happening.how in ("clock", "undo") and happening.by is not None:
            name = speaking.seat_name(happening.by)
            told.insert(0, voice(language).say(f"server-log-{happening.how}", seat=name))
        return told

    def log(
        self, kept: Kept, viewer: Seat | None, language: str, last: int = LOG
    ) -> list[wire.LogLine]:
        seen = kept.room.table.view(viewer)
        return [
            wire.LogLine(
                one.seq,
                one.by,
                self.lines(kept, one, viewer, language, seen),
                composing.passing(one.events, one.by, viewer),
            )
            for one in kept.room.story[-last:]
        ]

    def whole(self, kept: Kept, listener: Listener) -> bytes:
        """The `table` message for that listener."""
        room, viewer = kept.room, listener.seat
        asked = viewer if room.playing else None
        message = composing.whole(
            room.table,
            viewer,
            kept.speaking(listener.language),
            self.summary(kept, listener.language),
            decision=room.opened.get(-1 if viewer is None else viewer, 0),
            you=self.you(kept, listener),
            log=self.log(kept, viewer, listener.language),
            chat=[
                _said(stored, spoken)
                for stored, spoken in room.chat[-CHAT:]
                if stored.person not in listener.muted
            ],
            ballot=self.ballot(kept, viewer, listener.language),
            thinking=sorted(kept.shown),
            until=kept.until(viewer),
            now=self.now(),
            missed=self.missed(kept, viewer, listener.language),
            with_board=listener.board,
            asks=asked is not None,
        )
        return wire.encode(message)

    # ------------------------------------------------------------ sending

    def sync(self, kept: Kept) -> None:
        """Send everything to everybody."""
        for listener in self.hub.at(kept.room.id):
            listener.send(self.whole(kept, listener))

    def thinking(self, kept: Kept, seat: Seat, *, on: bool) -> None:
        if on == (seat in kept.shown):
            return
        (kept.shown.add if on else kept.shown.discard)(seat)
        self._all(kept, lambda _: wire.Thinking(seat, on))

    def people(self, kept: Kept, happening: Happening | None = None) -> None:
        """Who is here and who sits where; and what has become of a seat."""
        for listener in self.hub.at(kept.room.id):
            language = listener.language
            summary, you = self.summary(kept, language), self.you(kept, listener)
            entry = None
            if happening is not None:
                lines = self.lines(kept, happening, listener.seat, language, {})
                entry = wire.LogLine(happening.seq, happening.by, lines)
            listener.send(wire.encode(wire.People(kept.room.seq, summary, you, entry)))

    def _unseat(self, kept: Kept, entry: Seated) -> None:
        """Whoever does not hold that seat any more looks on like any spectator."""
        for listener in self.hub.at(kept.room.id):
            if listener.seat == entry.seat and listener.id != entry.holder.person:
                listener.seat = None
                listener.send(self.whole(kept, listener))

    def stored(self, kept: Kept, stored: Stored, happening: Happening | None, was: Room) -> None:
        """Tell of an entry that has just been stored."""
        entry = stored.entry
        if isinstance(entry, Seated):
            self._unseat(kept, entry)
        if happening is not None and happening.change is None:
            self._news(kept, happening)
            if isinstance(entry, Undone):
                self.sync(kept)  # the log has become shorter
            if was.ballot is not None and kept.room.ballot is None:
                passed = isinstance(entry, Undone)
                self._vote(kept, was.ballot.about, passed=passed)
        elif isinstance(entry, Spoken):
            said = wire.encode(wire.Said(stored.seq, _said(stored, entry)))
            for listener in self.hub.at(kept.room.id):
                if stored.person not in listener.muted:
                    listener.send(said)
        elif isinstance(entry, Proposed | Voted):
            self._vote(kept, entry.about, passed=None)
        elif isinstance(entry, Lapsed):
            self._vote(kept, entry.about, passed=False)
        else:
            if was.ballot is not None and kept.room.ballot is None:
                self._vote(kept, was.ballot.about, passed=True)
            if kept.room.started and not was.started:
                self.sync(kept)
            else:
                self.people(kept, happening)

    def _vote(self, kept: Kept, about: wire.About, *, passed: bool | None) -> None:
        room = kept.room
        end: Literal["asked", "passed", "failed"]
        end = "asked" if passed is None else "passed" if passed else "failed"

        def compose(listener: Listener) -> wire.VoteMessage:
            name, ballot = "", None
            if passed is None:
                ballot = self.ballot(kept, listener.seat, listener.language)
            if ballot is not None and ballot.by >= 0:
                name = kept.speaking(listener.language).seat_name(ballot.by)
            text = voice(listener.language).say(f"server-vote-{about}-{end}", seat=name)
            return wire.VoteMessage(room.seq, about, ballot, passed, text)

        self._all(kept, compose)

    def _news(self, kept: Kept, happening: Happening) -> None:
        room, how = kept.room, happening.how
        assert how != "seated"
        summaries: dict[str, wire.Summary] = {}

        def compose(listener: Listener) -> wire.News:
            viewer, language = listener.seat, listener.language
            seen = composing.view(room.table, viewer)
            if language not in summaries:
                summaries[language] = self.summary(kept, language)
            return composing.news(
                room.table,
                viewer,
                kept.speaking(language),
                summaries[language],
                seen=seen,
                happened=happening.events,
                lines=self.lines(kept, happening, viewer, language, seen),
                by=happening.by,
                how=how,
                decision=room.opened.get(-1 if viewer is None else viewer, 0),
                until=kept.until(viewer),
                now=self.now(),
                missed=self.missed(kept, viewer, language),
                with_board=listener.board,
            )

        self._all(kept, compose)

    def _all(self, kept: Kept, compose: Callable[[Listener], wire.ServerMessage]) -> None:
        """Composed once for those who see and read the same."""
        made: dict[tuple[Seat | None, str, bool], bytes] = {}
        for listener in self.hub.at(kept.room.id):
            key = (listener.seat, listener.language, listener.board)
            if key not in made:
                made[key] = wire.encode(compose(listener))
            listener.send(made[key])


def _changed(change: Change, seat: Seat, room: Room, language: str) -> str:
    say, game = voice(language).say, room.table.game.name
    words = _unnamed(game, language)
    name = change.name or words.seat_name(seat)
    level = bots.level(change.level or "")  # in old logs levels have other names
    told = "" if level is None else words.say(f"level-{level.name}")
    return say(f"server-log-seat-{change.what}", seat=name, level=told)


@cache
def _unnamed(game: str, language: str) -> Words:
    return Words(language, game)


def _said(stored: Stored, spoken: Spoken) -> wire.ChatEntry:
    person = stored.person or ""
    return wire.ChatEntry(stored.seq, stored.at, person, spoken.name, spoken.seat, spoken.text)
