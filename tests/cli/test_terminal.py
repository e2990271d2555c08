"""Two persons at one real terminal: each sees only what is theirs."""

from __future__ import annotations

import re
import sys

import pexpect  # type: ignore[import-untyped]

import ludoteca as library
from ludoteca.cli.screen import CLEAR
from ludoteca.words import Words

WORDS = Words("en", "king-of-con")


def spawned(*argv: str) -> pexpect.spawn:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "ludoteca", *argv],
        encoding="utf-8",
        timeout=60,
        dimensions=(50, 99),
    )
    child.setecho(False)
    child.delaybeforesend = None
    return child


def passions(table: library.Table, seat: int, *, kept: bool) -> str:
    view = table.view(seat)
    cards = view["passions"][seat][1:] if kept else view["passions"][seat]
    return WORDS.listed([WORDS.speaker.characteristic(view["cards"][card]) for card in cards])


def test_the_privacy_screen_between_two_persons():
    table = library.new("king-of-con", 2, 5)
    child = spawned("play", "--seats", "me,me", "--seed", "5")
    screens = []  # what is on the terminal at each prompt, after the last clear
    stands: tuple[int, ...] = ()
    for turn in range(8):
        name = ("Dirk", "Lulu")[turn % 2]
        if turn:
            child.expect(r"Press Enter to go on: ")
            assert CLEAR not in child.before
            child.sendline("")
        child.expect(rf"Give the keyboard to {name}, who presses Enter: ")
        handed = child.before + child.after
        assert turn == 0 or CLEAR in handed
        waiting = handed.rpartition(CLEAR)[2]
        assert "Reserve" not in waiting
        assert "Passion" not in waiting
        child.sendline("")
        child.expect(rf"{name}> ")
        screens.append(waiting + child.before)
        if turn < 2:
            child.sendline("1")
            continue
        found = re.findall(r"Stand \d: #(\d+)", child.before)
        stands = tuple([int(number) for number in found])[-4:]
        child.sendline(f"{stands[turn % 2]} {2 + turn % 2}")
    child.expect("Press Enter to go on: ")
    child.sendline("")
    child.expect("Give the keyboard to Dirk")
    child.sendintr()
    child.expect("The game was interrupted.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130

    for turn, screen in enumerate(screens):
        seat, other = turn % 2, 1 - turn % 2
        name = ("Dirk", "Lulu")[other]
        assert f"{name} (you)" not in screen
        assert f"{name} keeps" not in screen
        if turn >= 2:
            assert f"Your Passions: {passions(table, seat, kept=True)}." in screen
            assert passions(table, other, kept=True) not in screen
    # what Dirk has offered is told to Lulu only once it is revealed
    assert f"Dirk: 2 on #{stands[0]}" not in screens[3]
    assert "Ready: Dirk." in screens[3]
    assert f"Dirk: 2 on #{stands[0]}" in screens[5]
    assert "Your Reserve: 8 tokens." in screens[4]
    assert "Your Reserve: 7 tokens." in screens[5]


def test_one_person_sees_no_privacy_screen_and_keeps_the_scrollback():
    child = spawned("play", "--seats", "me,novice", "--seed", "5", "--lang", "fr")
    child.expect("Dirk> ")
    child.sendline("1")
    child.expect("Astatosta I sur III")
    child.expect("Dirk> ")
    child.sendline("quitter")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert CLEAR not in child.before


def test_the_end_of_a_game_of_two_hides_the_last_secrets_first():
    argv = ("play", "--seats", "me,me", "--seed", "5", "--option", "firstGame=true")
    child = spawned(*argv)
    while True:
        seen = child.expect([r"presses Enter: ", r"(Dirk|Lulu)> ", r"go on: ", "Score sheet"])
        if seen == 3:
            break
        child.sendline("" if seen != 1 else "hint")
        if seen == 1:
            child.expect(r"type:\s+([^\r\n]+)")
            typed = child.match[1]
            child.expect(r"(Dirk|Lulu)> ")
            child.sendline(typed)
    last = child.before.rpartition(CLEAR)[2]
    assert CLEAR in child.before
    assert "(you)" not in last
    assert "Your Reserve" not in last
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_leaving_a_game_of_two_hides_the_secrets_too():
    child = spawned("play", "--seats", "me,me", "--seed", "5")
    child.expect("presses Enter: ")
    child.sendline("")
    child.expect("Dirk> ")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "Goodbye." in child.before.rpartition(CLEAR)[2]
