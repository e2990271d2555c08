"""RC-BIG The mode of a Big Boss in words: its rules, what lies where, what each Scholar has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from ludoteca.games.dungeonology.components import NO_EGG, NOBODY, NOWHERE
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.sea import TENTACLES
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.temple import (
    CATACOMBS,
    CATACOMBS_ABOVE,
    CRYPT,
    NO_BRIDGE,
)
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.winter import HOT_WATER
from ludoteca.kernel.event import Seat
from ludoteca.words.speaker import View

Said = Callable[..., str]
# by Big Boss, how many sentences
RULES = {
    "fredo": 5,
    "mother-basilisk": 4,
    "marconiglio": 4,
    "enrico-giovanni": 5,
    "scylla-and-charybdis": 5,
}
Lying = list[tuple[str, int]]  # what lies in a Zone, and how many of it


def lying(view: View, spot: int) -> Lying:
    """The tokens of the mode in a Zone."""
    mode = view.get("mode", {})
    counts = Counter[str]()
    counts["ice"] = list(mode.get("ice", ())).count(spot)
    counts["tentacle"] = list(mode.get("tentacles", ())).count(spot)
    counts["boulder"] = mode.get("boulder", NOWHERE) == spot
    counts["egg"] = eggs(mode.get("eggs", ())).count(spot)
    if mode.get("mode") == "Temple":
        zone = SHELF.ours().zones[view["placed"][spot][0]].id
        counts["idol"] = zone == CRYPT and mode.get("idol", False)
        counts["pillar"] = zone == CRYPT and mode.get("pillar", False)
        bridge = mode.get("bridge", NO_BRIDGE) != NO_BRIDGE
        counts["bridge"] = zone in (CATACOMBS, CATACOMBS_ABOVE) and bridge
    return [(kind, n) for kind, n in counts.items() if n]


def eggs(found: Iterable[Any]) -> list[int]:
    """The spots of Eggs: of Marconiglio's each is a spot and an Egg."""
    return [each if isinstance(each, int) else each[0] for each in found]


def owned(view: View, seat: Seat) -> Lying:
    """What the mode gives a Scholar; Hot Water and Shells are told if there are none."""
    mode = view.get("mode", {})
    found: Lying = []
    if "water" in mode:
        found.append(("water", mode["water"][seat]))
    if seat in mode.get("carriers", ()):
        found.append(("egg", 1))
    if "banked" in mode and mode["banked"][seat]:
        found.append(("banked", mode["banked"][seat]))
    if mode.get("brought", NOBODY) == seat:
        found.append(("brought", 1))
    if "offerings" in mode:
        found.append(("offerings", mode["offerings"][seat]))
    if mode.get("blessed", NOBODY) == seat:
        found.append(("blessed", 1))
    if "shells" in mode:
        found.append(("shells", mode["shells"][seat]))
    return found


def status(view: View) -> Lying:
    """What is left beside the Campus or on the card of the Boss."""
    mode = view.get("mode", {})
    kind = mode.get("mode")
    if kind == "Winter":
        spent = sum(mode["water"])
        return [("iota", mode.get("iota", 6)), ("water", HOT_WATER - spent)]
    if kind == "Brood":
        return [("eggs", mode.get("left", 7))]
    if kind == "EggHunt":
        return [("eggs", len(mode.get("pile", ())) + (mode.get("reserved", NO_EGG) != NO_EGG))]
    if kind == "Sea":
        left = [("tentacles", TENTACLES - len(mode.get("tentacles", ())))]
        return [*left, ("lair", 1)] if mode.get("aside", True) else left
    return []


class ModeWords:
    """The same in sentences of a language."""

    def __init__(self, say: Said) -> None:
        self.say = say

    def rules(self, boss: str) -> list[str]:
        return [self.say(f"mode-{boss}-{n}") for n in range(1, 1 + RULES[boss])]

    def name(self, boss: str) -> str:
        return self.say(f"mode-{boss}")

    def lying(self, view: View, spot: int) -> list[str]:
        return [self.say(f"lying-{kind}", count=n) for kind, n in lying(view, spot)]

    def owned(self, view: View, seat: Seat) -> list[str]:
        return [self.say(f"has-{kind}", count=n) for kind, n in owned(view, seat)]

    def status(self, view: View) -> list[str]:
        return [self.say(f"status-{kind}", count=n) for kind, n in status(view)]

    def whole(self, boss: str) -> str:
        rules = f"{self.say('list-separator')} ".join(self.rules(boss))
        return self.say("mode-explained", mode=self.name(boss), rules=rules)
