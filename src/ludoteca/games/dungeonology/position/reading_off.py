"""A table in the words of a position, with everything hidden in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteca.games.dungeonology.components import (
    CAMP,
    CUBE_LETTERS,
    FACE_UP,
    GONE,
    LETTERS,
    NO_CUBE,
    NOBODY,
    NOWHERE,
    TRAPS,
)
from ludoteca.games.dungeonology.explore import Action, Movement, Phase
from ludoteca.games.dungeonology.position.shape import Lying, Position
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.turns import ACTIVITY, Turn
from ludoteca.kernel.knowledge import EVERYONE
from ludoteca.kernel.saving import save


def position(s: Expedition) -> dict[str, Any]:
    """The position in the words that `place` reads, with everything hidden in it."""
    content = s.terms.content
    scholars = [content.scholars[n].id for n in s.scholars]
    tricks = [row.id for row in content.designs]
    jinxes = [row.id for row in content.jinxes]
    zones = [row.id for row in content.zones]
    researches = [row.id for row in content.researches]
    omegas = [row.id for row in content.omegas]

    def named(names: list[str], cards: Iterable[int]) -> list[str]:
        return [names[s.faces[card]] for card in cards]

    def up_or_down(cards: Iterable[int]) -> list[str]:
        return [("" if s.knowers[c] == EVERYONE else "?") + jinxes[s.faces[c]] for c in cards]

    moment = _moment(s)
    hands: list[list[str] | int] = [named(tricks, hand) for hand in s.hands]
    if moment is None:
        return {"scholars": scholars, "hands": hands, "saved": save(s).decode()}
    phase = s.stack[1] if len(s.stack) > 1 else None
    turn = s.stack[0] if s.stack else None
    spots = [zones[each.zone] for each in s.plan.placed]
    found = Position(
        scholars=scholars,
        hands=hands,
        turn=s.turn,
        active=s.active,
        first=s.first,
        moment=moment,
        speed=phase.speed if isinstance(phase, Phase) else None,
        bonus=phase.bonus if isinstance(phase, Phase) else 0,
        studied=phase.studied if isinstance(phase, Phase) else False,
        spied=phase.spied if isinstance(phase, Phase) else False,
        unheard=phase.unheard if isinstance(phase, Phase) else 0,
        quiet=list(turn.quiet) if isinstance(turn, Turn) else [],
        zones=[
            Lying(zones[each.zone], each.x, each.y, each.turns, _letters(s.cubes[spot]))
            for spot, each in enumerate(s.plan.placed)
            if spot != CAMP
        ],
        walls=list(s.plan.walls),
        stairs=list(s.plan.stairs),
        stairs_used=[spots[spot] for spot in s.stairs_used],
        at=["gone" if spot == GONE else spots[spot] for spot in s.spots],
        boards=["".join([x * n for x, n in zip(LETTERS, b, strict=True)]) for b in s.boards],
        students=s.students[:],
        stunned=s.stunned[:],
        fired_up=[seat for seat, fired in enumerate(s.fired_up) if fired],
        knowledge=[seat for seat, known in enumerate(s.knowledge) if known],
        jinxes=[up_or_down(mine) for mine in s.jinxes],
        clan=content.clans[s.faces[s.clan]].id,
        clan_revealed=s.knowers[s.clan] == EVERYONE,
        bag=list(s.bag),
        alert=s.alert,
        bonfire=s.bonfire,
        delivered=list(s.delivered),
        ends_before=list(s.ends_before),
        discard=named(tricks, s.discard),
        deck=named(tricks, s.deck[::-1]),
        jinx_discard=up_or_down(s.jinx_discard),
        jinx_deck=named(jinxes, s.jinx_deck[::-1]),
        piles=[named(zones, pile[::-1]) for pile in s.piles],
        this_turn=list(s.this_turn),
        boss="" if s.boss == NOWHERE else spots[s.boss],
        profile=content.bosses[s.profile].id if s.terms.boss else "",
        panic=content.panics[s.faces[s.terms.cards.panic]].id if s.terms.max_alert else "",
        panicking=s.panicking,
        captured=list(s.captured),
        refused=list(s.refused),
        interns={
            content.interns[n].id: owner for n, owner in enumerate(s.interns) if owner != NOBODY
        },
        tokens=[(spots[spot], FACE_UP[kind]) for spot, kind in s.tokens],
        traps=[(spots[spot], TRAPS[s.faces[card]], _placer(s, card)) for spot, card in s.traps],
        truces=list(s.truces),
        hushed=list(s.hushed),
        heat=s.heat,
        study_start=list(s.study_start),
        universal=[list(masks) for masks in s.universal] if any(map(any, s.universal)) else [],
        familiars={x: owner for x, (owner, _) in _familiars(s) if owner != NOBODY},
        research=named(researches, s.research) if s.terms.research else None,
        research_deck=named(researches, s.research_deck[::-1]),
        researched=[named(researches, mine) for mine in s.researched] if any(s.researched) else [],
        entered=[spots[spot] for spot in s.entered],
        backpack=named(tricks, s.backpack),
        members=[list(mine) for mine in s.members] if any(map(any, s.members)) else [],
        bag_members=list(s.bag_members),
        pyre=list(s.pyre),
        phi_on_boss=s.phi_on_boss if s.members else None,
        omega=spots[s.omega] if s.omega != CAMP else "",
        tome=_letters(s.tome),
        omega_discard=named(omegas, s.omega_discard),
        omega_deck=named(omegas, s.omega_deck[::-1]),
        omega_won=s.omega_won,
        mode={} if s.mode is None else s.mode.told(s),
        loose={x: spots[spot] for x, (_, spot) in _familiars(s) if spot != NOWHERE},
    )
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


def _familiars(s: Expedition) -> list[tuple[str, tuple[int, int]]]:
    return [(s.terms.content.familiars[n].id, each) for n, each in enumerate(s.familiars)]


def _placer(s: Expedition, card: int) -> int:
    """DG-6.21 Who knows a Trap has placed it."""
    return next(seat for seat in range(s.seats) if s.knowers[card] >> seat & 1)


def _letters(cubes: tuple[int, ...]) -> str:
    return "".join(["." if colour == NO_CUBE else CUBE_LETTERS[colour] for colour in cubes])


def _moment(s: Expedition) -> str | None:
    """The moments that a position in words can name."""
    if not s.stack:
        return "over"
    turn = s.stack[0]
    if not isinstance(turn, Turn):
        return None
    if len(s.stack) == 1 and turn.stage == ACTIVITY:
        return "turn"
    if len(s.stack) == 2 and isinstance(s.stack[1], Movement | Action):
        return "movement" if isinstance(s.stack[1], Movement) else "action"
    return None
