"""CW-SOLO-REVEAL The Collector's reveal: which of his cards he displays, and in which order."""

from __future__ import annotations

from copy import copy
from typing import Any

from ludoteca.companion.forms import Answers, Field, Form, choice, number, rows
from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import (
    CARDS,
    COLLECTOR,
    MARKERS,
    PARTS,
    SHOWCASES,
    TYPES,
)
from ludoteca.games.chamber_of_wonders.setup import COLLECTOR_POUNDS
from ludoteca.games.chamber_of_wonders.solo.collector import HAND, reveal
from ludoteca.kernel.event import Event, Reason

BOOKS = ("book-A", "book-B", "book-C", "book-D")
KINDS = (*PARTS, *[name for name in TYPES if name not in ("monster", "book")], *BOOKS)
PRIORITY = {"monster": 3, "book": 4, "legendary": 5, "grotesque": 6, "precious": 7, "arcane": 8}
EFFECTS = {
    "legendary": "CW-WONDER-LEGENDARY.4",
    "grotesque": "CW-WONDER-GROTESQUE.1",
    "precious": "CW-WONDER-PRECIOUS.1",
}


def switches(form: Form) -> tuple[str, ...]:
    return ("solo.lord", "solo.collector_unlisted")


def table(game: str, terms: Any, seats: int) -> tuple[Field, ...]:
    card = (
        choice("kind", "CW-COMP.10", "companion-kind", KINDS),
        number("value", "CW-SOLO-REVEAL.10", 99, default=None),
    )
    return (
        number("purse", "CW-SOLO-COLLECTOR.2", 999, default=COLLECTOR_POUNDS),
        number("filled", "CW-SOLO-REVEAL.12", SHOWCASES),
        number("markers", "CW-SOLO-COLLECTOR.1", MARKERS, default=MARKERS),
        rows("cards", "CW-SOLO-REVEAL.1", 12, card),
    )


def tell(form: Form, answers: Answers, seed: int) -> list[Reason]:
    told, terms = answers.table, form.terms
    typed: list[dict[str, Any]] = told["cards"]
    solo: Any = GAME.agree(form.edition, {**form.options, "solo.lord": "off"}, seats=1)
    spare = [x.id for x in solo.content.designs for _ in range(x.copies) if x.type == "arcane"]
    position = {
        "hands": [0, len(typed)],
        "purses": [0, told["purse"]],
        "markers": [0, told["markers"]],
        "displays": [[], [{"cards": [name]} for name in spare[: told["filled"]]]],
    }
    s = GAME.place(solo, position, seed)
    names = _as_printed(s, typed)
    events: list[Event] = []
    s.heard = events.append
    reveal(s)
    s.heard = None
    steps = [Reason("CW-SOLO-REVEAL.1", "companion-collector-reveal")]
    if terms.options["solo.lord"] == "on":
        steps.insert(0, Reason("CW-SOLO-LEVEL.1", "companion-collector-lord"))
    if len(typed) < HAND:
        steps.append(Reason("CW-SOLO-COLLECTOR.6", "companion-collector-few", {"count": HAND}))
    for event in events:
        if event.kind == "showcase-opened":
            steps.append(Reason("CW-SOLO-REVEAL.13", "companion-collector-opens"))
        elif event.kind == "displayed":
            steps += _placed(s, names, event.public["cards"])
    left = [names[card] for card in s.hands[COLLECTOR]]
    if left:
        steps.append(Reason("CW-SOLO-REVEAL.14", "companion-collector-keeps", {"cards": left}))
    now = {"pounds": s.purse[COLLECTOR]}
    return [*steps, Reason("CW-SOLO-REVEAL.2", "companion-collector-done", now)]


def _as_printed(s: Any, typed: list[dict[str, Any]]) -> dict[int, tuple[str, int]]:
    """His cards become those that were typed in; by card, what it is called."""
    terms, faces = copy(s.terms), s.faces
    types = [s.terms.type[faces[card]] for card in CARDS]
    kinds = [s.terms.kind[faces[card]] for card in CARDS]
    values = [s.terms.value[faces[card]] for card in CARDS]
    names = {}
    for card, row in zip(s.hands[COLLECTOR], typed, strict=True):
        kind = row["kind"]
        name = "monster" if kind in PARTS else "book" if kind in BOOKS else kind
        types[card], values[card] = TYPES.index(name), row["value"]
        kinds[card] = kind if name in ("monster", "book") else ""
        names[card] = (kind, row["value"])
    terms.type, terms.kind, terms.value = tuple(types), tuple(kinds), tuple(values)
    s.terms, s.faces = terms, (*CARDS, *faces[len(CARDS) :])
    return names


def _placed(s: Any, names: dict[int, tuple[str, int]], cards: tuple[int, ...]) -> list[Reason]:
    """One showcase, the preference by which he fills it, and what it brings."""
    name = TYPES[s.terms.type[cards[0]]]
    listed = name not in ("monster", "book") or len(cards) > 2
    clause = f"CW-SOLO-REVEAL.{PRIORITY[name] if listed else 9}"
    shown = {"cards": [names[card] for card in cards]}
    steps = [Reason(clause, "companion-collector-places", shown)]
    if name == "monster" and len(cards) == len(PARTS):
        steps.append(Reason("CW-WONDER-MONSTER.4", "companion-collector-monster"))
    elif name in EFFECTS:
        steps.append(Reason(EFFECTS[name], f"companion-collector-{name}"))
    return steps
