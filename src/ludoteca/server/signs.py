"""What persons type, as others may see it."""

from __future__ import annotations

from ludoteca.kernel.content import UNSEEN


def one_line(text: str) -> str:
    """In one line, without signs that cannot be seen or that turn others around."""
    return " ".join(UNSEEN.sub(" ", text).split())
