"""A seat's eye: hand, board and rivals are looked through once, then every Zone is judged by it."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.bots.dungeonology.omega import sabotaged
from ludoteca.bots.dungeonology.perils import added_alert, entering
from ludoteca.bots.dungeonology.ways import Site, fitting, sites, tunnels
from ludoteca.bots.dungeonology.worth import (
    MEAN,
    ROGUE,
    Taste,
    chances,
    clan_seen,
    fresh_zone,
    powers,
    spy_worth,
    study_gains,
    study_worth,
    weight,
)
from ludoteca.games.dungeonology.abilities import ability
from ludoteca.games.dungeonology.actions import price_of_espionage
from ludoteca.games.dungeonology.components import CAMP, MOVE, PASS, PLACE, Deed
from ludoteca.games.dungeonology.explore import price_of_placing
from ludoteca.games.dungeonology.main.whom import spot_of_owner
from ludoteca.games.dungeonology.notes import colours, study_bonus
from ludoteca.games.dungeonology.rocca_civetta.omega.deck import omega_alert
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import counted_tome
from ludoteca.games.dungeonology.scholars import lasting, panic, stat, within_reach
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.students import alert_bonus
from ludoteca.kernel.event import Seat

STEP = 0.05  # points: what one of Speed is worth where everything else is equal
PASSED: Deed = (PASS,)

Gains = tuple[tuple[float, float], ...]


def held(s: Expedition, seat: Seat, viewer: Seat) -> float:
    """What the cards of a hand add to an own test; those that are not seen, about."""
    if viewer != seat:
        return MEAN * len(s.hands[seat])
    power, faces = powers(s.terms.content), s.faces
    return sum([power[faces[card]] for card in s.hands[seat]])


class Found(NamedTuple):
    """What a Zone holds for somebody: the best Action, the cost of entering, a Zone laid there."""

    worth: float
    entering: float
    fresh: float | None


class Eye:
    """What a seat sees of its chances, in points; or what another, *by*, thinks of them.

    DG-32.18 *secret*: as in the Movement phase, in which Secret Passages can be used.
    """

    def __init__(
        self,
        s: Expedition,
        seat: Seat,
        taste: Taste,
        *,
        by: Seat | None = None,
        secret: bool = True,
    ) -> None:
        viewer = seat if by is None else by
        self.s, self.seat, self.taste = s, seat, taste
        self.content = s.terms.content
        self.clan = clan_seen(s, viewer)
        self.cards = held(s, seat, viewer)
        self.stealth = study_bonus(s, seat) + self.cards
        self.dangerous = s.terms.advanced
        self.alert = float(alert_bonus(s) + lasting(s, seat, "study-alert"))
        if s.panicking:
            self.alert += panic(s).alert
        self.most = stat(s, seat, "intelligence")
        self.board = s.boards[seat]
        self.viewer, self.colours = viewer, colours(s, seat)
        self.secret = tunnels(s.terms, s.plan, s.tokens) if secret and self.dangerous else ()
        self.sites = self.reached(s.spots[seat])
        self.rivals = [x for x in range(s.seats) if x != seat and within_reach(s, x)]
        answers = len([x for x in self.rivals if s.hands[x]])
        risk = taste.duel if s.seats == 2 else taste.risk
        self.odds = chances(risk, taste.fading, answers)
        if s.terms.solo:
            self.odds = sabotaged(self.content)  # RC-OPH.26
        self.failure = taste.stunned + taste.omega
        if s.stunned[seat] + 1 >= stat(s, seat, "resistance") and not s.students[seat]:
            self.failure += taste.turn
        self._studies: dict[int, tuple[Gains, float]] = {}
        self._costs: dict[int, float] = {}
        self._found: dict[float, dict[int, Found]] = {}
        self._spying: dict[Seat, tuple[float, int]] | None = None

    def reached(self, start: int, colours: int | None = None) -> tuple[Site, ...]:
        """The Zones that can be reached from there."""
        mine = self.colours if colours is None else colours
        return sites(self.s.terms, self.s.plan, start, mine, self.secret)

    # ------------------------------------------------------------ Study

    def study(self, spot: int, alert: int, less: float = 0.0) -> tuple[float, int]:
        """DG-24 What a Study there would bring, and with how many cubes."""
        if spot not in self._studies:
            self._studies[spot] = self._study_there(spot, alert)
        gains, margin = self._studies[spot]
        if not gains:
            return 0.0, 0
        return study_worth(self.taste, gains, self.most, margin - less, self.odds, self.failure)

    def _study_there(self, spot: int, alert: int) -> tuple[Gains, float]:
        """By the number of cubes what they would add; and by how much Stealth exceeds the Alert."""
        cubes = self.s.cubes[spot]
        if not cubes:
            return (), 0.0
        margin = self.stealth - alert - self.alert
        if self.s.terms.omega and spot == self.s.omega:
            margin -= omega_alert(self.s)
        if self.dangerous:
            margin -= added_alert(self.s, self.seat, spot)
        return study_gains(self.content, self.taste, cubes, self.board, self.clan), margin

    def here(self, less: float = 0.0) -> tuple[float, int]:
        """The same where one is."""
        s, spot = self.s, self.s.spots[self.seat]
        return self.study(spot, self.content.zones[s.plan.placed[spot].zone].alert or 0, less)

    def fresh(self, zones: tuple[int, ...], less: float = 0.0) -> float:
        """DG-18.8 What the next Zone of a pile would bring: the mean of those that may come."""
        margin = self.stealth - less - self.alert
        return fresh_zone(
            self.content, self.taste, zones, self.board, self.clan, int(margin), self.most,
            self.odds, self.failure,
        )  # fmt: skip

    # ------------------------------------------------------------ Espionage

    def spying(self) -> dict[Seat, tuple[float, int]]:
        """DG-25 By rival, what Espionage would bring, and of which colour."""
        if self._spying is None:
            self._spying = self._spied_on()
        return self._spying

    def _spied_on(self) -> dict[Seat, tuple[float, int]]:
        s, seat, taste = self.s, self.seat, self.taste
        found: dict[Seat, tuple[float, int]] = {}
        stealth, rogue = self.cards, ability(s, seat, "rogue")
        if rogue:
            stealth += ROGUE * rogue.amounts[0]
        for rival in [x for x in self.rivals if x not in s.truces]:
            price = price_of_espionage(s, seat, rival)
            if s.students[seat] < price:
                continue
            alert = lasting(s, rival, "spied-alert") + (0 if rogue else s.students[rival])
            if stealth < alert + min(self.content.value):  # DG-25.4
                continue
            odds = chances(taste.defended, taste.fading, min(1, len(s.hands[rival])))
            share = weight(s, taste, rival, self.clan)
            worth, colour = spy_worth(
                self.content, taste, self.board, s.boards[rival], self.clan, int(stealth - alert),
                odds, share, self.failure,
            )  # fmt: skip
            worth -= price * taste.student
            if worth > 0:
                found[rival] = worth, colour
        if s.terms.omega and s.tome and s.omega != CAMP:
            found |= self.spying_on_omega(stealth)
        return found

    def spying_on_omega(self, stealth: float) -> dict[Seat, tuple[float, int]]:
        """RC-OMG.13 The same of Omega, who answers with Sabotage."""
        s, seat, taste = self.s, self.seat, self.taste
        price = price_of_espionage(s, seat, s.seats)
        if s.students[seat] < price:
            return {}
        alert = alert_bonus(s) + (panic(s).alert if s.panicking else 0)
        one_of_each = tuple([min(1, n) for n in counted_tome(s)[: len(self.board)]])
        worth, colour = spy_worth(
            self.content, taste, self.board, one_of_each, self.clan, int(stealth - alert),
            sabotaged(self.content), 0.0, self.failure, taste.robbed,
        )  # fmt: skip
        worth -= price * taste.student
        return {s.seats: (worth, colour)} if worth > 0 else {}

    # ------------------------------------------------------------ where to go

    def plan(
        self,
        points: int,
        act: bool = True,
        less: float = 0.0,
        ways: tuple[Site, ...] | None = None,
    ) -> tuple[float, Deed]:
        """The best that can be reached, and the first deed towards it; passing is staying here.

        What is out of reach is worth less for every turn that it takes; without *act* all is later.
        Tests may have *less* Stealth, the *ways* begin somewhere else.
        """
        s, later, speed = self.s, self.taste.later, stat(self.s, self.seat, "speed")
        placing = price_of_placing(s, self.seat)
        known = self._found.setdefault(less, {})
        best, found = 0.0, PASSED
        for at in self.sites if ways is None else ways:
            spot, moves, first, zone = at
            if spot not in known:
                known[spot] = self.there(at, less)
            worth, entering_it, fresh = known[spot]
            if moves:
                worth -= entering_it
            over = moves - points
            if over > 0 or not act:
                worth *= later ** ((over + speed - 1) // speed + (not act))
            worth -= STEP * moves
            if worth > best:
                best, found = worth, (MOVE, first) if moves else PASSED
            if fresh is not None:
                over += placing - 1
                if over >= 0 or not act:
                    fresh *= later ** ((over + speed) // speed + (not act))
                fresh -= STEP * (moves + 1)
                if fresh > best and fitting(s.terms, s.plan, spot, zone.beside):
                    best, found = fresh, (MOVE, first) if moves else (PLACE,)
        return best, found

    def there(self, at: Site, less: float) -> Found:
        """What is to be had in a Zone, however one comes there."""
        s, (spot, _, _, zone) = self.s, at
        worth = self.study(spot, zone.alert, less)[0]
        if spot != CAMP and (spying := self.spying()):
            near = [gain for x, (gain, _) in spying.items() if spot_of_owner(s, x) in zone.near]
            worth = max([worth, *near])
        if zone.has_stairs and spot not in s.stairs_used:
            worth += self.taste.stairs
        if self.dangerous and spot not in self._costs:
            self._costs[spot] = entering(s, self.seat, spot, self.taste, self.viewer)
        cost = self._costs[spot] if self.dangerous else 0.0
        open_ = zone.beside and s.piles[zone.floor] and not s.panicking
        return Found(worth, cost, self.fresh(zone.beside, less) if open_ else None)

    def beyond(self, points: int, more: int, less: float) -> float:
        """The best within *more* moves than one has, with so much *less* Stealth for the test."""
        s, best, last = self.s, 0.0, points + more
        for spot, moves, _, zone in self.sites:
            if moves > last:
                break
            if moves > points:
                worth = self.study(spot, zone.alert, less)[0] - STEP * moves
                if zone.has_stairs and spot not in s.stairs_used:
                    worth += self.taste.stairs
                best = max(best, worth)
            if points <= moves < last and zone.beside and s.piles[zone.floor] and not s.panicking:
                worth = self.fresh(zone.beside, less) - STEP * (moves + 1)
                if worth > best and fitting(s.terms, s.plan, spot, zone.beside):
                    best = worth
        return best
