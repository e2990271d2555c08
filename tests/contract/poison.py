"""A position falsified by hand: what a seat cannot know is otherwise, and it sees no difference.

It does without `redeal`, which bots use themselves: what that forgot would not be falsified.
"""

from __future__ import annotations

import random
from typing import Any

from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.state import State
from ludoteca.parts.sealed import Sealed


def falsified(s: State, seat: Seat, rng: random.Random) -> State:
    """Other faces, other numbers in the piles and hands of others, other luck, other offers."""
    twin = s.clone()
    _change_numbers(twin, seat, rng)
    _change_faces(twin, seat, rng)
    twin.stack = [_other_choices(twin, at, seat, rng) for at in range(len(twin.stack))]
    twin.chance = [rng.getrandbits(64) for _ in twin.chance]
    twin.fate = (6, 1, 6)
    assert view(twin, seat) == view(s, seat)
    return twin


def unseen(s: State, seat: Seat) -> list[list[int]]:
    """By their backs."""
    return [[card for card in back if not s.knowers[card] >> seat & 1] for back in s.backs()]


def _change_faces(s: State, seat: Seat, rng: random.Random) -> None:
    faces = list(s.faces)
    for cards in unseen(s, seat):
        for card, other in zip(cards, rng.sample(cards, len(cards)), strict=True):
            faces[card] = s.faces[other]
    s.faces = tuple(faces)


def _change_numbers(s: State, seat: Seat, rng: random.Random) -> None:
    """Rivals hold cards of the deck; what others know of a card stays with its place."""
    fields = (*s.stacked, *s.fanned)
    held = [(frame, name) for frame in s.stack for name in frame.concealed()]
    lying = {*_all(getattr(s, x) for x in fields), *_all(getattr(*pair) for pair in held)}
    anew: dict[int, int] = {}
    for cards in unseen(s, seat):
        here = [card for card in cards if card in lying]
        anew.update(zip(here, rng.sample(here, len(here)), strict=True))
    for name in fields:
        setattr(s, name, _anew(getattr(s, name), anew))
    s.stack = [
        frame.but(**{name: _anew(getattr(frame, name), anew) for name in frame.concealed()})
        for frame in s.stack
    ]
    was = list(s.knowers)
    for card, number in anew.items():
        s.knowers[number] = was[card]


def _all(cards: Any) -> Any:
    for card in cards:
        if isinstance(card, int):
            yield card
        else:
            yield from _all(card)


def _anew(cards: Any, anew: dict[int, int]) -> Any:
    if isinstance(cards, int):
        return anew.get(cards, cards)
    return type(cards)([_anew(card, anew) for card in cards])


def _other_choices(s: State, at: int, seat: Seat, rng: random.Random) -> Any:
    frame = s.stack[at]
    if not isinstance(frame, Sealed):
        return frame
    choices = [
        x if x is None or other == seat else frame.sealable(s, other).pick(rng)
        for other, x in enumerate(frame.choices)
    ]
    return frame.but(choices=tuple(choices))
