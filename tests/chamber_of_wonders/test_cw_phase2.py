"""CW-PHASE2 All display at once."""

import pytest

from ludoteca.games.chamber_of_wonders.displays import (
    NEITHER,
    NOTHING,
    Displays,
    Pool,
    Refit,
)
from ludoteca.kernel.draft import END
from ludoteca.kernel.event import WATCHER, IllegalChoiceError
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, explain, options, play
from tests.chamber_of_wonders.scenes import A, B, C, commit, names, now, reveal, shown, table
from tests.drafts import follow_alike

MONSTER = ["mon-wyvern-head", "mon-hydra-body", "mon-chimera-legs"]
SIX = [{"cards": [f"boo-{book}"]} for book in ("atlas", "herbal", "grimoire")] * 2


def phase2(*hands, **position):
    """Phase 2 of a turn at Area 0, without a Contact."""
    return table(hands, **({"stage": "display", "area": 0} | position))


def test_E_22_CW_PHASE2_1_everybody_may_fill_one_showcase_and_no_more():
    s = phase2(["leg-lance", "leg-tablet"], ["boo-atlas"], ["gro-wax-heart"], active=B)
    assert awaited(s) == (A, B, C)
    assert explain(s, A, commit(s, A, "leg-lance", "leg-tablet")).clause == "CW-SHOWCASE.1"
    reveal(s, {seat: commit(s, seat, names(s, s.hands[seat])[0]) for seat in (A, B, C)})
    assert [shown(s, seat) for seat in (A, B, C)] == [
        [["leg-lance"]],
        [["boo-atlas"]],
        [["gro-wax-heart"]],
    ]
    assert (names(s, s.hands[A]), s.turn) == (["leg-tablet"], 2)


def test_CW_PHASE2_2_passing_is_lawful():
    s = phase2(["leg-lance"], ["boo-atlas"])
    assert NOTHING in options(s, A)
    reveal(s, {})
    assert (s.displays, s.turn) == ([(), ()], 2)


def test_CW_PHASE2_3_CW_PHASE2_4_secret_until_all_have_chosen_then_revealed_together():
    s = phase2(["leg-lance"], ["boo-atlas"], ["gro-wax-heart"])
    lance = commit(s, A, "leg-lance")
    play(s, A, lance)
    play(s, C, NOTHING)
    for viewer in (B, C, WATCHER):
        seen = view(s, viewer)
        assert (seen["displays"], seen["hand_sizes"]) == ([(), (), ()], [1, 1, 1])
        assert seen["stack"][-1]["waiting"] == (B,)
        assert lance not in seen["stack"][-1].values()
    events = play(s, B, commit(s, B, "boo-atlas"))
    (revealed,) = [event for event in events if event.kind == "display-revealed"]
    assert revealed.public["commitments"][A] == lance
    assert revealed.public["commitments"][C] == NOTHING  # passes included


def test_CW_PHASE2_5_only_cards_of_the_own_hand():
    s = phase2(["leg-lance"], ["boo-atlas"], discard=["leg-tablet"])
    for card in (s.hands[B][0], s.discard[0], s.deck[-1]):
        assert explain(s, A, ((card,), False, NEITHER)).clause == "CW-PHASE2.5"


def test_CW_PHASE2_6_the_cards_go_into_one_free_showcase_of_their_owner():
    s = phase2(["boo-atlas", "boo-herbal"], [], displays=[[{"cards": ["leg-lance"]}], []])
    reveal(s, {A: commit(s, A, "boo-atlas", "boo-herbal")})
    assert shown(s, A)[0] == ["leg-lance"]
    assert sorted(shown(s, A)[1]) == ["boo-atlas", "boo-herbal"]
    assert (s.hands[A], s.displays[B]) == ((), ())


@pytest.mark.parametrize(("purse", "markers"), [(4, 3), (99, 0)])
def test_CW_PHASE2_7_without_a_free_showcase_one_must_pass(purse, markers):
    nine = [*SIX, *[{"cards": [name]} for name in ("leg-excalibur", "leg-tablet", "boo-bestiary")]]
    s = phase2(
        ["leg-lance"],
        [],
        purses=[purse, 0],
        markers=[markers, 3],
        displays=[nine if not markers else SIX, []],
    )
    assert [*options(s, A)] == [NOTHING]
    assert explain(s, A, commit(s, A, "leg-lance")).clause == "CW-PHASE2.7"


def test_CW_PHASE2_8_a_commitment_stands():
    s = phase2(["leg-lance"], ["boo-atlas"])
    play(s, A, commit(s, A, "leg-lance"))
    with pytest.raises(IllegalChoiceError):
        play(s, A, NOTHING)
    play(s, B, NOTHING)
    assert shown(s, A) == [["leg-lance"]]
    assert now(s) == "PlaceAgent"


def test_CW_PHASE2_9_consequences_come_in_fixed_order():
    s = table(
        [["gro-wax-heart"], ["pre-jade-mask"], MONSTER, ["leg-lance"]], stage="display", area=0
    )
    events = reveal(s, {seat: commit(s, seat, *names(s, s.hands[seat])) for seat in range(4)})
    steps = [
        (event.kind, event.public["owner"])
        for event in events
        if event.kind in ("displayed", "fame-token", "collected", "grotesque-token")
    ]
    assert sorted(steps[:4]) == [("displayed", seat) for seat in range(4)]
    assert steps[4:] == [
        ("fame-token", 3),  # Legendary
        ("fame-token", 2),  # Monster
        ("collected", 1),
        ("grotesque-token", 0),
    ]


@pytest.mark.parametrize("active", [A, B])
def test_CW_PHASE2_10_all_cards_are_placed_at_the_same_time(active):
    options = {"legendary.duplicate": "earlier_loses"}  # neither is the earlier one
    s = phase2(["leg-lance"], ["leg-lance"], options=options, active=active)
    reveal(s, {seat: commit(s, seat, "leg-lance") for seat in (A, B)})
    assert [s.displays[seat][0].fame for seat in (A, B)] == [False, False]


def test_CW_PHASE2_11_legendary_tokens_of_the_names_just_revealed():
    lance = {"cards": ["leg-lance"], "fame": True}
    tablet = {"cards": ["leg-tablet"], "fame": True}
    s = phase2(["leg-lance"], ["leg-excalibur"], displays=[[], [lance, tablet]])
    reveal(s, {A: commit(s, A, "leg-lance"), B: commit(s, B, "leg-excalibur")})
    assert [showcase.fame for showcase in s.displays[A]] == [False]
    assert [showcase.fame for showcase in s.displays[B]] == [False, True, True]


def test_CW_PHASE2_12_each_monster_set_just_placed_gets_its_token():
    s = phase2(MONSTER, ["mon-basilisk-head"])
    reveal(s, {A: commit(s, A, *MONSTER), B: commit(s, B, "mon-basilisk-head")})
    assert [s.displays[seat][0].fame for seat in (A, B)] == [True, False]


def test_CW_PHASE2_13_income_is_paid_from_the_active_player_on():
    hands = [["pre-jade-mask"], ["pre-ruby-scarab"], ["pre-opal-nautilus"]]
    s = phase2(*hands, active=C)
    events = reveal(s, {seat: commit(s, seat, *hands[seat]) for seat in (A, B, C)})
    assert [e.public["owner"] for e in events if e.kind == "collected"] == [C, A, B]
    assert s.purse == [7, 7, 7]


def test_CW_PHASE2_13_club_income_too():
    clubs, options = ["goldsmiths", "bankers", "cat-lovers"], {"clubs.enabled": "on"}
    hands = [["pre-jade-mask"], ["mon-wyvern-head"], []]
    s = phase2(*hands, active=C, clubs=clubs, options=options)
    events = reveal(s, {seat: commit(s, seat, *hands[seat]) for seat in (A, B)})
    assert [e.public["owner"] for e in events if e.kind == "collected"] == [C, A, A]
    assert s.purse == [4 + 3 + 1, 4, 4 + 1]


def test_CW_PHASE2_14_grotesque_tokens_are_drawn_from_the_active_player_on():
    hands = [["gro-wax-heart"], ["gro-twin-skulls"], ["gro-jar-of-eyes"]]
    s = phase2(*hands, active=C, supply=[5, 4, 3])
    reveal(s, {seat: commit(s, seat, *hands[seat]) for seat in (A, B, C)})
    assert [s.faces[s.displays[seat][0].token] for seat in (C, A, B)] == [5, 4, 3]


def test_CW_PHASE2_15_an_empty_hand_can_only_pass():
    s = phase2([], ["leg-lance"], purses=[99, 0])
    assert [*s.stack[-1].asked(s, A)] == [NOTHING]
    reveal(s, {B: commit(s, B, "leg-lance")})
    assert (s.displays[A], s.turn) == ((), 2)


def test_CW_PHASE2_15_only_who_holds_cards_is_awaited():
    s = phase2(["boo-atlas"], [], ["boo-herbal"], active=B)
    assert (now(s), awaited(s)) == ("Display", (A, C))
    play(s, C, NOTHING)
    assert (now(s), awaited(s)) == ("Display", (A,))
    play(s, A, commit(s, A, "boo-atlas"))
    assert ([shown(s, seat) for seat in (A, B, C)], s.turn) == ([[["boo-atlas"]], [], []], 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CW_PHASE2_15_where_nobody_holds_a_card_the_turn_goes_on_at_once(seats):
    s = phase2(*[[]] * seats)
    assert (now(s), s.turn, s.active) == ("PlaceAgent", 2, B)
    assert s.displays == [()] * seats
    s = phase2(*[[]] * seats, turn=9 if seats == 3 else 8)
    assert now(s) == "over"


def test_CW_PHASE2_15_a_carpenter_with_an_empty_hand_passes_too():
    s = phase2(
        *([], ["leg-lance"]),
        displays=[[{"cards": ["boo-atlas"]}], []],
        clubs=["carpenters", "bankers"],
        options={"clubs.enabled": "on"},
    )
    assert awaited(s) == (B,)


def test_CW_PHASE2_15_a_hand_emptied_in_phase_1_is_not_awaited():
    s = table([["leg-lance"], ["boo-atlas"]], stage="area", area=0, used=True)  # Bank A
    assert now(s) == "Sales"
    play(s, A, s.hands[A])
    play(s, B, ())
    assert (now(s), awaited(s), s.hands[A]) == ("Display", (B,), ())


def test_CW_PHASE2_1_commitments_are_spelled_showcase_first_and_none_is_left_out():
    none = ((), (), ())
    books = Pool((1, 2, 3), ((1,), (2,)), none, sets=1, count=4)
    refit = Refit(0, (7,), Pool((1, 7), (), none, sets=0, count=2), stale=1)
    anew = ((0, 0, 1, END), ((1,), False, 0))  # CW-CLUB-CARPENTERS.5 and not the old card alone
    spelled = [
        ((-1, 0, END), NOTHING),
        ((-1, 1, 1, END), ((1,), True, NEITHER)),
        ((-1, 1, 2, END), ((2,), True, NEITHER)),
        ((-1, 1, 3, END), ((3,), True, NEITHER)),
        ((-1, 1, 1, 2, END), ((1, 2), True, NEITHER)),
        anew,
    ]
    spells(Displays(books, opens=True, refits=(refit,)), spelled)
    spells(Displays(None, opens=False, refits=(refit,), may_pass=False), [anew])


def spells(space, spelled):
    assert repr(space.spelled()) == repr(spelled), "numbers, and no True among them"
    assert list(space) == [choice for _, choice in spelled]
    assert space.size() == len(spelled)
    follow_alike(space)
