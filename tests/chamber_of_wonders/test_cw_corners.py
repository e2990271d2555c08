"""Corners of the law: dry decks, hidden purses, what is opened in the middle of sealed choices."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import COLLECTOR, HUMAN, SOLO_AREAS
from ludoteca.games.chamber_of_wonders.displays import NOTHING
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, explain, play
from tests.chamber_of_wonders.scenes import (
    EDITIONS,
    A,
    B,
    C,
    alone,
    card,
    choices,
    commit,
    hand,
    held,
    least,
    names,
    now,
    refused,
    reveal,
    scene,
    show,
    shown,
    solo,
    table,
    until,
    visit,
)

HIDDEN = {"info.purse": "hidden"}
CLUBS = {"clubs.enabled": "on"}
BOOKS = ["boo-atlas", "boo-herbal", "boo-grimoire", "boo-bestiary"]


def dry(side, seats=3, **more):
    """All 92 cards are in the last hand: there is nothing to draw or to reveal."""
    hands = [*[0] * (seats - 1), 92]
    return visit(side, seats, hands=more.pop("hands", hands), **more)


# ------------------------------------------------------------ nothing to draw


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "side", ["whitechapel-A", "whitechapel-B", "westminster-A", "westminster-B", "abbey-A"]
)
def test_CW_DECK_8_CW_PHASE1_5_with_no_card_left_nobody_is_asked_anything(side, edition):
    s = dry(side, edition=edition)
    assert (now(s), awaited(s)) == ("Display", (C,))
    assert GAME.troubles(s) == []


@pytest.mark.parametrize("side", ["hyde-park-A", "hyde-park-B"])
def test_CW_DECK_8_CW_AREA_HYDEPARK_A_1_there_is_no_auction_without_cards(side):
    assert now(dry(side, purses=[9, 9, 9])) != "Lots"
    s = visit(side, hands=[0, 0, 91], deck=["leg-lance"], purses=[2, 2, 2])
    assert names(s, [s.stack[-1].card]) == ["leg-lance"]  # one card for three players
    assert now(s) == ("Auction" if side.endswith("A") else "SealedBid")


def test_CW_DECK_8_CW_AREA_WHITECHAPEL_A_2_the_last_card_ends_the_pushing():
    s = visit("whitechapel-A", 2, hands=[0, 90], deck=["boo-atlas", "leg-lance"], used=True)
    play(s, A, 1)
    assert (hand(s, A), now(s)) == (["leg-lance"], "Display")  # B drew the Atlas


def test_CW_DECK_8_CW_AREA_WHITECHAPEL_B_1_whoever_finds_no_card_names_nothing():
    s = visit("whitechapel-B", hands=[0, 0, 90], deck=["leg-lance", "leg-tablet"])
    play(s, A, 2)
    play(s, A, tuple(sorted(s.stack[-1].revealed)))
    assert (now(s), awaited(s)) == ("Display", (A, C))


def test_CW_DECK_8_CW_AREA_WESTMINSTER_A_1_the_active_player_is_served_first():
    s = visit("westminster-A", hands=[0, 88, 0], deck=BOOKS, active=C)
    assert (now(s), awaited(s)) == ("KeepAndGive", (A, C))
    assert view(s, B)["stack"][-1]["counts"] == [1, 0, 3]
    play(s, A, choices(s, A)[0])
    play(s, C, s.stack[-1].apart[C])
    assert [len(held) for held in s.hands] == [1 + 1, 88 + 1, 1]  # C: B is right, A is left


def test_CW_DECK_8_CW_AREA_WESTMINSTER_B_2_a_draft_of_few_cards():
    s = visit("westminster-B", hands=[0, 88, 0], deck=BOOKS)
    assert awaited(s) == (A, B)  # B, next in order, got the fourth card
    until(s, "Display")
    assert sum(len(held) for held in s.hands) == 92
    assert [len(held) for held in s.hands] == [1, 90, 1]  # A keeps, C keeps, C passes to B


def test_CW_DECK_8_CW_AREA_ABBEY_A_1_too_few_gifts_for_all():
    s = visit("abbey-A", hands=[0, 0, 90], deck=["leg-lance", "leg-tablet"])
    play(s, A, B)
    assert choices(s, A) == [A, C]  # not forced: one card, two without
    play(s, A, A)
    assert (hand(s, A), hand(s, B), now(s)) == (["leg-tablet"], ["leg-lance"], "Display")


def test_CW_CLUB_DETECTIVES_3_with_no_card_left_there_is_nothing_to_look_at():
    s = scene(hands=[0, 0, 92], clubs=["detectives", "bankers", "carpenters"], options=CLUBS)
    assert now(s) == "PlaceAgent"


# ------------------------------------------------------------ hidden purses


def test_CW_INFO_2_hidden_purses_are_not_told_by_who_is_asked_between_turns():
    s = table([1, 1, 1], options=HIDDEN, purses=[0, 5, 5], markers=[3, 3, 0])
    assert (now(s), awaited(s)) == ("BetweenTurns", (A, B))  # A is asked, though she has nothing
    assert choices(s, A) == [PASS]
    assert refused(s, A, OPEN) == "CW-EXPAND.2"


def test_CW_INFO_2_nor_by_who_is_asked_to_raise():
    s = visit("hyde-park-A", deck=BOOKS, purses=[2, 1, 0], options=HIDDEN)
    play(s, A, s.stack[-1].cards[0])
    play(s, A, 2)
    for seat in (B, C):  # in the open neither would be asked
        assert (awaited(s), choices(s, seat)) == ((seat,), [PASS])
        play(s, seat, PASS)
    assert (now(s), s.purse) == ("Lots", [0, 1, 0])


def test_A_23_CW_AREA_HYDEPARK_A_8_in_the_open_who_cannot_raise_is_not_asked():
    s = visit("hyde-park-A", deck=BOOKS, purses=[2, 1, 0])
    play(s, A, s.stack[-1].cards[0])
    play(s, A, 2)
    assert (now(s), s.purse) == ("Lots", [0, 1, 0])


@pytest.mark.parametrize("viewer", [A, B, WATCHER])
def test_CW_INFO_2_hidden_purses_look_alike_whatever_is_in_them(viewer):
    rich, poor = [
        table([2, 2, 2], options=HIDDEN, purses=[4, 4, c], stage="display", area=0) for c in (30, 0)
    ]
    assert view(rich, viewer) == view(poor, viewer)


# ------------------------------------------------------------ opening


def test_CW_EXPAND_4_what_is_opened_among_sealed_choices_is_told_to_all():
    s = table([["leg-lance"], ["boo-atlas"]], purses=[5, 0], stage="display", area=0)
    events = play(s, A, OPEN)
    for viewer in (A, B, WATCHER):
        told = events[0].seen_by(viewer)
        assert (told["kind"], told["choice"]) == ("chosen", OPEN)
        assert view(s, viewer)["stack"][-1]["waiting"] == (A, B)  # she has not declared yet
    assert "showcase-opened" in [event.kind for event in events]


def test_CW_CLUB_CARPENTERS_1_a_showcase_is_emptied_or_opened_not_both():
    s = table(
        [["leg-lance"], ["boo-atlas"]],
        options=CLUBS,
        clubs=["carpenters", "bankers"],
        displays=[[{"cards": ["boo-herbal"]}], []],
        purses=[9, 9],
        stage="display",
        area=0,
    )
    lance = held(s, A, "leg-lance")
    assert refused(s, A, (lance, True, 0)) == "CW-CLUB-CARPENTERS.1"
    assert refused(s, A, (lance, False, 1)) == "CW-CLUB-CARPENTERS.1"  # nothing lies there
    assert explain(s, A, (lance, False, 0)) is None


def test_CW_EXPAND_10_a_commitment_may_open_another_showcase_beside_free_ones():
    s = table([["leg-lance"], []], purses=[5, 0], stage="display", area=0, used=True)
    reveal(s, {A: commit(s, A, "leg-lance", opens=True)})
    assert (shown(s, A), s.purse[A], s.markers[A]) == ([["leg-lance"]], 0, 2)


def test_CW_PHASE2_7_nine_filled_showcases_leave_nothing_but_to_pass():
    nine = [{"cards": [book]} for book in (BOOKS * 3)[:9]]
    s = table(
        [["leg-lance"], []], displays=[nine, []], markers=[0, 3], purses=[50, 0],
        stage="display", area=0, used=True,
    )  # fmt: skip
    assert choices(s, A) == [NOTHING]
    assert refused(s, A, commit(s, A, "leg-lance")) == "CW-PHASE2.7"
    assert refused(s, A, commit(s, A, "leg-lance", opens=True)) == "CW-EXPAND.5"


def test_CW_PHASE2_15_with_empty_hands_a_whole_game_goes_by():
    s = scene(4, areas=["bank-B", "whitechapel-A", "hyde-park-A", "westminster-A"])
    asked = []
    while s.stack:
        asked.append(now(s))
        if now(s) == "PlaceAgent":
            play(s, s.active, 0 if 0 in choices(s, s.active) else 2)
        else:
            least(s)
    assert "Sales" not in asked
    assert "Display" not in asked
    assert GAME.scores(s) == (0, 0, 0, 0)


# ------------------------------------------------------------ who learns what


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CW_AREA_WESTMINSTER_B_3_each_sees_the_cards_passed_to_her(seats):
    s = visit("westminster-B", seats)
    for left in (2, 1):
        for seat in range(seats):
            play(s, seat, choices(s, seat)[0])
        for seat in range(seats):
            mine = s.stack[-1].apart[seat] if left == 2 else s.hands[seat][-1:]
            assert len(mine) == left
            assert None not in [view(s, seat)["cards"][card] for card in mine]


def test_CW_CLUB_CARPENTERS_10_both_copies_of_a_legendary_change_places():
    clubs = {"clubs": ["carpenters", "bankers", "detectives"], "options": CLUBS}
    lances = [[{"cards": ["leg-lance"], "fame": True}], [], []]
    hands = [["boo-atlas"], ["leg-lance"], []]
    at = {"stage": "display", "area": 0, "used": True}
    s = scene(hands=hands, displays=lances, **clubs, **at)
    atlas = held(s, A, "boo-atlas")
    play(s, A, (atlas, False, 0))
    play(s, B, commit(s, B, "leg-lance"))
    assert [(shown(s, seat), s.displays[seat][0].fame) for seat in (A, B)] == [
        ([["boo-atlas"]], False),
        ([["leg-lance"]], True),
    ]
    assert hand(s, A) == ["leg-lance"]


# ------------------------------------------------------------ solo


@pytest.mark.parametrize("order", ["after", "alternate"])
def test_CW_SOLO_AREA_BUSINESS_B_2_on_side_b_the_collector_only_collects(order):
    four = ["leg-lance", "boo-atlas", "leg-tablet", "pre-opal-nautilus"]
    ring = ["business-house-B", *[f"{area}-A" for area in SOLO_AREAS[1:]]]
    at = {"stage": "area", "area": 0, "used": True}
    s = alone({"solo.businessA_order": order}, areas=ring, deck=four, purses=[15, 15], **at)
    play(s, HUMAN, card(s, s.stack[-1].cards, "boo-atlas"))
    play(s, HUMAN, PASS)
    assert (hand(s, HUMAN), hand(s, COLLECTOR)) == (["boo-atlas"], [])
    assert s.purse == [13, 17]


def test_CW_END_2_the_last_turn_may_begin_with_empty_hands_for_some():
    s = scene(hands=[["leg-lance"], [], []], turn=9, stage="display", area=0, used=True)
    assert awaited(s) == (A,)
    show(s, {A: ["leg-lance"]})
    assert GAME.scores(s) == (6 + 3, 0, 0)


@pytest.mark.parametrize("mode", ["additive", "base_only", "areas_only"])
def test_CW_SOLO_6_CW_SOLO_8_alone_the_areas_equip_nobody_whatever_the_hand_mode(mode):
    s = GAME.begin(solo({"solo.sides": "random", "setup.hand_mode": mode}), 1, 1)
    assert ([len(held) for held in s.hands], s.purse) == ([5, 5], [8, 15])


@pytest.mark.parametrize(("scope", "asked"), [("phase1", (A, B, C)), ("turn", (B, C))])
def test_CW_AREA_WHITECHAPEL_A_5_a_position_remembers_what_a_bust_has_cost(scope, asked):
    chosen = {"whitechapelA.bust_scope": scope, "contact.window": "turn"}
    deck = ["boo-atlas", "boo-herbal", "leg-lance", "leg-tablet"]
    s = visit("whitechapel-A", used=False, deck=deck, hands=[1, 0, 0], options=chosen)
    play(s, A, 1)
    play(s, A, 1)
    again = GAME.place(s.terms, GAME.position(s), 2)
    assert (now(again), awaited(again)) == ("Display", asked)
    until(again, "ChooseContact", "PlaceAgent")
    assert (now(again), again.turn) == ("PlaceAgent", 2)
