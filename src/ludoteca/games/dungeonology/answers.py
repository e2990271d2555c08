"""DG-24.9, DG-25.9, DG-35 Who may play cards and Abilities when: windows, laps and duels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from ludoteca.games.dungeonology.abilities import ability, use_ability, uses, why_not_use
from ludoteca.games.dungeonology.auxiliary import divine, plays, why_not
from ludoteca.games.dungeonology.components import (
    ABILITY,
    CAMP,
    MAIN,
    MEMBER,
    NOBODY,
    OTHERS_PHASE,
    OTHERS_TEST,
    OWN_TEST,
    PASS,
    PLAY,
    PLAYED,
    QUIET,
    Deed,
)
from ludoteca.games.dungeonology.ending import exhausted, final_scoring
from ludoteca.games.dungeonology.main import declare, mains, play_auxiliary, why_no_main
from ludoteca.games.dungeonology.rocca_civetta.memberships import (
    may_use_at_once,
    memberships,
    use_member,
    why_not_member,
)
from ludoteca.games.dungeonology.stealth import STEALTH, reassess
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Listed, OneOf, Source, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def could_answer(s: Expedition, seat: Seat) -> bool:
    """DG-5.10, DG-24.18 Whether that player might have something to play, as far as all can see.

    Who holds cards and is not in the camp is asked, also who can only pass: being left out would
    tell of a hand. DG-Q.141 Where the tester is Captured nobody is.
    """
    # `within_reach`, written out: this is asked at every decision.
    if s.captured and (s.active in s.captured or seat in s.captured):
        return False
    return s.spots[seat] > CAMP and (bool(s.hands[seat]) or without_cards(s, seat))


def without_cards(s: Expedition, seat: Seat) -> bool:
    """DG-6.2, RC-CNG.20 Whether that player may have something to use besides cards."""
    abilities = s.terms.content.abilities
    if abilities.any_at_once and abilities.at_once[s.scholars[seat]][s.fired_up[seat]]:
        return True
    return bool(s.members) and may_use_at_once(s, seat)


class Answer(Frame, frozen=True, gc=False):
    """DG-35.5 A player may use a card or an Ability, each fully resolved before the next."""

    shape = tuple[int, ...]
    declining: ClassVar[tuple[Deed, ...]] = ((PASS,),)

    def moment(self, s: Expedition, seat: Seat) -> int:
        """When it is, seen from that seat."""
        return OWN_TEST if seat == s.active else OTHERS_TEST

    def options(self, s: Expedition, seat: Seat) -> Space:
        moment = self.moment(s, seat)
        found = [*self.declining, *plays(s, seat, moment), *uses(s, seat, moment)]
        if s.members:
            found += memberships(s, seat, moment)
        if s.terms.main_effects:
            found += mains(s, seat, moment)
        return Listed(tuple(found))

    def explain(self, s: Expedition, seat: Seat, choice: Deed) -> Reason | None:
        if choice in self.options(s, seat):
            return None
        if choice[:1] == (PLAY,):
            return why_not(s, seat, choice, self.moment(s, seat))
        if choice[:1] == (ABILITY,):
            return why_not_use(s, seat, choice, self.moment(s, seat))
        if choice[:1] == (MAIN,):
            return why_no_main(s, seat, choice, self.moment(s, seat), action=False)
        if choice[:1] == (MEMBER,):
            return why_not_member(s, seat, choice)
        return self.refusal("not-an-option")


def carry_out(s: Expedition, seat: Seat, choice: Deed) -> None:
    if choice[0] == PLAY:
        play_auxiliary(s, seat, choice)
    elif choice[0] == MAIN:
        declare(s, seat, choice)
    elif choice[0] == MEMBER:
        use_member(s, seat, choice)
    else:
        use_ability(s, seat, choice)


class Priority(Answer, frozen=True, gc=False):
    """DG-35.8 The others may use Instant effects, in order, before the active player goes on.

    DG-Q.138 What the active player goes on with is told when all have declined, and not before.
    """

    public = ("waiting",)
    brief = True
    declining = ((PASS,), (QUIET,))
    waiting: tuple[Seat, ...] = ()
    fresh: bool = True  # what came before it has not been looked at yet
    since: int = 0  # who did that: so many seats to the left of the active player
    seat: Seat = NOBODY  # the active player, where a deed is held
    deed: Deed = ()  # DG-35.2 what the active player, who plays nothing, goes on with

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return self.waiting[:1]

    def moment(self, s: Expedition, seat: Seat) -> int:
        return OTHERS_PHASE

    def decide(self, s: Expedition, seat: Seat, choice: Deed) -> None:
        """DG-35.4 After something is played all are asked again, who played it last."""
        if choice[0] in PLAYED:
            since = (seat - s.active) % s.seats
            s.amend_phase(s.phase().but(unheard=since))
            s.become(AFTER[since])
            carry_out(s, seat, choice)
            return
        if choice[0] == QUIET:
            turn = s.turn_frame()
            s.stack[0] = turn.but(quiet=(*turn.quiet, seat))
        if len(self.waiting) > 1:
            s.become(self.but(waiting=self.waiting[1:]))
            return
        s.leave()
        if self.deed:
            s.phase().perform(s, self.seat, self.deed)

    def opened(self, now: Frame | None) -> bool:
        return bool(self.deed) and not (isinstance(now, Priority) and now.deed)

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        yours = self.deed if self.deed and viewer == self.seat else None
        return {**super().seen_by(viewer), "yours": yours}

    def redealt(self, s: Expedition, viewer: Seat, rng: Source) -> Self:
        if not self.deed or viewer == self.seat:
            return self
        return self.but(deed=Listed(tuple(s.phase().ways_on(s, self.seat))).pick(rng))

    def reopened(self, viewer: Seat) -> Self:
        return self if viewer == self.seat else self.but(deed=(), seat=NOBODY)

    def resolve(self, s: Expedition) -> None:
        """DG-28.4, DG-Q.110 First the third end of the game is checked."""
        if self.fresh:
            if exhausted(s):
                final_scoring(s)
                return
            if self.since + 1 < s.seats:
                waiting = asked(s, s.clockwise()[self.since + 1 :])
                if waiting:
                    s.become(Priority(waiting, False))
                    return
        s.leave()


AFTER = tuple([Priority(since=left) for left in range(4)])  # by who has done something


def asked(s: Expedition, others: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """DG-35.3 Those of the others who could answer and have not asked for quiet."""
    quiet, spots, hands, captured = s.turn_frame().quiet, s.spots, s.hands, s.captured
    found: tuple[Seat, ...] = ()
    for x in others:
        # `within_reach`, written out: this is asked at every decision.
        could = spots[x] > CAMP and x not in quiet and x not in captured
        if could and (hands[x] or without_cards(s, x)):
            found += (x,)
    return found


class Lap(Answer, frozen=True, gc=False):
    """DG-24.9 Study: once around the table, DG-24.11 the testing player last."""

    public = ("waiting",)
    waiting: tuple[Seat, ...]
    played: bool = False  # DG-Q.140: what it has done to the Zone has not been looked at yet

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        waiting = self.waiting
        asks = waiting and not self.played and could_answer(s, waiting[0])
        return waiting[:1] if asks else ()

    def decide(self, s: Expedition, seat: Seat, choice: Deed) -> None:
        if choice[0] == PASS:
            s.become(Lap(self.waiting[1:]))
        else:
            s.become(Lap(self.waiting, True))
            carry_out(s, seat, choice)

    def resolve(self, s: Expedition) -> None:
        """DG-24.12 After the tester nobody adds anything."""
        if self.played:
            reassess(s)
            s.become(Lap(self.waiting))
        elif self.waiting:
            s.become(Lap(self.waiting[1:]))
        else:
            s.leave()


class Duel(Answer, frozen=True, gc=False):
    """DG-25.9 Espionage: the target, then the spy, and so on until both decline in a row."""

    public = ("seat", "other", "declined")
    seat: Seat  # whose turn it is to play
    other: Seat
    declined: bool = False  # the other has just declined

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if could_answer(s, self.seat) else ()

    def decide(self, s: Expedition, seat: Seat, choice: Deed) -> None:
        if choice[0] == PASS:
            self.resolve(s)
        else:
            s.become(Duel(self.seat, self.other))
            carry_out(s, seat, choice)

    def resolve(self, s: Expedition) -> None:
        """DG-25.11 One declines: the other's turn, or the end; RC-OMG.14 Omega plays no card."""
        if self.declined or self.other == self.seat:
            s.leave()
        else:
            s.become(Duel(self.other, self.seat, True))


class Rogue(Frame, frozen=True, gc=False):
    """DG-25.6 Having declared, a Rogue may divine for her Stealth, so many times."""

    public = ("left",)
    left: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (s.active,) if self.left else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf((1, 0))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.become(Rogue(self.left - 1 if choice else 0))
        if choice:
            divine(s, seat, 1, STEALTH)

    def resolve(self, s: Expedition) -> None:
        s.leave()


def rogue_divinations(s: Expedition, seat: Seat) -> int:
    """Part C.3 How often a Rogue may divine in her own Espionage."""
    found = ability(s, seat, "rogue")
    return found.amounts[0] if found else 0
