"""Choices of Chamber of Wonders in words, and the questions that they answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.games.chamber_of_wonders.components import CARDS, OPENING, SHOWCASES, SOLO_CONTACTS
from ludoteca.games.chamber_of_wonders.contacts import AWAY, ON_TOP
from ludoteca.games.chamber_of_wonders.displays import NEITHER
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.games.chamber_of_wonders.setup import SIDES, SOLO_SIDES
from ludoteca.games.chamber_of_wonders.solo import areas as solo
from ludoteca.games.chamber_of_wonders.turns import LOOK
from ludoteca.kernel.event import Seat
from ludoteca.words.chamber_of_wonders.names import Names
from ludoteca.words.speaker import View, face_of

FATES = {solo.KEEP: "keep", solo.TO_COLLECTOR: "to-collector", solo.AWAY: "discard"}
DEEDS: dict[str, dict[int, str]] = {  # choices that are deeds and not things
    "BetweenTurns": {PASS: "pass"},
    "Detectives": {PASS: "pass", LOOK: "look"},
    "Peek": {ON_TOP: "on-top", AWAY: "discard"},
    "PushYourLuck": {0: "stop", 1: "reveal"},
    "Telegraph": {solo.STOP: "stop", solo.DRAW: "reveal"},
    "Reference": {solo.STOP: "stop", solo.DRAW: "draw"},
    "Business": {PASS: "buy-none"},
    "Assign": FATES,
    "KeepOrNot": FATES,
}


class Choices(Names):
    """What is chosen, and what is asked."""

    # ------------------------------------------------------------ what is chosen

    def choice(self, kind: str, choice: Any, view: View) -> str:
        self.look(view)
        if choice == OPEN and type(choice) is int:
            return self.say("choice-open")
        if kind in ("Display", "Catherine"):
            return self._commitment(choice, view)
        if kind == "KeepAndGive":
            return self._arranged(choice, view)
        if kind in ("Sales", "Market", "TakeMatching", "Yard"):
            key = "choice-sell" if kind in ("Sales", "Market") else "choice-take"
            if not choice:
                return self.say(f"{key}-none")
            return self.say(key, cards=self.seen(choice, view))
        if kind in ("Auction", "SealedBid"):
            passed = choice == PASS
            return self.say("choice-pass") if passed else self.say("choice-bid", pounds=choice)
        if kind == "Draft":
            return self.say("choice-keep-only", keep=self.described(face_of(view, choice)))
        if kind == "Gravediggers":
            return self.say("choice-token", skulls=face_of(view, choice) or 0)
        return self._named(kind, choice) or self._deed(kind, choice, view)

    def _named(self, kind: str, choice: int) -> str:
        """A place, a person or a type, where the choice is one."""
        if kind == "PlaceAgent":
            return self.place(choice)
        if kind == "ChooseContact":
            return self.say("choice-no-contact") if choice == PASS else self._contact(choice)
        if kind == "PickAreas":
            return self.area_name(self.sides[choice])
        if kind == "PickContacts":
            return self.contact_name(SOLO_CONTACTS[choice])
        if kind == "NameType":
            return self.type_name(choice)
        return self.seat_name(choice) if kind in ("NameBuyer", "Gifts") else ""

    @property
    def sides(self) -> Sequence[str]:
        """The sides of Areas from which a ring is laid."""
        return SOLO_SIDES if self.solo else SIDES

    def _deed(self, kind: str, choice: int, view: View) -> str:
        deed = DEEDS.get(kind, {}).get(choice)
        if (kind, choice) == ("Peek", AWAY):
            deed = "bottom" if _option(view, "contact.seer_alternative", "bottom") else "discard"
        return self.say(f"choice-{deed}") if deed else self.described(face_of(view, choice))

    def _contact(self, spot: int) -> str:
        return self.contact_name(self.contacts[spot]) if spot < len(self.contacts) else str(spot)

    def _commitment(self, choice: Any, view: View) -> str:
        cards, opens, emptied = choice
        if not cards:
            return self.say("choice-pass")
        said = self.seen(cards, view)
        if emptied != NEITHER:
            return self.say("choice-refit", showcase=emptied + 1, cards=said)
        return self.say("choice-display-open" if opens else "choice-display", cards=said)

    def _arranged(self, choice: Sequence[int], view: View) -> str:
        """CW-AREA-WESTMINSTER-A.3 Keep, right, left; CW-AREA-WESTMINSTER-A.6 of two: discard."""
        said = self.each([face_of(view, card) for card in choice])
        told = dict(zip(("keep", "right", "left"), said, strict=False))
        if len(said) == 1:
            return self.say("choice-keep-only", **told)
        if not self.solo and view.get("seats") == 2:
            key = "choice-keep-give" if len(said) == 2 else "choice-keep-give-discard"
        else:
            key = "choice-keep-right" if len(said) == 2 else "choice-keep-right-left"
        return self.say(key, **told)

    def seen(self, cards: Sequence[int], view: View) -> str:
        """Cards as far as the view shows them."""
        return self.together([face_of(view, card) for card in cards])

    # ------------------------------------------------------------ what is asked

    def asked(self, kind: str, view: View, seat: Seat) -> str:
        self.look(view)
        frame = view["stack"][-1]
        told: dict[str, Any] = {}
        if kind in ("PickAreas", "PickContacts"):
            told["number"] = 1 + len(view["areas" if kind == "PickAreas" else "contacts"])
        elif kind == "Peek":
            told["cards"] = self.described(face_of(view, view["deck"][-1]))
        elif kind in ("PushYourLuck", "Telegraph"):
            told = {"count": len(frame["revealed"]), "cards": self.seen(frame["revealed"], view)}
        elif kind in ("Auction", "SealedBid", "NameBuyer", "KeepOrNot"):
            told = self._lot(frame, view, seat)
        elif kind in ("Gifts", "Assign"):
            told["cards"] = self.described(_apart(frame, view))
        elif kind == "Reference":
            told["cards"] = self.seen(frame["cards"], view)
        elif kind in ("Sales", "Market"):
            told = self._sale(frame, view, seat)
        elif kind in ("KeepAndGive", "Draft"):
            told = self._neighbours(view, seat)
        return self.say(f"asks-{kind}{self._form(kind, frame, view, seat)}", **told)

    def _form(self, kind: str, frame: View, view: View, seat: Seat) -> str:
        """Which of several forms a question takes."""
        if kind == "KeepAndGive":
            return f"-{arrangement(view)}"
        if kind == "Display":
            alone = self.solo and room(view, seat) != "full"
            return f"-{room(view, seat)}{'-solo' if alone else ''}"
        if kind == "Sales" and 1 not in frame["sizes"]:
            return "-all"
        each = kind == "Market" and _option(view, "solo.marketA_bonus", "per_card")
        return "-each" if each and frame["bonus"] else ""

    def _lot(self, frame: View, view: View, seat: Seat) -> dict[str, Any]:
        told: dict[str, Any] = {"cards": self.described(face_of(view, frame["card"]))}
        if "price" in frame:
            told["price"] = frame["price"]
        if "bidders" in frame:
            told["leader"] = self.seat_name(frame["bidders"][-1], seat)
        if "tied" in frame:
            told["seats"] = self.seat_names(frame["tied"], seat)
        return told

    def _sale(self, frame: View, view: View, seat: Seat) -> dict[str, Any]:
        most = max(frame["sizes"]) if "sizes" in frame else frame["most"]
        return {"count": min(most, view["hand_sizes"][seat]), "bonus": frame["bonus"]}

    def _neighbours(self, view: View, seat: Seat) -> dict[str, Any]:
        seats = view["seats"]
        return {
            "right": self.seat_name((seat - 1) % seats),
            "left": self.seat_name((seat + 1) % seats),
        }


def arrangement(view: View) -> str:
    """CW-AREA-WESTMINSTER-A What is asked of one's cards: to keep one, two or three in order."""
    cards = len(view["stack"][-1]["apart"])
    two = view["seats"] == 2
    if cards == 1 or (two and _option(view, "westminsterA.two_player", "give_two")):
        return "one"
    if cards == 2:
        return "pair"
    return "two" if two else "three"


def room(view: View, seat: Seat) -> str:
    """CW-EXPAND.10 Whether a showcase is free, could be opened, or neither."""
    markers = view["markers"][seat]
    if SHOWCASES - markers - len(view["displays"][seat]):
        return "free"
    return "opens" if markers and view["purse"][seat] >= OPENING else "full"


def _apart(frame: View, view: View) -> int | None:
    """The face of the card that is being given: known to the viewer, and lying nowhere else."""
    if "card" in frame:
        return face_of(view, frame["card"])
    lying = {*view["deck"], *view["discard"]}
    lying |= {card for hand in view["hands"] for card in hand}
    lying |= {card for shown in view["displays"] for cards, _, _ in shown for card in cards}
    known = [c for c in CARDS if c not in lying and face_of(view, c) is not None]
    return face_of(view, known[0]) if len(known) == 1 else None


def _option(view: View, name: str, value: str) -> bool:
    options: Mapping[str, Any] = view.get("options", {})
    return options.get(name) == value
