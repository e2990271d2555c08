"""RC-OPH The Omega Phase: sections A to K, movement, meetings."""

from typing import Any

import pytest

from ludoteca.games.dungeonology.components import CAMP, NO_CUBE, STUDY
from ludoteca.games.dungeonology.notes import put_on_board, take_off_board
from ludoteca.games.dungeonology.rocca_civetta.omega.deck import omega_alert, reveal
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import OmegaPlace, OmegaZone, teleport
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import gain, part_with
from ludoteca.games.dungeonology.stealth import zone_alert
from ludoteca.kernel.play import advance, awaited, options

from .maps import lay, spot
from .omega import BLACK, STARS, alone, black, does, filled, phase, together
from .scenes import (
    BLUE,
    OURS,
    A,
    G,
    P,
    R,
    cards,
    do,
    end_turn,
    fix_bag,
    heard,
    kinds,
    scene,
    settled,
    sums,
    told,
)

LINE = lay("I-4", "I-3")  # I-4 a to START at d, to I-3 at h; a and e lead nowhere
ROWS = {row.id: row for row in OURS.omegas}


def empty_piles(s):
    s.piles = [() for _ in s.piles]


def test_RC_OPH_1_it_follows_the_end_phase():
    s = alone("action", omega_deck=["omega-14"])
    heard_ = kinds(end_turn(s))
    assert heard_.index("end-phase") < heard_.index("tricks-drawn") < heard_.index("omega-card")


def test_RC_OPH_2_RC_OVA_14_first_the_tome_is_checked():  # RT-10d
    s = together(2, tome=filled(2))
    assert "omega-card" not in kinds(phase(s))
    assert (s.omega_won, s.omega_discard) == (True, ())


def test_RC_OPH_3_from_the_top_to_the_bottom_then_discarded():
    s = alone(
        boards=["GGGRRR"], omega_deck=["omega-16"], bag=[9, 1]
    )  # teleport, col, stn, -, G col
    log = kinds(phase(s))
    wanted = ["omega-card", "omega-teleports", "omega-collects", "omega-meets"]
    assert [x for x in log if x in wanted] == wanted
    assert [OURS.omegas[s.faces[card]].id for card in s.omega_discard] == ["omega-16"]


def test_RC_OPH_4_an_exhausted_deck_is_rebuilt_from_the_discards():  # RT-14
    s = alone()
    for _ in range(21):
        reveal(s, "phase")
    assert (len(s.omega_deck), len(s.omega_discard)) == (0, 21)
    log = heard(s, lambda: reveal(s, "phase"))
    assert told(log, "omega-deck-restored")["cards"] == 21
    assert (len(s.omega_deck), len(s.omega_discard)) == (20, 1)


def test_RC_OPH_5_omega_draws_and_the_scholar_gets_the_jinx():
    s = alone(omega_deck=["omega-15"], bag=[3, 1], at=["START"])
    fix_bag(s, "omega")
    phase(s)
    assert (s.alert, len(s.jinxes[A])) == (1, 1)
    assert s.knowers[s.jinxes[A][0]] == 0  # RA-49: face down, also in the Starting Zone
    heavy = alone(omega_deck=["omega-15"], bag=[9, 1], jinxes=[["mole-in-the-ranks"]], at=["START"],
                  options={"rocca__jinxes": True})  # fmt: skip
    fix_bag(heavy, "grey")
    assert told(phase(heavy), "students-drawn")["count"] == 1  # a Jinx of the Scholar adds none


def test_RC_OPH_6_RC_OPH_12_the_arrow_or_the_first_passage_clockwise():
    s = alone(**LINE, omega_deck=["omega-4"], at=["START"])  # arrow g: h is next, to I-3
    phase(s)
    assert s.omega == spot(s, "I-3")


def test_RC_OPH_7_RC_OMG_5_a_zone_is_revealed_the_player_places_it_and_omega_enters():
    s = alone(**LINE, omega_deck=["omega-1"], at=["START"])  # arrow a leads nowhere
    log = phase(s)
    assert "zone-drawn" in kinds(log)
    assert isinstance(s.stack[-1], OmegaZone)
    assert awaited(s) == (A,)
    places = list(options(s, A))
    do(s, A, places[-1])
    assert s.omega == 3 == len(s.plan.placed) - 1
    assert 0 in [mine for mine, _ in s.dungeon().ways(1, 3)]


def test_RC_OPH_8_without_a_zone_the_next_passage_is_used():
    s = alone(**LINE, omega_deck=["omega-1"], at=["START"])
    empty_piles(s)
    phase(s)  # a, then d to START, where the Scholar is
    assert s.omega == CAMP


def test_RC_OPH_9_a_zone_with_cubes_or_the_scholar_is_entered():
    s = alone(**LINE, omega_deck=["omega-8"], at=["I-3"])  # arrow h
    s.cubes[2] = (NO_CUBE, NO_CUBE)
    phase(s)
    assert s.omega == 2
    s = alone(**LINE, omega_deck=["omega-8"], at=["START"])
    phase(s)
    assert s.omega == 2


def test_RC_OPH_10_a_zone_with_neither_is_passed_over():  # RT-13a
    s = alone(**LINE, omega_deck=["omega-8"], at=["START"])  # h is empty, a leads nowhere
    s.cubes[2] = (NO_CUBE, NO_CUBE)
    log = phase(s)
    assert "zone-drawn" in kinds(log)
    do(s, A, next(iter(options(s, A))))
    assert s.omega == 3
    assert 0 in [mine for mine, _ in s.dungeon().ways(1, 3)]


def test_RC_OPH_11_else_omega_teleports():
    s = alone(**LINE, omega_deck=["omega-8"], at=["I-4"], omega="START")
    empty_piles(s)
    s.cubes[1] = (NO_CUBE, NO_CUBE, NO_CUBE)
    s.spots[A] = 2
    log = phase(s)
    assert "omega-teleports" in kinds(log)
    assert s.omega == 2


def test_RC_OPH_13_several_arrows_are_steps_from_the_zone_reached():
    s = alone(**lay("I-4", "I-3", "I-2"), omega_deck=["omega-9"], at=["START"], omega="I-2")
    empty_piles(s)
    s.stairs_used = (3,)
    log = phase(s)  # a, clockwise to d: I-3; then c: back to I-4 at its h
    moves = [event.public["spot"] for event in log if event.kind == "omega-moves"]
    assert moves == [2, 1]


def test_RC_OPH_14_in_maximum_alert_no_zone_is_placed():
    more: dict[str, Any] = {"options": {"rules__max_alert": True}, "panicking": True}
    s = alone(**LINE, omega_deck=["omega-1"], at=["START"], **more)
    assert "zone-drawn" not in kinds(phase(s))
    assert s.omega == CAMP


def test_RC_OPH_15_RC_OMG_21_teleport_to_the_scholar_or_to_the_best_cube():  # RT-13c
    s = alone(**LINE, at=["I-3"])
    assert told(settled(s, teleport, A), "omega-teleports")["spot"] == 2
    s = alone(**LINE, at=["START"], omega="START")
    s.cubes[1], s.cubes[2] = (P, R, NO_CUBE), (G, P)
    s.stack = []
    teleport(s, A)
    assert isinstance(s.stack[-1], OmegaPlace)
    assert s.stack[-1].spots == (1, 2)
    do(s, A, 2)
    assert s.omega == 2
    s = alone(**LINE, at=["START"])
    s.cubes[1], s.cubes[2] = (NO_CUBE,) * 3, (NO_CUBE,) * 2
    assert kinds(settled(s, teleport, A)) == ["omega-stays"]


def test_RC_OPH_16_an_effect_happens_during_or_after_the_movement():
    s = alone(**lay("I-4", "I-3", "I-2"), omega_deck=["omega-9"], at=["START"], omega="I-2")
    empty_piles(s)
    s.stairs_used = (3,)
    phase(s)
    assert s.tome == (G, G)  # one in each Zone entered
    s = alone(**LINE, omega_deck=["omega-8"], at=["START"])
    phase(s)
    assert s.tome == (G,)


def test_RC_OPH_17_omega_collects_from_the_left_without_a_test():
    s = alone()
    s.cubes[1] = (NO_CUBE, R, BLUE)
    does(s, "collect", 1)
    assert s.tome[-1:] == (R,)
    does(s, "collect", 2)
    assert list(s.tome) == [R, BLUE]
    s.cubes[1] = (G, BLUE, R)
    does(s, "collect-best")
    assert s.tome[-1] == BLUE
    does(s, "eliminate")
    assert s.cubes[1] == (G, NO_CUBE, NO_CUBE)


def test_RC_OPH_18_the_encounter_happens_to_who_is_met():
    s = alone(**LINE, omega_deck=["omega-8"], at=["I-3"], students=[3])
    assert "omega-meets" in kinds(phase(s))
    assert s.students[A] == 2
    s = alone(**LINE, omega_deck=["omega-8"], at=["I-4"], students=[3])
    assert "omega-meets" not in kinds(phase(s))
    assert s.students[A] == 3  # RC-OPH.19: to leave the Scholar's Zone is no meeting


def test_RC_OPH_19_RA_25_once_in_a_phase_and_never_in_the_starting_zone():
    s = alone(omega_deck=["omega-16"], hands=[[]])  # a Teleport to where he stands already
    assert kinds(phase(s)).count("omega-meets") == 1
    s = alone(**LINE, omega_deck=["omega-4"], at=["START"], students=[3])
    s.cubes[2] = (NO_CUBE, NO_CUBE)
    empty_piles(s)
    phase(s)
    assert (s.omega, s.students[A]) == (CAMP, 3)


def test_RC_OPH_20_fewer_stars_than_black_stars_is_fired_up_at_any_change():  # RT-11b
    s = alone(tome="G" * (BLACK[1][0] - 1))
    assert not s.fired_up[A]
    gain(s, G)
    assert s.fired_up[A]
    s = alone(tome=black(1), boards=["GGG"])
    assert not s.fired_up[A]
    take_off_board(s, A, G)
    assert s.fired_up[A]


def test_RC_OPH_21_RA_19_a_fired_up_scholar_who_is_met_suffers_the_black_star():
    more: dict[str, Any] = {"tome": black(1), "fired_up": [0], "boards": ["R"], "students": [0]}
    s = alone(omega_deck=["omega-14"], **more)  # E steals, F stuns
    phase(s)
    assert (s.stunned[A], s.boards[A]) == (1, (0, 0, 0, 0, 0))
    calm = alone(omega_deck=["omega-14"], **{**more, "tome": "", "fired_up": []})
    phase(calm)
    assert calm.stunned[A] == 0
    away = alone(omega_deck=["omega-5"], **LINE, **more, at=["START"])
    phase(away)
    assert away.boards[A] == (0, 1, 0, 0, 0)  # not met
    met = alone(omega_deck=["omega-5"], **LINE, **more, at=["START"], omega="I-3")
    met.spots[A] = 1
    empty_piles(met)
    met.cubes[2] = (NO_CUBE, NO_CUBE)
    phase(met)  # RA-19: a card without an Encounter
    assert met.boards[A] == (0, 0, 0, 0, 0)


def test_RC_OPH_22_as_many_stars_as_black_stars_calm_down():
    s = alone(tome=black(1), fired_up=[0], boards=["GG"])
    put_on_board(s, A, G)
    assert not s.fired_up[A]
    s = alone(tome=black(1), fired_up=[0])
    part_with(s, G)
    assert not s.fired_up[A]


@pytest.mark.parametrize(("stars", "sections"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_RC_OPH_23_RC_OPH_24_star_and_double_star(stars, sections):  # RT-11a, RT-11b
    s = alone(omega_deck=["omega-19"], boards=[STARS[stars]], tome=black(1), bag=[9, 0],
              fired_up=[0] if stars < 1 else [], hands=[[]])  # fmt: skip
    empty_piles(s)
    log = phase(s)
    seen = [event.public["section"] for event in log if event.kind == "omega-section"]
    assert [x for x in seen if x != "black-star"] == ["star", "double-star"][:sections]
    assert ("jinx-drawn" in kinds(log)) == (sections == 2)


def test_RC_OPH_25_nobody_is_touched_in_the_starting_zone_the_rest_happens():
    s = alone(omega_deck=["omega-19"], boards=[STARS[3]], tome=black(1), bag=[9, 0], at=["START"])
    empty_piles(s)
    log = kinds(phase(s))
    assert "jinx-drawn" not in log  # H
    assert log.count("students-drawn") == 2  # A and G


def test_RC_OPH_26_sabotage_adds_divinations_to_the_alert():  # RT-12b
    s = alone("action", hands=[["FT5", "FT4"]], omega_deck=["omega-7"], deck=["SU2", "EX1"],
              omega="START")  # fmt: skip
    do(s, A, (STUDY, 1))
    before = sums(s)[1]
    log = do(s, A, cards(s, A, "FT5"))
    assert sums(s)[1] == before + 3
    assert kinds(log).count("omega-divines") == 2


def test_RC_OPH_28_RC_OPH_29_RA_26_the_last_card_revealed_raises_the_alert_at_once():
    s = alone("action", hands=[["FT5", "FT4"]], omega_deck=["omega-17"], omega_discard=["omega-1"])
    assert zone_alert(s, 1)[-1] == ("omega", 1, 1)
    do(s, A, (STUDY, 1))
    before = sums(s)[1]
    do(s, A, cards(s, A, "FT5"))  # reveals a card without Sabotage, of Alert 3
    assert sums(s)[1] == before + 2
    assert omega_alert(s) == ROWS["omega-17"].alert == 3
    assert [part[0] for part in zone_alert(s, 0)] == ["zone"]


def test_RC_OPH_30_a_card_revealed_for_sabotage_does_nothing_else():
    s = alone("action", hands=[["FT5", "FT4"]], omega_deck=["omega-20"], students=[3])
    do(s, A, (STUDY, 1))
    do(s, A, cards(s, A, "FT5"))
    assert (s.omega, s.tome, s.stunned[A], s.students[A]) == (1, (), 0, 3)


def test_RC_OPH_31_an_omega_student_without_a_space_ends_the_game_as_ever():
    s = alone(omega_deck=["omega-15"], bag=[0, 1], at=["START"], alert=4, hands=[[]])
    s.alert = len(s.terms.alert.spaces)
    phase(s)
    assert s.ends_before == (A,)


def test_RC_CNG_25_RA_14_nobody_keeps_a_congregation_student_in_the_omega_phase():
    s = alone(options={"rocca__congregations": True}, omega_deck=["omega-15"], at=["START"],
              bag=[2, 0], bag_members=[2, 0, 0, 0], students=[3], hands=[[]])  # fmt: skip
    phase(s)
    assert (s.pyre, s.members[A]) == ((0,), (0, 0, 0, 0))


def test_the_cards_have_the_checksums_of_part_3_11():  # RT-15
    rows = OURS.omegas
    assert len(rows) == 21
    assert sum([row.students for row in rows]) == 13
    assert len([row for row in rows if row.teleport]) == 4
    assert len([row for row in rows if row.sabotage]) == 11
    assert len([row for row in rows if row.reaction]) == 10
    assert sum([row.alert for row in rows]) == 29


def test_a_scene_without_omega_has_no_such_part():
    s = scene(moment="action")
    assert not s.terms.omega
    advance(s)
    assert "tome" not in s.seen_by(A)
