"""What boards say, remembered: one Fluent message with a number in it takes 60 microseconds."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from ludoteca.boards.wire import Kind, Piece, Zone
from ludoteca.kernel.event import Seat
from ludoteca.words import Words

MOST = 5000  # messages that are remembered; players' names may be in them


class Sayings:
    """The messages of one `Words`, each formatted once."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._said: dict[Any, str] = {}
        self.pieces: dict[Any, Piece] = {}  # pieces without marks, by what a game likes

    def say(self, key: str, **args: int | str) -> str:
        """The message of that key."""
        asked = (key, *args.items())
        said = self._said.get(asked)
        if said is None:
            said = self._words.say(key, **args)
            self._keep(asked, said)
        return said

    def seat_name(self, seat: Seat, viewer: Seat | None) -> str:
        """Who sits there; '(you)' is a message too."""
        name = self._words.seat_name(seat)
        return self.say("seat-you", name=name) if seat == viewer else name

    def _keep(self, asked: Any, said: str) -> None:
        if len(self._said) >= MOST:
            self._said.clear()
        self._said[asked] = said

    # ------------------------------------------------------------ zones

    def zone(
        self,
        name: str,
        kind: Kind,
        pieces: list[Piece] | None = None,
        **more: int | None,
    ) -> Zone:
        """A zone of the whole table: ``deck``."""
        return Zone(name, kind, self.say(f"zone-{name}"), tuple(pieces or ()), **more)

    def own_zone(
        self,
        name: str,
        kind: Kind,
        owner: tuple[Seat, str],
        pieces: list[Piece] | None = None,
        **more: int | None,
    ) -> Zone:
        """A zone of a seat, given with its name: ``hand-2``."""
        seat, called = owner
        label = self.say(f"zone-{name}", seat=called)
        return Zone(f"{name}-{seat}", kind, label, tuple(pieces or ()), seat, **more)


_ALL: WeakKeyDictionary[Words, Sayings] = WeakKeyDictionary()


def sayings(words: Words) -> Sayings:
    """What has been said in these words."""
    found = _ALL.get(words)
    if found is None:
        found = _ALL[words] = Sayings(words)
    return found
