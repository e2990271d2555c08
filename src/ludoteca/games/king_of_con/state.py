"""KC-21 The position of a game of King of Con, and who sees what of it."""

from __future__ import annotations

from ludoteca.games.king_of_con.auctions import Astatosta, Award
from ludoteca.games.king_of_con.components import NOWHERE, OBJECT_CARDS, PASSION_CARDS
from ludoteca.games.king_of_con.monkeys import MonkeyControl
from ludoteca.games.king_of_con.passions import Passions
from ludoteca.games.king_of_con.rounds import Round
from ludoteca.games.king_of_con.scavenging import Scavenging, Spoils
from ludoteca.games.king_of_con.showing_off import Predominance
from ludoteca.games.king_of_con.terms import Terms
from ludoteca.kernel.event import Seat
from ludoteca.kernel.state import State

ConFrame = Round | Passions | Astatosta | Award | Scavenging | Spoils | Predominance | MonkeyControl


class Con(State):
    """KC-21.1 Everything is public but Reserves, Passions, the deck and offers not yet revealed.

    The face of a Passion card is a Characteristic, 1 to 15; that of an Object card its number,
    1 to 25, by which everybody calls it once it is shown.
    """

    public = (
        *("seats", "round", "bank", "bins", "monkey", "passions", "box", "deck", "stands"),
        *("laid", "owner", "value", "guests", "theme", "boxed", "ranking"),
    )
    own = ("reserve",)  # KC-7.6: all that moves is seen, so others could reckon it (AMB-27)

    terms: Terms
    stack: list[ConFrame] = []
    faces: tuple[int, ...] = ()
    round: int = 1
    bank: int = 0
    reserve: list[int] = []
    bins: list[int] = []
    monkey: list[int] = []
    passions: tuple[tuple[int, ...], ...] = ()  # cards, by seat
    box: tuple[int, ...] = ()  # cards out of the game
    deck: tuple[int, ...] = ()  # cards; the next one is the last
    stands: tuple[int, ...] = ()  # Objects, by Stand
    laid: list[int] = []  # tokens on the Stands: stand * seats + seat
    owner: list[int] = []  # by Object: a seat, STALLS or NOWHERE
    value: list[int] = []  # by Object: the tokens on it
    guests: tuple[int, ...] = ()  # Scenario 4: Characteristics, the last is this round's
    theme: int = 0  # Scenario 7: a Characteristic
    boxed: int = NOWHERE  # Scenario 6: the card that is face down on a Stand
    ranking: tuple[Seat, ...] = ()

    def backs(self) -> tuple[range, ...]:
        """KC-2.4, KC-2.5 Two kinds of cards have secrets."""
        return PASSION_CARDS, OBJECT_CARDS

    def opens(self, field: str) -> bool:
        """AMB-27 The one `own` field is the Reserve."""
        return self.terms.open_reserves
