"""Chat: stored, heard by all, and not by those who do not want to."""

from __future__ import annotations

from tests.server.conftest import Hall


def test_what_is_said_is_heard_and_kept(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me me")
    with anna.live(table, 0) as line, bruno.live(table) as watching:
        line.ask("chat", text="  Buona \n fortuna!  ")
        said = watching.until("said")["entry"]
        assert (said["text"], said["name"], said["seat"]) == ("Buona fortuna!", anna.name, 0)
        assert watching.ask("chat", text="Grazie")["type"] == "done"
        assert line.ask("chat", text="   ")["code"] == "empty-chat"
        assert line.ask("chat", text="x" * 501)["type"] == "error"
    with hall.person().live(table) as late:
        assert [entry["text"] for entry in late.heard[0]["chat"]] == ["Buona fortuna!", "Grazie"]


def test_a_muted_person_is_not_heard_any_more(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me me")
    with anna.live(table, 0) as line, bruno.live(table) as loud:
        loud.ask("chat", text="one")
        line.until("said")
        line.ask("mute", person=bruno.id)
        loud.ask("chat", text="two")
        line.ask("chat", text="three")
        heard = [message["entry"]["text"] for message in line.heard if message["type"] == "said"]
        assert heard == ["one", "three"]
    with anna.live(table, 0) as line:  # also later
        assert line.heard[0]["you"]["muted"] == [bruno.id]
        assert [entry["text"] for entry in line.heard[0]["chat"]] == ["three"]
        line.ask("mute", person=bruno.id, on=False)
        line.send("sync")
        assert len(line.until("table")["chat"]) == 3


def test_nobody_floods_the_table(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me me")
    with anna.live(table, 0) as line:
        answers = [line.ask("chat", text=f"spam {n}") for n in range(9)]
        assert answers[-1]["code"] == "too-fast"
