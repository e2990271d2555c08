"""CW-SHOWCASE, CW-WONDER What a showcase may hold, and what happens when it is filled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ludoteca.games.chamber_of_wonders.clubs import club_income
from ludoteca.games.chamber_of_wonders.components import (
    BOOK,
    GROTESQUE,
    LEGENDARY,
    MONSTER,
    PARTS,
    PRECIOUS,
    PRECIOUS_INCOME,
    SHOWCASES,
    SUPPLY,
    Card,
    Owner,
    Token,
)
from ludoteca.games.chamber_of_wonders.purse import collect
from ludoteca.kernel.event import Reason
from ludoteca.kernel.knowledge import show, shuffle

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber

NO_TOKEN: Token = -1


class Showcase(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """CW-SHOWCASE.1 A single Wonder, a Book set or a Monster set, with the tokens on it."""

    cards: tuple[Card, ...]
    fame: bool = False  # CW-FAME.3
    token: Token = NO_TOKEN  # CW-WONDER-GROTESQUE.2


Placed = tuple[Owner, int]  # a showcase just filled: whose, and which


def free_showcases(s: Chamber, owner: Owner) -> int:
    """CW-EXPAND.1 Neither filled nor under a Coming Soon marker."""
    return SHOWCASES - s.markers[owner] - len(s.displays[owner])


def unfit(s: Chamber, cards: Sequence[Card]) -> Reason | None:
    """CW-SHOWCASE.1 Why these cards cannot share a showcase; their faces are known to the asker."""
    if len(cards) == 1:
        return None  # CW-SHOWCASE.2
    terms = s.terms
    types = {terms.type[s.faces[card]] for card in cards}
    kinds = [terms.kind[s.faces[card]] for card in cards]
    if types == {MONSTER}:
        if len(cards) == len(PARTS) == len(set(kinds)):
            return None
        return Reason("CW-SHOWCASE.4", "monster-needs-three-parts")
    if types == {BOOK}:
        if len(kinds) == len(set(kinds)):
            return None
        return Reason("CW-SHOWCASE.3", "books-must-differ")
    return Reason("CW-SHOWCASE.1", "no-set")


def place(s: Chamber, owner: Owner, cards: tuple[Card, ...], at: int | None = None) -> Placed:
    """CW-PHASE2.10 Cards go face up into a showcase: a free one, or the one just emptied."""
    show(s, cards)
    if at is None:
        at = len(s.displays[owner])
        s.displays[owner] += (Showcase(cards),)
    else:
        amend(s, owner, at, Showcase(cards))
    if s.heard:
        s.say("displayed", owner=owner, cards=cards)
    return owner, at


def empty(s: Chamber, owner: Owner, at: int) -> None:
    """CW-CLUB-CARPENTERS.2, .6, .7 Cards back to hand; their tokens go back to the supply."""
    showcase = s.displays[owner][at]
    s.hands[owner] += showcase.cards
    if showcase.token != NO_TOKEN:
        return_token(s, showcase.token)
    amend(s, owner, at, Showcase(()))
    if s.heard:
        s.say("emptied", owner=owner, cards=showcase.cards)


def amend(s: Chamber, owner: Owner, at: int, showcase: Showcase) -> None:
    held = s.displays[owner]
    s.displays[owner] = (*held[:at], showcase, *held[at + 1 :])


def return_token(s: Chamber, token: Token) -> None:
    """CW-CLUB-GRAVEDIGGERS.2 Face down into the supply, which is shuffled again."""
    s.supply.append(token)
    if len(s.supply) > 1:
        shuffle(s, SUPPLY, s.supply)


def take_effect(s: Chamber, placed: Sequence[Placed], order: Sequence[Owner]) -> list[Placed]:
    """CW-PHASE2.11 to .13 Legendaries, Monsters, income; who is due a Grotesque token, in order."""
    new: dict[int, list[Placed]] = {}  # by type
    types, faces, displays = s.terms.type, s.faces, s.displays
    for owner, at in placed:
        kind = types[faces[displays[owner][at].cards[0]]]  # showcases never mix types
        if kind in new:
            new[kind].append((owner, at))
        else:
            new[kind] = [(owner, at)]
    if LEGENDARY in new:
        settle_legendaries(s, new[LEGENDARY])
    for owner, at in new.get(MONSTER, ()):
        if is_monster_set(s, s.displays[owner][at]):  # CW-WONDER-MONSTER.4
            set_fame(s, (owner, at), True)
    if PRECIOUS in new or s.clubs:
        receive_income(s, new, order)
    if GROTESQUE not in new:
        return []
    return in_turn(new[GROTESQUE], order)


def in_turn(due: Sequence[Placed], order: Sequence[Owner]) -> list[Placed]:
    """By their owners, in order."""
    return sorted(due, key=lambda placed: order.index(placed[0]))


def receive_income(s: Chamber, new: Mapping[int, Sequence[Placed]], order: Sequence[Owner]) -> None:
    """CW-PHASE2.13 For Precious Wonders and by Clubs, in order."""
    precious = [owner for owner, _ in new.get(PRECIOUS, ())]
    for owner in order:
        if owner in precious:
            collect(s, owner, PRECIOUS_INCOME * precious.count(owner), "precious")
        pounds = club_income(s, owner, new) if s.clubs else 0
        if pounds:
            collect(s, owner, pounds, "club")


def type_of(s: Chamber, showcase: Showcase) -> int:
    """Showcases never mix types (CW-SHOWCASE.1)."""
    return s.terms.type[s.faces[showcase.cards[0]]]


def is_monster_set(s: Chamber, showcase: Showcase) -> bool:
    return len(showcase.cards) == len(PARTS) and type_of(s, showcase) == MONSTER


def settle_legendaries(s: Chamber, new: Sequence[Placed]) -> None:
    """CW-WONDER-LEGENDARY.2 to .8 Tokens of all names just revealed."""
    faces = s.faces
    for mine in new:
        me, here = mine
        name = faces[s.displays[me][here].cards[0]]
        rivals = []
        for owner, held in enumerate(s.displays):
            if owner == me and not s.terms.own_copies_cancel:  # CW-WONDER-LEGENDARY.5
                continue
            for at, showcase in enumerate(held):
                cards = showcase.cards
                if cards and faces[cards[0]] == name and (owner, at) != mine:
                    rivals.append((owner, at))
        for rival in rivals:  # CW-WONDER-LEGENDARY.3
            set_fame(s, rival, False)
        alone = not rivals or (s.terms.newest_keeps and {*rivals}.isdisjoint(new))
        set_fame(s, mine, alone)  # CW-WONDER-LEGENDARY.2, .4, .6
        if s.heard and not alone:
            s.say("no-fame-token", owner=me, cards=s.displays[me][here].cards)


def set_fame(s: Chamber, where: Placed, fame: bool) -> None:
    owner, at = where
    showcase = s.displays[owner][at]
    if showcase.fame != fame:
        amend(s, owner, at, replace(showcase, fame=fame))
        if s.heard:
            kind = "fame-token" if fame else "fame-token-lost"
            s.say(kind, owner=owner, cards=showcase.cards)
