"""RC-BOS Maximum Alert with the ordinary Bosses of Rocca Civetta: their Panic cards."""

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import MEMBERS, PASS
from ludoteca.games.dungeonology.panic import begin_panic
from ludoteca.games.dungeonology.rocca_civetta.modules import BOSSES
from ludoteca.games.dungeonology.scholars import panic
from ludoteca.games.dungeonology.students import stun
from ludoteca.games.dungeonology.turns import PANICKING, Turn
from ludoteca.kernel.play import awaited
from ludoteca.kernel.terms import TermsError

from .bosses import CHAIN, PROFILE
from .scenes import OURS, A, B, C, begun, do, kinds, scene, settled, told


def panicking(name, profile, **position):
    side = {"boss": PROFILE[profile].boss}
    side |= {} if profile == PROFILE[profile].boss else {"boss_profile": profile}
    chosen = {"rules__boss": True, "rules__max_alert": True, "panic": name, **side}
    start = {"zones": CHAIN, "at": ["II-1"] * 3, "boss": "II-5"}
    s = scene(options=chosen, **{**start, **position})
    begin_panic(s)
    return s


def start_of_turn(s):
    s.stack = [Turn(PANICKING)]
    return settled(s, lambda s: None)


def test_a_panic_card_needs_its_boss():
    """RA-39."""
    names = {
        boss: {
            OURS.panics[n].id
            for n in begun(2, rules__boss=True, rules__max_alert=True, boss=boss).terms.panics
        }
        for boss in BOSSES
    }
    free = {"darkness", "the-revellers-charge"}
    assert names["laetus"] == {*free, "last-round-everyone"}
    assert names["capagrezza"] == {*free, "out-of-the-dungeon"}
    assert names["raganella"] == {*free, "cooking-time"}
    assert names["jukas"] == {*free, "distort-the-mind"}
    assert names["basilisk"] == free
    with pytest.raises(TermsError) as error:
        GAME.agree(options={"rules.max_alert": True, "panic": "cooking-time"})
    assert [(x.clause, x.key) for x in error.value.reasons] == [("DG-33.1", "panic-needs-boss")]
    with pytest.raises(TermsError) as error:
        GAME.agree(options={"panic": "darkness"})
    assert [(x.clause, x.key) for x in error.value.reasons] == [("DG-33.2", "module-needs")]


def test_out_of_the_dungeon():
    s = panicking("out-of-the-dungeon", "rioter", boards=["GR", "", ""])
    assert (s.bag, panic(s).alert, s.boss) == ((6, 1), 2, 1)
    log = start_of_turn(s)
    assert told(log, "students-drawn")["seat"] == A
    assert "boss-activated" not in kinds(log)
    while s.active == A:
        seat = awaited(s)[0]
        do(s, seat, (PASS,))
    assert s.boards[A] == (0, 1, 0, 0, 0)


@pytest.mark.parametrize(("zone", "more"), [("I-3", 2), ("I-6", 0)])
def test_out_of_the_dungeon_gives_speed_to_who_begins_far_away(zone, more):
    """I-3 is 4 Zones from the Starting Zone, I-6 is 3."""
    row = [{"zone": f"I-{n}", "x": 2 + 2 * i, "y": 0} for i, n in enumerate((1, 2, 6, 3))]
    s = panicking("out-of-the-dungeon", "rioter", zones=row, at=[zone] * 3, boss="I-1")
    start_of_turn(s)
    assert s.phase().bonus == more


def test_RA_67_nobody_is_captured_by_the_cards_of_this_box():
    s = panicking("cooking-time", "witch", students=[0, 0, 0])
    stun(s, A, 9)
    assert s.captured == ()


def test_cooking_time():
    s = panicking("cooking-time", "witch", students=[2, 2, 2], at=["II-1", "II-1", "START"])
    assert s.bag[0] == 9
    log = start_of_turn(s)
    assert told(log, "heat") == {"count": 1, "most": 9}
    assert "students-drawn" not in kinds(log)
    assert (s.boss, [x.public["seat"] for x in log if x.kind == "encounter"]) == (2, [A, B])
    assert s.students == [1, 1, 2]  # besides what the Witch does


def test_cooking_time_ends_the_game():
    s = panicking("cooking-time", "witch", heat=8)
    log = start_of_turn(s)
    assert told(log, "heat")["count"] == 9
    assert "game-over" in kinds(log)
    assert s.ranking


@pytest.mark.parametrize("seed", range(4))
def test_distort_the_mind(seed):
    s = panicking("distort-the-mind", "jukas", boards=["GRB", "", ""], students=[0] * 3, seed=seed)
    assert (s.bag[0], panic(s).alert, s.phi_on_boss) == (6, 2, MEMBERS)
    log = start_of_turn(s)
    colour = told(log, "colour-randomized")["colour"]
    assert kinds(log).index("students-drawn") < kinds(log).index("colour-randomized")
    given = [x.public for x in log if x.kind == "cube-donated"]
    wanted = {"seat": A, "taker": B, "colour": colour, "kept": True}
    assert given == ([wanted] if colour < 3 else [])
    assert ("stunned" in kinds(log)[: kinds(log).index("boss-moves")]) == (not given)
    assert kinds(log).index("colour-randomized") < kinds(log).index("boss-moves")
    assert s.boss == 2


def test_RA_58_distort_the_mind_stuns_where_nobody_takes_the_cube():
    """C is next to the left, but only A is in the Dungeon."""
    s = panicking("distort-the-mind", "jukas", boards=["GRBYP", "", ""], students=[0] * 3,
                  at=["II-1", "START", "START"], boss="")  # fmt: skip
    start_of_turn(s)
    assert (s.boards[A], s.stunned[A]) == ((1, 1, 1, 1, 1), 1)


def test_distort_the_mind_passes_by_who_is_not_in_the_dungeon():
    s = panicking("distort-the-mind", "jukas", boards=["GRBYP", "", ""], students=[0] * 3,
                  at=["II-1", "START", "II-1"], boss="")  # fmt: skip
    start_of_turn(s)
    assert (sum(s.boards[A]), sum(s.boards[B]), sum(s.boards[C])) == (4, 0, 1)
