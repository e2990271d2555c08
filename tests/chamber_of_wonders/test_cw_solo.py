"""CW-SOLO Setup and course of a solo game; E-01, E-46."""

from __future__ import annotations

import random

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import (
    COLLECTOR,
    CONTACTS,
    HUMAN,
    SOLO_AREAS,
    SOLO_CONTACTS,
)
from ludoteca.games.chamber_of_wonders.displays import NOTHING
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.play import awaited, options, play
from ludoteca.kernel.terms import TermsError
from tests.chamber_of_wonders.scenes import (
    SOLO_RING,
    alone,
    began,
    choices,
    held,
    in_phase_2,
    now,
    refused,
    solo,
)


def whole_game(s: Chamber) -> list[str]:
    """Played at random: the kinds of all that happened."""
    rng, told = random.Random(1), []
    while s.stack:
        told += [event.kind for event in play(s, HUMAN, options(s, HUMAN).pick(rng))]
    return told


# ------------------------------------------------------------ setup


def test_CW_SOLO_1_one_human_and_the_collector():
    s = began()
    assert (s.seats, s.owners(), tuple(awaited(s))) == (1, 2, (HUMAN,))
    assert GAME.agree("en-0.5", seats=1).solo  # one seat is solo by itself


@pytest.mark.parametrize("edition", ["it-0.3", "fr-0.4"])
def test_E_01_E_46_CW_META_2_CW_SOLO_1_only_in_the_english_edition(edition):
    with pytest.raises(TermsError) as refusal:
        GAME.agree(edition, {"mode.solo": "on"}, seats=1)
    assert "CW-META.2" in [reason.clause for reason in refusal.value.reasons]


def test_CW_SOLO_2_four_of_six_contacts_at_random():
    dealt = [began(seed).contacts for seed in range(20)]
    assert all(len(set(contacts)) == 4 for contacts in dealt)
    assert {name for contacts in dealt for name in contacts} == set(SOLO_CONTACTS)


def test_CW_SOLO_2_or_chosen():
    s = began(solo_contacts="chosen")
    for spot in (5, 0, 3):
        assert now(s) == "PickContacts"
        play(s, HUMAN, spot)
        assert spot not in choices(s, HUMAN)
    play(s, HUMAN, 1)
    assert s.contacts == ("catherine", "clark", "cara", "olivander")


def test_CW_SOLO_3_the_other_contacts_are_not_used():
    assert not set(began().contacts) & set(CONTACTS)
    with pytest.raises(PositionError):
        alone(contacts=["dreyfuss", "olivander", "boss", "cara"])


def test_CW_SOLO_4_the_four_solo_areas_are_in_play():
    s = began()
    assert [side.rpartition("-")[0] for side in s.areas] == list(SOLO_AREAS)
    with pytest.raises(PositionError):
        alone(areas=["bank-A", *SOLO_RING[1:]])


def test_CW_SOLO_5_a_side_of_each_is_chosen():
    s = began(**{"solo.sides": "chosen"})
    for at, side in enumerate((7, 0, 3, 4)):
        assert (now(s), len(choices(s, HUMAN))) == ("PickAreas", 8 - 2 * at)
        play(s, HUMAN, side)
    picked = ("central-market-B", "business-house-A", "scotland-yard-B", "daily-telegraph-A")
    assert s.areas == picked


def test_CW_SOLO_5_or_at_random():
    sides = {side for seed in range(12) for side in began(seed).areas}
    assert len(sides) == 8


@pytest.mark.parametrize("money", [5, 8, "areas"])
def test_CW_SOLO_6_CW_SOLO_7_eight_pounds_and_no_initial_equipment(money):
    assert began(**{"setup.money": money}).purse[HUMAN] == 8


@pytest.mark.parametrize("count", [5, 2])
def test_CW_SOLO_8_five_cards_or_two_by_option(count):
    s = began(solo_start_hand=count)
    assert len(s.hands[HUMAN]) == count
    assert len(began().hands[HUMAN]) == 5


def test_CW_SOLO_19_three_markers():
    assert began().markers == [3, 3]


def test_CW_SOLO_20_the_deck_with_its_first_discard():
    s = began()
    assert (len(s.discard), len(s.deck), s.knowers[s.discard[0]]) == (1, 92 - 5 - 5 - 1, -1)


@pytest.mark.parametrize(("value", "count"), [("off", 0), ("on", 1)])
def test_CW_SOLO_18_clubs_only_if_switched_on_and_for_the_player_only(value, count):
    assert len(began(solo_clubs=value).clubs) == count
    assert began().clubs == ()
    with pytest.raises(TermsError):
        solo({"clubs.enabled": "on"})


@pytest.mark.parametrize(
    ("club", "shown"), [("goldsmiths", ["pre-jade-mask"]), ("cat-lovers", ["mon-hydra-head"])]
)
def test_CW_SOLO_18_the_collectors_displays_count_for_her_club(club, shown):
    settings = {"solo.clubs": "on", "solo.collector_unlisted": "open_only"}
    s = in_phase_2(9, hands=[["boo-atlas"], shown], clubs=[club], settings=settings)
    play(s, HUMAN, NOTHING)
    assert s.purse[HUMAN] == 1


# ------------------------------------------------------------ course


def test_CW_SOLO_9_CW_SOLO_12_three_agents_that_all_come_back():
    s = alone(
        hands=[["boo-atlas"], []], stage="place", contacts=["cara", "boss", "clark", "parker"]
    )
    for turn, spot in ((1, 1), (2, 3), (3, 0)):
        assert (s.turn, len(s.agents[HUMAN])) == (turn, turn - 1)
        play(s, HUMAN, spot)
        while s.turn == turn and s.stack:
            play(s, HUMAN, NOTHING if now(s) == "Display" else next(iter(options(s, HUMAN))))
    assert (s.turn, s.agents) == (4, [()])


def test_CW_SOLO_10_a_normal_turn():
    s = alone(hands=[["boo-atlas", "boo-herbal"], []], stage="place")
    asked = []
    for choice in (3, -1, (), -1, NOTHING):
        asked.append(now(s))
        play(s, HUMAN, choice)
    assert asked == ["PlaceAgent", "ChooseContact", "Market", "ChooseContact", "Display"]
    assert s.turn == 2


def test_CW_SOLO_11_only_the_player_displays_in_phase_2():
    s = in_phase_2(1, hands=[["leg-lance"], ["leg-tablet"]])
    assert tuple(awaited(s)) == (HUMAN,)
    play(s, HUMAN, (held(s, HUMAN, "leg-lance"), False, -1))
    assert [len(shown) for shown in s.displays] == [1, 0]


def test_CW_SOLO_12_CW_SOLO_13_agents_back_then_the_reveal_then_a_new_round():
    s = in_phase_2(3, hands=[["boo-atlas"], ["leg-tablet"]])
    told = [event.kind for event in play(s, HUMAN, NOTHING)]
    steps = [told.index(kind) for kind in ("agents-taken-back", "collector-reveals")]
    assert steps == sorted(steps)
    assert told.index("turn-begins") > told.index("displayed") > steps[1]
    assert len(s.displays[COLLECTOR]) == 1


@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7, 8])
def test_CW_SOLO_13_no_reveal_within_a_round(turn):
    s = in_phase_2(turn, hands=[["boo-atlas"], ["leg-tablet"]])
    play(s, HUMAN, NOTHING)
    assert s.displays[COLLECTOR] == ()


def test_CW_SOLO_14_no_area_twice_within_a_round():
    s = alone(stage="place", turn=2, agents=[[2]])
    assert (choices(s, HUMAN), refused(s, HUMAN, 2)) == ([0, 1, 3], "CW-AGENT.2")
    s = in_phase_2(3, agents=[[0, 1, 2]], hands=[["boo-atlas"], []])
    play(s, HUMAN, NOTHING)
    assert choices(s, HUMAN) == [0, 1, 2, 3]


@pytest.mark.parametrize(("unit", "turns"), [("agent", 9), ("round", 27)])
def test_V_22_CW_SOLO_15_nine_turns_or_nine_rounds_by_option(unit, turns):
    s = began(solo_length_unit=unit)
    told = whole_game(s)
    assert (s.turn, told.count("collector-reveals")) == (turns, turns // 3)
    assert told.index("game-over") > max(i for i, k in enumerate(told) if k == "collector-reveals")


def ended(*shown, **more):
    return alone(
        displays=[[{"cards": cards} for cards in owner] for owner in shown], over=True, **more
    )


def test_CW_SOLO_16_scoring_and_ties_are_the_normal_ones():
    s = ended([["leg-lance"]], [["boo-atlas", "boo-herbal"]], purses=[4, 7], hands=[2, 1])
    assert GAME.scores(s) == (6 + 1 - 2, 4 + 2 - 1)
    assert (s.ranking, GAME.places(s)) == ((COLLECTOR, HUMAN), (2, 1))  # more cards


def test_CW_SOLO_17_a_full_tie_is_shared():
    assert GAME.places(ended([["leg-tablet"]], [["gro-wax-heart"]])) == (1, 1)
    assert GAME.places(ended([["leg-lance"]], [["gro-wax-heart"]])) == (1, 2)
