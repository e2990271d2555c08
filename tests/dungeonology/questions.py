"""Questions of Dungeonology that games seldom ask, each in a scene of its own."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.dungeonology.boss import activate, encounter
from ludoteca.games.dungeonology.components import (
    EXPLORE,
    MOVE,
    NO_CUBE,
    OMEGA_PHASE,
    PASS,
    PLACE,
    SPY,
)
from ludoteca.games.dungeonology.cubes import (
    Donate,
    LeaveCube,
    LeaveCubes,
    LoseCube,
    Protect,
    steal,
)
from ludoteca.games.dungeonology.main import Declared, DiscardCard, TakeCard
from ludoteca.games.dungeonology.main.laying import LayToken
from ludoteca.games.dungeonology.main.reacting import PeerReview
from ludoteca.games.dungeonology.notes import put_on_board
from ludoteca.games.dungeonology.panic import begin_panic
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.egg_hunt import GatherEggs, PushEgg
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.sea import LayTentacle
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.temple import (
    DriveBoss,
    LayBoulder,
    LayBridge,
    RollBoulder,
)
from ludoteca.games.dungeonology.rocca_civetta.drawn import ArrangeStudents, DrawnStudents
from ludoteca.games.dungeonology.rocca_civetta.interns import KeepIntern
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import teleport
from ludoteca.games.dungeonology.rocca_civetta.traps import LayTrap
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.students import StuntDouble
from ludoteca.games.dungeonology.turns import Turn
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.play import advance, awaited
from tests.dungeonology.maps import lay
from tests.dungeonology.omega import together
from tests.dungeonology.scenes import A, B, C, G, R, Y, do, pass_all, scene, settled
from tests.dungeonology.scholars import alone
from tests.dungeonology.test_rc_big_brood import brood
from tests.dungeonology.test_rc_big_egg_hunt import CHAIN as HUNTED
from tests.dungeonology.test_rc_big_egg_hunt import hunt
from tests.dungeonology.test_rc_big_sea import LAIR, sea
from tests.dungeonology.test_rc_big_temple import bridged, temple
from tests.dungeonology.test_rc_big_winter import entering, winter
from tests.dungeonology.test_rc_familiars import HOLLOW, there
from tests.dungeonology.test_rc_floor_four import deep


def white_cube() -> Expedition:
    """A Universal cube has been stolen."""
    s: Expedition = deep(boards=["", "R"], hands=[["FT5", "FT5"], []], students=[3, 0],
             scholars=("valerio", "sofia"))  # fmt: skip
    put_on_board(s, B, R, universal=True)
    do(s, A, (SPY, B, R))
    do(s, A, tuple(sorted(s.hands[A])))
    pass_all(s)
    return s


def boss_comes() -> Expedition:
    """The Boss meets whom the Manticore follows."""
    boss = {"rules__boss": True}
    s: Expedition = there(familiars={"manticore": A}, options=boss, boss=HOLLOW, students=[0, 0])
    settled(s, encounter, A)
    return s


def shield() -> Expedition:
    """A cube of Ingrid's would be stolen."""
    s: Expedition = alone("ingrid", boards=["G", ""])
    settled(s, steal, B, A, G)
    return s


def two_zones() -> Expedition:
    """Sara places a Zone."""
    piles = [["I-1", "I-2"], [], []]
    s: Expedition = alone("sara", moment="movement", hands=[[], []], piles=piles)
    do(s, A, (PLACE,))
    return s


def omega_teleports() -> Expedition:
    """The best cubes lie in two Zones."""
    s: Expedition = together(2, **lay("I-4", "I-3"), at=["START"] * 2, omega="START")
    s.cubes[1] = s.cubes[2] = (4,)
    s.stack = [Turn(OMEGA_PHASE)]
    teleport(s, A)
    return s


def cold() -> Expedition:
    """Somebody begins to explore in the cold."""
    s: Expedition = winter(moment="turn")
    do(s, A, EXPLORE)
    return s


def egg_found() -> Expedition:
    """Marconiglio comes upon an Egg."""
    zones = [*HUNTED, {"zone": "II-2", "x": 14, "y": 0}]
    s: Expedition = hunt("false", zones=zones, boss="II-5", at=["II-2"] * 3)
    settled(s, activate, A)
    return s


def over_the_bridge() -> Expedition:
    s: Expedition = bridged()
    do(s, A, (MOVE, 1))
    return s


def asked_in_the_temple(frame: Frame, second: str) -> Expedition:
    s: Expedition = temple(second, boss=second)
    s.push(frame)
    return s


def held_by_a_tentacle() -> Expedition:
    s: Expedition = sea(LAIR, moment="movement", speed=3)
    do(s, A, (MOVE, 1))
    return s


def beside_a_tentacle() -> Expedition:
    s: Expedition = sea(LAIR)
    s.push(LayTentacle(A, (1, LAIR)))
    return s


def eggs_everywhere(frame: Frame, boss: str) -> Expedition:
    """Between two Zones beside the Starting Zone."""
    zones = [{"zone": "I-1", "x": 2, "y": 0}, {"zone": "I-4", "x": -2, "y": 0},
             {"zone": "I-2", "x": 4, "y": 0}]  # fmt: skip
    mode = {"eggs": [(1, "false"), (3, "false")], "shells": [0, 0, 0]}
    s: Expedition = hunt(zones=zones, at=["I-1"] * 3, boss=boss, mode=mode)
    s.push(frame)
    return s


ALL_RULES = {f"rules__{x}": True for x in ("boss", "dangerous_zones", "max_alert", "main_effects")}
MEMBERS = ALL_RULES | {"rocca__congregations": True}


def crowd(frame: Frame, **options: bool) -> Expedition:
    """Three Scholars with cubes and cards, and a question."""
    hands = [["SU2", "feint"], ["EX1", "snare"], ["FT4"]]
    s: Expedition = scene(
        options=ALL_RULES | options,
        boards=["GGRB", "RY", "P"],
        hands=hands,
        students=[3, 2, 1],
        **lay("I-4", "I-6<START", "I-1<START"),
        at=["I-4"] * 3,
    )
    s.push(frame)
    return s


def shown_hand(frame: Frame) -> Expedition:
    """The hand of another is open to the one who is asked."""
    s = crowd(frame)
    for card in s.hands[B]:
        s.knowers[card] |= 1 << A
    return s


def boss_anywhere() -> Expedition:
    """Two Zones are as far away."""
    options = {"rules__max_alert": True, "rules__boss": True}
    s: Expedition = scene(
        options=options, alert=4, panic="last-round-everyone", **lay("I-4", "I-6<START")
    )
    settled(s, begin_panic)
    return s


def another_target() -> Expedition:
    """Sofia aimed at Rebecca, who has Someone Else; Valerio is the target now."""
    s: Expedition = scene(
        options={"rules__main_effects": True},
        hands=[["back-stab"], [], ["someone-else", "FT4"]],
        boards=["", "GP", "Y"],
        students=[3, 0, 0],
        quiet=[],
    )
    deeds = [deed for deed in s.stack[-1].options(s, A) if deed[3:] == (C, Y)]
    do(s, A, deeds[0])
    answers = [deed for deed in s.stack[-1].options(s, C) if deed[3:] == (B,)]
    do(s, C, answers[0])
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    return s


def met_by_the_sea() -> Expedition:
    """Scylla asks for a cube or gives a Stunned token."""
    s: Expedition = sea(LAIR, boss="III-L", boards=["GR", "", ""])
    settled(s, encounter, A)
    return s


def two_interns() -> Expedition:
    """RC-CPS.4"""
    s = crowd(KeepIntern(A))
    advance(s)
    return s


# Asked at random tables too, though seldom.
SELDOM: dict[str, Callable[[], Expedition]] = {
    "Protect": lambda: crowd(Protect(A, G, B)),
    "Donate": lambda: crowd(Donate(A, B)),
    "LoseCube": lambda: crowd(LoseCube(A)),
    "LeaveCube": lambda: crowd(LeaveCube(A, G, (2, 3))),
    "LeaveCubes": lambda: crowd(LeaveCubes(A, 1, 1, False, NO_CUBE)),
    "StuntDouble": lambda: crowd(StuntDouble(A, 1)),
    "LayToken": lambda: crowd(LayToken(A, (1, 2), 0)),
    "KeepIntern": two_interns,
    "TakeCard": lambda: shown_hand(TakeCard(A, B)),
    "DiscardCard": lambda: shown_hand(DiscardCard(A, B)),
    "PeerReview": lambda: crowd(PeerReview(A, 1)),
    "PlaceBoss": boss_anywhere,
    "NameAnew": another_target,
    "ChooseWay": met_by_the_sea,
    "LayTrap": lambda: crowd(LayTrap(A, 1)),
    "DrawnStudents": lambda: crowd(DrawnStudents(A, (1,), (), 0), rocca__congregations=True),
    "ArrangeStudents": lambda: crowd(ArrangeStudents(A, (1, -1), 0), rocca__congregations=True),
    "Bucket": entering,
}
# Of Rocca Civetta, in a scene of its own each: test_rarely_asked.
SCENES: dict[str, Callable[[], Expedition]] = {
    "PlaceUniversal": white_cube,
    "DriveOff": boss_comes,
    "Ward": shield,
    "Pathfinder": two_zones,
    "OmegaPlace": omega_teleports,
    "Frost": cold,
    "MoveEgg": egg_found,
    "Crossing": over_the_bridge,
    "LayBridge": lambda: asked_in_the_temple(LayBridge(A, 2), "III-K"),
    "BreakFree": held_by_a_tentacle,
    "LayTentacle": beside_a_tentacle,
    "LayBoulder": lambda: asked_in_the_temple(LayBoulder(A, (1, 2)), "III-C"),
    "RollBoulder": lambda: asked_in_the_temple(RollBoulder(A, (1, 2)), "III-C"),
    "GatherEggs": lambda: eggs_everywhere(GatherEggs(A), boss="START"),
    "PushEgg": lambda: eggs_everywhere(PushEgg(A, ((1, 3), (3, 1))), boss="I-1"),
    "DriveBoss": lambda: asked_in_the_temple(DriveBoss(A, (1, 2)), "III-C"),
}
DEEDS_OF_MODES: list[Callable[[], Expedition]] = [
    lambda: winter(mode={"ice": [2], "iota": 5}),
    lambda: brood(mode={"eggs": [2, 2], "left": 4, "banked": [1, 0, 0]}),
    lambda: hunt("false", "false"),
    lambda: temple(boss="III-C"),
    lambda: sea(LAIR, boards=["GRB", "", ""], mode={"offerings": [0, 1, 0], "blessed": B}),
]
