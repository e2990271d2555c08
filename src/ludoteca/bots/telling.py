"""Why a bot would choose so, in words: from what its imagined games came to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludoteca.bots import sense, simulations
from ludoteca.bots.levels import LEVELS
from ludoteca.bots.search import Prospect, Thought
from ludoteca.games import game as game_of
from ludoteca.words import Words

WORTH_TELLING = 0.25  # points


def about(name: str, say: Callable[..., str]) -> str:
    """What a bot of that level does, in any game."""
    return say(f"level-{name}-about", games=LEVELS[name].most)


def about_at(name: str, say: Callable[..., str], game: str) -> dict[int, str]:
    """What it does in that game, by the number of players."""
    seats = game_of(game).seats
    return {n: say(f"level-{name}-about", games=simulations(name, game, n)) for n in seats}


def why(thought: Thought, words: Words, kind: str, view: Mapping[str, Any]) -> str:
    """The reason for its choice at a decision of that *kind*."""
    best = thought.of(thought.choice)
    if best is None or words.game is None:
        return words.say("hint-only" if not thought.simulations else "hint-first")
    deed = sense(words.game).deed
    others = [x for x in thought.prospects if deed(x.choice) != deed(best.choice)]
    told: dict[str, Any] = {"all": thought.simulations, "games": best.visits}
    told["lead"] = _lead(words, best.lead)
    rival, home = _rival(thought, best, others), thought.prospects[0]
    if rival is not None:
        told["other"] = words.speaker.choice(kind, rival.choice, view)
        told["otherwise"] = _lead(words, best.lead - best.points_beside(rival)[0])
        said, reason = words.say("hint-beside", **told), _difference(best, rival, words)
    else:
        said = words.say("hint-alone", **told)
        if deed(home.choice) == deed(best.choice):
            reason = words.say("hint-stays", others=len(others))
        else:  # likelier to win, not by more points
            reason = words.say("hint-surer", other=words.speaker.choice(kind, home.choice, view))
    return f"{said} {reason}".rstrip()


def _difference(best: Prospect, rival: Prospect, words: Words) -> str:
    """Where most of it comes from: a line of the own score sheet, or what others do not get."""
    points = best.points_beside(rival)[0]
    if points < WORTH_TELLING:
        return ""
    enough, more = max(WORTH_TELLING, points / 2), best.lines_beside(rival)
    most = max(more, key=lambda key: more[key], default="")
    if most and more[most] >= enough:
        line = words.say(f"line-{most}")
        return words.say("hint-line", line=line, points=round(more[most], 1))
    denied = points - best.own_beside(rival)
    return words.say("hint-denied", points=round(denied, 1)) if denied >= enough else ""


def _rival(thought: Thought, best: Prospect, others: list[Prospect]) -> Prospect | None:
    """What it is told beside: the best of the others, or the first judgement.

    Of those tried often enough to say anything, and none that brought as many points.
    """
    enough, home = max(2, best.visits // 8), thought.prospects[0]
    tried = [x for x in others if x.visits >= enough]
    found = max(tried, key=lambda one: one.beside(home)[0], default=None)
    for one in (found, *[x for x in others if x is home]):
        if one is not None and round(best.points_beside(one)[0], 1) > 0:
            return one
    return None


def _lead(words: Words, lead: float) -> str:
    points = round(lead, 1)
    if not points:
        return words.say("hint-even")
    return words.say("hint-ahead" if points > 0 else "hint-behind", points=abs(points))
