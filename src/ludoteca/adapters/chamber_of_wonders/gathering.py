"""What a seat sees of a game of Chamber of Wonders, gathered as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ludoteca.adapters.chamber_of_wonders.spelling import ALL_CONTACTS, AREAS, DESIGNS
from ludoteca.adapters.codec import Gathering
from ludoteca.adapters.looking import count, faces, held, on_table, own, public
from ludoteca.adapters.parts import flags
from ludoteca.games.chamber_of_wonders.components import CLUBS, RING, SHOWCASES
from ludoteca.games.chamber_of_wonders.showcases import NO_TOKEN, Showcase
from ludoteca.games.chamber_of_wonders.state import CLOCKWISE, Chamber
from ludoteca.games.chamber_of_wonders.turns import Turn
from ludoteca.kernel.event import Seat

MANY = len(DESIGNS)
TOPMOST = 3  # cards of the deck that a seat may have seen
NO_TURN = Turn()
AREA_FLAGS, CONTACT_FLAGS = flags(len(AREAS) + 1), flags(len(ALL_CONTACTS) + 1)
CLUB_FLAGS, CARD_FLAGS, PLACE_FLAGS = flags(len(CLUBS) + 1), flags(MANY + 1), flags(RING + 1)

public(  # what is read of the state, besides purses and cards
    Chamber,
    *("seats", "turn", "active", "areas", "contacts", "clubs", "agents", "visited"),
    *("markers", "fame", "loose"),
)
on_table(Chamber, "displays")  # besides; of "hands", "deck", "discard", "supply" only a part
PURSES = own(Chamber, "purse")


class Shown(NamedTuple):
    """What all see of somebody's showcases."""

    displayed: tuple[Showcase, ...]  # of which the rest was made
    fame: int
    tokens: int
    counts: bytes  # by design


NOTHING_SHOWN = Shown((), 0, 0, bytes(MANY))


class ChamberGathering(Gathering):
    """Showcases and the ring are kept as long as they are the same: tuples are never written into.

    Piles are told by how many cards they have; of each card only who knows it sees the face.
    """

    def __init__(self) -> None:
        self._shown: dict[Seat, Shown] = {}
        self._places: tuple[tuple[str, ...], tuple[str, ...]] = (), ()
        self._ring = ring((), ())

    def gather(self, s: Chamber, seat: Seat) -> tuple[bytes, bytes]:
        owners = max(s.seats, 2)  # who plays alone plays against the Collector
        around = CLOCKWISE[owners][seat]
        playing = around if s.seats > 1 else around[:1]
        turn = s.stack[0] if s.stack else NO_TURN
        if not isinstance(turn, Turn):
            turn = NO_TURN
        shown = [self._shown_by(s, owner) for owner in around]
        return (
            b"".join(
                (
                    bytes((held(s.turn),)),
                    *[tally(s.agents[x]) for x in playing],
                    *[tally(s.visited[x]) for x in playing],
                    numbers(s, seat, around, turn, shown),
                    hands(s, seat, around),
                    *[each.counts for each in shown],
                    bytes([len(each.displayed) for each in shown]),
                    piles(s, seat),
                )
            ),
            b"".join(
                (
                    flags(owners)[(s.active - seat) % owners],
                    self._ring_of(s),
                    clubs(s, around),
                    PLACE_FLAGS[turn.area + 1],
                    firsts(s, seat),
                    topmost(s, seat),
                )
            ),
        )

    def _shown_by(self, s: Chamber, owner: Seat) -> Shown:
        displayed = s.displays[owner]
        found = self._shown.get(owner, NOTHING_SHOWN)
        if found.displayed is not displayed:
            found = self._shown[owner] = show(s, displayed)
        return found

    def _ring_of(self, s: Chamber) -> bytes:
        places = s.areas, s.contacts
        if places != self._places:
            self._places, self._ring = places, ring(*places)
        return self._ring


@lru_cache(maxsize=4096)
def tally(places: tuple[int, ...]) -> bytes:
    """By place of the ring, how often it is among these."""
    return bytes([places.count(place) for place in range(RING)])


def ring(areas: tuple[str, ...], contacts: tuple[str, ...]) -> bytes:
    """The Areas and the Contacts, as far as they are laid out."""
    named = [AREA_FLAGS[AREAS.index(area) + 1] for area in areas]
    named += [AREA_FLAGS[0]] * (RING - len(areas))
    named += [CONTACT_FLAGS[ALL_CONTACTS.index(contact) + 1] for contact in contacts]
    return b"".join([*named, *[CONTACT_FLAGS[0]] * (RING - len(contacts))])


def show(s: Chamber, displayed: tuple[Showcase, ...]) -> Shown:
    counts, everybody = bytearray(MANY), (1 << s.seats) - 1
    for chest in displayed:
        count(s, everybody, chest.cards, counts, 0)
    return Shown(
        displayed,
        sum([chest.fame for chest in displayed]),
        sum([chest.token != NO_TOKEN for chest in displayed]),
        bytes(counts),
    )


def numbers(
    s: Chamber, seat: Seat, around: tuple[Seat, ...], turn: Turn, shown: list[Shown]
) -> bytes:
    """The turn, and what each owner has but cards."""
    purse, loose, fame, cards = PURSES(s, seat), s.loose, s.fame, s.hands
    tokens = [each.token for each in s.displays[seat] if each.token != NO_TOKEN]
    skulls = sum(faces(s, seat, [*tokens, *loose[seat]])) - len(tokens) - len(loose[seat])
    return bytes(
        [
            *(turn.stage, turn.used),
            *[s.markers[x] for x in around],
            *[held(purse[x]) for x in around],
            *[fame[x] + each.fame for x, each in zip(around, shown, strict=True)],
            *[len(loose[x]) + each.tokens for x, each in zip(around, shown, strict=True)],
            held(skulls),
            *[len(cards[x]) for x in around],
        ]
    )


def hands(s: Chamber, seat: Seat, around: tuple[Seat, ...]) -> bytearray:
    """By owner and design, how many cards the seat knows to be there."""
    counts = bytearray(MANY * len(around))
    for i, owner in enumerate(around):
        count(s, 1 << seat, s.hands[owner], counts, MANY * i)
    return counts


def piles(s: Chamber, seat: Seat) -> bytearray:
    """A-60 The discard pile by design, or its top card; then how many cards the piles have."""
    counts = bytearray(MANY)
    piled = s.discard if s.terms.open_discard else s.discard[-1:]
    count(s, 1 << seat, piled, counts, 0)
    counts += bytes((len(s.discard), len(s.deck), len(s.supply)))
    return counts


def clubs(s: Chamber, around: tuple[Seat, ...]) -> bytes:
    named = s.clubs
    if not named:
        return CLUB_FLAGS[0] * len(around)
    given = [CLUBS.index(named[x]) + 1 if x < len(named) else 0 for x in around]
    return b"".join([CLUB_FLAGS[club] for club in given])


def firsts(s: Chamber, seat: Seat) -> bytes:
    """One's own showcases by their first cards."""
    seen = faces(s, seat, [chest.cards[0] for chest in s.displays[seat]])
    return b"".join([CARD_FLAGS[each] for each in seen]) + CARD_FLAGS[0] * (SHOWCASES - len(seen))


def topmost(s: Chamber, seat: Seat) -> bytes:
    """The first cards of the deck, as far as the seat has seen them."""
    seen = faces(s, seat, s.deck[-1 : -1 - TOPMOST : -1])
    return b"".join([CARD_FLAGS[each] for each in (*seen, *[0] * (TOPMOST - len(seen)))])
