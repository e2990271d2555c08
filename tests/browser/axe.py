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


COLOURS = ["color-contrast", "link-in-text-block"]  # what another light can spoil
OTHER_LIGHT = """() => {
  const all = document.documentElement.dataset
  const before = getComputedStyle(document.body).color
  all.theme = all.theme === 'dark' ? 'light' : 'dark'
  const changed = getComputedStyle(document.body).color !== before
  for (const change of document.getAnimations())
    if (change instanceof CSSTransition) change.finish()
  return changed
}"""
RUN = """([within, options]) =>
  axe.run(within === null ? document : document.querySelector(within), options)"""


def violations(page: Page, within: str | None = None) -> list[str]:
    """One line for each: the rule, how grave, where; of the whole page or of one thing on it.

    Everything in the light that is on, colours in the other one as well.
    """
    page.mouse.move(1, 1)
    page.wait_for_timeout(300 if within is None else 100)  # until no tooltip is left
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    if within is not None:
        page.locator(within).first.wait_for()
    found = _found(page, within, {"type": "tag", "values": RULES})
    assert page.evaluate(OTHER_LIGHT), "the other light changes nothing"
    found += _found(page, within, {"type": "rule", "values": COLOURS})
    page.evaluate(OTHER_LIGHT)
    return found


def _found(page: Page, within: str | None, rules: dict[str, Any]) -> list[str]:
    options = {"runOnly": rules, "resultTypes": ["violations"]}
    found: dict[str, Any] = page.evaluate(RUN, [within, options])
    light = page.locator("html").get_attribute("data-theme")
    return [
        f"{light}: {rule['id']} ({rule['impact']}): {node['target']} "
        f"{node.get('failureSummary', '')}"
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
