"""Which build of ours a process measures."""

from __future__ import annotations

import ludoteca
from bench.measure import Who
from bench.targets import COMPILED_PEER, OUR_PEER


def ourselves() -> Who:
    """Pure or compiled, as this process runs."""
    return Who(COMPILED_PEER if ludoteca.compiled() else OUR_PEER, ludoteca.__version__)
