"""RC-SOL Solo: one Scholar against Omega."""

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import CAMP, REST, THESIS
from ludoteca.games.dungeonology.ending import exhausted, final_scoring
from ludoteca.games.dungeonology.notes import modified, stars
from ludoteca.games.dungeonology.students import omega_drawn, refill
from ludoteca.games.dungeonology.thesis import forced_thesis
from ludoteca.games.dungeonology.turns import activities
from ludoteca.kernel.terms import TermsError

from .omega import STARS, alone, black, filled, phase
from .scenes import OURS, A, agree, at_end_of_turn, begun, do, end_turn, kinds, settled, why

WINNING = "GGGGGGGRRRRRRBBBB"  # enough for the Clan of Blood, with many Stars


def refused(seats, **options):
    with pytest.raises(TermsError) as error:
        agree(seats, **options)
    return {(reason.clause, reason.key) for reason in error.value.reasons}


def test_RC_SOL_1_RC_GEN_5_one_player_and_one_scholar_against_omega():
    s = begun(1)
    assert (s.seats, len(s.scholars), s.terms.solo, s.terms.omega) == (1, 1, True, True)
    assert refused(2, rocca__solo=True) == {("RC-SOL.1", "solo-is-for-one")}
    assert refused(1, rocca__solo=False) == {("RC-SOL.1", "alone-is-solo")}
    both = {"rocca__solo": True, "rocca__omega_vs_all": True}
    assert refused(1, **both) == {("RC-SOL.1", "solo-or-all")}


def test_RC_SOL_2_RA_18_boss_and_main_effects_are_advised_and_no_more():
    assert agree(1).solo
    assert agree(1, rules__boss=True, rules__main_effects=True, rules__max_alert=True).solo
    wanted = GAME.presets["solo"]
    assert {x for x, on in wanted.items() if on} == {
        "rules.boss", "rules.main_effects", "rocca.solo"}  # fmt: skip


def test_RC_SOL_3_RC_SET_7_omega_starts_in_the_starting_zone():
    assert begun(1).omega == CAMP


def test_RC_SOL_4_RC_SET_9_the_university_is_filled_and_refilled_for_two():
    s = begun(1)
    assert s.bag[0] == 2 * s.terms.alert.start
    s = alone(bag=[0, 1])
    s.alert = 1
    each = s.terms.alert.spaces[0].greys
    refill(s)
    assert s.bag == (2 * each, 2)  # RT-13e: so many for each of two, and an Omega Student
    panicking = begun(1, rules__max_alert=True)
    panicking.alert = len(panicking.terms.alert.spaces)
    omega_drawn(panicking, A)
    panic = OURS.panics[panicking.faces[panicking.terms.cards.panic]]
    assert panicking.bag == (2 * panic.greys, 1)


def test_RC_SOL_4_the_level_freshmen_is_advised_and_students_allowed():
    assert agree(1, player_level="students").counted(1) == 1
    assert ("DG-Q.104", "level-needs-players") in refused(1, player_level="professors")


def test_RC_SOL_5_RC_SET_10_RC_CMP_7_all_omega_cards_and_the_solo_tome():
    s = begun(1)
    assert sorted(s.omega_deck) == list(s.terms.cards.omegas)
    assert len(s.omega_deck) == 21
    assert s.terms.tomes[s.seats].players == 1
    assert sorted(OURS.tomes) == [1, 2, 3, 4]


def test_RC_SOL_6_RC_SET_6_jinx_cards_without_the_symbol_are_removed():
    s = begun(1)
    mine = [OURS.jinxes[s.faces[card]] for card in s.jinx_deck]
    assert all([row.omega for row in mine])
    assert len(mine) == len([1 for row in OURS.jinxes if row.omega and not row.module])


@pytest.mark.parametrize("number", range(4))
def test_RC_SOL_7_RC_SET_3_the_first_hand_is_the_hand_value(number):
    s = begun(1, seed=number, scholars="random")
    assert len(s.hands[A]) == OURS.scholars[s.scholars[A]].normal.hand


@pytest.mark.parametrize(
    ("stars", "dark", "allowed"),
    [(2, 0, True), (2, 1, True), (2, 2, False), (3, 2, True), (1, 0, False), (4, 3, True),
     (3, 3, False)],
)  # fmt: skip
def test_RC_SOL_8_a_thesis_needs_more_stars_than_black_stars(stars, dark, allowed):  # RT-10b
    s = alone(boards=[STARS[stars]], tome=black(dark))
    assert (THESIS in activities(s, A)) == allowed
    if not allowed and stars > 1:
        assert why(s, A, THESIS) == ("RC-SOL.8", "fewer-than-omega")


def test_RC_SOL_9_RC_SET_12_the_omega_phase_comes_before_the_turn_ends():
    s = alone("action", omega_deck=["omega-14"])
    told = kinds(end_turn(s))
    assert told.index("end-phase") < told.index("omega-card") < told.index("turn-begins")
    assert s.turn == 2


def test_RC_SOL_10_the_normal_ends_stay_the_third_too():
    s = alone(zones=[{"zone": "I-4", "x": 2, "y": 0, "cubes": "G.."}], omega_deck=["omega-14"])
    s.piles = [() for _ in s.piles]
    s.cubes[1] = (-1, -1, -1)
    assert exhausted(s)
    s.stack = []
    at_end_of_turn(s)
    assert s.ranking


def test_RC_SOL_11_a_passed_thesis_wins_at_once():  # RT-13g
    s = alone(boards=[WINNING], tome=filled(1), clan="blood")
    told = kinds(do(s, A, THESIS))
    assert "omega-card" not in told
    assert (s.delivered, s.omega_won) == ((A,), False)
    assert GAME.places(s) == (1, 2)


def test_RC_SOL_12_a_full_tome_loses_at_the_start_of_a_phase():
    s = alone(tome=filled(1))
    assert "omega-wins" in kinds(phase(s))
    assert (s.omega_won, s.omega_discard, GAME.places(s)) == (True, (), (2, 1))
    s = alone(tome=filled(1, 1), omega_deck=["omega-14"])
    phase(s)
    assert not s.omega_won


def test_RC_SOL_13_the_end_without_a_thesis_loses():
    s = alone(boards=[WINNING])
    final_scoring(s)
    assert (s.omega_won, GAME.scores(s), GAME.places(s)) == (True, (0, 0), (2, 1))


def test_RC_SOL_14_omega_is_not_the_boss_as_well():
    boss = {"rules__boss": True, "boss": "omega"}
    assert refused(1, **boss) == {("RC-SOL.14", "omega-is-no-boss-here")}


def test_RC_SOL_15_RA_21_a_forced_thesis_without_the_stars_is_a_failure():
    options = {"rules__max_alert": True}
    s = alone(boards=[STARS[2]], tome=black(2), options=options, panicking=True, at=["START"])
    told = settled(s, forced_thesis, A)
    assert "thesis-refused" in kinds(told)
    assert s.omega_won
    rich = alone(boards=[WINNING], options=options, panicking=True, at=["START"],
                 clan="blood")  # fmt: skip
    forced_thesis(rich, A)
    assert rich.delivered == (A,)


def test_RC_SOL_15_RC_SOL_8_whatever_was_agreed_on_the_stars_of_a_forced_thesis():
    options = {"rules__max_alert": True, "forced_thesis_needs_stars": False}
    s = alone(boards=["PPYBGGRR"], options=options, panicking=True, at=["START"], clan="blood")
    assert stars(s, A) == 1
    assert modified(s, A) >= s.terms.content.clans[s.faces[s.clan]].thesis_points
    assert "thesis-refused" in kinds(settled(s, forced_thesis, A))
    assert s.omega_won


def test_RA_20_a_phase_follows_rest_and_a_failed_thesis():
    s = alone(omega_deck=["omega-14"], hands=[[]])
    assert "omega-card" in kinds(do(s, A, REST))
    s = alone(boards=[STARS[2]], clan="blood", omega_deck=["omega-14"], hands=[[]])
    told = kinds(do(s, A, THESIS))
    assert "thesis-refused" in told
    assert told.index("thesis-refused") < told.index("omega-card")
