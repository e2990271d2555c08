"""Omega at a table with the box: the rules decide, the person looks and moves."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteca.companion import Answers, dialogues
from ludoteca.companion.leading import Leading
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.kernel.terms import TermsError
from ludoteca.words import LANGUAGES
from tests.companion.dialogue import EXPEDITION, Walk

CARDS = {row.id: row for row in SHELF.ours().omegas}


def drawn(walk: Walk) -> Any:
    """The card that was drawn last."""
    (args,) = walk.told("omega-card")
    return CARDS[args["omega"][0]]


def with_card(card: int, seats: int = 1, **phase: Any) -> Walk:
    """The first Omega Phase of a game in which that card is on top."""
    for seed in range(400):
        walk = Walk("omega", seats, seed)
        walk.say(**phase)
        if drawn(walk).id == f"omega-{card}":
            return walk
    raise AssertionError(card)


def deeds(walk: Walk, whose: str = "scholar") -> list[dict[str, int]]:
    return [args["deeds"] for args in walk.told(f"omega-does-{whose}")]


def test_RC_OPH_6_RC_OPH_12_passages_are_asked_for_clockwise_from_the_arrow() -> None:
    walk = with_card(8, stars=0)  # arrow h, then round to a
    asked = []
    for found in ("none", "shut", "dull", "unplaceable"):
        asked.append(walk.now.question.asks.args["slot"])
        walk.say(found=found)
    assert asked == ["h", "a", "b", "c"]
    assert walk.say(found="placed") == ["omega-enters-new"]
    assert walk.asks == "omega-asks-taken"


def test_RC_ZSP_5_the_lair_has_four_passages_on_each_side() -> None:
    """RA-84 The arrow begins on the same side; sixteen are tried before he teleports."""
    walk = with_card(8, stars=0)
    walk.say(found="placed")
    while walk.asks != "omega-asks-next":
        walk.anything(random.Random(1))
    walk.say(lair=True, stars=0)
    asked = []
    while walk.asks == "omega-asks-passage":
        asked.append(walk.now.question.asks.args["slot"])
        walk.say(found="dull")
    assert len({*asked}) == len(asked) == 16
    told = Leading("fr", EXPEDITION, [], "omega").slot("lair-N-2")
    assert told == "Côté nord, Passage 2 sur 4 depuis l’ouest"
    assert asked[0].startswith("lair-")


def test_RC_ZSP_5_RC_OPH_13_into_the_lair_by_the_first_of_several_arrows() -> None:
    walk = with_card(9, stars=0)  # arrows a and c
    assert [*walk.fields] == ["found", "into_lair"]
    walk.say(found="cubes", into_lair=True)
    while walk.asks != "omega-asks-passage":
        walk.anything(random.Random(1))
    assert walk.now.question.asks.args["slot"].startswith("lair-")
    assert [*walk.fields] == ["found"]  # by the last arrow it makes no difference any more


def test_RC_OPH_11_RC_OPH_15_without_a_passage_he_teleports_to_the_scholar() -> None:
    walk = with_card(1, where="away", stars=0)
    for _ in range(8):
        told = walk.say(found="dull")
    assert told[:2] == ["omega-no-passage", "omega-teleports"]
    assert walk.say(**{"cube-1": 0})[:3] == ["omega-does-zone", "omega-into-tome", "omega-meets"]
    assert deeds(walk) == [{"discard": 1}]


def test_RC_OPH_15_who_is_in_the_camp_is_left_alone_and_cubes_attract_him() -> None:
    walk = with_card(15, where="camp", stars=0)
    assert walk.asks == "omega-asks-cubes"
    assert walk.say(cubes="no") == ["omega-stays"]
    walk = with_card(15, where="camp", stars=0)
    assert walk.say(cubes="yes") == ["omega-teleports-cubes"]
    assert "omega-meets" not in walk.say(**{"cube-1": 4})


def test_RC_OPH_13_RC_OPH_16_two_arrows_and_a_cube_of_each_zone() -> None:
    walk = with_card(9, stars=0)  # a, c; the leftmost cube of each Zone that he enters
    walk.say(found="cubes")
    assert walk.asks == "omega-asks-there"
    assert walk.say(**{"cube-1": 3})[0] == "omega-into-tome"
    assert walk.now.question.asks.args["slot"] == "c"
    walk.say(found="placed")
    walk.say(**{"cube-1": 1})
    assert walk.now.stands[0].args["colours"] == [3, 1]


def test_RC_OPH_20_RC_OPH_21_the_black_star_is_for_who_is_fired_up() -> None:
    for fired_up, more in ((True, [{"discard": 1}, {"stun": 1}]), (False, [{"discard": 1}])):
        walk = with_card(1, stars=0, fired_up=fired_up)
        walk.say(found="scholar")
        walk.say(**{"cube-1": "none"})
        assert deeds(walk) == more


def test_RC_OPH_23_RC_OPH_24_stars_ahead_of_his_black_stars() -> None:
    for stars, wanted in ((0, []), (1, [{"bag": 1}]), (2, [{"bag": 1}])):
        walk = with_card(19, stars=stars)
        walk.say(found="placed")
        walk.say(**{"cube-1": 2})
        assert deeds(walk, "bag") == wanted
        assert deeds(walk) == ([{"jinx": 1}] if stars == 2 else [])


def test_RC_OVA_9_RC_OVA_10_each_who_is_met_and_the_stars_of_each() -> None:
    walk = with_card(15, seats=3, seat=0, stars=3)
    assert walk.asks == "omega-asks-there"
    walk.say(who=[2])
    told = walk.say(**{"cube-1": 2})
    assert told.count("omega-meets") == 2
    assert walk.asks == "omega-asks-stars"
    walk.say(stars=0)
    assert deeds(walk) == []  # no more Stars than Black Stars
    assert walk.asks == "omega-asks-taken"  # H: two Stars ahead, he steals from whose turn it is


def test_RC_SOL_12_a_full_tome_has_won_at_the_start_of_a_phase() -> None:
    walk = Walk("omega", 1)
    spaces = walk.now.stands[0].args["spaces"]
    for _ in range(spaces):
        walk.say(deed="gains", gained=1)
    assert walk.now.stands[0].args["stars"] == 3
    assert walk.say(deed="phase", stars=0) == ["omega-won"]


def test_RC_OMG_9_RC_OMG_10_RC_OMG_11_cubes_close_up_and_false_ones_fill_nothing() -> None:
    walk = Walk("omega", 1)
    assert walk.say(deed="gains", gained=5) == ["omega-to-reserve"]
    walk.say(deed="gains", gained=2)
    assert walk.say(deed="gains", gained=6) == ["omega-into-tome", "omega-star-gained"]
    assert walk.say(deed="loses", lost=2) == ["omega-closes-up", "omega-star-lost"]
    assert walk.now.stands[0].args["colours"] == [6]


def test_RC_OPH_4_RC_OPH_29_the_deck_is_shuffled_again_and_the_last_card_raises_the_alert() -> None:
    walk, seen = Walk("omega", 2), []
    for _ in CARDS:
        walk.say(deed="sabotage")
        seen.append(drawn(walk).id)
    assert sorted(seen) == sorted(CARDS)
    assert walk.say(deed="reaction")[:2] == ["omega-shuffled", "omega-card"]
    (alert,) = [x.args["amount"] for x in walk.now.stands if x.clause == "RC-OPH.28"]
    assert alert == drawn(walk).alert


def test_RC_OPH_27_he_gets_away_through_a_passage_and_never_teleports_then() -> None:
    for seed in range(200):
        walk = Walk("omega", 2, seed)
        walk.say(deed="reaction")
        if drawn(walk).reaction == "move":
            break
    assert walk.now.question.asks.args["slot"] == "a"
    for _ in range(8):
        told = walk.say(found="shut")
    assert told == []
    assert walk.asks == "omega-asks-next"


def test_a_step_taken_back_and_the_same_answer_lead_to_the_same_place() -> None:
    walk, rng = Walk("omega", 3, 4), random.Random(4)
    for _ in range(30):
        walk.anything(rng)
    before = dialogues.follow("omega", EXPEDITION, 3, walk.answers[:-1], 4)
    assert before.told == walk.now.told[:-1]
    assert dialogues.follow("omega", EXPEDITION, 3, walk.answers, 4) == walk.now


def test_an_answer_that_cannot_be_is_told_where_it_was_given() -> None:
    given = [Answers({"stars": 2}), Answers({"found": "fish"}), Answers({})]
    followed = dialogues.follow("omega", EXPEDITION, 1, given, 5)
    assert [x.field for x in followed.problems] == ["table.found"]
    assert len(followed.told) == 1
    assert followed.question.asks.key == "companion-omega-asks-passage"
    with pytest.raises(TermsError):
        dialogues.follow("omega", EXPEDITION, 5, [], 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_every_question_is_told(language: str) -> None:
    for seats in (1, 2, 4):
        walk, rng = Walk("omega", seats, seats), random.Random(seats)
        for _ in range(60):
            walk.anything(rng)
            told = Leading(language, EXPEDITION, ["Ada"], "omega").followed(walk.now)
            said = [told.question, *told.stands, *(told.told[-1:] or [[]])[0]]
            assert all([x.text and "{" not in x.text for x in said])
            assert all([x.label and all([v.label for v in x.values]) for x in told.table])
