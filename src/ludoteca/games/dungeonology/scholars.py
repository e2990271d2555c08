"""DG-6, DG-7 The numbers of a Scholar: from the face of its card, and from what lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludoteca.games.dungeonology.components import CAMP, GONE, Mask, mask
from ludoteca.games.dungeonology.rows import Ability, Face, PanicRow
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import EVERYONE

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

Stat = Literal["speed", "hand", "intelligence", "resistance", "starting_students"]
LASTING = {  # what may change it, as cards call it
    "speed": "speed",
    "hand": "hand",
    "intelligence": "intelligence",
    "resistance": "resistance",
    "starting_students": "starting-students",
}
LEAST = {"speed": 1, "intelligence": 1, "resistance": 1}  # Part C.10: no Jinx takes the last one


def face(s: Expedition, seat: Seat) -> Face:
    """DG-7.2 The side of the Scholar card that is up."""
    up: Face = s.terms.content.faces[s.scholars[seat]][s.fired_up[seat]]
    return up


def skill(s: Expedition, seat: Seat, name: str) -> Ability | None:
    """RC-SCH.2 That Ability of a new Scholar, if the face that is up has it."""
    abilities = s.terms.content.abilities
    if not (s.terms.new_scholars or abilities.lent):
        return None
    mine: dict[str, Ability] = abilities.own_rules[s.scholars[seat]][s.fired_up[seat]]
    return mine.get(name)


def lasting(s: Expedition, seat: Seat, what: str) -> int:
    """DG-27.1, DG-27.7 What Jinx cards, Interns and Abilities of that Scholar change, together."""
    content = s.terms.content
    changed = 0
    if what in content.interns_help and seat in s.interns:
        changed = by_interns(s, seat, what)
    if content.abilities.lasts:
        changed += by_abilities(s, seat, what)
    if s.familiars and what in content.familiars_help:
        changed += by_familiars(s, seat, what)
    jinxes = s.jinxes[seat]
    if not jinxes or what not in content.jinxes_hurt:
        return changed
    if s.terms.start_shields_jinx and s.spots[seat] == CAMP:  # DG-Q.8
        return changed
    by, faces, knowers = content.jinxes_hurt[what], s.faces, s.knowers
    for card in jinxes:
        if faces[card] in by and knowers[card] == EVERYONE:
            changed += by[faces[card]]
    return changed


def by_abilities(s: Expedition, seat: Seat, what: str) -> int:
    """DG-6.1 What the passive Abilities of the face that is up change."""
    changes: dict[str, int] = s.terms.content.abilities.lasting[s.scholars[seat]][s.fired_up[seat]]
    return changes.get(what, 0)


def by_interns(s: Expedition, seat: Seat, what: str) -> int:
    """DG-37.4 What the Interns of that Scholar change."""
    changed, owners = 0, s.interns
    for number, amount in s.terms.content.interns_help.get(what, ()):
        if number < len(owners) and owners[number] == seat:
            changed += amount
    return changed


def by_familiars(s: Expedition, seat: Seat, what: str) -> int:
    """RC-FAM.5 What the Familiars attached to that Scholar change."""
    changed, owners = 0, s.familiars
    for number, amount in s.terms.content.familiars_help.get(what, ()):
        if number < len(owners) and owners[number][0] == seat:
            changed += amount
    return changed


def protected(s: Expedition, seat: Seat) -> Mask:
    """DG-37.7 The colours of which that Scholar's cubes are Protected."""
    rows = s.terms.content.interns
    return mask("".join({rows[n].shield for n, owner in enumerate(s.interns) if owner == seat}))


def stat(s: Expedition, seat: Seat, name: Stat) -> int:
    """DG-6.3 to DG-6.8 A number of the Scholar card, and what Jinx cards change of it."""
    content = s.terms.content
    number: int = getattr(content.faces[s.scholars[seat]][s.fired_up[seat]], name)
    if s.jinxes[seat] or seat in s.interns or content.abilities.lasts:
        more = lasting(s, seat, LASTING[name])
        if more:
            number = max(LEAST.get(name, 0), number + more)
    if s.mode is not None and name == "speed" and (changed := s.mode.speed(seat)):
        number = max(LEAST[name], number + changed)
    if s.panicking and name in (fixed := panic(s).sets):  # Part C.11
        return fixed[name]
    return number


def panic(s: Expedition) -> PanicRow:
    """DG-33.3 The Panic card under the Alert card; to be asked once it has been turned up."""
    row: PanicRow = s.terms.content.panics[s.faces[s.terms.cards.panic]]
    return row


def captures(s: Expedition) -> bool:
    """Part C.11 Whether who would get a Stunned token beyond the limit is Captured."""
    return s.panicking and panic(s).captures


def in_play(s: Expedition) -> list[Seat]:
    """DG-15.10 The Scholars who have not left the game."""
    return [seat for seat, spot in enumerate(s.spots) if spot != GONE]


def within_reach(s: Expedition, seat: Seat) -> bool:
    """DG-5.3, DG-15.10 Whether effects can choose that Scholar: neither in the camp nor gone."""
    return s.spots[seat] > CAMP and seat not in s.captured  # DG-Q.99


def at_limit(s: Expedition, seat: Seat) -> bool:
    """DG-8.3 Whether that Scholar can get no further Stunned token."""
    stunned = s.stunned[seat]
    if not stunned and not s.panicking:  # Part C.10: it is never less than 1, but for a Panic card
        return False
    return stunned >= stat(s, seat, "resistance")


def discard_excess(s: Expedition, seat: Seat) -> None:
    """DG-8.8 Stunned tokens above the Resistance are discarded."""
    most = stat(s, seat, "resistance")
    if s.stunned[seat] > most:
        if s.heard:
            s.say("stunned-discarded", seat=seat, count=s.stunned[seat] - most)
        s.stunned[seat] = most
