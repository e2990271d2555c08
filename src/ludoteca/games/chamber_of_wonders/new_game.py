"""CW-SETUP A new game, up to its first decision."""

from __future__ import annotations

from ludoteca.games.chamber_of_wonders.components import CARDS, HUMAN, MARKERS, TABLE, TOKENS
from ludoteca.games.chamber_of_wonders.purse import UNLIMITED
from ludoteca.games.chamber_of_wonders.setup import Setup, lay_areas
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.games.chamber_of_wonders.terms import Terms
from ludoteca.kernel.play import advance


def empty_table(terms: Terms, seats: int, seed: int) -> Chamber:
    """Everything in the box, nothing dealt yet."""
    owners = 2 if terms.solo else seats
    s = Chamber(
        terms=terms,
        seats=seats,
        faces=(*terms.content.deck, *terms.skulls),
        knowers=[0] * (len(CARDS) + len(TOKENS)),
        agents=[()] * seats,
        visited=[()] * seats,
        deck=list(CARDS),
        hands=[()] * owners,
        purse=[0] * owners,
        markers=[MARKERS] * owners,  # CW-SETUP.3, CW-SOLO.19, CW-SOLO-COLLECTOR.1
        displays=[()] * owners,
        fame=[0] * owners,
        loose=[()] * owners,
        supply=list(TOKENS),
        reserve=terms.limit if isinstance(terms.limit, int) else UNLIMITED,
    )
    s.seed(seed, streams=3)
    return s


def new_game(terms: Terms, seats: int, seed: int) -> Chamber:
    s = empty_table(terms, seats, seed)
    s.stack = [Setup()]
    s.active = HUMAN if terms.first_is_named else s.below(TABLE, seats)  # CW-SETUP.22
    lay_areas(s)
    advance(s)
    return s
