"""The greedy player uses moves, Traps, tokens, Instants and Reactions on purpose."""

import random
from typing import Any

from ludoteca.bots.dungeonology import TASTE, greedy
from ludoteca.bots.dungeonology.eye import Eye
from ludoteca.bots.dungeonology.judging import Mind
from ludoteca.bots.dungeonology.mains import best_main, gain
from ludoteca.bots.dungeonology.perils import entering
from ludoteca.bots.dungeonology.reactions import instant, peer_review, react
from ludoteca.games.dungeonology.components import (
    BIVOUAC,
    MAIN,
    OWN_PHASE,
    PASS,
    QUIET,
    STUDY,
    TELEPORT,
)
from ludoteca.kernel.play import awaited
from tests.dungeonology.maps import lay, spot
from tests.dungeonology.scenes import OURS, A, B, C, do, main, named, scene, studying, sums

MAINS = {"rules__main_effects": True}
ALL = MAINS | {"rules__dangerous_zones": True}
LINE = lay("I-4", "I-3", "I-6")


def only(*full: str) -> dict[str, Any]:
    """The same Zones, cubes in these alone."""
    zones = [each if each["zone"] in full else each | {"cubes": ""} for each in LINE["zones"]]
    for each in zones:
        if "cubes" in each:
            row = OURS.zones[[z.id for z in OURS.zones].index(each["zone"])]
            each["cubes"] = "." * len(row.spaces)
    return LINE | {"zones": zones}


def worth(s: Any, name: str, *targets: int, seat: int = A) -> float:
    return gain(s, seat, main(s, seat, name, *targets), Mind(s, seat, TASTE))


def test_a_move_is_worth_what_can_be_had_there():
    at = ["I-4", "I-4", "I-4"]
    hands = [["blink", "FT4", "FT4"], [], []]
    s = scene(options=MAINS, at=at, hands=hands, moment="action", **only("I-6"))
    assert worth(s, "blink", spot(s, "I-6")) > worth(s, "blink", spot(s, "I-3"))
    deed = best_main(s, A, OWN_PHASE, Mind(s, A, TASTE))[1]
    assert deed
    assert (deed[1], deed[3]) == (named(s, A, "blink"), spot(s, "I-6"))


def test_speed_counts_only_where_it_brings_something_nearer():
    hands = [["forced-march", "FT4", "FT4"], [], []]
    far = scene(options=MAINS, hands=hands, moment="movement", **only("I-6"))
    here = scene(options=MAINS, hands=hands, moment="movement", at=["I-6", "I-6", "I-6"], **LINE)
    assert worth(far, "forced-march") >= worth(here, "forced-march")


def test_a_trap_is_laid_where_the_rival_goes_and_not_where_it_goes_itself():
    setting: dict[str, Any] = {"options": MAINS, "boards": ["", "GGRR", "GGRR"]}
    hands = [["unofficial-toll", "FT4"], ["FT4", "FT4"], ["FT4", "FT4"]]
    s = scene(hands=hands, at=["I-6", "I-4", "I-4"], **setting, **only("I-3"))
    assert worth(s, "unofficial-toll", spot(s, "I-3")) > 0.5
    alone = scene(hands=hands, at=["I-6", "START", "START"], **setting, **only("I-3"))
    assert worth(alone, "unofficial-toll", spot(alone, "I-3")) <= 0


def test_it_fears_its_own_trap_by_its_kind_and_others_traps_about():
    traps = [("I-3", "toll", A)]
    s = scene(options=MAINS, traps=traps, boards=["GG", "GG", "GG"], **LINE)
    own, other = entering(s, A, spot(s, "I-3"), TASTE), entering(s, B, spot(s, "I-3"), TASTE)
    assert own == 3.0
    assert 0 < other < own
    assert not entering(s, A, spot(s, "I-6"), TASTE)


def test_DG_36_3_a_secret_passage_is_a_way():
    tokens = [("I-4", "secret-passage"), ("I-6", "secret-passage")]
    s = scene(options=MAINS, moment="movement", tokens=tokens, **LINE)
    assert {at.spot: at.moves for at in Eye(s, A, TASTE).sites}[spot(s, "I-6")] == 1
    acting = Eye(s, A, TASTE, secret=False)  # DG-32.18: only in the Movement phase
    assert {at.spot: at.moves for at in acting.sites}[spot(s, "I-6")] == 2


def test_DG_36_5_it_teleports_to_where_there_is_more():
    setting: dict[str, Any] = {"hands": [["FT5"], [], []], "boards": ["B", "", ""]}
    s = scene(options=MAINS, tokens=[("I-4", "teleport")], **setting, **only("I-6"))
    assert greedy(s, A, random.Random(1)) == (TELEPORT, spot(s, "I-6"))


def test_DG_32_15_it_uses_a_bivouac_where_that_mends_more_than_a_study_brings():
    camp = lay("I-5")
    setting: dict[str, Any] = {"options": ALL, "at": ["I-5"] * 3, "boards": ["G", "", ""]}
    tired = scene(**setting, stunned=[2, 0, 0], students=[0, 3, 3], **camp)
    assert greedy(tired, A, random.Random(1)) == (BIVOUAC,)
    fresh = scene(**setting, hands=[["FT5", "FT5"], [], []], students=[3, 3, 3], **camp)
    assert greedy(fresh, A, random.Random(1))[0] == STUDY


def test_an_instant_spoils_the_study_before_it_is_begun():
    hands = [["FT4", "FT4"], ["campus-gossip", "FT4"], []]
    setting: dict[str, Any] = {"options": MAINS, "hands": hands, "quiet": []}
    s = scene(**setting)
    assert instant(s, B, TASTE) == main(s, B, "campus-gossip", A)
    assert instant(scene(**setting, moment="movement"), B, TASTE) is None  # not yet
    assert instant(scene(**setting, studied=True), B, TASTE) is None  # too late
    assert instant(s, C, TASTE) == (QUIET,)


def test_it_pays_a_peer_review_for_what_is_worth_more_than_two_cards():
    for effect, targets, paid in (("back-stab", (B, 4), 1), ("rousing-speech", (), 0)):
        hands = [[effect, "FT4", "FT4", "FT4"], ["peer-review", "FT4"], []]
        s = scene(options=MAINS, hands=hands, boards=["", "P", ""], quiet=[], bag=[9, 0], bonfire=1)
        do(s, A, main(s, A, effect, *targets))
        do(s, B, main(s, B, "peer-review"))
        while type(s.stack[-1]).__name__ != "PeerReview":
            do(s, awaited(s)[0], greedy(s, awaited(s)[0], random.Random(1)))
        assert peer_review(s, A, s.stack[-1], random.Random(1), TASTE) == paid


def test_DG_35_6_it_answers_a_reaction_to_its_own_effect():
    hands = [["back-stab", "unweave", "FT4"], ["feint", "FT4"], []]
    s = scene(options=MAINS, hands=hands, boards=["", "P", ""], quiet=[], bag=[9, 0])
    do(s, A, main(s, A, "back-stab", B, 4))
    do(s, B, react(s, B, s.stack[-1], random.Random(1), TASTE))
    assert awaited(s) == (A,)
    answer = react(s, A, s.stack[-1], random.Random(1), TASTE)
    assert answer[:2] == (MAIN, named(s, A, "unweave"))


def test_it_leaves_alone_a_reaction_that_spares_it():
    hands = [["back-stab", "FT4"], ["feint", "FT4"], ["unweave", "FT4"]]
    s = scene(options=MAINS, hands=hands, boards=["", "P", ""], quiet=[], bag=[9, 0])
    do(s, A, main(s, A, "back-stab", B, 4))
    do(s, B, react(s, B, s.stack[-1], random.Random(1), TASTE))
    assert react(s, C, s.stack[-1], random.Random(1), TASTE) in ((PASS,), (QUIET,))


def test_it_wastes_no_card_on_a_test_that_nothing_can_tip_back():
    hands = [["FT4"], ["SU1", "SU2"], []]
    s = scene(hands=hands, quiet=[])
    studying(s, 2, "FT4")  # Alert 4
    assert sums(s) == (4, 4)
    assert awaited(s) == (B,)
    do(s, B, greedy(s, B, random.Random(1)))
    assert sums(s)[1] > 4
    while awaited(s) == (B,):
        assert greedy(s, B, random.Random(1)) == (PASS,)
        do(s, B, (PASS,))
