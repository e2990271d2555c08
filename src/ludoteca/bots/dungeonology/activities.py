"""The Activity of a turn: Rest, Present the Thesis or Explore; and what Rest asks."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology.eye import PASSED, Eye
from ludoteca.bots.dungeonology.modes import best_action, carried
from ludoteca.bots.dungeonology.omega import spaces_left
from ludoteca.bots.dungeonology.perils import LASTING, entering, jinx_penalty
from ludoteca.bots.dungeonology.worth import (
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
from ludoteca.games.dungeonology.notes import stars
from ludoteca.games.dungeonology.rest import to_discard
from ludoteca.games.dungeonology.rocca_civetta.omega.phase import outshines
from ludoteca.games.dungeonology.scholars import in_play, stat
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

LAST_CHANCE = 0.3  # the chance from which a Thesis is presented where no other turn comes
CLOSING = 0.6  # and that where there may be one, but nothing much to be had
TOME_NEARLY_FULL = 3  # spaces for each Scholar that Omega has left when it is time to deliver
UNKNOWN_THESIS = 29  # points that a Thesis needs while the Clan is not known: the mean of three


def activity(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """A Thesis when it is time; Rest where it mends more than a turn brings; else Explore."""
    ready = stars(s, seat) >= LEAST_STARS and (not s.terms.solo or outshines(s, seat))  # RC-SOL.8
    if ready and is_time(s, seat, taste):
        return THESIS
    mended = mending(s, seat, taste) + carried(s, seat)
    if mended <= taste.tempo:
        return EXPLORE
    worth, _ = Eye(s, seat, taste).plan(stat(s, seat, "speed"))
    return REST if mended - taste.tempo > worth else EXPLORE


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
        return bool(s.delivered) or chance > LAST_CHANCE
    full = s.alert >= len(s.terms.alert.spaces)
    if s.terms.omega:
        nearly = spaces_left(s) <= TOME_NEARLY_FULL * s.seats
        if s.terms.solo or nearly:
            return chance == 1 or (nearly and chance > LAST_CHANCE)
    if full or cubes_to_find(s) < taste.scarce * s.seats:
        return chance > CLOSING
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
    least = content.clans[clan].thesis_points if clan >= 0 else UNKNOWN_THESIS
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


# ---------------------------------------------------------------- Rest


def resting_jinx(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    return max(to_discard(s, seat), key=lambda card: jinx_penalty(s, card))


def drop_jinx(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """DG-Q.143 The worst of them, as far as one knows."""
    return max(s.jinxes[seat], key=lambda card: jinx_penalty(s, card))


def resting_hand(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[int, ...]:
    """DG-14.6 Poor cards make room for better ones, as far as the hand is filled again."""
    bonus, faces = s.terms.content.bonus, s.faces
    spare = max(0, len(s.hands[seat]) - stat(s, seat, "hand"))
    poor = sorted([card for card in s.hands[seat] if bonus[faces[card]] < taste.keeping])
    return tuple(poor[spare:])
