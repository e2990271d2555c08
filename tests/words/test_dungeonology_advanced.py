"""Whatever the advanced rules ask can be asked, said, typed and found on the plain board."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.boards import anchors, board, items
from ludoteca.cli.dungeonology import Desk
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.boss import activate, encounter
from ludoteca.games.dungeonology.components import (
    EXPLORE,
    MAIN,
    MODE,
    MOVE,
    OMEGA_PHASE,
    PLACE,
    SPY,
)
from ludoteca.games.dungeonology.cubes import steal
from ludoteca.games.dungeonology.notes import put_on_board
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.egg_hunt import GatherEggs, PushEgg
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.sea import LayTentacle
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.temple import (
    DriveBoss,
    LayBoulder,
    LayBridge,
    RollBoulder,
)
from ludoteca.games.dungeonology.rocca_civetta.modules import PRESETS
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import teleport
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.turns import Turn
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Space
from ludoteca.kernel.table import Table
from ludoteca.words import LANGUAGES, Words
from ludoteca.words.speaker import View
from tests.dungeonology.maps import lay
from tests.dungeonology.messages import DECISIONS
from tests.dungeonology.omega import together
from tests.dungeonology.scenes import A, B, G, R, do, pass_all, settled
from tests.dungeonology.test_everything_happens import eager
from tests.dungeonology.test_rc_big_brood import brood
from tests.dungeonology.test_rc_big_egg_hunt import CHAIN as HUNTED
from tests.dungeonology.test_rc_big_egg_hunt import hunt
from tests.dungeonology.test_rc_big_sea import LAIR, sea
from tests.dungeonology.test_rc_big_temple import bridged, temple
from tests.dungeonology.test_rc_big_winter import entering, winter
from tests.dungeonology.test_rc_familiars import HOLLOW, there
from tests.dungeonology.test_rc_floor_four import deep
from tests.dungeonology.test_rc_scholars import alone
from tests.words.test_dungeonology import as_json, new

LOOKED_AT = 5  # times each kind of question, by language
# Some may not come in so few games; the last two are of the base game and tried elsewhere.
RARE = {"PlaceBoss", "LeaveCube", "Protect", "Donate", "Rogue", "ChooseSide"}
RARE |= {"NameAnew", "ChooseWay", "DiscardCard"}  # the last one only a pack asks: test_effects
RARE |= {
    "LoseCube",
    "StuntDouble",
    "LayToken",
    "KeepIntern",
}  # tried in tests/dungeonology/test_rc_*


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


def test_every_question_in_words_at_a_terminal_and_on_the_board():
    often = Counter[tuple[str, str]]()
    for seed in range(9):
        options: dict[str, Any] = {
            "boss_profile": ("brawler", "drunk")[seed % 2],
            "react_to_aux": seed > 6,
        }
        if seed > 5:
            options |= {"boss": "lord-shadow", "boss_profile": "random"}
        table = new(2 + seed % 3, seed, **PRESETS["everything"], **options)
        rng, seen, language = random.Random(seed), set[tuple[str, str]](), LANGUAGES[seed % 3]
        desk = Desk(table, Words(language, GAME.name))
        while not table.over:
            seat = table.awaited[0]
            kind = table.decision(seat).kind
            choice = eager(table.state, seat, rng, seen)
            often[kind, language] += 1
            if often[kind, language] <= LOOKED_AT:
                check(table, desk, seat, choice)
            table.choose(seat, choice)
    assert {*DECISIONS} - {kind for kind, _ in often} <= RARE | {*SCENES, "Bucket"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SCENES)
def test_rarely_asked(kind, language):
    table = new(2, 1, **PRESETS["everything"])
    table.state = SCENES[kind]()
    seat = table.awaited[0]
    assert table.decision(seat).kind == kind
    for choice in items(table.decision(seat).space):
        check(table, Desk(table, Words(language, GAME.name)), seat, choice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_RC_ZEF_2_a_bucket_in_words(language):
    table = new(3, 1, **PRESETS["everything"])
    table.state = entering()
    for cards in ((), table.state.hands[A]):
        check(table, Desk(table, Words(language, GAME.name)), A, cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("begun", DEEDS_OF_MODES)
def test_RC_BIG_4_what_a_mode_allows_in_words(begun, language):
    table = new(3, 1, **PRESETS["everything"])
    table.state = begun()
    seat = table.awaited[0]
    deeds = [x for x in table.decision(seat).space if x[0] == MODE]
    assert deeds
    for deed in deeds:
        check(table, Desk(table, Words(language, GAME.name)), seat, deed)


def check(table: Table, desk: Desk, seat: Seat, choice: Any) -> None:
    """A question and this answer in words, as it is typed, and as it lies on the plain board."""
    words, decision, view = desk.words, table.decision(seat), table.view(seat)
    kind = decision.kind
    said = [words.speaker.asked(kind, view, seat), words.speaker.choice(kind, choice, view)]
    assert words.speaker.choice(kind, as_json(choice), as_json(view)) == said[1]
    check_brief(words, kind, decision.space, choice, view)
    said += [*desk.show(seat, view), *desk.ask(seat)]
    assert not [line for line in said if "{" in line or "None" in line]
    assert desk.read(seat, desk.typed(seat, choice)) == choice
    plain = board(GAME.name, view, words, seat)
    where = {piece.id: zone.id for zone in plain.zones for piece in zone.pieces}
    found = anchors(GAME.name, kind, decision.space, view, words, seat)
    assert [anchor.item for anchor in found] == items(decision.space)
    for anchor in found:
        assert anchor.label
        assert anchor.zone in {zone.id for zone in plain.zones}
        assert anchor.piece is None or where[anchor.piece] == anchor.zone


def check_brief(words: Words, kind: str, space: Space, choice: Any, view: View) -> None:
    """DG-34.11 What a card names is a part of the sentence, and tells its ways apart."""
    brief = words.speaker.brief(kind, choice, view)
    assert words.speaker.brief(kind, as_json(choice), as_json(view)) == brief
    assert brief in words.speaker.choice(kind, choice, view)
    if kind in ("Movement", "Action") and choice[0] == MAIN and len(choice) > 3:
        alike = [deed for deed in space if deed[:3] == choice[:3]]
        assert len({words.speaker.brief(kind, deed, view) for deed in alike}) == len(alike)


@pytest.mark.parametrize(("language", "ways"), [("en", "or"), ("it", "o"), ("fr", "ou")])
def test_DG_34_15_alternative_costs_stand_apart(language, ways):
    speaker = Words(language, GAME.name).speaker
    rows = [row.id for row in speaker.content.designs]
    blink = speaker.content.designs[rows.index("blink")].main
    costs = [speaker.cost(each) for each in blink.cost]
    assert len(costs) == 2
    assert f" {ways} ".join(costs) in speaker.main_effect(rows.index("blink"))
