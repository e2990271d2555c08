"""The tables of a run on the disk: a folder of Parquet files for each, a file for each chunk.

A file appears whole or not at all, and that of `games` last: a chunk is finished when it is there.
"""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import polars as pl

from ludoteca.lab.noting import TABLE
from ludoteca.lab.plan import FILE, VARIED, Plan, read_plan, varied_thing
from ludoteca.lab.playing import Noted, Row
from ludoteca.lab.trouble import LabError

TABLES = ("decisions", "uses", "seats", "games")  # in the order in which they are written
SCHEMA: dict[str, dict[str, Any]] = {
    "games": {
        "number": pl.Int64,
        "game": pl.String,
        "edition": pl.String,
        "options": pl.String,  # JSON, those that were asked for
        "content": pl.String,  # the digest of a pack; empty for ours
        "rules": pl.Int32,
        "layout": pl.Int32,
        "seed": pl.Int64,
        "bots": pl.List(pl.String),
        "turns": pl.Int32,
        "decisions": pl.Int32,
        "winners": pl.List(pl.Int8),
        "best": pl.Int32,
        "seconds": pl.Float64,
        "digest": pl.String,  # of the last position: a replay ends in the same one
    },
    "seats": {
        "number": pl.Int64,
        "seat": pl.Int8,
        "bot": pl.String,
        "turn_order": pl.Int8,  # from 1
        "place": pl.Int8,
        "score": pl.Int32,
        "win": pl.Float64,  # a shared victory is a part of one
        "fair": pl.Float64,  # the part that equals would have
        "decisions": pl.Int32,
        "seconds": pl.Float64,
    },
    "uses": {
        "number": pl.Int64,
        "seat": pl.Int8,  # -1: it was on the table for all
        "kind": pl.String,
        "thing": pl.String,
        "times": pl.Int32,
    },
    "decisions": {
        "number": pl.Int64,
        "step": pl.Int32,
        "seat": pl.Int8,
        "decision": pl.String,
        "clause": pl.String,
        "options": pl.Int64,
        "choice": pl.String,  # JSON
        "seconds": pl.Float64,
    },
}


def tables_of(plan: Plan, noted: Sequence[Noted]) -> dict[str, bytes]:
    """The tables of a chunk as Parquet."""
    terms = {
        "game": plan.game,
        "edition": plan.edition,
        "content": plan.pack,
        "rules": plan.rules,
        "layout": plan.layout,
    }
    rows: dict[str, list[Row]] = {
        "games": [{**terms, **_options(plan, one), **one.game} for one in noted],
        "seats": [row for one in noted for row in one.seats],
        "uses": [row for one in noted for row in (*one.uses, *_varied(plan, one))],
    }
    if plan.decisions:
        rows["decisions"] = [row for one in noted for row in one.decisions]
    return {table: _parquet(table, rows[table]) for table in TABLES if table in rows}


def _options(plan: Plan, one: Noted) -> Row:
    import json

    return {"options": json.dumps(plan.options_of(one.game["number"]), sort_keys=True)}


def _varied(plan: Plan, one: Noted) -> Iterable[Row]:
    """What was varied lay on the table for all."""
    number = one.game["number"]
    for name, value in plan.options_of(number).items():
        if name in plan.vary:
            thing = varied_thing(name, value)
            yield {"number": number, "seat": TABLE, "kind": VARIED, "thing": thing, "times": 1}


def _parquet(table: str, rows: list[Row]) -> bytes:
    schema = SCHEMA[table]
    more = dict.fromkeys(sorted({key for row in rows for key in row if key not in schema}))
    frame = pl.DataFrame(rows, schema={**schema, **dict.fromkeys(more, pl.Int32)}, orient="row")
    made = io.BytesIO()
    frame.write_parquet(made, compression="zstd")
    return made.getvalue()


# ---------------------------------------------------------------- writing


def write(path: Path, data: bytes) -> None:
    """Whole or not at all, and on the disk when it returns."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise LabError("lab-unwritable", file=str(path), why=error) from None


def write_plan(folder: Path, plan: Plan) -> None:
    import msgspec

    write(folder / FILE, msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")


def keep(folder: Path, chunk: int, tables: Mapping[str, bytes]) -> None:
    """A finished chunk."""
    for table in TABLES:
        if table in tables:
            write(_file(folder, table, chunk), tables[table])


def _file(folder: Path, table: str, chunk: int) -> Path:
    return folder / table / f"{chunk:06}.parquet"


# ---------------------------------------------------------------- reading


def finished(folder: Path, plan: Plan) -> tuple[set[int], list[str]]:
    """The chunks that are whole, and the files of others that cannot be read."""
    whole, broken = set[int](), list[str]()
    for chunk in plan.chunks():
        if not _file(folder, "games", chunk).exists():
            continue
        try:
            frames = {table: _read(_file(folder, table, chunk)) for table in _kept(plan)}
        except LabError as error:
            broken.append(error.told["file"])
            continue
        if set(frames["games"]["number"]) == {*plan.numbers(chunk)}:
            whole.add(chunk)
    return whole, broken


def _kept(plan: Plan) -> list[str]:
    return [table for table in TABLES if table != "decisions" or plan.decisions]


def _read(path: Path) -> pl.DataFrame:
    try:
        frame = pl.read_parquet(path.read_bytes())
    except FileNotFoundError:
        raise LabError("lab-table-gone", file=str(path)) from None
    except OSError as error:
        raise LabError("file-unreadable", file=str(path), why=error) from None
    except pl.exceptions.PolarsError as error:
        raise LabError("lab-corrupt", file=str(path), error=str(error)) from None
    if lacking := [name for name in SCHEMA[path.parent.name] if name not in frame.columns]:
        raise LabError("lab-corrupt", file=str(path), error=f"no {', '.join(lacking)}")
    return frame


class Run:
    """What there is of a run: its plan, and its tables as far as it has come."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plan = read_plan(folder)
        there = sorted((folder / "games").glob("*.parquet"))
        self.chunks = [int(path.stem) for path in there if path.stem.isdecimal()]
        if not self.chunks:
            raise LabError("lab-nothing-yet", folder=str(folder))
        self.games = self.table("games")
        self.seats = self.table("seats")
        self.uses = self.table("uses")

    def table(self, name: str) -> pl.DataFrame:
        """All its rows, in the order of the games."""
        read = [_read(_file(self.folder, name, chunk)) for chunk in self.chunks]
        return _together(read).sort("number", maintain_order=True)

    def row(self, number: int) -> dict[str, Any]:
        """The row of game *number*."""
        found = self.games.filter(pl.col("number") == number)
        if found.is_empty():
            raise LabError("lab-no-such-game", number=number, folder=str(self.folder))
        return found.row(0, named=True)


def _together(frames: Iterable[pl.DataFrame]) -> pl.DataFrame:
    return pl.concat(frames, how="diagonal")
