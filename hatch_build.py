"""How a wheel is built: pure Python, or with LUDOTECA_COMPILE=1 the rules compiled as well.

Where they cannot be compiled it becomes a pure one with a warning; LUDOTECA_COMPILE=required fails.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
REQUIRED = "required"


def asked() -> str:
    """What LUDOTECA_COMPILE says; nothing for a pure wheel."""
    said = os.environ.get("LUDOTECA_COMPILE", "")
    return "" if said == "0" else said


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]  # its types are hatch's own
    """Lays the compiled modules beside their sources, which stay: they are what is debugged."""

    def dependencies(self) -> list[str]:
        """What compiling needs, besides a C compiler."""
        types = ["msgspec>=0.20,<1", "numpy>=1.26,<3"]
        return ["mypy>=2,<3", "setuptools>=65", *types] if asked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not asked() or version == "editable" or self.target_name != "wheel":
            return
        sys.path.insert(0, str(ROOT))
        from compiling.build import ADDED, build
        from compiling.tools import CompilingError

        try:
            out = build()
        except CompilingError as error:
            self.give_up(str(error))
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for pattern in ADDED:
            for path in out.glob(pattern):
                build_data["force_include"][str(path)] = str(path.relative_to(out))

    def give_up(self, why: str) -> None:
        """A pure wheel, which plays the same; unless the caller wants this one or none."""
        if asked() == REQUIRED:
            self.app.abort(f"The rules are not compiled, as LUDOTECA_COMPILE=required asks: {why}")
        self.app.display_warning(f"The wheel is pure Python, its rules are not compiled: {why}")
