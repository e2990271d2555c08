"""The duel: games that are kept are not played again."""

from __future__ import annotations

import sys

from bench import duel
from bench.duel import Duel, Ended, add, kept
from ludoteca.bots.versions import version
from ludoteca.games import game

NAME = "king-of-con"


def ended(of: Duel, number: int) -> Ended:
    return Ended(of, number, number % 2, (1, 2), (40, 30), number % 2 == 0)


def test_what_is_kept_is_found_again_unless_it_was_another_duel_or_cut_off(tmp_path):
    file, mine = tmp_path / "duel.jsonl", Duel(1, 1, NAME, 30, 0)
    assert kept(file, mine) == {}
    others = Duel(2, 1, NAME, 30, 0), Duel(1, 2, NAME, 30, 0)  # other rules, other bots
    other = [ended(one, 1) for one in others]
    for one in (ended(mine, 0), *other, ended(mine, 2), ended(mine, 3)):
        add(file, one)
    file.write_bytes(file.read_bytes()[:-5])
    assert kept(file, mine) == {0: ended(mine, 0), 2: ended(mine, 2)}
    add(file, ended(mine, 4))
    assert [*kept(file, mine)] == [0, 2, 4]


def test_a_second_run_plays_what_is_left(tmp_path, monkeypatch, capsys):
    asked = []

    def played(of, numbers):
        asked.append([*numbers])
        return [ended(of, number) for number in numbers]

    monkeypatch.setattr(duel, "played", played)
    file = tmp_path / "duel.jsonl"
    for games in ("2", "3", "3"):
        command = ["duel", "--game", NAME, "--games", games, "--keep", str(file)]
        monkeypatch.setattr(sys, "argv", command)
        duel.main()
    assert asked == [[0, 1], [2]]
    assert len(kept(file, Duel(game(NAME).rules, version(NAME), NAME, 30, 0))) == 3
    told = f"{NAME}, 30 simulations: ours wins 2 of 3 games (66.7%"
    assert capsys.readouterr().out.splitlines()[-1].startswith(told)
