"""Hints come with a reason, in three languages, from the search's own figures."""

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.levels import LEVELS, Level
from ludoteca.bots.search import Prospect, Thought
from ludoteca.bots.telling import about, why
from ludoteca.games import NAMES
from ludoteca.games.dungeonology.components import PASS, QUIET
from ludoteca.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_names_the_alternative_both_leads_and_the_line_that_differs(language):
    words = Words(language, "king-of-con")
    table = ludoteca.new("king-of-con", 2, 1)

    def prospect(choice, visits, worth, lead, lines):
        worlds = range(visits)
        return Prospect(
            choice,
            dict.fromkeys(worlds, worth),
            dict.fromkeys(worlds, lead),
            dict.fromkeys(worlds, lines),
        )

    best = prospect(0, 40, 0.7, 4.26, {"objects": 5.0, "tokens": 4.0})
    rival = prospect(1, 20, 0.6, 0.26, {"objects": 2.5, "tokens": 3.9})
    thought = Thought(0, 60, 900, (rival, best))
    said = why(thought, words, "Passions", table.view(0))
    other = words.speaker.choice("Passions", 1, table.view(0))
    digits = "4.3" if language == "en" else "4,3"
    for part in ("40", digits, other, words.say("line-objects"), "2.5".replace(".", digits[1])):
        assert part in said, said
    assert words.say("line-tokens") not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_never_beside_something_that_did_better(language):
    """Luck aside: the rival was tried in fewer worlds, and those were the good ones."""
    words = Words(language, "king-of-con")
    view = ludoteca.new("king-of-con", 2, 1).view(0)
    best = Prospect(0, dict.fromkeys(range(4), 0.6), {0: 9.0, 1: 9.0, 2: -9.0, 3: -9.0})
    rival = Prospect(1, dict.fromkeys(range(2), 0.5), {0: 7.0, 1: 7.0})
    said = why(Thought(0, 6, 90, (rival, best)), words, "Passions", view)
    assert words.say("hint-behind", points=2.0) in said, said
    worse = Prospect(1, dict.fromkeys(range(2), 0.5), {0: 9.5, 1: 9.5})
    said = why(Thought(0, 6, 90, (worse, best)), words, "Passions", view)
    other = words.speaker.choice("Passions", 1, view)
    assert said.endswith(words.say("hint-surer", other=other))


def test_the_line_is_told_for_the_worlds_that_both_have_seen_and_where_it_is_most_of_it():
    """Luck aside: the best was also tried in worlds that brought many tokens anyhow."""
    words = Words("en", "king-of-con")
    view = ludoteca.new("king-of-con", 2, 1).view(0)
    objects, tokens = words.say("line-objects"), words.say("line-tokens")
    sheets = {0: {"objects": 3.0, "tokens": 1.0}, 1: {"objects": 0.0, "tokens": 9.0}}
    best = Prospect(0, {0: 0.6, 1: 0.6}, {0: 5.0, 1: 5.0}, sheets)
    for lead, told in ((2.0, True), (-3.0, False), (4.9, False)):  # 3 of 3, of 8, of 0.1 points
        other = {0: {"objects": 0.0, "tokens": 1.0}, 2: {"objects": 0.0, "tokens": 0.0}}
        rival = Prospect(1, {0: 0.5, 2: 0.5}, {0: lead, 2: lead}, other)
        said = why(Thought(0, 4, 90, (rival, best)), words, "Passions", view)
        assert (objects in said) is told
        assert tokens not in said


def test_where_the_own_points_are_the_same_what_the_others_do_not_get_is_told():
    words = Words("en", "king-of-con")
    view = ludoteca.new("king-of-con", 2, 1).view(0)
    lines = {0: {"objects": 3.0}, 1: {"objects": 3.0}}
    best = Prospect(0, {0: 0.6, 1: 0.6}, {0: 2.0, 1: 3.0}, lines, {0: 3.0, 1: 3.0})
    rival = Prospect(1, {0: 0.5, 1: 0.5}, {0: 0.0, 1: 0.0}, lines, {0: 3.0, 1: 3.0})
    said = why(Thought(0, 4, 90, (rival, best)), words, "Passions", view)
    assert said.endswith(words.say("hint-denied", points=2.5))
    own = Prospect(1, {0: 0.5, 1: 0.5}, {0: 0.0, 1: 0.0}, lines, {0: 0.5, 1: 0.5})
    said = why(Thought(0, 4, 90, (own, best)), words, "Passions", view)
    assert words.say("hint-denied", points=0.0)[:20] not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_stays_with_the_first_judgement_says_that_nothing_else_was_clearly_better(language):
    words = Words(language, "king-of-con")
    view = ludoteca.new("king-of-con", 2, 1).view(0)
    home = Prospect(0, dict.fromkeys(range(4), 0.5), dict.fromkeys(range(4), -3.0))
    richer = Prospect(1, dict.fromkeys(range(2), 0.5), dict.fromkeys(range(2), -2.0))
    said = why(Thought(0, 6, 90, (home, richer)), words, "Passions", view)
    assert said.endswith(words.say("hint-stays", others=1))
    assert "6" in said  # all games that it imagined
    assert "4" in said  # those that began so
    assert len({words.say("hint-stays", others=others) for others in range(4)}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_deed_under_another_name_is_not_told_beside_it(language):
    """Dungeonology: playing nothing now, or nothing in the whole turn."""
    words = Words(language, "dungeonology")
    at_all = Prospect((QUIET,), dict.fromkeys(range(8), 0.6), dict.fromkeys(range(8), 9.0))
    now = Prospect((PASS,), dict.fromkeys(range(8), 0.5), dict.fromkeys(range(8), 3.0))
    said = why(Thought((QUIET,), 16, 90, (now, at_all)), words, "Declared", {})
    assert said.endswith(words.say("hint-stays", others=0))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_in_the_terminal_has_room_for_its_reason(name, language):
    words = Words(language, name)
    folder = Path(ludoteca.__file__).parent / "games" / name.replace("-", "_") / "words" / language
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))]
    keys = ["play-hint", *re.findall(r"^play-hint-\w+", "\n".join(texts), re.MULTILINE)]
    for key in keys:
        said = words.say(key, choice="CHOICE", why="REASON", typed="TYPED")
        assert "CHOICE" in said
        assert "REASON" in said
        assert said.endswith("TYPED")


def test_the_rival_is_who_did_best_in_the_same_worlds():
    words = Words("en", "king-of-con")
    view = ludoteca.new("king-of-con", 2, 1).view(0)
    names = [words.speaker.choice("Passions", choice, view) for choice in range(3)]
    luck = {world: 0.95 if world < 2 else 0.6 for world in range(8)}
    home = Prospect(0, luck, dict.fromkeys(luck, 3.0))
    close = Prospect(1, {w: luck[w] - 0.05 for w in range(6)}, dict.fromkeys(range(6), 2.0))
    poor = Prospect(2, {w: luck[w] - 0.15 for w in range(2)}, dict.fromkeys(range(2), 2.5))
    assert poor.worth > close.worth
    said = why(Thought(0, 16, 90, (home, close, poor)), words, "Passions", view)
    assert names[1] in said
    assert names[2] not in said


def test_beside_what_brought_more_points_the_first_judgement_is_told():
    words = Words("en", "king-of-con")
    view = ludoteca.new("king-of-con", 2, 1).view(0)
    names = [words.speaker.choice("Passions", choice, view) for choice in range(3)]
    home = Prospect(2, dict.fromkeys(range(4), 0.4), dict.fromkeys(range(4), 1.0))
    best = Prospect(0, dict.fromkeys(range(4), 0.6), dict.fromkeys(range(4), 3.0))
    richer = Prospect(1, dict.fromkeys(range(4), 0.5), dict.fromkeys(range(4), 4.0))
    said = why(Thought(0, 12, 90, (home, richer, best)), words, "Passions", view)
    assert names[2] in said
    assert names[1] not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forced_choice_and_a_first_judgement_say_so(language):
    words = Words(language, "king-of-con")
    assert why(Thought(3), words, "Passions", {}) == words.say("hint-only")
    assert why(Thought(3, 1), words, "Passions", {}) == words.say("hint-first")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_says_what_it_does(language):
    words = Words(language)
    names = [words.say(f"level-{level}") for level in LEVELS]
    abouts = [about(level, words.say) for level in LEVELS]
    assert len({*names}) == len({*abouts}) == len(LEVELS)
    for level, said in zip(LEVELS.values(), abouts, strict=True):
        digits = "".join([x for x in said if x.isdigit()])
        assert digits == (str(level.most) if level.simulations else "")


@pytest.mark.parametrize("name", ["king-of-con", "chamber-of-wonders"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_real_hint_can_be_told_at_every_decision(name, language):
    words = Words(language, name)
    table = ludoteca.new(name, 2, 4)
    bot = bots.make("adept", name, 1)
    bot.level = Level("quick", 4)
    kinds = set()
    while not table.over and len(table.record.steps) < 40:
        seat = table.awaited[0]
        thought = bot.think(table.state, seat)
        kind = table.decision(seat).kind
        kinds.add(kind)
        assert why(thought, words, kind, table.view(seat))
        table.choose(seat, thought.choice)
    assert len(kinds) > 2
