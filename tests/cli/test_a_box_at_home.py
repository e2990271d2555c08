"""An owner of Chamber of Wonders at a real terminal: broken off, gone on with, told again."""

from __future__ import annotations

import re
import signal

import pexpect  # type: ignore[import-untyped]
import pytest

from tests.cli.test_terminal import spawned
from tests.cli.typing import ludoteca

B_SIDES = ("2", "2", "2", "2")  # Whitechapel, Westminster, Hyde Park and Bank, all on side B


def ended(child: pexpect.spawn) -> int | None:
    child.expect(pexpect.EOF)
    child.close()
    code: int | None = child.exitstatus
    return code


def typed(child: pexpect.spawn, text: str) -> str:
    """What is answered, up to the next prompt."""
    child.sendline(text)
    child.expect("Ada> ")
    said: str = child.before
    return said


def begun(*more: str) -> pexpect.spawn:
    argv = ("play", "chamber-of-wonders", "--seats", "me,apprentice,novice", "--seed", "11")
    child = spawned(*argv, "--option", "setup.areas=pick", "--save", "home.json", *more)
    child.expect("Ada> ")
    assert "  8: Bank of England, side B: each player" in child.before
    assert "Initial Equipment: £1, 1 card" in child.before
    for number in B_SIDES:
        typed(child, number)
    return child


def by_hints(child: pexpect.spawn) -> str:
    """To the end, as each hint advises."""
    said = ""
    while child.expect(["Ada> ", "Score sheet"]) == 0:
        said += child.before
        child.sendline("hint")
        child.expect(r"type:\s+([^\r\n]+)")
        answer = child.match[1]
        child.expect("Ada> ")
        child.sendline(answer)
    return said + str(child.before)


def test_a_game_goes_on_after_ctrl_c_and_is_told_again_for_one_seat_and_for_all():
    child = begun()
    hand = re.findall(r"^  \d+: (.*?)\r?$", child.before.split("Your hand:")[1], re.M)
    child.sendintr()
    child.expect("The game was interrupted.")
    assert ended(child) == 130

    child = spawned("resume", "home.json")
    child.expect("Ada> ")
    assert child.before.split("Your hand:")[1].count("(") == len(hand)
    assert all([card in child.before for card in hand])
    child.sendline("")
    said = by_hints(child)
    assert "The game is over." in said
    assert "Bank of England, side B" in said
    assert ended(child) == 0

    own = ludoteca("replay", "home.json", "--seat", "1").out
    assert "As seen by: Ada." in own
    assert re.search(r"Basil draws \d cards?\.", own)
    assert not re.search(r"(Basil|Cora) draws .*: ", own)
    assert not re.search(r"(Basil|Cora) draws a Grotesque token with", own)
    everything = ludoteca("replay", "home.json", "--seat", "all").out
    assert re.search(r"Basil draws \d cards?: ", everything)
    assert "1 (Ada)" in ludoteca("replay", "home.json", "--seat", "0").err


def test_a_game_that_was_killed_goes_on_where_it_was():
    child = begun()
    before = child.before.split("Your hand:")[1]
    child.kill(signal.SIGKILL)
    child.close()
    child = spawned("resume", "home.json")
    child.expect("Ada> ")
    assert child.before.split("Your hand:")[1] == before
    child.sendline("quit")
    assert ended(child) == 0


def test_what_is_typed_wrongly_between_turns_is_answered_to_the_point():
    child = begun()
    for text in ("1", "foo", "-3"):
        assert f"“{text}” is not understood. Type “open”" in typed(child, text)
    assert "“open” alone opens a showcase" in typed(child, "open 2")
    assert "CW-SETUP.6: " in typed(child, "rules CW-SETUP.6")
    child.sendline("quit")
    assert ended(child) == 0


def test_the_table_that_is_asked_for_shows_the_whole_discard_pile():
    """A-60"""
    argv = ("play", "chamber-of-wonders", "--seats", "novice,novice", "--seed", "4")
    assert ludoteca(*argv, "--save", "watched.json").code == 0
    argv = ("play", "chamber-of-wonders", "--seats", "me,novice", "--seed", "4")
    answers = [*("2", "2", "2", "2"), *["hint", "0", "1", "2", "table"] * 8, "quit"]
    said = ludoteca(*argv, answers=answers).out
    assert "The whole discard pile, from the top: " in said


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "What do you display?"), ("it", "Che cosa esponi?"), ("fr", "Qu’exposez-vous")],
)
def test_alone_nothing_is_secret(language, told):
    """CW-SOLO.11"""
    argv = ("play", "chamber-of-wonders", "--solo", "lord,royal", "--seed", "3")
    said = ludoteca(*argv, "--lang", language, by_hint=True)
    assert said.code == 0
    assert told in said.out
    for secret in ("in secret", "in segreto", "en secret", "all display", "tutti espongono"):
        assert secret not in said.out


def test_clubs_tell_what_they_do_and_bankers_what_they_are_paid():
    """CW-CLUB-BANKERS.1"""
    argv = ("play", "chamber-of-wonders", "--clubs", "--seats", "me,novice,novice,novice")
    for seed in range(9):
        said = ludoteca(*argv, "--seed", str(seed), by_hint=True).out
        assert re.search(r"\. [A-Z][\w-]+ Club: \w+", said)
        if "Bankers Club" in said:
            assert "(Bankers Club: for every £2)" in said
            assert "CW-CLUB-BANKERS.1]" in said
            return
    pytest.fail("no Bankers in nine games")
