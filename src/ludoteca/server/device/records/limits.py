"""`msgspec.Meta`: limits of what a stranger may send; here everything is one's own."""

from __future__ import annotations

from typing import Any, NamedTuple


class Meta(NamedTuple):
    """Told, not checked."""

    ge: Any = None
    le: Any = None
    max_length: int | None = None
