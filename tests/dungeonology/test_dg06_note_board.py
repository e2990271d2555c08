"""DG-6 Note board and Scholar card."""

from typing import Any

import pytest

from ludoteca.games.dungeonology.components import ABILITY, PASS, STUDY
from ludoteca.games.dungeonology.cubes import donate
from ludoteca.games.dungeonology.known_abilities import ABILITIES
from ludoteca.games.dungeonology.notes import (
    has_room,
    points,
    put_on_board,
    stars,
    study_bonus,
    take_off_board,
)
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.games.dungeonology.students import restock
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited

from .scenes import (
    BLUE,
    OURS,
    A,
    B,
    C,
    G,
    P,
    R,
    Y,
    card,
    deeds,
    do,
    end_turn,
    refused,
    scene,
    studying,
    why,
)


def test_DG_6_1_an_ability_may_be_used_any_number_of_times_in_the_own_turn():
    s = scene(("valerio", "sofia", "rebecca"), moment="movement", students=[0, 0, 0])
    for count in (1, 2, 3):
        do(s, A, deeds(s, ABILITY)[0])
        assert s.stunned[A] == count
    s = scene(("valerio", "sofia", "rebecca"), moment="movement", active=B, quiet=[])
    assert s.active == B
    assert deeds(s, ABILITY) == []


def test_DG_6_2_an_instant_ability_also_in_others_turns():
    hands = [["EX1"], ["SO1", "EX1"], []]
    for fired_up, offered in (([], 0), ([B], 2)):
        s = scene(("sofia", "vincenzo", "rebecca"), "movement", hands, quiet=[], fired_up=fired_up)
        do(s, A, (3, card(s, A, "EX1"), 0))
        assert tuple(awaited(s)) == (B,)
        assert len(deeds(s, ABILITY)) == offered


def test_DG_6_3_starting_students_are_the_level_of_restocking():
    s = scene(("vincenzo", "sofia", "rebecca"), students=[1, 5, 3])
    for seat in (A, B, C):
        restock(s, seat)
    assert s.students == [4, 5, 3]


def test_DG_6_4_DG_6_5_cards_are_drawn_up_to_the_hand_and_none_are_taken_away():
    s = scene(hands=[["EX1"], [], []])
    end_turn(s)
    assert len(s.hands[A]) == 4
    s = scene(hands=[["EX1"] * 6, [], []])
    end_turn(s)
    assert len(s.hands[A]) == 6


def test_DG_6_6_speed_is_what_one_may_spend_in_a_turn():
    s = scene(("valerio", "sofia", "rebecca"), moment="turn")
    do(s, A, 2)
    assert s.phase().speed == 3
    s = scene(("rebecca", "sofia", "valerio"), moment="turn")
    do(s, A, 2)
    assert s.phase().speed == 2


def test_DG_6_7_intelligence_is_the_most_cubes_of_one_study():
    s = scene(("valerio", "sofia", "rebecca"))
    assert [k for _, k in deeds(s, STUDY)] == [1, 2, 3]
    s = scene(("sofia", "rebecca", "valerio"))
    assert [k for _, k in deeds(s, STUDY)] == [1, 2]


def test_DG_6_8_resistance_is_the_limit_of_stunned_tokens():
    s = scene(("valerio", "sofia", "rebecca"))
    assert [stat(s, seat, "resistance") for seat in (A, B, C)] == [4, 3, 3]


def test_DG_6_9_the_combo_brings_knowledge_at_once():
    s = scene(boards=["YYR", "", ""])  # Sofia: Y Y R G
    put_on_board(s, A, BLUE)
    assert not s.knowledge[A]
    put_on_board(s, A, G)
    assert s.knowledge == [True, False, False]


def test_DG_6_9_with_more_cubes_than_the_combo_shows_too():
    s = scene(boards=["YYYRRPP", "", ""])
    put_on_board(s, A, G)
    assert s.knowledge[A]


def test_DG_6_10_cubes_go_to_the_column_of_their_colour():
    s = scene()
    for colour in (G, G, P):
        put_on_board(s, A, colour)
    assert s.boards[A] == (2, 0, 0, 0, 1)
    assert s.boards[B] == (0, 0, 0, 0, 0)


def test_DG_6_11_a_column_shows_its_points():
    s = scene(boards=["GGGRRBYP", "", "P"])
    assert [points(s, seat) for seat in (A, B, C)] == [6 + 6 + 4 + 5 + 6, 0, 6]


def test_DG_6_14_DG_6_15_a_star_is_owned_as_long_as_a_cube_is_beside_it():
    s = scene(boards=["GG", "", ""])
    assert stars(s, A) == 0
    put_on_board(s, A, G)
    assert stars(s, A) == 1
    put_on_board(s, A, G)
    assert stars(s, A) == 1
    take_off_board(s, A, G)
    assert stars(s, A) == 1
    take_off_board(s, A, G)
    assert stars(s, A) == 0


def test_DG_6_1_a_refusal_says_what_an_ability_wants():
    row = [{"zone": "I-4", "x": 2, "y": 0}, {"zone": "I-6", "x": 4, "y": 0}]
    apart: dict[str, Any] = {"zones": row, "at": ["I-4", "I-6", "START"]}
    butts, strikes = (ABILITIES.index(x) for x in ("headbutt", "divine-intervention"))
    s = scene(("valerio", "sofia", "vincenzo"), **apart)
    told = refused(s, A, (ABILITY, butts, B))
    assert (told.clause, told.key, told.args) == ("DG-6.1", "not-in-your-zone", {"seats": []})
    hands = [["SO1", "MA1"], ["EX1"], ["EX1"]]
    s = scene(("vincenzo", "sofia", "rebecca"), hands=hands, **apart)
    told = refused(s, A, (ABILITY, strikes, card(s, A, "MA1"), B))
    wanted = {"ability": "divine-intervention", "card_type": "social"}
    assert (told.clause, told.key, told.args) == ("DG-6.1", "ability-needs-card", wanted)
    told = refused(s, A, (ABILITY, strikes, card(s, A, "SO1"), C))
    assert (told.clause, told.key, told.args) == ("DG-6.1", "not-nearby", {"seats": [B]})
    studying(s, 1, "MA1")
    do(s, B, (PASS,))
    assert why(s, A, (ABILITY, strikes, card(s, A, "SO1"), B))[1] == "ability-not-now"


def test_DG_6_16_silver_and_gold_are_equal():
    s = scene(boards=["PPP", "GGGGG", ""])
    assert (OURS.columns[4].silver, OURS.columns[4].gold) == ([1], [3])
    assert [stars(s, A), stars(s, B)] == [2, 2]


def test_DG_6_17_DG_6_18_DG_6_19_arrows_raise_the_study_bonus():
    s = scene(boards=["G", "", ""])
    assert study_bonus(s, A) == 0
    put_on_board(s, A, G)
    assert study_bonus(s, A) == 1
    put_on_board(s, A, Y)
    assert study_bonus(s, A) == 2
    take_off_board(s, A, G)
    assert study_bonus(s, A) == 1
    take_off_board(s, A, Y)
    assert study_bonus(s, A) == 0


def test_DG_6_20_boards_students_tokens_and_hand_sizes_are_public():
    s = scene(boards=["GG", "", ""], stunned=[1, 0, 0], jinxes=[["camp-fever"], [], []])
    seen = view(s, WATCHER)
    for field in ("boards", "students", "stunned", "scholars", "fired_up", "knowledge", "spots"):
        assert seen[field] == getattr(s, field)
    assert seen["hand_sizes"] == [1, 1, 1]
    assert seen["hands"] == [(), (), ()]
    assert seen["cards"][s.jinxes[A][0]] == s.faces[s.jinxes[A][0]]
    assert seen["bag"] == s.bag


def test_DG_6_21_what_is_hidden_from_whom():
    s = scene(jinxes=[["?camp-fever"], [], []], knowledge=[C])
    hidden = {
        WATCHER: [*s.hands[A], *s.hands[B], s.clan],
        A: [*s.hands[B], s.clan],
        B: [*s.hands[A], s.clan],
        C: [*s.hands[A], *s.hands[B]],
    }
    always = [*s.deck, *s.jinx_deck, *s.jinxes[A], *[card for pile in s.piles for card in pile]]
    for viewer, cards in hidden.items():
        seen = view(s, viewer)["cards"]
        assert [seen[card] for card in (*always, *cards)] == [None] * len([*always, *cards])
    assert view(s, A)["cards"][s.hands[A][0]] is not None
    assert view(s, C)["cards"][s.clan] is not None


def test_DG_6_5_DG_6_4_no_maximum_hand_size_even_for_effects():
    s = scene(hands=[["SO1"] * 6, [], []], moment="movement")
    do(s, A, (3, card(s, A, "SO1"), 0))
    assert len(s.hands[A]) == 6


def test_DG_Q_9_whether_the_university_is_counted_openly():
    assert view(scene(), A)["bag"] == (18, 1)
    assert view(scene(options={"bag_counts_public": False}), A)["bag"] is None


def test_DG_Q_106_any_arriving_cube_counts():
    """Stars, Arrows and the combo do not ask where a cube comes from."""
    s = scene(boards=["YYG", "R", ""])
    donate(s, B, A, R)
    assert s.knowledge[A]


@pytest.mark.parametrize("colour", [G, R, BLUE, Y, P])
def test_DG_1_16_the_spaces_of_a_column_are_a_hard_limit(colour):
    full = "GRBYP"[colour] * OURS.capacity[colour]
    s = scene(boards=[full, full[1:], ""])
    assert [has_room(s, A, colour), has_room(s, B, colour)] == [False, True]
