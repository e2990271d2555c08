"""CW-INFO Chamber of Wonders: the ring, chambers and discards before everybody, hands behind."""

from __future__ import annotations

from typing import Any

from ludoteca.companion.forms import (
    Answers,
    Field,
    Form,
    Problem,
    ProblemsError,
    Row,
    choice,
    number,
    rows,
)
from ludoteca.companion.games.chamber_of_wonders import POUNDS
from ludoteca.companion.moving.fields import (
    BY_HAND,
    BY_LOT,
    CARDS,
    DEALT,
    TYPED,
    cards,
    hidden,
    several,
    unknown,
)
from ludoteca.games.chamber_of_wonders.components import (
    BOOK,
    CLUBS,
    CONTACTS,
    GROTESQUE,
    LEGENDARY,
    MARKERS,
    MONSTER,
    RING,
    SHOWCASES,
    SOLO_CONTACTS,
    TOKENS,
    WONDERS,
)
from ludoteca.games.chamber_of_wonders.position import ANY, stage_of
from ludoteca.games.chamber_of_wonders.purse import UNLIMITED
from ludoteca.games.chamber_of_wonders.setup import sides_of
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.games.chamber_of_wonders.terms import Terms
from ludoteca.games.chamber_of_wonders.turns import AGENTS, TURNS
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.game import Position

START, PLACE, OVER = "start", "place", "over"
PLACES = tuple(range(1, 1 + RING))  # of the ring
FIRST, MORE = "wonder", ("second", "third", "fourth")  # the cards of one showcase
COPIES = 12  # of one design that lie together


def switches(form: Form) -> tuple[str, ...]:
    """What may have been agreed on besides the edition; CW-META.3 Clubs are in English alone."""
    open_ = ("info.purse", "info.discard", "bank.limit", "agents.area_reuse")
    if form.seats == 1:
        return ("solo.clubs", "solo.lord", "solo.royal", "solo.length_unit", *open_[1:3])
    clubs = ("clubs.enabled",) if form.edition == "en-0.5" else ()
    return (*clubs, *(open_ if form.seats == 2 else open_[:3]))


def owners(terms: Terms, seats: int) -> int:
    """CW-SOLO.1 The Collector has a chamber of his own."""
    return 2 if terms.solo else seats


def check(terms: Terms) -> None:
    """Every table of this game can be moved."""


def table(terms: Terms, seats: int) -> tuple[Field, ...]:
    """CW-FLOW.2 The beginning of a turn; CW-SETUP.5 the ring, CW-DECK.2 the discards."""
    sides = sides_of(terms)
    contacts = SOLO_CONTACTS if terms.solo else CONTACTS
    last = terms.solo_turns if terms.solo else TURNS[seats]
    names = _wonders(terms)
    beneath = (choice("wonder", "CW-DECK.2", "wonder", names), _copies())
    return (
        number("turn", "CW-FLOW.5", last, least=1, default=None),
        *((choice("active", "CW-FLOW.4", "seat", range(seats)),) if seats > 1 else ()),
        choice("moment", "CW-FLOW.2", "companion-move-moment", (START, PLACE), default=START),
        *[choice(f"area-{n}", "CW-SETUP.5", "area", sides) for n in PLACES],
        *[choice(f"contact-{n}", "CW-SETUP.9", "contact", contacts) for n in PLACES],
        *((choice("club", "CW-CLUB.1", "club", CLUBS),) if terms.solo and terms.clubs else ()),
        number("buried", "CW-DECK.2", WONDERS),
        rows("discard", "CW-DECK.2", WONDERS, beneath),
    )


def _wonders(terms: Terms, *kinds: int) -> tuple[str, ...]:
    """The designs of the pack; of these types alone where some are named."""
    designs = enumerate(terms.content.designs)
    return tuple([row.id for n, row in designs if not kinds or terms.type[n] in kinds])


def _copies() -> Field:
    return number("copies", "CW-COMP.11", COPIES, least=1, default=1)


def seat(terms: Terms, seats: int) -> tuple[Field, ...]:
    names, skulls = _wonders(terms), (ANY, *sorted({*terms.skulls}))
    sets, books = _wonders(terms, MONSTER, BOOK), _wonders(terms, BOOK)
    fame = ("wonder", _wonders(terms, MONSTER, LEGENDARY))
    token = ("wonder", _wonders(terms, GROTESQUE))
    showcase = (
        choice("wonder", "CW-SHOWCASE.1", "wonder", names),
        *[
            choice(
                key, "CW-SHOWCASE.4", "companion-move-more", ("", *fit), default="", when=(at, sets)
            )
            for key, at, fit in zip(MORE, (FIRST, *MORE), (sets, sets, books), strict=False)
        ],
        Field(key="token", kind="flag", clause="CW-FAME.2", when=fame),
        hidden(
            choice(
                "skulls",
                "CW-WONDER-GROTESQUE.2",
                "companion-move-skulls",
                (0, *skulls),
                default=0,
                when=token,
            )
        ),
    )
    purse = number("purse", "CW-MONEY.1", POUNDS, default=None)
    loose = hidden(choice("skulls", "CW-WONDER-GROTESQUE.3", "companion-move-skulls", skulls))
    hand = (choice("wonder", "CW-INFO.1", "wonder", names), _copies())
    open_purse = terms.open_purses or terms.solo
    return (
        *((choice("club", "CW-CLUB.1", "club", CLUBS),) if terms.clubs and not terms.solo else ()),
        several("agents", "CW-AGENT.1", "companion-move-place", PLACES, most=AGENTS[seats]),
        *(
            (several("visited", "CW-AGENT.5", "companion-move-place", PLACES, most=RING),)
            if terms.each_area_once
            else ()
        ),
        number("markers", "CW-SETUP.3", MARKERS, default=MARKERS),
        rows("showcases", "CW-SHOWCASE.1", SHOWCASES, showcase),
        number("fame-beside", "CW-FAME.1", 24),
        rows("skulls-beside", "CW-WONDER-GROTESQUE.3", len(TOKENS), [loose]),
        purse if open_purse else hidden(purse),
        cards("CW-INFO.1"),
        hidden(rows("hand", "CW-INFO.1", WONDERS, hand, when=BY_HAND)),
        number("hand-size", "CW-INFO.1", WONDERS, default=None, when=BY_LOT),
    )


def position(form: Form, answers: Answers) -> Position:
    """What `place` reads, with numbers of cards that tell nothing."""
    at, mine = answers.table, answers.seats
    terms: Terms = form.terms  # type: ignore[assignment]
    _check_collector(form, mine)
    agents = [[place - 1 for place in each["agents"]] for each in mine[: form.seats]]
    visited = [[place - 1 for place in each.get("visited", ())] for each in mine[: form.seats]]
    clubs = [at["club"]] if "club" in at else [each["club"] for each in mine if "club" in each]
    found: Position = {
        "turn": at["turn"],
        "active": at.get("active", 0),
        "stage": at["moment"],
        "areas": [at[f"area-{n}"] for n in PLACES],
        "contacts": [at[f"contact-{n}"] for n in PLACES],
        "clubs": clubs,
        "agents": agents,
        "visited": visited if terms.each_area_once else [],
        "markers": [each["markers"] for each in mine],
        "displays": [[_shown(row) for row in each["showcases"]] for each in mine],
        "fame": [each["fame-beside"] for each in mine],
        "loose": [[row["skulls"] for row in each["skulls-beside"]] for each in mine],
        "purses": [each["purse"] for each in mine],
        "hands": [_named(each["hand"]) if _typed(each) else each["hand-size"] for each in mine],
        "buried": at["buried"],
        "discard": _named(at["discard"]),
        "unmarked": True,
    }
    return found


def _typed(mine: Row) -> bool:
    return bool(mine[CARDS] == TYPED)


def _named(cards: list[Row]) -> list[str]:
    return [row["wonder"] for row in cards for _ in range(row["copies"])]


def _shown(row: Row) -> dict[str, Any]:
    held = [row[key] for key in (FIRST, *MORE) if row[key]]
    return {"cards": held, "fame": row["token"], "skulls": row["skulls"]}


def _check_collector(form: Form, mine: list[Row]) -> None:
    """CW-SOLO-COLLECTOR.1 He has no Agents, and nobody looks at his hand."""
    problems = []
    for owner in range(form.seats, form.owners):
        for key in ("agents", "hand"):
            if mine[owner][key]:
                reason = Reason("CW-SOLO-COLLECTOR.1", f"companion-move-collector-{key}")
                problems.append(Problem(f"seats.{owner}.{key}", reason))
    if problems:
        raise ProblemsError(problems)


def answers(form: Form, position: Position) -> Answers:
    """The same form, filled in from a position."""
    p = position
    terms: Terms = form.terms  # type: ignore[assignment]
    table: Row = {
        "turn": p.get("turn", 1),
        "moment": OVER if p.get("over") else p.get("stage", START),
        "buried": p.get("buried", 0),
        "discard": _counted(p.get("discard", [])),
    }
    areas, contacts = (p.get(name) or [None] * RING for name in ("areas", "contacts"))
    for n in PLACES:
        table[f"area-{n}"], table[f"contact-{n}"] = areas[n - 1], contacts[n - 1]
    if form.seats > 1:
        table["active"] = p.get("active", 0)
    if terms.solo and terms.clubs:
        table["club"] = (p.get("clubs") or [None])[0]
    return Answers(table, [_mine(form, terms, p, owner) for owner in range(form.owners)])


def _mine(form: Form, terms: Terms, p: Position, owner: int) -> Row:
    def of(name: str, otherwise: Any) -> Any:
        found = p.get(name) or []
        return found[owner] if owner < len(found) else otherwise

    hand, is_seat = p["hands"][owner], owner < form.seats
    typed = is_seat and isinstance(hand, list)
    size = len(hand) if isinstance(hand, list) else hand
    mine: Row = {
        "agents": [place + 1 for place in of("agents", [])] if is_seat else [],
        "markers": of("markers", MARKERS),
        "showcases": [_row(shown) for shown in of("displays", [])],
        "fame-beside": of("fame", 0),
        "skulls-beside": [{"skulls": skulls} for skulls in of("loose", [])],
        "purse": p["purses"][owner],
        CARDS: TYPED if typed else DEALT,
        "hand": _counted(hand) if typed else [],
        "hand-size": None if typed else size,
    }
    if terms.each_area_once:
        mine["visited"] = [place + 1 for place in of("visited", [])] if is_seat else []
    if terms.clubs and not terms.solo:
        mine["club"] = of("clubs", "")
    return mine


def _counted(names: list[str]) -> list[Row]:
    """Cards that lie next to one another and are alike, in one row."""
    found: list[Row] = []
    for name in names:
        if found and found[-1]["wonder"] == name and found[-1]["copies"] < COPIES:
            found[-1]["copies"] += 1
        else:
            found.append({"wonder": name, "copies": 1})
    return found


def _row(shown: dict[str, Any]) -> Row:
    held = [*shown["cards"], "", "", ""]
    more = dict(zip((FIRST, *MORE), held, strict=False))
    return {**more, "token": shown.get("fame", False), "skulls": shown.get("skulls", 0)}


def dealt(whole: Answers) -> tuple[Seat, ...]:
    return unknown(whole)


def clean(s: Chamber) -> bool:
    """CW-FLOW.2 A turn begins and nobody has done anything in it; or all is over."""
    return not s.stack or stage_of(s) in (START, PLACE)


def follows(s: Chamber) -> list[Reason]:
    """CW-DECK.10, CW-COMP.13 What is left for the deck and for the supply of tokens."""
    limited = s.reserve != UNLIMITED
    return [
        Reason("CW-DECK.10", "companion-move-left-deck", {"count": len(s.deck)}),
        Reason("CW-COMP.13", "companion-move-left-supply", {"count": len(s.supply)}),
        *([Reason("A-32", "companion-move-left-pounds", {"count": s.reserve})] if limited else []),
        *([] if s.stack else [Reason("CW-END.1", "companion-move-left-over")]),
    ]
