"""DG-34.6 A Main Effect is declared, may be answered, is paid for, and is resolved."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ludoteca.games.dungeonology.auxiliary import perform, play_card, show_card
from ludoteca.games.dungeonology.components import (
    ACTED,
    CAMP,
    HOMUNCULUS,
    MAIN,
    OTHERS_PHASE,
    OTHERS_TEST,
    OWN_PHASE,
    OWN_TEST,
    PASS,
    PLAY,
    QUIET,
    REACTION,
    Deed,
)
from ludoteca.games.dungeonology.main.kinds import (
    Card,
    Effect,
    Main,
    Price,
    Targets,
    aimed,
    main_of,
    mains_of,
    row_of,
)
from ludoteca.games.dungeonology.panic import game_ends
from ludoteca.games.dungeonology.rocca_civetta.omega.sabotage import reaction
from ludoteca.games.dungeonology.rows import Cost
from ludoteca.games.dungeonology.scholars import at_limit, lasting, within_reach
from ludoteca.games.dungeonology.stealth import NOBODY, StealthTest, running
from ludoteca.games.dungeonology.students import draw_students, sacrifice, stun
from ludoteca.games.dungeonology.tricks import DiscardTricks, take_from_hand
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Listed, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition
    from ludoteca.games.dungeonology.terms import Terms

# instead of a way to pay: an effect that does not happen; an Auxiliary one (DG-Q.67), and one of
# them that does not happen
CANCELLED, AUXILIARY, NO_AUXILIARY = -1, -2, -3
FREE = (0,)  # the one way to pay what cannot lack


# ---------------------------------------------------------------- when it can be played


@lru_cache(maxsize=256)
def timely(terms: Terms, moment: int, action: bool) -> tuple[Main | None, ...]:
    """DG-34.7 to DG-34.11 By Trick card, its Main Effect, if such a moment allows it."""
    found: list[Main | None] = []
    for row, main in zip(terms.content.designs, mains_of(terms.content), strict=True):
        may = main is not None and is_timely(row.main.timing, main, moment, action)
        found.append(main if may else None)
    return tuple(found)


def is_timely(timing: str, main: Main, moment: int, action: bool) -> bool:
    if timing == "declaration":  # RC-SPG.7
        return False
    if moment == REACTION or timing == "reaction":
        return moment == REACTION and timing == "reaction"
    if timing == "action":
        return moment == OWN_PHASE and action
    if moment in (OTHERS_PHASE, OTHERS_TEST) and timing != "instant":
        return False
    if moment in (OWN_PHASE, OTHERS_PHASE):
        return not main.test
    if moment == OWN_TEST:  # DG-Q.121
        return not main.moves and main.test != "others-test"
    return main.test != "own-test"


def mains(s: Expedition, seat: Seat, moment: int, *, action: bool = False) -> list[Deed]:
    """DG-34.1 The Main Effects that may be declared now: card, way to pay, what is named."""
    # `within_reach`, written out: this is asked at every decision.
    if s.spots[seat] <= CAMP or seat in s.captured or seat in s.hushed:
        return []  # DG-5.7, DG-34.23; Part 3.5
    found: list[Deed] = []
    playable, faces = timely(s.terms, moment, action), s.faces
    spied = moment == OTHERS_TEST and is_target(s, seat)
    for card in s.hands[seat]:
        main = playable[faces[card]]
        if main is None or (spied and main.moves):  # DG-Q.82
            continue
        ways = ways_to_pay(s, seat, main.prices) if main.prices else FREE
        if not ways:
            continue
        offers = main.offers(s, seat)
        for way in ways:
            paid = (MAIN, card, way)
            for targets in offers:
                found.append(paid + targets)
    return found


def is_target(s: Expedition, seat: Seat) -> bool:
    """Whether that Scholar is being spied on."""
    at = running(s)
    test = s.stack[at] if at is not None else None
    return isinstance(test, StealthTest) and test.target == seat


def why_no_main(s: Expedition, seat: Seat, deed: Deed, moment: int, *, action: bool) -> Reason:
    card = deed[1] if len(deed) > 1 else -1
    if not s.terms.main_effects:
        return Reason("DG-34.1", "no-main-effects")
    if not within_reach(s, seat):
        return Reason("DG-5.7", "no-tricks-in-camp")
    if card not in s.hands[seat]:
        return Reason("DG-22.4", "card-not-in-hand", {"card": card})
    if seat in s.hushed:
        return Reason("RC-BOS.4", "hypnotised")
    row = row_of(s, card)
    if row is None:
        return Reason("DG-22.3", "no-main-effect", {"card": card})
    if timely(s.terms, moment, action)[s.faces[card]] is None:
        return Reason("DG-34.6", "main-not-now", {"card": card, "timing": row.timing})
    prices = main_of(s, card).prices
    if prices and not ways_to_pay(s, seat, prices):
        return Reason("DG-34.16", "cannot-pay", {"card": card})
    return Reason("DG-34.14", "no-such-target", {"card": card})


# ---------------------------------------------------------------- what it costs


def ways_to_pay(s: Expedition, seat: Seat, prices: tuple[Price, ...]) -> Sequence[int]:
    """DG-34.15, DG-Q.101 The alternatives that can be paid; an odd one spares a discard."""
    found = []
    students, held = s.students[seat], len(s.hands[seat])
    for way, offered, stunned, discard in prices:
        if offered > students or (stunned and at_limit(s, seat)):  # DG-8.6
            continue
        if discard < held:  # other cards than the one that is played
            found.append(way)
        if discard == 1 and s.interns and spares_discard(s, seat):
            found.append(way + 1)
    return found


def spares_discard(s: Expedition, seat: Seat) -> bool:
    """Part C.9 Whether a Homunculus pays the discard: one in a turn."""
    return bool(lasting(s, seat, "free-discard")) and (HOMUNCULUS, seat) not in s.this_turn


def pay(s: Expedition, seat: Seat, cost: Cost, *, spared: bool) -> None:
    """DG-34.15 All of it: Students Sacrificed, drawn, tokens taken, cards discarded."""
    if spared:
        s.this_turn += ((HOMUNCULUS, seat),)
    elif cost.get("discard"):
        s.push(DiscardTricks(seat, cost["discard"]))
    if cost.get("sacrifice"):
        sacrifice(s, seat, cost["sacrifice"])
    if cost.get("stunned"):
        stun(s, seat, cost["stunned"], cost=True)
    if cost.get("students") and not game_ends(s):
        draw_students(s, seat, cost["students"])


def can_pay(s: Expedition, seat: Seat, cost: Cost, *, spared: bool) -> bool:
    """DG-34.16 Whether it can still be paid; the card itself has left the hand."""
    if cost.get("sacrifice", 0) > s.students[seat] or (cost.get("stunned") and at_limit(s, seat)):
        return False
    return spared or cost.get("discard", 0) <= len(s.hands[seat])


# ---------------------------------------------------------------- declared, answered, paid


def declare(s: Expedition, seat: Seat, deed: Deed) -> None:
    """DG-34.14 The card is shown, with all that it names; opponents may react."""
    card, way, targets = deed[1], deed[2], deed[3:]
    take_from_hand(s, seat, (card,))
    if row_of(s, card).timing == "action":
        s.this_turn += ((ACTED, seat),)  # DG-34.7
    if s.heard:
        s.say("effect-declared", seat=seat, card=card, way=way, targets=targets)
    hurt = aimed(s, seat, card, targets) if s.turn_frame().quiet else []
    s.push(Declared(seat, card, way, targets, reactors(s, seat, hurt)))


def play_auxiliary(s: Expedition, seat: Seat, deed: Deed) -> None:
    """DG-34.20 An Auxiliary Effect; DG-Q.67 at some tables it lies declared before it happens."""
    if s.terms.auxiliary_declared:
        show_card(s, seat, deed)
        s.push(Declared(seat, deed[1], AUXILIARY, deed[2:], reactors(s, seat, list(deed[3:]))))
    else:
        play_card(s, seat, deed)


def reactors(s: Expedition, seat: Seat, hurt: list[Seat]) -> tuple[Seat, ...]:
    """DG-35.7 The opponents who may react, the active player first; DG-34.22 in Espionage one.

    Who has asked for quiet is asked only where the effect targets them.
    """
    quiet, hands = s.turn_frame().quiet, s.hands
    at = running(s)
    test = s.stack[at] if at is not None else None
    spied = isinstance(test, StealthTest) and test.target != NOBODY
    involved = (s.active, test.target) if isinstance(test, StealthTest) and spied else None
    found: list[Seat] = []
    for x in s.clockwise():
        if x == seat or not hands[x] or (x in quiet and x not in hurt):
            continue
        if (involved is None or x in involved) and within_reach(s, x):
            found.append(x)
    return tuple(found)


def declared_beneath(s: Expedition) -> Declared | None:
    """DG-35.6 The last effect declared and not yet resolved."""
    top = s.stack[-1]
    return top if isinstance(top, Declared) else None


def targeted(s: Expedition, below: Declared) -> list[Seat]:
    """DG-Q.135 Whom what lies declared targets."""
    if below.way == AUXILIARY:
        return list(below.targets[1:])
    return aimed(s, below.seat, below.card, below.targets)


class Declared(Frame, frozen=True, gc=False):
    """DG-34.14 A Main Effect that lies declared; opponents may react to it one after another."""

    shape = tuple[int, ...]
    public = ("seat", "card", "way", "targets", "waiting")
    holds = ("card",)
    brief = True
    seat: Seat
    card: Card
    way: int
    targets: Targets
    waiting: tuple[Seat, ...]
    answered: bool = False  # DG-Q.139 a Reaction to it has been declared since they were asked

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return self.waiting[:1] if self.way not in (CANCELLED, NO_AUXILIARY) else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return Listed(((PASS,), (QUIET,), *mains(s, seat, REACTION)))

    def explain(self, s: Expedition, seat: Seat, choice: Deed) -> Reason | None:
        if choice in self.options(s, seat):
            return None
        if choice[:1] == (MAIN,):
            return why_no_main(s, seat, choice, REACTION, action=False)
        return self.refusal("not-an-option")

    def decide(self, s: Expedition, seat: Seat, choice: Deed) -> None:
        if choice[0] == MAIN:
            s.become(self.but(waiting=(), answered=True))
            declare(s, seat, choice)
            return
        s.become(self.but(waiting=self.waiting[1:]))
        if choice[0] == QUIET:
            turn = s.turn_frame()
            if seat not in turn.quiet:
                s.stack[0] = turn.but(quiet=(*turn.quiet, seat))

    def resolve(self, s: Expedition) -> None:
        if self.way in (CANCELLED, NO_AUXILIARY):
            self.come_to_nothing(s)
            return
        if self.answered:  # DG-Q.139
            waiting = reactors(s, self.seat, targeted(s, self))
            s.become(self.but(waiting=waiting, answered=False))
            return
        if s.terms.omega and self.awaits_omega(s):
            s.become(Watched(*[getattr(self, name) for name in self.__struct_fields__]))
            if reaction(s, self.seat):
                cancel(s)
            return
        if self.way == AUXILIARY:
            s.leave()
            perform(s, self.seat, (PLAY, self.card, *self.targets))
            return
        costs = row_of(s, self.card).cost
        cost = costs[self.way // 2] if costs else {}
        spared = self.way % 2 == 1 and (HOMUNCULUS, self.seat) not in s.this_turn  # DG-Q.137
        if cost and not can_pay(s, self.seat, cost, spared=spared):
            if s.heard:
                s.say("effect-unpaid", seat=self.seat, card=self.card)
            self.come_to_nothing(s)
            return
        s.become(Effect(self.seat, self.card, self.targets))
        if cost:
            pay(s, self.seat, cost, spared=spared)

    def awaits_omega(self, s: Expedition) -> bool:
        """RC-OPH.27 Whether a card of his is revealed first: the effect targets him."""
        return s.seats in targeted(s, self)

    def come_to_nothing(self, s: Expedition) -> None:
        """DG-34.21 The card is discarded, and its Action spent."""
        s.leave()
        s.discard.append(self.card)
        if self.way != CANCELLED or s.terms.cancelled_action_spent:  # DG-Q.68
            return
        if row_of(s, self.card).timing == "action":
            noted = list(s.this_turn)
            noted.remove((ACTED, self.seat))
            s.this_turn = tuple(noted)


class Watched(Declared, frozen=True, gc=False):
    """RC-OPH.27 The same, once Omega has answered it."""

    @classmethod
    def kind(cls) -> str:
        return Declared.kind()

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        return {**super().seen_by(viewer), "frame": Declared.__name__}

    def awaits_omega(self, s: Expedition) -> bool:
        return False


def cancel(s: Expedition) -> None:
    """DG-34.12 What lies declared beneath the Reaction does not happen, and costs nothing."""
    for at in range(len(s.stack) - 1, -1, -1):
        below = s.stack[at]
        if isinstance(below, Declared):
            way = NO_AUXILIARY if below.way == AUXILIARY else CANCELLED
            s.stack[at] = below.but(way=way, waiting=())
            if s.heard:
                s.say("effect-cancelled", seat=below.seat, card=below.card)
            return
