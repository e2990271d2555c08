"""The running round of the rulebook (vector W of Part E), read from the law itself.

AMB-28: in phase 4 the rulebook contradicts itself; W-4 keeps the printed Values, W-4b the printed
reason, W-4c is the counter-test.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from ludoteca.kernel.event import Event
from tests.clauses import ROOT
from tests.king_of_con.scenes import D, G, L, T, Z, con, declare, objects, scavenge, scene

SEATS = "DLGTZ"
LAW = (ROOT / "docs/rules/king-of-con.md").read_text()
VECTORS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", LAW, re.S)]
(W,) = [vector for vector in VECTORS if vector["id"] == "W"]
OFFERS = [
    {SEATS.index(who): dict([offer]) for who, offer in auction.items() if offer}
    for auction in W["astatoste"]
]
SCAVENGE = {
    SEATS.index(who): {int(thing): n for thing, n in offer.items()}
    for who, offer in W["scavenge"].items()
}


def by_seat(numbers):
    return [numbers[who] for who in SEATS]


def opening():
    """Round I of the running example, before the first Astatosta."""
    assert W["players"] == list(SEATS)
    reserves = [W["reserve"]] * 5
    return scene(by_seat(W["monkeys"]), stands=W["stands"], reserves=reserves, bank=W["bank"])


def after_phase_2():
    table = opening()
    declare(table, *OFFERS)
    return table


def agree(s, expected):
    """Every number that the law gives for this moment, and the 100 tokens."""
    assert s.reserve == by_seat(expected["reserve"])
    assert s.bins == by_seat(expected["bin"])
    assert s.bank == expected["bank"]
    if "monkeys" in expected:
        assert s.monkey == by_seat(expected["monkeys"])
    for thing, (who, value) in expected.get("objects", {}).items():
        assert (s.owner[int(thing)], s.value[int(thing)]) == (SEATS.index(who), value)
    assert sum([*s.reserve, *s.bins, s.bank, *s.value]) == 100


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [event.public for event in events if event.kind == kind]


def test_W_2_the_position_after_phase_2_is_the_printed_one():
    agree(con(after_phase_2()), W["afterPhase2"])


def test_W_3_KC_12_9_the_boost_of_lulu_makes_the_offer_of_greg_too_low():
    table = after_phase_2()
    s = scavenge(table, SCAVENGE)
    assert s.bins[G] == 1 + 5 + 1, "KC-12.14 wasted, and one by Devaluation"
    agree(s, W["afterPhase3"])


def test_W_3_KC_12_17_KC_12_19_todd_pays_lulu_and_the_bank_adds_what_is_missing():
    table = after_phase_2()
    events = declare(table, SCAVENGE)
    assert told(events, "boosted") == [{"seat": L, "object": 15, "tokens": 1, "value": 5}]
    assert told(events, "offer-lost") == [{"seat": G, "object": 15, "tokens": 5}]
    (sword,) = told(events, "won-from-a-collection")
    assert sword == {"seat": T, "owner": L, "object": 15, "tokens": 6, "added": 1, "value": 6}
    assert told(events, "devaluation") == [{"tokens": 1, "lost": {18: 1, 15: 1, 1: 1, 24: 1}}]


def test_W_4_KC_14_1_to_15_showing_off_as_printed():
    table = after_phase_2()
    events = declare(table, SCAVENGE)
    recovered = {SEATS[e["seat"]]: e["tokens"] for e in told(events, "recovered")}
    banked = {SEATS[e["seat"]]: e["banked"] for e in told(events, "recovered") if e["banked"]}
    paid = {str(e["characteristic"]): SEATS[e["seat"]] for e in told(events, "predominance")}
    assert recovered == W["recovered"]
    assert banked == {"G": 3, "Z": 1}
    assert paid == W["predominance"]
    assert [e["tokens"] for e in told(events, "predominance")] == [1] * 11
    assert [SEATS[e["seat"]] for e in told(events, "consolation")] == W["consolation"]
    agree(con(table), W["afterPhase4"])
    assert objects(table, 18, 15, 1, 24) == [(D, 4), (T, 5), (G, 2), (Z, 4)]
    assert con(table).round == 2


def test_W_4_AMB_28_the_signed_edition_is_a_tie_for_the_monkeys():
    events = declare_phase_3()
    (tie,) = told(events, "tie-settled")
    assert (tie["characteristic"], tie["tied"], tie["winner"]) == (12, (D, Z), D)
    assert tie["monkeys"] == (5, 3, 2, 1, 4)


def declare_phase_3() -> list[Event]:
    return declare(after_phase_2(), SCAVENGE)


@pytest.mark.parametrize(
    ("value", "monkeys", "after", "reserves"),
    [
        pytest.param(4, [4, 3, 2, 1, 5], [5, 3, 2, 1, 4], [9, 12, 8, 8, 7], id="W-4"),
        pytest.param(3, [4, 3, 2, 1, 5], [4, 3, 2, 1, 5], [9, 12, 8, 8, 7], id="W-4b"),
        pytest.param(4, [5, 3, 2, 1, 4], [4, 3, 2, 1, 5], [8, 12, 8, 8, 8], id="W-4c"),
    ],
)
def test_W_4_W_4b_W_4c_KC_14_8_KC_14_9_more_tokens_then_monkeys(value, monkeys, after, reserves):
    before = W["afterPhase3"]
    held = {int(thing): (SEATS.index(who), n) for thing, (who, n) in before["objects"].items()}
    held[24] = (Z, value)
    table = scene(
        monkeys, 4, objects=held, reserves=by_seat(before["reserve"]), bins=by_seat(before["bin"])
    )
    s = con(table)
    assert (s.monkey, s.reserve, s.bins) == (after, reserves, [0] * 5)
    assert s.bank == 41 + (4 - value)
