"""How a wheel is built: pure Python, or with LUDOTECA_COMPILE=1 the rules compiled as well."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
ASKED = os.environ.get("LUDOTECA_COMPILE", "") not in ("", "0")


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]  # its types are hatch's own
    """Lays the compiled modules beside their sources, which stay: they are what is debugged."""

    def dependencies(self) -> list[str]:
        """What compiling needs, besides a C compiler."""
        types = ["msgspec>=0.20,<1", "numpy>=1.26,<3"]
        return ["mypy>=2,<3", "setuptools>=65", *types] if ASKED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not ASKED or version == "editable" or self.target_name != "wheel":
            return
        sys.path.insert(0, str(ROOT))
        from compiling.build import ADDED, build

        out = build()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for pattern in ADDED:
            for path in out.glob(pattern):
                build_data["force_include"][str(path)] = str(path.relative_to(out))
