"""DG-34 What a Main Effect is to the rules: whom it names, when it can be played, what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.games.dungeonology.components import CAMP
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

Card = int
Targets = tuple[int, ...]


class Effect(Frame, frozen=True, gc=False):
    """DG-34.18 A Main Effect that is being resolved, one step after another; then DG-22.7."""

    public = ("seat", "card", "targets", "step", "tally")
    holds = ("card",)
    seat: Seat
    card: Card
    targets: Targets = ()
    step: int = 0
    tally: int = 0  # what an earlier step has counted

    def amounts(self, s: Expedition) -> list[int]:
        row = s.terms.content.designs[s.faces[self.card]]
        amounts: list[int] = row.main.amounts
        return amounts

    def resolve(self, s: Expedition) -> None:
        steps = main_of(s, self.card).steps
        if self.step == len(steps):
            s.leave()
            s.discard.append(self.card)
            return
        s.become(self.but(step=self.step + 1))
        steps[self.step](s, self)


Step = Callable[["Expedition", Effect], None]
Offers = Callable[["Expedition", Seat], list[Targets]]


def no_target(s: Expedition, seat: Seat) -> list[Targets]:
    return [()]


def nobody(s: Expedition, seat: Seat, targets: Targets) -> list[Seat]:
    return []


class Main(NamedTuple):
    """A Main Effect: what may be named when it is declared, and the steps that it takes."""

    steps: tuple[Step, ...]
    offers: Offers = no_target
    aims: bool = False  # the first thing named is a Scholar
    touches: Callable[[Expedition, Seat, Targets], list[Seat]] = nobody  # others, unnamed
    moves: bool = False  # DG-Q.121: not while a test is open, for who takes it
    test: str = ""  # only in a test: own, others or any


MAINS: dict[str, Main] = {}  # by the id of a Trick card; filled by the chapters
CALL: list[Main] = []  # what calls an Intern


def main_of(s: Expedition, card: Card) -> Main:
    row = s.terms.content.designs[s.faces[card]]
    return CALL[0] if row.main.intern else MAINS[row.id]


def row_of(s: Expedition, card: Card) -> Any:
    return s.terms.content.designs[s.faces[card]].main


# ---------------------------------------------------------------- whom and where


def others(s: Expedition, seat: Seat) -> list[Seat]:
    """Every other Scholar outside the camp, in turn order from there."""
    order = [(seat + i) % s.seats for i in range(1, s.seats)]
    return [x for x in order if within_reach(s, x)]


def others_here(s: Expedition, seat: Seat) -> list[Seat]:
    return [x for x in others(s, seat) if s.spots[x] == s.spots[seat]]


def near_spots(s: Expedition, seat: Seat) -> list[Targets]:
    """The own Zone and those Linked to it; DG-36.12 never the camp."""
    here = s.spots[seat]
    return [(x,) for x in (here, *s.dungeon().neighbours(here).linked) if x != CAMP]


def linked_spots(s: Expedition, seat: Seat) -> list[Targets]:
    return [(x,) for x in s.dungeon().neighbours(s.spots[seat]).linked]


def aimed(s: Expedition, seat: Seat, card: Card, targets: Targets) -> list[Seat]:
    """DG-Q.135 Whom a declared effect targets: who was named, or whom it touches unnamed."""
    main = main_of(s, card)
    return [targets[0]] if main.aims else main.touches(s, seat, targets)
