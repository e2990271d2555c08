"""A table moves from cardboard to the rules, and back: every clean moment survives the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca.companion import Answers, ProblemsError, moving
from ludoteca.companion.forms import read
from ludoteca.companion.moving.telling import MovingTold
from ludoteca.companion.telling import FieldTold
from ludoteca.games import game as game_named
from ludoteca.kernel.knowledge import redeal, view
from ludoteca.kernel.play import apply, awaited, options
from ludoteca.kernel.state import State
from ludoteca.kernel.terms import TermsError
from ludoteca.words import LANGUAGES
from tests.words.test_messages import SRC, messages, named

CON, CHAMBER = "king-of-con", "chamber-of-wonders"
WORDS = SRC / "companion" / "moving" / "words"
TABLES: list[tuple[str, int, str | None, dict[str, Any]]] = [
    (CON, 2, None, {}),
    (CON, 3, None, {"firstGame": True}),
    (CON, 4, None, {"scenario": 4, "openReserves": True}),
    (CON, 5, None, {"scenario": 6}),
    (CON, 3, None, {"scenario": 7, "monkeyControl": True}),
    (CHAMBER, 2, "fr-0.4", {}),
    (CHAMBER, 2, None, {"agents.area_reuse": "whole_game", "info.purse": "hidden"}),
    (CHAMBER, 3, None, {"clubs.enabled": "on"}),
    (CHAMBER, 4, "it-0.3", {"bank.limit": 60}),
    (CHAMBER, 1, None, {"solo.clubs": "on"}),
]
SEEDS = range(3)


def walked(
    game: str, seats: int, edition: str | None, options_: dict[str, Any], seed: int
) -> Iterator[State]:
    """The clean moments of a game at random."""
    s = ludoteca.new(game, seats, seed, edition, options_).state
    rng = random.Random(seed)
    while True:
        if moving.is_clean(game, s):
            yield s.clone()
        if not awaited(s):
            return
        seat = awaited(s)[0]
        apply(s, seat, options(s, seat).pick(rng))


def seen(s: State, viewer: int) -> Any:
    """A view without the numbers of cards, which are others at every table."""
    told = view(s, viewer)
    faces = told.pop("cards")

    def plain(thing: Any) -> Any:
        if isinstance(thing, dict):
            return {key: plain(value) for key, value in thing.items()}
        if isinstance(thing, list | tuple):
            return [plain(each) for each in thing]
        return thing

    def of(cards: Any) -> list[Any]:
        return sorted([-1 if faces[card] is None else faces[card] for card in cards])

    for name in ("passions", "hands"):  # what was seen of others' cards is not typed in
        if name in told:
            told[name] = [of(told[name][viewer])] if viewer < s.seats else []
    for name in ("box", "deck", "boxed", "visited", "loose", "supply"):
        told.pop(name, None)
    if "discard" in told:
        told["discard"] = [faces[card] for card in told["discard"]]
        told["displays"] = [
            [(of(cards), fame, token < 0 or faces[token]) for cards, fame, token in shown]
            for shown in told["displays"]
        ]
    return plain(told)


@pytest.mark.parametrize(("game", "seats", "edition", "options_"), TABLES)
def test_a_clean_moment_is_the_same_after_the_way_to_cardboard_and_back(
    game: str, seats: int, edition: str | None, options_: dict[str, Any]
) -> None:
    tried = 0
    for seed in SEEDS:
        for s in walked(game, seats, edition, options_, seed):
            if not s.stack:
                continue
            laid = moving.lay_out(game, s, edition)
            assert read(laid.form, laid.answers)
            moved = moving.move(laid.form, laid.answers, seed=seed)
            tried += 1
            assert moved.state.stack == s.stack
            for viewer in range(seats + 1):
                assert seen(moved.state, viewer) == seen(s, viewer)
    assert tried > 8


@pytest.mark.parametrize(("game", "seats", "edition", "options_"), TABLES)
def test_what_is_told_to_a_seat_does_not_depend_on_what_it_cannot_know(
    game: str, seats: int, edition: str | None, options_: dict[str, Any]
) -> None:
    rng = random.Random(5)
    for s in walked(game, seats, edition, options_, 7):
        for viewer in range(seats + 1):
            other = redeal(s, viewer, rng)
            if awaited(other) != awaited(s):
                continue
            eyes = {viewer} - {seats}
            told = [
                MovingTold("en", game).parts(moving.lay_out(game, world, edition), eyes)
                for world in (s, other)
            ]
            assert told[0] == told[1]


@pytest.mark.parametrize("game", [CON, CHAMBER])
def test_two_worlds_that_differ_in_typed_cards_look_alike_to_others(game: str) -> None:
    """Not even the numbers of cards tell what somebody else has typed in."""
    _, _, s, *_ = walked(game, 3, None, {}, 11)
    laid = moving.lay_out(game, s)
    key = "passions" if game == CON else "hand"
    mine = laid.answers.seats[1]
    if game == CON:
        held = [x for each in laid.answers.seats for x in [*each["passions"], each["put-away"]]]
        swapped: Any = [x for x in range(1, 16) if x not in held][:2]
    else:
        swapped = [
            {"wonder": row["wonder"], "copies": 1}
            for row in ({"wonder": x.id} for x in s.terms.content.designs if x.type == "book")
        ][: moving.hidden_in(mine["hand"])]
    other = Answers(
        laid.answers.table,
        [{**x, key: swapped} if x is mine else x for x in laid.answers.seats],
    )
    worlds = [moving.move(laid.form, answers, 3).state for answers in (laid.answers, other)]
    assert view(worlds[0], 1) != view(worlds[1], 1)
    for viewer in (0, 2, 3):
        assert view(worlds[0], viewer) == view(worlds[1], viewer)


def test_numbers_of_tokens_do_not_tell_their_skulls() -> None:
    """CW-WONDER-GROTESQUE.3 The number of a token on a card is seen by all."""
    form, found = moving.form(CHAMBER, 2), set()
    for skulls in (2, 3, 4):
        answers = chamber()
        answers.seats[0]["showcases"] = [{"wonder": "gro-jar-of-eyes", "skulls": skulls}]
        s: Any = moving.move(form, answers, 1).state
        found.add((s.displays[0][0].token, s.faces[s.displays[0][0].token] == skulls))
    assert len(found) == 1
    assert found.pop()[1] is True


def con(seats: int = 2, **table: Any) -> Answers:
    mine = [
        {"monkey": n + 1, "reserve": 8, "passions": [2 * n + 1, 2 * n + 2]} for n in range(seats)
    ]
    at = {"round": 2, "stand-1": 3, "stand-2": 7, "stand-3": 9, "stand-4": 11, **table}
    return Answers(at, mine)


def chamber(**table: Any) -> Answers:
    at: dict[str, Any] = {"turn": 3, "active": 0}
    at |= dict(zip([f"area-{n}" for n in range(1, 5)], SIDES, strict=True))
    at |= dict(zip([f"contact-{n}" for n in range(1, 5)], PEOPLE, strict=True))
    mine = [{"purse": 4, "hand": [{"wonder": "boo-atlas"}], "agents": [place]} for place in (1, 2)]
    return Answers({**at, **table}, mine)


SIDES = ("abbey-A", "bank-B", "hyde-park-A", "westminster-A")
PEOPLE = ("dreyfuss", "fezzik", "rek", "butch")


def problems(game: str, answers: Answers, seats: int = 2) -> list[tuple[str, str]]:
    with pytest.raises(ProblemsError) as error:
        moving.move(moving.form(game, seats), answers, 1)
    return [(x.field, x.reason.key) for x in error.value.problems]


def test_KC_22_what_cannot_be_is_told_of_the_entry_to_blame() -> None:
    assert moving.move(moving.form(CON, 2), con(), 1).follows[0].args == {"count": 84}
    twice = con(**{"stand-4": 3})
    assert problems(CON, twice) == [
        ("table.stand-1", "object-twice"),
        ("table.stand-4", "object-twice"),
    ] or problems(CON, twice) == [("", "object-twice")]
    much = con()
    much.seats[0]["reserve"] = 95
    assert problems(CON, much) == [("", "companion-move-tokens-in-all")]
    same = con()
    same.seats[1]["passions"] = [1, 5]
    assert {key for _, key in problems(CON, same)} == {"passion-twice"}
    missing = con()
    del missing.seats[0]["monkey"]
    assert problems(CON, missing) == [("seats.0.monkey", "companion-missing")]
    held = con()
    held.seats[1]["collection"] = [{"object": 4, "tokens": 1}, {"object": 4, "tokens": 2}]
    assert problems(CON, held) == [("seats.1.collection.1.object", "object-twice")]


def test_CW_DECK_10_more_copies_than_the_box_has_are_refused() -> None:
    assert moving.move(moving.form(CHAMBER, 2), chamber(), 1).follows[0].args == {"count": 90}
    many = chamber(discard=[{"wonder": "mon-hydra-head", "copies": 2}])
    assert ("table.discard.0.copies", "wonder-too-often") in problems(CHAMBER, many)
    sides = chamber(**{"area-2": "abbey-B"})
    assert {key for _, key in problems(CHAMBER, sides)} == {"both-sides-of-a-board"}


def test_what_nobody_knows_is_dealt_from_what_is_left() -> None:
    """Dealt cards are known to their owner; which were dealt is told."""
    answers = chamber(buried=5, discard=[{"wonder": "boo-atlas"}])
    answers.seats[1] = {"purse": 2, "cards": "dealt", "hand-size": 4, "agents": [2]}
    moved = moving.move(moving.form(CHAMBER, 2), answers, 1)
    s: Any = moved.state
    assert moved.dealt == (1,)
    assert len(s.hands[1]) == 4
    assert len(s.discard) == 6
    assert [s.knowers[card] for card in s.hands[1]] == [2] * 4
    assert [s.knowers[card] for card in s.discard] == [0] * 5 + [-1]
    mine = con()
    mine.seats[0] = {"monkey": 1, "reserve": 8, "cards": "dealt"}
    con_state: Any = moving.move(moving.form(CON, 2), mine, 1).state
    assert len({con_state.faces[card] for kept in con_state.passions for card in kept}) == 4


def test_KC_5_13_a_scenario_at_random_has_been_drawn_by_now() -> None:
    with pytest.raises(TermsError) as error:
        moving.form(CON, 3, options={"scenario": "random"})
    assert error.value.reasons[0].clause == "KC-5.13"


def test_a_moved_table_is_played_on_and_its_record_replays() -> None:
    for game, answers in ((CON, con()), (CHAMBER, chamber())):
        moved = moving.move(moving.form(game, 2), answers, 5)
        table = ludoteca.set_up(game, moved.position, seed=5)
        rng = random.Random(1)
        while not table.over:
            seat = table.awaited[0]
            table.choose(seat, table.decision(seat).space.pick(rng))
        again = ludoteca.load(table.save())
        assert again.scores == table.scores
        assert [x.digest for x in again.record.steps] == [x.digest for x in table.record.steps]


# ------------------------------------------------------------ in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    ours, theirs = messages(WORDS / "en.ftl"), messages(WORDS / f"{language}.ftl")
    assert list(ours) == list(theirs)
    for key, message in ours.items():
        assert named(message) == named(theirs[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "edition", "options_"), TABLES)
def test_every_field_and_every_value_has_its_words(
    language: str, game: str, seats: int, edition: str | None, options_: dict[str, Any]
) -> None:
    told = MovingTold(language, game).form(moving.form(game, seats, edition, options_))

    def look(fields: list[FieldTold]) -> None:
        for field in fields:
            labels = [value.label for value in field.values]
            assert field.label
            assert all(labels)
            assert len({*labels}) == len(labels)
            look(field.fields)

    look([*told.table, *told.seat])
    assert {*told.switches} <= {option.name for option in game_named(game).options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_every_table_is_told(language: str) -> None:
    for game, seats, edition, options_ in TABLES:
        *_, s = walked(game, seats, edition, options_, 3)
        laid = moving.lay_out(game, s, edition)
        parts = MovingTold(language, game).parts(laid, range(seats))
        assert len(parts) == 1 + laid.form.owners
        assert all(part.lines for part in parts)


def test_how_to_lay_out_a_table_is_told_line_by_line() -> None:
    form, answers = moving.form(CON, 2), con(stalls=[12])
    answers.seats[0]["collection"] = [{"object": 4, "tokens": 2}]
    laid = moving.lay_out(CON, moving.move(form, answers, 1).state)
    table, ada, bruno = MovingTold("en", CON, ["Ada", "Bruno"]).parts(laid, [0])
    assert table.lines[:3] == [
        "Round: 2",
        "The moment: First Astatosta: four Objects, no tokens on the spots",
        "Stand 1: 3 #Sci-Fi #ActionFigures #DeluxeEdition",
    ]
    assert table.lines[-1] == "19 Objects are left for the deck, shuffled, face down."
    assert "Tokens in the Reserve: 8" in ada.lines
    assert "Passions: #Sci-Fi; #SuperHeroes" in ada.lines
    assert "Tokens in the Reserve: hidden, its owner knows" in bruno.lines
    assert "Passions: 2 cards, their owner knows which" in bruno.lines
