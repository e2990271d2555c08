"""Chamber of Wonders for search: what else to try, which choices are the same in other worlds."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.chamber_of_wonders.taste import Taste
from ludoteca.bots.chamber_of_wonders.worth import limit
from ludoteca.bots.search import Sense
from ludoteca.bots.search.sense import Policy
from ludoteca.games.chamber_of_wonders.displays import NOTHING
from ludoteca.games.chamber_of_wonders.prompts import PASS
from ludoteca.games.chamber_of_wonders.showcases import free_showcases
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.event import Seat
from ludoteca.kernel.game import Game
from ludoteca.kernel.space import Source

# Imagined games with one, two, three and four players.  Among others who search, a thousand win no
# more than some hundreds with three or more: the levels lie below, set apart by measurement (0009).
BUDGETS = {
    "adept": (25, 25, 25, 16),
    "expert": (80, 80, 80, 64),
    "master": (1000, 1000, 400, 400),
}
# What search makes of it; that other widths and loyalties play no better is told in 0009.
SPREAD = 10.0  # Fame: a clear victory; of two greedy players the winner leads by 7 on average
WIDTH = 1.0  # half as many choices as elsewhere: most decisions have few that matter
LOYALTY = 0.7  # standard errors by which another choice must be better than the greedy one

# What else search tries than the greedy choice: beyond it on both sides, since only trying tells.
RAISES = 0.5  # of the tries in an auction, those that bid a pound more and do not pass
DEARER = 1.6  # of the greedy limit, what a sealed bid is at most
CARDS = {  # questions whose answer is a card or several
    *("KeepAndGive", "Draft", "Discards", "SellToRek", "Boss", "Olivander", "Sales", "Market"),
    *("Lots", "TakeMatching", "Yard", "Cara", "Parker"),
}


def sense(game: Game[Any], greedy: Policy, taste: Taste, first_sight: Sense | None = None) -> Sense:
    def varied(world: Chamber, seat: Seat, rng: Source) -> Any:
        top: Any = world.stack[-1]
        kind = type(top).__name__
        if kind == "Auction":
            raises = rng.random() < RAISES and top.price < world.purse[seat]
            return top.price + 1 if raises else PASS
        if kind == "Display" and world.hands[seat] and free_showcases(world, seat) > 0:
            hand = world.hands[seat]
            throw = int(rng.random() * (len(hand) + 2))  # any card; nothing; as always
            if throw < len(hand):
                return (hand[throw],), False, -1
            return NOTHING if throw == len(hand) else greedy(world, seat, rng)
        if kind == "SealedBid":
            most = limit(world, seat, top.card, taste) * DEARER
            return int(min(world.purse[seat], most * rng.random()))
        return top.options(world, seat).pick(rng)

    return Sense(
        game,
        greedy,
        varied=varied,
        label=label,
        spread=SPREAD,
        width=WIDTH,
        loyalty=LOYALTY,
        budgets=BUDGETS,
        first_sight=first_sight,
    )


def label(world: Chamber, choice: Any) -> Any:
    """Cards by their faces: another world deals other faces to the same numbers."""
    kind = type(world.stack[-1]).__name__
    faces = world.faces
    if kind == "Display" and isinstance(choice, tuple) and isinstance(choice[0], tuple):
        return (tuple(sorted([faces[card] for card in choice[0]])), *choice[1:])
    if kind not in CARDS:
        return choice
    if isinstance(choice, int):
        return faces[choice] if choice >= 0 else choice
    if kind == "Yard":  # what lies face down is one card like another
        return tuple([faces[card] if world.knowers[card] & 1 else -1 for card in choice])
    return tuple([faces[card] for card in choice])
