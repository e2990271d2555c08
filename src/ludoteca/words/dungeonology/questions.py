"""What Dungeonology asks, in words."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dungeonology.components import ACTED, NO_CUBE
from ludoteca.games.dungeonology.main.declaring import AUXILIARY
from ludoteca.games.dungeonology.rocca_civetta.wards import WARDS
from ludoteca.games.dungeonology.stealth import NOBODY
from ludoteca.games.dungeonology.unfolding import OF_CARD
from ludoteca.games.dungeonology.vocabulary.words import TOKENS
from ludoteca.kernel.event import Seat
from ludoteca.words.dungeonology.choices import Choices
from ludoteca.words.dungeonology.deeds import PHASES
from ludoteca.words.dungeonology.numbers import sums, test_of
from ludoteca.words.speaker import View

TESTS = ("Declare", "Lap", "Duel", "Rogue", "ChooseSide")  # asked while a test is going on


class Questions(Choices):
    """What is asked, plainly."""

    def asked(self, kind: str, view: View, seat: Seat) -> str:
        self.look(view)
        frame = view["stack"][-1]
        told: dict[str, Any] = {}
        form = ""
        if kind in PHASES:
            told = {"speed": frame["speed"], "bonus": frame["bonus"]}
            acted = [ACTED, seat] in [list(each) for each in view.get("this_turn", ())]
            done = frame["studied"] or frame["spied"] or acted
            form = "-done" if kind == "Action" and done else ""
        elif kind == "PlaceZone":
            told["zone"] = self.zone_name(view["cards"][frame["card"]])
            form = "-stairs" if frame["by_stairs"] else "-omega" if frame.get("omega") else ""
        elif kind in TESTS:
            told, form = self._test(kind, frame, view, seat)
        elif kind == "Priority":
            told["seat"] = self.seat_name(view["active"])
        elif kind == "Stun":
            told = {
                "count": frame["count"],
                "stunned": view["stunned"][seat],
                "most": self.number(view, seat, "resistance"),
            }
            form = "-captured" if told["stunned"] >= told["most"] else ""
        elif kind == "LeaveCubes":
            told["count"] = frame["count"]
            if frame["colour"] != NO_CUBE:
                told = {"colour": self.colour(frame["colour"]), "zone": self.spot(frame["spot"])}
                form = "-where"
        elif kind in ("DiscardTricks", "Retrieve", "PeerReview", "StuntDouble"):
            told["count"] = frame["count"]
        elif kind == "Brew":
            told = {"count": frame["count"], "drawn": frame["drawn"]}
        elif kind == "LayToken":
            told["token"] = self.say(f"laid-{TOKENS[frame['token']]}")
        elif kind == "Declared":
            design = view["cards"][frame["card"]]
            told = {"seat": self.seat_name(frame["seat"]), "card": self.object_name(design)}
            targets = self.targets(design, frame["targets"])
            if frame["way"] == AUXILIARY:
                mode, *victims = frame["targets"]
                told["effect"] = self.auxiliary(self.content.auxiliary[design][mode])
                targets = self.seat_names(victims) if victims else ""
            else:
                told["effect"] = self.main_does(design)
            if targets:
                told["card"] = f"{told['card']} ({targets})"
        elif kind == "Ward":
            told = {"colour": self.colour(frame["colour"])}
            told["ability"] = self.ability_name(WARDS[frame["ability"]])
        elif kind == "DrawnStudents":
            drawn = frame["kinds"][0]
            told = {"congregation": self.congregation(drawn), "does": self.member_does(drawn)}
        elif kind == "LayTrap":
            told["zone"] = self.spot(frame["spot"])
        elif kind in ("LookPile", "Pathfinder"):
            told["zones"] = self.zones_seen(frame["cards"], view)
        elif kind in ("TakeCard", "DiscardCard"):
            told["seat"] = self.seat_name(frame["victim"])
        elif kind in ("NameAnew", "ChooseWay"):
            if kind == "NameAnew":
                told["seat"] = self.seat_name(frame["victim"])
            source = (OF_CARD, view["stack"][-3]["card"]) if kind == "NameAnew" else frame["source"]
            told["card"] = self.source_name(source, view)
        elif kind == "Protect":
            told["colour"] = self.colour(frame["colour"])
        elif kind == "Donate":
            told["seat"] = self.seat_name(frame["taker"])
        elif kind == "LeaveCube":
            told["colour"] = self.colour(frame["colour"])
        elif kind == "Peek":
            told = {"count": frame["kept"], "cards": self.seen(frame["cards"], view)}
        elif kind == "OmegaPlace":
            if frame["colour"] != NO_CUBE:
                told, form = {"colour": self.colour(frame["colour"])}, "-leave"
        elif kind == "Stairs":
            told["zone"] = self.spot(frame["spot"])
        return self.say(f"asks-{kind}{form}", **told)

    def _test(self, kind: str, frame: View, view: View, seat: Seat) -> tuple[dict[str, Any], str]:
        """How the test stands; who tests is asked otherwise than who interferes."""
        test = test_of(view)
        assert test is not None
        stealth, alert = sums(test, view)
        told: dict[str, Any] = {"stealth": stealth, "alert": alert}
        told["seat"] = self.seat_name(view["active"])
        if kind == "Rogue":
            told["count"] = frame["left"]
        elif kind == "ChooseSide":
            told["amount"] = frame["amount"]
        elif kind == "Declare":
            told["bonus"] = self.study_bonus(view, seat) if test["target"] == NOBODY else 0
        own = kind in ("Lap", "Duel") and seat == view["active"]
        return told, "-own" if own else ""
