"""axe-core: what a machine can find of the obstacles for people who see, hear or move otherwise."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.browser.person import WEB

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def source() -> str:
    file = WEB / "node_modules/axe-core/axe.min.js"
    assert file.exists(), "axe-core is missing: run `make` (or `npm ci` in web/) first"
    return file.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """One line for each: the rule, how grave, where."""
    page.evaluate(source())
    options = {"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"]}
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{rule['id']} ({rule['impact']}): {node['target']} {node.get('failureSummary', '')}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
