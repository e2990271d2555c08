"""The rules as one file for a device: our sources and what they stand on, all plain Python."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from ludoteca.words import LANGUAGES

OURS = ("__init__.py", "kernel", "parts", "games", "words", "companion")
HALL = ("__init__.py", "boxes.py", "refusals.py", "voice.py", "words", "desk")
DEVICE = ("__init__.py", "doors.py")
KINDS = (".py", ".ftl", ".toml")
# What speaks three languages; of Babel only that which Fluent uses.
FLUENT = ("fluent.runtime", "fluent.syntax", "attr", "pytz", "typing_extensions", "babel.localtime")
BABEL = ("__init__", "core", "dates", "lists", "localedata", "numbers", "plural", "util")
LOCALES = ("root", "en_001", "en_GB", *LANGUAGES)
MOMENT = (1980, 1, 1, 0, 0, 0)  # the same sources make the same file


@cache
def packed() -> tuple[bytes, str]:
    """The file, and a few signs that change with what is in it."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, path in sorted(_files()):
            file.writestr(zipfile.ZipInfo(name, MOMENT), path.read_bytes(), zipfile.ZIP_DEFLATED)
    data = out.getvalue()
    return data, blake2b(data, digest_size=8).hexdigest()


def _files() -> Iterator[tuple[str, Path]]:
    """Each with its place in the file."""
    root = _place("ludoteca")
    hall, device = root / "server", root / "server/device"
    for folder, names in ((root, OURS), (hall, HALL), (device, DEVICE)):
        for name in names:
            yield from _below(root.parent, folder / name)
    for name, path in _below(device, device / "records"):
        yield name.replace("records", "msgspec", 1), path
    for package in FLUENT:
        place = _place(package)
        above = place.parents[package.count(".")]
        yield from _below(above, place)
    babel = _place("babel")
    data = [babel / "locale-data" / f"{locale}.dat" for locale in LOCALES]
    for path in (*[babel / f"{name}.py" for name in BABEL], *data, babel / "global.dat"):
        yield path.relative_to(babel.parent).as_posix(), path


def _below(root: Path, place: Path) -> Iterator[tuple[str, Path]]:
    for path in [place] if place.is_file() else place.rglob("*"):
        if path.suffix in KINDS and path.is_file():
            yield path.relative_to(root).as_posix(), path


def _place(package: str) -> Path:
    found = find_spec(package)
    assert found is not None, package
    origin = Path(found.origin or "")
    return origin.parent if origin.name == "__init__.py" else origin
