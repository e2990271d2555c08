"""Where the sample cannot carry a statement."""

from __future__ import annotations

from ludoteca.bots.levels import NOVICE
from ludoteca.games import game as game_of
from ludoteca.lab.figures import games_for
from ludoteca.lab.numbers import decimal
from ludoteca.lab.reporting.winning import first_advantage
from ludoteca.lab.shelf import Run
from ludoteca.words import Words

FEW = 200  # games
WANTED = 0.02  # a difference of win rates that a publisher would want to see


def warnings(run: Run, words: Words) -> list[str]:
    """What a reader should know before believing anything."""
    plan, games, found = run.plan, run.games.height, list[str]()
    if games < plan.games:
        found.append(words.say("lab-unfinished", played=games, games=plan.games))
    if games < FEW:
        found.append(words.say("lab-few-games", games=games))
    first = first_advantage(run) if len(plan.bots) > 1 else None
    if first is not None and first.high - first.value > WANTED:
        seen = decimal(words, 100 * (first.high - first.value))
        needed = decimal(words, games_for(WANTED, 1 / len(plan.bots)), 0)
        found.append(
            words.say(
                "lab-needs-games", seen=seen, wanted=decimal(words, 100 * WANTED, 0), needed=needed
            )
        )
    if NOVICE.name in plan.bots:
        found.append(words.say("lab-novices", bot=NOVICE.name))
    if len({*plan.bots}) == 1 and len(plan.bots) > 1:
        found.append(words.say("lab-one-level", bot=plan.bots[0]))
    if not plan.rotate and len({*plan.bots}) > 1:
        found.append(words.say("lab-not-rotated"))
    ours = game_of(plan.game)
    if plan.rules != ours.rules:
        found.append(words.say("lab-rules-since", rules=plan.rules, ours=ours.rules))
    return found
