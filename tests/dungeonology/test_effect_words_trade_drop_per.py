"""Part C.7 The words that only packs use: trade, jinx_drop and per."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteca.adapters.dungeonology.spelling import SPELLINGS
from ludoteca.bots.dungeonology import greedy
from ludoteca.bots.dungeonology.activities import drop_jinx
from ludoteca.bots.dungeonology.judging import Mind
from ludoteca.bots.dungeonology.mains import gain
from ludoteca.bots.dungeonology.perils import met_by_boss
from ludoteca.bots.dungeonology.trials import main_answers
from ludoteca.bots.dungeonology.worth import TASTE
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.boss import encounter
from ludoteca.games.dungeonology.components import (
    ABILITY,
    FALSE,
    MAIN,
    MEMBER,
    NO_CUBE,
    PASS,
    UNIVERSAL,
)
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.main import ChooseWay, Declared
from ludoteca.games.dungeonology.main.choosing import COUNTS
from ludoteca.games.dungeonology.new_game import new_game
from ludoteca.games.dungeonology.notes import put_on_board
from ludoteca.games.dungeonology.rest import DropJinx
from ludoteca.games.dungeonology.rocca_civetta.congregations import ZETA
from ludoteca.games.dungeonology.stealth import STEALTH
from ludoteca.games.dungeonology.vocabulary.words import PERS
from ludoteca.kernel.knowledge import EVERYONE, view
from ludoteca.kernel.play import apply, awaited, options
from ludoteca.kernel.saving import load, save
from ludoteca.words import LANGUAGES, Words

from .congregations import with_members
from .contract import play_out
from .effects import about_to, declared, may_name, playing
from .maps import lay, spot
from .omega import filled, together
from .scenes import (
    BLUE,
    A,
    B,
    C,
    G,
    P,
    R,
    Y,
    agree,
    deeds,
    do,
    keen,
    kinds,
    main,
    refused,
    scene,
    settled,
    stating,
    studying,
    sums,
    wild,
)

RULE = {"rules__main_effects": True}
FEVER, SATCHEL, TONGUE = "camp-fever", "torn-satchel", "loose-tongue"


# ---------------------------------------------------------------- trade with a Zone


def test_DG_Q_142_an_own_cube_is_exchanged_for_one_of_the_zone():
    s = about_to("trade(me, here)", boards=["GP", "", ""])
    assert s.cubes[1] == (G, R, BLUE)
    assert may_name(s) == {(G, R), (G, BLUE), (P, G), (P, R), (P, BLUE)}
    log = declared(s, P, R)
    assert (s.boards[A], s.cubes[1]) == ((1, 1, 0, 0, 0), (G, P, BLUE))
    told = next(e.public for e in log if e.kind == "cube-recombined")
    assert (told["colour"], told["into"], told["spot"]) == (P, R, 1)


def test_DG_Q_142_a_cube_that_finds_no_room_is_not_exchanged():
    s = about_to("trade(me, here)", boards=["GRRRRRR", "", ""])
    assert may_name(s) == {(G, BLUE), (R, G), (R, BLUE)}
    t = about_to("trade(me, here)", boards=["", "", ""])
    assert may_name(t) == set()
    assert refused(t, A, main(t, A, "snare", G, R)).key == "no-such-target"


@pytest.mark.parametrize(
    ("where", "zones"), [("here", None), ("linked", {"I-6"}), ("near", {"I-4", "I-6"})]
)
def test_DG_Q_142_which_zone_is_named_first(where, zones):
    s = about_to(f"trade(me, {where})", boards=["P", "", ""], **lay("I-4", "I-6"))
    named = {targets[0] for targets in may_name(s)} if zones else None
    assert named == (zones and {spot(s, zone) for zone in zones})
    if where == "linked":
        there = spot(s, "I-6")
        declared(s, there, P, R)
        assert (s.boards[A][R], P in s.cubes[there]) == (1, True)


def test_DG_Q_142_it_is_skipped_if_the_cube_is_gone_by_then():
    hands = [["snare"], ["FT4"], []]
    s = about_to("trade(me, here); draw(1)", hands=hands, boards=["P", "", ""], quiet=[])
    do(s, A, main(s, A, "snare", P, R))
    assert isinstance(s.stack[-1], Declared)
    s.cubes[1] = (G, NO_CUBE, BLUE)
    do(s, B, (PASS,))
    assert (s.boards[A][P], len(s.hands[A])) == (1, 1)


def deep(board: str, lying: tuple[int, ...]):
    """The card is played where there are False and Universal cubes."""
    rules = {"rules__dangerous_zones": True, "rocca__floor_iv": True}
    place = {"zones": [{"zone": "IV-5", "x": 8, "y": 8}], "at": ["IV-5"] * 3}
    s = about_to("trade(me, here)", rules=rules, boards=[board, "", ""], **place)
    s.cubes[s.spots[A]] = lying
    return s


def test_DG_Q_142_RC_UNI_2_RC_FLS_2_universal_and_false_cubes():
    s = deep("B", (FALSE, UNIVERSAL))
    assert may_name(s) == {(BLUE, FALSE), (BLUE, UNIVERSAL)}
    declared(s, BLUE, UNIVERSAL)
    do(s, A, R)
    assert (s.boards[A], s.universal[A][R]) == ((0, 1, 0, 0, 0), 1)
    assert s.cubes[s.spots[A]] == (FALSE, BLUE)
    t = deep("", (R, FALSE))
    put_on_board(t, A, R, universal=True)
    declared(t, R, R)  # RC-UNI.6
    assert (t.boards[A][R], t.cubes[t.spots[A]]) == (1, (UNIVERSAL, FALSE))


# ---------------------------------------------------------------- trade with a Scholar


def test_DG_Q_142_between_scholars_each_donates_the_other_a_cube():
    s = about_to("trade(me, opp@near)", boards=["GG", "RP", ""], students=[0, 0, 0])
    assert may_name(s) == {(B, G, R), (B, G, P)}
    log = declared(s, B, G, P)
    assert (s.boards[A], s.boards[B]) == ((1, 0, 0, 0, 1), (1, 1, 0, 0, 0))
    given = [(e.public["seat"], e.public["colour"]) for e in log if e.kind == "cube-donated"]
    assert given == [(B, P), (A, G)]


def test_DG_Q_142_DG_37_9_no_shield_asks():
    s = about_to("trade(me, opp@near)", boards=["G", "P", ""])
    s.interns = tuple([B if row.shield == "P" else -1 for row in s.terms.content.interns])
    declared(s, B, G, P)
    assert (s.boards[A][P], s.boards[B][G]) == (1, 1)


def test_DG_Q_142_both_scholars_need_room_and_another_colour():
    full = "GGGGGGG"
    s = about_to("trade(me, opp@near)", boards=["GB", f"{full}R", "B"])
    assert may_name(s) == {(B, BLUE, G), (B, BLUE, R), (C, G, BLUE)}


def test_DG_Q_142_the_same_scholar_as_before():
    hands = [["snare"], ["FT4"], []]
    s = about_to("discard(1, opp, by=rnd); trade(me, same)", hands=hands, boards=["G", "R", ""])
    assert may_name(s) == {(B, G, R)}
    declared(s, B, G, R)
    assert (s.boards[A], s.boards[B]) == ((0, 1, 0, 0, 0), (1, 0, 0, 0, 0))


def test_DG_Q_142_RC_OMG_6_with_omega_a_cube_of_the_tome_is_exchanged():
    text = stating("trade(me, opp@near)").replace('id = "snare"', 'id = "snare"\nomega = true')
    s = together(moment="action", pack=text, options=RULE, hands=[["snare"], []], boards=["G", ""],
                 tome=filled(2), at=["I-4", "START"], omega_deck=["omega-1"])  # fmt: skip
    omega = s.seats
    before = len(s.tome)
    assert (omega, G, Y) in may_name(s)
    do(s, A, main(s, A, "snare", omega, G, Y))
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    assert s.boards[A] == (0, 0, 0, 1, 0)
    assert (len(s.tome), s.tome.count(G)) == (before, 1)


def test_DG_Q_142_RC_CNG_20_a_student_of_a_congregation_names_cubes_too():
    text = SHELF.our_text()
    ours = 'id = "zeta"\nmodule = "rocca.congregations"\ntiming = "standard"\neffect = "heal(2)"'
    text = text.replace(ours, ours.replace("heal(2)", "trade(me, opp@near)"))
    s = with_members(ZETA, pack=text, boards=["G", "RP"])
    offered = deeds(s, MEMBER)
    assert offered == [(MEMBER, ZETA, B, G, R), (MEMBER, ZETA, B, G, P)]
    speaker = Words("en", "dungeonology", s.terms.content).speaker
    said = [speaker.choice("Action", deed, view(s, A)) for deed in offered]
    assert ["Militia" in said[0], "Hierarchy" in said[1]] == [True, True]
    assert len({SPELLINGS["Action"](s, A, deed) for deed in offered}) == 2
    do(s, A, offered[1])
    assert s.boards == [(0, 0, 0, 0, 1), (1, 1, 0, 0, 0)]


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
    ours = 'encounter = "choose(discard(2) | sacrifice(1)); bag(1)"'
    theirs = 'encounter = "choose(jinx_drop(1) | discard(1)); bag(1)"'
    assert ours in pack
    rules = {"rules__boss": True, "boss_profile": "drunk"}
    given: dict[str, Any] = {"pack": pack.replace(ours, theirs), "options": rules, "boss": "I-4",
                             "bag": [9, 0]}  # fmt: skip
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


# ---------------------------------------------------------------- what bots make of it


def worth(s, *targets) -> float:
    return gain(s, A, main(s, A, "snare", *targets), Mind(s, A, TASTE))


def test_a_bot_drops_the_worst_jinx():
    s, _ = playing("jinx_drop(1)", jinxes=[[SATCHEL, FEVER, f"?{TONGUE}"], [], []])
    rows = s.terms.content.jinxes
    worst = max(s.jinxes[A][:2], key=lambda card: rows[s.faces[card]].penalty)
    assert rows[s.faces[worst]].penalty > 2
    assert drop_jinx(s, A, s.stack[-1], random.Random(1), TASTE) == worst
    assert greedy(s, A, random.Random(1)) == worst


def test_to_be_rid_of_jinx_cards_is_worth_something():
    jinxes = [[FEVER, SATCHEL], [], []]
    one, two = [worth(about_to(f"jinx_drop({n})", jinxes=jinxes)) for n in (1, 2)]
    assert 0 < one < two
    assert worth(about_to("jinx_drop(2)")) == 0


def test_what_happens_more_often_is_worth_more():
    few, many = [worth(about_to("per(students, draw(1))", students=[n, 0, 0])) for n in (1, 3)]
    assert many == pytest.approx(3 * few)
    assert few > 0
    assert worth(about_to("per(students, draw(1))", students=[0, 0, 0])) == 0


def test_a_bot_counts_what_tips_a_test():
    s = about_to("per(stars, stealth(1))", hands=[["FT4", "snare", "NT1"], [], []],
                 boards=["GGGP", "", ""])  # fmt: skip
    studying(s, 1, "FT4")
    assert [
        amount for amount, _, deed in main_answers(s, A, STEALTH, TASTE) if deed[0] == MAIN
    ] == [2]


def test_a_better_cube_is_worth_a_trade_and_a_worse_one_is_not():
    s = about_to("trade(me, here)", boards=["GP", "", ""])
    assert worth(s, G, BLUE) > worth(s, G, R) > 0 > worth(s, P, G)
    t = about_to("trade(me, opp@near)", boards=["G", "P", ""])
    assert worth(t, B, G, P) > 0


def test_an_encounter_that_takes_jinx_cards_away_is_no_harm():
    pack = SHELF.our_text()
    ours = 'encounter = "choose(discard(2) | sacrifice(1)); bag(1)"'
    rules = {"rules__boss": True, "boss_profile": "drunk"}
    harms = []
    for theirs in ("jinx_drop(1)", "per(students, stun(1))"):
        text = pack.replace(ours, f'encounter = "{theirs}"')
        s = scene(pack=text, options=rules, jinxes=[[FEVER], [], []], students=[2, 0, 0])
        harms.append(met_by_boss(s, A, TASTE))
    assert harms[0] < 0 < harms[1]


# ---------------------------------------------------------------- a pack full of them


CARDS = {  # instead of what they do
    "snare": "trade(me, near); draw(1)",
    "forced-march": "trade(me, opp); jinx(1)",
    "blink": "jinx(2); jinx_drop(1)",
    "trailblazer": "per(others_here, draw(1)); per(jinxes, enrol(1))",
    "feint": "may per(stunned, heal(1)); choose(jinx_drop(2) | draw(1))",
}


def full_pack() -> str:
    text = SHELF.our_text()
    for card, effect in CARDS.items():
        at = text.index("main = ", text.index(f'[[trick]]\nid = "{card}"'))
        end = text.index("\n", at)
        text = f'{text[:at]}main = {{ timing = "standard", effect = "{effect}" }}{text[end:]}'
    encounter_ours = 'encounter = "choose(discard(2) | sacrifice(1)); bag(1)"'
    return text.replace(encounter_ours, 'encounter = "per(jinxes, bag(1)); jinx_drop(1)"')


@pytest.mark.parametrize("seats", [2, 3])
def test_a_pack_full_of_them_keeps_the_contract(seats):
    rules = dict.fromkeys(("rules__main_effects", "rules__boss", "rules__dangerous_zones"), True)
    s = new_game(agree(seats, full_pack(), **rules, boss_profile="drunk"), seats, seats)
    for seat in range(seats):
        apply(s, seat, seat)
    heard = play_out(s, lambda s, seat, rng: (keen if rng.random() < 0.5 else wild)(s, seat, rng),
                     seats, 9, 31)  # fmt: skip
    assert {"jinx-discarded", "effect-declared"} <= heard
