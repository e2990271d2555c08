"""RC-GEN The modules of Rocca Civetta: options of a table, what each of them needs, presets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ludoteca.games.dungeonology.components import CONGREGATIONS
from ludoteca.kernel.event import Reason
from ludoteca.kernel.terms import Option, Value

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import BossRow, PanicRow


class Module(msgspec.Struct, frozen=True):
    """RC-GEN.2 A module: its kind, the clause that brings it, the options that it needs."""

    kind: Literal["standard", "advanced", "dependent"]
    clause: str
    needs: tuple[str, ...] = ()


# RC-GEN.4, and the matrix of part 3.13.
MODULES: dict[str, Module] = {
    "rocca.star_tokens": Module("standard", "RC-STR.2"),
    "rocca.scholars": Module("standard", "RC-SCH.1"),
    "rocca.clans": Module("standard", "RC-CLN.1"),
    "rocca.jinxes": Module("standard", "RC-GEN.1"),
    "rocca.alchemy": Module("standard", "RC-ALC.1"),
    "rocca.specialists": Module("dependent", "RC-SPC.2", ("rules.main_effects",)),
    "rocca.spriggan": Module("dependent", "RC-SPG.2", ("rules.main_effects",)),
    "rocca.floor_iv": Module("dependent", "RC-ZN4.1", ("rules.dangerous_zones",)),
    "rocca.familiars": Module("dependent", "RC-FAM.1", ("rules.dangerous_zones", "rocca.floor_iv")),
    "rocca.research": Module("advanced", "RC-RES.1"),
    "rocca.congregations": Module("advanced", "RC-CNG.2"),
}
# RC-GEN.5, RC-GEN.4 Who plays against Omega: one alone, or everybody.
SOLO, VERSUS_ALL = "rocca.solo", "rocca.omega_vs_all"
OMEGA_ROWS = "rocca.omega"  # of rows: in play with either
SAME_PERSON = {"enrico": "enrico-giovanni"}  # RC-SCH.7: a Scholar, and the Boss that it is
# RC-CNG.8 Which Congregations are chosen, by their options.
CHOSEN = {id: f"congregation.{id}" for id in CONGREGATIONS}
# RC-CNG.3 to RC-CNG.5 Who makes which of them unavailable: a Boss, a Scholar.
KEPT_OUT = {"fredo": "iota", "caterina": "zeta", "claudio": "lambda"}
OPTIONS = (
    *[Option(name, (False, True), x.clause) for name, x in MODULES.items()],
    *[Option(name, (True, False), "RC-CNG.8") for name in CHOSEN.values()],
    Option(SOLO, (False, True), "RC-SOL.1"),
    Option(VERSUS_ALL, (False, True), "RC-OVA.1"),
)
ADVANCED = ("rules.boss", "rules.dangerous_zones", "rules.max_alert", "rules.main_effects")
ADVISED = ("rules.boss", "rules.main_effects")  # RC-SOL.2, RC-OVA.1: against Omega
PRESETS: dict[str, dict[str, Value]] = {
    "base-game": {},
    "standard": {name: True for name, x in MODULES.items() if x.kind == "standard"},
    "everything": dict.fromkeys((*ADVANCED, *MODULES), True),
    "solo": dict.fromkeys((*ADVISED, SOLO), True),
    "omega-versus-all": dict.fromkeys((*ADVISED, VERSUS_ALL), True),
    "goddess-of-the-sea": {  # RC-BIG.7, with what its mode is best played with
        **dict.fromkeys(("rules.boss", "rules.dangerous_zones", "rocca.floor_iv"), True),
        "boss": "scylla-and-charybdis",
    },
}


# RC-BIG.1
BIG_BOSSES = (
    *("fredo", "mother-basilisk", "marconiglio", "enrico-giovanni"),
    "scylla-and-charybdis",  # RC-BIG.7: one Boss
)
# with False and Universal cubes
WITH_WHITE_CUBES = ("marconiglio", "enrico-giovanni", "scylla-and-charybdis")


# RC-BOS.1 The Boss of the base game, and the ordinary ones of this box.
BOSSES: tuple[Value, ...] = (
    *("laetus", "capagrezza", "basilisk", "lord-shadow", "raganella", "jukas", "omega"),
    *BIG_BOSSES,
)
NEW_BOSSES = "rocca.bosses"  # of rows: in play with any Boss but the first
PANIC_CARDS: tuple[Value, ...] = (  # DG-33.2, RC-CPL.4
    *("random", "darkness", "the-revellers-charge", "last-round-everyone"),
    *("out-of-the-dungeon", "cooking-time", "distort-the-mind"),
    *("rolling-stone", "egg-hunt"),
)
LEFT_OUT: dict[str, Value] = {  # what is not told of a table, and what it then is
    **{x.name: x.values[0] for x in OPTIONS},
    "boss": BOSSES[0],
    "panic": PANIC_CARDS[0],
}


def told(options: Mapping[str, Value]) -> dict[str, Value]:
    """The options but for those of Rocca Civetta that are as ever: a base table stays as it was."""
    kept = [name for name, x in options.items() if name not in LEFT_OUT or x != LEFT_OUT[name]]
    return {name: options[name] for name in kept}


def whole(options: Mapping[str, Value]) -> dict[str, Value]:
    """All options again."""
    return {**LEFT_OUT, **options}


def profiles(rows: Sequence[BossRow], boss: str) -> tuple[int, ...]:
    """RC-BOS.2 The sides of a Boss card; some have one."""
    return tuple([n for n, row in enumerate(rows) if row.boss == boss])


def with_profile(options: Mapping[str, Value]) -> Mapping[str, Value]:
    """RC-BOS.2 Where another Boss is chosen and no side of his card, it is drawn at random."""
    unsaid = options["boss"] != BOSSES[0] and options["boss_profile"] == "brawler"
    return {**options, "boss_profile": "random"} if unsaid else options


def refused_boss(
    options: Mapping[str, Value], bosses: Sequence[BossRow], panics: Sequence[PanicRow]
) -> list[Reason]:
    """RC-BOS.1, RC-BOS.2, RA-39 A Boss needs his rule, a side its Boss, a Panic card its rule."""
    reasons, boss = list[Reason](), options["boss"]
    args: dict[str, Any] = {"option": "boss", "needed": "rules.boss"}
    if boss != BOSSES[0] and not options["rules.boss"]:
        reasons.append(Reason("RC-BOS.1", "module-needs", args))
    ours = [row.id for row in bosses if row.boss == boss]
    profile = with_profile(options)["boss_profile"]
    if not ours:
        reasons.append(Reason("RC-GEN.1", "module-not-in-pack", {"option": "boss"}))
    elif options["rules.boss"] and profile != "random" and profile not in ours:
        args = {"profile": options["boss_profile"], "boss": boss}
        reasons.append(Reason("RC-BOS.2", "no-such-profile", args))
    wanted = options["panic"]
    if wanted != PANIC_CARDS[0]:
        if not options["rules.max_alert"]:
            args = {"option": "panic", "needed": "rules.max_alert"}
            reasons.append(Reason("DG-33.2", "module-needs", args))
        here = boss if options["rules.boss"] else ""
        needed = next((row.boss for row in panics if row.id == wanted), None)
        if needed is None:
            reasons.append(Reason("RC-GEN.1", "module-not-in-pack", {"option": "panic"}))
        elif needed not in ("", here):
            args = {"panic": wanted, "boss": needed}
            reasons.append(Reason("DG-33.1", "panic-needs-boss", args))
    return reasons


def refused_omega(
    options: Mapping[str, Value], rows: Mapping[str, int], seats: int | None
) -> list[Reason]:
    """RC-SOL.1, RC-OVA.2, RC-OVA.6 One plays solo, two to four against him; he is no Boss then."""
    reasons, alone, all_play = list[Reason](), options[SOLO], options[VERSUS_ALL]
    if alone and all_play:
        reasons.append(Reason("RC-SOL.1", "solo-or-all"))
    if alone and seats not in (None, 1):
        reasons.append(Reason("RC-SOL.1", "solo-is-for-one", {"seats": seats}))
    if not alone and seats == 1:
        reasons.append(Reason("RC-SOL.1", "alone-is-solo"))
    if (alone or all_play) and options["rules.boss"] and options["boss"] == "omega":
        clause = "RC-SOL.14" if alone else "RC-OVA.2"
        reasons.append(Reason(clause, "omega-is-no-boss-here"))
    if (alone or all_play) and not rows.get(OMEGA_ROWS, 0):
        args = {"option": SOLO if alone else VERSUS_ALL}
        reasons.append(Reason("RC-GEN.1", "module-not-in-pack", args))
    return reasons


def refused(options: Mapping[str, Value], rows: Mapping[str, int]) -> list[Reason]:
    """RC-GEN.3 Which modules lack what they need; *rows* tells how many a pack has for each."""
    reasons = []
    if options["rocca.congregations"] and not any([options[x] for x in CHOSEN.values()]):
        reasons.append(Reason("RC-CNG.8", "no-congregation"))
    for name, module in MODULES.items():
        if not options[name]:
            continue
        for needed in module.needs:
            if not options[needed]:
                args = {"option": name, "needed": needed}
                reasons.append(Reason(module.clause, "module-needs", args))
        if not rows.get(name, 1):
            reasons.append(Reason("RC-GEN.1", "module-not-in-pack", {"option": name}))
    return reasons
