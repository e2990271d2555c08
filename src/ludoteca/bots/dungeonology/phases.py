"""Explore: where to go, what to study, whom to spy on, and which cards help with it."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology.activities import zone_action
from ludoteca.bots.dungeonology.eye import PASSED, Eye
from ludoteca.bots.dungeonology.judging import Mind, Stand
from ludoteca.bots.dungeonology.mains import best_main
from ludoteca.bots.dungeonology.members import heal
from ludoteca.bots.dungeonology.perils import homeward, out_of_camp
from ludoteca.bots.dungeonology.reactions import instant
from ludoteca.bots.dungeonology.skills import best_skill, best_stated
from ludoteca.bots.dungeonology.worth import MEAN, Taste, clan_seen, thesis_chance
from ludoteca.games.dungeonology.abilities import uses
from ludoteca.games.dungeonology.actions import within_range
from ludoteca.games.dungeonology.components import (
    CAMP,
    LEAST_STARS,
    OTHERS_PHASE,
    OWN_PHASE,
    PLAY,
    QUIET,
    SPY,
    STUDY,
    Deed,
)
from ludoteca.games.dungeonology.notes import stars
from ludoteca.games.dungeonology.rows import AuxiliaryRow
from ludoteca.games.dungeonology.scholars import lasting
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

WORTH_IT = 0.5  # points beyond its cost, for an Ability in the turn of another
WILL_DO = 0.5  # the chance from which one goes home with a Thesis in a panic


def movement(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> Deed:
    """Better cards first, then on to the best Zone; a card for Speed where it pays."""
    in_camp = s.spots[seat] == CAMP
    if not in_camp and (deed := better_cards(s, seat)):
        return deed
    if not in_camp and s.terms.new_scholars and (skill := best_skill(s, seat, taste)):
        return skill
    if not in_camp and s.members and (healing := heal(s, seat)):
        return healing
    mind = Mind(s, seat, taste)
    if not in_camp and (skill := best_stated(s, seat, OWN_PHASE, mind, least=taste.edge)):
        return skill
    if not in_camp and s.terms.main_effects and taste.mains:
        deed = best_main(s, seat, OWN_PHASE, mind)[1]
        if deed:
            return deed
    if s.panicking and (top.speed or top.bonus) and (deed := fleeing(s, seat, top, taste)):
        return deed
    return onward(s, seat, mind.stand(s, seat), in_camp)


def fleeing(s: Expedition, seat: Seat, top: Any, taste: Taste) -> Deed | None:
    """DG-33.13 Home with a Thesis that will do; out of the camp without one."""
    chance = thesis_chance(s.terms.content, s.boards[seat], clan_seen(s, seat))
    ready = chance > WILL_DO and stars(s, seat) >= LEAST_STARS
    if s.spots[seat] == CAMP:
        deed = PASSED if ready else Eye(s, seat, taste).plan(top.speed + top.bonus)[1]
        return deed if ready or deed != PASSED else out_of_camp(s, seat)
    return homeward(s, seat) if ready else None


def onward(s: Expedition, seat: Seat, stand: Stand, in_camp: bool) -> Deed:
    """The way to the best Zone, perhaps with the Speed of a card that the test can spare."""
    worth, deed, points, eye = stand.worth, stand.deed, stand.points, stand.eye
    if not in_camp:
        for card, mode, row in modes(s, seat, "speed"):
            spent = eye.content.bonus[s.faces[card]]
            more = eye.beyond(points, row.amount, spent)
            more -= eye.taste.effort + eye.taste.omega * row.students
            if more > worth:
                worth, deed = more, (PLAY, card, mode)
    return deed if points or deed[0] == PLAY else PASSED


def action(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> Deed:
    """The better of Study and Espionage; before it cards that help, after it what is left."""
    in_camp = s.spots[seat] == CAMP
    may_study, may_spy = top.may_act(s, seat)
    if not in_camp and s.terms.new_scholars and (skill := best_skill(s, seat, taste)):
        return skill
    resting, deed_here = 0.0, PASSED
    if s.terms.advanced and not in_camp and top.may_act_again(s, seat):
        resting, deed_here = zone_action(s, seat, taste)
    able, mind = s.hands[seat] and seat not in s.hushed, Mind(s, seat, taste)
    if not in_camp and able and (may_study or may_spy):
        if deed := better_cards(s, seat):
            return deed
        if deed := best_stated(s, seat, OWN_PHASE, mind, least=taste.edge):
            return deed
        eye = mind.eye(s, seat)
        worth, k = eye.here() if may_study else (0.0, 0)
        deed = (STUDY, k) if k else PASSED
        if may_spy and (eye.rivals or s.tome):
            reach = within_range(s, seat)
            for rival, (gain, colour) in eye.spying().items():
                if gain > worth and rival in reach:
                    worth, deed = gain, (SPY, rival, colour)
        if may_study and (help_ := draw_more(s, seat, eye, worth)):
            return help_
        if s.terms.main_effects and taste.mains:
            more, better = best_main(s, seat, OWN_PHASE, mind, action=True)
            if better is not None and more > worth:
                return better
        if deed != PASSED and worth >= resting:
            return deed
    if deed_here != PASSED:
        return deed_here
    if top.bonus:
        deed = mind.eye(s, seat).plan(top.bonus, act=may_study and bool(s.hands[seat]))[1]
        if deed != PASSED:
            return deed
    if not in_camp and s.terms.main_effects and taste.mains:
        again = top.may_act_again(s, seat)
        if deed := best_main(s, seat, OWN_PHASE, mind, action=again, spare=True)[1]:
            return deed
    return afterwards(s, seat, mind) if not in_camp else PASSED


# ---------------------------------------------------------------- cards and Abilities


def modes(s: Expedition, seat: Seat, does: str) -> list[tuple[int, int, AuxiliaryRow]]:
    """The cards in hand that do this: card, mode, and its row; not those that cost too much."""
    if seat in s.hushed:  # Part 3.5
        return []
    found, auxiliary, faces = [], s.terms.content.auxiliary, s.faces
    for card in s.hands[seat]:
        for mode, row in enumerate(auxiliary[faces[card]]):
            if row.other_cards >= len(s.hands[seat]):  # RC-ALC.6
                continue
            if row.does == does and s.terms.price(row) <= s.students[seat]:
                found.append((card, mode, row))
    return found


def better_cards(s: Expedition, seat: Seat) -> Deed | None:
    """What turns a poor card into a better one for nothing: Social 1."""
    bonus, faces = s.terms.content.bonus, s.faces
    for card, mode, row in modes(s, seat, "draw"):
        drawn = (row.amount - row.other_cards) * MEAN
        if not row.sacrifice and bonus[faces[card]] < drawn:
            return (PLAY, card, mode)
    return None


def draw_more(s: Expedition, seat: Seat, eye: Eye, worth: float) -> Deed | None:
    """DG-21.16 A Student for two cards, where they would allow a much better Study."""
    taste = eye.taste
    for card, mode, row in modes(s, seat, "draw"):
        more = (row.amount - row.other_cards) * MEAN - eye.content.bonus[s.faces[card]]
        gain = eye.here(-more)[0] - worth
        if gain * taste.hoped > row.sacrifice * taste.student + taste.effort:
            return (PLAY, card, mode)
    return None


def afterwards(s: Expedition, seat: Seat, mind: Mind) -> Deed:
    """The Action done, the hand is filled again: poor cards may still do something."""
    bonus, faces, taste = s.terms.content.bonus, s.faces, mind.taste
    best, found = 0.0, PASSED
    if s.bonfire:
        for card, mode, row in modes(s, seat, "recruit"):
            taken = min(s.bonfire, max(0, row.amount + lasting(s, seat, "recruits")))
            worth = taste.student * taken - taste.omega * row.students
            worth -= taste.bonus * (bonus[faces[card]] - MEAN)
            if worth > best:
                best, found = worth, (PLAY, card, mode)
    return best_stated(s, seat, OWN_PHASE, mind, least=best, after=True) or found


# ---------------------------------------------------------------- in others' turns


def priority(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> Deed:
    """DG-35 Only who can intervene at once listens; all others ask for quiet."""
    if s.spots[seat] == CAMP:
        return (QUIET,)
    found = instant(s, seat, taste) if s.terms.main_effects and taste.mains else (QUIET,)
    if found and found != (QUIET,):
        return found
    if not uses(s, seat, OTHERS_PHASE):
        return found or PASSED
    mind = Mind(s, seat, taste)
    return best_stated(s, seat, OTHERS_PHASE, mind, least=WORTH_IT, after=True) or PASSED
