"""RC-SCN The twelve scenarios and what a campaign counts with, as data with their provenance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ludoteca.kernel.content import Fault, Provenance, Shelf, line_of

PACKAGE = "ludoteca.campaign"


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    provenance: Provenance


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """RC-CEC.2 What a result is worth; what it earns; how often a Scholar goes."""

    provenance: Provenance
    halves: tuple[int, int, int, int, int]  # half Victory Points, since NC is worth one half
    took_part: int
    passed: int
    first: int
    second: int
    uses: int
    team: int


class ScholarRow(Row, frozen=True, kw_only=True):
    name: str  # the same in every language
    box: Literal["base", "rocca-civetta"]
    excluded: bool = False


class Module(Row, frozen=True, kw_only=True):
    """RC-GEN.2 A rule that a match can be played with."""

    kind: Literal["standard", "advanced", "dependent"]
    needs: tuple[str, ...] = ()
    extra: bool = False  # may be added where a scenario does not list it
    most_players: int = 0  # 0 is no limit


class Bonus(Row, frozen=True, kw_only=True):
    """RC-CPS.3 What Support Points buy, and the rules that it needs in the scenario."""

    clause: str
    cost: int
    needs: tuple[str, ...] = ()


class Congregation(Row, frozen=True, kw_only=True):
    students: int  # in the Reserve before the University is filled
    not_with: tuple[str, ...] = ()  # Scholars or a Boss
    on_card_of: str = ""  # the Boss whose card keeps them all


class Scenario(Row, frozen=True, kw_only=True):
    """RC-CPL.2 One month: what its match is set up with."""

    clause: str
    alert: str
    mode: str = ""
    boss: str = ""
    profile: str = ""  # RC-CPL.12: empty where the Boss has only one
    compulsory: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    panic: str = ""  # RC-CPL.5: empty where the base selection applies


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sheet: Sheet
    slot: tuple[Row, ...]
    scholar: tuple[ScholarRow, ...]
    module: tuple[Module, ...]
    bonus: tuple[Bonus, ...]
    congregation: tuple[Congregation, ...]
    scenario: tuple[Scenario, ...]


class Content:
    """A pack that has passed its checks: rows by their numbers, from 0."""

    def __init__(self, pack: Pack, digest: str, text: str | None) -> None:
        self.digest = digest  # empty for ours
        self.text = text
        self.sheet = pack.sheet
        self.slots = pack.slot
        self.scholars = pack.scholar
        self.modules = pack.module
        self.bonuses = pack.bonus
        self.congregations = pack.congregation
        self.scenarios = pack.scenario
        self.module_ids = tuple([row.id for row in pack.module])
        self.bonus_ids = tuple([row.id for row in pack.bonus])

    def numbers(self, modules: Sequence[str]) -> tuple[int, ...]:
        """Modules by their numbers, ascending."""
        return tuple(sorted([self.module_ids.index(id) for id in modules]))


def faults(pack: Pack, text: str) -> list[Fault]:
    """What is wrong in a pack that fits its types: an id twice, a module that there is not."""
    found = []
    known = {row.id for row in pack.module}
    for name in ("slot", "scholar", "module", "bonus", "congregation", "scenario"):
        seen: set[str] = set()
        for at, row in enumerate(getattr(pack, name)):
            if row.id in seen:
                args = {"at": f"{name} {at + 1}", "error": f"{row.id} is there twice"}
                found.append(Fault(line_of(text, (name, at, "id")), "does-not-fit", args))
            seen.add(row.id)
            for field in ("needs", "compulsory", "optional"):
                for module in getattr(row, field, ()):
                    if module not in known:
                        args = {"at": f"{name} {at + 1}.{field}", "error": f"no module {module}"}
                        found.append(Fault(line_of(text, (name, at, field)), "does-not-fit", args))
    return found


SHELF: Shelf[Pack, Content] = Shelf(PACKAGE, Pack, faults, Content)
