"""A game in actions: the one engine under all adapters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Self, SupportsIndex

import msgspec
from numpy import frombuffer, int8, uint8
from numpy.typing import NDArray

from ludoteca.adapters.codec import Codec, codec
from ludoteca.adapters.parts import Floats
from ludoteca.kernel.draft import Draft
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import apply, awaited
from ludoteca.kernel.saving import load, save
from ludoteca.kernel.space import Source
from ludoteca.kernel.state import State
from ludoteca.kernel.terms import Value
from ludoteca.parts.sealed import Sealed

Mask = NDArray[int8]


class IllegalActionError(ValueError):
    """An action that may not be taken now, with its meaning and those that may."""


def unknown(environment: object, name: str) -> AttributeError:
    """An environment has no such thing; a match it has after its first `reset`."""
    if name == "match":
        return AttributeError("no game has begun: call reset() first")
    return AttributeError(f"{type(environment).__name__!r} object has no attribute {name!r}")


class Saved(msgspec.Struct):
    """A match as bytes: it loads only where the same numbers mean the same."""

    game: str
    versions: tuple[int, int, int, int]
    state: bytes
    taken: dict[Seat, list[int]]
    steps: int


class Setting:
    """A game with its terms and seats: what all matches of an environment share."""

    def __init__(
        self,
        game: str,
        seats: Any = None,  # looked at by the game, which says what there is
        edition: Any = None,  # likewise
        options: Mapping[str, Value] | None = None,
        longest: SupportsIndex | None = None,
    ) -> None:
        if isinstance(options, str):
            raise TypeError(
                f"options are names with their values, not {options!r}; those of a preset are in"
                f" ludoteca.games.game({game!r}).presets"
            )
        self.asked = game, seats, edition, dict(options or {}), longest
        self.codec: Codec = codec(game)
        self.longest = self.codec.longest if longest is None else index(longest)  # small steps
        self.game = self.codec.game
        self.seats = self.game.seats[-1] if seats is None else seats
        self.game.check_seats(self.seats)
        self.terms = self.game.agree(edition, options, seats=self.seats)
        self.actions = self.codec.actions
        self.many = len(self.actions)
        self.layout = self.codec.layout(self.seats)
        self.taken = self.layout.slices["taken"].start  # where the actions that were taken count
        self.versions = (
            *(self.game.rules, self.game.layout),
            *(self.actions.version, self.codec.version),
        )

        self._around: dict[tuple[Seat, ...], bytes] = {}
        self.none = none = bytearray(self.many)  # a mask of no action, to be copied
        # By length, a row of actions with none on both sides: `within` cuts its masks out of it.
        self._runs = [bytes(none + b"\1" * n + none) for n in range(self.many + 1)]

    def around(self, awaited: Sequence[Seat], seat: Seat) -> bytes:
        """By seat, clockwise from that one, 1 if it is awaited."""
        seats = tuple(awaited)
        twice = self._around.get(seats)
        if twice is None:
            twice = bytes([other in seats for other in range(self.seats)]) * 2
            self._around[seats] = twice
        return twice[seat : seat + self.seats]

    def within(self, legal: range) -> bytes:
        """The mask of actions that follow one another."""
        first = self.many - legal.start
        return self._runs[len(legal)][first : first + self.many]

    def __reduce__(self) -> tuple[type[Setting], tuple[Any, ...]]:
        return Setting, self.asked

    def begin(self, seed: int) -> Match:
        """A new game."""
        return Match(self, self.deal(seed))

    def deal(self, seed: int) -> State:
        """The position at the beginning of a game."""
        s: State = self.game.begin(self.terms, self.seats, seed)
        return s

    def load(self, data: bytes) -> Match:
        """The match that `Match.to_bytes` has written."""
        s, saved = self.recall(data)
        match = Match(self, s)
        match.retake(saved.taken)
        match.steps = saved.steps
        return match

    def recall(self, data: bytes) -> tuple[State, Saved]:
        """The position in bytes, and what else is in them; or why they are no use here."""
        saved = msgspec.msgpack.decode(data, type=Saved)
        if (saved.game, saved.versions) != (self.game.name, self.versions):
            raise ValueError(
                f"saved by {saved.game} {saved.versions}, this is {self.game.name} {self.versions}"
                " (rules, layout, actions, observation)"
            )
        s: State = load(self.game.state, saved.state)
        return s, saved


class Place:
    """What one seat has begun and was told since somebody last chose."""

    def __init__(self, choices: int) -> None:
        self.clear(choices)

    def clear(self, choices: int) -> None:
        self.choices = choices  # that had been made in the match
        self.draft: Draft | None = None
        self.taken: list[int] | None = None  # the steps towards its choice
        self.steps: Sequence[int] | None = None  # of the draft, as far as they were asked for
        self.gathered = b""  # what it observes before any of these steps


_closed: dict[type, bool] = {}


def keeps_closed(kind: type) -> bool:
    """Whether choices there change nothing but who is awaited, until the last of them is made."""
    known = _closed.get(kind)
    if known is None:
        plain: Any = kind  # its own way to decide might do more
        known = issubclass(kind, Sealed) and (plain.decide, plain.awaited) == SEALING
        _closed[kind] = known
    return known


SEALING = Sealed.decide, Sealed.awaited


class Match:
    """A game in progress, in small steps; drafts are private to their seats."""

    def __init__(self, setting: Setting, s: State) -> None:
        self.setting = setting
        self.s = s
        self.steps = 0
        self.awaited: Sequence[Seat] = awaited(s)
        self._choices = 0
        self._places = [Place(0) for _ in range(s.seats)]
        self._begun: list[Seat] = []  # who has taken steps towards a choice
        self._listed: Sequence[int] = ()  # the actions of the mask made last, and that mask
        self._mask = setting.none
        self._gathering = setting.codec.gathering()

    @property
    def over(self) -> bool:
        return not self.s.stack

    @property
    def cut(self) -> bool:
        """Whether it has gone on for too long: who only ever passes plays Dungeonology for ever."""
        return self.steps >= self.setting.longest and not self.over

    def _place(self, seat: Seat) -> Place:
        place = self._places[seat]
        if place.choices != self._choices:
            place.clear(self._choices)
        return place

    def legal(self, seat: Seat) -> Sequence[int]:
        """The actions that may be taken now, ascending; to wait where the seat is not asked."""
        place = self._place(seat)
        steps = place.steps
        if steps is None:
            if seat not in self.awaited:
                return (self.setting.actions.wait,)
            draft = place.draft
            if draft is None:
                draft = place.draft = self.setting.codec.draft(self.s, seat)
            steps = place.steps = draft.steps()
        return steps

    def step(self, seat: Seat, action: int) -> None:
        """Take an action; when it completes a choice, the game goes on."""
        if seat not in self.awaited or action not in self.legal(seat):
            raise IllegalActionError(self.refusal(seat, action))
        self.take(seat, action)

    def take(self, seat: Seat, action: int) -> None:
        """The same for an action that is known to be legal."""
        place = self._place(seat)
        draft = place.draft
        if draft is None:
            draft = place.draft = self.setting.codec.draft(self.s, seat)
        draft.take(action)
        self.steps += 1
        whole = draft.whole
        if whole is None:
            place.steps = None
            if place.taken is None:
                place.taken = [action]
                self._begun.append(seat)
            else:
                place.taken.append(action)
        else:
            self.choose(seat, whole)

    def choose(self, seat: Seat, choice: Any) -> None:
        """A whole choice of an awaited seat, as bots make it; trusted."""
        s, begun = self.s, self._begun
        top = s.stack[-1]
        others: dict[Seat, list[int]] | None = None
        if begun:
            if len(begun) > 1 or begun[0] != seat:
                others = self._taken(seat)
            begun.clear()  # not before the others are taken, which it names
        # What is chosen in secret shows nothing new until the last who is awaited has chosen.
        if len(self.awaited) < 2 or not keeps_closed(type(top)):
            self._gathering.changed()
        self.awaited = apply(s, seat, choice)
        self._choices += 1
        if others and s.stack and type(s.stack[-1]) is type(top):
            self.retake(others)  # asked at the same time, they still are unless all is answered

    def _taken(self, but: Seat = -1) -> dict[Seat, list[int]]:
        """By seat the steps towards choices not yet made, of all seats or of all but one."""
        return {seat: self.begun(seat) for seat in sorted(self._begun) if seat != but}

    def retake(self, taken: Mapping[Seat, Sequence[int]]) -> None:
        """The steps that seats have taken towards choices they have not yet made."""
        made = self.steps
        for seat, steps in taken.items():
            for action in steps:
                if action not in self.legal(seat):
                    break
                self.step(seat, action)
        self.steps = made

    def begun(self, seat: Seat) -> list[int]:
        """The steps that the seat has taken towards the choice it is asked for."""
        return self._place(seat).taken or []

    def refusal(self, seat: Seat, action: int) -> str:
        actions = self.setting.actions
        if self.over:
            return "the game is over"
        if seat not in self.awaited:
            return f"seat {seat} is not awaited, but {', '.join(map(str, self.awaited))}"
        meant = actions.meaning(action) if 0 <= action < len(actions) else "no action at all"
        may = ", ".join([f"{n} ({actions.meaning(n)})" for n in self.legal(seat)[:8]])
        return f"seat {seat} may not take {action} ({meant}) now; it may take {may}"

    # ------------------------------------------------------------ looking

    def mask(self, seat: Seat) -> Mask:
        """By action, whether the seat may take it."""
        return frombuffer(bytearray(self.mask_bytes(seat)), int8)

    def mask_bytes(self, seat: Seat) -> bytes | bytearray:
        """The same, kept for whoever asks next: nobody may write into it."""
        legal = self.legal(seat)
        if type(legal) is range:
            return self.setting.within(legal)
        if legal != self._listed:  # seats that are asked at the same time often may do the same
            mask = self.setting.none.copy()  # quicker than to index an array
            for action in legal:
                mask[action] = 1
            self._listed, self._mask = legal, mask
        return self._mask

    def small(self, seat: Seat) -> bytes | bytearray:
        """What the seat observes, as small numbers."""
        place = self._place(seat)
        gathered = place.gathered
        if not gathered:
            asked = self.setting.around(self.awaited, seat)
            gathered = self.setting.codec.gathered(self.s, seat, asked, self._gathering)
            place.gathered = gathered
        if place.taken is None:
            return gathered
        return self.setting.codec.marked(gathered, place.taken, self.setting.taken)

    def observe(self, seat: Seat) -> Floats:
        """What the seat observes, from its view alone."""
        return self.setting.layout.expand(frombuffer(self.small(seat), uint8))

    def returns(self) -> list[float]:
        """At the end from 1 for the first to -1 for the last, who ties shares; before it nothing.

        Who plays alone has 1 for a victory and -1 for a defeat.
        """
        seats = self.s.seats
        if not self.over:
            return [0.0] * seats
        places = self.setting.game.places(self.s)
        others = max(1, len(places) - 1)
        found = []
        for seat in range(seats):
            shared = places.count(places[seat])
            found.append(1 - 2 * (places[seat] - 1 + (shared - 1) / 2) / others)
        return found

    def scores(self) -> list[int]:
        """The final scores by seat; none before the end, since they would tell secrets."""
        return [*self.setting.game.scores(self.s)[: self.s.seats]] if self.over else []

    # ------------------------------------------------------------ keeping

    def clone(self) -> Self:
        twin = type(self)(self.setting, self.s.clone())
        twin.retake(self._taken())
        twin.steps = self.steps
        return twin

    def redeal(self, seat: Seat, rng: Source) -> Self:
        """A match that the seat cannot tell from this one, drawn among all such."""
        twin = type(self)(self.setting, redeal(self.s, seat, rng))
        twin.retake({seat: self.begun(seat)})
        twin.steps = self.steps
        return twin

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Setting.load, (self.setting, self.to_bytes())

    def to_bytes(self) -> bytes:
        setting = self.setting
        saved = Saved(setting.game.name, setting.versions, save(self.s), self._taken(), self.steps)
        return msgspec.msgpack.encode(saved)
