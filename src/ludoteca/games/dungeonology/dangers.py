"""DG-32 Dangerous Zones: Good and Bad Luck, Ambush, Stop, Toll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import NO_CUBE
from ludoteca.games.dungeonology.cubes import LeaveCubes
from ludoteca.games.dungeonology.effects import works
from ludoteca.games.dungeonology.scholars import lasting
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH, add
from ludoteca.games.dungeonology.students import sacrifice, stun
from ludoteca.games.dungeonology.tricks import reveal_top
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import ZoneEffect
    from ludoteca.games.dungeonology.state import Expedition


def luck(s: Expedition, seat: Seat) -> None:
    """DG-32.8 Cards are revealed, and the highest Bonus value goes to Stealth or to Alert."""
    for effect in s.terms.luck[s.plan.placed[s.spots[seat]].zone]:
        if not works(s, seat, effect):
            continue
        cards = reveal_top(s, effect.number)
        if not cards:
            continue
        bonus = s.terms.content.bonus
        best = max(cards, key=lambda card: bonus[s.faces[card]])
        amount = bonus[s.faces[best]]
        if s.heard:
            s.say("luck", seat=seat, effect=effect.kind, cards=cards, amount=amount)
        s.discard += cards
        add(s, STEALTH if effect.kind == "good-luck" else ALERT, "luck", best, amount)


def ambush(s: Expedition, seat: Seat, spot: int, effect: ZoneEffect) -> None:
    """DG-32.10 So many Stunned tokens; DG-Q.87 a table may give Students first."""
    if lasting(s, seat, "ignores-ambush"):
        return
    if s.heard:
        s.say("ambush", seat=seat, spot=spot, count=effect.number)
    count = effect.number
    if s.terms.ambush_students_first:
        first = min(count, s.students[seat])
        sacrifice(s, seat, first)
        count -= first
    if count:
        stun(s, seat, count)


def stop(s: Expedition, seat: Seat, spot: int, effect: ZoneEffect) -> None:
    """DG-32.11 All Speed points are lost, those of cards too (DG-Q.23)."""
    if seat != s.active or lasting(s, seat, "ignores-stop"):
        return
    phase = s.phase()
    if s.heard:
        s.say("stop", seat=seat, spot=spot, count=phase.speed + phase.bonus)
    s.amend_phase(phase.but(speed=0, bonus=0))


def toll(s: Expedition, seat: Seat, spot: int, effect: ZoneEffect) -> None:
    """DG-32.12 So many cubes are left in the Zone, DG-32.14 or all that there are."""
    count = max(0, effect.number + lasting(s, seat, "toll"))
    if s.heard:
        s.say("toll", seat=seat, spot=spot, count=count)
    if count and any(s.boards[seat]):
        s.push(LeaveCubes(seat, spot, count, True, NO_CUBE))
