"""A seat's eye: hand, board and rivals are looked through once, then every Zone is judged by it."""

from __future__ import annotations

from ludoteca.bots.dungeonology.ways import room_beside, ways
from ludoteca.bots.dungeonology.worth import (
    Taste,
    board_points,
    chances,
    clan_seen,
    cube_gain,
    cube_loss,
    powers,
    study_gains,
    study_worth,
)
from ludoteca.games.dungeonology.abilities import ability
from ludoteca.games.dungeonology.actions import price_of_espionage
from ludoteca.games.dungeonology.components import CAMP, MOVE, PASS, PLACE, Deed
from ludoteca.games.dungeonology.notes import colours, study_bonus
from ludoteca.games.dungeonology.scholars import lasting, stat, within_reach
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.students import alert_bonus
from ludoteca.kernel.event import Seat

STEP = 0.05  # what a Speed point is worth where everything else is equal
DOORS = 0.85  # of a new Zone's worth: it may have a Door, or bring little room
DEFENDED = 0.4  # that the target of Espionage has an answer, where it just succeeds
FORCED_REST = 4.0  # a turn lost (DG-13.3)
PASSED: Deed = (PASS,)


class Eye:
    """What a seat sees of its chances, in points."""

    def __init__(self, s: Expedition, seat: Seat, taste: Taste) -> None:
        self.s, self.seat, self.taste = s, seat, taste
        self.content = content = s.terms.content
        self.clan = clan_seen(s, seat)
        power, faces = powers(content), s.faces
        self.cards = sum([power[faces[card]] for card in s.hands[seat]])
        self.stealth = study_bonus(s, seat) + self.cards
        self.alert = alert_bonus(s) + lasting(s, seat, "study-alert")
        self.most = stat(s, seat, "intelligence")
        self.rivals = [x for x in range(s.seats) if x != seat and within_reach(s, x)]
        answers = len([x for x in self.rivals if s.hands[x]])
        self.odds = chances(taste.risk, answers)
        self.failure = taste.stunned + taste.omega
        if s.stunned[seat] + 1 >= stat(s, seat, "resistance") and not s.students[seat]:
            self.failure += FORCED_REST
        self._fresh: dict[tuple[int, ...], float] = {}

    # ------------------------------------------------------------ Study

    def study(self, spot: int, less: float = 0.0) -> tuple[float, int]:
        """DG-24 What a Study there would bring, and with how many cubes."""
        s, cubes = self.s, self.s.cubes[spot]
        if not cubes:
            return 0.0, 0
        content, taste = self.content, self.taste
        gains = study_gains(content, taste, cubes, s.boards[self.seat], self.clan)
        if not gains:
            return 0.0, 0
        alert = content.zones[s.plan.placed[spot].zone].alert or 0
        margin = self.stealth - less - alert - self.alert
        return study_worth(taste, gains, self.most, margin, self.odds, self.failure)

    def fresh(self, zones: tuple[int, ...]) -> float:
        """DG-18.8 What the next Zone of a pile would bring: the mean of those that may come."""
        found = self._fresh.get(zones)
        if found is None:
            content, taste, total = self.content, self.taste, 0.0
            board, clan = self.s.boards[self.seat], self.clan
            margin, most, odds = self.stealth - self.alert, self.most, self.odds
            for zone in zones:
                gains = study_gains(content, taste, content.spaces[zone], board, clan)
                over = margin - (content.zones[zone].alert or 0)
                total += study_worth(taste, gains, most, over, odds, self.failure)[0]
                total += taste.stairs * content.stairs[zone]
            found = self._fresh[zones] = DOORS * total / len(zones)
        return found

    # ------------------------------------------------------------ Espionage

    def spying(self, less: float = 0.0) -> dict[Seat, tuple[float, int]]:
        """DG-25 By rival, what Espionage would bring, and of which colour."""
        s, seat, taste = self.s, self.seat, self.taste
        price = price_of_espionage(s, seat)
        found: dict[Seat, tuple[float, int]] = {}
        if s.students[seat] < price or not self.rivals:
            return found
        rogue = ability(s, seat, "rogue")
        stealth = self.cards - less
        if rogue:
            stealth += 2 * rogue.amounts[0]
        for rival in self.rivals:
            alert = lasting(s, rival, "spied-alert") + (0 if rogue else s.students[rival])
            odds = chances(DEFENDED, min(1, len(s.hands[rival])))
            weight = self.weight(rival)
            for colour, n in enumerate(s.boards[rival]):
                margin = stealth - alert - self.content.value[colour]
                if not n or margin < 0:
                    continue
                p = odds[int(margin)]
                gain = cube_gain(s, taste, seat, colour, self.clan)
                gain += weight * cube_loss(s, taste, rival, colour, self.clan)
                worth = p * gain - (1 - p) * self.failure - price * taste.student
                if worth > found.get(rival, (0.0, 0))[0]:
                    found[rival] = worth, colour
        return found

    def weight(self, rival: Seat) -> float:
        """Of what a rival loses, how much is mine: all of it between two, else the leader's."""
        s, taste = self.s, self.taste
        if s.seats == 2:
            return 2 * taste.denied
        ahead = max([board_points(self.content, s.boards[x], self.clan) for x in range(s.seats)])
        mine = board_points(self.content, s.boards[rival], self.clan)
        return taste.denied if mine == ahead else taste.denied / 4

    # ------------------------------------------------------------ where to go

    def plan(self, points: int, less: float = 0.0, act: bool = True) -> tuple[float, Deed]:
        """The best that can be reached, and the first deed towards it; passing is staying here.

        What is out of reach is worth less for every turn that it takes; without *act* all is later.
        """
        s, seat, taste = self.s, self.seat, self.taste
        terms, plan, content = s.terms, s.plan, self.content
        speed = stat(s, seat, "speed")
        spies = self.spying(less) if self.rivals else {}
        best, found = 0.0, PASSED
        for spot, moves, first in ways(terms, plan, s.spots[seat], colours(s, seat)):
            worth = self.study(spot, less)[0] if spot != CAMP else 0.0
            if spies and spot != CAMP:
                linked = s.dungeon().neighbours(spot).linked
                for rival, (gain, _) in spies.items():
                    if gain > worth and (s.spots[rival] == spot or s.spots[rival] in linked):
                        worth = gain
            if content.stairs[plan.placed[spot].zone] and spot not in s.stairs_used:
                worth += taste.stairs
            turns = -(-max(0, moves - points) // speed) + (not act)
            worth = worth * taste.later**turns - STEP * moves
            if worth > best:
                best, found = worth, (MOVE, first) if moves else PASSED
            zones = room_beside(terms, plan, spot)
            if zones and s.piles[content.zones[zones[0]].floor]:
                turns = -(-max(0, moves + 1 - points) // speed) + (not act)
                worth = self.fresh(zones) * taste.later**turns - STEP * (moves + 1)
                if worth > best:
                    best, found = worth, (MOVE, first) if moves else (PLACE,)
        return best, found
