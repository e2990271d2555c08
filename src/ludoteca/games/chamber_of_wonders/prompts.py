"""CW-EXPAND Coming Soon: £5 open a showcase, at any prompt of one's own and between turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.games.chamber_of_wonders.components import OPENING
from ludoteca.games.chamber_of_wonders.purse import pay
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Either, OneOf, Space
from ludoteca.parts.sealed import Sealed
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber

PASS = -1  # the choice to let it be
OPEN = -5  # the choice to open a showcase for £5 first


def may_open(s: Chamber, seat: Seat) -> bool:
    """CW-EXPAND.2, CW-EXPAND.5 £5 and a marker; A-13 where prompts are windows."""
    if s.purse[seat] < OPENING or not s.markers[seat]:
        return False
    return s.terms.opens_at_prompts and s.in_a_turn()  # CW-END.3


def why_not_open(s: Chamber, seat: Seat) -> Reason | None:
    if not s.in_a_turn():
        return Reason("CW-END.3", "game-is-over")
    if not s.terms.opens_at_prompts:
        return Reason("A-13", "open-when-displaying")
    if not s.markers[seat]:
        return Reason("CW-EXPAND.5", "no-marker-left")
    if s.purse[seat] < OPENING:
        return Reason("CW-EXPAND.2", "too-few-pounds", {"pounds": OPENING, "purse": s.purse[seat]})
    return None


def open_showcase(s: Chamber, owner: int) -> None:
    """CW-EXPAND.2 Pay £5 and remove one of one's own markers, CW-EXPAND.6 for good."""
    pay(s, owner, OPENING)
    s.markers[owner] -= 1
    if s.heard:
        s.say("showcase-opened", owner=owner)


class Prompt(Frame, frozen=True, gc=False):
    """CW-EXPAND.4 A question to a seat, which may open a showcase before it answers."""

    def asked(self, s: Chamber, seat: Seat) -> Space:
        """What is asked itself."""
        raise NotImplementedError

    def answered(self, s: Chamber, seat: Seat, choice: Any) -> None:
        raise NotImplementedError

    def refused(self, s: Chamber, seat: Seat, choice: Any) -> Reason | None:
        """Why an answer that is not among `asked` is refused."""
        return None if choice in self.asked(s, seat) else self.refusal("not-an-option")

    def options(self, s: Chamber, seat: Seat) -> Space:
        space = self.asked(s, seat)
        if s.purse[seat] < OPENING:  # most often: `may_open` need not be asked
            return space
        return Either((OPEN,), space) if may_open(s, seat) else space

    def explain(self, s: Chamber, seat: Seat, choice: Any) -> Reason | None:
        return why_not_open(s, seat) if choice == OPEN else self.refused(s, seat, choice)

    def decide(self, s: Chamber, seat: Seat, choice: Any) -> None:
        if choice == OPEN:
            open_showcase(s, seat)
        else:
            self.answered(s, seat, choice)


class SealedPrompt(Prompt, Sealed, frozen=True, gc=False):
    """CW-EXPAND.4 The same for a sealed question; CW-EXPAND.8 not after it is answered."""

    def decide(self, s: Chamber, seat: Seat, choice: Any) -> None:
        if choice == OPEN:
            open_showcase(s, seat)
        else:
            Sealed.decide(self, s, seat, choice)

    def sealable(self, s: Chamber, seat: Seat) -> Space:
        """Showcases are opened in the open."""
        return self.asked(s, seat)

    def seals(self, choice: Any) -> bool:
        return bool(choice != OPEN)


class BetweenTurns(Prompt, frozen=True, gc=False):
    """CW-EXPAND.4 At the start and end of every turn whoever can may open showcases."""

    public = ("waiting",)
    waiting: tuple[Seat, ...]

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        """Who cannot is not asked, unless that would tell how full a purse is."""
        markers, purse = s.markers, s.purse
        least = OPENING if s.terms.open_purses else 0
        if max(purse) < least:
            return ()
        able: tuple[Seat, ...] = ()
        for seat in self.waiting:
            if purse[seat] >= least and markers[seat]:
                able += (seat,)
        return able

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf((PASS,))

    def answered(self, s: Chamber, seat: Seat, choice: int) -> None:
        s.become(self.but(waiting=without(self.waiting, seat)))

    def resolve(self, s: Chamber) -> None:
        s.leave()
