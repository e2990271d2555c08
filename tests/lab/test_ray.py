"""The same run on a Ray cluster of this machine, through its door for clients."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec

import pytest

from ludoteca.lab.plan import planned
from ludoteca.lab.running import over_processes, prepare, run
from ludoteca.lab.shelf import Run

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is an extra")
OURS = {  # this cluster's own token: head and guests must know the same one
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    "RAY_USAGE_STATS_ENABLED": "0",
}


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


def listens(port):
    with socket.socket() as guest:
        return guest.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def cluster():
    """A head with two cores, in processes of its own, which end with it."""
    port = free_port()
    ray = [
        sys.executable,
        "-m",
        "ray.scripts.scripts",
        "start",
        "--head",
        "--block",
        "--num-cpus=2",
    ]
    doors = [
        f"--port={free_port()}",
        f"--ray-client-server-port={port}",
        "--include-dashboard=false",
    ]
    folder = tempfile.mkdtemp(prefix="ray-")  # short: a socket's path has at most 107 letters
    head = subprocess.Popen(
        [*ray, *doors, f"--temp-dir={folder}"],
        env={**os.environ, **OURS},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    until = time.monotonic() + 120
    while not listens(port) and time.monotonic() < until and head.poll() is None:
        time.sleep(0.2)
    yield f"ray://127.0.0.1:{port}"
    os.killpg(head.pid, signal.SIGKILL)
    head.wait(30)
    shutil.rmtree(folder, ignore_errors=True)


def lab_run(*typed):
    """In a process of its own: Ray warns, and warnings are errors here."""
    command = [
        sys.executable,
        "-m",
        "ludoteca",
        "lab",
        "run",
        "king-of-con",
        *typed,
        "--lang",
        "en",
    ]
    return subprocess.run(
        command, env={**os.environ, **OURS}, capture_output=True, text=True, timeout=200
    )


def test_a_cluster_plays_the_same_games(cluster, tmp_path):
    done = lab_run(
        "--bots", "novice", "--games", "60", "--on", cluster, "--out", str(tmp_path / "there")
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    folder, plan = tmp_path / "here", planned("king-of-con", ["novice"] * 2, 60)
    run(folder, prepare(folder, plan), over_processes(1))
    here, there = Run(folder), Run(tmp_path / "there")
    for name in ("games", "seats", "uses"):
        a, b = [one.table(name).drop("seconds", strict=False) for one in (here, there)]
        assert a.equals(b)


def test_where_there_is_no_cluster_that_is_said():
    from ludoteca.lab.cluster import over_ray
    from ludoteca.lab.trouble import LabError

    with pytest.raises(LabError) as told:
        over_ray("10.0.0.1:6379")
    assert told.value.key == "lab-no-address"
