"""RC-BIG The modes of Big Bosses: what their deeds are worth, and what one can afford."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology.worth import Taste
from ludoteca.games.dungeonology.components import MODE, MOVE, OPEN_EGG, PASS, TAKE_EGG, THAW, Deed
from ludoteca.games.dungeonology.explore import Phase
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.winter import most_filled
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

WORTH = {TAKE_EGG: 2.2, OPEN_EGG: 3.0}  # in points, of the Actions of modes
CARRIED = 2.0  # what an Egg is worth that is not at home yet
POOR = 3  # cards below this Bonus value are poured into a Bucket


def free_deed(s: Expedition, seat: Seat, top: Any) -> Deed | None:
    """W4 A Student for Hot Water, and no ice any more."""
    if s.mode is None or not isinstance(top, Phase):
        return None
    return (MODE, THAW) if (MODE, THAW) in s.mode.deeds(s, seat) else None


def affordable(s: Expedition, seat: Seat, top: Any, deed: Any) -> Any:
    """W3 A move for which the Speed points do not suffice is none."""
    if s.mode is None or not isinstance(top, Phase) or deed[0] != MOVE:
        return deed
    return deed if top.price(s, seat, deed) <= top.speed + top.bonus else (PASS,)


def best_action(s: Expedition, seat: Seat) -> tuple[float, Deed]:
    """The Action of the mode that brings most."""
    found = s.mode.actions(s, seat) if s.mode is not None else []
    worth = [(WORTH.get(deed[1], 0.0), deed) for deed in found]
    return max(worth, default=(0.0, (PASS,)))


def carried(s: Expedition, seat: Seat) -> float:
    """BR4 What the way home brings."""
    return CARRIED if s.mode is not None and s.mode.has(seat, "egg") else 0.0


def frost(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """W2 Hot Water is for that, as long as there is any left for an Encounter."""
    return 1


def bucket(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[int, ...]:
    """RC-ZEF.2 The poorest cards."""
    bonus = s.terms.content.bonus
    hand = sorted(s.hands[seat], key=lambda card: (bonus[s.faces[card]], card))
    poor = [card for card in hand if bonus[s.faces[card]] < POOR]
    return tuple(sorted(poor[: min(most_filled(s, seat), max(0, len(hand) - 2))]))
