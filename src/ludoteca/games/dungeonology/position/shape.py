"""What a position says: the names of its fields, and what each of them means."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.games.dungeonology.zones import Edge

ANY = "?"  # a card of which nobody here knows which it is
MOMENTS = ("turn", "movement", "action", "over")


class Lying(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A Zone on the table; its cubes are told by letters, a dot is an empty space."""

    zone: str
    x: int
    y: int
    turns: int = 0
    cubes: str | None = None  # full where it is not said


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies on the table; what is left out is as in a new game, what nobody knows is dealt."""

    scholars: list[str]  # by seat
    hands: list[list[str] | int]  # by seat: ids of Trick cards, or how many to deal
    turn: int = 1
    active: int = 0
    first: int = 0
    moment: str = "turn"  # what is going on: turn, movement, action, over
    speed: int | None = None  # Speed points left of the Scholar card; as printed if not said
    bonus: int = 0  # and of cards
    studied: bool = False
    spied: bool = False
    unheard: int = 0  # how many to the left may still play before the active player goes on
    quiet: list[int] = []  # who plays no Instant effect in this turn
    zones: list[Lying] = []  # in the order placed, the Starting Zone apart
    walls: list[Edge] = []
    stairs: list[Edge] = []
    stairs_used: list[str] = []  # Zones whose Stairs have been climbed
    at: list[str] = []  # by seat: a Zone, START, or gone
    boards: list[str] = []  # by seat: letters of cubes
    students: list[int] = []  # by seat
    stunned: list[int] = []  # by seat
    fired_up: list[int] = []  # seats
    knowledge: list[int] = []  # seats
    jinxes: list[list[str]] = []  # by seat, as drawn; ?id lies face down, ? alone is dealt
    clan: str = ""  # one at random if it is not said
    clan_revealed: bool = False
    bag: list[int] | None = None  # greys and Omega Students
    alert: int = 0
    bonfire: int = 0
    delivered: list[int] = []
    ends_before: list[int] = []
    discard: list[str] = []  # the top card is the last
    buried: int = 0  # discards beneath these that nobody has named: dealt, for all to see
    deck: list[str] = []  # the next ones, the top card first; the rest is shuffled beneath them
    jinx_discard: list[str] = []  # ?id was discarded face down, and nobody has seen it
    jinx_deck: list[str] = []
    piles: list[list[str]] = []  # by Floor, likewise
    this_turn: list[tuple[int, int]] = []  # what can be done only so often: what, and by whom
    boss: str = ""  # the Zone in which the Boss is
    profile: str = ""  # which side of the Boss card is used; as agreed if it is not said
    panic: str = ""  # the Panic card under the Alert card; one at random if it is not said
    panicking: bool = False
    captured: list[int] = []
    refused: list[int] = []  # who has left with a Forced Thesis that failed
    interns: dict[str, int] = {}  # by Intern, whose it is
    tokens: list[tuple[str, str]] = []  # a Zone, and secret-passage or teleport
    traps: list[tuple[str, str, int]] = []  # a Zone; ambush, stop, toll, or ? to deal; by whom
    truces: list[int] = []
    hushed: list[int] = []  # who plays no Trick card until the own Action phase
    heat: int = 0
    study_start: list[int] = []  # by seat
    universal: list[list[int]] = []  # by seat and column, a bit for each Universal cube in it
    familiars: dict[str, int] = {}  # by Familiar, to whom it is attached
    loose: dict[str, str] = {}  # by Familiar, the Zone where its figure was left
    research: list[str] | None = None  # the open Research cards; three at random if not said
    research_deck: list[str] = []  # the next ones; the rest is shuffled beneath them
    researched: list[list[str]] = []  # by seat
    entered: list[str] = []  # the Zones that the active player has entered in this turn
    backpack: list[str] | int = []  # Sara's Trick cards outside her hand, or how many to deal
    members: list[list[int]] = []  # by seat, how many of its Students belong to each Congregation
    bag_members: list[int] = []  # likewise in the bag
    pyre: list[int] = []  # the Students at the Bonfire from the arrow; standard ones if not said
    phi_on_boss: int | None = None  # Phi Students on the card of the Boss; as at first if not said
    omega: str = ""  # the Zone in which Omega is, the Starting Zone if it is not said
    tome: str = ""  # letters of cubes in the Tome, from its first space
    omega_discard: list[str] = []  # Omega cards; the top one is the last
    omega_buried: int = 0  # those beneath them that nobody has named
    omega_deck: list[str] = []  # the next ones, the top card first; the rest is shuffled beneath
    omega_won: bool = False
    mode: dict[str, Any] = {}  # of a Big Boss: what lies on the table for it; spots by number
    unmarked: bool = False  # whether numbers of cards are to tell nothing of their faces
    saved: str = ""  # everything, in the middle of an effect
