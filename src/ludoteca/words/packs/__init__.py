"""Our content as packs that owners of a box can edit: a file for each game."""

from __future__ import annotations

from importlib import import_module

from ludoteca.words import Words


def export(words: Words) -> str:
    """The pack of that game, with our names and what each field means."""
    assert words.game is not None
    module = import_module(f"ludoteca.words.packs.{words.game.replace('-', '_')}")
    text: str = module.export(words)
    return text
