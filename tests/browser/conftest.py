"""A browser for each worker, a hall for each file, a fresh profile for each person."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.hall import Hall
from tests.browser.person import PATIENCE, Person

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"  # the same without windows: a third less to compute
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
Meet = Callable[..., Person]
expect.set_options(timeout=PATIENCE)  # by itself it waits for five seconds, which may be busy ones


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next((at for name in (SHELL, *NAMES) if (at := shutil.which(name))), None)
    if path is None:
        pytest.fail(
            "the browser tests need Chromium. On Debian: apt-get install chromium-headless-shell",
            pytrace=False,
        )
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield found
        found.close()


CLOSED = ("net::ERR_CONNECTION_REFUSED", "net::ERR_CONNECTION_RESET")  # as the console says it


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    made = Hall(tmp_path_factory.mktemp("hall"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def frail_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall of one test, which may kill it."""
    made = Hall(tmp_path_factory.mktemp("frail"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def meet(browser: Browser, hall: Hall) -> Iterator[Meet]:
    """Makes persons; afterwards nobody has asked any other machine, and no console complained."""
    everyone: list[Person] = []
    of_frail_halls: list[Person] = []  # a hall of one test closes before its guests have gone

    def make(
        name: str = "Nora", *, at: Hall | None = None, offline: bool = False, **profile: Any
    ) -> Person:
        view = {"width": 1280, "height": 800}
        usual = {"viewport": view, "locale": "en-GB", "reduced_motion": "reduce"}
        usual["service_workers"] = "allow" if offline else "block"  # it fetches everything ahead
        settings = usual | profile
        context = browser.new_context(**settings)
        person = Person(context, (at or hall).url, name)
        everyone.append(person)
        if at is not None:
            of_frail_halls.append(person)
        return person

    yield make
    for person in everyone:
        elsewhere = [
            url for url in person.requests if not url.startswith((person.url, "data:", "blob:"))
        ]
        person.context.close()
        assert not elsewhere, elsewhere
        closed = CLOSED if person in of_frail_halls else ()
        troubles = [said for said in person.troubles if not any(x in said for x in closed)]
        assert not troubles, troubles
