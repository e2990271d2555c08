"""RC-ALC, RC-SPC, RC-SPG, RC-MIX Alchemy, Specialist and Spriggan cards, and their Main Effects."""

import random
from collections import Counter
from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.auxiliary import divine
from ludoteca.games.dungeonology.components import (
    ABILITY,
    ADDED_TRICKS,
    MAIN,
    NOBODY,
    OWN_PHASE,
    PASS,
    PLAY,
    STUDY,
)
from ludoteca.games.dungeonology.main.declaring import mains
from ludoteca.games.dungeonology.stealth import STEALTH
from ludoteca.kernel.play import awaited, options
from ludoteca.kernel.terms import TermsError

from .scenes import (
    OURS,
    A,
    B,
    C,
    agree,
    begun,
    deeds,
    do,
    kinds,
    main,
    named,
    pass_all,
    scene,
    sums,
    told,
    why,
)

ALCHEMY: dict[str, Any] = {"rocca__alchemy": True}
MAINS: dict[str, Any] = {"rules__main_effects": True}
ALL: dict[str, Any] = {
    **ALCHEMY,
    **MAINS,
    "rocca__specialists": True,
    "rocca__spriggan": True,
}
INTERN = {row.id: n for n, row in enumerate(OURS.interns)}


def table(*hand, others=("forced-march",), **position):
    """A has these cards; all three in I-4."""
    chosen = {**ALL, **position.pop("options", {})}
    hands = [list(hand), list(others), ["forced-march"]]
    return scene(hands=hands, options=chosen, **position)


def cards_of(**modules):
    terms = agree(2, **modules)
    return Counter([OURS.designs[terms.cards.faces[n]].type for n in terms.cards.tricks])


def play(s, seat, name):
    return do(s, seat, (PLAY, named(s, seat, name), 0))


def test_RC_CMP_5_46_trick_cards():
    mine = [row for row in OURS.designs if row.module]
    assert sum(row.copies for row in mine) == 40
    more = Counter[str]()
    for row in OURS.designs:
        more[row.id] += sum(row.more_copies.values())
    assert (more["fate-4"], more["fate-5"], more.total()) == (4, 2, 6)
    assert {x: sum(n) for x, n in ADDED_TRICKS.items()} == {
        "rocca.alchemy": 21,
        "rocca.specialists": 21,
        "rocca.spriggan": 4,
    }


def test_RC_ALC_1_eighteen_cards_and_three_fate():
    added = cards_of(**ALCHEMY) - cards_of()
    assert added == {"alchemy": 18, "fate": 3}


def test_RC_ALC_2_it_needs_no_advanced_rule():
    s = scene(hands=[["fizzing-tonic", "forced-march"], 1, 1], options=ALCHEMY, stunned=[1, 0, 0])
    assert deeds(s, MAIN) == []
    assert (PLAY, named(s, A, "fizzing-tonic"), 0) in options(s, A)


@pytest.mark.parametrize(("name", "away", "drawn"), [("fizzing-tonic", 1, 2), ("acid-bath", 2, 3)])
@pytest.mark.parametrize("moment", ["movement", "action"])
def test_RC_ALC_3_RC_ALC_4_discard_then_draw(name, away, drawn, moment):
    s = table(name, "snare", "blink", "slip-away", moment=moment, deck=["fate-5"])
    play(s, A, name)
    assert type(s.stack[-1]).__name__ == "Brew"
    gone = tuple(sorted([named(s, A, x) for x in ("snare", "blink")[:away]]))
    log = do(s, A, gone)
    assert told(log, "tricks-drawn")["count"] == drawn
    assert len(s.hands[A]) == 3 - away + drawn
    assert "fate-5" in [OURS.designs[s.faces[x]].id for x in s.hands[A]]
    assert [OURS.designs[s.faces[x]].id for x in s.discard][-1] == name


def test_RC_ALC_5_draw_two():
    s = table("neutraliser", deck=["fate-5", "fate-4"])
    play(s, A, "neutraliser")
    assert sorted([OURS.designs[s.faces[x]].id for x in s.hands[A]]) == ["fate-4", "fate-5"]


def test_RC_ALC_6_RA_5_a_hand_that_cannot_pay_cannot_play_it():
    """RT-7f: one other card is too few for Alchemy 2."""
    s = table("acid-bath", "snare", moment="action")
    deed = (PLAY, named(s, A, "acid-bath"), 0)
    assert deed not in options(s, A)
    assert why(s, A, deed) == ("RC-ALC.6", "too-few-cards")
    s = table("fizzing-tonic", "snare")
    play(s, A, "fizzing-tonic")  # the only other card goes without a question
    assert "snare" in [OURS.designs[s.faces[x]].id for x in s.discard]


def test_RC_ALC_7_RA_56_the_bonus_is_the_level():
    alchemy = [row for row in OURS.designs if row.type == "alchemy"]
    assert [row.bonus for row in alchemy] == [row.level for row in alchemy]
    specialists = Counter([row.bonus for row in OURS.designs if row.type == "specialists"])
    assert specialists == {1: 3, 2: 3, 3: 3}


def test_RC_SPC_1_eighteen_cards_and_three_fate():
    added = cards_of(rocca__specialists=True, **MAINS) - cards_of()
    assert added == {"specialists": 18, "fate": 3}


@pytest.mark.parametrize("module", ["specialists", "spriggan"])
def test_RC_SPC_2_RC_SPG_2_they_need_main_effects(module):
    """RT-7d."""
    with pytest.raises(TermsError) as error:
        GAME.agree(options={f"rocca.{module}": True})
    clause = {"specialists": "RC-SPC.2", "spriggan": "RC-SPG.2"}[module]
    assert [(x.clause, x.key) for x in error.value.reasons] == [(clause, "module-needs")]


SPECIALISTS = {
    stated.intern(): row
    for row, stated in zip(OURS.designs, OURS.stated, strict=True)
    if row.type == "specialists"
}


@pytest.mark.parametrize("intern", SPECIALISTS)
def test_RC_SPC_3_each_card_calls_its_intern_also_from_another(intern):
    row = SPECIALISTS[intern]
    s = table(row.id, students=[2, 2, 2], interns={intern: B}, moment="movement")
    do(s, A, main(s, A, row.id))
    while s.interns[INTERN[intern]] != A:
        do(s, awaited(s)[0], options(s, awaited(s)[0]).pick(random.Random(1)))
    assert s.interns[INTERN[intern]] == A


def test_RC_SPC_3_the_deck_of_a_table_has_the_interns_of_its_modules():
    assert len(begun(2, **MAINS).interns) == 10
    s = begun(2, rocca__specialists=True, **MAINS)
    assert s.terms.interns == tuple(range(19))
    s = begun(2, rocca__spriggan=True, **MAINS)
    assert s.terms.interns == (*range(10), INTERN["spriggan"])


def test_RC_SPC_4_RC_SPC_5_RA_6_as_much_stealth_as_one_has_interns():
    """RT-7e: three Interns of any kind, in the own test only."""
    mine = {"surgeon": A, "spriggan": A, "noble-page": A, "bursar": B}
    s = table("eyes-above", "snare", "fate-4", others=("petty-cash",), interns=mine)
    assert (PLAY, named(s, A, "eyes-above"), 0) not in options(s, A)
    do(s, A, (STUDY, 1))
    do(s, A, (named(s, A, "snare"),))
    assert awaited(s) == (B,)
    deed = (PLAY, named(s, B, "petty-cash"), 0)
    assert why(s, B, deed) == ("DG-17.3", "not-at-this-moment")
    do(s, B, (PASS,))
    while awaited(s) != (A,):
        do(s, awaited(s)[0], (PASS,))
    before = sums(s)[0]
    play(s, A, "eyes-above")
    assert sums(s)[0] == before + 3


def test_RC_SPG_1_four_cards_and_no_fate():
    assert cards_of(rocca__spriggan=True, **MAINS) - cards_of() == {"spriggan": 4}


def test_RC_SPG_3_RC_SPG_4_RC_SPG_5_RA_7_eight_and_the_intern_comes_before_anybody_answers():
    s = table("knock-on-the-hollow-tree", "snare", interns={"spriggan": B})
    assert [x for x in deeds(s, PLAY) if x[1] == named(s, A, "knock-on-the-hollow-tree")] == []
    do(s, A, (STUDY, 1))
    log = do(s, A, (named(s, A, "knock-on-the-hollow-tree"),))
    assert told(log, "declared-stealth")["stealth"] == 8
    assert told(log, "intern-called") == {"seat": A, "intern": "spriggan", "victim": B}
    assert (s.interns[INTERN["spriggan"]], awaited(s)) == (A, (B,))


def test_RC_SPG_6_a_divination_reads_eight_and_moves_nobody():
    s = table("snare", deck=["knock-on-the-hollow-tree"])
    do(s, A, (STUDY, 1))
    do(s, A, (named(s, A, "snare"),))
    before = sums(s)[0]
    divine(s, A, 1, STEALTH)
    assert sums(s)[0] == before + 8
    assert s.interns[INTERN["spriggan"]] == NOBODY


def test_RC_SPG_7_RA_55_it_is_no_main_effect_that_is_declared_or_answered():
    s = table("knock-on-the-hollow-tree", "snare", others=("feint", "unweave"))
    assert mains(s, A, OWN_PHASE) == [
        x for x in mains(s, A, OWN_PHASE) if x[1] == named(s, A, "snare")
    ]
    card = named(s, A, "knock-on-the-hollow-tree")
    assert why(s, A, (MAIN, card, 0)) == ("DG-34.6", "main-not-now")
    do(s, A, (STUDY, 1))
    log = do(s, A, (card,))
    assert "effect-declared" not in kinds(log)
    assert type(s.stack[-1]).__name__ == "Lap"


BOTH = {"rocca__alchemy": True, "rocca__specialists": True, **MAINS}


@pytest.mark.parametrize(
    ("modules", "legal"),
    [
        (BOTH, True),
        ({"rocca__alchemy": True, "rocca__spriggan": True, **MAINS}, False),
        ({"rocca__specialists": True, "rocca__spriggan": True, **MAINS}, False),
        ({}, False),
    ],
)
def test_RC_MIX_1_RC_MIX_2_RC_MIX_3_RA_8_fate_pays_for_abilities_with_two_added_types(
    modules, legal
):
    """RT-7b, RT-7c."""
    s = scene(("rebecca", "valerio"), hands=[["fate-4"], ["snare"]], options=modules)
    used = [deed for deed in deeds(s, ABILITY) if deed[2] == named(s, A, "fate-4")]
    assert bool(used) is legal
    if legal:
        do(s, A, used[0])
        assert "fate-4" in [OURS.designs[s.faces[x]].id for x in s.discard]


def test_RC_MIX_4_costs_of_cards_are_what_they_were():
    costs = {key for row in OURS.designs if row.main for cost in row.main.cost for key in cost}
    assert costs <= {"students", "sacrifice", "stunned", "discard"}  # none asks for a type


def test_RC_MIX_5_the_sizes_of_the_deck():
    """RT-7a."""
    sizes = [
        len(agree(2, **modules).cards.tricks)
        for modules in ({}, ALCHEMY, {"rocca__specialists": True, **MAINS}, BOTH, ALL)
    ]
    assert sizes == [105, 126, 126, 147, 151]


# ---------------------------------------------------------------- the nine Alchemy cards


def declared(s, name, *targets):
    """A declares it, and nobody reacts."""
    log = do(s, A, main(s, A, name, *targets))
    while type(s.stack[-1]).__name__ == "Declared":
        log += do(s, awaited(s)[0], (PASS,))
    return log


def test_fizzing_tonic_discards_a_stunned_token():
    s = table("fizzing-tonic", stunned=[2, 0, 0])
    declared(s, "fizzing-tonic")
    assert s.stunned == [1, 0, 0]


def test_smoke_pellet_lowers_the_alert_of_any_test():
    s = table("smoke-pellet", "snare", "fate-4")
    assert deeds(s, MAIN) == [main(s, A, "snare", 1)]
    do(s, A, (STUDY, 1))
    do(s, A, (named(s, A, "snare"),))
    while awaited(s) != (A,):
        do(s, awaited(s)[0], (PASS,))
    alert = sums(s)[1]
    do(s, A, main(s, A, "smoke-pellet"))
    assert sums(s)[1] == alert - 2


def test_lead_into_gold_upgrades_a_cube():
    s = table("lead-into-gold", boards=["GG", "", ""], students=[1, 0, 0])
    declared(s, "lead-into-gold", 0)
    assert (s.boards[A], s.students[A]) == ((1, 1, 0, 0, 0), 0)


def test_unstable_flask_makes_another_leave_a_cube_of_their_choice():
    s = table(
        "unstable-flask",
        boards=["", "GR", ""],
        zones=[{"zone": "I-4", "x": 2, "y": 0, "cubes": "..."}],
    )
    assert OURS.designs[s.faces[named(s, A, "unstable-flask")]].omega
    declared(s, "unstable-flask", B)
    assert awaited(s) == (B,)
    do(s, B, 1)
    assert s.boards[B] == (1, 0, 0, 0, 0)
    assert 1 in s.cubes[1]


def test_acid_bath_eliminates_the_leftmost_cube_and_draws():
    s = table("acid-bath")
    held = s.cubes[1]
    declared(s, "acid-bath")
    assert s.cubes[1] == (-1, *held[1:])
    assert len(s.hands[A]) == 1


def test_distillate_keeps_two_of_four():
    s = table("distillate", "snare", "blink", deck=["fate-5", "fate-4", "feint", "shortcut"])
    declared(s, "distillate")
    do(s, A, (named(s, A, "snare"),))
    top = s.stack[-1]
    assert (type(top).__name__, len(top.cards), top.kept) == ("Peek", 4, 2)


def test_philosophers_draught_collects_a_cube_of_ones_choice_as_the_action():
    s = table("philosophers-draught", moment="movement")
    assert deeds(s, MAIN) == []
    s = table("philosophers-draught", students=[0, 0, 0])
    declared(s, "philosophers-draught", 2)
    assert s.boards[A] == (0, 0, 1, 0, 0)
    assert s.stunned[A] == 1
    assert deeds(s, STUDY) == []


def test_vat_grown_helpers_enrols_two():
    s = table("vat-grown-helpers", students=[0, 0, 0])
    declared(s, "vat-grown-helpers")
    assert s.students[A] == 2


def test_neutraliser_cancels():
    s = table("study-group", others=("neutraliser",), students=[1, 1, 1], quiet=[])
    do(s, A, main(s, A, "study-group"))
    while awaited(s) != (B,):
        do(s, awaited(s)[0], (PASS,))
    log = do(s, B, main(s, B, "neutraliser"))
    while "effect-cancelled" not in kinds(log):
        log += do(s, awaited(s)[0], (PASS,))
    assert s.students[B] == 0
    assert C not in [x.public.get("seat") for x in log if x.kind == "tricks-drawn"]
    pass_all(s)
