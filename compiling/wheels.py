"""``python -m compiling.wheels``: both wheels in dist/, each tried in an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from compiling.build import ROOT

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
    surroundings = {**os.environ, "LUDOTECA_COMPILE": str(int(kind == "compiled"))}
    folder = DIST / kind
    for old in folder.glob("*.whl"):
        old.unlink()
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder)]
    subprocess.run([*pip, str(ROOT)], env=surroundings, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def try_out(wheel: Path, kind: str) -> str:
    """Install it where nothing else is, and play each game once; how these games ended."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        clean = {k: x for k, x in os.environ.items() if not k.startswith("PYTHON")}
        clean["PYTHONHASHSEED"] = "0"
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, str(wheel)], env=clean, cwd=folder, check=True)
        play = [str(python), "-c", TRIED]
        done = subprocess.run(
            play, env=clean, cwd=folder, capture_output=True, text=True, check=True
        )
    if done.stderr.strip() != kind:
        raise SystemExit(f"{wheel.name} was to be {kind} and is {done.stderr.strip()}")
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
