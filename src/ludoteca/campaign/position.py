"""A campaign at the beginning of any month, read off a sheet of paper; and written like one."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.campaign.months import Months
from ludoteca.campaign.preparing import LONGEST, is_name, team_of
from ludoteca.campaign.results import NOT_CLASSIFIED
from ludoteca.campaign.sending import Agree
from ludoteca.campaign.state import Year
from ludoteca.campaign.terms import Terms
from ludoteca.kernel.event import Reason
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.play import advance
from ludoteca.kernel.saving import load, save

MARKS = ("", "1", "2", "3", "4", "NC")  # as they are written on the sheet


class LecturerColumn(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """RC-CEC.7 What the sheet says of one Lecturer."""

    slot: str
    scholars: list[str]
    team: str = ""
    uses: list[int] = []
    support: int = 0
    results: list[str | int] = []  # by month; empty where it was absent


class Sheet(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    lecturers: list[LecturerColumn]
    start: int = 0
    saved: str = ""  # everything, in the middle of a month


def place(terms: Terms, given: dict[str, Any], seed: int) -> Year:
    """The campaign of that sheet, at its next month; or everything that is wrong with it."""
    try:
        sheet = msgspec.convert(given, Sheet, strict=False)
        s = load(Year, sheet.saved.encode()) if sheet.saved else None
    except (msgspec.DecodeError, ValueError) as error:
        raise PositionError([Reason("-", "not-a-position", {"error": str(error)})]) from None
    if s is not None:
        if s.terms is not terms:
            raise PositionError([Reason("-", "saved-under-other-terms")])
    elif reasons := _unreadable(terms, sheet.lecturers):
        raise PositionError(reasons)
    else:
        s = _laid(terms, sheet)
        s.seed(seed, 1)
    if reasons := troubles(s):
        raise PositionError(reasons)
    advance(s)
    return s


def _unreadable(terms: Terms, columns: list[LecturerColumn]) -> list[Reason]:
    """What is written on the sheet and means nothing."""
    slots = [row.id for row in terms.content.slots]
    scholars = [row.id for row in terms.content.scholars]
    unknown = [x.slot for x in columns if x.slot not in slots]
    unknown += [name for x in columns for name in x.scholars if name not in scholars]
    unknown += [str(mark) for x in columns for mark in x.results if str(mark) not in MARKS]
    found = [Reason("RC-CEC.7", "not-on-the-sheet", {"what": what}) for what in unknown]
    team = terms.content.sheet.team
    if any([len(x.scholars) != team or len(x.uses) not in (0, team) for x in columns]):
        found.append(Reason("RC-CPR.6", "teams-not-whole"))
    if len({len(x.results) for x in columns}) > 1:
        found.append(Reason("RC-CEC.7", "months-differ"))
    return found


def _laid(terms: Terms, sheet: Sheet) -> Year:
    columns, content = sheet.lecturers, terms.content
    slots = [row.id for row in content.slots]
    scholars = [row.id for row in content.scholars]
    s = Year(terms=terms, seats=len(columns), start=sheet.start, stack=[Months()])
    s.slots = tuple([slots.index(x.slot) for x in columns])
    s.teams = [tuple([scholars.index(name) for name in x.scholars]) for x in columns]
    s.names = [x.team or team_of(s, seat) for seat, x in enumerate(columns)]
    s.uses = [tuple(x.uses or [0] * content.sheet.team) for x in columns]
    s.support = [x.support for x in columns]
    s.results = list(zip(*[[MARKS.index(str(x)) for x in c.results] for c in columns], strict=True))
    s.month = len(s.results)
    s.bonuses = [()] * s.seats
    return s


def troubles(s: Year) -> list[Reason]:
    """What cannot be on a sheet: a Scholar in two teams, more uses than months."""
    content = s.terms.content
    found = []
    drafted = [scholar for team in s.teams for scholar in team]
    if len({*s.slots}) != len(s.slots) or not {*s.slots} <= {*range(len(content.slots))}:
        found.append(Reason("RC-CPR.2", "slots-differ"))
    if not {*drafted} <= {*s.terms.pool}:
        found.append(Reason("RC-CPR.5", "scholar-not-available"))
    if len({*drafted}) != len(drafted) or any([len(t) > content.sheet.team for t in s.teams]):
        found.append(Reason("RC-CPR.6", "teams-overlap"))
    if any([name and not is_name(name) for name in s.names]):
        found.append(Reason("RC-CPR.8", "no-team-name", {"most": LONGEST}))
    if not 0 <= s.month <= len(content.scenarios) or len(s.results) != s.month:
        found.append(Reason("RC-CPL.1", "no-such-month"))
    if any([not 0 <= mark <= NOT_CLASSIFIED for month in s.results for mark in month]):
        found.append(Reason("RC-CES.1", "no-such-mark"))
    for seat in range(s.seats):
        played = sum([month[seat] > 0 for month in s.results]) + (seat in s.players[: len(s.sent)])
        if any([not 0 <= n <= content.sheet.uses for n in s.uses[seat]]):
            found.append(Reason("RC-CPL.7", "uses-over-limit", {"seat": seat}))
        elif sum(s.uses[seat]) != played:
            args = {"seat": seat, "uses": sum(s.uses[seat]), "played": played}
            found.append(Reason("RC-CPL.7", "uses-differ", args))
        if s.support[seat] < 0:
            found.append(Reason("RC-CPS.11", "support-below-zero", {"seat": seat}))
    return found


def position(s: Year) -> dict[str, Any]:
    """The sheet; in the middle of a month, what is decided already goes with it."""
    content = s.terms.content
    columns = [
        LecturerColumn(
            slot=content.slots[s.slots[seat]].id if seat < len(s.slots) else "",
            scholars=[content.scholars[n].id for n in s.teams[seat]],
            team=s.names[seat],
            uses=list(s.uses[seat]),
            support=s.support[seat],
            results=[MARKS[month[seat]] for month in s.results],
        )
        for seat in range(s.seats)
    ]
    told: dict[str, Any] = msgspec.to_builtins(
        Sheet(lecturers=columns, start=s.start, saved="" if _is_new(s) else save(s).decode())
    )
    return told


def _is_new(s: Year) -> bool:
    """Whether nothing has been decided for this month yet, so that the sheet says all."""
    return not s.stack or (isinstance(s.stack[-1], Agree) and len(s.stack[-1].waiting) == s.seats)
