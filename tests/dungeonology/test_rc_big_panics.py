"""Maximum Alert with Big Bosses: Rolling Stone and Egg Hunt (part 3.10)."""

from typing import Any

import pytest

from ludoteca.games.dungeonology.components import CAMP, NO_EGG, NOWHERE, PASS
from ludoteca.games.dungeonology.panic import begin_panic
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.egg_hunt import GatherEggs, PushEgg
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.temple import LayBoulder, RollBoulder
from ludoteca.games.dungeonology.scholars import panic
from ludoteca.games.dungeonology.turns import PANICKING, Turn
from ludoteca.kernel.play import advance, awaited, options

from .scenes import OURS, A, B, begun, do, kinds, scene, settled, told

ROW = [{"zone": f"I-{n}", "x": 2 + 2 * i, "y": 0} for i, n in enumerate((1, 2, 6, 3))]
TABLE: dict[str, Any] = {"rules__boss": True, "rules__max_alert": True}
CARDS = {"rolling-stone": "enrico-giovanni", "egg-hunt": "marconiglio"}


def panicking(name, **position):
    """A row of four Zones from the Starting Zone; Maximum Alert begins."""
    chosen = {**TABLE, "boss": CARDS[name], "panic": name}
    start = {"zones": ROW, "at": ["I-2"] * 3, "students": [0, 0, 0], "bag": [9, 1]}
    s = scene(options=chosen, **{**start, **position})
    begin_panic(s)
    return s


def next_turn(s):
    s.stack = [Turn(PANICKING)]
    return settled(s, lambda s: None)


@pytest.mark.parametrize(("name", "boss"), CARDS.items())
def test_they_need_their_big_boss(name, boss):
    with_it = begun(2, **TABLE, boss=boss).terms
    assert {OURS.panics[n].id for n in with_it.panics} == {
        *("darkness", "the-revellers-charge", name)
    }
    assert name not in {OURS.panics[n].id for n in begun(2, **TABLE, boss="fredo").terms.panics}


# ---------------------------------------------------------------- Rolling Stone


def test_rolling_stone_begins_in_the_farthest_zone():
    s = panicking("rolling-stone")
    log = settled(s, lambda s: None)
    assert told(log, "boulder-looms") == {"spot": 4}
    assert (s.mode.boulder, s.bag, panic(s).alert) == (4, (6, 1), 1)
    assert s.boss == NOWHERE  # nobody is called


def test_DG_33_14_rolling_stone_with_no_zone_on_the_table_ends_the_game():
    s = panicking("rolling-stone", zones=[], at=["START"] * 3)
    settled(s, lambda s: None)
    assert s.mode.boulder == NOWHERE
    while awaited(s):
        do(s, A, (PASS,))
    assert s.ranking


def test_rolling_stone_of_several_zones_that_are_as_far_one_is_chosen():
    fork = [*ROW[:1], {"zone": "I-4", "x": 4, "y": 0}, {"zone": "I-5", "x": 2, "y": 2}]
    s = panicking("rolling-stone", zones=fork, at=["I-1"] * 3)
    advance(s)
    away = s.dungeon().distances(CAMP)
    farthest = [spot for spot, far in away.items() if far == max(away.values())]
    assert len(farthest) > 1
    assert isinstance(s.stack[-1], LayBoulder)
    assert [*options(s, A)] == sorted(farthest)
    do(s, A, farthest[0])
    assert s.mode.boulder == farthest[0]


def test_rolling_stone_rolls_towards_the_starting_zone_over_whom_it_meets():
    s = panicking("rolling-stone", boards=["GR", "", ""], at=["I-6", "I-6", "I-2"])
    advance(s)
    log = next_turn(s)
    assert told(log, "boulder-rolls") == {"spot": 3}
    assert "students-drawn" not in kinds(log)
    assert awaited(s) == (A,)  # which cube is Left
    do(s, A, 0)
    assert (s.stunned, s.boards[A]) == ([2, 2, 0], (0, 1, 0, 0, 0))
    next_turn(s)
    assert (s.mode.boulder, s.stunned) == (2, [2, 2, 2])


def test_rolling_stone_of_ways_that_are_as_short_one_is_chosen():
    diamond = [
        {"zone": "I-1", "x": 2, "y": 0},
        {"zone": "I-2", "x": 0, "y": 2, "turns": 3},
        {"zone": "I-3", "x": 2, "y": 2},
    ]
    s = panicking("rolling-stone", zones=diamond, at=["I-1"] * 3)
    advance(s)
    assert s.mode.boulder == 3
    next_turn(s)
    assert isinstance(s.stack[-1], RollBoulder)
    assert [*options(s, A)] == [1, 2]
    do(s, A, 2)
    assert (s.mode.boulder, s.stunned) == (2, [0, 0, 0])


def test_rolling_stone_ends_the_game_in_the_starting_zone():
    s = panicking("rolling-stone")
    advance(s)
    s.mode = s.mode.but(boulder=1)
    log = next_turn(s)
    assert told(log, "boulder-rolls") == {"spot": CAMP}
    assert "game-over" in kinds(log)


# ---------------------------------------------------------------- Egg Hunt


def test_egg_hunt_gathers_all_closed_eggs_where_marconiglio_is():
    s = panicking("egg-hunt", boss="I-6")
    log = settled(s, lambda s: None)
    assert told(log, "eggs-gathered") == {"spot": 3, "count": 7}
    assert {spot for spot, _ in s.mode.eggs} == {3}
    assert (s.mode.pile, s.mode.reserved, s.bag) == ((), NO_EGG, (9, 1))


def test_RA_85_he_comes_if_he_is_not_in_the_dungeon():
    s = panicking("egg-hunt")
    advance(s)
    assert s.boss == 4
    assert {spot for spot, _ in s.mode.eggs} == {4}


def test_RA_85_the_eggs_lie_beside_the_starting_zone_if_he_is_there():
    s = panicking("egg-hunt", boss="START")
    advance(s)
    assert {spot for spot, _ in s.mode.eggs} == {1}
    beside = [ROW[0], {"zone": "I-4", "x": -2, "y": 0}]
    s = panicking("egg-hunt", zones=beside, at=["I-1"] * 3, boss="START")
    advance(s)
    assert isinstance(s.stack[-1], GatherEggs)
    do(s, A, 2)
    assert {spot for spot, _ in s.mode.eggs} == {2}


def test_egg_hunt_whose_turn_begins_draws_a_student_and_moves_an_egg():
    s = panicking("egg-hunt", boss="I-6", at=["I-2", "I-6", "I-6"])
    advance(s)
    log = next_turn(s)
    assert told(log, "students-drawn")["count"] == 1
    assert isinstance(s.stack[-1], PushEgg)
    assert s.stack[-1].ways == ((3, 2), (3, 4))
    assert [*options(s, A)] == [0, 1]
    log = do(s, A, 0)
    assert told(log, "egg-moved") == {"seat": A, "spot": 2}
    assert [spot for spot, _ in s.mode.eggs].count(2) == 1
    assert s.mode.shells == (0, 0, 0)  # it is opened by who enters


def test_egg_hunt_never_to_the_starting_zone_and_unasked_where_there_is_one_way():
    s = panicking("egg-hunt", boss="I-1", at=["I-6"] * 3)
    advance(s)
    assert s.mode.pushes(s) == [(1, 2)]
    log = next_turn(s)
    assert told(log, "egg-moved")["spot"] == 2


def hunted(*eggs, **position):
    mode = {"eggs": [(3, egg) for egg in eggs], "shells": [0, 0, 0]}
    s = panicking("egg-hunt", boss="I-6", mode=mode, **position)
    advance(s)
    return s


def test_egg_hunt_who_enters_opens_one_without_a_draw():
    s = hunted("false", "false")
    log = settled(s, enter, A, 3)
    assert told(log, "egg-opened") == {"seat": A, "universal": 0}
    assert "students-drawn" not in kinds(log)
    assert (s.stunned[A], s.mode.shells, len(s.mode.eggs)) == (1, (1, 0, 0), 1)
    settled(s, enter, B, 2)
    assert s.mode.shells == (1, 0, 0)


def test_egg_hunt_ends_the_game_with_the_last_egg_once_its_cube_is_placed():
    s = hunted("universal")
    settled(s, enter, A, 3)
    assert awaited(s) == (A,)
    log = do(s, A, 0)
    assert "game-over" in kinds(log)
    assert s.boards[A][0] == 1
    over = hunted()
    assert over.ranking  # where there is none from the beginning


def test_before_maximum_alert_who_enters_opens_none():
    chosen = {**TABLE, "boss": "marconiglio", "panic": "egg-hunt"}
    mode = {"eggs": [(3, "false")], "shells": [0, 0, 0]}
    s = scene(options=chosen, zones=ROW, at=["I-2"] * 3, mode=mode)
    settled(s, enter, A, 3)
    assert s.mode.shells == (0, 0, 0)
    do(s, A, (PASS,))
