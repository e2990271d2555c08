"""KC-21 King of Con: Objects, tokens and Monkeys before everybody, Reserve and Passions behind."""

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
from ludoteca.companion.games.king_of_con import OBJECTS, TRAITS
from ludoteca.companion.moving.fields import (
    BY_HAND,
    CARDS,
    DEALT,
    TYPED,
    cards,
    hidden,
    several,
    unknown,
)
from ludoteca.games.king_of_con.auctions import Astatosta
from ludoteca.games.king_of_con.components import MYSTERY_BOX, ROUNDS, STANDS, TOKENS
from ludoteca.games.king_of_con.rounds import AUCTIONS, NEW_OBJECTS, SCAVENGING, SHOWING_OFF
from ludoteca.games.king_of_con.scavenging import Scavenging
from ludoteca.games.king_of_con.state import Con
from ludoteca.games.king_of_con.terms import Terms
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.game import Position, PositionError
from ludoteca.kernel.terms import TermsError

ROUND, SCAVENGE, OVER = "round", "scavenging", "over"
PHASES = {ROUND: NEW_OBJECTS, SCAVENGE: SCAVENGING, OVER: SHOWING_OFF}
UNKNOWN = 0  # a Passion that was put away, and nobody here can say which


def switches(form: Form) -> tuple[str, ...]:
    """Everything that may have been agreed on."""
    return tuple(form.options)


def owners(terms: Terms, seats: int) -> int:
    return seats


def check(terms: Terms) -> None:
    """KC-5.13 Which Scenario was drawn is known by now."""
    if terms.options["scenario"] == "random":
        known = ["none", *map(str, sorted(terms.content.scenarios))]
        args = {"name": "scenario", "value": "random", "values": known}
        raise TermsError([Reason("KC-5.13", "no-such-value", args)])


def _auctions(terms: Terms) -> tuple[str, ...]:
    """KC-10.1 The moments of phase 2."""
    return tuple([f"astatosta-{n}" for n in range(1, 1 + terms.astatoste)])


def table(terms: Terms, seats: int) -> tuple[Field, ...]:
    """KC-8.1 Moments at which nothing has been declared; KC-9.2 what lies on the Stands."""
    auctions = _auctions(terms)
    moments = (ROUND, *auctions, SCAVENGE)
    stands = [
        choice(f"stand-{n}", "KC-9.2", "object", OBJECTS, when=("moment", _when_shown(terms, n)))
        for n in range(1, 1 + STANDS)
    ]
    spot = (
        choice("seat", "KC-10.11", "seat", range(seats)),
        number("stand", "KC-10.11", STANDS, least=1, default=None),
        number("tokens", "KC-10.11", TOKENS, least=1, default=None),
    )
    guest = (choice("guest", "KC-20.2", "characteristic", TRAITS),)
    return (
        number("round", "KC-1.3", ROUNDS, least=1, default=None),
        choice("moment", "KC-8.1", "companion-move-moment", moments, default=auctions[0]),
        *stands,
        rows("spots", "KC-10.11", STANDS * seats, spot, when=("moment", auctions[1:])),
        several("stalls", "KC-11.1", "object", OBJECTS, most=len(OBJECTS)),
        *((rows("guests", "KC-20.2", ROUNDS, guest),) if terms.guest_reward else ()),
        *((choice("theme", "KC-20.2", "characteristic", TRAITS),) if terms.has_theme else ()),
    )


def _when_shown(terms: Terms, stand: int) -> tuple[str, ...]:
    """Scenario 6: Object 4 lies face down until the first Astatosta is over."""
    return _auctions(terms)[1 if terms.mystery_box and stand == STANDS else 0 :]


def seat(terms: Terms, seats: int) -> tuple[Field, ...]:
    row = (choice("object", "KC-2.14", "object", OBJECTS), number("tokens", "KC-18.1", TOKENS))
    away = choice(
        "put-away",
        "KC-5.9",
        "companion-move-put-away",
        (UNKNOWN, *TRAITS),
        default=UNKNOWN,
        when=BY_HAND,
    )
    reserve = number("reserve", "KC-7.1", TOKENS, default=None)
    passions = several("passions", "KC-5.8", "characteristic", TRAITS, least=2, most=2, typed=True)
    return (
        number("monkey", "KC-5.7", seats, least=1, default=None),
        number("bin", "KC-5.3", TOKENS),
        rows("collection", "KC-17.2", len(OBJECTS), row),
        reserve if terms.open_reserves else hidden(reserve),
        hidden(cards("KC-5.8")),
        hidden(passions),
        *(() if terms.first_game else (hidden(away),)),
    )


def position(form: Form, answers: Answers) -> Position:
    """What `place` reads; KC-22.2 a Collection names each Object once."""
    at, mine = answers.table, answers.seats
    _check_twice(mine)
    moment, auctions = at["moment"], _auctions(form.terms)  # type: ignore[arg-type]
    shown: list[int] = []
    if moment in auctions:
        shown = [at.get(f"stand-{n}") or MYSTERY_BOX for n in range(1, 1 + STANDS)]
    spots = [[0] * form.seats for _ in shown]
    for row in at["spots"]:
        spots[row["stand"] - 1][row["seat"]] += row["tokens"]
    away = [each.get("put-away") or UNKNOWN for each in mine]
    _check_tokens(mine, spots)
    found: Position = {
        "monkeys": [each["monkey"] for each in mine],
        "reserves": [each["reserve"] for each in mine],
        "bins": [each["bin"] for each in mine],
        "collections": [
            {str(row["object"]): row["tokens"] for row in each["collection"]} for each in mine
        ],
        "round": at["round"],
        "phase": PHASES.get(moment, AUCTIONS),
        "astatosta": auctions.index(moment) + 1 if moment in auctions else 1,
        "stands": shown,
        "spots": spots,
        "stalls": at["stalls"],
        "passions": [each["passions"] or None for each in mine],
        "discarded": away if any(away) else [],
        "guests": [row["guest"] for row in at.get("guests", ())],
        "theme": at.get("theme", 0),
    }
    return found


def _check_twice(mine: list[Row]) -> None:
    """KC-22.2 The same Object twice in one Collection, which a position could not even say."""
    problems = []
    for seat, each in enumerate(mine):
        held = [row["object"] for row in each["collection"]]
        for n, thing in enumerate(held):
            if thing in held[:n]:
                reason = Reason("KC-22.2", "object-twice", {"object": thing})
                problems.append(Problem(f"seats.{seat}.collection.{n}.object", reason))
    if problems:
        raise ProblemsError(problems)


def _check_tokens(mine: list[Row], spots: list[list[int]]) -> None:
    """KC-2.3 There are so many tokens, and no more."""
    tokens = sum([n for row in spots for n in row])
    tokens += sum([each["reserve"] + each["bin"] for each in mine])
    tokens += sum([row["tokens"] for each in mine for row in each["collection"]])
    if tokens > TOKENS:
        args = {"found": tokens, "most": TOKENS}
        raise PositionError([Reason("KC-2.3", "companion-move-tokens-in-all", args)])


def answers(form: Form, position: Position) -> Answers:
    """The same form, filled in from a position."""
    p, seats = position, range(form.seats)
    moments = {phase: name for name, phase in PHASES.items()}
    at = f"astatosta-{p.get('astatosta', 1)}"
    moment = OVER if p.get("over") else moments.get(p.get("phase", AUCTIONS), at)
    table: Row = {"round": p.get("round", 1), "moment": moment, "stalls": p.get("stalls", [])}
    for n, thing in enumerate(p.get("stands", []) if moment == at else [], 1):
        if thing != MYSTERY_BOX:
            table[f"stand-{n}"] = thing
    laid = p.get("spots", [])
    table["spots"] = [
        {"seat": seat, "stand": n, "tokens": row[seat]}
        for n, row in enumerate(laid, 1)
        for seat in seats
        if row[seat]
    ]
    if form.terms.guest_reward:  # type: ignore[attr-defined]
        table["guests"] = [{"guest": trait} for trait in p.get("guests", [])]
    if form.terms.has_theme:  # type: ignore[attr-defined]
        table["theme"] = p.get("theme", 0)
    return Answers(table, [_mine(form, p, seat) for seat in seats])


def _mine(form: Form, p: Position, seat: int) -> Row:
    passions: list[Any] = p.get("passions") or [None] * form.seats
    away: list[int] = p.get("discarded") or [UNKNOWN] * form.seats
    held: dict[str, int] = (p.get("collections") or [{}] * form.seats)[seat]
    mine: Row = {
        "monkey": p["monkeys"][seat],
        "bin": (p.get("bins") or [0] * form.seats)[seat],
        "collection": [{"object": int(x), "tokens": tokens} for x, tokens in held.items()],
        "reserve": p["reserves"][seat],
        CARDS: TYPED if passions[seat] else DEALT,
        "passions": passions[seat] or [],
    }
    if not form.terms.first_game:  # type: ignore[attr-defined]
        mine["put-away"] = away[seat]
    return mine


def dealt(whole: Answers) -> tuple[Seat, ...]:
    return unknown(whole)


def clean(s: Con) -> bool:
    """KC-10.2, KC-12.3 Nobody has declared anything yet; or it is over."""
    if not s.stack:
        return True
    top = s.stack[-1]
    return isinstance(top, Astatosta | Scavenging) and not any(
        [offer is not None for offer in top.choices]
    )


def follows(s: Con) -> list[Reason]:
    """KC-22.1, KC-21.3 What is left for the Bank and for the deck."""
    boxed = MYSTERY_BOX in s.stands
    return [
        Reason("KC-22.1", "companion-move-left-bank", {"count": s.bank}),
        *([Reason("KC-9.1", "companion-move-left-box")] if boxed else []),
        Reason("KC-5.12", "companion-move-left-objects", {"count": len(s.deck)}),
        *([] if s.stack else [Reason("KC-16.1", "companion-move-left-over")]),
    ]
