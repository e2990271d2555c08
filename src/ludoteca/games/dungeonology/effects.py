"""DG-32 What Zone Effects a Zone has for a Scholar; what they do is in `dangers` and `placing`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import CAMP, MYSTICISM, SECRET_PASSAGE, TELEPORTER, mask
from ludoteca.games.dungeonology.notes import colours
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import ZoneEffect
    from ludoteca.games.dungeonology.state import Expedition
    from ludoteca.games.dungeonology.terms import Terms
    from ludoteca.games.dungeonology.zones import Plan

Tokens = tuple[tuple[int, int], ...]  # spots, and what lies there


def works(s: Expedition, seat: Seat, effect: ZoneEffect) -> bool:
    """DG-32.7 A coloured effect works only for who owns a cube of that colour."""
    return not effect.colour or bool(mask(effect.colour) & colours(s, seat))


def danger(s: Expedition, seat: Seat) -> int:
    """DG-32.9 How many Students a failed test draws where that Scholar is."""
    found = s.terms.dangers[s.plan.placed[s.spots[seat]].zone]
    return max([effect.number for effect in found if works(s, seat, effect)], default=1)


def letters(terms: Terms, plan: Plan, tokens: Tokens, spot: int) -> frozenset[str]:
    """DG-32.18 The letters of the Secret Passages of a Zone."""
    printed = terms.passage_letters[plan.placed[spot].zone]
    if (spot, SECRET_PASSAGE) in tokens:  # DG-36.3
        return printed | {"X"}
    return printed


def secret_passages(s: Expedition, spot: int) -> tuple[int, ...]:
    """DG-32.18, DG-32.19 The Zones to which a Secret Passage leads from there."""
    printed = s.terms.passage_letters[s.plan.placed[spot].zone]
    if not printed and (spot, SECRET_PASSAGE) not in s.tokens:  # DG-36.3
        return ()
    return secret_ways(s.terms, s.plan, s.tokens, spot)


@lru_cache(maxsize=1 << 12)
def secret_ways(terms: Terms, plan: Plan, tokens: Tokens, spot: int) -> tuple[int, ...]:
    """The same, found once: they change with the Dungeon alone."""
    mine, printed = letters(terms, plan, tokens, spot), terms.passage_letters
    found = [x for x, p in enumerate(plan.placed) if not mine.isdisjoint(printed[p.zone])]
    if "X" in mine:
        found += [x for x, what in tokens if what == SECRET_PASSAGE]
    return tuple(sorted({*found} - {spot}))


def has_bivouac(s: Expedition, seat: Seat) -> bool:
    """DG-32.15 Whether that Scholar may use a Bivouac where they are."""
    found = s.terms.bivouacs[s.plan.placed[s.spots[seat]].zone]
    return bool(found) and any_works(s, seat, found)


def any_works(s: Expedition, seat: Seat, found: Sequence[ZoneEffect]) -> bool:
    """Whether one of them works for that Scholar."""
    return any([works(s, seat, effect) for effect in found])


def teleports(s: Expedition, seat: Seat) -> list[int]:
    """DG-36.5 The Zones to which that Scholar may Teleport; DG-36.13 the camp in peace only."""
    here = s.spots[seat]
    if (here, TELEPORTER) not in s.tokens or not s.boards[seat][MYSTICISM]:
        return []
    home = not s.panicking or s.terms.teleport_to_start
    return [x for x in range(len(s.plan.placed)) if x != here and (home or x != CAMP)]
