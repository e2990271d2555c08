"""Somebody at a browser: pages, what came over the line, and how decisions are answered."""

from __future__ import annotations

import json
import os
import re
import time
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect

WEB = Path(__file__).parent.parent.parent / "web"
ARTEFACTS = Path(__file__).parent / "artefacts"
PATIENCE = 20_000  # milliseconds for anything to appear
WIDTHS = (1280, 820, 360)
PICTURES = "LUDOTECA_PICTURES" in os.environ  # `make pictures`: to be looked at, no test needs them


@cache
def shell(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (WEB / "src/words" / language / "shell.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def label(key: str, language: str = "en", **args: Any) -> str:
    """What the client calls one of its own things."""
    bundle = shell(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, errors
    return str(text)


class Person:
    """One browser profile with one page."""

    def __init__(self, context: BrowserContext, url: str, name: str = "Nora") -> None:
        self.context, self.url, self.name = context, url, name
        self.language = "en"
        self.frames: list[dict[str, Any]] = []  # all that has arrived over the live line
        self.requests: list[str] = []
        self.troubles: list[str] = []  # what the console complained about
        # What passes by itself after a moment is another test's: here nobody is hurried.
        always = "try { localStorage.setItem('ludoteca.orders', 'always') } catch {}"
        context.add_init_script(always)
        context.on("request", lambda request: self.requests.append(request.url))
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.listen(self.page)

    def listen(self, page: Page) -> None:
        page.on("websocket", self._line)
        page.on("pageerror", lambda error: self.troubles.append(f"{error.stack or error}"))
        page.on(
            "console",
            lambda said: self.troubles.append(said.text) if said.type == "error" else None,
        )

    def _line(self, line: WebSocket) -> None:
        self.requests.append(re.sub("^ws", "http", line.url))
        line.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    # ------------------------------------------------------------ looking

    def label(self, key: str, **args: Any) -> str:
        return label(key, self.language, **args)

    def button(self, key: str, within: Locator | None = None, **args: Any) -> Locator:
        place = within or self.page
        return place.get_by_role("button", name=self.label(key, **args), exact=True)

    @property
    def told(self) -> dict[str, Any]:
        """The latest frame that tells the whole situation."""
        whole = [frame for frame in self.frames if frame["type"] in ("table", "news")]
        return whole[-1] if whole else {}

    @property
    def asked(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.told.get("asked")
        return found

    @property
    def over(self) -> bool:
        return self.told.get("result") is not None

    @property
    def table(self) -> str:
        """The id of the table at which this person is."""
        found = re.search(r"/tables/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def until(self, fact: Any, what: str, seconds: float = 30) -> None:
        """Wait until *fact()* is true, while the page lives on."""
        deadline = time.monotonic() + seconds
        while not fact():
            if time.monotonic() > deadline:
                self.draw("stuck")
                raise AssertionError(f"waited in vain: {what}; {self.troubles[-3:]}")
            self.page.wait_for_timeout(25)

    def shot(self, moment: str) -> None:
        """Where pictures are wanted, keep one of this moment at three widths."""
        if not PICTURES:
            return
        size = self.page.viewport_size
        for width in WIDTHS:
            height = 800 if width > 400 else 740
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(120)
            self.draw(f"{moment}-{width}")
        if size is not None:
            self.page.set_viewport_size(size)

    def keep(self, moment: str) -> None:
        """Where pictures are wanted, keep one of this moment as it is."""
        if PICTURES:
            self.draw(moment)

    def draw(self, moment: str) -> None:
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{moment}.png", full_page=False)

    # ------------------------------------------------------------ the hall

    def come(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        self.page.locator("main").first.wait_for()

    def give_name(self) -> None:
        """Where a newcomer is asked for one."""
        dialog = self.page.get_by_role("dialog", name=self.label("name-title"))
        dialog.get_by_role("textbox").fill(self.name)
        self.button("come-in", dialog).click()

    def invitation(self) -> str:
        """The link that the waiting room shows."""
        link = self.page.locator("#invitation")
        link.wait_for()
        self.page.wait_for_function(  # as a picture too: who leaves meanwhile may not see it
            "() => [...document.querySelectorAll('.invitation img')].every(x => x.complete)"
            " && document.querySelector('#invitation').value"
        )
        return link.input_value()

    def join(self) -> None:
        """Sit down at the first free seat."""
        self.button("sit-here").first.click()
        self.give_name()

    def speak(self, language: str) -> None:
        """Choose another language in the table's menu."""
        self.button("table-menu").first.click()
        self.page.locator(
            "dialog[open] .lang select, [role=dialog] .lang select"
        ).first.select_option(language)
        self.page.keyboard.press("Escape")
        self.language = language

    def record(self) -> bytes:
        """The record of the finished game."""
        answer = self.context.request.get(f"{self.url}/api/tables/{self.table}/record")
        assert answer.ok, answer.text()
        return answer.body()

    def leave(self, seat: int) -> None:
        """Stand up; a bot takes over."""
        url = f"{self.url}/api/tables/{self.table}/seats/{seat}"
        answer = self.context.request.delete(url)
        assert answer.ok or self.over, answer.text()

    def forgive(self) -> None:
        """Forget what the console said: lines were broken on purpose."""
        self.troubles.clear()

    # ------------------------------------------------------------ the page

    def overflow(self) -> int:
        """By how many pixels the page is wider than the screen."""
        size = self.page.viewport_size
        assert size is not None
        self.page.wait_for_timeout(80)
        width: int = self.page.evaluate("document.documentElement.scrollWidth")
        return width - size["width"]

    def cut_off(self, within: str) -> list[str]:
        """The buttons there, and the thing itself, that are wider than they may be."""
        found: list[str] = self.page.evaluate(
            """within => [...document.querySelectorAll(`${within}, ${within} .btn`)].filter(x => {
              const { left, right } = x.getBoundingClientRect()
              return left < 0 || right > innerWidth || x.scrollWidth > x.clientWidth
            }).map(x => x.textContent.trim())""",
            within,
        )
        return found

    def set_light(self, light: str) -> None:
        """Change the light until it is that one."""
        for _ in range(3):
            if self.page.locator("html").get_attribute("data-theme") == light:
                return
            self.button("change-light").first.click()
        raise AssertionError(f"it does not become {light}")

    def tab_to(self, target: Locator, most: int = 150) -> None:
        """Reach that element by the Tab key alone."""
        for _ in range(most):
            target.wait_for()
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    # ------------------------------------------------------------ the table

    def bar(self) -> Locator:
        return self.page.locator(".dbar")

    def confirm(self) -> Locator:
        """The one filled button, where it may be pressed."""
        return self.bar().locator(".btn.pri:not([aria-disabled=true]):not([disabled])").first

    def take_hint(self) -> None:
        """Ask a bot, and wait for its answer: it changes what the filled button says."""
        before = self._hints()
        self.button("table-menu").first.click()
        self.button("hint").click()
        self.until(lambda: self._hints() > before, "the hint")

    def _hints(self) -> int:
        return sum([frame["type"] == "hinted" for frame in self.frames])

    def answer(self) -> None:
        """Answer what is asked as the hint says, with the filled button."""
        self.dismiss_reveal()
        self.take_hint()
        self.send()

    def send(self) -> None:
        """Press the filled button, and wait until the answer counts."""
        decision = self.decision()
        self.confirm().click()
        self.until(lambda: self.over or self.decision() != decision, "the answer to count")

    def decision(self) -> int | None:
        return None if self.asked is None else int(self.asked["decision"])

    def dismiss_reveal(self) -> None:
        """Go on from what was revealed, until the board is free again."""
        self.page.wait_for_function(
            """() => {
              if (document.querySelector('[aria-busy=true]')) return false
              if (!document.querySelector('[data-mode=reveal]')) return true
              document.querySelector('[data-mode=reveal] .dbar .btn.pri')?.click()
              return false
            }""",
            polling=50,
        )

    def answer_by_touch(self) -> None:
        """Press what is lit until the filled button may be pressed, and press it."""
        self.dismiss_reveal()
        lit = self.page.locator("[data-state=lit]:visible")
        for _ in range(6):
            self.until(lambda: lit.count() or self.confirm().count(), "something to press")
            if self.has_chosen() or not lit.count():  # with empty hands there is nothing to choose
                break
            lit.first.click()
            self.considered()
        self.send()

    def considered(self) -> None:
        """Wait until the server has said what the choice so far would mean."""
        self.page.wait_for_function("() => !document.querySelector('.dbar [aria-busy=true]')")

    def has_chosen(self) -> bool:
        """Whether something is chosen that may be sent."""
        chosen = self.page.locator("[data-state=chosen]").count() > 0
        return chosen and self.confirm().count() > 0

    def answer_by_keyboard(self) -> None:
        """The same as `answer`, without a pointer."""
        self.dismiss_reveal()
        decision = self.decision()
        self.tab_to(self.button("table-menu").first)
        self.page.keyboard.press("Enter")
        self.tab_to(self.button("hint"))
        self.page.keyboard.press("Enter")
        self.page.locator(".toast.told").first.wait_for()
        self.tab_to(self.confirm())
        self.page.keyboard.press("Enter")
        self.until(lambda: self.over or self.decision() != decision, "the answer to count")

    def my_move(self, seconds: float = 30) -> bool:
        """Wait until something is asked, or the game is over; whether something is asked."""
        self.until(lambda: self.over or self.asked is not None, "a decision", seconds)
        self.bar().first.wait_for()
        return not self.over

    def finish(self, most: int = 200) -> int:
        """Play to the end; how many decisions it took."""
        for made in range(most):
            if not self.my_move():
                return made
            self.answer()
        raise AssertionError("this game does not end")

    def see_scores(self) -> None:
        """Go on from whatever is still shown, to the final sheet."""
        self.dismiss_reveal()
        self.page.locator(".dbar[data-mood=over]").first.wait_for()


def is_shown(locator: Locator) -> None:
    expect(locator).to_be_visible(timeout=PATIENCE)
