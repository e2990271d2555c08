"""CW-AREA The five Areas of London, each with two sides: a function for each side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.chamber_of_wonders.areas.abbey import abbey_a, abbey_b
from ludoteca.games.chamber_of_wonders.areas.bank import bank_a, bank_b
from ludoteca.games.chamber_of_wonders.areas.hyde_park import hyde_park
from ludoteca.games.chamber_of_wonders.areas.westminster import westminster_a, westminster_b
from ludoteca.games.chamber_of_wonders.areas.whitechapel import whitechapel_a, whitechapel_b

EFFECTS: dict[str, Callable[[Any], None]] = {
    "whitechapel-A": whitechapel_a,
    "whitechapel-B": whitechapel_b,
    "westminster-A": westminster_a,
    "westminster-B": westminster_b,
    "hyde-park-A": hyde_park,
    "hyde-park-B": hyde_park,
    "bank-A": bank_a,
    "bank-B": bank_b,
    "abbey-A": abbey_a,
    "abbey-B": abbey_b,
}
