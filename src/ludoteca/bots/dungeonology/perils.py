"""What advanced rules add to a judgement: perils of Zones, the Boss, the way home in a panic."""

from __future__ import annotations

from ludoteca.bots.dungeonology.worth import Taste
from ludoteca.games.dungeonology.components import BOSS_MET, CAMP, MOVE, PASS, TRAPS, Deed
from ludoteca.games.dungeonology.effects import works
from ludoteca.games.dungeonology.explore import exits
from ludoteca.games.dungeonology.scholars import lasting, stat
from ludoteca.games.dungeonology.sighting import boss_alert
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.tokens import trap_in
from ludoteca.kernel.event import Seat

LUCK = (0.0, 2.3, 2.9, 3.2)  # the best of so many cards from the deck
CUBE, BOSS, STOP = 3.0, 0.7, 0.4  # in points: a cube that is Left, a Boss who comes, a stop
FORCED_REST = 4.0  # a turn lost (DG-13.3)


def added_alert(s: Expedition, seat: Seat, spot: int) -> float:
    """DG-31.6, DG-32.8 What the Boss and luck add to the Alert of a Zone, about."""
    more = float(boss_alert(s)) if s.boss == spot else 0.0
    if s.mode is not None:
        more += sum([amount for _, _, amount in s.mode.alert(s, spot)])
    for effect in s.terms.luck[s.plan.placed[spot].zone]:
        if works(s, seat, effect):
            amount = LUCK[min(effect.number, 3)]
            more += amount if effect.kind == "bad-luck" else -amount
    return more


def entering(
    s: Expedition, seat: Seat, spot: int, taste: Taste, viewer: Seat | None = None
) -> float:
    """DG-32.4 What it costs to enter a Zone; DG-36.7 a Trap too, as far as it is known."""
    cost = trapped(s, seat, spot, taste, seat if viewer is None else viewer) if s.traps else 0.0
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


def trapped(s: Expedition, seat: Seat, spot: int, taste: Taste, viewer: Seat) -> float:
    """What the Trap of a Zone would cost that Scholar; one that nobody has shown, about."""
    trap = trap_in(s, spot)
    if trap is None:
        return 0.0
    kinds = (TRAPS[s.faces[trap]],) if s.knowers[trap] >> viewer & 1 else TRAPS
    return sum([harm(s, seat, kind, taste) for kind in kinds]) / len(kinds)


def harm(s: Expedition, seat: Seat, trap: str, taste: Taste) -> float:
    """DG-36.9 What such a Trap costs who springs it."""
    if trap == "ambush":
        return 0.0 if lasting(s, seat, "ignores-ambush") else stun_worth(s, seat, taste)
    if trap == "toll":
        return CUBE if any(s.boards[seat]) else 0.0
    return 0.0 if lasting(s, seat, "ignores-stop") else STOP


def stun_worth(s: Expedition, victim: Seat, taste: Taste) -> float:
    """DG-8 A token, or a Student to be rid of it; the last one costs a turn."""
    left = stat(s, victim, "resistance") - s.stunned[victim]
    if left <= 0:
        return 0.0
    if left == 1:
        return taste.student if s.students[victim] else FORCED_REST
    return taste.stunned


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
