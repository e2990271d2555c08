"""Part C.7 Words of the vocabulary about cubes, tokens and the Boss do what they say."""

from __future__ import annotations

import pytest

from ludoteca.games.dungeonology.cubes import Donate, LeaveCubes, Protect
from ludoteca.kernel.play import awaited

from .effects import about_to, declared, may_name, playing
from .maps import lay, spot
from .scenes import A, B, G, P, R, kinds, scene

# ---------------------------------------------------------------- cubes


@pytest.mark.parametrize(
    ("pick", "named_ones", "board"),
    [
        ("lead", {()}, (1, 0, 0, 0, 0)),
        ("low", {()}, (1, 0, 0, 0, 0)),
        ("best", {()}, (0, 0, 1, 0, 0)),
        ("free", {(0,), (1,), (2,)}, (0, 0, 1, 0, 0)),
    ],
)
def test_collect_picks(pick, named_ones, board):
    s = about_to(f"collect(1, here, {pick})")
    assert may_name(s) == named_ones
    declared(s, *max(named_ones))
    assert s.boards[A] == board
    assert s.cubes[spot(s, "I-4")].count(-1) == 1


def test_collect_for_somebody_else():
    s, _ = playing("discard(1, opp); collect(1, here, to=same)", B, hands=[["snare"], ["FT4"], []])
    assert s.boards[B] == (1, 0, 0, 0, 0)


@pytest.mark.parametrize(("pick", "board"), [("low", (0, 1, 0, 0, 1)), ("best", (1, 1, 0, 0, 0))])
def test_steal_by_value(pick, board):
    s = about_to(f"steal(1, opp@near, {pick})", boards=["", "GRP", ""])
    assert may_name(s) == {(B,)}
    declared(s, B)
    assert s.boards[B] == board


def test_steal_two_of_my_choice():
    s = about_to("steal(2, opp@near, free)", boards=["", "GGP", ""])
    assert may_name(s) == {(B, G, G), (B, G, P), (B, P, G)}
    declared(s, B, G, P)
    assert (s.boards[A], s.boards[B]) == ((1, 0, 0, 0, 1), (1, 0, 0, 0, 0))


def test_donate_from_one_of_their_choice():
    s, _ = playing("donate(1, opp, me)", B, boards=["", "GP", ""])
    assert s.stack[-1] == Donate(B, A)


def test_leave_of_the_owners_choice():
    s = about_to("leave(1, opp@near, by=opp)", boards=["", "GP", ""])
    declared(s, B)
    assert isinstance(s.stack[-1], LeaveCubes)
    assert awaited(s) == (B,)


def test_leave_of_my_choice_is_named():
    s = about_to("leave(1, opp@near, by=me)", boards=["", "GP", ""])
    assert may_name(s) == {(B, G), (B, P)}
    _, log = s, declared(s, B, P)
    assert sum(s.boards[B]) == 1
    assert "cube-left" in kinds(log) or "cube-eliminated" in kinds(log)


def test_eliminate_from_the_zone_and_from_a_board():
    s, _ = playing("eliminate(1, here, lead); draw(1)")
    assert s.cubes[spot(s, "I-4")] == (-1, R, 2)
    assert len(s.hands[A]) == 1
    t, _ = playing("eliminate(1, me, low)", boards=["GP", "", ""])
    assert t.boards[A] == (0, 0, 0, 0, 1)
    u = about_to("eliminate(1, opp, free)", boards=["", "GP", ""])
    assert may_name(u) == {(B, G), (B, P)}


def test_DG_37_8_a_protected_cube_may_be_kept_from_being_eliminated():
    owner = [B if row.shield == "P" else -1 for row in scene().terms.content.interns]
    s = about_to("eliminate(1, opp, best)", boards=["", "GP", ""])
    s.interns = tuple(owner)
    declared(s, B)
    assert isinstance(s.stack[-1], Protect)


# ---------------------------------------------------------------- tokens, the Boss


def test_tokens_of_one_kind_go_to_different_zones():
    s = about_to("token(teleport, near); token(teleport, any)", **lay("I-4", "I-6", "I-3"))
    four, six, three = (spot(s, name) for name in ("I-4", "I-6", "I-3"))
    assert may_name(s) == {(x, y) for x in (four, six) for y in (four, six, three) if x != y}


def test_boss_activate_only_if_he_is_there():
    rules = {"rules__boss": True}
    _, log = playing("boss_activate()", rules=rules, boss="I-4")
    assert "boss-activated" in kinds(log)
    _, silent = playing("boss_activate()", rules=rules)
    assert "boss-activated" not in kinds(silent)
