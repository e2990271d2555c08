"""What the words of a game say, behind one door: whoever changes them changes only this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.kernel.event import Event, Reason, Seat
from ludoteca.kernel.table import Table
from ludoteca.words import Words

View = Mapping[str, Any]


class Speaking:
    """The words of one table in one language, with the names of those who sit there."""

    def __init__(self, language: str, table: Table, players: Sequence[str] = ()) -> None:
        self.language = language
        self.words = Words(language, table.game.name, table.terms.content)
        self._called: Sequence[str] | None = None
        self.call(players)

    def call(self, players: Sequence[str]) -> None:
        """From now on the seats have these names; who has none is called as in lists of tables."""
        if players == self._called:
            return
        self._called = list(players)
        speaker = self.words.speaker
        speaker.players = [name or speaker.player_name(seat) for seat, name in enumerate(players)]

    def title(self, kind: str) -> str:
        """What a decision is called."""
        return self.words.decision(kind)

    def stage(self, view: View) -> str:
        """How far the game is."""
        return self.words.stage(view)

    def question(self, kind: str, view: View, seat: Seat) -> str:
        """What a seat is asked."""
        said: str = self.words.speaker.asked(kind, view, seat)
        return said

    def choice(self, kind: str, choice: Any, view: View) -> str:
        """A choice, as the one who makes it would say it."""
        said: str = self.words.speaker.choice(kind, choice, view)
        return said

    def brief(self, kind: str, choice: Any, view: View) -> str:
        """What tells a choice from others with the same card, if there is something."""
        said: str = self.words.speaker.brief(kind, choice, view)
        return said

    def hint(self, kind: str, choice: Any, view: View) -> str | None:
        """What a bot would do, where the game does not call that choosing."""
        key = f"hint-{kind}"
        if not self.words.has(key):
            return None
        return self.words.say(key, choice=self.choice(kind, choice, view))

    def tell(self, events: Sequence[Event], viewer: Seat | None, view: View) -> list[str]:
        """What happened, as that viewer may hear it."""
        return self.words.tell(events, viewer, view)

    def reason(self, reason: Reason, viewer: Seat | None = None) -> str:
        """Why something is refused; its clause is sent beside it."""
        return self.words.sentence(reason, viewer)

    def line(self, key: str) -> str:
        """A line of the score sheet."""
        return self.words.say(f"line-{key}")

    def seat_name(self, seat: Seat) -> str:
        return self.words.seat_name(seat)
