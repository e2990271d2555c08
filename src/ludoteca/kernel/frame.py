"""A frame is one unfinished paragraph of the rulebook.

It is immutable and lies on the stack of the state, above the paragraphs that it interrupted or
that go on when it is done.  What needs nobody is no frame but a plain function.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

import msgspec

from ludoteca.kernel.event import Event, Reason, Seat
from ludoteca.kernel.space import Source, Space


class Frame(msgspec.Struct, frozen=True, tag=True, tag_field="frame", gc=False):
    """One unfinished paragraph at which somebody may be awaited, or may interrupt.

    Its docstring begins with the clause that it obeys.
    """

    shape: ClassVar[Any] = int  # the type of a choice, as it travels
    public: ClassVar[tuple[str, ...]] = ()  # the fields that all may see
    holds: ClassVar[tuple[str, ...]] = ()  # the fields in which cards lie while it lasts
    final: ClassVar[str] = ""  # the clause that forbids to take such a choice back, if any
    brief: ClassVar[bool] = False  # mostly one lets it pass, so nobody should be kept waiting
    base: ClassVar[int] = 0  # where its steps begin in a list of small actions; 0: nowhere

    def awaited(self, s: Any) -> Sequence[Seat]:
        """Whom it waits for: cheap, since it is asked after every choice."""
        return ()

    def options(self, s: Any, seat: Seat) -> Space:
        """The advice: what that seat may sensibly choose; asked only when somebody looks."""
        raise NotImplementedError

    def default(self, s: Any, seat: Seat, space: Space) -> Any:
        """Of its options, the choice of a seat whose clock ran out or whose player left."""
        return next(iter(space))

    def read(self, choice: Any) -> Any:
        """The choice as the rules write it: JSON knows no tuples."""
        return msgspec.convert(choice, self.shape)

    def explain(self, s: Any, seat: Seat, choice: Any) -> Reason | None:
        """The law: why it refuses *choice*, if it does; it may allow more than `options`."""
        return None if choice in self.options(s, seat) else self.refusal("not-an-option")

    def warn(self, s: Any, seat: Seat, choice: Any) -> Reason | None:
        """Why a lawful choice is hardly meant: a person is asked again before it is made."""
        return None

    def decide(self, s: Any, seat: Seat, choice: Any) -> None:
        """An awaited seat has chosen."""
        raise NotImplementedError

    def resolve(self, s: Any) -> None:
        """Nobody is awaited: the paragraph takes effect, and leaves or becomes another."""
        raise NotImplementedError

    def seals(self, choice: Any) -> bool:
        """Whether not all are told that choice when it is made; `announced` says who is."""
        return False

    def announced(self, seat: Seat, choice: Any) -> Event:
        """What each seat observes when that choice is made."""
        public = {"decision": self.kind(), "seat": seat}
        if self.seals(choice):
            return Event("chosen", public, {seat: {"choice": choice}})
        public["choice"] = choice
        return Event("chosen", public)

    def opened(self, now: Frame | None) -> bool:
        """Whether what it kept secret is out, with *now* in its place on the stack."""
        return False

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        """The frame as *viewer* may see it."""
        return {"frame": type(self).__name__} | {name: getattr(self, name) for name in self.public}

    def redealt(self, s: Any, viewer: Seat, rng: Source) -> Self:
        """The frame with what *viewer* cannot know chosen anew."""
        return self

    def reopened(self, viewer: Seat) -> Self:
        """The frame with what *viewer* cannot know still to be chosen."""
        return self

    @classmethod
    def concealed(cls) -> tuple[str, ...]:
        """Of what it holds, piles and hands of which not all see the numbers."""
        return tuple([name for name in cls.holds if name != "card" and name not in cls.public])

    @classmethod
    def kind(cls) -> str:
        """What the decision is called, in messages and in the interface."""
        return cls.__name__

    @classmethod
    def clause(cls) -> str:
        return (cls.__doc__ or "-").split()[0].rstrip(",")

    def cited(self) -> str:
        """The clause that asks now: that of the docstring, unless sides of a board differ."""
        return self.clause()

    def refusal(self, key: str, **args: Any) -> Reason:
        """A reason under the clause that asks."""
        return Reason(self.cited(), key, args)

    def but(self, **changes: Any) -> Self:
        """The frame amended."""
        return self.__replace__(**changes)


# The record's own method in the place of ours, which only names and types it: at every step of
# every game frames are amended, and collecting the changes would take three times as long.
Frame.but = msgspec.Struct.__replace__  # type: ignore[method-assign,assignment]
