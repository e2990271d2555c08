"""Every new Trick card, Intern, Jinx, Boss and Panic card of Rocca Civetta happens in some game.

Eager players, as in test_everything_happens; each game has another Boss and side of his card.
"""

import random

from ludoteca.games.dungeonology.components import CONGREGATIONS
from ludoteca.games.dungeonology.terms import PROFILES
from ludoteca.kernel.play import awaited, play

from .scenes import OURS, begun
from .test_combinations import RULES
from .test_everything_happens import LONG, eager, watch
from .test_rc_combinations import bold, deep_down

GAMES = 5000 if LONG else 120
NEW_SIDES = [row for row in OURS.bosses if row.module]
WANTED = {
    *[("panic", row.id) for row in OURS.panics if row.module],
    *[(what, row.id) for row in NEW_SIDES for what in ("boss", "encounter")],
    *[("intern", row.id) for row in OURS.interns if row.module],
    *[("jinx", row.id) for row in OURS.jinxes if row.module],
    *[("main", row.id) for row in OURS.designs if row.module and row.type != "spriggan"],
    *[("event", kind) for kind in ("hypnotised", "students-to-bonfire", "heat", "door-opened")],
    *[("event", kind) for kind in ("intern-returned", "colour-randomized", "phi-leaves-boss")],
    *[("event", kind) for kind in ("ice-laid", "ice-thawed", "hot-water-spent", "hot-water-taken")],
    *[("event", f"egg-{what}") for what in ("laid", "taken", "dropped", "hatched")],
    *[("event", kind) for kind in ("egg-opened", "egg-moved", "shell-lost")],
    *[("event", kind) for kind in ("brought-home", "bridge-laid", "snake-pit")],
    *[("event", kind) for kind in ("tentacle-rises", "tentacle-sinks", "boulder-looms")],
    *[("event", kind) for kind in ("boulder-rolls", "eggs-gathered")],
}


def one_game(seed, seen):
    side = NEW_SIDES[seed % len(NEW_SIDES)]
    chosen = {f"rules__{rule}": True for rule in RULES} | {"boss": side.boss}
    modules = ("alchemy", "specialists", "spriggan", "jinxes")
    chosen |= {f"rocca__{name}": True for name in modules}
    if side.id in PROFILES:
        chosen["boss_profile"] = side.id
    panic = [row.id for row in OURS.panics if row.boss == side.boss]
    s = begun(2 + seed % 3, seed, **chosen, **({"panic": panic[0]} if panic else {}))
    rng, declared = random.Random(seed), set[int]()
    while asked := awaited(s):
        watch(s, play(s, asked[0], eager(s, asked[0], rng, seen)), declared, seen)


def test_everything_new_happens_in_some_game():
    seen = set[tuple[str, str]]()
    for seed in range(GAMES):
        if seen >= WANTED:
            break
        one_game(seed, seen)
    assert sorted(WANTED - seen) == []


SKILLS = {
    each.id
    for row in OURS.scholars
    if row.module
    for each in row.fired_up.abilities
    if each.timing == "own" or each.id == "volatile"
}
SHOWN = {  # what tells of the others, but for Pathfinder, Trapper, Marksman and Cold Logic
    *("cube-warded", "students-exhumed", "stunned-cancelled"),
    *("members-drawn", "member-kept", "slowed", "trap-laid"),
}


def test_every_ability_and_every_congregation_is_used_in_some_game():
    wanted = {*SKILLS, *SHOWN, *range(len(CONGREGATIONS))}
    seen = set[str | int]()
    for seed in range(GAMES):
        if seen >= wanted:
            break
        s = deep_down({"rocca.scholars", "rocca.congregations", "rules.main_effects"}, 4, seed)
        rng = random.Random(seed)
        while asked := awaited(s):
            for event in play(s, asked[0], bold(s, asked[0], rng)):
                told = event.public
                seen |= {event.kind, told.get("ability", ""), told.get("congregation", "")}
    assert sorted(map(str, wanted - seen)) == []
