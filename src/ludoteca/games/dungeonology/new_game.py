"""DG-2 A new game, up to its first decision."""

from __future__ import annotations

from ludoteca.games.dungeonology.components import (
    CAMP,
    CARDS,
    INTERNS,
    JINX_CARDS,
    NOBODY,
    PANIC_CARDS,
    PANICS,
    SCHOLARS,
    STREAMS,
    TABLE,
    TRAP_CARDS,
    TRAPS,
    TRICK_CARDS,
    ZONE_CARDS,
)
from ludoteca.games.dungeonology.content import Content
from ludoteca.games.dungeonology.setup import PickScholar, Setup
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.zones import Placed, Plan
from ludoteca.kernel.knowledge import EVERYONE
from ludoteca.kernel.play import advance


def printed_faces(content: Content) -> tuple[int, ...]:
    """By card, what is printed on it before anything is shuffled."""
    zones = [
        number
        for floor in range(len(ZONE_CARDS))
        for number, row in enumerate(content.zones)
        if row.floor == floor and number != content.start
    ]
    kinds = (content.tricks, range(len(content.jinxes)), zones, range(len(content.clans)))
    return tuple([face for kind in kinds for face in kind])


def more_faces(terms: Terms) -> tuple[int, ...]:
    """Panic cards, first those that this table may draw (DG-33.1); and Traps (DG-36.8)."""
    if not (terms.max_alert or terms.main_effects):
        return ()
    others = [n for n in range(PANICS) if n not in terms.panics]
    traps = [n % len(TRAPS) for n in range(len(TRAP_CARDS))] if terms.main_effects else []
    return (*terms.panics, *others, *traps)


def empty_table(terms: Terms, seats: int, seed: int) -> Expedition:
    """Everything in the box, the Starting Zone on the table (DG-2.16), nothing dealt yet."""
    more = more_faces(terms)
    s = Expedition(
        terms=terms,
        seats=seats,
        faces=(*printed_faces(terms.content), *more),
        knowers=[0] * (CARDS + len(more)),
        fired_up=[False] * seats,  # DG-2.3
        spots=[CAMP] * seats,
        students=[0] * seats,
        stunned=[0] * seats,
        knowledge=[False] * seats,
        boards=[(0, 0, 0, 0, 0)] * seats,
        hands=[()] * seats,
        jinxes=[()] * seats,
        deck=list(TRICK_CARDS),
        jinx_deck=list(JINX_CARDS),
        piles=[tuple(cards) for cards in ZONE_CARDS],
        plan=Plan((Placed(terms.content.start, 0, 0),)),
        cubes=[()],
        interns=(NOBODY,) * INTERNS if terms.main_effects else (),  # DG-2.15
    )
    s.seed(seed, STREAMS)
    if more:
        for card in PANIC_CARDS[len(terms.panics) :]:  # in the box, for all to see
            s.knowers[card] = EVERYONE
    return s


def new_game(terms: Terms, seats: int, seed: int) -> Expedition:
    s = empty_table(terms, seats, seed)
    s.stack = [Setup()]
    if terms.scholars_random:  # DG-2.2
        scholars = list(range(SCHOLARS))
        s.mix(TABLE, scholars)
        s.scholars = tuple(scholars[:seats])
    else:
        s.push(PickScholar())
    advance(s)
    return s
