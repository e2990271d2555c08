"""Dialogues, and the material for other games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca import companion
from ludoteca.companion import crossover, dialogues
from ludoteca.companion.leading import CrossoverTold, FollowedTold, Leading
from ludoteca.games import NAMES
from ludoteca.server.boxes import box_named
from ludoteca.server.desk.scoring import Name, Seats, Seed, agreed
from ludoteca.server.refusals import Refusal

LONGEST = 1000  # answers: a solo game has some two hundred


class Dialogue(Struct, forbid_unknown_fields=True):
    """Everything that has been answered, from the beginning."""

    seats: Seats
    seed: Seed = 0
    answers: Annotated[list[companion.Answers], Meta(max_length=LONGEST)] = []
    players: Annotated[list[Name], Meta(max_length=12)] = []


def follow(language: str, game: str, dialogue: str, data: Dialogue) -> FollowedTold:
    """What to do by these answers, and what is asked next."""
    name = box_named(game).name
    if name not in dialogues.GAMES.get(dialogue, ()):
        raise Refusal("no-such-page", 404)
    followed = agreed(
        name, lambda game: dialogues.follow(dialogue, game, data.seats, data.answers, data.seed)
    )
    return Leading(language, name, data.players, dialogue).followed(followed)


def others(language: str, game: str, seed: int) -> CrossoverTold:
    """What the box holds for other games; Eggs that are hidden by a seed."""
    if game in NAMES and game != crossover.GAME:
        raise Refusal("no-such-page", 404)
    return Leading(language, box_named(game).name, about="eggs").crossover(seed)
