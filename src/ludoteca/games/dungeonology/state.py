"""DG-6.20, DG-6.21 The position of a game of Dungeonology, and who sees what of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.dungeonology.actions import Declare
from ludoteca.games.dungeonology.aftermath import Aftermath, Peek
from ludoteca.games.dungeonology.answers import Duel, Lap, Priority, Rogue
from ludoteca.games.dungeonology.auxiliary import Brew, ChooseSide, Played
from ludoteca.games.dungeonology.boss import (
    BossActivates,
    BossMoved,
    BossMoves,
    BossSeeks,
    BossWay,
    DriveOff,
)
from ludoteca.games.dungeonology.components import CAMP, CLAN, GONE, NOWHERE, Colour, Mask
from ludoteca.games.dungeonology.cubes import (
    Collecting,
    Donate,
    LeaveCube,
    LeaveCubes,
    LoseCube,
    Protect,
    Ward,
)
from ludoteca.games.dungeonology.explore import Action, Movement, Phase
from ludoteca.games.dungeonology.main import (
    ChooseWay,
    Declared,
    DiscardCard,
    Effect,
    LayToken,
    LookPile,
    NameAnew,
    PeerReview,
    Retrieve,
    TakeCard,
    Watched,
)
from ludoteca.games.dungeonology.panic import GameEnds
from ludoteca.games.dungeonology.placing import (
    Entering,
    Pathfinder,
    PlaceZone,
    Roped,
    Stairs,
    Trailblaze,
)
from ludoteca.games.dungeonology.randomizer import triangles_of
from ludoteca.games.dungeonology.reading import numbers
from ludoteca.games.dungeonology.rest import DropJinx, RestingHand, RestingJinx
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.brood import Hatching
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.egg_hunt import (
    GatherEggs,
    MoveEgg,
    OpenEgg,
    PushEgg,
)
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.modes import AnyMode
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.sea import (
    BreakFree,
    Dragged,
    LayTentacle,
)
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.temple import (
    Crossing,
    Curse,
    DriveBoss,
    LayBoulder,
    LayBridge,
    RollBoulder,
)
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.winter import Bucket, Frost
from ludoteca.games.dungeonology.rocca_civetta.drawn import (
    ArrangeStudents,
    DrawnStudents,
    DrawOneByOne,
)
from ludoteca.games.dungeonology.rocca_civetta.information import PlaceUniversal
from ludoteca.games.dungeonology.rocca_civetta.interns import KeepIntern
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import (
    OmegaMoves,
    OmegaPlace,
    OmegaStairs,
    OmegaZone,
)
from ludoteca.games.dungeonology.rocca_civetta.omega.phase import OmegaPhase
from ludoteca.games.dungeonology.rocca_civetta.skills import LayTrap
from ludoteca.games.dungeonology.setup import PickScholar, Setup
from ludoteca.games.dungeonology.sighting import PlaceBoss
from ludoteca.games.dungeonology.stealth import StealthTest
from ludoteca.games.dungeonology.students import Stun, StuntDouble
from ludoteca.games.dungeonology.terms import READ, Terms, read_plan
from ludoteca.games.dungeonology.thesis import Failure
from ludoteca.games.dungeonology.tricks import DiscardTricks
from ludoteca.games.dungeonology.turns import Turn
from ludoteca.games.dungeonology.unfolding import Unfolding
from ludoteca.games.dungeonology.zones import Dungeon, Neighbours, Plan, Tile
from ludoteca.kernel.event import Seat
from ludoteca.kernel.state import State

ExpeditionFrame = (
    Setup | PickScholar | Turn | RestingJinx | RestingHand | Movement | Action | Priority
    | PlaceZone | Entering | Stairs | StealthTest | Declare | Lap | Duel | Rogue
    | BossWay | BossActivates | BossMoved | BossMoves | BossSeeks | PlaceBoss | Unfolding | GameEnds
    | Declared | Effect | LookPile | TakeCard | Retrieve | PeerReview | Trailblaze
    | Protect | Donate | NameAnew | ChooseWay | DiscardCard
    | Stun | DiscardTricks | LeaveCube | LeaveCubes | ChooseSide | Aftermath | Peek
    | Failure | Collecting | PlaceUniversal | DriveOff | LayToken | LoseCube | StuntDouble
    | Brew | KeepIntern
    | Pathfinder | Roped | Ward | LayTrap
    | Crossing | Curse | DriveBoss | LayBridge
    | BreakFree | Dragged | LayTentacle | GatherEggs | PushEgg | LayBoulder | RollBoulder
    | Bucket | Frost | Hatching | OpenEgg | MoveEgg
    | Played | DrawOneByOne | DrawnStudents | ArrangeStudents
    | OmegaPhase | OmegaMoves | OmegaZone | OmegaStairs | OmegaPlace | Watched | DropJinx
)  # fmt: skip

CLOCKWISE = tuple(
    [
        tuple([tuple([(first + i) % seats for i in range(seats)]) for first in range(seats)])
        for seats in range(5)
    ]
)


class Expedition(State):
    """DG-6.20 Boards, Scholars, Students and the Dungeon are public; hands, decks, piles are not.

    The face of a card is a number of the content: a Trick design, a Jinx, a Zone, a Clan.
    """

    public = (
        *("seats", "turn", "active", "first", "scholars", "fired_up", "spots", "students"),
        *("stunned", "knowledge", "boards", "jinxes", "cubes", "stairs_used", "alert", "bonfire"),
        *("clan", "delivered", "ends_before", "ranking"),
    )
    guarded = (
        *("deck", "discard", "hands", "jinx_deck", "jinx_discard", "piles", "plan", "bag"),
        *("this_turn", "boss", "profile", "panicking", "captured", "refused"),
        *("interns", "tokens", "traps", "truces", "study_start", "hushed", "heat"),
        *("universal", "familiars", "research", "research_deck", "researched", "entered"),
        *("backpack", "congregations", "members", "bag_members", "pyre", "phi_on_boss", "mode"),
        *("omega", "tome", "omega_deck", "omega_discard", "omega_won"),
    )
    stacked = ("deck", "jinx_deck", "piles", "backpack", "research_deck", "omega_deck")
    fanned = ("hands",)

    terms: Terms
    stack: list[ExpeditionFrame] = []
    faces: tuple[int, ...] = ()
    turn: int = 1
    active: Seat = 0
    first: Seat = 0  # who began (DG-2.5)
    scholars: tuple[int, ...] = ()  # by seat
    fired_up: list[bool] = []  # by seat: which face is up
    spots: list[int] = []  # by seat: a spot of the plan, or GONE
    students: list[int] = []  # by seat
    stunned: list[int] = []  # by seat
    knowledge: list[bool] = []  # by seat: the token
    boards: list[tuple[int, ...]] = []  # by seat: cubes in each column
    hands: list[tuple[int, ...]] = []  # by seat: Trick cards
    jinxes: list[tuple[int, ...]] = []  # by seat, in the order drawn; those all know are face up
    deck: list[int] = []  # Trick cards; the top one is the last
    discard: list[int] = []  # likewise
    jinx_deck: list[int] = []  # likewise
    jinx_discard: list[int] = []  # likewise
    piles: list[tuple[int, ...]] = []  # by Floor: Zone cards; the top one is the last
    plan: Plan = Plan(())  # the Zones on the table, Walls and Stairs
    cubes: list[tuple[Colour, ...]] = []  # by spot: what lies on each space
    stairs_used: tuple[int, ...] = ()  # the spots whose Stairs have been climbed
    clan: int = CLAN  # the card on the Campus
    bag: tuple[int, int] = (0, 0)  # grey Students and Omega Students in the University
    alert: int = 0  # Omega Students on the Alert card
    bonfire: int = 0  # Students at the Bonfire
    delivered: tuple[Seat, ...] = ()  # successful Theses in their order
    ends_before: tuple[Seat, ...] = ()  # the game ends where a turn of one of these would begin
    ranking: tuple[Seat, ...] = ()
    # What follows belongs to advanced rules: without them it stays as it is.
    this_turn: tuple[tuple[int, Seat], ...] = ()  # what can be done only so often in a turn
    boss: int = NOWHERE  # the spot of the Boss
    profile: int = 0  # which side of the Boss card is used
    panicking: bool = False  # whether Maximum Alert has begun: the Panic card is turned up
    captured: tuple[Seat, ...] = ()  # by a Panic card (DG-Q.99)
    interns: tuple[Seat, ...] = ()  # by Intern, who owns it (DG-37.6)
    tokens: tuple[tuple[int, int], ...] = ()  # a spot, and what lies there face up (DG-36.1)
    traps: tuple[tuple[int, int], ...] = ()  # a spot, and a Trap face down; the last is leftmost
    truces: tuple[Seat, ...] = ()  # who is not spied on until their next turn (Part C.8)
    hushed: tuple[Seat, ...] = ()  # who plays no Trick card until the own Action phase (Part 3.5)
    heat: int = 0  # how many turns a Panic card has counted (Part 3.10)
    refused: tuple[Seat, ...] = ()  # who has left with a Forced Thesis that failed (DG-33.25)
    study_start: tuple[int, ...] = ()  # by seat, how far the wheel is raised (RC-CPS.12)
    # And this to Rocca Civetta.
    universal: tuple[
        tuple[int, ...], ...
    ] = ()  # by seat and column, a bit for each white cube (RC-UNI)
    familiars: tuple[tuple[Seat, int], ...] = ()  # whose each is, or NOBODY; where, or NOWHERE
    research: tuple[int, ...] = ()  # Research cards that lie open
    research_deck: tuple[int, ...] = ()  # the top one is the last
    researched: tuple[tuple[int, ...], ...] = ()  # by seat, the Research cards taken
    entered: tuple[int, ...] = ()  # the spots entered by the active player in this turn
    backpack: tuple[int, ...] = ()  # Sara's Trick cards outside her hand
    congregations: tuple[int, ...] = ()  # those in use (RC-CNG.8)
    members: tuple[tuple[int, ...], ...] = ()  # by seat: Students of each Congregation
    bag_members: tuple[int, ...] = ()  # likewise in the University
    pyre: tuple[int, ...] = ()  # the Students at the Bonfire from the arrow hole (RC-CNG.16)
    phi_on_boss: int = 0  # Phi Students on the card of the Boss (RC-CNG.6)
    mode: AnyMode | None = None  # that of a Big Boss (RC-BIG.4)

    omega: int = CAMP  # the spot of Omega's figure, where he plays (RC-SOL.3, RC-OVA.3)
    tome: tuple[Colour, ...] = ()  # the cubes of his Tome, from the first space
    omega_deck: tuple[int, ...] = ()  # Omega cards; the top one is the last
    omega_discard: tuple[int, ...] = ()  # likewise: the last one revealed
    omega_won: bool = False

    def backs(self) -> tuple[range, ...]:
        return self.terms.cards.backs

    def clockwise(self) -> tuple[Seat, ...]:
        """DG-2.6 All seats, the active player first."""
        return CLOCKWISE[self.seats][self.active]

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in their order from there."""
        return CLOCKWISE[self.seats][seat][1:]

    def in_game(self, seat: Seat) -> bool:
        """DG-15.10 Whether that Scholar still takes part."""
        return self.spots[seat] != GONE

    def turn_frame(self) -> Turn:
        """The turn, beneath all that goes on in it."""
        # The stack's order says which frame it is; asked at every step, an assertion cost time.
        turn: Turn = self.stack[0]  # type: ignore[assignment]
        return turn

    def phase(self) -> Phase:
        """The phase of Explore that is going on."""
        # Likewise: it lies upon the turn.
        phase: Phase = self.stack[1]  # type: ignore[assignment]
        return phase

    def amend_phase(self, phase: Phase) -> None:
        self.stack[1] = phase  # type: ignore[call-overload]  # the same place

    def dungeon(self) -> Dungeon:
        """The Zones on the table, as the rulings of this table read them."""
        found = READ.get(self.plan)  # as `read_plan` would say, at every deed
        if found is not None and found[0] is self.terms:
            return found[1]
        return read_plan(self.terms, self.plan)

    def floor(self, spot: int) -> int:
        """That of a placed Zone: it is printed on it, so nothing needs to be read."""
        tile: Tile = self.terms.content.tiles[self.plan.placed[spot].zone]
        return tile.floor

    # What the Boss asks of the Dungeon: a table with the box answers it from what was told.

    def neighbours(self, spot: int) -> Neighbours:
        return self.dungeon().neighbours(spot)

    def distances(self, spot: int) -> dict[int, int]:
        return self.dungeon().distances(spot)

    def passages(self, spot: int) -> Mask:
        return self.dungeon().passages(spot)

    def behind(self, spot: int) -> dict[int, int]:
        """By Passage, the Linked Zone to which it leads."""
        dungeon = self.dungeon()
        linked = dungeon.neighbours(spot).linked
        return {slot: other for other in linked for slot, _ in dungeon.ways(spot, other)}

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        """Piles by their numbers of cards; of each, the cards that *viewer* knows.

        Others' hands are told in ascending order: where a card stands in a hand is its owner's.
        """
        bit, knowers = 1 << viewer, self.knowers
        hands = [
            hand if owner == viewer else tuple(sorted([c for c in hand if knowers[c] & bit]))
            for owner, hand in enumerate(self.hands)
        ]
        seen = {
            "hands": hands,
            "hand_sizes": [len(hand) for hand in self.hands],
            "deck": known(self, self.deck, bit),
            "discard": list(self.discard),
            "jinx_deck_size": len(self.jinx_deck),
            "jinx_discard": list(self.jinx_discard),
            "piles": [known(self, pile, bit) for pile in self.piles],
            "placed": [(x.zone, x.x, x.y, x.turns) for x in self.plan.placed],
            "walls": list(self.plan.walls),
            "stairs": list(self.plan.stairs),
            "bag": self.bag if self.terms.open_bag else None,  # DG-Q.9
            "numbers": numbers(self),
        }
        if self.study_start:
            seen["study_start"] = self.study_start
        if self.terms.new_scholars:
            seen["backpack"] = [card for card in self.backpack if knowers[card] & bit]
            seen |= {"backpack_size": len(self.backpack), "traps": self.traps}
            seen["triangles"] = triangles_of(self.terms.content, self.scholars)
            seen["this_turn"] = self.this_turn
        if self.terms.congregations:
            seen |= {"congregations": self.congregations, "members": self.members}
            seen |= {"pyre": self.pyre, "phi_on_boss": self.phi_on_boss, "traps": self.traps}
            seen["bag_members"] = self.bag_members if self.terms.open_bag else None
        if self.terms.research:
            seen |= {"research": self.research, "researched": self.researched}
            seen |= {"research_deck_size": len(self.research_deck), "entered": self.entered}
            seen["this_turn"] = self.this_turn
        if self.terms.omega:
            seen |= {"omega": self.omega, "tome": self.tome, "omega_won": self.omega_won}
            seen |= {"omega_deck_size": len(self.omega_deck), "omega_discard": self.omega_discard}
            row = self.terms.tomes[self.seats]
            seen |= {"tome_spaces": row.spaces, "tome_black_stars": tuple(row.black_stars)}
        return seen | self.advanced() if self.terms.advanced else seen

    def advanced(self) -> dict[str, Any]:
        """What only advanced rules put on the table."""
        seen: dict[str, Any] = {"this_turn": self.this_turn}
        if self.terms.boss:
            seen |= {"boss": self.boss, "profile": self.profile}
            if self.mode is not None:
                seen["mode"] = self.mode.seen()
            if self.hushed:
                seen["hushed"] = self.hushed
        if self.terms.max_alert:
            seen |= {
                "captured": self.captured,
                "refused": self.refused,
                "panic": self.terms.cards.panic,
            }
            seen["panicking"] = self.panicking
            if self.heat:
                seen["heat"] = self.heat
        if self.terms.main_effects:
            seen |= {"interns": self.interns, "tokens": self.tokens, "traps": self.traps}
            seen["truces"] = self.truces
        if self.terms.white_cubes:
            seen["universal"] = list(self.universal)
        if self.terms.familiars:
            seen["familiars"] = self.familiars
        return seen


def known(s: Expedition, pile: Sequence[int], bit: int) -> list[int | None]:
    """The cards of a pile in their order: those that a seat knows, and backs."""
    return [card if s.knowers[card] & bit else None for card in pile]
