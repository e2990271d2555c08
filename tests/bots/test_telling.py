"""Hints come with a reason, in three languages, from the search's own figures."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import ludoteca
from ludoteca import bots
from ludoteca.bots.levels import LEVELS, Level
from ludoteca.bots.search import Prospect, Thought
from ludoteca.bots.telling import about, why
from ludoteca.games import NAMES
from ludoteca.games.dungeonology.components import PASS, PLAY, QUIET
from ludoteca.words import LANGUAGES, Words


def prospect(choice, worth, leads, lines=None, own=None):
    """The same in all worlds but for the leads, unless lines or own points come by world too."""
    worlds = range(len(leads))
    return Prospect(
        choice,
        dict.fromkeys(worlds, worth),
        dict(enumerate(leads)),
        dict(enumerate(lines)) if lines else {},
        dict(enumerate(own)) if own else {},
    )


def told(words, home, other, chosen, view=None):
    """What is said of two choices that were looked at twice, of five that were tried."""
    tried = (home, *[prospect(choice, 0.1, [0.0]) for choice in (2, 3, 4)], other)
    before = Thought(other.choice, 300, 0, tried)
    thought = Thought(chosen, 2 * home.visits, 0, (home, other), before)
    return why(thought, words, "Passions", VIEW if view is None else view)


VIEW = ludoteca.new("king-of-con", 3, 1).view(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_names_the_alternative_both_leads_and_the_lines_that_differ(language):
    words = Words(language, "king-of-con")
    more = [{"objects": 5.0, "tokens": 4.0, "passions": 1.0}] * 40
    less = [{"objects": 1.5, "tokens": 4.1, "passions": 2.5}] * 40
    best = prospect(0, 0.7, [4.26] * 40, more, [10.0] * 40)
    rival = prospect(1, 0.6, [2.26] * 40, less, [8.1] * 40)
    said = told(words, rival, best, 0)
    other, mark = words.speaker.choice("Passions", 1, VIEW), "." if language == "en" else ","
    for part in ("5", "300", "40", other, words.say("line-objects"), words.say("line-passions")):
        assert part in said, said
    for number in ("4.3", "2.3", "+3.5", "−1.5"):
        assert number.replace(".", mark) in said, said
    assert words.say("line-tokens") not in said
    even = [{**lines, "passions": 2.4} for lines in more]
    without = told(words, rival, prospect(0, 0.7, [4.26] * 40, even, [10.0] * 40), 0)
    assert words.say("line-objects") in without
    assert words.say("line-passions") not in without, "what is hardly lost is not told"


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_that_are_too_close_to_tell_apart_are_told_so(language):
    words = Words(language, "king-of-con")
    home = prospect(0, 0.5, [3.0, -3.0, 2.0, -2.0])
    other = prospect(1, 0.5, [-1.0, 1.0, -4.0, 3.5])
    said = told(words, home, other, 0)
    assert said.endswith(words.say("hint-stays"))
    richer = prospect(1, 0.5, [9.0] * 4)
    said = told(words, home, richer, 0)
    assert words.say("hint-stays") not in said, "in points they are not close"
    assert said.endswith(words.say("hint-stays-but", fewer="yes"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_for_its_victories_is_not_said_to_bring_points(language):
    words = Words(language, "king-of-con")
    home, other = prospect(0, 0.4, [5.0] * 4), prospect(1, 0.7, [4.0] * 4)
    said = told(words, home, other, 1)
    assert said.endswith(words.say("hint-surer", fewer="yes", won=4, lost=0))
    lucky = prospect(1, 0.7, [30.0, -20.0, 30.0, -19.0])  # more points, but not clearly
    said = told(words, home, lucky, 1)
    assert said.endswith(words.say("hint-surer", fewer="no", won=4, lost=0))
    alike = prospect(1, 0.7, [5.0] * 4)
    said = told(words, home, alike, 1)
    assert said.endswith(words.say("hint-surer", fewer="same", won=4, lost=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_victory_more_among_many_is_no_reason(language):
    words = Words(language, "king-of-con")
    home = prospect(0, 0.2, [1.0, -1.0] * 24)
    lucky = replace(
        prospect(1, 0.3, [-0.5, 1.0] * 24), ends={0: 0.7, **dict.fromkeys(range(1, 48), 0.3)}
    )
    assert told(words, home, lucky, 1).endswith(words.say("hint-worth", fewer="no"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_victories_are_told_only_where_there_are_more_of_them(language):
    words = Words(language, "king-of-con")
    home, closer = prospect(0, 0.2, [5.0] * 4), prospect(1, 0.3, [4.0] * 4)
    assert told(words, home, closer, 1).endswith(words.say("hint-worth", fewer="yes"))
    sure = prospect(0, 0.3, [4.0] * 4), prospect(1, 0.2, [5.0] * 4)
    assert told(words, *sure, 0).endswith(words.say("hint-worth", fewer="yes"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_judgement_with_fewer_points_says_so(language):
    words = Words(language, "king-of-con")
    poorer, richer = prospect(0, 0.7, [4.0] * 4), prospect(1, 0.4, [5.0] * 4)
    said = told(words, poorer, richer, 0)
    assert said.endswith(words.say("hint-surer", fewer="yes", won=4, lost=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_loses_more_often_and_is_no_worse_is_told_so(language):
    words = Words(language, "king-of-con")
    swings = [9.0, -9.0] * 4
    home = prospect(0, 0.45, swings)
    other = replace(
        prospect(1, 0.0, [-x for x in swings]),
        ends=dict(enumerate([0.55, 0.55, 0.55, 0.55, 0.1, 0.3, 0.5, 0.3])),
    )
    said = told(words, home, other, 0)
    assert said.endswith(words.say("hint-stays-but", fewer="no"))


def test_what_the_others_do_not_get_is_told_with_what_it_costs():
    words = Words("en", "king-of-con")
    home = prospect(0, 0.4, [0.0] * 4, own=[5.0] * 4)
    same = prospect(1, 0.7, [2.5] * 4, own=[5.0] * 4)
    said = told(words, home, same, 1)
    assert said.endswith(words.say("hint-denied", points=2.5, players=3))
    dearer = prospect(1, 0.7, [2.5] * 4, own=[3.5] * 4)
    said = told(words, home, dearer, 1)
    assert said.endswith(words.say("hint-denied-but", points=4.0, lost=1.5, players=3))
    own = prospect(1, 0.7, [2.5] * 4, own=[7.5] * 4)
    assert "not get" not in told(words, home, own, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sums_are_told_where_the_lines_leave_most_of_it_open(language):
    words = Words(language, "king-of-con")
    mark = "." if language == "en" else ","
    lines = [{"objects": 0.9, "tokens": -1.3, "passions": 0.8}] * 4
    none = [{"objects": 0.0, "tokens": 0.0, "passions": 0.0}] * 4
    rival = prospect(0, 0.4, [0.0] * 4, none, [0.0] * 4)
    for own, theirs, shown in ((3.7, "same", []), (2.2, "less", ["1.5"]), (5.1, "more", ["1.4"])):
        best = prospect(1, 0.7, [3.7] * 4, lines, [own] * 4)
        said = told(words, rival, best, 1)
        given = {"points": own, "other": round(abs(3.7 - own), 1), "players": 3}
        sums = words.say("hint-in-all", theirs=theirs, **given)
        assert said.endswith(sums)
        assert words.say("line-objects") in said
        for number in (str(own), *shown):
            assert number.replace(".", mark) in sums
        bare = told(words, rival, prospect(1, 0.7, [3.7] * 4, none, [own] * 4), 1)
        assert bare.endswith(sums), "and where no line stands out"
    assert (
        len(
            {
                words.say("hint-in-all", points=1, other=1, theirs="less", players=n)
                for n in (1, 2, 3, 4)
            }
        )
        == 3
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_against_one_nobody_speaks_of_others(language):
    words = Words(language, "king-of-con")
    home = prospect(0, 0.4, [0.0] * 4, own=[5.0] * 4)
    same = prospect(1, 0.7, [2.5] * 4, own=[5.0] * 4)
    said = {told(words, home, same, 1, {**VIEW, "seats": seats}) for seats in (1, 2, 3, 4)}
    assert len(said) == 3
    for cut in ("yes", "no"):
        assert len({words.say("hint-even", players=n, cut=cut) for n in (1, 2, 3, 4)}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_else_was_tried_all_games_are_told(language):
    words = Words(language, "king-of-con")
    said = why(Thought(0, 9, 0, (prospect(0, 0.5, [-3.0] * 9),)), words, "Passions", VIEW)
    assert words.say("hint-behind", points=3.0, cut="no") in said
    assert said.count("9") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lead", [3.0, 0.0, -3.0])
def test_games_that_are_imagined_only_so_far_are_not_said_to_have_ended(language, lead):
    """Dungeonology's are cut off and their end estimated; King of Con's are played out."""
    thought = Thought(0, 9, 0, (prospect(0, 0.5, [lead] * 9),))
    key = "hint-even" if not lead else "hint-ahead" if lead > 0 else "hint-behind"
    for game, cut, other in (("dungeonology", "yes", "no"), ("king-of-con", "no", "yes")):
        words = Words(language, game)
        said = why(thought, words, "Action" if cut == "yes" else "Passions", {**VIEW, "seats": 2})
        assert words.say(key, points=abs(lead), players=2, cut=cut) in said
        assert words.say(key, points=abs(lead), players=2, cut=other) not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_deed_under_another_name_is_counted_once(language):
    """Dungeonology: playing nothing now, or nothing in the whole turn."""
    words = Words(language, "dungeonology")
    now, at_all = [prospect(x, 0.5, [1.0] * 4) for x in ((PASS,), (QUIET,))]
    play = prospect((PLAY, 7, 0), 0.4, [0.0] * 4)
    before = Thought((PASS,), 12, 0, (now, at_all, play))
    thought = Thought((PASS,), 8, 0, (now, play), before)
    view = ludoteca.new("dungeonology", 2, 1).view(0)
    said = why(thought, words, "Stun", view)
    assert " 2 " in said
    assert " 3 " not in said


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_known_game_a_level_says_how_many_it_imagines_there(language):
    words, game = Words(language), "chamber-of-wonders"
    most = max([bots.simulations("expert", game, seats) for seats in range(1, 5)])
    assert most < LEVELS["expert"].most
    assert f" {most} " in about("expert", words.say, game)


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
