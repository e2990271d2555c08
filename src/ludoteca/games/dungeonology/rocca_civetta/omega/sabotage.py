"""RC-OPH.26, RC-OPH.27 Omega answers: Sabotage of a Stealth test, Reaction to a Trick card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import NOBODY
from ludoteca.games.dungeonology.rocca_civetta.omega.deck import reveal
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import OmegaMoves
from ludoteca.games.dungeonology.stealth import ALERT, StealthTest, add, reassess
from ludoteca.games.dungeonology.students import stun
from ludoteca.games.dungeonology.tricks import DiscardTricks, reveal_top
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def sabotage(s: Expedition, test: StealthTest) -> None:
    """RC-OPH.26 Solo whenever Stealth is declared; RC-OVA.12 else where Omega is spied on."""
    if not (s.terms.solo or test.target == s.seats):
        return
    for count in reveal(s, "sabotage").sabotage:
        foresee(s, count)
    if test.target == NOBODY:
        reassess(s)  # RC-OPH.29


def foresee(s: Expedition, count: int) -> None:
    """DG-21.7 A Divination of his: the highest Bonus value is added to the Alert."""
    cards, bonus = reveal_top(s, count), s.terms.content.bonus
    if cards:
        best = max(cards, key=lambda card: bonus[s.faces[card]])
        amount = bonus[s.faces[best]]
        if s.heard:
            s.say("omega-divines", cards=cards, best=best, amount=amount)
        s.discard += cards
        add(s, ALERT, "divined", best, amount)


def reaction(s: Expedition, attacker: Seat) -> bool:
    """RC-OPH.27 What the card revealed says; whether it cancels the effect."""
    does = reveal(s, "reaction").reaction
    if s.heard and does:
        s.say("omega-reacts", seat=attacker, reaction=does)
    if does == "discard":
        s.push(DiscardTricks(attacker, 1))
    elif does == "stun":
        stun(s, attacker)
    elif does == "move":
        s.push(OmegaMoves(attacker, 0, s.omega, flees=True))
    return does == "cancel"
