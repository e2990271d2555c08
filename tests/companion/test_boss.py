"""The Boss at a table with the box: the rules on Zones that stand for those on the table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteca.companion import Answers, dialogues
from ludoteca.companion.leading import Leading
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.words import LANGUAGES
from tests.companion.dialogue import EXPEDITION, Walk

PROFILES = [row.id for row in SHELF.ours().bosses]


def haunted(profile: str, seats: int = 3, seed: int = 1) -> Walk:
    """He is in the Dungeon, and the first Scholar has activated him."""
    walk = Walk("boss", seats, seed)
    walk.say(profile=profile)
    walk.say(deed="there")
    walk.say(deed="called", seat=0)
    return walk


def goal(walk: Walk) -> Any:
    (args,) = walk.told("boss-goes") or walk.told("boss-jumps")
    return args["place"].args.get("seat"), args["count"]


def met(walk: Walk) -> list[int]:
    return [args["seat"] for args in walk.told("boss-encounter")]


def test_DG_31_4_he_appears_behind_a_passage_that_leads_somewhere() -> None:
    for seed in range(8):
        walk = Walk("boss", 2, seed)
        walk.say(profile="rioter")
        assert walk.now.stands[0].key == "companion-boss-outside"
        walk.say(deed="called", seat=1)
        assert walk.say(leading=["c", "f"]) == ["boss-appears"]
        (args,) = walk.told("boss-appears")
        assert args["place"].args["slot"] in ("c", "f")
    walk.say(deed="gone")
    walk.say(deed="called", seat=0)
    walk.say(leading=[])
    assert walk.told("boss-appears")[0]["place"].key == "companion-boss-in-called"


def test_DG_31_13_where_the_card_says_it_nobody_is_asked() -> None:
    for profile, where in (("brawler", "called"), ("lord-shadow", "deep")):
        walk = Walk("boss", 2)
        walk.say(profile=profile)
        walk.say(deed="called", seat=1)
        assert walk.told("boss-appears")[0]["place"].key == f"companion-boss-in-{where}"


def test_DG_31_9_DG_31_12_the_nearest_and_in_turn_order_from_who_activated_him() -> None:
    walk = haunted("brawler")
    told = walk.say({"away": 5}, {"away": "camp"}, {"away": 2})
    assert goal(walk) == (2, 2)
    assert "boss-stops" in told
    walk.say(**{"zone-1": [], "zone-2": [2, 0]})
    assert met(walk) == [0, 2]


def test_DG_31_7_a_boss_who_does_not_stop_meets_everybody_on_his_way() -> None:
    walk = haunted("stalker")
    walk.say({"away": 1, "stunned": 0}, {"away": 4, "stunned": 2}, {"away": 2, "stunned": 1})
    assert goal(walk) == (1, 3)
    walk.say(**{"zone-1": [0], "zone-2": [2], "zone-3": []})
    assert met(walk) == [0, 2]
    walk = haunted("brawler")
    walk.say({"away": 2}, {"away": 2}, {"away": "camp"})
    walk.say(towards=1)
    walk.say(**{"zone-1": [0], "zone-2": [1]})
    assert met(walk) == [0]  # he stops where he has met somebody


def test_DG_31_13_a_tie_is_for_who_activated_him() -> None:
    walk = haunted("brawler")
    walk.say({"away": 2}, {"away": 2}, {"away": 3})
    assert walk.asks == "boss-asks-way"
    assert walk.fields["towards"].values == (0, 1)
    walk.say(towards=1)
    assert goal(walk) == (1, 2)


def test_DG_31_11_the_drunk_goes_out_and_comes_in_again() -> None:
    walk = haunted("drunk", 2)
    assert walk.say({"away": 0}, {"away": "camp"}) == ["boss-out-and-in"]
    walk.say(**{"zone-1": [], "zone-2": [0]})
    assert met(walk) == [0]


def test_DG_31_9_he_stays_where_nobody_can_be_reached() -> None:
    for profile in ("brawler", "hypnotist", "lord-shadow"):
        walk = haunted(profile, 2)
        assert "boss-stays" in walk.say({"away": "camp"}, {"away": "camp"})


def test_RC_BOS_1_whom_each_of_them_seeks() -> None:
    seeks = {
        "rioter": "students",
        "cauldron-keeper": "students",
        "stalker": "stunned",
        "witch": "jinxes",
        "jukas": "mysticism",
        "mind": "stars",
        "enrico-giovanni": "treasure",
        "scylla-and-charybdis": "stars",
    }
    for profile, what in seeks.items():
        walk = haunted(profile)
        walk.say({"away": 1, what: 1}, {"away": 3, what: 4}, {"away": 2, what: 2})
        assert goal(walk)[0] == 1, profile
    for profile, what in (("fist", "students"), ("fredo", "water")):
        walk = haunted(profile)
        walk.say({"away": 1, what: 1}, {"away": 3, what: 0}, {"away": 2, what: 2})
        assert goal(walk)[0] == 1, profile


def test_RC_BOS_5_a_colour_is_drawn_for_jukas() -> None:
    walk = haunted("jukas", 2)
    walk.say({"away": 1, "mysticism": 1}, {"away": 3})
    walk.say(**{"zone-1": [0]})
    assert [x["seat"] for x in walk.told("boss-encounter")] == [0]
    assert len(walk.told("boss-colour")) == 1


def test_RC_BIG_4_mother_basilisk_goes_after_who_carries_an_egg() -> None:
    walk = haunted("mother-basilisk")
    walk.say({"away": 1}, {"away": 3, "carries": True}, {"away": 2})
    assert goal(walk) == (1, 3)
    walk = Walk("boss", 2)
    assert walk.say(profile="mother-basilisk") == ["boss-mode", "boss-card"]
    walk.say(deed="called", seat=0)
    walk.say(egg=True, leading=["a"])
    assert walk.told("boss-appears")[0]["place"].key == "companion-boss-in-egg"


def test_RC_BIG_4_marconiglio_goes_to_an_egg_which_is_moved() -> None:
    walk = haunted("marconiglio", 2)
    walk.say({"away": 1}, {"away": 4}, egg_away=2)
    assert walk.told("boss-goes")[0]["place"].key == "companion-boss-to-egg"
    assert walk.say(**{"zone-1": [], "zone-2": []})[-1] == "boss-moves-egg"
    walk = haunted("marconiglio", 2)
    told = walk.say({"away": 1}, {"away": 4}, egg_away=6)
    assert "boss-moves-egg" not in walk.say(**{f"zone-{n}": [] for n in (1, 2, 3)})
    walk = Walk("boss", 2)
    walk.say(profile="marconiglio")
    walk.say(deed="called", seat=0)
    walk.say(den=True)
    assert walk.told("boss-appears")[0]["place"].key == "companion-boss-in-den"
    assert told[0] == "boss-goes"


def test_RC_BIG_4_a_tentacle_rises_where_a_random_scholar_is() -> None:
    found = set()
    for seed in range(12):
        walk = haunted("scylla-and-charybdis", seed=seed)
        walk.say({"away": 1, "stars": 2}, {"away": 3}, {"away": "camp"}, tentacles=6)
        told = walk.say(**{"zone-1": [0]})
        assert told[-2:] == ["boss-tentacle", "boss-charybdis"]
        found |= {*walk.told("boss-tentacle")[0]["seats"]}
    assert found == {0, 1}
    walk = haunted("scylla-and-charybdis")
    walk.say({"away": 1}, {"away": 3, "stars": 1}, {"away": "camp"}, tentacles=7)
    assert walk.say(**{"zone-1": [0], "zone-2": []})[-1] == "boss-no-tentacle"


def test_RC_SOL_14_alone_omega_is_no_boss() -> None:
    known = Walk("boss", 1).fields["profile"].values
    assert "mind" not in known
    assert {*PROFILES} == {*Walk("boss", 2).fields["profile"].values}
    given = [Answers({"profile": "mind"})]
    assert dialogues.follow("boss", EXPEDITION, 1, given, 1).problems


@pytest.mark.parametrize("profile", PROFILES)
def test_every_boss_is_told_in_every_language(profile: str) -> None:
    walk, rng = Walk("boss", 3, 2), random.Random(profile)
    walk.say(profile=profile)
    for _ in range(25):
        walk.anything(rng)
    for language in LANGUAGES:
        told = Leading(language, EXPEDITION, ["Ada"], "boss").followed(walk.now)
        said = [told.question, *told.stands, *[x for steps in told.told for x in steps]]
        assert all([x.text and "{" not in x.text for x in said])
        fields = [*told.table, *told.seat]
        assert all([x.label and all([v.label for v in x.values]) for x in fields])
