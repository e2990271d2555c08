"""What happened, and why something may not happen: keys and numbers; `words` makes sentences."""

from __future__ import annotations

from typing import Any

import msgspec

Seat = int
WATCHER: Seat = 31  # a seat that nobody holds: what it sees, every spectator may see


class Event(msgspec.Struct, frozen=True):
    """Something that happened: for the log, the animation and the replay; never state."""

    kind: str
    public: dict[str, Any]
    secret: dict[Seat, dict[str, Any]] = {}

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        """The event as *viewer* may hear it."""
        return {"kind": self.kind, **self.public, **self.secret.get(viewer, {})}


class Reason(msgspec.Struct, frozen=True):
    """Why a choice is refused (or a position, or an option), told from what that seat may know."""

    clause: str
    key: str
    args: dict[str, Any] = {}

    def __str__(self) -> str:
        args = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"{self.key} [{self.clause}]" + (f": {args}" if args else "")


class IllegalChoiceError(ValueError):
    """A choice that the law refuses; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason

    def __reduce__(self) -> Any:
        """It may come from another process."""
        return type(self), (self.reason,)
