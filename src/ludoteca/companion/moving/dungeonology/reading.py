"""From a position to the same form, filled in."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from ludoteca.companion.forms import Answers, Form, Row
from ludoteca.companion.moving.dungeonology.asking import GREY, NOT_YET, SHUT, UNSEEN, present
from ludoteca.companion.moving.dungeonology.map import rows_of
from ludoteca.companion.moving.fields import CARDS, DEALT, TYPED
from ludoteca.games.dungeonology.components import (
    COLOURS,
    CONGREGATIONS,
    CUBE_LETTERS,
    LETTERS,
    START,
)
from ludoteca.games.dungeonology.position.shape import ANY
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.kernel.event import Seat
from ludoteca.kernel.game import Position

COPIES = 9


def answers(form: Form, position: Position) -> Answers:
    p: dict[str, Any] = position
    terms: Terms = form.terms  # type: ignore[assignment]
    zones, edges = rows_of(terms, form.seats, p)
    bag, ends = p.get("bag") or [0, 1], p.get("ends_before") or [NOT_YET]
    away = p.get("jinx_discard", [])
    table: Row = {
        "zones": zones,
        "edges": edges,
        "greys": bag[0],
        "omegas": bag[1],
        "alert": p.get("alert", 0),
        "bonfire": p.get("bonfire", 0),
        "clan": p.get("clan", UNSEEN) if p.get("clan_revealed") else UNSEEN,
        "buried": p.get("buried", 0),
        "discard": _counted(p.get("discard", [])),
        "jinx-buried": len([x for x in away if x.startswith(ANY)]),
        "jinx-discard": [{"card": x} for x in away if not x.startswith(ANY)],
        "ends": ends[0],
    }
    if form.seats > 1:
        table |= {"active": p.get("active", 0), "first": p.get("first", 0)}
    if not terms.stairs_retry:
        led = [row["beside"] for row in zones if _floor(row["beside"]) != _floor(row["zone"])]
        table[SHUT] = [zone for zone in p.get("stairs_used", []) if zone not in led]
    table |= _advanced(terms, p) | _expansion(terms, p)
    return Answers(table, [_mine(form, terms, p, seat) for seat in range(form.seats)])


def _floor(zone: str) -> str:
    return "I" if zone == START else zone.partition("-")[0]


def _counted(names: list[str]) -> list[Row]:
    """Cards that lie next to one another and are alike, in one row."""
    found: list[Row] = []
    for name, alike in groupby(names):
        count = len([*alike])
        while count:
            found.append({"card": name, "copies": min(count, COPIES)})
            count -= found[-1]["copies"]
    return found


def _advanced(terms: Terms, p: dict[str, Any]) -> Row:
    found: Row = {}
    if terms.boss:
        found["boss"] = p.get("boss", UNSEEN)
        if len(terms.profiles) > 1 and terms.boss_profile == "random":
            first = terms.content.bosses[terms.profiles[0]].id
            found["profile"] = p.get("profile") or first
    if terms.max_alert:
        panicking = p.get("panicking", False)
        found |= {"panicking": panicking, "panic": p.get("panic") if panicking else None}
        if any([terms.content.panics[n].heat for n in terms.panics]):
            found["heat"] = p.get("heat", 0)
    if terms.main_effects:
        found["tokens"] = [{"zone": zone, "kind": kind} for zone, kind in p.get("tokens", [])]
    return found


def _expansion(terms: Terms, p: dict[str, Any]) -> Row:
    found: Row = {}
    kinds = (*COLOURS, "false", "universal")
    if terms.omega:
        found |= {
            "omega": p.get("omega") or START,
            "tome": [{"colour": kinds[CUBE_LETTERS.index(x)]} for x in p.get("tome", "")],
            "omega-buried": p.get("omega_buried", 0),
            "omega-discard": [{"card": x} for x in p.get("omega_discard", [])],
        }
    if terms.research:
        found["research"] = p.get("research") or []
    if terms.familiars:
        loose = p.get("loose", {}).items()
        found["loose"] = [{"familiar": id, "zone": zone} for id, zone in loose]
    if terms.congregations:
        bag = p.get("bag_members") or [0] * len(CONGREGATIONS)
        found |= {f"bag-{id}": bag[CONGREGATIONS.index(id)] for id in present(terms)}
        pyre = [GREY if n < 0 else CONGREGATIONS[n] for n in p.get("pyre", [])]
        found["pyre"] = [{"student": id} for id in pyre]
        if terms.boss and terms.boss_name == "jukas":
            found["phi-on-boss"] = p.get("phi_on_boss") or 0
    return found


def _mine(form: Form, terms: Terms, p: dict[str, Any], seat: Seat) -> Row:
    def of(name: str, otherwise: Any) -> Any:
        found = p.get(name) or []
        return found[seat] if seat < len(found) else otherwise

    hand, jinxes, where = p["hands"][seat], of("jinxes", []), of("at", START)
    typed, delivered = isinstance(hand, list), p.get("delivered", [])
    knows, clan = seat in p.get("knowledge", []), p.get("clan", UNSEEN)
    mine: Row = {
        "scholar": p["scholars"][seat],
        "fired-up": seat in p.get("fired_up", []),
        "thesis": delivered.index(seat) + 1 if seat in delivered else 0,
        "at": None if where == "gone" else where,
        "students": of("students", 0),
        "stunned": of("stunned", 0),
        **{x: of("boards", "").count(letter) for x, letter in zip(COLOURS, LETTERS, strict=True)},
        "knowledge": knows,
        "jinxes": [{"card": x} for x in jinxes if not x.startswith(ANY)],
        "jinxes-down": len([x for x in jinxes if x.startswith(ANY)]),
        "clan-known": clan if knows and not p.get("clan_revealed") else UNSEEN,
        CARDS: TYPED if typed else DEALT,
        "hand": _counted(hand) if typed else [],
        "hand-size": None if typed else hand,
    }
    return mine | _of_modules(terms, p, seat, mine["scholar"])


def _of_modules(terms: Terms, p: dict[str, Any], seat: Seat, scholar: str) -> Row:
    found: Row = {}

    def owned(name: str) -> list[str]:
        return [id for id, owner in p.get(name, {}).items() if owner == seat]

    if terms.white_cubes:
        masks = p["universal"][seat] if p.get("universal") else [0] * len(COLOURS)
        found["whites"] = [
            {"column": column, "space": space + 1}
            for column, mask in zip(COLOURS, masks, strict=True)
            for space in range(mask.bit_length())
            if mask >> space & 1
        ]
    if terms.max_alert:
        found |= {key: seat in p.get(key, []) for key in ("refused", "captured")}
    if terms.main_effects:
        found |= {"interns": owned("interns"), "truce": seat in p.get("truces", [])}
    if terms.boss or terms.max_alert:
        found["hushed"] = seat in p.get("hushed", [])
    if terms.research:
        taken = p.get("researched") or []
        found["researched"] = taken[seat] if taken else []
    if terms.familiars:
        found["familiars"] = owned("familiars")
    if terms.congregations:
        members = p["members"][seat] if p.get("members") else [0] * len(CONGREGATIONS)
        found |= {f"members-{id}": members[CONGREGATIONS.index(id)] for id in present(terms)}
    if terms.traps:
        traps = [(zone, kind) for zone, kind, who in p.get("traps", []) if who == seat]
        found["traps"] = [{"zone": zone, "kind": kind} for zone, kind in traps]
    if terms.new_scholars:
        stored = p.get("backpack", []) if scholar == "sara" else []
        dealt = isinstance(stored, int)
        found["backpack"] = [] if dealt else _counted(stored)
        found["backpack-size"] = stored if dealt else 0
    return found
