"""Any position of the game, by the names of the Wonders: for puzzles, tests and cardboard.

In the middle of an effect, where cards lie apart and half of a table has chosen, a position is kept
as it was saved.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.games.chamber_of_wonders.components import (
    CARDS,
    CLUBS,
    CONTACTS,
    DECK,
    RING,
    SOLO_CONTACTS,
    SUPPLY,
    TABLE,
    TOKENS,
)
from ludoteca.games.chamber_of_wonders.deck import restore
from ludoteca.games.chamber_of_wonders.new_game import empty_table
from ludoteca.games.chamber_of_wonders.phase2 import Display
from ludoteca.games.chamber_of_wonders.possible import STAGES, impossible, misshapen, troubles
from ludoteca.games.chamber_of_wonders.prompts import BetweenTurns
from ludoteca.games.chamber_of_wonders.purse import UNLIMITED
from ludoteca.games.chamber_of_wonders.scoring import rank
from ludoteca.games.chamber_of_wonders.setup import sides_of
from ludoteca.games.chamber_of_wonders.showcases import NO_TOKEN, Showcase
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.games.chamber_of_wonders.terms import Terms
from ludoteca.games.chamber_of_wonders.turns import PlaceAgent, Turn
from ludoteca.kernel.event import Reason
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.knowledge import EVERYONE, show, shuffle
from ludoteca.kernel.play import advance
from ludoteca.kernel.saving import load, save

ANY = -1  # skulls that the position does not tell


class Shown(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A filled showcase."""

    cards: list[str]  # ids of Wonders
    fame: bool = False
    skulls: int = 0  # on its Grotesque token, if it has one; -1 where only its owner could say it


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies on the table; what is left out is empty, and what nobody knows is dealt."""

    hands: list[list[str] | int]  # by owner: ids of Wonders, or how many to deal
    purses: list[int]  # by owner
    turn: int = 1
    active: int = 0
    stage: str = "start"  # what comes next: start, place, before, area, after, display, later, end
    area: int = -1  # the place of the ring visited in this turn
    used: bool = False  # a Contact has been used in this turn
    areas: list[str] = []  # sides, such as abbey-A; four at random where none is named
    contacts: list[str] = []  # likewise
    clubs: list[str] = []
    agents: list[list[int]] = []  # by seat: places of the ring
    visited: list[list[int]] = []
    markers: list[int] = []  # by owner
    displays: list[list[Shown]] = []  # by owner
    fame: list[int] = []  # by owner: Fame tokens beside the chamber
    loose: list[list[int]] = []  # by owner: skulls of tokens beside the chamber; -1 likewise
    discard: list[str] = []  # the top card is the last
    buried: int = 0  # cards beneath these that nobody has looked through
    deck: list[str] = []  # the next ones, the top card first; the rest is shuffled beneath them
    supply: list[int] = []  # the next Grotesque tokens, likewise
    reserve: int | None = None  # where it is limited
    over: bool = False
    unmarked: bool = False  # the numbers of cards tell nothing, for a table that is played on
    saved: str = ""  # everything, in the middle of an effect


def place(terms: Terms, given: dict[str, Any], seed: int) -> Chamber:
    """The state of that position; or everything that is wrong with it."""
    try:
        p = msgspec.convert(given, Position, strict=False)
    except msgspec.ValidationError as error:
        raise PositionError([Reason("-", "not-a-position", {"error": str(error)})]) from None
    if p.saved:
        return _saved(p.saved, terms)
    reasons = misshapen(p, terms)
    if reasons:
        raise PositionError(reasons)
    seats = 1 if terms.solo else len(p.hands)
    s = empty_table(terms, seats, seed)
    s.turn, s.active = p.turn, p.active
    _lay_ring(s, p)
    box = _Box(s, unmarked=p.unmarked)
    _lay_cards(s, p, box)
    reasons = box.reasons + troubles(s) + impossible(s, STAGES[p.stage])
    if reasons:
        raise PositionError(reasons)
    if p.over:  # the majority is already among the Fame tokens
        show(s, [token for token in TOKENS if token not in s.supply])
        rank(s)
    else:
        s.stack = [Turn(STAGES[p.stage], p.area, p.used)]
    advance(s)
    return s


def _saved(saved: str, terms: Terms) -> Chamber:
    try:
        s = load(Chamber, saved.encode())
    except (msgspec.DecodeError, ValueError) as error:
        raise PositionError([Reason("-", "not-a-position", {"error": str(error)})]) from None
    if s.terms.options != terms.options or s.terms.content is not terms.content:
        raise PositionError([Reason("-", "saved-under-other-terms")])
    if reasons := troubles(s):
        raise PositionError(reasons)
    return s


def _lay_ring(s: Chamber, p: Position) -> None:
    s.areas, s.contacts, s.clubs = tuple(p.areas), tuple(p.contacts), tuple(p.clubs)
    if not s.areas:
        sides = [side for side in sides_of(s.terms) if side.endswith("A")]
        s.mix(TABLE, sides)
        s.areas = tuple(sides[:RING])
    if not s.contacts:
        contacts = list(SOLO_CONTACTS if s.terms.solo else CONTACTS)
        s.mix(TABLE, contacts)
        s.contacts = tuple(contacts[:RING])
    if s.terms.clubs and not s.clubs:
        clubs = list(CLUBS)
        s.mix(TABLE, clubs)
        s.clubs = tuple(clubs[: s.seats])
    if p.agents:
        s.agents = [tuple(spots) for spots in p.agents]
    s.visited = [tuple(spots) for spots in p.visited] if p.visited else s.agents[:]
    s.purse = p.purses[:]
    s.markers = p.markers[:] or s.markers
    s.fame = p.fame[:] or s.fame
    if s.reserve != UNLIMITED:
        s.reserve = max(0, s.reserve - sum(s.purse)) if p.reserve is None else p.reserve


class _Box:
    """The cards and tokens that have not been laid out yet; what is taken twice is noted.

    *unmarked* they are numbered in the order in which they are laid out: nobody can tell a face by
    the number of a card, nor by what was typed in for somebody else.
    """

    def __init__(self, s: Chamber, *, unmarked: bool) -> None:
        self.s, self.unmarked = s, unmarked
        self.cards = list(CARDS)
        self.tokens = list(TOKENS)
        self.reasons: list[Reason] = []
        if unmarked:
            shuffle(s, DECK, CARDS)
            shuffle(s, SUPPLY, TOKENS)
        else:
            s.mix(DECK, self.cards)
            s.mix(SUPPLY, self.tokens)

    def card(self, name: str) -> int:
        """A card that bears that name; -1 where there is none left."""
        designs = self.s.terms.content.designs
        for card in self.cards:
            if designs[self.s.faces[card]].id == name:
                return self._taken(self.cards, card)
        known = any(design.id == name for design in designs)
        key = "wonder-too-often" if known else "no-such-wonder"
        self.reasons.append(Reason("CW-DECK.10", key, {"id": name}))
        return -1

    def token(self, skulls: int) -> int:
        """A token that shows so many; any that is left where that is not said."""
        for token in self.tokens:
            if self.s.faces[token] == skulls or skulls == ANY:
                return self._taken(self.tokens, token)
        self.reasons.append(Reason("CW-COMP.13", "no-such-token", {"skulls": skulls}))
        return NO_TOKEN

    def _taken(self, left: list[int], found: int) -> int:
        """What was found, under the next number where numbers are to tell nothing."""
        if not self.unmarked:
            left.remove(found)
            return found
        first, faces = left.pop(0), list(self.s.faces)
        faces[first], faces[found] = faces[found], faces[first]
        self.s.faces = tuple(faces)
        return first

    def named(self, names: list[str]) -> tuple[int, ...]:
        return tuple([card for card in map(self.card, names) if card >= 0])


def _lay_cards(s: Chamber, p: Position, box: _Box) -> None:
    """CW-INFO.1 Hands are known to their owners, displays and discards to all."""
    tokens, beside, next_tokens = _tokens(p, box)
    for owner, shown in enumerate(p.displays):
        for showcase in shown:
            cards = tuple(sorted(box.named(showcase.cards)))
            token = tokens.pop(0) if showcase.skulls else NO_TOKEN
            s.displays[owner] += (Showcase(cards, showcase.fame, token),)
            _learn(s, EVERYONE, cards)
            if token != NO_TOKEN and owner < s.seats:
                s.knowers[token] = 1 << owner
    for owner, skulls in enumerate(p.loose):
        s.loose[owner] = tuple([token for token in [beside.pop(0) for _ in skulls] if token >= 0])
        if owner < s.seats:
            _learn(s, 1 << owner, s.loose[owner])
    open_cards = box.named(p.discard)
    _learn(s, EVERYONE, open_cards)
    named = [box.named(hand) if isinstance(hand, list) else None for hand in p.hands]
    top = box.named(p.deck)
    for owner, held in enumerate(named):
        count = p.hands[owner]
        if held is None and isinstance(count, int):
            if not 0 <= count <= len(box.cards):
                args = {"count": count, "most": len(box.cards)}
                box.reasons.append(Reason("CW-DECK.10", "no-such-hand", args))
                count = 0
            held, box.cards = tuple(box.cards[:count]), box.cards[count:]
        s.hands[owner] = held or ()
        if owner < s.seats:
            _learn(s, 1 << owner, s.hands[owner])
    if not 0 <= p.buried <= len(box.cards):
        args = {"count": p.buried, "most": len(box.cards)}
        box.reasons.append(Reason("CW-DECK.10", "no-such-hand", args))
    beneath, box.cards = box.cards[: p.buried], box.cards[p.buried :]
    s.discard = [*beneath, *open_cards]
    s.deck = [*box.cards, *reversed(top)]
    restore(s)
    s.supply = [*box.tokens, *reversed(next_tokens)]


def _tokens(p: Position, box: _Box) -> tuple[list[int], list[int], list[int]]:
    """On showcases, beside chambers, next in the supply: what is named before what is dealt."""
    on_cards = [x.skulls for shown in p.displays for x in shown if x.skulls]
    beside = [skulls for held in p.loose for skulls in held]
    wanted = [*on_cards, *beside, *p.supply]
    found = {i: box.token(skulls) for i, skulls in enumerate(wanted) if skulls != ANY}
    found |= {i: box.token(ANY) for i, skulls in enumerate(wanted) if skulls == ANY}
    taken = [found[i] for i in range(len(wanted))]
    first, second = len(on_cards), len(on_cards) + len(beside)
    return taken[:first], taken[first:second], [token for token in taken[second:] if token >= 0]


def _learn(s: Chamber, who: int, cards: Any) -> None:
    for card in cards:
        s.knowers[card] |= who


def position(s: Chamber) -> dict[str, Any]:
    """The position in the words that `place` reads, with everything hidden in it."""
    names = [design.id for design in s.terms.content.designs]

    def named(cards: Any) -> list[str]:
        return [names[s.faces[card]] for card in cards]

    bottom, top = (s.stack[0], s.stack[-1]) if s.stack else (None, None)
    stage = stage_of(s)
    if s.stack and stage is None:
        hands = [named(hand) for hand in s.hands]
        return {"hands": hands, "purses": s.purse[:], "saved": save(s).decode()}
    found = Position(
        hands=[named(hand) for hand in s.hands],
        purses=s.purse[:],
        turn=s.turn,
        active=s.active,
        stage=stage or "end",
        area=bottom.area if isinstance(bottom, Turn) and isinstance(top, Display) else -1,
        used=bottom.used if isinstance(bottom, Turn) and isinstance(top, Display) else False,
        areas=list(s.areas),
        contacts=list(s.contacts),
        clubs=list(s.clubs),
        agents=[list(spots) for spots in s.agents],
        visited=[list(spots) for spots in s.visited],
        markers=s.markers[:],
        displays=[
            [
                Shown(sorted(named(x.cards)), x.fame, s.faces[x.token] if x.token >= 0 else 0)
                for x in held
            ]
            for held in s.displays
        ],
        fame=s.fame[:],
        loose=[[s.faces[token] for token in held] for held in s.loose],
        discard=named(s.discard),
        deck=named(s.deck[::-1]),
        supply=[s.faces[token] for token in s.supply[::-1]],
        reserve=None if s.reserve == UNLIMITED else s.reserve,
        over=not s.stack,
    )
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


def stage_of(s: Chamber) -> str | None:
    """The moments that a position in words can name: before any choice of theirs is made."""
    if not s.stack:
        return "end"
    top, turn = s.stack[-1], s.stack[0]
    if len(s.stack) != 2 or not isinstance(turn, Turn) or turn.lost or turn.idle:
        return None
    if isinstance(top, BetweenTurns) and top.waiting == s.clockwise():
        return "start"
    if isinstance(top, PlaceAgent):
        return "place"
    if isinstance(top, Display) and not any(top.choices):
        return "display"
    return None
