"""How long a seat may think: computed from the log's own times, so that every process agrees."""

from __future__ import annotations

from ludoteca.server.wire import Clock, Moment

DAY = 86_400.0


def bank(clock: Clock) -> float:
    """What a seat begins with."""
    return float(clock.seconds) if clock.kind == "bank" else 0.0


def deadline(clock: Clock, since: Moment, left: float) -> Moment | None:
    """When the time of a question asked at *since* runs out; None: never."""
    if clock.kind == "move":
        return since + clock.seconds
    if clock.kind == "days":
        return since + clock.days * DAY
    if clock.kind == "bank":
        return since + max(left, 0.0) + clock.increment
    return None


def spent(clock: Clock, since: Moment, at: Moment, left: float) -> float:
    """What is left in the bank after an answer; the increment was for this question."""
    if clock.kind != "bank":
        return left
    return max(0.0, left - max(0.0, at - since - clock.increment))
