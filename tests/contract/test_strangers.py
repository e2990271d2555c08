"""Whatever is handed to a table from outside is refused in words, and a table can be copied."""

import copy
import pickle

import numpy as np
import pytest

import ludoteca
from ludoteca import bots
from ludoteca.games import NAMES
from ludoteca.kernel.event import IllegalChoiceError, Reason
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.table import UndoError
from ludoteca.kernel.terms import TermsError


class Number(int):
    """A number that is none of ours."""


NO_SEATS = [True, None, "0", 1.0, Number(0), np.int64(0), (0,), -1, 99]
REASON = Reason("KC-1", "no-such-value", {"name": "seats"})
each_game = pytest.mark.parametrize("name", NAMES)


@each_game
@pytest.mark.parametrize("atomic", [False, True])
@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_what_is_no_seat_is_not_awaited(name, atomic, seat):
    table = ludoteca.new(name, 3, seed=7, atomic=atomic)
    choice = table.decision(table.awaited[0]).default
    before = table.save()
    refused = table.explain(seat, choice)
    assert refused is not None
    assert refused.key == "not-awaited"
    assert table.warn(seat, choice) is None
    bot = bots.make("novice", name, 1)
    deeds = (table.decision, table.kind, lambda seat: bot.choose(table, seat))
    for deed in (*deeds, lambda seat: table.choose(seat, choice)):
        with pytest.raises(IllegalChoiceError, match="not-awaited"):
            deed(seat)
    assert table.save() == before


@each_game
@pytest.mark.parametrize("again", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))])
def test_a_table_is_copied_whole_and_goes_on_alike(name, again):
    table = ludoteca.new(name, 3, seed=7)
    twin = again(table)
    assert twin.state.terms is table.state.terms
    for _ in range(20):
        seat = table.awaited[0]
        choice = table.decision(seat).default
        assert twin.awaited[0] == seat
        assert twin.decision(seat).default == choice
        table.choose(seat, choice)
        twin.choose(seat, choice)
    assert twin.save() == table.save()


@pytest.mark.parametrize("kind", [IllegalChoiceError, UndoError])
def test_a_refusal_comes_whole_from_another_process(kind):
    error = pickle.loads(pickle.dumps(kind(REASON)))
    assert isinstance(error.reason, Reason)
    assert error.reason == REASON
    assert str(error) == str(REASON)


@pytest.mark.parametrize("kind", [TermsError, PositionError])
def test_several_reasons_come_whole_from_another_process(kind):
    error = pickle.loads(pickle.dumps(kind([REASON, REASON])))
    assert error.reasons == (REASON, REASON)
