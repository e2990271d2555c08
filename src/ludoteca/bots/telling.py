"""Why a bot would choose so, in words: from what its imagined games came to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludoteca.bots.levels import LEVELS
from ludoteca.bots.search import Prospect, Thought
from ludoteca.words import Words

WORTH_TELLING = 0.25  # points


def about(name: str, say: Callable[..., str]) -> str:
    """What a bot of that level does."""
    return say(f"level-{name}-about", games=LEVELS[name].most)


def why(thought: Thought, words: Words, kind: str, view: Mapping[str, Any]) -> str:
    """The reason for its choice at a decision of that *kind*."""
    best = thought.of(thought.choice)
    if best is None:
        return words.say("hint-only" if not thought.simulations else "hint-first")
    told: dict[str, Any] = {"games": best.visits, "lead": _lead(words, best.lead)}
    rival = _rival(thought, best)
    if rival is None:  # likelier to win, not by more points
        return words.say("hint-alone", **told)
    points = best.points_beside(rival)[0]
    told["other"] = words.speaker.choice(kind, rival.choice, view)
    said = words.say("hint-beside", **told, otherwise=_lead(words, best.lead - points))
    more = best.lines_beside(rival)
    most = max(more, key=lambda key: more[key], default="")
    if points < WORTH_TELLING or not most:
        return said
    if more[most] < max(WORTH_TELLING, points / 2):  # it lies elsewhere, or in what others get
        return said
    line = words.say(f"line-{most}")
    return f"{said} {words.say('hint-line', line=line, points=round(more[most], 1))}"


def _rival(thought: Thought, best: Prospect) -> Prospect | None:
    """What it is told beside: the best of the others, or the first judgement.

    Of those tried often enough to say anything, and none that brought as many points.
    """
    enough, home = max(2, best.visits // 8), thought.prospects[0]
    others = [x for x in thought.prospects if x is not best and x.visits >= enough]
    found = max(others, key=lambda one: one.beside(home)[0], default=None)
    for one in (found, home):
        if one is not None and one is not best and round(best.points_beside(one)[0], 1) > 0:
            return one
    return None


def _lead(words: Words, lead: float) -> str:
    points = round(lead, 1)
    if not points:
        return words.say("hint-even")
    return words.say("hint-ahead" if points > 0 else "hint-behind", points=abs(points))
