"""KC-17 Final scoring, with the vectors F (read from the law), M-33 and M-34.

AMB-29: the parts printed for Zak add up to 11, the total says 10; F-1 keeps the total, F-2 the
parts.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from ludoteca.games.king_of_con.collection import epics
from tests.clauses import ROOT
from tests.king_of_con.scenes import A, B, C, D, G, L, T, Z, con, declare, kinds, scene

SEATS = "DLGTZ"
LAW = (ROOT / "docs/rules/king-of-con.md").read_text()
VECTORS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", LAW, re.S)]
(F,) = [vector for vector in VECTORS if vector["id"] == "F"]
SCAVENGE = {
    SEATS.index(who): {int(thing): n for thing, n in offer.items()}
    for who, offer in F["scavenge"].items()
}


def by_seat(things):
    return [things[who] for who in SEATS]


def last_phase(reserve=None, values=None, **position):
    """Phase 3 of round V, before the offers; some numbers may be changed."""
    held = {
        int(thing): (SEATS.index(who), value)
        for who, mine in F["owner"].items()
        for thing, value in mine.items()
    }
    for thing, value in (values or {}).items():
        held[thing] = (held[thing][0], value)
    given = {
        "objects": held,
        "reserves": by_seat(F["reserve"] | (reserve or {})),
        "bins": by_seat(F["bin"]),
        "round": F["round"],
        "passions": by_seat(F["passions"]),
    }
    return scene(by_seat(F["monkeys"]), F["phase"], **given | position)


def sheet(table):
    return {line.key: line.points for line in table.game.sheet(table.state)}


def final(objects=None, passions=((1, 6), (2, 7), (3, 8)), **position):
    """A game of A, B and C that is over; Reserves 0 unless said."""
    given: dict[str, Any] = {"reserves": [0, 0, 0], "over": True, "round": 6} | position
    return scene(phase=4, objects=objects or {}, passions=[list(p) for p in passions], **given)


# ------------------------------------------------------------ F


def test_F_1_KC_16_5_the_position_at_the_early_end_is_that_of_the_law():
    table = last_phase(bank=F["bank"], deck=[4, 5, 7, 11, 14])
    told = kinds(declare(table, SCAVENGE))
    s, after = con(table), F["after"]
    assert s.reserve == by_seat(after["reserve"])
    assert s.bins == by_seat(after["bin"])
    assert s.bank == after["bank"]
    assert table.over == after["over"]
    assert {SEATS[seat]: [trait] for seat, trait in epics(s)} == after["epic"]
    assert "recovered" not in told
    on_objects = {seat: sum(s.value[n] for n in range(26) if s.owner[n] == seat) for seat in (D, Z)}
    assert (on_objects, s.monkey) == ({D: 9, Z: 6}, by_seat(F["monkeys"]))


def test_F_1_KC_17_2_to_7_objects_matches_epic_and_tokens_add_up_to_the_printed_scores():
    table = last_phase()
    declare(table, SCAVENGE)
    assert sheet(table) == {  # D, L, G, T, Z
        "objects": (5, 4, 3, 4, 4),
        "passions": (5, 3, 4, 4, 5),
        "epic-collections": (1, 0, 0, 0, 0),
        "tokens": (0, 1, 0, 0, 1),
    }
    assert list(table.scores) == by_seat(F["vp"])
    assert [SEATS[seat] for seat in table.ranking] == F["ranking"]


def test_F_2_KC_18_1_AMB_29_with_the_printed_parts_zak_is_level_and_still_second():
    table = last_phase(reserve={"Z": 3})  # 6 once Dirk has paid 3
    declare(table, SCAVENGE)
    assert con(table).reserve[Z] == 6
    assert [line[Z] for line in sheet(table).values()] == [4, 5, 0, 2]
    assert (table.scores[D], table.scores[Z]) == (11, 11)
    assert [SEATS[seat] for seat in table.ranking] == F["ranking"]


def test_F_3_KC_18_2_with_equal_tokens_on_objects_todd_is_before_lulu_by_monkey():
    table = last_phase(values={9: 2, 13: 2})
    declare(table, SCAVENGE)
    s = con(table)
    tokens = {seat: sum(s.value[n] for n in range(26) if s.owner[n] == seat) for seat in (L, T)}
    assert tokens == {L: 5, T: 5}
    assert table.ranking == (D, Z, T, L, G)
    assert s.monkey == by_seat(F["monkeys"]), "KC-18.3 no swap"


# ------------------------------------------------------------ clause by clause


def test_KC_17_1_the_passions_are_revealed_at_the_end():
    table = last_phase()
    hidden = table.view(None)
    kept = [card for cards in hidden["passions"] for card in cards]
    assert [hidden["cards"][card] for card in kept] == [None] * 10
    events = declare(table, SCAVENGE)
    seen = table.view(None)
    faces = [[seen["cards"][card] for card in cards] for cards in seen["passions"]]
    assert faces == by_seat(F["passions"])
    kept = [trait for pair in faces for trait in pair]
    (shown,) = [event for event in events if event.kind == "shown"]
    assert sorted(shown.public["faces"].values()) == sorted(kept)


@pytest.mark.parametrize("value", [0, 1, 30])
def test_KC_17_2_one_point_for_each_object_whatever_its_tokens(value):
    table = final({24: (A, value), 25: (A, 0), 20: (C, value)})
    assert sheet(table)["objects"] == (2, 0, 1)


def test_KC_17_3_one_point_for_each_object_of_each_passion():
    """AMB-20: not just one for each Passion."""
    table = final({1: (A, 0), 2: (A, 0), 3: (A, 0), 8: (C, 0), 4: (B, 0)})
    assert sheet(table)["passions"] == (4, 0, 1)


def test_M_34_KC_17_4_an_object_that_matches_both_passions_counts_twice():
    table = final({1: (A, 0)})
    assert table.scores == (3, 0, 0)
    assert sheet(table)["passions"] == (2, 0, 0)


def test_KC_17_5_one_point_for_each_characteristic_with_an_epic_collection():
    """Seven Objects: four of 1 (Sci-Fi) and four of 6 (ComicsBooks), #1 is both."""
    table = final(dict.fromkeys((1, 2, 3, 4, 6, 11, 16), (B, 0)))
    assert sheet(table)["epic-collections"] == (0, 2, 0)


def test_KC_17_6_five_of_a_kind_are_one_epic_collection():
    table = final(dict.fromkeys((1, 2, 3, 4, 5), (C, 0)))
    assert sheet(table)["epic-collections"] == (0, 0, 1)


@pytest.mark.parametrize(("tokens", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (10, 3)])
def test_M_33_KC_17_7_three_full_tokens_in_the_reserve_are_a_point(tokens, vp):
    table = final(reserves=[tokens, 0, 0])
    assert (sheet(table)["tokens"], table.scores) == ((vp, 0, 0), (vp, 0, 0))


def test_KC_17_8_tokens_on_objects_and_in_bins_give_no_points():
    table = final({24: (A, 30)}, bins=[0, 30, 0], reserves=[2, 2, 2])
    assert sheet(table)["tokens"] == (0, 0, 0)
    assert table.scores == (1, 0, 0)


def test_KC_17_9_stalls_and_discarded_passions_give_no_points():
    table = final({24: (A, 0)}, stalls=[1, 2, 3, 4, 5], discarded=[5, 9, 12])
    assert table.scores == (1, 0, 0), "#24 has 5, 9 and 12"


def test_KC_17_9_the_sum_of_the_sheet_is_the_score():
    table = final({1: (A, 0), 24: (B, 3)}, reserves=[7, 4, 3])
    assert table.scores == tuple(map(sum, zip(*sheet(table).values(), strict=True)))
    assert table.scores == (1 + 2 + 2, 1 + 0 + 1, 1)
