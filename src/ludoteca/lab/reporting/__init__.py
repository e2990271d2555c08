"""The report of a run: what its games show, and how far that can be trusted."""

from __future__ import annotations

import polars as pl

from ludoteca.games import game as game_of
from ludoteca.kernel.terms import spell
from ludoteca.lab.document import Document, Section
from ludoteca.lab.numbers import decimal
from ludoteca.lab.plan import Plan, varied_thing
from ludoteca.lab.reporting import course, doubts, scoring, things, winning
from ludoteca.lab.shelf import Run
from ludoteca.words import Words


def words_for(language: str, plan: Plan) -> Words:
    """With the names of the pack that was played with."""
    content = None if plan.content is None else game_of(plan.game).content(plan.content)
    return Words(language, plan.game, content)


def report(run: Run, words: Words) -> Document:
    """All of it."""
    short, sections = list[str](), list[Section]()
    for part in (winning, scoring, course, things):
        found, told = part.sections(run, words)
        short += found
        sections += told
    return Document(
        language=words.language,
        title=words.say("lab-report-title", game=words.say(f"title-{run.plan.game}")),
        about=about(run, words),
        short=short,
        warnings=doubts.warnings(run, words),
        sections=[*sections, Section(words.say("lab-method"), [words.say("lab-method-text")])],
        headings=(words.say("lab-short"), words.say("lab-doubts")),
        commands=[
            (
                f"ludoteca lab replay {run.folder.name} {at} --out game.json",
                words.say(key, number=at),
            )
            for key, at in notable(run)
        ],
        game=run.plan.game,
    )


def about(run: Run, words: Words) -> str:
    """What was played, in one line."""
    plan = run.plan
    options = [varied_thing(name, value) for name, value in plan.options.items()]
    options += [f"{name}={'|'.join(map(spell, values))}" for name, values in plan.vary.items()]
    return words.say(
        "lab-about",
        games=decimal(words, run.games.height, 0),
        edition=plan.edition,
        bots=", ".join(plan.bots),
        options=", ".join(options) or words.say("lab-no-options"),
        content=plan.pack or words.say("lab-our-content"),
        first=plan.seed,
        last=plan.seed + int(run.games["number"].cast(pl.Int64).to_list()[-1]),
        rules=plan.rules,
    )


def notable(run: Run) -> list[tuple[str, int]]:
    """Games worth looking at: the highest score, the lowest that won, the longest."""
    ordered = run.games.sort("best", "number")
    longest = run.games.sort("decisions", "number")
    picked = ordered["number"].to_list()
    return [
        ("lab-replay-highest", picked[-1]),
        ("lab-replay-lowest", picked[0]),
        ("lab-replay-longest", longest["number"].to_list()[-1]),
    ]
