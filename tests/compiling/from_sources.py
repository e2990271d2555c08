"""The same from the interpreted sources, which another process has to ask."""

import json
import os
import subprocess
import sys
from typing import Any

from compiling.freshness import SOURCES


def printed(module: str) -> Any:
    """The JSON that this module of ours prints when it is run on the sources."""
    environment = {**os.environ, "PYTHONPATH": f"{SOURCES}{os.pathsep}{SOURCES.parent}"}
    command = [sys.executable, "-m", module]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)
