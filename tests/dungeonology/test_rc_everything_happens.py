"""Every new Trick card, Intern, Jinx, Boss and Panic card of Rocca Civetta happens in some game.

Eager players, as in test_everything_happens; each game has another Boss and side of his card.
"""

import random

from ludoteca.games.dungeonology.terms import PROFILES
from ludoteca.kernel.play import awaited, play

from .scenes import OURS, begun
from .test_combinations import RULES
from .test_everything_happens import LONG, eager, watch

GAMES = 5000 if LONG else 120
NEW_SIDES = [row for row in OURS.bosses if row.module]
WANTED = {
    *[("panic", row.id) for row in OURS.panics if row.module],
    *[(what, row.id) for row in NEW_SIDES for what in ("boss", "encounter")],
    *[("intern", row.id) for row in OURS.interns if row.module],
    *[("jinx", row.id) for row in OURS.jinxes if row.module],
    *[("main", row.id) for row in OURS.designs if row.module and row.type != "spriggan"],
    *[("event", kind) for kind in ("hypnotised", "students-to-bonfire", "heat", "door-opened")],
    ("event", "intern-returned"),
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
