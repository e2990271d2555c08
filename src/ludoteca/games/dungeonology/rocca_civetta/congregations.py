"""RC-CNG Students of Congregations: how many of them are where.

They are Students like all others (RC-CNG.19): `students`, `bonfire` and `bag` count them, and
beside these the state tells which of them belong to a Congregation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import CONGREGATIONS, MEMBERS, STANDARD
from ludoteca.games.dungeonology.rocca_civetta.modules import KEPT_OUT
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

PHI, ZETA, IOTA, LAMBDA = range(4)
NONE = (0, 0, 0, 0)  # by Congregation


def figures(s: Expedition) -> int:
    """How many of the Students in play belong to a Congregation."""
    burning = len([1 for kind in s.pyre if kind != STANDARD])
    return sum(s.bag_members) + burning + sum(map(sum, s.members))


def in_reserve(s: Expedition, kind: int) -> int:
    """RC-CNG.12 How many Students of a Congregation are in the Reserve."""
    owned = sum([mine[kind] for mine in s.members])
    elsewhere = s.phi_on_boss if kind == PHI else 0  # RC-CNG.6
    return MEMBERS - s.bag_members[kind] - s.pyre.count(kind) - owned - elsewhere


def standard(s: Expedition, seat: Seat) -> int:
    """How many standard Students a Scholar owns."""
    return s.students[seat] - sum(s.members[seat])


def change(s: Expedition, seat: Seat, kind: int, by: int) -> None:
    """So many Students of a Congregation more or fewer; `students` is the caller's business."""
    mine = list(s.members[seat])
    mine[kind] += by
    s.members = (*s.members[:seat], tuple(mine), *s.members[seat + 1 :])


def parted(s: Expedition, seat: Seat, count: int) -> list[int]:
    """Which Students a Scholar parts with: standard ones first, then in the printed order."""
    most = count - standard(s, seat)
    if most <= 0:
        return []
    return [kind for kind, n in enumerate(s.members[seat]) for _ in range(n)][:most]


def put_in(s: Expedition, wanted: int) -> list[int]:
    """RC-CNG.10 to RC-CNG.13 One Student of each Congregation into the University.

    They take the places of standard ones, so there are no more of them than such places.
    RA-37 Where only Jukas brings them, none is put in.
    """
    if not s.terms.fills_congregations:
        return []
    there = [kind for kind in s.congregations if in_reserve(s, kind) > 0][: max(0, wanted)]
    s.bag_members = tuple([n + (kind in there) for kind, n in enumerate(s.bag_members)])
    s.bag = (s.bag[0] + len(there), s.bag[1])
    return there


def take_from_bonfire(s: Expedition, seat: Seat, count: int) -> None:
    """RC-CNG.16, RA-47 The last ones placed come first."""
    left = len(s.pyre) - count
    for kind in s.pyre[left:]:
        if kind != STANDARD:
            change(s, seat, kind, 1)
    s.pyre = s.pyre[:left]


def choose(s: Expedition) -> None:
    """RC-CNG.3 to RC-CNG.8 The Congregations of this match, once Scholars and Boss are known."""
    present = {s.terms.content.scholars[number].id for number in s.scholars}
    if s.terms.boss:
        present.add(s.terms.content.bosses[s.profile].boss)
    gone = [CONGREGATIONS.index(kept) for who, kept in KEPT_OUT.items() if who in present]
    s.congregations = tuple([kind for kind in s.terms.congregations if kind not in gone])
    if "jukas" in present:
        s.phi_on_boss = MEMBERS  # RC-CNG.6
