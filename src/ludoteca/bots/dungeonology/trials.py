"""Stealth tests: what is declared, who answers, and what a failure costs."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ludoteca.bots.dungeonology.eye import PASSED
from ludoteca.bots.dungeonology.mains import price
from ludoteca.bots.dungeonology.members import chilling
from ludoteca.bots.dungeonology.perils import spread
from ludoteca.bots.dungeonology.skills import named, price_of, used
from ludoteca.bots.dungeonology.worth import (
    BEST_OF,
    MOST_DIVINED,
    ROGUE,
    Taste,
    clan_seen,
    cube_gain,
    cube_loss,
    study_gains,
    weight,
)
from ludoteca.games.dungeonology.abilities import ability, stated_uses
from ludoteca.games.dungeonology.answers import without_cards
from ludoteca.games.dungeonology.components import (
    ABILITY,
    HIERARCHY,
    MAIN,
    MEMBER,
    OTHERS_TEST,
    OWN_TEST,
    PLAY,
    Deed,
)
from ludoteca.games.dungeonology.main.declaring import mains
from ludoteca.games.dungeonology.main.kinds import main_of
from ludoteca.games.dungeonology.notes import study_bonus
from ludoteca.games.dungeonology.rocca_civetta.congregations import IOTA
from ludoteca.games.dungeonology.rocca_civetta.memberships import memberships
from ludoteca.games.dungeonology.scholars import lasting, stat
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.stealth import ALERT, NOBODY, STEALTH, StealthTest, running
from ludoteca.games.dungeonology.students import STUDENT, TOKEN
from ludoteca.games.dungeonology.vocabulary import Part
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

MOST_COMBINED = 7  # cards of which all combinations are tried; the best of more
OTHER_CARD = -1000  # beyond all numbers of cards: what costs none
FOR = {STEALTH: ("stealth", "divine-stealth"), ALERT: ("alert", "divine-alert")}

Answer = tuple[float, float, Deed]  # how much it adds, what it costs, the deed


def the_test(s: Expedition) -> StealthTest:
    at = running(s)
    assert at is not None
    test = s.stack[at]
    assert isinstance(test, StealthTest)
    return test


def declare(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[int, ...]:
    """DG-24.6 Enough and no more; what can be added after all have answered is kept for then."""
    test, content, faces = the_test(s), s.terms.content, s.faces
    need = test.sums(s)[1]
    if test.target == NOBODY:
        need -= study_bonus(s, seat)
    elif rogue := ability(s, seat, "rogue"):
        need -= ROGUE * rogue.amounts[0]
    bonus = {card: content.bonus[faces[card]] for card in s.hands[seat]}
    kept = [card for card in bonus if is_free(content.auxiliary[faces[card]])]
    goal = need + taste.cushion
    others = sorted([card for card in bonus if card not in kept], key=lambda card: bonus[card])
    total = sum([bonus[card] for card in others])
    if total >= need and others:
        return tuple(sorted(least_sum(others, bonus, goal)))
    if total + sum([bonus[card] for card in kept]) < need:
        return tuple(sorted(bonus))  # all there is
    return tuple(sorted(others)) or (min(kept, key=lambda card: bonus[card]),)


def is_free(rows: tuple[Any, ...]) -> bool:
    """Whether a card adds its full Bonus value to the own test at the last moment for nothing."""
    return bool(rows) and rows[0].does == "stealth" and not rows[0].students


def least_sum(cards: list[int], bonus: dict[int, int], need: int) -> tuple[int, ...]:
    """The cards that just suffice, of the lowest sum."""
    cards = cards[-MOST_COMBINED:]
    best, found = sum(bonus.values()) + 1, tuple(cards)
    for size in range(1, len(cards) + 1):
        for some in combinations(cards, size):
            total = sum([bonus[card] for card in some])
            if need <= total < best:
                best, found = total, some
    return found


# ---------------------------------------------------------------- answers


def answers(s: Expedition, seat: Seat, side: int, taste: Taste) -> list[Answer]:
    """What that seat can add to a side, and what it costs: Students drawn, and the card itself."""
    found: list[Answer] = []
    if seat in s.hushed:  # Part 3.5
        return found
    content, wanted = s.terms.content, FOR[side]
    if s.terms.divines_before_choosing:  # DG-Q.32: there is one way to play it
        wanted = (wanted[0], "divine-stealth")
    less = lasting(s, seat, "divination")
    for card in s.hands[seat]:
        design = s.faces[card]
        for mode, row in enumerate(content.auxiliary[design]):
            if row.does == "interns" and side == STEALTH and seat == s.active:  # RC-SPC.4
                helped = float(row.amount * s.interns.count(seat))
                found.append((helped, taste.bonus * content.bonus[design], (PLAY, card, mode)))
            if row.does not in wanted:
                continue
            divines = row.does[0] == "d"
            amount = BEST_OF[row.amount] + less if divines else float(row.amount)
            cost = taste.omega * row.students + taste.bonus * content.bonus[design]
            found.append((amount, cost, (PLAY, card, mode)))
    if s.terms.main_effects and taste.mains:
        found += main_answers(s, seat, side, taste)
    if s.members and side == ALERT and seat != s.active:
        chill = chilling(memberships(s, seat, OTHERS_TEST))
        amount = float(s.terms.content.congregations[IOTA].amounts[1]) if chill else 0.0
        found += [(amount, taste.student, deed) for deed in chill]
    return found + skill_answers(s, seat, side, taste)


def skill_answers(s: Expedition, seat: Seat, side: int, taste: Taste) -> list[Answer]:
    """DG-6.1, RC-SCH.2 What Abilities add to a side, and at what cost."""
    found: list[Answer] = []
    for use, deed in used(s, seat, OWN_TEST if seat == s.active else OTHERS_TEST):
        amount = skill_tips(s, seat, deed, side)
        if amount > 0:
            found.append((amount, price_of(s, seat, deed, use, taste), deed))
    return found


def skill_tips(s: Expedition, seat: Seat, deed: Deed, side: int) -> float:
    """By how much that Ability helps a side of the test."""
    mine = s.terms.content.abilities.uses[s.scholars[seat]][s.fired_up[seat]]
    use = next(x for x in mine if x.number == deed[1])
    if not use.own_rule:
        parts = spread(s, seat, stated_uses(s.terms.content)[use.source].stated.parts)
        return sum([tips(part, named(deed, use), side) for part in parts])
    own = STEALTH if seat == s.active else ALERT
    raised = {"overcharge": own, "overclock": STEALTH}.get(use.row.id)
    if use.row.id == "volatile":
        raised = deed[2]
    return float(use.row.amounts[-1]) if raised == side else 0.0


def main_answers(s: Expedition, seat: Seat, side: int, taste: Taste) -> list[Answer]:
    """DG-34.4 Main Effects that tip a test: Alert up or down, a Divination."""
    found: list[Answer] = []
    own = seat == s.active
    for deed in mains(s, seat, OWN_TEST if own else OTHERS_TEST):
        parts = spread(s, seat, main_of(s, deed[1]).stated.parts)
        amount = sum([tips(part, deed[3:], side) for part in parts])
        if amount > 0:
            found.append((amount, price(s, seat, deed, taste), deed))
    return found


def tips(part: Part, targets: Deed, side: int) -> float:
    """By how much that part of an effect helps a side."""
    if part.word == "divine":
        named = targets[part.slot] if 0 <= part.slot < len(targets) else None
        chosen = {"stealth": STEALTH, "alert": ALERT}.get(part.name, named)
        return BEST_OF[min(part.n, MOST_DIVINED)] if chosen in (None, side) else 0.0
    helped = {"stealth": STEALTH, "alert": ALERT}.get(part.word)
    if helped is None:
        return 0.0
    return float(part.n if helped == side else -part.n)


def helps_the_other(s: Expedition, seat: Seat, deed: Deed) -> bool:
    """DG-24.9, DG-25.9 Whether an answer raises the side that one is against, and not one's own."""
    mine = STEALTH if seat == s.active else ALERT
    theirs = ALERT if mine == STEALTH else STEALTH
    if deed[0] == PLAY:
        does = s.terms.content.auxiliary[s.faces[deed[1]]][deed[2]].does
        later = s.terms.divines_before_choosing and does.startswith("divine")  # DG-Q.32
        return does in FOR[theirs] and not later
    if deed[0] == MAIN:
        parts = spread(s, seat, main_of(s, deed[1]).stated.parts)
        for_mine, for_theirs = [sum([tips(x, deed[3:], y) for x in parts]) for y in (mine, theirs)]
        return for_theirs > 0 >= for_mine
    if deed[0] != ABILITY:
        return False
    return skill_tips(s, seat, deed, theirs) > 0 >= skill_tips(s, seat, deed, mine)


def cheapest(s: Expedition, found: list[Answer], need: float, limit: float) -> Deed:
    """The cheapest that suffices alone; else the strongest, if several do and are worth it."""
    best: Answer | None = None
    for one in found:
        if one[0] >= need and (best is None or one[1] < best[1]):
            best = one
    if best is not None:
        return best[2] if best[1] <= limit else PASSED
    ranked = sorted(found, key=lambda one: one[0], reverse=True)
    used: set[int] = set()
    for amount, cost, deed in ranked:
        card = deed[1] if deed[0] != MEMBER else OTHER_CARD
        if deed[0] == ABILITY:  # or itself, where it costs no card
            costs_card = s.terms.content.abilities.names[deed[1]][:1] == ("card",)
            card = deed[2] if costs_card else -1 - deed[1]
        if card not in used:
            used.add(card)
            need, limit = need - amount, limit - cost
            if need <= 0:
                return ranked[0][2] if limit >= 0 else PASSED
    return PASSED


def answer(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> Deed:
    """DG-24.9, DG-25.9 The own test is helped where it tips it, another's hindered if it pays."""
    if not s.hands[seat] and not without_cards(s, seat):
        return PASSED
    test = the_test(s)
    stealth, alert = test.sums(s)
    if seat == s.active:
        if stealth >= alert:
            return PASSED
        limit = stake(s, seat, seat, test, taste) + taste.stunned
        return cheapest(s, answers(s, seat, STEALTH, taste), alert - stealth, limit)
    margin = stealth - alert
    if margin < -taste.tipped or (margin < 0 and not s.hands[s.active]):  # nothing can tip it back
        return PASSED
    found = answers(s, seat, ALERT, taste)
    if not found:
        return PASSED
    tips = (1 - taste.held) ** len(s.hands[s.active])
    if seat == test.target:
        worth = (
            cube_loss(s.terms.content, taste, s.boards[seat], test.stake[0], clan_seen(s, seat))
            + taste.stunned
        )
        if margin < 0:
            return PASSED  # there will be another chance (DG-25.11)
        return cheapest(s, found, margin + 1, worth)
    share = weight(s, taste, s.active, clan_seen(s, seat))
    worth = share * (stake(s, seat, s.active, test, taste) + taste.stunned) * tips
    return cheapest(s, found, max(1, margin + 1), worth)


def stake(s: Expedition, judge: Seat, seat: Seat, test: StealthTest, taste: Taste) -> float:
    """What a success brings to that seat, by what another knows of the Clan."""
    clan = clan_seen(s, judge)
    if test.target != NOBODY:
        colour = min(test.stake[0], HIERARCHY)  # RC-UNI.8
        return cube_gain(s.terms.content, taste, s.boards[seat], colour, clan)
    cubes = s.cubes[s.spots[s.active]]
    colours = tuple([cubes[space] for space in test.stake])
    gains = study_gains(s.terms.content, taste, colours, s.boards[seat], clan)
    return gains[-1][0] if gains else 0.0


def rogue(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """DG-25.6 It costs nothing."""
    return 1


def choose_side(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    return STEALTH if seat == s.active else ALERT


def stun(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """DG-8.1 Tokens go with the next Rest; a Student is given before they force one."""
    return STUDENT if s.stunned[seat] + 1 >= stat(s, seat, "resistance") else TOKEN
