"""What the lab keeps of a game is the same from compiled rules and from their sources."""

import json

import msgspec
import pytest

import ludoteca
from ludoteca.games import game
from ludoteca.lab.matches import Match
from ludoteca.lab.playing import Noted, play
from tests.compiling.from_sources import printed

EVERYTHING = dict(game("dungeonology").presets["everything"])
MATCHES = [
    Match("king-of-con", ("novice", "apprentice", "novice"), 3),
    Match("chamber-of-wonders", ("novice", "apprentice"), 3, None, {"clubs.enabled": "on"}),
    Match("dungeonology", ("novice", "apprentice", "novice"), 3, None, EVERYTHING),
]


def told(noted: Noted) -> str:
    """Its rows, but for how long the bots thought."""
    rows = [[noted.game], noted.seats, noted.uses, noted.decisions]
    kept = [[{**row, "seconds": 0} for row in table] for table in rows]
    return msgspec.json.encode(kept).decode()


def all_told() -> list[str]:
    return [told(play(0, match, with_decisions=True)) for match in MATCHES]


@pytest.mark.skipif(not ludoteca.compiled(), reason="they are the sources")
def test_compiled_rules_give_the_same_rows():
    assert all_told() == printed("tests.compiling.test_same_rows")


if __name__ == "__main__":
    assert not ludoteca.compiled()
    print(json.dumps(all_told()))
