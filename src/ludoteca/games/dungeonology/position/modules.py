"""DG-31, RC-GEN What the advanced rules and the modules put on the table."""

from __future__ import annotations

from ludoteca.games.dungeonology.components import (
    CUBE_LETTERS,
    NOBODY,
    OPEN_RESEARCHES,
    STANDARD,
    TABLE,
)
from ludoteca.games.dungeonology.position.box import Box, swap
from ludoteca.games.dungeonology.position.shape import Position
from ludoteca.games.dungeonology.rocca_civetta.congregations import choose
from ludoteca.games.dungeonology.setup import choose_profile, fill_university
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Reason
from ludoteca.kernel.knowledge import EVERYONE, shuffle


def lay_advanced(s: Expedition, p: Position) -> None:
    """DG-31, DG-33 The Boss card, the Panic card, and what they have done."""
    content = s.terms.content
    s.this_turn, s.study_start = tuple(p.this_turn), tuple(p.study_start)
    s.captured, s.refused, s.truces = tuple(p.captured), tuple(p.refused), tuple(p.truces)
    s.hushed, s.heat = tuple(p.hushed), p.heat
    if s.terms.main_effects:
        known = content.interns[: len(s.interns)]
        s.interns = tuple([p.interns.get(row.id, NOBODY) for row in known])
    if s.terms.boss:
        choose_profile(s)
    if p.profile:
        s.profile = [row.id for row in content.bosses].index(p.profile)
    if s.terms.max_alert:
        cards = s.terms.cards
        shuffle(s, TABLE, cards.panics[: len(s.terms.panics)])
        s.panicking = p.panicking
        s.knowers[cards.panic] = EVERYONE if p.panicking else 0
    if p.panic:
        wanted = [row.id for row in content.panics].index(p.panic)
        cards = s.terms.cards
        swap(s, cards.panic, next(card for card in cards.panics if s.faces[card] == wanted))


def lay_members(s: Expedition, p: Position) -> None:
    """RC-CNG Students of Congregations: with Scholars, at the Bonfire, in the University."""
    choose(s)
    if p.phi_on_boss is not None:
        s.phi_on_boss = p.phi_on_boss
    s.members = tuple([tuple(mine) for mine in p.members]) or s.members
    s.pyre = tuple(p.pyre) or (STANDARD,) * s.bonfire
    if p.bag is not None:
        s.bag_members = tuple(p.bag_members) or s.bag_members
    else:
        s.bag = (0, 0)
        fill_university(s)


def lay_omega(s: Expedition, p: Position, box: Box) -> None:
    """RC-SOL.3, RC-SOL.5 Omega's figure, the Tome, the Omega cards."""
    spots = [s.terms.content.zones[each.zone].id for each in s.plan.placed]
    if p.omega in spots:
        s.omega = spots.index(p.omega)
    elif p.omega:
        box.reasons.append(Reason("DG-18.1", "no-such-zone-here", {"zone": p.omega}))
    s.tome = tuple([CUBE_LETTERS.find(letter) for letter in p.tome])
    named, top = box.named("omega", p.omega_discard), box.named("omega", p.omega_deck)
    s.omega_discard = (*box.deal("omega", p.omega_buried), *named)
    for card in s.omega_discard:
        s.knowers[card] = EVERYONE
    s.omega_deck, s.omega_won = tuple(box.upon("omega", top)), p.omega_won


def lay_research(s: Expedition, p: Position, box: Box) -> None:
    """RC-RES.1 Open cards, those that have been taken, and the deck."""
    s.researched = tuple(
        [tuple(box.named("research", mine, EVERYONE)) for mine in p.researched or [[]] * s.seats]
    )
    if p.research is not None:
        s.research = tuple(box.named("research", p.research, EVERYONE))
    top = box.named("research", p.research_deck)
    if p.research is None:
        s.research = tuple(box.deal("research", min(OPEN_RESEARCHES, len(box.left["research"]))))
        for card in s.research:
            s.knowers[card] = EVERYONE
    s.research_deck = tuple(box.upon("research", top))
    spots = [s.terms.content.zones[each.zone].id for each in s.plan.placed]
    s.entered = tuple([spots.index(zone) for zone in p.entered if zone in spots])
