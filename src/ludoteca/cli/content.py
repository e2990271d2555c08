"""``ludoteca content``: packs for owners of a box, to write out and to check."""

from __future__ import annotations

import re

from ludoteca.cli.files import read_text, write_new
from ludoteca.cli.screen import Screen
from ludoteca.games import NAMES, game
from ludoteca.words import Words, packs

_GAME = re.compile(r"""^\s*game\s*=\s*["']([\w-]+)["']""", re.M)


def export(screen: Screen, words: Words, out: str | None) -> int:
    """Write our content as a pack, to a file or to the screen."""
    text = packs.export(words)
    if out is None:
        screen.write(text)
    else:
        write_new(out, text.encode())
        screen.say(words.say("content-written", file=out))
    return 0


def game_of(text: str) -> str:
    """The game that a pack is for; the first of the house if it says none that we know."""
    found = _GAME.search(text)
    return found[1] if found and found[1] in NAMES else NAMES[0]


def check(screen: Screen, language: str, file: str) -> int:
    """Say what is wrong in a pack, or that nothing is; `ContentError` holds the faults."""
    text = read_text(file)
    words = Words(language, game_of(text))
    assert words.game is not None
    game(words.game).content(text, file)
    screen.say(words.say("content-good", file=file, game=words.game))
    return 0
