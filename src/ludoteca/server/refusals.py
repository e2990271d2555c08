"""Whatever is refused, in one shape: a code for programs, a sentence for persons, the clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludoteca.kernel.content import Fault
from ludoteca.kernel.event import Reason
from ludoteca.server.voice import voice
from ludoteca.words import Words

MOST_FAULTS = 12


class FaultTold(Struct, frozen=True):
    """One thing that is wrong in a content pack."""

    line: int
    text: str


class Told(Struct, frozen=True, omit_defaults=True):
    """A refusal as it is sent."""

    code: str
    text: str
    clause: str | None = None
    key: str | None = None
    args: dict[str, Any] = {}
    faults: list[FaultTold] = []  # of a content pack


def named_options(reason: Reason, words: Words) -> Reason:
    """With the option as the table calls it: nobody types its name in a hall."""
    args = dict(reason.args)
    for name in ("option", "needed"):
        if isinstance(args.get(name), str):
            args[name] = words.called(args[name])
    return Reason(reason.clause, reason.key, args)


def _named_levels(reason: Reason, words: Words) -> Reason:
    """With the bots' levels as this language calls them, too."""
    if reason.key != "no-such-bot":
        return reason
    names = [words.level(name) for name in reason.args["names"]]
    return Reason(reason.clause, reason.key, {**reason.args, "names": names})


class Refusal(Exception):  # noqa: N818 (nothing went wrong)
    """Something that is not done, and why; nothing has changed.

    Its code is a message `error-<code>` of the hall, unless the rules give the reason themselves.
    """

    def __init__(
        self,
        code: str,
        status: int = 400,
        reason: Reason | Fault | None = None,
        words: dict[str, Any] | None = None,
        **args: Any,
    ) -> None:
        super().__init__(code, args)
        self.code = code
        self.status = status
        self.reason = reason
        self.words = words or {}  # game and content: whose words tell the reason
        self.told = args
        self.faults: Sequence[Fault] = ()

    def tell(self, language: str) -> Told:
        """In that language."""
        if self.reason is None:
            return Told(self.code, voice(language).say(f"error-{self.code}", **self.told))
        words = Words(language, **self.words)
        if isinstance(self.reason, Fault):
            line, why = self.reason.line, words.fault(self.reason)
            said = voice(language).say(f"error-{self.code}", line=line, why=why)
            faults = [FaultTold(x.line, words.fault(x)) for x in self.faults]
            return Told(self.code, said, key=self.reason.key, faults=faults)
        game = self.words.get("game")
        named = named_options if game else _named_levels
        text = words.sentence(named(self.reason, words))
        clause = None if self.reason.clause == "-" else self.reason.clause
        return Told(self.code, text, clause, self.reason.key, self.reason.args)
