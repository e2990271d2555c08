"""CW-PHASE2 Phase 2: all display at once, in secret; then Grotesque tokens are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ludoteca.games.chamber_of_wonders.clubs import is_in
from ludoteca.games.chamber_of_wonders.components import MARKERS, OPENING, Owner, Token
from ludoteca.games.chamber_of_wonders.deck import take_from_hand
from ludoteca.games.chamber_of_wonders.displays import (
    NEITHER,
    NOTHING,
    Commitment,
    Displays,
    in_order,
    pool_of,
    refits_of,
)
from ludoteca.games.chamber_of_wonders.prompts import Prompt, SealedPrompt, open_showcase
from ludoteca.games.chamber_of_wonders.showcases import (
    Placed,
    amend,
    empty,
    free_showcases,
    place,
    return_token,
    take_effect,
    unfit,
)
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.knowledge import learn
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber

BESIDE = -1  # a token that lies on no card


class Display(SealedPrompt, frozen=True, gc=False):
    """CW-PHASE2.3 Each seat secretly fills one showcase, or passes."""

    shape = int | Commitment
    choices: tuple[Commitment | None, ...]

    def read(self, choice: Any) -> Any:
        return in_order(super().read(choice))

    def asked(self, s: Chamber, seat: Seat) -> Space:
        free, hand = free_showcases(s, seat), s.hands[seat]
        opens = not free and s.markers[seat] > 0 and s.purse[seat] >= OPENING  # CW-EXPAND.10
        pool = pool_of(s, hand) if hand and (free or opens) else None
        refits = refits_of(s, seat) if s.clubs and self.may_refit(s, seat) else ()
        return Displays(pool, opens, refits)

    def may_refit(self, s: Chamber, seat: Seat) -> bool:
        """CW-CLUB-CARPENTERS.1 In every phase 2, or only in that of one's own turns (A-39)."""
        own = seat == s.active or not s.terms.refits_in_own_turns
        return s.terms.refits and own and is_in(s, seat, "carpenters")

    def refused(self, s: Chamber, seat: Seat, choice: Commitment | int) -> Reason | None:
        if not isinstance(choice, tuple):
            return self.refusal("not-an-option")
        cards, opens, emptied = choice
        if choice == NOTHING:
            return None  # CW-PHASE2.2
        old: tuple[int, ...] = ()
        if emptied != NEITHER:
            if not self.may_refit(s, seat):
                return Reason("CW-SHOWCASE.7", "displayed-for-good")
            if not 0 <= emptied < len(s.displays[seat]):
                return Reason("CW-CLUB-CARPENTERS.1", "no-such-showcase", {"showcase": emptied})
            if opens:
                return Reason("CW-CLUB-CARPENTERS.1", "emptied-or-opened")
            old = s.displays[seat][emptied].cards
        return wrong_cards(s, seat, cards, old) or (
            None if emptied != NEITHER else no_room(s, seat, opens)
        )

    def resolve(self, s: Chamber) -> None:
        """CW-PHASE2.4 All is revealed together; CW-PHASE2.9 in fixed order it takes effect."""
        if s.heard:
            s.say("display-revealed", commitments=self.choices)  # None: who was not asked
        if s.clubs:
            for seat, choice in enumerate(self.choices):  # CW-CLUB-CARPENTERS.10
                if choice and choice[2] != NEITHER:
                    empty(s, seat, choice[2])
        placed = []
        for seat, choice in enumerate(self.choices):
            if choice is None or choice == NOTHING:
                continue
            cards, opens, emptied = choice
            if opens:
                open_showcase(s, seat)
            take_from_hand(s, seat, cards)
            placed.append(place(s, seat, cards, None if emptied == NEITHER else emptied))
        due = take_effect(s, placed, s.clockwise()) if placed or s.clubs else ()
        if due and s.clubs:
            s.become(GrotesqueTokens(tuple(due)))
            return
        s.leave()
        for owner, at in due:  # without Gravediggers nobody is asked
            draw_token(s, owner, at)


def wrong_cards(
    s: Chamber, seat: Seat, cards: tuple[int, ...], old: tuple[int, ...] = ()
) -> Reason | None:
    """Why these cards cannot be displayed together by that seat."""
    if not cards:
        return Reason("CW-SHOWCASE.1", "empty-showcase")
    if len(cards) != len(set(cards)):
        return Reason("CW-SHOWCASE.1", "card-twice")
    if not set(cards) <= {*s.hands[seat], *old}:
        return Reason("CW-PHASE2.5", "not-in-your-hand")
    if old and set(cards) <= set(old):
        return Reason("CW-CLUB-CARPENTERS.5", "nothing-new")
    return unfit(s, cards)


def no_room(s: Chamber, seat: Seat, opens: bool) -> Reason | None:
    """CW-PHASE2.7, CW-EXPAND.11 A free showcase, or £5 for another."""
    if opens:
        if not s.markers[seat]:
            return Reason("CW-EXPAND.5", "no-marker-left")
        if s.purse[seat] < OPENING:
            args = {"pounds": OPENING, "purse": s.purse[seat]}
            return Reason("CW-EXPAND.11", "too-few-pounds", args)
    elif not free_showcases(s, seat):
        return Reason("CW-PHASE2.7", "no-free-showcase", {"markers": s.markers[seat] or MARKERS})
    return None


class GrotesqueTokens(Prompt, frozen=True, gc=False):
    """CW-WONDER-GROTESQUE.1 A token for each Grotesque displayed, drawn in order."""

    due: tuple[Placed, ...]  # BESIDE: beside the chamber

    def resolve(self, s: Chamber) -> None:
        if not self.due:
            s.leave()
            return
        (owner, at), *rest = self.due
        s.become(self.but(due=tuple(rest)))
        draw_token(s, owner, at)


def draw_token(s: Chamber, owner: Owner, at: int) -> None:
    """CW-WONDER-GROTESQUE.1 One token; CW-CLUB-GRAVEDIGGERS.1 or one of two."""
    if is_in(s, owner, "gravediggers") and len(s.supply) > 1:
        two = (s.supply.pop(), s.supply.pop())
        learn(s, 1 << owner, two)
        s.push(Gravediggers(owner, two, at))
    elif s.supply:  # CW-WONDER-GROTESQUE.8
        lay_token(s, owner, s.supply.pop(), at)


def lay_token(s: Chamber, owner: Owner, token: Token, at: int) -> None:
    """CW-WONDER-GROTESQUE.2, .3 Face down on the card, or beside; only its owner may look."""
    if at == BESIDE:
        s.loose[owner] += (token,)
    else:
        amend(s, owner, at, replace(s.displays[owner][at], token=token))
    if s.heard:
        s.say("grotesque-token", owner=owner)
    if owner < s.seats:
        learn(s, 1 << owner, (token,))


class Gravediggers(Prompt, frozen=True, gc=False):
    """CW-CLUB-GRAVEDIGGERS.1 Of two tokens one is kept, by choice."""

    public = ("owner",)
    owner: Owner
    two: tuple[Token, Token]
    at: int

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        seen = super().seen_by(viewer)
        return {**seen, "two": self.two} if viewer == self.owner else seen

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (self.owner,)

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(self.two)

    def answered(self, s: Chamber, seat: Seat, choice: Token) -> None:
        s.leave()
        lay_token(s, self.owner, choice, self.at)
        return_token(s, self.two[0] if choice == self.two[1] else self.two[1])
