"""RC-STR, RC-CLN Star tokens, and the twelve Clans that ask for Stars."""

import pytest

from ludoteca.games.dungeonology.components import EXPLORE, LETTERS, THESIS
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.ending import score, score_sheet
from ludoteca.games.dungeonology.notes import modified, put_on_board, stars, take_off_board
from ludoteca.games.dungeonology.rocca_civetta.clans import convinced, star_bonus
from ludoteca.games.dungeonology.rocca_civetta.stars import reached, tokens
from ludoteca.games.dungeonology.rows import Stars
from ludoteca.games.dungeonology.thesis import present
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import options

from .scenes import OURS, A, B, G, P, R, Y, begun, do, heard, kinds, scene, told, why

NEW = [row for row in OURS.clans if row.module == "rocca.clans"]


def before(clan, *boards, **position):
    """The second Scholar's board is empty unless it is told."""
    both = [*boards, ""][:2]
    given = {"rocca__clans": True, "rocca__star_tokens": True, **position.pop("options", {})}
    start = {"scholars": ("sofia", "valerio"), "moment": "turn"}
    return scene(boards=both, clan=clan, options=given, **{**start, **position})


def counts(letters):
    return tuple(letters.count(x) for x in LETTERS)


# ---------------------------------------------------------------- Star tokens


def test_RC_STR_1_a_token_is_known_by_metal_and_colour():
    silver, gold = range(2)
    assert tokens(OURS, counts("GGG")) == [(silver, G)]
    assert tokens(OURS, counts("GGGGGGG")) == [(silver, G), (silver, G), (gold, G)]
    assert tokens(OURS, counts("YYYYP")) == [(silver, Y), (gold, Y), (silver, P)]
    assert tokens(OURS, counts("GGRRBYPP"[:-2])) == []


def test_RC_STR_2_RC_STR_3_who_reaches_a_star_takes_its_token_and_discards_it_with_the_star():
    s = before("blood", "GG")
    events = heard(s, lambda: put_on_board(s, A, G))
    assert told(events, "star-token") == {"seat": A, "metal": "silver", "colour": G, "taken": True}
    events = heard(s, lambda: take_off_board(s, A, G))
    assert told(events, "star-token") == {"seat": A, "metal": "silver", "colour": G, "taken": False}
    assert "star-token" not in kinds(heard(s, lambda: put_on_board(s, A, R)))
    s = scene(boards=["GG", "", ""])
    assert "star-token" not in kinds(heard(s, lambda: put_on_board(s, A, G)))


def test_RC_STR_4_the_48_tokens_are_the_stars_of_four_boards():
    full = tokens(OURS, OURS.capacity)
    assert 4 * len(full) == 48
    s = before("blood", "GGGRRR")
    assert stars(s, A) == len(tokens(OURS, s.boards[A])) == 2


def test_RC_STR_5_everybody_sees_which_stars_one_has():
    s = before("blood", "GGGRRR", "P")
    for viewer in (A, B, WATCHER):
        seen = view(s, viewer)["boards"]
        assert [tokens(OURS, board) for board in seen] == [[(0, G), (0, R)], [(0, P)]]


# ---------------------------------------------------------------- the new Clans


def test_RC_CLN_1_fifteen_clans_in_one_pool():
    assert len(NEW) == 12
    s = begun(2, rocca__clans=True)
    assert len(s.terms.cards.clans) == 15
    games = [begun(2, seed, rocca__clans=True) for seed in range(120)]
    assert {game.faces[game.clan] for game in games} == set(range(15))


def test_RC_CLN_2_points_and_stars_are_both_needed():
    """RT-8a, RT-8b."""
    s = before("iron-hoof", "GGRRRRR")
    assert (modified(s, A), convinced(s, A)) == (29, True)
    do(s, A, THESIS)
    assert s.delivered == (A,)
    s = before("iron-hoof", "RRRRBBB")
    assert (modified(s, A), convinced(s, A)) == (29, False)
    do(s, A, THESIS)
    assert s.delivered == ()


def test_RC_CLN_3_the_metal_matters_and_a_demand_may_be_for_two():
    """RT-8e: silver blue and silver yellow are no gold blue."""
    assert not reached(OURS, counts("RRBBBYY"), [Stars("gold", "B")])
    assert reached(OURS, counts("BBBB"), [Stars("gold", "B")])
    assert not reached(OURS, counts("RRRR"), [Stars("silver", "R", 2)])
    assert reached(OURS, counts("RRRRR"), [Stars("silver", "R", 2)])
    assert reached(OURS, counts("PPP"), [Stars("gold")])
    assert not reached(OURS, counts("RRRRR"), [Stars("gold")])
    assert not reached(OURS, counts("GGG"), [Stars("silver", "G"), Stars("silver", "B")])


def test_RC_CLN_4_a_star_that_is_missing_is_a_thesis_that_fails():
    s = before("ember-dancers", "RRBBBYY")
    events = heard(s, lambda: present(s, A))
    assert modified(s, A) >= 29
    assert {"thesis-refused", "jinx-drawn"} <= {*kinds(events)}


def test_RC_CLN_4_points_that_are_missing_too():
    """RT-8f."""
    s = before("crowned-goat", "RRRYYP")
    assert (modified(s, A), convinced(s, A)) == (28, True)
    do(s, A, THESIS)
    assert s.delivered == ()
    s = before("crowned-goat", "GRRRYYP")
    do(s, A, THESIS)
    assert s.delivered == (A,)


def test_RC_CLN_5_two_stars_are_needed_before_the_clan_is_asked():
    s = before("ashen-horns", "RRRR")
    assert THESIS not in options(s, A)
    assert EXPLORE in options(s, A)
    assert why(s, A, THESIS) == ("DG-15.1", "too-few-stars")


def test_RC_CLN_6_some_clans_have_a_set_of_stars_with_a_bonus():
    with_bonus = {row.id: row.star_bonus.points for row in NEW if row.star_bonus}
    assert with_bonus == {
        "iron-hoof": 4, "coin-counters": 3, "thorn-court": 5, "red-vintage": 5,
        "hollow-oak": 5, "ember-dancers": 6, "crowned-goat": 6,
    }  # fmt: skip


def test_RC_CLN_7_all_stars_of_the_set_or_nothing():
    """RT-8d."""
    assert star_bonus(before("iron-hoof", "GGGBB"), A) == 4
    assert star_bonus(before("iron-hoof", "GGG"), A) == 0
    assert star_bonus(before("hollow-oak", "RRR"), A) == 0
    assert star_bonus(before("hollow-oak", "RRRRR"), A) == 5
    assert star_bonus(before("ashen-horns", "RRRRR"), A) == 0


def test_RC_CLN_8_the_bonus_never_counts_towards_the_thesis():
    s = before("coin-counters", "RRRYY")  # 23 points, the bonus would make 26
    assert star_bonus(s, A) == 3
    s = before("iron-hoof", "GGGRRRRBB")
    assert modified(s, A) + star_bonus(s, A) >= 29
    s = before("red-vintage", "GGGGGGGRR")
    assert modified(s, A) + star_bonus(s, A) == 27
    present(s, A)
    assert s.delivered == ()


def test_RC_CLN_9_demands_are_judged_by_the_board_of_the_thesis():
    s = before("iron-hoof", "GGGRRRRRBB")
    board = s.boards[A]
    do(s, A, THESIS)
    assert s.delivered == (A,)
    assert s.boards[A] == board
    assert star_bonus(s, A) == 4


def test_RC_CLN_10_the_clans_of_the_base_game_ask_for_no_stars():
    for number in OURS.base_clans:
        row = OURS.clans[number]
        assert (row.stars, row.star_bonus) == ([], None)
    s = before("blood", "RRRRGGGY")
    assert convinced(s, A)
    do(s, A, THESIS)
    assert s.delivered == (A,)


def test_RC_CLN_11_the_sheet_counts_in_this_order():
    s = before("iron-hoof", "GGGRRRRRBB", options={"rules__main_effects": True},
               jinxes=[["butterfingers"], []], interns={OURS.interns[0].id: A})  # fmt: skip
    do(s, A, THESIS)
    lines = score_sheet(s)
    keys = [line.key for line in lines]
    assert keys == ["columns", "clan", "placing", "jinxes", "interns", "clan-stars"]
    assert sum(line.points[A] for line in lines) == score(s, A)
    assert [line.points[A] for line in lines[2:3] + lines[5:]] == [10, 4]


# ---------------------------------------------------------------- the rows


@pytest.mark.parametrize("row", NEW, ids=lambda row: row.id)
def test_each_new_clan_asks_for_what_a_board_can_show(row):
    """RT-8g."""
    assert row.stars
    assert reached(OURS, OURS.capacity, row.stars)
    assert not reached(OURS, (0,) * 5, row.stars)
    assert 26 <= row.thesis_points <= 30
    if row.star_bonus:
        assert reached(OURS, OURS.capacity, row.star_bonus.stars)


def test_a_demand_that_no_board_can_show_is_told():
    text = SHELF.our_text()
    wrong = text.replace('stars = [{ metal = "gold", colour = "B" }]',
                         'stars = [{ metal = "gold", colour = "B", count = 2 }]')  # fmt: skip
    assert wrong != text
    with pytest.raises(ContentError) as error:
        SHELF.theirs(wrong, "mine.toml")
    assert [fault.key for fault in error.value.faults] == ["value-out-of-range"]
    fewer = text.replace('id = "moss-drinkers"\nmodule = "rocca.clans"', 'id = "moss-drinkers"')
    with pytest.raises(ContentError) as error:
        SHELF.theirs(fewer, "mine.toml")
    assert [fault.key for fault in error.value.faults] == ["wrong-number"] * 2
