"""Part 3.8 What the Specialist Interns and Spriggan do besides numbers and stated effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ludoteca.games.dungeonology.auxiliary import divine
from ludoteca.games.dungeonology.components import FOOL, NOBODY, TABLE
from ludoteca.games.dungeonology.main.laying import call_intern
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Listed, OneOf, Source, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

Card = int


def fool(s: Expedition, seat: Seat) -> None:
    """A test where the Fool's token lies: a Divination for its owner, against anybody else."""
    if (s.spots[seat], FOOL) not in s.tokens:
        return
    rows = s.terms.content.interns
    owners = [owner for n, owner in enumerate(s.interns) if rows[n].lasting.get("fool")]
    for owner in [owner for owner in owners if owner != NOBODY]:
        divine(s, owner, 1, STEALTH if owner == seat else ALERT)


def call_spriggans(s: Expedition, seat: Seat, cards: tuple[Card, ...]) -> None:
    """RC-SPG.4, RC-SPG.5 Who has declared such a card takes the Intern, before anybody answers."""
    content = s.terms.content
    for card in cards:
        row = content.designs[s.faces[card]].main
        if row is not None and row.timing == "declaration":
            call_intern(s, seat, content.stated[s.faces[card]].intern())


PAIR = 2  # RC-CPS.4: drawn, of which one is kept


class KeepIntern(Frame, frozen=True, gc=False):
    """RC-CPS.4 Of two Interns of the deck one is kept; nobody else sees the other.

    A match of the campaign begins with it, for who has bought an Intern.
    """

    public = ("seat",)
    seat: Seat
    interns: tuple[int, ...] = ()  # none before they are drawn

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.interns) > 1 else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(tuple(range(len(self.interns))))

    def seen_by(self, viewer: Seat) -> dict[str, object]:
        return {**super().seen_by(viewer), "interns": self.interns if viewer == self.seat else ()}

    def redealt(self, s: Expedition, viewer: Seat, rng: Source) -> Self:
        if viewer == self.seat or not self.interns:
            return self
        free = in_deck(s)
        pairs = [(x, y) for x in free for y in free if x < y]
        return self.but(interns=Listed(tuple(pairs)).pick(rng)) if pairs else self

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        call_intern(s, seat, s.terms.content.interns[self.interns[choice]].id)

    def resolve(self, s: Expedition) -> None:
        if self.interns:
            self.decide(s, self.seat, 0)
            return
        free = in_deck(s)
        s.mix(TABLE, free)
        if free:
            s.become(self.but(interns=tuple(sorted(free[:PAIR]))))
        else:
            s.leave()


def in_deck(s: Expedition) -> list[int]:
    """RA-53 The Interns of this match whom nobody has."""
    return [number for number in s.terms.interns if s.interns[number] == NOBODY]
