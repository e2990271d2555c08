"""CW-COMP What is in the box, and the words for it.

A *card* is one of 92 Wonders, a *token* one of 20 Grotesque tokens: opaque numbers whose faces are
a design of the content, and a number of skulls.  *Owner* is a seat, or the Collector in solo.
"""

from __future__ import annotations

from ludoteca.kernel.event import Seat

Card = int
Token = int
Owner = int  # a seat; in solo also the Collector

MONSTER, GROTESQUE, LEGENDARY, PRECIOUS, ARCANE, BOOK = range(6)  # CW-COMP.10
TYPES = ("monster", "grotesque", "legendary", "precious", "arcane", "book")
PARTS = ("head", "body", "legs")  # CW-SHOWCASE.4
NO_SET, HEAD, BODY, LEGS = range(-1, 3)  # what a card may be part of; types of Books follow

WONDERS = 92  # CW-COMP.9
CARDS = range(WONDERS)
TOKENS = range(WONDERS, WONDERS + 20)  # CW-COMP.13

AREAS = ("whitechapel", "westminster", "hyde-park", "bank", "abbey")  # CW-COMP.6
CONTACTS = ("dreyfuss", "fezzik", "pebbleton", "rek", "butch", "loris")  # CW-COMP.8
CLUBS = ("detectives", "bankers", "gravediggers", "goldsmiths", "carpenters", "cat-lovers")
SOLO_AREAS = ("business-house", "scotland-yard", "daily-telegraph", "central-market")
SOLO_CONTACTS = ("clark", "olivander", "boss", "cara", "parker", "catherine")

RING = 4  # CW-SETUP.5, CW-SETUP.9: Areas and Contacts in play
SHOWCASES = 9  # CW-COMP.3
MARKERS = 3  # CW-SETUP.3
OPENING = 5  # CW-EXPAND.2: what it costs to remove a Coming Soon marker
FAME_TOKEN = 3  # CW-FAME.1
PRECIOUS_INCOME = 3  # CW-WONDER-PRECIOUS.1
BOOK_SCALE = (0, 1, 4, 9, 16)  # CW-WONDER-BOOK.3

DECK, SUPPLY, TABLE = 0, 1, 2  # the streams of chance: Wonders; Grotesque tokens; setup and automa

HUMAN: Seat = 0  # the one seat of a solo game
COLLECTOR: Owner = 1  # CW-SOLO.1
