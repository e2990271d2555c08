"""Secrets: what a seat may not know reaches it in no way, and re-deals are honest and varied."""

import random
from typing import get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given

import ludoteca
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import apply, awaited, explain, options, play
from ludoteca.kernel.saving import save
from ludoteca.parts.sealed import Sealed
from tests.contract.play import (
    GAMES,
    Course,
    courses,
    hidden,
    moments,
    often,
    received,
    tables,
    viewers,
)

# Nothing can be reckoned with a word; compiled rules accept no face that is none.
CANARY = 9_876_543_210 if ludoteca.compiled() else "canary"

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def seals(game):
    """Whether that game has sealed choices at all."""
    stack = get_type_hints(game.state)["stack"]
    frames = [found for each in get_args(stack) for found in get_args(each) or (each,)]
    return any(issubclass(frame, Sealed) for frame in frames)


sealing = pytest.mark.parametrize("game", [*filter(seals, GAMES)], ids=lambda game: game.name)


def declaration(s, seat, rng):
    """A sealed choice, and no deed that may be done in the open before it."""
    while True:
        choice = options(s, seat).pick(rng)
        if s.stack[-1].announced(seat, choice).kind == "declared":
            return choice


def first_sealed(game):
    """The first moment at which three seats choose in secret."""
    course = Course([0] * 40, 5, [])
    for s in moments(game, next(iter(game.editions)), 3, course):
        if isinstance(s.stack[-1], Sealed) and len(s.stack[-1].waiting) == 3:
            return s
    raise AssertionError("nothing is sealed in this game")


@tables
@often
@given(course=courses)
def test_two_worlds_look_the_same(game, edition, seats, course):
    rng = random.Random(4)
    for s in moments(game, edition, seats, course):
        for viewer in viewers(s):
            other = redeal(s, viewer, rng)
            assert other.chance != s.chance
            assert game.troubles(other) == []
            assert received(other, viewer) == received(s, viewer)


@tables
@often
@given(course=courses)
def test_two_worlds_sound_the_same_while_choices_are_sealed(game, edition, seats, course):
    """Others choose differently in the other world; nothing tells until the reveal."""
    rng = random.Random(5)
    for s in moments(game, edition, seats, course):
        viewer = rng.randrange(s.seats)
        one, other = s.clone(), redeal(s, viewer, rng)
        while asked := awaited(one):
            assert tuple(awaited(other)) == tuple(asked)
            seat = rng.choice(asked)
            choice = twin = options(one, seat).pick(rng)
            if seat != viewer and isinstance(one.stack[-1], Sealed):
                choice, twin = declaration(one, seat, rng), declaration(other, seat, rng)
            if explain(other, seat, twin) is not None:
                break  # it would show a card that is another one there
            heard, echo = play(one, seat, choice), play(other, seat, twin)
            assert heard[0].seen_by(viewer) == echo[0].seen_by(viewer)
            if len(heard) + len(echo) > 2:
                break
            assert received(one, viewer) == received(other, viewer)


@tables
@often
@given(course=courses)
def test_two_worlds_sound_the_same_until_a_face_is_shown(game, edition, seats, course):
    """The cards are dealt again, all choose the same: rules never act on unseen faces."""
    rng = random.Random(6)
    for s in moments(game, edition, seats, course):
        viewer = rng.randrange(s.seats)
        one, other = s.clone(), redeal(s, viewer, rng)
        other.stack, other.chance = s.stack[:], s.chance[:]
        while awaited(one):
            seat = rng.choice(awaited(one))
            choice = options(one, seat).pick(rng)
            if explain(other, seat, choice) is not None:
                assert seat != viewer
                break
            events, echoes = play(one, seat, choice), play(other, seat, choice)
            for heard, echo in zip(events, echoes, strict=False):
                told, echoed = heard.seen_by(viewer), echo.seen_by(viewer)
                if "faces" in told or "faces" in echoed:
                    break
                assert told == echoed
            else:
                assert len(events) == len(echoes)
                assert received(one, viewer) == received(other, viewer)
                continue
            break


@tables
@often
@given(course=courses)
def test_what_a_frame_seals_it_announces_to_some_only(game, edition, seats, course):
    rng = random.Random(7)
    for s in moments(game, edition, seats, course):
        for seat in awaited(s):
            choice, top = options(s, seat).pick(rng), s.stack[-1]
            announced = top.announced(seat, choice)
            assert top.seals(choice) == bool(announced.secret) == ("choice" not in announced.public)
            assert announced.seen_by(seat)["choice"] == choice


@tables
@often
@given(course=courses)
def test_events_tell_a_face_only_to_those_who_know_it(game, edition, seats, course):
    rng = random.Random(9)
    for s in moments(game, edition, seats, course):
        for seat in awaited(s):
            after = s.clone()
            told = play(after, seat, options(s, seat).pick(rng))
            if after.chance != s.chance:
                continue  # what was shown may have been shuffled since
            for event in told:
                for viewer in viewers(s):
                    for card, face in event.seen_by(viewer).get("faces", {}).items():
                        assert after.faces[card] == face
                        assert card not in hidden(after, viewer)


@tables
@often
@given(course=courses)
def test_canary_hidden_faces_and_sealed_choices_are_never_sent(game, edition, seats, course):
    for s in moments(game, edition, seats, course):
        for viewer in viewers(s):
            caged = s.clone()
            unseen = {*hidden(s, viewer)}
            caged.faces = tuple([CANARY if c in unseen else f for c, f in enumerate(s.faces)])
            caged.stack = [
                frame.but(choices=tuple([CANARY if c and i != viewer else c for i, c in held]))
                if isinstance(frame, Sealed) and (held := list(enumerate(frame.choices)))
                else frame
                for frame in s.stack
            ]
            sent = received(caged, viewer)
            assert str(CANARY).encode() not in sent
            assert b"chance" not in sent


@tables
@often
@given(course=courses)
def test_a_re_deal_depends_only_on_what_the_seat_knows(game, edition, seats, course):
    """The same chance from any world that looks the same deals the same world."""
    for number, s in enumerate(moments(game, edition, seats, course)):
        for viewer in viewers(s):
            other = redeal(s, viewer, random.Random(number))
            one = save(redeal(s, viewer, random.Random(7)))
            assert save(redeal(other, viewer, random.Random(7))) == one


@games
def test_re_deals_are_spread_over_all_that_may_be(game):
    course = Course([0] * 40, 11, [])
    for number, s in enumerate(moments(game, next(iter(game.editions)), 4, course)):
        if number % 15 != 4 or number > 180:  # a dozen moments will do
            continue
        rng, viewer, n = random.Random(number), number % 4, 1200
        worlds = [redeal(s, viewer, rng) for _ in range(n)]
        for back in s.backs():
            unseen = [card for card in back if card in hidden(s, viewer)]
            faces = [s.faces[card] for card in unseen]
            for card in unseen:
                found = [world.faces[card] for world in worlds]
                for face in set(faces):
                    fair = n * faces.count(face) / len(faces)
                    assert found.count(face) > 0
                    assert abs(found.count(face) - fair) < 6 * fair**0.5
        for world in worlds[:50]:
            assert world.knowers == s.knowers
            assert all(
                world.faces[card] == face
                for card, face in enumerate(s.faces)
                if s.knowers[card] >> viewer & 1
            )


@sealing
def test_re_deals_choose_anew_what_others_have_sealed(game):
    s, rng = first_sealed(game), random.Random(7)
    for seat in (0, 1):
        apply(s, seat, declaration(s, seat, rng))
    sealed = {redeal(s, 0, rng).stack[-1].choices for _ in range(100)}
    assert {choices[0] for choices in sealed} == {s.stack[-1].choices[0]}
    assert len({choices[1] for choices in sealed}) > 1
    assert {choices[2] for choices in sealed} == {None}


@sealing
def test_the_contract_would_notice_a_leak(game):
    """A test that cannot fail is none: a frame that tells its choices, a state that lists faces."""
    s, rng = first_sealed(game), random.Random(8)
    apply(s, 0, declaration(s, 0, rng))
    told = {msgspec.json.encode(redeal(s, 1, rng).stack[-1].choices) for _ in range(50)}
    assert len(told) > 1, "a frame that told its choices would differ between two worlds"
    assert len({redeal(s, 1, rng).faces for _ in range(50)}) > 1
