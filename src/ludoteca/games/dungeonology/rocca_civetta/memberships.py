"""RC-CNG.20 What Students of Congregations do for their owner: they are Sacrificed for it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.abilities import near
from ludoteca.games.dungeonology.components import (
    CAMP,
    CONGREGATIONS,
    MEMBER,
    OTHERS_PHASE,
    OTHERS_TEST,
    OWN_PHASE,
    Deed,
)
from ludoteca.games.dungeonology.main.choosing import can_be_done
from ludoteca.games.dungeonology.main.declaring import is_timely
from ludoteca.games.dungeonology.main.kinds import Main, put_together
from ludoteca.games.dungeonology.rocca_civetta.congregations import IOTA
from ludoteca.games.dungeonology.rocca_civetta.traps import LayTrap
from ludoteca.games.dungeonology.rows import MainEffect
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.stealth import ALERT, add, running
from ludoteca.games.dungeonology.students import sacrifice_member
from ludoteca.games.dungeonology.tokens import any_trap_left
from ludoteca.games.dungeonology.unfolding import OF_CONGREGATION, Unfolding
from ludoteca.kernel.event import Reason, Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.content import Content
    from ludoteca.games.dungeonology.state import Expedition


@lru_cache(maxsize=64)
def mains_of(content: Content) -> tuple[Main | None, ...]:
    """By Congregation, its effect, as far as it is stated in the vocabulary."""
    return tuple(
        [
            put_together(stated, MainEffect(row.timing, row.effect)) if stated.parts else None
            for row, stated in zip(content.congregations, content.memberships, strict=True)
        ]
    )


@lru_cache(maxsize=64)
def timely(content: Content, moment: int) -> tuple[Main | None, ...]:
    """By Congregation, its effect, as far as such a moment allows it."""
    pairs = zip(content.congregations, mains_of(content), strict=True)
    return tuple(
        [
            main if main and is_timely(row.timing, main, moment, action=False) else None
            for row, main in pairs
        ]
    )


def memberships(s: Expedition, seat: Seat, moment: int) -> list[Deed]:
    """RC-CNG.20 The Congregation Students whose effect can be used at such a moment.

    RC-CNG.24 Not in the Starting Zone.
    """
    mine = s.members[seat]
    if not any(mine) or not within_reach(s, seat):
        return []
    found: list[Deed] = []
    for kind in s.congregations:
        if mine[kind]:
            for named in offers(s, seat, kind, moment):
                found.append((MEMBER, kind, *named))
    return found


def offers(s: Expedition, seat: Seat, kind: int, moment: int) -> list[tuple[int, ...]]:
    content = s.terms.content
    if not content.memberships[kind].parts and kind == IOTA:
        return [()] if chills(s, moment) and s.active in near(s, seat) else []
    if not content.memberships[kind].parts:
        return [()] if moment == OWN_PHASE and s.spots[seat] > CAMP and any_trap_left(s) else []
    main = timely(content, moment)[kind]
    if main is None:
        return []
    able = main.asks or can_be_done(s, seat, main.stated.parts)
    return main.offers(s, seat) if able else []  # DG-33.9


def chills(s: Expedition, moment: int) -> bool:
    """Part 3.10 Iota: in a phase of another who has Speed points, or in another's test."""
    if moment == OTHERS_PHASE:
        return bool(s.phase().speed or s.phase().bonus)
    return moment == OTHERS_TEST


def why_not_member(s: Expedition, seat: Seat, deed: Deed) -> Reason:
    kind = deed[1] if len(deed) > 1 else -1
    if not 0 <= kind < len(CONGREGATIONS) or not s.members or not s.members[seat][kind]:
        return Reason("RC-CNG.20", "no-such-member")
    if not within_reach(s, seat):
        return Reason("RC-CNG.24", "no-members-in-camp")
    return Reason("RC-CNG.20", "member-not-now", {"congregation": kind})


def use_member(s: Expedition, seat: Seat, deed: Deed) -> None:
    """RC-CNG.23 The Student goes to the Reserve; RA-48 nobody reacts to what it does."""
    kind, named = deed[1], deed[2:]
    if s.heard:
        s.say("member-used", seat=seat, congregation=kind)
    sacrifice_member(s, seat, kind)
    if s.terms.content.memberships[kind].parts:
        s.push(Unfolding(seat, (OF_CONGREGATION, kind), named))
    elif kind == IOTA:
        chill(s, seat, s.terms.content.congregations[kind].amounts)
    else:
        s.push(LayTrap(seat, s.spots[seat]))  # RC-CNG.26


def chill(s: Expedition, seat: Seat, amounts: list[int]) -> None:
    """Part 3.10 Fewer Speed points for whose turn it is, or more Alert in their test."""
    if running(s) is not None:
        add(s, ALERT, "congregation", seat, amounts[1])
        return
    phase = s.phase()
    slower = min(amounts[0], phase.speed)
    fewer = min(amounts[0] - slower, phase.bonus)
    s.amend_phase(phase.but(speed=phase.speed - slower, bonus=phase.bonus - fewer))
    if s.heard:
        s.say("slowed", seat=s.active, count=slower + fewer)


def may_use_at_once(s: Expedition, seat: Seat) -> bool:
    """RC-CNG.20 Whether that Scholar owns a Student with the instant icon, for all to see."""
    mine = s.members[seat]
    return any(mine) and any([mine[kind] for kind in instant(s.terms.content)])


@lru_cache(maxsize=64)
def instant(content: Content) -> tuple[int, ...]:
    """The Congregations whose Students have the instant icon."""
    return tuple([n for n, row in enumerate(content.congregations) if row.timing == "instant"])
