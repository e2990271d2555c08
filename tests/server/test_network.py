"""Where a hall is reached: on this machine, in the network around it, and how links say so."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from examples import bot
from ludoteca.server import network
from ludoteca.server.app import build
from ludoteca.server.settings import Settings
from tests.server.conftest import Hall

LAN = "http://192.168.7.7:8000"


@pytest.fixture
def here(settings: Settings) -> Iterator[Hall]:
    """A hall that is asked at this machine's own address, and listens in the network too."""
    made = build(replace(settings, network_url=LAN))
    with TestClient(made, base_url="http://127.0.0.1:8000") as client:
        yield Hall(client, None)


def _host(tmp_path: Path, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "ludoteca", "host", "--lang", "en", "--port", "0"]
    command += ["--db", f"sqlite:///{tmp_path}/hall.db", *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def test_the_address_in_the_network_is_one_of_this_machine() -> None:
    found = network.lan_address()
    if found is None:
        pytest.skip("this machine has no network")
    with socket.socket() as mine:
        mine.bind((found, 0))  # fails at an address of another machine
    assert not network.is_only_here(network.url(found, 8000))


def test_to_find_it_nothing_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Silent(socket.socket):
        def connect(self, address: object) -> None:
            asked.append(str(self.type))

        def getsockname(self) -> object:
            return ("192.168.7.7", 5)

    monkeypatch.setattr(socket, "socket", Silent)
    assert network.lan_address() == "192.168.7.7"
    assert asked == [str(socket.SOCK_DGRAM)]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0.0.0.0", "[::1]", "[::]"])
def test_some_links_lead_nowhere_on_a_phone(host: str) -> None:
    assert network.is_only_here(f"http://{host}:8000/tables/x")
    assert not network.is_only_here("http://192.168.1.5:8000/tables/x")
    assert not network.is_only_here("https://games.example.org/tables/x")


def test_an_invitation_made_here_works_in_the_network(here: Hall) -> None:
    anna = here.person()
    table = anna.open(seats="me open")
    told = anna.ask("GET", f"/api/tables/{table}/invitation")
    assert told["link"].startswith(f"{LAN}/tables/{table}?invitation=")
    assert told["only_here"] is False


def test_an_invitation_says_when_it_works_on_this_machine_only(settings: Settings) -> None:
    with TestClient(build(settings), base_url="http://127.0.0.1:8000") as client:
        anna = Hall(client, None).person()
        told = anna.ask("GET", f"/api/tables/{anna.open(seats='me open')}/invitation")
    assert told["link"].startswith("http://127.0.0.1:8000/")
    assert told["only_here"] is True


def test_a_hall_for_the_network_tells_an_address_that_can_be_opened(tmp_path: Path) -> None:
    process = _host(tmp_path, "--address", "0.0.0.0")
    try:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(2)]
    finally:
        process.kill()
        process.communicate()
    found = [match[0] for line in told if (match := re.search(r"http://[\d.]+", line))]
    lan = network.lan_address()
    assert found == ["http://127.0.0.1", *([f"http://{lan}"] if lan else [])]


@pytest.mark.parametrize("address", ["203.0.113.7", "no..host"])
def test_an_address_that_is_not_ours_is_called_so(tmp_path: Path, address: str) -> None:
    said, _ = _host(tmp_path, "--address", address).communicate(timeout=60)
    assert f"{address} is no address of this machine" in said
    assert "in use" not in said


def test_a_port_that_is_taken_is_called_so(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said, _ = _host(tmp_path, "--port", port).communicate(timeout=60)
    assert f"Port {port} is in use" in said


def test_the_example_bot_counts_seats_as_the_hall_does() -> None:
    seats = [{"seat": 0, "kind": "person"}, {"seat": 1, "kind": "open"}]
    assert bot.pick_seat(seats, 2) == bot.pick_seat(seats, None) == 1
    for wrong in (0, 1, 3):
        with pytest.raises(bot.RefusedError, match=r"Free seats of 2: 2\."):
            bot.pick_seat(seats, wrong)
    with pytest.raises(bot.RefusedError, match="none"):
        bot.pick_seat(seats[:1], None)


def test_the_example_bot_needs_no_traceback_to_say_what_is_wrong() -> None:
    with pytest.raises(bot.RefusedError, match=r"127\.0\.0\.1:1"):
        bot.ask("http://127.0.0.1:1/api/games")
