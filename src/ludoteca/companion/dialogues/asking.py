"""A paragraph of the rules at which the person at the table is asked."""

from __future__ import annotations

from ludoteca.companion.dialogues.standing import Standing
from ludoteca.companion.forms import Answers, Field
from ludoteca.kernel.event import Reason
from ludoteca.kernel.frame import Frame


class Asking(Frame, frozen=True, gc=False):
    """It lies on the stack like a frame of the rules, and waits for what only a person sees."""

    def asks(self, s: Standing) -> bool:
        """Whether it waits; if not, it takes effect like other frames."""
        return True

    def question(self, s: Standing) -> Reason:
        raise NotImplementedError

    def fields(self, s: Standing) -> tuple[Field, ...]:
        """What is asked of the table."""
        return ()

    def each(self, s: Standing) -> tuple[Field, ...]:
        """What is asked of each Scholar."""
        return ()

    def answered(self, s: Standing, answers: Answers) -> None:
        raise NotImplementedError


def advance(s: Standing) -> Asking:
    """Follow the rules until the person is asked."""
    while True:
        top = s.stack[-1]
        if isinstance(top, Asking) and top.asks(s):
            return top
        instead = s.instead.get(type(top))
        if instead is not None:
            instead(s, top)
        else:
            top.resolve(s)
