"""Hints come with a reason, in three languages, from the search's own figures."""

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.levels import LEVELS
from ludoteca.bots.search import Prospect, Thought
from ludoteca.bots.telling import why
from ludoteca.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_names_the_alternative_both_leads_and_the_line_that_differs(language):
    words = Words(language, "king-of-con")
    table = ludoteca.new("king-of-con", 2, 1)

    def prospect(choice, visits, worth, lead, lines):
        worlds = range(visits)
        return Prospect(choice, dict.fromkeys(worlds, worth), dict.fromkeys(worlds, lead), lines)

    best = prospect(0, 40, 0.7, 4.26, {"objects": 5.0, "tokens": 4.0})
    rival = prospect(1, 20, 0.6, -1.0, {"objects": 2.5, "tokens": 3.9})
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
    assert words.speaker.choice("Passions", 1, view) not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forced_choice_and_a_first_judgement_say_so(language):
    words = Words(language, "king-of-con")
    assert why(Thought(3), words, "Passions", {}) == words.say("hint-only")
    assert why(Thought(3, 1), words, "Passions", {}) == words.say("hint-first")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_says_what_it_does(language):
    words = Words(language)
    names = [words.say(f"level-{level}") for level in LEVELS]
    abouts = [words.say(f"level-{level}-about") for level in LEVELS]
    assert len({*names}) == len({*abouts}) == len(LEVELS)


@pytest.mark.parametrize("name", ["king-of-con", "chamber-of-wonders"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_real_hint_can_be_told_at_every_decision(name, language):
    words = Words(language, name)
    table = ludoteca.new(name, 2, 4)
    bot = bots.make("adept", name, 1)
    bot.simulations = 4
    kinds = set()
    while not table.over and len(table.record.steps) < 40:
        seat = table.awaited[0]
        thought = bot.think(table.state, seat)
        kind = table.decision(seat).kind
        kinds.add(kind)
        assert why(thought, words, kind, table.view(seat))
        table.choose(seat, thought.choice)
    assert len(kinds) > 2
