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
OFTEN = 1.5  # standard errors: three victories more of many, where one or two may be luck
EXPLAINED = 0.5  # of a difference; where lines leave more of it open, the sums are told too


def about(name: str, say: Callable[..., str], game: str | None = None) -> str:
    """What a bot of that level does, in that game or in any."""
    most = LEVELS[name].most if game is None else max(_games(name, game).values())
    return say(f"level-{name}-about", games=most)


def about_at(name: str, say: Callable[..., str], game: str) -> dict[int, str]:
    """What it does in that game, by the number of players."""
    return {n: say(f"level-{name}-about", games=x) for n, x in _games(name, game).items()}


def _games(name: str, game: str) -> dict[int, int]:
    """How many it imagines there, by the number of players."""
    return {n: simulations(name, game, n) for n in game_of(game).seats}


def why(thought: Thought, words: Words, kind: str, view: Mapping[str, Any]) -> str:
    """The reason for its choice at a decision of that *kind*."""
    best = thought.of(thought.choice)
    if best is None or words.game is None:
        return words.say("hint-only" if not thought.simulations else "hint-first")
    told: dict[str, Any] = {"games": best.visits, "lead": _lead(words, best.lead, view)}
    if thought.before is None:
        return words.say("hint-alone", all=thought.simulations, **told)
    home, other = thought.prospects
    rival = other if best is home else home
    deed = sense(words.game).deed
    told["tried"] = len({deed(one.choice) for one in thought.before.prospects})
    told["other"] = words.speaker.choice(kind, rival.choice, view)
    told["otherwise"] = _lead(words, rival.lead, view)
    said = words.say("hint-beside", all=thought.before.simulations, **told)
    return f"{said} {_reason(best, rival, best is home, words, view)}".rstrip()


def _reason(
    best: Prospect, rival: Prospect, at_home: bool, words: Words, view: Mapping[str, Any]
) -> str:
    """Why the one and not the other: points where they are clear, else victories, else both."""
    points, error = best.points_beside(rival)
    if points > error:
        return _difference(best, rival, words, view)
    fewer = "yes" if points < -error else "no"
    if round(best.lead, 1) == round(rival.lead, 1):
        fewer = "same"
    wins, doubt = best.wins_beside(rival)
    stays = at_home and not best.better_than(rival, 1.0)
    if stays and fewer != "yes" and abs(wins) <= doubt:
        return words.say("hint-stays")
    if wins > OFTEN * doubt:
        told = {"won": best.wins_with(rival), "lost": rival.wins_with(best)}
        return words.say("hint-surer", fewer=fewer, **told)
    return words.say("hint-stays-but" if stays else "hint-worth", fewer=fewer)


def _difference(best: Prospect, rival: Prospect, words: Words, view: Mapping[str, Any]) -> str:
    """Where most of it comes from: a line of the own score sheet, or what others do not get."""
    own = best.own_beside(rival)
    denied = best.points_beside(rival)[0] - own
    players = _players(view)
    if denied > own:
        told: dict[str, Any] = {"players": players, "points": round(denied, 1)}
        if own > -WORTH_TELLING:
            return words.say("hint-denied", **told)
        return words.say("hint-denied-but", lost=round(-own, 1), **told)
    lines = best.lines_beside(rival)
    most = max(lines, key=lambda key: lines[key], default="")
    if not most or lines[most] < WORTH_TELLING:
        return _in_all(own, denied, words, players)
    told = {"line": words.say(f"line-{most}"), "points": round(lines[most], 1)}
    least = min(lines, key=lambda key: lines[key])
    if -lines[least] < max(WORTH_TELLING, lines[most] / 4):
        said, net = words.say("hint-line", **told), lines[most]
    else:
        less = words.say(f"line-{least}")
        said = words.say("hint-line-but", less=less, lost=round(-lines[least], 1), **told)
        net = lines[most] + lines[least]
    if abs(own + denied - net) <= max(WORTH_TELLING, EXPLAINED * (own + denied)):
        return said
    return f"{said} {_in_all(own, denied, words, players)}"


def _in_all(own: float, denied: float, words: Words, players: int) -> str:
    """What all lines come to, and what the others get more or less."""
    theirs = "same" if abs(denied) < WORTH_TELLING else "less" if denied > 0 else "more"
    told: dict[str, Any] = {"points": round(own, 1), "other": abs(round(denied, 1))}
    return words.say("hint-in-all", theirs=theirs, players=players, **told)


def _lead(words: Words, lead: float, view: Mapping[str, Any]) -> str:
    """How these games ended; where they are imagined only so far, how they are set to end."""
    points = round(lead, 1)
    cut = "yes" if words.game is not None and sense(words.game).reach else "no"
    if not points:
        return words.say("hint-even", players=_players(view), cut=cut)
    return words.say("hint-ahead" if points > 0 else "hint-behind", points=abs(points), cut=cut)


def _players(view: Mapping[str, Any]) -> int:
    """How many play, as far as the view says: whom one plays against is called by it."""
    return int(view.get("seats", 0))
