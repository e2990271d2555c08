"""Part C.7 Cubes are exchanged, with a Zone or with a Scholar: trade."""

from __future__ import annotations

import pytest

from ludoteca.adapters.dungeonology.spelling import SPELLINGS
from ludoteca.games.dungeonology.components import (
    ABILITY,
    FALSE,
    MEMBER,
    NO_CUBE,
    PASS,
    UNIVERSAL,
)
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.main import Declared
from ludoteca.games.dungeonology.notes import put_on_board
from ludoteca.games.dungeonology.rocca_civetta.congregations import ZETA
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited
from ludoteca.words import Words

from .congregations import with_members
from .effects import RULE, about_to, declared, may_name
from .maps import lay, spot
from .omega import filled, together
from .scenes import (
    BLUE,
    A,
    B,
    C,
    G,
    P,
    R,
    Y,
    deeds,
    do,
    main,
    refused,
    scene,
    stating,
)

# ---------------------------------------------------------------- trade with a Zone


def test_DG_Q_142_an_own_cube_is_exchanged_for_one_of_the_zone():
    s = about_to("trade(me, here)", boards=["GP", "", ""])
    assert s.cubes[1] == (G, R, BLUE)
    assert may_name(s) == {(G, R), (G, BLUE), (P, G), (P, R), (P, BLUE)}
    log = declared(s, P, R)
    assert (s.boards[A], s.cubes[1]) == ((1, 1, 0, 0, 0), (G, P, BLUE))
    told = next(e.public for e in log if e.kind == "cube-recombined")
    assert (told["colour"], told["into"], told["spot"]) == (P, R, 1)


def test_DG_Q_142_a_cube_that_finds_no_room_is_not_exchanged():
    s = about_to("trade(me, here)", boards=["GRRRRRR", "", ""])
    assert may_name(s) == {(G, BLUE), (R, G), (R, BLUE)}
    t = about_to("trade(me, here)", boards=["", "", ""])
    assert may_name(t) == set()
    assert refused(t, A, main(t, A, "snare", G, R)).key == "no-such-target"


@pytest.mark.parametrize(
    ("where", "zones"), [("here", None), ("linked", {"I-6"}), ("near", {"I-4", "I-6"})]
)
def test_DG_Q_142_which_zone_is_named_first(where, zones):
    s = about_to(f"trade(me, {where})", boards=["P", "", ""], **lay("I-4", "I-6"))
    named = {targets[0] for targets in may_name(s)} if zones else None
    assert named == (zones and {spot(s, zone) for zone in zones})
    if where == "linked":
        there = spot(s, "I-6")
        declared(s, there, P, R)
        assert (s.boards[A][R], P in s.cubes[there]) == (1, True)


def test_DG_Q_142_it_is_skipped_if_the_cube_is_gone_by_then():
    hands = [["snare"], ["FT4"], []]
    s = about_to("trade(me, here); draw(1)", hands=hands, boards=["P", "", ""], quiet=[])
    do(s, A, main(s, A, "snare", P, R))
    assert isinstance(s.stack[-1], Declared)
    s.cubes[1] = (G, NO_CUBE, BLUE)
    do(s, B, (PASS,))
    assert (s.boards[A][P], len(s.hands[A])) == (1, 1)


def deep(board: str, lying: tuple[int, ...]):
    """The card is played where there are False and Universal cubes."""
    rules = {"rules__dangerous_zones": True, "rocca__floor_iv": True}
    place = {"zones": [{"zone": "IV-5", "x": 8, "y": 8}], "at": ["IV-5"] * 3}
    s = about_to("trade(me, here)", rules=rules, boards=[board, "", ""], **place)
    s.cubes[s.spots[A]] = lying
    return s


def test_DG_Q_142_RC_UNI_2_RC_FLS_2_universal_and_false_cubes():
    s = deep("B", (FALSE, UNIVERSAL))
    assert may_name(s) == {(BLUE, FALSE), (BLUE, UNIVERSAL)}
    declared(s, BLUE, UNIVERSAL)
    do(s, A, R)
    assert (s.boards[A], s.universal[A][R]) == ((0, 1, 0, 0, 0), 1)
    assert s.cubes[s.spots[A]] == (FALSE, BLUE)
    t = deep("", (R, FALSE))
    put_on_board(t, A, R, universal=True)
    declared(t, R, R)  # RC-UNI.6
    assert (t.boards[A][R], t.cubes[t.spots[A]]) == (1, (UNIVERSAL, FALSE))


# ---------------------------------------------------------------- trade with a Scholar


def test_DG_Q_142_between_scholars_each_donates_the_other_a_cube():
    s = about_to("trade(me, opp@near)", boards=["GG", "RP", ""], students=[0, 0, 0])
    assert may_name(s) == {(B, G, R), (B, G, P)}
    log = declared(s, B, G, P)
    assert (s.boards[A], s.boards[B]) == ((1, 0, 0, 0, 1), (1, 1, 0, 0, 0))
    given = [(e.public["seat"], e.public["colour"]) for e in log if e.kind == "cube-donated"]
    assert given == [(B, P), (A, G)]


def test_DG_Q_142_DG_37_9_no_shield_asks():
    s = about_to("trade(me, opp@near)", boards=["G", "P", ""])
    s.interns = tuple([B if row.shield == "P" else -1 for row in s.terms.content.interns])
    declared(s, B, G, P)
    assert (s.boards[A][P], s.boards[B][G]) == (1, 1)


def test_DG_Q_142_both_scholars_need_room_and_another_colour():
    full = "GGGGGGG"
    s = about_to("trade(me, opp@near)", boards=["GB", f"{full}R", "B"])
    assert may_name(s) == {(B, BLUE, G), (B, BLUE, R), (C, G, BLUE)}


def test_DG_Q_142_the_same_scholar_as_before():
    hands = [["snare"], ["FT4"], []]
    s = about_to("discard(1, opp, by=rnd); trade(me, same)", hands=hands, boards=["G", "R", ""])
    assert may_name(s) == {(B, G, R)}
    declared(s, B, G, R)
    assert (s.boards[A], s.boards[B]) == ((0, 1, 0, 0, 0), (1, 0, 0, 0, 0))


def test_DG_Q_142_RC_OMG_6_with_omega_a_cube_of_the_tome_is_exchanged():
    text = stating("trade(me, opp@near)").replace('id = "snare"', 'id = "snare"\nomega = true')
    s = together(moment="action", pack=text, options=RULE, hands=[["snare"], []], boards=["G", ""],
                 tome=filled(2), at=["I-4", "START"], omega_deck=["omega-1"])  # fmt: skip
    omega = s.seats
    before = len(s.tome)
    assert (omega, G, Y) in may_name(s)
    do(s, A, main(s, A, "snare", omega, G, Y))
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    assert s.boards[A] == (0, 0, 0, 1, 0)
    assert (len(s.tome), s.tome.count(G)) == (before, 1)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Civilization for Mysticism"),
        ("it", "Civiltà in cambio di Misticismo"),
        ("fr", "Civilisation contre Mysticisme"),
    ],
)
def test_DG_Q_142_which_cube_goes_and_which_comes_is_said(language, told):
    s = about_to("trade(me, near)", boards=["G", "", ""])
    speaker = Words(language, "dungeonology", s.terms.content).speaker
    deed = main(s, A, "snare", 1, G, BLUE)
    assert speaker.brief("Action", deed, view(s, A)) == f"{speaker.spot(1)}, {told}"
    text = SHELF.our_text()
    for ours in ("stun(1, opp@here)", "stun(1, opp@here); take_student(1, same)"):
        text = text.replace(f'effect = "{ours}"', 'effect = "trade(me, here)"')
    t = scene(("valerio", "sofia"), pack=text, boards=["G", ""], stunned=[0, 0])
    used = [deed for deed in deeds(t, ABILITY) if deed[2:] == (G, BLUE)]
    speaker = Words(language, "dungeonology", t.terms.content).speaker
    assert [told in speaker.choice("Action", deed, view(t, A)) for deed in used] == [True]


def test_DG_Q_142_RC_CNG_20_a_student_of_a_congregation_names_cubes_too():
    text = SHELF.our_text()
    ours = 'id = "zeta"\nmodule = "rocca.congregations"\ntiming = "standard"\neffect = "heal(2)"'
    text = text.replace(ours, ours.replace("heal(2)", "trade(me, opp@near)"))
    s = with_members(ZETA, pack=text, boards=["G", "RP"])
    offered = deeds(s, MEMBER)
    assert offered == [(MEMBER, ZETA, B, G, R), (MEMBER, ZETA, B, G, P)]
    speaker = Words("en", "dungeonology", s.terms.content).speaker
    said = [speaker.choice("Action", deed, view(s, A)) for deed in offered]
    exchanged = ("Civilization for Militia", "Civilization for Hierarchy")
    assert [each in line for each, line in zip(exchanged, said, strict=True)] == [True, True]
    assert len({SPELLINGS["Action"](s, A, deed) for deed in offered}) == 2
    do(s, A, offered[1])
    assert s.boards == [(0, 0, 0, 0, 1), (1, 1, 0, 0, 0)]
