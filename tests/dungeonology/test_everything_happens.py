"""Every Zone Effect, Panic card, Boss, Trap, token, Intern and Main Effect happens in some game.

In the short profile players are eager: they declare what has not been seen yet.  In the long one
(``make soak``) they play at random, and it takes as many games as it takes.
"""

import os
import random

from ludoteca.games.dungeonology.components import BIVOUAC, MAIN, TELEPORT, TRAPS, ZONE_EFFECTS
from ludoteca.kernel.play import awaited, options, play

from .scenes import OURS, begun, keen
from .test_combinations import RULES

LONG = os.environ.get("LUDOTECA_PROFILE") == "soak"
GAMES = 5000 if LONG else 60
MAIN_CARDS = [row.id for row in OURS.designs if row.main and not row.module]
# These are reached in test_rc_combinations and, those of Big Bosses, in test_rc_big_….
OF_ROCCA_CIVETTA = (
    *("hecatomb", "forced-passage", "hire-familiar"),
    *("bucket", "idol", "pillar", "bridge", "snake-pit"),
)
WANTED = {
    *[("zone", kind) for kind in ZONE_EFFECTS if kind not in OF_ROCCA_CIVETTA],
    *[("panic", row.id) for row in OURS.panics if not row.module],
    *[("boss", row.id) for row in OURS.bosses if not row.module],
    *[("encounter", row.id) for row in OURS.bosses if not row.module],
    *[("trap", kind) for kind in TRAPS],
    *[("intern", row.id) for row in OURS.interns if not row.module],
    *[("main", name) for name in MAIN_CARDS],
    *[("jinx", row.id) for row in OURS.jinxes if not row.module],
    ("event", "captured"),
    ("event", "omega-infinite"),
    ("event", "cube-protected"),
}
TOLD = {  # by event, the Zone Effect that it tells of
    "ambush": "ambush",
    "stop": "stop",
    "toll": "toll",
    "bivouac": "bivouac",
    "boss-activated": "boss",
    "boss-appears": "boss",
}


def name_of(s, card):
    return OURS.designs[s.faces[card]].id


def eager(s, seat, rng, seen):
    """Whatever has not been seen yet; else one who goes for the Thesis, or anything."""
    space = options(s, seat)
    if LONG:
        return space.pick(rng)
    if s.stack[-1].shape is not int and type(s.stack[-1]).__name__ in (
        "Movement", "Action", "Priority", "Lap", "Duel", "Declared",
    ):  # fmt: skip
        deeds = list(space)
        fresh = [x for x in deeds if x[0] == MAIN and ("main", name_of(s, x[1])) not in seen]
        fresh += [x for x in deeds if x[0] in (BIVOUAC, TELEPORT)]
        if fresh:
            return rng.choice(fresh)
    return keen(s, seat, rng) if rng.random() < 0.4 else space.pick(rng)


def watch(s, events, declared, seen):
    """What these events show to have happened."""
    failed = False
    for event in events:
        told = event.public
        failed = failed or event.kind == "test-failed"
        if event.kind in TOLD:
            seen.add(("zone", TOLD[event.kind]))
        if event.kind in ("boss-activated", "encounter"):
            what = "boss" if event.kind == "boss-activated" else "encounter"
            seen.add((what, OURS.bosses[s.profile].id))
        elif event.kind == "luck":
            seen.add(("zone", told["effect"]))
        elif event.kind == "zone-placed" and told["by_stairs"]:
            seen.add(("zone", "stairs"))
        elif event.kind == "maximum-alert":
            seen.add(("panic", told["panic"]))
        elif event.kind == "trap-sprung":
            seen.add(("trap", told["trap"]))
        elif event.kind == "intern-called":
            seen.add(("intern", told["intern"]))
        elif event.kind == "jinx-revealed":
            seen.add(("jinx", told["jinx"]))
        elif event.kind == "effect-declared":
            declared.add(told["card"])
        elif event.kind in ("effect-cancelled", "effect-unpaid"):
            declared.discard(told["card"])
        elif event.kind == "students-drawn" and failed and told["count"] + told["omega"] > 1:
            seen.add(("zone", "danger"))  # a test that fails draws one
        seen.add(("event", event.kind))
    for card in [card for card in declared if card in s.discard]:
        declared.discard(card)
        seen.add(("main", name_of(s, card)))


def one_game(seed, seen):
    rules = {f"rules__{rule}": True for rule in RULES}
    profile = OURS.bosses[seed % 2].id
    s = begun(2 + seed % 3, seed, boss_profile=profile, **rules)
    rng, declared = random.Random(seed), set[int]()
    while asked := awaited(s):
        seat = asked[0]
        choice = eager(s, seat, rng, seen)
        if isinstance(choice, tuple) and choice:
            if choice[0] == TELEPORT and type(s.stack[-1]).__name__ == "Action":
                seen.add(("zone", "teleport"))
            if choice[0] == 1 and type(s.stack[-1]).__name__ == "Movement":
                spots = s.dungeon().neighbours(s.spots[seat]).linked
                if choice[1] not in spots:
                    seen.add(("zone", "secret-passage"))
        watch(s, play(s, seat, choice), declared, seen)


def test_everything_happens_in_some_game():
    seen = set[tuple[str, str]]()
    for seed in range(GAMES):
        if seen >= WANTED:
            break
        one_game(seed, seen)
    assert sorted(WANTED - seen) == []
