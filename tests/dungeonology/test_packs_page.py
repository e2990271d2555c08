"""The page for those who write packs names every word of the vocabulary, and no other."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.rows import BossRow, MainEffect
from ludoteca.games.dungeonology.vocabulary import MisreadError, read, words
from ludoteca.games.dungeonology.vocabulary.words import usage

PAGE = (Path(__file__).parents[2] / "docs/packs/dungeonology.md").read_text("utf-8")


def table(title):
    """What stands in the first column under that heading, each word by itself."""
    part = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = [re.split(r"(?<!\\)\|", line)[1] for line in part.splitlines() if line.startswith("| `")]
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row)]


def test_who_and_where():
    assert sorted(table("Who")) == sorted(words.WHO)
    assert sorted(table("Where")) == sorted(words.WHERE)


def test_which():
    known = {x.known for each in words.SIGNATURES.values() for x in each if x.kind == "pick"}
    plain = {word for picks in known for word in picks}
    told = {word.removeprefix("by=") for word in table("Which, and who picks")}
    assert told == plain


def test_every_primitive_with_its_arguments():
    told = table("What happens")
    assert sorted(told[:-4]) == sorted([usage(word) for word in words.SIGNATURES])
    controls = [written.replace("|", r"\|") for written in words.CONTROLS.values()]
    assert told[-4:] == [*controls, "may"]


def test_the_fields_of_a_main_effect():
    assert sorted(table("The row")) == sorted(MainEffect.__struct_fields__)


def test_the_fields_of_a_boss():
    assert {*table("The Boss")} <= {*BossRow.__struct_fields__}


def test_tokens_statuses_and_conditions():
    for word in (*words.TOKENS, *words.STATUSES, *words.COUNTED, *words.IFS, *words.PERS):
        assert word in PAGE


def test_the_example_is_a_card_that_can_be_played_with():
    example = re.findall(r"```toml\n(.*?)```", PAGE, re.S)[0]
    assert len(tomllib.loads(example)["trick"]) == 1
    ours = SHELF.our_text()
    old = re.search(r'\[\[trick\]\]\nid = "unweave"\n.*?\n\n', ours, re.S)
    assert old
    theirs = SHELF.theirs(ours.replace(old[0], f"{example}\n"), "mine.toml")
    assert [row.id for row in theirs.designs if row.id == "unstable-flask"]


def test_what_is_said_to_be_wrong_is_wrong():
    for text in table("When something is wrong"):
        try:
            read(text)
        except MisreadError:
            continue
        raise AssertionError(text)
