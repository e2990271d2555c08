"""What does not fit, and where."""

from __future__ import annotations


class MsgspecError(Exception):
    """What every error of these records is."""


class DecodeError(MsgspecError):
    """A text that is no JSON."""


class ValidationError(DecodeError):
    """Data of another shape; the path is put in front while it is passed up."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what, self.path = what, ""

    def under(self, step: str) -> ValidationError:
        self.path = step + self.path
        return self

    def __str__(self) -> str:
        return f"{self.what} - at `${self.path}`" if self.path else self.what
