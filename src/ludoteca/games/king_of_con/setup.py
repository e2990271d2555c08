"""KC-5 Setup: Monkeys, Passions, the deck, a Scenario."""

from __future__ import annotations

from ludoteca.games.king_of_con.components import (
    DECKS,
    HOUSE,
    NOWHERE,
    OBJECT_CARDS,
    OPENING_RESERVE,
    PASSION_CARDS,
    TOKENS,
)
from ludoteca.games.king_of_con.passions import deal_passions
from ludoteca.games.king_of_con.rounds import Round
from ludoteca.games.king_of_con.state import Con
from ludoteca.games.king_of_con.terms import Terms, scenarios_to_draw
from ludoteca.kernel.knowledge import shuffle
from ludoteca.kernel.play import advance


def new_game(terms: Terms, seats: int, seed: int) -> Con:
    """KC-5 Setup, up to the first decision."""
    s = Con(
        terms=terms,
        stack=[Round()],
        seats=seats,
        faces=(*range(1, 16), *range(1, 26)),
        knowers=[0] * 40,
        bank=TOKENS - OPENING_RESERVE * seats,  # KC-5.5
        reserve=[OPENING_RESERVE] * seats,
        bins=[0] * seats,
        monkey=list(range(1, seats + 1)),  # KC-5.6
        deck=tuple(OBJECT_CARDS),
        owner=[NOWHERE] * 26,
        value=[0] * 26,
    )
    s.seed(seed, streams=2)
    draw_scenario(s)
    s.mix(DECKS, s.monkey)  # KC-5.7
    shuffle(s, DECKS, PASSION_CARDS)
    shuffle(s, DECKS, OBJECT_CARDS)  # KC-5.12
    deal_passions(s)
    advance(s)
    return s


def draw_scenario(s: Con) -> None:
    """KC-5.13 A Scenario at random, where the table has agreed on one."""
    if s.terms.options["scenario"] == "random":
        numbers = scenarios_to_draw(s.terms.content, s.terms.monkey_control)
        s.terms = s.terms.with_scenario(numbers[s.below(HOUSE, len(numbers))])
