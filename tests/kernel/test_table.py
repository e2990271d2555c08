"""The public interface: tables, records, positions, small steps, and what they say when wrong."""

import json
import random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.games.king_of_con.auctions import Astatosta
from ludoteca.kernel.event import WATCHER


def new(seats=3, seed=1, **more):
    return ludoteca.new("king-of-con", seats, seed, **more)


def defaults(table, choices=1):
    for _ in range(choices):
        seat = table.awaited[0]
        table.choose(seat, table.decision(seat).default)
    return table


def reasons(call, *args, **more):
    with pytest.raises((ludoteca.TermsError, ludoteca.PositionError)) as refused:
        call(*args, **more)
    return [(reason.clause, reason.key) for reason in refused.value.reasons]


def test_a_game_that_is_not_in_the_house_is_named_with_those_that_are():
    with pytest.raises(ludoteca.TermsError) as refused:
        ludoteca.new("chess", 2)
    assert refused.value.reasons[0].args == {
        "name": "chess",
        "names": ["king-of-con", "chamber-of-wonders", "dungeonology"],
    }


def test_what_a_table_cannot_agree_on_is_told_at_once_and_all_of_it():
    assert reasons(new, 1) == [("KC-1.1", "wrong-number-of-seats")]
    assert reasons(new, edition="it-1999") == [("-", "no-such-edition")]
    wrong = {"whipround": "once", "whipRound": "twice", "scenario": 11, "monkeyControl": 1}
    assert reasons(new, options=wrong) == [
        ("-", "no-such-option"),
        ("AMB-18", "no-such-value"),
        ("AMB-41", "no-such-value"),
        ("AMB-34", "no-such-value"),
    ]


def test_a_seed_is_drawn_where_none_is_given_and_kept_in_the_record():
    table = ludoteca.new("king-of-con", 2)
    again = ludoteca.new("king-of-con", 2, table.record.header.seed)
    assert again.state == table.state


def test_who_is_not_awaited_is_told_so():
    table = defaults(new())
    with pytest.raises(ludoteca.IllegalChoiceError) as refused:
        table.decision(0)
    assert refused.value.reason.key == "not-awaited"
    with pytest.raises(ludoteca.IllegalChoiceError) as refused:
        table.kind(0)
    assert refused.value.reason.key == "not-awaited"
    assert table.explain(0, 1).key == "not-awaited"
    assert table.explain(17, 1).key == "not-awaited"
    with pytest.raises(IndexError, match="no seat 3 at a table of 3"):
        table.view(3)
    with pytest.raises(IndexError):
        table.view(WATCHER)
    assert table.view(None)["cards"] == [None] * 40


@pytest.fixture
def asked(monkeypatch):
    """The seats for which options were put together, one after another."""
    seats, options = [], Astatosta.options

    def counted(frame, s, seat):
        seats.append(seat)
        return options(frame, s, seat)

    monkeypatch.setattr(Astatosta, "options", counted)
    return seats


@pytest.mark.parametrize("atomic", [False, True])
def test_a_decision_puts_its_options_together_once(asked, atomic):
    table = defaults(new(atomic=atomic), 3)
    asked.clear()
    decision = table.decision(1)
    assert asked == [1]
    assert decision.kind == "Astatosta"
    assert decision.default == next(iter(decision.space))


def test_what_a_decision_is_called_needs_no_options(asked):
    table = defaults(new(), 3)
    asked.clear()
    assert table.kind(1) == "Astatosta"
    assert bots.Bot(lambda world, seat, rng: (), seed=1).choose(table, 1) == ()
    assert asked == []


def test_scores_and_ranking_tell_nothing_before_the_end():
    table = new()
    assert (table.over, table.scores, table.ranking) == (False, (), ())
    while not table.over:
        defaults(table)
    assert len(table.scores) == 3
    assert sorted(table.ranking) == [0, 1, 2]
    assert table.explain(0, 1).key == "game-is-over"
    with pytest.raises(ludoteca.IllegalChoiceError, match="game-is-over"):
        table.choose(0, 1)


def test_a_clone_goes_its_own_way():
    table = defaults(new(), 2)
    twin = table.clone()
    defaults(twin, 5)
    assert len(table.record.steps) == 2
    assert len(twin.record.steps) == 7
    assert table.awaited == (2,)
    assert table.undo().seat == 1
    assert defaults(table).record.steps == twin.record.steps[:2]


def test_at_an_atomic_table_small_steps_make_the_same_whole_choice():
    whole, small = defaults(new(), 3), new(atomic=True)
    for seat in range(3):
        small.choose(seat, 126)
    stand = whole.view()["stands"][0]
    whole.choose(1, {stand: 4})
    assert small.choose(1, stand) == []
    assert small.decision(1).space == ludoteca.OneOf(tuple(range(26, 36)))
    assert small.explain(1, 0).key == small.explain(1, True).key == "not-an-option"
    with pytest.raises(ludoteca.IllegalChoiceError):
        small.choose(1, 99)
    assert small.choose(1, 25 + 4)[0].kind == "declared"
    assert small.record.steps == whole.record.steps


def test_an_atomic_table_is_saved_with_the_steps_on_the_way():
    table = new(atomic=True)
    for seat in range(3):
        table.choose(seat, 126)
    table.choose(2, table.view()["stands"][0])
    for copy in (ludoteca.load(table.save()), table.clone()):
        assert copy.decision(2) == table.decision(2)
        assert copy.choose(2, 30)[0].seen_by(2) == table.clone().choose(2, 30)[0].seen_by(2)


def test_a_draft_is_given_up_when_a_choice_is_undone():
    table = new(atomic=True)
    table.choose(0, 126)
    table.undo()
    assert table.awaited == (0, 1, 2)


def test_nothing_is_undone_before_the_first_choice():
    with pytest.raises(ludoteca.UndoError, match="nothing-to-undo"):
        new().undo()


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "not-a-record"),
        (b"hello", "not-a-record"),
        (b"\xff\xfe\x00", "not-a-record"),
        (b"[]", "not-a-record"),
        (b'{"header": {}}', "not-a-record"),
    ],
)
def test_what_is_no_record_says_so(data, key):
    with pytest.raises(ludoteca.RecordError) as refused:
        ludoteca.load(data)
    assert (refused.value.step, refused.value.reason.key) == (0, key)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": 2}, "unknown-format"),
        ({"game": "chess"}, "no-such-game"),
        ({"seats": 7}, "wrong-number-of-seats"),
        ({"options": {"luck": True}}, "no-such-option"),
        ({"position": {"monkeys": [1]}}, "not-a-position"),
        ({"content": "game = 1"}, "broken-content"),
    ],
)
def test_a_record_that_cannot_even_begin_says_why(change, key):
    saved = json.loads(new().save())
    saved["header"] |= change
    with pytest.raises(ludoteca.RecordError) as refused:
        ludoteca.load(json.dumps(saved))
    assert (refused.value.step, refused.value.reason.key) == (0, key)


def test_a_record_of_other_rules_is_replayed_by_law_and_says_which_rules_where_it_fails():
    table = defaults(new(), 3)
    saved = json.loads(table.save())
    saved["header"]["rules"] = 0
    saved["steps"][2][2] = "another digest"
    assert ludoteca.load(json.dumps(saved)).state == table.state
    saved["steps"][2][1] = 99
    with pytest.raises(ludoteca.RecordError) as refused:
        ludoteca.load(json.dumps(saved))
    assert refused.value.step == 3
    assert refused.value.reason.args["rules"] == 0


def test_replaying_to_a_step_gives_a_table_that_goes_on_from_there():
    table = defaults(new(), 9)
    half = ludoteca.replay(table.record, 4)
    assert half.record.steps == table.record.steps[:4]
    assert defaults(half, 5).state == table.state


def test_a_re_dealt_table_has_a_record_of_its_own_and_the_true_deal_is_not_in_it():
    table = defaults(new(seed=77123), 3)
    twin = table.redeal(0, random.Random(3))
    assert twin.view(0) == table.view(0)
    assert twin.state.faces != table.state.faces
    assert b"77123" not in twin.save()
    assert ludoteca.load(twin.save()).state == twin.state
    defaults(twin, 4)
    assert ludoteca.load(twin.save()).state == twin.state
    for nobody in (-1, 3, None, True):
        with pytest.raises(IndexError):
            table.redeal(nobody, random.Random(1))


def test_undo_stops_where_another_seat_has_answered_in_the_open():
    tie = {"monkeys": [1, 2, 3], "reserves": [5, 5, 5], "stands": [3, 7, 9, 11], "astatosta": 3}
    spots = {"spots": [[2, 2, 2], [2, 2, 0], [0, 0, 0], [0, 0, 0]]}
    control = {"monkeyControl": True}
    table = ludoteca.set_up("king-of-con", tie | spots, seed=1, options=control)
    for seat in range(3):
        table.choose(seat, ())
    table.choose(0, 3)  # names #3
    table.choose(0, 1)  # and concedes it
    table.choose(1, 1)  # as 1 does
    assert table.undo().seat == 1
    with pytest.raises(ludoteca.UndoError, match="learned-since"):
        table.undo()


PLACED = {"monkeys": [1, 2], "reserves": [8, 8], "stands": [3, 7, 9, 11]}


def test_a_position_may_be_set_up_and_played_and_saved():
    table = ludoteca.set_up("king-of-con", PLACED | {"collections": [{1: 4}, {}]}, seed=5)
    assert table.view()["bank"] == 80
    assert table.view()["owner"][1] == 0
    defaults(table, 2)
    assert ludoteca.load(table.save()).state == table.state


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"reserves": [8]}, ("KC-5.2", "one-for-each-seat")),
        ({"bank": 85}, ("KC-22.1", "tokens-do-not-add-up")),
        ({"reserves": [90, 20]}, ("KC-22.4", "negative-tokens")),
        ({"monkeys": [1, 1]}, ("KC-22.6", "monkeys-not-one-each")),
        ({"stalls": [7]}, ("KC-22.2", "object-twice")),
        ({"stalls": [26]}, ("KC-2.14", "no-such-object")),
        ({"stands": [3, 7, 9]}, ("KC-9.2", "four-stands")),
        ({"spots": [[1, 0]]}, ("KC-2.2", "one-spot-for-each-seat")),
        ({"round": 7}, ("KC-1.3", "no-such-round")),
        ({"phase": 5}, ("KC-8.1", "no-such-phase")),
        ({"astatosta": 4}, ("KC-10.1", "no-such-astatosta")),
        ({"passions": [[1, 2], [2, 3]]}, ("KC-2.5", "passion-twice")),
        ({"passions": [[1, 2], [16, 3]]}, ("KC-3.4", "no-such-characteristic")),
        ({"passions": [[1, 2], [4]]}, ("KC-5.8", "passions-for-each-seat")),
        ({"deck": [1, 2]}, ("KC-9.4", "deck-too-small")),
        (
            {"collections": [{5: 1, 6: 1, 12: 1, 18: 1}, {}]},
            ("KC-22.9", "epic-would-have-ended-it"),
        ),
        ({"declared": [[[3, 9]], None]}, ("KC-7.7", "more-than-reserve")),
        ({"stands": [3, 7, 9, 131]}, ("KC-9.1", "no-mystery-box")),
        ({"theme": 16}, ("KC-3.4", "no-such-characteristic")),
        ({"colour": "blue"}, ("-", "not-a-position")),
        ({"stack": [{"frame": "Nonsense"}]}, ("-", "not-a-position")),
    ],
)
def test_an_inconsistent_position_is_refused_with_what_is_wrong(change, wrong):
    assert wrong in reasons(ludoteca.set_up, "king-of-con", PLACED | change, 1)


def test_everything_that_is_wrong_is_told_at_once():
    found = reasons(ludoteca.set_up, "king-of-con", PLACED | {"bank": 1, "monkeys": [2, 2]}, 1)
    assert found == [("KC-22.1", "tokens-do-not-add-up"), ("KC-22.6", "monkeys-not-one-each")]
