"""DG-2 Setup: Scholars, Students, the first player, cards, the Campus, the Dungeon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import PILES, TABLE
from ludoteca.games.dungeonology.jinxes import shuffle_jinxes
from ludoteca.games.dungeonology.randomizer import among
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.modes import begin_mode
from ludoteca.games.dungeonology.rocca_civetta.congregations import choose, put_in
from ludoteca.games.dungeonology.rocca_civetta.omega.deck import form_deck
from ludoteca.games.dungeonology.rocca_civetta.research import lay_out
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.games.dungeonology.students import reserve
from ludoteca.games.dungeonology.tricks import draw_tricks, shuffle_deck
from ludoteca.games.dungeonology.turns import start_turn
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import shuffle
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


class PickScholar(Frame, frozen=True, gc=False):
    """DG-2.2 Each player in turn chooses a Scholar, by its number."""

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (len(s.scholars),) if len(s.scholars) < s.seats else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(tuple([n for n in s.terms.scholars if n not in s.scholars]))

    def explain(self, s: Expedition, seat: Seat, choice: int) -> Reason | None:
        if choice not in s.terms.scholars:
            return self.refusal("not-an-option")
        if choice in s.scholars:
            return self.refusal("scholar-taken", seat=s.scholars.index(choice))
        return None

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.scholars += (choice,)

    def resolve(self, s: Expedition) -> None:
        s.leave()


class Setup(Frame, frozen=True, gc=False):
    """DG-2.4 Once all have a Scholar, everything else is laid out and dealt, from C to P."""

    def resolve(self, s: Expedition) -> None:
        for seat in range(s.seats):  # DG-2.4
            s.students[seat] = stat(s, seat, "starting_students")
        first = among(s, range(s.seats))  # DG-2.5
        assert first is not None
        s.first = s.active = first
        shuffle_deck(s)
        for k, seat in enumerate(s.clockwise(), 1):  # DG-2.7, RC-SOL.7
            draw_tricks(s, seat, stat(s, seat, "hand") if s.terms.solo else k)
        cards = s.terms.cards
        shuffle(s, TABLE, cards.clans)  # DG-2.13, RC-CLN.1
        if s.terms.boss:
            choose_profile(s)  # DG-2.9
        if s.terms.max_alert:
            shuffle(s, TABLE, cards.panics[: len(s.terms.panics)])  # DG-2.12, DG-33.2
        shuffle_jinxes(s)  # DG-2.14
        for pile in cards.zones:  # DG-2.17
            shuffle(s, PILES, [card for card in pile if card not in cards.special])
        if s.terms.big_boss:
            begin_mode(s)  # RC-SET.4
        if s.terms.congregations:
            choose(s)  # RC-CNG.8
        fill_university(s)
        if s.terms.research:
            lay_out(s)  # RC-RES.1
        if s.terms.omega:
            form_deck(s, tuple(cards.omegas))  # RC-SOL.5, RC-OVA.5
        if s.heard:
            s.say("game-begins", seat=s.active, scholars=s.scholars)
        start_turn(s)


def choose_profile(s: Expedition) -> None:
    """DG-2.9 The side of the Boss card that was agreed on, or one at random."""
    sides, wanted = s.terms.profiles, s.terms.boss_profile
    ids = [s.terms.content.bosses[n].id for n in sides]
    drawn = s.below(TABLE, len(ids)) if wanted == "random" else ids.index(wanted)
    s.profile = sides[drawn]


def fill_university(s: Expedition) -> None:
    """DG-2.18 The Alert card's greys for each player counted, and one Omega Student; DG-2.19."""
    greys = s.terms.alert.start * s.terms.counted(s.seats)
    members = len(put_in(s, greys)) if s.congregations else 0  # RC-CNG.10
    s.bag = (members + min(greys - members, reserve(s)), 1)
