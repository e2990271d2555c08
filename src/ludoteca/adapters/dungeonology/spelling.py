"""Choices as actions: for each paragraph that asks, what is said first and what then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.adapters.codec import Spell
from ludoteca.adapters.dungeonology.actions import ACTIONS, END, FAR, NONE, OMEGA
from ludoteca.adapters.looking import face
from ludoteca.games.dungeonology.components import (
    ABILITY,
    CLAIM,
    CLAIMS,
    HIRE,
    MAIN,
    MEMBER,
    MODE,
    MOVE,
    NO_CUBE,
    OFFER,
    PLAY,
    SPY,
    STUDY,
    TELEPORT,
    Deed,
)
from ludoteca.games.dungeonology.placing import PlaceZone
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.vocabulary import Stated
from ludoteca.kernel.event import Seat


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
    """All that a Main Effect names."""
    return all_named(s, seat, s.terms.content.stated[s.faces[card]], named)


def all_named(s: Expedition, seat: Seat, stated: Stated, named: Sequence[int]) -> tuple[int, ...]:
    """What an effect names, but for what could not be named."""
    told = [(slot.kind, number) for slot, number in zip(stated.slots, named, strict=False)]
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
        told = all_named(s, seat, s.terms.content.memberships[rest[0]], rest[1:])
        return (*said, ACTIONS.of("student", rest[0] + 1), *told)
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
    """In ascending order of their actions."""
    return (*sorted(tricks(s, seat, choice)), END)


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
    "DropJinx": jinx,
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
