"""Numbers that a table of Dungeonology shows: of Scholars, of boards, of a Stealth test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.dungeonology.components import FALSE, NO_CUBE
from ludoteca.games.dungeonology.rows import Face
from ludoteca.games.dungeonology.scholars import Stat
from ludoteca.kernel.event import Seat
from ludoteca.words.dungeonology.mains import MainNames
from ludoteca.words.speaker import View, face_of


class Numbers(MainNames):
    """What a table shows of Scholars, boards and tests."""

    def face(self, view: View, seat: Seat) -> Face:
        """DG-7.2 The side of the Scholar card that is up."""
        found: Face = self.content.faces[view["scholars"][seat]][view["fired_up"][seat]]
        return found

    def has_backpack(self, view: View, seat: Seat) -> bool:
        """RC-SCH.2 Whether that Scholar is the one with a Backpack."""
        return "backpack" in [ability.id for ability in self.face(view, seat).abilities]

    def number(self, view: View, seat: Seat, name: Stat) -> int:
        """DG-6.3 to DG-6.8 A number of the Scholar card, and what changes it."""
        found: int = view["numbers"]["stats"][seat][name]
        return found

    def study_bonus(self, view: View, seat: Seat) -> int:
        """DG-6.19, RC-CPS.12"""
        beside = zip(self.content.arrows, view["boards"][seat], strict=True)
        raised: int = view["study_start"][seat] if "study_start" in view else 0
        found: int = sum([arrows[n] for arrows, n in beside])
        up = [face_of(view, card) for card in view["jinxes"][seat]]
        spilt = [x for x in up if x is not None and "no-study-bonus" in self.jinx_row(x).lasting]
        return 0 if spilt else raised + found

    def stars(self, view: View, seat: Seat) -> int:
        """DG-6.14"""
        beside = zip(self.content.stars, view["boards"][seat], strict=True)
        return sum([stars[n] for stars, n in beside])

    def points(self, view: View, seat: Seat) -> int:
        """DG-6.11"""
        worth = zip(self.content.value, view["boards"][seat], strict=True)
        return sum([value * n for value, n in worth])

    def collected(self, k: int, view: View, seat: Seat) -> list[int]:
        """DG-38.2, DG-38.3 The colours that would be Collected."""
        left = [f - n for f, n in zip(self.content.capacity, view["boards"][seat], strict=True)]
        found: list[int] = []
        free = sum(left)
        for colour in view["cubes"][view["spots"][seat]]:
            if len(found) < k and colour != NO_CUBE and (colour == FALSE or free):
                if colour < FALSE and not left[colour]:
                    continue
                if colour < FALSE:
                    left[colour] -= 1
                free -= colour != FALSE  # RC-FLS.6, RC-UNI.4
                found.append(colour)
        return found

    def floor_of(self, view: View, seat: Seat) -> int:
        """The Floor on which a Scholar is."""
        zone: int = view["placed"][view["spots"][seat]][0]
        found: int = self.content.tiles[zone].floor
        return found

    def parts(self, parts: Sequence[Sequence[Any]], view: View) -> str:
        """What a side of a test is made of: ``Grand Bacchanal 2, 3 cubes 3``."""
        said = [
            self.say("part", what=self._part(what, of, view), amount=n) for what, of, n in parts
        ]
        return ", ".join(said) or self.say("list-nothing")

    def _part(self, what: str, of: int, view: View) -> str:
        if what == "zone":
            return self.spot(of)
        if what in ("bonus", "played", "divined", "luck", "main"):
            face = face_of(view, of)
            name = self.say("card-unknown") if face is None else self.object_name(face)
            return self.say(f"part-{what}", card=name)
        if what == "cube":
            return self.colour(of)
        if what == "students":
            return self.say("part-students", seat=self.seat_name(of))
        return self.say(f"part-{what}")


def test_of(view: View) -> View | None:
    """The Stealth test that is going on."""
    found: list[View] = [frame for frame in view["stack"] if frame["frame"] == "StealthTest"]
    return found[-1] if found else None


def sums(test: View, view: View) -> tuple[int, int]:
    """DG-39.1 to DG-39.4 Stealth and Alert as they stand."""
    alert = sum([part[2] for part in test["alert"]])
    if view["options"]["espionage_students"] == "dynamic":  # DG-Q.42
        counted = [part for part in test["alert"] if part[0] == "students"]
        alert += sum([view["students"][seat] - amount for _, seat, amount in counted])
    return sum([part[2] for part in test["stealth"]]), max(0, alert)
