"""Matches of every game, with all options that hypothesis draws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.adapters import Match, Setting
from ludoteca.games import NAMES
from ludoteca.kernel.game import Game
from tests.contract.play import Course, moments, offered

ADVANCED = {f"rules.{rule}": True for rule in ("boss", "dangerous_zones", "max_alert")} | {
    "rules.main_effects": True
}
names = pytest.mark.parametrize("name", NAMES)


def tables_of(games: list[Game[Any]]) -> pytest.MarkDecorator:
    """The largest and the smallest table of each edition: the contract suite tries the others."""
    return pytest.mark.parametrize(
        ("game", "edition", "seats"),
        [
            pytest.param(game, edition, seats, id=f"{game.name}-{edition}-{seats}")
            for game in games
            for edition in game.editions
            for seats in sorted({game.seats[0], game.seats[-1]})
            if offered(game, edition, seats)
        ],
    )


def matches(game: Game[Any], edition: str, seats: int, course: Course) -> Iterator[Match]:
    """Every third moment of a game, as a match."""
    setting = Setting(game.name, seats, edition)
    for number, s in enumerate(moments(game, edition, seats, course)):
        if number % 3 == 0 or not s.stack:
            yield Match(setting, s)
