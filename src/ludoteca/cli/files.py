"""Saved games and packs on the disk: nothing is lost, and nobody else's file is overwritten."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import tempfile
from pathlib import Path

import msgspec

from ludoteca.cli.sorry import BAD_ARGUMENTS, FAILED, SorryError
from ludoteca.games import NAMES
from ludoteca.kernel.record import (
    Record,
    RecordError,
    Setting,
    from_json,
    setting_from_json,
    to_json,
)

BIGGEST = 50_000_000  # bytes; a long game has some ten thousand
_GAME = re.compile(r"""(?:^\s*game\s*=|"game"\s*:)\s*["']([\w-]+)["']""", re.M)


def read_text(path: str) -> str:
    """The text of a file; or why it has none."""
    file = Path(path)
    try:
        if file.is_file() and file.stat().st_size > BIGGEST:
            raise SorryError("file-too-big", BAD_ARGUMENTS, file=path)
        data = file.read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        told = error if isinstance(error, OSError) else OSError(errno.ENOENT, "")
        raise SorryError("file-unreadable", BAD_ARGUMENTS, file=path, why=told) from None
    if not data.strip():
        raise SorryError("file-empty", FAILED, file=path)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SorryError("file-not-text", FAILED, file=path, at=error.start) from None


def game_in(text: str) -> str:
    """Which game a pack or a saved game is of; the first of the house where it does not say."""
    found = _GAME.search(text)
    return found[1] if found and found[1] in NAMES else NAMES[0]


def game_of(path: str) -> str:
    """The same of a file, which may be unreadable."""
    try:
        return game_in(read_text(path))
    except SorryError:
        return NAMES[0]


def read_record(path: str) -> Record:
    """The saved game in a file; `RecordError` where it is none."""
    return from_json(read_text(path))


def read_setting(path: str) -> Setting:
    """The typed position in a file; `RecordError` where it is none."""
    return setting_from_json(read_text(path))


def read_either(path: str) -> Record | Setting:
    """A saved game or a typed position."""
    text = read_text(path)
    try:
        found = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return from_json(text)
    if isinstance(found, dict) and "position" in found:
        return setting_from_json(text)
    return from_json(text)


def check_place(path: Path) -> None:
    """Whether a file can come there, asked before there is one: making it may take hours."""
    if path.is_dir() or not path.parent.is_dir():
        why = OSError(errno.EISDIR if path.is_dir() else errno.ENOENT, "")
        raise SorryError("file-unwritable", BAD_ARGUMENTS, file=str(path), why=why)


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: at every moment the old one or the new one is there."""
    try:
        handle, draft = tempfile.mkstemp(prefix=f".{path.name[:50]}-", dir=path.parent)
    except (OSError, ValueError) as error:
        told = error if isinstance(error, OSError) else OSError(errno.ENOENT, "")
        raise SorryError("file-unwritable", BAD_ARGUMENTS, file=str(path), why=told) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        Path(draft).chmod(0o666 & ~_umask())
        Path(draft).replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            Path(draft).unlink()
        raise SorryError("file-unwritable", BAD_ARGUMENTS, file=str(path), why=error) from None


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def write_new(path: str, data: bytes) -> None:
    """Write a file that must not be there yet."""
    if is_there(Path(path)):
        raise SorryError("file-exists", BAD_ARGUMENTS, file=path)
    write(Path(path), data)


def is_there(path: Path) -> bool:
    """Whether there is such a file; a name that no file can have is none."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def content(path: Path) -> bytes | None:
    """What is in a file now; None where there is none that can be read."""
    try:
        return path.read_bytes()
    except (OSError, ValueError):
        return None


def holds_earlier(path: Path, record: Record) -> bool:
    """Whether the file holds this very game, at this point or before: then it may be replaced."""
    try:
        found = from_json(path.read_bytes())
    except (OSError, RecordError):
        return False
    ours = from_json(to_json(record))  # with lists for tuples, as they are read
    return found.header == ours.header and found.steps == ours.steps[: len(found.steps)]


def keep(record: Record, at: Path | None, folders: list[Path]) -> Path:
    """Save a game in its file, or else under a name of its own in the first folder that takes it.

    Where that name is taken by another game, -2, -3 and so on are tried.
    """
    data, trouble = to_json(record), None
    if at is not None:
        try:
            write(at, data)
            return at
        except SorryError as error:
            trouble = error
    for folder in folders:
        path = free_name(record, folder)
        try:
            write(path, data)
            return path
        except SorryError as error:
            trouble = trouble or error
    assert trouble is not None
    raise trouble


def free_name(record: Record, folder: Path) -> Path:
    """``king-of-con-<seed>.json``, or with -2, -3 … where another game has that name."""
    stem = f"{record.header.game}-{record.header.seed}"
    path, number = folder / f"{stem}.json", 1
    while path.exists() and not holds_earlier(path, record):
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def refuges() -> list[Path]:
    """Where a game may go when its own place refuses: here, home, among temporary files."""
    places = [Path.cwd()] if _here() else []
    with contextlib.suppress(RuntimeError):
        places.append(Path.home())
    return [*places, Path(tempfile.gettempdir())]


def _here() -> bool:
    try:
        Path.cwd()
    except OSError:
        return False
    return True
