"""DG-14 Rest: back to the camp, and everything made good again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.games.dungeonology.components import CAMP
from ludoteca.games.dungeonology.jinxes import discard_jinx, row_of
from ludoteca.games.dungeonology.rocca_civetta.backpack import empty
from ludoteca.games.dungeonology.rocca_civetta.familiars import detach
from ludoteca.games.dungeonology.scholars import lasting
from ludoteca.games.dungeonology.students import heal, restock
from ludoteca.games.dungeonology.tricks import Card, discard_tricks, draw_up_to_hand
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import EVERYONE
from ludoteca.kernel.space import OneOf, Some, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def rest(s: Expedition, seat: Seat) -> None:
    """DG-14.1 To the camp, where everything is made good again."""
    if s.familiars:
        detach(s, seat, s.spots[seat])  # RC-FAM.7
    if s.backpack:
        empty(s, seat)  # part 3.3
    s.spots[seat] = CAMP  # DG-14.9: no Zone Effect is triggered
    if s.heard:
        s.say("rests", seat=seat)
    if s.mode is not None:
        s.mode.came_home(s, seat)
    recover(s, seat)


def bivouac(s: Expedition, seat: Seat) -> None:
    """DG-32.15 The same where one is, DG-32.17 and the turn goes on."""
    if s.heard:
        s.say("bivouac", seat=seat, spot=s.spots[seat])
    recover(s, seat)


def recover(s: Expedition, seat: Seat) -> None:
    """DG-14.2 to DG-14.7, in this order."""
    heal(s, seat, s.stunned[seat])  # DG-14.2
    jinxes = to_discard(s, seat)
    if len(jinxes) > 1:
        s.push(RestingJinx(seat))
        return
    if jinxes:  # DG-14.3
        discard_jinx(s, seat, jinxes[0])
    restock(s, seat)  # DG-14.5
    s.push(RestingHand(seat))


def to_discard(s: Expedition, seat: Seat) -> tuple[Card, ...]:
    """DG-14.3 The own Jinx cards; Part 3.9 with Insomnia no other than that one."""
    mine = s.jinxes[seat]
    if mine and lasting(s, seat, "insomnia"):
        up = [card for card in mine if s.knowers[card] == EVERYONE]
        return tuple([card for card in up if "insomnia" in row_of(s, card).lasting])
    return mine


class RestingJinx(Frame, frozen=True, gc=False):
    """DG-14.4 Which of the own Jinx cards is discarded; it may be face down."""

    public = ("seat",)
    seat: Seat

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(s.jinxes[seat])

    def decide(self, s: Expedition, seat: Seat, choice: Card) -> None:
        discard_jinx(s, seat, choice)
        restock(s, seat)
        s.become(RestingHand(seat))


class DropJinx(RestingJinx, frozen=True, gc=False):
    """DG-27.2 The same outside of a Rest: so many of them, one after another (DG-Q.143)."""

    count: int

    @classmethod
    def kind(cls) -> str:
        return RestingJinx.kind()

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        return {**super().seen_by(viewer), "frame": RestingJinx.__name__}

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(s.jinxes[self.seat]) > self.count else ()

    def decide(self, s: Expedition, seat: Seat, choice: Card) -> None:
        if self.count > 1:
            s.become(self.but(count=self.count - 1))
        else:
            s.leave()
        discard_jinx(s, seat, choice)

    def resolve(self, s: Expedition) -> None:
        """All of them go, so nothing is asked."""
        s.leave()
        for card in s.jinxes[self.seat]:
            discard_jinx(s, self.seat, card)


class RestingHand(Frame, frozen=True, gc=False):
    """DG-14.6 Any number of Trick cards may be discarded, before the hand is filled."""

    shape = tuple[int, ...]
    public = ("seat",)
    seat: Seat

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if s.hands[self.seat] else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        hand = tuple(sorted(s.hands[seat]))
        return Some(hand, tuple(range(len(hand) + 1)))

    def decide(self, s: Expedition, seat: Seat, choice: tuple[Card, ...]) -> None:
        discard_tricks(s, seat, choice)
        draw_up_to_hand(s, seat)  # DG-14.7
        s.leave()

    def resolve(self, s: Expedition) -> None:
        self.decide(s, self.seat, ())
