"""The greedy player against Omega: what it decides for him, and what it makes of his cubes."""

import random
from itertools import product

import pytest

from ludoteca import bots
from ludoteca.bots.dungeonology import TASTE, greedy
from ludoteca.bots.dungeonology.eye import Eye
from ludoteca.bots.dungeonology.omega import (
    AHEAD,
    FARTHEST,
    demanding,
    moves_from,
    sabotaged,
    stars_needed,
)
from ludoteca.bots.dungeonology.outlook import doom, estimate
from ludoteca.bots.dungeonology.worth import board_worth, missing_for_stars
from ludoteca.games.dungeonology.components import LEAST_STARS, NO_CUBE
from ludoteca.games.dungeonology.ending import final_scoring, score_sheet
from ludoteca.games.dungeonology.notes import black_stars
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import (
    OmegaMoves,
    OmegaPlace,
    OmegaZone,
    places,
)
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import apply, awaited, explain, options
from tests.dungeonology.maps import lay
from tests.dungeonology.omega import alone, black, together
from tests.dungeonology.scenes import OURS, A, G, P, begun, do

BOSS_AND_MAINS = {"rules__boss": True, "rules__main_effects": True}
ASKED_FOR_HIM = {"OmegaZone", "OmegaPlace"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_decides_for_him_lawfully_and_by_what_it_sees(seats):
    more = {"rocca__omega_vs_all": True} if seats > 1 else {}
    s, rng = begun(seats, seats, **BOSS_AND_MAINS, **more), random.Random(1)
    seen = set()
    while asked := awaited(s):
        seat = asked[0]
        choice = greedy(s, seat, random.Random(7))
        assert explain(s, seat, choice) is None
        if (kind := type(s.stack[-1]).__name__) in ASKED_FOR_HIM:
            assert greedy(redeal(s, seat, rng), seat, random.Random(7)) == choice
            seen.add(kind)
        apply(s, seat, choice)
    assert "OmegaZone" in seen


def finds(s):
    """The same position with each Zone that Omega may find behind each Passage of his."""
    for card in s.piles[s.dungeon().floor(s.omega)]:
        for slot in range(8):
            if len(places(s, s.faces[card], slot)) > 1:
                t = s.clone()
                t.stack = [OmegaMoves(A, slot, s.omega, 8, True), OmegaZone(A, card, False, slot)]
                yield t


def ends(s):
    """By choice, what the position is after it; and which of them a bot would choose."""
    found = {}
    for place in options(s, A):
        found[place] = s.clone()
        do(found[place], A, place)
    return found, found[greedy(s, A, random.Random(1))]


def test_a_door_shuts_him_out_where_it_can():
    s = alone(**lay("I-4", "II-2"), omega="II-2", at=["II-2"], boards=["GRBYP"])
    behind = 0
    for each in finds(s):
        every, chosen = ends(each)
        shut = [t.omega == s.omega for t in every.values()]
        assert (chosen.omega == s.omega) == any(shut)
        behind += any(shut) and not all(shut)
    assert behind


def test_a_zone_of_his_is_laid_where_one_comes_soon():
    s = alone(**lay("I-3", "I-5", "I-4<I-3"), omega="I-3", at=["START"])
    nearer = 0
    for each in finds(s):
        every, chosen = ends(each)
        away = [moves_from(t, A).get(4, FARTHEST) for t in every.values()]
        assert moves_from(chosen, A)[4] == min(away)
        nearer += min(away) < max(away)
    assert nearer


def test_he_teleports_where_little_is_and_leaves_a_cube_where_one_comes_soon():
    s = alone(**lay("I-4", "I-3"), at=["START"], omega="START")
    s.cubes[1], s.cubes[2] = (P, G, G), (P, NO_CUBE)
    s.stack = [OmegaPlace(A, (1, 2))]
    assert greedy(s, A, random.Random(1)) == 2
    s.stack = [OmegaPlace(A, (1, 2), G)]
    assert greedy(s, A, random.Random(1)) == 1


# ---------------------------------------------------------------- what his cubes and cards matter


@pytest.mark.parametrize(("stars", "needed"), [(0, 2), (1, 2), (2, 3), (3, 4)])
def test_black_stars_ask_for_more_stars_of_a_thesis_alone(stars, needed):
    assert stars_needed(alone(tome=black(stars)[AHEAD:])) == needed
    assert stars_needed(together(2, tome=black(stars, 2))) == LEAST_STARS


def test_a_black_star_that_is_about_to_come_counts_already():
    assert black_stars(alone(tome="GGG")) == 1
    assert stars_needed(alone(tome="GGG")) == 3


def test_cubes_that_stars_still_need_are_counted_as_trying_them_all_does():
    stars, capacity = OURS.stars, OURS.capacity
    rarity = (1.0, 1.0, 1.2, 1.6, 2.5)
    whole = [*product(*[range(n + 1) for n in capacity])]
    for board in [(0, 0, 0, 0, 0), (2, 0, 1, 0, 0), (3, 2, 0, 1, 0), (0, 5, 0, 0, 2)]:
        for needed in (1, 2, 3, 4):
            enough = [
                sum([(to - n) * each for to, n, each in zip(end, board, rarity, strict=True)])
                for end in whole
                if all([to >= n for to, n in zip(end, board, strict=True)])
                and sum([x[n] for x, n in zip(stars, end, strict=True)]) >= needed
            ]
            assert missing_for_stars(OURS, board, needed) == pytest.approx(min(enough))


def test_a_board_is_worth_less_where_more_stars_are_needed():
    taste = demanding(TASTE, 3)
    assert demanding(TASTE, LEAST_STARS) is TASTE
    assert board_worth(OURS, taste, (3, 3, 0, 0, 0), -1) < board_worth(
        OURS, TASTE, (3, 3, 0, 0, 0), -1
    )


def test_search_knows_that_a_thesis_alone_needs_more_stars():
    tome = black(3)
    few, many = [alone(boards=[board], tome=tome) for board in ("GGGRRRBPPY", "GGGRRRBBYYY")]
    assert stars_needed(few) == 4
    assert estimate(few)[A] < estimate(many)[A]


def test_sabotage_is_as_likely_as_his_cards_and_the_deck_make_it():
    odds = sabotaged(OURS)
    rows = OURS.omegas
    assert odds[0] == pytest.approx(sum([not row.sabotage for row in rows]) / len(rows))
    assert odds == tuple(sorted(odds))
    assert odds[-1] == pytest.approx(1.0)
    values = [OURS.bonus[design] for design in OURS.tricks]
    twice = sum([a + b <= 3 for a, b in product(values, values)]) / len(values) ** 2
    best = sum([max(a, b) <= 3 for a, b in product(values, values)]) / len(values) ** 2
    once = sum([a <= 3 for a in values]) / len(values)
    thrice = (sum([a <= 3 for a in values]) / len(values)) ** 3
    chances = {(): 1.0, (1,): once, (2,): best, (1, 1): twice, (3,): thrice}
    known = [row for row in rows if tuple(row.sabotage) in chances]
    others = [row for row in rows if tuple(row.sabotage) not in chances]
    assert [tuple(row.sabotage) for row in others] == [(1, 2)]
    share = [values.count(n) / len(values) for n in range(6)]
    both = sum(
        [
            share[a] * share[b] * share[c]
            for a, b, c in product(range(1, 6), repeat=3)
            if a + max(b, c) <= 3
        ]
    )
    wanted = (sum([chances[tuple(row.sabotage)] for row in known]) + both) / len(rows)
    assert odds[3] == pytest.approx(wanted)


def test_a_cube_is_taken_from_his_tome_where_the_cards_suffice():
    strong = alone("action", tome="G", hands=[["FT5", "FT5", "FT4"]], students=[2])
    assert 1 in Eye(strong, A, TASTE).spying()
    weak = alone("action", tome="P", hands=[["EX1"]], students=[2])
    assert Eye(weak, A, TASTE).spying() == {}
    without = alone("action", tome="G", hands=[["FT5", "FT5", "FT4"]], students=[0])
    assert Eye(without, A, TASTE).spying() == {}


def test_RC_OVA_16_where_Omega_wins_nobody_gains_even_if_another_would_have_won():
    s = together(3)
    s.omega_won = True
    final_scoring(s)
    sense = bots.sense("dungeonology")
    assert sense.worths(s, sense.scores(s, score_sheet(s))) == [0.0, 0.0, 0.0]


def test_RC_OVA_15_the_fuller_the_Tome_the_likelier_all_lose_and_a_Thesis_saves_them():
    def foreseen(cubes: int, board: str, *delivered: int) -> float:
        s = together(2, boards=[board, ""], tome=("GRBYP" * 4)[:cubes])
        s.delivered = delivered
        return doom(s)

    ready = "GGGRRRBBYYYPPP"
    assert foreseen(2, "") < foreseen(17, "")
    assert foreseen(17, ready) < foreseen(17, "")
    assert foreseen(6, ready, A) < foreseen(6, ready)
    assert foreseen(18, ready, A) > 0.9  # RC-OVA.14 the Tome is full before the game is over
    base = begun()
    assert doom(base) == 0.0
