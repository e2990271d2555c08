"""RC-SCH The Abilities of Sara, Caterina and Claudio."""

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import FALSE, PLACE, REST, SPY, TRAPS, UNIVERSAL
from ludoteca.games.dungeonology.notes import put_on_board
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH
from ludoteca.games.dungeonology.tokens import lay_trap
from ludoteca.kernel.knowledge import EVERYONE, view
from ludoteca.kernel.play import awaited, options

from .scenes import BLUE, OURS, A, B, G, R, card, deeds, do, settled, studying, sums, told, why
from .scholars import TWO_ZONES, alone, offered, using

# ---------------------------------------------------------------- Sara


def test_RC_SCH_2_pathfinder_looks_at_two_zones_and_places_either():
    s = alone("sara", moment="movement", hands=[[], []], piles=[["I-1", "I-2"], [], []])
    first, second = s.piles[0][-1], s.piles[0][-2]
    do(s, A, (PLACE,))
    assert (awaited(s), type(s.stack[-1]).__name__) == ((A,), "Pathfinder")
    assert sorted(options(s, A)) == sorted((first, second))
    assert view(s, A)["stack"][-1]["cards"]
    assert view(s, B)["stack"][-1]["cards"] == ()
    do(s, A, second)
    assert type(s.stack[-1]).__name__ == "PlaceZone"
    assert s.stack[-1].card == second
    assert s.piles[0][0] == first
    assert not s.knowers[first] >> B & 1


def test_RC_SCH_2_RA_63_the_backpack_keeps_cards_out_of_the_hand():
    s = alone("sara", moment="movement", hands=[["EX1", "EX2"], []])
    kept = card(s, A, "EX1")
    do(s, A, using("backpack", kept))
    assert (s.backpack, len(s.hands[A])) == ((kept,), 1)
    assert (view(s, B)["backpack"], view(s, B)["backpack_size"]) == ([], 1)
    assert view(s, A)["backpack"] == [kept]
    assert offered(s, "backpack") == [using("backpack", kept)]  # one in a turn goes in
    assert GAME.place(s.terms, GAME.position(s), 1).backpack
    do(s, A, using("backpack", kept))
    assert (s.backpack, len(s.hands[A])) == ((), 2)


def test_RC_SCH_2_the_backpack_is_for_two_cards_and_the_movement_phase():
    given = {"hands": [["EX1"], []], "backpack": ["snare"]}
    s = alone("sara", moment="movement", **given)
    do(s, A, using("backpack", card(s, A, "EX1")))
    assert len(s.backpack) == 2
    full = alone("sara", moment="movement", hands=[["EX1"], []], backpack=["snare", "fate-4"])
    assert sorted(offered(full, "backpack")) == sorted(
        [using("backpack", each) for each in full.backpack]
    )
    assert offered(alone("sara", moment="action", **given), "backpack") == []


def test_RC_SCH_2_one_rope_is_enough():
    s = alone("sara", True, moment="movement", hands=[["EX1", "EX2"], []])
    do(s, A, using("rope", card(s, A, "EX1")))
    assert offered(s, "rope") == []


def test_RC_SCH_2_who_rests_empties_the_backpack():
    s = alone("sara", moment="turn", hands=[["EX1"], []], backpack=["snare"])
    kept = s.backpack
    do(s, A, REST)
    assert s.backpack == ()
    assert set(kept) <= set(s.discard)
    assert {s.knowers[each] for each in kept} == {EVERYONE}
    s = alone("sara", moment="turn", active=B, hands=[["EX1"], []], backpack=["snare"])
    do(s, B, REST)
    assert len(s.backpack) == 1  # it is not his


def test_RC_SCH_2_on_a_rope_the_next_entry_does_nothing():
    danger = {"rules__dangerous_zones": True}
    ambushed = next(row.id for row in OURS.zones if row.effects and row.effects[0].kind == "ambush")
    zones = [TWO_ZONES[0], {"zone": ambushed, "x": 8, "y": 8}]
    given = {"zones": zones, "options": danger, "students": [0, 0], "hands": [["EX1"], []]}
    s = alone("sara", True, moment="movement", **given)
    do(s, A, using("rope", card(s, A, "EX1")))
    settled(s, enter, A, 2)
    assert s.stunned[A] == 0
    settled(s, enter, A, 2)
    assert s.stunned[A] > 0


def test_RC_SCH_2_RA_62_a_rope_helps_against_a_trap_too():
    given = {"traps": [("I-4", "ambush", 1)], "students": [0, 0], "hands": [["EX1"], []]}
    s = alone("sara", True, moment="movement", **given)
    do(s, A, using("rope", card(s, A, "EX1")))
    settled(s, enter, A, 1)
    assert (s.stunned[A], len(s.traps)) == (0, 1)
    settled(s, enter, A, 1)
    assert (s.stunned[A], len(s.traps)) == (1, 0)


# ---------------------------------------------------------------- Caterina


@pytest.mark.parametrize(("fired", "colours"), [(False, {R}), (True, {R, BLUE})])
def test_RC_SCH_2_recombine_exchanges_a_cube_for_one_worth_little_more(fired, colours):
    s = alone("caterina", fired, hands=[["MA1"], []], boards=["G", ""])
    magic = card(s, A, "MA1")
    assert {deed[4] for deed in offered(s, "recombine")} == colours
    do(s, A, using("recombine", magic, G, R))
    assert s.boards[A] == (0, 1, 0, 0, 0)
    assert sorted(s.cubes[1]) == [G, G, BLUE]
    assert magic in s.discard


def below(board, zone="IV-5"):
    """Caterina, Fired Up, with a Magic card, where there are a False and a Universal cube."""
    chosen = {"rules__dangerous_zones": True, "rocca__floor_iv": True}
    place = {"zones": [{"zone": zone, "x": 8, "y": 8}], "at": [zone] * 2}
    s = alone("caterina", True, hands=[["MA1"], []], boards=[board, ""], options=chosen, **place)
    s.cubes[s.spots[A]] = (FALSE, UNIVERSAL)
    return s, card(s, A, "MA1")


def test_RC_SCH_2_RC_UNI_8_recombine_reckons_a_universal_cube_as_purple_a_false_one_as_nothing():
    s, _ = below("RB")
    assert {deed[3:] for deed in offered(s, "recombine")} == {
        (R, FALSE),
        (BLUE, FALSE),
        (BLUE, UNIVERSAL),
    }


def test_RC_SCH_2_RC_UNI_2_recombine_for_a_universal_cube_asks_for_its_column():
    s, magic = below("B")
    do(s, A, using("recombine", magic, BLUE, UNIVERSAL))
    do(s, A, R)
    assert (s.boards[A], s.universal[A][R]) == ((0, 1, 0, 0, 0), 1)
    assert sorted(s.cubes[s.spots[A]]) == [BLUE, FALSE]


def test_RC_SCH_2_RC_UNI_4_a_cube_that_goes_makes_room_for_a_universal_one():
    s, magic = below("B")
    s.boards[A] = OURS.capacity
    assert using("recombine", magic, BLUE, UNIVERSAL) in offered(s, "recombine")


def test_RC_SCH_2_RC_FLS_2_recombine_for_a_false_cube_brings_nothing():
    s, magic = below("B")
    do(s, A, using("recombine", magic, BLUE, FALSE))
    assert s.boards[A] == (0, 0, 0, 0, 0)
    assert sorted(s.cubes[s.spots[A]]) == [BLUE, UNIVERSAL]


def test_RC_SCH_2_RC_UNI_6_recombine_puts_a_universal_cube_down_white():
    s, magic = below("")
    put_on_board(s, A, R, universal=True)
    s.cubes[s.spots[A]] = (R, FALSE)
    do(s, A, using("recombine", magic, R, R))
    assert (s.boards[A], s.universal[A][R]) == ((0, 1, 0, 0, 0), 0)
    assert sorted(s.cubes[s.spots[A]]) == [FALSE, UNIVERSAL]


def test_RC_SCH_2_volatile_tips_a_test_once_in_a_turn():
    s = alone("caterina", True, hands=[["EX1", "EX2"], []], students=[2, 0])
    studying(s, 1, "EX1")
    stealth, alert = sums(s)
    do(s, A, using("volatile", STEALTH))
    assert sums(s) == (stealth + 2, alert)
    assert s.students[A] == 1
    assert offered(s, "volatile") == []
    assert why(s, A, using("volatile", ALERT)) == ("RC-SCH.2", "ability-used-up")


# ---------------------------------------------------------------- Claudio


def test_RC_SCH_2_iron_jaws_lays_a_trap_that_only_he_knows():
    s = alone("claudio", hands=[["SU1"], []])
    do(s, A, using("iron-jaws", card(s, A, "SU1")))
    assert list(options(s, A)) == [0, 1, 2]  # RA-64
    events = do(s, A, 2)
    assert "choice" not in told(events, "chosen")
    spot, trap = s.traps[0]
    assert (spot, s.faces[trap]) == (1, 2)
    assert (s.knowers[trap] >> A & 1, s.knowers[trap] >> B & 1) == (1, 0)


def test_RC_SCH_2_iron_jaws_needs_a_zone_and_a_trap():
    """DG-36.12 None is laid in the Starting Zone."""
    s = alone("claudio", hands=[["SU1"], []], moment="movement", at=["START", "I-4"])
    assert offered(s, "iron-jaws") == []
    s = alone("claudio", hands=[["SU1"], []])
    s.traps = tuple([(1, trap) for trap in s.terms.cards.traps])
    assert offered(s, "iron-jaws") == []


def test_RA_64_a_trap_that_has_run_out_can_be_chosen_and_is_not_laid():
    s = alone("claudio", hands=[["SU1"], []])
    for _ in range(3):  # DG-36.8
        lay_trap(s, B, 1, "ambush")
    laid = s.traps
    do(s, A, using("iron-jaws", card(s, A, "SU1")))
    assert list(options(s, A)) == [0, 1, 2]
    do(s, A, TRAPS.index("ambush"))
    assert s.traps == laid


def test_RC_SCH_2_traps_do_not_concern_a_trapper():
    s = alone("claudio", traps=[("I-4", "ambush", 1)], students=[0, 0])
    settled(s, enter, A, 1)
    assert (s.stunned[A], len(s.traps)) == (0, 1)
    settled(s, enter, B, 1)
    assert (s.stunned[B], len(s.traps)) == (1, 0)


@pytest.mark.parametrize("fired", [False, True])
def test_RC_SCH_2_a_marksman_spies_two_zones_away(fired):
    zones = [
        {"zone": "I-4", "x": 2, "y": 0},
        {"zone": "I-2", "x": -2, "y": 0},
        {"zone": "I-1", "x": 0, "y": 2},
    ]
    s = alone("claudio", fired, hands=[["EX1"], []], zones=zones, boards=["", "G"])
    one, other = linked_by_the_camp(s)
    s.spots = [one, other]
    assert bool(deeds(s, SPY)) == fired


def linked_by_the_camp(s):
    """Two Zones that are Linked to the Starting Zone and not to each other."""
    linked = s.dungeon().neighbours(0).linked
    return next(
        (one, other)
        for one in linked
        for other in linked
        if one != other and other not in s.dungeon().neighbours(one).linked
    )
