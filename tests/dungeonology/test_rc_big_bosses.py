"""RC-BIG What all Big Bosses share: one Boss with one side, and a mode that lasts the match."""

import random
from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import MODE, PASS, SPECIAL_ZONES, THESIS
from ludoteca.games.dungeonology.ending import score, score_sheet
from ludoteca.games.dungeonology.notes import modified
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.modes import MODES
from ludoteca.games.dungeonology.rocca_civetta.modules import BIG_BOSSES
from ludoteca.kernel.knowledge import EVERYONE, redeal
from ludoteca.kernel.terms import TermsError
from ludoteca.words import Words

from .contract import play_out
from .scenes import OURS, A, begun, do, scene, why
from .test_rc_combinations import LONG, LOOKED_AT, SAVED, bold

ROWS = {row.id: row for row in OURS.zones}
each_boss = pytest.mark.parametrize("boss", BIG_BOSSES)
PLAYED = [(boss, seats) for boss in BIG_BOSSES for seats in (2, 3, 4)]
QUICK = [(boss, 2 + n % 3) for n, boss in enumerate(BIG_BOSSES)]


def big(boss, seats=3, seed=1, **options):
    return begun(seats, seed, rules__boss=True, boss=boss, **options)


def test_RC_BIG_1_RC_BIG_8_five_big_bosses_and_the_names_of_their_modes():
    names = {boss: Words("en", GAME.name).speaker.mode.name(boss) for boss in BIG_BOSSES}
    assert names == {
        "fredo": "Winter is Coming",
        "mother-basilisk": "The Brood",
        "marconiglio": "Egg Hunt",
        "enrico-giovanni": "Cursed Temple",
        "scylla-and-charybdis": "Goddess of the Sea",
    }
    assert {*MODES} == {*BIG_BOSSES}


@each_boss
def test_RC_BIG_2_they_need_the_boss_and_nothing_else(boss):
    assert big(boss).terms.big_boss == boss
    with pytest.raises(TermsError) as error:
        GAME.agree(options={"boss": boss})
    assert [(x.clause, x.key) for x in error.value.reasons] == [("RC-BOS.1", "module-needs")]


@each_boss
def test_RC_BIG_3_a_single_profile(boss):
    assert [row.id for row in OURS.bosses if row.boss == boss] == [boss]
    assert OURS.bosses[big(boss).profile].id == boss


@each_boss
def test_RC_BIG_4_RC_SET_4_its_mode_is_on_the_table_from_the_first_turn(boss):
    s = big(boss)
    assert isinstance(s.mode, MODES[boss])
    assert GAME.troubles(s) == []
    assert s.seen_by(A)["mode"]["mode"] == type(s.mode).__name__


@each_boss
def test_RC_BIG_5_RC_BIG_9_no_mode_without_its_boss_and_no_boss_without_it(boss):
    assert begun(3, rules__boss=True, boss="basilisk").mode is None
    s = big(boss)
    s.mode = None
    assert "no-such-mode" in [x.key for x in GAME.troubles(s)]
    other = next(x for x in BIG_BOSSES if x != boss)
    s.mode = big(other).mode
    assert "no-such-mode" in [x.key for x in GAME.troubles(s)]


def test_RC_BIG_6_what_a_mode_needs_comes_from_the_box():
    eggs = [len(big(boss).terms.cards.eggs) for boss in BIG_BOSSES]
    assert max(eggs) == 7 == big("mother-basilisk").mode.left
    assert big("fredo").mode.supply() + 3 == 12
    assert big("fredo").mode.iota == 6


def test_RC_BIG_10_its_points_count_in_the_end_and_not_for_a_thesis():
    at = {"rules__boss": True, "boss": "mother-basilisk"}
    boards = ["GGGGGRRRRBBY", "", ""]
    options: dict[str, Any] = {"options": at, "moment": "turn", "boards": boards, "clan": "blood"}
    bare = scene(**options)
    rich = scene(**options, mode={"banked": [7, 0, 0], "left": 0})
    assert modified(rich, A) == modified(bare, A)
    assert score(rich, A) == score(bare, A) + 21
    assert {line.key: line.points for line in score_sheet(rich)}["mode"] == (21, 0, 0)
    for s in (bare, rich):
        if THESIS in s.stack[0].options(s, A):
            do(s, A, THESIS)
    assert bare.delivered == rich.delivered


@each_boss
def test_RC_ZSP_3_RC_SET_8_its_zones_lie_among_the_top_of_their_piles_for_all_to_see(boss):
    mode, found = MODES[boss], set()
    for seed in range(12):
        s = big(boss, seed=seed)
        for name, top in mode.special.items():
            pile = s.piles[ROWS[name].floor]
            card = next(x for x in pile if OURS.zones[s.faces[x]].id == name)
            assert s.knowers[card] == EVERYONE
            assert card in pile[-top:]
            found.add(pile[::-1].index(card))
            other = redeal(s, A, random.Random(seed))
            assert other.faces[card] == s.faces[card]
    assert len(found) > 1 or not mode.special


def test_RC_ZSP_4_special_zones_are_in_no_other_match():
    for module, ids in SPECIAL_ZONES.items():
        boss = module.removeprefix("rocca.")
        for table in (begun(2), *[big(x) for x in BIG_BOSSES if x != boss]):
            zones = {OURS.zones[table.faces[card]].id for pile in table.piles for card in pile}
            assert not zones & {*ids}
    assert SPECIAL_ZONES["rocca.fredo"] == ["I-T"]


def test_no_deed_of_a_mode_where_there_is_none():
    s = scene()
    assert why(s, A, (MODE, 0)) == ("DG-23.1", "not-an-option")
    s = scene(options={"rules__boss": True, "boss": "fredo"})
    assert why(s, A, (MODE, 1)) == ("RC-BIG.4", "not-in-this-mode")
    assert why(s, A, (MODE,)) == ("RC-BIG.4", "not-in-this-mode")
    do(s, A, (PASS,))


@pytest.mark.parametrize(("boss", "seats"), PLAYED if LONG else QUICK)
def test_RC_GEN_1_each_mode_keeps_the_contract(boss, seats):
    rules = {"rules__dangerous_zones": True} if seats != 3 else {}
    s = big(boss, seats, 2, **rules)
    play_out(s, bold, seats, LOOKED_AT, SAVED)
