"""The .ftl files: read once for each language, and checked while they are read."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "it", "fr")
RULES = "rules.ftl"  # long, and asked for seldom: a bundle of its own


@cache
def house(language: str) -> FluentBundle:
    """The messages of the house, without any game."""
    return _bundle(language, _files("ludoteca.words", language))


@cache
def of_game(language: str, game: str) -> FluentBundle:
    """The messages of the house and of one game, but not its rules."""
    named = [file for file in _game_files(language, game) if file.name != RULES]
    return _bundle(language, [*_files("ludoteca.words", language), *named])


@cache
def rules(language: str, game: str) -> FluentBundle:
    """The rules of a game, a message for each clause."""
    return _bundle(language, [f for f in _game_files(language, game) if f.name == RULES])


def clauses(language: str, game: str) -> list[str]:
    """The keys of the rules of a game, in the order of its file."""
    sources = [file for file in _game_files(language, game) if file.name == RULES]
    entries = [entry for source in sources for entry in _resource(source).body]
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def _game_files(language: str, game: str) -> list[Traversable]:
    return _files(f"ludoteca.games.{game.replace('-', '_')}", f"words/{language}")


def _files(package: str, folder: str) -> list[Traversable]:
    found = files(package).joinpath(folder).iterdir()
    return sorted([f for f in found if f.name.endswith(".ftl")], key=lambda f: f.name)


@cache
def _resource(source: Traversable) -> ast.Resource:
    """The messages of a file, all of them understood."""
    resource = FluentResource(source.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{source}: no Fluent: {entry.content}")
    return resource


def _bundle(language: str, sources: list[Traversable]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(_resource(source))
    return bundle
