"""The levels of the bots, from one that knows the rules to one that thinks before it moves."""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True):
    """How a bot of that level plays."""

    name: str
    simulations: int = 0  # imagined games for a decision between two players; none: no search
    most: int = 0  # and at the largest tables, where luck is larger
    seconds: float = 0.0  # at most, where somebody waits for it


NOVICE = Level("novice")  # anything that is sensible at all
APPRENTICE = Level("apprentice")  # what looks best now
ADEPT = Level("adept", 40, 60, 0.5)  # more would bring it close to an Expert at a large table
EXPERT = Level("expert", 200, 300, 1.0)  # likewise: more would bring it close to a Master
MASTER = Level("master", 1000, 2500, 5.0)

LEVELS = {level.name: level for level in (NOVICE, APPRENTICE, ADEPT, EXPERT, MASTER)}
FORMER = {"random": NOVICE.name, "greedy": APPRENTICE.name}  # as older tables and records say


def level(name: str) -> Level | None:
    return LEVELS.get(FORMER.get(name, name))
