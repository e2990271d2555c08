"""What bots of a hall choose, and what they advise: thought out in other processes."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from ludoteca import bots
from ludoteca.bots.advising import advice, seed_at
from ludoteca.bots.several import Several
from ludoteca.kernel.event import Seat
from ludoteca.kernel.state import State
from ludoteca.kernel.table import Table

logger = logging.getLogger("ludoteca.server")
HASTE = 5.0  # so many times sooner is answered what is mostly let pass
PATIENCE = 2.0  # so many times as long as its level an adviser may take: bots think meanwhile


def seconds(name: str, table: Table) -> float:
    """How long a bot of that level searches there, if it does: by what is asked, which all see."""
    level = bots.level(name)
    if level is None:
        return 0.0
    return level.seconds / HASTE if table.state.stack[-1].brief else level.seconds


def searches(name: str | None) -> bool:
    level = bots.level(name or "")
    return level is not None and level.simulations > 0


def think(
    table: Table, seat: Seat, level: str, minds: Several, guided: bool = False
) -> bots.Thought:
    """What a bot of that level chooses there, and why; it is given only what its seat knows."""
    scripted = _scripted(table, seat) if guided else None
    if scripted is not None:
        return scripted
    name, seed = table.game.name, secrets.randbits(32)
    if not bots.found(level).simulations:
        return _allowed(table, seat, level, bots.make(level, name, seed).think(table.state, seat))
    games = bots.simulations(level, name, table.seats)
    allowed = seconds(level, table)
    thought = minds.think(name, table.state, seat, games, allowed, seed, level=level)
    return _allowed(table, seat, level, thought)


def advise(
    table: Table, seat: Seat, level: str, minds: Several, guided: bool = False
) -> bots.Thought:
    """What to do there, and why: somebody asks and waits, so it may take as long as it needs."""
    if guided or not bots.found(level).simulations:
        return think(table, seat, level, minds, guided)
    usual = bots.found(level).seconds

    def look(
        game: str,
        s: State,
        seat: Seat,
        simulations: int,
        *,
        between: tuple[Any, ...] = (),
    ) -> bots.Thought:
        allowed = usual if between else PATIENCE * usual
        seed = seed_at(len(table.record.steps), between)
        return minds.think(game, s, seat, simulations, allowed, seed, between)

    thought = advice(look, level, table.game.name, table.state, seat)
    return _allowed(table, seat, level, thought)


def _scripted(table: Table, seat: Seat) -> bots.Thought | None:
    """What the guide says at that step, if the rules allow it."""
    from ludoteca import guides

    choice = guides.answer(table, seat)
    if choice is None or table.explain(seat, choice) is not None:
        return None
    return bots.Thought(choice)


def _allowed(table: Table, seat: Seat, level: str, thought: bots.Thought) -> bots.Thought:
    """The thought, unless the law refuses it."""
    if table.explain(seat, thought.choice) is None:
        return thought
    logger.warning("%s: the %s bot chose what is not allowed", table.game.name, level)
    return bots.Thought(table.decision(seat).default)
