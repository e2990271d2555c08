"""RC-GEN The modules of Rocca Civetta: options of a table, what each of them needs, presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from ludoteca.games.dungeonology.components import CONGREGATIONS
from ludoteca.kernel.event import Reason
from ludoteca.kernel.terms import Option, Value


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
    "rocca.floor_iv": Module("dependent", "RC-ZN4.1", ("rules.dangerous_zones",)),
    "rocca.familiars": Module("dependent", "RC-FAM.1", ("rules.dangerous_zones", "rocca.floor_iv")),
    "rocca.research": Module("advanced", "RC-RES.1"),
    "rocca.congregations": Module("advanced", "RC-CNG.2"),
}
SAME_PERSON = {"enrico": "enrico-giovanni"}  # RC-SCH.7: a Scholar, and the Boss that it is
# RC-CNG.8 Which Congregations are chosen, by their options.
CHOSEN = {id: f"congregation.{id}" for id in CONGREGATIONS}
# RC-CNG.3 to RC-CNG.5 Who makes which of them unavailable: a Boss, a Scholar.
KEPT_OUT = {"fredo": "iota", "caterina": "zeta", "claudio": "lambda"}
OPTIONS = (
    *[Option(name, (False, True), x.clause) for name, x in MODULES.items()],
    *[Option(name, (True, False), "RC-CNG.8") for name in CHOSEN.values()],
)
DEFAULTS: dict[str, Value] = {x.name: x.values[0] for x in OPTIONS}

ADVANCED = ("rules.boss", "rules.dangerous_zones", "rules.max_alert", "rules.main_effects")
PRESETS: dict[str, dict[str, Value]] = {
    "first-game": {},
    "standard": {name: True for name, x in MODULES.items() if x.kind == "standard"},
    "everything": dict.fromkeys((*ADVANCED, *MODULES), True),
}


def told(options: Mapping[str, Value]) -> dict[str, Value]:
    """The options but for those of Rocca Civetta that are as ever: a base table stays as it was."""
    return {name: value for name, value in options.items() if DEFAULTS.get(name) is not value}


def whole(options: Mapping[str, Value]) -> dict[str, Value]:
    """All options again."""
    return {**DEFAULTS, **options}


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
