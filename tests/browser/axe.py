"""axe-core: what a machine can find of the obstacles for people who see, hear or move otherwise."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.browser.person import WEB, WIDTHS

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

MEANT = {
    # A piece, or a Zone, is called by all that is on it, in words; printed are signs and numbers.
    "label-content-name-mismatch": ".pc, button[data-piece^=spot-]",
    # White letters with a dark rim: axe takes the rim for the letters.
    "color-contrast": ".koc .top h1, .koc .top h1 span",
}


@cache
def source() -> str:
    file = WEB / "node_modules/axe-core/axe.min.js"
    assert file.exists(), "axe-core is missing: run `make` (or `npm ci` in web/) first"
    return file.read_text("utf-8")


RUN = """([within, options]) =>
  axe.run(within === null ? document : document.querySelector(within), options)"""


def violations(page: Page, within: str | None = None) -> list[str]:
    """One line for each: the rule, how grave, where; of the whole page or of one thing on it."""
    page.mouse.move(1, 1)
    page.wait_for_timeout(300 if within is None else 100)  # until no tooltip is left
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    if within is not None:
        page.locator(within).first.wait_for()
    options = {"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"]}
    found: dict[str, Any] = page.evaluate(RUN, [within, options])
    return [
        f"{rule['id']} ({rule['impact']}): {node['target']} {node.get('failureSummary', '')}"
        for rule in found["violations"]
        for node in rule["nodes"]
        if not _meant(page, rule["id"], node["target"])
    ]


def at_every_width(page: Page, within: str | None = None) -> list[str]:
    """The same on a desk, a tablet and a phone."""
    found, size = list[str](), page.viewport_size
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        found += [f"at {width}: {each}" for each in violations(page, within)]
    if size is not None:
        page.set_viewport_size(size)
    return found


def _meant(page: Page, rule: str, target: list[str]) -> bool:
    """Whether it is as it should be: see `MEANT`."""
    where = MEANT.get(rule)
    if where is None:
        return False
    element = page.locator(target[-1]).first
    return bool(element.evaluate("(element, where) => element.matches(where)", where))
