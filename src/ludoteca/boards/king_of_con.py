"""King of Con's plain board: Stands, Stalls, and for each seat a Collection and its tokens."""

from __future__ import annotations

from typing import Any

from ludoteca.boards.sayings import Sayings
from ludoteca.boards.wire import Anchor, Board, Item, Piece, Zone
from ludoteca.games.king_of_con.components import (
    MYSTERY_BOX,
    NO_OBJECT,
    NOWHERE,
    OBJECT_CARDS,
    ROUNDS,
    STALLS,
    Object,
)
from ludoteca.games.king_of_con.monkeys import CONCEDE
from ludoteca.kernel.event import Seat
from ludoteca.words import Words
from ludoteca.words.speaker import View

PHASES = 4


def board(view: View, words: Words, said: Sayings, viewer: Seat | None) -> Board:
    table = _Table(view, words, said, viewer)
    zones = [*table.house(), *table.middle()]
    for seat in range(view["seats"]):
        zones += table.seat(seat)
    return Board(tuple(zones))


class _Table:
    """One view, as its zones are made."""

    def __init__(self, view: View, words: Words, said: Sayings, viewer: Seat | None) -> None:
        self.view, self.words, self.said, self.viewer = view, words, said, viewer
        self.speaker = words.speaker
        self.card = cards_of(view)

    def house(self) -> list[Zone]:
        """Where the game stands, and what the Scenario has laid open."""
        view, said = self.view, self.said
        phase = next((frame["phase"] for frame in view["stack"] if "phase" in frame), None)
        zones = [said.zone("round", "track", value=view["round"], count=ROUNDS)]
        if phase is not None:
            zones.append(said.zone("phase", "track", value=phase, count=PHASES))
        pieces = []
        if isinstance(number := view["options"]["scenario"], int):
            name = self.speaker.scenario(number)
            pieces.append(
                Piece("scenario", said.say("piece-scenario", number=number, name=name), number)
            )
        if view["guests"]:
            pieces.append(self.trait("guest", view["guests"][-1]))
        if view["theme"]:
            pieces.append(self.trait("theme", view["theme"]))
        return [*zones, said.zone("house", "row", pieces)] if pieces else zones

    def trait(self, name: str, trait: int) -> Piece:
        label = self.said.say(f"piece-{name}", characteristic=self.characteristic(trait))
        return Piece(name, label, trait, (self.said.say(f"gloss-{trait}"),))

    def middle(self) -> list[Zone]:
        """Stands, Stalls, Bank and deck."""
        view, said = self.view, self.said
        stalls = [
            self.object(thing) for thing, owner in enumerate(view["owner"]) if owner == STALLS
        ]
        return [
            said.zone("stands", "row", self.stands()),
            said.zone("stalls", "row", stalls),
            said.zone("deck", "pile", count=len(view["deck"])),
            said.zone("box", "pile", count=len(view["box"])),
            said.zone("bank", "counter", value=view["bank"]),
        ]

    def stands(self) -> list[Piece]:
        seats, laid, pieces = self.view["seats"], self.view["laid"], []
        for stand, thing in enumerate(self.view["stands"]):
            if thing == NO_OBJECT:
                continue
            row = laid[stand * seats : (stand + 1) * seats]
            marks = [self.said.say("mark-stand", number=stand + 1)]
            marks += [
                self.said.say("mark-laid", seat=self.name(seat), tokens=tokens)
                for seat, tokens in enumerate(row)
                if tokens
            ]
            if thing == MYSTERY_BOX:
                piece = f"card-{self.view['boxed']}"
                pieces.append(Piece(piece, self.said.say("mystery-box"), None, (), tuple(marks)))
            else:
                pieces.append(self.object(thing, *marks))
        return pieces

    def seat(self, seat: Seat) -> list[Zone]:
        view, said, owner = self.view, self.said, (seat, self.name(seat))
        held = [
            self.object(thing, said.say("mark-value", value=view["value"][thing]))
            for thing, holder in enumerate(view["owner"])
            if holder == seat
        ]
        passions = [self.passion(card) for card in view["passions"][seat]]
        return [
            said.own_zone("collection", "tableau", owner, held, columns=4),
            said.own_zone("passions", "hand", owner, passions, count=len(passions)),
            said.own_zone("reserve", "counter", owner, value=view["reserve"][seat]),
            said.own_zone("bin", "counter", owner, value=view["bins"][seat]),
            said.own_zone("monkey", "counter", owner, value=view["monkey"][seat]),
        ]

    def passion(self, card: int) -> Piece:
        face = self.view["cards"][card]
        known = self.said.pieces.get((card, face))
        if known is None:
            if face is None:
                known = Piece(f"card-{card}", self.said.say("piece-passion-back"), None)
            else:
                facts = (self.said.say(f"gloss-{face}"),)
                known = Piece(f"card-{card}", self.characteristic(face), face, facts)
            self.said.pieces[card, face] = known
        return known

    def object(self, thing: Object, *marks: str) -> Piece:
        piece = self.card[thing]
        known = self.said.pieces.get((piece, thing))
        if known is None:
            facts = tuple([self.characteristic(trait) for trait in self.speaker.traits[thing]])
            known = Piece(piece, self.speaker.object_name(thing), thing, facts)
            self.said.pieces[piece, thing] = known
        if not marks:
            return known
        return Piece(known.id, known.label, known.face, known.facts, marks)

    def characteristic(self, trait: int) -> str:
        return self.said.say(f"characteristic-{trait}")

    def name(self, seat: Seat) -> str:
        return self.said.seat_name(seat, self.viewer)


def cards_of(view: View) -> dict[Object, str]:
    """By Object, the piece that bears it: its card, once that has been turned up."""
    found = {
        face: f"card-{card}"
        for card, face in enumerate(view["cards"])
        if card in OBJECT_CARDS and face is not None
    }
    return found | {MYSTERY_BOX: f"card-{view['boxed']}"}


def anchor(kind: str, item: Item, view: View, words: Words, said: Sayings, seat: Seat) -> Anchor:
    assert isinstance(item, int)
    if kind == "Passions":
        label = said.say(f"characteristic-{view['cards'][item]}")
        return Anchor(item, label, f"card-{item}", f"passions-{seat}")
    if kind == "MonkeyControl":
        label = said.say("choice-concede" if item == CONCEDE else "choice-take")
        prize = view["stack"][-1]["object"]
        if item == CONCEDE or not prize:
            return Anchor(item, label, zone=f"monkey-{seat}", seat=seat)
        return Anchor(item, label, cards_of(view)[prize], _where(prize, view))
    label = words.speaker.object_name(item)
    return Anchor(item, label, cards_of(view)[item], _where(item, view))


def _where(thing: Object, view: View) -> str:
    """The zone in which an Object lies."""
    owner: Any = NOWHERE if thing == MYSTERY_BOX else view["owner"][thing]
    if owner == NOWHERE:
        return "stands"
    return "stalls" if owner == STALLS else f"collection-{owner}"
