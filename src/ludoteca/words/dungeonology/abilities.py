"""Abilities of Dungeonology in words: our sentences, or one made of what a pack states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.known_abilities import effect_of, has_own_rule, when_of
from ludoteca.games.dungeonology.rows import Ability, Face
from ludoteca.games.dungeonology.vocabulary import amounts, plain
from ludoteca.words.dungeonology.effects import EffectNames
from ludoteca.words.dungeonology.names import signed


def said_by(row: Ability) -> tuple[Any, ...]:
    """What one sentence of ours tells together, but for the numbers."""
    return plain(effect_of(row)), when_of(row), row.timing, row.once, sorted(row.cost.items())


NUMBERS = ("speed", "intelligence", "resistance", "hand")
OURS: dict[str, list[tuple[Any, ...]]] = {}
for _row in SHELF.ours().abilities.rows:
    OURS.setdefault(_row.id, []).append(said_by(_row))


class AbilityNames(EffectNames):
    """What is on a Scholar card besides its numbers."""

    def scholar(self, number: int) -> str:
        """DG-6.3 Both faces of a Scholar card; of the second the Abilities that it changes."""
        row = self.content.scholars[number]
        told = {"scholar": self.scholar_name(number), "face": self._face(row.normal)}
        return self.say("ask-scholar", **told, fired=self._face(row.fired_up, row.normal.abilities))

    def _face(self, face: Face, known: Sequence[Ability] = ()) -> str:
        numbers = {name: getattr(face, name) for name in NUMBERS}
        abilities = [self.ability(each) for each in face.abilities if each not in known]
        return " ".join([self.say("table-numbers", **numbers), ". ".join(abilities)]).rstrip()

    def ability_name(self, id: str) -> str:
        return self.words.name(f"ability-{id}")

    def ability(self, ability: Ability) -> str:
        """``Arcane Research: discard a Magic card, look at the top 3 cards and keep 1``."""
        told = {"ability": self.ability_name(ability.id), "does": self.ability_does(ability)}
        return self.say("ability-explained", **told)

    def ability_does(self, ability: Ability) -> str:
        """In our own words, or made of its parts where a pack says otherwise."""
        if not has_own_rule(ability) and said_by(ability) not in OURS.get(ability.id, ()):
            return self._ability_stated(ability)
        numbers = [*(amounts(effect_of(ability)) or ability.amounts), 0, 0]
        return self.say(f"uses-{ability.id}", first=numbers[0], second=numbers[1])

    def _ability_stated(self, ability: Ability) -> str:
        lasting = [
            self.say(f"lasting-{what}", amount=signed(n)) for what, n in ability.lasting.items()
        ]
        if not ability.effect:
            return ", ".join(lasting)
        at = self.content.abilities.rows.index(ability)
        said = self.stated(self.content.abilities.stated[at], when_of(ability))
        if ability.timing == "instant":
            said = self.say("ability-at-once", effect=said)
        if ability.once:
            said = self.say("ability-once", effect=said)
        if ability.cost:
            cost = ", ".join([self._ability_cost(*each) for each in ability.cost.items()])
            said = self.say("main-costing", effect=said, cost=cost)
        return ", ".join([said, *lasting])

    def _ability_cost(self, what: str, count: int) -> str:
        if what.startswith("discard-"):
            kind = self.say(f"type-{what.removeprefix('discard-')}")
            return self.say("cost-discard-type", type=kind)
        return self.say(f"cost-{what}", count=count)
