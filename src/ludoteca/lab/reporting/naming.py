"""What things are called in a report, and of how many of them too little is known."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games import game as game_of
from ludoteca.lab.document import Bar
from ludoteca.lab.plan import VARIED
from ludoteca.words import Words

LEAST = 30  # rows with it and without it, or nothing is said
SURE = 0.05
TOLD = 3  # of the best and of the worst, in the summary
NAMED = 6  # things that are too few, in one sentence


def named(words: Words, kind: str, thing: str) -> str:
    """What it is called."""
    if kind == "area":
        return str(words.speaker.area_name(thing))
    if kind == VARIED:
        name, _, spelt = thing.partition("=")
        option = next(one for one in game_of(words.game or "").options if one.name == name)
        return words.say("games-line", name=name, text=words.value(name, option.parse(spelt)))
    return words.name(f"{kind}-{thing}")


def too_few(words: Words, few: str, many: str, bars: Sequence[Bar]) -> list[str]:
    """The warning that nothing can be said of those that are weak."""
    weak = [bar.label for bar in bars if bar.mark == "weak"]
    key = few if len(weak) <= NAMED else many
    return [words.say(key, things=weak, count=len(weak), least=LEAST)] if weak else []
