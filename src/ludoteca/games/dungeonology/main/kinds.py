"""DG-34 What a Main Effect is to the rules: whom it names, when it can be played, what it does.

A card's row states its effect in the vocabulary of Part C.7; here it is put together, once for each
pack, out of the primitives that the chapters of this folder bring.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.games.dungeonology.main.whom import ONE_OF, omega_too, spot_of_owner
from ludoteca.games.dungeonology.unfolding import (
    NOTHING,
    OF_ABILITY,
    OF_BOSS,
    OF_BOSS_AFTER,
    OF_BOSS_BEFORE,
    OF_BOSS_STUDIED,
    OF_CARD,
    OF_CONGREGATION,
    OF_INTERN,
    OF_INTERN_TAKEN,
    OF_JINX,
    OF_PANIC_JOINED,
    OF_PANIC_MET,
    OF_PANIC_OUTSIDE,
    OF_PANIC_ROLLED,
    OF_PANIC_TURN,
    STEPS,
    Source,
    Step,
    Unfolding,
    take_next,
)
from ludoteca.games.dungeonology.vocabulary import Part, Slot, Stated, flat
from ludoteca.games.dungeonology.vocabulary.words import OTHERS, TEST_WORDS
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.content import Content
    from ludoteca.games.dungeonology.rows import Cost, MainEffect
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

    @property
    def source(self) -> Source:
        return (OF_CARD, self.card)

    def named(self, slot: int) -> int:
        return self.targets[slot] if slot < len(self.targets) else NOTHING

    def resolve(self, s: Expedition) -> None:
        if take_next(s, self, main_of(s, self.card).steps):
            s.discard.append(self.card)


Working = Effect | Unfolding  # what a step follows from: a card's effect, or one of no card

Has = Callable[["Expedition", Seat], bool]
Asks = Callable[["Expedition", Seat, Targets], Sequence[int]]


def anyone(s: Expedition, seat: Seat) -> bool:
    return True


@dataclass(frozen=True)
class Primitive:
    """One word: what it does, to whom it can be done, what may be named for it."""

    does: Callable[[Part], Step]
    has: Has = anyone  # whether that Scholar can be chosen for it
    able: Has | None = None  # whether it can be done to that Scholar, if that is something else
    apart: bool = False  # only to one who is in another Zone
    harms: bool = False  # who is touched by it loses something (DG-Q.135)
    moves: Callable[[Part], bool] = lambda part: False  # DG-Q.121
    asks: Callable[[Part, int, Stated], Asks] | None = None  # what may be named, but Scholars


PRIMITIVES: dict[str, Primitive] = {}  # by word; filled by the chapters
CONDITIONS: dict[str, Has] = {}  # what else must hold, by the word for it; likewise


class Price(NamedTuple):
    """DG-34.15 One of the costs between which a Main Effect lets choose, as far as it may lack."""

    way: int  # an even number; the odd one behind it spares a discard (DG-Q.101)
    sacrifice: int
    stunned: int
    discard: int


@dataclass(frozen=True)
class Main:
    """A Main Effect: what may be named when it is declared, and the steps that it takes."""

    stated: Stated
    steps: tuple[Step, ...]
    asks: tuple[Asks, ...]  # for each thing that is named
    needs: tuple[Targets, ...]  # by part, what must be named for it to be done
    aim: int  # which of the things named is a Scholar whom it targets, or NOTHING
    touches: tuple[tuple[str, Has], ...]  # others, unnamed: where they are, what they lose
    moves: bool  # DG-Q.121: not while a test is open, for who takes it
    test: str  # only in a test: own-test, others-test or any-test
    holds: Has | None  # what else must be so
    prices: tuple[Price, ...]  # none where nothing of it can lack
    omega: bool = False  # RC-OMG.4: whether the card bears his icon
    whom: Targets = ()  # which of the things named are Scholars
    others: bool = False  # whether it says anything of others than its owner
    hangs: bool = False  # whether no part can be done where the first thing cannot be named

    def offers(self, s: Expedition, seat: Seat) -> list[Targets]:
        """DG-34.14 What may be named: whatever lets at least one part be done (Part C.7)."""
        if self.holds is not None and not self.holds(s, seat):
            return []
        if not self.asks:
            return [()]
        asks = self.asks
        first = asks[0](s, seat, ())
        if not first and self.hangs:
            return []
        found: list[Targets] = [(each,) for each in first or (NOTHING,)]
        if first and len(asks) == 1:
            return found
        for more in asks[1:]:
            longer: list[Targets] = []
            for x in found:
                for each in more(s, seat, x) or (NOTHING,):
                    longer.append((*x, each))
            found = longer
        for x in found:
            if NOTHING in x:
                return self.in_earnest(found)
        return found

    def in_earnest(self, found: list[Targets]) -> list[Targets]:
        """Those that do something."""
        return [bare(x) for x in found if self.does_something(x)]

    def does_something(self, targets: Targets) -> bool:
        """Whether all is named that one of the parts needs."""
        for need in self.needs:
            for slot in need:
                if targets[slot] == NOTHING:
                    break
            else:
                return True
        return False

    def touched(self, s: Expedition, seat: Seat) -> list[Seat]:
        """DG-Q.135 The others who would lose something, unnamed."""
        found: list[Seat] = []
        for where, has in self.touches:
            reach = ONE_OF["opp@here" if where == "each@here" else "opp"](s, seat)
            if self.omega:
                reach = [*reach, *omega_too(s, seat, where)]
            found += [x for x in reach if x not in found and has(s, x)]
        return found


def bare(targets: Targets) -> Targets:
    """Without the things at the end that could not be named."""
    while targets and targets[-1] == NOTHING:
        targets = targets[:-1]
    return targets


# ---------------------------------------------------------------- put together


@lru_cache(maxsize=64)
def mains_of(content: Content) -> tuple[Main | None, ...]:
    """By Trick card, its Main Effect."""
    return tuple(
        [
            None if row.main is None else put_together(stated, row.main, row.omega)
            for row, stated in zip(content.designs, content.stated, strict=True)
        ]
    )


def put_together(stated: Stated, row: MainEffect, omega: bool = False) -> Main:
    parts = flat(stated.parts)
    aims = [n for n, slot in enumerate(stated.slots) if _aims(slot)]
    test = row.when if row.when.endswith("test") else ""
    if not test and any([part.word in TEST_WORDS for part in parts]):
        test = "any-test"
    touches = [(part.who.word, PRIMITIVES[part.word].has) for part in parts if _touches(part)]
    needs = tuple([_needed(part, stated) for part in stated.parts])
    return Main(
        stated=stated,
        steps=program(stated.parts),
        asks=tuple([_asks(at, stated, omega) for at in range(len(stated.slots))]),
        needs=needs,
        aim=aims[0] if aims else NOTHING,
        touches=tuple(touches),
        moves=any([PRIMITIVES[part.word].moves(part) for part in parts]),
        test=test,
        holds=_all([CONDITIONS[name] for name in (row.timing, row.when) if name in CONDITIONS]),
        prices=_prices(row.cost),
        omega=omega,
        whom=tuple([n for n, slot in enumerate(stated.slots) if slot.kind == "seat"]),
        others=any([word != "me" for part in parts for word in (part.who.word, part.to.word)]),
        hangs=all([0 in need for need in needs]),
    )


@lru_cache(maxsize=256)
def unfolded(content: Content, source: Source) -> tuple[Step, ...]:
    """The steps of an effect that is on no card."""
    return program(stated_by(content, source).parts)


def stated_by(content: Content, source: Source) -> Stated:
    """What states an effect that is on no card: a Boss, an Intern, a Jinx, an Ability …"""
    kind, number = source[:2]
    by_kind = {
        OF_BOSS: content.encounters,
        OF_INTERN_TAKEN: content.taken,
        OF_INTERN: content.started,
        OF_JINX: content.plagues,
        OF_BOSS_BEFORE: content.before,
        OF_BOSS_AFTER: content.after,
        OF_PANIC_MET: content.met,
        OF_PANIC_OUTSIDE: content.outside,
        OF_CONGREGATION: content.memberships,
        OF_BOSS_STUDIED: content.studied,
        OF_PANIC_TURN: content.panicked,
        OF_PANIC_JOINED: content.joined,
        OF_PANIC_ROLLED: content.rolled,
        OF_ABILITY: content.abilities.stated,
    }
    return by_kind[kind][number]


STEPS.append(unfolded)


def program(parts: Sequence[Part], start: int = 0) -> tuple[Step, ...]:
    """The steps of these parts; a choice is a step that leads to those of the way taken."""
    steps: list[Step] = []
    for number, part in enumerate(parts):
        if part.optional or part.ways:
            steps += BRANCHES[0](part, number, start + len(steps))
        else:
            steps.append(PRIMITIVES[part.word].does(part))
    return tuple(steps)


Branch = Callable[[Part, int, int], tuple[Step, ...]]
BRANCHES: list[Branch] = []  # how a choice is taken; filled by its chapter


def _aims(slot: Slot) -> bool:
    return slot.kind == "seat" and slot.argument != "redirect"


def _touches(part: Part) -> bool:
    return PRIMITIVES[part.word].harms and part.who.word in OTHERS


def _asks(at: int, stated: Stated, omega: bool) -> Asks:
    """What may be named there; RC-OMG.4 Omega where the card bears his icon."""
    slot = stated.slots[at]
    part = stated.parts[slot.part]
    primitive = PRIMITIVES[part.word]
    if _aims(slot):
        who = part.who if slot.argument == "who" else part.to
        reach = with_omega(who.word) if omega else ONE_OF[who.word]
        if primitive.apart:
            return lambda s, seat, _: [
                x for x in reach(s, seat) if spot_of_owner(s, x) != s.spots[seat]
            ]
        has = primitive.has if slot.argument == "who" else anyone
        if has is anyone:
            return lambda s, seat, _: reach(s, seat)
        return lambda s, seat, _: [x for x in reach(s, seat) if has(s, x)]
    assert primitive.asks is not None, part
    return primitive.asks(part, at, stated)


def with_omega(word: str) -> Callable[[Expedition, Seat], list[Seat]]:
    return lambda s, seat: [*ONE_OF[word](s, seat), *omega_too(s, seat, word)]


def _needed(part: Part, stated: Stated) -> Targets:
    """A side of a test is said later at some tables (DG-Q.32), so nothing hangs on it."""
    return tuple([slot for slot in part.named() if stated.slots[slot].kind != "side"])


def _prices(costs: Sequence[Cost]) -> tuple[Price, ...]:
    """What may lack; Students that are drawn, for one, never do."""
    found = [
        Price(2 * n, x.get("sacrifice", 0), x.get("stunned", 0), x.get("discard", 0))
        for n, x in enumerate(costs)
    ]
    return () if found == [Price(0, 0, 0, 0)] else tuple(found)


def _all(conditions: Sequence[Has]) -> Has | None:
    if not conditions:
        return None
    if len(conditions) == 1:
        return conditions[0]
    return lambda s, seat: all([holds(s, seat) for holds in conditions])


# ---------------------------------------------------------------- asked by others


def main_of(s: Expedition, card: Card) -> Main:
    main = mains_of(s.terms.content)[s.faces[card]]
    assert main is not None
    return main


def row_of(s: Expedition, card: Card) -> Any:
    return s.terms.content.designs[s.faces[card]].main


def aimed(s: Expedition, seat: Seat, card: Card, targets: Targets) -> list[Seat]:
    """DG-Q.135 Whom a declared effect targets: who was named, or whom it touches unnamed."""
    main = main_of(s, card)
    if main.aim == NOTHING:
        return main.touched(s, seat)
    return [targets[main.aim]] if main.aim < len(targets) else []
