"""Makes the records of a compiled build as their sources state them.

mypyc builds such a class without its docstring and keywords, and makes a field of any type of
every attribute.
"""

from __future__ import annotations

from typing import Any

import msgspec
from ludoteca._records import RECORDS


class Restoring(msgspec.StructMeta):
    """Stands in the place of the records' own metaclass while a class is made, and no longer."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **_: Any
    ) -> Any:
        told, keywords, fields = RECORDS[f"{namespace['__module__']}.{name}"]
        namespace |= {"__doc__": told, "__annotations__": dict(fields)}
        if not fields:
            del namespace["__annotations__"]
        meta = msgspec.StructMeta
        return meta.__new__(meta, name, bases, namespace, **keywords)
