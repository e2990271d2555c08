"""Part F: the option register and what it opens."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.rocca_civetta.modules import CHOSEN, MODULES, SOLO
from ludoteca.games.dungeonology.terms import (
    EDITIONS,
    OPTIONS,
    READ,
    Terms,
    compile_terms,
    read_plan,
)
from ludoteca.games.dungeonology.zones import Placed, Plan
from ludoteca.kernel.terms import TermsError, settle
from tests.dungeonology.dungeons import NUMBER, OURS


def agree(seats=4, **options):
    chosen = {name.replace("__", "."): value for name, value in options.items()}
    settled = settle(OPTIONS, EDITIONS["it-2.0"], chosen)
    return compile_terms(settled, SHELF.ours(), "it-2.0", seats)


def refused(seats=4, **options):
    with pytest.raises(TermsError) as error:
        agree(seats, **options)
    return [(reason.clause, reason.key) for reason in error.value.reasons]


def test_every_option_has_a_name_of_its_own_and_a_clause():
    assert len({option.name for option in OPTIONS}) == len(OPTIONS)
    assert all(
        re.fullmatch(r"DG-(Q|\d+)\.\d+b?|RC-[A-Z0-9]+\.\d+", option.clause) for option in OPTIONS
    )
    assert all(len(option.values) > 1 or option.numbers for option in OPTIONS)


def said(terms):
    """All that terms say but for what was asked; compiled ones have no `vars`."""
    names = [name for name in dir(terms) if name[0] != "_" and name not in ("options", "key")]
    told = {name: getattr(terms, name) for name in names}
    return {name: value for name, value in told.items() if not callable(value)}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_of_an_option_compiles_to_other_terms(option):
    """So that no option is forgotten between the register and the rules."""
    if option.name in ("birth_ranks", "tiebreak3", "boss_profile", "boss", "panic"):
        return  # these come in pairs: below, and in test_rc_boss…
    needed = dict.fromkeys(MODULES[option.name].needs if option.name in MODULES else (), True)
    if option.name in CHOSEN.values():
        needed["rocca.congregations"] = True
    made = [
        agree(
            seats=1 if (option.name, value) == (SOLO, True) else 4,
            **{name.replace(".", "__"): on for name, on in {**needed, option.name: value}.items()},
        )
        for value in option.values
    ]
    told = [said(terms) for terms in made]
    assert all(told.count(each) == 1 for each in told)


def test_terms_are_found_again_by_their_key():
    terms = agree(placement_grid="full")
    assert Terms.recall(terms.key) is terms
    assert terms.content is SHELF.ours()


def test_DG_2_10_the_alert_card_is_chosen():
    assert agree().alert.id == "easy"
    assert agree(alert_profile="hard").alert.spaces[0].bonus == 2


def test_DG_2_22_the_four_advanced_rules_are_chosen_one_by_one():
    names = ("boss", "dangerous_zones", "max_alert", "main_effects")
    for name in names:
        terms = agree(**{f"rules__{name}": True})
        assert [other for other in names if getattr(terms, other)] == [name]
    assert not any(getattr(agree(), name) for name in names)


def test_DG_2_9_a_boss_profile_needs_the_boss():
    assert agree(rules__boss=True, boss_profile="drunk").boss_profile == "drunk"
    assert refused(boss_profile="drunk") == [("DG-2.9", "no-boss")]


@pytest.mark.parametrize(
    ("level", "counted"),
    [("freshmen", 4), ("students", 3), ("professors", 2), ("deans", 1)],
)
def test_DG_12_1_to_4_the_alert_card_reckons_with_fewer_players(level, counted):
    assert agree(4, player_level=level).counted(4) == counted


def test_DG_12_5_never_with_fewer_than_one():
    assert agree(2, player_level="students").counted(2) == 1
    assert agree(3, player_level="professors").counted(3) == 1


def test_DG_Q_104_levels_that_need_more_players():
    assert refused(2, player_level="professors") == [("DG-Q.104", "level-needs-players")]
    assert refused(3, player_level="deans") == [("DG-Q.104", "level-needs-players")]


def test_DG_Q_54_ranks_by_birth_are_one_for_each_seat():
    assert agree(3, tiebreak3="birth_rank", birth_ranks=213).births == (2, 1, 3)
    assert agree(3).births == ()
    for seats, ranks in ((3, 2134), (3, 12), (3, 113), (2, 13)):
        assert refused(seats, tiebreak3="birth_rank", birth_ranks=ranks) == [
            ("DG-Q.54", "no-birth-ranks")
        ]
    assert refused(3, tiebreak3="birth_rank") == [("DG-Q.54", "birth-ranks-and-tiebreak")]
    assert refused(3, birth_ranks=123) == [("DG-Q.54", "birth-ranks-and-tiebreak")]


def test_DG_Q_25_the_grid_of_the_table():
    start = [Placed(OURS.start, 0, 0)]
    assert len(agree().dungeon(Plan(tuple(start))).places(NUMBER["I-3"], 0)) == 32
    strict = agree(placement_grid="full")
    assert len(strict.dungeon(Plan(tuple(start))).places(NUMBER["I-3"], 0)) == 16


def test_DG_Q_31_whether_a_door_parts():
    placed = [Placed(NUMBER["II-1"], 0, 0), Placed(NUMBER["II-4"], 2, 0)]
    assert agree().dungeon(Plan(tuple(placed))).linked(0, 1)
    assert not agree(door_breaks_link=True).dungeon(Plan(tuple(placed))).linked(0, 1)


def test_a_position_reads_its_plan_as_its_own_terms_do():
    """It looks the plan up itself: what other terms have read of the same one is not for it."""
    plan = Plan((Placed(NUMBER["II-1"], 0, 0), Placed(NUMBER["II-4"], 2, 0)))
    tables = [GAME.begin(agree(door_breaks_link=parts), 4, 1) for parts in (False, True)]
    for s in tables:
        s.plan = plan
    for _ in range(2):
        for s in tables:
            dungeon = s.dungeon()
            assert dungeon is s.dungeon() is read_plan(s.terms, plan) is s.terms.dungeon(plan)
            assert bool(dungeon.linked(0, 1)) is not s.terms.doors_part
    READ.clear()
    assert tables[0].dungeon() is read_plan(tables[0].terms, plan)


def test_DG_Q_26_DG_Q_26b_which_walls_are_put():
    assert (agree().floors_part, agree().stairs_wall_all) == (True, True)
    other = agree(auto_wall_between_floors=False, stairs_wall_scope="other_floor")
    assert (other.floors_part, other.stairs_wall_all) == (False, False)
