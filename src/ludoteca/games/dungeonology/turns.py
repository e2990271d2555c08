"""DG-13, DG-26 The course of a turn: an Activity, the End phase of Explore, and who is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.boss import BossActivates, BossSeeks
from ludoteca.games.dungeonology.components import (
    CAMP,
    CLAIMS,
    EXPLORE,
    LEAST_STARS,
    OMEGA_PHASE,
    REST,
    THESIS,
)
from ludoteca.games.dungeonology.countdown import countdown
from ludoteca.games.dungeonology.ending import exhausted, final_scoring
from ludoteca.games.dungeonology.explore import explore
from ludoteca.games.dungeonology.jinxes import face_down, strikes
from ludoteca.games.dungeonology.notes import black_stars, stars
from ludoteca.games.dungeonology.rest import rest
from ludoteca.games.dungeonology.revealing import reveal
from ludoteca.games.dungeonology.rocca_civetta.omega.phase import OmegaPhase, has_phase, outshines
from ludoteca.games.dungeonology.rocca_civetta.research import claim, claims, why_no_claim
from ludoteca.games.dungeonology.scholars import at_limit, by_interns, lasting, panic, within_reach
from ludoteca.games.dungeonology.students import draw_students
from ludoteca.games.dungeonology.thesis import forced_thesis, present
from ludoteca.games.dungeonology.tricks import Card, DiscardTricks, draw_up_to_hand
from ludoteca.games.dungeonology.unfolding import (
    OF_INTERN,
    OF_JINX,
    OF_PANIC_OUTSIDE,
    OF_PANIC_TURN,
    Source,
    Unfolding,
)
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import EVERYONE
from ludoteca.kernel.space import OneOf, Space
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

ACTIVITY, END_PHASE, REVEALING, OVER, PANICKING, STARTING, BEGINNING, DRAWN = range(8)


class Turn(Frame, frozen=True, gc=False):
    """DG-13.1 Exactly one Activity; it lies beneath what is going on in it."""

    public = ("stage", "quiet")
    stage: int = ACTIVITY
    jinxes: tuple[Card, ...] = ()  # DG-26.3: still to be revealed
    quiet: tuple[Seat, ...] = ()  # who plays no Instant effect until the turn ends (DG-Q.69)

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (s.active,) if self.stage == ACTIVITY else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        found = activities(s, seat)
        if s.research:
            found += tuple([CLAIMS + s.research.index(card) for card in claims(s, seat)])
        return OneOf(found)

    def explain(self, s: Expedition, seat: Seat, choice: int) -> Reason | None:
        if choice in self.options(s, seat):
            return None
        if CLAIMS <= choice < CLAIMS + len(s.research):
            return why_no_claim(s, seat, s.research[choice - CLAIMS])
        if choice == THESIS and stars(s, seat) < LEAST_STARS:
            args = {"stars": stars(s, seat), "least": LEAST_STARS}
            return Reason("DG-15.1", "too-few-stars", args)
        if choice == THESIS and s.terms.solo and not outshines(s, seat):
            args = {"stars": stars(s, seat), "least": black_stars(s) + 1}
            return Reason("RC-SOL.8", "fewer-than-omega", args)
        return self.refusal("not-an-option")

    def default(self, s: Expedition, seat: Seat, space: Space) -> int:
        return activities(s, seat)[-1]  # Explore, unless Rest is forced

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        if choice < CLAIMS:
            begin(s, choice)
            return
        claim(s, seat, s.research[choice - CLAIMS])
        only_way(s)

    def resolve(self, s: Expedition) -> None:
        if s.panicking and self.stage in (REVEALING, OVER) and exhausted(s):  # DG-33.14
            final_scoring(s)
        elif self.stage == END_PHASE:
            end_phase(s, self)
        elif self.stage == DRAWN:
            now = waiting_jinxes(s) if s.terms.reveals_jinx_at_once else self.jinxes  # DG-Q.45
            s.become(Turn(REVEALING, now))
        elif self.stage == REVEALING and self.jinxes:
            s.become(self.but(jinxes=self.jinxes[1:]))
            reveal(s, self.jinxes[0])
        elif self.stage == REVEALING:
            s.become(AT[OVER])
            if s.panicking and panic(s).outside and within_reach(s, s.active):  # Part 3.10
                s.push(Unfolding(s.active, (OF_PANIC_OUTSIDE, s.faces[s.terms.cards.panic])))
            fill_hand(s)
        elif self.stage == PANICKING:
            start_of_turn(s)
        elif self.stage == STARTING and (not s.in_game(s.active) or s.active in s.captured):
            next_turn(s)
        elif self.stage == STARTING:
            start_turn(s)
        elif self.stage == BEGINNING:
            s.become(AT[ACTIVITY])
            only_way(s)
        elif self.stage == OVER and s.terms.omega and has_phase(s):
            s.become(AT[OMEGA_PHASE])
            s.push(OmegaPhase())
        elif self.stage == OMEGA_PHASE and exhausted(s):  # DG-28.4: he has taken the last cube
            final_scoring(s)
        else:
            end_of_turn(s)


AT = {  # a stage of which nothing more is to be said
    stage: Turn(stage) for stage in (ACTIVITY, OVER, PANICKING, STARTING, BEGINNING, OMEGA_PHASE)
}


def activities(s: Expedition, seat: Seat) -> tuple[int, ...]:
    """DG-13.2, DG-13.3 What that player may do in this turn; one thing alone where it is forced."""
    if s.panicking:  # DG-33.8
        return (EXPLORE,)
    in_camp = s.spots[seat] == CAMP
    if at_limit(s, seat) and not (in_camp and s.terms.full_stunned_explores):  # DG-13.4
        return (REST,)
    if in_camp:
        return (EXPLORE,)
    ready = stars(s, seat) >= LEAST_STARS and (not s.terms.solo or outshines(s, seat))  # RC-SOL.8
    return (REST, THESIS, EXPLORE) if ready else (REST, EXPLORE)


def start_turn(s: Expedition) -> None:
    """DG-2.21 The active player's turn; where only one Activity is allowed nobody is asked."""
    if s.this_turn:
        s.this_turn = ()
    if s.truces:
        s.truces = without(s.truces, s.active)
    if s.heard:
        s.say("turn-begins", seat=s.active, turn=s.turn)
    if s.entered:
        s.entered = ()
    if (s.interns or s.jinxes[s.active]) and (sources := beginnings(s, s.active)):
        s.become(AT[BEGINNING])
        for source in reversed(sources):
            s.push(Unfolding(s.active, source))
        return
    s.become(AT[ACTIVITY])
    only_way(s)


def beginnings(s: Expedition, seat: Seat) -> list[Source]:
    """Part 3.8, Part 3.9 The Interns and Jinx cards that do something where a turn begins."""
    content, owners = s.terms.content, s.interns
    found: list[Source] = []
    for n in content.starting:
        if n < len(owners) and owners[n] == seat:
            found.append((OF_INTERN, n))
    for card in s.jinxes[seat]:
        n = s.faces[card]
        if s.knowers[card] == EVERYONE and content.jinxes[n].each_turn and strikes(s, seat):
            found.append((OF_JINX, n))
    return found


def only_way(s: Expedition) -> None:
    """Where only one Activity is allowed nobody is asked, unless Research can be taken first."""
    allowed = activities(s, s.active)
    if len(allowed) == 1 and not (s.research and claims(s, s.active)):
        if s.heard and allowed[0] == REST:
            s.say("must-rest", seat=s.active, count=s.stunned[s.active])  # DG-13.3, DG-13.4
        begin(s, allowed[0])


def begin(s: Expedition, activity: int) -> None:
    """DG-13.6 Only Explore has an End phase."""
    s.become(s.turn_frame().but(stage=END_PHASE if activity == EXPLORE else OVER))
    if activity == EXPLORE:
        explore(s, s.active)
    elif activity == REST:
        rest(s, s.active)
    else:
        present(s, s.active)


def end_phase(s: Expedition, turn: Turn) -> None:
    """DG-26.2 One Student is drawn; DG-26.3 then all face-down Jinx cards are revealed."""
    before = waiting_jinxes(s)
    drawn = 0 if s.terms.main_effects else 1
    if s.active in s.interns:
        drawn += by_interns(s, s.active, "end-students")  # Part 3.8: Spriggan
    if drawn and s.members:  # RC-CNG.17: the draw may ask something
        s.become(Turn(DRAWN, before))
        draw_students(s, s.active, drawn)
        return
    s.become(Turn(REVEALING, before))
    if drawn:
        draw_students(s, s.active, drawn)
        if s.terms.reveals_jinx_at_once:  # DG-Q.45
            s.stack[0] = Turn(REVEALING, waiting_jinxes(s))


def waiting_jinxes(s: Expedition) -> tuple[Card, ...]:
    """DG-26.4 In turn order from the active player, each in the order drawn."""
    found: list[Card] = []
    for seat in s.clockwise():
        if s.jinxes[seat] and s.in_game(seat):
            found += face_down(s, seat)
    return tuple(found)


def fill_hand(s: Expedition) -> None:
    """DG-26.6 The active player draws up to the Hand value; DG-26.7 or does nothing."""
    seat, held = s.active, len(s.hands[s.active])
    draw_up_to_hand(s, seat)
    if s.jinxes[seat] and len(s.hands[seat]) > held:
        lost = lasting(s, seat, "end-discard")
        if lost:
            s.push(DiscardTricks(seat, lost))


def end_of_turn(s: Expedition) -> None:
    """DG-33.13 In Maximum Alert nobody stays in the camp."""
    if s.panicking and s.spots[s.active] == CAMP:
        forced_thesis(s, s.active)
        if len(s.stack) != 1:  # the game is over, or the failure asks something first
            return
    next_turn(s)


def start_of_turn(s: Expedition) -> None:
    """DG-33.7 What the Panic card asks of each player, also of those who have delivered."""
    s.become(AT[STARTING])
    row = panic(s)
    if row.heat:
        s.heat += 1  # Part 3.10
        if s.heard:
            s.say("heat", count=s.heat, most=row.heat * s.seats)
        if s.heat >= row.heat * s.seats:
            final_scoring(s)
            return
    if row.boss and row.activates:
        s.push(BossActivates(s.active))
    if row.boss_steps:
        s.push(BossSeeks(s.active, row.boss_steps))
    if row.each_turn and within_reach(s, s.active):
        s.push(Unfolding(s.active, (OF_PANIC_TURN, s.faces[s.terms.cards.panic])))
    if s.mode is not None:
        s.mode.panic_turn(s, s.active)
    if row.students:
        draw_students(s, s.active, row.students)


def next_turn(s: Expedition) -> None:
    """DG-26.8 Play passes to the left; DG-28 or the game ends where a turn would begin."""
    if s.panicking:
        s.active = (s.active + 1) % s.seats
        s.turn += s.in_game(s.active) and s.active not in s.captured
        s.this_turn = ()
        s.become(AT[PANICKING])
        return
    while True:
        s.active = (s.active + 1) % s.seats
        if s.active in s.ends_before:
            final_scoring(s)
            return
        if s.in_game(s.active):
            break
        if s.active == s.delivered[0]:  # DG-28.2
            countdown(s)
    s.turn += 1
    start_turn(s)
