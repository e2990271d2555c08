"""Research interfaces: the games as PettingZoo, Gymnasium and OpenSpiel know games, and in batches.

Everything here is an adapter over the kernel's small steps; the packages are optional extras.
`python -m ludoteca.adapters king-of-con 137` says what an action means.
"""

from __future__ import annotations

from ludoteca.adapters.actions import Actions
from ludoteca.adapters.codec import Codec, codec
from ludoteca.adapters.match import IllegalActionError, Match, Setting
from ludoteca.adapters.parts import Layout, Part

__all__ = [
    "Actions",
    "Codec",
    "IllegalActionError",
    "Layout",
    "Match",
    "Part",
    "Setting",
    "codec",
]
