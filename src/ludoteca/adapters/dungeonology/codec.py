"""What is observed, part by part; how it is gathered and choices are spelled is beside this."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.adapters.codec import Gathering, SpellingCodec
from ludoteca.adapters.dungeonology.actions import (
    ACTIONS,
    CONTENT,
    CUBE_KINDS,
    END,
    JINXES,
    TRICKS,
    ZONES,
)
from ludoteca.adapters.dungeonology.gathering import INTERNS, MIDDLE, DungeonGathering
from ludoteca.adapters.dungeonology.spelling import SPELLINGS, trick
from ludoteca.adapters.parts import Part
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import (
    COLOURS,
    CONGREGATIONS,
    CUBES,
    FLOORS,
    MEMBERS,
    OMEGA_STUDENTS,
    STUDENTS,
)
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat

COPIES = max([row.copies + sum(row.more_copies.values()) for row in CONTENT.designs])
DECK = sum([row.copies + sum(row.more_copies.values()) for row in CONTENT.designs])  # RC-MIX.5
TURNS = 100
CARDS = frozenset(("card", "cards"))


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
            Part("zone_x", tiles, 2 * MIDDLE),  # the first Zone is at MIDDLE; 0 for none
            Part("zone_y", tiles, 2 * MIDDLE),
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

    def gathering(self) -> Gathering:
        return DungeonGathering()


CODEC = DungeonologyCodec()
