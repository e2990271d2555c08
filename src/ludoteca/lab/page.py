"""A report as one self-contained page: no script, no picture, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from ludoteca.lab.document import Bars, Block, Document, Histogram, Intervals, Section, Table

FEW = 16  # columns of which each can bear its label


def page(document: Document) -> str:
    """The whole page."""
    style = files("ludoteca.lab").joinpath("page.css").read_text("utf-8")
    title = escape(document.title)
    parts = [
        f'<!doctype html><html lang="{document.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{title}</title><style>{style}</style></head>",
        f'<body data-game="{escape(document.game)}"><main>',
        f'<header><h1>{title}</h1><p class="about">{escape(document.about)}</p></header>',
        _summary(document),
        *[_section(section) for section in document.sections],
        _commands(document),
        "</main></body></html>\n",
    ]
    return "\n".join(parts)


def _summary(document: Document) -> str:
    found, doubts = [escape(heading) for heading in document.headings]
    items = "".join([f"<li>{escape(line)}</li>" for line in document.short])
    short = f'<section class="short"><h2>{found}</h2><ul>{items}</ul></section>'
    if not document.warnings:
        return short
    return f"{short}<section>{_warned(document.warnings, doubts)}</section>"


def _warned(warnings: Sequence[str], heading: str = "") -> str:
    if not warnings:
        return ""
    head = f"<strong>{heading}</strong>" if heading else ""
    items = "".join([f"<li>{escape(line)}</li>" for line in warnings])
    return f'<div class="warned" role="note">{head}<ul>{items}</ul></div>'


def _section(section: Section) -> str:
    level = section.level
    text = "".join([f"<p>{escape(line)}</p>" for line in section.text])
    blocks = "".join([_block(block) for block in section.blocks])
    head = f"<h{level}>{escape(section.title)}</h{level}>"
    return f"<section>{head}{text}{_warned(section.warnings)}{blocks}</section>"


def _commands(document: Document) -> str:
    rows = [
        f"<dt><code>{escape(command)}</code></dt><dd>{escape(does)}</dd>"
        for command, does in document.commands
    ]
    return f'<footer><dl class="commands">{"".join(rows)}</dl></footer>' if rows else ""


def _block(block: Block) -> str:
    if isinstance(block, Intervals):
        return _intervals(block)
    if isinstance(block, Histogram):
        return _histogram(block)
    if isinstance(block, Bars):
        return _bars(block)
    return _table(block)


def _figure(caption: str, inner: str, kind: str) -> str:
    told = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f'<figure class="{kind}">{told}{inner}</figure>'


def _intervals(block: Intervals) -> str:
    """A row for each figure: its name, the whisker with its dot, the figure in words."""
    ends = [tick for tick, _ in block.ticks]
    least, most = min(ends), max(ends)

    def at(value: float) -> str:
        share = (min(most, max(least, value)) - least) / ((most - least) or 1)
        return f"{100 * share:.2f}%"

    names = [f"<span>{escape(name)}</span>" for name in block.head]
    lines = "".join([f'<i class="line" style="left:{at(tick)}"></i>' for tick in ends])
    lines += f'<i class="fair" style="left:{at(block.reference)}"></i>'
    rows = [f'<li class="head">{names[0]}<span class="plot"></span>{names[1]}{names[2]}</li>']
    for bar in block.bars:
        plot = (
            f'<span class="plot" aria-hidden="true">{lines}'
            f'<i class="reach" style="left:{at(bar.low)};right:calc(100% - {at(bar.high)})"></i>'
            f'<i class="dot" style="left:{at(bar.value)}"></i></span>'
        )
        rows.append(
            f'<li class="{bar.mark or "plain"}"><span class="label">{escape(bar.label)}</span>'
            f'{plot}<span class="said">{escape(bar.said)}</span>'
            f'<span class="more">{escape(bar.more)}</span></li>'
        )
    ticks = "".join(
        [f'<b style="left:{at(tick)}">{escape(said)}</b>' for tick, said in block.ticks]
    )
    axis = f'<span class="plot ticks">{ticks}</span>'
    rows.append(f'<li class="axis" aria-hidden="true"><span></span>{axis}</li>')
    return _figure(block.caption, f'<ul class="rows">{"".join(rows)}</ul>', "intervals")


def _legend(names: Sequence[str]) -> str:
    if len(names) < 2:
        return ""
    marks = [f'<span class="s{n}"><i></i>{escape(x)}</span>' for n, x in enumerate(names)]
    return f'<p class="legend">{"".join(marks)}</p>'


def _histogram(block: Histogram) -> str:
    top = block.highest or 1.0
    every = max(1, -(-len(block.labels) // FEW))
    columns = []
    for n, label in enumerate(block.labels):
        bars = "".join(
            [
                f'<i class="s{k}" style="height:{100 * shares[n] / top:.2f}%"></i>'
                for k, (_, shares) in enumerate(block.series)
            ]
        )
        told = "; ".join([f"{name}: {shares[n]:.1f} %" for name, shares in block.series])
        shown = escape(label) if n % every == 0 else ""
        columns.append(f'<li title="{escape(label)} · {escape(told)}">{bars}<b>{shown}</b></li>')
    height = f'<p class="top">{escape(block.top)}</p>'
    inner = f'{height}<ol class="columns">{"".join(columns)}</ol>'
    return _figure(block.caption, _legend([name for name, _ in block.series]) + inner, "histogram")


def _bars(block: Bars) -> str:
    values = [value for _, series in block.series for value in series]
    least, most = min([0.0, *values]), max([0.0, *values])
    width = (most - least) or 1.0
    rows = []
    for n, label in enumerate(block.labels):
        bars = []
        for k, (_, series) in enumerate(block.series):
            left, right = sorted((0.0, series[n]))
            ends = [100 * (left - least) / width, 100 * (right - left) / width]
            style = f"left:{ends[0]:.2f}%;width:{ends[1]:.2f}%"
            bars.append(f'<i class="s{k}" style="{style}"></i>')
        zero = f'<i class="zero" style="left:{-100 * least / width:.2f}%"></i>'
        rows.append(
            f'<li><span class="label">{escape(label)}</span>'
            f'<span class="plot" aria-hidden="true">{"".join(bars)}{zero}</span>'
            f'<span class="said">{escape(block.said[n])}</span></li>'
        )
    inner = f'<ul class="rows">{"".join(rows)}</ul>'
    return _figure(block.caption, _legend([name for name, _ in block.series]) + inner, "bars")


def _table(block: Table) -> str:
    head = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in block.head])
    rows = []
    for first, *rest in block.rows:
        cells = "".join([f"<td>{escape(cell)}</td>" for cell in rest])
        rows.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    inner = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return _figure(block.caption, f'<div class="wide">{inner}</div>', "table")
