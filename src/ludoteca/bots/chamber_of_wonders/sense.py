"""Chamber of Wonders for search: what else to try, which choices are the same in other worlds."""

from __future__ import annotations

from typing import Any

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
CARDS = {  # questions whose answer is a card or several
    *("KeepAndGive", "Draft", "Discards", "SellToRek", "Boss", "Olivander", "Sales", "Market"),
    *("Lots", "TakeMatching", "Yard", "Cara", "Parker"),
}


def sense(game: Game[Any], greedy: Policy) -> Sense:
    def varied(world: Chamber, seat: Seat, rng: Source) -> Any:
        top: Any = world.stack[-1]
        kind = type(top).__name__
        if kind == "Auction":
            return top.price + 1 if rng.random() < 0.5 and top.price < world.purse[seat] else PASS
        if kind == "Display" and world.hands[seat] and free_showcases(world, seat) > 0:
            hand = world.hands[seat]
            throw = int(rng.random() * (len(hand) + 2))
            if throw < len(hand):
                return (hand[throw],), False, -1
            return NOTHING if throw == len(hand) else greedy(world, seat, rng)
        if kind == "SealedBid":
            return int(min(world.purse[seat], limit(world, seat, top.card) * 1.6 * rng.random()))
        return top.options(world, seat).pick(rng)

    return Sense(
        game,
        greedy,
        varied=varied,
        label=label,
        spread=10.0,
        width=1.0,
        loyalty=0.7,
        budgets=BUDGETS,
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
    return tuple([faces[card] for card in choice])
