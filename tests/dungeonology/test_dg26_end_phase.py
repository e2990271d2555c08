"""DG-26, DG-27 The End phase and Jinx cards."""

from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import ABILITY, EXPLORE, MOVE, PASS, PLAY, REST
from ludoteca.games.dungeonology.cubes import LeaveCube
from ludoteca.games.dungeonology.ending import score
from ludoteca.games.dungeonology.jinxes import draw_jinx
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.games.dungeonology.students import Stun, draw_students, recruit
from ludoteca.games.dungeonology.tricks import DiscardTricks
from ludoteca.kernel.knowledge import EVERYONE
from ludoteca.kernel.play import awaited, options

from .scenes import OURS, A, B, C, do, kinds, pass_all, scene

NO_OMEGA: dict[str, Any] = {"bag": [9, 0]}


def ended(**position):
    """The active player's Action phase is over."""
    s = scene(**{**NO_OMEGA, **position})
    return s, do(s, A, (PASS,))


def revealed(s, seat):
    return [s.knowers[card] == EVERYONE for card in s.jinxes[seat]]


def test_DG_26_2_one_student_is_drawn():
    s, _ = ended()
    assert (s.bonfire, s.bag) == (1, (8, 0))


def test_DG_26_2_DG_Q_8_in_the_camp_too():
    s, _ = ended(at=["START", "I-4", "I-4"])
    assert (s.bonfire, s.bag, s.active) == (1, (8, 0), B)


def test_DG_26_3_every_face_down_jinx_is_revealed():
    s, _ = ended(jinxes=[["?camp-fever"], ["?torn-satchel"], []])
    assert revealed(s, A) + revealed(s, B) == [True, True]


def test_DG_26_4_DG_Q_44_in_turn_order_oldest_first():
    s, log = ended(
        jinxes=[["?camp-fever"], ["?torn-satchel", "?fogged-glasses"], ["?squeaky-boots"]], active=A
    )
    told = [e.public["jinx"] for e in log if e.kind == "jinx-revealed"]
    assert told == ["camp-fever", "torn-satchel", "fogged-glasses", "squeaky-boots"]
    s = scene(jinxes=[["?camp-fever"], ["?torn-satchel"], []], active=B, **NO_OMEGA)
    log = do(s, B, (PASS,))
    told = [e.public["jinx"] for e in log if e.kind == "jinx-revealed"]
    assert told == ["torn-satchel", "camp-fever"]


def test_DG_26_5_DG_Q_45_one_drawn_in_this_phase_is_revealed_now_or_in_the_next():
    for now in (True, False):
        s, _ = ended(bag=[0, 1], options={"jinx_same_phase_reveal": now})
        assert revealed(s, A) == [now]
        s.bag = (9, 0)
        do(s, B, EXPLORE)
        for _ in ("Movement", "Action"):
            do(s, B, (PASS,))
            pass_all(s)
        while isinstance(s.stack[-1], Stun | LeaveCube):
            do(s, awaited(s)[0], 0)
        assert revealed(s, A) == [True]


def test_DG_26_6_DG_26_7_the_hand_is_filled_after_that():
    s, log = ended(hands=[["EX1"], ["EX1"], []], jinxes=[["?torn-satchel"], [], []])
    assert [len(hand) for hand in s.hands] == [3, 1, 0]
    assert kinds(log).index("jinx-revealed") < kinds(log).index("tricks-drawn")
    s, _ = ended(hands=[["EX1"] * 6, [], []])
    assert len(s.hands[A]) == 6


def test_DG_26_9_DG_Q_46_no_abilities_in_the_end_phase():
    s = scene(
        ("sofia", "vincenzo", "rebecca"),
        fired_up=[B],
        boards=["P", "", ""],
        hands=[["EX1"], ["SO1"], ["EX1"]],
        quiet=[],
        jinxes=[["?rough-night"], [], []],
        students=[1, 0, 0],
        **NO_OMEGA,
    )
    do(s, A, (PASS,))
    assert tuple(awaited(s)) == (A,)
    assert isinstance(s.stack[-1], Stun)
    do(s, A, 0)
    assert s.active == B


def test_DG_27_1_DG_27_2_a_jinx_lasts_until_it_is_removed():
    s, _ = ended(jinxes=[["?twisted-ankle"], [], []])
    row = next(row for row in OURS.jinxes if row.id == "twisted-ankle")
    assert (row.lasting, row.penalty) == ({"speed": -1}, 2)
    assert stat(s, A, "speed") == 2
    s = scene(moment="turn", jinxes=[["twisted-ankle"], [], []])
    do(s, A, REST)
    assert stat(s, A, "speed") == 3


def test_DG_27_3_DG_27_5_face_down_it_costs_but_has_no_effect():
    s = scene(jinxes=[["?twisted-ankle"], [], []])
    assert stat(s, A, "speed") == 3
    assert score(s, A) == -2


def test_DG_27_6_the_discard_is_shuffled_when_the_deck_is_empty():
    s = scene(jinx_discard=["camp-fever"])
    s.jinxes[B] = tuple(s.jinx_deck)
    s.jinx_deck.clear()
    assert draw_jinx(s, A) is not None
    assert s.jinx_discard == []
    assert draw_jinx(s, A) is None


def test_DG_27_6_what_all_have_seen_lies_face_down_again_in_another_order():
    names = [row.id for row in OURS.jinxes if not row.module]
    drawn = set()
    for seed in range(5):
        s = scene(jinx_discard=names, seed=seed)
        assert {s.knowers[card] for card in s.jinx_discard} == {EVERYONE}
        for _ in names:
            draw_jinx(s, A)
        assert [s.knowers[card] for card in s.jinxes[A]] == [0] * len(names)
        drawn.add(tuple([s.faces[card] for card in s.jinxes[A]]))
    assert len(drawn) == 5


def test_DG_27_7_several_are_cumulative():
    s = scene(jinxes=[["fogged-glasses", "camp-fever", "torn-satchel"], [], []])
    assert [stat(s, A, name) for name in ("intelligence", "resistance", "hand", "speed")] == [
        *(1, 2, 3, 3)
    ]


@pytest.mark.parametrize(
    ("jinx", "name", "value"),
    [
        ("twisted-ankle", "speed", 2),
        ("fogged-glasses", "intelligence", 1),
        ("torn-satchel", "hand", 3),
        ("camp-fever", "resistance", 2),
        ("homesick-students", "starting_students", 2),
    ],
)
def test_DG_27_1_what_jinxes_change_of_a_scholar(jinx, name, value):
    assert stat(scene(jinxes=[[jinx], [], []]), A, name) == value


def test_DG_27_1_a_jinx_takes_no_last_point():
    s = scene(jinxes=[["fogged-glasses"], [], []])
    s.jinxes[A] *= 3
    assert stat(s, A, "intelligence") == 1


def test_DG_27_1_homesick_students():
    s, _ = ended(jinxes=[["?homesick-students"], [], []], students=[2, 2, 2])
    assert s.students == [1, 2, 2]


def test_DG_27_1_unpaid_tab():
    s = scene(jinxes=[["unpaid-tab"], [], []], bonfire=4, students=[0, 0, 0])
    recruit(s, A, 1)
    assert s.students[A] == 0
    recruit(s, A, 3)
    assert s.students[A] == 2


def test_DG_27_1_rough_night():
    s, _ = ended(jinxes=[[], ["?rough-night"], []], students=[0, 0, 0])
    assert s.stunned == [0, 1, 0]


def test_DG_27_1_soaked_papers():
    s, _ = ended(
        jinxes=[["?soaked-papers"], [], []],
        boards=["RRY", "", ""],
        zones=[{"zone": "I-4", "x": 2, "y": 0, "cubes": ".R."}],
    )
    assert (s.boards[A], s.cubes[1]) == ((0, 1, 0, 1, 0), (-1, 1, 1))


def test_DG_27_1_marked_by_omega():
    s = scene(jinxes=[["marked-by-omega"], [], []], bag=[0, 1])
    draw_students(s, A, 1)
    assert len(s.jinxes[A]) == 3


def test_DG_27_1_loose_tongue():
    s, _ = ended(jinxes=[["?loose-tongue"], [], []], hands=[["EX1", "SU1"], ["EX1"], []])
    assert {s.knowers[card] for card in s.hands[A]} == {EVERYONE}
    assert {s.knowers[card] for card in s.hands[B]} == {1 << B}


def test_DG_Q_9_a_jinx_discarded_face_down_stays_unseen_in_a_position_too():
    s = scene(jinx_discard=["?camp-fever", "torn-satchel"])
    assert [s.knowers[card] for card in s.jinx_discard] == [0, EVERYONE]
    assert GAME.position(s)["jinx_discard"] == ["?camp-fever", "torn-satchel"]


def test_DG_27_1_loose_tongue_opens_the_hand_of_a_position_too():
    s = scene(jinxes=[["loose-tongue"], [], []])
    assert [s.knowers[card] for hand in s.hands for card in hand] == [EVERYONE, 1 << B, 1 << C]
    s = scene(jinxes=[["?loose-tongue"], [], []])
    assert [s.knowers[card] for hand in s.hands for card in hand] == [1 << A, 1 << B, 1 << C]


@pytest.mark.parametrize("shields", [False, True])
def test_DG_Q_8_a_loose_tongue_is_held_in_the_camp_where_that_shields(shields):
    s = scene(
        at=["START", "I-4", "I-4"],
        jinxes=[["?loose-tongue"], [], []],
        hands=[["EX1", "SU1"], [], []],
        active=C,
        options={"start_zone_shields_jinx": shields},
        **NO_OMEGA,
    )
    do(s, C, (PASS,))
    assert revealed(s, A) == [True]
    assert {s.knowers[card] for card in s.hands[A]} == {1 << A if shields else EVERYONE}
    do(s, A, (MOVE, 1))
    pass_all(s)
    assert (s.spots[A], {s.knowers[card] for card in s.hands[A]}) == (1, {EVERYONE})


def test_DG_27_1_butterfingers():
    s, _ = ended(jinxes=[["butterfingers"], [], []], hands=[["EX1"], [], []])
    assert isinstance(s.stack[-1], DiscardTricks)
    assert len(s.hands[A]) == 4
    do(s, A, next(iter(options(s, A))))
    assert (len(s.hands[A]), s.active) == (3, B)


def test_DG_26_7_butterfingers_drop_nothing_where_nothing_was_drawn():
    tricks = ["EX1", "EX1", "SU1", "SU1", "MA1"]
    s, _ = ended(jinxes=[["butterfingers"], [], []], hands=[tricks, [], []])
    assert (len(s.hands[A]), s.active) == (5, B)


def test_DG_Q_8_the_camp_shields_from_jinxes_or_not():
    for shields in (False, True):
        s = scene(
            at=["START", "I-4", "I-4"],
            jinxes=[["twisted-ankle", "?rough-night"], [], []],
            students=[0, 0, 0],
            active=B,
            options={"start_zone_shields_jinx": shields},
            **NO_OMEGA,
        )
        assert stat(s, A, "speed") == (3 if shields else 2)
        do(s, B, (PASS,))
        assert s.stunned[A] == (0 if shields else 1)
        assert revealed(s, A) == [True, True]


def test_DG_26_1_nothing_but_what_the_phase_asks_for():
    s, log = ended(hands=[["SO3", "EX1"], ["SO3"], ["SO3"]], quiet=[])
    assert PLAY not in [e.public.get("choice", (0,))[0] for e in log if e.kind == "chosen"]
    assert ABILITY not in [e.public.get("choice", (0,))[0] for e in log if e.kind == "chosen"]
    assert s.active == B
