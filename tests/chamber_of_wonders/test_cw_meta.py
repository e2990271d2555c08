"""CW-META, CW-COMP What the game is, and what is in its box."""

import re

import msgspec
import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.areas import EFFECTS as AREA_EFFECTS
from ludoteca.games.chamber_of_wonders.components import AREAS, CLUBS, SHOWCASES, TYPES
from ludoteca.games.chamber_of_wonders.contacts import EFFECTS as CONTACT_EFFECTS
from ludoteca.games.chamber_of_wonders.solo.areas import EFFECTS as SOLO_AREA_EFFECTS
from ludoteca.games.chamber_of_wonders.solo.contacts import EFFECTS as SOLO_CONTACT_EFFECTS
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.games.chamber_of_wonders.turns import AGENTS
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.terms import TermsError
from tests.chamber_of_wonders.scenes import EDITIONS, A, B, C, begin, impossible, table


def refusal(edition, options=None, seats=None):
    with pytest.raises(TermsError) as error:
        GAME.agree(edition, options, seats=seats)
    return [reason.clause for reason in error.value.reasons]


def line(s, key):
    return next(line.points for line in GAME.sheet(s) if line.key == key)


@pytest.mark.parametrize("edition", EDITIONS)
def test_CW_META_1_two_to_four_play(edition):
    for seats in (2, 3, 4):
        GAME.check_seats(seats)
        assert len(begin(seats, edition).hands) == seats
    for seats in (0, 5):
        with pytest.raises(TermsError) as error:
            GAME.check_seats(seats)
        assert error.value.reasons[0].clause == "CW-META.1"
    assert impossible(hands=[1] * 5) == ["CW-META.1"]
    assert refusal("en-0.5", {"mode.solo": "off"}, 1) == ["CW-META.1"]


def test_E_01_E_46_CW_META_2_only_the_english_edition_has_a_solo_mode():
    assert GAME.agree("en-0.5", seats=1).solo
    assert not GAME.agree("en-0.5", seats=2).solo
    for edition in ("fr-0.4", "it-0.3"):
        assert refusal(edition, seats=1) == ["CW-META.2"]
        assert refusal(edition, {"mode.solo": "on"}) == ["CW-META.2"]


def test_E_45_CW_META_3_clubs_are_optional_and_only_in_english():
    assert begin(3).clubs == ()
    dealt = begin(3, clubs__enabled="on").clubs
    assert len(set(dealt)) == 3
    assert set(dealt) <= set(CLUBS)
    for edition in ("fr-0.4", "it-0.3"):
        assert refusal(edition, {"clubs.enabled": "on"}) == ["CW-META.3"]


def test_CW_META_4_the_highest_fame_wins():
    shows = [[{"cards": ["leg-tablet"]}], [{"cards": ["leg-lance"]}], []]
    s = table(purses=[0, 0, 0], displays=shows, stage="end", area=0, over=True)
    assert GAME.scores(s) == (4, 6, 0)
    assert s.ranking == (B, A, C)


def test_CW_META_5_a_wonder_in_hand_earns_no_fame():
    s = table([["leg-lance"], []], purses=[0, 0], displays=[[], [{"cards": ["leg-lance"]}]])
    assert line(s, "legendary") == (0, 6)


def test_E_49_CW_META_6_the_date_has_no_rule_effect():
    words = [option.name for option in GAME.options] + [*Chamber.__struct_fields__]
    assert not [word for word in words if re.search("date|year|century|setting", word)]


def test_CW_COMP_1_twelve_agents_three_of_each_colour():
    assert max(AGENTS.values()) * 4 == 12


def test_CW_COMP_2_CW_COMP_3_nine_showcases_in_three_cabinets_for_each_of_four():
    books = [f"boo-{book}" for book in ("atlas", "herbal", "grimoire", "bestiary")]
    nine = [{"cards": [book]} for book in (books * 3)[:9]]
    s = table(displays=[nine, [], []], markers=[0, 3, 3])
    assert len(s.displays[A]) == SHOWCASES == 12 // 4 * 3
    ten = [*nine, {"cards": ["leg-lance"]}]
    assert impossible(displays=[ten, [], []], markers=[0, 3, 3]) == ["CW-EXPAND.1"]


def test_CW_COMP_4_a_table_of_four_needs_twelve_markers():
    assert sum(begin(4).markers) == 12


def test_E_23_CW_COMP_6_five_areas():
    assert AREAS == ("whitechapel", "westminster", "hyde-park", "bank", "abbey")
    assert {side.rpartition("-")[0] for side in AREA_EFFECTS} == set(AREAS)


def test_E_53_CW_COMP_7_two_sides_with_different_effects():
    assert set(AREA_EFFECTS) == {f"{area}-{side}" for area in AREAS for side in "AB"}
    sealed = []
    for area in AREAS:
        first, second = AREA_EFFECTS[f"{area}-A"], AREA_EFFECTS[f"{area}-B"]
        if area == "hyde-park":  # one function, open on A and sealed on B
            ring = [f"{area}-{{}}", "bank-A", "abbey-A", "westminster-A"]
            for side in "AB":
                s = table(stage="area", area=0, areas=[ring[0].format(side), *ring[1:]])
                sealed.append(s.stack[-1].sealed)
        else:
            assert first is not second
    assert sealed == [False, True]


def test_CW_COMP_8_six_contacts():
    assert {*CONTACT_EFFECTS} == {"dreyfuss", "fezzik", "pebbleton", "rek", "butch", "loris"}


@pytest.mark.parametrize(
    ("edition", "name"), [("en-0.5", "Loris"), ("fr-0.4", "Loris"), ("it-0.3", "Cloris")]
)
def test_E_13_CW_COMP_8_the_seer_has_another_name_in_italian(edition, name):
    assert GAME.agree(edition).options["contact.seer_name"] == name


def test_CW_COMP_9_CW_COMP_10_92_wonders_of_six_types():
    content = GAME.content()
    counts = [sum(content.type[face] == t for face in content.deck) for t in range(6)]
    assert dict(zip(TYPES, counts, strict=True)) == {
        "monster": 18,
        "grotesque": 12,
        "legendary": 18,
        "precious": 12,
        "arcane": 12,
        "book": 20,
    }
    assert len(content.deck) == 92 == len(table([0, 0]).deck)


def test_CW_COMP_10_a_pack_with_another_number_of_cards_is_refused():
    with pytest.raises(ContentError) as error:
        GAME.content(GAME.export().replace("copies = 5", "copies = 4", 1))
    assert [fault.key for fault in error.value.faults] == ["wrong-number-of-cards"]


def test_E_47_CW_COMP_11_each_wonder_has_a_name_a_type_a_value_and_fame():
    for row in map(msgspec.structs.asdict, GAME.content().designs):
        assert row["id"]
        assert row["type"] in TYPES
        assert row["value"] > 0
        assert (row["fame"] > 0) == (row["type"] not in ("arcane", "book"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_CW_COMP_13_twenty_grotesque_tokens(edition):
    assert len(begin(2, edition).supply) == 20


@pytest.mark.parametrize(
    ("edition", "skulls"), [("en-0.5", "2345"), ("fr-0.4", "234"), ("it-0.3", "234")]
)
def test_E_10_CW_COMP_14_what_the_grotesque_tokens_show(edition, skulls):
    s = begin(2, edition)
    assert {s.faces[token] for token in s.supply} == set(map(int, skulls))


@pytest.mark.parametrize(("value", "most"), [("2-4", 4), ("2-5", 5)])
def test_CW_COMP_14_grotesque_token_range_is_an_option(value, most):
    s = begin(2, grotesque__token_range=value)
    assert max(s.faces[token] for token in s.supply) == most
    assert min(s.faces[token] for token in s.supply) == 2


def test_CW_COMP_15_a_fame_token_is_worth_three():
    shows = [[{"cards": ["leg-lance"], "fame": True}], [], []]
    assert line(table(displays=shows, fame=[1, 0, 2]), "fame-tokens") == (6, 0, 6)


def test_CW_COMP_16_six_clubs_one_of_each():
    seen = {club for seed in range(9) for club in begin(4, seed=seed, clubs__enabled="on").clubs}
    assert seen == {
        *("detectives", "bankers", "gravediggers"),
        *("goldsmiths", "carpenters", "cat-lovers"),
    }
    assert all(len({*begin(4, seed=s, clubs__enabled="on").clubs}) == 4 for s in range(9))


def test_CW_COMP_17_six_solo_contacts():
    names = {"clark", "olivander", "boss", "cara", "parker", "catherine"}
    assert {*SOLO_CONTACT_EFFECTS} == names


def test_CW_COMP_18_four_solo_areas_with_two_sides():
    names = ("business-house", "scotland-yard", "daily-telegraph", "central-market")
    assert {*SOLO_AREA_EFFECTS} == {f"{name}-{side}" for name in names for side in "AB"}
