"""Main Effects and Interns of Dungeonology in words: what they do, cost, and name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.dungeonology.components import LETTERS, TRAPS
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.rows import BossRow, Cost, InternRow, MainEffect, ZoneEffect
from ludoteca.games.dungeonology.stealth import STEALTH
from ludoteca.games.dungeonology.tokens import SPRUNG
from ludoteca.games.dungeonology.unfolding import NOTHING
from ludoteca.games.dungeonology.vocabulary import Stated, amounts, plain
from ludoteca.words.dungeonology.modes import ModeWords
from ludoteca.words.dungeonology.names import signed
from ludoteca.words.dungeonology.panics import PanicNames
from ludoteca.words.speaker import View, face_of


def _ways(row: BossRow) -> tuple[object, ...]:
    """All that our own sentence about a Boss tells or leaves out."""
    more = (row.jumps, row.before, row.after, row.studied, row.phi_alert)
    return (row.steps, row.seeks, row.stops, row.encounter, *more)


PLACES = ("first", "second", "third")
OURS = {  # what our own sentences tell
    row.id: (plain(row.main.effect), row.main.when)
    for row, stated in zip(SHELF.ours().designs, SHELF.ours().stated, strict=True)
    if row.main and not stated.intern()
}
MEMBERS = {row.id: row.effect for row in SHELF.ours().congregations}
HIS_WAYS = {row.id: _ways(row) for row in SHELF.ours().bosses if not row.module}


class MainNames(PanicNames):
    """What is on a Trick card besides its Auxiliary Effect."""

    def main_row(self, design: int) -> MainEffect | None:
        row: MainEffect | None = self.content.designs[design].main
        return row

    def main_does(self, design: int) -> str:
        """What it does: in our own words, or made of its parts where a pack says otherwise."""
        row, name = self.main_row(design), self.content.designs[design].id
        assert row is not None
        if OURS.get(name) != (plain(row.effect), row.when):
            return self.stated(self.content.stated[design], row.when)
        return self.say(f"main-{name}", **dict(zip(PLACES, amounts(row.effect), strict=False)))

    def cost(self, cost: Cost, *, spared: bool = False) -> str:
        """All that one way to pay takes."""
        said = [
            self.say("cost-spared" if spared and what == "discard" else f"cost-{what}", count=n)
            for what, n in cost.items()
        ]
        return ", ".join(said)

    def main_paid(self, design: int, way: int) -> str:
        """``3 Speed points; cost: take 1 Stunned token``."""
        row, does = self.main_row(design), self.main_does(design)
        if row is None or not row.cost or way < 0:
            return does
        cost = self.cost(row.cost[way // 2], spared=bool(way % 2))
        return self.say("main-costing", effect=does, cost=cost)

    def main_effect(self, design: int) -> str:
        """The whole of it, as it is on the card."""
        row = self.main_row(design)
        assert row is not None
        does = self.main_does(design)
        if row.cost:
            cost = f" {self.say('list-or')} ".join([self.cost(each) for each in row.cost])
            does = self.say("main-costing", effect=does, cost=cost)
        return self.say("main-explained", timing=self.say(f"timing-{row.timing}"), effect=does)

    def member_does(self, kind: int) -> str:
        """RC-CNG.20 What a Student of that Congregation does: in our words, or as a pack says."""
        row = self.content.congregations[kind]
        if MEMBERS.get(row.id) != row.effect:
            return self.stated(self.content.memberships[kind])
        numbers = amounts(row.effect) or row.amounts
        return self.say(f"member-{row.id}", **dict(zip(PLACES, numbers, strict=False)))

    def targets(self, design: int, targets: Sequence[int]) -> str:
        """What was named for a Main Effect."""
        return self.named(self.content.stated[design], targets)

    def named(self, stated: Stated, targets: Sequence[int]) -> str:
        """What was named: a Zone, a Scholar, colours, a Floor, a side."""
        traded = {part.pick.slots for part in stated.parts if part.word == "trade"}
        given = {mine: other for mine, other in traded if other < len(targets)}
        said = [
            self.exchanged(x, targets[given[at]])
            if at in given
            else self._target(stated.slots[at].kind, x)
            for at, x in enumerate(targets)
            if at not in given.values()
        ]
        return ", ".join([each for each in said if each])

    def exchanged(self, old: int, new: int) -> str:
        """DG-Q.142 Which own cube goes, and which comes for it."""
        if NOTHING in (old, new):
            return ""
        return self.say("choice-exchange", colour=self.colour(old), into=self.colour(new))

    def _target(self, kind: str, target: int) -> str:
        if target == NOTHING:
            return self.say("list-nothing") if kind == "colour" else ""
        if kind == "spot":
            return self.spot(target)
        if kind == "seat":
            return self.seat_name(target)
        if kind == "colour":
            return self.colour(target)
        if kind == "floor":
            return self.floor(target)
        return self.say("choice-stealth" if target == STEALTH else "choice-alert")

    # ------------------------------------------------------------ the Boss, Interns, tokens

    @property
    def mode(self) -> ModeWords:
        """RC-BIG.4 That of a Big Boss."""
        return ModeWords(self.say)

    def big_boss(self, view: View) -> str:
        """RC-BIG.1 Whose mode is played."""
        name: str = self.content.bosses[view["profile"]].boss
        return name

    def boss(self, profile: int) -> str:
        """The Boss, and the side of his card that is used, unless it has but one."""
        row = self.content.bosses[profile]
        form = "boss-explained-single" if row.id == row.boss else "boss-explained"
        return self.say(form, **self.boss_told(profile))

    def boss_told(self, profile: int) -> dict[str, Any]:
        """His name, the side, his Alert Modifier, how he moves and what an Encounter costs."""
        row = self.content.bosses[profile]
        return {
            "boss": self.words.name(f"boss-{row.boss}"),
            "profile": self.words.name(f"boss-{row.id}"),
            "alert": row.alert,
            "does": self._boss_does(profile),
        }

    def _boss_does(self, profile: int) -> str:
        """In our own words, or as a pack states it."""
        row = self.content.bosses[profile]
        if HIS_WAYS.get(row.id) == _ways(row):
            return self.say(f"boss-does-{row.id}", steps=row.steps)
        content, seeks = self.content, self.say(f"boss-seeks-{row.seeks}")
        told = {
            "steps": row.steps,
            "seeks": seeks,
            "effect": self.stated(content.encounters[profile]),
        }
        said = self.say("boss-does-jumps" if row.jumps else "boss-does-stated", **told)
        if row.stops:
            said = self.say("boss-does-stops", does=said)
        if row.before:
            told = {"does": said, "effect": self.stated(content.before[profile])}
            said = self.say("boss-does-before", **told)
        if row.after:
            told = {"does": said, "effect": self.stated(content.after[profile])}
            said = self.say("boss-does-after", **told)
        if row.studied:
            told = {"does": said, "effect": self.stated(content.studied[profile])}
            said = self.say("boss-does-studied", **told)
        if row.phi_alert:
            said = self.say("boss-does-phi", does=said, amount=row.phi_alert)
        return said

    def intern(self, number: int) -> str:
        """An Intern with what it brings."""
        name, *does = self.intern_told(number)
        return self.say("intern-explained", intern=name, does=self.joined(does))

    def intern_told(self, number: int) -> list[str]:
        """Its name, then each thing that it brings."""
        row: InternRow = self.content.interns[number]
        does = [self.say(f"lasting-{what}", amount=signed(n)) for what, n in row.lasting.items()]
        if row.taken:
            effect = self.stated(self.content.taken[number])
            does.append(self.say("does-when-taken", effect=effect))
        if row.each_turn:
            effect = self.stated(self.content.started[number])
            does.append(self.say("does-at-start", effect=effect))
        if row.shield:
            colour = self.colour(LETTERS.index(row.shield))
            does.append(self.say("intern-shield", colour=colour))
        points = self.say("intern-points", count=row.points)
        return [self.words.name(f"intern-{row.id}"), *does, points]

    def token(self, token: int) -> str:
        return self.say(f"token-{token}")

    def trap(self, face: int | str | None) -> str:
        """A Trap, as far as one knows it."""
        if face is None:
            return self.say("trap-unknown")
        return self.say("trap-known", effect=self.trap_does(face))

    def trap_does(self, face: int | str | None) -> str:
        """What a Trap is, where that it is one has been said."""
        if face is None:
            return self.say("trap-unknown")
        effect: ZoneEffect = SPRUNG[face if isinstance(face, str) else TRAPS[face]][1]
        return self.effect(effect)

    def lying(self, view: View, spot: int) -> list[str]:
        """DG-36 The tokens in a Zone, Traps first, as far as the view shows them."""
        traps = [face_of(view, card) for at, card in reversed(view.get("traps", ())) if at == spot]
        tokens = [token for at, token in view.get("tokens", ()) if at == spot]
        found = [*[self.trap(face) for face in traps], *[self.token(token) for token in tokens]]
        return [*found, *self.mode.lying(view, spot)] if "mode" in view else found
