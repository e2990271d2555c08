"""How an effect is judged: by whom, with what was named for it, from where one stands."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludoteca.bots.dungeonology.eye import Eye
from ludoteca.bots.dungeonology.worth import Taste, clan_seen, cube_gain, cube_loss, weight
from ludoteca.games.dungeonology.components import HIERARCHY, Deed
from ludoteca.games.dungeonology.explore import Action, Phase
from ludoteca.games.dungeonology.main.whom import others, others_here
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import is_omega
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.unfolding import NOTHING
from ludoteca.games.dungeonology.vocabulary import UNNAMED, Part, Stated
from ludoteca.kernel.event import Seat


def phase_of(s: Expedition) -> Any:
    """What the active player is at, if that is more than beginning a turn."""
    return s.stack[1] if len(s.stack) > 1 else None


class Mind:
    """Who judges, by which taste; where somebody stands is looked at once, and only if asked."""

    def __init__(self, s: Expedition, judge: Seat, taste: Taste) -> None:
        self.judge, self.taste, self.clan = judge, taste, clan_seen(s, judge)
        self._eyes: dict[Seat, Eye] = {}
        self._stands: dict[Seat, Stand] = {}

    def share(self, s: Expedition, victim: Seat) -> float:
        """Of what somebody else loses, how much is mine."""
        return weight(s, self.taste, victim, self.clan)

    def eye(self, s: Expedition, seat: Seat) -> Eye:
        if seat not in self._eyes:
            acting = seat == s.active and isinstance(phase_of(s), Action)
            self._eyes[seat] = Eye(s, seat, self.taste, by=self.judge, secret=not acting)
        return self._eyes[seat]

    def stand(self, s: Expedition, seat: Seat) -> Stand:
        if seat not in self._stands:
            self._stands[seat] = Stand(s, seat, self)
        return self._stands[seat]


class Stand:
    """Where a Scholar stands: with how many Speed points, before the Action or after it."""

    def __init__(self, s: Expedition, seat: Seat, mind: Mind) -> None:
        phase = phase_of(s) if seat == s.active else None
        self.eye = mind.eye(s, seat)
        self.act = not isinstance(phase, Action) or any(phase.may_act(s, seat))
        self.points = stat(s, seat, "speed")
        if isinstance(phase, Phase):
            self.points = phase.speed + phase.bonus
        else:
            self.act = False  # in the turn to come
        self.worth, self.deed = self.eye.plan(self.points, self.act)

    def better(
        self, less: float, points: int = 0, start: int | None = None, colours: int | None = None
    ) -> float:
        """By how much: with less Stealth and more points, from another Zone, with other colours."""
        eye = self.eye
        here = eye.s.spots[eye.seat]
        ways = eye.reached(here if start is None else start, colours)
        return eye.plan(self.points + points, self.act, less, ways)[0] - self.worth


class Named(NamedTuple):
    """A part of an effect, what was named for all of it, and the whole of it."""

    part: Part
    targets: Deed
    whole: Stated
    bonus: int  # the Bonus value of its card

    def donors(self, s: Expedition, seat: Seat) -> list[Seat]:
        """Who Donates a cube of their own choice."""
        return [x for x in self.victims(s, seat) if any(s.boards[x])]

    def at(self, slot: int) -> int:
        return self.targets[slot] if 0 <= slot < len(self.targets) else NOTHING

    def victims(self, s: Expedition, seat: Seat) -> list[Seat]:
        """Other Scholars whom it touches."""
        who = self.part.who
        if who.slot != UNNAMED:
            named = self.at(who.slot)
            return [named] if named != NOTHING and not is_omega(s, named) else []
        found = {"each@here": others_here, "each@any": others}.get(who.word)
        return found(s, seat) if found else []

    def robs_omega(self, s: Expedition) -> bool:
        """RC-OMG.7 Whether it is Omega who loses something."""
        return self.part.who.slot != UNNAMED and is_omega(s, self.at(self.part.who.slot))

    def colours(self) -> list[int]:
        return [x for x in map(self.at, self.part.pick.slots) if x != NOTHING]


def cube(s: Expedition, seat: Seat, colour: int, mind: Mind) -> float:
    colour = min(colour, HIERARCHY)  # RC-UNI.8: a Universal one
    return cube_gain(s.terms.content, mind.taste, s.boards[seat], colour, mind.clan)


def lost(s: Expedition, seat: Seat, colour: int, mind: Mind) -> float:
    return cube_loss(s.terms.content, mind.taste, s.boards[seat], colour, mind.clan)


def cheapest(s: Expedition, seat: Seat) -> int:
    """The colour that a donor gives."""
    return next(colour for colour, n in enumerate(s.boards[seat]) if n)
