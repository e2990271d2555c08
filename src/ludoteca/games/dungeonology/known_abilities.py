"""DG-6.1 The Abilities of our Scholars by their ids, and how any row of one is read.

A row that states an effect of Part C.7, or what lasts, does what it says, whatever its id; one that
states neither has the rule that is known by its id.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ludoteca.games.dungeonology.components import (
    OTHERS_PHASE,
    OTHERS_TEST,
    OWN_PHASE,
    OWN_TEST,
)
from ludoteca.games.dungeonology.rows import Ability, Face, InternRow, ScholarRow
from ludoteca.games.dungeonology.vocabulary import Stated, read

OF_BASE_GAME = (
    *("arcane-research", "overcharge", "headbutt", "rogue", "jack-of-all-trades"),
    "divine-intervention",
)
ABILITIES = (  # by the number that a deed tells; those that a pack invents come after them
    *OF_BASE_GAME,
    *("pathfinder", "backpack", "rope", "field-lab", "recombine", "volatile"),  # Rocca Civetta
    *("iron-jaws", "trapper", "marksman", "overclock", "cold-logic", "backup"),
    *("exhume", "shovel", "requiem", "shieldmaiden", "battle-cry", "ride"),
    *("whip", "museum-piece", "nerve"),
)
WARDING = ("backup", "shieldmaiden")  # asked for when a cube would be lost


class OwnRule(NamedTuple):
    """What an Ability takes whose rule is known by its id."""

    names: tuple[str, ...] = ()  # by a deed, besides the Ability
    amounts: int = 0  # how many numbers its rule has
    cost: str = ""  # what it must cost, since the rule says so
    used: bool = True  # not one that is just there


OWN_RULES: dict[str, OwnRule] = {
    "overcharge": OwnRule(("card",), 1, "discard-magic"),
    "rogue": OwnRule(amounts=1, used=False),
    "jack-of-all-trades": OwnRule(amounts=1, used=False),
    "pathfinder": OwnRule(amounts=1, used=False),
    "backpack": OwnRule(("card",), 1),
    "rope": OwnRule(("card",), 0, "discard-exploration"),
    "field-lab": OwnRule(("x", "y", "turns"), 0, "speed"),
    "recombine": OwnRule(("card", "colour", "colour"), 1, "discard-alchemy"),
    "volatile": OwnRule(("side",), 1),
    "iron-jaws": OwnRule(("card",), 0, "discard-subterfuge"),
    "trapper": OwnRule(used=False),
    "marksman": OwnRule(used=False),
    "overclock": OwnRule((), 2),
    "cold-logic": OwnRule(amounts=1, used=False),
    "backup": OwnRule(cost="discard"),
    "exhume": OwnRule(used=False),
    "shovel": OwnRule(),
    "requiem": OwnRule(("jinx",)),
    "shieldmaiden": OwnRule(cost="stunned-only"),
    "ride": OwnRule(("card", "spot"), 0, "discard-notoriety"),
    "museum-piece": OwnRule(amounts=2, used=False),
    "nerve": OwnRule(used=False),
}


def effect_of(ability: Ability) -> str:
    """What it states; packs of former days gave numbers to what ours state now."""
    if ability.effect or ability.lasting:
        return ability.effect
    first, second = [*ability.amounts, 1, 1][:2]
    more = len(ability.amounts) > 1
    return {
        "arcane-research": f"peek({first}, keep={second})",
        "headbutt": f"stun({first}, opp@here){f'; take_student({second}, same)' * more}",
        "divine-intervention": f"stun({first}, opp@near){f'; draw({second})' * more}",
        "battle-cry": f"recruit({first})",
        "whip": "move(me, linked)",
    }.get(ability.id, "")


def when_of(ability: Ability) -> str:
    """DG-Q.83 When it can be used, if not just outside of tests; likewise."""
    if ability.when or ability.effect:
        return ability.when
    former = {"arcane-research": "anytime", "overcharge": "taking-part", "volatile": "any-test"}
    return {**former, "overclock": "anytime"}.get(ability.id, "")


def has_own_rule(ability: Ability) -> bool:
    """Whether what it does is known by its id."""
    return not effect_of(ability) and not ability.lasting


def moments(ability: Ability) -> tuple[int, ...]:
    """DG-6.1, DG-6.2, DG-Q.83 When it may be used, as far as its card says; passive ones never."""
    if ability.timing == "passive" or (has_own_rule(ability) and ability.id in WARDING):
        return ()
    when, instant = when_of(ability), ability.timing == "instant"
    found = {
        OWN_PHASE: when in ("", "anytime"),
        OTHERS_PHASE: when in ("", "anytime") and instant,
        OWN_TEST: when not in ("", "others-test"),
        OTHERS_TEST: when not in ("", "own-test") and instant,
    }
    return tuple([moment for moment, may in found.items() if may])


def stated(ability: Ability, interns: list[str]) -> Stated:
    """Part C.7 The effect in parts; nothing where it has a rule of its own, or only lasts."""
    effect = effect_of(ability)
    timing = "instant" if ability.timing == "instant" else "standard"
    return read(effect, timing, interns) if effect else Stated()


def discarded_type(ability: Ability) -> str:
    """The type of the one card that it costs, if it costs one; a deed names it first."""
    return next((x.partition("-")[2] for x in ability.cost if x.startswith("discard-")), "")


def names_of(ability: Ability, effect: Stated) -> tuple[str, ...]:
    """What a deed names besides the Ability, by kinds."""
    if has_own_rule(ability):
        return OWN_RULES[ability.id].names if ability.id in OWN_RULES else ()
    card = ("card",) if discarded_type(ability) else ()
    return (*card, *[slot.kind for slot in effect.slots])


# ---------------------------------------------------------------- as rules read them


class Use(msgspec.Struct, frozen=True, gc=False):
    """An Ability on a face: its number in a deed, its row, where its effect stands."""

    number: int
    row: Ability
    source: int  # among `Abilities.stated`
    own_rule: bool
    when: str
    discards: str  # the type of a card
    stuns: bool  # of its cost: whether a Stunned token is taken
    sacrifice: int  # Students
    cards: int  # discarded, that of a type too
    points: int  # of Speed; RC-SCH.4 its own rule says how many
    for_a_card: bool  # of a type: whether it costs nothing else


def used(ability: Ability, number: int, source: int) -> Use:
    """The Ability as it is asked for at every decision."""
    cost, own_rule, discards = ability.cost, has_own_rule(ability), discarded_type(ability)
    points = 0 if own_rule else cost.get("speed", 0)
    return Use(
        number,
        ability,
        source,
        own_rule,
        when_of(ability),
        discards,
        stuns=bool(cost.get("stunned") or cost.get("stunned-only")),
        sacrifice=cost.get("sacrifice", 0),
        cards=cost.get("discard", 0) + bool(discards),
        points=points,
        for_a_card=bool(discards) and len(cost) == 1,
    )


class Abilities:
    """All Abilities of a pack: by Scholar and face, by moment, by number."""

    def __init__(self, scholars: list[ScholarRow], interns: list[InternRow]) -> None:
        faces = [(row.normal, row.fired_up) for row in scholars]
        rows = [ability for both in faces for face in both for ability in face.abilities]
        invented = dict.fromkeys([row.id for row in rows if row.id not in ABILITIES])
        self.ids = (*ABILITIES, *invented)
        self.stated: list[Stated] = []
        self.rows: list[Ability] = []  # likewise: whose it is
        self.names = {n: OWN_RULES[x].names for n, x in enumerate(ABILITIES) if x in OWN_RULES}
        self._interns = [row.id for row in interns]
        self.uses = tuple([tuple([self._of(face) for face in both]) for both in faces])
        self.usable = tuple([tuple([by_moment(x) for x in both]) for both in self.uses])
        self.own_rules = tuple([tuple([by_id(x) for x in both]) for both in self.uses])
        self.lasting = tuple([tuple([all_lasting(face) for face in both]) for both in faces])
        self.lasts = any([changes for both in self.lasting for changes in both])
        # DG-6.2 whether somebody without cards may have to be asked; for all to see
        self.at_once = tuple([tuple([any(map(is_at_once, x)) for x in both]) for both in self.uses])
        self.any_at_once = any([any(both) for both in self.at_once])
        lent = [row for scholar in scholars if not scholar.module for row in of_both(scholar)]
        self.lent = any([has_own_rule(row) and row.id not in OF_BASE_GAME for row in lent])

    def _of(self, face: Face) -> tuple[Use, ...]:
        found = []
        for ability in face.abilities:
            number = self.ids.index(ability.id)
            self.stated.append(stated(ability, self._interns))
            self.rows.append(ability)
            self.names[number] = names_of(ability, self.stated[-1])
            found.append(used(ability, number, len(self.stated) - 1))
        return tuple(found)


def of_both(scholar: ScholarRow) -> list[Ability]:
    return [*scholar.normal.abilities, *scholar.fired_up.abilities]


def by_id(uses: tuple[Use, ...]) -> dict[str, Ability]:
    """The Abilities of a face whose rules are known by their ids."""
    return {use.row.id: use.row for use in reversed(uses) if use.own_rule}


def by_moment(uses: tuple[Use, ...]) -> tuple[tuple[Use, ...], ...]:
    """By moment, the Abilities of a face that may be used then."""
    return tuple([tuple([x for x in uses if moment in moments(x.row)]) for moment in range(4)])


def all_lasting(face: Face) -> dict[str, int]:
    """DG-6.1 What the passive Abilities of a face change, all together."""
    found: dict[str, int] = {}
    for ability in face.abilities:
        for what, amount in ability.lasting.items():
            found[what] = found.get(what, 0) + amount
    return found


def is_at_once(use: Use) -> bool:
    return use.row.timing == "instant" and not use.own_rule and not use.discards
