"""The report: everything is there, planted differences are found, chance is not."""

import re
import shutil
from html.parser import HTMLParser

import msgspec
import polars as pl
import pytest

from ludoteca.cli import main
from ludoteca.lab.comparing import compare
from ludoteca.lab.document import Table
from ludoteca.lab.page import page
from ludoteca.lab.plain import markdown
from ludoteca.lab.reporting import report, words_for
from ludoteca.lab.reporting.things import weighed
from ludoteca.lab.shelf import Run
from ludoteca.lab.trouble import LabError
from ludoteca.words import LANGUAGES

EMPTY = {"meta", "br"}


class Strict(HTMLParser):
    """Every element that opens closes."""

    def __init__(self):
        super().__init__()
        self.open, self.headings, self.text = [], [], []

    def handle_starttag(self, tag, attrs):
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] in ("h1", "h2", "h3"):
            self.headings.append(data)


@pytest.fixture
def run(con):
    return Run(con)


def plant(run, thing, having):
    """A thing that those rows used."""
    uses = run.seats.filter(having).select("number", "seat")
    more = uses.with_columns(kind=pl.lit("object"), thing=pl.lit(thing), times=pl.lit(1))
    run.uses = pl.concat([run.uses, more.select(run.uses.columns)], how="vertical_relaxed")


def found(run, thing):
    return next(
        worth for worth in weighed(run)[0] if (worth.kind, worth.thing) == ("object", thing)
    )


def test_a_planted_worth_is_found_and_chance_is_not(run):
    plant(run, "1", pl.col("win") > 0.5)
    plant(run, "2", (pl.col("number") * 7 + pl.col("seat")) % 3 == 0)
    strong, idle = found(run, "1"), found(run, "2")
    assert strong.win.low > 0.2
    assert strong.p < 0.001
    assert strong.score.low > 0
    assert idle.p > 0.05
    document = report(run, words_for("en", run.plan))
    section = next(x for x in document.sections if x.title == "Objects owned at the end")
    bars = {bar.label: bar for bar in section.blocks[0].bars}
    name = words_for("en", run.plan).name("object-1")
    assert bars[name].mark == "up"
    assert any(name in line for line in document.short)


def test_a_table_that_is_rich_for_all_makes_nothing_worth_more(run):
    plant(run, "3", (pl.col("number") % 2 == 0) & (pl.col("seat") < 2))
    before = found(run, "3").score
    rich = pl.when(pl.col("number") % 2 == 0).then(100).otherwise(0)
    run.seats = run.seats.with_columns(score=pl.col("score") + rich)
    assert found(run, "3").score.value == pytest.approx(before.value)


def test_a_thing_that_few_used_says_nothing(run):
    plant(run, "25", (pl.col("number") < 2) & (pl.col("win") > 0))
    run.uses = run.uses.filter(~((pl.col("thing") == "25") & (pl.col("number") >= 2)))
    assert not found(run, "25").enough
    section = next(
        x for x in report(run, words_for("en", run.plan)).sections if "Objects" in x.title
    )
    assert "Nothing can be said of" in section.warnings[0]
    weak = [bar for bar in section.blocks[0].bars if bar.mark == "weak"]
    assert words_for("en", run.plan).name("object-25") in [bar.label for bar in weak]
    assert all(bar.said == "–" for bar in weak)


def test_what_lay_on_the_table_is_weighed_by_games(run):
    """A Scenario in every second game that is worth ten points, and one in two games only."""
    second = pl.col("number") % 2 == 0
    run.uses = run.uses.filter(pl.col("kind") != "scenario")
    run.games = run.games.with_columns(best=pl.col("best") + pl.when(second).then(10).otherwise(0))
    for thing, having in (("1", second), ("2", pl.col("number") < 2)):
        more = (
            run.games.filter(having)
            .select("number")
            .with_columns(
                seat=pl.lit(-1), kind=pl.lit("scenario"), thing=pl.lit(thing), times=pl.lit(1)
            )
        )
        run.uses = pl.concat([run.uses, more.select(run.uses.columns)], how="vertical_relaxed")
    words = words_for("en", run.plan)
    document = report(run, words)
    section = next(one for one in document.sections if one.title == "Scenarios")
    first, other = section.blocks[0].bars
    assert (first.label, first.mark) == (words.name("scenario-1"), "up")
    assert first.low < 10 < first.high
    assert (other.label, other.mark, other.said) == (words.name("scenario-2"), "weak", "–")
    assert words.name("scenario-2") in section.warnings[0]
    assert any("Winning scores differ" in line for line in document.short)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_text_hold_all_of_it(language, con, run, tmp_path, capsys):
    stem = tmp_path / "r"
    assert main(["lab", "report", str(con), "--out", str(stem), "--lang", language]) == 0
    words = words_for(language, run.plan)
    text, plain = (tmp_path / "r.html").read_text(), (tmp_path / "r.md").read_text()
    read = Strict()
    read.feed(text)
    assert read.open == []
    titles = ["lab-who-wins", "lab-scores", "lab-sources", "lab-length", "lab-time", "lab-things"]
    titles += [f"lab-kind-{kind}" for kind in ("characteristic", "object")]
    for title in [*titles, "lab-method"]:
        assert words.say(title) in read.headings
        assert f" {words.say(title)}\n" in plain
    assert not re.search(r"https?://|<script|<img|url\(|@import", text)  # self-contained
    assert words.decision("Scavenging") in text
    assert words.decision("Scavenging") in plain
    assert "apprentice" in text
    few = words.say("lab-few-games", games=60)
    assert few in plain
    assert few in capsys.readouterr().out


def test_win_rates_add_up_and_the_better_bot_is_named(run):
    document = report(run, words_for("en", run.plan))
    order, seat, bot = document.sections[0].blocks
    for block in (order, seat):
        total: float = sum([bar.value for bar in block.bars], 0.0)
        assert total == pytest.approx(100)
    assert [bar.label for bar in bot.bars] == ["apprentice", "novice"]
    assert bot.bars[0].mark == "up"
    assert bot.bars[1].mark == "down"
    assert "apprentice does best" in " ".join(document.short)


def test_what_is_in_a_name_does_not_become_a_tag(run):
    document = report(run, words_for("en", run.plan))
    document.title = "<b>&</b>"
    document.sections[0].blocks.insert(0, Table(["a|b"], [["<i>"]]))
    assert "&lt;b&gt;&amp;&lt;/b&gt;" in page(document)
    assert "&lt;i&gt;" in page(document)
    assert "| a/b |" in markdown(document)


@pytest.fixture
def richer(con, tmp_path):
    """The same run, but everybody has three points more, from Passions."""
    folder = tmp_path / "richer"
    shutil.copytree(con, folder)
    for file in (folder / "seats").iterdir():
        table = pl.read_parquet(file)
        more = [pl.col("score") + 3, pl.col("points.passions") + 3]
        table.with_columns(more).write_parquet(file)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_runs_side_by_side_show_what_differs(language, con, richer, tmp_path, capsys):
    typed = ["lab", "compare", str(con), str(richer), "--out", str(tmp_path / "c")]
    assert main([*typed, "--lang", language]) == 0
    words = words_for(language, Run(con).plan)
    told = capsys.readouterr().out
    assert words.say("line-passions") in told
    assert words.say("lab-measure-score") in told
    assert words.say("lab-measure-turns") not in told  # that is the same
    assert words.say("lab-same-terms") in told
    plain = (tmp_path / "c.md").read_text()
    gain = "+3.0" if language == "en" else "+3,0"
    assert re.search(rf"{re.escape(words.say('line-passions'))} \|[^|]*\|[^|]*\| \{gain}", plain)
    assert words.say("lab-measure-turns") in plain
    Strict().feed((tmp_path / "c.html").read_text())


def test_runs_of_two_games_are_not_compared(con, run):
    other = Run(con)
    other.plan = msgspec.structs.replace(run.plan, game="dungeonology")
    with pytest.raises(LabError) as told:
        compare(run, other, words_for("en", run.plan))
    assert told.value.key == "lab-compare-games"
