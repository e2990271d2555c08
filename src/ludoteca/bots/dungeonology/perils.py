"""What advanced rules add to a judgement: perils of Zones, the Boss, the way home in a panic."""

from __future__ import annotations

from ludoteca.bots.dungeonology.worth import Taste
from ludoteca.games.dungeonology.components import BOSS_MET, CAMP, MOVE, PASS, Deed
from ludoteca.games.dungeonology.effects import works
from ludoteca.games.dungeonology.explore import exits
from ludoteca.games.dungeonology.scholars import lasting
from ludoteca.games.dungeonology.sighting import boss_alert
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat

LUCK = (0.0, 2.3, 2.9, 3.2)  # the best of so many cards from the deck
CUBE, BOSS, STOP = 3.0, 0.7, 0.4  # in points: a cube that is Left, a Boss who comes, a stop


def added_alert(s: Expedition, seat: Seat, spot: int) -> float:
    """DG-31.6, DG-32.8 What the Boss and luck add to the Alert of a Zone, about."""
    more = float(boss_alert(s)) if s.boss == spot else 0.0
    for effect in s.terms.luck[s.plan.placed[spot].zone]:
        if works(s, seat, effect):
            amount = LUCK[min(effect.number, 3)]
            more += amount if effect.kind == "bad-luck" else -amount
    return more


def entering(s: Expedition, seat: Seat, spot: int, taste: Taste) -> float:
    """DG-32.4 What it costs to enter a Zone."""
    cost = 0.0
    for effect in s.terms.entry[s.plan.placed[spot].zone]:
        if effect.kind == "ambush" and not lasting(s, seat, "ignores-ambush"):
            cost += effect.number * taste.stunned
        elif effect.kind == "toll" and any(s.boards[seat]):
            cost += CUBE * max(0, effect.number + lasting(s, seat, "toll"))
        elif effect.kind == "stop":
            cost += STOP
        elif effect.kind == "boss" and not any([what == BOSS_MET for what, _ in s.this_turn]):
            cost += BOSS
    return cost


def homeward(s: Expedition, seat: Seat) -> Deed:
    """DG-33.13 The next step to the camp, where the Thesis is presented."""
    away = s.dungeon().distances(CAMP)
    here = s.spots[seat]
    if here == CAMP:
        return (PASS,)
    nearer = [spot for spot in exits(s, seat) if away.get(spot, 99) < away.get(here, 99)]
    return (MOVE, nearer[0]) if nearer else (PASS,)


def out_of_camp(s: Expedition, seat: Seat) -> Deed:
    """DG-33.13 Who is not ready must not stay there."""
    spots = exits(s, seat)
    return (MOVE, spots[0]) if spots else (PASS,)
