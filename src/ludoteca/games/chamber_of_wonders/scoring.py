"""CW-END, CW-SCORE, CW-TIE The Grotesque majority, final scoring and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.chamber_of_wonders.clubs import is_in
from ludoteca.games.chamber_of_wonders.components import (
    ARCANE,
    BOOK,
    BOOK_SCALE,
    COLLECTOR,
    FAME_TOKEN,
    LEGENDARY,
    TOKENS,
    TYPES,
    Owner,
)
from ludoteca.games.chamber_of_wonders.phase2 import BESIDE, draw_token
from ludoteca.games.chamber_of_wonders.showcases import NO_TOKEN
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.game import Line
from ludoteca.kernel.knowledge import show
from ludoteca.parts.most import most

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber


SCORED = {
    ARCANE: "CW-WONDER-ARCANE.1",
    BOOK: "CW-WONDER-BOOK.3",
    LEGENDARY: "CW-WONDER-LEGENDARY.1",
}


def final_scoring(s: Chamber) -> None:
    """CW-WONDER-GROTESQUE.4 All tokens are revealed, and the skulls are counted.

    A-11 Who ties draws in the order of play, the Collector last.
    """
    reveal_tokens(s)
    s.become(Majority((*s.clockwise(), *range(s.seats, s.owners()))))


def reveal_tokens(s: Chamber) -> None:
    """All that have left the supply."""
    supply = {*s.supply}
    show(s, [token for token in TOKENS if token not in supply])


def skulls(s: Chamber, owner: Owner) -> int:
    """CW-WONDER-GROTESQUE.4 On cards and beside the chamber."""
    tokens = [showcase.token for showcase in s.displays[owner] if showcase.token != NO_TOKEN]
    return sum([s.faces[token] for token in (*tokens, *s.loose[owner])])


class Majority(Frame, frozen=True, gc=False):
    """CW-WONDER-GROTESQUE.5 Strictly most skulls; .6 who ties draws again."""

    public = ("among", "drawing")
    among: tuple[Owner, ...]
    drawing: tuple[Owner, ...] = ()  # who still has to draw in this round of draws

    def resolve(self, s: Chamber) -> None:
        if self.drawing:
            owner, *rest = self.drawing
            s.become(self.but(drawing=tuple(rest)))
            draw_token(s, owner, BESIDE)
            return
        reveal_tokens(s)
        counted = [skulls(s, owner) for owner in self.among]
        tied = tuple([self.among[place] for place in most(counted)])
        if s.heard:
            s.say("skulls", skulls=dict(zip(self.among, counted, strict=True)))
        if len(tied) < 2:
            self.award(s, tied)
        elif len(s.supply) < len(tied):  # CW-WONDER-GROTESQUE.7
            self.award(s, tied if s.terms.tied_all_win else ())
        else:
            s.become(Majority(tied, tied))

    def award(self, s: Chamber, owners: tuple[Owner, ...]) -> None:
        """CW-SCORE.7 The token comes before the ranking."""
        for owner in owners:
            s.fame[owner] += 1
            if s.heard:
                s.say("majority", owner=owner)
        s.leave()
        rank(s)


def rank(s: Chamber) -> None:
    """CW-META.4 The highest total wins."""
    scores = totals(s)
    s.ranking = ranked(s, scores)
    if s.heard:
        s.say("game-over", scores=tuple(scores), ranking=s.ranking)


def score_sheet(s: Chamber) -> list[Line]:
    """CW-SCORE.1 Card Fame, token Fame, money Fame, hand penalty."""
    owners = range(s.owners())
    by_type = [[0] * s.owners() for _ in TYPES]
    for owner in owners:
        for kind, fame in card_fame(s, owner):
            by_type[kind][owner] += fame
    tokens = [sum([x.fame for x in s.displays[o]]) + s.fame[o] for o in owners]
    return [
        *[Line(TYPES[t], SCORED.get(t, "CW-WONDER.2"), tuple(by_type[t])) for t in range(6)],
        Line("fame-tokens", "CW-SCORE.3", tuple([FAME_TOKEN * n for n in tokens])),
        Line("money", "CW-SCORE.4", tuple([money_fame(s, owner) for owner in owners])),
        Line("hand", "CW-SCORE.6", tuple([-hand_penalty(s, owner) for owner in owners])),
    ]


def totals(s: Chamber) -> list[int]:
    """CW-SCORE.1 By owner, the sum of the score sheet, without writing it."""
    found = []
    for owner in range(s.owners()):
        total = money_fame(s, owner) - hand_penalty(s, owner)
        for _, fame in card_fame(s, owner):
            total += fame
        tokens = s.fame[owner]
        for showcase in s.displays[owner]:
            tokens += showcase.fame
        found.append(total + FAME_TOKEN * tokens)
    return found


def card_fame(s: Chamber, owner: Owner) -> list[tuple[int, int]]:
    """CW-SCORE.2 By showcase, its type and its Fame."""
    displays, faces, worth = s.displays[owner], s.faces, s.terms.fame
    types, of_face = [], s.terms.type
    for showcase in displays:
        types.append(of_face[faces[showcase.cards[0]]])
    found = []
    for kind, showcase in zip(types, displays, strict=True):
        cards = showcase.cards
        if kind == ARCANE:  # CW-WONDER-ARCANE.1
            fame = len(set(types))
        elif kind == BOOK:  # CW-WONDER-BOOK.3
            fame = BOOK_SCALE[len(cards)]
        else:  # CW-WONDER.2
            fame = 0
            for card in cards:
                fame += worth[faces[card]]
        found.append((kind, fame))
    return found


def money_fame(s: Chamber, owner: Owner) -> int:
    """CW-SCORE.4 A third of the purse; CW-CLUB-BANKERS.1 or half of it."""
    return s.purse[owner] // (2 if is_in(s, owner, "bankers") else 3)


def hand_penalty(s: Chamber, owner: Owner) -> int:
    """CW-SCORE.6 One for each card left; CW-SOLO-LEVEL.2 but not for a Royal Collector."""
    if s.terms.solo and owner == COLLECTOR and s.terms.royal:
        return 0
    return len(s.hands[owner])


def standing(s: Chamber, score: int, owner: Owner) -> tuple[int, int, int]:
    """CW-TIE.1, CW-TIE.2 Fame, then cards displayed, then pounds."""
    return score, sum([len(x.cards) for x in s.displays[owner]]), s.purse[owner]


def ranked(s: Chamber, scores: list[int]) -> tuple[Seat, ...]:
    """CW-TIE.4 From first to last; who ties in everything keeps the order of the seats."""
    owners = range(len(scores))
    return tuple(sorted(owners, key=lambda owner: standing(s, scores[owner], owner), reverse=True))


def places(s: Chamber) -> tuple[int, ...]:
    """CW-TIE.3 By owner, the place; a full tie is shared."""
    scores = totals(s)
    standings = [standing(s, score, owner) for owner, score in enumerate(scores)]
    return tuple([1 + sum([other > mine for other in standings]) for mine in standings])
