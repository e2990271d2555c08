"""Chamber of Wonders at a terminal: the table in words, what is asked, how answers are typed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from ludoteca.cli import rules
from ludoteca.cli.commands import plain
from ludoteca.cli.sorry import SorryError
from ludoteca.games.chamber_of_wonders import scoring
from ludoteca.games.chamber_of_wonders.components import (
    RING,
    SHOWCASES,
    SOLO_CONTACTS,
    TYPES,
)
from ludoteca.games.chamber_of_wonders.contacts import AWAY
from ludoteca.games.chamber_of_wonders.displays import NEITHER, NOTHING, Displays
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.games.chamber_of_wonders.purse import UNLIMITED
from ludoteca.games.chamber_of_wonders.showcases import NO_TOKEN
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.games.chamber_of_wonders.turns import DISPLAY, LATER, START, TURNS
from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.space import Either, Space
from ludoteca.kernel.table import Table
from ludoteca.kernel.terms import spell
from ludoteca.words import ALL, Words
from ludoteca.words.chamber_of_wonders import INDENT, Speaker

View = Mapping[str, Any]
Lines = list[str]

GAME_NAME = "chamber-of-wonders"
FILLS = ("Display", "Catherine")
SELLS = ("Sales", "Market")
BIDS = ("Auction", "SealedBid")
FROM_HAND = ("SellToRek", "Discards", "Olivander", "Boss")
_NUMBER = re.compile(r"#?£?(-?[0-9]{1,9})")


class Item(NamedTuple):
    """A line of a menu: what one types, what it means."""

    number: int
    choice: int
    said: str


class Desk:
    """A table as one person reads it and writes to it."""

    def __init__(self, table: Table, words: Words) -> None:
        assert isinstance(words.speaker, Speaker)
        self.table = table
        self.words = words
        self.speaker = words.speaker
        self.say = words.say
        self.speaker.look(table.view())

    @property
    def chamber(self) -> Chamber:
        assert isinstance(self.table.state, Chamber)
        return self.table.state

    @property
    def turns(self) -> int:
        """How many turns this game has."""
        terms = self.chamber.terms
        return terms.solo_turns if terms.solo else TURNS[self.table.seats]

    # ------------------------------------------------------------ the table in words

    def intro(self) -> Lines:
        """What is played, before anything happens."""
        lines = [self.say(f"game-{GAME_NAME}")]
        if self.table.record.header.content is not None:
            lines.append(self.say("play-pack"))
        chosen = [
            f"{option.name} = {spell(value)} ({self.words.value(option.name, value)})"
            for option, value in self.table.options.items()
            if value != option.default
        ]
        if chosen:
            lines.append(self.say("play-options", options="; ".join(chosen)))
        return lines

    def phase(self, view: View) -> object:
        """For how long a table once shown in full is told in short: a turn."""
        return view["turn"], len(view["areas"])

    def show(self, viewer: Seat | None, view: View, *, full: bool = True) -> Lines:
        """The table as *viewer* sees it; in short, only the turn and the viewer's own hand."""
        self.speaker.look(view)
        lines = [self._heading(view)]
        if full:
            lines += self._ring(view)
            for owner in range(len(view["hand_sizes"])):
                lines += self._owner(owner, viewer, view)
            lines += self._piles(view)
        if viewer is not None and viewer != ALL and not self.table.over:
            lines += self._own(viewer, view)
        if (viewer is None or viewer == ALL) and view["awaited"]:
            waiting = self.speaker.seat_names(view["awaited"])
            lines.append(self.say("table-waiting", seats=waiting))
        return lines

    def _heading(self, view: View) -> str:
        if not view["stack"]:
            return self.say("table-over")
        turn = view["stack"][0]
        if turn["frame"] != "Turn":
            return self.say("table-scoring" if turn["frame"] == "Majority" else "table-setup")
        stage = turn["stage"] - 1  # a stage is counted as soon as it begins
        name = "start" if stage <= START else "1" if stage < DISPLAY else "2"
        if stage > LATER:
            name = "end"
        seat = self.speaker.seat_name(view["active"])
        told = {"turn": view["turn"], "most": self.turns, "seat": seat}
        return self.say("table-turn", **told, phase=self.say(f"phase-{name}"))

    def _ring(self, view: View) -> Lines:
        lines = []
        for spot, side in enumerate(view["areas"]):
            told = {"area": self.speaker.area_name(side), "effect": self.speaker.effect(side)}
            said = self.say("table-area", number=spot + 1, **told)
            there = [seat for seat, spots in enumerate(view["agents"]) if spot in spots]
            if there:
                names = self.speaker.seat_names(there)
                said = f"{said} {self.say('table-agents', seats=names)}"
            lines.append(said)
            if spot < len(view["contacts"]):
                contact = view["contacts"][spot]
                name, gives = self.speaker.contact_name(contact), self.speaker.gives(contact)
                places = {"number": spot + 1, "next": (spot + 1) % RING + 1}
                lines.append(self.say("table-contact", **places, contact=name, gives=gives))
        return lines

    def _owner(self, owner: int, viewer: Seat | None, view: View) -> Lines:
        """One chamber: what is in the purse, in hand and on display."""
        purse, shown = view["purse"][owner], view["displays"][owner]
        pounds = self.say("table-purse-hidden")
        if purse is not None:
            pounds = self.say("n-pounds", pounds=purse)
        said = self.say(
            "table-seat",
            seat=self.speaker.seat_name(owner, viewer),
            purse=pounds,
            count=view["hand_sizes"][owner],
            filled=len(shown),
            open=SHOWCASES - view["markers"][owner],
            markers=view["markers"][owner],
            fame=view["fame"][owner] + sum([x.fame for x in shown]),
        )
        if owner < len(view["clubs"]):
            club = self.speaker.club_name(view["clubs"][owner])
            said = f"{said} {self.say('table-club', club=club)}"
        lines = [said]
        for number, showcase in enumerate(shown, 1):
            lines.append(INDENT + self._showcase(number, showcase, view))
        if loose := view["loose"][owner]:
            skulls = [view["cards"][token] for token in loose]
            told = {"tokens": len(loose)}
            if None in skulls:
                lines.append(INDENT + self.say("table-loose", **told))
            else:
                listed = ", ".join(map(str, skulls))
                lines.append(INDENT + self.say("table-loose-skulls", **told, skulls=listed))
        if owner != viewer and (known := view["hands"][owner]):
            cards = self.cards(known, view)
            lines.append(INDENT + self.say("table-known", cards=cards))
        return lines

    def _showcase(self, number: int, showcase: Any, view: View) -> str:
        cards = self.cards(showcase.cards, view)
        parts = [self.say("table-showcase", number=number, cards=cards)]
        if showcase.fame:
            parts.append(self.say("table-on-it-fame"))
        if showcase.token != NO_TOKEN:
            skulls = view["cards"][showcase.token]
            if skulls is None:
                parts.append(self.say("table-on-it-token"))
            else:
                parts.append(self.say("table-on-it-skulls", skulls=skulls))
        return " ".join(parts)

    def _piles(self, view: View) -> Lines:
        said = [self.say("table-deck", count=len(view["deck"]))]
        if view["discard"]:
            top = self.cards(view["discard"][-1:], view)
            said.append(self.say("table-discard", count=view["discard_size"], cards=top))
        else:
            said.append(self.say("table-discard-empty"))
        if view["reserve"] != UNLIMITED:
            said.append(self.say("table-reserve", pounds=view["reserve"]))
        return [" ".join(said)]

    def _own(self, viewer: Seat, view: View) -> Lines:
        free = SHOWCASES - view["markers"][viewer] - len(view["displays"][viewer])
        lines = [self.say("table-own-purse", pounds=view["purse"][viewer], free=free)]
        hand = view["hands"][viewer]
        if not hand:
            return [*lines, self.say("table-own-hand-empty")]
        faces = [view["cards"][card] for card in hand]
        items = [self._item(n, card) for n, card in enumerate(self.speaker.each(faces), 1)]
        return [*lines, self.say("table-own-hand"), *items]

    def cards(self, cards: Sequence[int], view: View) -> str:
        return self.speaker.together([view["cards"][card] for card in cards])

    def news(self, events: Sequence[Event]) -> list[Event]:
        return list(events)

    # ------------------------------------------------------------ what is asked

    def ask(self, seat: Seat) -> Lines:
        """The question, in a sentence that says what to type."""
        decision, view = self.table.decision(seat), self.table.view(seat)
        self.speaker.look(view)
        kind, frame = decision.kind, self.chamber.stack[-1]
        space = _asked(decision.space)
        menu = [self._item(item.number, item.said) for item in self._menu(seat)]
        if kind in FILLS:
            lines = self._ask_fill(kind, seat, space, view)
        else:
            lines = [self._question(kind, frame, seat, space, view), *menu]
        if menu and kind not in ("Yard", "TakeMatching", "KeepAndGive", "Draft", "ChooseContact"):
            lines.append(self.say("ask-menu"))
        if OPEN in decision.space and kind != "BetweenTurns":
            lines.append(self.say("ask-open", word=self._word("open")))
        return lines

    def _item(self, number: int, choice: str) -> str:
        return INDENT + self.say("ask-item", number=number, choice=choice)

    def _question(self, kind: str, frame: Any, seat: Seat, space: Any, view: View) -> str:
        """The sentence itself, with what that kind of question is about."""
        told: dict[str, Any] = {}
        if kind in ("PickAreas", "PickContacts"):
            told["number"] = 1 + len(view["areas" if kind == "PickAreas" else "contacts"])
        elif kind == "BetweenTurns":
            told["word"] = self._word("open")
        elif kind == "Peek":
            told["cards"] = self.cards(view["deck"][-1:], view)
        elif kind in ("PushYourLuck", "Telegraph"):
            told["cards"] = self.cards(frame.revealed, view)
            kind = "PushYourLuck"
        elif kind in ("KeepAndGive", "Draft"):
            return self._ask_apart(kind, seat, space)
        elif kind in (*BIDS, "NameBuyer"):
            told = self._about_bids(kind, frame, seat, view)
        elif kind in SELLS:
            told = {"count": max(space.sizes), "bonus": frame.bonus}
        elif kind in ("Gifts", "Assign"):
            told["cards"] = self.cards(frame.pile[:1], view)
        elif kind == "Reference":
            told["cards"] = self.cards(frame.cards, view)
        elif kind == "KeepOrNot":
            told["cards"] = self.cards((frame.card,), view)
        return self.say(f"ask-{kind}", **told)

    def _about_bids(self, kind: str, frame: Any, seat: Seat, view: View) -> dict[str, Any]:
        told: dict[str, Any] = {"cards": self.cards((frame.card,), view)}
        if kind == "NameBuyer":
            return {**told, "price": frame.price}
        told["most"] = view["purse"][seat]
        if kind == "Auction":
            leader = self.speaker.seat_name(frame.bidders[-1])
            told |= {"price": frame.price, "leader": leader, "least": frame.price + 1}
        return told

    def _ask_apart(self, kind: str, seat: Seat, space: Any) -> str:
        seats = self.table.seats
        right = self.speaker.seat_name((seat - 1) % seats)
        left = self.speaker.seat_name((seat + 1) % seats)
        if kind == "Draft":
            return self.say("ask-Draft", right=right)
        if space.length < 3:
            return self.say("ask-KeepAndGive-one", right=right)
        if seats == 2:
            return self.say("ask-KeepAndGive-two", right=right, example="2 1 3")
        return self.say("ask-KeepAndGive", right=right, left=left, example="2 1 3")

    def _ask_fill(self, kind: str, seat: Seat, space: Any, view: View) -> Lines:
        """Phase 2 and Catherine: cards for one showcase."""
        assert isinstance(space, Displays)
        first = len(view["hands"][seat]) + 1
        refit = {"word": self._word("empty"), "first": first}
        if kind == "Catherine":
            return [self.say("ask-Catherine", **refit)]
        if space.hand is None:
            lines = [self.say("ask-Display-full")]
        elif space.opens:
            lines = [self.say("ask-Display-opens", word=self._word("open"))]
        else:
            lines = [self.say("ask-Display")]
        if space.refits:
            lines.append(self.say("ask-Display-refit", **refit))
        return lines

    # ------------------------------------------------------------ menus

    def _menu(self, seat: Seat) -> list[Item]:
        """The choices by number, where they do not stand in the table already."""
        decision = self.table.decision(seat)
        kind, frame, view = decision.kind, self.chamber.stack[-1], self.table.view(seat)
        if kind in (*FILLS, *SELLS, *BIDS, *FROM_HAND, "BetweenTurns"):
            return []
        if kind == "Yard":
            return list(self._yard(frame, view))
        if kind in ("PlaceAgent", "ChooseContact"):
            return [
                Item(number, spot, self._explained(kind, spot, view))
                for number, spot in self._numbered(kind, seat, decision.space)
            ]
        faces = {card: face for card, face in enumerate(view["cards"]) if face is not None}
        items = self._numbered(kind, seat, decision.space)
        cards = [choice for _, choice in items if self._is_card(kind, choice)]
        said = self.speaker.each([faces.get(card) for card in cards])
        named = dict(zip(cards, said, strict=True))
        return [
            Item(
                number,
                choice,
                named[choice] if choice in cards else self._said(kind, choice, faces),
            )
            for number, choice in items
        ]

    def _explained(self, kind: str, spot: int, view: View) -> str:
        """An Area or a Contact with what it does."""
        if kind == "PlaceAgent":
            side = view["areas"][spot]
            told = {"name": self.speaker.area_name(side), "effect": self.speaker.effect(side)}
        else:
            contact = view["contacts"][spot]
            name = self.speaker.contact_name(contact)
            told = {"name": name, "effect": self.speaker.gives(contact)}
        return self.say("ask-explained", **told)

    def _is_card(self, kind: str, choice: int) -> bool:
        kinds = ("TakeMatching", "KeepAndGive", "Draft", "Lots", "Business", "Cara", "Parker")
        return kind in kinds and choice != PASS

    def _numbered(self, kind: str, seat: Seat, space: Space) -> list[tuple[int, int]]:
        """What one types, and the choice (or the part of one) that it stands for."""
        asked: Any = _asked(space)
        if kind == "PlaceAgent":
            return [(spot + 1, spot) for spot in asked]
        if kind == "ChooseContact":
            return [(spot + 1, spot) for spot in asked if spot != PASS]
        items = list(asked.items) if kind in ("TakeMatching", "KeepAndGive") else list(asked)
        if kind == "Business":
            return [(0 if choice == PASS else n, choice) for n, choice in enumerate(items)]
        return list(enumerate(items, 1))

    def _yard(self, frame: Any, view: View) -> Iterator[Item]:
        open_cards = [view["cards"][card] for card in frame.open]
        for n, said in enumerate(self.speaker.each(open_cards), 1):
            yield Item(n, frame.open[n - 1], said)
        for n, card in enumerate(frame.closed, 1):
            yield Item(n, card, self.say("card-face-down", number=n))

    def forced(self, seat: Seat) -> tuple[Any, str] | None:
        return None

    def confirm(self) -> str:
        return self.say("ask-confirm")

    # ------------------------------------------------------------ how it is typed

    def read(self, seat: Seat, text: str) -> Any:
        """The choice that *text* means; whether it is lawful is for the rules to say."""
        kind, view = self.table.decision(seat).kind, self.table.view(seat)
        first, _, rest = text.strip().partition(" ")
        if self._is(first, "open"):
            if not rest.strip():
                return OPEN
            if kind != "Display":
                raise SorryError("unclear-numbers", text=text)
            return self._hand_cards(view["hands"][seat], rest), True, NEITHER
        if kind in FILLS:
            return self._read_fill(kind, seat, text, view)
        if self._is(text, "pass"):
            text = "0"
        if kind in BIDS:
            bid = _NUMBER.fullmatch(text.strip())
            if bid is None:
                raise SorryError("unclear-bid", text=text)
            return PASS if kind == "Auction" and bid[1] == "0" else int(bid[1])
        if kind in SELLS:
            return self._hand_cards(view["hands"][seat], text)
        if kind in ("TakeMatching", "KeepAndGive", "Yard"):
            return self._read_several(kind, seat, text)
        number = self._numbers(text)
        if len(number) != 1:
            raise SorryError("unclear-number", text=text)
        return self._read_one(kind, seat, number[0], view)

    def _read_one(self, kind: str, seat: Seat, number: int, view: View) -> int:
        if kind in FROM_HAND:
            return self._pick(view["hands"][seat], number)
        if kind == "BetweenTurns":
            if number:
                raise SorryError("unclear-menu", number=number, most=0)
            return PASS
        if kind in ("PlaceAgent", "ChooseContact"):
            return number - 1  # a Contact 0 is none at all
        items = dict(self._numbered(kind, seat, self._space(seat)))
        if number not in items:
            raise SorryError("unclear-menu", number=number, most=max(items))
        return items[number]

    def _read_several(self, kind: str, seat: Seat, text: str) -> tuple[int, ...]:
        numbers, frame = self._numbers(text), self.chamber.stack[-1]
        if kind == "Yard":
            assert hasattr(frame, "open")
            assert hasattr(frame, "closed")
            piles = [frame.open, *([frame.closed] if frame.closed else [])]
            if len(numbers) != len(piles):
                raise SorryError("unclear-numbers", text=text)
            return tuple([self._pick(p, n) for p, n in zip(piles, numbers, strict=True)])
        cards = [choice for _, choice in self._numbered(kind, seat, self._space(seat))]
        if kind == "KeepAndGive":
            return tuple([self._pick(cards, number) for number in numbers])
        if numbers == [0]:
            return ()
        return tuple(sorted([self._pick(cards, number) for number in numbers]))

    def _read_fill(self, kind: str, seat: Seat, text: str, view: View) -> Any:
        first, _, rest = text.strip().partition(" ")
        hand = view["hands"][seat]
        if not self._is(first, "empty"):
            if kind == "Catherine" and (text == "0" or self._is(text, "pass")):
                raise SorryError("unclear-refit", text=text, word=self._word("empty"))
            if self._is(text, "pass"):
                return NOTHING
            return self._hand_cards(hand, text), False, NEITHER
        emptied = re.fullmatch(r"\s*([0-9]{1,2})\s*[:;,]?\s+(.+)", rest)
        if emptied is None:
            raise SorryError("unclear-refit", text=text, word=self._word("empty"))
        at = int(emptied[1]) - 1
        shown = view["displays"][seat]
        old = shown[at].cards if 0 <= at < len(shown) else ()
        return self._hand_cards((*hand, *old), emptied[2]), False, at

    def _hand_cards(self, hand: Sequence[int], text: str) -> tuple[int, ...]:
        """The cards of those numbers in the hand; 0 for none."""
        numbers = self._numbers(text)
        if numbers == [0]:
            return ()
        return tuple(sorted([self._pick(hand, number) for number in numbers]))

    def _pick(self, cards: Sequence[int], number: int) -> int:
        if not 1 <= number <= len(cards):
            raise SorryError("unclear-card", number=number, most=len(cards))
        return cards[number - 1]

    def _numbers(self, text: str) -> list[int]:
        found = [_NUMBER.fullmatch(part) for part in re.sub(r"[,;+]", " ", text).split()]
        if not found or not all(found):
            raise SorryError("unclear-numbers", text=text)
        return [int(number[1]) for number in found if number]

    def _space(self, seat: Seat) -> Space:
        return self.table.decision(seat).space

    def _word(self, name: str) -> str:
        return self.say(f"word-{name}").split()[0]

    def _is(self, text: str, name: str) -> bool:
        return plain(text.strip()) in _spelt(self.words.language, name)

    def typed(self, seat: Seat, choice: Any) -> str:
        """What one would type for that choice."""
        kind, view = self.table.decision(seat).kind, self.table.view(seat)
        if type(choice) is int and choice == OPEN:
            return self._word("open")
        hand = list(view["hands"][seat])
        if kind in FILLS:
            cards, opens, emptied = choice
            if not cards:
                return "0"
            if emptied != NEITHER:
                hand += view["displays"][seat][emptied].cards
            numbers = " ".join([str(hand.index(card) + 1) for card in cards])
            if emptied != NEITHER:
                return f"{self._word('empty')} {emptied + 1}: {numbers}"
            return f"{self._word('open')} {numbers}" if opens else numbers
        if kind in BIDS:
            return str(0 if choice == PASS else choice)
        if kind in SELLS:
            return " ".join([str(hand.index(card) + 1) for card in choice]) or "0"
        if kind in FROM_HAND:
            return str(hand.index(choice) + 1)
        if kind in ("BetweenTurns", "PlaceAgent", "ChooseContact"):
            return str(choice + 1)  # PASS is -1
        if kind == "Yard":
            items = self._menu(seat)
            by_choice = {item.choice: item.number for item in items}
        else:
            by_choice = {c: n for n, c in self._numbered(kind, seat, self._space(seat))}
        if isinstance(choice, list | tuple):
            return " ".join([str(by_choice[card]) for card in choice]) or "0"
        return str(by_choice[choice])

    def said(self, seat: Seat, choice: Any) -> str:
        """That choice in words."""
        view = self.table.view(seat)
        self.speaker.look(view)
        faces = {card: face for card, face in enumerate(view["cards"]) if face is not None}
        return self._said(self.table.decision(seat).kind, choice, faces)

    def _said(self, kind: str, choice: Any, faces: Mapping[int, int]) -> str:
        if kind == "Peek" and choice == AWAY and self.chamber.terms.seer_buries:
            return self.say("choice-bottom")
        return self.speaker.choice(kind, choice, faces, two=self.table.seats == 2)

    # ------------------------------------------------------------ what the rules say of it

    def about(self, seat: Seat, text: str) -> Lines | None:
        """The rule behind an option, by the number that one would type; None for no number."""
        number = _NUMBER.fullmatch(text.strip())
        if self._is(text, "open"):
            return [rules.line(self.words, "CW-EXPAND.2")]
        if number is None:
            return None
        decision, view, n = self.table.decision(seat), self.table.view(seat), int(number[1])
        kind, hand = decision.kind, view["hands"][seat]
        lines = [rules.line(self.words, decision.clause)]
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
        short = {
            "hyde-park": "HYDEPARK",
            "business-house": "BUSINESS",
            "scotland-yard": "YARD",
            "daily-telegraph": "TELEGRAPH",
            "central-market": "MARKET",
        }.get(name, name.upper())
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
            lines.append(f"{INDENT}{self.say('result-line', **said)} [{line.clause}]")
        total = self.speaker.counted([(o, scores[o]) for o in owners], viewer)
        lines.append(INDENT + self.say("result-total", points=total))
        for first, second in pairwise(table.ranking):
            if scores[first] != scores[second]:
                continue
            _, cards, pounds = scoring.standing(s, scores[first], first)
            _, fewer, less = scoring.standing(s, scores[second], second)
            names = {
                "first": self.speaker.seat_name(first, viewer),
                "second": self.speaker.seat_name(second, viewer),
            }
            if cards != fewer:
                told = self.say("result-by-cards", **names, more=cards, fewer=fewer)
                lines.append(f"{told} [CW-TIE.1]")
            elif pounds != less:
                told = self.say("result-by-pounds", **names, more=pounds, fewer=less)
                lines.append(f"{told} [CW-TIE.2]")
            else:
                lines.append(f"{self.say('result-shared', **names)} [CW-TIE.3]")
        return lines


def _asked(space: Space) -> Space:
    """What is asked itself, without the showcase that may be opened before."""
    found: Space = space.rest if isinstance(space, Either) else space
    return found


@cache
def _spelt(language: str, name: str) -> frozenset[str]:
    """The words for that, in the language of the game and in English."""
    said = [Words(x, GAME_NAME).say(f"word-{name}") for x in ("en", language)]
    return frozenset(plain(" ".join(said)).split())
