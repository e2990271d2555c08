"""DG-31, RC-BOS, RC-BIG The Boss at a table with the box: where he appears, after whom he goes.

The rules run on Zones that stand for those on the table: one for each Scholar, as far away as was
told.  What befalls whom he meets is told in the words of his card.
"""

from __future__ import annotations

from typing import Any

from ludoteca.companion.dialogues.asking import Asking
from ludoteca.companion.dialogues.haunting import INSTEAD, Activation, Sighting
from ludoteca.companion.dialogues.standing import Standing, stand_in
from ludoteca.companion.forms import Answers, Field, Row, choice
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import CAMP, NOWHERE
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.modes import begin_mode
from ludoteca.games.dungeonology.rows import BossRow
from ludoteca.games.dungeonology.sighting import profile
from ludoteca.kernel.event import Reason

OPENING = Reason("DG-2.9", "companion-boss-asks-who")


def opening(terms: Any, seats: int) -> tuple[Field, ...]:
    """RC-OVA.2, RC-SOL.14 Who plays alone has Omega as a rival and not as the Boss."""
    rows = SHELF.ours().bosses
    known = tuple([row.id for row in rows if seats > 1 or row.boss != "omega"])
    return (choice("profile", "DG-2.9", "companion-boss-named", known, default=known[0]),)


def terms(seats: int, told: Row) -> Any:
    options: dict[str, Any] = {"rocca.solo": True} if seats == 1 else {}
    if told:
        row = row_named(told["profile"])
        several_sides = [x.boss for x in SHELF.ours().bosses].count(row.boss) > 1
        options |= {"rules.boss": True, "boss": row.boss}
        options |= {"boss_profile": row.id} if several_sides else {}
    return GAME.agree(None, options, seats=seats)


def row_named(name: str) -> BossRow:
    row: BossRow = next(x for x in SHELF.ours().bosses if x.id == name)
    return row


def begin(terms: Any, seats: int, told: Row, seed: int) -> Standing:
    s = stand_in(terms, seats, seed, INSTEAD)
    s.profile = [row.id for row in terms.content.bosses].index(told["profile"])
    if terms.big_boss:
        begin_mode(s)
        s.tell("RC-BIG.5", "boss-mode", mode=terms.big_boss)
    s.tell("DG-31.5", "boss-card", whole=s.profile)
    s.stack = [WhatNow()]  # type: ignore[list-item]
    return s


def stands(s: Standing) -> list[Reason]:
    away = s.boss == NOWHERE
    args = {"his": s.profile, "amount": profile(s).alert}
    key = "companion-boss-outside" if away else "companion-boss-there"
    return [Reason("DG-31.6", key, args)]


# ---------------------------------------------------------------- what is next


class WhatNow(Asking, frozen=True, gc=False):
    """DG-31.2 Between two appearances."""

    def question(self, s: Standing) -> Reason:
        return Reason("DG-31.2", "companion-boss-asks-next")

    def fields(self, s: Standing) -> tuple[Field, ...]:
        there = s.boss != NOWHERE
        deeds = ("called", "activated", "gone") if there else ("called", "there")
        told = "companion-boss-deed"
        asked = choice("deed", "DG-31.4", told, deeds, default=deeds[0])
        seats = tuple(range(s.seats))
        last = s.told.get("last", 0)
        who = choice("seat", "DG-31.13", "seat", seats, default=last,
                     when=("deed", ("called", "activated")))  # fmt: skip
        return (asked, *([who] if s.seats > 1 else []))

    def answered(self, s: Standing, answers: Answers) -> None:
        deed = answers.table["deed"]
        if deed == "gone":
            s.boss = NOWHERE
            s.tell("DG-31.4", "boss-gone")
            return
        if deed == "there":
            s.boss = CAMP + 1
            return
        s.active = answers.table.get("seat") or 0
        s.told = {**s.told, "last": s.active}
        s.this_turn = ()
        s.push(Sighting() if s.boss == NOWHERE else Activation(deed == "called"))
