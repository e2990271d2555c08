"""KC-6, KC-19 Monkeys: who wins a tie, who chooses among ties, and the optional control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.king_of_con.components import Characteristic, Object, Tied, Won
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Space
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.king_of_con.state import Con

TAKE, CONCEDE = 0, 1


def lowest(s: Con, tied: tuple[Seat, ...]) -> Seat:
    """KC-6.2 The tied player with the lowest Monkey."""
    return min(tied, key=s.monkey.__getitem__)


def swap(s: Con, tied: tuple[Seat, ...]) -> None:
    """KC-6.7 The lowest Monkey's owner gets the highest, each other one the next lower."""
    if s.terms.monkeys_pass_on:  # Scenario 9
        return
    monkey = s.monkey
    order = sorted(tied, key=monkey.__getitem__)
    numbers = [*map(monkey.__getitem__, order)]
    for i, seat in enumerate(order):
        monkey[seat] = numbers[i - 1]


def pass_on(s: Con) -> None:
    """Scenario 9: Monkey 1 becomes the highest, every other one goes down by 1."""
    s.monkey = [number - 1 or s.seats for number in s.monkey]
    if s.heard:
        s.say("monkeys-pass-on", monkeys=tuple(s.monkey))


def break_tie(s: Con, tied: tuple[Seat, ...], **prize: int) -> Seat:
    """KC-6.4 The lowest Monkey wins, and the Monkeys of all in the tie are swapped at once."""
    winner = lowest(s, tied)
    swap(s, tied)
    if s.heard:
        s.say("tie-settled", winner=winner, tied=tied, monkeys=tuple(s.monkey), **prize)
    return winner


class Contest(Frame, frozen=True, gc=False):
    """KC-6.4 A paragraph that may wait for a tie to be settled."""

    def settled(self, s: Con, winner: Seat) -> None:
        """The tie has a winner; this frame is on top again."""
        raise NotImplementedError


class MonkeyControl(Frame, frozen=True, gc=False):
    """KC-19.2 Who would win by Monkey takes the prize and swaps, or concedes and leaves the tie."""

    public = ("tied", "object", "characteristic")
    base = 129
    tied: tuple[Seat, ...]
    object: Object = 0
    characteristic: Characteristic = 0

    def awaited(self, s: Con) -> tuple[Seat, ...]:
        """KC-19.5 The last one left cannot concede."""
        return (lowest(s, self.tied),) if len(self.tied) > 1 else ()

    def options(self, s: Con, seat: Seat) -> Space:
        return OneOf((TAKE, CONCEDE))

    def decide(self, s: Con, seat: Seat, choice: int) -> None:
        """KC-19.3 Conceding leaves one's Monkey where it is."""
        if choice == CONCEDE:
            s.become(self.but(tied=without(self.tied, seat)))
        else:
            self.resolve(s)

    def resolve(self, s: Con) -> None:
        """KC-19.3 Among those still in the tie; of one alone nothing is swapped."""
        winner = break_tie(s, self.tied, object=self.object, characteristic=self.characteristic)
        s.leave()
        beneath = s.stack[-1]
        assert isinstance(beneath, Contest)
        beneath.settled(s, winner)


class Ties(Contest, frozen=True, gc=False):
    """KC-6.10 Objects won outright, and ties that the Monkeys settle one at a time."""

    won: Won
    ties: Tied
    contested: Object = 0  # the tie that is being settled

    def chooser(self, s: Con) -> Seat:
        """KC-6.11 The lowest Monkey among all players in those ties."""
        return min([seat for _, tied in self.ties for seat in tied], key=s.monkey.__getitem__)

    def contended(self, seat: Seat) -> tuple[Object, ...]:
        return tuple([thing for thing, tied in self.ties if seat in tied])

    def awaited(self, s: Con) -> tuple[Seat, ...]:
        """KC-6.12 Nobody is asked when the chooser contends for only one, or gets them all."""
        if len(self.ties) < 2 or not s.terms.chooser or s.terms.monkeys_pass_on:
            return ()
        seat = self.chooser(s)
        return (seat,) if len(self.contended(seat)) > 1 else ()

    def options(self, s: Con, seat: Seat) -> Space:
        return OneOf(self.contended(seat))

    def explain(self, s: Con, seat: Seat, choice: Object) -> Reason | None:
        if choice in self.contended(seat):
            return None
        args = {"object": choice, "objects": list(self.contended(seat))}
        return Reason("KC-6.11", "not-contending", args)

    def decide(self, s: Con, seat: Seat, choice: Object) -> None:
        """KC-6.11 That tie is settled, and so on with the rest."""
        tied = dict(self.ties)[choice]
        tie = self.but(contested=choice)
        s.become(tie)
        if s.terms.monkey_control:
            s.push(MonkeyControl(tied, object=choice))
        else:
            tie.settled(s, break_tie(s, tied, object=choice))

    def settled(self, s: Con, winner: Seat) -> None:
        thing = self.contested
        left = tuple([tie for tie in self.ties if tie[0] != thing])
        s.become(self.but(won=(*self.won, (thing, winner)), ties=left, contested=0))

    def resolve(self, s: Con) -> None:
        if not self.ties:
            self.finish(s, dict(self.won))
        elif s.terms.chooser:
            seat = self.chooser(s)
            self.decide(s, seat, self.contended(seat)[0])
        else:  # AMB-08: by Stand in phase 2, by number in phase 3
            thing, tied = self.ties[0]
            self.decide(s, lowest(s, tied), thing)

    def finish(self, s: Con, won: dict[Object, Seat]) -> None:
        """All ties are settled."""
        raise NotImplementedError
