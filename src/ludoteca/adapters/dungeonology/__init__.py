"""Dungeonology for research: its list of `actions`, the `spelling` of choices, what is observed.

`codec` names the parts of an observation in their order; `gathering` reads the longer ones.
"""

from __future__ import annotations

from ludoteca.adapters.dungeonology.codec import CODEC

__all__ = ["CODEC"]
