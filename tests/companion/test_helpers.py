"""Set-up, edition, the Collector, the Randomizer and Alert: by the rules of the games."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.companion import Answers, ProblemsError, helpers
from ludoteca.companion.telling import Telling
from ludoteca.games import game as game_named
from ludoteca.games.dungeonology.rocca_civetta.modules import BIG_BOSSES
from ludoteca.kernel.event import Reason
from ludoteca.words import LANGUAGES

CHAMBER, CON, EXPEDITION = "chamber-of-wonders", "king-of-con", "dungeonology"
ADVANCED = dict.fromkeys(
    ("rules.boss", "rules.max_alert", "rules.main_effects", "rocca.research"), True
)


def told(name: str, game: str, seats: int, seed: Any = 1, options: Any = None, **table: Any) -> Any:
    form = helpers.ask(name, game, seats, options=options)
    return helpers.tell(name, form, Answers(table), seed)


def keys(steps: Any) -> list[str]:
    return [x.key.removeprefix("companion-") for x in steps if isinstance(x, Reason)]


# ------------------------------------------------------------ set-up


def test_KC_5_the_same_seed_sets_up_the_table_that_the_hall_would() -> None:
    steps = told("setup", CON, 3, 7, {"scenario": "random"})
    state: Any = ludoteca.new(CON, 3, 7, options={"scenario": "random"}).state
    monkeys = {x.args["seat"]: x.args["number"] for x in steps if "number" in x.args}
    assert monkeys == dict(enumerate(state.monkey))
    assert ("KC-5.5", {"count": 70}) in [(x.clause, x.args) for x in steps]
    assert steps[-1].args == {"scenario": state.terms.scenario}


def test_CW_SETUP_areas_contacts_and_who_begins_are_drawn() -> None:
    steps = {x.key.removeprefix("companion-setup-"): x.args for x in told("setup", CHAMBER, 3)}
    assert len({area[:-2] for area in steps["areas"]["areas"]}) == 4
    assert len({*steps["contacts"]["contacts"]}) == 4
    assert (steps["agents"], steps["hands"]) == ({"count": 3}, {"count": 3})
    assert "equipment" in steps
    assert told("setup", CHAMBER, 1)[-1].clause == "CW-SOLO-COLLECTOR.1"
    form = helpers.ask("setup", CHAMBER, 2, "fr-0.4")
    french = helpers.tell("setup", form, Answers(), 1)
    assert Reason("CW-SETUP.15", "companion-setup-pounds", {"count": 8}) in french


def test_DG_2_7_DG_2_18_tricks_in_turn_order_and_the_university() -> None:
    steps = told("setup", EXPEDITION, 4, 2, ADVANCED)
    tricks = [x.args for x in steps if x.key == "companion-setup-tricks"]
    first = next(x.args["seat"] for x in steps if x.key == "companion-setup-first")
    assert [x["count"] for x in tricks] == [1, 2, 3, 4]
    assert tricks[0]["seat"] == first
    assert {"setup-boss", "setup-panic", "setup-interns-of", "setup-research"} <= {*keys(steps)}
    assert "setup-boss" not in keys(told("setup", EXPEDITION, 4, 2))


def setting_up(seats: int, seed: int = 3, **more: Any) -> dict[str, Any]:
    options = {name.replace("__", "."): value for name, value in more.items()}
    steps = told("setup", EXPEDITION, seats, seed, options)
    return {x.key.removeprefix("companion-setup-"): x.args for x in steps}


def test_RC_SOL_3_to_7_alone_against_omega() -> None:
    steps = setting_up(1)
    state: Any = ludoteca.new(EXPEDITION, 1, 3, options={"rocca.solo": True, "scholars": "random"})
    state = state.state
    assert steps["tricks"] == {"seat": 0, "count": len(state.hands[0])}
    assert steps["university"] == {"greys": state.bag[0]}
    assert steps["omega-deck"] == {"count": 21}
    assert steps["tome"] == {"spaces": 6, "count": 1}
    assert steps["jinxes-solo"]["count"] < setting_up(2)["jinxes-of"]["count"]
    assert "omega-figure" in steps
    assert "first" not in steps


def test_RC_OVA_4_RC_OVA_6_omega_against_all() -> None:
    steps = setting_up(3, rocca__omega_vs_all=True)
    assert steps["tome"] == {"spaces": 25, "count": 3}
    assert steps["university"] == setting_up(3)["university"]


def test_RC_MIX_5_RC_SET_6_RC_SET_10_decks_and_what_lies_beside() -> None:
    everything = {
        name.replace(".", "__"): True for name in game_named(EXPEDITION).presets["everything"]
    }
    steps = setting_up(4, **everything)
    assert steps["trick-deck"] == {"count": 151}
    assert (steps["clan-of"], steps["jinxes-of"]) == ({"count": 15}, {"count": 23})
    assert {"set-alchemy", "set-specialists", "set-spriggan", "familiars"} <= {*steps}
    assert steps["floors"] == {"count": 4}
    members = steps["university-members"]["congregations"]
    fewer = setting_up(4)["university"]["greys"] - len(members)
    assert steps["university"] == {"greys": fewer}


def test_RC_SET_4_RC_SET_8_a_big_boss_with_its_pieces_and_zones() -> None:
    bosses = {"fredo": ["I-T"], "marconiglio": ["II-D"], "mother-basilisk": []}
    bosses |= {"enrico-giovanni": ["III-C", "III-K"], "scylla-and-charybdis": []}
    for boss, zones in bosses.items():
        steps = told("setup", EXPEDITION, 2, 1, {"rules.boss": True, "boss": boss})
        named = [x.args["zone"] for x in steps if x.key == "companion-setup-special"]
        assert named == zones
        assert f"setup-pieces-{boss}" in keys(steps)
    (phi,) = [x.args for x in told("setup", EXPEDITION, 2, 1, {"rules.boss": True, "boss": "jukas"})
              if x.clause == "RC-CNG.6"]  # fmt: skip
    assert phi == {"count": 3}


def test_RC_SET_5_a_panic_card_that_was_named() -> None:
    assert setting_up(2, rules__max_alert=True, panic="darkness")["panic-named"] == {
        "panic": "darkness"
    }


# ------------------------------------------------------------ which edition


def test_E_42_the_edition_that_says_what_the_owners_box_says() -> None:
    found = told("edition", CHAMBER, 2, **{"setup.money": "8"})
    assert found[0].args == {"editions": ["fr-0.4"]}
    assert len(found) == 1
    found = told("edition", CHAMBER, 2, **{"setup.money": "5", "contact.seer_alternative": "bottom",
                                           "contact.seer_name": "cloris"})  # fmt: skip
    assert (found[0].args, found[1].args["option"]) == (
        {"editions": ["it-0.3"]}, "contact.seer_alternative"
    )  # fmt: skip
    assert keys(told("edition", CHAMBER, 2)) == ["edition-several"]


# ------------------------------------------------------------ the Collector


def collector(*cards: tuple[str, int], **more: Any) -> list[Any]:
    typed = [{"kind": kind, "value": value} for kind, value in cards]
    return list(told("collector", CHAMBER, 1, cards=typed, **more))


def placed(steps: list[Any]) -> list[Any]:
    return [x.args["cards"] for x in steps if x.key == "companion-collector-places"]


def test_CW_SOLO_REVEAL_3_to_8_he_follows_his_order() -> None:
    steps = collector(
        ("arcane", 9), ("legs", 1), ("precious", 2), ("head", 1), ("body", 3), ("precious", 5)
    )
    assert [len(cards) for cards in placed(steps)] == [3, 1, 1, 1]
    assert placed(steps)[1:] == [[("precious", 5)], [("precious", 2)], [("arcane", 9)]]
    assert steps[-1].args == {"pounds": 15 + 6}


def test_CW_SOLO_REVEAL_9_CW_SOLO_REVEAL_14_what_he_cannot_place_stays() -> None:
    steps = collector(("book-A", 1), ("book-B", 1), ("legendary", 4), purse=4, filled=6)
    assert placed(steps) == []
    assert [x.args["cards"] for x in steps if x.clause == "CW-SOLO-REVEAL.14"] == [
        [("book-A", 1), ("book-B", 1), ("legendary", 4)]
    ]


def test_CW_SOLO_REVEAL_13_he_pays_for_another_showcase() -> None:
    steps = collector(("legendary", 4), ("grotesque", 4), purse=9, filled=6)
    assert keys(steps).count("collector-opens") == 1
    assert placed(steps) == [[("legendary", 4)]]


# ------------------------------------------------------------ Randomizer and Alert


def test_DG_3_3_DG_3_9_only_who_was_named_is_drawn() -> None:
    for seed in range(6):
        (step,) = told("randomizer", EXPEDITION, 2, seed, triangles=["orange", "black"])
        assert step.args["triangle"] in ("orange", "black")
    assert keys(told("randomizer", EXPEDITION, 2)) == ["randomizer-nothing"]


def test_DG_3_4_to_6_directions_passages_and_information() -> None:
    drawn = {told("randomizer", EXPEDITION, 2, n, what="direction")[0].args["direction"]
             for n in range(20)}  # fmt: skip
    assert drawn == {*"NESW"}
    (step,) = told("randomizer", EXPEDITION, 2, what="passage", slots=["e"])
    assert step.args == {"slot": "e"}
    (step,) = told("randomizer", EXPEDITION, 2, what="information", colours=["wealth"])
    assert step.args == {"colour": "wealth"}


def test_DG_11_10_an_omega_student_on_the_alert_card() -> None:
    steps = told("alert", EXPEDITION, 3, placed=1, bonfire=4, greys=2, students=6)
    kinds = [x.kind for x in steps]
    assert kinds == ["omega-student", "bonfire-emptied", "jinx-drawn", "university-refilled"]
    assert steps[0].public["alert"] == 2


def test_DG_11_10_who_draws_the_omega_student_need_not_be_the_first_player() -> None:
    form = helpers.ask("alert", EXPEDITION, 3)
    said = Telling("en", EXPEDITION, about="alert").steps(form, told("alert", EXPEDITION, 3))
    assert said[0].text.startswith("This player draws")


def test_DG_33_6_with_a_full_card_the_panic_card_is_revealed() -> None:
    steps = told("alert", EXPEDITION, 3, 1, {"rules.max_alert": True}, placed=4, panic="darkness")
    assert [x.kind for x in steps][-2:] == ["maximum-alert", "university-filled"]
    form = helpers.ask("alert", EXPEDITION, 3, options={"rules.max_alert": True})
    said = [x.text for x in Telling("en", EXPEDITION, about="alert").steps(form, steps)]
    assert not any(text.startswith("Turned up") for text in said), "it is no Trick card"
    assert "Darkness" in said[-2]


def test_DG_40_2_more_students_than_there_are() -> None:
    with pytest.raises(ProblemsError) as error:
        told("alert", EXPEDITION, 2, greys=30, students=30)
    assert [x.reason.clause for x in error.value.problems] == ["DG-40.2"]


# ------------------------------------------------------------ words


TABLES = [
    ("setup", CON, 3, {"scenario": 4}, {}),
    ("setup", CHAMBER, 1, {"solo.clubs": "on"}, {}),
    ("setup", CHAMBER, 4, {"clubs.enabled": "on"}, {}),
    ("setup", EXPEDITION, 4, ADVANCED, {}),
    ("setup", EXPEDITION, 1, {}, {}),
    ("setup", EXPEDITION, 4, game_named(EXPEDITION).presets["everything"], {}),
    *[
        ("setup", EXPEDITION, 2, {"rules.boss": True, "boss": boss, "rocca.omega_vs_all": True}, {})
        for boss in (*BIG_BOSSES, "jukas")
    ],
    ("edition", CHAMBER, 2, {}, {"setup.money": "5"}),
    ("collector", CHAMBER, 1, {"solo.lord": "on"}, {"cards": [{"kind": "precious", "value": 3}]}),
    ("randomizer", EXPEDITION, 2, {}, {"triangles": ["cyan"]}),
    ("randomizer", EXPEDITION, 2, {}, {"what": "passage", "slots": ["a"]}),
    ("randomizer", EXPEDITION, 2, {}, {"what": "information", "colours": ["militia"]}),
    ("alert", EXPEDITION, 2, {"rules.max_alert": True}, {"placed": 4, "bonfire": 2}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "game", "seats", "options", "table"), TABLES)
def test_every_helper_speaks(
    language: str, name: str, game: str, seats: int, options: Any, table: Any
) -> None:
    form = helpers.ask(name, game, seats, options=options)
    words = Telling(language, game, ["Ada", "Bruno"], name)
    asked = words.form(form)
    assert all(field.label for field in asked.table)
    assert all(value.label for field in asked.table for value in field.values)
    said = words.steps(form, helpers.tell(name, form, Answers(table), 3))
    assert said
    assert all(x.text and "{" not in x.text for x in said)
