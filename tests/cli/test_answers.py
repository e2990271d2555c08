"""What a person types at a question: answers, commands, and nonsense."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca as library
from ludoteca.cli.commands import NAMES, command, is_word
from ludoteca.cli.king_of_con import Desk
from ludoteca.cli.sorry import SorryError
from ludoteca.words import LANGUAGES, Words
from tests.cli.test_whole_games import first_stand
from tests.cli.typing import ludoteca
from tests.king_of_con.scenes import A, B, scene

SEATS = "me,novice,novice"
STAND = first_stand(7)


def desk(table: library.Table, language: str = "en") -> Desk:
    return Desk(table, Words(language, "king-of-con"))


def played(*answers: str, lang: str = "en", seed: int = 7) -> str:
    """What is said after the Passion was chosen."""
    argv = ("play", "--seats", SEATS, "--seed", str(seed), "--lang", lang)
    said = ludoteca(*argv, answers=["1", *answers, "quit"])
    assert said.code == 0, said.err
    return said.out


# ---------------------------------------------------------------- offers


@pytest.mark.parametrize(
    ("text", "offer"),
    [
        ("18 2", [(18, 2)]),
        ("18:2", [(18, 2)]),
        ("18=2", [(18, 2)]),
        ("#18 : 2", [(18, 2)]),
        ("18:2 7:1", [(18, 2), (7, 1)]),
        ("18:2, 7=1", [(18, 2), (7, 1)]),
        ("18 2 7 1", [(18, 2), (7, 1)]),
        ("18 -2", [(18, -2)]),
        ("0", []),
        ("pass", []),
        ("NOTHING", []),
    ],
)
def test_an_offer_can_be_typed_in_many_ways(text, offer):
    assert desk(scene()).read(A, text) == offer


@pytest.mark.parametrize(
    ("language", "words"),
    [("it", ("passo", "niente", "pass")), ("fr", ("rien", "passe", "nothing"))],
)
def test_nothing_can_be_said_in_every_language(language, words):
    assert [desk(scene(), language).read(A, word) for word in words] == [[], [], []]


@pytest.mark.parametrize(
    "text", ["18", "a lot", "18:2:3", "18:", ":2", "18 2 7", "18x2", "²", "?!"]
)
def test_what_is_no_offer_is_asked_again_with_an_example(text):
    with pytest.raises(SorryError) as unclear:
        desk(scene()).read(A, text)
    assert "such as" in unclear.value.lines(Words("en", "king-of-con"))[0]


def test_what_a_hint_says_can_be_typed():
    table = scene()
    for offer in ((), ((3, 2),), ((3, 2), (7, 1))):
        assert tuple(desk(table).read(A, desk(table).typed(A, offer))) == offer


@pytest.mark.parametrize(("language", "word"), [("en", "box"), ("it", "scatola"), ("fr", "boîte")])
def test_the_face_down_object_has_a_word_instead_of_a_number(language, word):
    table = scene(options={"scenario": 6}, stands=[3, 7, 9, 131])
    at = desk(table, language)
    assert at.read(A, f"{word} 2") == at.read(A, f"{word}:2") == [(131, 2)]
    assert at.typed(A, ((131, 2),)) == f"{word}:2"
    assert word in "\n".join(at.show(A, table.view(A)))


# ---------------------------------------------------------------- at the question


def test_an_empty_line_asks_again_and_chooses_nothing():
    out = played("", "   ", "")
    assert out.count("What do you offer, in secret, for one of the Objects") == 4
    assert "Chosen" not in out.partition("What do you offer")[2]


def test_a_refusal_gives_its_reason_and_asks_again():
    out = played(f"{STAND} 11", f"{STAND}:2")
    assert "That is 11 in all, and the Reserve holds 10 tokens. [KC-7.7]" in out
    assert "Nothing has changed. Please choose again." in out
    assert f"Chosen: 2 on #{STAND} " in out


def misplaced() -> int:
    table = library.new("king-of-con", 3, 7)
    for seat in range(3):
        table.choose(seat, table.decision(seat).default)
    return next(n for n in range(1, 26) if n not in table.view()["stands"])


@pytest.mark.parametrize(
    ("lang", "yes", "no", "done"),
    [
        ("en", "yes", "no", "Chosen: 1 on"),
        ("it", "sì", "no", "Scelta fatta: 1 su"),
        ("fr", "oui", "non", "Choix fait\u00a0: 1 sur"),
    ],
)
def test_what_is_hardly_meant_must_be_confirmed(lang, yes, no, done):
    offer = f"{misplaced()} 1"
    for doubt in (no, "", "1"):
        out = played(offer, doubt, lang=lang)
        assert "[KC-10.7]" in out
        assert done not in out
    for sure in (yes, "yes", "Y"):
        assert done in played(offer, sure, lang=lang)


def test_quit_at_a_confirmation_leaves_without_doing_it():
    out = played(f"{misplaced()} 1", "quit")
    assert "Goodbye." in out
    assert "Chosen: 1 on" not in out
    assert "Nothing has changed" not in out


def test_options_tell_the_edition_and_every_switch_with_its_citation():
    out = played("options")
    assert (
        "Edition: the Italian rulebook of 2018 (it-2018). All switches are as it sets them." in out
    )
    assert "ties cannot be conceded (monkeyControl = false) [AMB-34]" in out


def test_why_tells_without_doing():
    out = played(f"why {STAND}:11", f"why {misplaced()} 1", f"why {STAND} 1", "why", "why foo")
    assert "That would be refused. That is 11 in all" in out
    assert "That is allowed, but hardly meant." in out
    assert f"That is allowed: 1 on #{STAND} " in out
    assert "Why what?" in out
    assert "“foo” is not an offer." in out
    assert "Chosen: 1 on" not in out


def test_help_gives_the_clause_and_all_commands():
    out = played("?", f"? {STAND}", f"? {misplaced()}", "? KC-12.12", "? kc 3", "? xyzzy", "? 99")
    assert "KC-10.1: Phase 2 has three Astatoste" in out
    for name in NAMES:
        assert f"\n  {name}" in out
    assert "KC-10.3: The tokens of an Astatosta" in out
    assert "KC-10.7: In an Astatosta, tokens on a cell" in out
    assert "KC-12.12: " in out
    assert "KC-3.4: " in out
    assert "The rules have nothing on “xyzzy”." in out
    assert "KC-2.14: The Grid has 25 cells" in out


def test_help_on_an_object_in_scavenging_gives_the_clause_behind_it():
    table = scene(phase=3, objects={1: (A, 2), 3: (B, 2)}, stalls=[9])
    at = desk(table)
    found = {n: (at.about(A, str(n)) or [""])[-1].partition(":")[0] for n in (1, 3, 9, 20)}
    assert found == {1: "KC-12.9", 3: "KC-12.12", 9: "KC-11.3", 20: "KC-12.5"}


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "hint foo", "“hint” is typed alone, without “foo”"),
        ("it", "consiglio foo", "«consiglio» si scrive da solo, senza «foo»"),
        ("fr", "conseil foo", "«\u00a0pourquoi foo\u00a0»"),
    ],
)
def test_a_hint_is_asked_for_alone(language, typed, told):
    said = played(typed, lang=language)
    assert told in said


def test_table_and_log_show_again_what_was_said():
    out = played("log", "table", f"{STAND} 1", "log")
    assert out.count("Dirk (you) keeps ") == 3
    assert out.count("Round I of VI, phase 2, Auctions. Astatosta I of III.") == 2
    assert out.count("Astatosta I, the offers:") == 2


def test_the_language_can_be_changed_during_the_game():
    out = played("lang it", "lingua fr", "lang de", "langue en", "hint")
    assert "Che cosa offri, in segreto, per uno degli Oggetti negli Stand?" in out
    assert "Qu’offrez-vous, en secret" in out
    assert "Il n’y a pas de langue «\u00a0de\u00a0» ici." in out
    assert "The adviser would choose" in out


def test_an_offer_is_final_and_undo_says_so():
    out = played("undo", f"{STAND} 1", "undo")
    assert "somebody has learned something by it" in out


def test_undo_takes_back_what_nobody_has_seen():
    """The second person takes back the Passion that the first one gave up."""
    argv = ("play", "--seats", "me,me,apprentice", "--seed", "5", "--save", "game.json")
    said = ludoteca(*argv, answers=["", "1", "", "", "undo", "", "", "2", "", "", "quit"])
    assert said.code == 0
    assert "The last choice of Dirk is taken back." in said.out
    steps = library.load(Path("game.json").read_bytes()).record.steps
    table = library.new("king-of-con", 3, 5)
    assert [step.choice for step in steps] == [list(table.decision(0).space)[1]]


def test_undo_stops_at_a_declared_offer():
    """KC-21.4"""
    argv = ("play", "--seats", "me,me,apprentice", "--seed", "5", "--option", "firstGame=true")
    said = ludoteca(*argv, answers=["", "0", "", "", "undo", "quit"])
    assert "once declared, it is final. [KC-21.4]" in said.out


def test_nonsense_changes_nothing():
    nonsense = [
        "\x1b[2J",
        "ünïcödé",
        "9" * 5000,
        "-1 -1",
        "1e9 2",
        "日本",
        "1:1 " * 2000,
    ]
    argv = ("play", "--seats", SEATS, "--seed", "7")
    said = ludoteca(*argv, answers=["1", *nonsense, "quit"])
    assert said.code == 0
    assert "\x1b" not in said.out
    assert said.out.count("Given up") == 1
    assert "Chosen" not in said.out


@pytest.mark.parametrize(
    ("lang", "would", "done"),
    [
        ("en", "would give up: #", "Given up: #"),
        ("it", "rinuncerebbe a: #", "Passione abbandonata: #"),
        ("fr", "abandonnerait\u00a0: #", "Passion abandonnée\u00a0: #"),
    ],
)
def test_a_passion_is_given_up_not_chosen(lang, would, done):
    argv = ("play", "--seats", SEATS, "--seed", "7", "--lang", lang)
    said = ludoteca(*argv, answers=["hint", "why 2", "? 9", "-1", "1", "quit"])
    assert would in said.out
    assert done in said.out
    assert said.out.count("9") >= 1
    assert Words(lang).say("unclear-menu", number=9, most=3) in said.out
    assert Words(lang).say("unclear-menu", number=-1, most=3) in said.out


def test_where_there_is_no_box_it_is_said():
    out = played("box 2", "box", "? box", "-1", "lang")
    assert out.count("There is no face-down Object now.") == 3
    told = out.partition("To go on:")[0]  # behind it a path with any numbers
    assert "131" not in told
    assert "“-1” is neither the number of an Object" in out
    assert "Which language? Type one after it: en, it, fr." in out


def test_the_number_of_the_box_is_not_told():
    table = scene(options={"scenario": 6}, stands=[3, 7, 9, 131])
    with pytest.raises(SorryError) as unclear:
        desk(table).read(A, "box")
    told = unclear.value.lines(Words("en", "king-of-con"))[0]
    assert "such as “box 2”" in told
    assert "131" not in told
    twice = table.explain(A, [(131, 1), (131, 2)])
    assert twice is not None
    assert "131" not in Words("it", "king-of-con").reason(twice)
    assert (desk(table).about(A, "box") or [""])[-1].startswith("Scenario 6: ")


# ---------------------------------------------------------------- command words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_its_own_words_and_the_english_ones(language):
    words = Words(language)
    seen: dict[str, str] = {}
    for name in (*NAMES, "pass", "yes", "box", "scenario", "me"):
        for spelling in words.say(f"command-{name}").split():
            assert seen.setdefault(spelling, name) == name, spelling
            assert is_word(words, name, spelling.upper())
        assert is_word(words, name, Words("en").say(f"command-{name}").split()[0])
    for name in NAMES:
        assert command(words, f"{name} x y") == (name, "x y")
        assert not is_word(words, "pass", name)
    assert command(words, "?KC-1") == ("help", "KC-1")
    assert command(words, "18 2") == ("", "18 2")


def test_accents_may_be_left_out():
    assert is_word(Words("it"), "why", "perche")
    assert is_word(Words("fr"), "box", "BOITE")
