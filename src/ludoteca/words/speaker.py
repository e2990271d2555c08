"""What the words of every game can do, from a view alone: a terminal or a browser needs no more.

A *view* is what ``table.view(seat)`` gives, or the same after a journey as JSON.

>>> import ludoteca
>>> from ludoteca.words import Words
>>> table = ludoteca.new("king-of-con", seats=2, seed=7)
>>> speaker = Words("en", "king-of-con").speaker
>>> speaker.asked("Passions", table.view(0), 0)
'Two of these three Passions you keep until the end, in secret. Which one do you give up?'
>>> speaker.choice("Passions", table.decision(0).default, table.view(0))
'#HomeVideo (Category: films and series to own)'
>>> speaker.players = ["Anna", "Bruno"]
>>> speaker.seat_name(1), speaker.seat_name(0, viewer=0)
('Bruno', 'Anna (you)')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.kernel.event import Seat
from ludoteca.kernel.terms import Option, Value, spell

if TYPE_CHECKING:
    from ludoteca.words import Words

Heard = dict[str, Any]
Lines = list[str]
View = Mapping[str, Any]


class Speaker:
    """How keys and numbers become words; while there is no game, this is all there is."""

    players: Sequence[str] = ()  # by seat: names that win over those of the house

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def look(self, view: View) -> None:
        """Learn from a view what never changes during a game."""

    # ------------------------------------------------------------ names

    def house_name(self, seat: Seat) -> str:
        """What the house calls a seat whose player has no name."""
        return self.player_name(seat)

    def player_name(self, seat: Seat) -> str:
        """The same, whomever the seat plays in the game."""
        key = f"seat-{seat + 1}"
        return self.say(key) if self.words.has(key) else str(seat + 1)

    def seat_name(self, seat: Seat, viewer: Seat | None = None) -> str:
        """Who sits there, with '(you)' for the viewer."""
        named = 0 <= seat < len(self.players) and self.players[seat]
        name = self.players[seat] if named else self.house_name(seat)
        return self.say("seat-you", name=name) if seat == viewer else name

    def seat_names(self, seats: Iterable[Seat], viewer: Seat | None = None) -> str:
        return self.words.listed([self.seat_name(seat, viewer) for seat in seats])

    def counted(self, counts: Iterable[tuple[Seat, int]], viewer: Seat | None) -> str:
        """``Lulu 2, Zak 4``."""
        return ", ".join([f"{self.seat_name(seat, viewer)} {n}" for seat, n in counts])

    def object_name(self, number: int) -> str:
        """A thing of the game by its name."""
        return str(number)

    def value(self, option: str, value: Value) -> str:
        """What a value of an option means."""
        return self.say(f"value-{option}-{spell(value)}")

    def cited(self, option: Option) -> str:
        """Where the law speaks of an option."""
        return option.clause

    def arguments(self, args: Mapping[str, Any], viewer: Seat | None) -> dict[str, Any]:
        """The arguments of a message with numbers that name something turned into its name."""
        return dict(args)

    @staticmethod
    def stage(view: View) -> tuple[str, dict[str, Any]] | None:
        """How far the game is, as everybody sees it: a message and its arguments."""
        return None

    def printed(self, is_sought: Callable[[str], bool]) -> Lines:
        """What is on the cards whose name is sought."""
        return []

    # ------------------------------------------------------------ what is asked, what happens

    def choice(self, kind: str, choice: Any, view: View) -> str:
        """A whole choice in words, as the one who makes it would say it."""
        raise NotImplementedError

    def brief(self, kind: str, choice: Any, view: View) -> str:
        """What it names, where other choices are alike but for that; else nothing."""
        return ""

    def asked(self, kind: str, view: View, seat: Seat) -> str:
        """What *seat* is asked, plainly, without a word on how to answer."""
        raise NotImplementedError

    def tell(self, heard: Sequence[Heard], viewer: Seat | None, view: View) -> Lines:
        """The sentences of what *viewer* has heard."""
        raise NotImplementedError


def face_of(view: View, card: int) -> int | None:
    """The face of a card, where the view shows it."""
    cards: Sequence[int | None] = view.get("cards", ())
    return cards[card] if 0 <= card < len(cards) else None
