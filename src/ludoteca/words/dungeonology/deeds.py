"""What one does in a phase of Dungeonology or in answer to others, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.games.dungeonology.components import (
    ABILITY,
    BIVOUAC,
    CLAIM,
    HIRE,
    MAIN,
    MEMBER,
    MODE,
    MORE_CUBES,
    MOVE,
    OFFER,
    PASS,
    PLACE,
    PLAY,
    QUIET,
    STUDY,
    TELEPORT,
)
from ludoteca.games.dungeonology.known_abilities import OF_BASE_GAME
from ludoteca.games.dungeonology.vocabulary import Stated
from ludoteca.words.dungeonology.numbers import Numbers
from ludoteca.words.speaker import View, face_of

PHASES = ("Movement", "Action")
ANSWERS = ("Priority", "Lap", "Duel", "Declared")


class Deeds(Numbers):
    """What one does, where, and with what."""

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
        if targets := self.named(self.content.memberships[deed[1]], deed[2:]):
            return self.say("choice-member-on", **told, targets=targets)
        return self.say("choice-member", **told)

    def _of_mode(self, deed: Sequence[int]) -> dict[str, str]:
        """RC-BIG.4 What a deed of a mode names: a Zone, or the cubes of an Offering."""
        if deed[1] == OFFER:
            return {"cubes": self.colours(deed[2:])}
        return {"zone": self.spot(deed[2])} if len(deed) > 2 else {}

    def _named(self, deed: Sequence[int], view: View) -> list[str]:
        """RC-SCH.2 What an Ability names: cards, Zones, colours …"""
        names = self.content.abilities.names.get(deed[1], ())
        if names[:1] == ("x",):
            return [self.place(deed[2], deed[3], view)]
        said: dict[str, Callable[[int], str]] = {
            "card": lambda x: self.described(face_of(view, x)),
            "jinx": lambda x: self.jinx(face_of(view, x)),
        }
        things = [
            said[name](x) if name in said else self._target(name, x)
            for name, x in zip(names, deed[2:], strict=False)
        ]
        if self.content.abilities.ids[deed[1]] == "recombine" and len(deed) > 4:
            return [things[0], self.exchanged(deed[3], deed[4])]
        if (stated := self._ability_states(deed[1])).parts:
            card = names[:1] == ("card",)
            return [*things[:card], *filter(None, (self.named(stated, deed[2 + card :]),))]
        return things

    def _ability_states(self, number: int) -> Stated:
        """What it does, on one of the faces: on both it names the same things."""
        abilities = self.content.abilities
        both = zip(abilities.rows, abilities.stated, strict=True)
        found = [stated for row, stated in both if row.id == abilities.ids[number]]
        return found[0] if found else Stated()

    def _study(self, k: int, view: View) -> str:
        """DG-24.2 So many cubes; DG-24.3 what they add to the Alert."""
        cubes = self.colours(self.collected(k, view, view["active"]))
        return self.say("choice-study", cubes=cubes, more=MORE_CUBES[k])

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
