"""``ludoteca games``: the games of the house with their editions and options."""

from __future__ import annotations

import ludoteca
from ludoteca.cli.screen import Screen
from ludoteca.kernel.terms import spell
from ludoteca.words import Words


def run(screen: Screen, language: str) -> int:
    """Each game: who can play, which editions, which options with their values."""
    for game in ludoteca.games():
        words = Words(language, game.name)
        say = words.say
        screen.say(f"{game.name}: {say(f'game-{game.name}')}")
        screen.say("  " + say("games-seats", least=game.seats[0], most=game.seats[-1]))
        screen.say("  " + say("games-editions"))
        for number, name in enumerate(game.editions):
            mark = f" ({say('games-default')})" if not number else ""
            screen.say(f"    {name}: {say(f'edition-{name}')}{mark}")
        screen.say("  " + say("games-options"))
        for option in game.options:
            screen.say(f"    {option.name}: {words.option(option.name)} [{option.clause}]")
            for number, value in enumerate(option.values):
                mark = f" ({say('games-default')})" if not number else ""
                meaning = words.value(option.name, value)
                screen.say(f"      {spell(value)}: {meaning}{mark}")
    return 0
