"""Choices of Dungeonology in words: deeds, things that are named, one of two answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.dungeonology.components import (
    ABILITY,
    CLAIMS,
    EXPLORE,
    MAIN,
    NO_CUBE,
    REST,
    THESIS,
    TRAPS,
)
from ludoteca.games.dungeonology.cubes import REFUSED
from ludoteca.games.dungeonology.known_abilities import OF_BASE_GAME
from ludoteca.games.dungeonology.main.choosing import NO_WAY, ways_of
from ludoteca.games.dungeonology.main.kinds import stated_by
from ludoteca.games.dungeonology.rocca_civetta.wards import WARDS
from ludoteca.games.dungeonology.stealth import STEALTH
from ludoteca.games.dungeonology.students import TOKEN
from ludoteca.games.dungeonology.unfolding import (
    OF_ABILITY,
    OF_CARD,
    OF_CONGREGATION,
    OF_INTERN,
    OF_INTERN_TAKEN,
    OF_JINX,
    OF_PANIC,
)
from ludoteca.games.dungeonology.vocabulary import Stated
from ludoteca.words.dungeonology.deeds import ANSWERS, PHASES, Deeds
from ludoteca.words.speaker import View, face_of

ACTIVITIES = {REST: "rest", THESIS: "thesis", EXPLORE: "explore"}
YES_OR_NO = {
    "Rogue": ("choice-divine", "choice-divine-not"),
    "Protect": ("choice-keep-cube", "choice-lose-cube"),
    "PeerReview": ("choice-review", "choice-review-not"),
    "DriveOff": ("choice-drive-off", "choice-drive-off-not"),
    "StuntDouble": ("choice-stunt-double", "choice-stunt-double-not"),
    "Frost": ("choice-frost", "choice-frost-not"),
    "Crossing": ("choice-crossing", "choice-crossing-not"),
    "BreakFree": ("choice-break-free", "choice-break-free-not"),
}
OF_SPOTS = (  # answered with a Zone on the table
    *("LeaveCube", "PlaceBoss", "LayToken", "OmegaPlace", "MoveEgg", "DriveBoss"),
    *("LayTentacle", "LayBoulder", "RollBoulder", "GatherEggs"),
)
OF_HAND = ("RestingHand", "Declare", "DiscardTricks", "Brew", "Bucket")


class Choices(Deeds):
    """What is chosen."""

    def choice(self, kind: str, choice: Any, view: View) -> str:
        self.look(view)
        if kind in (*PHASES, *ANSWERS):
            return self.deed(kind, choice, view)
        if kind in OF_HAND:
            if not choice:
                return self.say("choice-discard-none")
            form = "choice-declare" if kind == "Declare" else "choice-discard"
            return self.say(form, cards=self.seen(choice, view))
        if kind == "PlaceZone":
            return self.laid(choice, view)
        if kind == "Peek":
            return self.arranged(choice, view)
        if kind == "LookPile":
            return self.say("choice-order", zones=self.zones_seen(choice, view))
        if kind == "Retrieve":
            return self.say("choice-retrieve", cards=self.seen(choice, view))
        if kind == "ArrangeStudents":
            return ", ".join([self.student(x) for x in choice])
        if kind == "NameAnew":
            return self.targets(view["cards"][view["stack"][-3]["card"]], choice)
        return self._plain(kind, choice, view)

    def brief(self, kind: str, choice: Any, view: View) -> str:
        """DG-34.11, RC-SCH.2 What a card names: Zone, Scholar …; which Ability names what."""
        self.look(view)
        if kind not in (*PHASES, *ANSWERS) or choice[0] not in (MAIN, ABILITY):
            return ""
        if choice[0] == MAIN:
            design = face_of(view, choice[1])
            return "" if design is None else self.targets(design, choice[3:])
        things = self._named(choice, view) if choice[1] >= len(OF_BASE_GAME) else []
        if not things:
            return ""
        ability = self.ability_name(self.content.abilities.ids[choice[1]])
        return self.say("choice-ability-brief", ability=ability, things=", ".join(things))

    def _plain(self, kind: str, choice: int, view: View) -> str:
        """One thing, or one of two deeds."""
        if kind == "PickScholar":
            return self.scholar_name(choice)
        if kind == "Turn" and choice >= CLAIMS:
            return self.claimed(view["research"][choice - CLAIMS], view)
        if kind == "Turn":
            return self.say(f"choice-{ACTIVITIES[choice]}")
        if kind == "RestingJinx":
            return self.jinx(face_of(view, choice))
        if kind == "Stairs":
            return self.floor(choice)
        if kind in OF_SPOTS:
            return self.spot(choice)
        if kind == "LayBridge":
            return self.say(f"choice-bridge-{choice}")
        if kind == "LeaveCubes":
            if view["stack"][-1]["colour"] != NO_CUBE:
                return self.spot(choice)
            if choice == REFUSED:
                return self.say("choice-refuse")
            return self.say("choice-leave", colour=self.colour(choice))
        if kind == "BossWay":
            way = view["stack"][-1]["ways"][choice]
            zones = ", ".join([self.spot(spot) for spot in way])
            return self.say("choice-boss-way", zones=zones)
        if kind == "PushEgg":
            one, other = view["stack"][-1]["ways"][choice]
            return self.say("choice-push-egg", zone=self.spot(one), goal=self.spot(other))
        if kind == "Stun":
            return self.say("choice-token" if choice == TOKEN else "choice-student")
        if kind == "ChooseSide":
            return self.say("choice-stealth" if choice == STEALTH else "choice-alert")
        if kind in ("TakeCard", "DiscardCard"):
            return self.seen((choice,), view)
        if kind == "ChooseWay":
            return self._way(choice, view)
        if kind == "KeepIntern":
            return self.intern(view["stack"][-1]["interns"][choice])
        if kind == "Donate":
            return self.say("choice-donate", colour=self.colour(choice))
        if kind == "LoseCube":
            return self.say("choice-lose-own", colour=self.colour(choice))
        if kind == "PlaceUniversal":
            return self.say("choice-universal", colour=self.colour(choice))
        if kind == "DrawnStudents":
            told = {"congregation": self.congregation(view["stack"][-1]["kinds"][0])}
            return self.say("choice-keep-member" if choice else "choice-place-member", **told)
        if kind == "Pathfinder":
            return self.zones_seen((choice,), view)
        if kind == "LayTrap":
            return self.say("choice-trap", trap=self.trap(TRAPS[choice]))
        if kind == "Ward":
            ability = self.ability_name(WARDS[view["stack"][-1]["ability"]])
            return self.say("choice-ward" if choice else "choice-ward-not", ability=ability)
        yes, no = YES_OR_NO[kind]
        return self.say(yes if choice else no)

    def stated_by(self, source: Sequence[int], view: View) -> Stated:
        """The effect that a card or a Boss states, or somebody else."""
        kind, number = source[:2]
        if kind == OF_CARD:
            stated: Stated = self.content.stated[view["cards"][number]]
            return stated
        return stated_by(self.content, tuple(source))

    def source_name(self, source: Sequence[int], view: View) -> str:
        kind, number = source[:2]
        if kind == OF_CARD:
            return self.object_name(view["cards"][number])
        if kind in (OF_INTERN, OF_INTERN_TAKEN):
            return self.words.name(f"intern-{self.content.interns[number].id}")
        if kind == OF_JINX:
            return self.jinx_name(number)
        if kind == OF_CONGREGATION:
            return self.congregation(number)
        if kind == OF_ABILITY:
            return self.ability_name(self.content.abilities.rows[number].id)
        if kind in OF_PANIC:
            return self.words.name(f"panic-{self.content.panics[number].id}")
        return self.words.name(f"boss-{self.content.bosses[number].boss}")

    def _way(self, way: int, view: View) -> str:
        """One of the things that an effect does, or none."""
        frame = view["stack"][-1]
        part = self.stated_by(frame["source"], view).parts[frame["part"]]
        if way == NO_WAY:
            return self.say("choice-way-none")
        return ", ".join([self.part(each) for each in ways_of(part)[way]])

    def zones_seen(self, cards: Sequence[int], view: View) -> str:
        """Zones that are looked at, in that order."""
        return ", ".join([self.zone_name(view["cards"][card]) for card in cards])

    def seen(self, cards: Sequence[int], view: View) -> str:
        """Cards as far as the view shows them."""
        return self.together([face_of(view, card) for card in cards])

    def laid(self, choice: Sequence[int], view: View) -> str:
        """``to the north, half a Zone further east, turned a quarter to the right``."""
        x, y, turns = choice
        told = {"place": self.place(x, y, view), "turned": self.say(f"turned-{turns % 4}")}
        return self.say("choice-lay", **told)

    def arranged(self, choice: Sequence[int], view: View) -> str:
        """Arcane Research: what is kept, what goes under the deck and in which order."""
        frame = view["stack"][-1] if view.get("stack") else {}
        kept = frame.get("kept", 1)
        told = {"kept": self.seen(choice[:kept], view), "rest": self.seen(choice[kept:], view)}
        return self.say("choice-keep", **told)
