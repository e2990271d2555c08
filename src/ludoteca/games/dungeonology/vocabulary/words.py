"""Part C.7 The words: who, where, which cube, and what each primitive takes.

A closed set: whatever is not in these tables is refused when a pack is read.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

# Who: by word, what it means to the rules is in main/whom.py.
ONE = ("opp", "opp@here", "opp@near")  # chosen when the effect is declared
EACH = ("each@here", "each@any", "all@here", "all@linked", "all@near")
OTHERS = ("each@here", "each@any")
WHO = ("me", *ONE, *EACH, "same", "actor", "act", "left", "left@dungeon", "rnd", "least@stars")

# Where.
NAMED = ("linked", "near", "floor", "any", "deep", "adjacent")  # a Zone is chosen
WHERE = ("here", *NAMED)
OF_TOKENS = (*WHERE, "rnd")  # where a random Scholar is

# Which cube or card, and who picks it.
OF_ZONE = ("lead", "free", "low", "best", "drawn")
OF_BOARD = ("free", "low", "best")
BY_DONOR = ("donor", "me", "low", "best", "drawn")
BY_OWNER = ("opp", "me", "low", "best")

TOKENS = ("secret_X", "teleport", "trap_ambush", "trap_stop", "trap_toll", "fool")
MODE_TOKENS = ("ice", "tentacle")  # Part 3.6: of a mode
STATUSES = {  # and until when
    "ignore_doors": "end_of_turn",
    "no_espionage_on_me": "start_of_my_next_turn",
    "no_tricks": "my_next_action_phase",
}
COUNTED = ("donated",)
LOSABLE = ("hotwater", "egg", "shell")  # Part 3.6: what only a mode gives
TEST_WORDS = ("stealth", "alert", "divine")  # they need an open test
REACTIONS = ("cancel", "cancel_unless", "redirect")  # they need a declared effect
OWN_TURN = ("speed", "place_zone")  # they need a phase of one's own
MOVING = ("move", "swap", "walk", *OWN_TURN)  # not with an Ability that is used in tests
MOST = 9  # of any number
MOST_NAMED = 3  # cubes that are chosen one by one

Kind = Literal[
    "number", "signed", "amount", "who", "where", "pick", "name", "intern", "cost",
    "pile", "side", "target", "until",
]  # fmt: skip


class Argument(NamedTuple):
    """What a primitive takes at one place: of which kind, which words, what if nothing is said."""

    name: str
    kind: Kind
    known: tuple[str, ...] = ()
    default: str | int | None = None  # None: it must be given
    field: str = ""  # of a Part, if another than the name


def _n(name: str = "n") -> Argument:
    return Argument(name, "number", field="n")


def _who(known: tuple[str, ...] = WHO, default: str | None = "me", name: str = "who") -> Argument:
    return Argument(name, "who", known, default, "who")


def _where(known: tuple[str, ...] = WHERE, name: str = "zone") -> Argument:
    return Argument(name, "where", known, field="where")


def _pick(name: str, known: tuple[str, ...], default: str | None) -> Argument:
    return Argument(name, "pick", known, default, "pick")


VICTIMS = (*ONE, "same", "actor", *EACH)
TO = Argument("to", "who", ("me", "same", "left", "act"), "me", "to")

SIGNATURES: dict[str, tuple[Argument, ...]] = {
    # Speed, Zones
    "speed": (Argument("n", "signed", field="n"),),
    "move": (
        _who(("me", *ONE, "same", "actor"), None),
        _where(),
    ),
    "walk": (_who(default=None), _n(), Argument("dir", "name", ("toward_boss",), None, "name")),
    "swap": (
        Argument("a", "name", ("me",), None, "name"),
        _who((*ONE, "same"), None, "b"),
    ),
    "place_zone": (_where(("here",)), Argument("enter", "name", ("yes", "no"), None, "name")),
    "look_pile": (
        Argument("pile", "pile", ("choose", "own")),
        _n(),
        Argument("reorder", "name", ("reorder",), None, "name"),
    ),
    "look_clan": (),
    # Trick cards
    "draw": (_n(), _who()),
    "discard": (_n(), _who(), _pick("by", ("opp", "me", "rnd"), "opp")),
    "take_card": (_n(), _who((*ONE, "same"), None, "from"), _pick("by", ("me", "rnd"), None)),
    "look_hand": (_who((*ONE, "same", "actor"), None),),
    "peek": (_n(), Argument("keep", "number", default=1)),
    "retrieve": (_n(),),
    # Students, Stunned tokens, Jinx cards
    "bag": (Argument("n", "amount", field="n"), _who()),
    "recruit": (_n(), _who()),
    "enrol": (_n(), _who()),
    "sacrifice": (
        _n(),
        _who(),
        Argument("to", "name", ("reserve", "bonfire"), "reserve", "name"),
        Argument("keep", "number", default=0),
    ),
    "take_student": (_n(), _who(VICTIMS, None, "from")),
    "stun": (_n(), _who()),
    "heal": (_n(), _who()),
    "jinx": (_n(), _who()),
    "jinx_drop": (_n(),),
    "phi": (Argument("to", "name", ("university", "me"), None, "name"),),
    # tests
    "stealth": (Argument("n", "signed", field="n"),),
    "alert": (Argument("n", "signed", field="n"),),
    "divine": (_n("k"), Argument("side", "side", ("stealth", "alert", "choose"))),
    # cubes
    "collect": (_n(), _where(("here", "linked", "near")), _pick("pick", OF_ZONE, "lead"), TO),
    "steal": (_n(), _who((*ONE, "same", "actor"), None), _pick("pick", OF_BOARD, "free"), TO),
    "donate": (
        _n(),
        _who(("me", *ONE, "same", *OTHERS), None, "from"),
        Argument("to", "who", ("me", *ONE, "same", "left@dungeon", "least@stars"), None, "to"),
        _pick("by", BY_DONOR, "donor"),
    ),
    "leave": (_n(), _who(), _pick("by", BY_OWNER, "opp")),
    "eliminate": (
        _n(),
        Argument("src", "who", (*WHERE, "me", *ONE, "same"), None, "who"),
        _pick("pick", OF_ZONE, "lead"),
    ),
    "upgrade": (_n(),),
    "trade": (
        Argument("a", "name", ("me",), None, "name"),
        Argument("b", "who", ("here", "linked", "near", *ONE, "same"), None, "who"),
    ),
    # tokens, Interns, lasting things, the Boss
    "token": (Argument("kind", "name", (*TOKENS, *MODE_TOKENS), None, "name"), _where(OF_TOKENS)),
    "lose": (Argument("what", "name", LOSABLE, None, "name"),),
    "intern": (Argument("id", "intern", field="name"),),
    "status": (
        Argument("name", "name", tuple(STATUSES), None, "name"),
        Argument("until", "until", tuple(STATUSES.values())),
    ),
    "boss_activate": (),
    # Reactions
    "cancel": (),
    "cancel_unless": (Argument("c", "cost", field="n"),),
    "redirect": (Argument("who", "target", ("opp",)),),
}
CONTROLS = {  # how they are written
    "choose": "choose(a | b)",
    "if": "if(c, a | b)",
    "per": "per(x, a)",
}
RANDOM_COLOUR = "random_colour"  # a colour is Randomized, which inside of it is "drawn"
IFS = (  # what if asks
    *("at_limit", "below_limit", "has_cubes", "has_cards", "has_students"),
    RANDOM_COLOUR,
)
PERS = (  # what per counts: of the Scholar concerned, for all to see
    *("cubes", "stars", "students", "stunned", "jinxes", "cards", "interns"),
    "others_here",
)
LIMITS = {"upgrade": 1, "walk": 1, "peek": MOST, "retrieve": 5}  # the most that some of them take


def usage(word: str) -> str:
    """``steal(n, who[, pick][, to])``."""
    said = ""
    for argument in SIGNATURES[word]:
        lead = ", " if said else ""
        said += f"{lead}{argument.name}" if argument.default is None else f"[{lead}{argument.name}]"
    return f"{word}({said})"
