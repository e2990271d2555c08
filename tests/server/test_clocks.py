"""Clocks, with a time that obeys; being away; grace after the hall was closed."""

from __future__ import annotations

import json

from msgspec.structs import replace

from ludoteca.server import clocks, wire
from ludoteca.server.house import House
from ludoteca.server.hub import Listener
from ludoteca.server.settings import Settings
from tests.server.aside import run as run_aside
from tests.server.conftest import FakeTime, Hall
from tests.server.test_moves import ANNA, begun


def test_when_time_runs_out_the_default_is_chosen(slow_hall: Hall) -> None:
    anna = slow_hall.person()
    table = anna.open(seats="me me", clock={"kind": "move", "seconds": 30})
    with anna.live(table, 0) as line:
        start = slow_hall.time.at
        assert line.asked["until"] == start + 30
        slow_hall.pass_time(29)
        line.choose()
        slow_hall.pass_time(2)
        news = line.until("news", lambda news: news["how"] == "clock")
        assert news["by"] == 1
        assert "Time ran out" in news["lines"][0]
        assert line.asked["until"] == slow_hall.time.at + 30


def test_who_was_too_slow_is_told_what_was_chosen_also_on_coming_back(slow_hall: Hall) -> None:
    anna, bruno = slow_hall.person(), slow_hall.person()
    table = anna.open(seats="me open", clock={"kind": "move", "seconds": 30})
    bruno.sit(table, 1, by=anna)
    with anna.live(table, 0) as line, bruno.live(table, 1) as his:
        assert line.heard[-1]["now"] == slow_hall.time.at
        assert line.asked["kind"] == "Passions"
        said = line.ask("consider", choice=line.asked["default"])["text"]
        his.choose()
        slow_hall.pass_time(31)
        news = line.until("news", lambda news: news["how"] == "clock")
        assert news["now"] == slow_hall.time.at
        (missed,) = news["missed"]
        assert missed["title"] == "Passions: which one to give up"
        assert missed["text"] == said
        assert missed["at"] == slow_hall.time.at
        theirs = his.until("news", lambda news: news["how"] == "clock")
        assert theirs["missed"] == []  # what others miss is secret
    with anna.live(table, 0, lang="it") as line:
        (again,) = line.heard[-1]["missed"]
        assert again["seq"] == missed["seq"]
        assert again["text"] != said
        line.choose()
        mine = [told for told in line.heard if told.get("by") == 0]
        assert [told["missed"] for told in mine] == [[]]


def test_what_the_clock_chose_is_forgotten_when_it_is_taken_back(slow_hall: Hall) -> None:
    anna = slow_hall.person()
    table = anna.open(seats="me me", clock={"kind": "move", "seconds": 30})
    with anna.live(table, 0) as line:
        slow_hall.pass_time(31)
        line.until("news", lambda news: news["missed"] != [])
        line.ask("undo")
        while line.table["steps"]:
            line.ask("undo")
        line.send("sync")
        assert line.until("table")["missed"] == []


def test_a_bank_is_spent_and_not_refilled(slow_hall: Hall) -> None:
    anna = slow_hall.person()
    clock = {"kind": "bank", "seconds": 100, "increment": 10}
    table = anna.open(seats="me novice", clock=clock)
    with anna.live(table, 0) as line:
        assert line.table["seats"][0]["left"] == 100
        slow_hall.pass_time(50)
        line.choose()
        while line.table["seats"][0]["left"] == 100:
            line.hear()
        assert line.table["seats"][0]["left"] == 60
        while not line.open_question():
            line.hear()
        slow_hall.pass_time(71)
        line.until("news", lambda news: news["how"] == "clock")
        assert line.table["seats"][0]["left"] == 0


def test_days_are_long() -> None:
    clock = wire.Clock("days", days=2)
    assert clocks.deadline(clock, 1000.0, 0) == 1000 + 2 * 86_400
    assert clocks.deadline(wire.Clock(), 1000.0, 0) is None
    assert clocks.spent(wire.Clock("bank", 100, 10), 0.0, 5.0, 80.0) == 80


def test_a_bot_stands_in_for_who_is_away_and_gets_up_again(slow_hall: Hall) -> None:
    anna, bruno = slow_hall.person(), slow_hall.person()
    table = anna.open(seats="me open", clock={"absence": 60})
    bruno.sit(table, 1, by=anna)
    with anna.live(table, 0) as line:
        with bruno.live(table, 1):
            slow_hall.pass_time(600)
            assert not slow_hall.kept(table).room.holders[1].away
        line.until("people", lambda m: m["table"]["seats"][1]["online"])
        line.until("people", lambda m: not m["table"]["seats"][1]["online"])
        slow_hall.pass_time(59)
        slow_hall.pass_time(2)
        line.until("people", lambda m: m["table"]["seats"][1]["away"])
        while line.table["steps"] < 1:
            line.hear()
        with bruno.live(table, 1) as his:
            assert not his.table["seats"][1]["away"]


def test_who_comes_back_is_not_replaced_before_the_line_stands(settings: Settings) -> None:
    time = FakeTime()

    async def main() -> None:
        house = House(replace(settings, now=time))
        await house.open()
        kept = await house.hall.open(begun(clock=wire.Clock(absence=60)))

        async def away_after(seconds: float) -> bool:
            time.at += seconds
            await house.keeper.tick(kept)
            return bool(kept.room.holders[0].away)

        assert await away_after(61)
        await house.actions.come_back(kept, ANNA, 0)
        assert not await away_after(0)
        assert not await away_after(59)
        assert await away_after(2)  # the line never came
        await house.close()

    run_aside(main())


def test_who_is_not_awaited_by_a_clock_may_take_any_time(slow_hall: Hall) -> None:
    anna = slow_hall.person()
    table = anna.open(seats="me me")
    with anna.live(table, 0) as line:
        slow_hall.pass_time(10_000_000)
        line.send("sync")
        assert line.until("table")["table"]["steps"] == 0


def test_a_clock_that_ran_out_while_the_hall_was_closed_is_given_grace(settings: Settings) -> None:
    time = FakeTime()
    settings = replace(settings, now=time, grace=30.0)

    async def main() -> None:
        one = House(settings)
        await one.open()
        kept = await one.hall.open(begun(clock=wire.Clock("move", 10)))
        await one.close()
        time.at += 100
        two = House(settings)
        await two.open()  # it finds by itself what is due
        again = two.hall.rooms[kept.room.id]
        await two.keeper.tick(again)
        assert again.room.seq == 1
        told = json.loads(two.hall.telling.whole(again, Listener(ANNA, 0, "en")))
        assert told["asked"]["until"] == time.at + 30
        time.at += 31
        await two.keeper.tick(again)
        assert [step.seat for step in again.room.table.record.steps[:2]] == [0, 1]
        assert again.room.holders[0].person == ANNA.id
        await two.close()

    run_aside(main())


def test_the_first_question_of_a_new_table_gets_no_grace(settings: Settings) -> None:
    class Passing(FakeTime):
        def __call__(self) -> float:
            self.at += 0.001  # nothing is done in no time
            return self.at

    time = Passing()

    async def main() -> None:
        house = House(replace(settings, now=time, grace=30.0))
        await house.open()
        kept = await house.hall.open(begun(clock=wire.Clock("move", 10)))
        time.at += 10
        await house.keeper.tick(kept)
        assert [step.seat for step in kept.room.table.record.steps] == [0, 1]
        await house.close()

    run_aside(main())


def test_idle_rooms_leave_memory_and_come_back(settings: Settings) -> None:
    time = FakeTime()

    async def main() -> None:
        house = House(replace(settings, now=time))
        await house.open()
        kept = await house.hall.open(begun())
        time.at += 10_000
        house.keeper.forget_idle()
        assert not house.hall.rooms
        assert (await house.hall.kept(kept.room.id)).room.seq == 1
        await house.close()

    run_aside(main())
