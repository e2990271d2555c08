"""KC-8, KC-15, KC-16 The course of a round, and when the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.king_of_con.auctions import Astatosta
from ludoteca.games.king_of_con.collection import epics, has_epic
from ludoteca.games.king_of_con.components import ROUNDS
from ludoteca.games.king_of_con.monkeys import pass_on
from ludoteca.games.king_of_con.new_objects import new_objects
from ludoteca.games.king_of_con.scavenging import Scavenging
from ludoteca.games.king_of_con.scoring import end
from ludoteca.games.king_of_con.showing_off import showing_off
from ludoteca.kernel.frame import Frame

if TYPE_CHECKING:
    from ludoteca.games.king_of_con.state import Con

SETUP, NEW_OBJECTS, AUCTIONS, SCAVENGING, SHOWING_OFF = range(5)


class Round(Frame, frozen=True, gc=False):
    """KC-8.1 Four phases in order; it lies beneath what is going on in the present one."""

    public = ("phase",)
    phase: int = SETUP

    def resolve(self, s: Con) -> None:
        """KC-8.3 The phase is over: the next one, the next round, or the end of the game."""
        if self.phase in (AUCTIONS, SCAVENGING) and ends_early(s):
            end(s)
        elif self.phase == AUCTIONS:
            s.become(Round(SCAVENGING))
            s.push(Scavenging.among(s.seats))
        elif self.phase == SCAVENGING:
            s.become(Round(SHOWING_OFF))
            showing_off(s)
        elif self.phase == SHOWING_OFF:
            end_of_round(s)
        else:
            new_round(s)


def new_round(s: Con) -> None:
    """KC-9.3 New Objects, and at once the first Astatosta."""
    new_objects(s)
    s.become(Round(AUCTIONS))
    s.push(Astatosta.among(s.seats))


def ends_early(s: Con) -> bool:
    """KC-16.2 An Epic Collection ends the game at the end of the phase (KC-16.3)."""
    if not s.terms.epic_ends_the_game or not has_epic(s):
        return False
    if s.heard:
        for seat, trait in epics(s):
            s.say("epic-collection", seat=seat, characteristic=trait)
    return True


def end_of_round(s: Con) -> None:
    """KC-15.1 The round marker advances; KC-15.2 from VI it cannot."""
    if s.terms.monkeys_pass_on:
        pass_on(s)
    if s.round == ROUNDS:
        end(s)
    else:
        s.round += 1
        new_round(s)
