"""``ludoteca rules``: the law in plain words, by chapter, by clause, by ruling or by search."""

from __future__ import annotations

import re

from ludoteca.cli.commands import plain
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import FAILED, SorryError
from ludoteca.words import Words


def run(screen: Screen, words: Words, asked: str) -> int:
    """Tell the rule of that number, or all rules with that word in them."""
    found = lookup(words, asked) if asked else contents(words)
    if not found:
        raise SorryError("rules-none", FAILED, asked=asked)
    screen.say(*found)
    return 0


def contents(words: Words) -> list[str]:
    """The chapters."""
    titles = [line(words, clause) for clause in words.clauses() if re.fullmatch(r"\w+-\d+", clause)]
    chapters = [title for title in titles if not title.startswith("AMB")]
    return [words.say("rules-chapters"), *chapters, words.say("rules-how")]


def lookup(words: Words, asked: str) -> list[str]:
    """The clause, the chapter with its clauses, or everything in which the words are found."""
    clauses = words.clauses()
    number = exact(words, asked)
    if number is not None:
        return [line(words, number)] + [
            line(words, clause) for clause in clauses if clause.startswith(f"{number}.")
        ]
    sought = plain(asked).split()
    return [
        line(words, clause)
        for clause in clauses
        if all([word in plain(words.clause(clause)) for word in sought])
    ]


def exact(words: Words, asked: str) -> str | None:
    """The clause that was meant: KC-12.12 may be typed as kc 12.12 or 12.12."""
    known = {plain(clause): clause for clause in words.clauses()}
    typed = plain(asked).replace(" ", "-")
    first = words.clauses()[0].partition("-")[0]
    for spelling in (typed, f"{plain(first)}-{typed}"):
        if spelling in known:
            return known[spelling]
    return None


def line(words: Words, clause: str) -> str:
    return words.say("rules-line", number=label(words, clause), text=words.clause(clause))


def label(words: Words, clause: str) -> str:
    """The number of a rule; a Scenario of the house has none, so it is called Scenario 9."""
    scenario = re.fullmatch(r"\w+-scenario-(\d+)", clause)
    return words.say("rules-scenario", number=scenario[1]) if scenario else clause
