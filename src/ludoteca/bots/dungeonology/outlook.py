"""How an unfinished game stands: what points it will come to, and whether Omega takes it all."""

from __future__ import annotations

from ludoteca.bots.dungeonology.omega import spaces_left, stars_needed
from ludoteca.bots.dungeonology.worth import POINTS_A_TURN, board_points
from ludoteca.games.dungeonology.components import PLACING_BONUS
from ludoteca.games.dungeonology.ending import intern_points
from ludoteca.games.dungeonology.jinxes import penalty
from ludoteca.games.dungeonology.notes import stars
from ludoteca.games.dungeonology.scholars import in_play
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat

OMEGA_AHEAD = 20.0  # points: what Omega comes to with a full Tome
CONSOLED = 0.3  # of one's points: what they are worth as long as nobody has a Thesis (DG-29.2)
LEAST_DOOM = 0.02  # chance that he wins after all, however empty his Tome is
DOOM_A_TURN = 0.5  # chance that he wins: more for each turn by which his Tome is full in time
LIKELIER = 0.25  # chance of a Thesis: more for each turn to spare; with none it is a half
HARDLY = 0.05  # chance that one is delivered, or that it is not, whatever seems sure
LAST_TURNS = 0.5  # turns that each Scholar still has where the end is announced: some have one
UNSEEN_BAG = 3  # Students for each Scholar in a bag that nobody may count
IN_A_PANIC = 2.0  # Students drawn in a turn of a panic
IN_A_TURN = 1.6  # and in any other
OF_THE_BAG = 0.5  # of the Students in the bag: still drawn before the game ends
OF_A_REFILL = 0.7  # of the Students that the Alert card still adds: drawn before the game ends


def estimate(s: Expedition) -> list[float]:
    """By seat, the points that it will come to, for games that are imagined only so far."""
    places = len(s.delivered)
    bonus = PLACING_BONUS[min(places, len(PLACING_BONUS) - 1)]
    consoled = 0.0 if places or s.terms.omega else CONSOLED  # RC-OVA.15
    found = []
    for seat in range(s.seats):
        points = points_now(s, seat)
        if seat in s.delivered:
            found.append(points + PLACING_BONUS[s.delivered.index(seat)])
        elif not may_deliver(s, seat):
            found.append(points if consoled else 0.0)
        else:
            later, chance = thesis_to_come(s, seat, points)
            found.append(chance * (later + bonus) + (1 - chance) * consoled * later)
    if s.terms.omega:
        found.append(OMEGA_AHEAD * len(s.tome) / s.terms.tomes[s.seats].spaces)
    return found


def doom(s: Expedition) -> float:
    """RC-OVA.14 to .16 How likely Omega wins, so that all lose together."""
    if not s.terms.omega or not s.stack:
        return float(s.omega_won)
    if s.delivered:  # he still has to fill his Tome before the game is over
        sooner = drawn_out(s) - spaces_left(s) / max(1, len(in_play(s)))
        return min(1.0, max(LEAST_DOOM, 0.5 + DOOM_A_TURN * sooner))
    nobody = 1.0
    for seat in in_play(s):
        if may_deliver(s, seat):
            nobody *= 1 - thesis_to_come(s, seat, points_now(s, seat))[1]
    return nobody


def points_now(s: Expedition, seat: Seat) -> float:
    content, clan = s.terms.content, s.faces[s.clan]
    points = board_points(content, s.boards[seat], clan) - penalty(s, seat)
    if s.interns:
        points += intern_points(s, seat)
    if s.mode is not None:
        points += s.mode.points(s, seat)
    return points


def may_deliver(s: Expedition, seat: Seat) -> bool:
    """DG-33.25, DG-Q.99 Whether that seat has not left the game, and has another turn."""
    out = seat in s.refused or seat in s.captured
    return not out and (not s.ends_before or has_another_turn(s, seat))


def thesis_to_come(s: Expedition, seat: Seat, points: float) -> tuple[float, float]:
    """The points of that seat's Thesis, and how likely it is delivered."""
    least = s.terms.content.clans[s.faces[s.clan]].thesis_points
    later = points + POINTS_A_TURN * max(0.0, turns_left(s) - 1)
    ready = (later - least) / POINTS_A_TURN + min(0, stars(s, seat) - stars_needed(s))
    return later, min(1 - HARDLY, max(HARDLY, 0.5 + LIKELIER * ready))


def has_another_turn(s: Expedition, seat: Seat) -> bool:
    """Whether that seat is to move before the game ends, where its end is announced."""
    order = s.clockwise()
    before = order[1 : order.index(seat) + 1]
    return seat == s.active or not any([other in s.ends_before for other in before])


def turns_left(s: Expedition) -> float:
    """How many turns each Scholar still has, about: by the countdown, or by Students drawn."""
    if s.ends_before:
        return LAST_TURNS
    if s.terms.omega:
        return min(spaces_left(s) / s.seats, drawn_out(s))
    return drawn_out(s)


def drawn_out(s: Expedition) -> float:
    """DG-28 The same by what is drawn and who has delivered."""
    spaces = s.terms.alert.spaces
    if s.panicking:  # DG-33.7: each turn draws from what is left
        return 1 + in_the_bag(s) / (IN_A_PANIC * s.seats)
    if s.delivered:
        return len(spaces) - s.alert + 1.0
    drawn = OF_THE_BAG * in_the_bag(s)
    refills = spaces[s.alert :]
    drawn += sum([OF_A_REFILL * space.greys * s.terms.counted(s.seats) for space in refills])
    return 1 + drawn / (IN_A_TURN * len(in_play(s)))


def in_the_bag(s: Expedition) -> int:
    """DG-Q.9 How many Students there are to be drawn, as far as one may count them."""
    return sum(s.bag) if s.terms.open_bag else UNSEEN_BAG * s.seats
