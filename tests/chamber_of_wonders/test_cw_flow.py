"""CW-FLOW, CW-AGENT The course of the game, and where Agents go."""

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.prompts import PASS
from ludoteca.kernel.play import awaited, explain, options, play
from ludoteca.kernel.terms import TermsError
from tests.chamber_of_wonders.scenes import A, B, C, begin, least, now, table, until


def play_out(s, area=None):
    """By turn: who was active, and who was asked to display; then the game is over."""
    turns: dict[int, int] = {}
    displays: dict[int, set[int]] = {}
    while s.stack:
        turns[s.turn] = s.active
        if now(s) == "Display":
            displays.setdefault(s.turn, set()).update(awaited(s))
        if area is not None and now(s) == "PlaceAgent":
            play(s, s.active, area(s))
        else:
            least(s)
    return [*turns.values()], [*displays.values()]


def test_CW_FLOW_1_CW_FLOW_4_turns_go_clockwise_from_the_first_player():
    s = begin(3, seed=2)
    first = s.active
    assert first != A
    turns, _ = play_out(s)
    assert turns == [(first + i) % 3 for i in range(9)]


def test_CW_FLOW_2_first_an_agent_then_all_display():
    s = table([1, 1, 1])
    told = []
    while s.turn == 1:
        told.append(now(s))
        least(s)
    assert told[0] == "PlaceAgent"
    assert told[-3:] == ["Display"] * 3
    assert told.count("PlaceAgent") == 1


def test_CW_FLOW_3_phase_1_is_the_active_player_s_phase_2_everybody_s():
    s = table([1, 1, 1], active=B)
    assert (now(s), awaited(s)) == ("PlaceAgent", (B,))
    assert explain(s, A, 0).key == "not-awaited"
    until(s, "Display")
    assert awaited(s) == (A, B, C)


def test_CW_FLOW_4_the_turn_passes_when_all_have_displayed():
    s = table([1, 1, 1], active=C, stage="display", area=0)
    least(s)
    least(s)
    assert (s.turn, s.active) == (1, C)
    least(s)
    assert (s.turn, s.active, now(s)) == (2, A, "PlaceAgent")


@pytest.mark.parametrize(("seats", "agents"), [(3, 3), (4, 2)])
def test_CW_FLOW_5_play_goes_on_until_nobody_has_an_agent_left(seats, agents):
    s = begin(seats)
    while s.stack:
        last = [len(spots) for spots in s.agents]
        assert not all(n == agents for n in last) or now(s) != "PlaceAgent"
        least(s)
    assert last == [agents] * seats


def test_CW_FLOW_5_with_two_until_the_second_use_is_exhausted():
    s = begin(2)
    play_out(s)
    assert [len(spots) for spots in s.visited] == [4, 4]
    assert [len(spots) for spots in s.agents] == [2, 2]


TURNS = [(2, 8), (3, 9), (4, 8)]


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
@pytest.mark.parametrize(("seats", "turns"), TURNS)
def test_V_22_CW_FLOW_6_CW_FLOW_7_CW_FLOW_8_turns_of_a_game(seats, turns, edition):
    found, _ = play_out(begin(seats, edition))
    assert len(found) == turns
    assert [found.count(seat) for seat in range(seats)] == [turns // seats] * seats


def half_way(**position):
    """The display of turn 4 for two, both of whose Agents are placed."""
    spots = [[0, 1], [2, 3]]
    given = {"turn": 4, "active": B, "agents": spots, "stage": "display", "area": 3}
    return table([1, 1], **(given | position))


def test_CW_FLOW_9_with_two_players_all_agents_are_taken_back():
    s = half_way()
    least(s)
    assert s.agents == [(0, 1), (2, 3)]
    least(s)
    assert s.agents == [(), ()]
    assert s.turn == 5


def test_CW_FLOW_10_the_take_back_is_nobody_s_choice():
    s = half_way()
    least(s)
    events = play(s, B, ((), False, -1))
    assert "agents-taken-back" in [event.kind for event in events]
    assert (now(s), awaited(s)) == ("PlaceAgent", (A,))


@pytest.mark.parametrize(("seats", "displays"), TURNS)
def test_CW_FLOW_11_so_many_displays_for_each(seats, displays):
    _, found = play_out(begin(seats))
    assert found == [set(range(seats))] * displays


def test_CW_FLOW_12_phase_1_cannot_be_passed():
    s = table()
    assert explain(s, A, PASS).clause == "CW-AGENT.1"
    assert [*options(s, A)] == [0, 1, 2, 3]


def test_CW_FLOW_13_the_take_back_happens_once_after_turn_4():
    s, back = begin(2), []
    while s.stack:
        before, turn = sum(map(len, s.agents)), s.turn
        least(s)
        if sum(map(len, s.agents)) < before:
            back.append(turn)
    assert back == [4]


def test_CW_FLOW_14_the_first_player_takes_turn_5():
    for seed in range(4):
        turns, _ = play_out(begin(2, seed=seed))
        assert turns[4] == turns[0]
        assert turns == [turns[0], turns[1]] * 4


def test_CW_AGENT_1_one_agent_to_one_of_the_four_areas():
    s = table()
    for nowhere in (-1, 4):
        assert explain(s, A, nowhere).clause == "CW-AGENT.1"
    play(s, A, 2)
    assert s.agents == [(2,), (), ()]
    assert s.stack[0].area == 2


def test_CW_AGENT_2_no_area_with_an_own_agent():
    s = table(agents=[[1, 3], [0, 1], [0, 1]], turn=7)
    assert [*options(s, A)] == [0, 2]
    assert [explain(s, A, area).clause for area in (1, 3)] == ["CW-AGENT.2"] * 2


def test_CW_AGENT_3_agents_of_others_block_nothing():
    s = table([0] * 4, agents=[[], [0], [0], [0]], turn=4)
    play(s, A, 0)
    assert s.agents == [(0,), (0,), (0,), (0,)]


@pytest.mark.parametrize("seats", [3, 4])
def test_CW_AGENT_4_agents_stay_where_they_are(seats):
    s = begin(seats)
    while s.stack:
        before = list(s.agents)
        least(s)
        assert all(then[: len(was)] == was for was, then in zip(before, s.agents, strict=True))
    assert s.agents == s.visited


def second_use(**options):
    """Turn 5 of two players; A has visited Areas 0 and 1."""
    return table([1, 1], turn=5, agents=[[], []], visited=[[0, 1], [2, 3]], options=options or None)


def test_V_33_E_11_CW_AGENT_5_after_the_take_back_any_area_may_be_chosen_again():
    s = second_use()
    assert [*options(s, A)] == [0, 1, 2, 3]
    play(s, A, 0)
    assert s.agents[A] == (0,)


def test_V_33_E_11_CW_AGENT_5_agents_area_reuse_whole_game():
    s = second_use(**{"agents.area_reuse": "whole_game"})
    assert [*options(s, A)] == [2, 3]
    assert explain(s, A, 0).clause == "CW-AGENT.5"
    for seats in (3, 4):
        with pytest.raises(TermsError) as error:
            GAME.agree(None, {"agents.area_reuse": "whole_game"}, seats=seats)
        assert error.value.reasons[0].clause == "A-02"


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_E_11_CW_AGENT_5_every_edition_lets_areas_be_visited_again(edition):
    assert GAME.agree(edition).options["agents.area_reuse"] == "per_round"


@pytest.mark.parametrize(("seats", "areas"), [(3, 3), (4, 2)])
def test_CW_AGENT_6_CW_AGENT_7_so_many_different_areas_each(seats, areas):
    s = begin(seats)
    play_out(s, area=lambda s: max(options(s, s.active)))
    assert [len(set(spots)) for spots in s.visited] == [areas] * seats
    assert [len(spots) for spots in s.visited] == [areas] * seats


@pytest.mark.parametrize("reuse", ["per_round", "whole_game"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CW_AGENT_8_there_is_always_a_lawful_area(seats, reuse):
    if reuse == "whole_game" and seats > 2:
        reuse = "per_round"
    s = begin(seats, agents__area_reuse=reuse)
    asked = []
    while s.stack:
        if now(s) == "PlaceAgent":
            asked.append(s.stack[-1].asked(s, s.active).size())
        least(s)
    assert min(asked) == {2: 1 if reuse == "whole_game" else 3, 3: 2, 4: 3}[seats]
