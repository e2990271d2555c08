"""From what was read off a table to a position that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.companion.forms import Answers, Form, Problem, ProblemsError, Row
from ludoteca.companion.games.dungeonology import in_order
from ludoteca.companion.moving.dungeonology.asking import (
    GREY,
    NOT_YET,
    SHUT,
    UNSEEN,
    present,
)
from ludoteca.companion.moving.dungeonology.map import laid, told_zones
from ludoteca.companion.moving.fields import CARDS, FILLED, TYPED
from ludoteca.games.dungeonology.components import (
    COLOURS,
    CONGREGATIONS,
    CUBE_LETTERS,
    LETTERS,
    STANDARD,
    TRAPS,
    ZONE_TOKENS,
)
from ludoteca.games.dungeonology.position.shape import ANY
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.game import Position


def gone(mine: Row) -> bool:
    """DG-15.10, DG-33.25 Whether that Scholar has left with a Thesis, good or bad."""
    return bool(mine["thesis"] or mine.get("refused"))


def position(form: Form, answers: Answers) -> Position:
    """What `place` reads, with numbers of cards that tell nothing."""
    at, mine = answers.table, answers.seats
    terms: Terms = form.terms  # type: ignore[assignment]
    found = laid(terms, form.seats, at)
    _check_here(terms, found.spots, answers)
    _check_scholars(at, mine)
    _check_tokens(at, mine)
    plan = found.s.plan
    spots = {spot: zone for zone, spot in found.spots.items()}
    used = [*[spots[spot] for spot in found.s.stairs_used], *at.get(SHUT, ())]
    return {
        "scholars": [each["scholar"] for each in mine],
        "hands": [_hand(terms, each) for each in mine],
        "active": at.get("active", 0),
        "first": at.get("first", 0),
        "zones": told_zones(found, at["zones"]),
        "walls": [list(edge) for edge in plan.walls],
        "stairs": [list(edge) for edge in plan.stairs],
        "stairs_used": list(dict.fromkeys(used)),
        "at": ["gone" if gone(each) else each["at"] for each in mine],
        "boards": [_board(each) for each in mine],
        "students": [each["students"] for each in mine],
        "stunned": [each["stunned"] for each in mine],
        "fired_up": _seats(mine, "fired-up"),
        "knowledge": _seats(mine, "knowledge"),
        "jinxes": [
            [*[row["card"] for row in each["jinxes"]], *[ANY] * each["jinxes-down"]]
            for each in mine
        ],
        "clan": _clan(at, mine),
        "clan_revealed": at["clan"] != UNSEEN,
        "bag": [at["greys"], at["omegas"]],
        "alert": at["alert"],
        "bonfire": at["bonfire"],
        "delivered": in_order(mine, "thesis", "DG-15.8"),
        "ends_before": [] if at["ends"] == NOT_YET else [at["ends"]],
        "buried": at["buried"],
        "discard": _named(at["discard"]),
        "jinx_discard": [*[ANY] * at["jinx-buried"], *[row["card"] for row in at["jinx-discard"]]],
        "unmarked": True,
        **_advanced(terms, at, mine),
        **_expansion(terms, at, mine),
    }


def _seats(mine: list[Row], key: str) -> list[Seat]:
    return [seat for seat, each in enumerate(mine) if each.get(key)]


def _named(cards: list[Row]) -> list[str]:
    return [row["card"] for row in cards for _ in range(row["copies"])]


def _board(mine: Row) -> str:
    return "".join([x * mine[name] for x, name in zip(LETTERS, COLOURS, strict=True)])


def _hand(terms: Terms, mine: Row) -> list[str] | int:
    """DG-15.19 Who has left the game has no hand."""
    if gone(mine):
        return []
    if mine[CARDS] == FILLED:
        row = next(row for row in terms.content.scholars if row.id == mine["scholar"])
        face = row.fired_up if mine["fired-up"] else row.normal
        return int(face.hand)
    return _named(mine["hand"]) if mine[CARDS] == TYPED else int(mine["hand-size"])


def _clan(at: Row, mine: list[Row]) -> str:
    """DG-6.21 What lies open, or what those say who have looked at it; they have seen the same."""
    if at["clan"] != UNSEEN:
        return str(at["clan"])
    told = [(each["clan-known"], seat) for seat, each in enumerate(mine) if each["knowledge"]]
    known = [(clan, seat) for clan, seat in told if clan != UNSEEN]
    if len({clan for clan, _ in known}) > 1:
        reason = Reason("DG-6.21", "companion-move-clans-differ")
        raise ProblemsError([Problem(f"seats.{seat}.clan-known", reason) for _, seat in known])
    return known[0][0] if known else ""


def _check_here(terms: Terms, spots: Mapping[str, int], answers: Answers) -> None:
    """DG-18.1 Whatever lies or stands in a Zone needs that Zone on the table."""
    at, problems = answers.table, list[Problem]()
    named = [(f"table.{key}", at.get(key)) for key in ("boss", "omega")]
    named += [
        (f"table.{key}.{n}.zone", row["zone"])
        for key in ("tokens", "loose")
        for n, row in enumerate(at.get(key, ()))
    ]
    named += [("table.shut", zone) for zone in at.get(SHUT, ())]
    for seat, each in enumerate(answers.seats):
        if not gone(each):
            named.append((f"seats.{seat}.at", each["at"]))
        traps = enumerate(each.get("traps", ()))
        named += [(f"seats.{seat}.traps.{n}.zone", row["zone"]) for n, row in traps]
    for path, zone in named:
        if zone and zone not in spots:
            reason = Reason("DG-18.1", "companion-move-zone-not-here", {"zone": zone})
            problems.append(Problem(path, reason))
    if problems:
        raise ProblemsError(problems)


def _check_scholars(at: Row, mine: list[Row]) -> None:
    """DG-2.2 Nobody is there twice; RC-CNG.16 the Bonfire is told whole or not at all."""
    names = [each["scholar"] for each in mine]
    problems = [
        Problem(f"seats.{seat}.scholar", Reason("DG-2.2", "companion-move-scholar-twice"))
        for seat, name in enumerate(names)
        if name in names[:seat]
    ]
    if at.get("pyre") and len(at["pyre"]) != at["bonfire"]:
        problems.append(Problem("table.pyre", Reason("RC-CNG.16", "companion-move-pyre-all")))
    if problems:
        raise ProblemsError(problems)


def _check_tokens(at: Row, mine: list[Row]) -> None:
    """DG-Q.4 No more tokens than there are; one that nobody knows may be any."""
    problems = []
    lying = [(f"table.tokens.{n}.kind", row["kind"]) for n, row in enumerate(at.get("tokens", ()))]
    traps = [
        (f"seats.{seat}.traps.{n}.kind", row["kind"])
        for seat, each in enumerate(mine)
        for n, row in enumerate(each.get("traps", ()))
    ]
    most = {**ZONE_TOKENS, **{kind: ZONE_TOKENS[f"trap-{kind}"] for kind in TRAPS}}
    most[ANY] = sum([ZONE_TOKENS[f"trap-{kind}"] for kind in TRAPS])
    for n, (path, kind) in enumerate((*lying, *traps)):
        before = [x for _, x in (*lying, *traps)[:n]]
        if before.count(kind) >= most[kind]:
            reason = Reason("DG-Q.4", "companion-move-tokens-of", {"most": most[kind]})
            problems.append(Problem(path, reason))
    if len(traps) > most[ANY]:
        reason = Reason("DG-Q.4", "companion-move-tokens-of", {"most": most[ANY]})
        problems.append(Problem(traps[-1][0], reason))
    if problems:
        raise ProblemsError(problems)


def _advanced(terms: Terms, at: Row, mine: list[Row]) -> dict[str, Any]:
    found: dict[str, Any] = {"traps": [], "tokens": []}
    if terms.boss:
        found |= {"boss": at["boss"], "profile": at.get("profile", "")}
    if terms.max_alert:
        found |= {"panicking": at["panicking"], "heat": at.get("heat", 0)}
        found |= {"panic": at["panic"] or "", "captured": _seats(mine, "captured")}
        found["refused"] = _seats(mine, "refused")
    if terms.main_effects:
        found["tokens"] = [[row["zone"], row["kind"]] for row in at["tokens"]]
        found["interns"] = _owned(mine, "interns", "DG-37.6")
        found["truces"] = _seats(mine, "truce")
    if terms.traps:
        found["traps"] = [
            [row["zone"], row["kind"], seat]
            for seat, each in enumerate(mine)
            for row in each["traps"]
        ]
    found["hushed"] = _seats(mine, "hushed")
    return found


def _owned(mine: list[Row], key: str, clause: str) -> dict[str, Seat]:
    """What there is once, and before whom it lies."""
    owners: dict[str, Seat] = {}
    problems = []
    for seat, each in enumerate(mine):
        for id in each[key]:
            if id in owners:
                reason = Reason(clause, "companion-move-owned-twice")
                problems.append(Problem(f"seats.{seat}.{key}", reason))
            owners[id] = seat
    if problems:
        raise ProblemsError(problems)
    return owners


def _expansion(terms: Terms, at: Row, mine: list[Row]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    kinds = (*COLOURS, "false", "universal")
    if terms.omega:
        found |= {
            "omega": at["omega"],
            "tome": "".join([CUBE_LETTERS[kinds.index(row["colour"])] for row in at["tome"]]),
            "omega_buried": at["omega-buried"],
            "omega_discard": [row["card"] for row in at["omega-discard"]],
        }
    if terms.research:
        found["researched"] = [each["researched"] for each in mine]
        if at["research"]:
            found["research"] = at["research"]
    if terms.familiars:
        found["familiars"] = _owned(mine, "familiars", "RC-FAM.4")
        found["loose"] = {row["familiar"]: row["zone"] for row in at["loose"]}
    if terms.white_cubes:
        found["universal"] = [_whites(each) for each in mine]
    if terms.congregations:
        found["members"] = [_members(terms, each, "members") for each in mine]
        found["bag_members"] = _members(terms, at, "bag")
        pyre = [row["student"] for row in at["pyre"]]
        found["pyre"] = [STANDARD if x == GREY else CONGREGATIONS.index(x) for x in pyre]
        found["phi_on_boss"] = at.get("phi-on-boss")
    if terms.new_scholars:
        found["backpack"] = _backpack(mine)
    return found


def _whites(mine: Row) -> list[int]:
    """RC-UNI.2 By column a bit for each space."""
    masks = [0] * len(COLOURS)
    for row in mine["whites"]:
        masks[COLOURS.index(row["column"])] |= 1 << row["space"] - 1
    return masks


def _members(terms: Terms, row: Row, key: str) -> list[int]:
    used = present(terms)
    return [row[f"{key}-{id}"] if id in used else 0 for id in CONGREGATIONS]


def _backpack(mine: list[Row]) -> list[str] | int:
    for each in mine:
        if each["scholar"] == "sara":
            return _named(each["backpack"]) or int(each["backpack-size"])
    return []
