"""RC-RES Research: open cards that whoever meets their demand may take, for points in the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import (
    GONE,
    OPEN_RESEARCHES,
    RESEARCHED,
    TABLE,
)
from ludoteca.games.dungeonology.notes import stars
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.knowledge import show, shuffle
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.content import Content
    from ludoteca.games.dungeonology.rows import ResearchRow
    from ludoteca.games.dungeonology.state import Expedition

Card = int
Demand = Callable[["Expedition", Seat], bool]


def row_of(s: Expedition, card: Card) -> ResearchRow:
    row: ResearchRow = s.terms.content.researches[s.faces[card]]
    return row


def lay_out(s: Expedition) -> None:
    """RC-RES.1 Three Research cards lie face up by the Campus."""
    shuffle(s, TABLE, s.terms.cards.researches)
    s.research_deck = tuple(s.terms.cards.researches)
    for _ in range(OPEN_RESEARCHES):
        turn_up(s)


def turn_up(s: Expedition) -> None:
    """RC-RES.3 The next card, for all to see; RC-RES.7 none where the deck is empty."""
    if not s.research_deck:
        return
    card, s.research_deck = s.research_deck[-1], s.research_deck[:-1]
    s.research += (card,)
    show(s, (card,))
    if s.heard:
        s.say("research-drawn", card=card, research=row_of(s, card).id)


def besides_cubes(row: ResearchRow) -> tuple[Demand, ...]:
    """RC-RES.2 What a card demands besides cubes, as far as it demands it."""
    found: list[Demand] = []
    if row.entered:
        found.append(lambda s, seat: len(s.entered) >= row.entered)
    if row.boss:
        found.append(lambda s, seat: s.boss == s.spots[seat])
    if row.students:
        found.append(lambda s, seat: s.students[seat] >= row.students)
    if row.deepest:
        found.append(lambda s, seat: s.floor(s.spots[seat]) == len(s.piles) - 1)
    if row.stars_reached:
        found.append(lambda s, seat: stars(s, seat) >= row.stars_reached)
    if (fewer := row.near_limit) is not None:
        found.append(lambda s, seat: is_near_limit(s, seat, fewer))
    return tuple(found)


@lru_cache(maxsize=64)
def all_demands(content: Content) -> tuple[tuple[Demand, ...], ...]:
    """The same by Research."""
    return tuple([besides_cubes(row) for row in content.researches])


@lru_cache(maxsize=1 << 12)
def with_cubes(content: Content, board: tuple[int, ...]) -> dict[int, tuple[Demand, ...]]:
    """The Research of which such a board has the cubes, and what else each demands.

    RC-RES.5 It costs nothing; asked at every deed.
    """
    pairs = zip(content.demands, all_demands(content), strict=True)
    return {
        number: others
        for number, (wanted, others) in enumerate(pairs)
        if all([n >= least for n, least in zip(board, wanted, strict=True)])
    }


def is_near_limit(s: Expedition, seat: Seat, fewer: int) -> bool:
    """Whether that Scholar has so many Stunned tokens, or only so many fewer than possible."""
    return s.stunned[seat] >= stat(s, seat, "resistance") - fewer


def claims(s: Expedition, seat: Seat) -> list[Card]:
    """RC-RES.2 What the active player may take now: one in a turn."""
    if (s.this_turn and (RESEARCHED, seat) in s.this_turn) or s.spots[seat] == GONE:
        return []
    met, faces = with_cubes(s.terms.content, s.boards[seat]), s.faces
    found: list[Card] = []
    for card in s.research:
        others = met.get(faces[card])
        if others is None:
            continue
        for holds in others:
            if not holds(s, seat):
                break
        else:
            found.append(card)
    return found


def why_no_claim(s: Expedition, seat: Seat, card: Card) -> Reason:
    if card not in s.research:
        return Reason("RC-RES.2", "no-such-research")
    if (RESEARCHED, seat) in s.this_turn:
        return Reason("RC-RES.2", "researched-already")
    return Reason("RC-RES.2", "demand-not-met", {"research": row_of(s, card).id})


def claim(s: Expedition, seat: Seat, card: Card) -> None:
    """RC-RES.2, RC-RES.9 The card is taken for good; RC-RES.3 another comes at once."""
    s.this_turn += ((RESEARCHED, seat),)
    s.research = without(s.research, card)
    owned = s.researched
    s.researched = (*owned[:seat], (*owned[seat], card), *owned[seat + 1 :])
    if s.heard:
        s.say("research-claimed", seat=seat, card=card, research=row_of(s, card).id)
    turn_up(s)


def research_points(s: Expedition, seat: Seat) -> int:
    """RC-RES.4, RC-RES.6 What the cards before a Scholar give in the end, never for a Thesis."""
    return sum([row_of(s, card).points for card in s.researched[seat]])
