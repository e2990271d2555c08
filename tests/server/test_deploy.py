"""The files of deploy/ and the page for operators say what a hall understands."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import host

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "operating.md").read_text()
UNIT = (DEPLOY / "ludoteca@.service").read_text()


def understood(told: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="ludoteca", exit_on_error=False)
    host.register(parser.add_subparsers(), "en")
    return parser.parse_args(told)


def compose() -> Any:
    return import_module("yaml").safe_load((DEPLOY / "compose.yaml").read_text())


def test_the_unit_begins_a_hall_with_its_surroundings() -> None:
    command = re.search(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    assert command is not None
    program, *told = shlex.split(command[1].replace("%i", "8001"))
    assert program == "/opt/ludoteca/bin/ludoteca"
    args = understood(told)
    assert (args.port, args.address) == ("8001", "127.0.0.1")
    assert args.metrics
    assert args.log_json
    named = set(re.findall(r"^#   (LUDOTECA_\w+)=", UNIT, re.MULTILINE))
    assert named == {host.DB, host.BUS, *re.findall(r"\$\{(\w+)\}", command[1])}
    assert not re.search(r"password|redis://|postgresql://", command[1])  # all see a command


def test_the_unit_lets_it_do_what_it_does() -> None:
    """Sockets to guests, database and bus; processes of bots; nothing is written but there."""
    found = dict(re.findall(r"^(\w+)=(.*)$", UNIT, re.MULTILINE))
    assert {"AF_INET", "AF_INET6", "AF_UNIX"} == {*found["RestrictAddressFamilies"].split()}
    assert found["SystemCallFilter"] == "@system-service"
    assert "MemoryDenyWriteExecute" not in found  # foreign functions make such pages
    assert float(found["TimeoutStopSec"]) > 5  # a Master's search is waited for


def test_the_containers_fit_together() -> None:
    made = compose()
    services = made["services"]
    halls = [name for name in services if name.startswith("hall-")]
    dockerfile = (DEPLOY / "Dockerfile").read_text()
    entry = json.loads(dockerfile.partition("ENTRYPOINT ")[2])
    assert services["proxy"]["environment"]["HALLS"].split() == [f"{x}:8000" for x in halls]
    for name in halls:
        hall = services[name]
        args = understood([*entry[1:], *hall["command"]])
        assert (args.port, args.address) == ("8000", "0.0.0.0")
        assert {host.DB, host.BUS} <= hall["environment"].keys()
        assert hall["depends_on"].keys() <= services.keys()
        assert ":8000/health" in hall["healthcheck"]["test"][-1]
    volumes = [each.split(":")[0] for one in services.values() for each in one.get("volumes", [])]
    assert {x for x in volumes if not x.startswith(".")} == made["volumes"].keys()
    copied = [
        x for line in re.findall(r"^COPY (.*) ", dockerfile, re.MULTILINE) for x in line.split()
    ]
    assert not [x for x in copied if not (ROOT / x).exists()]


@pytest.mark.parametrize("line", re.findall(r"^    .*ludoteca (host .*)$", PAGE, re.MULTILINE))
def test_what_the_page_says_is_understood(line: str) -> None:
    assert understood(shlex.split(line)).port


def test_the_page_names_every_option_of_a_hall_that_lasts() -> None:
    parser = host.register(argparse.ArgumentParser().add_subparsers(), "en")
    options = {option for action in parser._actions for option in action.option_strings}
    told = {option for option in options if option.startswith("--") and option not in PAGE}
    assert told == {"--help", "--open"}
