"""The .ftl files: read once for each language, and checked while they are read."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "it", "fr")
RULES = "rules"  # files that begin so are long and asked for seldom: a bundle of their own


Source = tuple[str, str]  # a package, and the path of a file in it


@cache
def house(language: str) -> FluentBundle:
    """The messages of the house, without any game."""
    return _bundle(language, _sources("ludoteca.words", language))


@cache
def of_package(language: str, *packages: str) -> FluentBundle:
    """The house's messages and those of packages: `words/<language>.ftl` or a folder beside it."""
    own = []
    for package in packages:
        own.append((package, f"words/{language}.ftl"))
        folder = f"words/{language}"
        if files(package).joinpath(folder).is_dir():
            own += _sources(package, folder)
    return _bundle(language, [*_sources("ludoteca.words", language), *own])


@cache
def of_game(language: str, game: str) -> FluentBundle:
    """The messages of the house and of one game, but not its rules."""
    named = [source for source in _game_sources(language, game) if not _are_rules(source)]
    return _bundle(language, [*_sources("ludoteca.words", language), *named])


@cache
def rules(language: str, game: str) -> FluentBundle:
    """The rules of a game, a message for each clause."""
    return _bundle(language, [s for s in _game_sources(language, game) if _are_rules(s)])


def clauses(language: str, game: str) -> list[str]:
    """The keys of the rules of a game, in the order of its file."""
    return [key for _, keys in parts(language, game) for key in keys]


@cache
def parts(language: str, game: str) -> list[tuple[str, list[str]]]:
    """The same under the headings of that file, which are its comments with two signs."""
    sources = [source for source in _game_sources(language, game) if _are_rules(source)]
    found: list[tuple[str, list[str]]] = [("", [])]
    for entry in [entry for source in sources for entry in _resource(source).body]:
        if isinstance(entry, ast.GroupComment):
            found.append((entry.content or "", []))
        elif isinstance(entry, ast.Message):
            found[-1][1].append(entry.id.name)
    return [(title, keys) for title, keys in found if keys]


def _are_rules(source: Source) -> bool:
    return source[1].rpartition("/")[2].startswith(RULES)


def _game_sources(language: str, game: str) -> list[Source]:
    return _sources(f"ludoteca.games.{game.replace('-', '_')}", f"words/{language}")


def _sources(package: str, folder: str) -> list[Source]:
    names = [file.name for file in files(package).joinpath(folder).iterdir()]
    return [(package, f"{folder}/{name}") for name in sorted(names) if name.endswith(".ftl")]


@cache
def _resource(source: Source) -> ast.Resource:
    """The messages of a file, all of them understood."""
    package, path = source
    resource = FluentResource(files(package).joinpath(path).read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{package}/{path}: no Fluent: {entry.content}")
    return resource


def _bundle(language: str, sources: list[Source]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(_resource(source))
    return bundle
