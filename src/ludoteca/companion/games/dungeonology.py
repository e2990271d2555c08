"""DG-29 Dungeonology at the table: Note boards, Theses, Students, Jinx cards, the Clan.

What is printed on boards and cards is typed in, or taken from our content where it is the same.
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
    flag,
    number,
    rows,
)
from ludoteca.companion.scoring import Ended, Example
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import (
    COLOURS,
    CUBES,
    INTERNS,
    JINXES,
    LETTERS,
    RESEARCHES,
    STUDENTS,
    Information,
)
from ludoteca.games.dungeonology.ending import ranked, standing
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.mode import Mode
from ludoteca.games.dungeonology.rocca_civetta.modules import VERSUS_ALL
from ludoteca.games.dungeonology.rows import StarBonus, Stars
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.kernel.event import Reason, Seat

SWITCHES = ("rules.main_effects", "rules.max_alert", "rocca.clans", "rocca.research",
            "rules.dangerous_zones", "rocca.floor_iv")  # fmt: skip
OWN = "own"  # a Clan card whose values are typed in
POINTS = 30  # more is on no card
OLDER = 9  # than all whose age was told
TIES = ("DG-29.6", "DG-29.7", "DG-29.8")


def switches(form: Form) -> tuple[str, ...]:
    """The options that matter for a score, and what they need; RC-SOL.1 alone it is Omega."""
    return SWITCHES if form.seats == 1 else (*SWITCHES, VERSUS_ALL)


def owners(terms: Terms, seats: int) -> int:
    return seats


def clans(terms: Terms) -> tuple[str, ...]:
    """RC-CLN.1 The Clans of this table."""
    return tuple([terms.content.clans[n].id for n in _faces(terms, terms.cards.clans)])


def _faces(terms: Terms, cards: range) -> list[int]:
    return [terms.cards.faces[card] for card in cards]


def table(terms: Terms, seats: int) -> tuple[Field, ...]:
    own: When = ("clan", (OWN,))
    modifiers = [number(f"modifier-{x}", "DG-16.2", 9, least=-9, when=own) for x in COLOURS]
    values = [
        number(f"value-{x}", "DG-6.12", 20, least=1, default=value)
        for x, value in zip(COLOURS, terms.content.value, strict=True)
    ]
    star = (
        choice("metal", "RC-CLN.3", "companion-metal", ("silver", "gold")),
        choice("colour", "RC-CLN.3", "companion-column", ("any", *COLOURS), default="any"),
        number("count", "RC-CLN.3", 5, least=1, default=1),
    )
    stars = [
        rows("stars", "RC-CLN.6", 5, star, when=own),
        number("star-points", "RC-CLN.6", POINTS, when=own),
    ]
    tome = [flag("tome", _by_omega(terms, "RC-SOL.12", "RC-OVA.14"))] if terms.omega else []
    return (
        *tome,
        choice("clan", "DG-29.9", "clan", (*clans(terms), OWN)),
        *modifiers,
        *(stars if terms.new_clans else ()),
        *values,
    )


def _by_omega(terms: Terms, alone: str, together: str) -> str:
    """The clause of that mode: Solo, or Omega against all."""
    return alone if terms.solo else together


def _cards(key: str, value: str, clause: str, most: int) -> Field:
    """Cards that lie before a Scholar, each with its points."""
    return rows(key, clause, most, [number(value, clause, POINTS, default=None)])


def seat(terms: Terms, seats: int) -> tuple[Field, ...]:
    order = tuple(range(seats + 1))
    capacity = zip(COLOURS, terms.content.capacity, strict=True)
    return (
        *[number(x, "DG-6.10", most) for x, most in capacity],
        choice("thesis", "DG-15.8", "companion-thesis", order, default=0),
        _cards("jinxes", "penalty", "DG-29.3", JINXES),
        *((_cards("interns", "points", "DG-37.4", INTERNS),) if terms.main_effects else ()),
        *((_cards("researches", "points", "RC-RES.4", RESEARCHES),) if terms.research else ()),
        number("students", "DG-29.7", STUDENTS),
        choice("youth", "DG-29.8", "companion-youth", order, default=0),
        replace(number("mode", "RC-BIG.10", POINTS), rare=True),
    )


def end(form: Form, answers: Answers) -> Ended:
    """The position at the end, as `place` reads it."""
    mine, seats = answers.seats, range(form.seats)
    delivered = in_order(mine, "thesis", "DG-15.8")
    in_order(mine, "youth", "DG-29.8")
    terms: Any = _with(form, {"tiebreak3": "shared"})
    if terms.solo and delivered and answers.table["tome"]:
        raise ProblemsError([Problem("table.tome", Reason("RC-SOL.11", "companion-won-before"))])
    position = {
        "scholars": [terms.content.scholars[n].id for n in terms.scholars[: form.seats]],
        "hands": [0] * form.seats,
        "boards": [
            "".join([x * each[name] for x, name in zip(LETTERS, COLOURS, strict=True)])
            for each in mine
        ],
        "universal": _universal(mine) if terms.floor_four else [],
        "students": [each["students"] for each in mine],
        "delivered": delivered,
        "at": ["gone" if seat in delivered else "START" for seat in seats],
        "jinxes": _dealt(_jinxes(terms), mine, "jinxes"),
        "interns": {
            card: seat
            for seat, cards in enumerate(
                _dealt([row.id for row in terms.content.interns], mine, "interns")
            )
            for card in cards
        },
        "researched": _dealt(_researches(terms), mine, "researches") if terms.research else [],
        "clan": _clan(terms, answers),
        "bag": [0, 1],
        "omega_won": bool(terms.omega) and (answers.table["tome"] or not delivered),
        "moment": "over",
    }
    s = GAME.place(terms, position, seed=0)
    _as_printed(s, answers)
    s.ranking = ranked(s)
    if s.omega_won:
        return Ended(s, (_lost(terms, full=answers.table["tome"]),))
    return Ended(s, (*_uncounted(s), *_youngest(s)))


def _lost(terms: Terms, *, full: bool) -> Reason:
    """RC-OVA.14, RC-OVA.15 Why Omega has won; RC-SOL.12, RC-SOL.13 alone for the same reasons."""
    if full:
        return Reason(_by_omega(terms, "RC-SOL.12", "RC-OVA.14"), "companion-lost-tome")
    return Reason(_by_omega(terms, "RC-SOL.13", "RC-OVA.15"), "companion-lost-thesis")


def _with(form: Form, options: dict[str, Any]) -> Terms:
    found: Any = GAME.agree(form.edition, {**form.options, **options}, seats=form.seats)
    return found  # type: ignore[no-any-return]


def in_order(mine: list[Row], key: str, clause: str) -> list[Seat]:
    """Who comes first, second …; none twice, none left out."""
    named = [(each[key], seat) for seat, each in enumerate(mine) if each[key]]
    problems = [
        Problem(f"seats.{seat}.{key}", Reason(clause, "companion-order", {"number": n}))
        for n, seat in named
        if [x for x, _ in named].count(n) > 1 or n > len(named)
    ]
    if problems:
        raise ProblemsError(problems)
    return [seat for _, seat in sorted(named)]


def _dealt(ids: list[str], mine: list[Row], key: str) -> list[list[str]]:
    """Cards of our box that stand for those before each Scholar."""
    left, dealt = iter(ids), []
    for seat, each in enumerate(mine):
        typed = each.get(key, [])
        cards = [card for _, card in zip(typed, left, strict=False)]
        if len(cards) < len(typed):
            reason = Reason("DG-1.10", "companion-box", {"most": len(ids)})
            raise ProblemsError([Problem(f"seats.{seat}.{key}", reason)])
        dealt.append(cards)
    return dealt


def _jinxes(terms: Terms) -> list[str]:
    return [terms.content.jinxes[n].id for n in _faces(terms, terms.cards.jinxes)]


def _researches(terms: Terms) -> list[str]:
    known = terms.content.researches
    return [known[n].id for n in _faces(terms, terms.cards.researches)]


def _clan(terms: Terms, answers: Answers) -> str:
    clan: str = answers.table["clan"]
    return clans(terms)[0] if clan == OWN else clan


def _universal(mine: list[Row]) -> list[list[int]]:
    """RC-UNI.3 Cubes beyond those of their colour can only be white ones."""
    masks = []
    left = list(CUBES)
    for each in mine:
        row = []
        for colour, name in enumerate(COLOURS):
            white = max(0, each[name] - left[colour])
            left[colour] -= each[name] - white
            row.append((1 << white) - 1)
        masks.append(row)
    return masks


class Typed(Mode, frozen=True):
    """RC-BIG.10 The mode of a Big Boss, of which nothing counts any more but what it gives."""

    given: tuple[int, ...]

    def points(self, s: Expedition, seat: Seat) -> int:
        return self.given[seat]


def _as_printed(s: Expedition, answers: Answers) -> None:
    """The values of the owner's boards and cards in place of ours."""
    terms, ours, told = copy(s.terms), s.terms.content, answers.table
    content = copy(ours)
    content.value = tuple([told[f"value-{x}"] for x in COLOURS])
    if told["clan"] == OWN:
        clan = s.faces[s.clan]
        typed = tuple([told[f"modifier-{x}"] for x in COLOURS])
        content.modifiers = _but(ours.modifiers, {clan: typed})
        content.clans = _but(ours.clans, {clan: replace(ours.clans[clan], star_bonus=_bonus(told))})
    jinxes, researches, interns = {}, {}, {}
    for seat, each in enumerate(answers.seats):
        for card, row in zip(s.jinxes[seat], each["jinxes"], strict=True):
            face = s.faces[card]
            jinxes[face] = replace(ours.jinxes[face], penalty=row["penalty"])
        owned = [n for n, owner in enumerate(s.interns) if owner == seat]
        for n, row in zip(owned, each.get("interns", []), strict=True):
            interns[n] = replace(ours.interns[n], points=row["points"])
        for card, row in zip(
            s.researched[seat] if s.researched else (), each.get("researches", []), strict=True
        ):
            face = s.faces[card]
            researches[face] = replace(ours.researches[face], points=row["points"])
    content.jinxes = _but(ours.jinxes, jinxes)
    content.interns = _but(ours.interns, interns)
    content.researches = _but(ours.researches, researches)
    terms.content = content
    ages = [each["youth"] or OLDER for each in answers.seats]
    terms.births, terms.last_tie = tuple(ages), "birth_rank"
    s.terms = terms
    if any([each["mode"] for each in answers.seats]):
        s.mode = Typed(tuple([each["mode"] for each in answers.seats]))  # type: ignore[assignment]


def _but(ours: Any, changed: dict[int, Any]) -> tuple[Any, ...]:
    return tuple([changed.get(n, row) for n, row in enumerate(ours)])


def _bonus(told: Row) -> StarBonus | None:
    """RC-CLN.6 The Stars of a Clan card that was typed in."""
    letters: dict[Information, Any] = dict(zip(COLOURS, LETTERS, strict=True))
    stars = [
        Stars(metal=row["metal"], colour=letters.get(row["colour"], ""), count=row["count"])
        for row in told.get("stars", [])
    ]
    return StarBonus(stars=stars, points=told["star-points"]) if stars else None


def _uncounted(s: Expedition) -> tuple[Reason, ...]:
    """DG-29.1 Whose points are not counted, though some lie there."""
    without = [seat for seat in range(s.seats) if seat not in s.delivered]
    if not s.delivered or not without:
        return ()
    return (Reason("DG-29.1", "companion-without", {"seats": without, "count": len(without)}),)


def _youngest(s: Expedition) -> tuple[Reason, ...]:
    """DG-29.8 Where only age could part them and it was not told."""
    places = GAME.places(s)
    level = [seat for seat in range(s.seats) if places.count(places[seat]) > 1]
    level = [seat for seat in level if standing(s, seat)[0]]  # DG-29.1
    return (Reason("DG-29.8", "companion-youngest", {"seats": level}),) if level else ()


def before(s: Expedition, first: Seat, second: Seat) -> Reason | None:
    """DG-29.6 to DG-29.8 What puts the one before the other; nothing where a note says it all."""
    if s.omega_won or second == s.seats:  # RC-OVA.16; he has no points to tie with
        return None
    ours, theirs = standing(s, first), standing(s, second)
    if not ours[0] or not theirs[0]:
        return None
    for at, key in enumerate(("thesis", "students", "age")):
        if ours[2 + at] != theirs[2 + at]:
            return Reason(TIES[at], f"by-{key}")
    return None


def _board(**more: Any) -> Row:
    return dict(more)


EXAMPLES = (
    Example(
        "clan-modifier",
        "DG-16.3",
        2,
        Answers({"clan": "blood"}, [_board(militia=4, thesis=1), _board(civilization=3)]),
        ("Rebecca", "Valerio"),
    ),
)
