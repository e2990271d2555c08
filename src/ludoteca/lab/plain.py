"""A report as Markdown: the same sentences, its figures as tables."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.lab.document import Bars, Block, Document, Histogram, Intervals, Section, Table

WIDTH = 24  # signs of the longest bar


def markdown(document: Document) -> str:
    """The whole text."""
    found, doubts = document.headings
    parts = [f"# {document.title}", document.about, f"## {found}", _listed(document.short)]
    if document.warnings:
        parts += [f"## {doubts}", _listed(document.warnings)]
    for section in document.sections:
        parts += _section(section)
    parts += [f"`{command}`  \n{does}" for command, does in document.commands]
    return "\n\n".join([part for part in parts if part]) + "\n"


def _listed(lines: Sequence[str]) -> str:
    return "\n".join([f"- {line}" for line in lines])


def _section(section: Section) -> list[str]:
    quoted = "\n".join([f"> {line}" for line in section.warnings])
    blocks = [part for block in section.blocks for part in _block(block)]
    return [f"{'#' * section.level} {section.title}", *section.text, quoted, *blocks]


def _block(block: Block) -> list[str]:
    caption = f"**{block.caption}**" if block.caption else ""
    if isinstance(block, Intervals):
        told = [[bar.label, bar.said, bar.more] for bar in block.bars]
        return [caption, _table([*block.head], told)]
    if isinstance(block, Histogram):
        return [caption, _table(*_shares(block))]
    if isinstance(block, Bars):
        rows = [[*pair] for pair in zip(block.labels, block.said, strict=True)]
        return [caption, _table(["", ""], rows)]
    assert isinstance(block, Table)
    return [caption, _table(block.head, block.rows)]


def _shares(block: Histogram) -> tuple[list[str], list[list[str]]]:
    """Shares as bars of letters, the longest as long as there is room."""
    top = block.highest or 1.0
    rows = []
    for n, label in enumerate(block.labels):
        drawn = ["█" * round(WIDTH * shares[n] / top) for _, shares in block.series]
        rows.append([label, *drawn])
    return ["", *[name for name, _ in block.series]], rows


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [_row(head), _row(["---"] * len(head)), *[_row(row) for row in rows]]
    return "\n".join(lines)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join([cell.replace('|', '/') for cell in cells])} |"
