"""What a run tells of itself."""

from __future__ import annotations

import gc
from collections.abc import Generator, Sequence

import pytest
from _pytest.doctest import DoctestModule

from tests.server import postgres, redis

SECOND_TRY = (
    "tests/browser/",
    "tests/server/test_processes.py",
    "tests/server/test_running.py",
    "tests/lab/test_ray.py",
)


Collectors = list[pytest.Collector]


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, Collectors, Collectors]:
    """Examples to be run are in src: in search of some, no test is read a second time."""
    return [found for found in (yield) if not isinstance(found, DoctestModule)]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays: nobody looks for garbage in it, now or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Real browsers and real processes on a busy machine may miss a moment.

    Such a test gets a second try, and the last line of the run counts who needed it.  Each worker
    begins with its share of them: the end of a run is for those that are done at once.
    """
    real = [item for item in items if item.nodeid.startswith(SECOND_TRY)]
    for item in real:
        item.add_marker(pytest.mark.flaky(reruns=1))
    others = [item for item in items if not item.nodeid.startswith(SECOND_TRY)]
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    shares = [(share(real, n, workers), share(others, n, workers)) for n in range(workers)]
    items[:] = [item for both in shares for part in both for item in part]


def share(items: Sequence[pytest.Item], number: int, workers: int) -> Sequence[pytest.Item]:
    """Neighbours stay together: they share what was made for them."""
    return items[len(items) * number // workers : len(items) * (number + 1) // workers]


def pytest_report_header() -> str:
    return f"{postgres.NOTE}; {redis.NOTE}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A quiet run has no header: what was left out is told at its end."""
    if postgres.DATABASES == ["sqlite"]:
        terminalreporter.write_line(postgres.NOTE)
    if redis.PROGRAM is None:
        terminalreporter.write_line(redis.NOTE)
