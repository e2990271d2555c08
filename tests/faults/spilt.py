"""Whether anything that nobody else may know has come into the logs of the programs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

PASSWORD = "canary-of-the-database"  # told to the hall with the database's address
TELLING = 14  # signs of a choice that cannot stand in a log by chance


def choices(made: Iterable[Any]) -> set[str]:
    """As they could be written in a log; short ones could be anything."""
    told = {
        text
        for choice in made
        for text in (json.dumps(choice), json.dumps(choice, separators=(",", ":")), repr(choice))
    }
    return {text for text in told if len(text) >= TELLING}


def check(log: Path, secrets: Iterable[str]) -> int:
    """None of them is in that log; how many lines it has."""
    text = log.read_text(errors="replace")
    found = [secret for secret in {*secrets} if secret in text]
    where = [line[:600] for line in text.splitlines() if found and found[0] in line]
    assert not found, (log.name, len(found), found[0], where[:2])
    return text.count("\n")


def tagged(log: Path) -> int:
    """Lines for machines that name both a request and a table; each is one JSON object."""
    lines = [json.loads(x) for x in log.read_text(errors="replace").splitlines() if x[:1] == "{"]
    assert all({"at", "level", "message"} <= line.keys() for line in lines), log.name
    return sum("request" in line and "table" in line for line in lines)
