"""Part C.8 The Main Effects of Subterfuge cards, and what calls Interns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.auxiliary import victims
from ludoteca.games.dungeonology.components import NOBODY
from ludoteca.games.dungeonology.cubes import steal
from ludoteca.games.dungeonology.main.declaring import (
    AUXILIARY,
    Declared,
    cancel,
    declared_beneath,
    targeted,
)
from ludoteca.games.dungeonology.main.kinds import (
    CALL,
    MAINS,
    Effect,
    Main,
    Targets,
    main_of,
    near_spots,
    others,
    row_of,
)
from ludoteca.games.dungeonology.scholars import discard_excess, within_reach
from ludoteca.games.dungeonology.stealth import ALERT, add
from ludoteca.games.dungeonology.tokens import lay_trap
from ludoteca.games.dungeonology.tricks import draw_tricks
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def snare(s: Expedition, e: Effect) -> None:
    lay_trap(s, e.seat, e.targets[0], "ambush")


def greased_flagstones(s: Expedition, e: Effect) -> None:
    lay_trap(s, e.seat, e.targets[0], "stop")


def unofficial_toll(s: Expedition, e: Effect) -> None:
    lay_trap(s, e.seat, e.targets[0], "toll")


def near_cubes(s: Expedition, seat: Seat) -> list[Targets]:
    """DG-Q.130 Another Scholar here or in a Linked Zone, and a colour on that board."""
    spots = [spot for (spot,) in near_spots(s, seat)]
    near = [x for x in others(s, seat) if s.spots[x] in spots]
    return [(x, colour) for x in near for colour, n in enumerate(s.boards[x]) if n]


def back_stab(s: Expedition, e: Effect) -> None:
    """DG-38.4 The cube that was named is Stolen."""
    steal(s, e.seat, e.targets[0], e.targets[1])


def hold_your_breath(s: Expedition, e: Effect) -> None:
    add(s, ALERT, "main", e.card, -e.amounts(s)[0])


# ---------------------------------------------------------------- Reactions


def cancels(s: Expedition, e: Effect) -> None:
    """DG-34.12 The effect beneath does not happen."""
    cancel(s)


def answers_any(s: Expedition, seat: Seat) -> list[Targets]:
    return [()] if declared_beneath(s) else []


def other_targets(s: Expedition, seat: Seat) -> list[Targets]:
    """Part C.8 If it targets me: what its player could have named instead."""
    below = declared_beneath(s)
    if below is None or seat not in targeted(s, below):
        return []
    if below.way == AUXILIARY:
        return [(x,) for x in victims(s, below.seat) if x not in (seat, below.seat)]
    if not main_of(s, below.card).aims:
        return []
    could = main_of(s, below.card).offers(s, below.seat)
    return [each for each in could if each[0] != seat]


def redirect(s: Expedition, e: Effect) -> None:
    below = s.stack[-2]
    if isinstance(below, Declared):
        mode = below.targets[:1] if below.way == AUXILIARY else ()
        s.stack[-2] = below.but(targets=(*mode, *e.targets))
        if s.heard:
            s.say("effect-redirected", seat=e.seat, card=below.card, victim=e.targets[0])


# ---------------------------------------------------------------- Interns


def call_intern(s: Expedition, e: Effect) -> None:
    """DG-37.2 That Intern comes, DG-37.3 also from another; DG-Q.116 who has it draws a card."""
    number = [row.id for row in s.terms.content.interns].index(row_of(s, e.card).intern)
    owner = s.interns[number]
    if owner == e.seat:
        draw_tricks(s, e.seat, 1)
    elif owner == NOBODY or within_reach(s, owner):  # DG-37.10
        s.interns = (*s.interns[:number], e.seat, *s.interns[number + 1 :])
        if s.heard:
            told = {} if owner == NOBODY else {"victim": owner}
            s.say("intern-called", seat=e.seat, intern=s.terms.content.interns[number].id, **told)
        if owner != NOBODY:
            discard_excess(s, owner)


CALL.append(Main((call_intern,)))
MAINS |= {
    "snare": Main((snare,), near_spots),
    "greased-flagstones": Main((greased_flagstones,), near_spots),
    "unofficial-toll": Main((unofficial_toll,), near_spots),
    "feint": Main((cancels,), answers_any),
    "someone-else": Main((redirect,), other_targets),
    "back-stab": Main((back_stab,), near_cubes, aims=True),
    "hold-your-breath": Main((hold_your_breath,), test="own"),
}
