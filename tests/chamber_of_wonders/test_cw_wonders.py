"""CW-WONDER What the six types do when displayed, CW-FAME; E-16 to E-21, E-35, E-36, E-38."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders.components import BOOK, MONSTER
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from tests.chamber_of_wonders.scenes import A, B, C, held, names, refused, scene, show

SET = ["mon-hydra-head", "mon-chimera-body", "mon-gargoyle-legs"]


def display(*hands, seats=3, **more):
    """Phase 2 of a turn, with those hands."""
    given = [*map(list, hands), *[[] for _ in range(seats - len(hands))]]
    return scene(seats, hands=given, stage="display", area=0, used=True, **more)


def tokens(s):
    """By owner, the Fame tokens on cards."""
    return [sum(showcase.fame for showcase in shown) for shown in s.displays]


def allowed(s, seat, *cards):
    return refused(s, seat, (held(s, seat, *cards), False, -1))


def designs(s, kind):
    return [s.terms.kind[face] for face in s.terms.content.deck if s.terms.type[face] == kind]


# ------------------------------------------------------------ CW-WONDER, Monsters


def test_CW_WONDER_1_effects_happen_only_at_the_moment_of_display():
    hands = [["pre-jade-mask", "gro-wax-heart", *SET], ["pre-jade-mask"]]
    s = display(*hands, displays=[[{"cards": ["pre-ruby-scarab"]}], [], []])
    show(s, {A: SET})
    assert (s.purse, [x.token for x in s.displays[A]]) == ([0, 0, 0], [-1, -1])
    assert tokens(s) == [1, 0, 0]


def test_CW_WONDER_MONSTER_1_eighteen_parts_six_of_each():
    parts = designs(scene(), MONSTER)
    assert [parts.count(part) for part in ("head", "body", "legs")] == [6, 6, 6]
    assert len(parts) == 18


def test_CW_WONDER_MONSTER_2_alone_or_all_three_never_a_pair():
    s = display(SET)
    assert [allowed(s, A, part) for part in SET] == [None] * 3
    assert allowed(s, A, *SET) is None
    for left_out in SET:
        pair = [part for part in SET if part != left_out]
        assert allowed(s, A, *pair) == "CW-SHOWCASE.4"


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_E_19_E_20_CW_WONDER_MONSTER_3_parts_of_different_creatures(edition):
    s = show(display(SET, edition=edition), {A: SET})
    assert [len(x.cards) for x in s.displays[A]] == [3]
    two_heads = ["mon-hydra-head", "mon-wyvern-head", "mon-chimera-body"]
    assert allowed(display(two_heads, edition=edition), A, *two_heads) == "CW-SHOWCASE.4"


def test_CW_WONDER_MONSTER_4_a_complete_set_earns_a_token_on_it():
    s = show(display(SET), {A: SET})
    assert (s.displays[A][0].fame, s.fame) == (True, [0, 0, 0])


def test_CW_WONDER_MONSTER_5_parts_in_three_showcases_earn_none():
    two = [{"cards": [part]} for part in SET[:2]]
    s = show(display(SET[2:], displays=[two, [], []]), {A: SET[2:]})
    assert (len(s.displays[A]), tokens(s)) == (3, [0, 0, 0])


def test_CW_WONDER_MONSTER_6_each_set_earns_its_own():
    first = [{"cards": ["mon-wyvern-head", "mon-wyvern-body", "mon-wyvern-legs"], "fame": True}]
    s = show(display(SET, displays=[first, [], []]), {A: SET})
    assert tokens(s) == [2, 0, 0]


def test_CW_WONDER_MONSTER_7_others_sets_do_not_matter():
    other = ["mon-wyvern-head", "mon-wyvern-body", "mon-wyvern-legs"]
    s = show(display(SET, other), {A: SET, B: other})
    assert tokens(s) == [1, 1, 0]


# ------------------------------------------------------------ Grotesques


def test_CW_WONDER_GROTESQUE_1_CW_WONDER_GROTESQUE_2_a_token_on_each_displayed():
    s = display(["gro-wax-heart"], ["gro-wax-heart"], ["boo-atlas"], supply=[5, 2, 3])
    show(s, {A: ["gro-wax-heart"], B: ["gro-wax-heart"], C: ["boo-atlas"]})
    drawn = [s.faces[s.displays[seat][0].token] for seat in (A, B)]
    assert (drawn, s.displays[C][0].token, len(s.supply)) == ([5, 2], -1, 18)


@pytest.mark.parametrize(
    ("terms", "most"),
    [
        *[({"edition": "en-0.5"}, 5), ({"edition": "fr-0.4"}, 4), ({"edition": "it-0.3"}, 4)],
        *[({"options": {"grotesque.token_range": f"2-{most}"}}, most) for most in (4, 5)],
    ],
)
def test_E_10_CW_WONDER_GROTESQUE_1_from_twenty_tokens_of_the_edition(terms, most):
    s = display(["gro-wax-heart"], **terms)
    skulls = [s.faces[token] for token in s.supply]
    assert (len(skulls), min(skulls), max(skulls)) == (20, 2, most)
    token = s.supply[-1]
    assert show(s, {A: ["gro-wax-heart"]}).displays[A][0].token == token


def test_CW_WONDER_GROTESQUE_2_CW_WONDER_GROTESQUE_3_face_down_but_for_the_owner():
    s = show(display(["gro-wax-heart"], supply=[5]), {A: ["gro-wax-heart"]})
    token = s.displays[A][0].token
    seen = [view(s, seat)["cards"][token] for seat in (A, B, WATCHER)]
    assert seen == [5, None, None]
    assert s.knowers[s.supply[-1]] == 0


def test_CW_WONDER_GROTESQUE_8_an_empty_supply_gives_none():
    loose = [[2] * 8 + [3] * 6, [4] * 4, [5] * 2]
    s = show(display(["gro-wax-heart"], loose=loose), {A: ["gro-wax-heart"]})
    assert (len(s.displays[A]), s.displays[A][0].token) == (1, -1)


# ------------------------------------------------------------ Legendaries

LANCE = {"cards": ["leg-lance"], "fame": True}
CANCELLED = {"cards": ["leg-lance"]}


def test_CW_WONDER_LEGENDARY_2_the_only_copy_receives_a_token():
    s = show(display(["leg-lance"], ["leg-tablet"]), {A: ["leg-lance"], B: ["leg-tablet"]})
    assert tokens(s) == [1, 1, 0]


def test_V_06_CW_WONDER_LEGENDARY_3_CW_WONDER_LEGENDARY_4_a_further_copy_cancels_both():
    s = show(display(["leg-lance"], ["leg-lance"]), {A: ["leg-lance"]})
    assert tokens(s) == [1, 0, 0]
    s = display([], ["leg-lance"], displays=[[LANCE], [], []])
    show(s, {B: ["leg-lance"]})
    assert tokens(s) == [0, 0, 0]


@pytest.mark.parametrize(
    ("terms", "left"),
    [
        *[({"edition": edition}, [0, 0, 0]) for edition in ("en-0.5", "fr-0.4", "it-0.3")],
        ({"options": {"legendary.duplicate": "all_lose"}}, [0, 0, 0]),
        ({"options": {"legendary.duplicate": "earlier_loses"}}, [0, 1, 0]),
    ],
)
def test_E_35_CW_WONDER_LEGENDARY_4_whether_the_newest_keeps_its_token(terms, left):
    s = display([], ["leg-lance"], displays=[[LANCE], [], []], **terms)
    assert tokens(show(s, {B: ["leg-lance"]})) == left


@pytest.mark.parametrize(
    ("terms", "left"),
    [
        *[({"edition": edition}, 0) for edition in ("en-0.5", "fr-0.4", "it-0.3")],
        ({"options": {"legendary.same_owner_cancels": True}}, 0),
        ({"options": {"legendary.same_owner_cancels": False}}, 2),
    ],
)
def test_V_08_E_36_CW_WONDER_LEGENDARY_5_own_copies_cancel_too(terms, left):
    s = display(["leg-lance"], displays=[[LANCE], [], []], **terms)
    assert tokens(show(s, {A: ["leg-lance"]})) == [left, 0, 0]


@pytest.mark.parametrize("duplicate", ["all_lose", "earlier_loses"])
def test_V_07_CW_WONDER_LEGENDARY_6_copies_of_one_reveal_cancel_each_other(duplicate):
    s = display(["leg-tablet"], ["leg-tablet"], options={"legendary.duplicate": duplicate})
    assert tokens(show(s, {A: ["leg-tablet"], B: ["leg-tablet"]})) == [0, 0, 0]


def test_CW_WONDER_LEGENDARY_7_a_lost_token_never_comes_back():
    s = show(display(["leg-tablet"], displays=[[CANCELLED], [], []]), {A: ["leg-tablet"]})
    assert [(names(s, x.cards), x.fame) for x in s.displays[A]] == [
        (["leg-lance"], False),
        (["leg-tablet"], True),
    ]


def test_CW_WONDER_LEGENDARY_8_a_third_copy_gets_none():
    s = display([], [], ["leg-lance"], displays=[[CANCELLED], [CANCELLED], []])
    assert tokens(show(s, {C: ["leg-lance"]})) == [0, 0, 0]


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_E_56_CW_WONDER_LEGENDARY_9_a_lost_token_is_nobodys(edition):
    s = display([], ["leg-lance"], displays=[[LANCE], [], []], edition=edition)
    show(s, {B: ["leg-lance"]})
    assert (tokens(s), s.fame) == ([0, 0, 0], [0, 0, 0])


# ------------------------------------------------------------ Precious, Books


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_E_38_CW_WONDER_PRECIOUS_1_three_pounds_from_the_reserve_at_once(edition):
    s = display(["pre-jade-mask"], edition=edition, options={"bank.limit": 50})
    before = s.reserve
    show(s, {A: ["pre-jade-mask"]})
    assert (s.purse, before - s.reserve) == ([3, 0, 0], 3)


def test_CW_WONDER_PRECIOUS_2_for_every_precious_of_anybody_each_time():
    mine, yours = ["pre-jade-mask", "pre-ruby-scarab"], ["pre-jade-mask"]
    s = show(display(mine, yours, purses=[1, 1, 1]), {A: mine[:1], B: yours})
    assert s.purse == [4, 4, 1]
    again = [[{"cards": mine[:1]}], [{"cards": yours}], []]
    s = show(display(mine[1:], displays=again, purses=[4, 4, 1]), {A: mine[1:]})
    assert s.purse == [7, 4, 1]


def test_CW_WONDER_BOOK_1_twenty_books_of_four_types():
    kinds = designs(scene(), BOOK)
    assert (len(kinds), len(set(kinds))) == (20, 4)


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_V_10_E_17_CW_WONDER_BOOK_2_one_to_four_books_all_different(edition):
    books = ["boo-bestiary", "boo-grimoire", "boo-atlas", "boo-herbal"]
    s = display([*books, "boo-bestiary"], edition=edition)
    assert [allowed(s, A, *books[:size]) for size in (1, 2, 3, 4)] == [None] * 4
    assert allowed(s, A, "boo-bestiary", "boo-bestiary") == "CW-SHOWCASE.3"
    assert allowed(s, A, *books, "boo-bestiary") == "CW-SHOWCASE.3"
