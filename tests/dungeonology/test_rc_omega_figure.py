"""RC-OMG Omega's figure and Tome: what touches him, and what he gains and loses."""

import pytest

from ludoteca.games.dungeonology.boss import met_in, seek
from ludoteca.games.dungeonology.components import (
    FALSE,
    MAIN,
    NO_CUBE,
    PASS,
    SPY,
    UNIVERSAL,
)
from ludoteca.games.dungeonology.cubes import donate, steal
from ludoteca.games.dungeonology.main.information import leaves
from ludoteca.games.dungeonology.main.kinds import Effect
from ludoteca.games.dungeonology.notes import black_stars
from ludoteca.games.dungeonology.randomizer import random_scholar
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import OmegaMoves, enter
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import (
    gain,
    lowest_of_tome,
    opens,
    part_with,
)
from ludoteca.games.dungeonology.rocca_civetta.skills import SKILLS
from ludoteca.games.dungeonology.vocabulary import read
from ludoteca.kernel.play import advance, awaited, options

from .maps import lay
from .omega import BLACK, alone, does, filled, together
from .scenes import (
    BLUE,
    A,
    B,
    G,
    P,
    R,
    cards,
    deeds,
    do,
    heard,
    kinds,
    main,
    named,
    pass_all,
    settled,
    stating,
    sums,
    why,
)

OMEGA = 1  # the owner after the only seat
MAINS = {"rules__main_effects": True}
FOUR = {"rules__dangerous_zones": True, "rocca__floor_iv": True}


def played(s, name, *targets):
    """A Main Effect against Omega, until somebody is awaited."""
    return do(s, A, main(s, A, name, *targets))


def test_RC_OMG_1_the_boss_does_not_seek_or_meet_omega():
    s = together(2, "action", **lay("I-4", "I-3"), at=["START", "START"], boss="I-3",
                 options={"rules__boss": True})  # fmt: skip
    assert met_in(s, 1) == []
    seek(s, A)
    assert s.boss == 2


def test_RC_OMG_2_RC_OMG_7_RC_OMG_16_a_card_takes_any_cube_of_the_tome():
    s = alone("action", hands=[["back-stab", "EX1"]], options=MAINS, tome="GRB", bag=[9, 0],
              omega_deck=["omega-1"])  # fmt: skip
    assert (MAIN, s.hands[A][0], 0, OMEGA, BLUE) in deeds(s, MAIN)
    played(s, "back-stab", OMEGA, R)
    while awaited(s) == (A,) and s.tome == (G, R, BLUE):
        do(s, A, 0)
    assert s.tome == (G, BLUE)
    assert s.boards[A][R] == 1


def test_RC_OMG_3_stairs_are_the_only_zone_effect_for_him():
    s = alone(**lay("I-4", "I-1"), options={"rules__boss": True, "rules__dangerous_zones": True})
    s.stairs_used = s.stairs_used[:0]
    log = settled(s, enter, A, 2)
    assert "boss-appears" not in kinds(log)
    assert type(s.stack[-1]).__name__ == "OmegaZone"
    assert s.stack[-1].by_stairs
    do(s, A, next(iter(options(s, A))))
    assert s.omega == 2
    assert list(s.stairs_used) == [2]
    s = alone(**lay("I-4", "I-6"), options={"rules__dangerous_zones": True})
    assert kinds(settled(s, enter, A, 2)) == ["omega-moves"]  # no Ambush


def test_RC_OMG_4_RC_OMG_22_without_the_icon_a_card_cannot_choose_him():  # RT-12f
    s = alone("action", hands=[["borrowed-notes", "EX1"]], options=MAINS, tome="GRB")
    assert named(s, A, "borrowed-notes") not in [deed[1] for deed in deeds(s, MAIN)]
    assert why(s, A, main(s, A, "borrowed-notes", OMEGA))[0] == "DG-34.14"
    assert s.omega_discard == ()


@pytest.mark.parametrize(("bears", "tome"), [(False, (G, R)), (True, (R,))])
def test_RC_OMG_22_an_effect_on_all_touches_him_only_with_the_icon(bears, tome):
    pack = stating("donate(1, each@here, me, by=donor)")
    if bears:
        pack = pack.replace('id = "snare"', 'id = "snare"\nomega = true')
    s = together(2, "action", pack=pack, options=MAINS, hands=[["snare"], []], tome="GR",
                 boards=["", "B"], omega_deck=["omega-1"])  # fmt: skip
    played(s, "snare")
    assert s.boards == [(int(bears), 0, 1, 0, 0), (0, 0, 0, 0, 0)]
    assert s.tome == tome


def test_RC_OMG_6_cubes_fill_the_tome_in_the_order_gained():
    s = alone()
    for colour in (R, G, P):
        gain(s, colour)
    assert s.tome == (R, G, P)


def test_RC_OMG_8_his_least_valuable_cube_is_given_away():  # RT-10g
    s = alone(options=FOUR, tome="RUG")
    assert lowest_of_tome(s) == G
    assert lowest_of_tome(alone(options=FOUR, tome="UP")) == P
    s = alone("action", hands=[["love-potion", "EX1"]], options=MAINS, tome="RGB", students=[3],
              omega_deck=["omega-1"])  # fmt: skip
    played(s, "love-potion", *deeds(s, MAIN)[0][3:])
    assert s.tome == (R, BLUE)


def test_RC_OMG_20_without_a_cube_he_leaves_none():
    s = alone("action", hands=[["unstable-flask"]], options=MAINS | {"rocca__alchemy": True})
    leave = leaves(read("leave(1, opp@near, by=opp)").parts[0])
    settled(s, leave, Effect(A, s.hands[A][0], (OMEGA,)))
    assert (s.tome, s.cubes[1]) == ((), (G, R, BLUE))


def test_RC_OMG_9_RC_OMG_10_cubes_close_up_and_black_stars_are_lost():
    first = BLACK[1][0]
    s = alone(tome="R" + "G" * (first - 1))
    assert black_stars(s) == 1
    part_with(s, R)
    assert s.tome == (G,) * (first - 1)
    assert black_stars(s) == 0


def test_RC_OMG_11_false_cubes_go_to_the_reserve_universal_ones_stay():  # RT-10f
    s = alone(options=FOUR)
    s.cubes[1] = (FALSE, UNIVERSAL, NO_CUBE)
    does(s, "collect", 2)
    assert s.tome == (UNIVERSAL,)
    assert s.cubes[1] == (NO_CUBE,) * 3


def test_RC_OMG_12_RA_22_with_a_full_tome_cubes_go_to_the_reserve():  # RT-10e
    s = alone(tome=filled(1))
    before = s.tome
    s.cubes[1] = (P, NO_CUBE, NO_CUBE)
    does(s, "collect")
    assert (s.tome, s.cubes[1]) == (before, (NO_CUBE,) * 3)


def test_RC_OMG_13_RC_OMG_15_RA_23_espionage_on_omega():  # RT-12a
    s = alone("action", hands=[["FT5", "FT4"]], tome="R", students=[3], alert=2,
              omega_deck=["omega-2"])  # fmt: skip
    bonus = s.terms.alert.spaces[1].bonus
    do(s, A, (SPY, OMEGA, R))
    assert sums(s)[1] == 3 + bonus
    assert s.students[A] == 2
    far = alone("action", **lay("I-4", "I-3", "I-5"), at=["I-5"], tome="R")
    assert deeds(far, SPY) == []
    near = alone("action", **lay("I-4", "I-3"), at=["I-3"], tome="R")
    assert deeds(near, SPY) == [(SPY, OMEGA, R)]
    poor = alone("action", tome="R", students=[0])
    assert why(poor, A, (SPY, OMEGA, R)) == ("DG-25.1", "no-student-to-sacrifice")
    panicking = alone("action", tome="R", options={"rules__max_alert": True}, panicking=True,
                      panic="darkness", hands=[["FT5"]])  # fmt: skip
    do(panicking, A, (SPY, OMEGA, R))
    assert [part[0] for part in panicking.stack[-2].alert] == ["cube", "panic"]


def test_RC_OMG_14_declare_sabotage_more_cards_compare():
    s = alone("action", hands=[["FT5", "EX1", "SU1"]], tome="RR", deck=["SU2", "EX1"],
              omega_deck=["omega-7"])  # fmt: skip
    do(s, A, (SPY, OMEGA, R))
    log = kinds(do(s, A, cards(s, A, "FT5")))
    assert log.index("declared-stealth") < log.index("omega-card") < log.index("omega-divines")
    assert sums(s) == (5, 6)
    assert awaited(s) == (A,)  # more cards can be played now
    assert "test-failed" in kinds(do(s, A, (PASS,)))
    rich = alone("action", hands=[["FT5", "FT4", "EX1"]], tome="RR", omega_deck=["omega-2"])
    do(rich, A, (SPY, OMEGA, R))
    do(rich, A, cards(rich, A, "FT5"))
    pass_all(rich)
    assert (rich.tome, rich.boards[A][R]) == ((R,), 1)


def test_RC_OMG_17_doors_hold_him_by_the_colours_of_the_tome():
    s = alone(options=FOUR, tome="GU")
    assert opens(s) == 1 << G  # RA-24
    barred, entered = list[str](), list[str]()
    for tome in ("R", "G"):
        s = alone(**DOOR, omega="II-2", tome=tome, at=["START"])
        s.piles = [() for _ in s.piles]
        s.stack = [OmegaMoves(A, 0, s.omega, flees=True)]
        s.cubes[1] = (NO_CUBE,) * len(s.cubes[1])
        advance(s)
        (entered if s.omega == 3 else barred).append(tome)
    assert (barred, entered) == (["R"], ["G"])


def test_RC_OMG_18_nobody_reaches_him_in_the_starting_zone():
    s = alone("action", omega="START", tome="GRB", hands=[["back-stab", "EX1"]], options=MAINS)
    assert deeds(s, SPY) == []
    assert named(s, A, "back-stab") not in [deed[1] for deed in deeds(s, MAIN)]


def test_RC_OMG_19_he_is_never_randomized():
    s = together(2, at=["START", "START"])
    assert random_scholar(s) is None
    s = together(2, at=["I-4", "START"])
    assert {random_scholar(s) for _ in range(20)} == {A}


def test_RC_OMG_20_he_has_nothing_but_figure_and_tome():
    s = together(2, "action", tome="GRB", hands=[["SO3", "FT4"], ["EX1"]])
    assert len(s.hands) == len(s.students) == len(s.stunned) == len(s.jinxes) == 2
    targets = [deed[3] for deed in options(s, A) if len(deed) == 4]
    assert 2 not in targets
    assert "headbutt" not in SKILLS


@pytest.mark.parametrize(("revealed", "left"), [("omega-2", "GRB"), ("omega-1", "RB")])
def test_RC_OPH_27_RC_OMG_8_unstable_flask_and_the_reaction(revealed, left):  # RT-12g
    options = MAINS | {"rocca__alchemy": True}
    s = alone("action", hands=[["unstable-flask", "EX1"]], options=options, tome="GRB",
              omega_deck=[revealed], bag=[9, 0])  # fmt: skip
    s.cubes[1] = (NO_CUBE, NO_CUBE, NO_CUBE)
    log = kinds(played(s, "unstable-flask", OMEGA))
    assert s.tome == tuple(["GRB".index(x) for x in left])
    assert ("effect-cancelled" in log) == (revealed == "omega-2")
    assert (s.cubes[1][-1] == G) == (revealed == "omega-1")


def test_RC_OPH_27_the_other_reactions_strike_the_attacker_or_take_him_away():
    options = MAINS | {"rocca__alchemy": True}
    more = {"options": options, "tome": "GRB", "bag": [9, 0], "students": [0]}
    s = alone("action", hands=[["unstable-flask", "EX1"]], omega_deck=["omega-4"], **more)
    played(s, "unstable-flask", OMEGA)
    assert s.hands[A] == ()
    s = alone("action", hands=[["unstable-flask", "EX1"]], omega_deck=["omega-10"], **more)
    played(s, "unstable-flask", OMEGA)
    assert s.stunned[A] == 1
    s = alone("action", hands=[["unstable-flask", "EX1"]], omega_deck=["omega-6"], at=["I-3"],
              **lay("I-4", "I-3"), **more)  # fmt: skip
    s.piles = [() for _ in s.piles]
    played(s, "unstable-flask", OMEGA)
    assert s.omega == 2  # through the first usable Passage clockwise, to where the Scholar is
    assert R in s.tome


def test_gifts_to_omega_and_from_him():
    s = together(2, boards=["GR", "B"], tome="G")
    log = heard(s, lambda: donate(s, A, 2, R))
    assert kinds(log)[0] == "omega-receives"
    assert list(s.tome) == [G, R]
    steal(s, B, 2, R)
    assert list(s.tome) == [G]
    assert s.boards[B][R] == 1
    steal(s, 2, B, BLUE)
    assert list(s.tome) == [G, BLUE]


DOOR = lay("I-1", "II-2", "II-6")  # the last one has green Doors
