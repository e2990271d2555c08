"""The fixed list of actions: Zones and Trick cards by their names, players from oneself."""

from __future__ import annotations

from ludoteca.adapters.actions import Actions
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import COLOURS, CONGREGATIONS, FLOORS, SLOTS, TRAPS
from ludoteca.games.dungeonology.known_abilities import ABILITIES

CONTENT = GAME.content()
TRICKS = [row.id for row in CONTENT.designs]
ZONES = [row.id for row in CONTENT.zones]
JINXES = len(CONTENT.jinxes)
HAND = 20
CUBE_KINDS = (*COLOURS, "false", "universal")  # RC-FLS, RC-UNI
NONE = len(CUBE_KINDS)  # the colour of no cube
MODE_DEEDS = (
    *("thaw ice", "take an Egg", "open an Egg"),
    *("take the Idol", "topple the Pillar", "bring Enrico Giovanni home", "make an Offering"),
)
FAR = max([tile.side for tile in CONTENT.tiles])  # how far a new Zone may lie from its neighbour
RESEARCH = 8  # Research cards that may lie open

ACTIONS = Actions(
    5,
    {
        "end": ("nothing more",),
        "deed": (
            *("pass", "move", "place a Zone", "play a card for its Auxiliary Effect"),
            *("use an Ability", "Study", "Espionage", "stay quiet until the end", "Bivouac"),
            *("Teleport", "play a card for its Main Effect", "hire a Familiar"),
            *("claim a Research card", "use a Student of a Congregation"),
            "do what the mode of a Big Boss allows",
        ),
        "trick": TRICKS,
        "closed": [f"card {n} of those that are not known" for n in range(1, HAND + 1)],
        "mode": [f"way {n} to play it" for n in range(1, 5)],
        "cost": [f"way {n // 2 + 1} to pay{', without the discard' * (n % 2)}" for n in range(8)],
        "seat": ("oneself", "the next", "the second", "the third clockwise", "Omega"),
        "zone": ZONES,
        "colour": (*CUBE_KINDS, "none"),
        "cubes": [f"{n} of them" for n in range(7)],
        "floor": FLOORS,
        "side": ("Stealth", "Alert"),
        "activity": ("Rest", "Thesis", "Explore"),
        "research": [f"card {n} of those that lie open" for n in range(1, RESEARCH + 1)],
        "familiar": [row.id for row in CONTENT.familiars],
        "scholar": [row.id for row in CONTENT.scholars],
        "ability": ABILITIES,
        "jinx": [row.id for row in CONTENT.jinxes],
        "jinx_down": [f"the {n}. of the Jinx face down" for n in range(1, JINXES + 1)],
        "x": [f"{n - FAR:+} half Zones to the east" for n in range(2 * FAR + 1)],
        "y": [f"{n - FAR:+} half Zones along the other axis" for n in range(2 * FAR + 1)],
        "turns": [f"turned {n} times by a quarter" for n in range(4)],
        "boss_way": [f"way {n}" for n in range(1, 13)],
        "yes": ("no", "yes"),
        "trap": TRAPS,
        "student": ("standard", *CONGREGATIONS),
        "mode_deed": MODE_DEEDS,
        "slot": [f"Passage {letter}" for letter in SLOTS],
        "stun": ("the first of the two", "the second of the two"),
    },
)
END = ACTIONS.of("end", 0)
OMEGA = 4  # the last of the seats
