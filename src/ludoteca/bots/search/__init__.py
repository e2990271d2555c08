"""Search: what would become of each choice, in many worlds that the seat holds possible?

Information-set Monte Carlo tree search with several observers.  `sense` says what is wanted of a
game, `tree` holds what has been learned, `searching` plays the imagined games, and
`thought` tells the outcome.
"""

from ludoteca.bots.search.searching import Search
from ludoteca.bots.search.sense import Sense
from ludoteca.bots.search.thought import Prospect, Thought

__all__ = ["Prospect", "Search", "Sense", "Thought"]
