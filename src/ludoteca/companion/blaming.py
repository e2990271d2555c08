"""What the law refuses in a filled form, told of the entries that are to blame."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ludoteca.companion.forms import (
    Answers,
    Form,
    Problem,
    ProblemsError,
    blank,
    entries,
    read,
)
from ludoteca.kernel.event import Reason
from ludoteca.kernel.game import PositionError

CULPRITS = 4  # a reason for which more entries than these could be to blame names none of them
Made = TypeVar("Made")


def lawful(form: Form, answers: Answers, make: Callable[[Answers], Made]) -> Made:
    """What *make* makes of the whole answers; `ProblemsError` says which entries cannot be."""
    whole = read(form, answers)
    try:
        return make(whole)
    except PositionError as error:
        raise ProblemsError(
            [Problem(at, x) for x in error.reasons for at in _blamed(form, whole, x, make)]
        ) from None


def _blamed(
    form: Form, answers: Answers, reason: Reason, make: Callable[[Answers], object]
) -> list[str]:
    """The entries without which the law has nothing against the rest, fields before whole rows."""
    found = [at for at in entries(answers) if not _stands(form, blank(answers, at), reason, make)]
    inner = [at for at in found if not any([other.startswith(f"{at}.") for other in found])]
    return inner if 0 < len(inner) <= CULPRITS else [""]


def _stands(
    form: Form, answers: Answers, reason: Reason, make: Callable[[Answers], object]
) -> bool:
    """Whether the law still says so, or the entry cannot be missing."""
    try:
        make(read(form, answers))
    except PositionError as error:
        return reason.key in [x.key for x in error.reasons]
    except ProblemsError:
        return True
    return False
