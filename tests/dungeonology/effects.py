"""A card of a pack that states any effect, about to be played or played."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dungeonology.components import MAIN, PASS
from ludoteca.games.dungeonology.main import Declared
from ludoteca.kernel.event import Event
from ludoteca.kernel.play import awaited

from .scenes import A, deeds, do, main, scene, stating

RULE = {"rules__main_effects": True}


def playing(effect, *targets, timing="standard", when="", rules=None, **position):
    """Sofia has played a card with that effect; nobody has reacted."""
    s = about_to(effect, timing=timing, when=when, rules=rules, **position)
    log = declared(s, *targets)
    return s, log


def about_to(effect, timing="standard", when="", rules=None, **position):
    given: dict[str, Any] = {"bag": [9, 0], "hands": [["snare"], [], []]} | position
    return scene(pack=stating(effect, timing, when), options=RULE | (rules or {}), **given)


def declared(s, *targets, seat=A) -> list[Event]:
    log = do(s, seat, main(s, seat, "snare", *targets))
    while isinstance(s.stack[-1], Declared):
        log += do(s, awaited(s)[0], (PASS,))
    return log


def knows(s, seat, card):
    return bool(s.knowers[card] >> seat & 1)


def may_name(s):
    return {deed[3:] for deed in deeds(s, MAIN)}
