"""Dungeonology in actions: Zones and Trick cards by their names, players clockwise from oneself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludoteca.adapters.actions import Actions
from ludoteca.adapters.codec import Spell, SpellingCodec
from ludoteca.adapters.looking import face, held, padded, public
from ludoteca.adapters.parts import Part
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import (
    ABILITY,
    CLAIM,
    CLAIMS,
    COLOURS,
    CONGREGATIONS,
    CUBES,
    FLOORS,
    GONE,
    HIRE,
    MAIN,
    MEMBER,
    MEMBERS,
    MODE,
    MOVE,
    NO_CUBE,
    NOBODY,
    NOWHERE,
    OFFER,
    OMEGA_STUDENTS,
    PLAY,
    SLOTS,
    SPY,
    STUDENTS,
    STUDY,
    TELEPORT,
    TRAPS,
    Deed,
)
from ludoteca.games.dungeonology.explore import Phase
from ludoteca.games.dungeonology.known_abilities import ABILITIES
from ludoteca.games.dungeonology.placing import PlaceZone
from ludoteca.games.dungeonology.rocca_civetta.congregations import NONE as NO_MEMBERS
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import counted_tome
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.stealth import StealthTest
from ludoteca.kernel.event import Seat

CONTENT = GAME.content()
TRICKS = [row.id for row in CONTENT.designs]
ZONES = [row.id for row in CONTENT.zones]
INTERNS, JINXES = len(CONTENT.interns), len(CONTENT.jinxes)
COPIES = max([row.copies + sum(row.more_copies.values()) for row in CONTENT.designs])
DECK = sum([row.copies + sum(row.more_copies.values()) for row in CONTENT.designs])  # RC-MIX.5
HAND = 20
TURNS = 100
CUBE_KINDS = (*COLOURS, "false", "universal")  # RC-FLS, RC-UNI
NONE = len(CUBE_KINDS)  # the colour of no cube
MODE_DEEDS = (
    *("thaw ice", "take an Egg", "open an Egg"),
    *("take the Idol", "topple the Pillar", "bring Enrico Giovanni home", "make an Offering"),
)
FAR = max([tile.side for tile in CONTENT.tiles])  # how far a new Zone may lie from its neighbour
RESEARCH = 8  # Research cards that may lie open
CARDS = frozenset(("card", "cards"))
PUBLIC = public(
    Expedition,
    *("turn", "active", "scholars", "fired_up", "spots", "students", "stunned", "knowledge"),
    *("boards", "jinxes", "cubes", "stairs_used", "alert", "bonfire", "clan", "delivered"),
    "ends_before",
)

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


def trick(s: Expedition, seat: Seat, card: int) -> int:
    return ACTIONS.of("trick", face(s, seat, card) - 1)


def zone(s: Expedition, spot: int) -> int:
    return ACTIONS.of("zone", s.plan.placed[spot].zone)


def colour(number: int) -> int:
    return ACTIONS.of("colour", NONE if number == NO_CUBE else number)


def player(s: Expedition, seat: Seat, other: Seat) -> int:
    return ACTIONS.of("seat", OMEGA if other == s.seats else (other - seat) % s.seats)


def target(s: Expedition, seat: Seat, kind: str, number: int) -> int:
    """One of the things that a Main Effect names."""
    if kind == "spot":
        return zone(s, number)
    if kind == "seat":
        return player(s, seat, number)
    return colour(number) if kind == "colour" else ACTIONS.of(kind, number)


def targets(s: Expedition, seat: Seat, card: int, named: Sequence[int]) -> tuple[int, ...]:
    """All that a Main Effect names, but for what could not be named."""
    slots = zip(s.terms.content.stated[s.faces[card]].slots, named, strict=False)
    told = [(slot.kind, number) for slot, number in slots]
    return tuple([target(s, seat, kind, n) for kind, n in told if n >= 0 or kind == "colour"])


def name_anew(s: Expedition, seat: Seat, choice: Sequence[int]) -> tuple[int, ...]:
    """The same, when its target has changed."""
    declared: Any = s.stack[-3]
    return targets(s, seat, declared.card, choice)


def way(s: Expedition, seat: Seat, choice: int) -> tuple[int, ...]:
    """One of the things that an effect does, or none."""
    return (ACTIONS.of("mode", choice) if choice >= 0 else END,)


def deed(s: Expedition, seat: Seat, choice: Deed) -> tuple[int, ...]:
    """What, then with what."""
    what, *rest = choice
    said: tuple[int, ...] = (ACTIONS.of("deed", what),)
    if what in (MOVE, TELEPORT):
        return (*said, zone(s, rest[0]))
    if what == PLAY:
        named = [player(s, seat, other) for other in rest[2:]]
        return (*said, trick(s, seat, rest[0]), ACTIONS.of("mode", rest[1]), *named)
    if what == ABILITY:
        number, *named = rest
        return (*said, ACTIONS.of("ability", number), *ability(s, seat, number, named))
    if what == STUDY:
        return (*said, ACTIONS.of("cubes", rest[0]))
    if what == HIRE:
        return (*said, ACTIONS.of("familiar", rest[0]))
    if what == CLAIM:
        return (*said, ACTIONS.of("research", s.research.index(rest[0])))
    if what == MEMBER:
        named = [player(s, seat, other) for other in rest[1:]]
        return (*said, ACTIONS.of("student", rest[0] + 1), *named)
    if what == MODE:
        named = [colour(x) if rest[0] == OFFER else zone(s, x) for x in rest[1:]]
        return (*said, ACTIONS.of("mode_deed", rest[0]), *named)
    if what == SPY:
        return (*said, player(s, seat, rest[0]), colour(rest[1]))
    if what == MAIN:
        card, cost, *named = rest
        told = targets(s, seat, card, named)
        return (*said, trick(s, seat, card), ACTIONS.of("cost", cost), *told)
    return said


def ability(s: Expedition, seat: Seat, number: int, named: Sequence[int]) -> tuple[int, ...]:
    """What an Ability names."""
    names = s.terms.content.abilities.names.get(number, ())
    if names[:1] == ("x",):
        return place(s, seat, (named[0], named[1], named[2]))
    said: list[int] = []
    for name, x in zip(names, named, strict=False):
        if name == "card":
            said.append(trick(s, seat, x))
        elif name == "jinx":
            said += jinx(s, seat, x)
        else:
            said.append(target(s, seat, name, x))
    return tuple(said)


def push(s: Expedition, seat: Seat, choice: int) -> tuple[int, ...]:
    """RC-BIG.4 From where an Egg goes, and to where."""
    asking: Any = s.stack[-1]
    return tuple([zone(s, spot) for spot in asking.ways[choice]])


def place(s: Expedition, seat: Seat, choice: tuple[int, int, int]) -> tuple[int, ...]:
    asking = s.stack[-1]
    here = s.plan.placed[asking.beside(s) if isinstance(asking, PlaceZone) else s.spots[seat]]
    x, y, turns = choice
    across, along = ACTIONS.of("x", x - here.x + FAR), ACTIONS.of("y", y - here.y + FAR)
    return across, along, ACTIONS.of("turns", turns)


def one_card(s: Expedition, seat: Seat, choice: int) -> tuple[int, ...]:
    """A card of another's hand: by its name where it is known, else by its place."""
    if face(s, seat, choice):
        return (trick(s, seat, choice),)
    asking: Any = s.stack[-1]
    hidden = [card for card in sorted(s.hands[asking.victim]) if not face(s, seat, card)]
    return (ACTIONS.of("closed", hidden.index(choice)),)


def jinx(s: Expedition, seat: Seat, choice: int) -> tuple[int, ...]:
    if face(s, seat, choice):
        return (ACTIONS.of("jinx", face(s, seat, choice) - 1),)
    hidden = [card for card in s.jinxes[seat] if not face(s, seat, card)]
    return (ACTIONS.of("jinx_down", hidden.index(choice)),)


def leave_cubes(s: Expedition, seat: Seat, choice: int) -> tuple[int, ...]:
    """First the colour is asked for, then the Zone."""
    asking: Any = s.stack[-1]
    return (colour(choice) if asking.colour == NO_CUBE else zone(s, choice),)


def block(name: str) -> Spell:
    return lambda s, seat, choice: (ACTIONS.of(name, choice),)


def some(s: Expedition, seat: Seat, choice: Sequence[int]) -> tuple[int, ...]:
    return CODEC.some(s, seat, choice)


def activity(s: Expedition, seat: Seat, choice: int) -> tuple[int, ...]:
    """An Activity, or a Research card that is claimed in its place."""
    name, place = ("activity", choice) if choice < CLAIMS else ("research", choice - CLAIMS)
    return (ACTIONS.of(name, place),)


def tricks(s: Expedition, seat: Seat, choice: Sequence[int]) -> tuple[int, ...]:
    return tuple([trick(s, seat, card) for card in choice])


def zones(s: Expedition, seat: Seat, choice: Sequence[int]) -> tuple[int, ...]:
    """Cards of a pile that are looked at, in an order."""
    return tuple([ACTIONS.of("zone", face(s, seat, card) - 1) for card in choice])


def spot(s: Expedition, seat: Seat, choice: int) -> tuple[int, ...]:
    return (zone(s, choice),)


SPELLINGS: dict[str, Spell] = {
    "PickScholar": block("scholar"),
    "Turn": activity,
    "RestingJinx": jinx,
    "RestingHand": some,
    "Movement": deed,
    "Action": deed,
    "Priority": deed,
    "PlaceZone": place,
    "Stairs": block("floor"),
    "Declare": some,
    "Lap": deed,
    "Duel": deed,
    "Rogue": block("yes"),
    "BossWay": block("boss_way"),
    "PlaceBoss": spot,
    "Declared": deed,
    "LookPile": zones,
    "TakeCard": one_card,
    "DiscardCard": one_card,
    "NameAnew": name_anew,
    "ChooseWay": way,
    "Retrieve": some,
    "PeerReview": block("yes"),
    "Trailblaze": place,
    "Protect": block("yes"),
    "Donate": lambda s, seat, n: (colour(n),),
    "Stun": block("stun"),
    "DiscardTricks": some,
    "LeaveCube": spot,
    "LeaveCubes": leave_cubes,
    "ChooseSide": block("side"),
    "PlaceUniversal": lambda s, seat, n: (colour(n),),
    "DriveOff": block("yes"),
    "StuntDouble": block("yes"),
    "KeepIntern": block("stun"),
    "Brew": some,
    "LoseCube": lambda s, seat, n: (colour(n),),
    "LayToken": spot,
    "OmegaPlace": spot,
    "OmegaZone": place,
    "OmegaStairs": block("floor"),
    "Watched": deed,
    "Peek": tricks,
    "Pathfinder": lambda s, seat, card: zones(s, seat, (card,)),
    "Ward": block("yes"),
    "LayTrap": block("trap"),
    "Frost": block("yes"),
    "Bucket": some,
    "MoveEgg": spot,
    "DriveBoss": spot,
    "Crossing": block("yes"),
    "LayBridge": block("slot"),
    "BreakFree": block("yes"),
    "LayTentacle": spot,
    "LayBoulder": spot,
    "RollBoulder": spot,
    "GatherEggs": spot,
    "PushEgg": push,
    "DrawnStudents": block("yes"),
    "ArrangeStudents": lambda s, seat, kinds: tuple([ACTIONS.of("student", x + 1) for x in kinds]),
}


class DungeonologyCodec(SpellingCodec):
    """DG-6.20 Boards, figures and the Dungeon are public; hands, decks and piles are not."""

    game = GAME
    version = 5
    longest = 10000
    actions = ACTIONS
    spellings = SPELLINGS
    end = END
    decisions = tuple(SPELLINGS)
    cards = CARDS

    def card(self, s: Expedition, seat: Seat, card: int) -> int:
        return trick(s, seat, card)

    def parts(self, seats: int) -> Sequence[Part]:
        designs, tiles = len(TRICKS), len(ZONES)
        return (
            Part("turn", 1, TURNS),
            Part("active", 1, kinds=seats),
            Part("scholars", seats, kinds=len(CONTENT.scholars) + 1),
            Part("fired_up", seats),
            Part("at", seats, kinds=tiles + 1),  # the Zone of each Scholar; 0 who has left
            Part("students", seats, STUDENTS),
            Part("stunned", seats, 14),
            Part("knowledge", seats),
            Part("boards", seats * len(COLOURS), max(CUBES)),  # by seat, then by colour
            Part("jinxes", seats * JINXES),  # by seat, what one knows of them
            Part("jinxes_down", seats, JINXES),
            Part("hand_sizes", seats, DECK),
            Part("hands", seats * designs, COPIES),  # by seat, what one knows of them
            Part("zone_x", tiles, 80),  # 40 where the first Zone lies; 0 where not on the table
            Part("zone_y", tiles, 80),
            Part("zone_turns", tiles, kinds=5),
            Part("linked", tiles * tiles),  # by Zone, then by Zone
            Part("zone_cubes", tiles * len(CUBE_KINDS), 6),
            Part("stairs_used", tiles),
            Part("alert", 1, OMEGA_STUDENTS),
            Part("bonfire", 1, STUDENTS),
            Part("clan", 1, kinds=len(CONTENT.clans) + 1),
            Part("delivered", seats, 4),  # the place of each one's Thesis, 0 before it
            Part("ends_before", seats),
            Part("deck_size", 1, DECK),
            Part("discard", designs, COPIES),
            Part("piles", len(FLOORS), 8),
            Part("bag", 2, STUDENTS + 1),  # one more than there are; 0 where hidden
            Part("boss", 1, kinds=tiles + 1),
            Part("panicking", 1),
            Part("captured", seats),
            Part("truces", seats),
            Part("hushed", seats),
            Part("heat", 1, 20),
            Part("boss_profile", 1, kinds=len(CONTENT.bosses) + 1),
            Part("interns", INTERNS, kinds=seats + 1),
            Part("zone_tokens", tiles * 4),  # by Zone: Secret Passage, Teleport, Fool, Traps
            Part("members", seats * len(CONGREGATIONS), MEMBERS),  # by seat, then by Congregation
            Part("pyre", len(CONGREGATIONS), MEMBERS),  # of each, at the Bonfire
            Part("phi_on_boss", 1, MEMBERS),
            Part("omega", 1, kinds=tiles + 1),  # the Zone in which he is; 0 where he does not play
            Part("tome", len(CUBE_KINDS), 30),  # by colour
            Part("omega_card", 1, kinds=len(CONTENT.omegas) + 1),  # the last one revealed
            Part("mode_zones", tiles * 4, 7),  # by Zone: ice, Eggs, Tentacle, boulder
            Part("temple", 4, 8),  # Idol, Pillar, slot of the Bridge from 1, crossings
            Part("mode_seats", seats * 6, 12),  # by seat: Hot Water, carried, banked Eggs, Shells,
            # Offerings, whether blessed
            Part("phase", 4, 20),  # Speed, bonus points, whether studied, whether spied
            Part("test", 2, 60),  # Stealth and Alert of the test that goes on
        )

    def gather(self, s: Expedition, seat: Seat) -> tuple[bytes, bytes]:
        (turn, active, scholars, fired_up, spots, students, stunned, knowledge, boards, jinxes,
         cubes, stairs_used, alert, bonfire, clan, delivered, ends_before) = PUBLIC(s)  # fmt: skip
        seats = s.seats
        around = [(seat + i) % seats for i in range(seats)]
        seen = s.seen_by(seat)
        laid: list[int] = [zone for zone, *_ in seen["placed"]]
        bag = seen["bag"]
        boss = seen.get("boss", GONE)
        turns, zones = dungeon(s, seen, laid, cubes, stairs_used)
        amounts = [
            held(turn),
            *[fired_up[x] for x in around],
            *[students[x] for x in around],
            *[stunned[x] for x in around],
            *[knowledge[x] for x in around],
            *[n for x in around for n in boards[x]],
            *[n for x in around for n in counted(s, seat, jinxes[x], JINXES)],
            *[sum([not face(s, seat, card) for card in jinxes[x]]) for x in around],
            *[seen["hand_sizes"][x] for x in around],
            *[n for x in around for n in counted(s, seat, seen["hands"][x], len(TRICKS))],
            *zones,
            held(alert),
            held(bonfire),
            *[delivered.index(x) + 1 if x in delivered else 0 for x in around],
            *[x in ends_before for x in around],
            len(seen["deck"]),
            *counted(s, seat, seen["discard"], len(TRICKS)),
            *padded([len(pile) for pile in seen["piles"]], len(FLOORS)),
            *([0, 0] if bag is None else [held(n + 1) for n in bag]),
            seen.get("panicking", 0),
            *[x in seen.get("captured", ()) for x in around],
            *[x in seen.get("truces", ()) for x in around],
            *[x in seen.get("hushed", ()) for x in around],
            seen.get("heat", 0),
            *tokens(seen, laid),
            *[n for x in around for n in (s.members[x] if s.members else NO_MEMBERS)],
            *[s.pyre.count(kind) for kind in range(len(CONGREGATIONS))],
            s.phi_on_boss,
            *counted_tome(s),
            *mode_zones(seen, laid),
            *temple(seen),
            *[n for x in around for n in mode_seats(seen, x)],
            *phase(s, seat),
            *test(s),
        ]
        kinds = [
            (active - seat) % seats,
            *[scholars[x] + 1 if x < len(scholars) else 0 for x in around],
            *[laid[spots[x]] + 1 if spots[x] != GONE else 0 for x in around],
            *turns,
            face(s, seat, clan),
            laid[boss] + 1 if boss >= 0 else 0,
            seen.get("profile", -1) + 1,
            *padded([owner(x, seat, seats) for x in seen.get("interns", ())], INTERNS),
            laid[s.omega] + 1 if s.terms.omega else 0,
            face(s, seat, s.omega_discard[-1]) if s.omega_discard else 0,
        ]
        return bytes(amounts), self.spread(seats, kinds)


def owner(who: Seat, seat: Seat, seats: int) -> int:
    return (who - seat) % seats + 1 if who >= 0 else 0


def counted(s: Expedition, seat: Seat, cards: Iterable[int], designs: int) -> list[int]:
    """By design, how many of these cards the seat knows to be of it."""
    counts = [0] * (designs + 1)
    for card in cards:
        counts[face(s, seat, card)] += 1
    return counts[1:]


def dungeon(
    s: Expedition, seen: dict[str, Any], laid: list[int], cubes: Any, stairs_used: Any
) -> tuple[list[int], list[int]]:
    """The Zones on the table by their names: how turned; where, Linked to which, with what."""
    many, colours = len(ZONES), len(CUBE_KINDS)
    xs, ys, turns, used = [0] * many, [0] * many, [0] * many, [0] * many
    linked, lying = [0] * (many * many), [0] * (many * colours)
    plan = s.dungeon()
    for at, (name, x, y, turned) in enumerate(seen["placed"]):
        xs[name], ys[name], turns[name] = held(x + 40), held(y + 40), turned + 1
        for other in plan.neighbours(at).linked:
            linked[name * many + laid[other]] = 1
        for cube in cubes[at] if at < len(cubes) else ():
            if cube != NO_CUBE:
                lying[name * colours + cube] += 1
        used[name] = at in stairs_used
    return turns, [*xs, *ys, *linked, *lying, *used]


def tokens(seen: dict[str, Any], laid: list[int]) -> list[int]:
    found = [0] * (4 * len(ZONES))
    for at, what in seen.get("tokens", ()):
        found[4 * laid[at] + what] = 1
    for at, _ in seen.get("traps", ()):
        found[4 * laid[at] + 3] = 1
    return found


def mode_zones(seen: dict[str, Any], laid: list[int]) -> list[int]:
    """RC-BIG.4 What lies in Zones in the mode of a Big Boss."""
    found = [0] * (4 * len(ZONES))
    mode = seen.get("mode", {})
    boulder = mode.get("boulder", NOWHERE)
    lying = (
        mode.get("ice", ()),
        [egg if isinstance(egg, int) else egg[0] for egg in mode.get("eggs", ())],
        mode.get("tentacles", ()),
        () if boulder == NOWHERE else (boulder,),
    )
    for kind, spots in enumerate(lying):
        for at in spots:
            found[4 * laid[at] + kind] += 1
    return found


def temple(seen: dict[str, Any]) -> list[int]:
    """What is left of the Cursed Temple."""
    mode = seen.get("mode", {})
    kept = [int(mode.get("idol", False)), int(mode.get("pillar", False))]
    return [*kept, mode.get("bridge", -1) + 1, mode.get("crossings", 0)]


def mode_seats(seen: dict[str, Any], seat: Seat) -> list[int]:
    """And what it gives a Scholar."""
    mode = seen.get("mode", {})
    names = ("water", "banked", "shells", "offerings")
    counted = [mode[name][seat] if name in mode else 0 for name in names]
    blessed = int(mode.get("blessed", NOBODY) == seat)
    return [counted[0], int(seat in mode.get("carriers", ())), *counted[1:], blessed]


def phase(s: Expedition, seat: Seat) -> list[int]:
    for frame in s.stack[::-1]:
        if isinstance(frame, Phase):
            seen = frame.seen_by(seat)
            return [held(seen[name]) for name in ("speed", "bonus", "studied", "spied")]
    return [0] * 4


def test(s: Expedition) -> list[int]:
    """Both sides of a Stealth test are told to everybody as they change."""
    for frame in s.stack[::-1]:
        if isinstance(frame, StealthTest):
            return [held(n) for n in frame.sums(s)]
    return [0, 0]


CODEC = DungeonologyCodec()
