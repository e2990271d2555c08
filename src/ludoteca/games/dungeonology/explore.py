"""DG-17, DG-23 Explore: the Movement phase and the Action phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludoteca.games.dungeonology.abilities import ability, use_ability, uses, why_not_use
from ludoteca.games.dungeonology.actions import (
    espionages,
    spy,
    studies,
    study,
    why_no_espionage,
    why_no_study,
)
from ludoteca.games.dungeonology.answers import AFTER, Priority, asked
from ludoteca.games.dungeonology.auxiliary import gain_speed, plays, why_not
from ludoteca.games.dungeonology.components import (
    ABILITY,
    ACTED,
    BIVOUAC,
    CLAIM,
    HIRE,
    LOCKS_PICKED,
    MAIN,
    MEMBER,
    MODE,
    MOVE,
    OWN_PHASE,
    PASS,
    PLACE,
    PLAY,
    PLAYED,
    PORTER,
    SPY,
    STUDY,
    TELEPORT,
    THAW,
    Deed,
)
from ludoteca.games.dungeonology.effects import has_bivouac, secret_passages, teleports
from ludoteca.games.dungeonology.main import declare, mains, play_auxiliary, why_no_main
from ludoteca.games.dungeonology.notes import colours
from ludoteca.games.dungeonology.panic import far_speed
from ludoteca.games.dungeonology.placing import enter, place_new_zone
from ludoteca.games.dungeonology.rest import bivouac
from ludoteca.games.dungeonology.rocca_civetta.familiars import hire, hirings, why_not_hire
from ludoteca.games.dungeonology.rocca_civetta.links import closed
from ludoteca.games.dungeonology.rocca_civetta.memberships import (
    memberships,
    use_member,
    why_not_member,
)
from ludoteca.games.dungeonology.rocca_civetta.research import claim, claims, why_no_claim
from ludoteca.games.dungeonology.scholars import by_interns, lasting, stat
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Listed, Space
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

SHOWN = (*PLAYED, CLAIM)


def explore(s: Expedition, seat: Seat) -> None:
    """DG-17.5 The Movement phase begins with the Speed points of the Scholar card."""
    speed = stat(s, seat, "speed")
    if s.heard:
        s.say("explores", seat=seat, speed=speed)
    everyone = s.seats - 1
    s.push(Movement(speed, unheard=everyone))
    helped = s.familiars or s.interns
    if helped and (more := lasting(s, seat, "movement-speed")):  # RC-FAM.5, Part 3.8
        gain_speed(s, more)
    if s.panicking and (more := far_speed(s, seat)):
        gain_speed(s, more)
    s.push(AFTER[everyone])
    if s.mode is not None:
        s.mode.explores(s, seat)


# ---------------------------------------------------------------- moving


def exits(s: Expedition, seat: Seat) -> tuple[int, ...]:
    """DG-17.6 The Zones that can be moved to; Part 3.8 the Night Porter opens a Door in a turn."""
    around = s.dungeon().neighbours(s.spots[seat])
    if not around.doors:
        return around.free
    if has_night_porter(s, seat) and (PORTER, seat) not in s.this_turn:
        return (*around.free, *[spot for spot, _ in around.doors])
    return open_exits(s, seat)


def has_night_porter(s: Expedition, seat: Seat) -> bool:
    """Part 3.8 Whether that Scholar has an Intern who opens Doors."""
    return seat in s.interns and bool(by_interns(s, seat, "ignores-door"))


def open_exits(s: Expedition, seat: Seat) -> tuple[int, ...]:
    """DG-17.6 Linked, and no Door in the way (DG-19.11)."""
    around = s.dungeon().neighbours(s.spots[seat])
    if not around.doors:
        return around.free
    if s.this_turn and (LOCKS_PICKED, seat) in s.this_turn:  # Part C.8
        return (*around.free, *[spot for spot, _ in around.doors])
    mine = colours(s, seat)
    opened = [x for x, doors in around.doors if any([not door & ~mine for door in doors])]
    return (*around.free, *opened)


def through_door(s: Expedition, seat: Seat, spot: int) -> None:
    """Part 3.8 The Night Porter has opened a Door, unless there is a Secret Passage."""
    here, secret = s.spots[seat], s.phase().secret
    if secret and spot in secret_passages(s, here):
        return
    if spot in s.dungeon().neighbours(here).linked:
        s.this_turn += ((PORTER, seat),)
        if s.heard:
            s.say("door-opened", seat=seat, spot=spot)


def price_of_placing(s: Expedition, seat: Seat) -> int:
    """DG-17.7 A Speed point for a new Zone; Part 3.9 a Jinx may ask for one more."""
    return 1 + (lasting(s, seat, "placing-speed") if s.jinxes[seat] else 0)


def moves(s: Expedition, seat: Seat, secret: bool, points: int) -> list[Deed]:
    """DG-17.6, DG-17.7 What Speed points are good for; DG-32.18 Secret Passages too or not."""
    spots, here, terms = exits(s, seat), s.spots[seat], s.terms
    if secret and terms.advanced and (hidden := secret_passages(s, here)):
        spots = tuple(dict.fromkeys(spots + hidden))
    if s.mode is not None:
        spots = within_toll(s, seat, spots, points)
    deeds: list[Deed] = [(MOVE, spot) for spot in spots]
    if s.panicking or not s.piles[s.floor(here)]:  # DG-33.11, DG-Q.94
        return deeds
    if terms.floor_four and closed(terms, s.plan, here):  # RC-ZEF.5
        return deeds
    if points >= price_of_placing(s, seat):
        deeds.append((PLACE,))
    return deeds


def within_toll(s: Expedition, seat: Seat, spots: tuple[int, ...], points: int) -> tuple[int, ...]:
    """Those for which the points suffice where a mode asks for some."""
    assert s.mode is not None
    toll = s.mode.toll
    return tuple([x for x in spots if points > toll(s, seat, x)])


def why_no_move(s: Expedition, seat: Seat, deed: Deed) -> Reason:
    if deed[0] == PLACE:
        if s.panicking:
            return Reason("DG-33.11", "no-new-zones")
        if s.terms.floor_four and closed(s.terms, s.plan, s.spots[seat]):
            return Reason("RC-ZEF.5", "passage-is-forced")
        return Reason("DG-Q.94", "pile-is-empty")
    spot = deed[1] if len(deed) == 2 else -1
    if not 0 <= spot < len(s.plan.placed) or not s.dungeon().ways(s.spots[seat], spot):
        return Reason("DG-17.6", "zone-not-linked", {"spot": spot})
    return Reason("DG-19.11", "door-shut", {"spot": spot})


def zone_actions(s: Expedition, seat: Seat) -> list[Deed]:
    """DG-32.6 The Zone Effects that can be used as an Action."""
    found: list[Deed] = [(BIVOUAC,)] if has_bivouac(s, seat) else []
    if s.tokens:
        found += [(TELEPORT, spot) for spot in teleports(s, seat)]
    if s.mode is not None:
        found += s.mode.actions(s, seat)
    return found + hirings(s, seat) if s.familiars else found


def is_free(s: Expedition, choice: Deed) -> bool:
    """RC-BIG.4 Whether that deed of a mode is no Action."""
    return s.mode is not None and len(choice) > 1 and choice[1] in s.mode.free


# ---------------------------------------------------------------- the phases


class Phase(Frame, frozen=True, gc=False):
    """DG-17.2 A phase in which the active player does one deed after another."""

    shape = tuple[int, ...]
    public = ("speed", "bonus", "studied", "spied")
    secret: ClassVar[bool] = False  # DG-32.18: whether Secret Passages can be used
    speed: int = 0  # of the Scholar card; spent before bonus points (DG-Q.23)
    bonus: int = 0  # of cards: they outlive the Movement phase (DG-17.11)
    studied: bool = False
    spied: bool = False
    unheard: int = 0  # DG-35.4: so many to the left may play before the active player goes on

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return () if s.active in s.captured else (s.active,)

    def resolve(self, s: Expedition) -> None:
        """DG-Q.99 Who is Captured cannot go on."""
        s.leave()

    def may_act_again(self, s: Expedition, seat: Seat) -> bool:
        """DG-34.7 Whether an Action can be performed now."""
        return False

    def options(self, s: Expedition, seat: Seat) -> Space:
        deeds = self.ways_on(s, seat)
        deeds += plays(s, seat, OWN_PHASE)
        if s.terms.main_effects:
            deeds += mains(s, seat, OWN_PHASE, action=self.may_act_again(s, seat))
        deeds += uses(s, seat, OWN_PHASE)
        if s.members:
            deeds += memberships(s, seat, OWN_PHASE)
        if s.mode is not None:
            deeds += s.mode.deeds(s, seat)
        if s.research and (open_to_me := claims(s, seat)):
            deeds += [(CLAIM, card) for card in open_to_me]
        return Listed(tuple(deeds))

    def explain(self, s: Expedition, seat: Seat, choice: Deed) -> Reason | None:
        if choice in self.options(s, seat):
            return None
        what = choice[0] if choice else -1
        if what in (MOVE, PLACE):
            points = self.speed + self.bonus
            if points < self.price(s, seat, choice):
                return Reason("DG-17.6", "no-speed-left")
            return why_no_move(s, seat, choice)
        if what == PLAY:
            return why_not(s, seat, choice, OWN_PHASE)
        if what == ABILITY:
            return why_not_use(s, seat, choice, OWN_PHASE)
        if what == MAIN:
            action = self.may_act_again(s, seat)
            return why_no_main(s, seat, choice, OWN_PHASE, action=action)
        if what == MEMBER:
            return why_not_member(s, seat, choice)
        if what == CLAIM and len(choice) > 1:
            return why_no_claim(s, seat, choice[1])
        if s.mode is not None and what == MODE and is_free(s, choice):
            return s.mode.why_not(s, seat, choice)
        if what in (STUDY, SPY, BIVOUAC, TELEPORT, HIRE) or (what == MODE and s.mode is not None):
            return self.why_no_action(s, seat, choice)
        return self.refusal("not-an-option")

    def why_no_action(self, s: Expedition, seat: Seat, choice: Deed) -> Reason:
        return Reason("DG-17.1", "not-in-this-phase")

    def ways_on(self, s: Expedition, seat: Seat) -> list[Deed]:
        """DG-35.2 What the active player may do who plays neither card nor Ability."""
        deeds: list[Deed] = [(PASS,)]
        if points := self.speed + self.bonus:
            deeds += moves(s, seat, self.secret, points)
        return deeds

    def seals(self, choice: Deed) -> bool:
        """DG-Q.138 Others hear of a deed when it is done."""
        return bool(self.unheard) and choice[0] not in SHOWN and choice[:2] != (MODE, THAW)

    def decide(self, s: Expedition, seat: Seat, choice: Deed) -> None:
        """DG-35.2 The active player plays first; who goes on instead has declined to."""
        what = choice[0]
        if what == CLAIM:  # RA-48: nobody answers it
            claim(s, seat, choice[1])
            return
        if what == MODE and is_free(s, choice):
            assert s.mode is not None
            s.mode.perform(s, seat, choice)
            return
        if what not in PLAYED:
            waiting = asked(s, s.clockwise()[1 : self.unheard + 1]) if self.unheard else ()
            if not waiting:
                self.perform(s, seat, choice)
                return
            s.amend_phase(self.but(unheard=0))
            s.push(Priority(waiting, False, 0, seat, choice))
            return
        if self.unheard:
            s.amend_phase(self.but(unheard=0))
        s.push(AFTER[0])
        if what == PLAY:
            play_auxiliary(s, seat, choice)
        elif what == ABILITY:
            use_ability(s, seat, choice)
        elif what == MEMBER:
            use_member(s, seat, choice)
        else:
            declare(s, seat, choice)

    def perform(self, s: Expedition, seat: Seat, choice: Deed) -> None:
        """DG-35.8 The deed itself, after which all may play again, the active player first."""
        what = choice[0]
        if what == PASS:
            self.end(s)
            return
        everyone = s.seats - 1
        s.push(AFTER[everyone])
        if what == MOVE:
            self.spend(s, everyone, choice)
            if has_night_porter(s, seat) and choice[1] not in open_exits(s, seat):
                through_door(s, seat, choice[1])
            if s.mode is None or not s.mode.moving(s, seat, choice[1]):
                enter(s, seat, choice[1])
        elif what == PLACE:
            self.spend(s, everyone, choice)
            if not place_new_zone(s, seat, s.floor(s.spots[seat])) and s.heard:
                s.say("nothing-fits", seat=seat)  # DG-18.12
        elif what == STUDY:
            s.amend_phase(self.but(studied=True, unheard=everyone))
            study(s, seat, choice[1])
        elif what == SPY:
            s.amend_phase(self.but(spied=True, unheard=everyone))
            spy(s, seat, choice[1], choice[2])
        else:
            s.amend_phase(self.but(unheard=everyone))
            s.this_turn += ((ACTED, seat),)
            if what == BIVOUAC:
                bivouac(s, seat)
            elif what == HIRE:
                hire(s, seat, choice[1])
            elif what == MODE:
                assert s.mode is not None
                s.mode.perform(s, seat, choice)
            else:
                enter(s, seat, choice[1])

    def price(self, s: Expedition, seat: Seat, choice: Deed) -> int:
        """DG-17.6, DG-17.7 The Speed points that a deed costs; RC-BIG.4 a mode may ask for more."""
        if choice[0] == PLACE:
            return price_of_placing(s, seat)
        more = 0 if s.mode is None or len(choice) < 2 else s.mode.toll(s, seat, choice[1])
        return 1 + more

    def spend(self, s: Expedition, unheard: int, choice: Deed) -> None:
        """DG-Q.23 Points of the Scholar card go first."""
        price = self.price(s, s.active, choice)
        card = min(price, self.speed)
        speed, bonus = self.speed - card, self.bonus - (price - card)
        s.amend_phase(self.but(speed=speed, bonus=bonus, unheard=unheard))

    def end(self, s: Expedition) -> None:
        raise NotImplementedError


class Movement(Phase, frozen=True, gc=False):
    """DG-17.1 The Movement phase: Speed points are spent, cards and Abilities used."""

    secret = True

    def end(self, s: Expedition) -> None:
        """DG-17.8, DG-17.10 Points of the Scholar card that are left are forfeit."""
        bonus = self.bonus if s.terms.bonus_speed_persists else 0  # DG-Q.23
        s.become(Action(0, bonus, unheard=s.seats - 1))
        if s.hushed:  # Part 3.5
            s.hushed = without(s.hushed, s.active)
        if s.heard:
            s.say("action-phase", seat=s.active)


class Action(Phase, frozen=True, gc=False):
    """DG-23.1 The Action phase: one Action, and what cards and Abilities allow besides."""

    def may_act(self, s: Expedition, seat: Seat) -> tuple[bool, bool]:
        """Whether Study and Espionage are still open; a Jack of All Trades may do one of each."""
        if not self.may_act_again(s, seat):
            return False, False
        return not self.studied, not self.spied

    def may_act_again(self, s: Expedition, seat: Seat) -> bool:
        """DG-23.1 Whether another Action is left; DG-34.8 a Jack of All Trades has two of them."""
        done = self.studied + self.spied
        if s.this_turn:
            done += s.this_turn.count((ACTED, seat))
        if not done:
            return True
        jack = ability(s, seat, "jack-of-all-trades")
        return jack is not None and done < jack.amounts[0]

    def ways_on(self, s: Expedition, seat: Seat) -> list[Deed]:
        return super().ways_on(s, seat) + self.actions(s, seat)

    def actions(self, s: Expedition, seat: Seat) -> list[Deed]:
        """DG-23.2 The Actions that may be performed now."""
        if not self.may_act_again(s, seat):
            return []
        deeds = [] if self.studied else studies(s, seat)
        if not self.spied:
            deeds += espionages(s, seat)
        if s.terms.advanced or s.terms.camp_z:
            deeds += zone_actions(s, seat)
        return deeds

    def why_no_action(self, s: Expedition, seat: Seat, choice: Deed) -> Reason:
        if choice[0] in (BIVOUAC, TELEPORT, HIRE, MODE):
            if not self.may_act_again(s, seat):
                return Reason("DG-23.1", "action-is-spent")
            if choice[0] == HIRE:
                return why_not_hire(s, seat, choice)
            if choice[0] == MODE:
                assert s.mode is not None
                return s.mode.why_not(s, seat, choice)
            if choice[0] == TELEPORT:
                return Reason("DG-36.5", "no-teleport")
            return Reason("DG-32.15", "no-bivouac")
        may_study, may_spy = self.may_act(s, seat)
        if not (may_study if choice[0] == STUDY else may_spy):
            return Reason("DG-23.1", "action-is-spent")
        return (why_no_study if choice[0] == STUDY else why_no_espionage)(s, seat, choice)

    def end(self, s: Expedition) -> None:
        """DG-17.11 All points vanish when the End phase begins."""
        s.leave()
        if s.heard:
            s.say("end-phase", seat=s.active)
