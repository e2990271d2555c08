"""What a run tells of itself."""

from __future__ import annotations

import pytest

from tests.server import postgres, redis

SECOND_TRY = (
    "tests/browser/",
    "tests/server/test_processes.py",
    "tests/server/test_running.py",
    "tests/lab/test_ray.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real browsers and real processes on a busy machine may miss a moment.

    Such a test gets a second try, and the last line of the run counts who needed it.
    """
    for item in items:
        if item.nodeid.startswith(SECOND_TRY):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_report_header() -> str:
    return f"{postgres.NOTE}; {redis.NOTE}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A quiet run has no header: what was left out is told at its end."""
    if postgres.DATABASES == ["sqlite"]:
        terminalreporter.write_line(postgres.NOTE)
    if redis.PROGRAM is None:
        terminalreporter.write_line(redis.NOTE)
