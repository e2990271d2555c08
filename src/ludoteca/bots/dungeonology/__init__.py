"""A greedy player of Dungeonology: where are points to be had, and will the test succeed?

Everything is counted in points.  `worth` says what boards, Zones and cards are worth, `eye` looks
through the map once for each decision; then a file for each kind of question.
"""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology import (
    activities,
    cards,
    dungeon,
    members,
    modes,
    omega,
    phases,
    reactions,
    research,
    skills,
    trials,
)
from ludoteca.bots.dungeonology import sense as senses
from ludoteca.bots.dungeonology.worth import GIVEN, TASTE, Taste
from ludoteca.bots.search import Sense
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat
from ludoteca.kernel.game import Game
from ludoteca.kernel.space import Source

__all__ = ["GIVEN", "TASTE", "Taste", "greedy", "sense"]


def greedy(world: Expedition, seat: Seat, rng: Source, taste: Taste = TASTE) -> Any:
    """The choice that looks best now."""
    top: Any = world.stack[-1]
    if world.research and (choice := research.claim(world, seat, top)) is not None:
        return choice
    if world.mode is not None and (free := modes.free_deed(world, seat, top)) is not None:
        return free
    if world.terms.solo:
        taste = omega.demanding(taste, omega.stars_needed(world))
    deed = DEEDS.get(type(top).__name__)
    if deed is None:
        return top.default(world, seat, top.options(world, seat))
    choice = deed(world, seat, top, rng, taste)
    return modes.affordable(world, seat, top, choice)


DEEDS: dict[str, Any] = {
    "PickScholar": dungeon.pick_scholar,
    "Turn": activities.activity,
    "RestingJinx": activities.resting_jinx,
    "DropJinx": activities.drop_jinx,
    "RestingHand": activities.resting_hand,
    "Movement": phases.movement,
    "Action": phases.action,
    "Priority": phases.priority,
    "PlaceZone": dungeon.place_zone,
    "Stairs": dungeon.stairs,
    "Declare": trials.declare,
    "Lap": trials.answer,
    "Duel": trials.answer,
    "Rogue": trials.rogue,
    "Stun": trials.stun,
    "DiscardTricks": cards.discard,
    "Brew": cards.discard,
    "LoseCube": dungeon.lose_cube,
    "LayToken": dungeon.lay_token,
    "LeaveCube": dungeon.leave_cube,
    "PlaceUniversal": dungeon.place_universal,
    "ChooseSide": trials.choose_side,
    "Peek": cards.peek,
    "Declared": reactions.react,
    "Watched": reactions.react,
    "PeerReview": reactions.peer_review,
    "TakeCard": reactions.take_card,
    "DiscardCard": reactions.take_card,
    "NameAnew": reactions.name_anew,
    "Retrieve": reactions.retrieve,
    "Ward": skills.ward,
    "DrawnStudents": members.keep,
    "Frost": modes.frost,
    "Bucket": modes.bucket,
    "BreakFree": modes.break_free,
    "LayTentacle": modes.away_from_me,
    "LayBoulder": modes.away_from_me,
    "RollBoulder": modes.away_from_me,
    "PushEgg": modes.push_egg,
    "OmegaZone": omega.place_zone,
    "OmegaStairs": dungeon.stairs,
    "OmegaPlace": omega.pick_spot,
}


def sense(game: Game[Any]) -> Sense:
    """What search wants to know of it."""
    return senses.sense(game, greedy)
