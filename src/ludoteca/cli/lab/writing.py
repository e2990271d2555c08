"""A document of the lab as files: one page of HTML, the same as Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.cli import files
from ludoteca.cli.screen import Screen
from ludoteca.words import Words

if TYPE_CHECKING:
    from ludoteca.lab.document import Document


def write(screen: Screen, words: Words, document: Document, stem: Path) -> None:
    """Both files, and what was found in short."""
    from ludoteca.lab.page import page
    from ludoteca.lab.plain import markdown

    screen.say(document.title, document.about, "")
    screen.say(*[f"  {line}" for line in document.short])
    screen.say(*[f"  ! {line}" for line in document.warnings], "")
    for ending, text in ((".html", page(document)), (".md", markdown(document))):
        path = stem.with_name(stem.name + ending)
        files.write(path, text.encode())
        screen.say(words.say("lab-written", file=str(path)))
