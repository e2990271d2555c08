"""The Activity of a turn: Rest, Present the Thesis or Explore; and what Rest asks."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology.eye import PASSED, Eye
from ludoteca.bots.dungeonology.modes import best_action, carried
from ludoteca.bots.dungeonology.omega import spaces_left, stars_needed
from ludoteca.bots.dungeonology.perils import entering
from ludoteca.bots.dungeonology.worth import (
    POINTS_A_TURN,
    Taste,
    board_points,
    clan_seen,
    thesis_chance,
)
from ludoteca.games.dungeonology.components import (
    BIVOUAC,
    EXPLORE,
    LEAST_STARS,
    NO_CUBE,
    PLACING_BONUS,
    REST,
    TELEPORT,
    THESIS,
    Deed,
)
from ludoteca.games.dungeonology.effects import has_bivouac, teleports
from ludoteca.games.dungeonology.ending import intern_points
from ludoteca.games.dungeonology.jinxes import penalty
from ludoteca.games.dungeonology.notes import stars
from ludoteca.games.dungeonology.rest import to_discard
from ludoteca.games.dungeonology.rocca_civetta.omega.phase import outshines
from ludoteca.games.dungeonology.scholars import in_play, stat
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import EVERYONE
from ludoteca.kernel.space import Source

UNSEEN_JINX = 2.0  # points
LASTING = 1.0  # what the lasting effect of a Jinx costs besides
OMEGA_AHEAD = 20.0  # in points: what Omega comes to with a full Tome
TEMPO = 2.5  # what is worse in the camp than where one is


def activity(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """A Thesis when it is time; Rest where it mends more than a turn brings; else Explore."""
    ready = stars(s, seat) >= LEAST_STARS and (not s.terms.solo or outshines(s, seat))  # RC-SOL.8
    if ready and is_time(s, seat, taste):
        return THESIS
    mended = mending(s, seat, taste) + carried(s, seat)
    if mended <= TEMPO:
        return EXPLORE
    worth, _ = Eye(s, seat, taste).plan(stat(s, seat, "speed"))
    return REST if mended - TEMPO > worth else EXPLORE


def mending(s: Expedition, seat: Seat, taste: Taste) -> float:
    """DG-14 What Rest makes good: tokens, Students, a Jinx."""
    mended = taste.stunned * s.stunned[seat]
    mended += taste.student * max(0, stat(s, seat, "starting_students") - s.students[seat])
    if s.jinxes[seat]:
        mended += LASTING + max([jinx_penalty(s, card) for card in s.jinxes[seat]])
    return mended


def zone_action(s: Expedition, seat: Seat, taste: Taste) -> tuple[float, Deed]:
    """DG-32.15, DG-36.5 Rest where one is, or go on from another Zone in the turn to come."""
    best, found = 0.0, PASSED
    if has_bivouac(s, seat):
        best, found = mending(s, seat, taste), (BIVOUAC,)
    spots = teleports(s, seat) if s.tokens else []
    if spots:
        eye, speed = Eye(s, seat, taste), stat(s, seat, "speed")
        stay = eye.plan(speed, act=False)[0]
        for spot in spots:
            more = eye.plan(speed, act=False, ways=eye.reached(spot))[0] - stay
            more -= entering(s, seat, spot, taste)
            if more > best:
                best, found = more, (TELEPORT, spot)
    gain, deed = best_action(s, seat)
    if gain > best:
        best, found = gain, deed
    return best, found


# ---------------------------------------------------------------- the Thesis


def is_time(s: Expedition, seat: Seat, taste: Taste) -> bool:
    """DG-28 Now or never; or before the Alert closes it; or when no rival can overtake."""
    content, clan = s.terms.content, clan_seen(s, seat)
    chance = thesis_chance(content, s.boards[seat], clan)
    if not chance:
        return False
    if is_last_turn(s, seat):
        return bool(s.delivered) or chance > 0.3
    full = s.alert >= len(s.terms.alert.spaces)
    if s.terms.omega and (s.terms.solo or spaces_left(s) <= 3 * s.seats):
        return chance == 1 or (spaces_left(s) <= 3 * s.seats and chance > 0.3)
    if full or cubes_to_find(s) < taste.scarce * s.seats:
        return chance > 0.6
    return chance == 1 and not overtaken(s, seat, clan, taste.pace)


def cubes_to_find(s: Expedition) -> int:
    """DG-28.4 Those in the Dungeon and on Zones to come: without any the game ends."""
    spaces, faces = s.terms.content.spaces, s.faces
    lying = sum([len(row) - row.count(NO_CUBE) for row in s.cubes])
    return lying + sum([len(spaces[faces[card]]) for pile in s.piles for card in pile])


def is_last_turn(s: Expedition, seat: Seat) -> bool:
    """DG-28.3, DG-28.6 Whether the game ends before this seat has another turn."""
    return bool(s.ends_before) and any(
        [(seat + i) % s.seats in s.ends_before for i in range(1, s.seats + 1)]
    )


def overtaken(s: Expedition, seat: Seat, clan: int, pace: float) -> bool:
    """Whether a rival may still deliver a better Thesis in the turns that are left then."""
    content, delivered = s.terms.content, len(s.delivered)
    mine = board_points(content, s.boards[seat], clan) - penalty_seen(s, seat)
    mine += PLACING_BONUS[delivered]
    least = content.clans[clan].thesis_points if clan >= 0 else 29
    turns = len(s.terms.alert.spaces) - s.alert
    for rival in in_play(s):
        if rival == seat:
            continue
        theirs = board_points(content, s.boards[rival], clan) + pace * turns
        if theirs >= least and theirs + PLACING_BONUS[delivered + 1] > mine:
            return True
    return False


def penalty_seen(s: Expedition, seat: Seat) -> float:
    return sum([jinx_penalty(s, card) for card in s.jinxes[seat]])


def jinx_penalty(s: Expedition, card: int) -> float:
    """DG-27.5 What a Jinx costs in the end; one that nobody has seen, about."""
    if s.knowers[card] != EVERYONE:
        return UNSEEN_JINX
    return float(s.terms.content.jinxes[s.faces[card]].penalty)


# ---------------------------------------------------------------- Rest


def resting_jinx(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    return max(to_discard(s, seat), key=lambda card: jinx_penalty(s, card))


def resting_hand(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[int, ...]:
    """DG-14.6 Poor cards make room for better ones, as far as the hand is filled again."""
    bonus, faces = s.terms.content.bonus, s.faces
    spare = max(0, len(s.hands[seat]) - stat(s, seat, "hand"))
    poor = sorted([card for card in s.hands[seat] if bonus[faces[card]] < 2])
    return tuple(poor[spare:])


# ---------------------------------------------------------------- how it stands


def estimate(s: Expedition) -> list[float]:
    """By seat, the points that it will come to, for games that are imagined only so far."""
    found = []
    clan = s.faces[s.clan]
    content = s.terms.content
    least, places = content.clans[clan].thesis_points, len(s.delivered)
    turns, needed = turns_left(s), stars_needed(s)
    for seat in range(s.seats):
        points = board_points(content, s.boards[seat], clan) - penalty(s, seat)
        if s.interns:
            points += intern_points(s, seat)
        if s.mode is not None:
            points += s.mode.points(s, seat)
        if seat in s.delivered:
            found.append(points + PLACING_BONUS[s.delivered.index(seat)])
            continue
        out = seat in s.refused or seat in s.captured  # DG-33.25, DG-Q.99
        if out or (s.ends_before and not has_another_turn(s, seat)):
            found.append(0.0 if places else points)
            continue
        later = points + POINTS_A_TURN * max(0.0, turns - 1)
        ready = (later - least) / POINTS_A_TURN + min(0, stars(s, seat) - needed)
        chance = min(0.95, max(0.05, 0.5 + 0.25 * ready))
        bonus = PLACING_BONUS[min(places, len(PLACING_BONUS) - 1)]
        lost = 0.3 if places == 0 else 0.0  # of the points, what they are worth without a Thesis
        found.append(chance * (later + bonus) + (1 - chance) * lost * later)
    if s.terms.omega:
        found.append(OMEGA_AHEAD * len(s.tome) / s.terms.tomes[s.seats].spaces)
    return found


def has_another_turn(s: Expedition, seat: Seat) -> bool:
    """Whether that seat is to move before the game ends, where its end is announced."""
    order = s.clockwise()
    before = order[1 : order.index(seat) + 1]
    return seat == s.active or not any([other in s.ends_before for other in before])


def turns_left(s: Expedition) -> float:
    """How many turns each Scholar still has, about: by the countdown, or by Students drawn."""
    if s.ends_before:
        return 0.5
    if s.terms.omega:
        return min(spaces_left(s) / s.seats, drawn_out(s))
    return drawn_out(s)


def drawn_out(s: Expedition) -> float:
    """DG-28 The same by what is drawn and who has delivered."""
    spaces = s.terms.alert.spaces
    if s.panicking:  # DG-33.7: each turn draws from what is left
        return 1 + (sum(s.bag) if s.terms.open_bag else s.seats * 3) / (2.0 * s.seats)
    if s.delivered:
        return len(spaces) - s.alert + 1.0
    drawn = 0.5 * (sum(s.bag) if s.terms.open_bag else s.seats * 3)
    drawn += sum([0.7 * space.greys * s.terms.counted(s.seats) for space in spaces[s.alert :]])
    return 1 + drawn / (1.6 * len(in_play(s)))
