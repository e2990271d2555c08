"""What anybody can count up at the table: told in views, so that no board counts it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from ludoteca.games.dungeonology.actions import (
    against_espionage,
    against_study,
    price_of_espionage,
)
from ludoteca.games.dungeonology.components import CAMP, COLOURS, MORE_CUBES
from ludoteca.games.dungeonology.effects import danger, works
from ludoteca.games.dungeonology.main.declaring import (
    CANCELLED,
    NO_AUXILIARY,
    Declared,
    targeted,
)
from ludoteca.games.dungeonology.scholars import Stat, lasting, panic, stat
from ludoteca.games.dungeonology.stealth import Part
from ludoteca.games.dungeonology.students import alert_bonus
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

STATS: tuple[Stat, ...] = get_args(Stat)


def numbers(s: Expedition) -> dict[str, Any]:
    """By seat the numbers of the Scholars; for the active one what a test would be made against."""
    if len(s.scholars) < s.seats:
        return {}
    return {
        "stats": [scholar(s, seat) for seat in range(s.seats)],
        "alert": panic(s).alert if s.panicking else alert_bonus(s),  # DG-33.21
        "aimed": [aimed(s, x) for x in s.stack if isinstance(x, Declared)],
        **tests(s, s.active),
    }


def aimed(s: Expedition, effect: Declared) -> list[Seat]:
    """DG-Q.135 Whom a declared effect targets, unless it has come to nothing."""
    cancelled = effect.way in (CANCELLED, NO_AUXILIARY)
    return [] if cancelled else targeted(s, effect)


def scholar(s: Expedition, seat: Seat) -> dict[str, int]:
    """DG-6.3 to DG-6.8 As Jinx cards, Interns and a Panic card have changed them."""
    recruits = lasting(s, seat, "recruits")
    return {name: stat(s, seat, name) for name in STATS} | {"recruits": recruits}


def tests(s: Expedition, seat: Seat) -> dict[str, Any]:
    """DG-24.1 The Alert of a Study by cubes; DG-25.4 of an Espionage by target and colour.

    DG-32.8 With the Good and Bad Luck of the Zone, DG-32.9 and the Students that failing draws.
    """
    spot = s.spots[seat]
    if spot <= CAMP:
        return {}
    zone = s.plan.placed[spot].zone
    studied = [total(against_study(s, seat, k)) for k in range(1, len(MORE_CUBES))]
    others = [target for target in range(s.seats + s.terms.omega) if target != seat]  # RC-OMG.13
    spied = {
        str(x): [total(against_espionage(s, seat, x, colour)) for colour in range(len(COLOURS))]
        for x in others
    }
    prices = {str(x): price_of_espionage(s, seat, x) for x in others}
    found = {"study": studied, "spied": spied, "price": price_of_espionage(s, seat)}
    if {*prices.values()} != {found["price"]}:  # Part 3.9
        found["prices"] = prices
    if s.terms.dangerous_zones:
        luck = [(x.kind, x.number) for x in s.terms.luck[zone] if works(s, seat, x)]
        found |= {"luck": luck, "danger": danger(s, seat)}
    return found


def total(parts: list[Part]) -> int:
    """DG-39.4 A sum of parts, never below nothing."""
    return max(0, sum([amount for _, _, amount in parts]))
