"""DG-2, RC-SET A game of Dungeonology is set up by its own rules, with every module; and told."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dungeonology.components import CONGREGATIONS, MEMBERS, OPEN_RESEARCHES
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.brood import EGGS
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.modes import MODES
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.sea import TENTACLES
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.winter import HOT_WATER, IOTA
from ludoteca.games.dungeonology.rocca_civetta.modules import BOSSES, CHOSEN, MODULES, PANIC_CARDS
from ludoteca.kernel.event import Reason
from ludoteca.kernel.play import apply, awaited, options

SETS = {"rocca.alchemy": "RC-ALC.1", "rocca.specialists": "RC-SPC.1", "rocca.spriggan": "RC-SPG.1"}
PIECES: dict[str, dict[str, int]] = {  # RC-BIG.6: what a mode puts beside the Campus
    "fredo": {"iota": IOTA, "water": HOT_WATER},
    "mother-basilisk": {"eggs": EGGS},
    "marconiglio": {"eggs": EGGS},
    "enrico-giovanni": {},
    "scylla-and-charybdis": {"tentacles": TENTACLES},
}


def switches(form: Any) -> tuple[str, ...]:
    """What matters at such a table: what an option needs comes before it."""
    told, terms = form.options, form.terms
    boss: tuple[str, ...] = ("boss",) if terms.boss else ()
    if terms.boss and terms.boss_name == BOSSES[0]:
        boss = ("boss", "boss_profile")  # RC-BOS.2: of another Boss the side is drawn
    congregations = tuple(CHOSEN.values()) if told["rocca.congregations"] else ()
    return (
        *("alert_profile", "player_level", "rules.boss", *boss, "rules.dangerous_zones"),
        *("rules.max_alert", *(("panic",) if terms.max_alert else ()), "rules.main_effects"),
        *(("rocca.omega_vs_all",) if form.seats > 1 else ()),
        *MODULES,
        *congregations,
    )


def _step(clause: str, key: str, **args: Any) -> Reason:
    return Reason(clause, f"companion-setup-{key}", args)


def steps(s: Any) -> list[Reason]:
    """RC-SET In the order of the rulebook, with what each module adds at its place."""
    while awaited(s) and not s.hands[s.first]:  # Scholars that are picked
        apply(s, awaited(s)[0], next(iter(options(s, awaited(s)[0]))))
    return [
        *_decks(s),
        *_scholars(s),
        *_campus(s),
        *_dungeon(s),
        *_beside(s),
        *_university(s),
        _step("DG-2.21", "begin"),
    ]


def _decks(s: Any) -> list[Reason]:
    """RC-SET.1 The Trick deck with its sets."""
    added = [_step(SETS[name], f"set-{name[6:]}") for name in SETS if name in s.terms.modules]
    count = len(s.terms.cards.tricks)
    return [*added, _step("DG-22.1", "trick-deck", count=count)]


def _scholars(s: Any) -> list[Reason]:
    terms, content = s.terms, s.terms.content
    stars = [_step("RC-STR.2", "star-tokens")] if terms.star_tokens else []
    dealt = "RC-SOL.7" if terms.solo else "DG-2.7"
    return [
        _step("DG-2.1", "note-boards"),
        *stars,
        *[
            _step("DG-2.2", "scholar", seat=seat, scholar=content.scholars[n].id)
            for seat, n in enumerate(s.scholars)
        ],
        *[_step("DG-2.4", "so-many-students", seat=x, count=n) for x, n in enumerate(s.students)],
        *([_step("DG-2.5", "first", seat=s.first)] if s.seats > 1 else []),
        *[_step(dealt, "tricks", seat=seat, count=len(s.hands[seat])) for seat in s.clockwise()],
    ]


def _campus(s: Any) -> list[Reason]:
    terms, found = s.terms, []
    if terms.boss:
        clause = "RC-BIG.3" if terms.big_boss else "DG-2.9"
        found.append(_step(clause, "boss", his=s.profile))
    if terms.big_boss:
        found += _mode(s, terms.big_boss)
    elif s.phi_on_boss:
        found.append(_step("RC-CNG.6", "phi", count=s.phi_on_boss))
    found.append(_step("DG-2.10", "alert", alert=terms.options["alert_profile"]))
    if terms.max_alert:
        named = terms.options["panic"]
        drawn = named == PANIC_CARDS[0]
        panic = (
            _step("DG-2.12", "panic") if drawn else _step("RC-SET.5", "panic-named", panic=named)
        )
        found.append(panic)
    cards = terms.cards
    found.append(_step("DG-2.13", "clan-of", count=len(cards.clans)))
    jinx = ("RC-SOL.6", "jinxes-solo") if terms.solo else ("DG-2.14", "jinxes-of")
    found.append(_step(*jinx, count=len(cards.jinxes)))
    if terms.main_effects:
        found.append(_step("DG-2.15", "interns-of", count=len(terms.interns)))
    return found


def _mode(s: Any, boss: str) -> list[Reason]:
    """RC-SET.4 What a mode is, and its pieces."""
    return [
        _step("RC-BIG.4", "mode", mode=boss),
        _step("RC-BIG.6", f"pieces-{boss}", **PIECES[boss]),
    ]


def _dungeon(s: Any) -> list[Reason]:
    """RC-SET.7, RC-SET.8 The Starting Zone and the piles, with the Zones of a mode."""
    terms = s.terms
    omega = [_step("RC-SET.7", "omega-figure")] if terms.omega else []
    among = MODES[terms.big_boss].zones(terms).items() if terms.big_boss else ()
    floors = {row.id: row.floor for row in terms.content.zones}
    return [
        _step("DG-2.16", "start"),
        *omega,
        _step("DG-2.17", "floors", count=len(s.piles)),
        *[
            _step("RC-ZSP.3", "special", zone=zone, floor=floors[zone], count=n)
            for zone, n in among
        ],
    ]


def _beside(s: Any) -> list[Reason]:
    """RC-SET.10 What else is laid out."""
    terms, found = s.terms, []
    if terms.omega:
        face = terms.tomes[s.seats]
        deck, tome = ("RC-SOL.5", "RC-SOL.5") if terms.solo else ("RC-OVA.5", "RC-OVA.6")
        found.append(_step(deck, "omega-deck", count=len(s.omega_deck)))
        found.append(_step(tome, "tome", spaces=face.spaces, count=s.seats))
    if terms.research:
        found.append(_step("RC-RES.1", "research", count=OPEN_RESEARCHES))
    if terms.familiars:
        found.append(_step("RC-FAM.2", "familiars"))
    if terms.fills_congregations:
        kinds = [CONGREGATIONS[kind] for kind in s.congregations]
        found.append(_step("RC-CNG.8", "congregations", congregations=kinds))
        found.append(_step("RC-CNG.9", "members", count=MEMBERS))
    return found


def _university(s: Any) -> list[Reason]:
    members = [CONGREGATIONS[kind] for kind, n in enumerate(s.bag_members) if n]
    clause = "RC-SOL.4" if s.terms.solo else "DG-2.18"
    filled = _step(clause, "university", greys=s.bag[0] - len(members))
    more = [_step("RC-CNG.10", "university-members", congregations=members)] if members else []
    return [filled, *more]
