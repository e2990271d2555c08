"""The hall's log for machines: one JSON object a line, with the request and the table it is about.

What persons write or hold never comes into it: no invitation, no token, no choice; of a table's id
only the beginning.
"""

from __future__ import annotations

import logging
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec

REQUEST: ContextVar[str] = ContextVar("request", default="")
TABLE: ContextVar[str] = ContextVar("table", default="")
TEXT = "%(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """Time, level, message; `request` and `table` if there are such; a trace if one failed."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name, value in (("request", REQUEST.get()), ("table", TABLE.get())):
            if value:
                line[name] = value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def begin(level: int, *, json: bool) -> None:
    """Write to the standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if json else logging.Formatter(TEXT))
    logging.basicConfig(level=level, handlers=[handler])
