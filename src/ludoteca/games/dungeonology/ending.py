"""DG-28, DG-29 The three ends of the game, scoring and ties."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludoteca.games.dungeonology.components import PLACING_BONUS
from ludoteca.games.dungeonology.jinxes import face_down, penalty
from ludoteca.games.dungeonology.notes import cubes_in_dungeon, modified, points, reveal_clan
from ludoteca.games.dungeonology.rocca_civetta.clans import star_bonus
from ludoteca.games.dungeonology.rocca_civetta.links import closed
from ludoteca.games.dungeonology.rocca_civetta.research import research_points
from ludoteca.kernel.event import Seat
from ludoteca.kernel.game import Line
from ludoteca.kernel.knowledge import show

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def exhausted(s: Expedition) -> bool:
    """DG-28.4 No cubes left in the Dungeon, and no new Zone can be placed.

    DG-33.14, DG-33.11 In Maximum Alert none can; DG-Q.132 before it this end is the same.
    """
    if cubes_in_dungeon(s):
        return False
    return s.panicking or not can_place(s)


def can_place(s: Expedition) -> bool:
    """DG-Q.93 Whether some pile has a Zone that fits beside a Zone of its Floor, or by Stairs.

    What is left in a pile is no secret: it is what is not on the table.
    """
    dungeon, content = s.dungeon(), s.terms.content
    left = [[s.faces[card] for card in pile] for pile in s.piles]
    for spot, place in enumerate(s.plan.placed):
        if s.terms.floor_four and closed(s.terms, s.plan, spot):
            continue
        floors = [dungeon.floor(spot)]
        if content.stairs[place.zone] and spot not in s.stairs_used:
            floors += [floors[0] - 1, floors[0] + 1]
        for floor in floors:
            if 0 <= floor < len(left) and dungeon.fits(left[floor], spot):
                return True
    return False


# ---------------------------------------------------------------- scoring


def competing(s: Expedition) -> list[Seat]:
    """DG-29.1 Who has delivered a Thesis; DG-29.2 all, if nobody has.

    RC-OVA.16 Where Omega wins nobody counts.
    """
    if s.omega_won:
        return []
    return sorted(s.delivered) or list(range(s.seats))


def score(s: Expedition, seat: Seat) -> int:
    """DG-29.3 What a Scholar who competes has in the end; RC-CLN.11 in this order."""
    total = modified(s, seat) + placing_bonus(s, seat) + intern_points(s, seat) - penalty(s, seat)
    if s.researched:
        total += research_points(s, seat)
    if s.mode is not None:
        total += s.mode.points(s, seat)  # RC-BIG.10
    return total + star_bonus(s, seat) if s.terms.new_clans else total


def intern_points(s: Expedition, seat: Seat) -> int:
    """DG-37.4 The bonus Points of the Interns that a Scholar owns."""
    rows = s.terms.content.interns
    return sum([rows[n].points for n, owner in enumerate(s.interns) if owner == seat])


def mode_points(s: Expedition, seat: Seat) -> int:
    """RC-BIG.10 What the mode of a Big Boss gives."""
    return 0 if s.mode is None else s.mode.points(s, seat)


def placing_bonus(s: Expedition, seat: Seat) -> int:
    """DG-15.8 For the first to the fourth successful Thesis."""
    return PLACING_BONUS[s.delivered.index(seat)] if seat in s.delivered else 0


def score_sheet(s: Expedition) -> list[Line]:
    """DG-29.3 Columns, Clan, placing bonus, Jinx; who does not compete has nothing (DG-29.1)."""
    counted = competing(s)

    def by_seat(number: Callable[[Expedition, Seat], int], sign: int = 1) -> tuple[int, ...]:
        mine = [sign * number(s, x) if x in counted else 0 for x in range(s.seats)]
        return (*mine, 0) if s.terms.omega else tuple(mine)  # Omega has no points

    lines = [
        Line("columns", "DG-6.11", by_seat(points)),
        Line("clan", "DG-16.2", by_seat(clan_bonus)),
        Line("placing", "DG-15.8", by_seat(placing_bonus)),
        Line("jinxes", "DG-29.3", by_seat(penalty, -1)),
    ]
    if s.interns:
        lines.append(Line("interns", "DG-37.4", by_seat(intern_points)))
    if s.researched:
        lines.append(Line("research", "RC-RES.4", by_seat(research_points)))
    if s.mode is not None:
        lines.append(Line("mode", "RC-BIG.10", by_seat(mode_points)))
    if s.terms.new_clans:
        lines.append(Line("clan-stars", "RC-CLN.7", by_seat(star_bonus)))
    return lines


def clan_bonus(s: Expedition, seat: Seat) -> int:
    """DG-16.2 What the Modifiers add to the columns, or take away."""
    return modified(s, seat) - points(s, seat)


def standing(s: Expedition, seat: Seat) -> tuple[int, ...]:
    """DG-29.5 to DG-29.8 Score, earlier Thesis, more Students, then the youngest: more is better.

    DG-29.1 Who has not delivered while others have stands below them, all alike.
    """
    if seat not in competing(s):
        return (0,)
    earlier = -s.delivered.index(seat) if seat in s.delivered else 0
    order = (seat - s.first) % s.seats
    last = {"later_seat": order, "birth_rank": -_birth(s, seat), "shared": 0}[str(s.terms.last_tie)]
    return (1, score(s, seat), earlier, s.students[seat], last)


def _birth(s: Expedition, seat: Seat) -> int:
    return s.terms.births[seat] if s.terms.births else 0


def ranked(s: Expedition) -> tuple[Seat, ...]:
    seats = tuple(sorted(range(s.seats), key=lambda seat: standing(s, seat), reverse=True))
    if not s.terms.omega:
        return seats
    return (s.seats, *seats) if s.omega_won else (*seats, s.seats)  # Omega is the last owner


def places(s: Expedition) -> tuple[int, ...]:
    """By seat, the place; where a tie is not broken it is shared."""
    if not s.ranking:
        return ()
    standings = [standing(s, seat) for seat in range(s.seats)]
    if s.terms.omega:
        standings.append((2,) if s.omega_won else (-1,))
    return tuple([1 + sum([other > mine for other in standings]) for mine in standings])


def held(s: Expedition) -> list[int]:
    """DG-40.3 The cards that an unfinished paragraph holds."""
    found: list[int] = []
    for frame in s.stack:
        for name in frame.holds:
            value: Any = getattr(frame, name)
            found += [value] if isinstance(value, int) else value
    return found


def final_scoring(s: Expedition) -> None:
    """DG-29.9 The Clan card and all Jinx cards are shown, and the game is over.

    RC-OVA.15, RC-SOL.13 Omega wins where nobody has delivered a Thesis.
    """
    if s.terms.omega and not s.delivered:
        s.omega_won = True
    reveal_clan(s)
    for seat in range(s.seats):
        show(s, face_down(s, seat))
    s.ranking = ranked(s)
    tricks = s.terms.cards.tricks
    s.discard += [card for card in held(s) if card in tricks]  # of a test that is not finished
    s.stack.clear()
    if s.heard:
        scores = [sum(column) for column in zip(*[x.points for x in score_sheet(s)], strict=True)]
        if s.omega_won:
            s.say("omega-wins")
        s.say("game-over", scores=tuple(scores), ranking=s.ranking, delivered=s.delivered)
