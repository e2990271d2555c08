"""Part F: how large the decisions are, by the numbers of the law."""

from __future__ import annotations

import re
from math import comb

import pytest

import ludoteca
from ludoteca import Shares
from tests.clauses import ROOT
from tests.king_of_con.scenes import A, B, declare, scene

LAW = (ROOT / "docs/rules/king-of-con.md").read_text()


def quoted(cell):
    """A number of the law: 1 287, or 5.3 M; and to how much it is rounded."""
    number, unit = re.fullmatch(r"([\d .]+?) ?([MGT]?)", cell.strip()).groups()
    scale = {"": 1, "M": 10**6, "G": 10**9, "T": 10**12}[unit]
    digits = len(number.partition(".")[2])
    return float(number.replace(" ", "")) * scale, 0.5 * scale / 10**digits if unit else 0


def table_of_sizes():
    """R, m and the size, from the law."""
    rows = LAW.partition("Size of D-3")[2].partition("Safe thinning")[0].splitlines()
    cells = [[c for c in row.split("|") if c.strip()] for row in rows if row.startswith("|")]
    header, _, *body = cells
    columns = [int(m) for m in header[1:]]
    return [
        (int(row[0]), m, cell.strip())
        for row in body
        for m, cell in zip(columns, row[1:], strict=True)
    ]


@pytest.mark.parametrize(("r", "m", "cell"), table_of_sizes())
def test_D_3_the_sizes_of_scavenging_offers_are_those_of_the_table(r, m, cell):
    size = Shares(tuple(range(1, m + 1)), (1,) * m, r).size()
    number, slack = quoted(cell)
    assert size == comb(r + m, m)
    assert abs(size - number) <= slack


@pytest.mark.parametrize("reserve", [0, 1, 7, 10])
def test_D_1_D_2_D_5_sizes(reserve):
    assert scene(reserves=[reserve, 10, 10]).decision(A).space.size() == 1 + 4 * reserve
    assert ludoteca.new("king-of-con", 3, 1).decision(A).space.size() == 3
    table = scene(options={"monkeyControl": True})
    declare(table, {A: {3: 1}, B: {3: 1}}, {})
    assert table.decision(A).space.size() == 2


OPPOSING = {7: 1, 8: 1, 12: 1, 14: 2, 16: 2, 20: 2, 21: 3, 23: 3, 24: 3, 3: 4, 9: 4, 15: 4}


@pytest.mark.parametrize(
    ("r", "own", "opposing", "value", "stalls", "thinned", "whole"),
    [
        (10, [1, 13, 18], 9, 3, [25], 3_766, 1_144_066),
        (15, [1, 13, 18, 5], 14, 2, [25, 22], 1_969_112, comb(35, 20)),
        (8, [1], 3, 4, [], 39, 495),
    ],
)
def test_D_3_thinned_sizes_as_quoted(r, own, opposing, value, stalls, thinned, whole):
    things = {**OPPOSING, 2: 1, 10: 2}
    held = {n: (seat, value) for n, seat in list(things.items())[:opposing]}
    held |= dict.fromkeys(own, (A, 1))
    table = scene(
        (1, 2, 3, 4, 5), 3, round=5, objects=held, stalls=stalls, reserves=[r, 1, 1, 1, 1]
    )
    space = table.decision(A).space
    assert space.size() == thinned
    m = len(own) + opposing + len(stalls)
    assert comb(r + m, m) == whole
    assert table.explain(A, {next(iter(held)): 1}) is None, "people may still waste tokens"
