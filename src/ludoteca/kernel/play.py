"""Playing: `play` is checked and heard, `apply` is trusted and silent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.kernel.event import Event, IllegalChoiceError, Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Space
from ludoteca.kernel.state import State


def awaited(s: State) -> Sequence[Seat]:
    """Every seat that is awaited now; none when the game is over."""
    stack = s.stack
    return stack[-1].awaited(s) if stack else ()


def options(s: State, seat: Seat) -> Space:
    """What an awaited seat may sensibly choose."""
    top: Frame = s.stack[-1]
    return top.options(s, seat)


def understand(s: State, seat: Any, choice: Any) -> tuple[Any, Reason | None]:
    """The choice as the rules write it, and why it is refused, if it is.

    Here and below a seat may be anything that somebody calls one: it is looked at first.
    """
    if not s.stack:
        return choice, Reason("-", "game-is-over")
    if type(seat) is not int or seat not in awaited(s):
        return choice, Reason("-", "not-awaited", {"seat": seat})
    top: Frame = s.stack[-1]
    try:
        choice = top.read(choice)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        return choice, Reason(top.cited(), "not-a-choice", {"error": str(error)})
    return choice, top.explain(s, seat, choice)


def explain(s: State, seat: Any, choice: Any) -> Reason | None:
    """Why *seat* may not choose this now; None when it may."""
    return understand(s, seat, choice)[1]


def warn(s: State, seat: Any, choice: Any) -> Reason | None:
    """Why a choice that is lawful is hardly meant; None when it is refused or sensible."""
    choice, refused = understand(s, seat, choice)
    if refused is not None:
        return None
    top: Frame = s.stack[-1]
    return top.warn(s, seat, choice)


def play(s: State, seat: Any, choice: Any) -> list[Event]:
    """Checked and heard, for persons, servers and tests: what happened."""
    choice, reason = understand(s, seat, choice)
    if reason is not None:
        raise IllegalChoiceError(reason)
    events = [s.stack[-1].announced(seat, choice)]
    s.heard = events.append
    try:
        apply(s, seat, choice)
    finally:
        s.heard = None
    return events


def apply(s: State, seat: Seat, choice: Any) -> Sequence[Seat]:
    """Trusted and silent, for search and simulation: *choice* is one of the options.

    Gives what `awaited` would say then: it has just been asked.
    """
    s.stack[-1].decide(s, seat, choice)
    return advance(s)


def advance(s: State) -> Sequence[Seat]:
    """Follow the rules until somebody is awaited, who is told, or the game is over."""
    stack = s.stack
    while stack:
        top = stack[-1]
        seats: Sequence[Seat] = top.awaited(s)
        if seats:
            return seats
        top.resolve(s)
    return ()
