"""A table of the hall, as its log tells it: a fold over entries, without network or database.

Whatever a process needs to know of a table is computed here from the log alone, so that any
process that has read the same log says the same: who is asked what under which decision number,
how much time is left, what all persons are being asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from ludoteca.games import game as game_named
from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.record import Record
from ludoteca.kernel.table import Decision, Table, UndoError, follow
from ludoteca.server import clocks, composing, wire
from ludoteca.server.entries import (
    Begun,
    Chosen,
    Ended,
    Holder,
    How,
    Lapsed,
    Proposed,
    Seated,
    Spoken,
    Stored,
    Undone,
    Voted,
)
from ludoteca.words import stage

Status = Literal["waiting", "playing", "over", "ended"]


class Change(NamedTuple):
    """What became of a seat: `server-log-seat-<what>` of the hall's words."""

    what: Literal["away", "back", "bot", "taken", "level", "open", "person"]
    name: str
    level: str | None = None


class Happening(NamedTuple):
    """What one entry brought about on the table, for the log that persons read."""

    seq: int
    by: Seat | None
    how: Literal["person", "bot", "clock", "undo", "begin", "seated"]
    events: list[Event]
    change: Change | None = None


class Ballot(NamedTuple):
    """A question that all persons at the table are being asked."""

    about: wire.About
    by: Seat
    step: int | None
    until: float
    yes: frozenset[Seat]
    refused: bool = False


class Missed(NamedTuple):
    """What the clock has chosen for a seat: which choice, and what that seat saw before it."""

    seq: int
    at: float
    kind: str
    choice: Any
    view: dict[str, Any]
    step: int


class Tried(NamedTuple):
    """A choice that the law allows: its entry, the table it leads to, and what happens by it."""

    entry: Chosen
    table: Table
    events: list[Event]


class BrokenLogError(ValueError):
    """A log that these rules do not follow any more."""


class Room:
    """A table with its seats, chat, votes and times."""

    table: Table

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.begun: Begun
        self.created = self.changed = 0.0
        self.holders: list[Holder] = []
        self.started = False  # all seats have been held at least once
        self.ended = False
        self.opened: dict[Seat, int] = {}  # by awaited seat: the number of its decision
        self.since: dict[Seat, float] = {}  # by awaited seat: when its time began
        self.left: list[float] = []  # by seat: what is in its bank
        self.story: list[Happening] = []
        self.steps: list[tuple[int, dict[Seat, int]]] = []  # by step: story and decisions before
        self.missed: dict[Seat, tuple[Missed, ...]] = {}  # since the last choice of its own
        self.chat: list[tuple[Stored, Spoken]] = []
        self.ballot: Ballot | None = None
        self.nonces: dict[tuple[str, str], int] = {}  # what was done already, and where
        self.arrived: dict[str, float] = {}  # when a person sat down, or came back
        self._summary: wire.Summary | None = None  # of this entry, once somebody has asked

    def copy(self, *, same_table: bool = False) -> Room:
        """Another room at the same entry: to go on with, once the next entry is stored.

        With the *same table* where the next entry does not change it but leads to another one.
        """
        twin = Room(self.id)
        twin.__dict__.update(self.__dict__)
        if not same_table:
            twin.table = self.table.clone()
        twin.holders, twin.left = self.holders[:], self.left[:]
        twin.opened, twin.since = dict(self.opened), dict(self.since)
        twin.story, twin.steps, twin.chat = self.story[:], self.steps[:], self.chat[:]
        twin.nonces, twin.missed = dict(self.nonces), dict(self.missed)
        twin.arrived = dict(self.arrived)
        return twin

    # ------------------------------------------------------------ following the log

    def follow(self, log: Iterable[Stored]) -> None:
        for stored in log:
            self.apply(stored)

    def apply(self, stored: Stored, tried: Tried | None = None) -> Happening | None:
        """Go one entry further; what happened on the table by it, if anything.

        A choice that has been *tried* on a copy of this very table is not made once more.
        """
        if stored.seq != self.seq + 1:
            raise BrokenLogError(f"entry {stored.seq} after {self.seq}")
        if stored.person is not None and stored.nonce is not None:
            self.nonces[stored.person, stored.nonce] = stored.seq
        self.seq, self.changed = stored.seq, stored.at
        self._summary = None
        entry = stored.entry
        if isinstance(entry, Chosen):
            return self._chosen(stored, entry, tried)
        if isinstance(entry, Undone):
            return self._undone(stored, entry)
        if isinstance(entry, Begun):
            self._begin(stored, entry)
        elif isinstance(entry, Seated):
            return self._seated(stored, entry)
        elif isinstance(entry, Spoken):
            self.chat.append((stored, entry))
        elif isinstance(entry, Proposed):
            agreed = frozenset(self.seats_of(stored.person))
            self.ballot = Ballot(entry.about, entry.seat, entry.step, entry.until, agreed)
        elif isinstance(entry, Voted):
            self._voted(entry)
        elif isinstance(entry, Lapsed):
            self.ballot = None
        elif isinstance(entry, Ended):
            self.ended, self.ballot = True, None
            self.opened.clear()
        return None

    def _begin(self, stored: Stored, entry: Begun) -> None:
        self.begun = entry
        self.created = stored.at
        self.table = Table(game_named(entry.header.game), entry.header)
        self.left = [clocks.bank(entry.clock)] * self.table.seats
        self.holders = list(entry.seats)
        self._open(stored, dict.fromkeys(self.table.awaited, stored.seq))
        self._start(stored)

    def _seated(self, stored: Stored, entry: Seated) -> Happening | None:
        was, now = self.holders[entry.seat], entry.holder
        change = changed(was, now) if self.started else None  # before, the waiting room shows it
        self.holders[entry.seat] = now
        if now.person is not None and not now.away:
            self.arrived[now.person] = stored.at
        if was.plays != now.plays or was.kind != now.kind or was.person != now.person:
            if entry.seat in self.since:  # whoever sits down now has the whole time
                self.since[entry.seat] = stored.at
            if was.kind == "person" and was.person != now.person:
                self.left[entry.seat] = clocks.bank(self.begun.clock)
        self._start(stored)
        return None if change is None else self._tell(stored, entry.seat, "seated", [], change)

    def _start(self, stored: Stored) -> None:
        if not self.started and all(holder.kind != "open" for holder in self.holders):
            self.started = True
            self._open(stored, dict.fromkeys(self.table.awaited, stored.seq))

    def _chosen(self, stored: Stored, entry: Chosen, tried: Tried | None) -> Happening:
        before = self._questions()
        self._miss(stored, entry)
        self.steps.append((len(self.story), dict(self.opened)))
        if tried is None:
            events = self.table.choose(entry.seat, entry.choice)
        else:
            self.table, events = tried.table, tried.events
        if self.table.record.steps[-1].digest != entry.digest:
            raise BrokenLogError(f"entry {stored.seq} leads elsewhere under these rules")
        if entry.seat in self.since:
            since, left = self.since[entry.seat], self.left[entry.seat]
            self.left[entry.seat] = clocks.spent(self.begun.clock, since, stored.at, left)
        before.pop(entry.seat, None)
        after = self._questions()
        opened = {
            seat: self.opened[seat]
            if seat in before and before[seat] == after.get(seat)
            else stored.seq
            for seat in self.table.awaited
        }
        self._open(stored, opened)
        if self.ballot is not None and self.ballot.about == "undo":
            self.ballot = None  # the game went on
        return self._tell(stored, entry.seat, entry.how, events)

    def _miss(self, stored: Stored, entry: Chosen) -> None:
        """Remember what the clock chooses, until that seat chooses itself again."""
        seat, table = entry.seat, self.table
        if entry.how == "person":
            self.missed.pop(seat, None)
        elif entry.how == "clock":
            choice = table.state.stack[-1].read(entry.choice)
            kind, view = table.kind(seat), table.view(seat)
            one = Missed(stored.seq, stored.at, kind, choice, view, len(self.steps))
            self.missed[seat] = (*self.missed.get(seat, ()), one)

    def _questions(self) -> dict[Seat, tuple[int, Frame, Decision | None]]:
        """What several seats are asked at once, without who has answered; none: only one is.

        In the open, what one does may change what another is asked; what is sealed does not.
        """
        stack = self.table.state.stack
        fields = {*stack[-1].__struct_fields__} if stack else set()
        if "waiting" not in fields:
            return {}
        sealed = "choices" in fields
        asked: Frame = stack[-1].but(**dict.fromkeys(fields & {"waiting", "choices"}, ()))
        return {
            seat: (len(stack), asked, None if sealed else self.table.decision(seat))
            for seat in self.table.awaited
        }

    def _undone(self, stored: Stored, entry: Undone) -> Happening:
        gone = len(self.table.record.steps) - entry.steps
        self.table = undone(self.table, gone)
        at, opened = self.steps[entry.steps]
        del self.steps[entry.steps :], self.story[at:]
        for seat, missed in self.missed.items():
            self.missed[seat] = tuple([one for one in missed if one.step < entry.steps])
        self._open(
            stored,
            {
                seat: number if self.opened.get(seat) == number else stored.seq
                for seat, number in opened.items()
            },
        )
        if self.ballot is not None and self.ballot.about == "undo":
            self.ballot = None
        return self._tell(stored, entry.seat, "undo", [])

    def _open(self, stored: Stored, opened: dict[Seat, int]) -> None:
        """These are the questions now; a question that stays keeps its time."""
        self.since = {
            seat: self.since.get(seat, stored.at) if self.opened.get(seat) == number else stored.at
            for seat, number in opened.items()
        }
        self.opened = opened

    def _tell(
        self,
        stored: Stored,
        by: Seat,
        how: Literal["person", "bot", "clock", "undo", "seated"],
        events: list[Event],
        change: Change | None = None,
    ) -> Happening:
        happening = Happening(stored.seq, by, how, events, change)
        self.story.append(happening)
        return happening

    def _voted(self, entry: Voted) -> None:
        if self.ballot is not None and self.ballot.about == entry.about:
            if entry.yes:
                self.ballot = self.ballot._replace(yes=self.ballot.yes | {*entry.seats})
            else:
                self.ballot = self.ballot._replace(refused=True)

    # ------------------------------------------------------------ looking

    @property
    def status(self) -> Status:
        if self.ended:
            return "ended"
        if self.table.over:
            return "over"
        return "playing" if self.started else "waiting"

    @property
    def playing(self) -> bool:
        return self.status == "playing"

    def persons(self) -> list[Seat]:
        """The seats whose persons are here to be asked."""
        return [
            seat
            for seat, holder in enumerate(self.holders)
            if holder.kind == "person" and not holder.away
        ]

    def seats_of(self, person: str | None) -> list[Seat]:
        if person is None:
            return []
        return [seat for seat, holder in enumerate(self.holders) if holder.person == person]

    def hows(self) -> list[How]:
        """By step of the record, whether a person chose, a bot, or the clock."""
        return [x.how for x in self.story if x.how in ("person", "bot", "clock")]

    def names(self) -> list[str]:
        """What the seats are called; empty where the game has a name for them."""
        return [holder.name for holder in self.holders]

    def missing(self) -> list[Seat]:
        """The seats whose consent the ballot still needs."""
        assert self.ballot is not None
        return [seat for seat in self.persons() if seat not in self.ballot.yes]

    def until(self, seat: Seat) -> float | None:
        """When that seat's time runs out, if it is awaited, held by a person and on the clock."""
        if not self.playing or seat not in self.since:
            return None
        if self.holders[seat].kind != "person" or self.holders[seat].plays:
            return None
        return clocks.deadline(self.begun.clock, self.since[seat], self.left[seat])

    def bots_awaited(self) -> Iterator[Seat]:
        """The seats for which a bot has to choose now."""
        if self.playing and not (self.ballot and self.ballot.about == "undo"):
            for seat in self.opened:
                if self.holders[seat].plays:
                    yield seat

    def due(self) -> float | None:
        """When the house has to do something by itself; None: never."""
        moments = [self.until(seat) for seat in self.opened]
        if next(self.bots_awaited(), None) is not None:
            moments.append(self.changed)
        if self.ballot is not None:
            ready = self.ballot.refused or not self.missing()
            moments.append(self.changed if ready else self.ballot.until)
        return min([moment for moment in moments if moment is not None], default=None)

    def summary(self) -> wire.Summary:
        """Without what changes with who asks: languages, and who is here."""
        if self._summary is None:
            self._summary = self._summarise()
        return self._summary

    def _summarise(self) -> wire.Summary:
        begun, table = self.begun, self.table
        banked = begun.clock.kind == "bank"
        places, scores = table.places, table.scores
        asked = wire.Question(table.state.stack[-1].kind()) if self.playing else None
        return wire.Summary(
            id=self.id,
            seq=self.seq,
            title=begun.title,
            game=begun.header.game,
            edition=begun.header.edition or next(iter(table.game.editions)),
            options=composing.plain(dict(table.terms.options)),
            pack=begun.header.content is not None,
            status=self.status,
            listed=begun.listed,
            owner=begun.owner,
            seats=[
                wire.SeatInfo(
                    seat=seat,
                    kind=holder.kind,
                    name=holder.name,
                    person=holder.person,
                    level=holder.level,
                    away=holder.away,
                    until=self.until(seat),
                    left=self.left[seat] if banked else None,
                    asked=asked if seat in self.opened else None,
                )
                for seat, holder in enumerate(self.holders)
            ],
            awaited=list(self.opened) if self.playing else [],
            steps=len(table.record.steps),
            clock=begun.clock,
            created=self.created,
            changed=self.changed,
            origin=begun.origin,
            origin_step=begun.origin_step,
            campaign=begun.campaign,
            stage=self._stage() if self.playing else None,
            outcome=[wire.Standing(side, places[side], scores[side]) for side in table.ranking],
        )

    def _stage(self) -> wire.Stage | None:
        found = stage(self.begun.header.game, self.table.view(None))
        return None if found is None else wire.Stage(*found)

    def undo_target(self, seats: Iterable[Seat]) -> tuple[int, bool] | None:
        """How many choices would stay if the last one of *seats* were taken back.

        And whether the kernel allows it with nobody asked: no seat has learned anything by it,
        and only bots have chosen since.  None: there is nothing to take back.
        """
        steps, mine = self.table.record.steps, {*seats}
        last = max([at for at, step in enumerate(steps) if step.seat in mine], default=None)
        if last is None:
            return None
        others = [step.seat for step in steps[last:] if step.seat not in mine]
        free = all(self.holders[seat].plays for seat in others)
        if free:
            twin = self.table.clone()
            try:
                for _ in range(len(steps) - last):
                    twin.undo()
            except UndoError:
                free = False
        return last, free


def undone(table: Table, steps: int) -> Table:
    """The table without its last *steps* choices."""
    twin = table.clone()
    try:
        for _ in range(steps):
            twin.undo()
    except UndoError:
        header = table.record.header
        record = Record(header, table.record.steps[: len(table.record.steps) - steps])
        twin = Table(table.game, header)
        for _ in follow(twin, record):
            pass
    return twin


def changed(was: Holder, now: Holder) -> Change | None:
    """What everybody at the table is told of a seat's new holder."""
    if now.kind == "open":
        return None if was.kind == "open" else Change("open", was.name)
    if now.kind == "person" and (now.person != was.person or was.kind != "person"):
        return Change("person", now.name)
    if now.away != was.away:
        return Change("away" if now.away else "back", now.name, now.level)
    if now.kind != was.kind:
        return Change("bot" if was.kind == "open" else "taken", was.name, now.level)
    return Change("level", now.name, now.level) if now.level != was.level else None


def stood_in(holder: Holder, level: str) -> Holder:
    """A bot plays for the person until that one is back."""
    return replace(holder, away=True, level=level)


def back(holder: Holder) -> Holder:
    return replace(holder, away=False, level=None)
