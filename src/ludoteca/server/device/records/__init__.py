"""Typed records in plain Python, where there is no msgspec: as much of it as the rules use.

A device finds this under that name (`packing`), so nothing here imports anything of the house. The
same names, the same results, the same words in errors: `tests/server/test_device.py`.
"""

from __future__ import annotations

from . import json, structs
from .converting import convert
from .errors import DecodeError, ValidationError
from .limits import Meta
from .plain import to_builtins
from .struct import Struct

__all__ = [
    "DecodeError",
    "Meta",
    "Struct",
    "ValidationError",
    "convert",
    "json",
    "structs",
    "to_builtins",
]
