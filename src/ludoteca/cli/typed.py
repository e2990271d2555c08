"""What was typed after an option, as the number or the value that it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.cli.sorry import BAD_ARGUMENTS, SorryError
from ludoteca.kernel.game import Game
from ludoteca.kernel.terms import Value

BIGGEST = 2**63 - 1  # what JSON readers everywhere can read


def preset_of(game: Game[Any], name: str | None) -> dict[str, Value]:
    """Options that go well together, by the name of all of them."""
    if name is None:
        return {}
    if not game.presets:
        raise SorryError("args-no-presets", game=game.name)
    if name not in game.presets:
        raise SorryError("args-no-such-preset", name=name, names=", ".join(game.presets))
    return dict(game.presets[name])


def options_of(game: Game[Any], typed: Sequence[str]) -> dict[str, Value]:
    """The options as the game knows them; what it does not know it will refuse itself."""
    known = {option.name: option for option in game.options}
    options: dict[str, Value] = {}
    for pair in typed:
        name, equals, text = pair.partition("=")
        if not equals:
            raise SorryError("args-option-without-value", option=pair, names=", ".join(known))
        name = name.strip()
        value = known[name].parse(text) if name in known else text
        if options.setdefault(name, value) != value:
            raise SorryError("args-option-twice", option=name)
    return options


def number(option: str, text: str, most: int = BIGGEST, least: int = 0) -> int:
    """A whole number of that range."""
    try:
        found = int(text)
    except ValueError:
        found = least - 1
    if not least <= found <= most:
        told = {"option": option, "text": text, "least": str(least), "most": str(most)}
        raise SorryError("not-a-number", BAD_ARGUMENTS, **told)
    return found
