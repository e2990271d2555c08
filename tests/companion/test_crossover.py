"""RC-XOV The page of material for other games, and the seven Eggs of the Manticore."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.companion import crossover
from ludoteca.companion.leading import CrossoverTold, Leading
from ludoteca.games import game
from ludoteca.words import LANGUAGES
from tests.words.test_messages import SRC

SEEDS = range(40)


def told(language: str = "en", seed: int = 5) -> CrossoverTold:
    return Leading(language, "dungeonology", about="eggs").crossover(seed)


def text(number: int) -> str:
    listed = [x for each in told().games for x in each.listed]
    (found,) = [x.text for x in listed if x.clause == f"RC-XOV.{number}"]
    return found


def test_RC_XOV_1_two_other_games_and_nothing_of_it_in_ours() -> None:
    page = told()
    assert [x.title for x in page.games] == ["Sine Tempore", "Black Rose Wars"]
    assert page.about.clause == "RC-XOV.1"
    pack = game("dungeonology").export().lower()
    assert not [x for x in ("crono", "black rose", "sine tempore") if x in pack]
    rules = [file for file in (SRC / "games").rglob("*.py") if "XOV" in file.read_text("utf-8")]
    assert rules == []


def test_RC_XOV_2_the_crown_joins_the_equipment_that_can_be_built() -> None:
    assert "Crono’s Crown" in text(2)
    assert "on its back" in text(2)


def test_RC_XOV_3_yocca_is_a_pet_whose_rules_are_elsewhere() -> None:
    assert "Pet" in text(3)
    assert "downloaded" in text(3)


def test_RC_XOV_4_the_petrifier_summons_the_basilisk_of_this_box() -> None:
    assert "Petrifier" in text(4)
    assert "figure of this box" in text(4)


def test_RC_XOV_5_one_andromeda_at_a_time() -> None:
    assert "only one of the two" in text(5)


def test_RC_XOV_6_what_belongs_to_the_manticore() -> None:
    assert "seven Eggs, one white cube and six black ones" in text(6)
    assert Counter(crossover.CUBES) == {"white": 1, "black": 6}


def test_RC_XOV_7_the_cubes_are_mixed_and_the_eggs_laid_out() -> None:
    where = Counter([crossover.hide(seed).index("white") for seed in SEEDS])
    assert len(where) == crossover.EGGS
    steps = told().steps
    assert {x.clause for x in steps} == {"RC-XOV.7"}
    assert "6 Eggs go on these Rooms" in steps[1].text
    assert "Black Rose Room" in steps[2].text


def test_RC_XOV_8_an_egg_is_opened_and_after_a_defeat_all_are_hidden_anew() -> None:
    page = told()
    assert page.eggs[2].black.text == "Egg 3: a black cube, 1 PP. The Egg is discarded."
    assert "the Manticore" in page.eggs[2].white.text
    assert page.anew.clause == "RC-XOV.8"
    assert page.rounds[0] == list(crossover.hide(5))
    assert page.rounds[1] == list(crossover.hide(5, 1))
    first = [told(seed=seed).rounds[:2] for seed in SEEDS]
    assert any([one != other for one, other in first])


def test_RC_XOV_9_each_egg_hides_one_cube() -> None:
    for rounds in [told(seed=seed).rounds for seed in SEEDS[:5]]:
        assert all([sorted(cubes) == sorted(crossover.CUBES) for cubes in rounds])
    assert "Each hides one cube" in told().steps[0].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks(language: str) -> None:
    page = told(language)
    said = [page.about, *page.steps, page.anew, *[x for each in page.games for x in each.listed]]
    said += [x for egg in page.eggs for x in (egg.black, egg.white)]
    assert all([x.text and "{" not in x.text for x in said])
