"""DG-24, DG-25, DG-39 A Stealth test: what is at stake, both sums, how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.cubes import collect, steal
from ludoteca.games.dungeonology.effects import danger
from ludoteca.games.dungeonology.rocca_civetta.omega.deck import omega_alert
from ludoteca.games.dungeonology.scholars import panic, skill
from ludoteca.games.dungeonology.sighting import boss_alert, profile
from ludoteca.games.dungeonology.students import alert_bonus, draw_students, stun
from ludoteca.games.dungeonology.tricks import Card, draw_tricks
from ludoteca.games.dungeonology.unfolding import OF_BOSS_STUDIED, Unfolding
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

STEALTH, ALERT = range(2)  # the two sides of a test
NOBODY: Seat = -1  # the target of Study
RUNNING, FAILED = range(2)
HOME = "home"  # part 3.6: instead of the Zone, the first part of a test that is no Study
Part = tuple[str, int, int]  # what counts, of which card, colour, Zone or seat, how much


ZONE_WIDE = (  # parts that come and go while a test is open
    *("alert-bonus", "panic", "boss", "omega"),
    *("ice", "eggs", "pillar", "tentacle", "charybdis"),  # RC-BIG.4
)


class StealthTest(Frame, frozen=True, gc=False):
    """DG-39.1 A Stealth test of the active player against a Zone or a Scholar, part by part."""

    public = ("target", "stake", "cards", "alert", "stealth", "stage")
    holds = ("cards",)
    target: Seat  # DG-25.2: the Scholar spied on, or NOBODY
    stake: tuple[int, ...]  # the spaces declared (DG-24.2), or the colour named
    alert: tuple[Part, ...]
    stealth: tuple[Part, ...] = ()
    cards: tuple[Card, ...] = ()  # played for their Bonus values
    stage: int = RUNNING

    def sums(self, s: Expedition) -> tuple[int, int]:
        """DG-39.1 to DG-39.4 Stealth and Alert as they stand; Alert is never below nothing."""
        alert = sum([part[2] for part in self.alert])
        if s.terms.counts_students_again:  # DG-Q.42
            counted = [part for part in self.alert if part[0] == "students"]
            alert += sum([s.students[seat] - amount for _, seat, amount in counted])
        return sum([part[2] for part in self.stealth]), max(0, alert)

    def resolve(self, s: Expedition) -> None:
        if self.stage == FAILED:  # DG-24.15, DG-25.15: the token first, then the Student
            s.leave()
            if s.mode is not None and self.target == NOBODY and self.alert[0][0] != HOME:
                s.mode.study_failed(s, s.active)
            draw_students(s, s.active, danger(s, s.active) if s.terms.dangerous_zones else 1)
            return
        if s.active in s.captured:
            self.break_off(s)
            return
        stealth, alert = self.sums(s)
        success = stealth >= alert  # DG-39.5
        s.discard += self.cards  # DG-24.16
        if s.heard:
            told = {"seat": s.active, "target": self.target, "stealth": stealth, "alert": alert}
            s.say("test-passed" if success else "test-failed", **told)
        if success:
            s.leave()
            self.win(s)
        else:
            s.become(self.but(stage=FAILED, cards=()))
            stun(s, s.active)

    def break_off(self, s: Expedition) -> None:
        """DG-Q.141 Who is Captured in the middle of an own test neither passes nor fails it."""
        s.leave()
        s.discard += self.cards  # DG-24.16
        if s.heard:
            s.say("test-broken-off", seat=s.active, target=self.target)

    def win(self, s: Expedition) -> None:
        """DG-24.14 The cubes declared are Collected; DG-25.13 or the one named is Stolen."""
        if s.mode is not None and self.alert[0][0] == HOME:
            s.mode.won_home(s, s.active)
        elif self.target == NOBODY:
            if s.mode is not None:
                s.mode.study_passed(s, s.active)
            if s.boss == s.spots[s.active] and profile(s).studied:  # RC-BOS.5
                s.push(Unfolding(s.active, (OF_BOSS_STUDIED, s.profile)))
            collect(s, s.active, s.spots[s.active], list(self.stake))
            piece = skill(s, s.active, "museum-piece")
            if piece and len(self.stake) >= piece.amounts[0]:
                draw_tricks(s, s.active, piece.amounts[1])
        else:
            steal(s, s.active, self.target, self.stake[0])


def running(s: Expedition) -> int | None:
    """Where on the stack a test is going on."""
    stack = s.stack
    for at in range(len(stack) - 1, 1, -1):
        if type(stack[at]) is StealthTest:
            return at
    return None


def zone_alert(s: Expedition, spot: int) -> list[Part]:
    """DG-24.1 The Alert value of a Zone, and what adds to it there at present."""
    zone = s.terms.content.zones[s.plan.placed[spot].zone]
    parts: list[Part] = [("zone", spot, zone.alert or 0)]  # Camp Z has none
    if bonus := alert_bonus(s):
        parts.append(("alert-bonus", s.alert, bonus))
    if s.panicking:
        parts.append(("panic", s.terms.cards.panic, panic(s).alert))
    if s.boss == spot:  # DG-31.6
        parts.append(("boss", spot, boss_alert(s)))
    if s.terms.omega and s.omega == spot and (louder := omega_alert(s)):
        parts.append(("omega", spot, louder))  # RC-OPH.28
    if s.mode is not None:
        parts += s.mode.alert(s, spot)
    return parts


def reassess(s: Expedition) -> None:
    """DG-Q.140 In Study the Alert value of the Zone is what it is now, not what it was."""
    at = running(s)
    assert at is not None
    test: StealthTest = s.stack[at]  # type: ignore[assignment]
    if test.alert[0][0] == HOME:
        return
    was, now = test.alert, zone_alert(s, test.alert[0][1])
    if [part for part in was[1:] if part[0] in ZONE_WIDE] == now[1:]:
        return
    test = test.but(alert=(*now, *[part for part in was[1:] if part[0] not in ZONE_WIDE]))
    s.stack[at] = test
    if s.heard:
        for what in ZONE_WIDE:
            before = [part for part in was if part[0] == what]
            after = [part for part in now if part[0] == what]
            amount = sum([part[2] for part in after]) - sum([part[2] for part in before])
            if amount:
                tell(s, test, ALERT, (what, (before + after)[-1][1], amount))


def add(s: Expedition, side: int, what: str, of: int, amount: int) -> None:
    """DG-20.8 One more part of a side."""
    at = running(s)
    assert at is not None
    test: StealthTest = s.stack[at]  # type: ignore[assignment]
    if side == ALERT and amount < 0:  # Part C.7: never below nothing, whatever comes later
        amount = max(amount, -test.sums(s)[1])
    part = (what, of, amount)
    if side == STEALTH:
        s.stack[at] = test = test.but(stealth=(*test.stealth, part))
    else:
        s.stack[at] = test = test.but(alert=(*test.alert, part))
    if s.heard:
        tell(s, test, side, part)


def tell(s: Expedition, test: StealthTest, side: int, part: Part) -> None:
    """What has changed a side, and both sums."""
    stealth, alert = test.sums(s)
    told = {"what": part[0], "of": part[1], "amount": part[2], "stealth": stealth, "alert": alert}
    s.say("raised", side="stealth" if side == STEALTH else "alert", **told)
