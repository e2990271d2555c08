"""The companion scores a table as the digital game does, and says what cannot be."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import ludoteca
from ludoteca import companion
from ludoteca.companion import Answers, ProblemsError
from ludoteca.companion.telling import Telling
from tests.companion import played

GAMES = [game.name for game in ludoteca.games()]
CHAMBER, CON, EXPEDITION = "chamber-of-wonders", "king-of-con", "dungeonology"
BLOOD = {"clan": "blood"}
ALL_MODULES = dict.fromkeys(
    ("rules.main_effects", "rules.max_alert", "rules.dangerous_zones", "rocca.clans",
     "rocca.research", "rocca.floor_iv"), True)  # fmt: skip


def example(game: str, number: int = 0) -> tuple[companion.Form, Answers]:
    found = companion.examples(game)[number]
    return companion.form(game, found.seats), deepcopy(found.answers)


def problems(form: companion.Form, answers: Answers) -> dict[str, tuple[str, str]]:
    """By field, the key and the clause of what is against it."""
    with pytest.raises(ProblemsError) as error:
        companion.score(form, answers)
    return {x.field: (x.reason.key, x.reason.clause) for x in error.value.problems}


def lines(scored: companion.Scored) -> dict[str, tuple[int, ...]]:
    return {line.key: line.points for line in scored.lines}


# ------------------------------------------------------------ as the game itself does


def same(table: ludoteca.Table, answers: Answers) -> companion.Scored:
    options = {option.name: value for option, value in table.options.items()}
    form = companion.form(table.game.name, table.seats, options=options)
    scored = companion.score(form, answers)
    assert scored.lines == tuple(table.game.sheet(table.state))
    assert (scored.totals, scored.places) == (table.scores, table.places)
    assert scored.ranking == table.ranking
    return scored


@pytest.mark.parametrize("scenario", [None, 7, 8])
@pytest.mark.parametrize("seats", [2, 5])
def test_KC_17_a_played_game_is_scored_alike(scenario: int | None, seats: int) -> None:
    for seed in range(3):
        table = played.played(CON, seats, seed, scenario=scenario)
        same(table, played.king_of_con(table.state))


@pytest.mark.parametrize("clubs", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CW_SCORE_a_played_game_is_scored_alike(seats: int, clubs: str) -> None:
    level = 0
    for seed in range(4):
        table = played.played(CHAMBER, seats, seed, **{"clubs.enabled": clubs})
        s: Any = table.state
        if any(s.loose):  # a tie in skulls: told below
            level += 1
            continue
        assert same(table, played.chamber_of_wonders(s, -1)).asks == ()
    assert level < 4


@pytest.mark.parametrize("royal", ["off", "on"])
def test_CW_SOLO_the_collector_has_a_score_of_his_own(royal: str) -> None:
    table = played.played(CHAMBER, 1, 5, **{"mode.solo": "on", "solo.royal": royal})
    s: Any = table.state
    skulls = [sum(s.faces[x.token] for x in held if x.token >= 0) for held in s.displays]
    skulls = [n + sum(s.faces[x] for x in s.loose[owner]) for owner, n in enumerate(skulls)]
    majority = -1 if skulls[0] == skulls[1] else skulls.index(max(skulls))
    same(table, played.chamber_of_wonders(s, majority))


@pytest.mark.parametrize("options", [{}, ALL_MODULES], ids=["base", "modules"])
def test_DG_29_a_played_game_is_scored_alike(options: dict[str, bool]) -> None:
    table = played.played(EXPEDITION, 2 if options else 4, 3, **options)
    answers = played.dungeonology(table.state)
    form = companion.form(EXPEDITION, table.seats, options=options)
    scored = companion.score(form, answers)
    assert scored.lines == tuple(table.game.sheet(table.state))
    assert (scored.totals, scored.places) == (table.scores, table.places)


# ------------------------------------------------------------ the printed examples


def test_F_1_F_2_KC_18_1_the_rulebooks_last_example() -> None:
    scored = companion.score(*example(CON))
    assert scored.totals == (11, 8, 7, 8, 10)
    assert scored.ranking == (0, 4, 1, 3, 2)
    assert [(x.first, x.second, x.reason.clause) for x in scored.ties] == [(1, 3, "KC-18.1")]
    again = companion.score(*example(CON, 1))
    assert (again.totals[0], again.totals[4], again.ranking) == (11, 11, (0, 4, 1, 3, 2))


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_V_DIANA_V_PAOLO_V_DIEGO_CW_TIE_1_the_rulebooks_example(edition: str) -> None:
    _, answers = example(CHAMBER)
    scored = companion.score(companion.form(CHAMBER, 3, edition), answers)
    assert scored.totals == (46, 46, 45)
    assert scored.ranking == (1, 0, 2)
    assert [x.reason.key for x in scored.ties] == ["by-cards"]
    assert [(x.key, x.args) for x in scored.notes] == [
        ("companion-majority", {"seat": 0, "skulls": 4})
    ]
    _, without = example(CHAMBER, 1)
    assert companion.score(companion.form(CHAMBER, 3, edition), without).totals == (43, 46, 45)


def test_DG_X_7_DG_16_3_the_rulebooks_example_of_a_modifier() -> None:
    scored = lines(companion.score(*example(EXPEDITION)))
    assert (scored["columns"][0], scored["clan"][0]) == (12, 8)


# ------------------------------------------------------------ ties


def tied_skulls(*draws: int) -> companion.Scored:
    shown = {"showcases": [{"holds": "grotesque", "fame": 4, "skulls": 3}]}
    table = {"draws": [{"skulls": n} for n in draws]}
    return companion.score(companion.form(CHAMBER, 2), Answers(table, [shown, deepcopy(shown)]))


def test_CW_WONDER_GROTESQUE_6_who_ties_draws_at_the_table_before_there_is_a_result() -> None:
    asked = tied_skulls()
    assert (asked.totals, [x.args["seats"] for x in asked.asks]) == ((), [(0, 1)])
    assert [x.args["seats"] for x in tied_skulls(2).asks] == [(1,)]
    assert [x.args["seats"] for x in tied_skulls(2, 2).asks] == [(0, 1)]
    assert tied_skulls(2, 4).totals == (4, 7)
    assert tied_skulls(2, 2, 5, 3).totals == (7, 4)
    assert [x.key for x in tied_skulls(2, 4, 3).notes][1:] == ["companion-drawn-in-vain"]


def test_CW_TIE_2_CW_TIE_3_pounds_then_a_shared_place() -> None:
    form = companion.form(CHAMBER, 2)
    assert companion.score(form, Answers(seats=[{"purse": 1}, {"purse": 2}])).places == (2, 1)
    level = companion.score(form, Answers(seats=[{"purse": 2}, {"purse": 2}]))
    assert (level.places, level.ties[0].reason.key) == ((1, 1), "shared")


def test_KC_18_2_the_lower_monkey_wins_the_last_tie() -> None:
    seats = [{"monkey": 2, "passions": [1, 2]}, {"monkey": 1, "passions": [3, 4]}]
    scored = companion.score(companion.form(CON, 2), Answers(seats=seats))
    assert (scored.places, scored.ties[0].reason.clause) == ((2, 1), "KC-18.2")


def test_DG_29_8_the_youngest_wins_the_last_tie_once_it_is_told_who_that_is() -> None:
    form = companion.form(EXPEDITION, 2)
    level = Answers({"clan": "blood"}, [{"militia": 1}, {"militia": 1}])
    scored = companion.score(form, level)
    assert (scored.places, [x.clause for x in scored.notes]) == ((1, 1), ["DG-29.8"])
    level.seats[0]["youth"], level.seats[1]["youth"] = 2, 1
    scored = companion.score(form, level)
    assert (scored.places, scored.ties[0].reason.clause, scored.notes) == ((2, 1), "DG-29.8", ())


def test_DG_29_8_only_those_who_tie_need_tell_who_is_the_youngest() -> None:
    form = companion.form(EXPEDITION, 3)
    level = Answers(BLOOD, [{"militia": 2}, {"militia": 1}, {"militia": 1, "youth": 1}])
    scored = companion.score(form, level)
    assert (scored.places, scored.notes) == ((1, 3, 2), ())
    level.seats[0]["militia"] = 1
    scored = companion.score(form, level)
    assert scored.places == (2, 2, 1)
    assert [x.args["seats"] for x in scored.notes] == [[0, 1]]


def test_DG_29_1_whose_points_are_not_counted_is_told() -> None:
    form = companion.form(EXPEDITION, 3)
    seats = [{"militia": 4, "thesis": 1}, {"militia": 5}, {}]
    scored = companion.score(form, Answers(BLOOD, seats))
    assert (scored.totals, scored.ties) == ((30, 0, 0), ())
    assert [(x.clause, x.args["seats"]) for x in scored.notes] == [("DG-29.1", [1, 2])]


# ------------------------------------------------------------ the owner's own cards


def test_DG_16_2_a_clan_card_with_other_values() -> None:
    told = {"clan": "own", "modifier-militia": -3, "modifier-wealth": 4, "value-wealth": 6}
    form = companion.form(EXPEDITION, 2)
    scored = companion.score(form, Answers(told, [{"militia": 2, "wealth": 1}, {}]))
    assert lines(scored) == {
        "columns": (2 * 3 + 6, 0), "clan": (4 - 6, 0), "placing": (0, 0), "jinxes": (0, 0)
    }  # fmt: skip


def test_RC_CLN_6_stars_of_a_clan_card_with_other_values() -> None:
    form = companion.form(EXPEDITION, 2, options={"rocca.clans": True})
    star = {"metal": "silver", "colour": "civilization", "count": 1}
    told = {"clan": "own", "stars": [star], "star-points": 9}
    full = form.seat[0].most
    scored = companion.score(form, Answers(told, [{"civilization": full}, {}]))
    assert lines(scored)["clan-stars"] == (9, 0)


def test_CW_WONDER_2_the_fame_that_is_printed_on_the_owners_cards_counts() -> None:
    shown = [{"holds": "precious", "fame": 17}, {"holds": "precious", "fame": 1}]
    form = companion.form(CHAMBER, 2)
    scored = companion.score(form, Answers(seats=[{"showcases": shown}, {}]))
    assert lines(scored)["precious"] == (18, 0)


# ------------------------------------------------------------ what cannot be


def test_KC_22_2_an_object_in_two_collections_is_told_at_both() -> None:
    form, answers = example(CON)
    answers.seats[0]["collection"][0]["object"] = 9
    found = problems(form, answers)
    assert found == {
        "seats.0.collection.0": ("object-twice", "KC-22.2"),
        "seats.1.collection.0": ("object-twice", "KC-22.2"),
    }


def test_KC_22_2_an_object_twice_in_one_collection() -> None:
    form, answers = example(CON)
    answers.seats[0]["collection"].append({"object": 6, "tokens": 1})
    assert set(problems(form, answers)) == {"seats.0.collection.0", "seats.0.collection.5"}


def test_KC_2_3_more_tokens_than_there_are() -> None:
    form, answers = example(CON)
    answers.seats[0]["reserve"] = 90
    assert problems(form, answers) == {"seats.0.reserve": ("companion-tokens-in-all", "KC-2.3")}


def test_KC_22_6_two_players_with_one_monkey() -> None:
    form, answers = example(CON)
    answers.seats[0]["monkey"] = 1
    ((key, clause),) = problems(form, answers).values()
    assert (key, clause) == ("monkeys-not-one-each", "KC-22.6")


def test_limits_missing_and_unknown_entries_are_told_where_they_are() -> None:
    seats = [
        {"monkey": 3, "reserve": -1, "passions": [1], "collection": [{"object": 26}]},
        {"passions": [2, 2], "collection": "x", "hat": 1},
    ]
    found = problems(companion.form(CON, 2), Answers(seats=seats))
    assert {at: key for at, (key, _) in found.items()} == {
        "seats.0.monkey": "companion-number",
        "seats.0.reserve": "companion-number",
        "seats.0.passions": "companion-how-many-exactly",
        "seats.0.collection.0.object": "companion-no-such-value",
        "seats.1.hat": "companion-not-understood",
        "seats.1.monkey": "companion-missing",
        "seats.1.passions": "companion-twice",
        "seats.1.collection": "companion-not-understood",
    }
    assert found["seats.0.passions"][1] == "KC-17.3"


def test_CW_COMP_10_more_cards_of_a_type_than_the_box_has() -> None:
    shown = [{"holds": "legendary", "fame": 3} for _ in range(9)]
    seats = [{"showcases": deepcopy(shown)} for _ in range(3)]
    found = problems(companion.form(CHAMBER, 3), Answers(seats=seats))
    assert found["seats.2.showcases.0.holds"] == ("companion-cards", "CW-COMP.10")
    assert len(found) == 9


def test_CW_WONDER_2_a_card_whose_fame_was_not_read() -> None:
    seats: list[dict[str, Any]] = [{"showcases": [{"holds": "precious"}, {"holds": "arcane"}]}]
    found = problems(companion.form(CHAMBER, 2), Answers(seats=seats))
    assert found == {"seats.0.showcases.0.fame": ("companion-missing", "CW-WONDER.2")}


def test_CW_CLUB_1_two_players_in_one_club() -> None:
    form = companion.form(CHAMBER, 2, options={"clubs.enabled": "on"})
    found = problems(form, Answers(seats=[{"club": "bankers"}, {"club": "bankers"}]))
    assert [clause for _, clause in found.values()] == ["CW-CLUB.1"]


def test_DG_15_8_theses_are_delivered_one_after_another() -> None:
    form = companion.form(EXPEDITION, 3)
    seats = [{"thesis": 1}, {"thesis": 1}, {"thesis": 0}]
    found = problems(form, Answers({"clan": "moon"}, seats))
    assert found == {f"seats.{seat}.thesis": ("companion-order", "DG-15.8") for seat in (0, 1)}
    late = [{"thesis": 2}, {}, {}]
    assert set(problems(form, Answers({"clan": "moon"}, late))) == {"seats.0.thesis"}


def test_DG_40_1_more_cubes_of_a_colour_than_there_are() -> None:
    form = companion.form(EXPEDITION, 4)
    seats = [{"hierarchy": 3}, {"hierarchy": 3}, {"hierarchy": 3}, {}]
    found = problems(form, Answers({"clan": "moon"}, seats))
    assert found == {
        f"seats.{seat}.hierarchy": ("too-many-cubes-of", "DG-40.1") for seat in range(3)
    }


def test_DG_1_10_more_jinx_cards_than_there_are() -> None:
    cards = [{"penalty": 1} for _ in range(8)]
    seats = [{"jinxes": cards}, {"jinxes": cards}]
    found = problems(companion.form(EXPEDITION, 2), Answers({"clan": "moon"}, seats))
    assert found == {"seats.1.jinxes": ("companion-box", "DG-1.10")}


VERSUS = {"rocca.omega_vs_all": True}


def test_RC_SOL_13_who_plays_alone_and_passes_no_thesis_has_lost() -> None:
    form = companion.form(EXPEDITION, 1)
    lost = companion.score(form, Answers(BLOOD, [{"militia": 4}]))
    assert lost.places == (2, 1)
    assert [(note.clause, note.key) for note in lost.notes] == [
        ("RC-SOL.13", "companion-lost-thesis")
    ]
    won = companion.score(form, Answers(BLOOD, [{"militia": 4, "thesis": 1}]))
    assert won.totals == (30, 0)
    assert won.places == (1, 2)
    assert not won.notes + won.ties
    told = Telling("fr", EXPEDITION, ["Ada"]).scored(form, won)
    assert told.owners == ["Ada", "Oméga"]


def test_RC_SOL_11_after_a_thesis_alone_no_tome_is_full_any_more() -> None:
    answers = Answers({**BLOOD, "tome": True}, [{"militia": 4, "thesis": 1}])
    found = problems(companion.form(EXPEDITION, 1), answers)
    assert found == {"table.tome": ("companion-won-before", "RC-SOL.11")}


def test_RC_OVA_15_where_nobody_passes_a_thesis_omega_wins() -> None:
    form = companion.form(EXPEDITION, 3, options=VERSUS)
    told = Telling("en", EXPEDITION, ["Ada", "Bea", "Clio"])
    found = told.scored(form, companion.score(form, Answers(BLOOD, [{"militia": 4}, {}, {}])))
    assert found.owners == ["Ada", "Bea", "Clio", "Omega"]
    assert found.places == [2, 2, 2, 1]
    assert [(note.clause, note.text.split(":")[0]) for note in found.notes] == [
        ("RC-OVA.15", "Nobody has passed a Thesis")
    ]
    assert not found.ties


def test_RC_OVA_16_a_full_tome_takes_even_from_who_has_passed_the_thesis() -> None:
    form = companion.form(EXPEDITION, 2, options=VERSUS)
    seats = [{"militia": 4, "thesis": 1}, {"hierarchy": 1}]
    without = companion.score(form, Answers(BLOOD, seats))
    assert (without.totals, without.places) == ((30, 0, 0), (1, 2, 3))
    full = companion.score(form, Answers({**BLOOD, "tome": True}, seats))
    assert (full.totals, full.places) == ((0, 0, 0), (2, 2, 1))
    assert [note.clause for note in full.notes] == ["RC-OVA.14"]


def test_RC_BIG_10_points_of_a_mode_join_the_count() -> None:
    form = companion.form(EXPEDITION, 2)
    seats = [{"militia": 4, "thesis": 1, "mode": 6}, {"thesis": 2, "mode": 1}]
    found = companion.score(form, Answers(BLOOD, seats))
    assert found.totals == (36, 8)
    assert [line.points for line in found.lines if line.clause == "RC-BIG.10"] == [(6, 1)]


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_seats_has_a_form(name: str) -> None:
    game = next(game for game in ludoteca.games() if game.name == name)
    for edition in game.editions:
        for seats in game.seats:
            if seats == 1 and edition != "en-0.5":
                continue
            form = companion.form(name, seats, edition)
            assert form.owners == max(2, seats)


def test_KC_5_13_at_the_end_it_is_known_which_scenario_was_drawn() -> None:
    with pytest.raises(ludoteca.TermsError) as error:
        companion.form(CON, 3, options={"scenario": "random"})
    assert [reason.clause for reason in error.value.reasons] == ["KC-5.13"]
