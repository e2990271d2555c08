"""Chamber of Wonders at a terminal: the `board` in words, `questions`, `answers`; here the rest."""

from __future__ import annotations

from itertools import pairwise

from ludoteca.cli import rules
from ludoteca.cli.chamber_of_wonders.answers import Answers
from ludoteca.cli.chamber_of_wonders.questions import FILLS, FROM_HAND, SELLS
from ludoteca.cli.desk import INDENT, Lines
from ludoteca.companion.games.chamber_of_wonders import before
from ludoteca.games.chamber_of_wonders.components import SOLO_CONTACTS, TYPES
from ludoteca.kernel.event import Seat

SHORT = {  # Areas whose clauses go by another name
    "hyde-park": "HYDEPARK",
    "business-house": "BUSINESS",
    "scotland-yard": "YARD",
    "daily-telegraph": "TELEGRAPH",
    "central-market": "MARKET",
}


class Desk(Answers):
    """A table as one person reads it and writes to it."""

    # ------------------------------------------------------------ what the rules say of it

    def about(self, seat: Seat, text: str) -> Lines | None:
        """The rule behind an option, by the number that one would type; None for no number."""
        number = self.number.fullmatch(text.strip())
        if self.is_word(text, "open"):
            return [self.clause("CW-EXPAND.2")]
        if number is None:
            return None
        decision, view, n = self.table.decision(seat), self.table.view(seat), int(number[1])
        kind, hand = decision.kind, view["hands"][seat]
        lines = [self.clause(decision.clause)]
        if kind in ("PickAreas", "PickContacts"):
            laid = dict(self.numbered(kind, decision.space)).get(n)
            if laid is None:
                return lines
            of_side = kind == "PickAreas"
            told = self.speaker.sides[laid] if of_side else SOLO_CONTACTS[laid]
            return [*(self._of_area(told) if of_side else self._of_contact(told)), *lines]
        if kind == "PlaceAgent" and 1 <= n <= len(view["areas"]):
            return [*self._of_area(view["areas"][n - 1]), *lines]
        if kind == "ChooseContact" and 1 <= n <= len(view["contacts"]):
            return [*self._of_contact(view["contacts"][n - 1]), *lines]
        if kind in (*FILLS, *SELLS, *FROM_HAND) and 1 <= n <= len(hand):
            design = view["cards"][hand[n - 1]]
            wonder = TYPES[self.speaker.content.type[design]].upper()
            about = rules.lookup(self.words, f"CW-WONDER-{wonder}")
            return [self.speaker.described(design), *about]
        return lines

    def _of_area(self, side: str) -> Lines:
        name, _, letter = side.rpartition("-")
        short = SHORT.get(name, name.upper())
        solo = "SOLO-" if self.chamber.terms.solo else ""
        return rules.lookup(self.words, f"CW-{solo}AREA-{short}-{letter}")

    def _of_contact(self, contact: str) -> Lines:
        solo = "SOLO-" if contact in SOLO_CONTACTS else ""
        return rules.lookup(self.words, f"CW-{solo}CONTACT-{contact.upper()}")

    # ------------------------------------------------------------ the end

    def result(self, viewer: Seat | None) -> Lines:
        """The score sheet line by line, with clauses; then who is before whom on equal Fame."""
        table, s = self.table, self.chamber
        scores = table.scores
        owners = range(len(scores))
        lines = [self.say("result-sheet")]
        for line in table.game.sheet(s):
            points = self.speaker.counted([(o, line.points[o]) for o in owners], viewer)
            said = {"line": self.say(f"line-{line.key}"), "points": points}
            clause = line.clause
            if line.key == "money" and "bankers" in s.clubs:
                said["line"] = self.say("line-money-bankers")
                clause = f"{clause}, CW-CLUB-BANKERS.1"
            lines.append(f"{INDENT}{self.say('result-line', **said)} [{clause}]")
        total = self.speaker.counted([(o, scores[o]) for o in owners], viewer)
        lines.append(INDENT + self.say("result-total", points=total))
        for first, second in pairwise(table.ranking):
            if scores[first] == scores[second]:
                names = {
                    "first": self.speaker.seat_name(first, viewer),
                    "second": self.speaker.seat_name(second, viewer),
                }
                tie = before(s, first, second)
                lines.append(f"{self.say(f'result-{tie.key}', **names, **tie.args)} [{tie.clause}]")
        return lines
