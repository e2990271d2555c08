"""RC-SCH The Abilities of the new Scholars with rules of their own: on what, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.abilities import SKILLS, Skill
from ludoteca.games.dungeonology.auxiliary import gain_speed
from ludoteca.games.dungeonology.components import (
    CAMP,
    HIERARCHY,
    PLACE,
    ROPED,
    STORED,
)
from ludoteca.games.dungeonology.explore import Movement, price_of_placing
from ludoteca.games.dungeonology.jinxes import discard_jinx
from ludoteca.games.dungeonology.main.trading import in_zone, trade_with_zone
from ludoteca.games.dungeonology.placing import enter, go_on, lay_zone
from ludoteca.games.dungeonology.rocca_civetta.links import closed
from ludoteca.games.dungeonology.rocca_civetta.traps import LayTrap
from ludoteca.games.dungeonology.rows import Ability
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH, add, running
from ludoteca.games.dungeonology.tokens import any_trap_left
from ludoteca.kernel.event import Seat
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

__all__ = ["SKILLS", "LayTrap"]

Named = tuple[int, ...]
ONE: list[Named] = [()]  # nothing is named


# ---------------------------------------------------------------- Sara


def storable(s: Expedition, seat: Seat, found: Ability) -> list[Named]:
    """In her Movement phase one card goes in, as long as there is room; any of them come out."""
    if not isinstance(s.phase(), Movement):
        return []
    full = len(s.backpack) >= found.amounts[0] or (STORED, seat) in s.this_turn
    return [(card,) for card in ((() if full else s.hands[seat]) + s.backpack)]


def in_or_out(s: Expedition, seat: Seat, found: Ability, named: Named) -> None:
    card = named[0]
    if card in s.backpack:
        s.backpack = without(s.backpack, card)
        s.hands[seat] += (card,)
    else:
        s.hands[seat] = without(s.hands[seat], card)
        s.backpack += (card,)
        s.this_turn += ((STORED, seat),)
    if s.heard:
        s.say("backpack", seat=seat, count=len(s.backpack))


def ropes(s: Expedition, seat: Seat, found: Ability) -> list[Named]:
    return [] if (ROPED, seat) in s.this_turn else ONE


def rope(s: Expedition, seat: Seat, found: Ability, named: Named) -> None:
    """The next Zone entered in this turn has no effect but Stairs and the Boss."""
    s.this_turn += ((ROPED, seat),)


# ---------------------------------------------------------------- Caterina


def camp_places(s: Expedition, seat: Seat, found: Ability) -> list[Named]:
    """RC-SCH.4 Once in a match, in the Movement phase, for what placing a Zone costs."""
    phase = s.phase()
    if not isinstance(phase, Movement) or s.panicking:
        return []
    if phase.speed + phase.bonus < price_of_placing(s, seat):
        return []
    if any([place.zone in s.terms.camp_z for place in s.plan.placed]):
        return []
    here, dungeon = s.spots[seat], s.dungeon()
    if s.terms.floor_four and closed(s.terms, s.plan, here):  # RC-ZEF.5
        return []
    places = dungeon.placings(s.terms.camp_z[dungeon.floor(here)], here)
    return [place for place in places if place[2] == 0]


def field_lab(s: Expedition, seat: Seat, found: Ability, named: Named) -> None:
    """RC-SCH.4 Camp Z is placed on the Floor where she is, and entered as any new Zone."""
    phase, here = s.phase(), s.spots[seat]
    phase.spend(s, phase.unheard, (PLACE,))
    zone = s.terms.camp_z[s.floor(here)]
    spot = lay_zone(s, zone, here, (named[0], named[1], named[2]), by_stairs=False)
    go_on(s, seat, spot)


def recombinations(s: Expedition, seat: Seat, found: Ability) -> list[Named]:
    """The top cube of a column, and a cube here that is worth so much more at most."""
    if not within_reach(s, seat):
        return []
    value, board, spot = s.terms.content.value, s.boards[seat], s.spots[seat]
    worth = (*value, 0, value[HIERARCHY])  # of a False and of a Universal one: RC-UNI.8
    pairs: list[Named] = []
    for old, held in enumerate(board):
        if held:
            most = value[old] + found.amounts[0]
            for new in in_zone(s, seat, old, spot):
                if worth[new] <= most:
                    pairs.append((old, new))
    return pairs


def recombine(s: Expedition, seat: Seat, found: Ability, named: Named) -> None:
    """Part C.7 Two cubes are exchanged."""
    old, new = named
    trade_with_zone(s, seat, old, new, s.spots[seat])


def sides(s: Expedition, seat: Seat, found: Ability) -> list[Named]:
    return [(STEALTH,), (ALERT,)] if running(s) is not None and within_reach(s, seat) else []


def volatile(s: Expedition, seat: Seat, found: Ability, named: Named) -> None:
    add(s, named[0], "ability", seat, found.amounts[0])


# ---------------------------------------------------------------- Claudio


def may_trap(s: Expedition, seat: Seat, found: Ability) -> list[Named]:
    return ONE if s.spots[seat] > CAMP and any_trap_left(s) else []


def iron_jaws(s: Expedition, seat: Seat, found: Ability, named: Named) -> None:
    s.push(LayTrap(seat, s.spots[seat]))


# ---------------------------------------------------------------- Andromeda


def always(s: Expedition, seat: Seat, found: Ability) -> list[Named]:
    return ONE


def overclock(s: Expedition, seat: Seat, found: Ability, named: Named) -> None:
    """Speed, or Stealth in an own test."""
    if running(s) is None:
        gain_speed(s, found.amounts[0])
    else:
        add(s, STEALTH, "ability", seat, found.amounts[1])


# ---------------------------------------------------------------- Onamor


def may_dig(s: Expedition, seat: Seat, found: Ability) -> list[Named]:
    return ONE if s.discard else []


def shovel(s: Expedition, seat: Seat, found: Ability, named: Named) -> None:
    """The top card of the discards, which all have seen."""
    card = s.discard.pop()
    s.hands[seat] += (card,)
    if s.heard:
        s.say("tricks-retrieved", seat=seat, cards=(card,))


def own_jinxes(s: Expedition, seat: Seat, found: Ability) -> list[Named]:
    return [(card,) for card in s.jinxes[seat]]


def requiem(s: Expedition, seat: Seat, found: Ability, named: Named) -> None:
    discard_jinx(s, seat, named[0])


# ---------------------------------------------------------------- Ingrid


def zones_of_floor(s: Expedition, seat: Seat, found: Ability) -> list[Named]:
    """Part C.7 Any placed Zone of the same Floor but the Starting Zone."""
    here, dungeon = s.spots[seat], s.dungeon()
    floor = dungeon.floor(here)
    spots = range(1, len(s.plan.placed))
    return [(spot,) for spot in spots if spot != here and dungeon.floor(spot) == floor]


def go(s: Expedition, seat: Seat, found: Ability, named: Named) -> None:
    enter(s, seat, named[0])


SKILLS |= {
    "backpack": Skill(storable, in_or_out),
    "rope": Skill(ropes, rope),
    "field-lab": Skill(camp_places, field_lab),
    "recombine": Skill(recombinations, recombine),
    "volatile": Skill(sides, volatile),
    "iron-jaws": Skill(may_trap, iron_jaws),
    "overclock": Skill(always, overclock),
    "shovel": Skill(may_dig, shovel),
    "requiem": Skill(own_jinxes, requiem),
    "ride": Skill(zones_of_floor, go),
}
