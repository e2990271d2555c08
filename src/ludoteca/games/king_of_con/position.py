"""Any position of the game, as one would read it off the table: for puzzles, tests, cardboard."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.games.king_of_con.auctions import Astatosta, Award
from ludoteca.games.king_of_con.collection import has_epic
from ludoteca.games.king_of_con.components import (
    DECKS,
    MYSTERY_BOX,
    NO_OBJECT,
    NOWHERE,
    OBJECT_CARDS,
    PASSION_CARDS,
    ROUNDS,
    STALLS,
    STANDS,
    TOKENS,
    Offer,
)
from ludoteca.games.king_of_con.monkeys import MonkeyControl
from ludoteca.games.king_of_con.new_objects import draw_theme, invite_guest
from ludoteca.games.king_of_con.passions import Passions
from ludoteca.games.king_of_con.rounds import AUCTIONS, SCAVENGING, SETUP, SHOWING_OFF, Round
from ludoteca.games.king_of_con.scavenging import Scavenging, Spoils
from ludoteca.games.king_of_con.scoring import end
from ludoteca.games.king_of_con.setup import draw_scenario
from ludoteca.games.king_of_con.showing_off import Predominance, showing_off
from ludoteca.games.king_of_con.state import Con, ConFrame
from ludoteca.games.king_of_con.terms import Terms, scenarios_to_draw
from ludoteca.kernel.event import Reason
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.knowledge import EVERYONE
from ludoteca.kernel.play import advance
from ludoteca.parts.sealed import Sealed

NO_NUMBER = (NO_OBJECT, MYSTERY_BOX)  # what may lie on a Stand and is no Object's number


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies on the table; what is left out is empty, and what nobody knows is dealt."""

    monkeys: list[int]  # by seat
    reserves: list[int]  # by seat
    round: int = 1
    phase: int = AUCTIONS  # 0 choosing Passions, 1 new Objects, 2, 3, 4
    astatosta: int = 1
    bins: list[int] = []  # by seat
    bank: int | None = None  # what is left of the 100 tokens
    collections: list[dict[int, int]] = []  # by seat: Values by Object
    stalls: list[int] = []
    stands: list[int] = []  # Objects, by Stand
    spots: list[list[int]] = []  # by Stand, by seat: tokens that lie there
    declared: list[Offer | int | None] = []  # by seat: offers not yet revealed; 0 to 2, a Passion
    passions: list[list[int] | None] | None = None  # by seat: Characteristics; None is dealt
    discarded: list[int] = []  # by seat; 0 where nobody can say it
    deck: list[int] | None = None  # Objects, the next one first
    scenario: int = 0  # the one that was drawn, where the table plays with one at random
    guests: list[int] = []  # Scenario 4
    theme: int = 0  # Scenario 7
    over: bool = False
    stack: list[ConFrame] = []  # the frames, where phase and declared do not say it all


def place(terms: Terms, given: dict[str, Any], seed: int) -> Con:
    """The state of that position; or everything that is wrong with it."""
    try:
        position = msgspec.convert(given, Position, strict=False)
    except msgspec.ValidationError as error:
        raise PositionError([Reason("-", "not-a-position", {"error": str(error)})]) from None
    drawn = scenarios_to_draw(terms.content, terms.monkey_control)
    if terms.options["scenario"] == "random" and position.scenario in drawn:
        terms = terms.with_scenario(position.scenario)
    reasons = _misshapen(position, terms)
    if reasons:
        raise PositionError(reasons)
    s = _lay_out(terms, position, seed)
    reasons = troubles(s) + _impossible(s, position)
    if reasons:
        raise PositionError(reasons)
    deal_what_nobody_knows(s, position)
    if position.over:
        end(s)
    elif position.phase == SHOWING_OFF and not position.stack:
        showing_off(s)
    advance(s)
    return s


def deal_what_nobody_knows(s: Con, p: Position) -> None:
    """Theme and guests of honour that the position does not name."""
    begun = p.phase >= AUCTIONS
    if s.terms.has_theme and begun and not s.theme:
        draw_theme(s)
    while s.terms.guest_reward and len(s.guests) < p.round - (not begun):
        invite_guest(s)


def _misshapen(p: Position, terms: Terms) -> list[Reason]:
    """Lists of the wrong length, numbers that name nothing, an Object or a Passion twice."""
    reasons, seats = [], len(p.monkeys)
    for name in ("reserves", "bins", "collections", "declared", "passions", "discarded"):
        value = getattr(p, name)
        if (value or name == "reserves") and len(value) != seats:
            args = {"field": name, "found": len(value), "expected": seats}
            reasons.append(Reason("KC-5.2", "one-for-each-seat", args))
    if not SETUP <= p.phase <= SHOWING_OFF:
        reasons.append(Reason("KC-8.1", "no-such-phase", {"phase": p.phase}))
    if not 1 <= p.round <= ROUNDS:
        reasons.append(Reason("KC-1.3", "no-such-round", {"round": p.round}))
    reasons += _wrong_stands(p, terms)
    reasons += _wrong_frames(p, terms)
    if p.spots and [len(row) for row in p.spots] != [seats] * len(p.stands):
        reasons.append(Reason("KC-2.2", "one-spot-for-each-seat"))
    placed = [thing for held in p.collections for thing in held]
    placed += p.stalls + [x for x in p.stands if x not in NO_NUMBER] + (p.deck or [])
    for thing in sorted(set(placed)):
        if not 1 <= thing <= 25:
            reasons.append(Reason("KC-2.14", "no-such-object", {"object": thing}))
        elif placed.count(thing) > 1:
            reasons.append(Reason("KC-22.2", "object-twice", {"object": thing}))
    traits = _named_passions(p)
    for trait in sorted(set(traits)):
        if not 1 <= trait <= 15:
            reasons.append(Reason("KC-3.4", "no-such-characteristic", {"characteristic": trait}))
        elif traits.count(trait) > 1:
            reasons.append(Reason("KC-2.5", "passion-twice", {"characteristic": trait}))
    for trait in [*p.guests, *([p.theme] if p.theme else [])]:
        if not 1 <= trait <= 15:
            reasons.append(Reason("KC-3.4", "no-such-characteristic", {"characteristic": trait}))
    allowed = p.round if terms.guest_reward else 0
    if len(p.guests) > allowed or len(set(p.guests)) != len(p.guests):
        reasons.append(Reason("KC-14.10", "wrong-guests", {"found": p.guests, "most": allowed}))
    if p.theme and not terms.has_theme:
        reasons.append(Reason("KC-17.3", "no-theme-here", {"characteristic": p.theme}))
    if p.scenario not in (0, terms.scenario):
        args = {"scenario": p.scenario, "agreed": terms.scenario}
        reasons.append(Reason("KC-5.13", "another-scenario", args))
    each = passions_each(p, terms)
    if any([kept is not None and len(kept) != each for kept in p.passions or []]):
        reasons.append(Reason("KC-5.8", "passions-for-each-seat", {"expected": each}))
    tokens = [*p.reserves, *p.bins, *[n for row in p.spots for n in row]]
    tokens += [n for held in p.collections for n in held.values()]
    tokens += [n for frame in p.stack if isinstance(frame, Spoils) for n in _lying(frame)]
    tokens.append(TOKENS - sum(tokens) if p.bank is None else p.bank)
    if sum(tokens) != TOKENS:
        reasons.append(Reason("KC-22.1", "tokens-do-not-add-up", {"found": sum(tokens)}))
    if min(tokens) < 0:
        reasons.append(Reason("KC-22.4", "negative-tokens", {"found": min(tokens)}))
    if sorted(p.monkeys) != list(range(1, seats + 1)):
        reasons.append(Reason("KC-22.6", "monkeys-not-one-each", {"found": p.monkeys}))
    return reasons


def _lying(spoils: Spoils) -> list[int]:
    """Tokens of revealed offers, while a tie about them is being settled."""
    return [tokens for _, bids in spoils.bids for tokens, _ in bids]


def _wrong_stands(p: Position, terms: Terms) -> list[Reason]:
    """KC-9.2, KC-10.27 Four Objects in phase 2 and none at any other time; Scenario 6's box."""
    if p.stack or p.over:
        return []
    if p.phase != AUCTIONS:
        laid = bool(p.stands or p.spots)
        return [Reason("KC-10.27", "stands-are-empty", {"phase": p.phase})] if laid else []
    reasons = []
    if len(p.stands) != STANDS or NO_OBJECT in p.stands:
        reasons.append(Reason("KC-9.2", "four-stands", {"found": len([x for x in p.stands if x])}))
    boxed = [stand for stand, x in enumerate(p.stands, 1) if x == MYSTERY_BOX]
    wanted = [STANDS] if terms.mystery_box and p.astatosta == 1 else []
    if boxed != wanted:
        key = "box-on-stand-four" if wanted else "no-mystery-box"
        reasons.append(Reason("KC-9.1", key))
    if p.astatosta == 1 and any(n for row in p.spots for n in row):
        reasons.append(Reason("KC-10.11", "spots-are-empty"))
    return reasons


def _wrong_frames(p: Position, terms: Terms) -> list[Reason]:
    """KC-6.11, KC-19.2 A stack is given only where a tie waits to be settled."""
    if not p.stack:
        return []
    seats = len(p.monkeys)
    kinds = tuple([type(frame) for frame in p.stack])
    ties = {AUCTIONS: Award, SCAVENGING: Spoils, SHOWING_OFF: Predominance}
    wanted = (Round, ties.get(p.phase))
    bottom, top = p.stack[0], p.stack[-1]
    fits = kinds in (wanted, (*wanted, MonkeyControl)) and bottom == Round(p.phase)
    if isinstance(top, MonkeyControl):
        fits = fits and terms.monkey_control and len(top.tied) > 1
    named = [seat for frame in p.stack for seat in _seats_in(frame)]
    if not fits or any(not 0 <= seat < seats for seat in named):
        return [Reason("KC-6.11", "no-such-tie")]
    return []


def _seats_in(frame: ConFrame) -> list[int]:
    if isinstance(frame, MonkeyControl):
        return list(frame.tied)
    if not isinstance(frame, Award | Spoils):
        return []
    seats = [seat for _, seat in frame.won] + [seat for _, tied in frame.ties for seat in tied]
    if isinstance(frame, Spoils):
        seats += [seat for _, bids in frame.bids for _, seat in bids]
    return seats


def _named_passions(p: Position) -> list[int]:
    """Characteristics of Passions that the position names, kept or put away."""
    kept = [trait for mine in p.passions or [] for trait in mine or []]
    return kept + [trait for trait in p.discarded if trait]


def passions_each(p: Position, terms: Terms) -> int:
    """KC-5.8 Three while one of them is still to be put away; KC-5.10 two in a first game."""
    return 3 if p.phase == SETUP and not terms.first_game else 2


def _lay_out(terms: Terms, p: Position, seed: int) -> Con:
    seats = len(p.monkeys)
    owner, value = [NOWHERE] * 26, [0] * 26
    for seat, held in enumerate(p.collections):
        for thing, tokens in held.items():
            owner[thing], value[thing] = seat, tokens
    for thing in p.stalls:
        owner[thing] = STALLS
    s = Con(
        terms=terms,
        seats=seats,
        round=p.round,
        reserve=p.reserves[:],
        bins=p.bins[:] or [0] * seats,
        monkey=p.monkeys[:],
        stands=tuple(p.stands),
        laid=[n for row in p.spots for n in row] or [0] * (len(p.stands) * seats),
        owner=owner,
        value=value,
        guests=tuple(p.guests),
        theme=p.theme,
        knowers=[0] * 40,
        faces=(0,) * 40,
    )
    s.seed(seed, streams=2)
    draw_scenario(s)
    _deal_passions(s, p)
    _stack_deck(s, p)
    s.stack = _frames(s, p)
    lying = [n for frame in s.stack if isinstance(frame, Spoils) for n in _lying(frame)]
    elsewhere = sum([*s.reserve, *s.bins, *s.value, *s.laid, *lying])
    s.bank = TOKENS - elsewhere if p.bank is None else p.bank
    return s


def _deal_passions(s: Con, p: Position) -> None:
    """KC-5.8 Each seat knows its own Passions and the one it has put away."""
    each = passions_each(p, s.terms)
    spare = [trait for trait in range(1, 16) if trait not in _named_passions(p)]
    s.mix(DECKS, spare)
    faces: list[int] = []
    for kept in p.passions or [None] * s.seats:
        if kept is None:
            kept = [spare.pop() for _ in range(each)]
        s.passions += (tuple(range(len(faces), len(faces) + len(kept))),)
        faces += kept
    for seat, trait in enumerate(p.discarded):
        s.box += (len(faces),)
        s.knowers[len(faces)] = 1 << seat if trait else 0
        faces.append(trait or spare.pop())
    for seat, cards in enumerate(s.passions):
        for card in cards:
            s.knowers[card] = 1 << seat
    s.faces = (*faces, *spare, *s.faces[len(PASSION_CARDS) :])


def _stack_deck(s: Con, p: Position) -> None:
    """KC-21.3 The deck, as given or shuffled; whatever has been shown is known to all."""
    out = [n for n in range(1, 26) if s.owner[n] != NOWHERE or n in s.stands]
    hidden = p.deck[::-1] if p.deck is not None else [n for n in range(1, 26) if n not in out]
    if p.deck is None:
        s.mix(DECKS, hidden)
    boxed = MYSTERY_BOX in s.stands and len(hidden) > 0
    s.deck = tuple(OBJECT_CARDS[: len(hidden)])
    if boxed:  # Scenario 6: the card on Stand 4 left the deck before the next one
        s.boxed, s.deck = s.deck[-1], s.deck[:-1]
    s.faces = (*s.faces[: len(PASSION_CARDS)], *hidden, *out)
    s.knowers[15 + len(hidden) :] = [EVERYONE] * len(out)


def _frames(s: Con, p: Position) -> list[ConFrame]:
    if p.stack:
        return p.stack
    if p.over:
        return [Round(p.phase)]
    waiting = tuple([seat for seat, choice in enumerate(p.declared) if choice is None])
    sealed: Passions | Astatosta | Scavenging
    if p.phase == SETUP and s.terms.first_game:
        return [Round()]
    if p.phase == SETUP:
        sealed = Passions.among(s.seats)
    elif p.phase == AUCTIONS:
        sealed = Astatosta.among(s.seats, number=p.astatosta)
    elif p.phase == SCAVENGING:
        sealed = Scavenging.among(s.seats)
    elif p.phase == SHOWING_OFF:
        return [Round(SHOWING_OFF)]
    else:
        return [Round()]
    if p.declared:
        choices = [_declared(s, p, sealed, seat) for seat in range(s.seats)]
        sealed = sealed.but(waiting=waiting, choices=tuple(choices))
    return [Round(p.phase), sealed]


def _declared(s: Con, p: Position, sealed: Sealed, seat: int) -> Any:
    """A choice that was made and not yet revealed, as the rules write it."""
    choice = p.declared[seat]
    if choice is None:
        return None
    try:
        if p.phase == SETUP:
            return s.passions[seat][msgspec.convert(choice, int)]
        return sealed.read(choice)
    except (msgspec.ValidationError, TypeError, IndexError) as error:
        raise PositionError([Reason("-", "not-a-position", {"error": str(error)})]) from None


def troubles(s: Con) -> list[Reason]:
    """KC-22 What cannot be: tokens made or lost, a counter below zero, a card in two places."""
    reasons = []
    lying = [n for frame in s.stack if isinstance(frame, Spoils) for n in _lying(frame)]
    tokens = [*s.reserve, *s.bins, s.bank, *s.value, *s.laid, *lying]
    if sum(tokens) != TOKENS:
        reasons.append(Reason("KC-22.1", "tokens-do-not-add-up", {"found": sum(tokens)}))
    if min(tokens) < 0:
        reasons.append(Reason("KC-22.4", "negative-tokens", {"found": min(tokens)}))
    if sorted(s.monkey) != list(range(1, s.seats + 1)):
        reasons.append(Reason("KC-22.6", "monkeys-not-one-each", {"found": list(s.monkey)}))
    hidden = [s.faces[card] for card in (*s.deck, *([s.boxed] if s.boxed != NOWHERE else []))]
    out = [thing for thing in range(1, 26) if s.owner[thing] != NOWHERE]
    places = [*hidden, *out, *[thing for thing in s.stands if thing not in NO_NUMBER]]
    for thing in range(1, 26):
        if places.count(thing) != 1:
            args = {"object": thing, "found": places.count(thing)}
            reasons.append(Reason("KC-22.2", "object-not-in-one-place", args))
    if sorted([s.faces[card] for card in PASSION_CARDS]) != list(range(1, 16)):
        reasons.append(Reason("KC-2.5", "passions-not-one-each"))
    cards = [card for kept in (*s.passions, s.box) for card in kept]
    if len(cards) != len(set(cards)):
        reasons.append(Reason("KC-2.5", "passions-not-one-each"))
    return reasons


def _impossible(s: Con, p: Position) -> list[Reason]:
    """What no game could have come to, or could go on from."""
    reasons = []
    rounds_left = ROUNDS - p.round + (p.phase in (SETUP, 1))
    if not p.over and len(s.deck) < STANDS * rounds_left:
        args = {"found": len(s.deck), "needed": STANDS * rounds_left}
        reasons.append(Reason("KC-9.4", "deck-too-small", args))
    if p.phase == AUCTIONS and not 1 <= p.astatosta <= s.terms.astatoste:
        reasons.append(Reason("KC-10.1", "no-such-astatosta", {"number": p.astatosta}))
    early = s.terms.epic_ends_the_game and has_epic(s)
    if early and not p.over and not p.stack:
        reasons.append(Reason("KC-22.9", "epic-would-have-ended-it"))
    top = s.stack[-1]
    if isinstance(top, Sealed):
        choices: tuple[Any, ...] = top.choices
        for seat, choice in enumerate(choices):
            if choice is not None and (refused := top.explain(s, seat, choice)):
                reasons.append(refused)
    return reasons


def position(s: Con) -> dict[str, Any]:
    """The position in the words that `place` reads, with everything hidden in it."""
    bottom = s.stack[0] if s.stack else Round(SHOWING_OFF)
    top = s.stack[-1] if s.stack else bottom
    seats = range(s.seats)
    found = Position(
        monkeys=s.monkey[:],
        reserves=s.reserve[:],
        round=s.round,
        phase=bottom.phase if isinstance(bottom, Round) else AUCTIONS,
        bins=s.bins[:],
        bank=s.bank,
        collections=[{n: s.value[n] for n in range(1, 26) if s.owner[n] == seat} for seat in seats],
        stalls=[n for n in range(1, 26) if s.owner[n] == STALLS],
        stands=list(s.stands),
        spots=[s.laid[i : i + s.seats] for i in range(0, len(s.laid), s.seats)],
        passions=[[s.faces[card] for card in cards] for cards in s.passions],
        discarded=[s.faces[card] for card in s.box],
        deck=[s.faces[card] for card in (*s.deck, *([s.boxed] if s.boxed != NOWHERE else []))][
            ::-1
        ],
        scenario=s.terms.scenario,
        guests=list(s.guests),
        theme=s.theme,
        over=not s.stack,
    )
    if isinstance(top, Passions):
        found.declared = [
            None if c is None else s.passions[i].index(c) for i, c in enumerate(top.choices)
        ]
    elif isinstance(top, Astatosta | Scavenging):
        found.declared = list(top.choices)
        found.astatosta = top.number if isinstance(top, Astatosta) else 1
    elif s.stack:
        found.stack = s.stack
    plain: dict[str, Any] = msgspec.to_builtins(found, str_keys=True)
    return plain
