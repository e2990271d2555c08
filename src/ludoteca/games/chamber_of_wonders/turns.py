"""CW-FLOW, CW-AGENT, CW-PHASE1 The course of a turn, and when the game ends."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ludoteca.games.chamber_of_wonders import contacts
from ludoteca.games.chamber_of_wonders.areas import EFFECTS
from ludoteca.games.chamber_of_wonders.clubs import is_in
from ludoteca.games.chamber_of_wonders.components import RING
from ludoteca.games.chamber_of_wonders.phase2 import Display
from ludoteca.games.chamber_of_wonders.prompts import PASS, BetweenTurns, Prompt
from ludoteca.games.chamber_of_wonders.scoring import final_scoring
from ludoteca.games.chamber_of_wonders.solo import areas as solo_areas
from ludoteca.games.chamber_of_wonders.solo import contacts as solo_contacts
from ludoteca.games.chamber_of_wonders.solo.collector import new_hand, reveal
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import learn
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber

AGENTS = {1: 3, 2: 2, 3: 3, 4: 2}  # CW-SETUP.1, CW-SOLO.9
TURNS = {2: 8, 3: 9, 4: 8}  # CW-FLOW.6 to .8
START, LOOK, PLACE, BEFORE, AREA, AFTER, DISPLAY, LATER, END = range(9)
ALL_AREAS = tuple(range(RING))
LOOKED_AT = 3  # CW-CLUB-DETECTIVES.1


class Turn(Frame, frozen=True, gc=False):
    """CW-FLOW.2 An Agent with its Area and perhaps a Contact, then all display."""

    public = ("stage", "area", "used", "lost", "idle")
    stage: int = START
    area: int = -1
    used: bool = False  # a Contact has been used (CW-PHASE1.4)
    lost: bool = False  # it can no longer be (CW-AREA-WHITECHAPEL-A.5)
    idle: bool = False  # the active player may not display (A-18, literal)

    def resolve(self, s: Chamber) -> None:
        """Stage after stage, until one asks somebody: then the turn waits beneath."""
        for stage in range(self.stage, END):
            STAGES[stage](s, self)
            if s.stack[-1] is not self:
                s.stack[0] = self.but(stage=stage + 1)
                return
        end_turn(s)


BEGINNING = Turn()


def open_showcases(s: Chamber, turn: Turn) -> None:
    """CW-EXPAND.4 Whoever can may open showcases between two turns."""
    if s.terms.opens_at_prompts:
        asking = BetweenTurns(s.clockwise())
        if asking.awaited(s):
            s.push(asking)


def look(s: Chamber, turn: Turn) -> None:
    """CW-CLUB-DETECTIVES.1 The Detectives look at the deck."""
    if s.clubs and is_in(s, s.active, "detectives") and s.deck:
        s.push(Detectives())


def place_agent(s: Chamber, turn: Turn) -> None:
    """CW-AGENT.1 An Agent is sent."""
    s.push(PlaceAgent())


def visit(s: Chamber, turn: Turn) -> None:
    """CW-PHASE1.1, CW-AREA.1 The Area has its effect."""
    effects = solo_areas.EFFECTS if s.terms.solo else EFFECTS
    effects[s.areas[turn.area]](s)


def offer_contact(s: Chamber, turn: Turn) -> None:
    """CW-PHASE1.3, CW-CONTACT.3 One of the two beside the Area, if any can do something."""
    if not turn.used and not turn.lost:
        s.push(ChooseContact(contacts.adjacent(turn.area)))


def display(s: Chamber, turn: Turn) -> None:
    """CW-FLOW.3 All display, CW-PHASE2.15 who holds cards."""
    holders = [seat for seat, hand in enumerate(s.hands[: s.seats]) if hand]
    if turn.idle and s.active in holders:
        holders.remove(s.active)
    s.push(Display(tuple(holders), (None,) * s.seats))


def offer_contact_later(s: Chamber, turn: Turn) -> None:
    """CW-CONTACT.4 In some editions a Contact may be used until the turn ends."""
    if s.terms.contact_after_display:
        offer_contact(s, turn)


STAGES = (
    *(open_showcases, look, place_agent),
    *(offer_contact, visit, offer_contact),
    *(display, offer_contact_later),
)


class Detectives(Prompt, frozen=True, gc=False):
    """CW-CLUB-DETECTIVES.1 At the beginning of her turn the owner may look at the top three."""

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (s.active,)

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf((PASS, LOOK))

    def answered(self, s: Chamber, seat: Seat, choice: int) -> None:
        """CW-CLUB-DETECTIVES.2, .3 They stay as they lie, those that there are."""
        s.leave()
        if choice == LOOK:
            learn(s, 1 << seat, s.deck[-LOOKED_AT:])


class PlaceAgent(Prompt, frozen=True, gc=False):
    """CW-AGENT.1 The active player sends an Agent to one of the four Areas."""

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (s.active,)

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return all_but(barred(s, seat))

    def refused(self, s: Chamber, seat: Seat, choice: int) -> Reason | None:
        if not 0 <= choice < RING:
            return Reason("CW-AGENT.1", "no-such-area-here", {"area": choice})
        if choice in barred(s, seat):
            clause = "CW-AGENT.2" if choice in s.agents[seat] else "CW-AGENT.5"
            return Reason(clause, "area-barred", {"area": choice})
        return None

    def answered(self, s: Chamber, seat: Seat, choice: int) -> None:
        s.leave()
        s.agents[seat] += (choice,)
        s.visited[seat] += (choice,)
        s.stack[0] = s.turn_frame().but(area=choice)
        if s.heard:
            s.say("agent-placed", seat=seat, area=choice)


@cache
def all_but(taken: tuple[int, ...]) -> OneOf:
    """The Areas that are left; there are few ways to have been in some of four."""
    return OneOf(tuple([area for area in ALL_AREAS if area not in taken]))


def barred(s: Chamber, seat: Seat) -> tuple[int, ...]:
    """CW-AGENT.2 Areas with an own Agent; CW-AGENT.5 or all visited ones."""
    return s.visited[seat] if s.terms.each_area_once else s.agents[seat]


class ChooseContact(Prompt, frozen=True, gc=False):
    """CW-CONTACT.5 The active player may use one Contact beside the Area visited."""

    public = ("beside",)
    beside: tuple[int, int]

    def usable(self, s: Chamber) -> tuple[int, ...]:
        test = solo_contacts.usable if s.terms.solo else contacts.usable
        found: tuple[int, ...] = ()
        for spot in self.beside:
            if test(s, s.contacts[spot]):
                found += (spot,)
        return found

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (s.active,) if self.usable(s) else ()

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf((PASS, *self.usable(s)))

    def refused(self, s: Chamber, seat: Seat, choice: int) -> Reason | None:
        if choice == PASS or choice in self.usable(s):
            return None
        if choice in self.beside:
            return Reason("CW-CONTACT.7", "contact-without-effect", {"contact": choice})
        return Reason("CW-CONTACT.3", "contact-not-beside", {"beside": list(self.beside)})

    def answered(self, s: Chamber, seat: Seat, choice: int) -> None:
        s.leave()
        if choice == PASS:
            return
        s.stack[0] = s.turn_frame().but(used=True)
        contact = s.contacts[choice]
        if s.heard:
            s.say("contact-used", seat=seat, contact=contact)
        effects = solo_contacts.EFFECTS if s.terms.solo else contacts.EFFECTS
        effects[contact](s)

    def resolve(self, s: Chamber) -> None:
        s.leave()


def end_turn(s: Chamber) -> None:
    """CW-FLOW.4 The turn passes clockwise; CW-END.1 or the game ends."""
    if s.terms.solo and s.turn % AGENTS[1] == 0:  # CW-SOLO.12, CW-SOLO.13
        take_back(s)
        reveal(s)
    elif s.seats == 2 and s.turn == TURNS[2] // 2:  # CW-FLOW.9, CW-FLOW.13
        take_back(s)
    if s.turn == (s.terms.solo_turns if s.terms.solo else TURNS[s.seats]):
        final_scoring(s)
        return
    if s.terms.solo and s.turn % AGENTS[1] == 0:
        new_hand(s)
    s.turn += 1
    s.active = (s.active + 1) % s.seats
    s.stack[0] = BEGINNING
    if s.heard:
        s.say("turn-begins", turn=s.turn, seat=s.active)


def take_back(s: Chamber) -> None:
    """CW-FLOW.10 All Agents come back, whether one likes it or not."""
    s.agents = [()] * len(s.agents)
    if s.heard:
        s.say("agents-taken-back")
