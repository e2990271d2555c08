"""Part C.7 Tokens, Interns, lasting things, the Boss: token, intern, status, boss_activate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.boss import activate
from ludoteca.games.dungeonology.components import (
    CAMP,
    FOOL,
    LOCKS_PICKED,
    NOBODY,
    NOWHERE,
    SECRET_PASSAGE,
    TELEPORTER,
)
from ludoteca.games.dungeonology.main.kinds import (
    PRIMITIVES,
    Asks,
    Primitive,
    Targets,
    Working,
)
from ludoteca.games.dungeonology.main.whom import SPOTS, spot_of
from ludoteca.games.dungeonology.scholars import discard_excess, within_reach
from ludoteca.games.dungeonology.sighting import PickSpot
from ludoteca.games.dungeonology.tokens import lay_token, lay_trap
from ludoteca.games.dungeonology.tricks import draw_tricks
from ludoteca.games.dungeonology.unfolding import OF_INTERN_TAKEN, Step, Unfolding
from ludoteca.games.dungeonology.vocabulary import UNNAMED, Part, Stated
from ludoteca.games.dungeonology.vocabulary.words import MODE_TOKENS, TOKENS
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

FACE_UP = {"secret_X": SECRET_PASSAGE, "teleport": TELEPORTER, "fool": FOOL}


def token(part: Part) -> Step:
    """DG-36 A token that stays, or a Trap; DG-Q.4 where none is left, that is skipped."""
    spot, kind = spot_of(part.where), FACE_UP.get(part.name)
    trap = part.name.removeprefix("trap_")
    if part.name in MODE_TOKENS:
        return of_mode(part)
    asked_then = part.where.slot == UNNAMED and part.where.word != "here"

    def step(s: Expedition, e: Working) -> None:
        if asked_then:
            spots = [x for x in around(s, e.seat, part) if x > CAMP and (x, kind) not in s.tokens]
            if spots:
                s.push(LayToken(e.seat, tuple(spots), TOKENS.index(part.name)))
            return
        there = spot(s, e)
        if there <= CAMP:
            return
        if kind is None:
            lay_trap(s, e.seat, there, trap)
        else:
            lay_token(s, e.seat, there, kind)

    return step


def of_mode(part: Part) -> Step:
    """Part 3.6 A token of the mode of a Big Boss, where he is."""

    def step(s: Expedition, e: Working) -> None:
        if s.mode is not None and s.boss != NOWHERE:
            s.mode.lay(s, e.seat, part.name)

    return step


def lose(part: Part) -> Step:
    """Part 3.6 What only the mode of a Big Boss gives is lost."""

    def step(s: Expedition, e: Working) -> None:
        if s.mode is not None:
            s.mode.loses(s, e.seat, part.name)

    return step


def around(s: Expedition, seat: Seat, part: Part) -> Sequence[int]:
    """Where a token may go; Part 3.8 the Fool's from where it lies."""
    lying = [spot for spot, kind in s.tokens if kind == FOOL]
    if part.name == "fool" and part.where.word == "linked":
        return s.dungeon().neighbours(lying[0]).linked if lying else ()
    return SPOTS[part.where.word](s, seat)


class LayToken(PickSpot, frozen=True, gc=False):
    """DG-36.12 In which Zone a token is laid, where nobody has named it before."""

    public = ("seat", "token", "spots")
    token: int  # of the vocabulary

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        kind = FACE_UP.get(TOKENS[self.token])
        if kind is None:
            lay_trap(s, seat, choice, TOKENS[self.token].removeprefix("trap_"))
        else:
            lay_token(s, seat, choice, kind)


def places(part: Part, at: int, stated: Stated) -> Asks:
    """DG-36.12 Never the camp; what stays lies once in a Zone, also if this effect lays it."""
    spots, kind = SPOTS[part.where.word], FACE_UP.get(part.name)
    before = stated.parts[: stated.slots[at].part]
    apart = [x.where for x in before if x.word == "token" and x.name == part.name]

    def asks(s: Expedition, seat: Seat, chosen: Targets) -> Sequence[int]:
        free = [x for x in spots(s, seat) if x > CAMP]
        if kind is None:
            return free
        laid = [s.spots[seat] if x.word == "here" else chosen[x.slot] for x in apart]
        return [x for x in free if x not in laid and (x, kind) not in s.tokens]

    return asks


def intern(part: Part) -> Step:
    """DG-37.2 That Intern comes."""
    return lambda s, e: call_intern(s, e.seat, part.name)


def call_intern(s: Expedition, seat: Seat, name: str) -> None:
    """DG-37.2, DG-37.3 An Intern comes, also from another; DG-Q.116 who has it draws a card."""
    number: int = s.terms.content.interns_by_id[name]
    if number not in s.terms.interns:  # RC-SET.6: it is not in this table's deck
        return
    owner = s.interns[number]
    if owner == seat:
        draw_tricks(s, seat, 1)
    elif owner == NOBODY or within_reach(s, owner):  # DG-37.10
        s.interns = (*s.interns[:number], seat, *s.interns[number + 1 :])
        if s.heard:
            told = {} if owner == NOBODY else {"victim": owner}
            s.say("intern-called", seat=seat, intern=name, **told)
        if owner != NOBODY:
            discard_excess(s, owner)
        if s.terms.content.interns[number].taken:
            s.push(Unfolding(seat, (OF_INTERN_TAKEN, number)))


# ---------------------------------------------------------------- what lasts


def status(part: Part) -> Step:
    return STATUSES[part.name]


def ignore_doors(s: Expedition, e: Working) -> None:
    """Doors do not stop that Scholar until the turn ends."""
    s.this_turn += ((LOCKS_PICKED, e.seat),)
    if s.heard:
        s.say("locks-picked", seat=e.seat)


def no_espionage_on_me(s: Expedition, e: Working) -> None:
    """Nobody spies on that Scholar until their next turn."""
    if e.seat not in s.truces:
        s.truces += (e.seat,)
    if s.heard:
        s.say("truce", seat=e.seat)


def no_tricks(s: Expedition, e: Working) -> None:
    """Part 3.5 That Scholar plays no Trick card until the next own Action phase."""
    if e.seat not in s.hushed:
        s.hushed += (e.seat,)
    if s.heard:
        s.say("hypnotised", seat=e.seat)


STATUSES = {
    "ignore_doors": ignore_doors,
    "no_espionage_on_me": no_espionage_on_me,
    "no_tricks": no_tricks,
}


def boss_activate(part: Part) -> Step:
    """DG-31.4 He is activated, if he is in the Dungeon."""

    def step(s: Expedition, e: Working) -> None:
        if s.boss != NOWHERE:
            activate(s, e.seat)

    return step


PRIMITIVES |= {
    "token": Primitive(token, asks=places),
    "intern": Primitive(intern),
    "status": Primitive(status),
    "boss_activate": Primitive(boss_activate),
    "lose": Primitive(lose),
}
