"""RC-RES Research: open cards, what they demand, who takes them when, what they give."""

import random
from typing import Any

import pytest

from ludoteca.games.dungeonology.components import (
    CAMP,
    CLAIM,
    CLAIMS,
    EXPLORE,
    PASS,
    REST,
    STUDY,
    THESIS,
)
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.ending import score, score_sheet
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.rocca_civetta.research import claims, research_points
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import EVERYONE, redeal, view
from ludoteca.kernel.play import awaited, options

from .scenes import (
    OURS,
    A,
    B,
    begun,
    card,
    deeds,
    do,
    scene,
    told,
    why,
)  # fmt: skip

WITH: dict[str, Any] = {"rocca__research": True}


def table(*ids, **position):
    """These cards lie open; two Scholars in I-4."""
    chosen = {**WITH, **position.pop("options", {})}
    start = {"scholars": ("valerio", "rebecca"), "research": list(ids)}
    return scene(options=chosen, **{**start, **position})


def open_ids(s):
    return [OURS.researches[s.faces[x]].id for x in s.research]


def test_RC_RES_1_three_cards_lie_open():
    s = begun(3, **WITH)
    assert len(s.research) == 3
    assert [s.knowers[x] for x in s.research] == [EVERYONE] * 3
    assert [s.knowers[x] for x in s.research_deck] == [0] * len(s.research_deck)
    assert view(s, WATCHER)["research_deck_size"] == len(s.research_deck) == 8
    assert len({tuple(open_ids(begun(2, seed, **WITH))) for seed in range(12)}) > 8
    assert begun(2).research == ()


def test_what_asks_for_the_boss_is_left_out_without_him():
    assert len(begun(2, **WITH).terms.cards.researches) == 11
    assert len(begun(2, rules__boss=True, **WITH).terms.cards.researches) == 12


@pytest.mark.parametrize("moment", ["movement", "action"])
def test_RC_RES_2_one_whose_demand_is_met_is_taken_once_in_a_turn(moment):
    """RT-9e."""
    s = table("field-census", "order-of-battle", "tax-roll", moment=moment, boards=["GGGGRRR", ""])
    census, battle, taxes = s.research
    assert deeds(s, CLAIM) == [(CLAIM, census), (CLAIM, battle)]
    assert why(s, A, (CLAIM, taxes)) == ("RC-RES.2", "demand-not-met")
    events = do(s, A, (CLAIM, census))
    assert told(events, "research-claimed") == {
        "seat": A, "card": census, "research": "field-census",
    }  # fmt: skip
    assert s.researched == ((census,), ())
    assert why(s, A, (CLAIM, battle)) == ("RC-RES.2", "researched-already")
    assert why(s, A, (CLAIM, 0)) == ("RC-RES.2", "no-such-research")
    assert type(s.stack[-1]).__name__.lower() == moment


def test_RC_RES_2_before_the_activity_too_and_before_a_rest_that_is_forced():
    s = table("hard-knocks", "tax-roll", moment="turn", stunned=[4, 0], students=[0, 0])
    assert tuple(awaited(s)) == (A,)
    assert list(options(s, A)) == [REST, CLAIMS]
    assert why(s, A, CLAIMS + 1) == ("RC-RES.2", "demand-not-met")
    assert why(s, A, EXPLORE)[1] == "not-an-option"
    do(s, A, CLAIMS)
    assert s.spots[A] == CAMP  # the Rest followed
    assert s.researched[A] != ()


def test_RC_RES_2_only_in_the_own_turn():
    s = table("field-census", boards=["", "GGGG"])
    assert deeds(s, CLAIM, A) == []
    assert why(s, B, (CLAIM, s.research[0]))[1] == "not-awaited"


def test_RC_RES_3_another_card_comes_at_once():
    s = table("field-census", "tax-roll", "star-charts", boards=["GGGG", ""],
              research_deck=["head-count", "long-march"])  # fmt: skip
    events = do(s, A, (CLAIM, s.research[0]))
    assert open_ids(s) == ["tax-roll", "star-charts", "head-count"]
    assert told(events, "research-drawn")["research"] == "head-count"


def test_RC_RES_2_whoever_takes_one_the_others_keep_theirs():
    for seat in range(3):
        owned = [["tax-roll"], ["star-charts"], ["long-march"]]
        boards = ["GGGG" if each == seat else "" for each in range(3)]
        s = table("field-census", scholars=("valerio", "rebecca", "sofia"), boards=boards,
                  researched=owned, active=seat)  # fmt: skip
        do(s, seat, (CLAIM, s.research[0]))
        owned[seat].append("field-census")
        assert [[OURS.researches[s.faces[x]].id for x in mine] for mine in s.researched] == owned


def test_RC_RES_4_its_points_count_in_the_end():
    s = table("tax-roll", researched=[["cross-section", "field-census"], []], moment="turn",
              boards=["GGGGGGGRRRRRR", ""], clan="blood")  # fmt: skip
    assert research_points(s, A) == 6 + 3
    do(s, A, THESIS)
    lines = {line.key: line.points for line in score_sheet(s)}
    assert lines["research"] == (9, 0)
    assert score(s, A) == sum(points[A] for points in lines.values())


def test_RC_RES_5_taking_costs_nothing():
    s = table("court-register", boards=["YP", ""])
    before = (s.boards[A], s.students[A], s.hands[A], s.stunned[A])
    do(s, A, (CLAIM, s.research[0]))
    assert (s.boards[A], s.students[A], s.hands[A], s.stunned[A]) == before
    assert deeds(s, STUDY)  # and no Action


def test_RC_RES_6_they_never_count_towards_a_thesis():
    s = table("tax-roll", researched=[["cross-section", "full-dossier"], []], moment="turn",
              boards=["GGGRRRP", ""], clan="cask")  # fmt: skip
    do(s, A, THESIS)
    assert s.delivered == ()


def test_RC_RES_7_an_empty_deck_replaces_nothing():
    s = table("field-census", boards=["GGGG", ""])
    s.research_deck = ()
    do(s, A, (CLAIM, s.research[0]))
    assert s.research == ()


def test_RC_RES_8_not_during_a_test_nor_an_effect():
    s = table("field-census", boards=["GGGG", ""], hands=[["FT5", "EX1"], ["FT4"]], quiet=[])
    do(s, A, (STUDY, 1))
    assert type(s.stack[-1]).__name__ == "Declare"
    do(s, A, (card(s, A, "FT5"),))
    while tuple(awaited(s)) != (A,):
        do(s, awaited(s)[0], (PASS,))
    assert type(s.stack[-1]).__name__ == "Lap"
    assert deeds(s, CLAIM) == []


def test_RA_12_the_last_moment_is_before_the_turn_winds_up():
    """Rest brings Onamor's fifth Student, but is resolved as one; the card waits for him."""
    s = table("head-count", scholars=("onamor", "rebecca"), options={"rocca__scholars": True},
              fired_up=[A], students=[4, 1], hands=[[], []], moment="turn")  # fmt: skip
    do(s, A, REST)
    assert (s.students[A], s.active, open_ids(s)) == (5, B, ["head-count"])
    assert claims(s, A) == [*s.research]


def test_RC_RES_9_what_is_owned_stays():
    s = table("field-census", boards=["GGGG", ""])
    first = s.research[0]
    do(s, A, (CLAIM, first))
    s.boards[A] = (0,) * 5
    assert research_points(s, A) == 3
    assert s.researched[A] == (first,)


# ---------------------------------------------------------------- card by card


def demand(id, **position):
    s = table(id, options=position.pop("options", {}), **position)
    return s.research[0] in claims(s, A)


@pytest.mark.parametrize(
    ("id", "enough", "less"),
    [
        ("field-census", "GGGG", "GGG"),
        ("order-of-battle", "RRR", "RR"),
        ("star-charts", "BBB", "BB"),
        ("tax-roll", "YY", "Y"),
        ("court-register", "YP", "YY"),
        ("cross-section", "GRBYP", "GRBY"),
        ("full-dossier", "GGGRRRBBP", "GGGRRRBB"),
    ],
)
def test_what_a_board_must_show(id, enough, less):
    assert demand(id, boards=[enough, ""])
    assert not demand(id, boards=[less, ""])


def test_head_count_and_hard_knocks():
    assert demand("head-count", students=[5, 0])
    assert not demand("head-count", students=[4, 0])
    assert demand("hard-knocks", stunned=[3, 0])
    assert not demand("hard-knocks", stunned=[2, 0])


def test_a_card_of_a_pack_may_ask_for_all_stunned_tokens_that_are_possible():
    pack = SHELF.our_text().replace("near_limit = 1", "near_limit = 0")
    assert demand("hard-knocks", pack=pack, stunned=[4, 0])
    assert not demand("hard-knocks", pack=pack, stunned=[3, 0])


def test_deep_survey_asks_for_the_lowest_floor_in_use():
    three = {"zones": [{"zone": "III-5", "x": 8, "y": 8}], "at": ["III-5"] * 2}
    assert demand("deep-survey", **three)
    assert not demand("deep-survey")
    four = {"rules__dangerous_zones": True, "rocca__floor_iv": True}
    assert not demand("deep-survey", options=four, **three)
    down = {"zones": [{"zone": "IV-1", "x": 8, "y": 8}], "at": ["IV-1"] * 2}
    assert demand("deep-survey", options=four, **down)


def test_eyewitness_stands_where_the_boss_is():
    boss = {"rules__boss": True}
    assert demand("eyewitness", options=boss, boss="I-4")
    assert not demand("eyewitness", options=boss)
    assert not demand("eyewitness", options=boss, boss="START")


def test_long_march_counts_different_zones_of_this_turn():
    zones = [{"zone": f"I-{n}", "x": 10 * n, "y": 20} for n in (1, 2, 3, 5)]
    s = table("long-march", zones=zones, at=["I-1", "I-1"], moment="movement")
    for spot in (2, 3, 2, 4):
        enter(s, A, spot)
    enter(s, B, 1)
    assert len(s.entered) == 3
    assert claims(s, A) == []
    enter(s, A, 1)
    assert claims(s, A) == list(s.research)
    assert demand("long-march", entered=["START", "I-4"]) is False


def test_the_order_of_the_deck_is_hidden():
    s = begun(2, 5, **WITH)
    dealt = {redeal(s, A, random.Random(seed)).faces[s.research_deck[-1]] for seed in range(60)}
    assert len(dealt) == len(s.research_deck)
    assert not dealt & {s.faces[x] for x in s.research}
