"""``ludoteca rebuild``: how to lay out a saved game with the box, and go on there."""

from __future__ import annotations

import argparse

import msgspec

import ludoteca
from ludoteca.cli import files
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import SorryError
from ludoteca.cli.typed import number
from ludoteca.companion import moving
from ludoteca.companion.moving.telling import MovingTold
from ludoteca.kernel.record import Header, Record, Setting
from ludoteca.kernel.state import State
from ludoteca.words import Words


def run(screen: Screen, language: str, args: argparse.Namespace, step: int | None) -> int:
    """Place by place; with --seat no more than that seat may know, with --out as a position."""
    header, s = _moment(screen, language, args, step)
    laid = moving.lay_out(header.game, s, header.edition)
    words = Words(language, header.game, s.terms.content)
    seats = range(s.seats)
    eyes = seats if args.seat is None else [number("--seat", args.seat, s.seats, 1) - 1]
    told = MovingTold(language, header.game, header.players, s.terms.content)
    for part in told.parts(laid, eyes):
        screen.say("", part.title, *[f"  {line}" for line in part.lines])
    if args.out is not None:
        if not s.stack:
            raise SorryError("rebuild-over", file=args.file)
        setting = moving.written(laid, s)
        files.write_new(args.out, msgspec.json.format(msgspec.json.encode(setting)) + b"\n")
        screen.say("", words.say("rebuild-written", file=args.out))
    return 0


def _moment(
    screen: Screen, language: str, args: argparse.Namespace, step: int | None
) -> tuple[Header, State]:
    found = files.read_either(args.file)
    if isinstance(found, Setting):
        table = ludoteca.set_up(
            found.game, found.position, 0, found.edition, found.options, found.content
        )
        found = Record(table.record.header)
    else:
        ludoteca.replay(found, step)  # whatever is wrong with it is told as everywhere
    clean = moving.last_clean(found, step)
    if clean is None:
        raise SorryError("rebuild-too-early", file=args.file)
    at, s = clean
    last = len(found.steps) if step is None else step
    if at < last:
        screen.say(Words(language).say("rebuild-earlier", step=at, asked=last))
    return found.header, s
