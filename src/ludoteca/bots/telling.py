"""Why a bot would choose so, in words: from what its imagined games came to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.bots.search import Prospect, Thought
from ludoteca.words import Words

WORTH_TELLING = 0.25  # points


def why(thought: Thought, words: Words, kind: str, view: Mapping[str, Any]) -> str:
    """The reason for its choice at a decision of that *kind*."""
    best = thought.of(thought.choice)
    if best is None:
        return words.say("hint-only" if not thought.simulations else "hint-first")
    told: dict[str, Any] = {"games": best.visits, "lead": _lead(words, best.lead)}
    rival = _rival(thought, best)
    more_points = best.points_beside(rival)[0] if rival else 0.0
    if rival is None or round(more_points, 1) <= 0:  # likelier to win, not by more points
        return words.say("hint-alone", **told)
    told["other"] = words.speaker.choice(kind, rival.choice, view)
    said = words.say("hint-beside", **told, otherwise=_lead(words, best.lead - more_points))
    more = {key: points - rival.lines.get(key, 0.0) for key, points in best.lines.items()}
    most = max(more, key=lambda key: more[key], default="")
    if not most or more[most] < WORTH_TELLING:
        return said
    line = words.say(f"line-{most}")
    return f"{said} {words.say('hint-line', line=line, points=round(more[most], 1))}"


def _rival(thought: Thought, best: Prospect) -> Prospect | None:
    """The best of the others that were tried often enough to say anything."""
    enough = max(2, best.visits // 8)
    others = [x for x in thought.prospects if x is not best and x.visits >= enough]
    return max(others, key=lambda found: found.worth, default=None)


def _lead(words: Words, lead: float) -> str:
    points = round(lead, 1)
    if not points:
        return words.say("hint-even")
    return words.say("hint-ahead" if points > 0 else "hint-behind", points=abs(points))
