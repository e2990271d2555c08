"""KC-8 Round structure."""

import pytest

import ludoteca

from .scenes import A, B, C, con, declare, kinds, scene

BOXES = {
    "objects-arrive": "1",
    "awarded": "2",
    "to-the-stalls": "2",
    "scavenging-revealed": "3",
    "devaluation": "3",
    "recovered": "4",
    "predominance": "4",
    "consolation": "4",
}


def track(events):
    """The boxes of the phase track that the marker was seen on."""
    boxes: list[str] = []
    for event in events:
        box = BOXES.get(event.kind, "")
        if event.kind == "astatosta-revealed":
            box = "I" * event.public["number"]
        if box and box not in boxes[-1:]:
            boxes.append(box)
    return boxes


def test_KC_8_1_phases_in_their_order():
    """Where somebody is awaited in each of them: in phase 4 with Monkey control, at a tie."""
    table = scene(objects={1: (A, 9), 2: (B, 9)}, round=2, options={"monkeyControl": True})

    def phase():
        seen = table.view(None)
        return seen["round"], seen["stack"][0]["phase"], table.decision(A).kind

    seen = [phase()]
    declare(table, {})
    seen.append(phase())
    declare(table, {})
    seen.append(phase())
    told = table.choose(A, 0)
    seen.append(phase())
    assert seen == [
        (2, 2, "Astatosta"),
        (2, 3, "Scavenging"),
        (2, 4, "MonkeyControl"),
        (3, 2, "Astatosta"),
    ]
    assert told[-1].kind == "objects-arrive"  # phase 1 asks nobody


@pytest.mark.parametrize("phase", [-1, 5])
def test_KC_8_1_there_is_no_other_phase(phase):
    with pytest.raises(ludoteca.PositionError) as refused:
        scene(phase=phase)
    assert refused.value.reasons[0].clause == "KC-8.1"


def test_KC_8_2_the_phase_track():
    table = scene()
    told = declare(table, {A: {3: 1}}, {A: {3: 1}}, {A: {3: 1}}, {B: {7: 3}})
    assert track(told) == ["I", "II", "III", "2", "3", "4", "1"]


def test_KC_8_2_the_boxes_are_public():
    """I, II, III, then the award: A and B tie twice, so it is seen to wait in box 2."""
    table = scene()
    boxes = []
    for offers in ({A: {3: 1}, B: {3: 1}}, {A: {7: 1}, B: {7: 1}}, {C: {9: 1}}):
        boxes.append(table.view(None)["stack"][-1]["number"])
        declare(table, offers)
    assert boxes == [1, 2, 3]
    assert [frame["frame"] for frame in table.view(None)["stack"]] == ["Round", "Award"]
    table.choose(A, 3)
    assert table.view(None)["stack"][0]["phase"] == 3


def test_KC_8_3_all_phases_are_played_in_every_round():
    table = ludoteca.new("king-of-con", 2, seed=1, options={"firstGame": True})
    told = []
    while not table.over:
        told += declare(table, {})
    assert track(told) == ["I", "2", "3", "4", *(["1", "I", "2", "3", "4"] * 5)]


def test_KC_8_3_unless_the_game_ends_early():
    mint = {2: (A, 2), 8: (A, 1), 14: (A, 1)}
    table = scene(stands=[20, 3, 7, 9], objects=mint, round=3)
    told = declare(table, {A: {20: 1}}, {})
    assert table.over
    assert track(told) == ["I", "II", "2"]
    assert kinds(told)[-1] == "game-over"
    assert con(table).round == 3
