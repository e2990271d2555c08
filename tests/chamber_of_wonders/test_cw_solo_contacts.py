"""CW-SOLO-CONTACT Clark, Olivander, The Boss, Cara, Parker, Catherine."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import COLLECTOR, HUMAN, SOLO_CONTACTS
from ludoteca.games.chamber_of_wonders.displays import NOTHING
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import play
from tests.chamber_of_wonders.scenes import (
    alone,
    card,
    choices,
    hand,
    held,
    names,
    now,
    pass_phase_2,
    refused,
)

ATLAS = {"cards": ["boo-atlas"]}
LANCE = ["leg-lance"]
HIS = ["leg-lance", "leg-tablet", "boo-atlas", "boo-herbal", "gro-wax-heart"]


def offered(contact, hers=(), his=(), **more):
    """After the Area: that Contact lies beside it, at place 0; at place 3 one without effect."""
    second = "catherine" if contact != "catherine" else "boss"
    rest = [name for name in SOLO_CONTACTS if name not in (contact, second)]
    at = {"stage": "after", "area": 0, "contacts": [contact, *rest[:2], second]}
    return alone(more.pop("settings", None), hands=[[*hers], [*his]], **at, **more)


def used(contact, hers=(), his=(), **more):
    s = offered(contact, hers, his, **more)
    play(s, HUMAN, 0)
    return s


# ------------------------------------------------------------ CW-SOLO-CONTACT


def test_CW_SOLO_CONTACT_1_optional_adjacent_and_once_a_turn():
    s = offered("clark", ["boo-herbal"])
    assert choices(s, HUMAN) == [-1, 0]
    assert refused(s, HUMAN, 1) == "CW-CONTACT.3"
    play(s, HUMAN, -1)
    assert (now(s), s.loose) == ("Display", [(), ()])
    s = alone(stage="before", area=3, hands=[["boo-atlas", "boo-herbal"], []])
    assert choices(s, HUMAN) == [-1, 2]  # boss; cara has no effect
    play(s, HUMAN, 2)
    play(s, HUMAN, held(s, HUMAN, "boo-atlas")[0])
    assert now(s) == "Market"
    play(s, HUMAN, ())
    assert now(s) == "Display"  # no second Contact


def test_CW_SOLO_CONTACT_2_CW_SOLO_CONTACT_3_hers_and_his_half():
    s = used("boss", ["leg-lance"])
    play(s, HUMAN, s.hands[HUMAN][0])
    assert s.purse == [6, 3]


ALL_TOKENS = [[*[2] * 8, *[3] * 6], [*[4] * 4, *[5] * 2]]


@pytest.mark.parametrize(
    ("contact", "without", "with_it"),
    [
        ("clark", {"loose": ALL_TOKENS}, {}),
        ("olivander", {"his": ["boo-atlas"]}, {"hers": ["boo-atlas"]}),
        ("boss", {}, {"hers": ["boo-atlas"]}),
        ("cara", {"his": HIS, "purses": [2, 0]}, {"his": HIS, "purses": [3, 0]}),
        ("cara", {"purses": [4, 0]}, {"his": HIS, "purses": [4, 0]}),
        ("catherine", {"displays": [[ATLAS], []]}, {"displays": [[ATLAS], []], "hers": LANCE}),
    ],
)
def test_CW_SOLO_CONTACT_4_not_where_she_cannot_do_her_half(contact, without, with_it):
    s = offered(contact, **without)
    assert (now(s), s.turn) == ("PlaceAgent", 2)  # unasked, and phase 2 too with an empty hand
    assert 0 in choices(offered(contact, **with_it), HUMAN)


def test_CW_SOLO_CONTACT_4_parker_needs_a_card_to_draw():
    everything = {"hands": [["boo-atlas"], 91], "contacts": ["parker", "boss", "cara", "catherine"]}
    s = alone(stage="after", area=0, **everything)
    assert (len(s.deck), now(s)) == (0, "Display")


def test_CW_SOLO_CONTACT_5_his_half_is_skipped_where_it_cannot_be_done():
    s = used("olivander", ["boo-atlas", "boo-herbal"])
    play(s, HUMAN, held(s, HUMAN, "boo-atlas")[0])
    assert (now(s), names(s, s.discard)) == ("Display", ["boo-atlas"])
    s = used("clark", loose=[ALL_TOKENS[0], ALL_TOKENS[1][1:]])  # one is left
    assert ([len(held) for held in s.loose], s.supply) == ([15, 5], [])


# ------------------------------------------------------------ Clark, Olivander, The Boss


def test_CW_SOLO_CONTACT_CLARK_1_CW_SOLO_CONTACT_CLARK_2_a_token_each_beside_the_chamber():
    s = used("clark", supply=[5, 2], displays=[[{"cards": ["gro-wax-heart"]}], []])
    assert [[s.faces[token] for token in held] for held in s.loose] == [[5], [2]]
    assert s.displays[HUMAN][0].token == -1
    seen = view(s, HUMAN)["cards"]
    assert [seen[held[0]] for held in s.loose] == [5, None]


def test_CW_SOLO_CONTACT_CLARK_3_they_count_in_the_majority():
    s = used("clark", supply=[5, 2], turn=9)
    pass_phase_2(s)
    assert (now(s), s.fame, GAME.scores(s)) == ("over", [1, 0], (3, 0))


def test_CW_CLUB_GRAVEDIGGERS_3_CW_SOLO_CONTACT_CLARK_1_two_tokens_to_choose_from():
    s = used("clark", supply=[5, 2], settings={"solo.clubs": "on"}, clubs=["gravediggers"])
    assert now(s) == "Gravediggers"
    play(s, HUMAN, s.stack[-1].two[0])
    assert [len(held) for held in s.loose] == [1, 1]


def test_CW_SOLO_CONTACT_OLIVANDER_1_CW_SOLO_CONTACT_OLIVANDER_2_hers_by_choice_his_by_chance():
    lost = set()
    for seed in range(12):
        s = used("olivander", ["boo-atlas", "leg-lance"], ["boo-herbal", "leg-tablet"], seed=seed)
        assert len(choices(s, HUMAN)) == 2
        play(s, HUMAN, held(s, HUMAN, "leg-lance")[0])
        assert (hand(s, HUMAN), len(s.hands[COLLECTOR])) == (["boo-atlas"], 1)
        lost.add(tuple(names(s, s.discard)))
    assert lost == {("leg-lance", "boo-herbal"), ("leg-lance", "leg-tablet")}


def test_CW_SOLO_CONTACT_BOSS_1_CW_SOLO_CONTACT_BOSS_2_a_sale_and_3_pounds_for_him():
    s = used("boss", ["boo-atlas", "leg-tablet"], purses=[1, 1])
    assert sorted(choices(s, HUMAN)) == sorted(s.hands[HUMAN])
    play(s, HUMAN, held(s, HUMAN, "leg-tablet")[0])
    assert (s.purse, names(s, s.discard), hand(s, HUMAN)) == ([5, 4], ["leg-tablet"], ["boo-atlas"])


# ------------------------------------------------------------ Cara, Parker


def test_CW_SOLO_CONTACT_CARA_1_CW_SOLO_CONTACT_CARA_2_three_pounds_for_a_look_at_three_cards():
    seen = set()
    for seed in range(12):
        s = used("cara", his=HIS, purses=[4, 1], seed=seed)
        assert s.purse == [1, 4]
        known = [card for card in s.hands[COLLECTOR] if view(s, HUMAN)["cards"][card] is not None]
        assert sorted(choices(s, HUMAN)) == sorted(known)
        assert len(known) == 3
        seen.add(tuple(sorted(names(s, known))))
    assert len(seen) > 3
    assert len(choices(used("cara", his=HIS[:2], purses=[4, 0]), HUMAN)) == 2


def test_CW_SOLO_CONTACT_CARA_3_one_is_hers_and_the_others_his_again():
    s = used("cara", his=HIS, purses=[4, 1])
    unseen = next(card for card in s.hands[COLLECTOR] if card not in choices(s, HUMAN))
    assert refused(s, HUMAN, unseen) is not None
    taken = choices(s, HUMAN)[1]
    play(s, HUMAN, taken)
    assert s.hands[HUMAN] == (taken,)
    assert sorted(hand(s, COLLECTOR) + hand(s, HUMAN)) == sorted(HIS)


def test_CW_SOLO_CONTACT_PARKER_1_CW_SOLO_CONTACT_PARKER_2_two_for_her_less_one_and_one_for_him():
    s = used("parker", ["boo-herbal"], deck=["leg-lance", "leg-tablet", "boo-atlas"])
    assert sorted(names(s, choices(s, HUMAN))) == ["leg-lance", "leg-tablet"]
    play(s, HUMAN, held(s, HUMAN, "leg-tablet")[0])
    assert (hand(s, HUMAN), names(s, s.discard)) == (["boo-herbal", "leg-lance"], ["leg-tablet"])
    assert (hand(s, COLLECTOR), s.knowers[s.hands[COLLECTOR][0]]) == (["boo-atlas"], 0)


# ------------------------------------------------------------ Catherine


def catherine(hers, shown, *new, at=0, **more):
    s = used("catherine", hers, displays=[shown, []], **more)
    if new:
        pool = [*s.hands[HUMAN], *s.displays[HUMAN][at].cards]
        play(s, HUMAN, (tuple(sorted(card(s, pool, name) for name in new)), False, at))
    return s


def test_CW_SOLO_CONTACT_CATHERINE_1_CW_SOLO_CONTACT_CATHERINE_2_emptied_and_filled_at_once():
    s = catherine(["leg-tablet"], [ATLAS, {"cards": ["leg-lance"]}], "leg-tablet")
    shown = [(names(s, x.cards), x.fame) for x in s.displays[HUMAN]]
    assert shown == [(["leg-tablet"], True), (["leg-lance"], False)]
    assert hand(s, HUMAN) == ["boo-atlas"]


def test_CW_SOLO_CONTACT_CATHERINE_1_a_showcase_must_be_named_and_filled_with_something_new():
    s = catherine(["leg-tablet"], [ATLAS])
    assert refused(s, HUMAN, NOTHING) == "CW-SOLO-CONTACT-CATHERINE.1"
    assert refused(s, HUMAN, (s.displays[HUMAN][0].cards, False, 0)) == "CW-CLUB-CARPENTERS.5"
    assert choices(s, HUMAN) == [(s.hands[HUMAN], False, 0)]


@pytest.mark.parametrize(("value", "asked"), [("on", "ChooseContact"), ("off", "Display")])
def test_E_15_CW_SOLO_CONTACT_CATHERINE_1_not_where_there_are_no_exceptions(value, asked):
    settings = {"showcase.exceptions": value}
    s = alone(
        settings,
        hands=[["leg-lance"], []],
        displays=[[ATLAS], []],
        contacts=["catherine", "boss", "olivander", "cara"],
        stage="after",
        area=0,
    )
    assert now(s) == asked


def test_CW_SOLO_CONTACT_CATHERINE_3_a_fame_token_beside_his_chamber():
    s = catherine(["leg-tablet"], [ATLAS], "leg-tablet")
    assert s.fame == [0, 1]


def test_CW_SOLO_CONTACT_CATHERINE_4_tokens_as_with_carpenters():
    s = catherine(["gro-jar-of-eyes"], [{"cards": ["leg-lance"], "fame": True}], "gro-jar-of-eyes")
    assert (s.displays[HUMAN][0].fame, s.displays[HUMAN][0].token >= 0) == (False, True)
    old = {"cards": ["gro-wax-heart"], "skulls": 5}
    s = catherine(["pre-jade-mask"], [old], "pre-jade-mask")
    assert (len(s.supply), s.purse[HUMAN], s.displays[HUMAN][0].token) == (20, 3, -1)
    assert all(s.knowers[token] == 0 for token in s.supply)


def test_CW_SOLO_CONTACT_CATHERINE_5_phase_2_comes_as_well():
    s = catherine(["leg-tablet", "leg-lance"], [ATLAS], "leg-tablet")
    assert now(s) == "Display"
    play(s, HUMAN, (held(s, HUMAN, "leg-lance"), False, -1))
    assert len(s.displays[HUMAN]) == 2
