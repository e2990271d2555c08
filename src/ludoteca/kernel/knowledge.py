"""Who knows what: one declaration of secrets, read by views, by events and by re-deals.

A card is an opaque number that never changes and tells nothing, so that a client can follow it
from pile to hand to table.  Its face is `s.faces[card]`; who knows it is `s.knowers[card]`, one
bit for each seat.  Whatever is secret is the face of a card, a sealed choice, or chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import repeat
from typing import Any

from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.play import awaited
from ludoteca.kernel.space import Source
from ludoteca.kernel.state import AnyState, State

Hidden = list[tuple[list[int], list[Any]]]  # cards by their backs, and what faces they have

EVERYONE = -1  # all bits, the spectators' too


def learn(s: State, who: int, cards: Sequence[int]) -> None:
    """Those seats (a bit for each) come to know the faces: by drawing, looking, being given."""
    knowers = s.knowers
    for card in cards:
        knowers[card] |= who
    if s.heard and cards:
        s.heard(_learning(s, who, cards))


def _learning(s: State, who: int, cards: Sequence[int]) -> Event:
    seen = {"cards": tuple(cards), "faces": {card: s.faces[card] for card in cards}}
    if who == EVERYONE:
        return Event("shown", seen)
    seats = [seat for seat in range(s.seats) if who >> seat & 1]
    told = {"seats": seats, "count": len(cards)}  # not which: backs look alike
    return Event("looked-at", told, dict.fromkeys(seats, seen))


def show(s: State, cards: Sequence[int]) -> None:
    """Turn cards face up."""
    learn(s, EVERYONE, cards)


def shuffle(s: State, stream: int, cards: Sequence[int]) -> None:
    """The faces change places among these cards, and nobody knows them any more."""
    faces, knowers = list(s.faces), s.knowers
    mixed = [faces[card] for card in cards]
    s.mix(stream, mixed)
    for card, face in zip(cards, mixed, strict=True):
        faces[card] = face
        knowers[card] = 0
    s.faces = tuple(faces)


def view(s: State, viewer: Seat) -> dict[str, Any]:
    """What *viewer* may know, built up from nothing: a field that nobody listed is not in it."""
    bit = 1 << viewer
    seen: dict[str, Any] = {}
    for name in s.public:
        value = getattr(s, name)
        seen[name] = value[:] if type(value) is list else value
    for name in s.own:
        values = getattr(s, name)
        if s.opens(name):
            seen[name] = list(values)
        else:
            seen[name] = [None] * len(values)
            if viewer < len(values):
                seen[name][viewer] = values[viewer]
    seen.update(s.seen_by(viewer))
    seen["options"] = dict(s.terms.options)
    seen["cards"] = [
        face if known & bit else None for face, known in zip(s.faces, s.knowers, strict=True)
    ]
    seen["stack"] = [frame.seen_by(viewer) for frame in s.stack]
    seen["awaited"] = tuple(awaited(s))
    return seen


def numbered_anew(s: AnyState, viewer: Seat) -> AnyState:
    """The same position, where cards of which *viewer* sees not even the number have others.

    They are numbered in the order in which they lie: whatever is thought about this position does
    not depend on which number lies where behind a back.
    """
    t = s.clone()
    bit, knowers = 1 << viewer, s.knowers

    def by_what_is_known(card: int) -> tuple[int, int, int]:
        return ~knowers[card] & bit, knowers[card], card

    for name in t.fanned:
        fans = list(getattr(s, name))
        for seat, fan in enumerate(fans):
            if seat != viewer:
                fans[seat] = tuple(sorted(fan, key=by_what_is_known))
        setattr(t, name, fans)
    places = (*t.fanned, *t.stacked)
    held = [(at, name) for at, frame in enumerate(t.stack) for name in frame.concealed()]
    lying: list[int] = []
    for cards in (*[getattr(t, x) for x in places], *[getattr(t.stack[i], x) for i, x in held]):
        if cards and type(cards[0]) is not int:
            lying += [card for some in cards for card in some]
        else:
            lying += cards
    unseen = [card for card in lying if not knowers[card] & bit]
    unseen.sort(key=_back_of(t.backs()).__getitem__)
    called = dict(zip(unseen, sorted(unseen), strict=True))
    for name in places:
        setattr(t, name, _called(getattr(t, name), called))
    for at, name in held:
        t.stack[at] = t.stack[at].but(**{name: _called(getattr(t.stack[at], name), called)})
    faces, known = list(s.faces), t.knowers
    for card, number in called.items():
        faces[number], known[number] = s.faces[card], knowers[card]
    t.faces = tuple(faces)
    return t


@cache
def _back_of(backs: tuple[range, ...]) -> dict[int, int]:
    """By card, a number that is the same for all with its back and grows from back to back."""
    return {card: back.start for back in backs for card in back}


def _called(cards: Any, called: dict[int, int]) -> Any:
    if cards and type(cards[0]) is not int:
        return type(cards)([_called(some, called) for some in cards])
    return type(cards)([called.get(card, card) for card in cards])


def hidden_from(s: State, viewer: Seat) -> Hidden:
    """By back, the cards whose faces *viewer* does not know, and those faces in their order.

    So what is dealt from them depends on nothing else, not even on how the cards really lie.
    """
    bit, faces, knowers = 1 << viewer, s.faces, s.knowers
    hidden = []
    for back in s.backs():
        unseen = [card for card in back if not knowers[card] & bit]
        hidden.append((unseen, sorted([faces[card] for card in unseen])))
    return hidden


def redeal(
    s: AnyState, viewer: Seat, rng: Source, *, reopen: bool = False, hidden: Hidden | None = None
) -> AnyState:
    """A world that *viewer* cannot tell from this one, each deal as likely as another.

    What others have sealed is any of their options; or with *reopen* it is not yet chosen, for
    whoever has a better idea of what they would do.  Who deals many worlds finds what is *hidden*
    once.
    """
    t = s.clone()
    faces, random = [*t.faces], rng.random
    for unseen, ordered in hidden_from(s, viewer) if hidden is None else hidden:
        left = [*ordered]
        for i in range(len(left) - 1, -1, -1):
            j = int(random() * (i + 1)) if i else 0
            faces[unseen[i]] = left[j]
            left[j] = left[i]
    t.faces = tuple(faces)
    t.chance = [*map(rng.getrandbits, repeat(64, len(t.chance)))]
    t.fate = ()
    stack = []
    for frame in t.stack:
        stack.append(frame.reopened(viewer) if reopen else frame.redealt(t, viewer, rng))
    t.stack = stack
    return t
