"""DG-15 Present the Thesis: with enough points it is a success, else a rap on the knuckles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import CAMP, GONE, LEAST_STARS, NO_CUBE, PLACING_BONUS
from ludoteca.games.dungeonology.cubes import LOST, Protect, eliminate_from_board, most_valuable
from ludoteca.games.dungeonology.ending import final_scoring, score
from ludoteca.games.dungeonology.jinxes import draw_jinx, face_down
from ludoteca.games.dungeonology.notes import (
    black_stars,
    cool_down,
    gain_knowledge,
    modified,
    reveal_clan,
    stars,
)
from ludoteca.games.dungeonology.panic import begin_panic
from ludoteca.games.dungeonology.revealing import reveal
from ludoteca.games.dungeonology.rocca_civetta.backpack import empty
from ludoteca.games.dungeonology.rocca_civetta.clans import convinced
from ludoteca.games.dungeonology.rocca_civetta.congregations import NONE
from ludoteca.games.dungeonology.rocca_civetta.familiars import detach
from ludoteca.games.dungeonology.scholars import by_interns, in_play, protected
from ludoteca.games.dungeonology.tricks import discard_tricks
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import show

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def present(s: Expedition, seat: Seat, *, leaves: bool = False) -> None:
    """DG-15.2 to DG-15.5 To the camp, a look at the Clan card, and the points are counted."""
    was, s.spots[seat] = s.spots[seat], CAMP
    if s.heard:
        s.say("presents-thesis", seat=seat)
    if s.mode is not None:
        s.mode.came_home(s, seat)
    gain_knowledge(s, seat)
    clan = s.terms.content.clans[s.faces[s.clan]]
    total = modified(s, seat)  # DG-15.4
    if total >= clan.thesis_points and (not clan.stars or convinced(s, seat)):  # RC-CLN.2
        if s.familiars:
            detach(s, seat, was)  # RC-FAM.10
        succeed(s, seat, total)
    else:
        fail(s, seat, leaves=leaves)


def succeed(s: Expedition, seat: Seat, total: int) -> None:
    """DG-15.6 to DG-15.11 The score is announced, and the Scholar leaves the game."""
    reveal_clan(s)
    show(s, face_down(s, seat))  # DG-15.20
    s.delivered += (seat,)
    place = len(s.delivered)
    if s.heard:
        told = {"points": total, "place": place, "bonus": PLACING_BONUS[place - 1]}
        s.say("thesis-accepted", seat=seat, score=score(s, seat), **told)
    discard_tricks(s, seat, s.hands[seat])  # DG-15.19
    if not s.terms.freezes_students:  # DG-Q.20
        s.students[seat] = 0
        if s.members:
            s.members = (*s.members[:seat], NONE, *s.members[seat + 1 :])
    remove(s, seat)
    if s.terms.max_alert and s.stack and not s.panicking:  # DG-33.5
        begin_panic(s)


def remove(s: Expedition, seat: Seat) -> None:
    """DG-15.10 The Scholar leaves the game, which ends if nobody is left (DG-28.8, DG-33.17)."""
    if s.backpack:
        empty(s, seat)  # part 3.3
    s.spots[seat] = GONE
    if s.mode is not None:
        s.mode.removed(s, seat)
    if all([spot == GONE for spot in s.spots]) or set(in_play(s)) <= set(s.captured):
        final_scoring(s)
    else:
        cool_down(s)  # DG-7.5


def forced_thesis(s: Expedition, seat: Seat) -> None:
    """DG-33.13 Who ends a turn in the camp presents the Thesis and is out, whatever comes of it."""
    ready = stars(s, seat) >= LEAST_STARS or not s.terms.forced_thesis_needs_stars
    if s.terms.solo and stars(s, seat) < max(LEAST_STARS, black_stars(s) + 1):  # RC-SOL.15
        ready = False
    if ready:
        present(s, seat, leaves=True)
    else:  # DG-33.20
        if s.heard:
            s.say("presents-thesis", seat=seat)
        gain_knowledge(s, seat)
        fail(s, seat, leaves=True)


def fail(s: Expedition, seat: Seat, *, leaves: bool = False) -> None:
    """DG-15.13, DG-15.14 A Jinx that is revealed at once; then what a Failure costs.

    How many points were missing would tell the Clan, so nobody hears it.
    """
    s.push(Failure(seat, leaves))
    card = draw_jinx(s, seat)
    if card is not None:
        reveal(s, card, leaves=leaves)
    if s.heard:
        s.say("thesis-refused", seat=seat, faces={})


class Failure(Frame, frozen=True, gc=False):
    """DG-15.15 to DG-15.17 The most valuable cube is lost, once the Jinx has had its effect."""

    public = ("seat",)
    seat: Seat
    leaves: bool  # DG-33.25 and the Scholar leaves the game

    def resolve(self, s: Expedition) -> None:
        s.leave()
        seat, colour = self.seat, most_valuable(s, self.seat)
        spared = s.interns and by_interns(s, seat, "thesis-keeps-cube")  # Part 3.8
        if colour != NO_CUBE and not spared:
            if s.terms.protects_from_thesis and s.interns and protected(s, seat) >> colour & 1:
                s.push(Protect(seat, colour, LOST))  # DG-37.12
            else:
                eliminate_from_board(s, seat, colour)
        if self.leaves and s.in_game(seat):
            s.refused += (seat,)
            if s.familiars:
                detach(s, seat, s.spots[seat])
            discard_tricks(s, seat, s.hands[seat])
            remove(s, seat)
