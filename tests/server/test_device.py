"""The companion without a connection: the pack alone answers as the hall does, word for word."""

from __future__ import annotations

import importlib
import json
import random
import subprocess
import sys
import zipfile
from collections.abc import Callable
from io import BytesIO
from typing import Any, Literal, NamedTuple

import msgspec
import pytest

from ludoteca.companion import Answers
from ludoteca.games import NAMES
from ludoteca.games.king_of_con import content as king
from ludoteca.kernel.record import Step
from ludoteca.server.device import doors, packing, records
from tests.companion.dialogue import Walk
from tests.server.conftest import Hall

# Without site-packages: whatever the pack lacks is missing.
ALONE = """
import sys
sys.path.insert(0, sys.argv[1])
from ludoteca.server.device import doors
for line in sys.stdin:
    print(doors.answer(line), flush=True)
"""
NOTHING: dict[str, Any] = {"table": {}, "seats": []}


class Asked(NamedTuple):
    """A request, as the page makes it."""

    method: str
    path: str
    query: dict[str, Any] = {}
    body: Any = None


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Callable[[list[Asked]], list[Any]]:
    """A Python that has nothing but the pack."""
    folder = tmp_path_factory.mktemp("pack")
    data, _ = packing.packed()
    zipfile.ZipFile(BytesIO(data)).extractall(folder)

    def ask(requests: list[Asked]) -> list[Any]:
        lines = [
            json.dumps(
                {
                    "method": asked.method,
                    "path": asked.path,
                    "language": "fr",
                    "query": {name: str(value) for name, value in asked.query.items()},
                    "body": "" if asked.body is None else json.dumps(asked.body),
                }
            )
            for asked in requests
        ]
        done = subprocess.run(
            [sys.executable, "-I", "-S", "-c", ALONE, str(folder)],
            input="\n".join(lines),
            capture_output=True,
            text=True,
            check=True,
        )
        return [json.loads(line) for line in done.stdout.splitlines()]

    return ask


def of_hall(hall: Hall, asked: Asked) -> Any:
    answer = hall.client.request(
        asked.method,
        f"/api{asked.path}",
        params={**asked.query, "lang": "fr"},
        json=asked.body,
    )
    return {"status": answer.status_code, "body": answer.json()}


def every_request(hall: Hall) -> list[Asked]:
    """At each door something that is well, and something that cannot be."""
    asked = [Asked("GET", "/companion/dungeonology/form", {"seats": 9})]
    for game in NAMES:
        form = Asked("GET", f"/companion/{game}/form", {"seats": 3})
        rows = {"seats": 2, "answers": {"table": {}, "seats": [{}, {}]}}
        cards = of_hall(hall, Asked("POST", f"/companion/{game}/pack/form", {}, {}))["body"]["rows"]
        kind = next(iter(cards))
        odd = {**cards, kind: [{**cards[kind][0], "provenance": "nobody"}, *cards[kind][1:]]}
        asked += [
            form,
            *[
                Asked("POST", f"/companion/{game}/score", {}, {x: told[x] for x in FILLED})
                for told in of_hall(hall, form)["body"]["examples"]
            ],
            Asked("POST", f"/companion/{game}/score", {}, rows),
            Asked("POST", f"/companion/{game}/form", {}, {**rows, "content": "x = 1"}),
            Asked("GET", f"/companion/{game}/helpers/setup", {"seats": 4}),
            Asked("POST", f"/companion/{game}/helpers/setup", {}, {**rows, "seed": 7}),
            Asked("POST", f"/companion/{game}/move/form", {}, rows),
            Asked("POST", f"/companion/{game}/move/check", {}, rows),
            Asked("POST", f"/companion/{game}/move/read", {}, {"setting": "{}"}),
            Asked("POST", f"/companion/{game}/pack/form", {}, {"content": "x = 1"}),
            Asked("POST", f"/companion/{game}/pack/check", {}, {"rows": cards}),
            Asked("POST", f"/companion/{game}/pack/check", {}, {"rows": odd}),
        ]
    expedition = {"seats": 2, "answers": NOTHING}
    return [
        *asked,
        Asked("POST", "/companion/chamber-of-wonders/helpers/edition", {}, expedition),
        Asked(
            "POST",
            "/companion/chamber-of-wonders/helpers/collector",
            {},
            {"seats": 1, "answers": NOTHING},
        ),
        Asked("POST", "/companion/dungeonology/helpers/randomizer", {}, {**expedition, "seed": 3}),
        Asked("POST", "/companion/dungeonology/helpers/alert", {}, expedition),
        Asked("POST", "/companion/dungeonology/move/map", {}, expedition),
        Asked("GET", "/companion/dungeonology/crossover", {"seed": 5}),
        Asked("POST", "/companion/dungeonology/dialogues/omega", {}, {"seats": "two"}),
        *[dialogue(name) for name in ("omega", "boss")],
    ]


FILLED = ("seats", "edition", "options", "players", "answers")


def dialogue(name: str) -> Asked:
    """A few answers by chance."""
    walk, rng = Walk(name, 1, seed=4), random.Random(2)
    for _ in range(6):
        walk.anything(rng)
    told = {"seats": 1, "seed": 4, "answers": msgspec.to_builtins(walk.answers)}
    return Asked("POST", f"/companion/dungeonology/dialogues/{name}", {}, told)


def test_the_pack_alone_answers_as_the_hall_at_every_door(hall: Hall, alone: Any) -> None:
    requests = every_request(hall)
    for asked, found in zip(requests, alone(requests), strict=True):
        wanted = of_hall(hall, asked)
        if found["status"] == wanted["status"] == 400:
            continue  # what a program would have to be told
        assert found == wanted, asked
    tried = {(asked.method, asked.path.split("/")[3]) for asked in requests}
    assert tried == {(door.split(" ")[0], door.split("/")[1]) for door in doors.DOORS}


def test_what_takes_the_hall_or_others_is_not_answered_alone(alone: Any) -> None:
    laid = {"seats": 2, "answers": NOTHING, "gathering": "x", "apart": [0]}
    refused = alone(
        [
            Asked("POST", "/companion/king-of-con/move/open", {}, laid),
            Asked("POST", "/companion/king-of-con/move/check", {}, laid),
            Asked("GET", "/tables"),
        ]
    )
    assert [told["status"] for told in refused] == [503, 503, 503]


def test_the_hall_hands_out_the_pack_once_for_each_version(hall: Hall) -> None:
    answer = hall.client.get("/api/companion/rules.zip")
    names = zipfile.ZipFile(BytesIO(answer.content)).namelist()
    assert "msgspec/__init__.py" in names
    assert "ludoteca/kernel/play.py" in names
    assert not [name for name in names if "/api/" in name or "/store/" in name]
    again = {"if-none-match": answer.headers["etag"]}
    assert hall.client.get("/api/companion/rules.zip", headers=again).status_code == 304


class Named(NamedTuple):
    a: int
    b: str = "x"


TRIED: list[tuple[Any, Any]] = [
    (3, int),
    ("3", int),
    (True, int),
    (3.0, int),
    (3.5, int),
    (None, int | None),
    ([], int | None),
    ("x", int | str),
    ({}, int | str | None),
    ([1, "2"], list[int]),
    ({"a": [1, None]}, dict[str, list[int]]),
    ({"1": 2}, dict[int, int]),
    ([1, 2, 3], tuple[int, int]),
    ([1, 2, 3], tuple[int, ...]),
    ([1], Named),
    ([], Named),
    ("b", Literal["a", "b"]),
    ("c", Literal["a", "b"]),
    ([1, 2], set[int]),
    ({"seats": 1}, Answers),
    ({"table": {"a": [{"b": 1}]}, "seats": [{"c": "x"}]}, Answers),
    ({"table": 1, "seats": []}, Answers),
    ({"number": 1}, king.ObjectRow),
    ({"number": 1, "nonsense": 2}, king.ObjectRow),
]


def _same(library: Any, raw: Any, kind: Any, strict: bool) -> Any:
    try:
        return library.to_builtins(library.convert(raw, kind, strict=strict))
    except library.ValidationError as error:
        return str(error)


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize(("raw", "kind"), TRIED, ids=str)
def test_records_read_and_refuse_as_msgspec_does(raw: Any, kind: Any, strict: bool) -> None:
    ours = _of_ours(kind) if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else kind
    assert _same(records, raw, ours, strict) == _same(msgspec, raw, kind, strict)


def _of_ours(kind: type[msgspec.Struct]) -> Any:
    """The same class, made of our records."""
    config = kind.__struct_config__
    space: dict[str, Any] = {"__annotations__": {}, "__module__": kind.__module__}
    for field in msgspec.structs.fields(kind):
        space["__annotations__"][field.name] = field.type
        if field.default is not msgspec.NODEFAULT:
            space[field.name] = field.default
        elif field.default_factory is not msgspec.NODEFAULT:
            space[field.name] = field.default_factory()
    made: Any = type(records.Struct)
    return made(
        kind.__name__,
        (records.Struct,),
        space,
        frozen=config.frozen,
        forbid_unknown_fields=config.forbid_unknown_fields,
        array_like=config.array_like,
    )


def test_records_are_records() -> None:
    assert importlib.import_module("msgspec") is msgspec  # the house itself never uses ours

    class Placed(records.Struct, frozen=True, order=True, omit_defaults=True, tag=True):
        x: int
        y: int = 0
        many: list[int] = []

    Point: Any = Placed  # noqa: N806

    one = Point(1)
    assert one == Point(x=1, y=0)
    assert one < Point(2)
    assert repr(one) == "Placed(x=1, y=0, many=[])"
    assert one.many is not Point(1).many
    with pytest.raises(AttributeError, match="immutable"):
        one.x = 3
    assert records.structs.replace(one, y=2) == Point(1, 2)
    with pytest.raises(TypeError, match="no field"):
        records.structs.replace(one, z=2)
    assert records.json.encode([one, Point(1, 5)]) == (
        b'[{"type":"Placed","x":1},{"type":"Placed","x":1,"y":5}]'
    )
    assert records.json.decode('{"type":"Placed","x":4}', type=Point) == Point(4)
    with pytest.raises(records.DecodeError, match="malformed"):
        records.json.decode("{", type=Point)
    assert records.json.encode(_of_ours(Step)(0, 1, "d")) == msgspec.json.encode(Step(0, 1, "d"))
