"""``ludoteca rules``: the law in plain words, by chapter, by clause, by ruling or by search."""

from __future__ import annotations

import re
from collections.abc import Callable

from ludoteca.cli.commands import plain
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import FAILED, SorryError
from ludoteca.games import NAMES
from ludoteca.words import Words


def run(screen: Screen, words: Words, asked: str) -> int:
    """Tell the rule of that number, or all rules with that word in them."""
    found = lookup(words, asked) if asked else contents(words)
    if not found:
        raise SorryError("rules-none", FAILED, asked=asked, **examples(words))
    screen.say(*found)
    return 0


def contents(words: Words) -> list[str]:
    """The chapters, which are what has clauses of its own, under the parts of the rules."""
    parents = {clause.rpartition(".")[0] for clause in words.clauses()}
    told = [words.say("rules-chapters")]
    for title, clauses in words.parts():
        chapters = [line(words, clause) for clause in clauses if clause in parents]
        told += [words.say("rules-part", title=title), *chapters] if chapters else []
    return [*told, words.say("rules-how", **examples(words))]


def examples(words: Words) -> dict[str, str]:
    """What could be asked for, in the game at hand."""
    return {name: words.say(f"example-{name}") for name in ("chapter", "clause", "ruling")}


def anywhere(screen: Screen, language: str, asked: str) -> int:
    """Tell the rule without a game being named: the one that has it, or all that speak of it."""
    games = [Words(language, name) for name in NAMES]
    exactly = [words for words in games if exact(words, asked)]
    for words in exactly[:1]:
        return run(screen, words, asked)
    found = [(words, lines) for words in games if (lines := lookup(words, asked))]
    if not found:
        return run(screen, games[0], asked)  # which refuses
    for words, lines in found:
        title = words.say("rules-of", game=words.say(f"title-{words.game}"))
        screen.say(*([title] if len(found) > 1 else []), *lines)
    return 0


def lookup(
    words: Words, asked: str, concerns: Callable[[str], bool] = lambda clause: True
) -> list[str]:
    """The clause, the chapter with its clauses, or everything in which the words are found.

    What is found by words is only what *concerns* the one who asks; a number finds all.
    """
    clauses = words.clauses()
    number = exact(words, asked)
    if number is not None:
        return [line(words, number)] + [
            line(words, clause) for clause in clauses if clause.startswith(f"{number}.")
        ]
    sought = plain(asked).split()

    def is_in(text: str) -> bool:
        return all([word in plain(text) for word in sought])

    found = [line(words, x) for x in clauses if concerns(x) and is_in(words.clause(x))]
    return [*words.speaker.printed(is_in), *found]


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
