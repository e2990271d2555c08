"""RC-FAM Familiars: hired for cubes, attached to a Scholar until it rests or leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import (
    HIRE,
    LETTERS,
    NOBODY,
    NOWHERE,
    Colour,
    Deed,
)
from ludoteca.games.dungeonology.cubes import eliminate_from_board
from ludoteca.games.dungeonology.effects import works
from ludoteca.kernel.event import Reason, Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def cost(s: Expedition, number: int) -> list[tuple[Colour, int]]:
    """RC-FAM.3 The cubes that a Familiar costs."""
    row = s.terms.content.familiars[number]
    return [(LETTERS.index(letter), n) for letter, n in row.cost.items()]


def can_pay(s: Expedition, seat: Seat, number: int) -> bool:
    """RC-FAM.12 A Universal cube pays as the colour of its column."""
    return all([s.boards[seat][colour] >= n for colour, n in cost(s, number)])


def offered(s: Expedition, seat: Seat, number: int) -> bool:
    """RC-ZEF.1 Whether it is hired where that Scholar is; RC-FAM.8 also where its figure stands."""
    spot, row = s.spots[seat], s.terms.content.familiars[number]
    if s.familiars[number] == (NOBODY, spot):
        return True
    for effect in s.terms.hirings[s.plan.placed[spot].zone]:
        if effect.familiar == row.id and works(s, seat, effect):
            return True
    return False


def hirings(s: Expedition, seat: Seat) -> list[Deed]:
    """RC-FAM.4, RC-FAM.6 The Familiars that are attached to nobody and can be hired here."""
    spot = s.spots[seat]
    if not s.terms.hirings[s.plan.placed[spot].zone] and (NOBODY, spot) not in s.familiars:
        return []  # nowhere else
    found: list[Deed] = []
    for number, (owner, _) in enumerate(s.familiars):
        if owner == NOBODY and offered(s, seat, number) and can_pay(s, seat, number):
            found.append((HIRE, number))
    return found


def why_not_hire(s: Expedition, seat: Seat, deed: Deed) -> Reason:
    number = deed[1] if len(deed) == 2 else -1
    if not 0 <= number < len(s.familiars) or not offered(s, seat, number):
        return Reason("RC-ZEF.1", "no-familiar-here")
    owner = s.familiars[number][0]
    if owner != NOBODY:
        return Reason("RC-FAM.6", "familiar-attached", {"seat": owner})
    return Reason("RC-FAM.3", "familiar-too-dear")


def hire(s: Expedition, seat: Seat, number: int) -> None:
    """RC-FAM.3, RC-FAM.4 Its cost is paid, the figure comes from wherever it is.

    RC-FAM.13 A payment is no loss by an effect: nothing protects from it.
    """
    if s.heard:
        s.say("familiar-hired", seat=seat, familiar=s.terms.content.familiars[number].id)
    _set(s, number, seat, NOWHERE)
    for colour, n in cost(s, number):
        for _ in range(n):
            eliminate_from_board(s, seat, colour)


def detach(s: Expedition, seat: Seat, spot: int) -> None:
    """RC-FAM.7, RC-FAM.10 Figures stay where their owner was, cards go to the Reserve."""
    for number, (owner, _) in enumerate(s.familiars):
        if owner == seat:
            _set(s, number, NOBODY, spot)
            if s.heard:
                row = s.terms.content.familiars[number]
                s.say("familiar-left", seat=seat, familiar=row.id, spot=spot)


def _set(s: Expedition, number: int, owner: Seat, spot: int) -> None:
    found = s.familiars
    s.familiars = (*found[:number], (owner, spot), *found[number + 1 :])
