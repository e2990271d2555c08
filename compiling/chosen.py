"""Which modules are compiled: those that are asked at every decision."""

from __future__ import annotations

from pathlib import Path

LAYERS = ("kernel", "parts", "games", "bots", "adapters")  # rules, and who plays by them

LEFT_OUT = (  # patterns, below the package
    *("**/__init__.py", "kernel/game.py", "kernel/terms.py"),  # what other games derive from
    *("kernel/content.py", "kernel/record.py", "kernel/saving.py", "kernel/table.py"),  # per game
    *("games/*/content.py", "games/*/position.py", "games/*/possible.py"),  # reading, once
    "games/dungeonology/position/*.py",
    *("games/dungeonology/rows.py", "games/dungeonology/*faults.py"),
    *("games/dungeonology/finding.py", "games/dungeonology/known_abilities.py"),
    *("games/dungeonology/vocabulary/*.py", "games/dungeonology/randomizer.py"),
    *("games/dungeonology/picture.py", "games/dungeonology/notes.py"),  # for the eye
    *(
        "bots/campaign.py",
        "bots/levels.py",
        "bots/reviewing.py",
        "bots/several.py",
        "bots/telling.py",
    ),
    *("adapters/__main__.py", "adapters/pages.py", "adapters/parts.py", "adapters/arrays.py"),
    *("adapters/batch.py", "adapters/workers.py"),  # once for all games of a batch
    *("adapters/pettingzoo.py", "adapters/gymnasium.py", "adapters/open_spiel.py"),  # others' bases
    "adapters/spaces.py",
)


def compiled_modules(package: Path) -> list[Path]:
    """The files to compile, in order."""
    found = [path for layer in LAYERS for path in (package / layer).glob("**/*.py")]
    left_out = {path for pattern in LEFT_OUT for path in package.glob(pattern)}
    return sorted({*found} - left_out)
