"""The file of a game: every choice is in it at once, and what others write there is theirs."""

from __future__ import annotations

from pathlib import Path

from ludoteca.cli import files
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import SorryError
from ludoteca.kernel.record import Record, to_json
from ludoteca.words import Words


class Keeping:
    """Where a game is kept, if anywhere."""

    def __init__(self, path: Path | None, screen: Screen) -> None:
        self.path = path
        self.screen = screen
        self.on_disk = None if path is None else files.content(path)  # as we last saw it there
        self.warned = False  # that the file cannot be written

    def save_as(self, record: Record, name: str, words: Words) -> Path:
        """Under that name, or where the game is kept anyway."""
        if not name:
            return self.save(record, words)
        path = Path(name)
        if files.is_there(path) and path != self.path and not files.holds_earlier(path, record):
            raise SorryError("file-exists", file=name)
        files.write(path, to_json(record))
        return path

    def save_now(self, record: Record, words: Words, *, begun: bool) -> None:
        """After every choice; where that fails, a game that has begun goes on."""
        self._check(words)
        if self.path is None:
            return
        try:
            data = to_json(record)
            files.write(self.path, data)
            self.on_disk = data
        except SorryError as sorry:
            if not begun:  # nothing played yet: better to stop here
                raise
            if not self.warned:
                self.screen.complain(*sorry.lines(words), words.say("play-goes-on"))
            self.warned = True

    def save(self, record: Record, words: Words) -> Path:
        """In its file, or where else there is room for it."""
        self._check(words)
        path = files.keep(record, self.path, files.refuges())
        if path == self.path:
            self.on_disk = files.content(path)
        return path

    def _check(self, words: Words) -> None:
        """Where somebody else has gone on in our file, it is theirs from now on."""
        if self.path is None:
            return
        found = files.content(self.path)
        if found is not None and found != self.on_disk:
            self.screen.complain(words.say("play-file-changed", file=str(self.path)))
            self.path = None
