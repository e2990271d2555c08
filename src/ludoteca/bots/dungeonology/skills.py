"""DG-6.1, RC-SCH The Abilities of the Scholars: which of them to use now, if any."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology.eye import STEP
from ludoteca.bots.dungeonology.judging import Mind
from ludoteca.bots.dungeonology.mains import effect_gain
from ludoteca.bots.dungeonology.perils import UNSEEN_JINX, stun_worth
from ludoteca.bots.dungeonology.worth import MEAN, Taste, clan_seen, exchange_gain
from ludoteca.games.dungeonology.abilities import stated_uses, uses
from ludoteca.games.dungeonology.components import FALSE, OWN_PHASE, Deed
from ludoteca.games.dungeonology.cubes import KEEP, LOSE
from ludoteca.games.dungeonology.known_abilities import Use
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

TRAP = 1.0  # points: a Trap in the way of others
SPARE = 1.2  # times its cost: what the card dug out of the discard pile has to be worth


def best_skill(s: Expedition, seat: Seat, taste: Taste) -> Deed | None:
    """Those that help for sure: cubes exchanged, Students, cards, Jinx cards, Traps."""
    best, found = 0.0, None
    for use, deed in used(s, seat, OWN_PHASE):
        worth = worth_of(s, seat, deed, use, taste) if use.own_rule else 0.0
        if worth > best:
            best, found = worth, deed
    return found


def used(s: Expedition, seat: Seat, moment: int) -> list[tuple[Use, Deed]]:
    """The Abilities that can be used now, each with a deed."""
    mine = s.terms.content.abilities.usable[s.scholars[seat]][s.fired_up[seat]][moment]
    if not mine:
        return []
    by_number = {use.number: use for use in mine}
    return [(by_number[deed[1]], deed) for deed in uses(s, seat, moment)]


# ---------------------------------------------------------------- those that state an effect


def best_stated(
    s: Expedition,
    seat: Seat,
    moment: int,
    mind: Mind,
    *,
    least: float,
    after: bool = False,
) -> Deed | None:
    """The Ability that is worth most beyond its cost, if any is.

    What touches others waits until *after* the Action, when cards are spare (DG-26.6).
    """
    found, taste = None, mind.taste
    refund = taste.bonus * MEAN if after and len(s.hands[seat]) <= stat(s, seat, "hand") else 0.0
    for use, deed in used(s, seat, moment):
        if use.own_rule:
            continue
        main = stated_uses(s.terms.content)[use.source]
        if main.test or (main.others and not after):
            continue
        worth = effect_gain(s, seat, main, named(deed, use), discarded(s, deed, use), mind)
        worth += refund * bool(use.discards) - price_of(s, seat, deed, use, taste)
        if worth > least:
            least, found = worth, deed
    return found


def named(deed: Deed, use: Use) -> Deed:
    """What was named for its effect, without the card that it costs."""
    return deed[3:] if use.discards else deed[2:]


def discarded(s: Expedition, deed: Deed, use: Use) -> int:
    """The Bonus value of the card that it costs."""
    value: int = s.terms.content.bonus[s.faces[deed[2]]] if use.discards else 0
    return value


def price_of(s: Expedition, seat: Seat, deed: Deed, use: Use, taste: Taste) -> float:
    """What it costs, a card of a type included."""
    cost = use.row.cost
    spent = taste.bonus * discarded(s, deed, use)
    tokens = cost.get("stunned", 0) + cost.get("stunned-only", 0)
    spent += tokens * stun_worth(s, seat, taste) + taste.student * cost.get("sacrifice", 0)
    spent += taste.omega * cost.get("students", 0) + STEP * cost.get("speed", 0)
    return spent + taste.bonus * MEAN * cost.get("discard", 0)


# ---------------------------------------------------------------- those with rules of their own


def worth_of(s: Expedition, seat: Seat, deed: Deed, use: Use, taste: Taste) -> float:
    content = s.terms.content
    name = content.abilities.ids[deed[1]]
    costs_card = content.abilities.names[deed[1]][:1] == ("card",)
    price = taste.bonus * content.bonus[s.faces[deed[2]]] if costs_card else 0.0
    if name == "recombine":
        board, (old, new) = s.boards[seat], deed[3:]
        gain = exchange_gain(content, taste, board, old, new, clan_seen(s, seat))
        return gain - price if new != FALSE else 0.0
    if name == "shovel":
        top = content.bonus[s.faces[s.discard[-1]]]
        return taste.bonus * top - taste.student * SPARE if s.students[seat] > 1 else 0.0
    if name == "requiem":
        rows, card = content.jinxes, deed[2]
        penalty = rows[s.faces[card]].penalty if s.knowers[card] >> seat & 1 else UNSEEN_JINX
        return penalty - taste.student * use.row.cost.get("sacrifice", 0)
    return TRAP - price if name == "iron-jaws" else 0.0


def ward(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """A cube is worth more than two cards or a token, unless the token is the last one."""
    return KEEP if stat(s, seat, "resistance") - s.stunned[seat] > 1 else LOSE
