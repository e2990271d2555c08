"""CW-DECK, CW-MONEY, CW-INFO Deck and discards; pounds; who sees what."""

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import play
from tests.chamber_of_wonders.scenes import EDITIONS, A, B, C, least, names, now, table, until

FEZZIK, PEBBLETON = 1, 2
TOP = ["leg-lance", "leg-tablet", "leg-golderact", "boo-atlas"]


def few(deck, discard, held=(), **position):
    """Area 1 (Abbey B) or 2 has just been visited; only these cards are in deck and discards."""
    rest = 92 - len(deck) - len(discard) - len(held)
    given = {"stage": "after", "area": 2, "deck": deck, "discard": discard}
    return table([list(held), rest], **(given | position))


def test_CW_DECK_1_cards_come_one_at_a_time_from_the_top():
    s = table(deck=TOP, stage="before", area=2)
    play(s, A, PEBBLETON)
    assert names(s, s.hands[A]) == TOP[:2]
    assert [names(s, s.hands[seat]) for seat in (B, C)] == [TOP[2:3], TOP[3:4]]


def test_CW_DECK_2_the_discards_lie_face_up():
    s = table([["leg-lance"], ["boo-atlas"]], discard=["leg-tablet"], stage="before", area=0)
    play(s, A, 3)  # Rek
    play(s, A, s.hands[A][0])
    for viewer in (A, B, WATCHER):
        seen = view(s, viewer)
        assert names(s, seen["discard"]) == ["leg-tablet", "leg-lance"]
        assert [seen["cards"][card] for card in s.discard] == [s.faces[card] for card in s.discard]


@pytest.mark.parametrize(("value", "seen"), [("all", 2), ("top", 1)])
def test_CW_DECK_2_info_discard_browsed_or_only_its_top(value, seen):
    s = table(options={"info.discard": value}, discard=["leg-tablet", "leg-lance"])
    assert names(s, view(s, B)["discard"]) == ["leg-tablet", "leg-lance"][-seen:]
    assert view(s, B)["discard_size"] == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_E_09_CW_DECK_3_CW_DECK_4_an_empty_deck_is_made_of_the_discards_at_once(edition):
    s = few(["leg-lance"], ["boo-atlas", "boo-herbal", "leg-tablet"], edition=edition)
    events = play(s, A, FEZZIK)
    assert names(s, s.hands[A]) == ["leg-lance"]
    assert (len(s.deck), len(s.discard)) == (2, 1)
    assert sorted(names(s, s.deck + s.discard)) == ["boo-atlas", "boo-herbal", "leg-tablet"]
    assert [event.public["cards"] for event in events if event.kind == "deck-restored"] == [3]
    assert view(s, B)["cards"][s.discard[0]] is not None
    assert [view(s, B)["cards"][card] for card in s.deck] == [None, None]


def restored(seed):
    s = few(["leg-lance"], ["boo-atlas", "boo-herbal"], seed=seed)
    play(s, A, FEZZIK)
    return names(s, s.discard)[0]


def test_CW_DECK_3_the_discards_are_shuffled():
    assert {restored(seed) for seed in range(12)} == {"boo-atlas", "boo-herbal"}


def test_CW_DECK_5_the_effect_goes_on_with_the_new_deck():
    s = few(["leg-lance"], ["boo-atlas", "boo-herbal", "leg-tablet"])
    held = len(s.hands[B])
    play(s, A, PEBBLETON)
    assert (len(s.hands[A]), len(s.hands[B])) == (2, held + 1)
    assert names(s, s.hands[A])[0] == "leg-lance"
    assert names(s, s.hands[A])[1] in ("boo-atlas", "boo-herbal", "leg-tablet")


def test_CW_DECK_6_cards_of_an_unfinished_effect_are_not_reshuffled():
    areas = ["whitechapel-A", "abbey-B", "westminster-A", "hyde-park-A"]
    s = few(
        ["leg-tablet", "boo-atlas", "leg-lance"],
        ["boo-herbal", "gro-wax-heart"],
        areas=areas,
        stage="area",
        area=0,
    )  # B draws the Tablet
    play(s, A, 1)
    play(s, A, 1)
    assert sorted(names(s, s.deck + s.discard)) == ["boo-herbal", "gro-wax-heart"]
    assert names(s, s.stack[-1].revealed) == ["boo-atlas", "leg-lance"]
    assert GAME.troubles(s) == []


def test_CW_DECK_7_a_single_discard_becomes_the_deck_and_is_not_turned_over():
    s = few(["leg-lance"], ["boo-atlas"])
    play(s, A, FEZZIK)
    assert (names(s, s.deck), s.discard) == (["boo-atlas"], [])


def test_CW_DECK_8_without_any_card_a_draw_yields_nothing_and_the_effect_goes_on():
    s = few(["leg-lance"], [])
    held = len(s.hands[B])
    play(s, A, PEBBLETON)
    assert (names(s, s.hands[A]), len(s.hands[B])) == (["leg-lance"], held)
    assert (s.deck, s.discard, now(s)) == ([], [], "Display")


def test_CW_DECK_8_discards_that_arrive_later_restore_a_dry_deck_at_once():
    s = few([], [], held=["leg-lance", "boo-atlas"], stage="before", area=0)
    play(s, A, 3)  # Rek
    play(s, A, s.hands[A][0])
    assert (names(s, s.deck), s.discard) == (["leg-lance"], [])


def test_CW_DECK_9_there_is_no_hand_limit():
    s = table([40, 40], stage="before", area=1)
    play(s, A, FEZZIK)
    until(s, "PlaceAgent")
    assert len(s.hands[A]) == 41


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CW_DECK_10_CW_MONEY_1_cards_are_conserved_and_purses_are_whole(seats):
    s = table([3] * seats)
    while s.stack:
        assert GAME.troubles(s) == []
        assert all(type(pounds) is int and pounds >= 0 for pounds in s.purse)
        least(s)
    assert s.turn == (9 if seats == 3 else 8)
