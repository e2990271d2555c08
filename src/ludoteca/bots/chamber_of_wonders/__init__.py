"""A greedy player of Chamber of Wonders: what would this add to my score, and what to theirs?

Everything is counted in Fame; three pounds are one (CW-SCORE.4).
"""

from __future__ import annotations

from typing import Any

from ludoteca.bots.chamber_of_wonders import alone, deeds
from ludoteca.bots.chamber_of_wonders import sense as senses
from ludoteca.bots.chamber_of_wonders.taste import FIRST_SIGHT, GIVEN, TASTE, Taste
from ludoteca.bots.search import Sense
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.event import Seat
from ludoteca.kernel.game import Game
from ludoteca.kernel.space import Source

__all__ = ["FIRST_SIGHT", "GIVEN", "TASTE", "Taste", "at_first_sight", "greedy", "sense"]


def greedy(world: Chamber, seat: Seat, rng: Source, taste: Taste = TASTE) -> Any:
    """The choice that looks best now."""
    top: Any = world.stack[-1]
    name = type(top).__name__
    deed = DEEDS.get(name)
    if deed is None:
        return top.default(world, seat, top.options(world, seat))
    return deed(world, seat, top, rng, taste)


def at_first_sight(world: Chamber, seat: Seat, rng: Source) -> Any:
    """What those choose at first who have measured nothing: all below a Master."""
    return greedy(world, seat, rng, FIRST_SIGHT)


DEEDS: dict[str, Any] = {
    "Display": deeds.display,
    "PlaceAgent": deeds.place_agent,
    "ChooseContact": deeds.choose_contact,
    "BetweenTurns": deeds.between_turns,
    "KeepAndGive": deeds.keep_and_give,
    "Draft": deeds.draft,
    "Discards": deeds.worst_card,
    "SellToRek": deeds.best_sale,
    "Boss": deeds.best_sale,
    "Olivander": deeds.worst_card,
    "Sales": deeds.sales,
    "Market": deeds.sales,
    "Auction": deeds.auction,
    "SealedBid": deeds.sealed_bid,
    "Lots": deeds.lots,
    "NameBuyer": deeds.name_buyer,
    "PushYourLuck": deeds.push_your_luck,
    "Telegraph": deeds.push_your_luck,
    "NameType": deeds.name_type,
    "TakeMatching": deeds.take_matching,
    "Gifts": deeds.gifts,
    "Business": alone.buy,
    "Yard": alone.yard,
    "Assign": alone.assign,
    "Reference": alone.telegraph_b,
    "KeepOrNot": alone.keep_or_not,
    "Cara": alone.cara,
    "Parker": alone.parker,
    "Gravediggers": deeds.keep_skulls,
}


def sense(game: Game[Any]) -> Sense:
    """What search wants to know of it."""
    first_sight = senses.sense(game, at_first_sight, FIRST_SIGHT)
    return senses.sense(game, greedy, TASTE, first_sight)
