"""Requests to the companion, answered here: the addresses and the answers of the hall's doors."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.server.desk import leading, moving, packs, scoring
from ludoteca.server.refusals import Refusal

Query = dict[str, str]
# How a door answers: in a language, with the parts of its address, a query and what was sent.
Door = Callable[[str, list[str], Query, str], Any]


def _table(query: Query) -> tuple[int, str, str]:
    return int(query["seats"]), query.get("edition", ""), query.get("options", "{}")


def _sent(kind: Any, answer: Callable[..., Any]) -> Door:
    """A door at which something of that kind is handed in."""

    def door(language: str, parts: list[str], _: Query, body: str) -> Any:
        return answer(language, *parts, msgspec.json.decode(body, type=kind))

    return door


DOORS: dict[str, Door] = {
    "GET {}/form": lambda language, parts, query, _: scoring.form(
        language, parts[0], *_table(query)
    ),
    "POST {}/form": _sent(scoring.Filled, scoring.form_with),
    "POST {}/score": _sent(scoring.Filled, scoring.score),
    "GET {}/helpers/{}": lambda language, parts, query, _: scoring.ask(
        language, parts[0], parts[1], *_table(query)
    ),
    "POST {}/helpers/{}": _sent(scoring.Asked, scoring.tell),
    "POST {}/dialogues/{}": _sent(leading.Dialogue, leading.follow),
    "GET {}/crossover": lambda language, parts, query, _: leading.others(
        language, parts[0], int(query.get("seed", "0"))
    ),
    "POST {}/move/form": _sent(moving.Laid, moving.form),
    "POST {}/move/check": _sent(
        moving.Laid, lambda language, game, laid: moving.check(language, game, laid, {})
    ),
    "POST {}/move/map": _sent(moving.Laid, moving.draw),
    "POST {}/move/read": _sent(moving.File, lambda _, game, file: moving.read(game, file.setting)),
    "POST {}/pack/form": _sent(packs.Begin, packs.form),
    "POST {}/pack/check": _sent(packs.Cards, packs.check),
}
_PATHS = [
    (re.compile("/companion/".join(door.split(" ")).replace("{}", "([^/]+)")), answer)
    for door, answer in DOORS.items()
]


def answer(request: str) -> str:
    """*request* and answer as JSON: method, path, language, query, body; status and body.

    Whatever needs others or the hall itself is not answered: 503, as if nobody were there.
    """
    asked: dict[str, Any] = msgspec.json.decode(request)
    for pattern, door in _PATHS:
        found = pattern.fullmatch(asked["method"] + asked["path"])
        if found and not _needs_others(asked["body"]):
            status, told = _told(door, asked, list(found.groups()))
            break
    else:
        status, told = 503, None
    return msgspec.json.encode({"status": status, "body": told}).decode()


def _needs_others(body: str) -> bool:
    """Hands that others entered lie in the hall."""
    return bool(body) and bool((msgspec.json.decode(body) or {}).get("gathering"))


def _told(door: Door, asked: dict[str, Any], parts: list[str]) -> tuple[int, Any]:
    try:
        return 200, door(asked["language"], parts, asked["query"], asked["body"])
    except Refusal as refusal:
        return refusal.status, refusal.tell(asked["language"])
    except msgspec.DecodeError:
        return 400, Refusal("bad-request").tell(asked["language"])
