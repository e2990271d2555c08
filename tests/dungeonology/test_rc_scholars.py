"""RC-SCH The seven new Scholars: who can be chosen, what comes with them, whole games."""

import pytest

from ludoteca.campaign.content import SHELF as CAMPAIGN
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import BIVOUAC, PASS, TRIANGLES
from ludoteca.games.dungeonology.randomizer import triangles_of
from ludoteca.games.dungeonology.rocca_civetta import modules
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited

from .scenes import OURS, SCHOLAR, A, B, agree, begun, deeds, do, finished
from .scholars import WITH, alone, offered, using

SEVEN = ["sara", "caterina", "claudio", "andromeda", "onamor", "ingrid", "enrico"]


def test_RC_SCH_1_RC_SCH_3_eleven_scholars_can_be_chosen():
    assert [OURS.scholars[n].id for n in agree(4, **WITH).scholars][4:] == SEVEN
    assert len(agree(4, **WITH).scholars) == 11
    assert len(agree(4).scholars) == 4


def test_RC_SCH_2_they_have_two_sides_and_a_combo_of_fifteen_points():
    for row in OURS.scholars[4:]:
        assert row.normal != row.fired_up
        assert sum(OURS.value["GRBYP".index(x)] for x in row.combo) == 15
        normal = {ability.id for ability in row.normal.abilities}
        assert normal < {ability.id for ability in row.fired_up.abilities}


def test_RC_SCH_2_who_has_no_note_board_takes_one_that_is_left_over():
    chosen = tuple(SCHOLAR[name] for name in ("sara", "valerio", "enrico", "rebecca"))
    assert triangles_of(OURS, chosen) == ("white", "orange", "black", "cyan")
    assert sorted(triangles_of(OURS, tuple(SCHOLAR[x] for x in SEVEN[:4]))) == sorted(TRIANGLES)
    s = alone("sara")
    assert view(s, B)["triangles"] == ("cyan", "orange")
    assert begun(4, scholars="random", **WITH).first in range(4)


def test_RC_SCH_4_RC_ZSP_2_RC_ZSP_3_RA_65_camp_z_comes_by_her_card_and_is_in_no_pile():
    s = alone("caterina", moment="movement", hands=[[], []])
    zones = {OURS.zones[s.faces[c]].id for pile in s.piles for c in pile}
    assert not [id for id in zones if id.endswith("Z")]
    places = offered(s, "field-lab")
    assert places
    speed = s.phase().speed
    do(s, A, places[0])
    assert OURS.zones[s.plan.placed[-1].zone].id == "I-Z"
    assert (s.spots[A], s.phase().speed) == (2, speed - 1)
    assert offered(s, "field-lab") == []  # once in a match
    s.stunned[A] = 2
    while type(s.stack[-1]).__name__ != "Action":
        do(s, awaited(s)[0], (PASS,))
    assert deeds(s, BIVOUAC) == [(BIVOUAC,)]
    do(s, A, (BIVOUAC,))
    assert s.stunned[A] == 0
    given = GAME.position(s)
    assert GAME.place(s.terms, given, 1).plan == s.plan


def test_RC_SCH_4_camp_z_needs_a_speed_point():
    assert offered(alone("caterina", moment="movement", speed=0, hands=[[], []]), "field-lab") == []
    for points in ({"speed": 1}, {"speed": 0, "bonus": 1}):
        s = alone("caterina", moment="movement", hands=[[], []], **points)
        assert offered(s, "field-lab")
    in_action = alone("caterina", hands=[[], []], bonus=3)
    assert in_action.phase().bonus == 3
    assert offered(in_action, "field-lab") == []


def test_RC_SCH_4_camp_z_is_placed_like_any_zone_and_not_in_maximum_alert():
    s = alone("caterina", moment="movement", hands=[[], []], options={"rules__max_alert": True})
    places = [deed[2:] for deed in offered(s, "field-lab")]
    assert len({(x, y) for x, y, _ in places}) == len(places)  # it looks alike however it is turned
    t = s.clone()
    t.panicking = True  # DG-33.11
    assert offered(t, "field-lab") == []
    do(s, A, using("field-lab", *places[0]))
    assert (s.plan.stairs, s.stairs_used) == ((), ())


def test_RC_SCH_6_enrico_is_not_in_the_campaign():
    assert [row.id for row in CAMPAIGN.ours().scholars if row.excluded] == ["enrico"]


def test_RC_SCH_7_RA_3_enrico_is_not_a_scholar_where_he_is_the_boss(monkeypatch):
    assert modules.SAME_PERSON == {"enrico": "enrico-giovanni"}
    monkeypatch.setitem(modules.SAME_PERSON, "enrico", "basilisk")  # who stands in for him
    monkeypatch.setattr(Terms, "known", {})  # terms are read once, and not as they are here
    terms = agree(4, rules__boss=True, boss="basilisk", **WITH)
    assert [OURS.scholars[n].id for n in terms.scholars][4:] == SEVEN[:-1]
    assert len(agree(4, rules__boss=True, **WITH).scholars) == 11  # another Boss


@pytest.mark.parametrize("name", SEVEN)
def test_RC_SCH_2_each_of_them_can_be_played_to_the_end(name):
    s = alone(name, moment="turn", boards=["GGRRBBYY", ""])
    finished(s, 3)
    assert s.ranking
