"""DG-2 A new game, up to its first decision."""

from __future__ import annotations

from ludoteca.games.dungeonology.components import (
    CAMP,
    NOBODY,
    NOWHERE,
    STREAMS,
    TABLE,
)
from ludoteca.games.dungeonology.rocca_civetta.columns import NONE
from ludoteca.games.dungeonology.rocca_civetta.congregations import NONE as NO_MEMBERS
from ludoteca.games.dungeonology.setup import PickScholar, Setup
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.zones import Placed, Plan
from ludoteca.kernel.knowledge import EVERYONE
from ludoteca.kernel.play import advance


def empty_table(terms: Terms, seats: int, seed: int) -> Expedition:
    """Everything in the box, the Starting Zone on the table (DG-2.16), nothing dealt yet."""
    cards = terms.cards
    s = Expedition(
        terms=terms,
        seats=seats,
        faces=cards.faces,
        knowers=[0] * cards.count,
        fired_up=[False] * seats,  # DG-2.3
        spots=[CAMP] * seats,
        students=[0] * seats,
        stunned=[0] * seats,
        knowledge=[False] * seats,
        boards=[(0, 0, 0, 0, 0)] * seats,
        hands=[()] * seats,
        jinxes=[()] * seats,
        deck=list(cards.tricks),
        jinx_deck=list(cards.jinxes),
        piles=[tuple(pile) for pile in cards.zones],
        clan=cards.clans.start,
        plan=Plan((Placed(terms.content.start, 0, 0),)),
        cubes=[()],
        interns=(NOBODY,) * (1 + max(terms.interns, default=-1)),  # DG-2.15
        researched=((),) * seats if terms.research else (),
        universal=(NONE,) * seats if terms.white_cubes else (),
        members=(NO_MEMBERS,) * seats if terms.congregations else (),
        bag_members=NO_MEMBERS if terms.congregations else (),
        familiars=((NOBODY, NOWHERE),) * len(terms.content.familiars) if terms.familiars else (),
    )
    s.seed(seed, STREAMS)
    for card in cards.panics[len(terms.panics) :]:  # in the box, for all to see
        s.knowers[card] = EVERYONE
    for card in cards.special:  # RC-ZSP.3: known by their backs
        s.knowers[card] = EVERYONE
    return s


def new_game(terms: Terms, seats: int, seed: int) -> Expedition:
    s = empty_table(terms, seats, seed)
    s.stack = [Setup()]
    if terms.scholars_random:  # DG-2.2
        scholars = list(terms.scholars)
        s.mix(TABLE, scholars)
        s.scholars = tuple(scholars[:seats])
    else:
        s.push(PickScholar())
    advance(s)
    return s
