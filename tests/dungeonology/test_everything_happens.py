"""Every Zone Effect, Panic card, Boss, Trap, token, Intern and Main Effect happens in some game.

A part of an effect has happened when it has changed the position: a card that is declared and
does nothing is not enough.  In the short profile players are eager: they declare what has not been
seen yet.  In the long one (``make long``) they play at random, every other game with another of the
sixteen combinations of the rules, and it takes as many games as it takes.
"""

import os
import random
from contextlib import contextmanager
from dataclasses import replace

from ludoteca.games.dungeonology.components import BIVOUAC, MAIN, TELEPORT, TRAPS, ZONE_EFFECTS
from ludoteca.games.dungeonology.main import kinds
from ludoteca.games.dungeonology.unfolding import OF_ABILITY, OF_BOSS, OF_CARD, OF_PANIC
from ludoteca.games.dungeonology.vocabulary import flat
from ludoteca.games.dungeonology.vocabulary.words import CONTROLS
from ludoteca.kernel.play import awaited, options, play
from ludoteca.kernel.saving import save

from .scenes import OURS, begun, keen
from .test_combinations import COMBINATIONS, RULES

LONG = os.environ.get("LUDOTECA_PROFILE") == "soak"
GAMES = 5000 if LONG else 60
MAIN_CARDS = [row.id for row in OURS.designs if row.main and not row.module]
# These are reached in test_rc_combinations and, those of Big Bosses, in test_rc_big_….
OF_ROCCA_CIVETTA = (
    *("hecatomb", "forced-passage", "hire-familiar"),
    *("bucket", "idol", "pillar", "bridge", "snake-pit"),
)


def parts_of(stated):
    """The words of an effect, each of which has to change something."""
    return {part.word for part in flat(stated.parts)} - {*CONTROLS}


def parts_wanted():
    """By what states it, every part of a Main Effect, a Boss, a Panic card, an Ability."""
    rows = [(OF_CARD, n, OURS.stated[n]) for n, row in enumerate(OURS.designs) if not row.module]
    rows += [(OF_BOSS, n, OURS.encounters[n]) for n, x in enumerate(OURS.bosses) if not x.module]
    for n, row in enumerate(OURS.panics):
        fields = (OURS.panicked, OURS.joined, OURS.met, OURS.outside)
        rows += [(OF_PANIC[0], n, field[n]) for field in fields if not row.module]
    base = {use.source for row in OURS.abilities.uses[:4] for face in row for use in face}
    rows += [(OF_ABILITY, n, OURS.abilities.stated[n]) for n in sorted(base)]
    return {("part", (kind, n, word)) for kind, n, stated in rows for word in parts_of(stated)}


WANTED = parts_wanted() | {
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


def shown(design, seen):
    """Whether that Main Effect has happened, and each of its parts has changed something."""
    parts = [("part", (OF_CARD, design, word)) for word in parts_of(OURS.stated[design])]
    return ("main", OURS.designs[design].id) in seen and seen.issuperset(parts)


@contextmanager
def parts_noted(seen):
    """As long as it lasts, a part of an effect that changes the position is noted as seen."""

    def noting(does):
        def made(part):
            step = does(part)

            def noted(s, effect):
                before = save(s.clone())  # a clone hears nothing
                step(s, effect)
                if save(s.clone()) != before:
                    kind, number = effect.source[:2]
                    if kind == OF_CARD:
                        number = s.faces[number]
                    kind = OF_PANIC[0] if kind in OF_PANIC else kind
                    seen.add(("part", (kind, number, part.word)))

            return noted

        return made

    ours = dict(kinds.PRIMITIVES)
    kinds.PRIMITIVES.update({x: replace(one, does=noting(one.does)) for x, one in ours.items()})
    try:
        kinds.mains_of.cache_clear()
        kinds.unfolded.cache_clear()
        yield
    finally:
        kinds.PRIMITIVES.update(ours)
        kinds.mains_of.cache_clear()
        kinds.unfolded.cache_clear()


def eager(s, seat, rng, seen):
    """Whatever has not been seen yet; else one who goes for the Thesis, or anything."""
    space = options(s, seat)
    if LONG:
        return space.pick(rng)
    if s.stack[-1].shape is not int and type(s.stack[-1]).__name__ in (
        "Movement", "Action", "Priority", "Lap", "Duel", "Declared",
    ):  # fmt: skip
        deeds = list(space)
        fresh = [x for x in deeds if x[0] == MAIN and not shown(s.faces[x[1]], seen)]
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
    on = COMBINATIONS[seed // 2 % 16] if LONG and seed % 2 else (True,) * 4
    rules = {f"rules__{rule}": x for rule, x in zip(RULES, on, strict=True)}
    profile = {"boss_profile": OURS.bosses[seed // 4 % 2].id} if on[0] else {}
    s = begun(2 + seed % 3, seed, **profile, **rules)
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


def missing(games=GAMES):
    """What has not happened after so many games."""
    seen = set[tuple[str, object]]()
    with parts_noted(seen):
        for seed in range(games):
            if seen >= WANTED:
                break
            one_game(seed, seen)
    return sorted(WANTED - seen, key=str)


def test_everything_happens_in_some_game():
    assert missing() == []


def test_a_part_that_does_nothing_would_be_missed(monkeypatch):
    """The test above really shows that effects happen: it fails where Trick cards stay undrawn."""
    draws = {what for what in WANTED if what[0] == "part" and what[1][2] == "draw"}
    games = 4
    assert draws - {*missing(games)}
    idle = replace(kinds.PRIMITIVES["draw"], does=lambda part: lambda s, effect: None)
    monkeypatch.setitem(kinds.PRIMITIVES, "draw", idle)
    assert not draws - {*missing(games)}
