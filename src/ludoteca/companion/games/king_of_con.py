"""KC-17, KC-18 King of Con at the table: Collections, Passions, Reserves, Monkeys."""

from __future__ import annotations

from typing import Any

from ludoteca.companion.forms import Answers, Field, Form, choice, number, rows
from ludoteca.companion.scoring import Ended, Example
from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.components import CHARACTERISTICS, ROUNDS, TOKENS
from ludoteca.games.king_of_con.rounds import SHOWING_OFF
from ludoteca.games.king_of_con.scoring import on_objects
from ludoteca.games.king_of_con.state import Con
from ludoteca.games.king_of_con.terms import Terms
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.terms import TermsError

OBJECTS = tuple(range(1, 26))
TRAITS = tuple(range(1, 1 + len(CHARACTERISTICS)))


def switches(form: Form) -> tuple[str, ...]:
    """The options that matter for a score."""
    return ("scenario",)


def owners(terms: Terms, seats: int) -> int:
    return seats


def table(terms: Terms, seats: int) -> tuple[Field, ...]:
    """KC-20.2 The theme of the year, where the Scenario has one; KC-5.13 it is known by now."""
    if terms.options["scenario"] == "random":
        known = ["none", *map(str, sorted(terms.content.scenarios))]
        args = {"name": "scenario", "value": "random", "values": known}
        raise TermsError([Reason("KC-5.13", "no-such-value", args)])
    return (choice("theme", "KC-20.2", "characteristic", TRAITS),) if terms.has_theme else ()


def seat(terms: Terms, seats: int) -> tuple[Field, ...]:
    row = (
        choice("object", "KC-2.14", "object", OBJECTS),
        number("tokens", "KC-18.1", TOKENS),
    )
    passions = Field(
        key="passions",
        kind="several",
        clause="KC-17.3",
        values=TRAITS,
        told="characteristic",
        least=2,
        most=2,
    )
    return (
        number("monkey", "KC-18.2", seats, least=1, default=None),
        number("reserve", "KC-17.7", TOKENS),
        passions,
        rows("collection", "KC-17.2", len(OBJECTS), row),
    )


def end(form: Form, answers: Answers) -> Ended:
    """The position after the last phase, as `place` reads it."""
    twice = [
        row["object"]
        for mine in answers.seats
        for n, row in enumerate(mine["collection"])
        if row["object"] in [other["object"] for other in mine["collection"][:n]]
    ]
    if twice:  # a Collection of `place` names each Object once
        raise PositionError([Reason("KC-22.2", "object-twice", {"object": twice[0]})])
    tokens = sum([mine["reserve"] for mine in answers.seats])
    tokens += sum([row["tokens"] for mine in answers.seats for row in mine["collection"]])
    if tokens > TOKENS:
        raise PositionError([Reason("KC-2.3", "companion-tokens-in-all", {"found": tokens})])
    position = {
        "monkeys": [mine["monkey"] for mine in answers.seats],
        "reserves": [mine["reserve"] for mine in answers.seats],
        "passions": [mine["passions"] for mine in answers.seats],
        "collections": [
            {row["object"]: row["tokens"] for row in mine["collection"]} for mine in answers.seats
        ],
        "theme": answers.table.get("theme", 0),
        "round": ROUNDS,
        "phase": SHOWING_OFF,
        "over": True,
    }
    return Ended(GAME.place(form.terms, position, seed=0))  # type: ignore[arg-type]


def before(s: Con, first: Seat, second: Seat) -> Reason:
    """KC-18.1 More tokens on Objects, KC-18.2 then the lower Monkey."""
    tokens = on_objects(s)
    more, fewer = tokens[first], tokens[second]
    if more != fewer:
        return Reason("KC-18.1", "by-tokens", {"more": more, "fewer": fewer})
    monkeys = {"lower": s.monkey[first], "higher": s.monkey[second]}
    return Reason("KC-18.2", "by-monkey", monkeys)


def _mine(monkey: int, reserve: int, passions: list[int], held: dict[int, int]) -> dict[str, Any]:
    rows = [{"object": thing, "tokens": tokens} for thing, tokens in held.items()]
    return {"monkey": monkey, "reserve": reserve, "passions": passions, "collection": rows}


def _early_end(zak: int) -> Answers:
    """The end of a game of five in its fifth round; Zak's Reserve is told in two ways."""
    return Answers(
        seats=[
            _mine(2, 2, [12, 7], {6: 2, 12: 1, 18: 3, 19: 1, 24: 2}),
            _mine(3, 4, [9, 14], {9: 2, 13: 2, 16: 2, 17: 1}),
            _mine(4, 1, [1, 6], {1: 2, 3: 1, 21: 1}),
            _mine(1, 2, [3, 5], {15: 2, 22: 1, 23: 1, 25: 1}),
            _mine(5, zak, [2, 15], {2: 2, 8: 1, 10: 1, 20: 2}),
        ]
    )


NERDS = ("Dirk", "Lulu", "Greg", "Todd", "Zak")
EXAMPLES = (
    Example("early-end", "KC-17.1", 5, _early_end(4), NERDS),
    Example("early-end-parts", "AMB-29", 5, _early_end(6), NERDS),
)
