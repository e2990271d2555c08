"""DG-1 and Part C: our pack is whole, says where it comes from, and tells its own rows apart."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.dungeonology import components as box
from ludoteca.games.dungeonology.content import SHELF, named
from ludoteca.games.dungeonology.rows import Row
from ludoteca.words.bundles import LANGUAGES, of_game

OURS = SHELF.ours()
ZONES = [row for row in OURS.zones if not row.module]
ROWS: list[Row] = [
    row
    for kind in OURS.pack.__struct_fields__
    if isinstance(rows := getattr(OURS.pack, kind), list)
    for row in rows
]


def design(id):
    return next(row for row in OURS.designs if row.id == id)


def zone(id):
    return next(row for row in OURS.zones if row.id == id)


def test_DG_1_1_four_scholars_with_two_faces():
    base = [row.id for row in OURS.scholars if not row.module]
    assert base == ["rebecca", "valerio", "sofia", "vincenzo"]
    assert all(row.normal != row.fired_up for row in OURS.scholars)
    assert OURS.scholars[2].normal.intelligence == 2


def base(rows):
    """Without those of the expansion."""
    return [row for row in rows if not row.module]


def test_DG_1_2_one_boss_with_two_profiles():
    assert [(row.boss, row.id) for row in base(OURS.bosses)] == [
        ("laetus", "brawler"),
        ("laetus", "drunk"),
    ]


def test_DG_1_3_DG_1_4_eighteen_zones_six_on_each_floor_and_the_starting_zone():
    floors = Counter(row.floor for row in ZONES if row.id != box.START)
    assert floors == {0: 6, 1: 6, 2: 6}
    assert len(ZONES) == box.ZONES + 1


def test_DG_1_5_three_clans():
    clans = [OURS.clans[n] for n in OURS.base_clans]
    assert [row.id for row in clans] == ["blood", "cask", "moon"]
    assert [row.thesis_points for row in clans] == [30, 28, 29]


def test_DG_1_6_105_trick_cards_of_six_types():
    assert len(OURS.tricks) == 105
    types = Counter(OURS.designs[d].type for d in OURS.tricks)
    assert types == dict.fromkeys(box.TRICK_TYPES[:5], 18) | {"fate": 15}


def test_DG_1_7_four_note_boards_with_a_triangle_each():
    assert {row.triangle for row in OURS.scholars if not row.module} == set(box.TRIANGLES)


def test_DG_1_8_64_information_cubes():
    assert dict(zip(box.COLOURS, box.CUBES, strict=True)) == {
        "civilization": 20,
        "militia": 15,
        "mysticism": 13,
        "wealth": 10,
        "hierarchy": 6,
    }
    assert sum(box.CUBES) == 64


def test_part_C_every_cube_has_a_space_to_lie_on():
    pairs = zip(OURS.zones, OURS.spaces, strict=True)
    spaces = Counter(colour for zone, row in pairs if not zone.is_special for colour in row)
    assert tuple(spaces[colour] for colour in range(5)) == box.CUBES


def test_DG_1_9_the_campus_has_a_bonfire():
    assert OURS.bonfire == 6


def test_DG_1_10_fifteen_jinxes_ten_interns_sixteen_randomizers():
    counts = [len(base(rows)) for rows in (OURS.jinxes, OURS.interns, OURS.randomizers)]
    assert counts == [15, 10, 16]
    called = [stated.intern() for stated in OURS.stated if stated.intern()]
    assert sorted(called) == sorted(row.id for row in OURS.interns)


def test_DG_1_11_four_alert_cards():
    assert set(OURS.alerts) == {"introductory", "easy", "medium", "hard"}


def test_DG_1_12_three_panic_cards_one_without_requirement():
    free = [row.id for row in OURS.panics if not row.dungeon and not row.boss]
    assert (len(base(OURS.panics)), free) == (3, ["darkness"])


def test_DG_1_13_the_tokens():
    assert (box.STUNNED, box.KNOWLEDGE, box.STAIRS, box.WALLS) == (14, 4, 9, 18)
    assert [*box.ZONE_TOKENS.values()] == [6, 3, 3, 3, 3, 1]
    stairs = [row.id for row in OURS.zones if "stairs" in {e.kind for e in row.effects}]
    assert len(stairs) == box.STAIRS


def test_DG_1_14_the_students():
    assert (box.STUDENTS, box.OMEGA_STUDENTS) == (40, 5)


def test_DG_5_11_the_starting_zone_has_eight_passages_and_nothing_else():
    start = OURS.zones[OURS.start]
    assert (start.passages, start.spaces, start.alert, start.effects) == ("abcdefgh", "", None, [])


def test_DG_6_12_DG_6_13_the_values_of_the_cubes():
    assert OURS.value[:2] == (2, 3)
    assert list(OURS.value) == sorted(set(OURS.value))


def test_part_C_a_note_board_has_twelve_stars_and_eight_arrows():
    assert sum(len(row.silver) + len(row.gold) for row in OURS.columns) == 12
    assert sum(len(row.arrows) for row in OURS.columns) == 8


def test_part_C_every_knowledge_combo_is_worth_fifteen():
    for combo in OURS.combos:
        assert sum(n * value for n, value in zip(combo, OURS.value, strict=True)) == 15


def test_DG_11_12_an_alert_card_has_at_most_four_spaces_and_its_bonus_never_falls():
    for row in OURS.alerts.values():
        bonuses = [space.bonus for space in row.spaces]
        assert len(bonuses) == 4
        assert bonuses == sorted(bonuses)


def test_DG_16_3_followers_of_blood_value_militia_by_two_more():
    assert OURS.modifiers[0][box.MILITIA] == 2


def test_DG_16_4_no_modifier_makes_a_cube_worth_less_than_nothing():
    for modifiers in OURS.modifiers:
        assert all(value + more >= 0 for value, more in zip(OURS.value, modifiers, strict=True))


@pytest.mark.parametrize("row", OURS.designs, ids=lambda row: row.id)
def test_DG_22_2_a_trick_card_has_one_or_two_auxiliary_effects(row):
    modes = OURS.auxiliary[OURS.designs.index(row)]
    assert row.type != "spriggan" or not modes  # RC-SPG.3
    assert (
        row.type == "spriggan"
        or len(modes) == (2 if row.type in ("subterfuge", "magic", "fate") else 1)
        or (
            row.type == "social"
            and row.level == 3
            and [mode.does for mode in modes] == ["draw", "discard"]
        )
    )


def test_DG_22_3_only_fate_has_no_main_effect():
    assert {row.id for row in OURS.designs if row.main is None} == {"fate-4", "fate-5"}


def test_DG_22_8_DG_X_26_the_bonus_values():
    assert all(row.bonus == row.level for row in base(OURS.designs))
    bonuses = Counter(OURS.bonus[d] for d in OURS.tricks)
    assert bonuses == {1: 30, 2: 30, 3: 30, 4: 10, 5: 5}
    assert sum(OURS.bonus[d] for d in OURS.tricks) == 245


def modes(type, level):
    return [
        (mode.does, mode.amount, mode.students, mode.sacrifice, mode.instant)
        for mode in OURS.pack.auxiliary
        if (mode.type, mode.level) == (type, level)
    ]


def test_DG_21_1_to_3_exploration():
    assert [modes("exploration", n) for n in (1, 2, 3)] == [
        [("speed", 1, 0, 0, False)],
        [("speed", 2, 0, 0, False)],
        [("speed", 3, 1, 0, False)],
    ]


def test_DG_21_4_to_6_subterfuge():
    for n in (1, 2, 3):
        assert modes("subterfuge", n) == [
            ("stealth", n, 0, 0, True),
            ("alert", n, int(n > 1), 0, True),
        ]


def test_DG_21_7_to_9_magic():
    for n in (1, 2, 3):
        assert modes("magic", n) == [
            ("divine-stealth", n, n - 1, 0, True),
            ("divine-alert", n, n - 1, 0, True),
        ]


def test_DG_21_12_to_14_notoriety():
    assert [modes("notoriety", n) for n in (1, 2, 3)] == [
        [("recruit", 1, 0, 0, False)],
        [("recruit", 2, 0, 0, False)],
        [("recruit", 3, 1, 0, False)],
    ]


def test_DG_21_15_to_17_social():
    assert modes("social", 1) == [("draw", 1, 0, 0, False)]
    assert modes("social", 2) == [("draw", 2, 0, 1, False)]
    assert modes("social", 3) == [("draw", 2, 0, 1, True), ("discard", 1, 0, 0, True)]


def test_DG_21_20_DG_21_21_fate():
    for n in (4, 5):
        assert modes("fate", n) == [("stealth", n, 1, 0, True), ("alert", n, 2, 0, True)]


def test_DG_24_3_more_cubes_are_harder_to_study():
    assert [box.MORE_CUBES[k] for k in (1, 2, 3, 4, 5)] == [0, 1, 3, 6, 10]


def test_DG_15_8_the_placing_bonus():
    assert box.PLACING_BONUS == (10, 7, 5, 3)


def test_DG_31_3_the_boss_is_the_rightmost_effect():
    bossy = [row for row in ZONES if "boss" in {e.kind for e in row.effects}]
    assert len(bossy) == 6
    assert all(row.effects[-1].kind == "boss" for row in bossy)


def test_DG_32_16_bivouac_is_yellow_or_green():
    assert {e.colour for row in ZONES for e in row.effects if e.kind == "bivouac"} == {
        "G",
        "Y",
    }


def test_DG_32_18_secret_passages_have_partners():
    letters = Counter(e.letter for row in ZONES for e in row.effects if e.letter)
    assert letters == {"A": 3, "B": 3}


def test_DG_34_19_really_famous_is_an_action():
    main = design("really-famous").main
    assert (main.timing, main.cost) == ("action", [{"sacrifice": 1}])


def test_DG_34_15_costs_are_added_up_or_alternatives():
    assert design("back-stab").main.cost == [{"sacrifice": 1, "students": 2, "stunned": 1}]
    assert design("rope-and-pegs").main.cost == [{"sacrifice": 1}, {"discard": 1}]
    assert design("study-group").main.cost == []


def test_DG_37_7_one_intern_protects_each_colour():
    assert sorted(row.shield for row in base(OURS.interns) if row.shield) == sorted(box.LETTERS)


def test_DG_3_3_to_6_the_randomizer_is_fair():
    cards = OURS.randomizers
    assert len({(card.triangle, card.direction) for card in cards}) == 16
    assert Counter(card.passage for card in cards) == dict.fromkeys(box.SLOTS, 2)
    assert {card.information for card in cards} == set(box.LETTERS)


def test_what_is_printed_or_secondary_is_marked_so():
    assert {row.provenance for row in ROWS} == {"printed", "secondary", "reconstructed"}
    floor_1 = [row for row in ZONES if row.floor == 0]
    assert {row.provenance for row in floor_1} == {"secondary"}
    assert {row.provenance for row in OURS.zones if row.floor} == {"reconstructed"}
    assert {row.provenance for row in OURS.pack.auxiliary} == {"printed"}
    assert "alert" in zone("I-3").printed


def test_the_fields_said_to_be_printed_are_fields():
    for row in ROWS:
        for field in [*row.printed, *row.secondary]:
            assert hasattr(row, field.partition(".")[0]), (row, field)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_each_language(language):
    bundle = of_game(language, "dungeonology")
    wanted = set(named(OURS.pack))
    wanted |= {
        f"ability-{ability.id}"
        for row in OURS.scholars
        for face in (row.normal, row.fired_up)
        for ability in face.abilities
    }
    wanted |= {f"type-{type}" for type in box.TRICK_TYPES}
    wanted |= {f"effect-{kind}" for kind in box.ZONE_EFFECTS}
    wanted |= {f"level-{level}" for level in box.LEVELS}
    wanted |= {f"triangle-{triangle}" for triangle in box.TRIANGLES}
    assert [key for key in sorted(wanted) if not bundle.has_message(key)] == []
