"""RC-BIG The modes of Big Bosses: what their deeds are worth, and what one can afford."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology.worth import TASTE, Taste, board_worth, clan_seen, cube_gain
from ludoteca.games.dungeonology.components import (
    BRING_HOME,
    MODE,
    MOVE,
    NOBODY,
    OFFER,
    OPEN_EGG,
    PASS,
    PLACE,
    TAKE_EGG,
    TAKE_IDOL,
    THAW,
    UNIVERSAL,
    Deed,
)
from ludoteca.games.dungeonology.explore import Phase
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.sea import BLESSING, OFFERED, Sea
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.temple import HOME_ALERT, Temple
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.winter import most_filled
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.students import alert_bonus
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

WORTH = {TAKE_EGG: 2.2, OPEN_EGG: 3.0, TAKE_IDOL: 3.5}  # points, of the Actions of modes
HOMING = 3.5  # points: bringing Enrico Giovanni home, where the cards suffice
CARRIED = 2.0  # points: an Egg that is not at home yet
AT_EASE = 2  # Speed points from which one of them is spent rather than a Student
FAR = 99  # Zones: out of reach
POOR = 3  # the Bonus value below which cards are poured into a Bucket
KEPT = 2  # cards that stay in hand, whatever they are


def free_deed(s: Expedition, seat: Seat, top: Any) -> Deed | None:
    """W4 A Student for Hot Water, and no ice any more."""
    if s.mode is None or not isinstance(top, Phase):
        return None
    return (MODE, THAW) if (MODE, THAW) in s.mode.deeds(s, seat) else None


def affordable(s: Expedition, seat: Seat, top: Any, deed: Any) -> Any:
    """DG-17.6 What the Speed points do not suffice for is none: W3 ice, Part 3.9 a Jinx."""
    if not isinstance(top, Phase) or deed[0] not in (MOVE, PLACE):
        return deed
    return deed if top.price(s, seat, deed) <= top.speed + top.bonus else (PASS,)


def best_action(s: Expedition, seat: Seat) -> tuple[float, Deed]:
    """The Action of the mode that brings most."""
    found = s.mode.actions(s, seat) if s.mode is not None else []
    worth = [(WORTH.get(deed[1], 0.0), deed) for deed in found]
    if isinstance(s.mode, Sea):
        worth = [(offering(s, seat, s.mode, deed), deed) for deed in found]
    if isinstance(s.mode, Temple) and (MODE, BRING_HOME) in found and s.mode.brought == NOBODY:
        bonus = s.terms.content.bonus
        stealth = sum([bonus[s.faces[card]] for card in s.hands[seat]])
        worth += [(HOMING, (MODE, BRING_HOME))] if stealth > HOME_ALERT + alert_bonus(s) else []
    return max(worth, default=(0.0, (PASS,)))


def offering(s: Expedition, seat: Seat, mode: Sea, deed: Deed) -> float:
    """GS4 Its points and the Universal cube, without the two that are given for them."""
    assert deed[1] == OFFER
    content, clan, board = s.terms.content, clan_seen(s, seat), s.boards[seat]
    left = tuple([n - (colour in deed[2:]) for colour, n in enumerate(board)])
    worth = float(OFFERED) + (BLESSING if mode.blessed == NOBODY else 0)
    worth += board_worth(content, TASTE, left, clan) - board_worth(content, TASTE, board, clan)
    if UNIVERSAL in s.cubes[s.spots[seat]]:
        worth += cube_gain(content, TASTE, left, UNIVERSAL, clan)
    return worth


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
    return tuple(sorted(poor[: min(most_filled(s, seat), max(0, len(hand) - KEPT))]))


def break_free(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """GS1 A Student, unless it is the last one or Speed points are left over."""
    phase = s.phase()
    return int(s.students[seat] > 1 and phase.speed + phase.bonus < AT_EASE)


def away_from_me(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """Where most others are, and not oneself: a Tentacle, a boulder."""
    found = list(top.options(s, seat))
    return int(max(found, key=lambda x: (s.spots[seat] != x, s.spots.count(x), -x)))


def push_egg(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """Part 3.10 Towards oneself, but not where one is: an Egg is opened by who enters."""
    here: int = s.spots[seat]
    away = s.dungeon().distances(here) if here >= 0 else {}
    worst = [(way[1] == here, away.get(way[1], FAR), number) for number, way in enumerate(top.ways)]
    return min(worst)[2]
