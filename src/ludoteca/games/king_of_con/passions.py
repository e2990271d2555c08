"""KC-5.8 Setup, step 5: Passions, secret until the final scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.king_of_con.components import PASSION_CARDS
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import learn
from ludoteca.kernel.space import OneOf, Space
from ludoteca.parts.sealed import Sealed

if TYPE_CHECKING:
    from ludoteca.games.king_of_con.state import Con


def deal_passions(s: Con) -> None:
    """KC-5.8 Three for each, in ascending Monkey order; KC-5.10 two in a first game."""
    each = 2 if s.terms.first_game else 3
    s.passions = tuple([tuple(PASSION_CARDS[each * (n - 1) : each * n]) for n in s.monkey])
    for seat, cards in enumerate(s.passions):
        learn(s, 1 << seat, cards)
    if not s.terms.first_game:
        s.push(Passions.among(s.seats))


class Passions(Sealed, frozen=True, gc=False):
    """KC-5.8 Each keeps two of three Passions; the third goes to the box, unseen."""

    base = 126
    choices: tuple[int | None, ...]

    def options(self, s: Con, seat: Seat) -> Space:
        return OneOf(s.passions[seat])

    def resolve(self, s: Con) -> None:
        away = self.choices
        s.passions = tuple([tuple([c for c in cards if c not in away]) for cards in s.passions])
        s.box = tuple([card for card in away if card is not None])  # KC-5.9
        if s.heard:
            s.say("passions-kept", passions=s.passions, box=s.box)
        s.leave()
