"""Flame graphs: names as one looks for them, labels that fit, faults that are told."""

from __future__ import annotations

import sys
from collections import Counter
from xml.etree import ElementTree

import pytest

from bench.flame import (
    EDGE,
    ROOT,
    WIDTH,
    Loop,
    Stack,
    above_nothing,
    drawn,
    label,
    main,
    named,
    stack_of,
)

SVG = "{http://www.w3.org/2000/svg}"


def test_a_name_says_nothing_of_where_python_puts_a_comprehension():
    assert named("ludoteca.kernel.state", "shuffle.<locals>.<listcomp>") == "state.shuffle"
    assert named("ludoteca.kernel.state", "State.clone") == "state.State.clone"
    assert named("ludoteca.parts.most", "most.<locals>.<lambda>") == "most.most"
    assert named("ludoteca.parts.most", "most.<locals>.counted") == "most.most.counted"


def test_a_comprehension_is_no_bar_of_its_own():
    def asked():
        return [stack_of(sys._getframe()) for _ in range(1)]

    (stack,) = asked()
    assert stack[0] == ROOT
    assert stack[-1].endswith("asked")
    assert stack.count(stack[-1]) == 1


def test_a_label_fits_or_ends_in_an_ellipsis_or_is_not_there():
    assert label("auctions.award", 200) == "auctions.award"
    assert label("auctions.award", 40) == "award"
    assert label("auctions.Astatosta.resolve", 60) == "Astatost…"
    assert label("auctions.Astatosta.resolve", 20) == ""


def test_two_pictures_to_one_scale_differ_in_width_alone():
    found: Counter[Stack] = Counter({(ROOT, "play.apply"): 3, (ROOT, "play.options"): 1})

    def right(share: float) -> float:
        picture = ElementTree.fromstring(drawn(found, "a < b", share))
        bars = picture.findall(f".//{SVG}g/{SVG}g/{SVG}rect")
        assert len(bars) == 3
        return max([float(bar.attrib["x"]) + float(bar.attrib["width"]) for bar in bars])

    assert right(1.0) == pytest.approx(EDGE + WIDTH, abs=1)
    assert right(0.5) == pytest.approx(EDGE + WIDTH / 2, abs=1)


def test_a_picture_has_a_ground_of_its_own_for_dark_pages():
    picture = ElementTree.fromstring(drawn(Counter({(ROOT,): 1}), "a"))
    ground = picture.find(f"{SVG}rect")
    assert ground.attrib["width"] == picture.attrib["viewBox"].split()[2]


@pytest.mark.parametrize("text", ["0", "-1", "nan", "inf"])
def test_seconds_are_above_nothing(text):
    with pytest.raises(Exception, match="not above 0"):
        above_nothing(text)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["chess", "x.svg"], "invalid choice: 'chess' (choose from 'king-of-con'"),
        (["king-of-con", "nowhere/x.svg"], "there is no folder nowhere"),
        (["dungeonology", "x.svg", "--preset", "all"], "no preset 'all' of dungeonology"),
        (["king-of-con", "x.svg", "--seconds", "0"], "--seconds: 0 is not above 0"),
    ],
)
def test_what_cannot_be_drawn_is_said(monkeypatch, capsys, asked, told):
    monkeypatch.setattr(sys, "argv", ["flame", *asked])
    with pytest.raises(SystemExit):
        main()
    assert told in capsys.readouterr().err


def test_a_loop_plays_with_the_options_of_a_preset():
    loop = Loop("dungeonology", "everything")
    assert loop.play(0.001) > 0
    assert loop.terms != Loop("dungeonology").terms
