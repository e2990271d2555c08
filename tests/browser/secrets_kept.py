"""Whether a viewer was sent more than it may know: frames beside the finished game's record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

import ludoteca
from ludoteca.kernel.event import WATCHER, Seat
from ludoteca.kernel.record import from_json
from ludoteca.kernel.table import Table, follow
from ludoteca.words import Words

Frame = dict[str, Any]


def plain(thing: Any) -> Any:
    return json.loads(json.dumps(msgspec.to_builtins(thing, str_keys=True)))


class Moment:
    """What a viewer may know after so many choices."""

    def __init__(self, table: Table, viewer: Seat | None, words: Words, ever: set[int]) -> None:
        s, bit = table.state, 1 << (WATCHER if viewer is None else viewer)
        self.view = plain(table.view(viewer))
        objects = s.backs()[1 if table.game.name == "king-of-con" else 0]
        ever |= {s.faces[card] for card in objects if s.knowers[card] & bit}
        hidden = {s.faces[card] for card in objects} - ever
        self.hidden = [words.speaker.object_name(face).partition(" ")[2] for face in hidden]
        if table.game.name != "king-of-con":
            self.hidden = [words.speaker.object_name(face) for face in hidden]


def check(frames: Sequence[Frame], record: bytes, language: str = "en") -> int:
    """Each situation is what the rules show that viewer, and no hidden name is in it.

    Who the viewer is, each `table` message says.  How many situations there were.
    """
    games: dict[Seat | None, list[Moment]] = {}
    viewer: Seat | None = None
    at, checked = 0, 0
    for frame in frames:
        text = json.dumps(frame, ensure_ascii=False)
        if frame["type"] == "table":
            viewer = frame["viewer"]
        if viewer not in games:
            games[viewer] = list(_moments(record, viewer, language))
        moments = games[viewer]
        if "view" in frame:
            known = [i for i in range(len(moments)) if moments[i].view == frame["view"]]
            assert known, f"no moment of the game looks like this to {viewer}: {text[:500]}"
            at = min([i for i in known if i >= at], default=known[-1])
            checked += 1
            _check_pieces(frame)
            _check_events(frame, viewer)
        leaked = [name for name in moments[at].hidden if name in text]
        assert not leaked, f"{viewer} is told of {leaked}: {text[:500]}"
    return checked


def _moments(record: bytes, viewer: Seat | None, language: str) -> Any:
    read = from_json(record)
    table, ever = ludoteca.replay(read, 0), set[int]()
    words = Words(language, table.game.name)
    yield Moment(table, viewer, words, ever)
    for _ in follow(table, read):
        yield Moment(table, viewer, words, ever)


def _check_pieces(frame: Frame) -> None:
    """A piece of the plain board shows what the view shows, and no more."""
    cards = frame["view"]["cards"]
    for zone in (frame.get("board") or {}).get("zones", ()):
        for piece in zone["pieces"]:
            if piece["id"].startswith(("card-", "token-")):
                assert piece["face"] == cards[int(piece["id"].partition("-")[2])], piece


def _check_events(frame: Frame, viewer: Seat | None) -> None:
    """What others have sealed stays sealed."""
    for event in frame.get("events", ()):
        if event["kind"] == "declared" and event["seat"] != viewer:
            assert "choice" not in event, event
        if event["kind"] == "looked-at" and viewer not in event["seats"]:
            assert "faces" not in event, event
