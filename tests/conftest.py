"""What a run tells of itself."""

from __future__ import annotations

import pytest

from tests.server.postgres import DATABASES, NOTE


def pytest_report_header() -> str:
    return NOTE


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A quiet run has no header: what was left out is told at its end."""
    if DATABASES == ["sqlite"]:
        terminalreporter.write_line(NOTE)
