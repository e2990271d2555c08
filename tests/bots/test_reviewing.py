"""The review of a game: marks where the search would have chosen otherwise."""

import ludoteca
from ludoteca import bots
from ludoteca.bots import reviewing
from ludoteca.bots.search import Prospect, Thought


def game_with_a_blunder():
    """Between bots; but seat 0 offers everything it has for nothing once."""
    table = ludoteca.new("king-of-con", 2, 11)
    players = [bots.make("apprentice", "king-of-con", seat) for seat in range(2)]
    blunder = 0
    while not table.over:
        seat = table.awaited[0]
        choice = players[seat].choose(table, seat)
        if not blunder and seat == 0 and table.decision(seat).kind == "Astatosta":
            choice, blunder = ((table.state.stands[3], table.state.reserve[0]),), 1
            blunder = len(table.record.steps) + 1
        table.choose(seat, choice)
    return table.record, blunder


def test_every_decision_of_the_seat_is_looked_at_and_the_blunder_is_marked():
    record, blunder = game_with_a_blunder()
    looked = list(reviewing.look_again(ludoteca.replay(record, 0), record, {0}))
    assert [one.step for one in looked] == [
        number for number, step in enumerate(record.steps, 1) if step.seat == 0
    ]
    found = next(one for one in looked if one.step == blunder)
    assert found.better != found.choice
    assert found.points > 1


def prospect(choice, worth, lead, visits=50):
    swing = [(-1) ** world * 0.05 * (choice + 1) for world in range(visits)]
    ends = {world: worth + swing[world] for world in range(visits)}
    return Prospect(choice, ends, dict.fromkeys(ends, lead))


def test_what_is_hardly_better_is_not_marked():
    close = Thought(1, 100, 0, (prospect(0, 0.50, 3.0), prospect(1, 0.51, 3.2)))
    assert reviewing._better(close, 0) == (0, 0.0)
    clear = Thought(1, 100, 0, (prospect(0, 0.50, 3.0), prospect(1, 0.70, 6.5)))
    assert reviewing._better(clear, 0) == (1, 3.5)
    unsure = Thought(1, 4, 0, (prospect(0, 0.50, 3.0, 2), prospect(1, 0.54, 6.5, 2)))
    assert reviewing._better(unsure, 0) == (0, 0.0)


def test_what_was_chosen_is_always_considered():
    record, blunder = game_with_a_blunder()
    table = ludoteca.replay(record, blunder - 1)
    choice = table.state.stack[-1].read(record.steps[blunder - 1].choice)
    thought = reviewing._alone("king-of-con", table.state, 0, 3, choice)
    assert thought.of(choice) is not None
