"""DG-1 What is in the box, and the words for it.

A *Scholar* is a figure that a seat plays; a *Student* one of the small grey figures.  Colours of
Information are numbers in ascending order of value, and in masks one bit for each of them.
"""

from __future__ import annotations

from typing import Literal, get_args

Colour = int
Mask = int  # of colours, of slots: one bit for each

CIVILIZATION, MILITIA, MYSTICISM, WEALTH, HIERARCHY = range(5)  # DG-6.13
Information = Literal["civilization", "militia", "mysticism", "wealth", "hierarchy"]
COLOURS: tuple[Information, ...] = ("civilization", "militia", "mysticism", "wealth", "hierarchy")
LETTERS = "GRBYP"  # as tables write them: green, red, blue, yellow, purple
CUBES = (20, 15, 13, 10, 6)  # DG-1.8
FALSE, UNIVERSAL = 5, 6  # RC-FLS, RC-UNI: cubes that no column has as its own
CUBE_LETTERS = LETTERS + "FU"
SUPPLY = (*CUBES, 10, 10)  # RC-CMP.4

TrickType = Literal[
    "exploration", "subterfuge", "magic", "social", "notoriety", "fate",
    "alchemy", "specialists", "spriggan",
]  # fmt: skip
TRICK_TYPES: tuple[TrickType, ...] = get_args(TrickType)  # DG-22.1, RC-CMP.5
ADDED_TYPES = ("rocca.alchemy", "rocca.specialists")  # RC-MIX.2, RC-MIX.3
TRIANGLES = ("cyan", "orange", "white", "black")  # DG-1.7
Triangle = Literal["cyan", "orange", "white", "black"]
DIRECTIONS = ("N", "E", "S", "W")  # DG-3.4
FLOORS = ("I", "II", "III", "IV")  # DG-1.3, RC-ZN4.2
START = "START"  # DG-5.2: the Starting Zone, on Floor I
SPECIAL_ZONES = {  # RC-ZSP.1, RC-ZSP.4, RC-ZSP.5: by module, of the Big Bosses
    "rocca.fredo": ["I-T"],  # Thermal Baths
    "rocca.marconiglio": ["II-D"],  # his Den
    "rocca.enrico-giovanni": ["III-C", "IV-C", "III-K"],  # Crypt; Catacombs, without Floor IV too
    "rocca.scylla-and-charybdis": ["IV-L", "III-L"],  # Charybdis' Lair, without Floor IV too
}
LAIRS = SPECIAL_ZONES["rocca.scylla-and-charybdis"]
CAMP_Z = "Z"  # RC-SCH.4: after the Floor on which it is placed
SLOTS = "abcdefgh"  # DG-18.2: clockwise from the north side's west slot
SLOTS_BY_SIZE: dict[int, tuple[str, ...]] = {  # of a Zone so many ordinary ones wide
    1: tuple(SLOTS),
    2: (  # GS5: by quarter, and the slot of that quarter
        *("NW.a", "NW.b", "NE.a", "NE.b", "NE.c", "NE.d", "SE.c", "SE.d"),
        *("SE.e", "SE.f", "SW.e", "SW.f", "SW.g", "SW.h", "NW.g", "NW.h"),
    ),
}

SCHOLARS, NEW_SCHOLARS = 4, 7  # DG-1.1, RC-CMP.1
CONGREGATIONS = ("phi", "zeta", "iota", "lambda")  # RC-CNG.1
MEMBERS = 3  # RC-CNG.9: of each, in the Reserve; the other three of Iota stay in the box
STANDARD = -1  # RC-CNG.15: a grey Student at the Bonfire, among those of Congregations
ZONES = 18  # DG-1.3
ZONES_ON_FLOOR = 6  # DG-1.4, RC-CMP.3
OMEGA_CARDS, TOMES = 21, 4  # RC-CMP.2, RC-CMP.7: faces of the Tome
RESEARCHES, OPEN_RESEARCHES = 12, 3  # RC-CMP.2, RC-RES.1
CLANS, NEW_CLANS = 3, 12  # DG-1.5, RC-CMP.2
TRICKS = 105  # DG-1.6
JINXES, INTERNS, RANDOMIZERS = 15, 10, 16  # DG-1.10
ADDED_TRICKS = {  # RC-CMP.5: its own cards; RC-ALC.1, RC-SPC.1, RC-SPG.1: and Fate 4, Fate 5
    "rocca.alchemy": (18, 2, 1),
    "rocca.specialists": (18, 2, 1),
    "rocca.spriggan": (4, 0, 0),
}
NEW_PROFILES, NEW_PANICS = 10, 3  # Part 3.5, Part 3.10: those of the ordinary Bosses
NEW_JINXES, SPECIALISTS = 8, 9  # RC-CMP.2: the tenth new Intern is Spriggan
ALERT_CARDS = ("easy", "introductory", "medium", "hard")  # DG-1.11
AlertCard = Literal["easy", "introductory", "medium", "hard"]
PANICS = 3  # DG-1.12
STUDENTS, OMEGA_STUDENTS = 40, 5  # DG-1.14
ALERT_SPACES = OMEGA_STUDENTS - 1  # DG-11.12

STUNNED, KNOWLEDGE, STAIRS, WALLS = 14, 4, 9, 18  # DG-1.13, bookkeeping: DG-1.16
ZONE_TOKENS = {  # DG-1.13, each of them a hard limit: DG-Q.4
    "secret-passage": 6,
    "teleport": 3,
    "trap-stop": 3,
    "trap-toll": 3,
    "trap-ambush": 3,
    "fool": 1,  # RC-CMP.4
}

LEAST_STARS = 2  # DG-15.1
PLACING_BONUS = (10, 7, 5, 3)  # DG-15.8
MORE_CUBES = (0, 0, 1, 3, 6, 10)  # DG-24.3: by the number of cubes declared
LEVELS = ("freshmen", "students", "professors", "deans")  # DG-12: players count as so many fewer
Level = Literal["freshmen", "students", "professors", "deans"]

ZONE_EFFECTS = {  # DG-32.3 to DG-32.6: when each of them works
    "good-luck": "passive",
    "bad-luck": "passive",
    "danger": "passive",
    "ambush": "entry",
    "stop": "entry",
    "toll": "entry",
    "stairs": "entry",
    "boss": "entry",
    "secret-passage": "exit",
    "bivouac": "action",
    "teleport": "action",
    "hecatomb": "entry",  # RC-ZEF.8, and what follows
    "forced-passage": "passive",
    "hire-familiar": "action",
    "bucket": "entry",
    "idol": "action",
    "pillar": "action",
    "bridge": "exit",
    "snake-pit": "entry",
}
NUMBERED = ("good-luck", "bad-luck", "danger", "ambush", "toll")  # these bear a number


CLAN = TRICKS + JINXES + ZONES  # the Clan card on the Campus, in the base game
TRAPS = ("ambush", "stop", "toll")  # DG-36.8: three tokens of each

# One stream of chance for each purpose.
TABLE, RANDOMIZER, TRICK_DECK, JINX_DECK, PILES, UNIVERSITY = range(6)
STREAMS = 6

NO_CUBE: Colour = -1  # an empty space
NO_EGG = -1  # instead of an Egg (RC-BIG.8)
EGG_CUBES = (FALSE,) * 4 + (UNIVERSAL,) * 3  # part 3.6: what Marconiglio hides in them
GONE = -1  # the spot of a Scholar who has left the game (DG-15.10)
NOWHERE = -1  # the spot of a Boss who is not in the Dungeon (DG-2.9)
CAMP = 0  # the spot of the Starting Zone, which is placed first

REST, THESIS, EXPLORE = range(3)  # DG-13.1: the Activities
Deed = tuple[int, ...]  # what, then with what
OWN_PHASE, OWN_TEST, OTHERS_TEST, OTHERS_PHASE = range(4)  # DG-17.2, DG-17.3: when one plays
REACTION = 4  # DG-34.11: in answer to a Main Effect
PASS, MOVE, PLACE, PLAY, ABILITY, STUDY, SPY, QUIET, BIVOUAC, TELEPORT, MAIN = range(11)
HIRE, CLAIM = 11, 12  # RC-ZEF.1, RC-RES.2
MEMBER = 13  # RC-CNG.20
OMEGA_PHASE = 200  # RC-OPH.1: the stage of a turn in which it is, and after it
MODE = 14  # RC-BIG.4: what only the mode of a Big Boss allows, of which there are
THAW, TAKE_EGG, OPEN_EGG, TAKE_IDOL, TOPPLE, BRING_HOME, OFFER = range(7)
PLAYED = (PLAY, ABILITY, MAIN, MEMBER)  # what others may answer
CLAIMS = 3  # in the place of an Activity: the first of the Research cards that lie open

# What is noted of a turn: an Action that is neither Study nor Espionage (DG-23.2), that the Boss
# Zone Effect was activated (DG-31.2), that Revellers were met (Part C.11), that Doors are ignored
# and that the Homunculus has paid (Part C.8, Part C.9); that a Familiar has driven the Boss off
# and that a Research card was taken; that the Night Porter has opened a Door.
ACTED, BOSS_MET, REVELLED, LOCKS_PICKED, HOMUNCULUS, DRIVEN_OFF, RESEARCHED, PORTER = range(8)
STORED, ROPED, NERVED = 97, 98, 99  # part 3.3: the Backpack, the Rope and Nerve have been used
USED = 100  # and from here on by their numbers: Abilities that are used once in a turn
NOBODY = -1  # who owns an Intern that is in the deck
SECRET_PASSAGE, TELEPORTER, FOOL = range(3)  # DG-36.3, DG-36.4, RC-CMP.4: they lie face up
FACE_UP = ("secret-passage", "teleport", "fool")  # their names


def mask(letters: str) -> Mask:
    """The colours in a table's word for them: ``YB`` is Wealth and Mysticism."""
    return sum({1 << LETTERS.index(letter) for letter in letters})
