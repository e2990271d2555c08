"""RC-OVA Omega versus All, for two to four; games played out in both modes."""

import random

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import CAMP, SPY, STUDY, THESIS
from ludoteca.games.dungeonology.ending import final_scoring
from ludoteca.games.dungeonology.rocca_civetta.omega.phase import has_phase
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import gain, part_with
from ludoteca.games.dungeonology.turns import activities
from ludoteca.kernel.play import awaited, play

from .contract import play_out
from .maps import lay
from .omega import BLACK, SPACES, STARS, VERSUS, black, filled, phase, together
from .scenes import (
    OURS,
    A,
    B,
    C,
    G,
    agree,
    at_end_of_turn,
    begun,
    cards,
    do,
    end_turn,
    keen,
    kinds,
    sums,
    told,
    wild,
)
from .test_rc_solo import WINNING, refused


def test_RC_OVA_1_the_deck_is_added_to_a_normal_game():
    terms = agree(2, **VERSUS)
    assert terms.omega
    assert not terms.solo
    assert not terms.boss  # advised, not required
    assert agree(4, **VERSUS, rules__max_alert=True, rules__dangerous_zones=True).omega


def test_RC_OVA_2_omega_is_not_the_boss():
    found = refused(2, **VERSUS, rules__boss=True, boss="omega")
    assert found == {("RC-OVA.2", "omega-is-no-boss-here")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_RC_OVA_3_to_6_setup(seats):
    s = begun(seats, **VERSUS)
    assert s.omega == CAMP
    assert s.bag[0] == seats * s.terms.alert.start  # RC-OVA.4
    assert len(s.omega_deck) == 21
    assert s.terms.tomes[seats].spaces == SPACES[seats]
    assert refused(1, **VERSUS) >= {("RC-SOL.1", "solo-or-all")}


def test_RC_OVA_7_every_player_runs_an_omega_phase():
    s = together(2, "action", omega_deck=["omega-14", "omega-17"], hands=[[], []], students=[0, 0])
    log = kinds(end_turn(s))
    assert log.count("omega-card") == 1
    assert s.active == B
    assert len(s.omega_discard) == 1


def test_RC_OVA_8_a_scholar_is_the_one_whose_turn_it_is():
    s = together(2, **lay("I-4", "I-3"), at=["I-3", "I-4"], omega="START", active=1,
                 omega_deck=["omega-14"])  # fmt: skip
    assert told(phase(s), "omega-teleports")["spot"] == 1


def test_RC_OVA_9_the_encounter_is_for_each_who_is_met():
    s = together(3, omega_deck=["omega-15"], at=["I-4", "I-4", "START"], hands=[["EX1", "EX1"]] * 3,
                 omega="START", bag=[9, 0])  # fmt: skip
    phase(s)
    assert [len(hand) for hand in s.hands] == [0, 0, 2]


def test_RC_OVA_10_the_black_star_is_for_those_with_more_stars():
    s = together(2, omega_deck=["omega-15"], boards=["GGG", ""], students=[3, 3], bag=[9, 0],
                 hands=[[], []], omega="START")  # fmt: skip
    phase(s)
    assert s.students == [2, 3]
    s = together(2, omega_deck=["omega-15"], boards=["GGG", ""], students=[3, 3], bag=[9, 0],
                 hands=[[], []], omega="START", tome=black(1, 2), fired_up=[1])  # fmt: skip
    phase(s)
    assert s.students == [3, 3]


def test_RC_OVA_11_star_and_double_star_look_at_whose_turn_it_is():  # RT-11d
    s = together(2, omega_deck=["omega-19"], boards=[STARS[1], STARS[4]], tome=black(1, 2),
                 bag=[9, 0], hands=[[], []], at=["START", "START"])  # fmt: skip
    s.piles = [() for _ in s.piles]
    assert "omega-section" not in kinds(phase(s))


def test_RC_OVA_12_only_espionage_on_omega_is_sabotaged():  # RT-12d
    s = together(2, "action", hands=[["FT5", "FT4"], []], omega_deck=["omega-7"], tome="G")
    do(s, A, (STUDY, 1))
    do(s, A, cards(s, A, "FT5"))
    assert s.omega_discard == ()
    s = together(2, "action", hands=[["FT5", "FT4"], []], omega_deck=["omega-7"], tome="G",
                 boards=["", "G"])  # fmt: skip
    do(s, A, (SPY, B, G))
    do(s, A, cards(s, A, "FT5"))
    assert s.omega_discard == ()
    s = together(2, "action", hands=[["FT5", "FT4"], []], omega_deck=["omega-7"], tome="G",
                 deck=["SU2", "EX1"])  # fmt: skip
    do(s, A, (SPY, 2, G))
    do(s, A, cards(s, A, "FT5"))
    assert len(s.omega_discard) == 1
    assert sums(s)[1] == 2 + 3


def test_RC_OVA_13_the_normal_ends_hold():
    s = together(
        2,
        ends_before=[1],
        omega_deck=["omega-14"],
        hands=[[], []],
    )
    s.delivered, s.spots[B] = (B,), -1
    at_end_of_turn(s)
    assert s.ranking[:1] == (B,)
    assert not s.omega_won
    assert GAME.places(s) == (2, 1, 3)


def test_RC_OVA_14_a_full_tome_wins_before_any_card():
    for missing, won in ((0, True), (1, False)):
        s = together(2, tome=filled(2, missing), omega_deck=["omega-14"], hands=[[], []])
        phase(s)
        assert s.omega_won == won


def test_RC_OVA_15_nobody_passed_and_omega_wins():  # RT-13f
    s = together(2, boards=[WINNING, "G"])
    final_scoring(s)
    assert (s.omega_won, GAME.scores(s)) == (True, (0, 0, 0))
    assert s.ranking[0] == 2


def test_RC_OVA_16_all_lose_who_passed_too():
    s = together(2, tome=filled(2), boards=["", WINNING])
    s.delivered, s.spots[B] = (B,), -1
    phase(s)
    assert GAME.places(s) == (2, 2, 1)


def test_RC_OVA_17_no_phase_for_who_has_left_nor_with_a_passed_thesis():
    s = together(2, boards=[WINNING, ""], clan="blood", hands=[[], []])
    log = kinds(do(s, A, THESIS))
    assert "thesis-accepted" in log
    assert "omega-card" not in log
    s = together(2)
    s.spots[A] = -1
    assert not has_phase(s)


def test_RC_OVA_18_two_stars_are_enough_for_a_thesis():
    s = together(2, boards=[STARS[2], ""], tome=black(3, 2), fired_up=[0, 1])
    assert THESIS in activities(s, A)


def test_RC_OVA_19_black_stars_fire_up():
    s = together(2, boards=["GGG", ""], tome="G" * (BLACK[2][0] - 1), fired_up=[1])
    s.fired_up = [False, False]
    gain(s, G)
    assert s.fired_up == [False, True]
    part_with(s, G)
    assert s.fired_up == [False, True]  # Sofia still has more
    s = together(2, tome=black(1, 2), fired_up=[0, 1])
    part_with(s, G)
    assert s.fired_up == [False, False]


def test_RC_OVA_20_hands_and_jinx_deck_are_as_ever():
    s = begun(3, **VERSUS)
    assert sorted(map(len, s.hands)) == [1, 2, 3]
    assert len(s.jinx_deck) == len([1 for row in OURS.jinxes if not row.module])


# ---------------------------------------------------------------- whole games

MIXED = {"rules__boss": True, "rules__main_effects": True, "rules__dangerous_zones": True}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_keep_the_contract(seats):
    """Two worlds, positions and saved states, in both modes."""
    options = MIXED | {"rocca__alchemy": True} | (VERSUS if seats > 1 else {})
    s = begun(seats, seed=seats, **options)
    told_of = play_out(s, keen if seats % 2 else wild, seats, looked_at=9, saved=31)
    assert {"omega-card", "omega-moves", "omega-collects", "black-stars"} <= told_of


def test_all_21_cards_are_revealed_in_some_game():
    wanted, seen = {row.id for row in OURS.omegas}, set[tuple[str, str]]()
    for seed in range(12):
        s, rng = begun(1 + seed % 2, seed, **(VERSUS if seed % 2 else {})), random.Random(seed)
        while asked := awaited(s):
            for event in play(s, asked[0], keen(s, asked[0], rng)):
                if event.kind == "omega-card":
                    seen.add((event.public["why"], event.public["omega"]))
    assert {card for why, card in seen if why == "phase"} == wanted
    assert len([1 for why, _ in seen if why == "sabotage"]) > 5


def test_seats_and_omega_are_told_apart_in_the_view():
    s = together(3, tome="GR")
    seen = s.seen_by(C)
    assert seen["tome"] == (0, 1)
    assert seen["tome_spaces"] == SPACES[3]
