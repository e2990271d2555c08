"""The doors of HTTP, tried with whatever their own description allows; none breaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from ludoteca.server.app import build
from ludoteca.server.refusals import Told
from ludoteca.server.settings import Settings
from tests.server.conftest import Hall

EXAMPLES = 4


def test_nothing_that_the_description_allows_breaks_the_hall(hall: Hall) -> None:
    described = hall.client.get("/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(described)
    anna = hall.person()
    table = anna.open(seats="me open")
    count, checked = 0, set()
    for found in schema.get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=EXAMPLES,
            derandomize=True,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        def try_it(case: Any) -> None:
            real = {"table_id": table, "game": "king-of-con", "seat": 1}
            for name in case.path_parameters.keys() & real.keys():
                case.path_parameters[name] = real[name]
            path = case.formatted_path
            sent = case.as_transport_kwargs()
            answer = hall.client.request(
                case.method,
                path,
                params=sent.get("params"),
                json=sent.get("json"),
                headers=anna.headers,
            )
            described = case.operation.definition.raw["responses"]
            assert str(answer.status_code) in described, (case.method, path, answer.text)
            if answer.status_code < 300:
                case.operation.validate_response(answer)
                checked.add(case.operation.label)
            elif answer.headers["content-type"].startswith("application/json"):
                msgspec.json.decode(answer.content, type=Told)  # a refusal, in its one shape

        given(operation.as_strategy())(try_it)()
        count += 1
    assert count > 20
    assert len(checked) > 10, checked


@pytest.fixture
def settings_of(tmp_path: Path) -> Settings:
    return Settings(db=f"sqlite:///{tmp_path}/hall.db")


def test_the_application_is_built_without_opening_anything(settings_of: Settings) -> None:
    assert build(settings_of).routes
