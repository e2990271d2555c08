"""CW-CLUB-CARPENTERS One showcase may be emptied and filled anew; E-15."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders.displays import NOTHING
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, play
from tests.chamber_of_wonders.scenes import (
    A,
    B,
    C,
    card,
    choices,
    hand,
    held,
    names,
    now,
    refused,
    scene,
    show,
)

ON = {"clubs.enabled": "on"}
SET = ["mon-hydra-head", "mon-chimera-body", "mon-gargoyle-legs"]
LANCE = {"cards": ["leg-lance"], "fame": True}
ATLAS = {"cards": ["boo-atlas"]}
FILLER = ["boo-bestiary"]  # so that they are asked in phase 2 (CW-PHASE2.15)


def workshop(*hands, displays, options=None, **more):
    """Phase 2; seat A is a Carpenter, and a seat of which nothing is said holds a Bestiary."""
    return scene(
        hands=[[*names] for names in (*hands, FILLER, FILLER)][:3],
        displays=[*displays, *[[] for _ in range(3 - len(displays))]],
        clubs=["carpenters", "bankers", "detectives"],
        stage="display",
        area=0,
        used=True,
        options={**ON, **(options or {})},
        **more,
    )


def content(s, at, *cards):
    """A refit of seat A: names from the hand or from the showcase."""
    pool = [*s.hands[A], *s.displays[A][at].cards]
    return tuple(sorted([card(s, pool, name) for name in cards])), False, at


def refit(s, at, *cards):
    play(s, A, content(s, at, *cards))
    return s


def shown(s, owner):
    return [(sorted(names(s, x.cards)), x.fame) for x in s.displays[owner]]


def test_CW_CLUB_CARPENTERS_1_CW_CLUB_CARPENTERS_2_emptied_and_filled_in_the_same_phase_2():
    s = workshop(["gro-wax-heart", "leg-tablet"], displays=[[ATLAS, LANCE]])
    show(refit(s, 0, "leg-tablet"))
    assert shown(s, A) == [(["leg-tablet"], True), (["leg-lance"], True)]
    assert hand(s, A) == ["boo-atlas", "gro-wax-heart"]


def test_CW_CLUB_CARPENTERS_1_without_a_free_showcase_too():
    six = [{"cards": [name]} for name in ("boo-atlas", "boo-herbal") for _ in range(3)]
    s = workshop(["leg-tablet"], displays=[six])
    assert refused(s, A, (held(s, A, "leg-tablet"), False, -1)) == "CW-PHASE2.7"
    show(refit(s, 2, "leg-tablet"))
    assert shown(s, A)[2] == (["leg-tablet"], True)


def test_CW_CLUB_CARPENTERS_1_in_every_turn_again_and_for_nobody_else():
    s = workshop(["leg-tablet"], ["leg-tablet"], displays=[[ATLAS], [ATLAS]], active=B)
    assert refused(s, B, (held(s, B, "leg-tablet"), False, 0)) == "CW-SHOWCASE.7"
    assert refused(s, A, content(s, 0, "leg-tablet")) is None
    assert refused(s, A, (held(s, A, "leg-tablet"), False, 1)) == "CW-CLUB-CARPENTERS.1"


@pytest.mark.parametrize(("value", "may"), [("every", True), ("own", False)])
def test_CW_CLUB_CARPENTERS_1_only_in_own_turns_by_option(value, may):
    options = {"club.carpenters_turns": value}
    s = workshop(["leg-tablet"], displays=[[ATLAS]], active=B, options=options)
    assert (refused(s, A, content(s, 0, "leg-tablet")) is None) == may
    s = workshop(["leg-tablet"], displays=[[ATLAS]], active=A, options=options)
    assert refused(s, A, content(s, 0, "leg-tablet")) is None


@pytest.mark.parametrize(("value", "may"), [("on", True), ("off", False)])
def test_E_15_CW_CLUB_CARPENTERS_1_not_where_there_are_no_exceptions(value, may):
    s = workshop(["leg-tablet"], displays=[[ATLAS]], options={"showcase.exceptions": value})
    assert (refused(s, A, content(s, 0, "leg-tablet")) is None) == may
    assert (content(s, 0, "leg-tablet") in choices(s, A)) == may


def test_CW_CLUB_CARPENTERS_3_it_is_part_of_the_secret_commitment():
    s = workshop(["leg-tablet"], displays=[[LANCE]])
    events = play(s, A, content(s, 0, "leg-tablet"))
    assert "choice" not in events[0].seen_by(B)
    assert view(s, B)["stack"][-1]["yours"] is None
    assert (shown(s, A), hand(s, A)) == ([(["leg-lance"], True)], ["leg-tablet"])  # not yet


def test_CW_CLUB_CARPENTERS_4_it_is_her_one_display_of_that_phase_2():
    s = workshop(["leg-tablet", "boo-herbal"], displays=[[ATLAS]])
    refit(s, 0, "leg-tablet")
    assert tuple(awaited(s)) == (B, C)
    show(s)
    assert (len(s.displays[A]), s.turn, now(s)) == (1, 2, "PlaceAgent")


def test_CW_CLUB_CARPENTERS_5_old_cards_may_return_with_at_least_one_new():
    s = workshop(["boo-herbal"], displays=[[{"cards": ["boo-atlas", "boo-grimoire"]}]])
    assert refused(s, A, content(s, 0, "boo-atlas", "boo-grimoire")) == "CW-CLUB-CARPENTERS.5"
    assert refused(s, A, content(s, 0, "boo-atlas")) == "CW-CLUB-CARPENTERS.5"
    offered = [choice for choice in choices(s, A) if choice[2] == 0]
    assert sorted(len(cards) for cards, _, _ in offered) == [1, 2, 2, 3]
    show(refit(s, 0, "boo-atlas", "boo-grimoire", "boo-herbal"))
    assert shown(s, A) == [(["boo-atlas", "boo-grimoire", "boo-herbal"], False)]
    assert s.hands[A] == ()


@pytest.mark.parametrize("old", [LANCE, {"cards": SET, "fame": True}])
def test_CW_CLUB_CARPENTERS_6_fame_tokens_go_back(old):
    s = show(refit(workshop(["boo-herbal"], displays=[[old]]), 0, "boo-herbal"))
    assert shown(s, A) == [(["boo-herbal"], False)]
    assert s.fame == [0, 0, 0]


def test_CW_CLUB_CARPENTERS_7_a_grotesque_token_goes_back_and_is_shuffled_in():
    tops = set()
    for seed in range(12):
        old = {"cards": ["gro-wax-heart"], "skulls": 5}
        s = workshop(["boo-herbal"], displays=[[old]], seed=seed)
        token = s.displays[A][0].token
        show(refit(s, 0, "boo-herbal"))
        assert (len(s.supply), s.displays[A][0].token) == (20, -1)
        assert all(s.knowers[token] == 0 for token in s.supply)
        tops.add(s.faces[token] == 5)
    assert False in tops


def test_CW_CLUB_CARPENTERS_8_the_copies_that_stay_get_nothing_back():
    cancelled = {"cards": ["leg-lance"]}
    s = workshop(["boo-herbal"], displays=[[cancelled], [cancelled]])
    show(refit(s, 0, "boo-herbal"))
    assert shown(s, B) == [(["leg-lance"], False)]


def test_CW_CLUB_CARPENTERS_9_cards_displayed_again_take_effect_again():
    hands = [["boo-herbal", "leg-tablet"]]
    s = show(refit(workshop(*hands, displays=[[{"cards": ["pre-jade-mask"]}]]), 0, "boo-herbal"))
    assert s.purse == [0, 0, 0]
    s = workshop(hand(s, A), displays=[[{"cards": ["boo-herbal"]}]])  # a turn later
    assert show(s, {A: ["pre-jade-mask"]}).purse == [3, 0, 0]
    s = workshop(SET[1:], displays=[[{"cards": SET[:1]}]])
    assert shown(show(refit(s, 0, *SET)), A) == [(sorted(SET), True)]


def test_CW_CLUB_CARPENTERS_10_removals_come_first():
    s = workshop(["boo-herbal"], ["leg-lance"], displays=[[LANCE]])
    refit(s, 0, "boo-herbal")
    play(s, B, (held(s, B, "leg-lance"), False, -1))
    play(s, C, NOTHING)
    assert shown(s, B) == [(["leg-lance"], True)]
