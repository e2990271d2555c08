"""What went wrong, as one clear sentence; `main` says it and ends with its code."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from typing import Any

from ludoteca.kernel.content import ContentError
from ludoteca.kernel.event import Reason
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.record import RecordError
from ludoteca.kernel.terms import TermsError
from ludoteca.words import Words

BAD_ARGUMENTS, FAILED, INTERRUPTED = 2, 1, 130
_SYSTEM = {
    errno.EACCES: "os-not-allowed",
    errno.EPERM: "os-not-allowed",
    errno.EROFS: "os-not-allowed",
    errno.ENOENT: "os-no-such-file",
    errno.ENOTDIR: "os-no-such-file",
    errno.EISDIR: "os-is-a-folder",
    errno.ENOSPC: "os-disk-full",
    errno.ENAMETOOLONG: "os-name-too-long",
}


class SorryError(Exception):
    """Something that the person can mend: a message by its key, and the exit code."""

    def __init__(self, key: str, code: int = BAD_ARGUMENTS, **args: Any) -> None:
        super().__init__(key, args)
        self.key = key
        self.code = code
        self.args_of_it = args
        self.language = ""  # where the language asked for is what went wrong

    def lines(self, words: Words) -> list[str]:
        args = {
            name: words.say(*_system(value)[:1], **_system(value)[1])
            if isinstance(value, OSError)
            else value
            for name, value in self.args_of_it.items()
        }
        return [words.say(self.key, **args)]


class ReasonsError(SorryError):
    """The rules, or a pack, or a record give the reasons themselves."""

    def __init__(self, lines: Sequence[str], code: int) -> None:
        super().__init__("-", code)
        self.told = list(lines)

    def lines(self, words: Words) -> list[str]:
        return self.told


def _system(error: OSError) -> tuple[str, dict[str, str]]:
    """What the system refused, in the words of the house where it has some."""
    key = _SYSTEM.get(error.errno or 0)
    return (key, {}) if key else ("os-other", {"error": error.strerror or str(error)})


def understood(error: Exception, words: Words, file: str = "") -> SorryError | None:
    """An error of the library in words; None for one that nobody expected."""
    if isinstance(error, SorryError):
        return error
    if isinstance(error, TermsError | PositionError):
        told = [words.reason(_as_typed(reason, words)) for reason in error.reasons]
        return ReasonsError(told, BAD_ARGUMENTS)
    if isinstance(error, ContentError):
        told = [f"{error.file}:{f.line}: {words.fault(f)}" for f in error.faults]
        return ReasonsError([*told, words.say("content-what-to-do")], FAILED)
    if isinstance(error, RecordError):
        return ReasonsError([_of_record(error, words, file)], FAILED)
    return None


def _as_typed(reason: Reason, words: Words) -> Reason:
    """With an option that has a name by that, and as it is typed."""
    args = {
        key: f"{words.called(x)} ({x})"
        if key in ("option", "needed") and words.has(f"module-{x}")
        else x
        for key, x in reason.args.items()
    }
    return Reason(reason.clause, reason.key, args)


def _of_record(error: RecordError, words: Words, file: str) -> str:
    reason = error.reason
    if isinstance(error.__cause__, ContentError):
        faults = [f"{fault.line}: {words.fault(fault)}" for fault in error.__cause__.faults[:3]]
        reason = Reason(reason.clause, reason.key, {"error": " ".join(faults)})
    why = words.reason(_as_typed(reason, words))
    if not error.step:
        return words.say("record-unusable", file=file, why=why)
    return words.say("record-breaks", file=file, step=error.step, why=why)
