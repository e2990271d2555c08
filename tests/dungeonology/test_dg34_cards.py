"""Part C.8 The Main Effects, card by card."""

import random
from typing import Any

import pytest

from ludoteca.games.dungeonology.components import (
    LOCKS_PICKED,
    MAIN,
    MOVE,
    PASS,
    SPY,
)
from ludoteca.games.dungeonology.cubes import Donate
from ludoteca.games.dungeonology.main import (
    Declared,
    LookPile,
    PeerReview,
    Retrieve,
    TakeCard,
)
from ludoteca.games.dungeonology.main.kinds import PRIMITIVES
from ludoteca.games.dungeonology.placing import PlaceZone
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH
from ludoteca.games.dungeonology.students import TOKEN
from ludoteca.games.dungeonology.vocabulary.words import CONTROLS, SIGNATURES
from ludoteca.games.dungeonology.zones import Plan, edge
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import awaited, options

from .maps import lay, spot
from .scenes import (
    BLUE,
    OURS,
    A,
    B,
    C,
    D,
    G,
    P,
    R,
    Y,
    at_end_of_turn,
    deeds,
    do,
    end_turn,
    fix_bag,
    main,
    named,
    scene,
    studying,
    sums,
    told,
    why,
)

RULE = {"rules__main_effects": True}


def holding(*hand, others=((), ()), options=None, **position):
    """Sofia holds these cards; everybody is quiet, in I-4, the bag has no Omega Student."""
    given: dict[str, Any] = {"bag": [9, 0], "hands": [list(hand), *[list(each) for each in others]]}
    return scene(options=RULE | (options or {}), **given | position)


def declare(s, name, *targets, way=0, seat=A):
    """Declared, and nobody reacts."""
    log = do(s, seat, main(s, seat, name, *targets, way=way))
    while isinstance(s.stack[-1], Declared):
        log += do(s, awaited(s)[0], (PASS,))
    return log


def test_every_word_of_the_vocabulary_has_its_function():
    assert {*PRIMITIVES} == {*SIGNATURES, *CONTROLS}


# ---------------------------------------------------------------- Exploration


def test_forced_march():
    s = holding("forced-march", moment="movement", students=[0, 0, 0])
    declare(s, "forced-march")
    assert (s.phase().bonus, s.stunned[A]) == (3, 1)


def test_shortcut_ignores_walls_and_keeps_to_the_floor():
    laid = lay("I-4", "I-6")
    s = holding("shortcut", moment="movement", **laid)
    here = s.plan.placed[spot(s, "I-4")]
    s.plan = Plan(s.plan.placed, tuple([edge(here.x, here.y, slot) for slot in range(8)]))
    assert deeds(s, MOVE) == []
    assert {deed[3] for deed in deeds(s, MAIN)} == {0, spot(s, "I-6")}
    declare(s, "shortcut", spot(s, "I-6"))
    assert (s.spots[A], s.bonfire) == (spot(s, "I-6"), 1)
    t = holding("shortcut", moment="movement", **lay("I-4", "II-1"))
    assert {deed[3] for deed in deeds(t, MAIN)} == {0}


def test_rope_and_pegs_joins_two_zones():
    s = holding("rope-and-pegs", moment="movement", **lay("I-4", "I-6", "I-3"))
    assert {deed[3] for deed in deeds(s, MAIN)} == {spot(s, "I-6"), spot(s, "I-3")}
    declare(s, "rope-and-pegs", spot(s, "I-3"))
    assert s.tokens == ((spot(s, "I-4"), 0), (spot(s, "I-3"), 0))
    assert s.students[A] == 2
    assert (MOVE, spot(s, "I-3")) in options(s, A)


def test_mapmakers_eye_orders_a_pile_in_secret():
    s = holding("mapmakers-eye", piles=[["I-1", "I-2", "I-3"], [], []])
    declare(s, "mapmakers-eye", 0)
    assert isinstance(s.stack[-1], LookPile)
    top = [OURS.zones[s.faces[card]].id for card in s.stack[-1].cards]
    assert top[::-1] == ["I-1", "I-2", "I-3"]
    assert s.stack[-1].seen_by(B)["cards"] == ()
    order = s.stack[-1].cards
    log = do(s, A, order)
    assert "choice" not in log[0].seen_by(B)
    assert log[0].seen_by(A)["choice"] == order
    assert s.piles[0][-3:] == order[::-1]
    assert len(s.hands[A]) == 1
    assert len({redeal(s, B, random.Random(n)).faces[order[0]] for n in range(20)}) > 1
    assert {redeal(s, A, random.Random(n)).faces[order[0]] for n in range(9)} == {s.faces[order[0]]}


def test_slip_away():
    s = holding("slip-away", moment="movement", **lay("I-4", "II-6"))
    declare(s, "slip-away", spot(s, "II-6"))  # its Doors do not matter
    assert (s.spots[A], s.students[A]) == (spot(s, "II-6"), 2)


def test_trailblazer_places_without_entering():
    s = holding("trailblazer", moment="movement")
    declare(s, "trailblazer")
    assert isinstance(s.stack[-1], PlaceZone)
    assert s.stack[-1].kind() == s.stack[-1].seen_by(A)["frame"] == "PlaceZone"
    do(s, A, next(iter(options(s, A))))
    assert len(s.plan.placed) == 3
    assert s.spots[A] == spot(s, "I-4")
    assert s.phase().bonus == 1


def test_trailblazer_in_a_panic_only_hurries():
    s = holding(
        "trailblazer", options={"rules__max_alert": True}, panicking=True, moment="movement"
    )
    declare(s, "trailblazer")
    assert (len(s.plan.placed), s.phase().bonus) == (2, 1)


def test_lock_picks():
    s = holding("lock-picks", moment="movement", **lay("I-4", "II-6"))
    assert why(s, A, (MOVE, spot(s, "II-6"))) == ("DG-19.11", "door-shut")
    declare(s, "lock-picks")
    assert s.this_turn == ((LOCKS_PICKED, A),)
    do(s, A, (MOVE, spot(s, "II-6")))
    assert s.phase().bonus == 1
    assert s.spots[A] == spot(s, "II-6")


# ---------------------------------------------------------------- Subterfuge


@pytest.mark.parametrize(
    ("name", "trap"), [("snare", 0), ("greased-flagstones", 1), ("unofficial-toll", 2)]
)
def test_traps_are_laid_here_or_in_a_linked_zone(name, trap):
    s = holding(name, "FT4", "FT4", **lay("I-4", "I-6", "I-3"))
    assert {deed[3] for deed in deeds(s, MAIN)} == {spot(s, "I-4"), spot(s, "I-6")}
    declare(s, name, spot(s, "I-6"))
    if trap == 2:
        do(s, A, s.hands[A][:1])
    ((at, card),) = s.traps
    assert (at, s.faces[card], s.bonfire) == (spot(s, "I-6"), trap, 1)


def test_someone_else_redirects_what_was_aimed_at_one():
    hands = (("someone-else", "FT4"), ("FT4", "FT4", "FT4"))
    s = holding("campus-gossip", others=hands)
    do(s, A, main(s, A, "campus-gossip", B))
    assert awaited(s) == (B,)
    assert {deed[3:] for deed in deeds(s, MAIN)} == {(C,)}
    log = do(s, B, main(s, B, "someone-else", C))
    assert told(log, "effect-redirected")["victim"] == C
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    assert s.stack[-1].seat == C


def test_someone_else_needs_to_be_the_target_and_another_one():
    s = holding("campus-gossip", others=(("someone-else", "FT4"), ("FT4", "FT4")), quiet=[])
    do(s, A, main(s, A, "campus-gossip", C))
    assert awaited(s) == (B,)
    assert deeds(s, MAIN) == []


def test_DG_X_25_back_stab():
    four = ("sofia", "valerio", "rebecca", "vincenzo")
    laid = lay("I-4", "I-6", "I-3")
    s = scene(
        four,
        hands=[["back-stab", "FT4"], [], [], []],
        options=RULE,
        at=["I-4", "I-3", "I-4", "START"],
        boards=["", "G", "RY", "P"],
        students=[1, 0, 0, 0],
        stunned=[1, 0, 0, 0],
        bag=[9, 0],
        **laid,
    )
    assert {deed[3:] for deed in deeds(s, MAIN)} == {(C, R), (C, Y)}
    assert why(s, A, main(s, A, "back-stab", B, G)) == ("DG-34.14", "no-such-target")
    declare(s, "back-stab", C, Y)
    assert (s.students[A], s.bonfire, s.stunned[A]) == (0, 2, 2)
    assert s.boards[A] == (0, 0, 0, 1, 0)
    assert s.boards[C] == (0, 1, 0, 0, 0)
    assert deeds(s, MAIN) == []


def test_hold_your_breath_never_goes_below_nothing():
    s = holding("FT4", "hold-your-breath", "NT1", "FT5")
    studying(s, 1, "FT4")
    log = declare(s, "hold-your-breath")
    log += do(s, A, (named(s, A, "fate-5"),))
    assert sums(s) == (4, 0)
    assert told(log, "raised")["amount"] == -3


@pytest.mark.parametrize(
    ("name", "way"), [("feint", 0), ("feint", 2), ("unweave", 0), ("unweave", 2)]
)
def test_what_cancels(name, way):
    s = holding("rousing-speech", others=((name, "FT4"), ()), quiet=[], bonfire=2)
    do(s, A, main(s, A, "rousing-speech"))
    do(s, B, main(s, B, name, way=way))
    while type(s.stack[-1]).__name__ in ("Declared", "Priority"):
        do(s, awaited(s)[0], (PASS,))
    assert s.students[A] == 3


# ---------------------------------------------------------------- Magic


def test_blink_to_any_zone_of_the_floor():
    s = holding("blink", moment="movement", **lay("I-4", "I-6", "I-3", "II-1"))
    assert {deed[3] for deed in deeds(s, MAIN)} == {spot(s, "I-6"), spot(s, "I-3")}
    declare(s, "blink", spot(s, "I-3"), way=2)
    assert (s.spots[A], s.bonfire) == (spot(s, "I-3"), 1)


def test_DG_18_7_blink_stays_on_the_own_floor_not_on_another_of_its_number():
    s = holding("blink", moment="movement", at=["II-2"] * 3, **lay("II-1", "I-6", "II-2", "II-3"))
    assert s.dungeon().floor(spot(s, "II-1")) == s.dungeon().floor(spot(s, "II-2"))
    assert {deed[3] for deed in deeds(s, MAIN)} == {spot(s, "II-3")}


@pytest.mark.parametrize(("side", "expected"), [(STEALTH, (4 + 3, 3)), (ALERT, (4, 3 + 3))])
def test_clear_omen(side, expected):
    s = holding("FT4", "clear-omen", "NT1", deck=["EX1", "EX3", "EX2"])
    studying(s, 1, "FT4")
    declare(s, "clear-omen", side)
    assert sums(s) == expected


def test_clear_omen_where_the_side_is_said_later():
    s = holding("FT4", "clear-omen", "NT1", deck=["EX1"], options={"divination_side": "after"})
    studying(s, 1, "FT4")
    declare(s, "clear-omen")
    assert type(s.stack[-1]).__name__ == "ChooseSide"


def test_chalk_circle():
    s = holding("chalk-circle", "chalk-circle")
    declare(s, "chalk-circle")
    assert s.tokens == ((spot(s, "I-4"), 1),)
    assert s.bonfire == 2
    declare(s, "chalk-circle")
    assert len(s.tokens) == 1  # one is enough: the placement is skipped


def test_DG_X_25_love_potion():
    four = ("sofia", "valerio", "rebecca", "vincenzo")
    s = scene(
        four,
        hands=[["love-potion"], [], [], []],
        options=RULE,
        at=["I-4", "I-3", "I-3", "START"],
        boards=["", "GG", "", "P"],
        students=[3, 0, 0, 0],
        bag=[9, 0],
        **lay("I-4", "I-6", "I-3"),
    )
    declare(s, "love-potion")
    assert s.students[A] == 1
    assert s.boards == [(2, 0, 0, 0, 0), (1, 0, 0, 0, 0), (0,) * 5, (0, 0, 0, 0, 1)]
    assert D not in awaited(s)


def test_DG_Q_126_trading_places_whose_effect_it_is_enters_first():
    """Both Zones have an Ambush: Sofia is asked before Valerio, though both have moved."""
    s = holding(
        "trading-places",
        options={"rules__dangerous_zones": True},
        at=["I-6", "I-3", "START"],
        students=[1, 1, 0],
        traps=[["I-3", "ambush", C]],
        **lay("I-4", "I-6", "I-3"),
    )
    log = declare(s, "trading-places", B)
    assert (s.spots[A], s.spots[B]) == (spot(s, "I-3"), spot(s, "I-6"))
    assert awaited(s) == (A,)
    log += do(s, A, TOKEN)
    assert awaited(s) == (B,)
    log += do(s, B, TOKEN)
    assert s.stunned == [1, 1, 0]
    assert [e.public["seat"] for e in log if e.kind == "ambush"] == [A, B]


def test_transmute_the_facts():
    s = holding("transmute-the-facts", students=[0, 0, 0], boards=["GP", "", ""])
    assert {deed[3] for deed in deeds(s, MAIN)} == {G}
    declare(s, "transmute-the-facts", G)
    assert s.boards[A] == (0, 1, 0, 0, 1)
    assert s.stunned[A] == 1


# ---------------------------------------------------------------- Social


def test_study_group():
    s = holding("study-group", at=["I-4", "I-4", "START"])
    declare(s, "study-group")
    assert [len(hand) for hand in s.hands] == [2, 1, 0]


def test_borrowed_notes_third_parties_do_not_see():
    s = holding("borrowed-notes", others=(("FT5", "NT1"), ()))
    log = declare(s, "borrowed-notes", B)
    assert isinstance(s.stack[-1], TakeCard)
    assert told(log, "looked-at")["count"] == 2
    wanted = named(s, B, "fate-5")
    log = do(s, A, wanted)
    assert [("choice" in log[0].seen_by(x)) for x in (A, B, C)] == [True, True, False]
    assert s.hands[A] == (wanted,)
    assert len(s.hands[B]) == 2
    assert s.knowers[wanted] == 0b011
    assert s.students[A] == 2


def test_campus_gossip():
    s = holding("campus-gossip", others=(("FT4", "FT4", "FT4"), ()))
    declare(s, "campus-gossip", B)
    do(s, B, tuple(sorted(s.hands[B]))[:2])
    assert len(s.hands[B]) == 1


@pytest.mark.parametrize("pays", [True, False])
def test_peer_review_cancels_unless_cards_are_discarded(pays):
    s = holding(
        "rousing-speech", "FT4", "FT4", others=(("peer-review", "FT4"), ()), bonfire=2, quiet=[]
    )
    do(s, A, main(s, A, "rousing-speech"))
    do(s, B, main(s, B, "peer-review"))
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    assert isinstance(s.stack[-1], PeerReview)
    do(s, A, int(pays))
    assert (s.students[A], len(s.hands[A])) == ((5, 0) if pays else (3, 2))


def test_gentlefolks_truce():
    s = holding("gentlefolks-truce", "FT4", stunned=[2, 0, 0], boards=["G", "", ""], active=A)
    declare(s, "gentlefolks-truce")
    assert (s.truces, s.stunned[A]) == ((A,), 1)
    s.hands[B] = s.deck[-1:] and (s.deck.pop(),)
    end_turn(s)
    while type(s.stack[-1]).__name__ != "Action":
        choice = 2 if type(s.stack[-1]).__name__ == "Turn" else (PASS,)
        do(s, awaited(s)[0], choice)
    assert s.active == B
    assert deeds(s, SPY) == []
    assert why(s, B, (SPY, A, G)) == ("DG-34.1", "under-truce")


def test_a_truce_ends_with_the_next_own_turn():
    s = holding("FT4", truces=[B])
    at_end_of_turn(s)
    assert (s.active, s.truces) == (B, ())


def test_forced_exchange():
    s = holding("forced-exchange", boards=["G", "P", ""])
    declare(s, "forced-exchange", B, G, P)
    assert (s.boards[A], s.boards[B]) == ((0, 0, 0, 0, 1), (1, 0, 0, 0, 0))
    empty = holding("forced-exchange", boards=["", "P", ""])
    assert {deed[3:] for deed in deeds(empty, MAIN)} == {(B, -1, P)}


def test_old_exam_papers_bring_back_neither_fate_nor_themselves():
    s = holding("old-exam-papers", discard=["fate-5", "snare", "old-exam-papers", "blink", "feint"])
    declare(s, "old-exam-papers")
    assert isinstance(s.stack[-1], Retrieve)
    names = {OURS.designs[s.faces[card]].id for card in s.stack[-1].options(s, A).items}
    assert names == {"snare", "blink", "feint"}
    do(s, A, tuple(sorted(s.stack[-1].options(s, A).items))[:2])
    assert len(s.hands[A]) == 2


# ---------------------------------------------------------------- Notoriety


def test_magnetic_smile():
    s = holding("magnetic-smile", students=[0, 2, 0])
    declare(s, "magnetic-smile")
    assert s.students == [1, 1, 0]


def test_rousing_speech_skips_a_neighbour_in_the_camp():
    s = holding("rousing-speech", bonfire=4, students=[0, 0, 0], at=["I-4", "START", "I-4"])
    declare(s, "rousing-speech")
    assert s.students == [2, 0, 0]


def test_heckler_only_in_the_test_of_another():
    s = holding("FT4", "heckler", "NT1", others=(("heckler",), ()))
    studying(s, 1, "FT4")
    assert awaited(s) == (B,)
    declare(s, "heckler", seat=B)
    assert sums(s) == (4, 6)
    while awaited(s) != (A,):
        do(s, awaited(s)[0], (PASS,))
    assert deeds(s, MAIN) == []


@pytest.mark.parametrize(("target", "may"), [(B, True), (C, False)])
def test_blame_the_student_only_if_one_is_the_target(target, may):
    s = holding("campus-gossip", others=(("blame-the-student", "FT4"), ("FT4",)), quiet=[])
    do(s, A, main(s, A, "campus-gossip", target))
    assert awaited(s) == (B,)
    assert bool(deeds(s, MAIN)) is may


def test_blame_the_student_also_answers_what_touches_all():
    s = holding("magnetic-smile", others=(("blame-the-student",), ()), quiet=[])
    do(s, A, main(s, A, "magnetic-smile"))
    assert len(deeds(s, MAIN)) == 1
    do(s, B, main(s, B, "blame-the-student"))
    assert s.students == [3, 2, 3]


def test_mass_enrolment():
    s = holding("mass-enrolment", bonfire=3)
    fix_bag(s, "grey", "grey")
    declare(s, "mass-enrolment")
    assert (s.students[A], s.bonfire) == (7, 1)


def test_public_lecture():
    s = holding("public-lecture", students=[2, 0, 0])
    declare(s, "public-lecture")
    assert s.boards[A] == (1, 1, 0, 0, 0)
    assert (s.students[A], s.bonfire) == (0, 2)


def test_donors_choose():
    s = holding("really-famous", boards=["", "GB", ""])
    declare(s, "really-famous")
    assert isinstance(s.stack[-1], Donate)
    assert list(options(s, B)) == [G, BLUE]
