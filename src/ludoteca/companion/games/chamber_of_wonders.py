"""CW-SCORE, CW-TIE Chamber of Wonders at the table: showcases, tokens, pounds, hands.

The Fame that is printed on cards is typed in: the boxes have values that our content has not.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec.structs import replace

from ludoteca.companion.forms import (
    Answers,
    Field,
    Form,
    Problem,
    ProblemsError,
    Row,
    When,
    choice,
    number,
    rows,
)
from ludoteca.companion.scoring import Ended, Example
from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import (
    BOOK,
    CARDS,
    CLUBS,
    MONSTER,
    PARTS,
    SHOWCASES,
    TOKENS,
    TYPES,
    WONDERS,
)
from ludoteca.games.chamber_of_wonders.content import MOST
from ludoteca.games.chamber_of_wonders.scoring import Majority, final_scoring, skulls, standing
from ludoteca.games.chamber_of_wonders.showcases import amend
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.games.chamber_of_wonders.terms import Terms
from ludoteca.games.chamber_of_wonders.turns import END, TURNS, Turn
from ludoteca.kernel.event import Reason, Seat

SETS = {"monster-set": (MONSTER, 3), "book-2": (BOOK, 2), "book-3": (BOOK, 3), "book-4": (BOOK, 4)}
HOLDS = {**{name: (kind, 1) for kind, name in enumerate(TYPES)}, **SETS}
PRINTED = ("monster", "monster-set", "grotesque", "legendary", "precious")  # have Fame of their own
WITH_TOKEN = ("monster-set", "legendary")
POUNDS = 999


def switches(form: Form) -> tuple[str, ...]:
    """The options that matter for a score; CW-META.3 Clubs are in the English rulebook alone."""
    solo = ("solo.clubs", "solo.lord", "solo.royal")
    clubs = ("clubs.enabled",) if form.edition == "en-0.5" else ()
    return (*(solo if form.owners > form.seats else clubs), "grotesque.tie_exhausted")


def owners(terms: Terms, seats: int) -> int:
    """CW-SOLO.1 The Collector has a score of his own."""
    return 2 if terms.solo else seats


def _skulls(terms: Terms, *, least: tuple[int, ...] = (), when: When | None = None) -> Field:
    """CW-COMP.14 What a Grotesque token shows."""
    shown = (*least, *sorted({*terms.skulls}))
    default = least[0] if least else None
    return choice("skulls", "CW-COMP.14", "count", shown, default=default, when=when)


def table(terms: Terms, seats: int) -> tuple[Field, ...]:
    """CW-WONDER-GROTESQUE.6 Who ties draws again: what was drawn, one after another."""
    return (rows("draws", "CW-WONDER-GROTESQUE.6", len(TOKENS), [_skulls(terms)]),)


def seat(terms: Terms, seats: int) -> tuple[Field, ...]:
    printed: When = ("holds", PRINTED)
    row = (
        choice("holds", "CW-SHOWCASE.1", "companion-holds", tuple(HOLDS)),
        number("fame", "CW-WONDER.2", 3 * MOST, default=None, when=printed),
        Field(key="token", kind="flag", clause="CW-FAME.2", when=("holds", WITH_TOKEN)),
        _skulls(terms, least=(0,), when=("holds", ("grotesque",))),
    )
    club = choice("club", "CW-CLUB.1", "club", CLUBS)
    beside = (
        number("fame-beside", "CW-FAME.2", 24),
        rows("skulls-beside", "CW-WONDER-GROTESQUE.4", len(TOKENS), [_skulls(terms)]),
    )
    return (
        *((club,) if terms.clubs and not terms.solo else ()),
        rows("showcases", "CW-SCORE.2", SHOWCASES, row),
        number("purse", "CW-SCORE.4", POUNDS),
        number("hand", "CW-SCORE.6", WONDERS),
        *(beside if terms.solo else ()),
    )


class _Box:
    """Cards and tokens of our box that stand for those on the table, by type and part."""

    def __init__(self, terms: Terms) -> None:
        self.left: dict[tuple[int, str], list[str]] = {}
        for design in terms.content.deck:
            key = terms.type[design], terms.kind[design]
            self.left.setdefault(key, []).append(terms.content.designs[design].id)
        self.tokens = sorted(terms.skulls)
        self.problems: list[Problem] = []

    def cards(self, kind: int, count: int, at: str) -> list[str]:
        """So many that may share a showcase; CW-COMP.10 as long as there are any."""
        piles = [pile for (held, _), pile in self.left.items() if held == kind and pile]
        if kind == MONSTER and count > 1:
            piles = [self.left[kind, part] for part in PARTS if self.left[kind, part]]
        if len(piles) < count:
            args = {"kind": TYPES[kind]}
            self.problems.append(Problem(at, Reason("CW-COMP.10", "companion-cards", args)))
            return []
        return [pile.pop() for pile in sorted(piles, key=len, reverse=True)[:count]]

    def token(self, at: str) -> int:
        """CW-COMP.13 Twenty tokens."""
        if not self.tokens:
            self.problems.append(Problem(at, Reason("CW-COMP.13", "companion-tokens")))
            return 0
        return self.tokens.pop()


def _shown(box: _Box, row: Row, at: str) -> dict[str, Any]:
    kind, count = HOLDS[row["holds"]]
    cards = box.cards(kind, count, f"{at}.holds")
    return {"cards": cards, "skulls": box.token(f"{at}.skulls") if row["skulls"] else 0}


def end(form: Form, answers: Answers) -> Ended:
    """The end of the last turn, and the majority of skulls as far as it can be told."""
    terms: Terms = form.terms  # type: ignore[assignment]
    box, mine = _Box(terms), answers.seats
    displays = [
        [
            _shown(box, row, f"seats.{owner}.showcases.{n}")
            for n, row in enumerate(each["showcases"])
        ]
        for owner, each in enumerate(mine)
    ]
    beside = [
        [
            box.token(f"seats.{owner}.skulls-beside.{n}")
            for n, _ in enumerate(each.get("skulls-beside", ()))
        ]
        for owner, each in enumerate(mine)
    ]
    draws = [row["skulls"] for row in answers.table["draws"]]
    supply = [box.token(f"table.draws.{n}") for n, _ in enumerate(draws)]
    if box.problems:
        raise ProblemsError(box.problems)
    position = {
        "hands": [each["hand"] for each in mine],
        "purses": [each["purse"] for each in mine],
        "displays": displays,
        "loose": beside,
        "fame": [each.get("fame-beside", 0) for each in mine],
        "clubs": [each["club"] for each in mine if "club" in each],
        "supply": supply,
        "markers": [0] * form.owners,
        "turn": terms.solo_turns if terms.solo else TURNS[form.seats],
        "stage": "end",
        "over": True,
    }
    s = GAME.place(terms, position, seed=0)
    _as_printed(s, mine, draws)
    return _majority(s, len(draws))


def _as_printed(s: Chamber, mine: list[Row], draws: list[int]) -> None:
    """Every card is a design of its own, with the Fame on it; every token has its skulls."""
    terms, faces = copy(s.terms), list(s.faces)
    fame = [0] * WONDERS
    for owner, held in enumerate(s.displays):
        for at, (showcase, row) in enumerate(zip(held, mine[owner]["showcases"], strict=True)):
            fame[showcase.cards[0]] = row["fame"] or 0
            if row["token"]:
                amend(s, owner, at, replace(showcase, fame=True))
            if row["skulls"]:
                faces[showcase.token] = row["skulls"]
    for owner, tokens in enumerate(s.loose):
        laid = mine[owner].get("skulls-beside", [])
        for token, row in zip(tokens, laid, strict=True):
            faces[token] = row["skulls"]
    for token, count in zip(reversed(s.supply), draws, strict=False):  # those that were drawn
        faces[token] = count
    terms.type = tuple([s.terms.type[faces[card]] for card in CARDS])
    terms.kind = tuple([s.terms.kind[faces[card]] for card in CARDS])
    terms.fame = tuple(fame)
    s.terms, s.faces = terms, (*CARDS, *faces[WONDERS:])


def _majority(s: Chamber, draws: int) -> Ended:
    """CW-WONDER-GROTESQUE.4 to .7, until somebody must draw a token whose skulls are not told."""
    s.ranking, s.stack, left = (), [Turn(END)], len(s.supply) - draws
    before = s.fame[:]
    final_scoring(s)
    while s.stack:
        top = s.stack[-1]
        if isinstance(top, Majority) and top.drawing and len(s.supply) == left:
            asked = Reason("CW-WONDER-GROTESQUE.6", "companion-draw", {"seats": top.drawing})
            return Ended(s, (), (asked,))
        top.resolve(s)
    notes = [
        Reason("CW-WONDER-GROTESQUE.5", "companion-majority", {"seat": o, "skulls": skulls(s, o)})
        for o in range(s.owners())
        if s.fame[o] > before[o]
    ]
    if any([skulls(s, o) for o in range(s.owners())]) and not notes:
        notes.append(Reason("CW-WONDER-GROTESQUE.7", "companion-no-majority"))
    if len(s.supply) > left:
        notes.append(Reason("CW-WONDER-GROTESQUE.6", "companion-drawn-in-vain"))
    return Ended(s, tuple(notes))


def before(s: Chamber, first: Seat, second: Seat) -> Reason:
    """CW-TIE.1 More cards displayed, CW-TIE.2 then more pounds, CW-TIE.3 else they share."""
    score = GAME.scores(s)[first]
    (_, cards, pounds), (_, fewer, less) = (standing(s, score, x) for x in (first, second))
    if cards != fewer:
        return Reason("CW-TIE.1", "by-cards", {"more": cards, "fewer": fewer})
    if pounds != less:
        return Reason("CW-TIE.2", "by-pounds", {"more": pounds, "fewer": less})
    return Reason("CW-TIE.3", "shared")


def _row(holds: str, fame: int | None = None, *, token: bool = False, skulls: int = 0) -> Row:
    return {"holds": holds, "fame": fame, "token": token, "skulls": skulls}


def _example(*, skulls: bool) -> Answers:
    """Diana, Paolo and Diego; each rulebook first counts without the skulls."""

    def grotesque(fame: int, count: int) -> Row:
        return _row("grotesque", fame, skulls=count if skulls else 0)

    monster, legendary = "monster-set", "legendary"
    diana = [
        *(_row(monster, 10, token=True), _row("book-2"), grotesque(4, 2), grotesque(4, 2)),
        *(_row(legendary, 5, token=True), _row("arcane"), _row("precious", 3)),
    ]
    paolo = [
        *(_row("book-4"), _row(legendary, 6, token=True), _row("arcane")),
        *(_row("precious", 3), _row("precious", 2)),
        *(_row("monster", 3), _row("monster", 2), _row("monster", 2)),
    ]
    diego = [
        *(_row(monster, 9, token=True), _row(legendary, 4, token=True), grotesque(4, 3)),
        *(_row("arcane"), _row("arcane")),
        *(_row("precious", 4), _row("precious", 4), _row("precious", 3)),
    ]
    return Answers(
        seats=[
            {"showcases": diana, "purse": 7, "hand": 1},
            {"showcases": paolo, "purse": 12, "hand": 0},
            {"showcases": diego, "purse": 14, "hand": 3},
        ]
    )


COLLECTORS = ("Diana", "Paolo", "Diego")
EXAMPLES = (
    Example("end", "CW-TIE.1", 3, _example(skulls=True), COLLECTORS),
    Example("before-skulls", "CW-SCORE.1", 3, _example(skulls=False), COLLECTORS),
)
