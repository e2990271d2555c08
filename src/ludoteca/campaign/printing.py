"""The campaign sheet as a page that stands alone, for a printer or a browser (HTML, SVG)."""

from __future__ import annotations

from html import escape

from ludoteca.campaign.sheet import Column, Month, Sheet, sheet
from ludoteca.campaign.telling import Telling

INK, SOFT, PAPER, LINE, NOW = "#221a11", "#5b4a33", "#efe4c8", "#c2b48d", "#ffe2a0"
TRIANGLES = {
    "cyan": "#2ea3b8",
    "orange": "#e8872e",
    "white": "#fbf6e8",
    "black": "#3a342c",
    "fifth": "#7b1e38",
    "sixth": "#52307f",
}
PLACES = ("", "#e3b23c", "#d7d9de", "#d99a6c", "#efe4c8", "#efe4c8")  # by mark
SEASONS = ("#a8502c", "#5f86a8", "#7f9c4a", "#d9a036")
STYLE = f"""
@page{{size:A4 landscape;margin:12mm}}
*{{box-sizing:border-box}}
body{{margin:0;padding:24px;background:{PAPER};color:{INK};font:15px/1.35 system-ui,sans-serif}}
h1{{margin:0;font:italic 700 30px/1.1 Georgia,serif}}
h2{{margin:0 0 4px;font:italic 700 21px/1.2 Georgia,serif}}
header p,.story{{margin:4px 0 14px;color:{SOFT}}}
.wide{{overflow-x:auto}}
table{{border-collapse:collapse;width:100%}}
th,td{{padding:5px 8px;border-bottom:1px solid {LINE};text-align:left;vertical-align:middle}}
th.lecturer,td.mark{{text-align:center;border-left:1px solid {LINE}}}
th.lecturer b{{display:block;font:italic 700 17px Georgia,serif}}
small{{color:{SOFT};font-weight:400}}
tr.now th,tr.now td{{background:{NOW}}}
tr.later{{color:{SOFT}}}
.title{{font:700 15px Georgia,serif}}
tfoot tr:first-child th,tfoot tr:first-child td{{border-top:2px solid {INK}}}
.victory td{{font:700 21px Georgia,serif}}
dl{{display:grid;grid-template-columns:max-content 1fr;gap:3px 14px;margin:0}}
dt{{color:{SOFT}}}dd{{margin:0}}
section{{margin-top:20px}}
@media print{{body{{padding:0;background:#fff}}section{{break-inside:avoid}}}}
"""


def triangle(id: str) -> str:
    """The triangle of a slot."""
    fill = TRIANGLES.get(id, "none")
    return f'<path d="M10 16 1 1h18z" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>'


def badge(mark: int, said: str) -> str:
    """A result: 1st to 4th in a disc, NC in a dashed one."""
    if not mark:
        return '<path d="M9 14h10" stroke="#5b4a33" stroke-width="1.5"/>'
    nc = mark == len(PLACES) - 1
    ring = ' stroke-dasharray="3 2.5"' if nc else ""
    return (
        f'<circle cx="14" cy="14" r="12.5" fill="{PLACES[mark]}" stroke="{INK}"{ring}/>'
        f'<text x="14" y="{18 if nc else 19}" text-anchor="middle" font-family="Georgia,serif"'
        f' font-weight="700" font-size="{11 if nc else 15}" fill="{INK}">'
        f"{said if nc else mark}</text>"
    )


# ---------------------------------------------------------------- the page


def page(words: Telling) -> str:
    """The sheet as one HTML file without anything from elsewhere."""
    found, say = sheet(words), words.say
    head = "".join([_lecturer(column) for column in found.columns])
    rows = "".join([_row(words, month, len(found.columns)) for month in found.months])
    return (
        f'<!doctype html>\n<html lang="{found.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(found.title)}</title><style>{STYLE}</style></head><body><main>"
        f"<header><h1>{escape(found.title)}</h1><p>{escape(found.about)}</p></header>"
        f'<div class="wide"><table><thead><tr><th scope="col">{say("sheet-month")}</th>'
        f'<th scope="col">{say("sheet-boss")}</th><th scope="col">{say("sheet-rules")}</th>{head}'
        f"</tr></thead><tbody>{rows}</tbody><tfoot>{_feet(words, found)}</tfoot></table></div>"
        f"{_next(words, found)}</main></body></html>\n"
    )


def _lecturer(column: Column) -> str:
    return (
        '<th scope="col" class="lecturer"><svg width="20" height="17" aria-hidden="true">'
        f"{triangle(column.triangle)}</svg><b>{escape(column.name)}</b>"
        f"<small>{escape(column.team)}</small></th>"
    )


def _row(words: Telling, month: Month, lecturers: int) -> str:
    rules = ", ".join([name for _, name in month.rules]) or words.say("sheet-base-rules")
    cells = [_mark(words, mark) for mark in month.marks] or [""] * lecturers
    marks = "".join([f'<td class="mark">{cell}</td>' for cell in cells])
    stripe = f"border-left:6px solid {SEASONS[month.season]}"
    current = ' aria-current="step"' if month.when == "now" else ""
    return (
        f'<tr class="{month.when}"{current}><th scope="row" style="{stripe}">{month.name} '
        f'<span class="title">{escape(month.title)}</span></th><td>{escape(month.boss)}</td>'
        f"<td><small>{escape(rules)}</small></td>{marks}</tr>"
    )


def _mark(words: Telling, mark: int) -> str:
    said = words.mark(mark)
    return (
        f'<svg width="28" height="28" role="img" aria-label="{escape(said)}">'
        f"{badge(mark, said)}</svg>"
    )


def _feet(words: Telling, found: Sheet) -> str:
    say, columns = words.say, found.columns
    teams = ["<br>".join([f"{escape(name)} <b>{n}</b>" for name, n in x.scholars]) for x in columns]
    feet = [
        ("", say("sheet-team", most=found.most_uses), teams),
        ("", say("sheet-support"), [str(x.support) for x in columns]),
        ("victory", say("sheet-victory"), [x.victory for x in columns]),
    ]
    return "".join(
        [
            f'<tr class="{kind}"><th scope="row" colspan="3">{head}</th>'
            + "".join([f'<td class="mark">{cell}</td>' for cell in cells])
            + "</tr>"
            for kind, head, cells in feet
        ]
    )


def _next(words: Telling, found: Sheet) -> str:
    following = found.upcoming
    if following is None:
        ranked = words.ranked([column.place for column in found.columns])
        return f"<section><h2>{words.say('sheet-final')}</h2><p>{escape(ranked)}</p></section>"
    pairs = [f"<dt>{escape(x)}</dt><dd>{escape(y)}</dd>" for x, y in following.lines]
    head = words.say("sheet-next", number=following.number, months=len(found.months))
    return (
        f"<section><small>{head}</small><h2>{escape(following.title)}</h2>"
        f'<p class="story">{escape(following.story)}</p><dl>{"".join(pairs)}</dl></section>'
    )


# ---------------------------------------------------------------- the picture

ROW, TOP, LEFT, WIDE = 34, 96, 430, 150


def picture(words: Telling) -> str:
    """The table of results as a picture (SVG)."""
    found = sheet(words)
    width = LEFT + WIDE * len(found.columns) + 20
    foot = TOP + ROW * len(found.months)
    height = foot + 4 * ROW + 16
    parts = [_text(20, 38, found.title, 26, "italic")]
    for at, column in enumerate(found.columns):
        x = LEFT + WIDE * at + WIDE // 2
        parts.append(f'<g transform="translate({x - 10} 22)">{triangle(column.triangle)}</g>')
        parts.append(_text(x, 62, column.name, 17, "italic", "middle"))
        parts.append(_text(x, 82, column.team, 12, "", "middle", SOFT))
    for at, month in enumerate(found.months):
        y = TOP + ROW * at
        fill = NOW if month.when == "now" else "none"
        parts.append(f'<path d="M20 {y}H{width - 20}v{ROW}H20z" fill="{fill}"/>')
        parts.append(f'<path d="M20 {y + 4}v{ROW - 8}" stroke="{SEASONS[month.season]}"'
                     ' stroke-width="6"/>')  # fmt: skip
        parts.append(f'<path d="M20 {y + ROW}H{width - 20}" stroke="{LINE}"/>')
        parts.append(_text(34, y + 22, words.titled(at), 14))
        for seat, mark in enumerate(month.marks):
            x = LEFT + WIDE * seat + WIDE // 2 - 14
            drawn = badge(mark, words.mark(mark))
            parts.append(f'<g transform="translate({x} {y + 3})">{drawn}</g>')
    parts += _totals(words, found, foot)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" role="img"><title>{escape(found.title)}</title>'
        f'<path d="M0 0H{width}V{height}H0z" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def _totals(words: Telling, found: Sheet, foot: int) -> list[str]:
    say = words.say
    heads = [say("sheet-team", most=found.most_uses), "", say("sheet-support"),
             say("sheet-victory")]  # fmt: skip
    parts = [_text(34, foot + 24 + ROW * at, head, 14) for at, head in enumerate(heads)]
    for seat, column in enumerate(found.columns):
        x = LEFT + WIDE * seat + WIDE // 2
        cells = [f"{name} {uses}" for name, uses in column.scholars]
        cells += [""] * (2 - len(cells)) + [str(column.support), column.victory]
        for at, cell in enumerate(cells):
            size = 20 if at == len(cells) - 1 else 14
            parts.append(_text(x, foot + 24 + ROW * at, cell, size, "", "middle"))
    return parts


def _text(
    x: int, y: int, said: str, size: int, style: str = "", anchor: str = "start", fill: str = INK
) -> str:
    slant = f' font-style="{style}"' if style else ""
    return (
        f'<text x="{x}" y="{y}" font-family="Georgia,serif" font-size="{size}" fill="{fill}"'
        f' text-anchor="{anchor}"{slant}>{escape(said)}</text>'
    )
