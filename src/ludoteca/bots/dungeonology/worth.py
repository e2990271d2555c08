"""What Note boards, Zones and cards are worth to a greedy player, in points.

Readings that depend on public things alone are kept: boards and Zones come again and again.
"""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from ludoteca.games.dungeonology.components import (
    FALSE,
    LEAST_STARS,
    LETTERS,
    MORE_CUBES,
    NO_CUBE,
    UNIVERSAL,
    Colour,
)
from ludoteca.games.dungeonology.content import Content
from ludoteca.games.dungeonology.rocca_civetta.stars import METALS, reached
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat

UNKNOWN = -1  # a Clan that this seat has not seen
UNKNOWN_OF_ALL = -2  # and that may be one of Rocca Civetta too
RARITY = (1.0, 1.0, 1.2, 1.6, 2.5)  # by colour: how far away a cube of it is, in common cubes
FAR = 99.0  # as many cubes as nobody finds
MEAN = 2.3  # the Bonus value of a card from the deck; 245 on 105 cards
BEST_OF = (0.0, MEAN, 2.9, 3.2)  # that of the best of so many cards: in truth 2.33, 2.95 and 3.30
MOST_DIVINED = 3  # cards that a Divination is thought to look at
ROGUE = 2  # what each Divination of a Rogue adds to her Stealth, cautiously (Part C.3)
CERTAIN = 39  # a margin of a test beyond which more makes no difference
POINTS_A_TURN = 5.0  # what a Scholar gathers in a turn, about
ONLY_RIVAL = 2.0  # times what one is denied: between two, whatever one loses is the other's gain
TRAILING = 0.25  # of it, with several rivals: to hinder one who does not lead

Board = tuple[int, ...]


class Taste(msgspec.Struct, frozen=True, cache_hash=True):
    """How a greedy player weighs things: in points, unless something else is said.

    docs/tuning/dungeonology.md tells what half of each number comes to, and half as much again.
    """

    stars: int = LEAST_STARS  # that a Thesis needs (RC-SOL.8)
    mains: bool = True  # whether Main Effects are weighed at all; imagined games go without them
    # what is to be had
    star: float = 1.2  # each common cube that is still missing to two Stars (DG-15.1)
    arrow: float = 1.0  # one more Study Bonus (DG-6.18)
    left: float = 0.2  # of the points of cubes that stay in a Zone, for a later turn: a share
    later: float = 0.5  # of what a turn brings, if it is one turn later: a share
    new: float = 0.85  # of what a new Zone holds, since it may have a Door or fit badly: a share
    stairs: float = 1.5  # being the first where Stairs lead to another Floor (DG-19.1)
    # what one has
    stunned: float = 1.2  # a Stunned token
    turn: float = 4.0  # a turn lost to a forced Rest (DG-13.3)
    student: float = 0.6  # an own Student
    omega: float = 0.5  # a Student drawn from the University: Alert, and perhaps a Jinx
    bonus: float = 0.5  # a point of Bonus value kept in the hand
    cube: float = 3.0  # a cube of one's own that is taken away, whichever
    jinx: float = 2.5  # a Jinx card, and what it does as long as it lies there
    intern: float = 1.5  # an Intern called, besides the points that are printed on the card
    # cards, and what takes them
    keeping: int = 2  # the Bonus value from which a card is not thrown away at Rest
    picked: float = 3.0  # the Bonus value of a card one chooses: a discarded one, or one of several
    cushion: int = 4  # Stealth beyond what a test needs that is declared, if the cards suffice
    edge: float = 0.3  # points by which an effect has to be worth more than it costs
    effort: float = 0.5  # points by which it has to be better to spend a card on Speed or on cards
    hoped: float = 0.7  # of what cards would allow that are not drawn yet: a share
    # the others
    denied: float = 0.3  # of what the leader is kept from: a share
    pace: float = 5.0  # what a rival is thought to gather in a turn, once one has delivered
    risk: float = 0.2  # that one of several rivals answers a test that just succeeds: a chance
    duel: float = 0.8  # that an only rival answers it, who gains by whatever one loses: a chance
    defended: float = 0.8  # that the target of Espionage answers it, likewise: a chance
    fading: float = 0.7  # times these chances, for each point by which a test succeeds further
    held: float = 0.45  # that a card in another's hand saves a test that I would spoil: a chance
    tipped: int = 2  # Stealth by which a test may fail and still be saved by who takes it
    spied: float = 0.25  # that one is spied on before one's next turn: a chance
    robbed: float = 3.0  # that Omega has a cube less, which is about a Phase more
    # when
    tempo: float = 2.5  # what is worse in the camp than where one is: Rest has to mend more
    scarce: float = 1.5  # cubes still to be found, for each Scholar, when it is time to deliver


TASTE = Taste()
GIVEN = ("stars",)  # by the rules: nothing to be tuned


def clan_seen(s: Expedition, seat: Seat) -> int:
    """DG-9.2 The Clan, as far as that seat knows it."""
    if s.knowers[s.clan] >> seat & 1:
        return s.faces[s.clan]
    return UNKNOWN_OF_ALL if s.terms.new_clans else UNKNOWN


def possible_clans(content: Content, clan: int) -> tuple[int, ...]:
    """Those that the Clan on the Campus may be."""
    if clan == UNKNOWN:
        return content.base_clans
    return tuple(range(len(content.clans))) if clan == UNKNOWN_OF_ALL else (clan,)


@cache
def cube_values(content: Content, clan: int) -> tuple[float, ...]:
    """DG-16.2 By colour what a cube counts in the end; the mean of all Clans if none is known."""
    clans = [content.modifiers[n] for n in possible_clans(content, clan)]
    return tuple(
        [
            sum([max(0, value + more[colour]) for more in clans]) / len(clans)
            for colour, value in enumerate(content.value)
        ]
    )


@lru_cache(maxsize=1 << 15)
def board_points(content: Content, board: Board, clan: int) -> float:
    """DG-15.4 What a board counts, as far as the Clan is known."""
    return sum([n * value for n, value in zip(board, cube_values(content, clan), strict=True)])


@lru_cache(maxsize=1 << 15)
def board_worth(content: Content, taste: Taste, board: Board, clan: int) -> float:
    """Points, Arrows for the tests to come, and how far the Stars of a Thesis still are."""
    arrows = sum([beside[n] for beside, n in zip(content.arrows, board, strict=True)])
    points = board_points(content, board, clan) + taste.arrow * arrows
    missing = missing_for_stars(content, board, taste.stars)
    if clan >= 0 and content.clans[clan].stars:
        missing = max(missing, missing_for_clan(content, board, clan))
    return points - taste.star * missing


def missing_for_stars(content: Content, board: Board, needed: int = LEAST_STARS) -> float:
    """DG-15.1 The cubes that so many Stars still need, rare ones counted for more."""
    missing = needed - sum([x[n] for x, n in zip(content.stars, board, strict=True)])
    if missing <= 0:
        return 0.0
    least = {0: 0.0}  # by the number of further Stars, what the colours so far need for them
    for colour, beside in enumerate(content.stars):
        n = board[colour]
        steps = [m - n for m in range(n + 1, len(beside)) if beside[m] > beside[m - 1]]
        for stars, cubes in list(least.items()):
            for more, step in enumerate(steps[:missing], stars + 1):
                least[more] = min(least.get(more, FAR), cubes + step * RARITY[colour])
    return least.get(missing, FAR)


def missing_for_clan(content: Content, board: Board, clan: int) -> float:
    """RC-CLN.2 The cubes that the Stars of that Clan's demand still need."""
    total = 0.0
    for stars in content.clans[clan].stars:
        metal, ways = METALS.index(stars.metal), []
        for colour in [LETTERS.index(stars.colour)] if stars.colour else range(len(LETTERS)):
            beside = content.metals[colour][metal]
            height = next((n for n, found in enumerate(beside) if found >= stars.count), None)
            if height is not None:
                ways.append(max(0, height - board[colour]) * RARITY[colour])
        total += min(ways, default=0.0)
    return total


@lru_cache(maxsize=1 << 16)
def study_gains(
    content: Content, taste: Taste, cubes: tuple[Colour, ...], board: Board, clan: int
) -> tuple[tuple[float, float], ...]:
    """DG-38.2 By the number of cubes from the left: what they add, what the others are worth."""
    column, values, capacity = list(board), cube_values(content, clan), content.capacity
    before = board_worth(content, taste, board, clan)
    found: list[float] = []
    taken: list[float] = []
    for colour in cubes:
        if colour == FALSE:  # RC-FLS.2: it counts against what is declared, and that is all
            taken.append(0.0)
            found.append(found[-1] if found else 0.0)
            continue
        if colour == UNIVERSAL:
            colour = best_column(content, taste, tuple(column), clan)
        if colour != NO_CUBE and column[colour] < capacity[colour]:
            column[colour] += 1
            taken.append(values[colour])
            found.append(board_worth(content, taste, tuple(column), clan) - before)
    return tuple([(gain, sum(taken[k:])) for k, gain in enumerate(found, 1)])


@lru_cache(maxsize=1 << 14)
def best_column(content: Content, taste: Taste, board: Board, clan: int) -> Colour:
    """RC-UNI.2 Where a Universal cube is worth most; NO_CUBE where there is no room."""
    columns = [c for c in range(FALSE) if board[c] < content.capacity[c]]
    gains = [(cube_gain(content, taste, board, c, clan), c) for c in columns]
    return max(gains)[1] if gains else NO_CUBE


@lru_cache(maxsize=1 << 15)
def cube_gain(content: Content, taste: Taste, board: Board, colour: Colour, clan: int) -> float:
    """What one more cube would add to a board; nothing where the column is full."""
    if colour == UNIVERSAL:
        colour = best_column(content, taste, board, clan)
    if colour in (FALSE, NO_CUBE):
        return 0.0
    if board[colour] >= content.capacity[colour]:
        return 0.0
    more = (*board[:colour], board[colour] + 1, *board[colour + 1 :])
    return board_worth(content, taste, more, clan) - board_worth(content, taste, board, clan)


@lru_cache(maxsize=1 << 15)
def cube_loss(content: Content, taste: Taste, board: Board, colour: Colour, clan: int) -> float:
    """What a board would lose with the topmost cube of a column."""
    less = (*board[:colour], board[colour] - 1, *board[colour + 1 :])
    return board_worth(content, taste, board, clan) - board_worth(content, taste, less, clan)


def exchange_gain(
    content: Content, taste: Taste, board: Board, old: Colour, new: Colour, clan: int
) -> float:
    """What a board would gain if the topmost cube of a column went for another one."""
    less = (*board[:old], board[old] - 1, *board[old + 1 :])
    lost = cube_loss(content, taste, board, old, clan)
    return cube_gain(content, taste, less, new, clan) - lost


@lru_cache(maxsize=1 << 15)
def spy_worth(
    content: Content,
    taste: Taste,
    board: Board,
    theirs: Board,
    clan: int,
    margin: int,
    odds: tuple[float, ...],
    share: float,
    failure: float,
    denied: float = 0.0,
) -> tuple[float, Colour]:
    """DG-25.4 The best cube to steal and its worth; *margin* is Stealth - the target's Students.

    *denied* is what it is worth that the target has a cube less, whichever.
    """
    best, found = 0.0, 0
    for colour, n in enumerate(theirs):
        over = margin - content.value[colour]
        if n and over >= 0:
            p = odds[min(over, CERTAIN)]
            gain = cube_gain(content, taste, board, colour, clan)
            gain += denied + share * cube_loss(content, taste, theirs, colour, clan)
            worth = p * gain - (1 - p) * failure
            if worth > best:
                best, found = worth, colour
    return best, found


@cache
def powers(content: Content) -> tuple[float, ...]:
    """By Trick design what it adds to an own test: its Bonus value, or what it divines at once."""
    mean = sum([content.bonus[design] for design in content.tricks]) / len(content.tricks)
    return tuple(
        [
            max(float(bonus), mean) if rows and rows[0].does == "divine-stealth"
            and not rows[0].students else float(bonus)
            for bonus, rows in zip(content.bonus, content.auxiliary, strict=True)
        ]
    )  # fmt: skip


@cache
def chances(risk: float, fading: float, rivals: int) -> tuple[float, ...]:
    """By the margin of a test, from 0: how likely it still succeeds after all have answered."""
    answered = [min(1.0, risk * fading**margin) for margin in range(CERTAIN + 1)]
    return tuple([(1 - each) ** rivals for each in answered])


def study_worth(
    taste: Taste,
    gains: tuple[tuple[float, float], ...],
    most: int,
    margin: float,
    odds: tuple[float, ...],
    failure: float,
) -> tuple[float, int]:
    """DG-24.3 The best number of cubes to declare and its worth; *margin* is Stealth - Alert."""
    best, found = 0.0, 0
    for k, (gain, left) in enumerate(gains[:most], 1):
        over = margin - MORE_CUBES[k]
        if over < 0:
            break
        p = odds[min(int(over), CERTAIN)]
        worth = p * gain - (1 - p) * failure + taste.left * left
        if worth > best:
            best, found = worth, k
    return best, found


@lru_cache(maxsize=1 << 15)
def fresh_zone(
    content: Content,
    taste: Taste,
    zones: tuple[int, ...],
    board: Board,
    clan: int,
    stealth: int,
    most: int,
    odds: tuple[float, ...],
    failure: float,
) -> float:
    """DG-18.8 What a new Zone would bring: the mean of those that may come; *stealth* is ours."""
    total = 0.0
    for zone in zones:
        gains = study_gains(content, taste, content.spaces[zone], board, clan)
        margin = stealth - (content.zones[zone].alert or 0)
        total += study_worth(taste, gains, most, margin, odds, failure)[0]
        total += taste.stairs * content.stairs[zone]
    return taste.new * total / len(zones)


def weight(s: Expedition, taste: Taste, rival: Seat, clan: int) -> float:
    """Of what a rival loses, how much is mine: twice as much between two, else the leader's."""
    if s.seats == 2:
        return ONLY_RIVAL * taste.denied
    content, boards = s.terms.content, s.boards
    theirs = board_points(content, boards[rival], clan)
    ahead = all([theirs >= board_points(content, board, clan) for board in boards])
    return taste.denied if ahead else TRAILING * taste.denied


@lru_cache(maxsize=1 << 14)
def thesis_chance(content: Content, board: Board, clan: int) -> float:
    """DG-15.5 How likely a Thesis succeeds, as far as the Clan is known."""
    enough = [
        board_points(content, board, c) >= content.clans[c].thesis_points
        and reached(content, board, content.clans[c].stars)
        for c in possible_clans(content, clan)
    ]
    return sum(enough) / len(enough)
