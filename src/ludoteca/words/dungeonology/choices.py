"""Choices of Dungeonology in words, and the questions that they answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.games.dungeonology.components import (
    ABILITY,
    ACTED,
    BIVOUAC,
    CLAIM,
    CLAIMS,
    EXPLORE,
    FALSE,
    HIRE,
    MAIN,
    MEMBER,
    MODE,
    MORE_CUBES,
    MOVE,
    NO_CUBE,
    OFFER,
    PASS,
    PLACE,
    PLAY,
    QUIET,
    REST,
    STUDY,
    TELEPORT,
    THESIS,
    TRAPS,
)
from ludoteca.games.dungeonology.cubes import REFUSED
from ludoteca.games.dungeonology.known_abilities import OF_BASE_GAME
from ludoteca.games.dungeonology.main.choosing import NO_WAY
from ludoteca.games.dungeonology.main.declaring import AUXILIARY
from ludoteca.games.dungeonology.main.kinds import stated_by
from ludoteca.games.dungeonology.rocca_civetta.wards import WARDS
from ludoteca.games.dungeonology.rows import Face
from ludoteca.games.dungeonology.scholars import Stat
from ludoteca.games.dungeonology.stealth import NOBODY, STEALTH
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
from ludoteca.games.dungeonology.vocabulary.words import TOKENS
from ludoteca.kernel.event import Seat
from ludoteca.words.dungeonology.mains import MainNames
from ludoteca.words.speaker import View, face_of

ACTIVITIES = {REST: "rest", THESIS: "thesis", EXPLORE: "explore"}
PHASES = ("Movement", "Action")
ANSWERS = ("Priority", "Lap", "Duel", "Declared")
TESTS = ("Declare", "Lap", "Duel", "Rogue", "ChooseSide")  # asked while a test is going on
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


class Choices(MainNames):
    """What is chosen, and what is asked."""

    # ------------------------------------------------------------ what is chosen

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

    def _of_mode(self, deed: Sequence[int]) -> dict[str, str]:
        """RC-BIG.4 What a deed of a mode names: a Zone, or the cubes of an Offering."""
        if deed[1] == OFFER:
            return {"cubes": self.colours(deed[2:])}
        return {"zone": self.spot(deed[2])} if len(deed) > 2 else {}

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
        parts = part.ways[way] if part.ways else (part._replace(optional=False),)
        return ", ".join([self.part(each) for each in parts])

    def zones_seen(self, cards: Sequence[int], view: View) -> str:
        """Zones that are looked at, in that order."""
        return ", ".join([self.zone_name(view["cards"][card]) for card in cards])

    def seen(self, cards: Sequence[int], view: View) -> str:
        """Cards as far as the view shows them."""
        return self.together([face_of(view, card) for card in cards])

    # ------------------------------------------------------------ deeds

    def deed(self, kind: str, deed: Sequence[int], view: View) -> str:
        """What one does in a phase, or in answer to others."""
        what = deed[0]
        if what == PASS:
            return self.say(f"choice-end-{kind}" if kind in PHASES else "choice-pass")
        if what == QUIET:
            return self.say("choice-quiet")
        if what == MOVE:
            return self.say("choice-move", zone=self.spot(deed[1]))
        if what == PLACE:
            return self.say("choice-place", floor=self.floor(self.floor_of(view, view["active"])))
        if what == PLAY:
            return self._play(deed, view)
        if what == ABILITY:
            return self._ability(deed, view)
        if what == STUDY:
            return self._study(deed[1], view)
        if what == BIVOUAC:
            return self.say("choice-bivouac")
        if what == TELEPORT:
            return self.say("choice-teleport", zone=self.spot(deed[1]))
        if what == CLAIM:
            return self.claimed(deed[1], view)
        if what == HIRE:
            told = {"familiar": self.familiar_name(deed[1]), "cubes": self.familiar_cost(deed[1])}
            return self.say("choice-hire", **told)
        if what == MAIN:
            return self._main(deed, view)
        if what == MEMBER:
            return self._member(deed)
        if what == MODE:
            return self.say(f"choice-mode-{deed[1]}", **self._of_mode(deed))
        told = {"seat": self.seat_name(deed[1]), "colour": self.colour(deed[2])}
        return self.say("choice-spy", **told)

    def claimed(self, card: int, view: View) -> str:
        """RC-RES.2 A Research card that is taken."""
        return self.say("choice-claim", research=self.research(view["cards"][card]))

    def _play(self, deed: Sequence[int], view: View) -> str:
        design = face_of(view, deed[1])
        if design is None:
            return self.say("choice-play-unknown")
        row = self.content.auxiliary[design][deed[2]]
        price = row.sacrifice
        if row.does == "discard" and view["options"]["social3_discard_free"] is not True:
            price = 1  # DG-Q.34
        told = {"card": self.described(design), "effect": self.auxiliary(row, price)}
        if len(deed) > 3:
            return self.say("choice-play-on", **told, seat=self.seat_name(deed[3]))
        if row.does == "divine-stealth" and view["options"]["divination_side"] == "after":
            told["effect"] = self.say("does-divine", amount=row.amount)
        return self.say("choice-play", **told)

    def _main(self, deed: Sequence[int], view: View) -> str:
        design = face_of(view, deed[1])
        if design is None:
            return self.say("choice-play-unknown")
        told = {"card": self.described(design), "effect": self.main_paid(design, deed[2])}
        if targets := self.targets(design, deed[3:]):
            return self.say("choice-main-on", **told, targets=targets)
        return self.say("choice-main", **told)

    def _ability(self, deed: Sequence[int], view: View) -> str:
        abilities = self.content.abilities
        told = {"ability": self.ability_name(abilities.ids[deed[1]])}
        names = abilities.names.get(deed[1], ())
        if names == ("seat",):
            return self.say("choice-ability-on", **told, seat=self.seat_name(deed[2]))
        if names not in (("card",), ("card", "seat")) or deed[1] >= len(OF_BASE_GAME):
            if not (things := self._named(deed, view)):
                return self.say("choice-ability-plain", **told)
            return self.say("choice-ability-named", **told, things=", ".join(things))
        told["card"] = self.described(face_of(view, deed[2]))
        if len(deed) > 3:
            return self.say("choice-ability-with-on", **told, seat=self.seat_name(deed[3]))
        return self.say("choice-ability-with", **told)

    def _member(self, deed: Sequence[int]) -> str:
        """RC-CNG.20 A Congregation Student who is Sacrificed for what it can do."""
        told = {"congregation": self.congregation(deed[1]), "does": self.member_does(deed[1])}
        if len(deed) > 2:
            return self.say("choice-member-on", **told, seat=self.seat_name(deed[2]))
        return self.say("choice-member", **told)

    def _named(self, deed: Sequence[int], view: View) -> list[str]:
        """RC-SCH.2 What an Ability names: cards, Zones, colours …"""
        names = self.content.abilities.names.get(deed[1], ())
        if names[:1] == ("x",):
            return [self.place(deed[2], deed[3], view)]
        said: dict[str, Callable[[int], str]] = {
            "card": lambda x: self.described(face_of(view, x)),
            "jinx": lambda x: self.jinx(face_of(view, x)),
        }
        return [
            said[name](x) if name in said else self._target(name, x)
            for name, x in zip(names, deed[2:], strict=False)
        ]

    def _study(self, k: int, view: View) -> str:
        """DG-24.2 So many cubes; DG-24.3 what they add to the Alert."""
        cubes = self.colours(self.collected(k, view, view["active"]))
        return self.say("choice-study", cubes=cubes, more=MORE_CUBES[k])

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

    # ------------------------------------------------------------ places and orders

    def laid(self, choice: Sequence[int], view: View) -> str:
        """``to the north, half a Zone further east, turned a quarter to the right``."""
        x, y, turns = choice
        told = {"place": self.place(x, y, view), "turned": self.say(f"turned-{turns % 4}")}
        return self.say("choice-lay", **told)

    def place(self, x: int, y: int, view: View) -> str:
        """A place beside the Zone in which the Scholar is, or Omega."""
        frame = view["stack"][-1]
        spot = view["spots"][frame.get("seat", view["active"])]
        here = view["placed"][view["omega"] if frame.get("omega") else spot]  # RC-OMG.5
        dx, dy = x - here[1], y - here[2]
        if abs(dy) == 2:
            side, half = ("north" if dy < 0 else "south"), dx
            further = "east" if half > 0 else "west"
        else:
            side, half = ("west" if dx < 0 else "east"), dy
            further = "south" if half > 0 else "north"
        said = self.say(f"side-{side}")
        return (
            said if not half else self.say("side-half", side=said, half=self.say(f"half-{further}"))
        )

    def arranged(self, choice: Sequence[int], view: View) -> str:
        """Arcane Research: what is kept, what goes under the deck and in which order."""
        frame = view["stack"][-1] if view.get("stack") else {}
        kept = frame.get("kept", 1)
        told = {"kept": self.seen(choice[:kept], view), "rest": self.seen(choice[kept:], view)}
        return self.say("choice-keep", **told)

    # ------------------------------------------------------------ what is asked

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

    # ------------------------------------------------------------ numbers that a table shows

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
