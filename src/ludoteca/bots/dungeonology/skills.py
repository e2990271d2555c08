"""RC-SCH The Abilities of the new Scholars: which of them to use now, if any."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology.worth import Taste, clan_seen, cube_gain, cube_loss
from ludoteca.games.dungeonology.abilities import ABILITIES, NAMES, uses
from ludoteca.games.dungeonology.components import FALSE, OWN_PHASE, UNIVERSAL, Deed
from ludoteca.games.dungeonology.cubes import KEEP, LOSE
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

TRAP = 1.0  # what a Trap in the way of others is worth
SPARE = 1.2  # by how much an Ability has to be better than its cost


def best_skill(s: Expedition, seat: Seat, taste: Taste) -> Deed | None:
    """Those that help for sure: cubes exchanged, Students, cards, Jinx cards, Traps."""
    best, found = 0.0, None
    for deed in uses(s, seat, OWN_PHASE):
        worth = worth_of(s, seat, deed, taste)
        if worth > best:
            best, found = worth, deed
    return found


def worth_of(s: Expedition, seat: Seat, deed: Deed, taste: Taste) -> float:
    name, content = ABILITIES[deed[1]], s.terms.content
    costs_card = NAMES.get(name, ())[:1] == ("card",)
    price = taste.bonus * content.bonus[s.faces[deed[2]]] if costs_card else 0.0
    if name == "recombine":
        clan, board, (old, new) = clan_seen(s, seat), s.boards[seat], deed[3:]
        less = (*board[:old], board[old] - 1, *board[old + 1 :])
        lost = cube_loss(content, taste, board, old, clan)
        if new == FALSE:
            return 0.0
        columns = [
            c for c, n in enumerate(less) if n < content.capacity[c] and new in (c, UNIVERSAL)
        ]
        return max([cube_gain(content, taste, less, c, clan) for c in columns]) - lost - price
    if name == "battle-cry":
        left = stat(s, seat, "resistance") - s.stunned[seat]
        return taste.student - taste.stunned * SPARE if left > 1 else 0.0
    if name == "shovel":
        top = content.bonus[s.faces[s.discard[-1]]]
        return taste.bonus * top - taste.student * SPARE if s.students[seat] > 1 else 0.0
    if name == "requiem":
        rows, card = content.jinxes, deed[2]
        penalty = rows[s.faces[card]].penalty if s.knowers[card] >> seat & 1 else 2
        return penalty - 2 * taste.student
    return TRAP - price if name == "iron-jaws" else 0.0


def ward(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """A cube is worth more than two cards or a token, unless the token is the last one."""
    return KEEP if stat(s, seat, "resistance") - s.stunned[seat] > 1 else LOSE
