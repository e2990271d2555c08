"""KC-7.7, KC-7.15 Secret offers on the Grid, in phases 2 and 3 alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.games.king_of_con.components import MYSTERY_BOX, Offer
from ludoteca.kernel.event import Reason, Seat
from ludoteca.parts.sealed import Sealed

if TYPE_CHECKING:
    from ludoteca.games.king_of_con.state import Con


class Offering(Sealed, frozen=True, gc=False):
    """KC-7.7 A secret offer from the Reserve; misplaced tokens are lawful, and wasted."""

    shape = Offer
    final = "KC-21.4"
    base = 25
    choices: tuple[Offer | None, ...]

    def read(self, choice: Any) -> Offer:
        """An offer is ``{Object: tokens}`` or pairs; the order and cells with 0 mean nothing."""
        if isinstance(choice, Mapping):
            choice = [(msgspec.convert(x, int, strict=False), n) for x, n in choice.items()]
        pairs = msgspec.convert(choice, Offer)
        return tuple(sorted([(cell, tokens) for cell, tokens in pairs if tokens]))

    def explain(self, s: Con, seat: Seat, choice: Offer) -> Reason | None:
        last = total = 0
        for cell, tokens in choice:
            if not 1 <= cell <= 25 and not (cell == MYSTERY_BOX in s.stands):
                return Reason("KC-2.14", "no-such-cell", {"cell": cell})
            if cell == last:
                return Reason("KC-2.14", "cell-named-twice", {"cell": cell})
            if tokens < 0:
                return Reason("KC-7.7", "fewer-than-no-tokens", {"cell": cell, "tokens": tokens})
            last = cell
            total += tokens
        have = s.reserve[seat]
        if total > have:
            return Reason("KC-7.7", "more-than-reserve", {"offered": total, "reserve": have})
        return self.misplaced(s, choice) if s.terms.refuses_misplacement else None  # AMB-22

    def misplaced(self, s: Con, choice: Offer) -> Reason | None:
        """Why tokens of this offer would be wasted as misplaced."""
        raise NotImplementedError

    def warn(self, s: Con, seat: Seat, choice: Offer) -> Reason | None:
        return self.misplaced(s, choice)
