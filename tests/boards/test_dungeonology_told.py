"""What Dungeonology's own board is told of Rocca Civetta."""

from typing import Any

import ludoteca
from ludoteca import bots
from ludoteca.boards.dungeonology.told import told
from ludoteca.words import Words

MODULES = ("floor_iv", "familiars", "research", "congregations")
OPTIONS: dict[str, Any] = {f"rocca.{name}": True for name in MODULES} | {
    "rules.dangerous_zones": True,
    "scholars": "random",
}


def test_research_familiars_and_congregations_are_told_by_name_and_by_what_they_do():
    table = ludoteca.new("dungeonology", 2, 3, options=OPTIONS)
    bot = bots.make("apprentice", "dungeonology", 3)
    while len(table.view()["placed"]) < 3:
        seat = table.awaited[0]
        table.choose(seat, bot.choose(table, seat))
    view = table.view(0)
    found = told(view, Words("en", "dungeonology", table.terms.content))
    open_cards = {str(card) for card in view["research"]}
    assert open_cards <= set(found["research"])
    assert [each["name"] for each in found["familiars"]] == ["Yocca", "Manticore"]
    assert list(found["congregations"]) == [str(kind) for kind in view["congregations"]]
    every = [*found["research"].values(), *found["familiars"], *found["congregations"].values()]
    assert all([each["does"] for each in every])


def test_a_base_table_is_told_nothing_of_it():
    table = ludoteca.new("dungeonology", 2, 3, options={"scholars": "random"})
    assert not told(table.view(0), Words("en", "dungeonology", table.terms.content))


def test_RC_OMG_6_omega_his_tome_and_his_last_card_are_told():
    table = ludoteca.new("dungeonology", 1, 3, options={"scholars": "random"})
    bot = bots.make("apprentice", "dungeonology", 3)
    words = Words("en", "dungeonology", table.terms.content)
    while not table.view()["omega_discard"]:
        if len(table.view()["scholars"]) == 1:
            assert "card" not in told(table.view(0), words)["omega"]
        table.choose(0, bot.choose(table, 0))
    view = table.view(0)
    found = told(view, words)["omega"]
    assert found["name"] == "Tome of Secrets"
    assert f"of {view['tome_spaces']}" in found["stands"]
    assert found["left"].endswith(f": {view['omega_deck_size']}")
    face = view["cards"][view["omega_discard"][-1]]
    assert found["card"]["name"] == words.speaker.omega_name(face)
    assert all([line[0] in "ABCDEFGHIJK" for line in found["card"]["does"]])
