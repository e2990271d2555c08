"""What Chamber of Wonders asks at a terminal: the question, its menu, how to answer."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludoteca.cli.chamber_of_wonders.board import Board
from ludoteca.cli.desk import Lines, View
from ludoteca.games.chamber_of_wonders.areas.abbey import Gifts
from ludoteca.games.chamber_of_wonders.components import SOLO_CONTACTS
from ludoteca.games.chamber_of_wonders.displays import Displays
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.games.chamber_of_wonders.solo.areas import Assign
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Either, Space
from ludoteca.words.chamber_of_wonders.choices import DEEDS, arrangement, room

FILLS = ("Display", "Catherine")
SELLS = ("Sales", "Market")
BIDS = ("Auction", "SealedBid")
FROM_HAND = ("SellToRek", "Discards", "Olivander", "Boss")
CARDS = ("TakeMatching", "KeepAndGive", "Draft", "Lots", "Business", "Cara", "Parker")


class Item(NamedTuple):
    """A line of a menu: what one types, what it means."""

    number: int
    choice: int
    said: str


class Questions(Board):
    """What is asked, in lines."""

    def ask(self, seat: Seat) -> Lines:
        """The question, what there is to choose from, and what to type."""
        decision, view = self.table.decision(seat), self.view(seat)
        question = self.speaker.asked(decision.kind, view, seat)
        menu = [self.item(item.number, item.said) for item in self.menu(seat)]
        lines = [question, *menu, *self._how(decision.kind, decision.space, view, seat)]
        if OPEN in decision.space and decision.kind != "BetweenTurns":
            lines.append(self.say("how-open", word=self.word("open")))
        return lines

    def view(self, seat: Seat) -> View:
        """What that seat sees, with the card in its hands that is being given."""
        view, top = self.table.view(seat), self.chamber.stack[-1]
        if isinstance(top, Gifts | Assign) and top.pile:
            view["stack"] = [*view["stack"][:-1], {**view["stack"][-1], "card": top.pile[0]}]
        return view

    def _how(self, kind: str, space: Space, view: View, seat: Seat) -> Lines:
        """What to type."""
        if kind in FROM_HAND:
            return [self.say("how-hand")]
        if kind in SELLS:
            return [self.say("how-cards")]
        if kind == "KeepAndGive":
            form = arrangement(view)
            return [self.say("how-number" if form == "one" else f"how-{kind}-{form}")]
        if kind == "Draft":
            return [self.say("how-number")]
        if kind in BIDS:
            least = view["stack"][-1].get("price", 0) + 1
            return [self.say(f"how-{kind}", least=least, most=view["purse"][seat])]
        if kind in FILLS:
            return self._how_to_fill(kind, asked_of(space), view, seat)
        if kind == "BetweenTurns":
            return [self.say("how-BetweenTurns", word=self.word("open"))]
        if kind == "Yard" and not view["stack"][-1]["closed"]:
            return [self.say("how-Yard-open")]
        return [self.say(f"how-{kind}" if self.words.has(f"how-{kind}") else "how-menu")]

    def _how_to_fill(self, kind: str, space: Space, view: View, seat: Seat) -> Lines:
        """Phase 2 and Catherine: cards for one showcase."""
        assert isinstance(space, Displays)
        lines = []
        if kind == "Display":
            word = self.word("open")
            lines.append(self.say(f"how-Display-{room(view, seat)}", word=word))
        if space.refits:
            first = len(view["hands"][seat]) + 1
            lines.append(self.say("how-refit", word=self.word("empty"), first=first))
        return lines

    # ------------------------------------------------------------ menus

    def menu(self, seat: Seat) -> list[Item]:
        """The choices by number, where they do not stand in the table already."""
        decision, view = self.table.decision(seat), self.view(seat)
        kind = decision.kind
        if kind in (*FILLS, *SELLS, *BIDS, *FROM_HAND, "BetweenTurns"):
            return []
        if kind == "Yard":
            return self._yard(view)
        numbered = self.numbered(kind, decision.space)
        cards = [x for _, x in numbered if kind in CARDS and x not in DEEDS.get(kind, {})]
        said = self.speaker.each([view["cards"][card] for card in cards])
        named = dict(zip(cards, said, strict=True))
        return [Item(n, x, named.get(x) or self._said(kind, x, view)) for n, x in numbered]

    def _said(self, kind: str, choice: int, view: View) -> str:
        """A choice; an Area or a Contact with what it does."""
        said = self.speaker.choice(kind, choice, view)
        if kind == "PlaceAgent":
            effect = self.speaker.effect(view["areas"][choice])
        elif kind == "PickAreas":
            side = self.speaker.sides[choice]
            effect = self.speaker.effect(side)
            if told := self._equipment(side):
                return self.say("ask-equipped", name=said, effect=effect, equipment=told)
        elif kind == "ChooseContact":
            effect = self.speaker.gives(view["contacts"][choice])
        elif kind == "PickContacts":
            effect = self.speaker.gives(SOLO_CONTACTS[choice])
        else:
            return said
        return self.say("ask-explained", name=said, effect=effect)

    def _equipment(self, side: str) -> str:
        """CW-SETUP.15, CW-SETUP.16 The Initial Equipment of an Area, where that counts."""
        terms = self.chamber.terms
        if terms.solo or side not in terms.content.areas:
            return ""
        row = terms.content.areas[side]
        told = [self.say("n-pounds", pounds=row.pounds)] if terms.money == "areas" else []
        if terms.hand_mode != "base_only":
            told.append(self.say("n-cards", count=row.cards))
        return ", ".join(told)

    def _yard(self, view: View) -> list[Item]:
        frame = view["stack"][-1]
        said = self.speaker.each([view["cards"][card] for card in frame["open"]])
        faced = [Item(n, frame["open"][n - 1], text) for n, text in enumerate(said, 1)]
        return faced + [
            Item(n, card, self.say("card-face-down", number=n))
            for n, card in enumerate(frame["closed"], 1)
        ]

    def numbered(self, kind: str, space: Space) -> list[tuple[int, int]]:
        """What one types, and the choice (or the part of one) that it stands for."""
        asked: Any = asked_of(space)
        if kind == "PlaceAgent":
            return [(spot + 1, spot) for spot in asked]
        if kind == "ChooseContact":
            return [(spot + 1, spot) for spot in asked if spot != PASS]
        items = list(asked.items) if kind in ("TakeMatching", "KeepAndGive") else list(asked)
        if kind == "Business":
            return [(0 if choice == PASS else n, choice) for n, choice in enumerate(items)]
        return list(enumerate(items, 1))

    def word(self, name: str) -> str:
        """The first of the words that one types for that."""
        return self.say(f"word-{name}").split()[0]


def asked_of(space: Space) -> Space:
    """What is asked itself, without the showcase that may be opened before."""
    found: Space = space.rest if isinstance(space, Either) else space
    return found
