"""A record is saved as a file, and a file becomes a table again."""

from __future__ import annotations

import json

from tests.browser.person import is_shown
from tests.browser.tables import made_table

BOTS = [{"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "apprentice"}]


def test_a_record_goes_out_as_a_file_and_comes_back(meet, tmp_path):
    nora = meet()
    first = made_table(nora, game="king-of-con", seats=BOTS)
    nora.until(lambda: nora.over, "the end, played by bots", 60)
    nora.come(f"/tables/{first}/replay")
    nora.bar().first.wait_for()
    with nora.page.expect_download() as download:
        nora.button("record-export").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == f"king-of-con-{first}.json"
    assert json.loads(file.read_text()) == json.loads(nora.record())

    nora.come("/replays")
    bring = nora.page.locator("input[type=file]")
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    bring.set_input_files(broken)
    is_shown(nora.page.get_by_role("alert"))
    nora.forgive()  # the console told of it too
    bring.set_input_files(file)
    nora.page.wait_for_url("**/replay")
    assert nora.table != first
    nora.bar().first.wait_for()
    assert json.loads(nora.record())["steps"] == json.loads(file.read_text())["steps"]
