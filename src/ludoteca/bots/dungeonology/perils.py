"""What advanced rules add to a judgement: perils of Zones, the Boss, the way home in a panic."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.bots.dungeonology.ways import distances
from ludoteca.bots.dungeonology.worth import BEST_OF, MOST_DIVINED, Taste
from ludoteca.games.dungeonology.components import BOSS_MET, CAMP, MOVE, NOWHERE, PASS, TRAPS, Deed
from ludoteca.games.dungeonology.effects import works
from ludoteca.games.dungeonology.explore import exits
from ludoteca.games.dungeonology.main.choosing import COUNTS
from ludoteca.games.dungeonology.scholars import at_limit, lasting, stat, within_reach
from ludoteca.games.dungeonology.sighting import boss_alert, profile
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.tokens import trap_in
from ludoteca.games.dungeonology.vocabulary import Part
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import EVERYONE

STOP = 0.4  # points: having to stop in a Zone
SIGHTED = 0.3  # points: that the Boss appears, and is from then on somewhere
LOUDER = 0.4  # points: one more of Alert where one is about to Study
POOR = 1.5  # the Bonus value of a card that its owner chooses to discard
FAR = 99  # Zones: out of reach
UNSEEN_JINX = 2.0  # points: the penalty of a Jinx that nobody has seen; their mean is 2.1
LASTING = 1.0  # points: what the lasting effect of a Jinx costs besides


def added_alert(s: Expedition, seat: Seat, spot: int) -> float:
    """DG-31.6, DG-32.8 What the Boss and luck add to the Alert of a Zone, about."""
    more = float(boss_alert(s)) if s.boss == spot else 0.0
    if s.mode is not None:
        more += sum([amount for _, _, amount in s.mode.alert(s, spot)])
    for effect in s.terms.luck[s.plan.placed[spot].zone]:
        if works(s, seat, effect):
            amount = BEST_OF[min(effect.number, MOST_DIVINED)]
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
            cost += taste.cube * max(0, effect.number + lasting(s, seat, "toll"))
        elif effect.kind == "stop":
            cost += STOP
        elif effect.kind == "boss" and not any([what == BOSS_MET for what, _ in s.this_turn]):
            cost += calling_boss(s, seat, spot, taste)
    return cost


def calling_boss(s: Expedition, seat: Seat, spot: int, taste: Taste) -> float:
    """DG-31.4 What it costs to activate the Boss from there: does he come, and to whom?"""
    if s.boss == NOWHERE:
        return SIGHTED
    row, away = profile(s), distances(s.terms, s.plan, s.boss)
    far = {x: away.get(s.spots[x], FAR) for x in range(s.seats) if x != seat and within_reach(s, x)}
    far[seat] = away.get(spot, FAR)
    seen = {x: way for x, way in far.items() if way}  # DG-31.9 not where he starts
    if not seen:
        return 0.0
    met = [x for x, way in seen.items() if way == min(seen.values()) <= row.steps]
    if row.seeks != "nearest":
        met = [x for x, way in far.items() if way <= row.steps]
    mine = (met_by_boss(s, seat, taste) + LOUDER * boss_alert(s)) * (seat in met)
    chance = 1.0 if row.seeks == "nearest" else 1 / len(far)
    theirs = sum([met_by_boss(s, x, taste) for x in met if x != seat])
    return chance * (mine - taste.denied * theirs)


def met_by_boss(s: Expedition, seat: Seat, taste: Taste) -> float:
    """DG-31.7 What an Encounter costs that Scholar, about."""
    return befalling(s, seat, s.terms.content.encounters[s.profile].parts, taste)


def spread(s: Expedition, seat: Seat, parts: Sequence[Part]) -> Sequence[Part]:
    """DG-Q.144 The same parts without per: what is done so often is so much more of it."""
    if all([part.word != "per" for part in parts]):
        return parts
    found: list[Part] = []
    for part in parts:
        if part.word != "per":
            found.append(part)
        elif times := COUNTS[part.name](s, seat):
            found += [replace(each, n=each.n * times) for each in part.ways[0]]
    return found


def relief(s: Expedition, seat: Seat, count: int) -> float:
    """What it is worth to be rid of so many Jinx cards, the worst ones."""
    worst = sorted([jinx_penalty(s, card) for card in s.jinxes[seat]], reverse=True)
    return sum([LASTING + penalty for penalty in worst[:count]])


def jinx_penalty(s: Expedition, card: int) -> float:
    """DG-27.5 What a Jinx costs in the end; one that nobody has seen, about."""
    if s.knowers[card] != EVERYONE:
        return UNSEEN_JINX
    return float(s.terms.content.jinxes[s.faces[card]].penalty)


def befalling(s: Expedition, seat: Seat, parts: Sequence[Part], taste: Taste) -> float:
    """Part C.7 What these parts cost whom they befall."""
    cost = 0.0
    for part in spread(s, seat, parts):
        if part.word == "choose":
            cost += min([befalling(s, seat, way, taste) for way in part.ways])
        elif part.word == "if":
            way = 0 if part.name != "at_limit" or at_limit(s, seat) else 1
            cost += befalling(s, seat, part.ways[way], taste) if way < len(part.ways) else 0.0
        elif part.word == "stun":
            cost += part.n * stun_worth(s, seat, taste)
        elif part.word in ("leave", "eliminate", "donate", "steal"):
            cost += part.n * taste.cube if any(s.boards[seat]) else 0.0
        elif part.word == "jinx_drop":
            cost -= relief(s, seat, part.n)
        else:
            each = {"discard": taste.bonus * POOR, "sacrifice": taste.student, "bag": taste.omega}
            cost += part.n * each.get(part.word, 0.0)
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
        return taste.cube if any(s.boards[seat]) else 0.0
    return 0.0 if lasting(s, seat, "ignores-stop") else STOP


def stun_worth(s: Expedition, victim: Seat, taste: Taste) -> float:
    """DG-8 A token, or a Student to be rid of it; the last one costs a turn."""
    left = stat(s, victim, "resistance") - s.stunned[victim]
    if left <= 0:
        return 0.0
    if left == 1:
        return taste.student if s.students[victim] else taste.turn
    return taste.stunned


def homeward(s: Expedition, seat: Seat) -> Deed:
    """DG-33.13 The next step to the camp, where the Thesis is presented."""
    away = s.dungeon().distances(CAMP)
    here = s.spots[seat]
    if here == CAMP:
        return (PASS,)
    nearer = [spot for spot in exits(s, seat) if away.get(spot, FAR) < away.get(here, FAR)]
    return (MOVE, nearer[0]) if nearer else (PASS,)


def out_of_camp(s: Expedition, seat: Seat) -> Deed:
    """DG-33.13 Who is not ready must not stay there."""
    spots = exits(s, seat)
    return (MOVE, spots[0]) if spots else (PASS,)
