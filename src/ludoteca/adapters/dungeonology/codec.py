"""What is observed, part by part; how it is gathered and choices are spelled is beside this."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.adapters.codec import SpellingCodec
from ludoteca.adapters.dungeonology.actions import (
    ACTIONS,
    CONTENT,
    CUBE_KINDS,
    END,
    JINXES,
    TRICKS,
    ZONES,
)
from ludoteca.adapters.dungeonology.gathering import (
    counted,
    dungeon,
    mode_seats,
    mode_zones,
    owner,
    phase,
    temple,
    test,
    tokens,
)
from ludoteca.adapters.dungeonology.spelling import SPELLINGS, trick
from ludoteca.adapters.looking import face, held, padded, public
from ludoteca.adapters.parts import Part
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import (
    COLOURS,
    CONGREGATIONS,
    CUBES,
    FLOORS,
    GONE,
    MEMBERS,
    OMEGA_STUDENTS,
    STUDENTS,
)
from ludoteca.games.dungeonology.rocca_civetta.congregations import NONE as NO_MEMBERS
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import counted_tome
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat

INTERNS = len(CONTENT.interns)
COPIES = max([row.copies + sum(row.more_copies.values()) for row in CONTENT.designs])
DECK = sum([row.copies + sum(row.more_copies.values()) for row in CONTENT.designs])  # RC-MIX.5
TURNS = 100
CARDS = frozenset(("card", "cards"))
PUBLIC = public(
    Expedition,
    *("turn", "active", "scholars", "fired_up", "spots", "students", "stunned", "knowledge"),
    *("boards", "jinxes", "cubes", "stairs_used", "alert", "bonfire", "clan", "delivered"),
    "ends_before",
)


class DungeonologyCodec(SpellingCodec):
    """DG-6.20 Boards, figures and the Dungeon are public; hands, decks and piles are not."""

    game = GAME
    version = 5
    longest = 10000
    actions = ACTIONS
    spellings = SPELLINGS
    end = END
    decisions = tuple([x for x in SPELLINGS if x != "DropJinx"])  # which only packs ask
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


CODEC = DungeonologyCodec()
