"""One decision, one answer: racing moves, nonces, numbers of decisions, two processes."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.event import Seat
from ludoteca.kernel.table import Decision, Table
from ludoteca.server import wire
from ludoteca.server.actions import chosen
from ludoteca.server.entries import Begun, Holder, Stored
from ludoteca.server.house import House
from ludoteca.server.refusals import Refusal
from ludoteca.server.room import Room
from ludoteca.server.settings import Settings
from ludoteca.server.store.people import Person
from tests.server.aside import run as run_aside
from tests.server.conftest import Hall

ANNA, BRUNO = Person("anna", "Anna", "en"), Person("bruno", "Bruno", "en")


def begun(game: str = "king-of-con", seed: int = 5, **more: Any) -> Begun:
    header = ludoteca.new(game, 2, seed).record.header
    holders = [Holder("person", "anna", "Anna"), Holder("person", "bruno", "Bruno")]
    return Begun(header, "", "anna", False, more.pop("clock", wire.Clock()), holders, **more)


def test_of_two_racing_moves_one_wins(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me me")
    with anna.live(table, 0) as one, anna.live(table, 0) as two:
        asked = one.asked
        assert asked is not None
        first, second = asked["space"]["items"][:2]
        nonces = {
            one.send("choose", decision=asked["decision"], choice=first),
            two.send("choose", decision=asked["decision"], choice=second),
        }
        answers = [line.until_nonce(nonces) for line in (one, two)]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        lost = next(answer for answer in answers if answer["type"] == "refused")
        assert lost["code"] == "too-late"
    assert len(hall.kept(table).room.table.record.steps) == 1


def test_the_same_nonce_is_done_once_and_answered_twice_alike(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me me")
    with anna.live(table, 0) as line:
        asked = line.asked
        first = line.choose(nonce="only-once")
        line.asked = asked
        assert line.choose(nonce="only-once") == first
    with anna.live(table, 0) as line:  # also on another connection
        line.asked = asked
        assert line.choose(nonce="only-once") == first
    assert len(hall.kept(table).room.table.record.steps) == 1


def test_a_sealed_declaration_leaves_the_questions_of_others_alone(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me me me")
    with anna.live(table, 0) as one, anna.live(table, 1) as other:
        number = other.asked["decision"]
        one.choose()
        other.until("news")
        assert other.asked["decision"] == number
        assert other.choose()["type"] == "done"


def test_what_several_are_asked_in_the_open_is_asked_of_each_once() -> None:
    """Whoever passes between turns does not take the question away from the others."""
    room, rng, several = Room("t"), random.Random(3), 0
    header = ludoteca.new("chamber-of-wonders", 4, 2).record.header
    holders = [Holder("bot", level="novice")] * 4
    room.apply(Stored(1, 0.0, Begun(header, "", None, False, wire.Clock(), holders)))
    while several < 20:
        before, seat = room.opened, rng.choice(room.table.awaited)
        kind, choice = room.table.decision(seat).kind, room.table.decision(seat).default
        room.apply(Stored(room.seq + 1, 0.0, chosen(room, seat, before[seat], choice, "bot").entry))
        if kind == "BetweenTurns" and len(before) > 1:
            several += 1
            assert room.opened == {x: at for x, at in before.items() if x != seat}


def test_the_law_refuses_with_its_clause_and_nothing_changes(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me novice")
    with anna.live(table, 0, lang="it") as line:
        line.play(1)
        while not line.open_question():
            line.hear()
        assert line.asked["kind"] == "Astatosta"
        stand = line.view["stands"][0]
        answer = line.choose([[stand, 99]])
        assert (answer["type"], answer["clause"]) == ("refused", "KC-7.7")
        assert answer["key"] == "more-than-reserve"
        assert "riserva" in answer["text"].lower()
        considered = line.ask("consider", choice=[[stand, 99]])
        assert considered["refused"] == answer["text"]
        assert considered["clause"] == "KC-7.7"
        assert "[" not in answer["text"]
        line.answered.clear()
        fine = line.ask("consider", choice=line.asked["default"])
        assert fine["refused"] is None
        assert fine["text"]
        hinted = line.ask("hint")
        assert (hinted["type"], hinted["decision"]) == ("hinted", line.asked["decision"])
        assert line.choose(hinted["choice"])["type"] == "done"


@pytest.fixture
def decisions(monkeypatch: pytest.MonkeyPatch) -> list[Seat]:
    """The seats whose decisions were looked up with all that may be chosen, one after another."""
    seats, decision = list[Seat](), Table.decision

    def counted(table: Table, seat: Seat) -> Decision:
        seats.append(seat)
        return decision(table, seat)

    monkeypatch.setattr(Table, "decision", counted)
    return seats


def test_to_consider_and_to_advise_ask_only_what_the_decision_is_called(
    hall: Hall, decisions: list[Seat]
) -> None:
    anna = hall.person()
    with anna.live(anna.open(seats="me me"), 0) as line:
        while not line.open_question():
            line.hear()
        decisions.clear()
        assert line.ask("consider", choice=line.asked["default"])["refused"] is None
        assert line.ask("hint")["type"] == "hinted"
        assert decisions == []


def test_what_the_clock_chose_is_kept_by_what_the_decision_is_called(decisions: list[Seat]) -> None:
    room = Room("t")
    room.apply(Stored(1, 0.0, begun()))
    entry = chosen(room, 0, room.opened[0], room.table.decision(0).default, "clock").entry
    decisions.clear()
    room.apply(Stored(2, 0.0, entry))
    assert room.missed[0][0].kind == "Passions"
    assert decisions == []


def test_two_processes_at_one_table_agree(settings: Settings) -> None:
    """Each has its own memory; the log decides."""

    async def main() -> None:
        one, two = House(settings), House(settings)
        await one.open()
        await two.open()
        here = await one.hall.open(begun())
        there = await two.hall.kept(here.room.id)
        number = here.room.opened[0]
        done = await asyncio.gather(
            one.actions.choose(here, ANNA, 0, number, here.room.table.decision(0).default, "a"),
            two.actions.choose(there, BRUNO, 1, number, here.room.table.decision(1).default, "b"),
        )
        assert sorted(done) == [2, 3]
        last = max(here.room.seq, there.room.seq)
        later = here if here.room.seq < last else there
        house = one if later is here else two
        await house.actions.chat(later, ANNA, 0, "hello", "c")
        assert later.room.seq == last + 1
        assert later.room.opened.keys() == {0, 1}
        raced = await asyncio.gather(
            one.actions.choose(here, ANNA, 0, 3, [], "d"),
            two.actions.choose(there, ANNA, 0, 3, [], "e"),
            return_exceptions=True,
        )
        assert sorted(type(x).__name__ for x in raced) == ["Refusal", "int"]
        same = await asyncio.gather(
            one.actions.chat(here, BRUNO, 1, "once", "f"),
            two.actions.chat(there, BRUNO, 1, "once", "f"),
            return_exceptions=True,
        )
        assert len({x for x in same if not isinstance(x, Refusal)}) == 1
        await one.close()
        await two.close()

    run_aside(main())


def test_a_hall_that_opens_again_goes_on(settings: Settings) -> None:
    async def main() -> None:
        one = House(settings)
        await one.open()
        kept = await one.hall.open(begun(seed=9))
        room = kept.room
        for seat, person in ((0, ANNA), (1, BRUNO)):
            choice = room.table.decision(seat).default
            await one.actions.choose(kept, person, seat, room.opened[seat], choice, f"n{seat}")
        before = kept.room
        await one.close()
        two = House(settings)
        await two.open()
        again = await two.hall.kept(room.id)
        assert again.room.table.view(0) == before.table.view(0)
        assert (again.room.seq, again.room.opened) == (before.seq, before.opened)
        assert again.room.nonces == before.nonces
        assert await two.actions.choose(again, ANNA, 0, 1, None, "n0") == 2  # done before
        await two.close()

    run_aside(main())
