"""The plain board of every game, at every edition and number of seats, all through random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.boards import KINDS, Anchor, Board, anchors, board, items
from ludoteca.kernel.event import WATCHER, Seat
from ludoteca.kernel.table import Table
from ludoteca.kernel.terms import TermsError
from ludoteca.words import LANGUAGES, Words

LONGEST = 5000
SEEDS = (1, 2)
CLUBS: dict[str, Any] = {"clubs.enabled": "on"}
SOLO_CLUBS: dict[str, Any] = {"solo.clubs": "on", "solo.contacts": "chosen"}
ADVANCED = ("boss", "dangerous_zones", "max_alert", "main_effects")
HIDDEN: dict[str, Any] = {"info.purse": "hidden", "info.discard": "top"}


def kinds_of_tables() -> Iterator[Any]:
    for game in ludoteca.games():
        for edition in game.editions:
            for seats in game.seats:
                for options in options_of(game.name, seats):
                    try:
                        game.agree(edition, options, seats=seats)
                    except TermsError:
                        continue
                    name = "-".join([game.name, edition, str(seats), *map(str, options.values())])
                    yield pytest.param(game.name, edition, seats, options, id=name)


def options_of(game: str, seats: int) -> list[dict[str, Any]]:
    if game == "dungeonology":
        advanced = {f"rules.{rule}": True for rule in ADVANCED}
        return [{}, advanced | {"bag_counts_public": False, "divination_side": "after"}]
    if game == "king-of-con":
        return [{}, {"scenario": 6}, {"scenario": "random", "monkeyControl": True}]
    return [{}, SOLO_CLUBS] if seats == 1 else [{}, CLUBS, HIDDEN]


tables = pytest.mark.parametrize(("game", "edition", "seats", "options"), list(kinds_of_tables()))


def moments(
    game: str, edition: str, seats: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[Table, random.Random]]:
    """Each moment of a random game, the last one too."""
    table = ludoteca.new(game, seats=seats, seed=seed, edition=edition, options=options)
    rng = random.Random(repr((seed, edition, seats, options)))
    for _ in range(LONGEST):
        yield table, rng
        if table.over:
            return
        seat = rng.choice(table.awaited)
        table.choose(seat, table.decision(seat).space.pick(rng))
    raise AssertionError("this game does not end")


def seen(table: Table, words: Words, viewer: Seat | None) -> tuple[Board, list[Anchor]]:
    """The board of that viewer, with its anchors where it is asked."""
    name, view = table.game.name, table.view(viewer)
    found: list[Anchor] = []
    if viewer is not None and viewer in table.awaited:
        asked = table.decision(viewer)
        found = anchors(name, asked.kind, asked.space, view, words, viewer)
    return board(name, view, words, viewer), found


def viewers(table: Table) -> list[Seat | None]:
    return [*range(table.seats), None]


@tables
def test_pieces_are_unique_and_every_item_is_anchored_once_to_what_there_is(
    game, edition, seats, options
):
    for seed in SEEDS:
        words = Words(LANGUAGES[seed % 3], game)
        for table, _ in moments(game, edition, seats, options, seed):
            for viewer in (*table.awaited, None):
                plain, found = seen(table, words, viewer)
                zones = {zone.id: zone for zone in plain.zones}
                where = {piece.id: zone.id for zone in plain.zones for piece in zone.pieces}
                assert len(zones) == len(plain.zones)
                assert len(where) == sum([len(zone.pieces) for zone in plain.zones])
                assert all(zone.label and zone.kind in KINDS for zone in plain.zones)
                assert all(piece.label for zone in plain.zones for piece in zone.pieces)
                if found:
                    assert viewer is not None
                    asked = items(table.decision(viewer).space)
                    assert [anchor.item for anchor in found] == asked
                    assert len(set(asked)) == len(asked)
                for anchor in found:
                    told = table.view(viewer)["stack"][-1], anchor
                    assert anchor.label, told
                    assert anchor.zone in zones, told
                    if anchor.piece is not None:
                        assert where.get(anchor.piece) == anchor.zone, told


@tables
def test_a_board_is_the_same_in_two_worlds_that_a_seat_cannot_tell_apart(
    game, edition, seats, options
):
    words = Words("en", game)
    for number, (table, rng) in enumerate(moments(game, edition, seats, options, seed=4)):
        if number % 5:
            continue
        for seat in range(seats):
            twin = table.redeal(seat, rng)
            assert twin.view(seat) == table.view(seat)
            ours, theirs = seen(table, words, seat), seen(twin, words, seat)
            assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)


@tables
def test_a_board_is_made_from_what_has_travelled_as_json(game, edition, seats, options):
    words = Words("it", game)
    for number, (table, _) in enumerate(moments(game, edition, seats, options, seed=5)):
        if number % 7:
            continue
        for viewer in viewers(table):
            view = table.view(viewer)
            travelled = msgspec.json.decode(msgspec.json.encode(view))
            ours = board(game, view, words, viewer)
            theirs = board(game, travelled, words, viewer)
            assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)
        for seat in table.awaited:
            asked = table.decision(seat)
            space = msgspec.to_builtins(asked.space)
            view = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
            assert (
                anchors(game, asked.kind, space, view, words, seat) == seen(table, words, seat)[1]
            )


@tables
def test_no_board_names_a_face_that_its_viewer_does_not_know(game, edition, seats, options):
    words = Words("en", game)
    for number, (table, _) in enumerate(moments(game, edition, seats, options, seed=6)):
        if number % 3:
            continue
        s = table.state
        for viewer in viewers(table):
            bit = 1 << (WATCHER if viewer is None else viewer)
            plain, found = seen(table, words, viewer)
            for zone in plain.zones:
                for piece in zone.pieces:
                    if piece.id.startswith(("card-", "token-")):
                        card = int(piece.id.partition("-")[2])
                        face = s.faces[card] if s.knowers[card] & bit else None
                        assert piece.face == face, piece
            text = msgspec.json.encode([plain, found]).decode()
            cards = s.backs()[1 if game == "king-of-con" else 0]
            known_faces = {s.faces[card] for card in cards if s.knowers[card] & bit}
            for card in cards:
                if s.faces[card] not in known_faces:
                    assert words.speaker.object_name(s.faces[card]) not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_names_are_on_their_zones(language):
    words = Words(language, "king-of-con")
    table = ludoteca.new("king-of-con", seats=2, seed=1)
    words.speaker.players = ["Anna", "Bruno"]
    labels = {zone.id: zone.label for zone in board(table.game.name, table.view(0), words, 0).zones}
    assert labels["reserve-1"].startswith("Bruno")
    words.speaker.players = ["Anna", "Carla"]
    labels = {zone.id: zone.label for zone in board(table.game.name, table.view(0), words, 0).zones}
    assert labels["reserve-1"].startswith("Carla")
