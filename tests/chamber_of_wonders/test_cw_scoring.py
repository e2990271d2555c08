"""CW-END, CW-SCORE, CW-TIE, CW-FAME; card Fame of the six types; the worked example."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.prompts import OPEN
from ludoteca.games.chamber_of_wonders.showcases import is_monster_set, type_of
from ludoteca.kernel.event import WATCHER, IllegalChoiceError
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, play
from tests.chamber_of_wonders.scenes import A, B, C, choices, ended, fame, now, refused, scene, show

SET = ["mon-hydra-head", "mon-chimera-body", "mon-chimera-legs"]


# ------------------------------------------------------------ card Fame


def test_CW_WONDER_2_CW_SCORE_2_printed_fame_by_showcase():
    s = ended([SET, ["gro-wax-heart"], ["leg-lance"], ["pre-ruby-scarab"], ["pre-jade-mask"]])
    types = ("monster", "grotesque", "legendary", "precious", "arcane", "book")
    assert [fame(s, key)[A] for key in types] == [4 + 3 + 3, 4, 6, 2 + 4, 0, 0]


def test_CW_WONDER_LEGENDARY_1_printed_fame_with_or_without_its_token():
    s = ended([{"cards": ["leg-lance"], "fame": True}], [["leg-lance"]])
    assert (fame(s, "legendary"), fame(s, "fame-tokens")) == ([6, 6, 0], [3, 0, 0])


OTHERS = [["mon-hydra-head"], ["gro-wax-heart"], ["leg-lance"], ["pre-jade-mask"], ["boo-atlas"]]
ARCANES = [["arc-bone-runes"], ["arc-spirit-board"]]


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_V_05_E_37_CW_WONDER_ARCANE_1_as_much_as_the_owner_displays_types(edition):
    for count in range(6):
        s = ended(ARCANES[:1] + OTHERS[:count], OTHERS[1:], edition=edition)
        assert fame(s, "arcane") == [1 + count, 0, 0]
    s = ended(ARCANES + OTHERS, markers=[2, 3, 3], edition=edition)
    assert fame(s, "arcane") == [12, 0, 0]


def test_V_04_CW_WONDER_ARCANE_2_arcane_itself_is_one_of_the_types():
    assert fame(ended(ARCANES), "arcane") == [2, 0, 0]


def test_CW_WONDER_ARCANE_3_the_hand_does_not_count():
    s = ended(ARCANES[:1], hands=[["arc-bone-runes", "boo-atlas", "leg-lance"], [], []])
    assert (fame(s, "arcane"), GAME.scores(s)) == ([1, 0, 0], (1 - 3, 0, 0))


def test_CW_WONDER_ARCANE_4_it_is_worth_nothing_else():
    assert GAME.scores(ended(ARCANES[:1] + OTHERS[3:])) == (3 + 4 + 1, 0, 0)


BOOKS = ["boo-bestiary", "boo-grimoire", "boo-atlas", "boo-herbal"]


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
@pytest.mark.parametrize(("size", "points"), [(1, 1), (2, 4), (3, 9), (4, 16)])
def test_V_03_E_18_CW_WONDER_BOOK_3_CW_WONDER_BOOK_4_the_scale(size, points, edition):
    assert GAME.scores(ended([BOOKS[:size]], edition=edition)) == (points, 0, 0)


def test_V_03_CW_WONDER_BOOK_5_books_in_different_showcases_are_not_combined():
    assert fame(ended([[book] for book in BOOKS[:2]], [BOOKS[:2], BOOKS[2:]]), "book") == [2, 8, 0]


# ------------------------------------------------------------ skulls


def test_CW_WONDER_GROTESQUE_4_tokens_are_revealed_and_summed():
    mine = [{"cards": ["gro-wax-heart"], "skulls": 2}, {"cards": ["gro-wax-heart"], "skulls": 2}]
    s = ended(mine, [{"cards": ["gro-jar-of-eyes"], "skulls": 3}])
    assert s.fame == [1, 0, 0]  # 4 skulls against 3
    tokens = [x.token for owner in s.displays for x in owner]
    assert [view(s, WATCHER)["cards"][token] for token in tokens] == [2, 2, 3]


def test_CW_WONDER_GROTESQUE_5_CW_WONDER_GROTESQUE_9_one_token_and_skulls_are_no_fame():
    s = ended(loose=[[2], [5, 5], [4]])
    assert (s.fame, GAME.scores(s)) == ([0, 1, 0], (0, 3, 0))


def test_V_12_CW_WONDER_GROTESQUE_5_nobody_without_skulls():
    s = ended()
    assert (s.fame, len(s.supply), GAME.scores(s)) == ([0, 0, 0], 20, (0, 0, 0))


def test_CW_WONDER_GROTESQUE_6_who_ties_draws_until_one_leads():
    s = ended(loose=[[2], [2], [2]], supply=[4, 4, 2, 3, 3, 2, 5])
    drawn = [[s.faces[token] for token in held[1:]] for held in s.loose]
    assert (drawn, s.fame) == ([[4, 3, 2], [4, 3, 5], [2]], [0, 1, 0])


EVEN = [[*[2] * 4, *[3] * 3, 4, 4, 5]] * 2  # all twenty tokens, 30 skulls each
LAST = [[2, 2, 3, 3, 3, 3, 4, 4, 5], [2, 2, 2, 2, 2, 3, 3, 4, 4, 5]]  # one is left, 29 each


@pytest.mark.parametrize("loose", [EVEN, LAST])
@pytest.mark.parametrize(("value", "won"), [("none", [0, 0, 0]), ("all", [1, 1, 0])])
def test_CW_WONDER_GROTESQUE_7_too_few_tokens_for_the_tied(loose, value, won):
    s = ended(loose=[*loose, []], options={"grotesque.tie_exhausted": value})
    assert (s.fame, len(s.supply)) == (won, 20 - sum(map(len, loose)))


# ------------------------------------------------------------ CW-FAME


def test_CW_FAME_1_CW_SCORE_3_three_fame_for_each_token():
    for count in range(3):
        assert fame(ended(fame=[count, 0, 0]), "fame-tokens") == [3 * count, 0, 0]


def test_CW_FAME_2_no_other_type_earns_a_token():
    hands = [["gro-wax-heart"], ["pre-jade-mask"], ["arc-bone-runes"], BOOKS]
    s = scene(4, hands=hands, stage="display", area=0, used=True)
    show(s, {A: hands[0], B: hands[1], C: hands[2], 3: BOOKS})
    assert not any(x.fame for owner in s.displays for x in owner)
    assert s.fame == [0] * 4
    s = scene(hands=[SET, ["leg-lance"], []], stage="display", area=0, used=True)
    show(s, {A: SET, B: ["leg-lance"]})
    assert is_monster_set(s, s.displays[A][0])
    assert (s.displays[A][0].fame, s.displays[B][0].fame, type_of(s, s.displays[B][0])) == (1, 1, 2)


def test_CW_FAME_3_a_token_on_a_card_is_its_owners():
    s = ended([], [{"cards": SET, "fame": True}], [{"cards": ["leg-lance"], "fame": True}])
    assert fame(s, "fame-tokens") == [0, 3, 3]


def test_CW_FAME_4_24_tokens_are_no_limit():
    hands = [SET, [], []]
    s = scene(hands=hands, stage="display", area=0, used=True, turn=9, fame=[24, 0, 0])
    assert fame(show(s, {A: SET}), "fame-tokens") == [3 * 25, 0, 0]


# ------------------------------------------------------------ CW-END


@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (3, 9), (4, 8)])
def test_CW_END_1_after_both_phases_of_the_last_agents_turn(seats, turns):
    at = {"stage": "display", "area": 0, "used": True, "hands": [["boo-atlas"]] * seats}
    s = show(scene(seats, turn=turns - 1, **at))
    assert (s.turn, now(s)) == (turns, "PlaceAgent")
    s = scene(seats, turn=turns, **at)
    assert now(s) == "Display"
    assert now(show(s)) == "over"


def test_CW_END_2_all_display_in_the_last_turn():
    hands = [["leg-lance"], ["leg-tablet"], ["leg-golderact"]]
    s = scene(hands=hands, turn=9, active=C, stage="display", area=0, used=True)
    show(s, {A: hands[0], B: hands[1], C: hands[2]})
    assert (now(s), GAME.scores(s)) == ("over", (9, 7, 8))


def test_CW_END_3_nothing_more_can_be_done():
    hands = [["boo-atlas"]] * 3
    s = scene(hands=hands, purses=[30] * 3, turn=9, stage="display", area=0, used=True)
    show(s)
    assert (tuple(awaited(s)), s.purse, s.markers) == ((), [30] * 3, [3] * 3)


def test_CW_END_3_no_showcase_is_opened_during_final_scoring():
    clubs = {"clubs": ["gravediggers", "bankers", "detectives"], "options": {"clubs.enabled": "on"}}
    s = ended(loose=[[2], [2], []], purses=[30] * 3, **clubs)
    assert (now(s), tuple(awaited(s))) == ("Gravediggers", (A,))  # she ties and draws
    assert OPEN not in choices(s, A)
    assert sorted(choices(s, A)) == sorted(s.stack[-1].two)
    assert refused(s, A, OPEN) == "CW-END.3"
    with pytest.raises(IllegalChoiceError):
        play(s, A, OPEN)
    assert (s.purse, s.markers) == ([30] * 3, [3] * 3)


def test_CW_END_3_but_in_the_last_phase_2_it_is():
    clubs = {"clubs": ["gravediggers", "bankers", "detectives"], "options": {"clubs.enabled": "on"}}
    hands = [["gro-wax-heart"], [], []]
    s = scene(hands=hands, purses=[30] * 3, turn=9, stage="display", area=0, used=True, **clubs)
    play(s, A, OPEN)
    show(s, {A: hands[0]})
    assert (now(s), OPEN in choices(s, A)) == ("Gravediggers", True)
    play(s, A, OPEN)
    play(s, A, s.stack[-1].two[0])
    assert (now(s), s.purse[A], s.markers[A]) == ("over", 20, 1)
