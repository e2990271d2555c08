"""What went wrong in the lab, as the key of a message and its arguments."""

from __future__ import annotations

from typing import Any


class LabError(Exception):
    """Something that the person can mend; whatever was finished is still there."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key, args)
        self.key = key
        self.told = args

    def __reduce__(self) -> Any:
        """It may come from another process."""
        return _again, (self.key, self.told)


def _again(key: str, told: dict[str, Any]) -> LabError:
    return LabError(key, **told)
