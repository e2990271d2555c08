"""The table of Dungeonology in words: the Dungeon drawn, every Scholar, the Campus, one's hand."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.cli import desk
from ludoteca.cli.desk import INDENT, Lines, View
from ludoteca.cli.draw import lines
from ludoteca.games.dungeonology.components import FLOORS, GONE, NOBODY, NOWHERE
from ludoteca.games.dungeonology.rocca_civetta.modules import BIG_BOSSES
from ludoteca.games.dungeonology.scholars import Stat
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.terms import ONLY_WITH
from ludoteca.kernel.event import Seat
from ludoteca.kernel.table import Table
from ludoteca.kernel.terms import Option
from ludoteca.words import ALL, Words
from ludoteca.words.dungeonology import Speaker
from ludoteca.words.dungeonology.numbers import sums, test_of

NUMBERS: tuple[Stat, ...] = ("speed", "intelligence", "resistance", "hand")
PHASES = {"Movement": "movement", "Action": "action"}


def sentence(text: str) -> str:
    """What is a caption elsewhere, as a sentence."""
    return f"{text[:1].upper()}{text[1:]}."


class Board(desk.Desk):
    """What lies on the table, as a viewer sees it."""

    def __init__(self, table: Table, words: Words) -> None:
        super().__init__(table, words)
        self.speaker.look(table.view())
        self._seen: object = None  # where the table was last worth showing in full

    @property
    def speaker(self) -> Speaker:
        assert isinstance(self.words.speaker, Speaker)
        return self.words.speaker

    @property
    def expedition(self) -> Expedition:
        assert isinstance(self.table.state, Expedition)
        return self.table.state

    def in_force(self) -> list[Option]:
        """Without those of advanced rules that this table does not play with.

        RC-BIG.3 A Big Boss has one side.
        """
        chosen = self.expedition.terms.options
        idle = [x for rule, names in ONLY_WITH.items() if not chosen[rule] for x in names]
        idle += ["boss_profile"] if chosen["boss"] in BIG_BOSSES else []
        return [option for option in self.table.options if option.name not in idle]

    def phase(self, view: View) -> object:
        """Own turns, and what changes on the map in them; in turns of others the hand will do."""
        if view["active"] in view["awaited"]:
            self._seen = view["turn"], len(view["placed"])
        return self._seen

    # ------------------------------------------------------------ the table

    def show(self, viewer: Seat | None, view: View, *, full: bool = True) -> Lines:
        """The table as *viewer* sees it; in short, only the turn, a test and the own hand."""
        self.speaker.look(view)
        lines = [self._heading(view)]
        if len(view["scholars"]) < view["seats"]:
            return lines
        if full:
            word = self.say("command-map").split()[0]
            lines.append(self.say("table-dungeon", count=len(view["placed"]), word=word))
            lines += self._campus(view)
            for seat in range(view["seats"]):
                lines += self._scholar(seat, viewer, view)
        lines += self._test(view)
        if viewer is not None and viewer != ALL and not self.table.over:
            lines += self._own(viewer, view)
        elif view["awaited"]:
            waiting = self.speaker.seat_names(view["awaited"])
            lines.append(self.say("table-waiting", seats=waiting))
        return lines

    def _heading(self, view: View) -> str:
        if not view["stack"]:
            return self.say("table-over")
        if len(view["scholars"]) < view["seats"]:
            return self.say("table-setup")
        phases = [PHASES[x["frame"]] for x in view["stack"] if x["frame"] in PHASES]
        phase = self.say(f"phase-{phases[0] if phases else 'turn'}")
        seat = self.speaker.seat_name(view["active"])
        return self.say("table-turn", turn=view["turn"], seat=seat, phase=phase)

    def map(self, view: View, width: int | None = None) -> Lines:
        """The Dungeon drawn, then what each Zone is and what is left in it."""
        self.speaker.look(view)
        if len(view["scholars"]) < view["seats"]:
            return [self.say("table-setup")]
        return [*lines(self.speaker, view, width), *self._zones(view)]

    def drawn(self, view: View) -> object:
        """Until another Zone lies there; before the game begins there is nothing to draw."""
        return len(view["placed"]) if len(view["scholars"]) == view["seats"] else None

    def more(self, view: View) -> Lines:
        """DG-11.6, DG-11.8 The spaces of the Alert card; DG-2.13 which Clan it may be."""
        if len(view["scholars"]) < view["seats"]:
            return []
        found = []
        if not view.get("panicking"):
            found.append(self.say("table-alert-spaces"))
            for number, space in enumerate(self.expedition.terms.alert.spaces, 1):
                students = space.greys * self.expedition.terms.counted(view["seats"])
                said = self.say("table-alert-space", bonus=space.bonus, count=students)
                taken = f" {self.say('table-alert-taken')}" if number <= view["alert"] else ""
                found.append(self.item(number, said + taken))
        if view["cards"][view["clan"]] is None:
            clans = [self.speaker.clan(n) for n in self.speaker.clans(view)]
            found += [self.say("table-clans"), *[INDENT + clan for clan in clans]]
        if "mode" in view:
            found.append(sentence(self.speaker.mode.whole(self.speaker.big_boss(view))))
        return found

    def _zones(self, view: View) -> Lines:
        """What each Zone on the table is, and what is left in it."""
        lines = []
        for spot, (zone, *_) in enumerate(view["placed"]):
            row = self.speaker.content.zones[zone]
            if row.alert is None:
                continue
            left = [colour for colour in view["cubes"][spot] if colour >= 0]
            told = {"id": row.id, "zone": self.speaker.zone_name(zone), "alert": row.alert}
            said = self.say("table-zone", **told, cubes=self.speaker.colours(left))
            if self.speaker.content.stairs[zone]:
                used = spot in view["stairs_used"]
                said += f" {self.say('table-stairs-used' if used else 'table-stairs')}"
            if effects := self.speaker.effects(view, zone):
                said += f" {self.say('table-effects', effects=', '.join(effects))}"
            if tokens := self.speaker.lying(view, spot):
                said += f" {self.say('table-tokens', tokens=', '.join(tokens))}"
            lines.append(INDENT + said)
            for number in self.speaker.familiars_in(view, spot):
                told = {"familiar": self.speaker.familiar(number), "zone": self.speaker.spot(spot)}
                lines.append(INDENT + self.say("table-familiar-loose", **told))
        return lines

    def _campus(self, view: View) -> Lines:
        profile = self.expedition.terms.alert
        bonus = profile.spaces[view["alert"] - 1].bonus if view["alert"] else 0
        told = {"card": self.words.name(f"alert-{profile.id}"), "taken": view["alert"]}
        lines = [self.say("table-alert", **told, most=len(profile.spaces), bonus=bonus)]
        room = self.speaker.content.bonfire
        said = [self.say("table-bonfire", count=view["bonfire"], most=room)]
        if view.get("pyre"):
            said.append(self.say("table-pyre", students=self.speaker.students(view["pyre"])))
        if "congregations" in view:
            names = [self.speaker.congregation(kind) for kind in view["congregations"]]
            said.append(self.say("table-congregations", congregations=", ".join(names)))
        if view["bag"] is None:
            said.append(self.say("table-university-hidden"))
        else:
            count, omega = view["bag"]
            said.append(self.say("table-university", count=count, omega=omega))
        piles = [
            self.say("table-pile", floor=floor, count=len(pile))
            for floor, pile in zip(FLOORS, view["piles"], strict=False)
        ]
        said.append(self.say("table-piles", piles=", ".join(piles)))
        said.append(self.say("table-deck", count=len(view["deck"]), away=len(view["discard"])))
        lines.append(" ".join(said))
        clan = view["cards"][view["clan"]]
        if clan is not None:
            lines.append(self.say("table-clan", clan=self.speaker.clan(clan)))
        for card in view.get("research", ()):
            research = self.speaker.research(view["cards"][card])
            lines.append(self.say("table-research", research=research))
        for number in self.speaker.familiars_of(view, NOBODY):
            lines.append(self.say("table-familiar-free", familiar=self.speaker.familiar(number)))
        return [*lines, *self._advanced(view)]

    def _advanced(self, view: View) -> Lines:
        """The Boss and Maximum Alert, where this table plays with them."""
        lines = []
        if "boss" in view:
            told = {"boss": self.speaker.boss(view["profile"])}
            if view["boss"] == NOWHERE:
                lines.append(self.say("table-boss-away", **told))
            else:
                lines.append(self.say("table-boss", **told, zone=self.speaker.spot(view["boss"])))
        if "tome" in view:
            lines += self._omega(view)
        if "mode" in view:
            mode = self.speaker.mode
            lines.append(self.say("table-mode", mode=mode.name(self.speaker.big_boss(view))))
            lines += [INDENT + sentence(line) for line in mode.status(view)]
        if view.get("panicking"):
            panic = self.speaker.panic(view["cards"][view["panic"]])
            lines.append(self.say("table-panic", panic=panic))
        if view.get("phi_on_boss"):
            lines.append(self.say("table-phi", count=view["phi_on_boss"]))
        if "heat" in view:
            lines.append(self.say("table-heat", count=view["heat"]))
        return lines

    def _omega(self, view: View) -> Lines:
        """RC-OMG.6 Where Omega is, his Tome, and the last of his cards."""
        lines = [self.speaker.omega_stands(view)]
        if view["omega_discard"]:
            card = self.speaker.omega_card(view["cards"][view["omega_discard"][-1]])
            lines.append(self.say("table-omega-card", card=card))
        return lines

    # ------------------------------------------------------------ Scholars

    def _scholar(self, seat: Seat, viewer: Seat | None, view: View) -> Lines:
        speaker = self.speaker
        name = speaker.seat_name(seat, viewer)
        board = [c for c, n in enumerate(view["boards"][seat]) for _ in range(n)]
        notes = {
            "cubes": speaker.colours(board),
            "points": speaker.points(view, seat),
            "stars": speaker.stars(view, seat),
            "bonus": speaker.study_bonus(view, seat),
        }
        if view["spots"][seat] == GONE:
            gone = "table-refused" if seat in view.get("refused", ()) else "table-gone"
            first = self.say(gone, number=seat + 1, seat=name)
            return [first, INDENT + self.say("table-notes", **notes)]
        numbers = {what: speaker.number(view, seat, what) for what in NUMBERS}
        fired = view["fired_up"][seat]
        lines = [
            self.say(
                "table-seat-fired-up" if fired else "table-seat",
                number=seat + 1,
                seat=name,
                zone=speaker.spot(view["spots"][seat]),
            ),
            INDENT + self.say("table-numbers", **numbers),
            INDENT + self.say("table-notes", **notes),
            INDENT
            + self.say(
                "table-owns",
                students=view["students"][seat],
                stunned=view["stunned"][seat],
                most=numbers["resistance"],
                count=view["hand_sizes"][seat],
            ),
        ]
        if view["knowledge"][seat]:
            lines.append(INDENT + self.say("table-knowledge"))
        else:
            combo = [c for c, n in enumerate(self._combo(view, seat)) for _ in range(n)]
            lines.append(INDENT + self.say("table-combo", cubes=speaker.colours(combo)))
        if view["options"]["rocca.star_tokens"] and (tokens := speaker.star_tokens(view, seat)):
            stars = ", ".join([label for _, label in tokens])
            lines.append(INDENT + self.say("table-star-tokens", stars=stars))
        if "members" in view and any(view["members"][seat]):
            mine = enumerate(view["members"][seat])
            kinds = [kind for kind, n in mine for _ in range(n)]
            lines.append(INDENT + self.say("table-members", students=speaker.students(kinds)))
        if view.get("backpack_size") and speaker.has_backpack(view, seat):
            told = {"count": view["backpack_size"], "cards": speaker.seen(view["backpack"], view)}
            key = "table-backpack" if view["backpack"] else "table-backpack-closed"
            lines.append(INDENT + self.say(key, **told))
        if seat in view.get("captured", ()):
            lines.append(INDENT + self.say("table-captured"))
        if seat in view.get("truces", ()):
            lines.append(INDENT + self.say("table-truce"))
        lines += [INDENT + sentence(said) for said in speaker.mode.owned(view, seat)]
        if seat in view.get("hushed", ()):
            lines.append(INDENT + self.say("table-hypnotised"))
        for card in view["researched"][seat] if "researched" in view else ():
            research = speaker.research(view["cards"][card])
            lines.append(INDENT + self.say("table-researched", research=research))
        for number in speaker.familiars_of(view, seat):
            lines.append(INDENT + self.say("table-familiar", familiar=speaker.familiar(number)))
        if "universal" in view and any(view["universal"][seat]):
            masks = enumerate(view["universal"][seat])
            white = [colour for colour, mask in masks for _ in range(mask.bit_count())]
            lines.append(INDENT + self.say("table-universal", cubes=speaker.colours(white)))
        for number, owner in enumerate(view.get("interns", ())):
            if owner == seat:
                lines.append(INDENT + self.say("table-intern", intern=speaker.intern(number)))
        for ability in speaker.face(view, seat).abilities:
            lines.append(INDENT + self.say("table-ability", ability=speaker.ability(ability)))
        for card in view["jinxes"][seat]:
            jinx = speaker.jinx(view["cards"][card])
            lines.append(INDENT + self.say("table-jinx", jinx=jinx))
        if seat != viewer and (known := view["hands"][seat]):
            cards = speaker.seen(known, view)
            lines.append(INDENT + self.say("table-known", cards=cards))
        return lines

    def _combo(self, view: View, seat: Seat) -> Sequence[int]:
        combo: Sequence[int] = self.speaker.content.combos[view["scholars"][seat]]
        return combo

    # ------------------------------------------------------------ a test, one's hand

    def _test(self, view: View) -> Lines:
        """DG-39 Both sums of the test that is going on, with what they are made of."""
        test = test_of(view)
        declared = [x["card"] for x in view["stack"] if x["frame"] in ("Declared", "Effect")]
        if declared:
            effects = self.speaker.seen(declared[::-1], view)
            return [self.say("table-declared", effects=effects), *self._sums(test, view)]
        return self._sums(test, view)

    def _sums(self, test: View | None, view: View) -> Lines:
        if test is None:
            return []
        stealth, alert = sums(test, view)
        made = {side: self.speaker.parts(test[side], view) for side in ("stealth", "alert")}
        return [
            self.say("table-test-stealth", stealth=stealth, parts=made["stealth"]),
            self.say("table-test-alert", alert=alert, parts=made["alert"]),
        ]

    def _own(self, viewer: Seat, view: View) -> Lines:
        hand = view["hands"][viewer]
        if not hand:
            return [self.say("table-own-hand-empty")]
        said = []
        numbers: dict[int, list[str]] = {}  # by face; cards that are alike are told once
        for number, held in enumerate(hand, 1):
            numbers.setdefault(view["cards"][held], []).append(str(number))
        for face, alike in numbers.items():
            rows = self.speaker.content.auxiliary[face]
            does = f" {self.say('list-or')} ".join([self.speaker.auxiliary(row) for row in rows])
            card = self.speaker.described(face)
            if len(alike) > 1:
                card = self.say("card-times", count=len(alike), card=card)
            said.append(self.item(", ".join(alike), self.say("card-does", card=card, does=does)))
            if "interns" in view and self.speaker.main_row(face):  # DG-34
                said.append(f"     {self.speaker.main_effect(face)}")
        return [self.say("table-own-hand"), *said]
