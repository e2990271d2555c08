"""KC-19 The optional rule of Monkey control; vector M-37."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import IllegalChoiceError, TermsError
from ludoteca.games.king_of_con.monkeys import CONCEDE, TAKE
from tests.king_of_con.scenes import A, B, C, G, Z, con, declare, kinds, objects, scene

CONTROL = {"monkeyControl": True}
LAST = 3  # the fourth player


def tied_stand(monkeys=(1, 2, 3), seats=(A, B), options=CONTROL, **position):
    """Phase 2: these seats have 3 each on #3, and the Award has come."""
    table = scene(monkeys, options=options, **position)
    declare(table, {seat: {3: 3} for seat in seats}, {})
    return table


def tied_offer(monkeys=(1, 2, 3), seats=(A, B), options=CONTROL):
    """Phase 3: these seats offer 3 each for a Stalls Object; it is alone, so nothing ties later."""
    table = scene(monkeys, 3, options=options, stalls=[3])
    declare(table, {seat: {3: 3} for seat in seats})
    return table


def tied_predominance(monkeys=(1, 2, 3), options=CONTROL):
    """Phase 4: each of the seats has a Signed Object of Value 2, and nothing else is tied."""
    held = {n: (seat, 2) for seat, n in zip(range(len(monkeys)), (5, 6, 12, 18, 24), strict=False)}
    return scene(monkeys, 4, options=options, objects=held)


SCENES = [tied_stand, tied_offer]


def asked(table):
    """Who is asked about which tie: seat, seats still in it, Object, Characteristic."""
    (seat,) = table.awaited
    assert table.decision(seat).kind == "MonkeyControl"
    assert list(table.decision(seat).space) == [TAKE, CONCEDE]
    frame = table.view(None)["stack"][-1]
    return seat, frame["tied"], frame["object"] or frame["characteristic"]


# ------------------------------------------------------------ KC-19.1


@pytest.mark.parametrize("options", [{}, {"monkeyControl": False}])
@pytest.mark.parametrize("tied", [*SCENES, tied_predominance])
def test_KC_19_1_it_is_off_by_default_and_nobody_is_asked(tied, options):
    table = tied(options=options)
    assert table.decision(A).kind in ("Scavenging", "Astatosta")
    assert con(table).monkey != [1, 2, 3], "the Monkeys have been swapped at once"


def test_KC_19_1_the_table_says_whether_it_is_agreed():
    values = {
        option.name: (option.values, value)
        for option, value in scene(options=CONTROL).options.items()
    }
    assert values["monkeyControl"] == ((False, True), True)
    plain = {option.name: value for option, value in scene().options.items()}
    assert plain["monkeyControl"] is False


@pytest.mark.parametrize(
    ("other", "clause"),
    [({"firstGame": True}, "AMB-46"), ({"scenario": 9}, "KC-19.1")],
)
def test_KC_19_1_not_in_a_first_game_and_not_with_monkey_business(other, clause):
    with pytest.raises(TermsError) as refused:
        ludoteca.new("king-of-con", 3, 1, options=CONTROL | other)
    assert [reason.clause for reason in refused.value.reasons] == [clause]
    ludoteca.new("king-of-con", 3, 1, options=other)


def test_KC_19_1_a_random_scenario_beside_it_is_never_monkey_business():
    def drawn(options):
        tables = [ludoteca.new("king-of-con", 2, n, options=options) for n in range(80)]
        return {con(table).terms.scenario for table in tables}

    assert drawn({"scenario": "random"}) == set(range(1, 11))
    assert drawn({"scenario": "random"} | CONTROL) == set(range(1, 11)) - {9}


# ------------------------------------------------------------ two tied


@pytest.mark.parametrize("tied", SCENES)
def test_KC_19_2_KC_19_3_two_tied_conceding_gives_the_prize_and_keeps_the_monkeys(tied):
    table = tied((2, 1, 3))
    assert asked(table) == (B, (A, B), 3)
    table.choose(B, CONCEDE)
    assert objects(table, 3)[0][0] == A
    assert con(table).monkey == [2, 1, 3]


@pytest.mark.parametrize("tied", SCENES)
def test_KC_19_2_taking_wins_the_prize_and_swaps(tied):
    table = tied((2, 1, 3))
    table.choose(B, TAKE)
    assert objects(table, 3)[0][0] == B
    assert con(table).monkey == [1, 2, 3]


def test_KC_19_2_who_concedes_wastes_the_offer():
    table = tied_stand()
    table.choose(A, CONCEDE)
    assert (con(table).bins, objects(table, 3)) == ([3, 0, 0], [(B, 3)])


def test_KC_19_2_nobody_else_may_answer_and_nothing_else_may_be_answered():
    table = tied_stand()
    before = con(table).clone()
    for seat, choice in ((B, CONCEDE), (C, TAKE), (A, 2), (A, {3: 1})):
        with pytest.raises(IllegalChoiceError):
            table.choose(seat, choice)
    assert table.state == before


@pytest.mark.parametrize(
    ("choice", "monkeys", "tokens"),
    [(CONCEDE, [2, 3, 1, 4, 5], (2, 3)), (TAKE, [2, 3, 5, 4, 1], (3, 2))],
)
def test_M_37_KC_19_3_greg_and_zak_tie_a_predominance(choice, monkeys, tokens):
    held = {18: (G, 2), 24: (Z, 2)}
    table = scene((2, 3, 1, 4, 5), 4, options=CONTROL, objects=held)
    assert asked(table) == (G, (G, Z), 12)
    events = table.choose(G, choice)
    assert con(table).monkey == monkeys
    assert (con(table).reserve[G] - 10, con(table).reserve[Z] - 10) == tokens
    paid = {
        e.public["characteristic"]: e.public["seat"] for e in events if e.kind == "predominance"
    }
    assert paid[12] == (Z if choice == CONCEDE else G)
    assert con(table).round == 2, "and the game goes on"


# ------------------------------------------------------------ all phases


@pytest.mark.parametrize(
    ("tied", "phase"), [(tied_stand, 2), (tied_offer, 3), (tied_predominance, 4)]
)
def test_KC_19_4_it_applies_in_phases_2_3_and_4(tied, phase):
    table = tied()
    assert table.decision(A).kind == "MonkeyControl"
    assert table.view(None)["stack"][0]["phase"] == phase


def test_KC_19_4_several_predominances_are_asked_one_after_the_other():
    """A and B tie in 1 and in 12; after A has taken the first, B has the lower Monkey."""
    held = {1: (A, 2), 18: (A, 2), 2: (B, 2), 24: (B, 2)}
    table = scene(phase=4, options=CONTROL, objects=held)
    assert asked(table) == (A, (A, B), 1)
    table.choose(A, TAKE)
    assert asked(table) == (B, (A, B), 12)
    table.choose(B, CONCEDE)
    assert con(table).monkey == [2, 1, 3]
    assert con(table).reserve == [10 + 6, 10 + 4, 10 + 1]


def test_KC_19_4_a_tie_in_the_last_characteristic_is_followed_by_consolation():
    table = scene(phase=4, options=CONTROL, objects={2: (A, 1), 8: (B, 1)})
    assert asked(table) == (A, (A, B), 15)
    told = kinds(table.choose(A, CONCEDE))
    assert told[:4] == ["chosen", "tie-settled", "predominance", "consolation"]


# ------------------------------------------------------------ three or more tied


@pytest.mark.parametrize("tied", SCENES)
def test_KC_19_5_conceding_leaves_the_tie_to_the_others(tied):
    table = tied((3, 1, 2), (A, B, C))
    assert asked(table) == (B, (A, B, C), 3)
    table.choose(B, CONCEDE)
    assert asked(table) == (C, (A, C), 3)
    table.choose(C, TAKE)
    assert objects(table, 3)[0][0] == C
    assert con(table).monkey == [2, 1, 3], "swapped among those still in it"


@pytest.mark.parametrize("tied", SCENES)
def test_KC_19_5_the_last_one_left_wins_without_swap_and_is_not_asked(tied):
    table = tied((3, 1, 2), (A, B, C))
    table.choose(B, CONCEDE)
    table.choose(C, CONCEDE)
    assert table.decision(A).kind != "MonkeyControl"
    assert objects(table, 3)[0][0] == A
    assert con(table).monkey == [3, 1, 2]


@pytest.mark.parametrize("tied", SCENES)
def test_KC_19_5_taking_at_once_swaps_all_three(tied):
    table = tied((3, 1, 2), (A, B, C))
    table.choose(B, TAKE)
    assert objects(table, 3)[0][0] == B
    assert con(table).monkey == [2, 3, 1]


@pytest.mark.parametrize(
    ("choices", "winner", "monkeys"),
    [
        ([TAKE], 0, [4, 1, 2, 3]),
        ([CONCEDE, TAKE], 1, [1, 4, 2, 3]),
        ([CONCEDE, CONCEDE, TAKE], 2, [1, 2, 4, 3]),
        ([CONCEDE, CONCEDE, CONCEDE], LAST, [1, 2, 3, 4]),
    ],
)
def test_KC_19_5_four_tied_for_a_predominance(choices, winner, monkeys):
    table = tied_predominance((1, 2, 3, 4))
    for seat, choice in enumerate(choices):
        assert table.awaited == (seat,)
        events = table.choose(seat, choice)
    (tie,) = [event.public for event in events if event.kind == "tie-settled"]
    assert (tie["characteristic"], tie["winner"]) == (12, winner)
    assert con(table).monkey == monkeys


# ------------------------------------------------------------ several pending ties


def two_ties(phase, **more):
    options = CONTROL | more
    if phase == 2:
        table = scene(options=options)
        declare(table, {A: {3: 2}, B: {3: 2}}, {A: {7: 2}, B: {7: 2}}, {})
    else:
        table = scene(phase=3, options=options, stalls=[3, 7])
        declare(table, {A: {3: 3, 7: 3}, B: {3: 3, 7: 3}})
    return table


@pytest.mark.parametrize("phase", [2, 3])
def test_KC_19_5_AMB_34_the_chooser_names_the_object_then_takes_or_concedes(phase):
    table = two_ties(phase)
    assert table.awaited == (A,)
    assert list(table.decision(A).space) == [3, 7], "first the Object"
    table.choose(A, 7)
    assert asked(table) == (A, (A, B), 7)
    table.choose(A, CONCEDE)
    assert asked(table) == (A, (A, B), 3), "A still has the lowest Monkey; only #3 is left"
    table.choose(A, TAKE)
    assert [owner for owner, _ in objects(table, 3, 7)] == [A, B]
    assert con(table).monkey == [2, 1, 3]


@pytest.mark.parametrize("phase", [2, 3])
def test_KC_19_5_after_taking_the_other_player_is_asked_about_the_other_tie(phase):
    table = two_ties(phase)
    table.choose(A, 3)
    table.choose(A, TAKE)
    assert asked(table) == (B, (A, B), 7)
    table.choose(B, CONCEDE)
    assert [owner for owner, _ in objects(table, 3, 7)] == [A, A]
    assert con(table).monkey == [2, 1, 3]


def test_KC_19_5_with_a_fixed_order_no_object_is_named():
    table = two_ties(2, multiTieOrder="fixed")
    assert asked(table) == (A, (A, B), 3)


# ------------------------------------------------------------ final ranking


def test_KC_19_6_it_does_not_apply_to_the_final_ranking():
    table = scene((3, 1, 2), 3, options=CONTROL, round=6)
    events = declare(table, {})
    assert table.over, "three players level in everything, and nobody is asked"
    assert (table.scores, table.ranking) == ((3, 3, 3), (B, C, A))
    assert con(table).monkey == [3, 1, 2]
    assert "tie-settled" not in kinds(events)
