"""Dungeonology for search: which choices are the same in other worlds, and how it stands."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology.outlook import doom, estimate
from ludoteca.bots.dungeonology.trials import helps_the_other
from ludoteca.bots.dungeonology.worth import Taste
from ludoteca.bots.search import Sense
from ludoteca.games.dungeonology.components import ABILITY, MAIN, PASS, PLAY, QUIET
from ludoteca.games.dungeonology.placing import PlaceZone
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat
from ludoteca.kernel.game import Game
from ludoteca.kernel.space import Source

# what is answered with cards, and where their order counts
HANDS = {
    "Declare",
    "RestingHand",
    "DiscardTricks",
    "Brew",
    "Bucket",
    "Peek",
    "Retrieve",
    "LookPile",
}
ORDERED = ("Peek", "LookPile")

SPREAD = 10.0  # points: a margin that is a clear victory; a Thesis is worth about 30
REACH = 6  # turns, of whomever, after which an imagined game is cut off and estimated
WIDTH = 0.8  # few choices: there is no time for more games, nor at larger tables (`company`)
LOYALTY = 1.0  # standard errors by which another choice has to be better: docs/decisions/0009

IMAGINED = Taste(mains=False)
TASTES = (  # what else one might do; a few, so that what is kept of boards and Zones is used again
    Taste(star=2.0, later=0.7, left=0.4),  # patient, after Stars
    Taste(stairs=4.0, later=0.7),  # on to deeper Floors, even if it takes time
    Taste(stairs=0.0, risk=0.05, denied=0.1),  # without a thought for others, where one is
    Taste(risk=0.4, bonus=0.4, omega=1.0),  # afraid of answers and of Alert
    Taste(denied=0.9, bonus=0.1),  # against the leader, and cards are there to be played
    Taste(arrow=2.0, stunned=2.5, student=1.0),  # careful, for the turns to come
)


def sense(game: Game[Any], greedy: Any) -> Sense:
    def varied(world: Expedition, seat: Seat, rng: Source) -> Any:
        """What a greedy player of another taste would do."""
        return greedy(world, seat, rng, TASTES[int(rng.random() * len(TASTES))])

    def quick(world: Expedition, seat: Seat, rng: Source) -> Any:
        """A greedy player who does not stop to weigh Main Effects: twice as many games."""
        return greedy(world, seat, rng, IMAGINED)

    return Sense(
        game,
        greedy,
        quick=quick,
        varied=varied,
        label=label,
        deed=lambda choice: (PASS,) if choice == (QUIET,) else choice,  # nothing, now or at all
        absurd=absurd,
        spread=SPREAD,
        doom=doom,
        width=WIDTH,
        loyalty=LOYALTY,
        company=0.0,
        reach=REACH,
        stage=lambda world: int(world.turn),
        estimate=estimate,
    )


def absurd(world: Expedition, seat: Seat, choice: Any) -> bool:
    """To help who is against me in a test."""
    asked = type(world.stack[-1]).__name__
    return asked in ("Lap", "Duel") and helps_the_other(world, seat, choice)


def label(world: Expedition, choice: Any) -> Any:
    """Cards by their faces: another world deals other faces to the same numbers."""
    top: Any = world.stack[-1]
    kind, faces = type(top).__name__, world.faces
    if kind in HANDS:
        found = [faces[card] for card in choice]
        return tuple(found if kind in ORDERED else sorted(found))
    if kind in ("TakeCard", "DiscardCard"):
        return faces[choice]
    if isinstance(top, PlaceZone):
        return (faces[top.card], *choice)
    if isinstance(choice, tuple) and len(choice) > 2:
        if choice[0] in (PLAY, MAIN):
            return (choice[0], faces[choice[1]], *choice[2:])
        names = world.terms.content.abilities.names
        if choice[0] == ABILITY and names[choice[1]][0] in ("card", "jinx"):
            return (ABILITY, choice[1], faces[choice[2]], *choice[3:])
    return choice
