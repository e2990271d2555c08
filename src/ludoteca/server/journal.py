"""The hall's log for machines: one JSON object a line, with the request and the table it is about.

What persons write or hold never comes into it: no invitation, no token, no choice; of a table's id
only the beginning.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec

REQUEST: ContextVar[str] = ContextVar("request", default="")
TABLE: ContextVar[str] = ContextVar("table", default="")
BEGAN: ContextVar[float] = ContextVar("began", default=0.0)
TEXT = "%(levelname)s %(name)s: %(message)s"
SHOWN = 6  # signs of a table's id
_PLAIN = re.compile(r"[A-Za-z0-9_-]{1,64}")


def asked(given: str = "", table: str = "") -> None:
    """What follows is about that request, by the number that a proxy gave it or a new one."""
    REQUEST.set(given if _PLAIN.fullmatch(given) else secrets.token_hex(6))
    TABLE.set(shown(table))
    BEGAN.set(time.monotonic())


def took() -> dict[str, int]:
    """Since that request was asked, in milliseconds: a field of its line."""
    began = BEGAN.get()
    return {"ms": round((time.monotonic() - began) * 1000)} if began else {}


def of_house(table: str) -> None:
    """What follows the house does by itself at that table, whoever had it opened."""
    REQUEST.set("")
    TABLE.set(shown(table))


def shown(table: str) -> str:
    """Of a table's id what may be told; nothing of what is none."""
    return table[:SHOWN] if _PLAIN.fullmatch(table) else ""


class JsonLines(logging.Formatter):
    """Time, level, message; `request`, `table`, `ms` if there are such; a trace if one failed."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, str | int] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name, value in (("request", REQUEST.get()), ("table", TABLE.get())):
            if value:
                line[name] = value
        if "ms" in record.__dict__:
            line["ms"] = record.__dict__["ms"]
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def begin(level: int, *, json: bool) -> None:
    """Write to the standard error from now on.

    *level* is ours: what the packages beneath us tell at INFO has whole addresses in it.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if json else logging.Formatter(TEXT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("ludoteca").setLevel(level)
