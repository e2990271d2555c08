"""RC-CMP What is in the box of Rocca Civetta (part 3.1)."""

from collections import Counter

from ludoteca.games.dungeonology.components import (
    CONGREGATIONS,
    FALSE,
    MEMBERS,
    SUPPLY,
    UNIVERSAL,
    ZONE_TOKENS,
)
from ludoteca.games.dungeonology.rocca_civetta.big_bosses import brood, sea, winter
from ludoteca.games.dungeonology.rocca_civetta.modules import BIG_BOSSES, SAME_PERSON

from .scenes import OURS, begun
from .test_rc_big_bosses import big

ORDINARY = {row.boss for row in OURS.bosses if row.module == "rocca.bosses"}
# RA-35 Who has no figure of an own: Mother Basilisk is the Basilisk, Enrico Giovanni the Scholar.
SHARED = {"mother-basilisk", *SAME_PERSON.values()}


def of_the_box(rows):
    return [row for row in rows if row.module]


def test_RC_CMP_1_RA_35_figures():
    assert len(of_the_box(OURS.scholars)) == 7
    figures = ORDINARY | ({*BIG_BOSSES} - SHARED)
    assert len(figures) == 9
    assert {row.boss for row in of_the_box(OURS.bosses)} == figures | SHARED
    assert (brood.EGGS, len(big("marconiglio").terms.cards.eggs), sea.TENTACLES) == (7, 7, 7)
    assert len(OURS.familiars) == 2
    assert (winter.IOTA, MEMBERS, len(CONGREGATIONS)) == (6, 3, 4)


def test_RC_CMP_2_RC_CMP_6_cards():
    assert len(ORDINARY) == 6
    both = 2  # RC-BIG.7: Scylla and Charybdis have a card each
    assert len(ORDINARY) + len(BIG_BOSSES) - 1 + both == 12
    counts = {
        "scholars": len(of_the_box(OURS.scholars)),
        "clans": len(of_the_box(OURS.clans)),
        "congregations": len(OURS.congregations),
        "interns": len(of_the_box(OURS.interns)),
        "jinxes": len(of_the_box(OURS.jinxes)),
        "familiars": len(OURS.familiars),
        "researches": len(OURS.researches),
        "panics": len(of_the_box(OURS.panics)),
        "omegas": len(OURS.omegas),
        "tomes": len(OURS.tomes) / 2,  # RC-CMP.7: two faces each
    }
    assert counts == {
        "scholars": 7,
        "clans": 12,
        "congregations": 4,
        "interns": 10,
        "jinxes": 8,
        "familiars": 2,
        "researches": 12,
        "panics": 5,
        "omegas": 21,
        "tomes": 2,
    }
    backpacks = [
        row.id for row in OURS.scholars if "backpack" in [x.id for x in row.normal.abilities]
    ]
    assert backpacks == ["sara"]


def test_RC_CMP_3_zones():
    modules = Counter(row.module for row in OURS.zones if row.module)
    assert modules["rocca.floor_iv"] == 6
    names = {"Thermal Baths": "I-T", "Den": "II-D", "Crypt": "III-C", "Catacombs": "IV-C"}
    ids = {row.id for row in OURS.zones}
    assert {*names.values(), "IV-L"} <= ids
    large = [row.id for row in OURS.zones if row.size > 1]
    assert large == ["IV-L", "III-L"]  # one Zone, on one Floor or the other
    camps = [row for row in OURS.zones if row.is_camp_z]
    assert len({(row.passages, row.spaces, len(row.effects)) for row in camps}) == 1


def test_RC_CMP_4_tokens_and_cubes():
    assert (SUPPLY[FALSE], SUPPLY[UNIVERSAL]) == (10, 10)
    assert winter.HOT_WATER == 12
    assert ZONE_TOKENS["fool"] == 1
    kinds = Counter(e.kind for row in OURS.zones if row.id != "III-K" for e in row.effects)
    assert [kinds[x] for x in ("idol", "bridge", "pillar", "snake-pit")] == [1, 1, 1, 1]
    stars = sum([row[-1] for row in OURS.stars])
    assert stars * 4 == 48  # RC-STR.4: those of four Note boards
    assert begun(4).seats == 4
