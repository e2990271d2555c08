"""KC-17, KC-18 Final scoring and ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.king_of_con.collection import count_of, epics_in, tallies
from ludoteca.games.king_of_con.components import TOKENS_PER_POINT
from ludoteca.kernel.event import Seat
from ludoteca.kernel.game import Line
from ludoteca.kernel.knowledge import show

if TYPE_CHECKING:
    from ludoteca.games.king_of_con.state import Con


def score_sheet(s: Con) -> list[Line]:
    """KC-17 Objects, Passions, Epic Collections, tokens; a theme where the Scenario has one."""
    collections, faces = tallies(s), s.faces
    objects = map(s.owner.count, range(s.seats))
    passions, epic = [0] * s.seats, [0] * s.seats
    for seat, cards in enumerate(s.passions):
        for card in cards:
            passions[seat] += count_of(faces[card], collections[seat])
    for seat, _ in epics_in(collections):
        epic[seat] += s.terms.epic_points
    tokens = [reserve // TOKENS_PER_POINT for reserve in s.reserve]
    lines = [
        Line("objects", "KC-17.2", tuple(objects)),
        Line("passions", "KC-17.3", tuple(passions)),
    ]
    if s.theme:  # Scenario 7
        lines.append(Line("theme", "KC-20.2", tuple([count_of(s.theme, x) for x in collections])))
    lines.append(Line("epic-collections", "KC-17.5", tuple(epic)))
    lines.append(Line("tokens", "KC-17.7", tuple(tokens)))
    return lines


def points(s: Con) -> list[int]:
    """KC-17 The sums of the score sheet, by seat."""
    return [*map(sum, zip(*[line.points for line in score_sheet(s)], strict=True))]


def on_objects(s: Con) -> list[int]:
    """KC-18.1 By seat, the tokens on the Objects of its Collection."""
    tokens, value = [0] * s.seats, s.value
    for thing, seat in enumerate(s.owner):
        if seat >= 0:
            tokens[seat] += value[thing]
    return tokens


def ranked(s: Con, vp: list[int]) -> tuple[Seat, ...]:
    """KC-18.4 Most VP, then most tokens on Objects (KC-18.1), then the lower Monkey (KC-18.2)."""
    fewest = [-tokens for tokens in on_objects(s)]
    places = sorted(zip([-x for x in vp], fewest, s.monkey, range(s.seats), strict=True))
    return tuple([place[3] for place in places])


def end(s: Con) -> None:
    """KC-17.1 The Passions are revealed, and KC-1.2 most VP win."""
    show(s, [card for cards in s.passions for card in cards])
    vp = points(s)
    s.ranking = ranked(s, vp)
    if s.heard:
        passions = tuple([tuple([s.faces[card] for card in cards]) for cards in s.passions])
        s.say("game-over", scores=tuple(vp), ranking=s.ranking, passions=passions)
    s.leave()
