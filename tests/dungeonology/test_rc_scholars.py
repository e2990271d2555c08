"""RC-SCH The seven new Scholars: who can be chosen, and a test for each of their Abilities."""

from typing import Any

import pytest

from ludoteca.campaign.content import SHELF as CAMPAIGN
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.auxiliary import divine
from ludoteca.games.dungeonology.components import (
    ABILITY,
    BIVOUAC,
    FALSE,
    PASS,
    PLACE,
    REST,
    SPY,
    STUDY,
    TRAPS,
    TRIANGLES,
    UNIVERSAL,
)
from ludoteca.games.dungeonology.cubes import lose, steal
from ludoteca.games.dungeonology.known_abilities import ABILITIES
from ludoteca.games.dungeonology.notes import put_on_board
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.randomizer import triangles_of
from ludoteca.games.dungeonology.rocca_civetta import modules
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH
from ludoteca.games.dungeonology.students import sacrifice, stun
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.tokens import lay_trap
from ludoteca.kernel.knowledge import EVERYONE, view
from ludoteca.kernel.play import awaited, options

from .scenes import (
    BLUE,
    OURS,
    SCHOLAR,
    A,
    B,
    G,
    R,
    agree,
    begun,
    card,
    deeds,
    do,
    finished,
    kinds,
    pass_all,
    scene,
    settled,
    studying,
    sums,
    told,
    why,
)  # fmt: skip

WITH: dict[str, Any] = {"rocca__scholars": True}
SEVEN = ["sara", "caterina", "claudio", "andromeda", "onamor", "ingrid", "enrico"]
TWO_ZONES = [{"zone": "I-4", "x": 2, "y": 0}, {"zone": "I-2", "x": 8, "y": 8}]


def alone(name, fired_up=False, **position):
    """That Scholar and Valerio, in the Action phase unless said."""
    chosen = {**WITH, **position.pop("options", {})}
    start: dict[str, Any] = {"fired_up": [A]} if fired_up else {}
    return scene(scholars=(name, "valerio"), options=chosen, **{**start, **position})


def using(name, *named):
    return (ABILITY, ABILITIES.index(name), *named)


def offered(s, name):
    return [deed for deed in deeds(s, ABILITY) if deed[1] == ABILITIES.index(name)]


def test_RC_SCH_1_RC_SCH_3_eleven_scholars_can_be_chosen():
    assert [OURS.scholars[n].id for n in agree(4, **WITH).scholars][4:] == SEVEN
    assert len(agree(4, **WITH).scholars) == 11
    assert len(agree(4).scholars) == 4


def test_RC_SCH_2_they_have_two_sides_and_a_combo_of_fifteen_points():
    for row in OURS.scholars[4:]:
        assert row.normal != row.fired_up
        assert sum(OURS.value["GRBYP".index(x)] for x in row.combo) == 15
        normal = {ability.id for ability in row.normal.abilities}
        assert normal < {ability.id for ability in row.fired_up.abilities}


def test_RC_SCH_2_who_has_no_note_board_takes_one_that_is_left_over():
    chosen = tuple(SCHOLAR[name] for name in ("sara", "valerio", "enrico", "rebecca"))
    assert triangles_of(OURS, chosen) == ("white", "orange", "black", "cyan")
    assert sorted(triangles_of(OURS, tuple(SCHOLAR[x] for x in SEVEN[:4]))) == sorted(TRIANGLES)
    s = alone("sara")
    assert view(s, B)["triangles"] == ("cyan", "orange")
    assert begun(4, scholars="random", **WITH).first in range(4)


def test_RC_SCH_4_RC_ZSP_2_RC_ZSP_3_RA_65_camp_z_comes_by_her_card_and_is_in_no_pile():
    s = alone("caterina", moment="movement", hands=[[], []])
    zones = {OURS.zones[s.faces[c]].id for pile in s.piles for c in pile}
    assert not [id for id in zones if id.endswith("Z")]
    places = offered(s, "field-lab")
    assert places
    speed = s.phase().speed
    do(s, A, places[0])
    assert OURS.zones[s.plan.placed[-1].zone].id == "I-Z"
    assert (s.spots[A], s.phase().speed) == (2, speed - 1)
    assert offered(s, "field-lab") == []  # once in a match
    s.stunned[A] = 2
    while type(s.stack[-1]).__name__ != "Action":
        do(s, awaited(s)[0], (PASS,))
    assert deeds(s, BIVOUAC) == [(BIVOUAC,)]
    do(s, A, (BIVOUAC,))
    assert s.stunned[A] == 0
    given = GAME.position(s)
    assert GAME.place(s.terms, given, 1).plan == s.plan


def test_RC_SCH_4_camp_z_needs_a_speed_point():
    assert offered(alone("caterina", moment="movement", speed=0, hands=[[], []]), "field-lab") == []
    for points in ({"speed": 1}, {"speed": 0, "bonus": 1}):
        s = alone("caterina", moment="movement", hands=[[], []], **points)
        assert offered(s, "field-lab")
    in_action = alone("caterina", hands=[[], []], bonus=3)
    assert in_action.phase().bonus == 3
    assert offered(in_action, "field-lab") == []


def test_RC_SCH_4_camp_z_is_placed_like_any_zone_and_not_in_maximum_alert():
    s = alone("caterina", moment="movement", hands=[[], []], options={"rules__max_alert": True})
    places = [deed[2:] for deed in offered(s, "field-lab")]
    assert len({(x, y) for x, y, _ in places}) == len(places)  # it looks alike however it is turned
    t = s.clone()
    t.panicking = True  # DG-33.11
    assert offered(t, "field-lab") == []
    do(s, A, using("field-lab", *places[0]))
    assert (s.plan.stairs, s.stairs_used) == ((), ())


def test_RC_SCH_6_enrico_is_not_in_the_campaign():
    assert [row.id for row in CAMPAIGN.ours().scholars if row.excluded] == ["enrico"]


def test_RC_SCH_7_RA_3_enrico_is_not_a_scholar_where_he_is_the_boss(monkeypatch):
    assert modules.SAME_PERSON == {"enrico": "enrico-giovanni"}
    monkeypatch.setitem(modules.SAME_PERSON, "enrico", "basilisk")  # who stands in for him
    monkeypatch.setattr(Terms, "known", {})  # terms are read once, and not as they are here
    terms = agree(4, rules__boss=True, boss="basilisk", **WITH)
    assert [OURS.scholars[n].id for n in terms.scholars][4:] == SEVEN[:-1]
    assert len(agree(4, rules__boss=True, **WITH).scholars) == 11  # another Boss


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


# ---------------------------------------------------------------- Andromeda


def test_RC_SCH_2_overclock_brings_speed_or_stealth_for_a_token():
    s = alone("andromeda", hands=[["EX1", "EX2"], []], students=[2, 0])
    do(s, A, using("overclock"))
    assert (s.phase().bonus, s.stunned[A], s.students[A]) == (2, 1, 2)
    assert offered(s, "overclock") == []
    s = alone("andromeda", hands=[["EX1", "EX2"], []])
    studying(s, 1, "EX1")
    stealth = sums(s)[0]
    do(s, A, using("overclock"))
    assert sums(s)[0] == stealth + 2
    assert offered(alone("andromeda", stunned=[2, 0]), "overclock") == []  # DG-8.6


def test_RC_SCH_2_cold_logic_reveals_a_card_more():
    s = alone("andromeda", hands=[["EX1"], []], deck=["EX1", "FT5"])
    studying(s, 1, "EX1")
    events = settled(s, divine, A, 1, STEALTH)
    assert len(told(events, "divined")["cards"]) == 2


def test_RC_SCH_2_backup_keeps_a_cube_from_thieves_once_in_a_turn():
    hands = [["EX1", "EX2", "SU1", "SU2"], []]
    s = alone("andromeda", True, hands=hands, boards=["G", "G"])
    settled(s, steal, B, A, G)
    events = do(s, A, 1)
    assert told(events, "cube-warded")["ability"] == "backup"
    do(s, A, s.hands[A][:2])
    assert (s.boards[A][G], len(s.hands[A])) == (1, 2)
    settled(s, steal, B, A, G)
    assert s.boards[A][G] == 0
    s = alone("andromeda", True, hands=hands, boards=["G", ""])
    settled(s, lose, A, G)  # Eliminated, not Stolen
    assert s.boards[A][G] == 0


@pytest.mark.parametrize(("hand", "asked"), [(["EX1", "EX2"], True), (["EX1"], False)])
def test_RC_SCH_2_backup_needs_two_cards(hand, asked):
    s = alone("andromeda", True, hands=[hand, []], boards=["G", ""])
    settled(s, steal, B, A, G)
    assert (type(s.stack[-1]).__name__ == "Ward") is asked
    assert s.boards[A][G] == int(asked)


# ---------------------------------------------------------------- Onamor


def test_RC_SCH_2_exhume_sends_sacrificed_students_to_the_bonfire():
    s = alone("onamor", students=[4, 2], bonfire=4)
    sacrifice(s, A, 3)
    assert (s.students[A], s.bonfire) == (1, 6)
    sacrifice(s, B, 1)
    assert s.bonfire == 6


def test_RC_SCH_2_shovel_takes_the_top_of_the_discards():
    s = alone("onamor", students=[1, 0], discard=["EX1", "SU3"])
    top = s.discard[-1]
    do(s, A, using("shovel"))
    assert (top in s.hands[A], s.students[A]) == (True, 0)
    assert offered(alone("onamor", students=[0, 0], discard=["EX1"]), "shovel") == []
    assert offered(alone("onamor"), "shovel") == []


def test_RC_SCH_2_requiem_discards_a_jinx():
    jinx = OURS.jinxes[0].id
    s = alone("onamor", True, students=[2, 0], jinxes=[[jinx], []])
    do(s, A, using("requiem", s.jinxes[A][0]))
    assert (s.jinxes[A], s.students[A]) == ((), 0)


# ---------------------------------------------------------------- Ingrid


@pytest.mark.parametrize(
    ("loses", "got"), [(lambda s: steal(s, B, A, G), 1), (lambda s: lose(s, A, G), 0)]
)
def test_RC_SCH_2_a_shieldmaiden_keeps_a_cube_for_a_token(loses, got):
    s = alone("ingrid", boards=["G", ""], students=[2, 0])
    settled(s, loses)
    assert list(options(s, A)) == [1, 0]
    do(s, A, 1)
    assert (s.boards[A][G], s.stunned[A], s.students[A]) == (1, 1, 2)
    settled(s, loses)
    do(s, A, 0)
    assert (s.boards[A][G], s.stunned[A], s.boards[B][G]) == (0, 1, got)
    assert type(s.stack[-1]).__name__ == "Action", "it is over"
    s = alone("ingrid", boards=["G", ""], stunned=[4, 0])
    settled(s, loses)
    assert s.boards[A][G] == 0


def test_RC_SCH_2_battle_cry_recruits_for_a_token():
    s = alone("ingrid", bonfire=2, students=[0, 0])
    do(s, A, using("battle-cry"))
    assert (s.students[A], s.bonfire, s.stunned[A]) == (1, 1, 1)
    assert offered(s, "battle-cry") == []


def test_RC_SCH_2_ride_leads_to_any_zone_of_the_floor():
    s = alone("ingrid", True, hands=[["NT1"], []], zones=TWO_ZONES)
    assert [deed[3] for deed in offered(s, "ride")] == [2]
    do(s, A, using("ride", card(s, A, "NT1"), 2))
    assert s.spots[A] == 2
    s = alone("ingrid", True, hands=[["NT1"], []], zones=TWO_ZONES, at=["I-2", "I-4"])
    assert [deed[3] for deed in offered(s, "ride")] == [1]  # and not the Starting Zone


# ---------------------------------------------------------------- Enrico


def test_RC_SCH_2_whip_goes_through_a_passage_without_speed():
    s = alone("enrico", hands=[["EX1"], []])
    assert [deed[3] for deed in offered(s, "whip")] == [0]
    do(s, A, using("whip", card(s, A, "EX1"), 0))
    assert s.spots[A] == 0


@pytest.mark.parametrize(("cubes", "cards"), [(1, 0), (2, 1)])
def test_RC_SCH_2_a_museum_piece_is_drawn_for_two_cubes(cubes, cards):
    s = alone("enrico", hands=[["FT5", "FT5"], []])
    do(s, A, (STUDY, cubes))
    events = do(s, A, tuple(sorted(s.hands[A]))) + pass_all(s)
    assert "test-passed" in kinds(events)
    assert len(s.hands[A]) == cards


def test_RC_SCH_2_nerve_cancels_the_first_token_of_each_turn():
    s = alone("enrico", True, students=[0, 0])
    assert "stunned-cancelled" in kinds(settled(s, stun, A, 2))
    assert s.stunned[A] == 1
    settled(s, stun, A, 1)
    assert s.stunned[A] == 2


def test_RC_SCH_2_nerve_is_not_used_up_by_a_token_that_would_not_come():
    """DG-8.4 At the limit there is none; Part C.11 but in Darkness one is Captured instead."""
    s = alone("enrico", True, students=[0, 0], stunned=[3, 0])
    stun(s, A, 1)
    s.stunned[A] = 2
    stun(s, A, 1)
    assert s.stunned[A] == 2
    chosen = {"rules__max_alert": True}
    s = alone("enrico", True, students=[0, 0], stunned=[3, 0], options=chosen, panic="darkness")
    s.panicking = True
    stun(s, A, 1)
    assert s.captured == ()
    stun(s, A, 1)
    assert s.captured == (A,)


def test_RA_60_nerve_does_not_spare_a_cost():
    s = alone("enrico", True, students=[0, 0])
    stun(s, A, 1, cost=True)
    assert s.stunned[A] == 1


@pytest.mark.parametrize("name", SEVEN)
def test_RC_SCH_2_each_of_them_can_be_played_to_the_end(name):
    s = alone(name, moment="turn", boards=["GGRRBBYY", ""])
    finished(s, 3)
    assert s.ranking
