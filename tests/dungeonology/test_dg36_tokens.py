"""DG-36 Zone-effect tokens: Secret Passages, Teleports, and Traps that only their placer knows."""

import random
from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import (
    ACTED,
    CAMP,
    MAIN,
    MOVE,
    SECRET_PASSAGE,
    TELEPORT,
    TELEPORTER,
)
from ludoteca.games.dungeonology.tokens import in_reserve, lay_token, lay_trap, left
from ludoteca.kernel.knowledge import EVERYONE, redeal, view
from ludoteca.kernel.play import options

from .maps import lay, spot
from .scenes import A, B, C, Y, deeds, do, kinds, named, scene, settled, told, why

RULE = {"rules__main_effects": True}


def trapped(*traps, moment="movement", options=None, **position):
    """Sofia stands before a Zone with these Traps, the last one placed last."""
    given: dict[str, Any] = {"at": ["I-4", "START", "START"], "students": [0, 0, 0]} | lay(
        "I-4", "I-6"
    )
    placed = [("I-6", kind, B) for kind in traps]
    given |= {"traps": placed, "hands": [[], [], []]}
    return scene(options=RULE | (options or {}), moment=moment, **given | position)


def test_DG_36_1_and_DG_36_2_a_token_adds_its_effect_without_dangerous_zones():
    s = trapped("ambush")
    assert not s.terms.dangerous_zones
    log = do(s, A, (MOVE, spot(s, "I-6")))
    assert "ambush" in kinds(log)
    assert s.stunned[A] == 1


def test_DG_36_3_secret_passages_of_the_letter_x():
    tokens = [("I-4", "secret-passage"), ("I-3", "secret-passage")]
    s = trapped(tokens=tokens, **lay("I-4", "I-6", "I-3"))
    assert (MOVE, spot(s, "I-3")) in options(s, A)
    do(s, A, (MOVE, spot(s, "I-3")))
    assert s.phase().speed == 2
    assert len(s.tokens) == 2  # they stay


def test_DG_36_4_and_DG_36_5_a_teleport_is_an_action_for_who_has_mysticism():
    tokens = [("I-4", "teleport")]
    s = trapped(moment="action", tokens=tokens, boards=["B", "", ""])
    assert {deed[1] for deed in deeds(s, TELEPORT)} == {CAMP, spot(s, "I-6")}
    do(s, A, (TELEPORT, spot(s, "I-6")))
    assert s.spots[A] == spot(s, "I-6")
    assert (ACTED, A) in s.this_turn
    assert why(s, A, (TELEPORT, 1)) == ("DG-23.1", "action-is-spent")
    poor = trapped(moment="action", tokens=tokens, boards=["G", "", ""])
    assert deeds(poor, TELEPORT) == []
    assert why(poor, A, (TELEPORT, 2)) == ("DG-36.5", "no-teleport")


def test_DG_36_6_and_DG_36_11_traps_come_before_everything_the_last_one_first():
    s = trapped("ambush", "stop", options={"rules__dangerous_zones": True})
    log = do(s, A, (MOVE, spot(s, "I-6")))
    order = [kind for kind in kinds(log) if kind in ("trap-sprung", "stop", "ambush")]
    assert order == ["trap-sprung", "stop", "trap-sprung", "ambush", "ambush"]
    assert s.stunned[A] == 2


def test_DG_36_7_it_is_turned_up_and_goes():
    s = trapped("stop")
    ((_, card),) = s.traps
    log = do(s, A, (MOVE, spot(s, "I-6")))
    assert told(log, "trap-sprung")["trap"] == "stop"
    assert s.traps == ()
    assert s.phase().speed == 0
    assert card in in_reserve(s)
    assert s.knowers[card] == EVERYONE


@pytest.mark.parametrize("kind", ["ambush", "stop", "toll"])
def test_DG_36_8_and_DG_36_9_ambush_one_stop_or_toll_one(kind):
    s = trapped(kind, boards=["Y", "", ""])
    s.cubes[spot(s, "I-6")] = (-1, -1)
    do(s, A, (MOVE, spot(s, "I-6")))
    found = (s.stunned[A], s.phase().speed, s.boards[A][Y])
    assert found == {"ambush": (1, 2, 1), "stop": (0, 0, 1), "toll": (0, 2, 0)}[kind]


def test_DG_36_10_who_placed_it_springs_it_too():
    s = trapped("ambush", active=B, at=["START", "I-4", "START"])
    log = do(s, B, (MOVE, spot(s, "I-6")))
    assert "trap-sprung" in kinds(log)


def test_DG_36_12_no_tokens_in_the_camp():
    s = trapped()
    s.tokens = ((CAMP, TELEPORTER),)
    assert [reason.key for reason in GAME.troubles(s)] == ["no-token-there"]


@pytest.mark.parametrize("name", ["snare", "rope-and-pegs"])
def test_DG_36_12_no_card_may_name_the_camp(name):
    beside = trapped(hands=[[name, "EX1", "EX2"], [], []], students=[3, 0, 0])
    card = named(beside, A, name)
    spots = {place for deed in deeds(beside, MAIN) if deed[1] == card for place in deed[3:]}
    assert spots - {CAMP}, "beside the camp it can be played"
    assert CAMP not in spots
    for deed in [deed for deed in deeds(beside, MAIN) if deed[1] == card and len(deed) > 3]:
        assert why(beside, A, (*deed[:-1], CAMP)) == ("DG-34.14", "no-such-target")


@pytest.mark.parametrize("allowed", [True, False])
def test_DG_36_13_and_DG_Q_72_to_the_camp_but_not_in_a_panic(allowed):
    rules = {"rules__max_alert": True, "teleport_to_start_in_panic": allowed}
    s = trapped(
        moment="action",
        tokens=[("I-4", "teleport")],
        boards=["B", "", ""],
        options=rules,
        panicking=True,
    )
    assert ((TELEPORT, CAMP) in deeds(s, TELEPORT)) is allowed


def test_DG_Q_4_tokens_are_few():
    s = trapped(**lay("I-4", "I-6"))
    s.tokens = tuple([(n + 1, TELEPORTER) for n in range(3)])
    assert left(s, TELEPORTER) == 0
    assert left(s, SECRET_PASSAGE) == 6
    settled(s, lay_token, A, spot(s, "I-4"), TELEPORTER)
    assert len(s.tokens) == 3
    t = trapped("ambush", "ambush", "ambush")
    log = settled(t, lay_trap, A, spot(t, "I-4"), "ambush")
    assert kinds(log) == ["shown"]  # the Reserve lies open: there is none
    assert len(t.traps) == 3


def test_DG_6_21_only_its_placer_knows_a_trap():
    s, rng = trapped("toll"), random.Random(1)
    ((_, card),) = s.traps
    assert view(s, B)["cards"][card] == 2
    assert view(s, A)["cards"][card] is None
    assert {redeal(s, A, rng).faces[card] for _ in range(60)} == {0, 1, 2}
    assert {redeal(s, B, rng).faces[card] for _ in range(20)} == {2}
    assert {redeal(s, C, rng).faces[card] for _ in range(60)} == {0, 1, 2}
    assert len(s.terms.cards.traps) == 9


def test_numbers_of_traps_tell_nothing():
    found = set()
    for seed in range(12):
        s = trapped(seed=seed)
        settled(s, lay_trap, A, spot(s, "I-4"), "toll")
        found.add(s.traps[0][1])
    assert len(found) == 1  # whatever it is, the same number


def test_positions_keep_tokens_traps_interns_and_truces():
    s = trapped("toll", "stop", tokens=[("I-4", "teleport")], interns={"bursar": B}, truces=[C])
    told_again = GAME.position(s)
    twin = GAME.place(s.terms, told_again, 5)
    assert GAME.position(twin) == told_again
    assert [twin.faces[card] for _, card in twin.traps] == [2, 1]
