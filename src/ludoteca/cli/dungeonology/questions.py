"""What Dungeonology asks at a terminal: the question, its menu, how to answer."""

from __future__ import annotations

from typing import Any

from ludoteca.cli.desk import INDENT, Lines, View
from ludoteca.cli.dungeonology.board import Board
from ludoteca.cli.screen import Drawn
from ludoteca.games.dungeonology.components import ABILITY, MAIN, PASS, PLAY
from ludoteca.games.dungeonology.drawing import draw
from ludoteca.games.dungeonology.zones import TURNS, Dungeon, Placed
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Some, Space
from ludoteca.words.dungeonology.choices import OF_HAND, YES_OR_NO
from ludoteca.words.dungeonology.deeds import ANSWERS, PHASES

DEEDS = (*PHASES, *ANSWERS)
USES = (PLAY, ABILITY, MAIN)
BETWEEN = "   "  # two drawings side by side


class Questions(Board):
    """What is asked, in lines."""

    def ask(self, seat: Seat) -> Lines:
        """The question, what there is to choose from, and what to type."""
        decision, view = self.table.decision(seat), self.table.view(seat)
        kind = decision.kind
        lines = [self.speaker.asked(kind, view, seat)]
        if kind == "PlaceZone":
            return [
                *lines,
                *self._turned(view),
                *self._places(decision.space, view),
                self._how(kind),
            ]
        numbered = self.numbered(kind, decision.space, view)
        lines += self.listing([(n, self._said(kind, choice, view)) for n, choice in numbered])
        return [*lines, self._how(kind)]

    def forced(self, seat: Seat) -> tuple[Any, str] | None:
        """Who is asked for the sake of secrecy, and has nothing to play, declines."""
        decision = self.table.decision(seat)
        if decision.kind not in ANSWERS or [deed for deed in decision.space if deed[0] in USES]:
            return None
        return (PASS,), self.say("table-nothing", seat=self.speaker.seat_name(seat, seat))

    def _how(self, kind: str) -> str:
        """What to type."""
        if kind in PHASES:
            words = {name: self.word(name) for name in ("study", "spy", "place")}
            return self.say("how-phase", **words)
        if kind in ANSWERS or kind in YES_OR_NO:
            return self.say("how-deeds")
        return self.say(f"how-{kind}" if self.words.has(f"how-{kind}") else "how-menu")

    def _said(self, kind: str, choice: Any, view: View) -> str:
        """A choice; a Scholar with what its card shows."""
        if kind in ("Peek", "Retrieve"):
            return self.speaker.seen((choice,), view)
        if kind == "LookPile":
            return self.speaker.zones_seen((choice,), view)
        if kind == "PickScholar":
            return self.speaker.scholar(choice)
        return self.speaker.choice(kind, choice, view)

    # ------------------------------------------------------------ menus

    def numbered(self, kind: str, space: Space, view: View) -> list[tuple[int, Any]]:
        """What one types, and the choice (or the part of one) that it stands for."""
        if kind in OF_HAND:  # the hand is numbered already
            return []
        if kind == "Turn":  # the same numbers always, so that one can ask why not
            return [(activity + 1, activity) for activity in space]
        if kind in YES_OR_NO:
            return [(choice, choice) for choice in space]
        if kind in ("Peek", "LookPile"):
            return list(enumerate(view["stack"][-1]["cards"], 1))
        if isinstance(space, Some):  # cards that lie open
            return list(enumerate(space.items, 1))
        items = list(space)
        if kind in DEEDS:
            assert items[0] == (PASS,)
            return list(enumerate(items))
        return list(enumerate(items, 1))

    # ------------------------------------------------------------ a Zone to be placed

    def places(self, space: Space) -> list[tuple[int, int]]:
        """The places beside the own Zone, in the order of their numbers from 1."""
        return list(dict.fromkeys([(x, y) for x, y, _ in space]))

    def _places(self, space: Space, view: View) -> Lines:
        lines = []
        for number, (x, y) in enumerate(self.places(space), 1):
            turns = [str(turn) for turn in self.turns(space, (x, y), view)]
            place = self.speaker.place(x, y, view)
            said = self.say("ask-place", place=place, turns=", ".join(turns))
            lines.append(self.item(number, said))
        return lines

    def turns(self, space: Space, place: tuple[int, int], view: View) -> list[int]:
        """How the Zone can be turned there; what looks the same is listed once."""
        alike = self._alike(view)
        return [turn for x, y, turn in space if (x, y) == place and turn in alike]

    def _turned(self, view: View) -> Lines:
        """The drawn Zone in its four turns, side by side."""
        content = self.speaker.content
        zone = self._zone(view)
        row, alike = content.zones[zone], self._alike(view)
        drawn = [self._drawn(zone, turn, str(turn)) for turn in alike]
        width = max([len(line) for lines in drawn for line in lines])
        told = {"id": row.id, "zone": self.speaker.zone_name(zone), "alert": row.alert or 0}
        about = self.say("table-zone", **told, cubes=self.speaker.colours(content.spaces[zone]))
        if content.stairs[zone]:
            about += f" {self.say('table-stairs')}"
        if effects := self.speaker.effects(view, zone):
            about += f" {self.say('table-effects', effects=', '.join(effects))}"
        pairs = zip(*drawn, strict=True)
        beside = [BETWEEN.join([line.ljust(width) for line in lines]) for lines in pairs]
        same = [" = ".join(map(str, turns)) for turns in alike.values() if len(turns) > 1]
        said = [self.say("ask-turns-alike", turns=", ".join(same))] if same else []
        return [INDENT + about, *[Drawn(line.rstrip()) for line in beside], *said]

    def _zone(self, view: View) -> int:
        """The Zone that is to be placed."""
        found: int = view["cards"][view["stack"][-1]["card"]]
        return found

    def _drawn(self, zone: int, turn: int, note: str = "") -> Lines:
        content = self.speaker.content
        dungeon = Dungeon(content.tiles, [Placed(zone, 0, 0, turn)])
        return draw(dungeon, [""] * len(content.zones), {0: note})

    def _alike(self, view: View) -> dict[int, list[int]]:
        """By the first of them, the turns in which the Zone to be placed looks the same."""
        zone, found = self._zone(view), dict[tuple[str, ...], list[int]]()
        for turn in TURNS:
            found.setdefault(tuple(self._drawn(zone, turn)), []).append(turn)
        return {turns[0]: turns for turns in found.values()}

    def word(self, name: str) -> str:
        """The first of the words that one types for that."""
        return self.say(f"word-{name}").split()[0]
