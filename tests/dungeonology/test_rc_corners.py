"""What two rules of Rocca Civetta say together, where it comes up seldom."""

from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import GONE, PLACE
from ludoteca.games.dungeonology.placing import PlaceZone, lay_zone
from ludoteca.games.dungeonology.rocca_civetta.congregations import PHI, ZETA
from ludoteca.games.dungeonology.rocca_civetta.links import closed
from ludoteca.games.dungeonology.students import draw_students
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.zones import Dungeon
from ludoteca.kernel.play import awaited
from ludoteca.kernel.terms import TermsError
from tests.compiling import patches_rules

from .congregations import drawing
from .scenes import A, do, settled
from .scholars import alone, offered
from .test_rc_floor_four import WIDE

BARE = GAME.export().split("# Rocca Civetta")[0]


@pytest.mark.parametrize("rule", [True, False])
def test_RC_GEN_1_a_boss_whose_rows_a_pack_lacks_is_refused_in_clear_words(rule):
    with pytest.raises(TermsError) as error:
        GAME.agree(
            options={"rules.boss": rule, "boss": "basilisk"}, content=GAME.content(BARE), seats=2
        )
    refused = [(x.clause, x.key, x.args) for x in error.value.reasons]
    assert ("RC-GEN.1", "module-not-in-pack", {"option": "boss"}) in refused
    assert "no-such-profile" not in [key for _, key, _ in refused]
    assert GAME.agree(options={"rules.boss": True}, content=GAME.content(BARE), seats=2)


def test_RC_SCH_4_RC_ZEF_5_camp_z_is_no_third_link_of_a_forced_passage():
    """Only a pack has Forced Passages with room for a third."""
    chosen: dict[str, Any] = {"rules.dangerous_zones": True, "rocca.floor_iv": True}
    terms = GAME.agree(options=chosen | {"rocca.scholars": True}, content=WIDE, seats=2)
    assert isinstance(terms, Terms)
    s = GAME.place(
        terms,
        {
            "scholars": ["caterina", "valerio"],
            "hands": [[], []],
            "moment": "movement",
            "zones": [{"zone": "IV-4", "x": 8, "y": 8}],
            "at": ["IV-4", "IV-4"],
        },
        1,
    )
    names = {WIDE.zones[s.faces[card]].id: s.faces[card] for card in s.piles[3]}
    for name in ("IV-1", "IV-2"):
        assert not closed(s.terms, s.plan, 1)
        assert offered(s, "field-lab")
        place = s.dungeon().places(names[name], 1)[0]
        lay_zone(s, names[name], 1, (place.x, place.y, place.turns), by_stairs=False)
    assert closed(s.terms, s.plan, 1)
    assert s.dungeon().places(s.terms.camp_z[3], 1)
    assert not offered(s, "field-lab")


def test_RC_SCH_2_pathfinder_places_the_only_zone_that_is_left():
    s = alone("sara", moment="movement", hands=[[], []], piles=[["I-1"], [], []])
    s.piles[0] = s.piles[0][-1:]
    (last,) = s.piles[0]
    do(s, A, (PLACE,))
    assert isinstance(s.stack[-1], PlaceZone)
    assert (s.stack[-1].card, s.piles[0]) == (last, ())


@patches_rules
def test_RC_SCH_2_pathfinder_is_not_asked_where_one_of_the_two_zones_fits(monkeypatch):
    s = alone("sara", moment="movement", hands=[[], []], piles=[["I-1", "I-2"], [], []])
    first, second = s.piles[0][-1], s.piles[0][-2]
    unfit = (s.faces[first],)
    monkeypatch.setattr(Dungeon, "fits", lambda _, zones, here: zones != unfit)
    log = do(s, A, (PLACE,))
    assert isinstance(s.stack[-1], PlaceZone)
    assert (s.stack[-1].card, s.piles[0][0]) == (second, first)
    assert [event.public["card"] for event in log if event.kind == "zone-drawn"] == [second]


def test_RC_CNG_15_nobody_arranges_students_for_one_who_has_left_the_game():
    """DG-28.2 Students are still drawn in their turns."""
    s = drawing(PHI, ZETA, students=[0, 1])
    s.spots[A] = GONE
    settled(s, draw_students, A, 2)
    assert (sorted(s.pyre), s.bonfire) == ([PHI, ZETA], 2)
    assert "ArrangeStudents" not in [type(frame).__name__ for frame in s.stack]
    assert awaited(s) != ()
