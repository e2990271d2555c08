"""What a Lecturer may choose, and what not with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from ludoteca.campaign.content import Row
from ludoteca.campaign.preparing import TakeSlot
from ludoteca.campaign.sending import scenario
from ludoteca.campaign.support import purchases
from ludoteca.campaign.telling import Telling
from ludoteca.kernel.event import Reason, Seat
from ludoteca.server import composing
from ludoteca.server.campaigns import Following
from ludoteca.words import Words

DUNGEONOLOGY = "dungeonology"


class Choice(Struct):
    """Something to choose, or why not now."""

    value: Any
    text: str
    why: str | None = None
    clause: str | None = None
    id: str = ""  # of the triangle, Scholar, module or bonus
    cost: int | None = None  # in Support Points
    needs: list[int] = []  # modules that have to be chosen with it
    about: str | None = None  # both faces of a Scholar card


def _why(words: Telling, value: Any, text: str, reason: Reason | None) -> Choice:
    if reason is None:
        return Choice(value, text)
    return Choice(value, text, words.sentence(reason), reason.clause)


def choices(made: Following, words: Telling, seat: Seat) -> list[Choice]:
    """What may be chosen, and what may not with the reason; a name and a result are written."""
    table, content = made.table, words.content
    kind = table.kind(seat)
    if kind in ("NameTeam", "Report"):
        return []
    if kind == "Agree":
        return [*_modules(made, words, seat), *_absence(made, words, seat)]
    everything: dict[str, list[Any]] = {
        "TakeSlot": list(TakeSlot.boards(made.state)),
        "Draft": list(range(len(content.scholars))),
        "SendScholar": list(made.state.teams[seat]),
        "Support": [(), *purchases(made.state)],
    }
    rows: Sequence[Row] = content.slots if kind == "TakeSlot" else content.scholars
    cards: dict[str, str] = {} if kind == "TakeSlot" else _cards(words.language)
    found = list[Choice]()
    for x in everything[kind]:
        text = words.choice(kind, x, seat)
        told = _why(words, composing.plain(x), text, table.explain(seat, x))
        if kind != "Support":
            told.id = rows[x].id
            told.about = cards.get(told.id)
        elif x:
            bonus = content.bonuses[x[0]]
            told.text, told.id, told.cost = words.purchase(x), bonus.id, bonus.cost
        found.append(told)
    return found


@cache
def _cards(language: str) -> dict[str, str]:
    """What is on the card of each Scholar, by id."""
    speaker = Words(language, DUNGEONOLOGY).speaker
    return {row.id: speaker.scholar(n) for n, row in enumerate(speaker.content.scholars)}


def _modules(made: Following, words: Telling, seat: Seat) -> list[Choice]:
    """Each module by itself; RC-GEN.3 and what it cannot be played without."""
    rows, found = words.content.modules, list[Choice]()
    always = scenario(made.state).compulsory
    for n, row in enumerate(rows):
        needs = _closed(words, [n], always)
        reason = made.table.explain(seat, sorted([n, *needs]))
        told = _why(words, [n], words.voice.module(n), reason)
        told.id, told.needs = row.id, needs
        found.append(told)
    return found


def _closed(words: Telling, modules: list[int], always: tuple[str, ...]) -> list[int]:
    """The modules that these need, and those that they need in turn."""
    rows, found = words.content.modules, list[int]()
    waiting = list(modules)
    while waiting:
        needed = [id for id in rows[waiting.pop()].needs if id not in always]
        fresh = [n for n in words.content.numbers(needed) if n not in found]
        found += fresh
        waiting += fresh
    return sorted(found)


def _absence(made: Following, words: Telling, seat: Seat) -> list[Choice]:
    reason = made.table.explain(seat, None)
    return [_why(words, None, words.say("choice-absent"), reason)]
