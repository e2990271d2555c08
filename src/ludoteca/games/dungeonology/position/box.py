"""What has not been laid out yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.games.dungeonology.components import (
    JINX_DECK,
    PILES,
    TABLE,
    TRICK_DECK,
)
from ludoteca.games.dungeonology.position.shape import ANY
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Reason
from ludoteca.kernel.knowledge import EVERYONE

UNKNOWN = -1  # its place, until it is dealt


class Box:
    """What has not been laid out yet, by back; what is not there is noted."""

    def __init__(self, s: Expedition) -> None:
        self.s, self.reasons = s, list[Reason]()
        c = s.terms.content
        self.names = {
            "trick": [row.id for row in c.designs],
            "jinx": [row.id for row in c.jinxes],
            "zone": [row.id for row in c.zones],
            "clan": [row.id for row in c.clans],
        }
        all_cards = s.terms.cards
        self.left = {
            "trick": list(all_cards.tricks),
            "jinx": list(all_cards.jinxes),
            "zone": [card for back in all_cards.zones for card in back],
            "clan": list(all_cards.clans),
        }
        if s.terms.research:
            self.names["research"] = [row.id for row in c.researches]
            self.left["research"] = list(all_cards.researches)
        if s.terms.omega:
            self.names["omega"] = [row.id for row in c.omegas]
            self.left["omega"] = list(all_cards.omegas)
        streams = {
            "omega": TABLE,
            "research": TABLE,
            "trick": TRICK_DECK,
            "jinx": JINX_DECK,
            "zone": PILES,
            "clan": TABLE,
        }
        for kind, cards in self.left.items():
            s.mix(streams[kind], cards)

    def take(self, kind: str, name: str) -> list[int]:
        """A card that bears that name; none where there is none left."""
        names = self.names[kind]
        for card in self.left[kind]:
            if names[self.s.faces[card]] == name:
                self.left[kind].remove(card)
                return [card]
        key = "card-too-often" if name in names else "no-such-card"
        self.reasons.append(Reason("DG-40.3", key, {"kind": kind, "id": name}))
        return []

    def named(self, kind: str, names: Iterable[str], who: int = 0) -> list[int]:
        cards = [card for name in names for card in self.take(kind, name)]
        for card in cards:
            self.s.knowers[card] |= who
        return cards

    def up_or_down(self, names: Iterable[str]) -> list[int]:
        """Jinx cards as they lie: one whose name begins with a question mark is face down."""
        cards: list[int] = []
        for name in names:
            who = 0 if name.startswith(ANY) else EVERYONE
            cards += [UNKNOWN] if name == ANY else self.named("jinx", [name.removeprefix(ANY)], who)
        return cards

    def fill(self, kind: str, cards: Iterable[int]) -> list[int]:
        """The same with a card of the rest for each that is not known."""
        return [x for card in cards for x in (self.deal(kind, 1) if card == UNKNOWN else [card])]

    def deal(self, kind: str, count: int) -> list[int]:
        if not 0 <= count <= len(self.left[kind]):
            self.reasons.append(Reason("DG-40.3", "no-such-hand", {"count": count}))
            count = 0
        cards, self.left[kind] = self.left[kind][:count], self.left[kind][count:]
        return cards

    def upon(self, kind: str, top: Sequence[int]) -> list[int]:
        """These cards upon all the rest, the first of them on top."""
        return [*self.left[kind], *top[::-1]]


def swap(s: Expedition, one: int, other: int) -> None:
    faces = list(s.faces)
    faces[one], faces[other] = faces[other], faces[one]
    s.faces = tuple(faces)
