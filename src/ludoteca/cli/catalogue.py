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
        screen.say(line(words, 0, game.name, say(f"game-{game.name}")))
        screen.say("  " + say("games-seats", least=game.seats[0], most=game.seats[-1]))
        screen.say("  " + say("games-editions"))
        for number, name in enumerate(game.editions):
            mark = f" ({say('games-default')})" if not number else ""
            screen.say(line(words, 2, name, say(f"edition-{name}") + mark))
        if game.presets:
            screen.say("  " + say("games-presets"))
        for name in game.presets:
            about = say(f"preset-{name}-about")
            screen.say(line(words, 2, name, about))
        screen.say("  " + say("games-options"))
        for option in game.options:
            cited = words.speaker.cited(option)
            screen.say(line(words, 2, option.name, f"{words.option(option.name)} [{cited}]"))
            for number, value in enumerate(option.values):
                mark = f" ({say('games-default')})" if not number else ""
                meaning = words.value(option.name, value)
                screen.say(line(words, 3, spell(value), meaning + mark))
            if option.numbers is not None:
                least, most = option.numbers
                numbers = say("games-numbers", least=least, most=most)
                screen.say(line(words, 3, f"{least}–{most}", numbers))
    return 0


def line(words: Words, depth: int, name: str, text: str) -> str:
    """A name and what it means, as this language writes it."""
    return "  " * depth + words.say("games-line", name=name, text=text)
