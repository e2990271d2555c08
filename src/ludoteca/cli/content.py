"""``ludoteca content``: packs for owners of a box, to write out and to check."""

from __future__ import annotations

from ludoteca.cli.files import game_in, read_text, write_new
from ludoteca.cli.screen import Screen
from ludoteca.games import game
from ludoteca.words import Words, packs


def export(screen: Screen, words: Words, out: str | None) -> int:
    """Write our content as a pack, to a file or to the screen."""
    text = packs.export(words)
    if out is None:
        screen.write(text)
    else:
        write_new(out, text.encode())
        screen.say(words.say("content-written", file=out))
    return 0


def check(screen: Screen, language: str, file: str) -> int:
    """Say what is wrong in a pack, or that nothing is; `ContentError` holds the faults."""
    text = read_text(file)
    words = Words(language, game_in(text))
    assert words.game is not None
    game(words.game).content(text, file)
    screen.say(words.say("content-good", file=file, game=words.game))
    return 0
