"""Chamber of Wonders for research: the `spelling` of choices in its list of actions, what is seen.

`codec` names the parts of an observation in their order; `gathering` puts them together.
"""

from __future__ import annotations

from ludoteca.adapters.chamber_of_wonders.codec import CODEC

__all__ = ["CODEC"]
