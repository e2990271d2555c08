"""The greedy player of Dungeonology: lawful, honest, and sensible where the law leaves a choice."""

import random
from typing import Any

import pytest

from ludoteca.bots import Bot, Searcher
from ludoteca.bots.dungeonology import TASTE, greedy, sense
from ludoteca.bots.dungeonology.activities import is_last_turn, thesis_chance
from ludoteca.bots.dungeonology.outlook import estimate, has_another_turn, turns_left
from ludoteca.bots.dungeonology.sense import label
from ludoteca.bots.dungeonology.ways import prints, sites
from ludoteca.bots.dungeonology.worth import (
    UNKNOWN,
    board_points,
    board_worth,
    chances,
    missing_for_stars,
    powers,
    spy_worth,
    study_gains,
    study_worth,
)
from ludoteca.bots.levels import Level
from ludoteca.bots.search import Search
from ludoteca.bots.search.sense import at_random
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import (
    EXPLORE,
    MOVE,
    PASS,
    PLAY,
    QUIET,
    REST,
    SPY,
    STUDY,
    THESIS,
)
from ludoteca.games.dungeonology.students import STUDENT, TOKEN
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import apply, awaited, explain, options
from tests.dungeonology.scenes import (
    BESIDE_START,
    OURS,
    A,
    B,
    G,
    P,
    R,
    Y,
    agree,
    card,
    cards,
    code_of,
    do,
    scene,
    studying,
)

BARE = {**BESIDE_START, "cubes": "..."}
CLAN = {row.id: number for number, row in enumerate(OURS.clans)}


def choice(s, seat=A) -> Any:
    return greedy(s, seat, random.Random(1))


def game_of(policies, seed, wild=0.0, **terms):
    """A game between these; with *wild* some choices are any that the law allows."""
    seats, rng = len(policies), random.Random(seed)
    s = GAME.begin(agree(seats, **{"scholars": "random", **terms}), seats, seed)
    players = [Bot(policy, 100 * seed + seat) for seat, policy in enumerate(policies)]
    while s.stack:
        seat = awaited(s)[0]
        chosen = players[seat].choice(s, seat)
        assert explain(s, seat, chosen) is None, (seats, seed, s.stack[-1], chosen)
        apply(s, seat, options(s, seat).pick(rng) if rng.random() < wild else chosen)
    return s


# ---------------------------------------------------------------- lawful and honest


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_wild_players_it_never_breaks_the_law(seats):
    for seed in range(6):
        game_of([greedy] * seats, seed, wild=0.1)


@pytest.mark.parametrize(
    "terms",
    [
        {"divination_side": "after", "door_breaks_link": True, "placement_grid": "full"},
        {"social3_discard_free": False, "bag_counts_public": False, "draw_mode": "sequential"},
        {"start_zone_full_stunned": "explore", "fired_up_on_loss": True, "last_round": "turn"},
        {"scholars": "pick", "sacrifice_replaces_cost_stunned": False, "stairs_retry": False},
    ],
)
def test_nor_under_other_rulings(terms):
    for seed in range(3):
        game_of([greedy] * 3, seed, wild=0.1, **terms)


def test_it_plays_the_same_when_all_that_it_cannot_know_is_falsified():
    s = GAME.begin(agree(3), 3, 7)
    rng, looked = random.Random(2), 0
    while s.stack:
        seat = awaited(s)[0]
        chosen = Bot(greedy, 5).choice(s, seat)
        if rng.random() < 0.1:
            twins = [redeal(s, seat, random.Random(seed)) for seed in range(2)]
            assert [Bot(greedy, 5).choice(twin, seat) for twin in twins] == [chosen] * 2
            looked += 1
        apply(s, seat, chosen)
    assert looked > 10


def test_search_thinks_the_same_of_worlds_that_its_seat_cannot_tell_apart():
    s = GAME.begin(agree(2, scholars="random"), 2, 3)
    for step in range(60):
        seat = awaited(s)[0]
        if step in (5, 30, 59):
            twin = redeal(s, seat, random.Random(9))
            one, two = [Search(sense(GAME), 4).think(x, seat, 12) for x in (s, twin)]
            assert one == two
            assert explain(s, seat, one.choice) is None
        apply(s, seat, choice(s, seat))


def test_a_searching_player_keeps_to_the_law():
    s = GAME.begin(agree(2, scholars="random"), 2, 8)
    players = [Searcher(sense(GAME), 1, Level("quick", 5)), Bot(greedy, 2)]
    for _ in range(150):
        if not s.stack:
            break
        seat = awaited(s)[0]
        chosen = players[seat].choice(s, seat)
        assert explain(s, seat, chosen) is None
        apply(s, seat, chosen)


# ---------------------------------------------------------------- strength


def test_four_of_them_end_their_games_and_mostly_with_a_thesis():
    games = [game_of([greedy] * 4, seed, alert_profile="introductory") for seed in range(12)]
    assert all([s.ranking and s.turn < 80 for s in games])
    assert sum([bool(s.delivered) for s in games]) >= 6


def test_it_beats_three_that_play_at_random():
    won = 0
    for seed in range(10):
        policies: list[Any] = [at_random] * 4
        policies[seed % 4] = greedy
        won += game_of(policies, seed).ranking[0] == seed % 4
    assert won >= 8


# ---------------------------------------------------------------- what things are worth


def test_an_unknown_clan_counts_as_the_mean_of_all():
    board = (2, 2, 0, 0, 1)
    known = [board_points(OURS, board, clan) for clan in range(3)]
    assert board_points(OURS, board, UNKNOWN) == pytest.approx(sum(known) / 3)
    assert known[CLAN["blood"]] == 2 * 2 + 2 * 5 + 6


def test_a_cube_that_brings_a_star_or_an_arrow_is_worth_more_than_its_points():
    def gain(board, colour):
        more = (*board[:colour], board[colour] + 1, *board[colour + 1 :])
        return board_worth(OURS, TASTE, more, UNKNOWN) - board_worth(OURS, TASTE, board, UNKNOWN)

    assert gain((2, 0, 0, 0, 0), G) > gain((3, 0, 2, 2, 0), G)  # the Star of the third cube
    assert gain((1, 0, 2, 2, 0), G) > gain((2, 0, 2, 2, 0), G)  # the Arrow of the second
    assert missing_for_stars(OURS, (3, 3, 0, 0, 0)) == 0
    assert missing_for_stars(OURS, (3, 1, 0, 0, 0)) == 2


def test_cubes_are_reckoned_from_the_left_and_full_columns_left_out():
    gains = study_gains(OURS, TASTE, (G, R, P), (7, 0, 0, 0, 0), UNKNOWN)
    assert len(gains) == 2
    assert gains[0][0] < gains[1][0]
    assert gains[0][1] == pytest.approx(6)  # Hierarchy is left
    assert gains[1][1] == 0


def test_magic_1_is_worth_what_it_divines_and_others_their_bonus():
    found = {(row.type, row.level): powers(OURS)[i] for i, row in enumerate(OURS.designs)}
    assert found["magic", 1] == pytest.approx(245 / 105)
    assert found["magic", 2] == 2
    assert found["subterfuge", 1] == 1
    assert found["fate", 5] == 5


def test_the_map_tells_how_far_each_zone_is_and_where_there_is_room():
    s = scene(zones=[BESIDE_START, {"zone": "I-6", "x": 4, "y": 0}])
    found = {at.spot: (at.moves, at.first) for at in sites(s.terms, s.plan, 0, 0)}
    assert found[1] == (1, 1)
    assert found[2] == (2, 1)
    assert all([len(zone.beside) == 4 for zone in prints(s.terms, s.plan)])


# ---------------------------------------------------------------- what it does


def test_it_studies_as_many_cubes_as_the_hand_is_good_for():
    poor = scene(hands=[["EX3"], 0, 0], at=["I-4", "START", "START"])
    assert choice(poor) == (STUDY, 1)
    rich = scene(hands=[["EX3", "NT3"], 0, 0], at=["I-4", "START", "START"])
    assert choice(rich) == (STUDY, 2)
    hopeless = scene(hands=[["EX2"], 0, 0], at=["I-4", "START", "START"])
    assert choice(hopeless)[0] != STUDY


def test_declaring_it_keeps_what_can_be_added_last_and_adds_it_when_needed():
    """DG-24.11 The tester is the last to answer."""
    s = scene(hands=[["EX3", "SU2", "FT4"], ["SU1"], ["EX1"]])
    do(s, A, (STUDY, 1))
    declared = choice(s)
    assert [code_of(s, x) for x in declared if code_of(s, x).startswith("SU")] == []
    s = scene(hands=[["EX2", "SU2"], ["EX1"], ["EX1"]])
    studying(s, 1, "EX2")  # 2 against 3
    while awaited(s)[0] != A:
        do(s, awaited(s)[0], (PASS,))
    assert choice(s) == (PLAY, card(s, A, "SU2"), 0)


def test_it_adds_nothing_to_a_test_that_succeeds_anyway_or_is_lost():
    safe = scene(hands=[["EX3", "SU2"], 0, 0])
    studying(safe, 1, "EX3")
    assert awaited(safe) == (A,)
    assert choice(safe) == (PASS,)
    lost = scene(hands=[["EX1", "SU1"], 0, 0])
    studying(lost, 1, "EX1")
    assert choice(lost) == (PASS,)


def test_it_hinders_the_other_of_two_where_a_card_tips_the_test():
    s = scene(("sofia", "valerio"), hands=[["EX3", "NT1"], ["SU3"]])
    studying(s, 2, "EX3", "NT1")  # 4 against 4
    chosen = choice(s, B)
    assert chosen[:2] == (PLAY, card(s, B, "SU3"))
    do(s, B, chosen)
    assert OURS.auxiliary[s.faces[chosen[1]]][chosen[2]].does == "alert"


def test_it_does_not_help_itself_by_hindering_who_is_far_behind():
    boards = ["", "GGGRRRBBB", ""]
    s = scene(hands=[["EX3"], ["SU3"], ["EX1"]], boards=boards)
    studying(s, 1, "EX3")
    assert choice(s, B) == (PASS,)


def test_a_rogue_spies_where_it_pays_and_nobody_without_students_does():
    """DG-25 Sofia does not mind the target's Students."""
    boards = ["", "YYPP", ""]
    s = scene(
        hands=[["FT5", "FT5"], 0, 0],
        boards=boards,
        zones=[BARE],
        at=["I-4", "I-4", "START"],
    )
    chosen = choice(s)
    assert chosen[:2] == (SPY, B)
    assert chosen[2] in (Y, P)
    s.students[A] = 0
    assert choice(s)[0] != SPY


def test_tokens_are_taken_until_they_would_force_a_rest():
    """DG-8.1, DG-13.3"""
    for stunned, wanted in ((0, TOKEN), (2, STUDENT)):
        s = scene(hands=[["EX1"], 0, 0], stunned=[stunned, 0, 0])
        studying(s, 1, "EX1")
        assert awaited(s) == (A,)
        assert choice(s) == wanted


def test_who_has_nothing_to_intervene_with_asks_for_quiet():
    s = scene(hands=[["EX3", "EX1"], ["EX1"], 0], moment="movement", quiet=[])
    do(s, A, options(s, A).items[-1])
    assert awaited(s) == (B,)
    assert choice(s, B) == (QUIET,)


def test_it_walks_towards_cubes():
    s = scene(
        moment="movement",
        zones=[BARE, {"zone": "I-6", "x": 4, "y": 0}],
        hands=[["FT5"], 0, 0],
    )
    s.piles = [(), (), ()]
    assert choice(s) == (MOVE, 2)


# ---------------------------------------------------------------- Thesis and Rest


def at_turn(**position):
    return scene(moment="turn", hands=[["EX3", "FT4"], ["EX1"], ["EX1"]], **position)


def test_the_chance_of_a_thesis_is_the_share_of_clans_that_accept_it():
    """DG-15.5"""
    board = (0, 6, 2, 0, 0)  # blood 36, cask 26, moon 30
    assert [thesis_chance(OURS, board, CLAN[x]) for x in ("blood", "cask", "moon")] == [1, 0, 1]
    assert thesis_chance(OURS, board, UNKNOWN) == pytest.approx(2 / 3)


def test_it_presents_when_nobody_can_overtake():
    great = "GGGRRRRBBBBYYYYPPP"
    assert choice(at_turn(boards=[great, "", ""], alert=2)) == THESIS
    small = "GGGRRRBBBYY"
    assert choice(at_turn(boards=[small, small, ""], alert=0)) == EXPLORE


def test_it_presents_before_the_alert_closes_it():
    """DG-28.3 Whoever draws the last Omega Student has no further turn."""
    small = "GGGRRRBBBYY"
    assert choice(at_turn(boards=[small, small, ""], alert=4)) == THESIS


def test_in_the_last_turn_it_is_now_or_never():
    s = at_turn(boards=["RRRRRRBB", "", ""])
    assert choice(s) == EXPLORE
    s.ends_before = (B,)
    assert is_last_turn(s, A)
    assert turns_left(s) < 1
    assert choice(s) == THESIS


def test_it_rests_where_that_mends_more_than_a_turn_would_bring():
    well = at_turn(zones=[BARE])
    well.piles = [(), (), ()]
    assert choice(well) == EXPLORE
    worn = at_turn(zones=[BARE], stunned=[2, 0, 0], students=[0, 3, 3])
    worn.piles = [(), (), ()]
    assert choice(worn) == REST


# ---------------------------------------------------------------- for search


def test_the_same_card_has_the_same_name_in_every_world():
    s = scene(hands=[["EX3", "EX3", "NT1"], 0, 0])
    do(s, A, (STUDY, 1))
    three = [x for x in s.hands[A] if code_of(s, x) == "EX3" and s.faces[x] == s.faces[three_of(s)]]
    assert len({label(s, (x,)) for x in three}) == 1
    assert label(s, cards(s, A, "NT1")) != label(s, (three[0],))


def three_of(s):
    return next(x for x in s.hands[A] if code_of(s, x) == "EX3")


def test_whoever_has_no_turn_left_and_no_thesis_comes_to_nothing_beside_one():
    """DG-29.1, DG-29.2"""
    s = at_turn(boards=["RRRRRRBB", "RRRRRRBB", ""], clan="blood")
    before = estimate(s)
    assert before[A] == before[B] > before[2]
    s.ends_before = (B,)
    assert [has_another_turn(s, seat) for seat in range(3)] == [True, False, False]
    assert estimate(s)[B:] == [36, 0]  # nobody has delivered: all compete
    s.delivered = (2,)
    assert estimate(s)[B:] == [0, 10]


def test_however_large_a_margin_is_it_is_only_certain():
    odds = chances(TASTE.risk, TASTE.fading, 3)
    for margin in (30, 60):
        assert study_worth(TASTE, ((5.0, 0.0),), 1, margin, odds, 1.0)[0] == pytest.approx(
            5, abs=0.01
        )
    board, theirs = (0, 0, 0, 0, 0), (1, 0, 0, 0, 0)
    near, far = [
        spy_worth(OURS, TASTE, board, theirs, UNKNOWN, margin, odds, 0.5, 1.0)
        for margin in (39, 60)
    ]
    assert near == pytest.approx(far, abs=0.01)
