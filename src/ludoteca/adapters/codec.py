"""What the adapters want to know of a game: its actions, and what its seats observe."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, ClassVar

from ludoteca.adapters.actions import Actions
from ludoteca.adapters.drafts import Picking
from ludoteca.adapters.looking import BYTE, face, held, numbers
from ludoteca.adapters.parts import Layout, Part, flags
from ludoteca.games import game as game_of
from ludoteca.kernel.draft import Draft, Spelling
from ludoteca.kernel.event import Seat
from ludoteca.kernel.game import Game
from ludoteca.kernel.space import Either, Some
from ludoteca.kernel.state import State

QUESTION = 24  # numbers of the paragraph that asks
OFTEN = 8  # times that one action is counted within a choice
BLANK = bytes(QUESTION)
NOTHING = bytearray()  # what is added to it can be written into: quicker than a call of the class
Spell = Callable[[Any, Seat, Any], tuple[int, ...]]
ASIDE = ("frame", "waiting", "yours")  # told by other parts


class Gathering:
    """Gathers what seats observe of one match, and keeps what has not changed since."""

    def changed(self) -> None:
        """Anything in the position may be another; without it nothing has, but who is awaited.

        Games that look at each field whether it is still the same have no need to be told.
        """

    def gather(self, s: Any, seat: Seat) -> tuple[bytes, bytes]:
        """What that seat may see of the game's parts: the amounts, then the kinds spread out."""
        raise NotImplementedError


class Codec(ABC):
    """A game's fixed list of actions and its observation.

    An observation is made of what one seat may see, and of the choice that this seat has begun.
    Seats in it are counted clockwise from the one that looks.
    """

    game: ClassVar[Game[Any]]
    actions: ClassVar[Actions]
    version: ClassVar[int]  # goes up when a part is added or means something else
    decisions: ClassVar[tuple[str, ...]]  # the paragraphs at which somebody may be asked
    cards: ClassVar[frozenset[str]] = frozenset()  # fields of paragraphs that hold cards
    longest: ClassVar[int]  # small steps after which a game is cut off: far more than one needs

    bounded: ClassVar[bool] = False  # whether no amount is ever more than its most

    def __init__(self) -> None:
        self.kinds = {kind: i for i, kind in enumerate(self.decisions, 1)}
        many = len(self.actions)
        self.pages = -(-many // BYTE)
        self.page = 1 + min(many, BYTE)  # kinds of the last action within a page
        self._untaken = bytes(many)
        no_last = flags(self.page)[0] * self.pages
        self._ends = [flag + no_last for flag in flags(len(self.decisions) + 1)]
        self._end_of: dict[type, bytes] = {}  # the same, by the paragraph that asks

    @abstractmethod
    def draft(self, s: Any, seat: Seat) -> Draft:
        """The choice that seat is asked for, about to be made in actions."""

    @abstractmethod
    def spell(self, s: Any, seat: Seat, choice: Any) -> Sequence[int]:
        """The actions that lead to a whole choice, as a bot makes it; none where no action does."""

    @abstractmethod
    def parts(self, seats: int) -> Sequence[Part]:
        """What is observed of the game itself."""

    @abstractmethod
    def gathering(self) -> Gathering:
        """Of one match, from one observation to the next; it tells the parts in their order."""

    def layout(self, seats: int) -> Layout:
        """The game's parts; then who is asked what, and which actions were taken towards it."""
        return Layout(
            [
                *self.parts(seats),
                Part("decision", 1, kinds=len(self.decisions) + 1),
                Part("awaited", seats),
                Part("question", QUESTION, BYTE),
                Part("taken", len(self.actions), OFTEN),
                # by pages of so many actions as a small number can tell
                Part("last", self.pages, kinds=self.page),
            ],
            self.bounded,
        )

    def gathered(self, s: State, seat: Seat, asked: bytes, gathering: Gathering) -> bytes:
        """All parts, before any action is taken; *asked* has 1 for who is awaited."""
        stack = s.stack
        amounts, kinds = gathering.gather(s, seat)
        question, end = BLANK, self._ends[0]
        if stack:
            kind = type(stack[-1])
            question, found = self.question(s, seat), self._end_of.get(kind)
            if found is None:
                found = self._ends[self.kinds.get(kind.__name__, 0)]
                self._end_of[kind] = found
            end = found
        return b"".join((amounts, asked, question, self._untaken, kinds, end))

    def question(self, s: State, seat: Seat) -> bytes:
        """The numbers in the paragraph that asks, in its own order: one more than each; faces."""
        found: list[int] = []
        for name, value in s.stack[-1].seen_by(seat).items():
            if name in self.cards:
                found += [face(s, seat, card) for card in numbers(value)]
            elif name not in ASIDE:
                found += [held(number + 1) for number in numbers(value)]
        return (bytes(found) + BLANK)[:QUESTION]

    def marked(self, gathered: bytes, steps: Sequence[int], taken: int) -> bytearray:
        """The same with the actions that the seat has taken, which are counted from *taken* on."""
        marks = NOTHING + gathered
        for action in steps:
            place = taken + action
            marks[place] = min(marks[place] + 1, OFTEN)
        action = steps[-1]
        last = len(marks) - (self.pages - action // BYTE) * self.page
        marks[last] = 0
        marks[last + action % BYTE + 1] = 1
        return marks


class SpellingCodec(Codec):
    """A codec that says for each paragraph how its choices are spelled."""

    spellings: ClassVar[Mapping[str, Spell]]  # by the paragraph that asks
    anytime: ClassVar[Mapping[int, int]] = {}  # the actions of deeds that many of them allow
    end: ClassVar[int]  # the action that ends a choice of several things

    @abstractmethod
    def card(self, s: Any, seat: Seat, card: int) -> int:
        """The action that names a card of which some may be chosen."""

    def spell(self, s: Any, seat: Seat, choice: Any) -> Sequence[int]:
        if type(choice) is int and choice in self.anytime:
            return (self.anytime[choice],)
        return self.spellings[type(s.stack[-1]).__name__](s, seat, choice)

    def draft(self, s: Any, seat: Seat) -> Draft:
        space = s.stack[-1].options(s, seat)
        instead: dict[int, Any] = {}
        if isinstance(space, Either):
            space, instead = space.rest, {self.anytime[deed]: deed for deed in space.deeds}
        if isinstance(space, Some):
            alike: dict[int, list[int]] = {}
            for card in space.items:
                alike.setdefault(self.card(s, seat, card), []).append(card)
            return Picking(alike, space.sizes, self.end, instead)
        spelled = [(tuple(self.spell(s, seat, choice)), choice) for choice in space]
        spelled += [((action,), deed) for action, deed in instead.items()]
        return Spelling([pair for pair in spelled if pair[0]])


@cache
def codec(game: str) -> Codec:
    """The codec of that game."""
    game_of(game)  # who types a wrong name is told the right ones
    made: Codec = import_module(f"ludoteca.adapters.{game.replace('-', '_')}").CODEC
    return made
