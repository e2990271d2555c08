"""The rules page: contents under headings, a way to each chapter, a search."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import is_shown


@pytest.mark.parametrize("width", [390, 1280])
def test_the_contents_lead_to_a_chapter_and_give_way_to_a_search(meet, width):
    nora = meet(viewport={"width": width, "height": 800})
    nora.come("/rules/king-of-con")
    contents = nora.page.get_by_role("navigation", name="Contents")
    is_shown(contents)
    expect(contents).to_contain_text("The four phases")
    chapter = nora.page.locator("[data-clause='KC-12']")
    expect(chapter).not_to_be_in_viewport()
    nora.shot(f"rules-contents-{width}")
    contents.get_by_role("link", name="KC-12 ").click()
    expect(chapter).to_be_in_viewport()
    expect(chapter).to_be_focused()
    assert nora.page.url.endswith("/rules/king-of-con")

    contents.get_by_role("link", name="Rulings", exact=True).click()
    expect(nora.page.locator("[data-clause='AMB-01']")).to_be_focused()

    nora.page.get_by_role("searchbox").fill("whip-round reserve")
    expect(contents).to_have_count(0)
    found = nora.page.locator("[data-clause]")
    expect(found.first).to_contain_text("Whip-round")
    assert 1 <= found.count() < 10
