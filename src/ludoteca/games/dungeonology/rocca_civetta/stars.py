"""RC-STR Star tokens: the Stars of a Note board by metal and colour; who has reached which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import LETTERS, Colour
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.content import Content
    from ludoteca.games.dungeonology.rows import Stars
    from ludoteca.games.dungeonology.state import Expedition

METALS = ("silver", "gold")
Token = tuple[int, Colour]  # a metal, and the colour of the border


def tokens(content: Content, board: Sequence[int]) -> list[Token]:
    """RC-STR.1 The tokens of a board, those of a colour together: one for each Star reached."""
    return [
        (metal, colour)
        for colour, n in enumerate(board)
        for metal in range(len(METALS))
        for _ in range(content.metals[colour][metal][n])
    ]


def reached(content: Content, board: Sequence[int], wanted: Sequence[Stars]) -> bool:
    """RC-CLN.3 Whether all of these Stars have been reached; the metal matters."""
    mine = tokens(content, board) if wanted else []
    for stars in wanted:
        metal = METALS.index(stars.metal)
        colours = [LETTERS.index(stars.colour)] if stars.colour else range(len(LETTERS))
        if sum([mine.count((metal, colour)) for colour in colours]) < stars.count:
            return False
    return True


def tell_tokens(s: Expedition, seat: Seat, before: Sequence[int]) -> None:
    """RC-STR.2, RC-STR.3 The token of a Star that is reached is taken; of one lost, discarded."""
    content = s.terms.content
    had, has = tokens(content, before), tokens(content, s.boards[seat])
    for metal, colour in sorted({*had, *has}):
        change = has.count((metal, colour)) - had.count((metal, colour))
        for _ in range(abs(change)):
            s.say("star-token", seat=seat, metal=METALS[metal], colour=colour, taken=change > 0)
