"""How a greedy player of Chamber of Wonders weighs things: each number and what it stands for.

Everything is counted in Fame unless it says otherwise.  What the rulebook gives comes from the
rules; the rest is judgement.  What becomes of it with other numbers: docs/tuning.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from ludoteca.games.chamber_of_wonders.components import OPENING

POUNDS = 3.0  # to a Fame (CW-SCORE.4)
HELD = 1.0  # Fame that a card left in the hand costs (CW-SCORE.6)
NEVER = 9.0  # Fame: more than any sale brings, so where there is no card for it, it is not done


class Gives(msgspec.Struct, frozen=True):
    """Cards that nobody knows yet, and Fame on top: below nought, what others have of it."""

    cards: float
    fame: float = 0.0
    each: float = 0.0  # likewise, for each other player


class Auctions(msgspec.Struct, frozen=True):
    """Cards for money: how many one is likely to come by, and pounds that each of them takes."""

    most: float
    pounds: float


class Sells(msgspec.Struct, frozen=True):
    """So many cards of the hand become money, with a bonus in pounds."""

    sold: float
    bonus: int = 0
    fame: float = 0.0
    least: int = 0  # cards in the hand; with fewer it is not worth a turn


class Exchanges(msgspec.Struct, frozen=True):
    """The worst card of the hand for an unknown one, which is worth so much Fame."""

    fame: float


class SellsBest(msgspec.Struct, frozen=True):
    """One card of the hand at its value, the one that brings most."""

    fame: float = 0.0


class Sheds(msgspec.Struct, frozen=True):
    """A card of the hand is given up, and that is all."""


class Opens(msgspec.Struct, frozen=True):
    """A showcase for nothing, while there is something to show in it."""

    fame: float


Area = Gives | Auctions | Sells | Exchanges
Contact = Gives | SellsBest | Sheds | Opens

AREAS: Mapping[str, Area] = MappingProxyType(
    {
        "whitechapel-A": Gives(cards=3.0, fame=-0.5),  # two safe cards; the others draw one each
        "whitechapel-B": Gives(cards=0.6),  # of two cards those of one Type; others may as well
        "westminster-A": Gives(cards=3.0, fame=-2.0),  # three for everybody, some of their choosing
        "westminster-B": Gives(cards=3.0, fame=-1.5),  # three for everybody, each of one's choosing
        "hyde-park-A": Auctions(most=1.5, pounds=5.0),  # as many cards as players, and all bid
        "hyde-park-B": Auctions(most=1.5, pounds=5.0),
        "bank-A": Sells(sold=1.0, bonus=3),  # CW-AREA-BANK-A.2
        "bank-B": Sells(sold=2.0, least=3),  # up to three (CW-AREA-BANK-B.1): the third is dear
        "abbey-A": Gives(cards=1.0),  # one for everybody; who gives them keeps a good one
        "abbey-B": Exchanges(fame=1.0),
        "business-house-A": Auctions(most=1.5, pounds=5.0),  # two at most; the Collector buys too
        "business-house-B": Auctions(most=0.4, pounds=6.0),  # the Collector gets the money
        "scotland-yard-A": Gives(cards=3.5, fame=-1.0),  # the Collector gets two as well
        "scotland-yard-B": Gives(cards=2.0, fame=0.5),  # the best of three; the Collector gets one
        "daily-telegraph-A": Gives(cards=2.0, fame=-2.5),  # the Collector gets three, and money
        "daily-telegraph-B": Gives(cards=1.2),  # of three those of other Types than on the table
        "central-market-A": Sells(sold=1.0, bonus=3, fame=-1.0),  # three pounds for the Collector
        "central-market-B": Sells(sold=1.0, fame=-1.0),
    }
)

CONTACTS: Mapping[str, Contact] = MappingProxyType(
    {
        "dreyfuss": Gives(cards=0.0, fame=3 / POUNDS),  # CW-CONTACT-DREYFUSS.1
        "fezzik": Gives(cards=1.0),
        "pebbleton": Gives(cards=2.0, each=-0.7),  # the others draw one each
        "rek": SellsBest(),
        "butch": Opens(fame=OPENING / POUNDS),  # what it would cost otherwise
        "loris": Gives(cards=0.0, fame=-0.1),  # one sees a card that one cannot keep: not worth it
        "clark": Gives(cards=0.0, fame=0.1),  # a token for the Collector too: hardly worth it
        "olivander": Sheds(),
        "boss": SellsBest(fame=-1.0),  # three pounds for the Collector
        "cara": Gives(cards=1.0, fame=0.5),  # the best of three; he loses it, and gets three pounds
        "parker": Gives(cards=1.0, fame=1.0),  # the better of two; the Collector gets one as well
        "catherine": Gives(cards=0.0, fame=-1.0),  # a Fame token for the Collector: not worth it
    }
)


class Taste(msgspec.Struct, frozen=True):
    """How a greedy player weighs things, in Fame unless it says otherwise."""

    # What a content scores beyond what is printed on it
    types: float = 0.0  # Types that the chamber will show at least, for an Arcane to count
    skulls: float = 1.0  # a Grotesque: of the token for most skulls, how much it brings on average
    copied: float = 0.5  # a Legendary: of its token, what it loses as a copy may follow
    spoilt: float = 1.0  # a Legendary: that another's copy loses its token by it

    # Patience: what a content may grow by while it waits
    patient: int = 2  # displays: with more to come than these, what may grow is waited for
    books: float = 9.0  # a Book set that wants a Book: so much, less one for each it has
    parts: float = 1.5  # a part of a Monster that wants the others
    hoped: int = 1  # showcases that will be opened with money still to come

    # Unknown cards, and when to stop revealing them
    wanted: float = 3.0  # one more, while there are more showcases to fill than cards
    spare: float = 1.5  # one more, while those left over are fewer than *spares*: one may choose
    spares: int = 4  # cards
    safe: int = 2  # cards revealed that are unlikely to share a Type: so far one goes on anyway
    third: float = 2.0  # what an unknown card must add for one card more than that

    # Buying, selling, taking and giving
    seen: float = 1.0  # that one sees what one buys, for each card
    keen: float = 0.3  # that nobody else gets a card for which one bids
    share: float = 0.3  # of a card's worth, what one bids at most: others leave some cheaper
    sealed: float = 0.6  # of that, what one bids at least where bids are sealed
    kept: int = 2  # pounds that no bid touches while a showcase may still be opened
    profit: float = 0.2  # that a sale must bring
    whim: float = 1.0  # up to so much of chance in an Agent's choice: nobody can reckon with it
    nothing: float = -1.0  # a turn at an Area that buys cards, with none to sell
    burden: float = 0.5  # that a card may cost at most to be taken: it may still come in useful
    good: float = 1.5  # what a card must add to be kept, where another may be kept instead

    # Alone
    pound: float = 0.8  # of a third of a Fame, what a pound counts: some are left over at the end
    bargain: float = 0.5  # that a purchase must bring
    reference: float = 1.0  # what an unknown card must add for one that the Collector may get

    areas: Mapping[str, Area] = AREAS
    contacts: Mapping[str, Contact] = CONTACTS


TASTE = Taste()
FIRST_SIGHT = Taste(  # of all below a Master: what one believes before measuring (docs/tuning)
    types=5.0,  # of six, a chamber shows them all in the end
    books=5.0,
    patient=3,
    spares=3,
    share=0.45,
    areas=MappingProxyType({**AREAS, "whitechapel-A": Gives(cards=2.0, fame=-0.5)}),
)
GIVEN = (  # by the rules: nothing to be tuned
    *("areas.bank-A.bonus", "areas.central-market-A.bonus"),
    *("contacts.dreyfuss.fame", "contacts.butch.fame"),
)
LOOKED_THROUGH = 40  # cards of the deck, to tell what Type adds most: enough, and soon done
