"""RC-CPL.1 The twelve months, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.campaign.results import final_places, ranking
from ludoteca.campaign.sending import Agree
from ludoteca.kernel.frame import Frame

if TYPE_CHECKING:
    from ludoteca.campaign.state import Year


class Months(Frame, frozen=True, gc=False):
    """RC-CPL.1 September to August, in order; RC-CEC.1 then the final ranking."""

    def resolve(self, s: Year) -> None:
        if s.month == len(s.terms.content.scenarios):
            s.say("campaign-over", ranking=ranking(s), places=final_places(s))
            s.leave()
            return
        s.rules, s.players, s.sent = (), (), ()
        s.bonuses = [()] * s.seats  # what was bought was for one match
        s.say("month-begins", month=s.month)
        s.push(Agree(tuple(range(s.seats)), (None,) * s.seats))
