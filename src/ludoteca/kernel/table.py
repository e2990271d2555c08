"""A table: a game in progress with its record.  This is the public interface of the package."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Self

import msgspec
from msgspec.structs import replace

from ludoteca.kernel import play
from ludoteca.kernel.atomic import draft
from ludoteca.kernel.draft import Draft
from ludoteca.kernel.event import WATCHER, Event, IllegalChoiceError, Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.game import Game, PositionError
from ludoteca.kernel.knowledge import redeal, view
from ludoteca.kernel.record import Header, Record, RecordError, Step, to_json
from ludoteca.kernel.saving import digest, load, save
from ludoteca.kernel.space import OneOf, Source, Space
from ludoteca.kernel.state import State
from ludoteca.kernel.terms import Option, Value


class Decision(msgspec.Struct, frozen=True):
    """What a seat is asked now."""

    kind: str  # what the decision is called
    clause: str  # the clause that asks it
    default: Any  # what is chosen for a player who does not answer
    space: Space  # what may sensibly be chosen


class UndoError(ValueError):
    """Why the last choice stands."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason

    def __reduce__(self) -> Any:
        """It may come from another process."""
        return type(self), (self.reason,)


class Undo(NamedTuple):
    """A choice that may be taken back: what was before it, whose it was, the clause against it."""

    before: State
    seat: Seat
    final: str


class Table:
    """A game in progress: who is awaited, what may be chosen, what is seen, and its record."""

    def __init__(self, game: Game[Any], header: Header, *, atomic: bool = False) -> None:
        game.check_seats(header.seats)
        content = None if header.content is None else game.content(header.content)
        self.game = game
        self.terms = game.agree(header.edition, header.options, content, header.seats)
        self.record = Record(header)
        self.atomic = atomic
        self.state: State
        if header.start is not None:
            self.state = _saved(game, header.start)
        elif header.position is None:
            self.state = game.begin(self.terms, header.seats, header.seed)
        else:
            self.state = game.place(self.terms, header.position, header.seed)
        self._drafts: dict[Seat, tuple[Draft, list[int]]] = {}
        self._before: list[Undo] = []

    # ------------------------------------------------------------ looking

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that must choose now; several at once where choices are sealed."""
        return tuple(play.awaited(self.state))

    def decision(self, seat: Seat) -> Decision:
        """What *seat* is asked now; at an atomic table the space holds small steps."""
        top = self._asking(seat)
        if self.atomic:
            steps = tuple(self._draft(seat)[0].steps())
            return Decision(top.kind(), top.cited(), steps[0], OneOf(steps))
        space = top.options(self.state, seat)
        default = top.default(self.state, seat, space)
        return Decision(top.kind(), top.cited(), default, space)

    def kind(self, seat: Seat) -> str:
        """What the decision of *seat* is called; no choices are put together for it."""
        return self._asking(seat).kind()

    def _asking(self, seat: Seat) -> Frame:
        if type(seat) is not int or seat not in self.awaited:
            raise IllegalChoiceError(play.explain(self.state, seat, None) or _not_awaited(seat))
        top: Frame = self.state.stack[-1]
        return top

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """What that seat may know, as plain JSON data; None is a spectator."""
        if seat is not None:
            self._check(seat)
        return view(self.state, WATCHER if seat is None else seat)

    def _check(self, seat: Seat) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IndexError(f"there is no seat {seat!r} at a table of {self.seats}")

    @property
    def options(self) -> dict[Option, Value]:
        """The switches of this table and their values; what chance has set is as it fell."""
        return {option: self.state.terms.options[option.name] for option in self.game.options}

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def scores(self) -> tuple[int, ...]:
        """The final scores by seat; empty while the game goes on, since they would tell secrets."""
        return self.game.scores(self.state) if self.over else ()

    @property
    def ranking(self) -> tuple[Seat, ...]:
        """The seats from first to last; empty while the game goes on."""
        return self.game.ranking(self.state) if self.over else ()

    @property
    def places(self) -> tuple[int, ...]:
        """By seat, its place from 1, shared ones too; empty while the game goes on."""
        return self.game.places(self.state) if self.over else ()

    # ------------------------------------------------------------ choosing

    def explain(self, seat: Seat, choice: Any) -> Reason | None:
        """Why *seat* may not choose this now; None when it may."""
        if not self.atomic or type(seat) is not int or seat not in self.awaited:
            return play.explain(self.state, seat, choice)
        if type(choice) is int and choice in self._draft(seat)[0].steps():
            return None
        return Reason(self.state.stack[-1].cited(), "not-an-option")

    def warn(self, seat: Seat, choice: Any) -> Reason | None:
        """Why this lawful choice is hardly meant: ask the person again."""
        return None if self.atomic else play.warn(self.state, seat, choice)

    def choose(self, seat: Seat, choice: Any) -> list[Event]:
        """Make a choice: what happened; `IllegalChoiceError` changes nothing and says why."""
        if not self.atomic:
            return self._whole(seat, choice)
        refused = self.explain(seat, choice)
        if refused is not None:
            raise IllegalChoiceError(refused)
        made, steps = self._draft(seat)
        made.take(choice)
        steps.append(choice)
        self._drafts[seat] = made, steps
        if made.whole is None:
            return []
        del self._drafts[seat]
        return self._whole(seat, made.whole)

    def _draft(self, seat: Seat) -> tuple[Draft, list[int]]:
        return self._drafts.get(seat) or (draft(self.state, seat), [])

    def _whole(self, seat: Seat, choice: Any) -> list[Event]:
        before = self.state.clone()
        events = play.play(self.state, seat, choice)
        choice = before.stack[-1].read(choice)
        self.record.steps.append(Step(seat, choice, digest(self.state)))
        if _taught(before, self.state):
            self._before.clear()
        else:
            if events[0].kind == "chosen":  # in the open: who chose before has learned it
                self._before = [undo for undo in self._before if undo.seat == seat]
            self._before.append(Undo(before, seat, before.stack[-1].final))
        return events

    def undo(self) -> Step:
        """Take the last choice back, if no seat has learned anything new by it; that choice."""
        if not self._before:
            key = "learned-since" if self.record.steps else "nothing-to-undo"
            raise UndoError(Reason("-", key))
        undo = self._before[-1]
        if undo.final:
            raise UndoError(Reason(undo.final, "choice-is-final"))
        self._before.pop()
        self._drafts.clear()
        self.state = undo.before.clone()  # tables that were cloned from this one have it too
        return self.record.steps.pop()

    # ------------------------------------------------------------ keeping

    def clone(self) -> Self:
        """Another table at the same point, independent of this one."""
        twin = self._bare()
        twin.state = self.state.clone()
        twin._before = self._before[:]
        twin.record = Record(self.record.header, self.record.steps[:])
        for seat, (_, steps) in self._drafts.items():
            for step in steps:
                twin.choose(seat, step)
        return twin

    def redeal(self, seat: Seat, rng: Source) -> Self:
        """A table that *seat* cannot tell from this one, drawn at random among all such.

        Its record begins where it was dealt: the true seed and deal are not in it.
        """
        self._check(seat)
        twin = self._bare()
        twin.state = redeal(self.state, seat, rng)
        header = self.record.header
        twin.record = Record(
            replace(header, seed=0, position=None, start=save(twin.state).decode())
        )
        for step in self._drafts[seat][1] if seat in self._drafts else ():
            twin.choose(seat, step)
        return twin

    def _bare(self) -> Self:
        twin = object.__new__(type(self))
        twin.game, twin.terms, twin.atomic = self.game, self.terms, self.atomic
        twin.record = Record(self.record.header)
        twin._drafts, twin._before = {}, []
        return twin

    def save(self) -> bytes:
        """The record, as JSON: `ludoteca.load` goes on from it."""
        record = self.record
        if self.atomic:
            drafts = {seat: steps for seat, (_, steps) in self._drafts.items()}
            record = Record(record.header, record.steps, drafts)
        return to_json(record)

    def position(self) -> dict[str, Any]:
        """The whole position in plain words, hidden things too: for puzzles and for cardboard."""
        return self.game.position(self.state)

    def __repr__(self) -> str:
        at = "over" if self.over else f"awaiting {', '.join(map(str, self.awaited))}"
        return f"<Table {self.game.name}, {self.seats} seats, step {len(self.record.steps)}, {at}>"


def _saved(game: Game[Any], saved: str) -> State:
    """The state that a record begins at, if it can be one."""
    try:
        s: State = load(game.state, saved.encode())
    except (msgspec.DecodeError, ValueError) as error:
        raise PositionError([Reason("-", "not-a-position", {"error": str(error)})]) from None
    if reasons := game.troubles(s):
        raise PositionError(reasons)
    return s


def _not_awaited(seat: Seat) -> Reason:
    return Reason("-", "not-awaited", {"seat": seat})


def _taught(before: State, after: State) -> bool:
    """Whether somebody has learned by that choice: a face, a throw, what was sealed."""
    top: Frame = before.stack[-1]
    now: Frame | None = after.stack[-1] if len(after.stack) == len(before.stack) else None
    return top.opened(now) or before.knowers != after.knowers or before.chance != after.chance


def follow(
    table: Table, record: Record, until: int | None = None
) -> Iterator[tuple[int, list[Event]]]:
    """Make the choices of *record* at *table*, each one verified; what happened, step by step."""
    header = record.header
    same = header.layout == table.game.layout and header.rules == table.game.rules
    versions = {"rules": header.rules, "ours": table.game.rules}
    for number, step in enumerate(record.steps[:until], 1):
        try:
            events = table._whole(step.seat, step.choice)
        except IllegalChoiceError as error:
            reason = error.reason
            args = {"why": reason.key, "args": reason.args, "seat": step.seat, **versions}
            raise RecordError(number, Reason(reason.clause, "choice-refused", args)) from None
        if same and table.record.steps[-1].digest != step.digest:
            raise RecordError(number, Reason("-", "position-differs", versions))
        yield number, events
