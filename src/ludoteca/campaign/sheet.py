"""RC-CEC.7 The campaign sheet as anybody reads it: lines of text, or the cells of a page."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.campaign.results import COLUMNS, column_halves, counts, final_places, halves
from ludoteca.campaign.telling import Telling
from ludoteca.campaign.telling import halves as written
from ludoteca.kernel.table import Table

SEASONS = 3  # months


class Column(msgspec.Struct, frozen=True):
    """What the sheet says of one Lecturer, in words."""

    name: str
    team: str
    triangle: str  # the id of its colour
    scholars: tuple[tuple[str, int], ...]  # and how often each has gone
    support: int
    counts: tuple[int, ...]  # by column of results
    points: tuple[str, ...]  # likewise, Victory Points
    victory: str
    place: int  # 0 while the campaign goes on


class Month(msgspec.Struct, frozen=True):
    """One row of the sheet."""

    id: str
    name: str
    title: str
    boss: str
    rules: tuple[tuple[str, str], ...]  # compulsory ones: id and name
    marks: tuple[int, ...]  # by Lecturer; empty where it is to come
    when: str  # done, now, later
    season: int


class Next(msgspec.Struct, frozen=True):
    """The month that is about to be played."""

    number: int
    title: str
    story: str
    lines: tuple[tuple[str, str], ...]  # a heading and what is under it


class Sheet(msgspec.Struct, frozen=True):
    language: str
    title: str
    about: str
    columns: tuple[Column, ...]
    months: tuple[Month, ...]
    upcoming: Next | None
    most_uses: int


def sheet(words: Telling) -> Sheet:
    """All that the sheet shows, in the language of *words*."""
    table: Table = words.table
    return Sheet(
        language=words.language,
        title=table.record.header.title or words.say("campaign-title"),
        about=words.say("campaign-about"),
        columns=tuple([_column(words, seat) for seat in range(table.seats)]),
        months=tuple([_month(words, n) for n in range(len(words.content.scenarios))]),
        upcoming=None if table.over else _next(words),
        most_uses=words.content.sheet.uses,
    )


def _column(words: Telling, seat: int) -> Column:
    s: Any = words.state
    pairs = zip(s.teams[seat], s.uses[seat], strict=False)
    slot = words.content.slots[s.slots[seat]].id if seat < len(s.slots) else ""
    return Column(
        name=words.seat_name(seat),
        team=s.names[seat],
        triangle=slot,
        scholars=tuple([(words.voice.scholar(n), uses) for n, uses in pairs]),
        support=s.support[seat],
        counts=counts(s, seat),
        points=tuple([written(x) for x in column_halves(s, seat)]),
        victory=written(halves(s, seat)),
        place=final_places(s)[seat] if words.table.over else 0,
    )


def _month(words: Telling, number: int) -> Month:
    s, row = words.state, words.content.scenarios[number]
    done = number < len(s.results)
    return Month(
        id=row.id,
        name=words.voice.month(number),
        title=words.scenario_title(number),
        boss=words.boss(row),
        rules=tuple([(id, words.say(f"module-{id}")) for id in row.compulsory]),
        marks=tuple(s.results[number]) if done else (),
        when="done" if done else "now" if number == s.month else "later",
        season=number // SEASONS,
    )


def _next(words: Telling) -> Next:
    number = words.state.month
    row, say = words.content.scenarios[number], words.say
    lines = [(say("sheet-boss"), words.boss(row))]
    if row.mode:
        lines.append((say("sheet-mode"), say(f"mode-{row.mode}")))
    lines.append((say("sheet-alert"), say(f"alert-{row.alert}")))
    always = words.listed([say(f"module-{id}") for id in row.compulsory])
    lines.append((say("sheet-always"), always or say("sheet-base-rules")))
    if row.optional:
        optional = [words.optional(row, id) for id in row.optional]
        lines.append((say("sheet-agreement"), words.listed(optional)))
    return Next(number + 1, words.titled(number), words.story(number, "before"), tuple(lines))


def lines(words: Telling) -> list[str]:
    """The sheet for a terminal: months in rows, Lecturers in columns."""
    found, say = sheet(words), words.say
    marks = [[words.mark(x) if x else "–" for x in month.marks] for month in found.months]
    blank = [""] * len(found.columns)
    rows = [["", *[x.name for x in found.columns]], ["", *[x.team for x in found.columns]]]
    for month, told in zip(found.months, marks, strict=True):
        sign = ">" if month.when == "now" else " "
        rows.append([f"{sign} {month.name}, {month.title}", *(told or blank)])
    for at in range(words.content.sheet.team):
        head = f"  {say('sheet-team', most=found.most_uses)}" if not at else ""
        one = [x.scholars[at : at + 1] for x in found.columns]
        rows.append([head, *[f"{c[0][0]} {c[0][1]}" if c else "" for c in one]])
    rows.append([f"  {say('sheet-support')}", *[str(x.support) for x in found.columns]])
    for at, key in enumerate(COLUMNS):
        worth = written(words.content.sheet.halves[at])
        head = say("sheet-column", mark=say(f"mark-{key}"), value=worth)
        cells = [f"{x.counts[at]} = {x.points[at]}" if x.counts[at] else "" for x in found.columns]
        rows.append([f"    {head}", *cells])
    rows.append([f"  {say('sheet-victory')}", *[x.victory for x in found.columns]])
    widths = [max([len(row[at]) for row in rows]) for at in range(len(rows[0]))]
    table = [
        "  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip()
        for row in rows
    ]
    return [found.title, found.about, "", *table, "", *_after(words, found)]


def _after(words: Telling, found: Sheet) -> list[str]:
    """The final ranking, or what comes next."""
    if found.upcoming is None:
        places = [column.place for column in found.columns]
        return [words.say("sheet-line", name=words.say("sheet-final"), what=words.ranked(places))]
    following = found.upcoming
    months = len(found.months)
    head = words.say("sheet-next", number=following.number, months=months)
    lines = [("", following.title), *following.lines]
    told = [words.say("sheet-line", name=name or head, what=what) for name, what in lines]
    return [told[0], following.story, *[f"  {line}" for line in told[1:]]]
