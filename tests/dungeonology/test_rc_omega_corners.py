"""Omega at the edges of his Phase: whom he meets twice, Stairs, Doors and Passages."""

from typing import Any

from ludoteca.games.dungeonology.rocca_civetta.omega.moving import (
    ANY_SLOT,
    OmegaMoves,
    OmegaStairs,
    OmegaZone,
    enter,
    places,
)
from ludoteca.games.dungeonology.rocca_civetta.omega.phase import OmegaPhase, has_phase
from ludoteca.games.dungeonology.zones import Dungeon, Placed
from ludoteca.kernel.play import advance, options

from .maps import lay
from .omega import alone, does, together
from .scenes import OURS, A, B, P, do, kinds, settled

ZONE = {row.id: number for number, row in enumerate(OURS.zones)}


def test_RC_OVA_17_who_is_captured_has_no_phase():
    dark: dict[str, Any] = {"panicking": True, "panic": "darkness", "bag": [6, 1]}
    s = together(2, options={"rules__max_alert": True}, **dark)
    for captured, has in (((), True), ((A,), False), ((B,), True)):
        s.captured = captured
        assert has_phase(s) is has


def test_part_3_11_the_best_cube_is_stolen_where_the_card_says_so():
    s = alone(boards=["GRP"], students=[0])
    does(s, "steal-best")
    assert (s.tome, s.boards[A]) == ((P,), (1, 1, 0, 0, 0))


def test_RC_OMG_3_DG_19_1_he_climbs_stairs_that_nobody_has_climbed_and_none_in_a_panic():
    laid = lay("I-4", "I-1")  # I-1 has Stairs
    s = alone(**laid)
    settled(s, enter, A, 2)
    assert any(isinstance(frame, OmegaStairs | OmegaZone) for frame in s.stack)
    dark = {"panicking": True, "panic": "darkness", "options": {"rules__max_alert": True}}
    for more in ({"stairs_used": ["I-1"]}, dark):
        s = alone(**{**laid, **more})
        log = settled(s, enter, A, 2)
        assert not any(isinstance(frame, OmegaStairs | OmegaZone) for frame in s.stack)
        assert (s.omega, "stairs-lead-nowhere" in kinds(log)) == (2, False)


def test_RC_OPH_19_he_meets_each_scholar_once_in_a_phase():
    s = together(2, omega_discard=["omega-1"])
    frame = OmegaPhase(met=(A,))
    assert frame.arrived(s, 1).met == (A, B)
    assert frame.arrived(s, 1).arrived(s, 1).met == (A, B)


def test_RC_OPH_7_what_he_finds_is_linked_through_that_passage():
    s = alone()
    here, dungeon = s.plan.placed[s.omega], s.dungeon()
    slots = [slot for slot in range(8) if dungeon.passages(s.omega) >> slot & 1]
    everywhere, found = places(s, ZONE["I-2"], ANY_SLOT), 0
    for slot in slots:
        through = places(s, ZONE["I-2"], slot)
        found += len(through)
        assert len(through) < len(everywhere)
        for x in through:
            both = Dungeon(OURS.tiles, [here, Placed(ZONE["I-2"], x.x, x.y, x.turns)])
            assert slot in [mine for mine, _ in both.ways(0, 1)]
    assert found


def test_RC_OMG_17_a_door_of_what_he_finds_shuts_him_out():
    """III-5 has one Passage, with a Door that asks for a blue cube."""
    start: dict[str, Any] = {"zones": [{"zone": "III-1", "x": 10, "y": 0}], "at": ["III-1"]}
    start |= {"omega": "III-1", "piles": [[], [], ["III-5"]], "omega_discard": ["omega-1"]}
    for tome, enters in (("", False), ("B", True)):
        s = alone(tome=tome, **start)
        s.push(OmegaMoves(A, 0, 1, flees=True))
        advance(s)
        assert isinstance(s.stack[-1], OmegaZone)
        log = do(s, A, next(iter(options(s, A))))
        assert ("omega-shut-out" in kinds(log)) is not enters
        assert (s.omega == 2) is enters
