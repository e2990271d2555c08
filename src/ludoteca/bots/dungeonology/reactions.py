"""Reactions and Instants: when to answer what lies declared, when to break into another's turn."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology.eye import PASSED, Eye
from ludoteca.bots.dungeonology.judging import Mind
from ludoteca.bots.dungeonology.mains import gain, price
from ludoteca.bots.dungeonology.perils import POOR
from ludoteca.bots.dungeonology.worth import Taste, powers
from ludoteca.games.dungeonology.components import (
    MAIN,
    OTHERS_PHASE,
    QUIET,
    REACTION,
    Deed,
)
from ludoteca.games.dungeonology.explore import Action
from ludoteca.games.dungeonology.main.declaring import AUXILIARY, Declared, mains
from ludoteca.games.dungeonology.main.kinds import aimed, main_of
from ludoteca.games.dungeonology.main.whom import others
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.vocabulary import Part
from ludoteca.games.dungeonology.vocabulary.words import REACTIONS
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

OF_OTHERS = 0.3  # of what somebody in the camp gains: so much is my loss
PAID = 0.5  # chance that who can discard for an effect does so


def react(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> Deed:
    """DG-34.11 Answer what hurts more than the Reaction costs; who has none asks for quiet."""
    deeds = mains(s, seat, REACTION) if taste.mains else []
    if not deeds:
        return (QUIET,)
    mind = Mind(s, seat, taste)
    harm = hurt(s, seat, top, mind)
    best, found = taste.edge, PASSED
    for deed in deeds:
        worth = harm * sum([averted(s, part, top) for part in main_of(s, deed[1]).stated.parts])
        worth -= price(s, seat, deed, taste)
        if worth > best:
            best, found = worth, deed
    return found


def averted(s: Expedition, part: Part, top: Declared) -> float:
    """How likely that part of a Reaction spares me what lies declared."""
    if part.word == "cancel_unless" and len(s.hands[top.seat]) >= part.n:
        return 1 - PAID
    return float(part.word in REACTIONS)


def hurt(s: Expedition, seat: Seat, top: Declared, mind: Mind) -> float:
    """What the declared effect does to that seat; a Reaction, by what it averts."""
    if top.way == AUXILIARY:  # DG-Q.67
        return 0.0
    if any([part.word in REACTIONS for part in main_of(s, top.card).stated.parts]):
        at = next(n for n, frame in enumerate(s.stack) if frame is top)
        below = s.stack[at - 1]
        return answered(s, seat, top, below, mind) if isinstance(below, Declared) else 0.0
    brought = gain(s, top.seat, (MAIN, top.card, top.way, *top.targets), mind)
    if seat in aimed(s, top.seat, top.card, top.targets) or loses_intern(s, seat, top):
        return brought
    return brought * (mind.share(s, top.seat) if top.seat in others(s, seat) else OF_OTHERS)


def loses_intern(s: Expedition, seat: Seat, top: Declared) -> bool:
    """DG-37.5 Whether it calls an Intern away from that seat."""
    name = main_of(s, top.card).stated.intern()
    called = [row.id == name for row in s.terms.content.interns]
    return any([x and s.interns[n] == seat for n, x in enumerate(called[: len(s.interns)])])


def answered(s: Expedition, seat: Seat, top: Declared, below: Declared, mind: Mind) -> float:
    """DG-35.6 What a Reaction costs me: my own effect, or another's that comes to me instead."""
    if below.way == AUXILIARY:
        return 0.0
    if below.seat == seat:
        deed = (MAIN, below.card, below.way, *below.targets)
        return gain(s, seat, deed, mind)
    if seat in top.targets:
        return gain(s, below.seat, (MAIN, below.card, below.way, *below.targets), mind)
    return -hurt(s, seat, below, mind)


def peer_review(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """DG-34.11 Two cards for the own effect, where it brings more than they are worth."""
    below = [frame for frame in s.stack if isinstance(frame, Declared) and frame.seat == seat][-1:]
    if not below or below[0].way == AUXILIARY:
        return 0
    own = below[0]
    brought = gain(s, seat, (MAIN, own.card, own.way, *own.targets), Mind(s, seat, taste))
    return int(brought > taste.bonus * POOR * top.count + taste.edge)


# ---------------------------------------------------------------- in others' turns


def instant(s: Expedition, seat: Seat, taste: Taste) -> Deed | None:
    """DG-35 Break in where it spoils the Action that the active player is about to perform.

    (QUIET,) if there is nothing to wait for.
    """
    deeds = [deed for deed in mains(s, seat, OTHERS_PHASE) if deed[0] == MAIN]
    if not deeds:
        return (QUIET,)
    phase = s.stack[1]
    if not isinstance(phase, Action) or not any(phase.may_act(s, s.active)):
        return None
    mind = Mind(s, seat, taste)
    best, found = taste.edge, None
    for deed in deeds:
        worth = spoilt(s, deed, mind) + gain(s, seat, deed, mind) - price(s, seat, deed, taste)
        if worth > best:
            best, found = worth, deed
    return found


def spoilt(s: Expedition, deed: Deed, mind: Mind) -> float:
    """What the Study before which the active player has to discard would have brought."""
    main = main_of(s, deed[1])
    less = sum([part.n for part in main.stated.parts if part.word == "discard"])
    if not less or s.active not in deed[3:]:
        return 0.0
    eye = Eye(s, s.active, mind.taste, by=mind.judge)
    fewer = POOR * min(less, len(s.hands[s.active]))
    return mind.share(s, s.active) * max(0.0, eye.here()[0] - eye.here(fewer)[0])


# ---------------------------------------------------------------- what an effect asks


def name_anew(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> Deed:
    """What brings most, of the target that somebody else has chosen."""
    below, mind = s.stack[-3], Mind(s, seat, taste)
    assert isinstance(below, Declared)
    card, way = below.card, below.way
    return max(top.choices(s), key=lambda x: gain(s, seat, (MAIN, card, way, *x), mind))


def take_card(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """The strongest."""
    power, faces = powers(s.terms.content), s.faces
    best: int = max(sorted(s.hands[top.victim]), key=lambda card: power[faces[card]])
    return best


def retrieve(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[int, ...]:
    power, faces = powers(s.terms.content), s.faces
    cards = sorted(top.options(s, seat).items, key=lambda card: -power[faces[card]])
    return tuple(sorted(cards[: top.count]))
