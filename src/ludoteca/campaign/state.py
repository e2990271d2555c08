"""RC-CEC.7 The campaign sheet, and what the Lecturers are about to decide.  All of it is public."""

from __future__ import annotations

from ludoteca.campaign.months import Months
from ludoteca.campaign.preparing import Draft, NameTeam, TakeSlot
from ludoteca.campaign.results import Report
from ludoteca.campaign.sending import Agree, SendScholar
from ludoteca.campaign.support import Purchase, Support
from ludoteca.campaign.terms import Terms
from ludoteca.kernel.event import Seat
from ludoteca.kernel.state import State

Paragraph = Months | TakeSlot | Draft | NameTeam | Agree | SendScholar | Support | Report
Mark = int  # RC-CES.1: 0 where a Lecturer was absent, 1 to 4 for a place, 5 for NC


class Year(State):
    """The sheet of twelve months; a seat is a Lecturer."""

    public = (
        *("seats", "slots", "start", "teams", "names", "month", "uses", "support", "results"),
        *("rules", "players", "sent", "bonuses"),
    )

    terms: Terms
    stack: list[Paragraph] = []
    slots: tuple[int, ...] = ()  # by seat: which one, with its triangle
    start: Seat = 0  # who was Randomized to choose first
    teams: list[tuple[int, ...]] = []  # by seat: Scholars
    names: list[str] = []  # by seat: of the team
    month: int = 0  # 0 is September
    uses: list[tuple[int, ...]] = []  # by seat, for each Scholar of the team
    support: list[int] = []  # by seat: Support Points
    results: list[tuple[Mark, ...]] = []  # by month, by seat
    # What follows is of this month.
    rules: tuple[int, ...] = ()  # modules in play, compulsory ones too
    players: tuple[Seat, ...] = ()  # who takes part, in turn order from the first player
    sent: tuple[int, ...] = ()  # Scholars, in the order of players
    bonuses: list[tuple[Purchase, ...]] = []  # by seat
