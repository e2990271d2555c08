"""What every space owes to who makes its choices in small steps."""

from __future__ import annotations

from ludoteca.kernel.draft import DraftOfOne, Spelling
from ludoteca.kernel.space import Space


def follow_alike(space: Space) -> None:
    """A space's own draft asks for the steps that follow from its choices written out.

    In their order too, since which one a number of chance means hangs on it; single things alone
    stand as their space has them.
    """
    spelled = space.spelled()
    for numbers, choice in spelled:
        made, written_out = space.draft(), Spelling(spelled)
        for number in numbers:
            steps = list(made.steps())
            assert (sorted(steps) if type(made) is DraftOfOne else steps) == written_out.steps()
            made.take(number)
            written_out.take(number)
        assert made.whole == choice
