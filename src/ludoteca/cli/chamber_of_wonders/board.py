"""The table of Chamber of Wonders in words: the ring, every chamber, the piles, one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.cli import desk
from ludoteca.cli.desk import INDENT, Lines, View
from ludoteca.games.chamber_of_wonders.components import RING, SHOWCASES
from ludoteca.games.chamber_of_wonders.purse import UNLIMITED
from ludoteca.games.chamber_of_wonders.showcases import NO_TOKEN
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.games.chamber_of_wonders.turns import DISPLAY, LATER, START, TURNS
from ludoteca.kernel.event import Seat
from ludoteca.kernel.table import Table
from ludoteca.kernel.terms import Option
from ludoteca.words import ALL, Words
from ludoteca.words.chamber_of_wonders import Speaker

OF_TWO: tuple[str, ...] = ("agents.area_reuse", "westminsterA.two_player")
OF_SEVERAL: tuple[str, ...] = (
    *("setup.", "clubs.", "info.purse", "contact.seer"),
    *("whitechapelA.", "westminsterA.", "hydeparkB.", "bankB."),
)


class Board(desk.Desk):
    """What lies on the table, as a viewer sees it."""

    def __init__(self, table: Table, words: Words) -> None:
        super().__init__(table, words)
        self.speaker.look(table.view())

    @property
    def speaker(self) -> Speaker:
        assert isinstance(self.words.speaker, Speaker)
        return self.words.speaker

    @property
    def chamber(self) -> Chamber:
        assert isinstance(self.table.state, Chamber)
        return self.table.state

    @property
    def turns(self) -> int:
        """How many turns this game has."""
        terms = self.chamber.terms
        return terms.solo_turns if terms.solo else TURNS[self.table.seats]

    def in_force(self) -> list[Option]:
        """Without those of solo, of Clubs, of two or of several players where there are none."""
        terms = self.chamber.terms
        idle: tuple[str, ...] = OF_SEVERAL if terms.solo else ("solo.",)
        idle += () if terms.clubs else ("club.",)
        idle += () if terms.clubs or terms.solo else ("showcase.exceptions",)
        idle += () if self.table.seats == 2 else OF_TWO
        return [option for option in self.table.options if not option.name.startswith(idle)]

    def phase(self, view: View) -> object:
        """A turn."""
        return view["turn"], len(view["areas"])

    def show(self, viewer: Seat | None, view: View, *, full: bool = True) -> Lines:
        """The table as *viewer* sees it; in short, only the turn and the viewer's own hand."""
        self.speaker.look(view)
        lines = [self._heading(view)]
        if self._is_setup(view):
            return [*lines, *self._ring(view)]
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

    def _is_setup(self, view: View) -> bool:
        """Whether nothing is dealt yet."""
        return any([frame["frame"] in ("PickAreas", "PickContacts") for frame in view["stack"]])

    def _heading(self, view: View) -> str:
        if not view["stack"]:
            return self.say("table-over")
        turn = view["stack"][0]
        if turn["frame"] != "Turn":
            return self.say("table-scoring" if turn["frame"] == "Majority" else "table-setup")
        stage = turn["stage"] - 1  # a stage is counted as soon as it begins
        name = "start" if stage <= START else "1" if stage < DISPLAY else "2"
        if name == "2" and self.chamber.terms.solo:
            name = "2-solo"
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
        pounds = self.say("purse-hidden")
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
            fame=view["fame"][owner] + sum([fame for _, fame, _ in shown]),
        )
        if owner < len(view["clubs"]):
            club = view["clubs"][owner]
            told = {"club": self.speaker.club_name(club), "does": self.speaker.does(club)}
            said = f"{said} {self.say('table-club', **told)}"
        lines = [said]
        for number, showcase in enumerate(shown, 1):
            lines.append(INDENT + self._showcase(number, showcase, view))
        if loose := view["loose"][owner]:
            skulls = [view["cards"][token] for token in loose]
            number = len(loose)
            if None in skulls:
                lines.append(INDENT + self.say("table-loose", tokens=number))
            else:
                listed = ", ".join(map(str, skulls))
                lines.append(INDENT + self.say("table-loose-skulls", tokens=number, skulls=listed))
        if owner != viewer and (known := view["hands"][owner]):
            cards = self.cards(known, view)
            lines.append(INDENT + self.say("table-known", cards=cards))
        return lines

    def _showcase(self, number: int, showcase: Any, view: View) -> str:
        cards, fame, token = showcase
        parts = [self.say("table-showcase", number=number, cards=self.cards(cards, view))]
        if fame:
            parts.append(self.say("table-on-it-fame"))
        if token != NO_TOKEN:
            skulls = view["cards"][token]
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

    def more(self, view: View) -> Lines:
        """A-60 The whole discard pile, as far as one may look through it."""
        if self._is_setup(view) or len(view["discard"]) < 2:
            return []
        return [self.say("table-discard-all", cards=self.cards(view["discard"][::-1], view))]

    def _own(self, viewer: Seat, view: View) -> Lines:
        free = SHOWCASES - view["markers"][viewer] - len(view["displays"][viewer])
        lines = [self.say("table-own-purse", pounds=view["purse"][viewer], free=free)]
        hand = view["hands"][viewer]
        if not hand:
            return [*lines, self.say("table-own-hand-empty")]
        faces = [view["cards"][card] for card in hand]
        items = [self.item(n, card) for n, card in enumerate(self.speaker.each(faces), 1)]
        return [*lines, self.say("table-own-hand"), *items]

    def cards(self, cards: Sequence[int], view: View) -> str:
        return self.speaker.together([view["cards"][card] for card in cards])
