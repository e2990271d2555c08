"""The table of the levels: kept games, counted by game and number of players."""

import msgspec

from bench.levels import LADDERS, present, table
from ludoteca.bots.versions import version
from ludoteca.games import NAMES, game
from ludoteca.lab.kept_matches import Kept
from ludoteca.lab.matches import Match, Outcome


def kept(rules, winner, *seats, imagined=None, bots=0):
    places = tuple([1 if seat == winner else 2 for seat in range(len(seats))])
    outcome = Outcome(Match("king-of-con", seats, 1), places, (0,) * len(seats), 9)
    line = Kept(rules, outcome, imagined, bots or version("king-of-con"))
    return msgspec.json.encode(line) + b"\n"


def test_games_of_the_present_rules_and_levels_are_counted_by_players_and_levels(tmp_path):
    file, rules = tmp_path / "games.jsonl", game("king-of-con").rules
    lines = [
        kept(rules, 1, "adept", "expert"),
        kept(rules, 0, "adept", "expert"),
        kept(rules, 2, "adept", "adept", "expert"),
        kept(rules, 0, "expert", "adept", imagined={"adept": 40, "expert": 200}),
        kept(rules, 0, "adept", "expert", imagined={"adept": 40, "expert": 201}),  # another Expert
        kept(rules + 1, 0, "adept", "expert"),
        kept(rules, 0, "adept", "expert", bots=version("king-of-con") + 1),
        kept(rules, 0, "adept", "expert")[:-9],  # cut off
    ]
    file.write_bytes(b"".join(lines))
    two, three = table(present([file]))[2:]
    assert two.startswith("| king-of-con | 2 | expert | adept | 3 | 66.7 % |")
    assert three.startswith("| king-of-con | 3 | expert | adept | 1 | 100.0 % |")
    assert two.endswith("| 50 % |")
    assert three.endswith("| 33 % |")


def test_the_kept_ladders_can_be_read():
    rows = table(present(sorted(LADDERS.glob("*.jsonl"))))
    assert [name for name in NAMES if not any([f"| {name}" in row for row in rows])] == []
    assert all(row.count("|") == rows[0].count("|") for row in rows)
