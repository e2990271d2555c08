"""DG-24, DG-25 Study and Espionage, up to the declaration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.abilities import ability, near
from ludoteca.games.dungeonology.answers import Duel, Lap, Rogue, rogue_divinations
from ludoteca.games.dungeonology.components import MORE_CUBES, SPY, STUDY, Deed
from ludoteca.games.dungeonology.cubes import collectable
from ludoteca.games.dungeonology.dangers import luck
from ludoteca.games.dungeonology.notes import study_bonus
from ludoteca.games.dungeonology.rocca_civetta.interns import call_spriggans, fool
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import stands_near
from ludoteca.games.dungeonology.rocca_civetta.omega.sabotage import sabotage
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import counted_tome, is_omega, worth
from ludoteca.games.dungeonology.scholars import (
    by_familiars,
    by_interns,
    lasting,
    skill,
    stat,
    within_reach,
)
from ludoteca.games.dungeonology.stealth import HOME, NOBODY, Part, StealthTest, zone_alert
from ludoteca.games.dungeonology.students import sacrifice
from ludoteca.games.dungeonology.tricks import Card, take_from_hand
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Some, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def price_of_espionage(s: Expedition, seat: Seat, target: Seat = NOBODY) -> int:
    """DG-25.1 One Student; a Jinx may ask for more, Part 3.9 or that of the target for none."""
    known = target != NOBODY and not is_omega(s, target)
    if known and s.jinxes[target] and lasting(s, target, "easy-mark"):
        return 0
    return 1 + lasting(s, seat, "espionage-sacrifice")


def studies(s: Expedition, seat: Seat) -> list[Deed]:
    """DG-24.2, DG-24.4 Study, with each number of cubes that may be declared."""
    if not s.hands[seat] or not within_reach(s, seat) or seat in s.hushed:  # DG-24.19, DG-5.9
        return []
    cubes = collectable(s, seat, s.spots[seat], stat(s, seat, "intelligence"))
    return [(STUDY, k) for k in range(1, len(cubes) + 1)]


def espionages(s: Expedition, seat: Seat) -> list[Deed]:
    """DG-25.2 Espionage, with each target nearby and each colour on its board."""
    found: list[Deed] = []
    if not s.hands[seat] or seat in s.hushed:
        return found
    for target in within_range(s, seat):
        if target in s.truces or s.students[seat] < price_of_espionage(s, seat, target):
            continue
        board = counted_tome(s) if is_omega(s, target) else s.boards[target]
        for colour, n in enumerate(board):
            if n:
                found.append((SPY, target, colour))
    return found


def within_range(s: Expedition, seat: Seat) -> list[Seat]:
    """DG-25.2 Whom one can spy on; Part 3.3, Part 3.8 a Marksman, the Falconer see farther.

    RC-OMG.15 Omega as any other.
    """
    if not within_reach(s, seat):
        return []
    more = by_interns(s, seat, "espionage-range") if seat in s.interns else 0
    more += skill(s, seat, "marksman") is not None
    if not more and not s.terms.omega:
        return near(s, seat)
    return within_steps(s, seat, 1 + more)


def within_steps(s: Expedition, seat: Seat, steps: int) -> list[Seat]:
    """Who stands at most so many Zones away."""
    zones = {s.spots[seat]}
    for _ in range(steps):
        zones |= {x for spot in zones for x in s.dungeon().neighbours(spot).linked}
    found = [x for x in range(s.seats) if x != seat and within_reach(s, x) and s.spots[x] in zones]
    return [*found, s.seats] if s.terms.omega and stands_near(s, zones) else found


def why_no_study(s: Expedition, seat: Seat, deed: Deed) -> Reason:
    if not within_reach(s, seat):
        return Reason("DG-5.9", "no-tricks-in-camp")
    if seat in s.hushed:
        return Reason("RC-BOS.4", "hypnotised")
    if not s.hands[seat]:
        return Reason("DG-24.19", "no-card-to-play")
    most = stat(s, seat, "intelligence")
    found = len(collectable(s, seat, s.spots[seat], most))
    if not found:
        return Reason("DG-24.5", "nothing-to-collect")
    k = deed[1] if len(deed) == 2 else 0
    clause = "DG-24.2" if k > most or k < 1 else "DG-24.4"
    return Reason(clause, "too-many-cubes", {"most": min(found, most)})


def why_no_espionage(s: Expedition, seat: Seat, deed: Deed) -> Reason:
    known = len(deed) == 3 and 0 <= deed[1] < s.seats + s.terms.omega
    target = deed[1] if known else NOBODY
    price = price_of_espionage(s, seat, target)
    if not within_reach(s, seat):
        return Reason("DG-5.9", "no-tricks-in-camp")
    if seat in s.hushed:
        return Reason("RC-BOS.4", "hypnotised")
    if not s.hands[seat]:
        return Reason("DG-25.6", "no-card-to-play")
    if s.students[seat] < price:
        args = {"students": s.students[seat], "least": price}
        return Reason("DG-25.1", "no-student-to-sacrifice", args)
    if target not in within_range(s, seat):
        return Reason("DG-25.2", "not-nearby", {"seats": within_range(s, seat)})
    if target in s.truces:
        return Reason("DG-34.1", "under-truce", {"seat": target})
    return Reason("DG-25.2", "no-such-cube", {"seat": target})


# ---------------------------------------------------------------- and how they begin


def against_study(s: Expedition, seat: Seat, k: int) -> list[Part]:
    """DG-24.1 to DG-24.3 The Alert value of the Zone, and what more cubes add to it."""
    spot = s.spots[seat]
    parts = zone_alert(s, spot)
    if MORE_CUBES[k]:
        parts.append(("more-cubes", k, MORE_CUBES[k]))
    if louder := lasting(s, seat, "study-alert"):
        parts.append(("jinx", seat, louder))
    return parts


def study(s: Expedition, seat: Seat, k: int) -> None:
    """DG-24.2 So many cubes are declared."""
    spot, parts = s.spots[seat], against_study(s, seat, k)
    spaces = collectable(s, seat, spot, k)
    if s.heard:
        cubes = [s.cubes[spot][space] for space in spaces]
        alert = sum([part[2] for part in parts])
        s.say("study", seat=seat, spot=spot, cubes=tuple(cubes), alert=alert)
    s.push(StealthTest(NOBODY, tuple(spaces), tuple(parts)))
    s.push(Declare())


def against_espionage(s: Expedition, seat: Seat, target: Seat, colour: int) -> list[Part]:
    """DG-25.4 The cube's value and the target's Students; DG-25.5 no Alert Bonus."""
    if is_omega(s, target):
        return against_omega(s, colour)
    parts: list[Part] = [("cube", colour, s.terms.content.value[colour])]
    if ability(s, seat, "rogue") is None:
        parts.append(("students", target, s.students[target]))  # DG-25.16
        ignored = min(s.students[target], -by_interns(s, seat, "espionage-students"))
        if ignored:
            parts.append(("intern", seat, -ignored))
    helped = by_interns(s, target, "spied-alert")
    if helped:
        parts.append(("intern", target, helped))
    if less := lasting(s, target, "spied-alert") - helped:
        whole = sum([part[2] for part in parts])
        parts.append(("jinx", target, max(less, -whole)))  # Part C.10: not below nothing
    return parts


def against_omega(s: Expedition, colour: int) -> list[Part]:
    """RC-OMG.13 The cube's value and the Alert Bonus, or the Modifier of the Panic card."""
    parts: list[Part] = [("cube", colour, worth(s, colour))]
    return parts + [part for part in zone_alert(s, s.omega) if part[0] in ("alert-bonus", "panic")]


def spy(s: Expedition, seat: Seat, target: Seat, colour: int) -> None:
    """DG-25.1 A Student is Sacrificed for it."""
    if s.heard:
        s.say("espionage", seat=seat, target=target, colour=colour)
    price, parts = price_of_espionage(s, seat, target), against_espionage(s, seat, target, colour)
    s.push(StealthTest(target, (colour,), tuple(parts)))
    s.push(Declare())
    sacrifice(s, seat, price)


def declared_parts(
    s: Expedition, seat: Seat, cards: tuple[Card, ...], *, study: bool
) -> list[Part]:
    """DG-24.7 The Bonus values, and in Study the Study Bonus; what Interns and Familiars add.

    Part 3.9 Stage Fright: the highest Bonus value counts nothing.
    """
    bonus = s.terms.content.bonus
    parts: list[Part] = [("bonus", card, bonus[s.faces[card]]) for card in cards]
    if s.jinxes[seat] and lasting(s, seat, "stage-fright"):
        parts.append(("jinx", seat, -max([amount for _, _, amount in parts])))
    if study and (more := study_bonus(s, seat)):
        parts.append(("study-bonus", seat, more))
    if s.familiars and (helped := by_familiars(s, seat, "stealth")):
        parts.append(("familiar", seat, helped))  # RC-FAM.5
    if study and s.interns and (helped := by_interns(s, seat, "study-stealth")):
        parts.append(("intern", seat, helped))
    return parts


class Declare(Frame, frozen=True, gc=False):
    """DG-24.6 One or more Trick cards are played together for their Bonus values (DG-25.6)."""

    shape = tuple[int, ...]

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (s.active,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        hand = tuple(sorted(s.hands[seat]))
        return Some(hand, tuple(range(1, len(hand) + 1)))

    def explain(self, s: Expedition, seat: Seat, choice: tuple[Card, ...]) -> Reason | None:
        if choice in self.options(s, seat):
            return None
        if not choice:
            return self.refusal("no-card-to-play")
        strange = [card for card in choice if card not in s.hands[seat]]
        if strange:
            return Reason("DG-22.4", "card-not-in-hand", {"card": strange[0]})
        return self.refusal("not-an-option")

    def decide(self, s: Expedition, seat: Seat, choice: tuple[Card, ...]) -> None:
        """DG-24.7 The Bonus values, and in Study the Study Bonus."""
        s.leave()
        test = s.stack[-1]
        assert isinstance(test, StealthTest)
        take_from_hand(s, seat, choice)
        study = test.target == NOBODY and test.alert[0][0] != HOME
        parts = declared_parts(s, seat, choice, study=study)
        test = test.but(cards=choice, stealth=tuple(parts))
        s.become(test)
        if s.heard:
            stealth, alert = test.sums(s)
            s.say("declared-stealth", seat=seat, cards=choice, stealth=stealth, alert=alert)
        if s.terms.dangerous_zones and (study or s.terms.luck_in_espionage):
            luck(s, seat)  # DG-32.8, DG-Q.79
        if s.tokens:
            fool(s, seat)
        if s.terms.spriggan:
            call_spriggans(s, seat, choice)
        if s.terms.omega:
            sabotage(s, test)
        if test.target == NOBODY:
            s.push(Lap((*s.clockwise()[1:], seat)))
            return
        omega = is_omega(s, test.target)
        s.push(Duel(seat, seat) if omega else Duel(test.target, seat))  # RC-OMG.14
        if left := rogue_divinations(s, seat):
            s.push(Rogue(left))
