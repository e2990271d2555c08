"""DG-40 What every position fulfils: everything in one place, nothing that the law forbids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import (
    CAMP,
    COLOURS,
    CONGREGATIONS,
    GONE,
    NO_CUBE,
    NOBODY,
    NOWHERE,
    STANDARD,
)
from ludoteca.games.dungeonology.ending import held
from ludoteca.games.dungeonology.notes import cubes_in_reserve
from ludoteca.games.dungeonology.rocca_civetta.congregations import in_reserve
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.games.dungeonology.setup import Setup
from ludoteca.games.dungeonology.students import omega_reserve, reserve
from ludoteca.games.dungeonology.zones import Dungeon
from ludoteca.kernel.event import Reason

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def troubles(s: Expedition) -> list[Reason]:
    """What cannot be in this state; none in any real game."""
    return [*_cards(s), *_figures(s), *_cubes(s), *_scholars(s), *_dungeon(s), *_advanced(s)]


def _cards(s: Expedition) -> list[Reason]:
    """DG-40.3 Each card is in one place; a Zone is in a pile, on the table or in a hand."""
    reasons = []
    apart, kinds = held(s), s.terms.cards
    tricks = [*s.deck, *s.discard, *[card for hand in s.hands for card in hand]]
    tricks += [*s.backpack, *[card for card in apart if card in kinds.tricks]]
    if sorted(tricks) != list(kinds.tricks):
        reasons.append(Reason("DG-40.3", "cards-not-in-one-place", {"kind": "trick"}))
    jinxes = [*s.jinx_deck, *s.jinx_discard, *[card for mine in s.jinxes for card in mine]]
    if sorted(jinxes) != list(kinds.jinxes):
        reasons.append(Reason("DG-27.6", "cards-not-in-one-place", {"kind": "jinx"}))
    placed = sorted([x.zone for x in s.plan.placed[1:] if x.zone not in s.terms.camp_z])
    zones = [card for back in kinds.zones for card in back]
    apart += s.mode.apart(s) if s.mode is not None else []
    piled = [card for pile in s.piles for card in pile] + [c for c in apart if c in zones]
    gone = sorted([s.faces[card] for card in zones if card not in piled])
    if placed != gone or any([c not in back for p, back in _piles(s) for c in p]):
        reasons.append(Reason("DG-18.8", "cards-not-in-one-place", {"kind": "zone"}))
    if len(s.faces) != kinds.count:
        reasons.append(Reason("DG-40.3", "cards-not-in-one-place", {"kind": "all"}))
    return reasons


def _piles(s: Expedition) -> list[tuple[tuple[int, ...], range]]:
    return list(zip(s.piles, s.terms.cards.zones, strict=True))


def _figures(s: Expedition) -> list[Reason]:
    """DG-40.2 No more Students than there are; the Bonfire and the Alert card have room."""
    reasons = []
    if min(reserve(s), s.bonfire, *s.bag, *s.students) < 0:
        reasons.append(Reason("DG-40.2", "too-many-students", {"reserve": reserve(s)}))
    if omega_reserve(s) < 0 or not 0 <= s.alert <= len(s.terms.alert.spaces):
        reasons.append(Reason("DG-40.2", "too-many-omega-students", {"alert": s.alert}))
    if s.members and _members(s):
        reasons.append(Reason("RC-CNG.9", "too-many-students", {"reserve": reserve(s)}))
    if s.bonfire > s.terms.content.bonfire:
        reasons.append(Reason("DG-10.2", "bonfire-too-full", {"count": s.bonfire}))
    return reasons


def _members(s: Expedition) -> bool:
    """RC-CNG.9 Whether the Students of Congregations are not where Students are."""
    counts = [*s.members, s.bag_members]
    if any([len(n) != len(CONGREGATIONS) or min(n) < 0 for n in counts]):
        return True
    owned = [n < sum(mine) for n, mine in zip(s.students, s.members, strict=True)]
    strange = any([not STANDARD <= kind < len(CONGREGATIONS) for kind in s.pyre])
    if any(owned) or strange or sum(s.bag_members) > s.bag[0] or len(s.pyre) != s.bonfire:
        return True
    return min([in_reserve(s, kind) for kind in range(len(CONGREGATIONS))]) < 0


def _cubes(s: Expedition) -> list[Reason]:
    """DG-40.1 No more cubes than there are, none where there is no room."""
    reasons = []
    for colour, name in enumerate((*COLOURS, "false", "universal")):
        if cubes_in_reserve(s, colour) < 0:
            reasons.append(Reason("DG-40.1", "too-many-cubes-of", {"colour": name}))
    for seat, masks in enumerate(s.universal):  # RC-UNI.2
        if len(masks) != len(COLOURS) or any(
            [m >> n for m, n in zip(masks, s.boards[seat], strict=True)]
        ):
            reasons.append(Reason("RC-UNI.2", "column-too-full", {"seat": seat}))
    capacity = s.terms.content.capacity
    for seat, board in enumerate(s.boards):
        if any([not 0 <= n <= most for n, most in zip(board, capacity, strict=True)]):
            reasons.append(Reason("DG-6.10", "column-too-full", {"seat": seat}))
    return reasons


def _scholars(s: Expedition) -> list[Reason]:
    """DG-40.4, DG-40.6 Stunned within Resistance; everybody in some Zone, or gone."""
    if isinstance(s.stack[0] if s.stack else None, Setup):
        return []
    reasons = []
    for seat in range(s.seats):
        over = bool(s.ranking) or s.spots[seat] == GONE  # DG-15.20: what is shown then does nothing
        if not over and not 0 <= s.stunned[seat] <= stat(s, seat, "resistance"):
            args = {"seat": seat, "most": stat(s, seat, "resistance")}
            reasons.append(Reason("DG-40.4", "too-many-stunned", args))
        if (s.spots[seat] == GONE) != (seat in s.delivered or seat in s.refused):
            reasons.append(Reason("DG-15.10", "gone-or-not", {"seat": seat}))
        elif not GONE <= s.spots[seat] < len(s.plan.placed):
            reasons.append(Reason("DG-40.6", "no-such-spot", {"seat": seat}))
    return reasons


def _advanced(s: Expedition) -> list[Reason]:
    """DG-31, DG-33 What an advanced rule puts on the table needs that rule."""
    reasons = []
    if (s.tokens or s.truces or (s.traps and not s.terms.traps)) and not s.terms.main_effects:
        reasons.append(Reason("DG-34.1", "no-main-effects"))
    lying = [spot for spot, _ in (*s.tokens, *s.traps)]
    if lying and not (min(lying) > CAMP and max(lying) < len(s.plan.placed)):  # DG-36.12
        reasons.append(Reason("DG-36.12", "no-token-there"))
    if any([card not in s.terms.cards.traps for _, card in s.traps]) or len({*s.traps}) != len(
        s.traps
    ):
        reasons.append(Reason("DG-40.3", "cards-not-in-one-place", {"kind": "trap"}))
    apart = [*s.research, *s.research_deck, *[x for mine in s.researched for x in mine]]
    if apart and sorted(apart) != list(s.terms.cards.researches):
        reasons.append(Reason("RC-RES.1", "cards-not-in-one-place", {"kind": "research"}))
    if s.boss != NOWHERE and not (s.terms.boss and CAMP <= s.boss < len(s.plan.placed)):
        reasons.append(Reason("DG-31.1", "no-boss-there"))
    if bool(s.universal) != s.terms.white_cubes or bool(s.familiars) != s.terms.familiars:
        reasons.append(Reason("RC-GEN.3", "no-such-module"))
    if any([owner != NOBODY and at != NOWHERE for owner, at in s.familiars]):  # RC-FAM.4
        reasons.append(Reason("RC-FAM.4", "no-such-module"))
    if s.terms.omega and not isinstance(s.stack[0] if s.stack else None, Setup):
        if sorted((*s.omega_deck, *s.omega_discard)) != list(s.terms.cards.omegas):
            reasons.append(Reason("RC-OPH.4", "cards-not-in-one-place", {"kind": "omega"}))
        if not 0 <= s.omega < len(s.plan.placed):
            reasons.append(Reason("RC-OVA.3", "omega-nowhere"))
        if len(s.tome) > s.terms.tomes[s.seats].spaces or not {*s.tome} <= {0, 1, 2, 3, 4, 6}:
            reasons.append(Reason("RC-OMG.12", "tome-too-full"))
    if _mode(s):
        reasons.append(Reason("RC-BIG.5", "no-such-mode"))
    if (s.panicking or s.captured or s.refused) and not s.terms.max_alert:
        reasons.append(Reason("DG-33.4", "no-panic"))
    return reasons


def _mode(s: Expedition) -> bool:
    """RC-BIG.5 Whether the mode is not that of the Big Boss, or something of it cannot be so."""
    if s.mode is None:
        return bool(s.terms.big_boss) and not isinstance(s.stack[0] if s.stack else None, Setup)
    return s.mode.boss != s.terms.big_boss or s.mode.troubles(s)


def _dungeon(s: Expedition) -> list[Reason]:
    """DG-18.10, DG-40.7 No Zone upon another; Floors are parted unless Stairs join them."""
    reasons = []
    dungeon, placed = s.dungeon(), s.plan.placed
    for spot, place in enumerate(placed):
        if not Dungeon(dungeon.tiles, placed[:spot]).free(place.x, place.y, dungeon.side(spot)):
            reasons.append(Reason("DG-18.10", "place-taken", {"x": place.x, "y": place.y}))
        spaces = s.terms.content.spaces[place.zone]
        if len(spaces) != len(s.cubes[spot]) or not {*s.cubes[spot]} <= {
            NO_CUBE,
            *range(7 if s.terms.white_cubes else 5),
        }:
            reasons.append(Reason("DG-18.14", "no-such-spaces", {"spot": spot}))
        for other in range(spot) if s.terms.floors_part else ():
            if dungeon.floor(spot) != dungeon.floor(other):
                ways = [dungeon.edge(spot, i) for i, _ in dungeon.ways(spot, other)]
                if any([way not in s.plan.stairs for way in ways]):
                    reasons.append(Reason("DG-40.7", "floors-not-parted", {"spot": spot}))
    return reasons
