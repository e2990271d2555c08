"""What msgspec says of a pack, in the words of the house: what was found, what was expected."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ludoteca.kernel.content import Fault, meant

if TYPE_CHECKING:
    from ludoteca.words import Words

_MISSING = re.compile(r"missing required field `(\w+)`")
_UNKNOWN = re.compile(r"contains unknown field `(.+)`$")
_TYPE = re.compile(r"^Expected `([\w| ]+)`, got `(\w+)`")
_VALUE = re.compile(r"^Invalid (?:enum )?value (.*)$")


def plain_fault(words: Words, fault: Fault) -> tuple[str, dict[str, Any]]:
    """The key of the message and its arguments."""
    args = dict(fault.args)
    if fault.key != "does-not-fit":
        return fault.key, args
    error, at = str(args["error"]), str(args.get("at", ""))
    if found := _MISSING.search(error):
        return "missing-field", {"at": at or "top", "field": found[1]}
    if (found := _UNKNOWN.search(error)) and "expected" in args:
        told = {"word": found[1], "known": args["expected"]}
        return "unknown-field", {"at": at, **told, **meant(told)}
    if found := _TYPE.match(error):
        expected = [words.say(f"type-{name.strip()}") for name in found[1].split("|")]
        got = words.say(f"type-{found[2]}")
        return "wrong-type", {"at": at, "found": got, "expected": " / ".join(expected)}
    if (found := _VALUE.match(error)) and "expected" in args:
        known = [x for x in args["expected"] if x]
        told = {"at": at, "found": found[1], "expected": ", ".join(known)}
        return "wrong-value", told | meant({"value": found[1].strip("'"), "known": known})
    return "does-not-fit", {"at": at or "-", "error": error}
