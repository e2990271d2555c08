"""Chamber of Wonders' plain board: the ring, what lies aside, and for each owner a chamber."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ludoteca.boards.sayings import Sayings
from ludoteca.boards.wire import Anchor, Board, Item, Piece, Zone
from ludoteca.games.chamber_of_wonders.components import (
    ARCANE,
    BOOK,
    CARDS,
    RING,
    TOKENS,
)
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.games.chamber_of_wonders.purse import UNLIMITED
from ludoteca.games.chamber_of_wonders.showcases import NO_TOKEN
from ludoteca.games.chamber_of_wonders.turns import TURNS
from ludoteca.kernel.event import Seat
from ludoteca.words import Words
from ludoteca.words.speaker import View

IN_FRAME = ("revealed", "cards", "card", "apart", "open", "closed")  # where frames hold cards
BIDS = ("Auction", "SealedBid")


def board(view: View, words: Words, said: Sayings, viewer: Seat | None) -> Board:
    words.speaker.look(view)
    table = _Table(view, words, said, viewer)
    zones = table.middle()
    for owner in range(len(view["hand_sizes"])):
        zones += table.chamber(owner)
    return Board(tuple(zones))


class _Table:
    """One view, as its zones are made."""

    def __init__(self, view: View, words: Words, said: Sayings, viewer: Seat | None) -> None:
        self.view, self.words, self.said, self.viewer = view, words, said, viewer
        self.speaker = words.speaker

    # ------------------------------------------------------------ the middle of the table

    def middle(self) -> list[Zone]:
        view, said = self.view, self.said
        zones = [said.zone("turn", "track", value=view["turn"], count=turns(view))]
        zones.append(said.zone("ring", "row", self.areas(), columns=RING))
        zones.append(said.zone("contacts", "row", self.contacts(), columns=RING))
        aside = [self.card(card) for card in in_frames(view)]
        aside += [self.token(token) for token in loose_tokens(view)]
        if aside:
            zones.append(said.zone("aside", "row", aside))
        known = [self.card(card) for card in reversed(view["deck"]) if card is not None]
        zones.append(said.zone("deck", "pile", known, count=len(view["deck"])))
        seen = [self.card(card) for card in reversed(view["discard"])]
        zones.append(said.zone("discard", "pile", seen, count=view["discard_size"]))
        zones.append(said.zone("supply", "pile", count=view["supply_size"]))
        if view["reserve"] != UNLIMITED:
            zones.append(said.zone("reserve", "counter", value=view["reserve"]))
        return zones

    def areas(self) -> list[Piece]:
        """The ring, with the Agents that stand there."""
        pieces = []
        for spot, side in enumerate(self.view["areas"]):
            there = [seat for seat, spots in enumerate(self.view["agents"]) if spot in spots]
            marks = [self.said.say("mark-agent", seat=self.name(seat)) for seat in there]
            known = self.kept(("area", spot, side), lambda s=side, n=spot: self.area(s, n))  # type: ignore[misc]
            pieces.append(Piece(known.id, known.label, side, known.facts, tuple(marks)))
        return pieces

    def area(self, side: str, spot: int) -> Piece:
        facts = (self.speaker.effect(side),)
        return Piece(f"area-{spot}", self.speaker.area_name(side), side, facts)

    def contacts(self) -> list[Piece]:
        return [
            self.kept(
                ("contact", spot, contact, self.speaker.seer),
                lambda n=spot, c=contact: Piece(  # type: ignore[misc]
                    f"contact-{n}", self.speaker.contact_name(c), c, (self.speaker.gives(c),)
                ),
            )
            for spot, contact in enumerate(self.view["contacts"])
        ]

    # ------------------------------------------------------------ a chamber

    def chamber(self, owner: int) -> list[Zone]:
        view, said, whose = self.view, self.said, (owner, self.name(owner))
        hand = [self.card(card) for card in view["hands"][owner]]
        markers = view["markers"][owner]
        zones = [
            said.own_zone("hand", "hand", whose, hand, count=view["hand_sizes"][owner]),
            said.own_zone("chamber", "tableau", whose, self.displays(owner), columns=3),
            said.own_zone("markers", "counter", whose, value=markers),
            said.own_zone("purse", "counter", whose, value=view["purse"][owner]),
            said.own_zone("fame", "counter", whose, value=view["fame"][owner]),
        ]
        if loose := view["loose"][owner]:
            tokens = [self.token(token) for token in loose]
            zones.append(said.own_zone("loose", "row", whose, tokens))
        if owner < len(view["clubs"]):
            club = view["clubs"][owner]
            piece = Piece(f"club-{owner}", said.say(f"club-{club}"), club)
            zones.append(said.own_zone("club", "row", whose, [piece]))
        return zones

    def displays(self, owner: int) -> list[Piece]:
        pieces = []
        for at, (cards, fame, token) in enumerate(self.view["displays"][owner]):
            for card in cards:
                marks = [self.said.say("mark-showcase", number=at + 1)]
                if fame and card == cards[0]:
                    marks.append(self.said.say("mark-fame"))
                if token != NO_TOKEN and card == cards[0]:
                    marks.append(self.skulls(token))
                known = self.card(card)
                pieces.append(Piece(known.id, known.label, known.face, known.facts, tuple(marks)))
        return pieces

    # ------------------------------------------------------------ pieces

    def card(self, card: int) -> Piece:
        design = self.view["cards"][card]
        return self.kept((card, design), lambda: self.wonder(card, design))

    def wonder(self, card: int, design: int | None) -> Piece:
        if design is None:
            return Piece(f"card-{card}", self.said.say("card-unknown"), None)
        content = self.speaker.content
        kind, value = content.type[design], content.value[design]
        facts = [self.speaker.type_name(kind), self.said.say("n-pounds", pounds=value)]
        if kind not in (ARCANE, BOOK):
            facts.append(self.said.say("fact-fame", fame=content.fame[design]))
        return Piece(f"card-{card}", self.speaker.object_name(design), design, tuple(facts))

    def token(self, token: int) -> Piece:
        return Piece(f"token-{token}", self.skulls(token), self.view["cards"][token])

    def skulls(self, token: int) -> str:
        skulls = self.view["cards"][token]
        if skulls is None:
            return self.said.say("mark-token")
        return self.said.say("mark-token-skulls", skulls=skulls)

    def kept(self, key: object, made: Callable[[], Piece]) -> Piece:
        """A piece without marks, made once."""
        known = self.said.pieces.get(key)
        if known is None:
            known = self.said.pieces[key] = made()
        return known

    def name(self, owner: int) -> str:
        return self.said.seat_name(owner, self.viewer)


# ---------------------------------------------------------------- where things lie


def turns(view: View) -> int:
    """CW-FLOW.6 to .8, CW-SOLO.12 How many turns the game has."""
    options = view["options"]
    if options["mode.solo"] == "on":
        return 27 if options["solo.length_unit"] == "round" else 9
    return TURNS[view["seats"]]


def in_frames(view: View) -> list[int]:
    """The cards that lie aside while something goes on, as the frames tell; each once."""
    found: dict[int, None] = {}
    elsewhere = lying(view)
    for frame in view["stack"]:
        for field in IN_FRAME:
            held = frame.get(field, ())
            if field == "cards" and isinstance(held, int):  # Assign tells how many
                continue
            found |= dict.fromkeys((held,) if isinstance(held, int) else held)
        if frame["frame"] in ("Gifts", "Assign") and "card" not in frame:
            found |= dict.fromkeys(lone(view, elsewhere, found))
    return [card for card in found if card not in elsewhere]


def lying(view: View) -> set[int | None]:
    """The cards of which the view tells that they lie in a pile, a hand or a showcase."""
    found: set[int | None] = {*view["deck"], *view["discard"]}
    for hand in view["hands"]:
        found.update(hand)
    for displays in view["displays"]:
        for cards, _, _ in displays:
            found.update(cards)
    return found


def lone(view: View, elsewhere: set[int | None], found: Iterable[int]) -> list[int]:
    """The one card that the viewer knows and that lies nowhere else, if there is just one."""
    cards = view["cards"]
    known = [c for c in CARDS if cards[c] is not None and c not in elsewhere and c not in [*found]]
    return known if len(known) == 1 else []


def loose_tokens(view: View) -> list[int]:
    """CW-CLUB-GRAVEDIGGERS.1 The two tokens of which one is being chosen, where the viewer may."""
    if not view["stack"] or view["stack"][-1]["frame"] != "Gravediggers":
        return []
    laid = {token for tokens in view["loose"] for token in tokens}
    laid |= {token for displays in view["displays"] for _, _, token in displays}
    return [t for t in TOKENS if view["cards"][t] is not None and t not in laid]


# ---------------------------------------------------------------- where choices lie

ON_CARDS = (
    *("SellToRek", "Discards", "Olivander", "Boss", "Sales", "Market", "Display", "Catherine"),
    *("TakeMatching", "KeepAndGive", "Draft", "Lots", "Business", "Yard", "Cara", "Parker"),
)
ON_ZONES = {
    **dict.fromkeys(("Peek", "Detectives", "NameType"), "deck"),
    **dict.fromkeys(("PushYourLuck", "Telegraph", "Reference"), "deck"),
    "PickAreas": "ring",
    "PickContacts": "contacts",
}
EMPTY = "empty-"  # and the place of a showcase that may be emptied and filled anew


def anchor(kind: str, item: Item, view: View, words: Words, said: Sayings, seat: Seat) -> Anchor:
    speaker = words.speaker
    if isinstance(item, str):
        at = int(item.removeprefix(EMPTY))
        label = said.say("label-empty", number=at + 1)
        cards, _, _ = view["displays"][seat][at]
        return Anchor(item, label, f"card-{cards[0]}", f"chamber-{seat}", seat)
    if item == OPEN:
        return Anchor(item, said.say("choice-open"), zone=f"markers-{seat}", seat=seat)
    if kind in BIDS:
        label = said.say("choice-pass") if item == PASS else said.say("choice-bid", pounds=item)
        return Anchor(item, label, f"card-{view['stack'][-1]['card']}", "aside")
    if kind in ("Gifts", "NameBuyer"):
        return Anchor(item, said.seat_name(item, seat), zone=f"hand-{item}", seat=item)
    if kind == "Gravediggers":
        skulls = view["cards"][item] or 0
        return Anchor(item, said.say("mark-token-skulls", skulls=skulls), f"token-{item}", "aside")
    if item != PASS and kind in ON_CARDS:
        return Anchor(item, _called(item, view, words, said), f"card-{item}", _where(item, view))
    label = speaker.choice(kind, item, view)
    if item != PASS and kind == "PlaceAgent":
        return Anchor(item, label, f"area-{item}", "ring")
    if item != PASS and kind == "ChooseContact":
        return Anchor(item, label, f"contact-{item}", "contacts")
    if kind in ON_ZONES:
        return Anchor(item, label, zone=ON_ZONES[kind])
    cards = in_frames(view)  # Assign, KeepOrNot; or to let it be, on one's own chamber
    if item == PASS or not cards:
        return Anchor(item, label, zone=f"chamber-{seat}", seat=seat)
    return Anchor(item, label, f"card-{cards[-1]}", "aside")


def _called(card: int, view: View, words: Words, said: Sayings) -> str:
    design = view["cards"][card]
    if design is None:
        closed: Sequence[int] = view["stack"][-1].get("closed", ())
        if card in closed:
            return said.say("card-face-down", number=closed.index(card) + 1)
        return said.say("card-unknown")
    name: str = words.speaker.object_name(design)
    return name


def _where(card: int, view: View) -> str:
    """The zone in which a card lies that may be chosen."""
    for owner, hand in enumerate(view["hands"]):
        if card in hand:
            return f"hand-{owner}"
    for owner, displays in enumerate(view["displays"]):
        if any(card in cards for cards, _, _ in displays):
            return f"chamber-{owner}"
    return "aside"
