"""DG-6.1 What can be wrong with the Abilities of a pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.games.dungeonology.finding import Finder
from ludoteca.games.dungeonology.known_abilities import (
    ABILITIES,
    OWN_RULES,
    effect_of,
    has_own_rule,
    names_of,
    stated,
    when_of,
)
from ludoteca.games.dungeonology.rows import Ability
from ludoteca.games.dungeonology.vocabulary import MisreadError, Stated
from ludoteca.games.dungeonology.vocabulary.words import MOVING, TEST_WORDS
from ludoteca.kernel.content import Fault, Path, line_of, meant

ONCE_IN_A_MATCH = "field-lab"


class AbilityFinder:
    """The faults of one Ability."""

    def __init__(self, find: Finder, path: Path, row: Ability) -> None:
        self.find, self.path, self.row = find, path, row
        lines = find.text.splitlines()
        first = line_of(find.text, path) - 1
        itself = [n for n in range(first, len(lines)) if f'"{row.id}"' in lines[n]]
        self.line = (itself or [first])[0] + 1

    def fault(self, field: str, key: str, **args: Any) -> None:
        at = self.find.at((*self.path, self.row.id, field))
        self.find.found.append(Fault(self.line, key, {"at": at, **args}))

    def within(self, field: str, value: int, least: int, most: int) -> None:
        if not least <= value <= most:
            args = {"value": value, "least": least, "most": most}
            self.fault(field, "value-out-of-range", **args)

    def own_rule(self) -> None:
        """One whose rule is known by its id: its numbers, and what that rule takes for granted."""
        row = self.row
        if row.id not in OWN_RULES:
            known = {"id": row.id, "known": list(ABILITIES)}
            self.fault("id", "no-such-ability", **known, **meant({"word": row.id, **known}))
            return
        rule = OWN_RULES[row.id]
        if len(row.amounts) < rule.amounts:
            told = {"id": row.id, "found": len(row.amounts), "expected": rule.amounts}
            self.fault("amounts", "ability-amounts", **told)
        for amount in row.amounts:
            self.within("amounts", amount, 1, 9)
        if rule.cost and rule.cost not in row.cost:
            self.fault("cost", "ability-cost", cost=rule.cost)
        if (row.timing == "passive") == rule.used:
            self.fault("timing", "ability-passive")

    def states(self, interns: list[str]) -> Stated:
        """One that states what it does; its parts."""
        row = self.row
        if (row.timing == "passive") == bool(effect_of(row)):
            self.fault("timing", "ability-passive")
        try:
            found = stated(row, interns)
        except MisreadError as wrong:
            self.fault("effect", wrong.key, **wrong.told, **meant(wrong.told))
            return Stated()
        when = when_of(row)
        unfit: tuple[str, ...] = MOVING if when else TEST_WORDS
        if when == "anytime":
            unfit = (*MOVING, *TEST_WORDS)
        for word in sorted(found.words() & {*unfit}):
            self.fault("when", "ability-in-test", word=word, when=when or "-")
        if when == "others-test" and row.timing == "own":
            self.fault("when", "ability-in-test", word=row.timing, when=when)
        if "speed" in row.cost and (when or row.timing != "own"):
            self.fault("cost", "ability-cost", cost="speed")
        return found

    def costs(self) -> None:
        typed = [x for x in self.row.cost if x.startswith("discard-")]
        for what, count in self.row.cost.items():
            self.within(f"cost.{what}", count, 1, 1 if what in typed else 9)
        if len(typed) > 1:
            self.fault("cost", "ability-cost", cost=typed[1])


def each(find: Finder) -> Iterator[AbilityFinder]:
    for i, row in enumerate(find.pack.scholar):
        for face, side in (("normal", row.normal), ("fired_up", row.fired_up)):
            seen: set[str] = set()
            for ability in side.abilities:
                one = AbilityFinder(find, ("scholar", i, face, "abilities"), ability)
                if ability.id in seen:
                    find.found.append(Fault(one.line, "id-twice", {"id": ability.id}))
                seen.add(ability.id)
                yield one


def abilities(find: Finder) -> None:
    """DG-6.1 What is known by an id is ours; anything else states an effect, or what lasts."""
    interns = [row.id for row in find.pack.intern]
    names: dict[str, tuple[str, ...]] = {}
    for one in each(find):
        row, found = one.row, Stated()
        one.costs()
        if row.once == "match" and not (has_own_rule(row) and row.id == ONCE_IN_A_MATCH):
            one.fault("once", "ability-once")
        if has_own_rule(row):
            one.own_rule()
        else:
            found = one.states(interns)
        mine = names_of(row, found)
        if names.setdefault(row.id, mine) != mine:
            told = {"found": mine, "expected": names[row.id]}
            said = {key: ", ".join(value) or "-" for key, value in told.items()}
            one.fault("effect", "ability-differs", id=row.id, **said)
        if row.id not in ABILITIES and not has_own_rule(row) and not row.name.get("en"):
            one.find.found.append(Fault(one.line, "name-missing", {"id": row.id}))
