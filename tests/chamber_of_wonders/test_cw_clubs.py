"""CW-CLUB Clubs in general, Detectives, Bankers, Gravediggers, Goldsmiths, Cat-Lovers; E-45."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import CLUBS
from ludoteca.games.chamber_of_wonders.turns import LOOK
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import apply, awaited, options, play
from ludoteca.kernel.terms import TermsError
from tests.chamber_of_wonders.scenes import A, B, C, choices, names, now, refused, scene, show

ON = {"clubs.enabled": "on"}
SET = ["mon-hydra-head", "mon-chimera-body", "mon-gargoyle-legs"]
REST = ["detectives", "bankers", "gravediggers"]


def member(club, hands=(), stage="display", **more):
    """Seat A is in that Club, the others in Clubs that do nothing in phase 2."""
    given = [*map(list, hands), *[[] for _ in range(3 - len(hands))]]
    clubs = [club, *[other for other in ("bankers", "detectives", "carpenters") if other != club]]
    at = {"area": 0, "used": True} if stage == "display" else {}
    settings = {**ON, **more.pop("options", {})}
    return scene(hands=given, stage=stage, clubs=clubs[:3], options=settings, **at, **more)


def began(seats, seed=1, **extra):
    options = {"setup.areas": "first_game", **extra}
    terms: Any = GAME.agree("en-0.5", options, seats=seats)
    return GAME.begin(terms, seats, seed)


# ------------------------------------------------------------ CW-CLUB


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CW_CLUB_1_CW_CLUB_4_one_random_club_each_and_no_other(seats):
    dealt = [began(seats, seed, **ON).clubs for seed in range(20)]
    assert all(len(clubs) == len(set(clubs)) == seats for clubs in dealt)
    assert {club for clubs in dealt for club in clubs} == set(CLUBS)


def test_E_45_CW_CLUB_1_off_unless_switched_on():
    assert began(3).clubs == ()
    assert began(3, **{"clubs.enabled": "off"}).clubs == ()


@pytest.mark.parametrize("edition", ["it-0.3", "fr-0.4"])
def test_E_45_CW_META_3_only_in_the_english_edition(edition):
    with pytest.raises(TermsError) as refusal:
        GAME.agree(edition, ON, seats=3)
    assert [reason.clause for reason in refusal.value.reasons] == ["CW-META.3"]


def test_CW_CLUB_2_clubs_stay_for_the_whole_game():
    s, rng = began(4, **ON), random.Random(1)
    dealt = s.clubs
    while s.stack:
        seat = awaited(s)[0]
        apply(s, seat, options(s, seat).pick(rng))
        assert s.clubs == dealt


def test_CW_CLUB_3_clubs_lie_face_up():
    s = began(3, **ON)
    assert view(s, WATCHER)["clubs"] == view(s, B)["clubs"] == s.clubs


# ------------------------------------------------------------ Detectives

TOP = ["leg-lance", "boo-atlas", "gro-wax-heart", "pre-jade-mask"]


def test_CW_CLUB_DETECTIVES_1_she_may_look_at_the_top_three_before_the_agent():
    s = member("detectives", stage="start", deck=TOP)
    assert (now(s), awaited(s), choices(s, A)) == ("Detectives", (A,), [-1, LOOK])
    play(s, A, LOOK)
    assert now(s) == "PlaceAgent"
    top = s.deck[: -len(TOP) - 1 : -1]
    assert [view(s, A)["cards"][card] is not None for card in top] == [True, True, True, False]
    assert [view(s, B)["cards"][card] for card in top] == [None] * 4


def test_CW_CLUB_DETECTIVES_1_or_not_and_only_in_her_own_turn():
    s = member("detectives", stage="start", deck=TOP)
    play(s, A, -1)
    assert (now(s), view(s, A)["cards"][s.deck[-1]]) == ("PlaceAgent", None)
    assert now(member("detectives", stage="start", active=B)) == "PlaceAgent"


def test_CW_CLUB_DETECTIVES_2_the_cards_stay_in_the_same_order():
    s = member("detectives", stage="start", deck=TOP)
    before = s.deck[:]
    play(s, A, LOOK)
    assert (s.deck, names(s, s.deck[:-5:-1])) == (before, TOP)


def test_CW_CLUB_DETECTIVES_3_fewer_where_there_are_fewer_without_a_reshuffle():
    others = {"hands": [45, 42, 0], "discard": ["boo-herbal", "boo-atlas", "leg-lance"]}
    s = scene(stage="start", clubs=REST, options=ON, **others)
    assert len(s.deck) == 2
    play(s, A, LOOK)
    assert [view(s, A)["cards"][card] is not None for card in s.deck] == [True, True]
    assert (len(s.deck), len(s.discard)) == (2, 3)


# ------------------------------------------------------------ Bankers

MONEY = [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (6, 3), (14, 7)]


@pytest.mark.parametrize(("pounds", "points"), MONEY)
def test_V_02_CW_CLUB_BANKERS_1_half_the_purse_rounded_down(pounds, points):
    s = scene(purses=[pounds] * 3, clubs=["bankers", *REST[::2]], options=ON, over=True)
    money = next(line.points for line in GAME.sheet(s) if line.key == "money")
    assert money == (points, pounds // 3, pounds // 3)


# ------------------------------------------------------------ Gravediggers

HEART = ["gro-wax-heart"]


@pytest.mark.parametrize("kept", [0, 1])
def test_CW_CLUB_GRAVEDIGGERS_1_two_are_drawn_and_one_is_kept(kept):
    s = show(member("gravediggers", [HEART], supply=[2, 5, 4]), {A: HEART})
    two = s.stack[-1].two
    assert (now(s), awaited(s), choices(s, A)) == ("Gravediggers", (A,), list(two))
    assert [view(s, A)["cards"][token] for token in two] == [2, 5]
    assert [view(s, B)["cards"][token] for token in two] == [None, None]
    play(s, A, two[kept])
    assert (s.displays[A][0].token, s.faces[two[kept]]) == (two[kept], (2, 5)[kept])


def test_CW_CLUB_GRAVEDIGGERS_1_others_draw_one():
    s = show(member("gravediggers", [[], HEART]), {B: HEART})
    assert (now(s), len(s.supply)) == ("PlaceAgent", 19)
    assert s.displays[B][0].token >= 0


def test_CW_CLUB_GRAVEDIGGERS_2_the_other_goes_back_unknown_and_is_shuffled_in():
    found = set()
    for seed in range(12):
        s = show(member("gravediggers", [HEART], supply=[2, 5], seed=seed), {A: HEART})
        play(s, A, s.stack[-1].two[0])
        assert sorted(s.faces[token] for token in s.supply).count(5) == 2
        assert all(s.knowers[token] == 0 for token in s.supply)
        found.add(s.faces[s.supply[-1]] == 5)
    assert len(s.supply) == 19
    assert False in found  # it does not stay on top


def test_CW_CLUB_GRAVEDIGGERS_3_also_in_tie_draws():
    clubs = ["gravediggers", "bankers", "carpenters"]
    loose = {"loose": [[2], [2], []], "supply": [2, 5, 4]}
    s = scene(clubs=clubs, options=ON, turn=9, stage="end", area=0, **loose)
    assert (now(s), awaited(s)) == ("Gravediggers", (A,))
    play(s, A, s.stack[-1].two[1])
    assert ([s.faces[token] for token in s.loose[A]], len(s.loose[B])) == ([2, 5], 2)


def test_CW_CLUB_GRAVEDIGGERS_4_the_last_token_is_drawn_without_a_choice():
    loose = [[], [*[2] * 8, *[3] * 6, *[4] * 4], [5]]
    s = show(member("gravediggers", [HEART], loose=loose), {A: HEART})
    assert now(s) != "Gravediggers"
    assert (s.faces[s.displays[A][0].token], s.supply) == (5, [])


# ------------------------------------------------------------ Goldsmiths and Cat-Lovers

MASK = ["pre-jade-mask"]


@pytest.mark.parametrize("shown", [{B: MASK}, {B: MASK, C: ["pre-ruby-scarab"]}])
def test_CW_CLUB_GOLDSMITHS_1_a_pound_for_every_precious_of_anybody(shown):
    s = member("goldsmiths", [["boo-atlas"], MASK, ["pre-ruby-scarab"]], purses=[1, 0, 0])
    show(s, shown)
    assert s.purse == [1 + len(shown), 3, 3 if C in shown else 0]


def test_V_27_CW_CLUB_GOLDSMITHS_2_four_pounds_for_her_own():
    s = show(member("goldsmiths", [MASK, HEART]), {A: MASK, B: HEART})
    assert s.purse == [4, 0, 0]


def test_V_28_CW_CLUB_CATLOVERS_1_a_pound_for_each_monster_showcase_of_others():
    s = show(member("cat-lovers", [[], SET, ["mon-wyvern-legs"]]), {B: SET})
    assert s.purse == [1, 0, 0]
    s = member("cat-lovers", [[], SET, ["mon-wyvern-legs"]])
    assert show(s, {B: SET, C: ["mon-wyvern-legs"]}).purse == [2, 0, 0]


def test_CW_CLUB_CATLOVERS_2_her_own_monsters_give_nothing():
    s = member("cat-lovers", [SET, HEART])
    assert refused(s, A, ((), False, 0)) is not None
    assert show(s, {A: SET, B: HEART}).purse == [0, 0, 0]
