"""``python -m compiling.wheels``: both wheels in dist/, each tried in an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from compiling.freshness import ROOT

DIST = ROOT / "dist"

TRIED = """\
import random, sys
import ludoteca
from ludoteca.kernel.play import apply, awaited, options
from ludoteca.kernel.saving import save
rng = random.Random(1)
for game in ludoteca.games():
    s = game.begin(game.agree(), game.seats[-1], 1)
    while s.stack:
        seat = awaited(s)[0]
        apply(s, seat, options(s, seat).pick(rng))
    print(game.name, game.scores(s), hash(save(s)))
print("compiled" if ludoteca.compiled() else "pure", file=sys.stderr)
"""


def make(kind: str) -> Path:
    """One wheel, built as `pip` builds it for anybody."""
    asked = {**os.environ, "LUDOTECA_COMPILE": "required" if kind == "compiled" else "0"}
    folder = DIST / kind
    for old in folder.glob("*.whl"):
        old.unlink()
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder)]
    if subprocess.run([*pip, str(ROOT)], env=asked, check=False).returncode:
        raise SystemExit(f"the {kind} wheel is not built: pip's own words are above")
    (wheel,) = folder.glob("*.whl")
    return wheel


def try_out(wheel: Path, kind: str) -> str:
    """Install it where nothing else is, and play each game once; how these games ended."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        command = [*pip, str(wheel)]
        if subprocess.run(command, env=surroundings(), cwd=folder, check=False).returncode:
            raise SystemExit(f"{wheel.name} is not installed: pip's own words are above")
        return played(python, Path(folder), kind)


def surroundings(**more: str) -> dict[str, str]:
    """Nothing of what this Python was told."""
    clean = {name: x for name, x in os.environ.items() if not name.startswith("PYTHON")}
    return {**clean, "PYTHONHASHSEED": "0", **more}


def played(python: Path, folder: Path, kind: str, **more: str) -> str:
    """How one game of each ended that this Python played in that folder."""
    done = subprocess.run(
        [str(python), "-c", TRIED],
        env=surroundings(**more),
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"the {kind} rules do not start in {folder}:\n{done.stderr}")
    if done.stderr.strip() != kind:
        raise SystemExit(f"the rules in {folder} were to be {kind} and are {done.stderr.strip()}")
    return done.stdout


def main() -> None:
    ends = {}
    for kind in ("pure", "compiled"):
        wheel = make(kind)
        ends[kind] = try_out(wheel, kind)
        print(f"{kind}: {wheel.relative_to(ROOT)}, {wheel.stat().st_size / 1e6:.1f} MB")
    if ends["pure"] != ends["compiled"]:
        raise SystemExit(f"the same seeds ended differently:\n{ends['pure']}\n{ends['compiled']}")


if __name__ == "__main__":
    main()
