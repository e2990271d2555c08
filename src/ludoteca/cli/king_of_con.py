"""King of Con at a terminal: the table in words, what is asked, and how an answer is typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from operator import itemgetter
from typing import Any

from msgspec.structs import asdict, replace

from ludoteca.cli import desk
from ludoteca.cli.commands import is_word
from ludoteca.cli.desk import INDENT, Lines, View
from ludoteca.cli.sorry import SorryError
from ludoteca.companion.games.king_of_con import before
from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.components import (
    MYSTERY_BOX,
    NOWHERE,
    STALLS,
    Object,
    Offer,
)
from ludoteca.games.king_of_con.content import NO_SCENARIO
from ludoteca.games.king_of_con.scavenging import least_to_win
from ludoteca.games.king_of_con.state import Con
from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.space import Shares, Space
from ludoteca.kernel.table import Decision
from ludoteca.words import ALL
from ludoteca.words.king_of_con import Speaker, roman

OFFERS = ("Astatosta", "Scavenging")
_PAIR = re.compile(r"#?(-?[0-9]{1,9}):(-?[0-9]{1,9})")
_NUMBER = re.compile(r"#?(-?[0-9]{1,9})")


class Desk(desk.Desk):
    """A table as one person reads it and writes to it."""

    apart = ("scenario",)

    @property
    def speaker(self) -> Speaker:
        assert isinstance(self.words.speaker, Speaker)
        return self.words.speaker

    @property
    def con(self) -> Con:
        assert isinstance(self.table.state, Con)
        return self.table.state

    # ------------------------------------------------------------ the table in words

    def special(self) -> Lines:
        return self.scenario()

    def scenario(self) -> Lines:
        """The Scenario with its rule; that of a pack by what it changes."""
        number, terms = self.con.terms.scenario, self.con.terms
        if not number:
            return []
        theirs, ours = terms.content.scenarios[number], GAME.content().scenarios[number]
        if replace(theirs, name={}, provenance="house") == replace(ours, name={}):
            return [self.words.clause(f"KC-scenario-{number}")]
        name = self.speaker.scenario(number)
        lines = [self.say("table-scenario", number=number, name=name)]
        changed = asdict(theirs)
        for field, value in changed.items():
            if field not in ("number", "provenance", "name") and value != getattr(
                NO_SCENARIO, field
            ):
                meaning = self.say(f"field-{field.replace('_', '-')}")
                lines.append(f"{INDENT}{field} = {str(value).lower()}: {meaning}")
        return lines

    def show(self, viewer: Seat | None, view: View, *, full: bool = True) -> Lines:
        """The table as *viewer* sees it; in short, without what changes only between phases."""
        if not full and view["stack"][-1]["frame"] not in OFFERS:
            return []  # ties: the question says all that there is
        lines = [self._heading(view)]
        if full:
            lines += self._house(view)
            for seat in range(view["seats"]):
                lines += self._seat(seat, viewer, view)
            lines += self._stalls(view)
            lines.append(self.say("table-bank", bank=view["bank"], deck=len(view["deck"])))
        if viewer is not None and viewer != ALL and not self.table.over:
            lines += self._own(viewer, view)
        lines += self._stands(viewer, view)
        if (viewer is None or viewer == ALL) and view["awaited"]:
            waiting = self.speaker.seat_names(view["awaited"])
            lines.append(self.say("table-waiting", seats=waiting))
        return lines

    def _heading(self, view: View) -> str:
        if not view["stack"]:
            return self.say("table-over")
        phase = next(frame["phase"] for frame in view["stack"] if "phase" in frame)
        top = view["stack"][-1]
        if not phase:
            return self.say("table-setup", name=self.speaker.phase(0))
        said = {"round": roman(view["round"]), "phase": phase, "name": self.speaker.phase(phase)}
        heading = self.say("table-round", **said)
        if top["frame"] != "Astatosta":
            return heading
        count = roman(self.con.terms.astatoste)
        return f"{heading} {self.say('table-astatosta', number=roman(top['number']), count=count)}"

    def _house(self, view: View) -> Lines:
        """What the Scenario has laid open."""
        number, lines = self.con.terms.scenario, []
        if number:
            name = self.speaker.scenario(number)
            lines.append(self.say("table-scenario", number=number, name=name))
        if view["guests"]:
            guest = self.speaker.characteristic(view["guests"][-1])
            reward = self.con.terms.guest_reward
            lines.append(self.say("table-guest", characteristic=guest, tokens=reward))
        if view["theme"]:
            theme = self.speaker.characteristic(view["theme"])
            lines.append(self.say("table-theme", characteristic=theme))
        return lines

    def _seat(self, seat: Seat, viewer: Seat | None, view: View) -> Lines:
        held = [thing for thing in range(1, 26) if view["owner"][thing] == seat]
        name = self.speaker.seat_name(seat, viewer)
        told = {"seat": name, "monkey": view["monkey"][seat], "bin": view["bins"][seat]}
        lines = [self.say("table-seat", **told, objects=len(held))]
        own = seat == viewer and not self.table.over
        if not own and view["reserve"][seat] is not None:
            lines.append(INDENT + self.say("table-reserve", reserve=view["reserve"][seat]))
        passions = self._passions(seat, view)
        if not own and passions:
            lines.append(INDENT + self.say("table-passions", passions=passions))
        for thing in held:
            said = self.say(
                "table-object", object=self.speaker.described(thing), value=view["value"][thing]
            )
            lines.append(INDENT + said + self._price(thing, viewer, view))
        return lines

    def _price(self, thing: Object, viewer: Seat | None, view: View) -> str:
        """The least offer that wins it, while such offers are made."""
        scavenging = view["stack"] and view["stack"][-1]["frame"] == "Scavenging"
        if not scavenging or view["owner"][thing] == viewer:
            return ""
        return " " + self.say("table-price", least=least_to_win(self.con, thing))

    def _stalls(self, view: View) -> Lines:
        things = [thing for thing in range(1, 26) if view["owner"][thing] == STALLS]
        if not things:
            return [self.say("table-stalls-empty")]
        value = self.con.terms.stall_value
        return [
            self.say("table-stalls"),
            *[
                INDENT
                + self.say("table-object", object=self.speaker.described(thing), value=value)
                + self._price(thing, None, view)
                for thing in things
            ],
        ]

    def _passions(self, seat: Seat, view: View) -> str:
        """The Passions of a seat, where the viewer knows them."""
        faces = [view["cards"][card] for card in view["passions"][seat]]
        return self.speaker.characteristics(faces) if all(faces) else ""

    def _own(self, viewer: Seat, view: View) -> Lines:
        lines = [self.say("table-own-reserve", reserve=view["reserve"][viewer])]
        if view["stack"][-1]["frame"] != "Passions":
            lines.append(self.say("table-own-passions", passions=self._passions(viewer, view)))
        return lines

    def _stands(self, viewer: Seat | None, view: View) -> Lines:
        lines, seats = [], view["seats"]
        for i, thing in enumerate(view["stands"]):
            if thing != MYSTERY_BOX and view["owner"][thing] != NOWHERE:
                continue  # awarded already, while others wait for the Monkeys
            row = view["laid"][i * seats : (i + 1) * seats]
            laid = [(seat, n) for seat, n in enumerate(row) if n]
            told = {"number": i + 1, "object": self._on_stand(thing)}
            if not laid:
                lines.append(self.say("table-stand-free", **told))
                continue
            on_it = self.speaker.counted(laid, viewer)
            said = self.say("table-stand-laid", **told, laid=on_it)
            if viewer is not None and viewer != ALL and view["stack"][-1]["frame"] == "Astatosta":
                said += " " + self._lead(row, viewer)
            lines.append(said)
        return lines

    def _on_stand(self, thing: Object) -> str:
        if thing == MYSTERY_BOX:
            return self.say("face-down-typed", word=self._typed_cell(thing))
        return self.speaker.described(thing)

    def _lead(self, row: Sequence[int], viewer: Seat) -> str:
        """How much it takes to be alone in front."""
        own, best = row[viewer], max([0, *row[:viewer], *row[viewer + 1 :]])
        if own > best:
            return self.say("table-leading")
        return self.say("table-to-lead", more=best - own + 1)

    def news(self, events: Sequence[Event]) -> list[Event]:
        """Without the list of new Objects."""
        trimmed = list(events)
        for i, event in reversed(list(enumerate(events))):
            if event.kind == "objects-arrive":
                trimmed[i] = Event(event.kind, {**event.public, "objects": ()})
            if event.kind != "declared":
                break
        return trimmed

    # ------------------------------------------------------------ what is asked

    def ask(self, seat: Seat) -> Lines:
        """The question, what there is to choose from, and what to type."""
        decision, view = self.table.decision(seat), self.table.view(seat)
        kind = decision.kind
        question = self.speaker.asked(kind, view, seat)
        if kind in OFFERS:
            return [f"{question} {self.say(f'how-{kind}', example=self._offered(decision, view))}"]
        if kind == "Passions":
            menu = [
                INDENT + self._passion(number, card, view)
                for number, card in enumerate(decision.space, 1)
            ]
            return [question, *menu, self.say("how-Passions")]
        if kind == "MonkeyControl":
            menu = [
                self.item(number, self.speaker.choice(kind, choice, view))
                for number, choice in enumerate(decision.space, 1)
            ]
        else:
            menu = [self.item(thing, self._tie(thing, seat, view)) for thing in decision.space]
        return [question, *menu, self.say("how-menu")]

    def _offered(self, decision: Decision, view: View) -> str:
        """How an offer is typed, with what this seat could really offer."""
        if decision.kind == "Astatosta":
            return f"{self._typed_cell(view['stands'][0])} 2"
        return self._example(decision.space)

    def _example(self, space: Space) -> str:
        """How several offers are typed, with what this seat could really offer."""
        assert isinstance(space, Shares)
        left, parts = space.budget, list[tuple[Object, int]]()
        for thing, least in sorted(zip(space.cells, space.least, strict=True), key=itemgetter(1)):
            if least <= left and len(parts) < 2:
                parts.append((thing, least))
                left -= least
        return " ".join([f"{thing}:{tokens}" for thing, tokens in sorted(parts)]) or "18:3 7:1"

    def _passion(self, number: int, card: int, view: View) -> str:
        trait = view["cards"][card]
        things = [f"#{n}" for n in range(1, 26) if trait in self.speaker.traits[n]]
        said = {"passion": self.speaker.explained(trait), "objects": ", ".join(things)}
        return self.say("ask-passion", number=number, **said)

    def _tie(self, thing: Object, seat: Seat, view: View) -> str:
        tied = dict(view["stack"][-1]["ties"])[thing]
        names = self.speaker.seat_names(tied, seat)
        return self.say("ask-tie-of", object=self.speaker.described(thing), seats=names)

    def forced(self, seat: Seat) -> tuple[Offer, str] | None:
        """What a seat with an empty Reserve offers, and the sentence that says so."""
        kind = self.table.kind(seat)
        if kind not in OFFERS or self.table.view(seat)["reserve"][seat]:
            return None
        return (), self.say("ask-empty-reserve", seat=self.speaker.seat_name(seat, seat))

    # ------------------------------------------------------------ how it is typed

    def read(self, seat: Seat, text: str) -> Any:
        """The choice that *text* means; whether it is lawful is for the rules to say."""
        decision = self.table.decision(seat)
        if decision.kind in OFFERS:
            return self._read_offer(seat, text)
        number = _NUMBER.fullmatch(text)
        if number is None:
            raise SorryError("unclear-number", text=text)
        items, typed = list(decision.space), int(number[1])
        if decision.kind in ("Passions", "MonkeyControl"):
            self._check_menu(typed, len(items))
            return items[typed - 1]
        return typed

    def _check_menu(self, typed: int, most: int) -> None:
        if not 1 <= typed <= most:
            raise SorryError("unclear-menu", number=typed, most=most)

    def _read_offer(self, seat: Seat, text: str) -> list[tuple[int, int]]:
        """``18 2``, ``18:2``, ``18=2``, several of them; 0 or a word for nothing."""
        if text == "0" or is_word(self.words, "pass", text):
            return []
        plain = re.sub(r"\s*[:=]\s*", ":", re.sub(r"[,;+]", " ", text))
        parts = [self._box(seat, part) for part in plain.split()]
        pairs = [_PAIR.fullmatch(part) for part in parts]
        if all(pairs):
            return [(int(pair[1]), int(pair[2])) for pair in pairs if pair]
        numbers = [_NUMBER.fullmatch(part) for part in parts]
        if not all(numbers):
            raise SorryError("unclear-offer", text=text)
        found = [int(number[1]) for number in numbers if number]
        if len(found) == 1:
            if not 1 <= found[0] <= 25 and not self._is_box(seat, found[0]):
                raise SorryError("unclear-object", text=text, example="18 2")
            thing, typed = self.speaker.object_name(found[0]), self._typed_cell(found[0])
            raise SorryError("unclear-tokens", object=thing, example=f"{typed} 2")
        if len(found) % 2:
            raise SorryError("unclear-offer", text=text)
        return list(zip(found[::2], found[1::2], strict=True))

    def _box(self, seat: Seat, part: str) -> str:
        """The face-down Object of Scenario 6 has a name instead of a number."""
        cell, colon, tokens = part.partition(":")
        if not is_word(self.words, "box", cell):
            return part
        if not self._is_box(seat, MYSTERY_BOX):
            raise SorryError("no-box")
        return f"{MYSTERY_BOX}{colon}{tokens}"

    def _is_box(self, seat: Seat, cell: Object) -> bool:
        """Whether that is the face-down Object, and there is one now."""
        return cell == MYSTERY_BOX in self.table.view(seat)["stands"]

    def _typed_cell(self, cell: Object) -> str:
        return self.say("command-box").split()[0] if cell == MYSTERY_BOX else str(cell)

    def typed(self, seat: Seat, choice: Any) -> str:
        """What one would type for that choice."""
        decision = self.table.decision(seat)
        if decision.kind in OFFERS:
            return " ".join([f"{self._typed_cell(cell)}:{n}" for cell, n in choice]) or "0"
        if decision.kind in ("Passions", "MonkeyControl"):
            return str(1 + list(decision.space).index(choice))
        return str(choice)

    # ------------------------------------------------------------ what the rules say of it

    def about(self, seat: Seat, text: str) -> Lines | None:
        """The rule behind an option, by the number that one would type; None for no number."""
        if is_word(self.words, "scenario", text):
            return self.scenario() or [self.say("table-no-scenario")]
        if is_word(self.words, "box", text):
            text = self._box(seat, text)
        number = _NUMBER.fullmatch(text)
        if number is None:
            return None
        decision, thing = self.table.decision(seat), int(number[1])
        if decision.kind in ("Passions", "MonkeyControl"):
            self._check_menu(thing, len(list(decision.space)))
            return [self.clause(decision.clause)]
        if not (1 <= thing <= 25 or thing in self.table.view(seat)["stands"]):
            return [self.clause("KC-2.14")]
        return [
            self.speaker.described(thing),
            self.clause(self._clause_about(decision.kind, decision.clause, seat, thing)),
        ]

    def _clause_about(self, kind: str, clause: str, seat: Seat, thing: Object) -> str:
        view = self.table.view(seat)
        if thing == MYSTERY_BOX:
            return "KC-scenario-6"
        owner = view["owner"][thing]
        if kind == "Astatosta":
            if thing in view["stands"]:
                return "KC-10.3"
            return "KC-10.7" if owner == NOWHERE else "KC-10.8"
        if kind == "Scavenging":
            return {NOWHERE: "KC-12.5", STALLS: "KC-11.3", seat: "KC-12.9"}.get(owner, "KC-12.12")
        return "KC-6.11" if kind in ("Award", "Spoils") else clause

    # ------------------------------------------------------------ the end

    def result(self, viewer: Seat | None) -> Lines:
        """The score sheet line by line, with clauses; then who is before whom on equal points."""
        table, s = self.table, self.con
        seats = range(table.seats)
        lines = [self.say("result-sheet")]
        for line in table.game.sheet(s):
            points = self.speaker.counted([(seat, line.points[seat]) for seat in seats], viewer)
            said = {"line": self.say(f"line-{line.key}"), "points": points}
            lines.append(f"{INDENT}{self.say('result-line', **said)} [{line.clause}]")
        total = self.speaker.counted([(seat, table.scores[seat]) for seat in seats], viewer)
        lines.append(INDENT + self.say("result-total", points=total))
        for first, second in pairwise(table.ranking):
            if table.scores[first] == table.scores[second]:
                names = {
                    "first": self.speaker.seat_name(first, viewer),
                    "second": self.speaker.seat_name(second, viewer),
                }
                tie = before(s, first, second)
                lines.append(f"{self.say(f'result-{tie.key}', **names, **tie.args)} [{tie.clause}]")
        return lines
