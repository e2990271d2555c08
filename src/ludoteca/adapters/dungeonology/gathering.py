"""What a seat sees of an expedition, gathered as numbers."""

from __future__ import annotations

from typing import Any

from ludoteca.adapters.codec import Gathering
from ludoteca.adapters.dungeonology.actions import CONTENT, CUBE_KINDS, JINXES, TRICKS, ZONES
from ludoteca.adapters.looking import count, face, held, on_table, public
from ludoteca.adapters.parts import flags
from ludoteca.games.dungeonology.components import (
    CONGREGATIONS,
    FLOORS,
    NO_CUBE,
    NOBODY,
    NOWHERE,
)
from ludoteca.games.dungeonology.explore import Phase
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import counted_tome
from ludoteca.games.dungeonology.state import CLOCKWISE, Expedition
from ludoteca.games.dungeonology.stealth import StealthTest
from ludoteca.games.dungeonology.zones import Plan
from ludoteca.kernel.event import Seat

MANY, COLOURED = len(ZONES), len(CUBE_KINDS)
INTERNS = len(CONTENT.interns)
MIDDLE = 40  # where the first Zone lies, so that others may lie on all sides of it
TURN_FLAGS, ZONE_FLAGS = flags(5), flags(MANY + 1)
SCHOLAR_FLAGS, CLAN_FLAGS = flags(len(CONTENT.scholars) + 1), flags(len(CONTENT.clans) + 1)
BOSS_FLAGS, OMEGA_FLAGS = flags(len(CONTENT.bosses) + 1), flags(len(CONTENT.omegas) + 1)
NO_TOKENS = bytes(4 * MANY)
# By the number of seats: what modules tell that are not played.
NO_MODE = [bytes(4 * MANY + 4 + 6 * seats) for seats in range(5)]
NO_CONGREGATIONS = [bytes((seats + 1) * len(CONGREGATIONS) + 1) for seats in range(5)]
NO_TOME = bytes(COLOURED)

public(  # what is read of the state and no rule keeps from anybody
    Expedition,
    *("turn", "active", "scholars", "fired_up", "spots", "students", "stunned", "knowledge"),
    *("boards", "jinxes", "cubes", "stairs_used", "alert", "bonfire", "clan", "delivered"),
    "ends_before",
)
ON_TABLE = on_table(  # besides; of "hands", "deck", "discard", "piles", "traps", "bag" only a part
    Expedition,
    *("plan", "boss", "profile", "panicking", "captured", "interns", "tokens", "truces", "hushed"),
    *("heat", "members", "pyre", "phi_on_boss", "omega", "tome", "omega_discard", "mode"),
)


class DungeonGathering(Gathering):
    """The Dungeon is read anew only where a Zone, a cube or a token has come or gone.

    Piles are told by how many cards they have; of each card only who knows it sees the face, and
    the bag only where it is open.  What advanced rules put on the table all may see.
    """

    def __init__(self) -> None:
        self._plan: Plan | None = None
        self._laid: list[int] = []  # by spot, the Zone that lies there
        self._zones = self._turns = b""
        self._lain: tuple[Any, ...] = ()  # of which the next was made
        self._lying = b""
        self._put: tuple[Any, ...] = ()  # likewise
        self._tokens = NO_TOKENS

    def gather(self, s: Expedition, seat: Seat) -> tuple[bytes, bytes]:
        if s.plan is not self._plan:
            self._read_plan(s)
        seats, laid = s.seats, self._laid
        around = CLOCKWISE[seats][seat]
        return (
            b"".join(
                (
                    scholars(s, seat),
                    cards(s, seat, around),
                    self._zones,
                    self._lying_in(s),
                    table(s, around),
                    piles(s, seat),
                    advanced(s, around),
                    self._tokens_in(s),
                    congregations(s, around),
                    bytes(counted_tome(s)) if s.tome else NO_TOME,
                    big_boss(s.mode.seen(), laid, around) if s.mode else NO_MODE[seats],
                    bytes([*phase(s, seat), *test(s)]),
                )
            ),
            b"".join(
                (
                    flags(seats)[(s.active - seat) % seats],
                    *[SCHOLAR_FLAGS[n] for n in played(s, around)],
                    *[ZONE_FLAGS[zone(s.spots[x], laid)] for x in around],
                    self._turns,
                    CLAN_FLAGS[face(s, seat, s.clan)],
                    ZONE_FLAGS[zone(s.boss, laid)],
                    BOSS_FLAGS[s.profile + 1 if s.terms.boss else 0],
                    interns(s, seat),
                    ZONE_FLAGS[zone(s.omega, laid) if s.terms.omega else 0],
                    OMEGA_FLAGS[face(s, seat, s.omega_discard[-1]) if s.omega_discard else 0],
                )
            ),
        )

    def _read_plan(self, s: Expedition) -> None:
        """The Zones on the table by their names: where, Linked to which; how turned."""
        self._plan, dungeon = s.plan, s.dungeon()
        self._laid = [placed.zone for placed in s.plan.placed]
        self._lain = self._put = ()
        numbers, turns = bytearray((2 + MANY) * MANY), [TURN_FLAGS[0]] * MANY
        for at, placed in enumerate(s.plan.placed):
            name = placed.zone
            numbers[name], numbers[MANY + name] = held(placed.x + MIDDLE), held(placed.y + MIDDLE)
            turns[name] = TURN_FLAGS[placed.turns + 1]
            for other in dungeon.neighbours(at).linked:
                numbers[(2 + name) * MANY + self._laid[other]] = 1
        self._zones, self._turns = bytes(numbers), b"".join(turns)

    def _lying_in(self, s: Expedition) -> bytes:
        """The cubes in Zones, and which Stairs have been used."""
        lain = tuple(s.cubes), s.stairs_used
        if lain != self._lain:
            self._lain = lain
            counts = bytearray((COLOURED + 1) * MANY)
            for name, cubes in zip(self._laid, s.cubes, strict=False):
                for cube in cubes:
                    if cube != NO_CUBE:
                        counts[name * COLOURED + cube] += 1
            for at in s.stairs_used:
                counts[COLOURED * MANY + self._laid[at]] = 1
            self._lying = bytes(counts)
        return self._lying

    def _tokens_in(self, s: Expedition) -> bytes:
        put = s.tokens, s.traps
        if put != self._put:
            self._put = put
            found = bytearray(NO_TOKENS)
            for at, what in s.tokens:
                found[4 * self._laid[at] + what] = 1
            for at, _ in s.traps:
                found[4 * self._laid[at] + 3] = 1
            self._tokens = bytes(found)
        return self._tokens


def zone(spot: int, laid: list[int]) -> int:
    """One more than the Zone at that spot; 0 for who is in none."""
    return laid[spot] + 1 if spot >= 0 else 0


def scholars(s: Expedition, seat: Seat) -> bytes:
    """The turn, and the boards of all, from one's own on."""
    found: list[int] = [held(s.turn)]
    for by_seat in (s.fired_up, s.students, s.stunned, s.knowledge):
        found += by_seat[seat:]
        found += by_seat[:seat]
    for board in s.boards[seat:] + s.boards[:seat]:
        found += board
    return bytes(found)


def played(s: Expedition, around: tuple[Seat, ...]) -> list[int]:
    """DG-2.4 One more than the Scholar of each, once it is chosen."""
    chosen = s.scholars
    return [chosen[x] + 1 if x < len(chosen) else 0 for x in around]


def cards(s: Expedition, seat: Seat, around: tuple[Seat, ...]) -> bytes:
    """Jinx cards and hands, as far as the seat knows them."""
    bit, many, known = 1 << seat, len(around), s.knowers
    counts = bytearray((JINXES + 2) * many + len(TRICKS) * many)
    for i, other in enumerate(around):
        count(s, bit, s.jinxes[other], counts, JINXES * i)
        counts[JINXES * many + i] = sum([not known[card] & bit for card in s.jinxes[other]])
        counts[(JINXES + 1) * many + i] = len(s.hands[other])
        count(s, bit, s.hands[other], counts, (JINXES + 2) * many + len(TRICKS) * i)
    return bytes(counts)


def table(s: Expedition, around: tuple[Seat, ...]) -> bytes:
    delivered = s.delivered
    return bytes(
        [
            *(held(s.alert), held(s.bonfire)),
            *[delivered.index(x) + 1 if x in delivered else 0 for x in around],
            *[x in s.ends_before for x in around],
            len(s.deck),
        ]
    )


def piles(s: Expedition, seat: Seat) -> bytearray:
    """The discard pile by design; how many Zone cards each Floor has; DG-Q.9 and the bag."""
    counts = bytearray(len(TRICKS))
    count(s, 1 << seat, s.discard, counts, 0)
    counts += bytes([len(pile) for pile in s.piles])
    counts += bytes(len(FLOORS) - len(s.piles))
    counts += bytes([held(n + 1) for n in s.bag]) if s.terms.open_bag else bytes(2)
    return counts


def advanced(s: Expedition, around: tuple[Seat, ...]) -> bytes:
    return bytes(
        [
            s.panicking,
            *[x in s.captured for x in around],
            *[x in s.truces for x in around],
            *[x in s.hushed for x in around],
            s.heat,
        ]
    )


def interns(s: Expedition, seat: Seat) -> bytes:
    """DG-37.6 Whose each of them is."""
    seats, owners = s.seats, s.interns
    flag = flags(seats + 1)
    owned = [flag[(who - seat) % seats + 1 if who >= 0 else 0] for who in owners]
    return b"".join([*owned, flag[0] * (INTERNS - len(owners))])


def congregations(s: Expedition, around: tuple[Seat, ...]) -> bytes:
    """RC-CNG.16 Their Students with each Scholar, at the Bonfire and on the card of the Boss."""
    if not s.members:
        return NO_CONGREGATIONS[s.seats]
    kept = [n for x in around for n in s.members[x]]
    return bytes([*kept, *[s.pyre.count(n) for n in range(len(CONGREGATIONS))], s.phi_on_boss])


def big_boss(mode: dict[str, Any], laid: list[int], around: tuple[Seat, ...]) -> bytes:
    """RC-BIG.4 The mode of a Big Boss."""
    by_seat = [n for x in around for n in mode_seats(mode, x)]
    return bytes([*mode_zones(mode, laid), *temple(mode), *by_seat])


def mode_zones(mode: dict[str, Any], laid: list[int]) -> bytearray:
    """What lies in Zones."""
    found = bytearray(4 * MANY)
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


def temple(mode: dict[str, Any]) -> list[int]:
    """What is left of the Cursed Temple."""
    kept = [int(mode.get("idol", False)), int(mode.get("pillar", False))]
    return [*kept, mode.get("bridge", -1) + 1, mode.get("crossings", 0)]


def mode_seats(mode: dict[str, Any], seat: Seat) -> list[int]:
    """And what it gives a Scholar."""
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
