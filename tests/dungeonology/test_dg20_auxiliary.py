"""DG-20, DG-21, DG-22 Effect icons, Auxiliary Effects, and the deck of Trick cards."""

import pytest

from ludoteca.games.dungeonology.auxiliary import ChooseSide
from ludoteca.games.dungeonology.components import MOVE, OTHERS_PHASE, PASS, PLAY, SPY
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH
from ludoteca.games.dungeonology.students import draw_students, stun
from ludoteca.games.dungeonology.tricks import DiscardTricks, draw_tricks, reveal_top, take_top
from ludoteca.kernel.knowledge import EVERYONE
from ludoteca.kernel.play import awaited

from .scenes import (
    OURS,
    A,
    B,
    card,
    code_of,
    deeds,
    do,
    heard,
    kinds,
    pass_all,
    playing,
    scene,
    studying,
    sums,
    test_of,
    why,
)


def used(code, mode=0, moment="movement", hand=(), **position):
    """The active player plays such a card."""
    s = scene(moment=moment, hands=[[code, *hand], [], []], **position)
    do(s, A, playing(s, A, code, mode))
    return s


def in_study(code, mode=0, by=B, hand=(), **position):
    """Such a card in the active player's Study of one cube: Stealth 1 against Alert 3."""
    hands = [["EX1", "EX1"], ["EX1"], []]
    hands[by] = [*hands[by], code, *hand]
    s = scene(hands=hands, **{"bag": [20, 0], **position})
    studying(s, 1, "EX1")
    while awaited(s) != (by,):
        do(s, awaited(s)[0], (PASS,))
    do(s, by, playing(s, by, code, mode))
    return s


# ---------------------------------------------------------------- each type at each level


@pytest.mark.parametrize(("code", "points", "drawn"), [("EX1", 1, 0), ("EX2", 2, 0), ("EX3", 3, 1)])
@pytest.mark.parametrize("moment", ["movement", "action"])
def test_DG_21_1_to_3_DG_20_2_exploration(code, points, drawn, moment):
    s = used(code, moment=moment, bag=[20, 0])
    assert (s.phase().bonus, s.bonfire) == (points, drawn)
    assert deeds(s, MOVE)


@pytest.mark.parametrize(("code", "amount", "drawn"), [("SU1", 1, 0), ("SU2", 2, 1), ("SU3", 3, 1)])
def test_DG_21_4_to_6_DG_20_8_subterfuge(code, amount, drawn):
    """A Student is drawn where Alert is raised, and first."""
    s = in_study(code, 0)
    assert (sums(s), s.bonfire) == ((1 + amount, 3), 0)
    s = in_study(code, 1)
    assert (sums(s), s.bonfire) == ((1, 3 + amount), drawn)


@pytest.mark.parametrize(
    ("code", "deck", "best", "drawn"),
    [("MA1", ["FT5", "FT4"], 5, 0), ("MA2", ["EX1", "FT4", "FT5"], 4, 1),
     ("MA2", ["FT4", "EX1", "FT5"], 4, 1), ("MA3", ["EX1", "EX2", "EX3", "FT5"], 3, 2),
     ("MA3", ["EX1", "EX3", "EX2", "FT5"], 3, 2)],
)  # fmt: skip
@pytest.mark.parametrize("mode", [0, 1])
def test_DG_21_7_to_9_DG_20_9_magic(code, deck, best, drawn, mode):
    s = in_study(code, mode, deck=deck)
    assert sums(s) == ((1 + best, 3) if mode == 0 else (1, 3 + best))
    assert s.bonfire == drawn


def test_DG_21_10_DG_Q_32_the_side_is_chosen_before_or_after():
    s = in_study("MA1", 1, deck=["FT5"])
    assert sums(s) == (1, 8)
    s = in_study("MA1", 0, deck=["FT5"], options={"divination_side": "after"})
    assert isinstance(s.stack[-1], ChooseSide)
    assert s.knowers[s.discard[0]] == EVERYONE
    do(s, B, ALERT)
    assert sums(s) == (1, 8)
    s = in_study("MA1", 0, deck=["FT5"], options={"divination_side": "after"})
    do(s, B, STEALTH)
    assert sums(s) == (6, 3)
    s = scene(hands=[["EX1"], ["MA1"], []], options={"divination_side": "after"})
    studying(s, 1, "EX1")
    assert len(deeds(s, PLAY)) == 1


def test_DG_21_11_DG_Q_33_revealed_cards_are_discarded():
    s = in_study("MA2", 0, deck=["EX1", "FT4"])
    assert sorted(code_of(s, x) for x in s.discard) == ["EX1", "FT4", "MA2"]
    assert {s.knowers[x] for x in s.discard} == {EVERYONE}


@pytest.mark.parametrize(("code", "taken", "left"), [("NT1", 1, 3), ("NT2", 2, 2), ("NT3", 3, 2)])
def test_DG_21_12_to_14_notoriety(code, taken, left):
    """Level 3 draws a Student first."""
    s = used(code, students=[0, 0, 0], bonfire=4, bag=[20, 0])
    assert (s.students[A], s.bonfire) == (taken, left)


def test_DG_21_13_as_available():
    s = used("NT2", students=[0, 0, 0], bonfire=1, bag=[20, 0])
    assert (s.students[A], s.bonfire) == (1, 0)


@pytest.mark.parametrize(("code", "drawn", "paid"), [("SO1", 1, 0), ("SO2", 2, 1), ("SO3", 2, 1)])
def test_DG_21_15_to_17_DG_20_3_social(code, drawn, paid):
    s = used(code, students=[1, 0, 0])
    assert (len(s.hands[A]), s.students[A]) == (drawn, 1 - paid)


def test_DG_21_17_DG_20_7_DG_Q_34_or_somebody_discards():
    s = scene(moment="movement", hands=[["SO3", "EX1"], ["EX1", "SU1"], []], students=[0, 0, 0])
    mine = card(s, A, "SO3")
    assert {deed[2:] for deed in deeds(s, PLAY) if deed[1] == mine} == {(1, A), (1, B)}
    do(s, A, (PLAY, mine, 1, B))
    assert isinstance(s.stack[-1], DiscardTricks)
    assert tuple(awaited(s)) == (B,)
    do(s, B, (card(s, B, "SU1"),))
    assert [code_of(s, x) for x in s.discard] == ["SO3", "SU1"]
    s = scene(hands=[["SO3"], [], []])
    assert why(s, A, playing(s, A, "SO3", 1, A)) == ("DG-21.17", "nobody-to-discard")


def test_DG_21_17_one_may_make_oneself_discard():
    s = scene(moment="movement", hands=[["SO3", "EX1"], [], []])
    do(s, A, playing(s, A, "SO3", 1, A))
    assert s.hands[A] == ()
    assert len(s.discard) == 2


def test_DG_Q_34_a_table_may_ask_a_student_for_the_discard():
    for free, offered in ((True, True), (False, False)):
        s = scene(
            moment="movement",
            hands=[["SO3"], ["EX1"], []],
            students=[0, 0, 0],
            options={"social3_discard_free": free},
        )
        assert bool(deeds(s, PLAY)) is offered
    s = scene(
        moment="movement",
        hands=[["SO3"], ["EX1"], []],
        students=[1, 0, 0],
        options={"social3_discard_free": False},
    )
    do(s, A, playing(s, A, "SO3", 1, B))
    assert s.students[A] == 0


def test_DG_21_18_DG_Q_35_social_1_and_2_in_the_own_turn_only():
    s = scene(moment="movement", hands=[["EX1"], ["SO1", "SO2", "SO3"], []], quiet=[])
    do(s, A, playing(s, A, "EX1"))
    assert {deed[1] for deed in deeds(s, PLAY)} == {card(s, B, "SO3")}
    s = scene(hands=[["EX1", "SO1"], ["SO1", "EX1"], []])
    studying(s, 1, "EX1")
    assert deeds(s, PLAY) == []  # as an opponent
    do(s, B, (PASS,))
    assert deeds(s, PLAY) == [playing(s, A, "SO1")]  # as the tester


def test_DG_21_19_without_a_student_social_draws_nothing():
    s = scene(moment="movement", hands=[["SO2"], [], []], students=[0, 0, 0])
    assert deeds(s, PLAY) == []
    assert why(s, A, playing(s, A, "SO2")) == ("DG-21.19", "no-student-to-sacrifice")


@pytest.mark.parametrize(("code", "amount"), [("FT4", 4), ("FT5", 5)])
def test_DG_21_20_to_21_fate(code, amount):
    s = in_study(code, 0)
    assert (sums(s), s.bonfire) == ((1 + amount, 3), 1)
    s = in_study(code, 1)
    assert (sums(s), s.bonfire) == ((1, 3 + amount), 2)


def test_DG_21_22_DG_Q_36_the_players_own_jinx():
    """An opponent's Fate card draws an Omega Student: the opponent takes the Jinx."""
    s = in_study("FT4", 0, bag=[0, 1])
    assert [len(mine) for mine in s.jinxes] == [0, 1, 0]


def test_DG_21_23_DG_Q_37_in_espionage_alert_is_the_targets():
    s = scene(hands=[["EX1"], ["SU1", "EX1"], []], boards=["", "GG", ""], students=[1, 2, 0])
    do(s, A, (SPY, B, 0))
    do(s, A, (card(s, A, "EX1"),))
    s.stack.pop()  # the Rogue does not divine
    assert sums(s) == (1, 2)
    do(s, B, playing(s, B, "SU1", 1))
    assert sums(s) == (1, 3)


def test_DG_21_24_an_omega_student_is_resolved_before_the_effect_goes_on():
    s = scene(moment="movement", hands=[["NT3"], [], []], bonfire=3, students=[0, 0, 0], bag=[0, 1])
    log = do(s, A, playing(s, A, "NT3"))
    told = kinds(log)
    assert told.index("omega-student") < told.index("students-recruited")
    assert (s.students[A], s.alert) == (0, 1)  # the Bonfire had been emptied


# ---------------------------------------------------------------- icons


def test_DG_20_4_danger_draws_students():
    s = scene(bag=[5, 0])
    draw_students(s, A, 2)
    assert s.bonfire == 2


def test_DG_20_6_stunned():
    s = scene(students=[0, 0, 0])
    stun(s, A, 2)
    assert s.stunned[A] == 2


def test_DG_20_10_instants_are_for_others_turns_too():
    terms = scene().terms
    instant = {
        f"{OURS.designs[number].type} {OURS.designs[number].level}"
        for number, rows in enumerate(OURS.auxiliary)
        if any(row.instant for row in rows)
    }
    assert instant == {
        *[f"{kind} {n}" for kind in ("subterfuge", "magic") for n in (1, 2, 3)],
        *("fate 4", "fate 5", "social 3"),
    }
    outside = {OURS.types[n] for n, modes in enumerate(terms.playable[OTHERS_PHASE]) if modes}
    assert outside == {"social"}


# ---------------------------------------------------------------- the deck


def test_DG_22_1_six_types():
    assert len({row.type for row in OURS.designs if not row.module}) == 6


def test_DG_22_4_a_card_is_used_once_and_gone():
    s = scene(hands=[["SU1", "EX1"], [], []], students=[0, 0, 0])
    studying(s, 1, "SU1")
    assert deeds(s, PLAY) == []
    pass_all(s)
    assert "SU1" in [code_of(s, x) for x in s.discard]
    assert why(s, A, (PLAY, s.discard[0], 0)) == ("DG-22.4", "card-not-in-hand")


def test_DG_22_5_DG_22_6_an_empty_deck_is_made_of_the_discards_when_a_card_is_needed():
    s = scene(hands=[[], [], []])
    s.discard, s.deck = s.deck[2:], s.deck[:2]
    discards = {*s.discard}
    draw_tricks(s, A, 2)
    assert s.deck == []  # not before
    draw_tricks(s, A, 1)
    assert {*s.deck, s.hands[A][-1]} == discards
    assert s.discard == []
    assert not any(s.knowers[x] for x in s.deck)
    s.deck.clear()
    assert take_top(s, 3) == ()


def test_DG_22_6_in_the_middle_of_a_draw_too():
    s = scene(hands=[[], [], []])
    s.discard, s.deck = s.deck[1:], s.deck[:1]
    last = s.deck[0]
    draw_tricks(s, A, 3)
    assert (s.hands[A][0], len(s.hands[A]), s.discard) == (last, 3, [])


def test_DG_22_6_revealing_shuffles_too():
    s = scene(hands=[[], [], []])
    s.discard, s.deck = s.deck, []
    assert "deck-restored" in kinds(heard(s, lambda: reveal_top(s, 1)))


def test_DG_22_7_DG_Q_38_what_is_being_resolved_is_not_among_the_discards():
    s = scene(moment="movement", hands=[["SO1"], [], []])
    s.hands[B], s.deck = tuple(s.deck), []
    played = card(s, A, "SO1")
    do(s, A, (PLAY, played, 0))
    assert s.hands[A] == ()  # it did not draw itself
    assert s.discard == [played]
    s = scene(hands=[["EX1", "SO1", "EX2"], [], []])
    s.hands[B], s.deck = tuple(s.deck), []
    s.spots[B] = 0
    studying(s, 1, "EX1")
    do(s, A, playing(s, A, "SO1"))
    assert s.hands[A] == (card(s, A, "EX2"),)  # nor the Bonus cards of a test
    assert test_of(s).cards != ()


def test_DG_20_9_a_jinx_weakens_own_divinations():
    s = in_study("MA1", 0, deck=["EX1"], jinxes=[[], ["cracked-crystal"], []])
    assert sums(s) == (1, 3)
