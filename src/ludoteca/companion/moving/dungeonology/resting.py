"""When a table of Dungeonology can be taken down, and what follows from what lies on it."""

from __future__ import annotations

from ludoteca.companion.forms import Answers, Form
from ludoteca.companion.moving.dungeonology.map import FREE, STAIRS, WALL, lying
from ludoteca.companion.moving.dungeonology.writing import gone
from ludoteca.companion.moving.fields import CannotMoveError, unknown
from ludoteca.games.dungeonology.components import EXPLORE
from ludoteca.games.dungeonology.explore import Movement
from ludoteca.games.dungeonology.rocca_civetta.modules import (
    ADVANCED,
    BOSSES,
    CHOSEN,
    MODULES,
    VERSUS_ALL,
)
from ludoteca.games.dungeonology.rocca_civetta.research import claims
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.students import reserve
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.turns import ACTIVITY, Turn, activities
from ludoteca.kernel.event import Reason, Seat

TOKENS = {WALL: "companion-move-edge-wall", STAIRS: "companion-move-edge-stairs"}


def switches(form: Form) -> tuple[str, ...]:
    """What the set-up agrees on: the Alert card, the advanced rules, and the modules."""
    first = ("alert_profile", *ADVANCED)
    rules = form.options
    sides = ("boss_profile",) if rules["boss"] == BOSSES[0] else ()
    boss = ("boss", *sides) if rules["rules.boss"] else ()
    chosen = tuple(CHOSEN.values()) if rules["rocca.congregations"] else ()
    against = () if form.seats == 1 else (VERSUS_ALL,)
    return (*first, *boss, "placement_grid", *against, *MODULES, *chosen)


def owners(terms: Terms, seats: int) -> int:
    return seats


def check(terms: Terms) -> None:
    """RC-BIG.4 What the mode of a Big Boss puts on the table is not asked."""
    if terms.big_boss:
        raise CannotMoveError(f"tables with {terms.big_boss} cannot be moved by a form")


def dealt(whole: Answers) -> tuple[Seat, ...]:
    """Who has left the game has no cards."""
    return tuple([seat for seat in unknown(whole) if not gone(whole.seats[seat])])


def clean(s: Expedition) -> bool:
    """DG-13.1 A turn has begun and no Activity is chosen, or there is only one; or all is over."""
    if not s.stack:
        return True
    turn = s.stack[0]
    if not isinstance(turn, Turn) or s.this_turn or s.entered or turn.quiet:
        return False
    if len(s.stack) == 1:
        return turn.stage == ACTIVITY
    return len(s.stack) == 2 and _just_explores(s)


def _just_explores(s: Expedition) -> bool:
    """DG-13.2 The Movement phase of one who could do nothing else, with nothing spent in it."""
    phase, seat = s.stack[1], s.active
    if activities(s, seat) != (EXPLORE,) or (s.research and claims(s, seat)):
        return False
    if not isinstance(phase, Movement) or phase.speed != stat(s, seat, "speed"):
        return False
    return not (phase.bonus or phase.studied or phase.spied)


def follows(s: Expedition) -> list[Reason]:
    """DG-40.7, DG-40.3 The tokens on edges; what is left for decks, piles and the Reserve."""
    found = [*_edges(s), *_traps(s)]
    piles = [
        Reason("DG-18.8", "companion-move-left-pile", {"floor": floor, "count": len(pile)})
        for floor, pile in enumerate(s.piles)
    ]
    found += [
        Reason("DG-6.21", "companion-move-left-tricks", {"count": len(s.deck)}),
        Reason("DG-27.6", "companion-move-left-jinxes", {"count": len(s.jinx_deck)}),
        *piles,
        Reason("DG-40.2", "companion-move-left-students", {"count": reserve(s)}),
    ]
    if s.terms.omega:
        args = {"count": len(s.omega_deck)}
        found.append(Reason("RC-OPH.4", "companion-move-left-omegas", args))
    if any(s.study_start):
        names = [seat for seat, raised in enumerate(s.study_start) if raised]
        found.append(Reason("RC-CPS.12", "companion-move-left-raised", {"seats": names}))
    if s.terms.big_boss:
        found.append(Reason("RC-BIG.4", "companion-move-left-mode", {}))
    return found if s.stack else [*found, Reason("DG-28.1", "companion-move-left-over")]


def _edges(s: Expedition) -> list[Reason]:
    dungeon, found = s.dungeon(), list[Reason]()
    ids = [s.terms.content.zones[place.zone].id for place in s.plan.placed]
    for one in dungeon.spots():
        for other in range(one):
            edges = [dungeon.edge(one, slot) for slot, _ in dungeon.matching(one, other)]
            what = lying(s.plan, edges)
            if what != FREE:
                args = {"zone": ids[other], "other": ids[one], "count": len(edges)}
                found.append(Reason("DG-40.7", TOKENS[what], args))
    return found


def _traps(s: Expedition) -> list[Reason]:
    """DG-36.6 Where Traps lie, which everybody sees; not which."""
    ids = [s.terms.content.zones[s.plan.placed[spot].zone].id for spot, _ in s.traps]
    return [
        Reason("DG-36.6", "companion-move-trap-lies", {"zone": id, "count": ids.count(id)})
        for id in dict.fromkeys(ids)
    ]
