"""Some games of one setting, row by row: where one ends, the next of its series begins at once."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.adapters.match import Match, Setting
from ludoteca.kernel.event import Seat
from ludoteca.kernel.state import WORD

Kept = tuple[bytes, int]  # a game in progress, and the seed that it began with


def following(seed: int) -> int:
    """The seed of the game that follows the one with that seed, in the same row.

    Each row has a series of its own: what is played in one changes nothing in another.
    """
    return (seed * 6364136223846793005 + 1442695040888963407) & WORD


class Rows:
    """One match in each row; `seats` says whose step is next."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.matches: list[Match] = []
        self.seeds: list[int] = []  # of the games that are being played
        self.seats: list[Seat] = []
        self.ended: list[int] = []  # rows whose game came to its end with the last step
        self.cut: list[int] = []  # rows whose game was cut off with it
        self.returns: list[list[float]] = []  # of those that ended
        self._small: list[bytes | bytearray] = []
        self._masks: list[bytes | bytearray] = []

    def begin(self, seeds: Sequence[int]) -> None:
        """New games, a row for each seed."""
        self.seeds = [*seeds]
        self._put([self.setting.begin(seed) for seed in self.seeds])

    def _put(self, matches: list[Match]) -> None:
        self.matches = matches
        self.seats = [match.awaited[0] for match in matches]
        self.ended, self.cut, self.returns = [], [], []
        pairs = [*zip(matches, self.seats, strict=True)]
        self._small = [match.small(seat) for match, seat in pairs]
        self._masks = [match.mask_bytes(seat) for match, seat in pairs]

    def step(self, actions: Sequence[int]) -> None:
        """One action in each row, all known to be legal; each game is looked at while at hand."""
        matches, seats, longest = self.matches, self.seats, self.setting.longest
        small, masks = self._small, self._masks
        self.ended, self.cut, self.returns = [], [], []
        for row, action in enumerate(actions):
            match = matches[row]
            match.take(seats[row], action)
            if not match.awaited:
                self.ended.append(row)
                self.returns.append(match.returns())
                match = self._next(row)
            elif match.steps >= longest:
                self.cut.append(row)
                match = self._next(row)
            seat = match.awaited[0]
            seats[row] = seat
            small[row] = match.small(seat)
            masks[row] = match.mask_bytes(seat)

    def _next(self, row: int) -> Match:
        """Where a game was, the one that follows."""
        seed = following(self.seeds[row])
        match = self.setting.begin(seed)
        self.matches[row], self.seeds[row] = match, seed
        return match

    def small(self) -> bytes:
        """What the seats observe whose steps are next, as small numbers, row after row."""
        return b"".join(self._small)

    def masks(self) -> bytes:
        """By row and action, whether it may be taken."""
        return b"".join(self._masks)

    def refusal(self, row: int, action: int) -> str:
        return self.matches[row].refusal(self.seats[row], action)

    def keep(self) -> list[Kept]:
        """All games in progress, for `recall`."""
        pairs = zip(self.matches, self.seeds, strict=True)
        return [(match.to_bytes(), seed) for match, seed in pairs]

    def recall(self, kept: Sequence[Kept]) -> None:
        """Go on from games that were kept."""
        matches = [self.setting.load(data) for data, _ in kept]
        self.seeds = [seed for _, seed in kept]
        self._put(matches)
