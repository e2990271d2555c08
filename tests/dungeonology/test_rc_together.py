"""RC-GEN.1, RC-SET Modules of Rocca Civetta together: what they do to each other, the setup."""

from typing import Any

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.actions import within_range
from ludoteca.games.dungeonology.boss import suffer
from ludoteca.games.dungeonology.components import STANDARD
from ludoteca.games.dungeonology.rocca_civetta.congregations import ZETA
from ludoteca.games.dungeonology.scholars import panic
from ludoteca.games.dungeonology.students import draw_students, reserve, stun
from ludoteca.games.dungeonology.turns import end_phase
from ludoteca.kernel.play import awaited, options

from .scenes import A, B, agree, begun, do, kinds, scene, settled, told

SCHOLARS: dict[str, Any] = {"rocca__scholars": True}
SPECIALISTS = {**SCHOLARS, "rules__main_effects": True, "rocca__specialists": True}
MEMBERS = {**SCHOLARS, "rocca__congregations": True}


def test_what_a_gravedigger_gives_the_rioter_is_at_the_bonfire_once():
    """Part 3.3, Part 3.5: both put those Students there."""
    chosen = {**SCHOLARS, "rules__boss": True, "boss": "capagrezza", "boss_profile": "rioter"}
    s = scene(("onamor", "valerio"), options=chosen, students=[3, 0], bonfire=0)
    before = reserve(s)
    settled(s, suffer, A)
    assert (s.students[A], s.bonfire, reserve(s)) == (1, 2, before)


def test_students_of_congregations_go_to_the_bonfire_of_the_rioter_too():
    chosen = {**MEMBERS, "rules__boss": True, "boss": "capagrezza", "boss_profile": "rioter"}
    given: dict[str, Any] = {
        "students": [2, 0],
        "members": [[0, 1, 0, 0], [0, 0, 0, 0]],
        "bonfire": 0,
    }
    s = scene(("sara", "valerio"), options=chosen, **given)
    settled(s, suffer, A)
    do(s, A, (STANDARD, ZETA))  # RC-CNG.15
    assert (s.bonfire, s.pyre) == (2, (STANDARD, ZETA))


def test_RA_60_nerve_first_then_the_stunt_double_spares_the_rest():
    s = scene(("enrico", "valerio"), options=SPECIALISTS, fired_up=[A], students=[0, 0],
              interns={"stunt-double": A})  # fmt: skip
    stun(s, A, 1)
    assert (s.stunned[A], awaited(s)) == (0, (A,))  # only Nerve was needed: the Action goes on
    assert type(s.stack[-1]).__name__ == "Action"
    stun(s, A, 1)
    assert type(s.stack[-1]).__name__ == "StuntDouble"
    do(s, A, 1)
    assert s.stunned[A] == 0


def test_a_marksman_with_a_falconer_spies_three_zones_away():
    row = [{"zone": f"I-{n}", "x": 2 + 2 * i, "y": 0} for i, n in enumerate((1, 2, 6, 3))]
    for interns, seen in (({}, "I-6"), ({"falconer": A}, "I-3")):
        given: dict[str, Any] = {
            "zones": row,
            "fired_up": [A],
            "interns": interns,
            "at": ["I-1", seen],
        }
        s = scene(("claudio", "valerio"), options=SPECIALISTS, **given)
        assert within_range(s, A) == [B]
    s = scene(("claudio", "valerio"), options=SPECIALISTS, **{**given, "interns": {}})
    assert within_range(s, A) == []


def test_a_mole_draws_one_student_more_of_all_not_one_more_each_time():
    chosen = {**MEMBERS, "rocca__jinxes": True, "draw_mode": "sequential"}
    given: dict[str, Any] = {
        "bag": [9, 0],
        "bag_members": [0, 1, 0, 0],
        "bonfire": 0,
        "students": [0, 0],
    }
    s = scene(("sara", "valerio"), options=chosen, jinxes=[["mole-in-the-ranks"], []], **given)
    log = settled(s, draw_students, A, 2)
    drawn = sum([x.public["count"] for x in log if x.kind == "students-drawn"])
    assert drawn == 3


def test_spriggan_draws_at_the_end_though_main_effects_do_not():
    chosen = {**SPECIALISTS, **MEMBERS, "rocca__spriggan": True}
    given: dict[str, Any] = {
        "bag": [1, 0],
        "bag_members": [0, 1, 0, 0],
        "bonfire": 0,
        "students": [1, 0],
    }
    s = scene(("sara", "valerio"), options=chosen, interns={"spriggan": A}, **given)
    log = settled(s, lambda s: end_phase(s, s.turn_frame()))
    assert told(log, "members-drawn")["kinds"] == (ZETA,)
    assert type(s.stack[-1]).__name__ == "DrawnStudents"
    assert "members-drawn" not in kinds(do(s, A, 0))


def test_overpacked_makes_camp_z_dearer():
    chosen = {**SCHOLARS, "rocca__jinxes": True}
    given: dict[str, Any] = {
        "moment": "movement",
        "hands": [[], []],
        "jinxes": [["overpacked"], []],
    }
    s = scene(("caterina", "valerio"), options=chosen, **given)
    speed = s.phase().speed
    places = [deed for deed in s.stack[-1].options(s, A) if len(deed) > 4]
    do(s, A, places[0])
    assert s.phase().speed == speed - 2
    s = scene(("caterina", "valerio"), options=chosen, speed=1, **given)
    assert [deed for deed in s.stack[-1].options(s, A) if len(deed) > 4] == []


def test_RC_SET_1_the_trick_deck_has_the_chosen_sets():
    """RT-7a."""
    sizes = [
        len(begun(2, rules__main_effects=True, **dict.fromkeys(sets, True)).terms.cards.tricks)
        for sets in ((), ("rocca__alchemy",), ("rocca__alchemy", "rocca__specialists"))
    ]
    assert sizes == [105, 126, 147]


def test_RC_SET_2_eleven_scholars_are_there_to_choose_from():
    s = GAME.begin(agree(2, **SCHOLARS), 2, 1)
    assert len(list(options(s, awaited(s)[0]))) == 11


def test_RC_SET_5_the_panic_card_that_is_named_lies_under_the_alert_card():
    chosen = {"rules__boss": True, "rules__max_alert": True, "boss": "jukas"}
    for seed in range(4):
        s = begun(2, seed, **chosen, panic="distort-the-mind", alert_profile="hard")
        assert s.terms.alert.id == "hard"
        assert panic(s).id == "distort-the-mind"
    drawn = {panic(begun(2, seed, **chosen)).id for seed in range(12)}
    assert drawn == {"darkness", "the-revellers-charge", "distort-the-mind"}
