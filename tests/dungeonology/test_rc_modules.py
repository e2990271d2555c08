"""RC-GEN, RC-CMP Rocca Civetta: modules, what they need, and what a table without them stays."""

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import SCHOLARS, TRIANGLES
from ludoteca.games.dungeonology.rocca_civetta.modules import (
    MODULES,
    OPTIONS,
    PRESETS,
    Module,
    refused,
)
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.kernel.saving import load, save
from ludoteca.kernel.terms import TermsError

from .scenes import OURS, agree, begun, finished

ADVANCED = ("rules.boss", "rules.dangerous_zones", "rules.max_alert", "rules.main_effects")


def needs(name):
    """Everything that a module needs, directly or not."""
    return {
        x for need in MODULES.get(name, Module("advanced", "")).needs for x in (need, *needs(need))
    }


@pytest.mark.parametrize("name", MODULES)
def test_RC_GEN_1_each_module_is_played_with_what_it_needs_and_nothing_else(name):
    chosen = dict.fromkeys((name, *needs(name)), True)
    s = begun(2, 3, **{key.replace(".", "__"): on for key, on in chosen.items()})
    assert s.terms.modules == {x for x in chosen if x in MODULES}
    finished(s)
    assert s.ranking


@pytest.mark.parametrize("name", MODULES)
def test_RC_GEN_2_RC_GEN_4_only_dependent_modules_need_something(name):
    assert bool(MODULES[name].needs) == (MODULES[name].kind == "dependent")


def test_RC_GEN_3_a_module_without_what_it_needs_is_refused_with_its_clause():
    for name, module in MODULES.items():
        for needed in module.needs:
            with pytest.raises(TermsError) as error:
                GAME.agree(options=dict.fromkeys({name, *needs(name)} - {needed}, True))
            reasons = [(x.clause, x.key, x.args.get("needed")) for x in error.value.reasons]
            assert (module.clause, "module-needs", needed) in reasons
    off = dict.fromkeys((*MODULES, *ADVANCED), False)
    assert refused(off, {}) == []


def test_RC_GEN_6_without_modules_a_table_is_one_of_the_base_game():
    terms = agree(3)
    assert (terms.cards.count, len(terms.cards.clans), terms.scholars) == (141, 3, (0, 1, 2, 3))
    assert not any(option.name in terms.key for option in OPTIONS)
    assert Terms.recall(terms.key) is terms
    s = begun(3, rocca__clans=True)
    assert load(type(s), save(s)) == s


def test_RC_CMP_8_there_are_no_more_than_four_note_boards():
    assert GAME.seats[-1] == len(TRIANGLES) == SCHOLARS
    with pytest.raises(TermsError):
        GAME.check_seats(5)


def test_RC_CMP_9_summary_cards_have_no_rule_content():
    assert not [kind for kind in OURS.pack.__struct_fields__ if "summary" in kind]


def test_a_pack_without_the_rows_of_a_module_cannot_play_with_it():
    whole = GAME.export()
    bare = GAME.content(whole[: whole.index("# Rocca Civetta")])
    GAME.agree(content=bare)
    with pytest.raises(TermsError) as error:
        GAME.agree(options={"rocca.clans": True}, content=bare)
    assert [(x.key, x.args["option"]) for x in error.value.reasons] == [
        ("module-not-in-pack", "rocca.clans")
    ]


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_preset_can_be_played(name, seats):
    """RC-SOL.1, RC-OVA.6 Those against Omega by as many as they are for."""
    meant = {"solo": (1,), "omega-versus-all": (2, 3, 4)}.get(name, GAME.seats)
    if seats in meant:
        assert GAME.agree(options=PRESETS[name], seats=seats)
    else:
        with pytest.raises(TermsError):
            GAME.agree(options=PRESETS[name], seats=seats)


def test_the_presets_grow():
    first, standard, everything = list(PRESETS.values())[:3]
    assert first.items() < standard.items() < everything.items()
    assert {*everything} >= {*MODULES, *ADVANCED}
