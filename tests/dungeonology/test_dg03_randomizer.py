"""DG-3, DG-4 The Randomizer deck and the Reserve."""

from collections import Counter

from ludoteca.games.dungeonology.cubes import eliminate_from_board
from ludoteca.games.dungeonology.notes import cubes_in_reserve
from ludoteca.games.dungeonology.randomizer import (
    among,
    cards,
    random_direction,
    random_information,
    random_passage,
    random_scholar,
)
from ludoteca.games.dungeonology.students import recruit, refill, reserve, sacrifice
from ludoteca.games.dungeonology.tricks import discard_tricks

from .scenes import OURS, A, B, C, G, begun, scene


def test_DG_3_1_cards_are_drawn_until_one_applies():
    s = begun(2)
    found = Counter(among(s, [B]) for _ in range(50))
    assert found == {B: 50}


def test_DG_3_2_the_whole_deck_is_shuffled_before_each_use():
    s = begun(2)
    decks = [tuple(map(id, cards(s))) for _ in range(30)]
    assert {frozenset(deck) for deck in decks} == {frozenset(map(id, OURS.randomizers))}
    assert len(set(decks)) == 30


def test_DG_3_3_the_scholar_whose_triangle_is_drawn():
    s = scene()
    deck = list(OURS.randomizers)
    s.clone().mix(1, deck)
    triangles = [OURS.scholars[n].triangle for n in s.scholars]
    first = next(card.triangle for card in deck if card.triangle in triangles)
    assert random_scholar(s) == triangles.index(first)


def test_DG_3_4_a_direction_whatever_the_colour():
    s = begun(2)
    found = Counter(random_direction(s) for _ in range(400))
    assert set(found) == {0, 1, 2, 3}
    assert min(found.values()) > 60


def test_DG_3_5_a_passage_or_the_first_one_clockwise():
    s = begun(2)
    for _ in range(40):
        t = s.clone()
        slot = "abcdefgh".index(next(cards(t)).passage)
        found = random_passage(s, 0b10010)  # b and e
        assert found == (1 if slot in (5, 6, 7, 0, 1) else 4)
    assert random_passage(s, 0) is None


def test_DG_3_6_an_information_among_those_that_apply():
    s = begun(2)
    found = Counter(random_information(s, 0b11111) for _ in range(1600))
    assert [round(found[colour] / 100) for colour in range(5)] == [5, 4, 3, 2, 2]
    assert {random_information(s, 0b10000) for _ in range(20)} == {4}


def test_DG_3_7_DG_5_5_nobody_in_the_starting_zone_is_a_candidate():
    s = scene(at=["START", "I-4", "START"])
    assert {random_scholar(s) for _ in range(30)} == {B}


def test_DG_3_8_nobody_who_has_left_is_a_candidate():
    s = scene(at=["gone", "I-4", "I-4"], delivered=[A])
    assert {random_scholar(s) for _ in range(60)} == {B, C}


def test_DG_3_9_without_candidates_nothing_comes_out():
    s = scene(at=["START"] * 3)
    assert random_scholar(s) is None
    assert random_information(s, 0) is None


def test_DG_4_1_the_reserve_is_what_is_not_in_play():
    s = scene(bag=[10, 1], bonfire=4, students=[1, 2, 3], boards=["GG", "G", ""])
    assert reserve(s) == 40 - 10 - 4 - 6
    assert cubes_in_reserve(s, G) == 20 - 3 - 1  # one lies in I-4


def test_DG_4_2_what_went_into_the_reserve_comes_back():
    s = scene(bag=[20, 0], alert=1, bonfire=6, students=[14, 0, 0], boards=["G", "", ""])
    assert reserve(s) == 0
    sacrifice(s, A, 2)
    refill(s)
    assert (s.bag[0], reserve(s)) == (22, 0)
    before = cubes_in_reserve(s, G)
    eliminate_from_board(s, A, G)
    assert cubes_in_reserve(s, G) == before + 1
    recruit(s, B, 1)
    assert reserve(s) == 0


def test_DG_4_3_discarded_cards_have_their_own_piles():
    s = scene(hands=[["EX1", "SU2"], [], []])
    hand = s.hands[A]
    discard_tricks(s, A, hand)
    assert tuple(s.discard) == hand
