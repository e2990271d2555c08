"""Which edition is in the box: where the rulebooks differ, and which of them fits."""

from __future__ import annotations

from typing import Any

from ludoteca.companion.forms import Answers, Field, Form, choice
from ludoteca.games import game as game_named
from ludoteca.kernel.event import Reason
from ludoteca.kernel.game import Game
from ludoteca.kernel.terms import Option, Value, spell

UNKNOWN = "unknown"


def switches(form: Form) -> tuple[str, ...]:
    return ()


def differing(game: Game[Any]) -> list[Option]:
    """The options in which the editions of a game differ."""
    return [
        option
        for option in game.options
        if len({_says(game, edition, option) for edition in game.editions}) > 1
    ]


def _says(game: Game[Any], edition: str, option: Option) -> Value:
    return game.editions[edition].get(option.name, option.default)


def table(game: str, terms: Any, seats: int) -> tuple[Field, ...]:
    rules = game_named(game)
    return tuple(
        [
            choice(
                option.name,
                option.clause,
                f"value {option.name}",
                (UNKNOWN, *[spell(value) for value in option.values]),
                default=UNKNOWN,
            )
            for option in differing(rules)
        ]
    )


def tell(form: Form, answers: Answers, seed: int) -> list[Reason]:
    """The edition that agrees with most answers, then what this box says otherwise."""
    game = game_named(form.game)
    known = {x.name: x for x in differing(game) if answers.table[x.name] != UNKNOWN}

    def against(edition: str) -> list[str]:
        said = {name: spell(_says(game, edition, option)) for name, option in known.items()}
        return [name for name, value in said.items() if value != answers.table[name]]

    best = min(game.editions, key=lambda edition: len(against(edition)))
    level = [x for x in game.editions if len(against(x)) == len(against(best))]
    if len(level) > 1:
        return [Reason("-", "companion-edition-several", {"editions": level})]
    others = [
        Reason(known[name].clause, "companion-edition-switch",
               {"option": name, "value": known[name].parse(answers.table[name])})
        for name in against(best)
    ]  # fmt: skip
    return [Reason("-", "companion-edition-is", {"editions": [best]}), *others]
