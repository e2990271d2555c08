"""CW-SHOWCASE What a showcase may hold."""

from itertools import permutations

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.displays import NEITHER
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import explain, options
from tests.chamber_of_wonders.scenes import EDITIONS, A, B, commit, names, reveal, shown, table

BOOKS = ["boo-atlas", "boo-bestiary", "boo-grimoire", "boo-herbal"]
PARTS = ["mon-wyvern-head", "mon-hydra-body", "mon-chimera-legs"]
ONE_OF_EACH = [*PARTS, "gro-wax-heart", "leg-lance", "pre-jade-mask", "arc-bone-runes", *BOOKS]


def holding(*hand, **position):
    return table([hand, []], **({"stage": "display", "area": 0} | position))


def refusal(*hand, edition=None, **position):
    """The clause against displaying these cards together, which no option offers either."""
    s = holding(*hand, edition=edition, **position)
    choice = commit(s, A, *hand)
    assert choice not in options(s, A)
    reason = explain(s, A, choice)
    return reason.clause if reason else None


def test_CW_SHOWCASE_1_one_wonder_or_one_set_and_nothing_else():
    assert refusal("leg-lance", "leg-tablet") == "CW-SHOWCASE.1"
    assert refusal("boo-atlas", "gro-wax-heart") == "CW-SHOWCASE.1"
    assert refusal("boo-atlas", "mon-wyvern-head") == "CW-SHOWCASE.1"
    s = holding("leg-lance")
    (card,) = s.hands[A]
    assert explain(s, A, ((card, card), False, NEITHER)).clause == "CW-SHOWCASE.1"
    assert explain(s, A, ((), True, NEITHER)).clause == "CW-SHOWCASE.1"


@pytest.mark.parametrize("wonder", ONE_OF_EACH)
def test_CW_SHOWCASE_2_any_single_wonder(wonder):
    s = holding(wonder)
    reveal(s, {A: commit(s, A, wonder)})
    assert shown(s, A) == [[wonder]]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", [2, 3, 4])
def test_E_17_CW_SHOWCASE_3_two_to_four_different_books(size, edition):
    s = holding(*BOOKS[:size], edition=edition)
    reveal(s, {A: commit(s, A, *BOOKS[:size])})
    assert sorted(shown(s, A)[0]) == BOOKS[:size]


@pytest.mark.parametrize("edition", EDITIONS)
def test_V_10_E_17_CW_SHOWCASE_3_two_bestiaries_do_not_share_a_showcase(edition):
    assert refusal("boo-bestiary", "boo-bestiary", edition=edition) == "CW-SHOWCASE.3"
    assert refusal(*BOOKS, "boo-bestiary", edition=edition) == "CW-SHOWCASE.3"


@pytest.mark.parametrize("edition", EDITIONS)
def test_E_19_E_20_CW_SHOWCASE_4_a_head_a_body_and_legs(edition):
    s = holding(*PARTS, edition=edition)
    reveal(s, {A: commit(s, A, *PARTS)})
    assert sorted(shown(s, A)[0]) == sorted(PARTS)
    twice = ["mon-wyvern-head", "mon-hydra-head", "mon-chimera-legs"]
    assert refusal(*twice, edition=edition) == "CW-SHOWCASE.4"
    assert refusal(*PARTS, "mon-hydra-head", edition=edition) == "CW-SHOWCASE.4"


def test_V_09_CW_SHOWCASE_5_two_parts_do_not_share_a_showcase():
    for two in permutations(PARTS, 2):
        assert refusal(*two) in ("CW-SHOWCASE.4", "CW-SHOWCASE.5")


@pytest.mark.parametrize("edition", EDITIONS)
def test_E_21_CW_SHOWCASE_6_nothing_is_added_to_a_filled_showcase(edition):
    filled = [[{"cards": ["boo-atlas"]}], []]
    s = holding("boo-herbal", edition=edition, displays=filled)
    old = s.displays[A][0].cards
    more = (tuple(sorted((*old, *s.hands[A]))), False, NEITHER)
    assert explain(s, A, more).clause == "CW-PHASE2.5"
    assert explain(s, A, (s.hands[A], False, 0)).clause == "CW-SHOWCASE.7"
    reveal(s, {A: commit(s, A, "boo-herbal")})
    assert shown(s, A) == [["boo-atlas"], ["boo-herbal"]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_E_15_CW_SHOWCASE_7_what_is_displayed_stays(edition):
    filled = [[{"cards": ["boo-atlas"]}], []]
    s = holding("leg-lance", edition=edition, displays=filled)
    assert explain(s, A, (s.hands[A], False, 0)).clause == "CW-SHOWCASE.7"
    assert {choice[2] for choice in options(s, A)} == {NEITHER}
    exceptions = GAME.agree(edition).options["showcase.exceptions"]
    assert exceptions == ("on" if edition == "en-0.5" else "off")


@pytest.mark.parametrize(("value", "clause"), [("on", None), ("off", "CW-SHOWCASE.7")])
def test_E_15_CW_SHOWCASE_7_showcase_exceptions_let_carpenters_work(value, clause):
    s = holding(
        "leg-lance",
        options={"showcase.exceptions": value, "clubs.enabled": "on"},
        clubs=["carpenters", "bankers"],
        displays=[[{"cards": ["boo-atlas"]}], []],
    )
    refit = s.hands[A], False, 0
    reason = explain(s, A, refit)
    assert (reason and reason.clause) == clause
    if not clause:
        reveal(s, {A: refit})
        assert shown(s, A) == [["leg-lance"]]
        assert names(s, s.hands[A]) == ["boo-atlas"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_E_16_CW_SHOWCASE_8_several_copies_in_different_showcases(edition):
    s = holding("leg-lance", edition=edition, displays=[[{"cards": ["leg-lance"]}], []])
    reveal(s, {A: commit(s, A, "leg-lance")})
    assert shown(s, A) == [["leg-lance"], ["leg-lance"]]


def test_CW_SHOWCASE_9_where_a_showcase_stands_is_irrelevant():
    filled = [{"cards": BOOKS[:3]}, {"cards": ["arc-bone-runes"]}, {"cards": ["leg-lance"]}]
    scores = {GAME.scores(holding(displays=[list(order), []])) for order in permutations(filled)}
    assert scores == {(9 + 3 + 6 + 1, 1)}


@pytest.mark.parametrize("viewer", [A, B, WATCHER])
def test_CW_SHOWCASE_10_displayed_cards_are_public(viewer):
    s = holding("leg-lance")
    card = s.hands[A][0]
    assert (view(s, viewer)["cards"][card] is not None) == (viewer == A)
    reveal(s, {A: commit(s, A, "leg-lance")})
    seen = view(s, viewer)
    assert seen["displays"][A][0][0] == (card,)
    assert seen["cards"][card] == s.faces[card]


def test_CW_SHOWCASE_11_a_set_is_placed_in_one_display():
    head = [[{"cards": PARTS[:1]}], []]
    assert refusal(*PARTS[1:], displays=head) == "CW-SHOWCASE.4"
    s = holding(PARTS[2], displays=[[{"cards": [part]} for part in PARTS[:2]], []])
    reveal(s, {A: commit(s, A, PARTS[2])})
    assert [showcase.fame for showcase in s.displays[A]] == [False] * 3
