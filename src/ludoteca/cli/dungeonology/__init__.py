"""Dungeonology at a terminal: the `board` in words, `questions`, `answers`; here the rest."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ludoteca.cli import rules
from ludoteca.cli.desk import INDENT, Lines, View
from ludoteca.cli.dungeonology.answers import Answers
from ludoteca.cli.dungeonology.questions import DEEDS
from ludoteca.companion.games.dungeonology import before
from ludoteca.games.dungeonology import ending
from ludoteca.games.dungeonology.components import ABILITY, MOVE, PLACE, PLAY, SPY, STUDY
from ludoteca.kernel.event import Seat
from ludoteca.words.dungeonology.chapters import in_force
from ludoteca.words.dungeonology.choices import OF_HAND

OF_DEED = {MOVE: "DG-17.6", PLACE: "DG-17.7", ABILITY: "DG-6.1"}
CHAPTER = {STUDY: "DG-24", SPY: "DG-25"}
OF_TYPE = {"specialists": ["RC-SPC.4"], "spriggan": ["RC-SPG.3", "RC-SPG.4"]}
ACTIVITIES = ("DG-14", "DG-15", "DG-17")
AUXILIARY = {"exploration": 0, "subterfuge": 3, "magic": 6, "notoriety": 11, "social": 14}


class Desk(Answers):
    """A table as one person reads it and writes to it."""

    # ------------------------------------------------------------ what the rules say of it

    def about(self, seat: Seat, text: str) -> Lines | None:
        """The rule behind an option, by the number that one would type; None for no number."""
        number = self.number.fullmatch(text.strip())
        if number is None:
            return None
        decision, view, n = self.table.decision(seat), self.table.view(seat), int(number[1])
        asked = self.clause(decision.clause)
        if decision.kind == "Turn" and 1 <= n <= len(ACTIVITIES):
            return rules.lookup(self.words, ACTIVITIES[n - 1])
        if decision.kind in OF_HAND and 1 <= n <= len(view["hands"][seat]):
            return [*self._of_card(view["hands"][seat][n - 1], view), asked]
        if decision.kind in DEEDS:
            deed = dict(self.numbered(decision.kind, decision.space, view)).get(n)
            return [*self._of_deed(deed, view), asked]
        return [asked]

    def _of_deed(self, deed: Any, view: View) -> Lines:
        if deed is None:
            return []
        if deed[0] in CHAPTER:
            return rules.lookup(self.words, CHAPTER[deed[0]])
        if deed[0] == PLAY:
            return self._of_card(deed[1], view)
        return [self.clause(OF_DEED[deed[0]])] if deed[0] in OF_DEED else []

    def _of_card(self, card: int, view: View) -> Lines:
        """A Trick card with the clauses of its Auxiliary Effects."""
        row = self.speaker.content.designs[view["cards"][card]]
        clauses = OF_TYPE.get(row.type, ["DG-21.20", "DG-21.21"])
        if row.type == "alchemy":
            clauses = [f"RC-ALC.{2 + row.level}"]
        if row.type in AUXILIARY and row.level <= 3:
            clauses = [f"DG-21.{AUXILIARY[row.type] + row.level}"]
        said = self.speaker.described(view["cards"][card])
        return [said, *[self.clause(clause) for clause in clauses]]

    def concerns(self, clause: str) -> bool:
        """Whether it belongs to what this table plays with."""
        return in_force(self.expedition.terms.options, campaign=self.in_campaign)(clause)

    # ------------------------------------------------------------ the end

    def result(self, viewer: Seat | None) -> Lines:
        """The score sheet line by line, with clauses; then who is before whom on equal scores."""
        table, s = self.table, self.expedition
        scores, seats = table.scores, range(table.seats)
        lines = [self.say("result-sheet")]
        for line in table.game.sheet(s):
            points = self.speaker.counted([(seat, line.points[seat]) for seat in seats], viewer)
            said = self.say("result-line", line=self.say(f"line-{line.key}"), points=points)
            lines.append(f"{INDENT}{said} [{line.clause}]")
        total = self.speaker.counted([(seat, scores[seat]) for seat in seats], viewer)
        lines.append(INDENT + self.say("result-total", points=total))
        counted = ending.competing(s)
        if len(counted) < table.seats:
            without = [seat for seat in seats if seat not in counted]
            names = self.speaker.seat_names(without, viewer)
            lines.append(f"{self.say('result-without', seats=names)} [DG-29.1]")
        for first, second in pairwise(table.ranking):
            if second in counted and scores[first] == scores[second]:
                lines.append(self._tie(first, second, viewer))
        return lines

    def _tie(self, first: Seat, second: Seat, viewer: Seat | None) -> str:
        """DG-29.6 to DG-29.8 What puts the one before the other."""
        names = {
            "first": self.speaker.seat_name(first, viewer),
            "second": self.speaker.seat_name(second, viewer),
        }
        tie = before(self.expedition, first, second)
        assert tie is not None  # both compete
        return f"{self.say(f'result-{tie.key}', **names)} [{tie.clause}]"
