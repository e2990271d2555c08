"""RC-BIG.4 What a mode may change: the rules ask it where it could matter, and it says nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec
from msgspec.structs import replace

from ludoteca.games.dungeonology.components import MODE, PILES, Colour, Deed
from ludoteca.kernel.event import Reason, Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition
    from ludoteca.games.dungeonology.terms import Terms

Part = tuple[str, int, int]
Eggs = tuple[tuple[int, int], ...]


class Mode(msgspec.Struct, frozen=True, tag=True, tag_field="mode", omit_defaults=True):
    """RC-BIG.5 The mode of a Big Boss: what lies on the table for it, and what it changes."""

    boss: ClassVar[str]
    special: ClassVar[dict[str, int]] = {}  # a Zone of its own, and among how many on top it lies
    free: ClassVar[tuple[int, ...]] = ()  # the deeds of it that are no Actions

    @classmethod
    def begun(cls, s: Expedition) -> Self:
        """RC-SET.4 What it puts on the table."""
        return cls()

    def but(self, **changes: Any) -> Self:
        return replace(self, **changes)

    @classmethod
    def zones(cls, terms: Terms) -> dict[str, int]:
        """RC-SET.8 Its Zones at such a table, and among how many on top of a pile each lies."""
        return cls.special

    # ------------------------------------------------------------ numbers

    def alert(self, s: Expedition, spot: int) -> list[Part]:
        """What it adds to the Alert value of a Zone."""
        return []

    def boss_alert(self, s: Expedition) -> int:
        """What it adds to the Alert Modifier of the Boss."""
        return 0

    def speed(self, seat: Seat) -> int:
        """What it adds to the Speed of a Scholar."""
        return 0

    def toll(self, s: Expedition, seat: Seat, spot: int) -> int:
        """The Speed points that moving there costs besides the first."""
        return 0

    def points(self, s: Expedition, seat: Seat) -> int:
        """RC-BIG.10 What it gives in the points count, never for a Thesis."""
        return 0

    def students(self) -> int:
        """How many Students more there are than in the base game."""
        return 0

    def hidden(self, s: Expedition, colour: Colour) -> int:
        """How many cubes of a kind lie where nobody sees them."""
        return 0

    # ------------------------------------------------------------ what a player may do

    def deeds(self, s: Expedition, seat: Seat) -> list[Deed]:
        """What the active player may do at any time in a phase of their own."""
        return []

    def actions(self, s: Expedition, seat: Seat) -> list[Deed]:
        """DG-23.2 What may be done as an Action."""
        return []

    def why_not(self, s: Expedition, seat: Seat, deed: Deed) -> Reason:
        return Reason("RC-BIG.4", "not-in-this-mode")

    def perform(self, s: Expedition, seat: Seat, deed: Deed) -> None:
        raise AssertionError(deed)

    # ------------------------------------------------------------ when something happens

    def explores(self, s: Expedition, seat: Seat) -> None:
        """An Explore Activity begins."""

    def moving(self, s: Expedition, seat: Seat, spot: int) -> bool:
        """A Scholar moves there: whether something is asked first, and that Zone entered then."""
        return False

    def leaving(self, s: Expedition, seat: Seat, spot: int) -> bool:
        """A Scholar goes on into a Zone just placed: whether that is not entered now."""
        return False

    def from_stairs(
        self, s: Expedition, floor: int, fits: Callable[[int], bool]
    ) -> tuple[Self, int] | None:
        """A Zone that Stairs lead to instead of one of the pile, and the mode without it."""
        return None

    def apart(self, s: Expedition) -> list[int]:
        """RC-ZSP.3 The Zone cards that lie in no pile and not on the table."""
        return []

    def won_home(self, s: Expedition, seat: Seat) -> None:
        """CT1 A test that is no Study has been passed."""

    def placed(self, s: Expedition, seat: Seat, spot: int) -> None:
        """A Zone has been placed, by that player."""

    def panics(self, s: Expedition) -> None:
        """Part 3.10 Maximum Alert has begun."""

    def panic_turn(self, s: Expedition, seat: Seat) -> None:
        """Part 3.10 A turn begins in Maximum Alert, once its Students have been drawn."""

    def panic_entered(self, s: Expedition, seat: Seat, spot: int) -> None:
        """Part 3.10 A Scholar has entered a Zone in Maximum Alert."""

    def came_home(self, s: Expedition, seat: Seat) -> None:
        """A Scholar has arrived in the Starting Zone."""

    def removed(self, s: Expedition, seat: Seat) -> None:
        """A Scholar has left the match."""

    def study_failed(self, s: Expedition, seat: Seat) -> None:
        """A Study has failed, and its Students have been drawn."""

    def study_passed(self, s: Expedition, seat: Seat) -> None:
        """A Study has been passed."""

    def loses(self, s: Expedition, seat: Seat, what: str) -> None:
        """Part C.7 A Scholar loses what only this mode gives."""

    def has(self, seat: Seat, what: str) -> bool:
        """Part C.7 Whether that Scholar has it."""
        return False

    def lay(self, s: Expedition, seat: Seat, what: str) -> None:
        """Part C.7 A token of this mode is laid where the Boss is."""

    # ------------------------------------------------------------ the Boss

    def goals(self, s: Expedition, seeks: str) -> set[int]:
        """The Zones that he seeks, where they are no Scholars."""
        return set()

    def sighted(self, s: Expedition, spot: int) -> list[int]:
        """Where he appears when he is called from that Zone, if that is not as ever."""
        return []

    def boss_moved(self, s: Expedition, seat: Seat) -> None:
        """He has moved; *seat* has activated him."""

    # ------------------------------------------------------------ positions

    def troubles(self, s: Expedition) -> bool:
        """Whether something lies where it cannot."""
        return False

    def told(self, s: Expedition) -> dict[str, Any]:
        """For a position: everything, by plain numbers and words."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    @classmethod
    def read(cls, s: Expedition, told: dict[str, Any]) -> Self:
        """And back; what is not told is as at first."""
        first = msgspec.to_builtins(cls.begun(s))
        return msgspec.convert({**first, **told}, cls, strict=False)

    def seen(self) -> dict[str, Any]:
        """What everybody sees: what is hidden are faces of cards."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain


def set_at(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def lose_speed(s: Expedition, seat: Seat) -> None:
    """DG-17.6 A Speed point less in this phase, of the Scholar card first (DG-Q.23)."""
    phase = s.phase()
    if phase.speed or phase.bonus:
        fewer = {"speed": phase.speed - 1} if phase.speed else {"bonus": phase.bonus - 1}
        s.amend_phase(phase.but(**fewer))
        if s.heard:
            s.say("slowed", seat=seat, count=1)


def asked(deed: Deed) -> int:
    """Which deed of a mode it is."""
    return deed[1] if len(deed) > 1 and deed[0] == MODE else -1


def shuffle_in(s: Expedition, zone: int, top: int) -> None:
    """RC-SET.8, RA-80 A special Zone among the topmost of its pile, known by its back."""
    floor = s.terms.content.zones[zone].floor
    cards = s.terms.cards.zones[floor]
    card = next(x for x in cards if s.faces[x] == zone)
    pile = [x for x in s.piles[floor] if x != card]
    pile.insert(len(pile) - s.below(PILES, min(top, len(pile) + 1)), card)
    s.piles[floor] = tuple(pile)
