"""CW-SETUP A new game."""

import pytest

from ludoteca.games.chamber_of_wonders import GAME, setup
from ludoteca.games.chamber_of_wonders.components import AREAS
from ludoteca.games.chamber_of_wonders.contacts import adjacent
from ludoteca.games.chamber_of_wonders.setup import SIDES
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, explain, options, play
from tests.chamber_of_wonders.scenes import EDITIONS, A, begin, commit, least, now, reveal, table
from tests.compiling import patches_rules

FIRST_GAME = ("westminster-A", "hyde-park-A", "bank-A", "abbey-A")


def picked(seats, sides, edition=None, seed=1, **chosen):
    """A new game with these Areas, picked by the host."""
    s = begin(seats, edition, seed, setup__areas="pick", **chosen)
    for side in sides:
        play(s, A, SIDES.index(side))
    return s


@pytest.mark.parametrize(("seats", "agents"), [(2, 2), (3, 3), (4, 2)])
def test_CW_SETUP_1_agents_by_the_number_of_players(seats, agents):
    s = begin(seats)
    most = [0] * seats
    while s.stack:
        most = [max(n, len(spots)) for n, spots in zip(most, s.agents, strict=True)]
        least(s)
    assert most == [agents] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CW_SETUP_2_CW_SETUP_3_nine_showcases_each_three_of_them_blocked(seats):
    s = begin(seats)
    assert s.markers == [3] * seats
    assert s.displays == [()] * seats
    s = begin(seats, expand__windows="commit_only")
    books = [{"cards": [f"boo-{n}"]} for n in ("atlas", "herbal", "grimoire")] * 2
    full = {"hands": [["leg-lance"]] * 2, "purses": [0, 0], "displays": [books, books[:5]]}
    s = GAME.place(s.terms, full | {"stage": "display", "area": 0}, 1)
    assert (options(s, 0).size(), options(s, 1).size()) == (1, 2)


def test_E_05_CW_SETUP_4_where_the_markers_lie_is_nobody_s_decision():
    s = begin(3)
    assert now(s) == "BetweenTurns"  # nothing was asked before the first turn
    assert view(s, A)["markers"] == [3, 3, 3]  # how many, not where


@pytest.mark.parametrize("value", ["pick", "random", "first_game"])
def test_E_06_CW_SETUP_5_CW_SETUP_24_four_different_areas(value):
    for seed in range(8):
        s = begin(3, seed=seed, setup__areas=value)
        while now(s) == "PickAreas":
            least(s)
        areas = [side.rpartition("-")[0] for side in s.areas]
        assert len(areas) == len(set(areas)) == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_E_06_CW_SETUP_6_the_host_picks_areas_sides_and_ring(edition):
    s = begin(3, edition, setup__areas=GAME.agree(edition).options["setup.areas"])
    assert (now(s), awaited(s)) == ("PickAreas", (A,))
    assert options(s, A).size() == 10
    sides = ("abbey-B", "whitechapel-A", "bank-B", "hyde-park-A")
    assert picked(3, sides, edition).areas == sides
    assert explain(s, A, 10).clause == "CW-SETUP.6"


def test_CW_SETUP_6_at_random_each_area_and_side_may_come():
    rings = [begin(2, seed=seed, setup__areas="random").areas for seed in range(40)]
    assert {side for ring in rings for side in ring} == set(SIDES)
    assert len(set(rings)) > 30


@pytest.mark.parametrize("edition", EDITIONS)
def test_E_07_CW_SETUP_7_the_areas_for_a_first_game(edition):
    assert begin(3, edition, setup__areas="first_game").areas == FIRST_GAME


def test_E_51_CW_SETUP_8_how_a_board_lies_is_not_part_of_the_position():
    s = begin(3, setup__areas="random")
    assert all(side in SIDES for side in s.areas)
    assert GAME.position(s)["areas"] == list(s.areas)


def test_E_08_CW_SETUP_9_CW_SETUP_10_four_of_six_contacts_are_dealt_the_rest_is_out():
    rows = [begin(3, edition, seed).contacts for edition in EDITIONS for seed in range(12)]
    assert {len(set(row)) for row in rows} == {4}
    assert {name for row in rows for name in row} == {
        *("dreyfuss", "fezzik", "pebbleton", "rek", "butch", "loris")
    }
    s = begin(3)
    dealt = view(s, WATCHER)["contacts"]
    while s.stack:
        assert s.contacts == dealt
        least(s)


def test_CW_SETUP_11_areas_and_contacts_alternate_in_a_ring():
    s = begin(3)
    assert len(s.areas) == len(s.contacts) == 4
    for area in range(4):
        assert set(adjacent(area)) & set(adjacent((area + 1) % 4)) == {area}


def test_CW_SETUP_12_all_92_cards_are_shuffled():
    decks = [begin(2, seed=seed) for seed in (1, 2)]
    for s in decks:
        assert sorted(s.faces[:92]) == sorted(s.terms.content.deck)
        assert s.faces[:92] != s.terms.content.deck
        assert view(s, A)["deck"] == [None] * len(s.deck)
    assert decks[0].faces[:92] != decks[1].faces[:92]


@pytest.mark.parametrize("edition", ["fr-0.4", "it-0.3"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CW_SETUP_13_three_cards_each_for_their_owner(seats, edition):
    s = begin(seats, edition)
    assert [len(hand) for hand in s.hands] == [3] * seats
    for seat, hand in enumerate(s.hands):
        assert [s.knowers[card] for card in hand] == [1 << seat] * 3


@patches_rules
def test_E_04_CW_SETUP_14_CW_SETUP_17_base_cards_then_the_first_discard_then_equipment(monkeypatch):
    monkeypatch.setattr(setup, "shuffle_deck", lambda s: None)  # as they lie in the box
    s = begin(3, seed=2)
    assert s.active != A  # so that the order tells
    cards = iter(range(91, -1, -1))  # from the top
    base = {seat: [next(cards) for _ in range(3)] for seat in s.clockwise()}
    assert s.discard == [next(cards)]
    for seat in s.clockwise():
        assert [*s.hands[seat]] == [*base[seat], next(cards)]
    assert view(s, WATCHER)["cards"][s.discard[0]] is not None


SUMS = [
    (FIRST_GAME, 8, 1),
    (("abbey-B", "bank-A", "whitechapel-A", "westminster-B"), 6, 2),
    (("abbey-A", "hyde-park-B", "whitechapel-B", "westminster-A"), 9, 0),
]


@pytest.mark.parametrize(("sides", "pounds", "cards"), SUMS)
def test_CW_SETUP_15_CW_SETUP_16_the_sums_of_the_initial_equipment(sides, pounds, cards):
    s = picked(3, sides)
    assert s.purse == [pounds] * 3
    assert [len(hand) for hand in s.hands] == [3 + cards] * 3


@pytest.mark.parametrize(
    ("edition", "pounds", "hand"), [("en-0.5", 8, 4), ("it-0.3", 5, 3), ("fr-0.4", 8, 3)]
)
def test_V_23_E_02_E_03_CW_SETUP_15_CW_SETUP_16_the_set_for_a_first_game(edition, pounds, hand):
    s = begin(3, edition)
    assert (s.purse, [len(held) for held in s.hands]) == ([pounds] * 3, [hand] * 3)


@pytest.mark.parametrize(("value", "pounds"), [("areas", 9), (5, 5), (8, 8)])
def test_E_02_CW_SETUP_15_setup_money(value, pounds):
    assert picked(2, SUMS[2][0], setup__money=value).purse == [pounds] * 2


@pytest.mark.parametrize(("value", "hand"), [("additive", 5), ("base_only", 3), ("areas_only", 2)])
def test_E_03_CW_SETUP_16_setup_hand_mode(value, hand):
    s = picked(2, SUMS[1][0], setup__hand_mode=value)
    assert [len(held) for held in s.hands] == [hand] * 2
    assert s.purse == [6, 6]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CW_SETUP_18_CW_SETUP_23_the_same_for_all_and_nothing_for_going_second(seats):
    for seed in range(6):
        s = begin(seats, seed=seed, setup__areas="random")
        assert len(set(s.purse)) == len({len(hand) for hand in s.hands}) == 1
        assert len(set(s.markers)) == 1
        assert s.fame == [0] * seats


def test_CW_SETUP_19_what_is_not_handed_out_is_the_reserve():
    assert begin(3, bank__limit=98).reserve == 98 - 3 * 8


def test_CW_SETUP_20_grotesque_tokens_lie_shuffled_and_face_down():
    one, two = begin(3, seed=1), begin(3, seed=2)
    assert one.faces[92:] != two.faces[92:]
    assert sorted(one.faces[92:]) == sorted(two.faces[92:])
    for viewer in (A, WATCHER):
        assert [view(one, viewer)["cards"][token] for token in one.supply] == [None] * 20
        assert view(one, viewer)["supply_size"] == 20


def test_CW_SETUP_21_fame_tokens_come_from_a_common_supply():
    assert begin(4).fame == [0] * 4
    s = table([["leg-lance"], []], fame=[12, 12], stage="display", area=0)
    reveal(s, {A: commit(s, A, "leg-lance")})
    assert [showcase.fame for showcase in s.displays[A]] == [True]


@pytest.mark.parametrize(("value", "seats"), [("random", {0, 1, 2, 3}), ("named", {0})])
def test_CW_SETUP_22_setup_first_player_drawn_or_named(value, seats):
    first = {begin(4, seed=seed, setup__first_player=value).active for seed in range(30)}
    assert first == seats


def test_CW_SETUP_24_no_area_twice():
    s = picked(2, ["abbey-B"])
    assert explain(s, A, SIDES.index("abbey-A")).clause == "CW-SETUP.24"
    assert explain(s, A, SIDES.index("abbey-B")).clause == "CW-SETUP.24"
    assert options(s, A).size() == 2 * (len(AREAS) - 1)
