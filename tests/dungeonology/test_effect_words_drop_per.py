"""Part C.7 Jinx cards are dropped, and things happen once for each: jinx_drop, per."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from ludoteca.adapters.dungeonology.spelling import SPELLINGS
from ludoteca.bots.dungeonology import greedy
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.boss import encounter
from ludoteca.games.dungeonology.components import (
    ABILITY,
)
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.main import ChooseWay
from ludoteca.games.dungeonology.main.choosing import COUNTS
from ludoteca.games.dungeonology.new_game import new_game
from ludoteca.games.dungeonology.rest import DropJinx
from ludoteca.games.dungeonology.vocabulary.words import PERS
from ludoteca.kernel.knowledge import EVERYONE, view
from ludoteca.kernel.play import apply, awaited, options
from ludoteca.kernel.saving import load, save
from ludoteca.words import LANGUAGES, Words

from .contract import play_out
from .effects import RULE, about_to, declared, may_name, playing
from .scenes import (
    A,
    B,
    G,
    agree,
    deeds,
    do,
    keen,
    kinds,
    scene,
    settled,
    stating,
    studying,
    sums,
    wild,
)

ENCOUNTER = 'encounter = "choose(discard(2) | sacrifice(1)); bag(1)"'
FEVER, SATCHEL, TONGUE = "camp-fever", "torn-satchel", "loose-tongue"


# ---------------------------------------------------------------- jinx_drop


def test_DG_Q_143_the_owner_says_which_jinx_goes_when_it_happens():
    s = about_to("jinx_drop(1)", jinxes=[[FEVER, f"?{SATCHEL}"], [TONGUE], []])
    fever, satchel = s.jinxes[A]
    assert may_name(s) == {()}
    declared(s)
    assert isinstance(s.stack[-1], DropJinx)
    assert awaited(s) == (A,)
    assert list(options(s, A)) == [fever, satchel]
    log = do(s, A, fever)
    assert (s.jinxes[A], s.jinx_discard) == ((satchel,), [fever])
    assert next(e.public["jinx"] for e in log if e.kind == "jinx-discarded") == FEVER
    assert len(s.jinxes[B]) == 1


def test_DG_Q_143_a_face_down_one_goes_unseen():
    s, _ = playing("jinx_drop(1)", jinxes=[[FEVER, f"?{SATCHEL}"], [], []])
    hidden = s.jinxes[A][1]
    log = do(s, A, hidden)
    assert s.jinx_discard == [hidden]
    assert s.knowers[hidden] != EVERYONE
    assert all(["jinx" not in e.public for e in log if e.kind == "jinx-discarded"])
    assert [view(s, seat)["cards"][hidden] for seat in range(s.seats)] == [None] * s.seats


def test_DG_Q_143_as_many_as_there_are_go_without_a_question():
    s, log = playing("jinx_drop(2); draw(1)", jinxes=[[FEVER, f"?{SATCHEL}"], [], []])
    assert (s.jinxes[A], len(s.jinx_discard), len(s.hands[A])) == ((), 2, 1)
    assert kinds(log).count("jinx-discarded") == 2
    t, _ = playing("jinx_drop(2); draw(1)")
    assert (t.jinx_discard, len(t.hands[A])) == ([], 1)


def test_DG_Q_143_one_after_another_if_there_are_more():
    s, _ = playing("jinx_drop(2)", jinxes=[[FEVER, SATCHEL, TONGUE], [], []])
    first, second, third = s.jinxes[A]
    do(s, A, second)
    assert list(options(s, A)) == [first, third]
    do(s, A, first)
    assert s.jinxes[A] == (third,)
    assert not isinstance(s.stack[-1], DropJinx)


def test_DG_Q_143_it_can_befall_a_scholar_and_be_chosen():
    pack = SHELF.our_text()
    theirs = 'encounter = "choose(jinx_drop(1) | discard(1)); bag(1)"'
    assert ENCOUNTER in pack
    rules = {"rules__boss": True, "boss_profile": "drunk"}
    pack = pack.replace(ENCOUNTER, theirs)
    given: dict[str, Any] = {"pack": pack, "options": rules, "boss": "I-4", "bag": [9, 0]}
    s = scene(jinxes=[[FEVER, SATCHEL], [], []], **given)
    settled(s, encounter, A)
    assert isinstance(s.stack[-1], ChooseWay)
    do(s, A, 0)
    do(s, A, s.jinxes[A][1])
    assert len(s.jinxes[A]) == 1
    t = scene(**given)
    settled(t, encounter, A)
    assert "DropJinx" not in [type(frame).__name__ for frame in t.stack]
    assert not isinstance(t.stack[-1], ChooseWay)  # there is none to discard


def test_DG_8_8_a_jinx_that_goes_takes_the_room_for_tokens_along_that_it_gave():
    text = stating("jinx_drop(1)").replace(
        "lasting = { resistance = -1 }", "lasting = { resistance = 1 }"
    )
    jinx = next(row.id for row in SHELF.ours().jinxes if "resistance" in row.lasting)
    s = scene(pack=text, options=RULE, hands=[["snare"], [], []], jinxes=[[jinx], [], []],
              stunned=[4, 0, 0], students=[0, 0, 0])  # fmt: skip
    declared(s)
    assert s.stunned[A] == 3
    assert GAME.troubles(s) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_DG_Q_143_it_is_asked_and_told_as_in_a_rest(language):
    s, _ = playing("jinx_drop(1)", jinxes=[[FEVER, f"?{SATCHEL}"], [], []])
    words, seen = Words(language, "dungeonology", s.terms.content), view(s, A)
    kind = s.stack[-1].kind()
    assert (kind, seen["stack"][-1]) == ("RestingJinx", {"frame": "RestingJinx", "seat": A})
    said = [words.speaker.choice(kind, card, seen) for card in options(s, A)]
    assert len({*said, words.speaker.asked(kind, seen, A)}) == 3
    first, second = [SPELLINGS["DropJinx"](s, A, card) for card in options(s, A)]
    assert first != second
    assert words.tell(do(s, A, s.jinxes[A][0]), None)


# ---------------------------------------------------------------- per


@pytest.mark.parametrize(
    ("counted", "position", "times"),
    [
        ("cubes", {"boards": ["GGP", "R", ""]}, 3),
        ("stars", {"boards": ["GGGP", "GGG", ""]}, 2),
        ("students", {"students": [2, 5, 0]}, 2),
        ("stunned", {"stunned": [2, 1, 0]}, 2),
        ("jinxes", {"jinxes": [[FEVER, f"?{SATCHEL}"], [TONGUE], []]}, 2),
        ("cards", {"hands": [["snare", "FT4", "FT5"], ["FT4"], []]}, 2),
        ("interns", {"interns": {"faun-guide": A, "herald": A, "noble-page": B}}, 2),
        ("others_here", {"at": ["I-4", "I-4", "START"]}, 1),
    ],
)
def test_DG_Q_144_it_happens_once_for_each(counted, position, times):
    s = about_to(f"per({counted}, enrol(1))", **position)
    before = s.students[A]
    declared(s)
    assert s.students[A] == before + times
    assert {*COUNTS} == {*PERS}


def test_DG_Q_144_it_is_counted_before_it_happens():
    s, _ = playing("per(students, enrol(1); draw(1)); speed(1)", students=[3, 0, 0],
                   moment="movement")  # fmt: skip
    assert (s.students[A], len(s.hands[A]), s.phase().bonus) == (6, 3, 1)


def test_DG_Q_144_what_is_asked_is_asked_each_time():
    hands = [["snare", "FT4", "FT5", "EX1"], [], []]
    s, _ = playing("per(stunned, discard(1))", hands=hands, stunned=[2, 0, 0])
    do(s, A, s.hands[A][:1])
    assert awaited(s) == (A,)
    do(s, A, s.hands[A][:1])
    assert len(s.hands[A]) == 1
    assert type(s.stack[-1]).__name__ == "Action"


def test_DG_Q_144_nothing_happens_where_there_is_none():
    s, _ = playing("per(jinxes, stun(1)); draw(1)")
    assert (s.stunned[A], len(s.hands[A])) == (0, 1)


def test_DG_Q_144_in_a_test_it_counts_too():
    s = about_to("per(stars, stealth(1))", hands=[["FT4", "snare", "NT1"], [], []],
                 boards=["GGGP", "", ""])  # fmt: skip
    studying(s, 1, "FT4")
    before = sums(s)[0]
    declared(s)
    assert sums(s)[0] == before + 2


@pytest.mark.parametrize(
    ("word", "lying"), [("per(stunned, draw(1))", 2), ("if(has_cards, draw(2))", 2)]
)
def test_may_asks_before_all_of_it(word, lying):
    hands = [["snare", "FT4"], [], []]
    s, _ = playing(f"may {word}; enrol(1)", hands=hands, stunned=[2, 0, 0], students=[0, 0, 0])
    assert isinstance(s.stack[-1], ChooseWay)
    said = [Words("en", "dungeonology", s.terms.content).speaker.choice("ChooseWay", x, view(s, A))
            for x in options(s, A)]  # fmt: skip
    assert "draw" in said[0]
    assert said[0] != said[1]
    other = load(type(s), save(s))
    do(s, A, 0)
    assert (len(s.hands[A]), s.students[A]) == (1 + lying, 1)
    do(other, A, -1)
    assert (len(other.hands[A]), other.students[A]) == (1, 1)


def test_DG_Q_144_donated_cubes_are_counted_through_all_rounds():
    s, _ = playing("per(others_here, donate(1, each@here, me, by=low)); bag(donated+1)",
                   boards=["", "GG", "GG"])  # fmt: skip
    assert (s.boards[A][G], s.bonfire) == (4, 5)


def test_DG_Q_144_an_ability_that_would_happen_no_time_is_not_used():
    ours = ("stun(1, opp@here)", "stun(1, opp@here); take_student(1, same)")
    text = SHELF.our_text()
    for effect in ours:
        text = text.replace(f'effect = "{effect}"', 'effect = "per(jinxes, draw(1))"')
    s = scene(("valerio", "sofia"), pack=text, jinxes=[[], []])
    assert not deeds(s, ABILITY)
    t = scene(("valerio", "sofia"), pack=text, jinxes=[[FEVER], []])
    assert len(deeds(t, ABILITY)) == 1


# ---------------------------------------------------------------- a pack full of them


EFFECTS = (  # instead of what our cards do
    "trade(me, near); draw(1)",
    "trade(me, opp); jinx(1)",
    "jinx(2); jinx_drop(1)",
    "per(others_here, draw(1)); per(jinxes, enrol(1))",
    "may per(stunned, heal(1)); choose(jinx_drop(2) | draw(1))",
)


def full_pack() -> str:
    """Our pack, in which every Main Effect but those that call Interns is one of these."""
    effects = cycle(EFFECTS)
    lines = [
        f'main = {{ timing = "standard", effect = "{next(effects)}" }}'
        if line.startswith("main = ") and "intern(" not in line
        else line
        for line in SHELF.our_text().splitlines()
    ]
    theirs = 'encounter = "per(jinxes, bag(1)); jinx_drop(1)"'
    return "\n".join(lines).replace(ENCOUNTER, theirs)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_pack_full_of_them_keeps_the_contract(seats):
    rules = dict.fromkeys(("rules__main_effects", "rules__boss", "rules__dangerous_zones"), True)
    s = new_game(agree(seats, full_pack(), **rules, boss_profile="drunk"), seats, seats)
    for seat in range(seats):
        apply(s, seat, seat)
    players = (keen, wild, greedy)
    heard = play_out(s, lambda s, seat, rng: rng.choice(players)(s, seat, rng), seats, 9, 31)
    assert {"jinx-discarded", "cube-recombined", "cube-donated"} <= heard
