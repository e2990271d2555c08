"""Dungeonology's plain board: the Dungeon, the Campus, and by seat a Scholar with its notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ludoteca.boards.sayings import Sayings
from ludoteca.boards.wire import Board, Piece, Zone
from ludoteca.games.dungeonology.components import (
    FLOORS,
    GONE,
    LETTERS,
    NO_CUBE,
    NOWHERE,
)
from ludoteca.games.dungeonology.scholars import Stat
from ludoteca.kernel.event import Seat
from ludoteca.words import Words
from ludoteca.words.dungeonology.numbers import sums, test_of
from ludoteca.words.speaker import View

NUMBERS: tuple[Stat, ...] = ("speed", "intelligence", "resistance", "hand")


def board(view: View, words: Words, said: Sayings, viewer: Seat | None) -> Board:
    words.speaker.look(view)
    table = _Table(view, words, said, viewer)
    if len(view["scholars"]) < view["seats"]:
        return Board((table.scholars(),))
    zones = [*table.test(), *table.aside(), table.dungeon(), *table.campus()]
    for seat in range(view["seats"]):
        zones += table.seat(seat)
    return Board(tuple(zones))


class _Table:
    """One view, as its zones are made."""

    def __init__(self, view: View, words: Words, said: Sayings, viewer: Seat | None) -> None:
        self.view, self.words, self.said, self.viewer = view, words, said, viewer
        self.speaker = words.speaker
        self.content = self.speaker.content

    # ------------------------------------------------------------ what is going on

    def scholars(self) -> Zone:
        """DG-2.2 Those from whom one is chosen."""
        taken = {number: seat for seat, number in enumerate(self.view["scholars"])}
        pieces = []
        for number in self.speaker.pool(self.view):
            face = self.content.scholars[number].normal
            facts = [self.said.say(f"fact-{x}", number=getattr(face, x)) for x in NUMBERS]
            facts += [self.speaker.ability(ability) for ability in face.abilities]
            seat = taken.get(number)
            marks = () if seat is None else (self.said.say("mark-taken", number=seat + 1),)
            name = self.speaker.scholar_name(number)
            pieces.append(Piece(f"pick-{number}", name, number, tuple(facts), marks))
        return self.said.zone("scholars", "row", pieces)

    def test(self) -> list[Zone]:
        """DG-39 Both sums, and the cards that were played for their Bonus."""
        test = test_of(self.view)
        if test is None:
            return []
        stealth, alert = sums(test, self.view)
        cards = [self.card(card) for card in test["cards"]]
        return [
            self.said.zone("stealth", "counter", value=stealth),
            self.said.zone("against", "counter", value=alert),
            self.said.zone("declared", "row", cards),
        ]

    def aside(self) -> list[Zone]:
        """The Zone that is to be placed, the cards that are looked at."""
        held = []
        for frame in self.view["stack"]:
            if frame["frame"] == "PlaceZone":
                held.append(self.zone_card(frame["card"]))
            elif frame["frame"] == "Peek":
                held += [self.card(card) for card in frame["cards"]]
            elif frame["frame"] in ("LookPile", "Pathfinder"):
                held += [self.zone_card(card) for card in frame["cards"]]
        zones = [self.said.zone("aside", "row", held)] if held else []
        effects = [x for x in self.view["stack"] if x["frame"] in ("Declared", "Effect")]
        if effects:
            cards = [self.card(frame["card"]) for frame in reversed(effects)]
            zones.append(self.said.zone("effects", "row", cards))
        return zones

    # ------------------------------------------------------------ the Dungeon and the Campus

    def dungeon(self) -> Zone:
        spots = range(len(self.view["placed"]))
        return self.said.zone("dungeon", "row", [self.spot(spot) for spot in spots])

    def spot(self, spot: int) -> Piece:
        view = self.view
        zone, x, y, turns = view["placed"][spot]
        cubes = tuple(view["cubes"][spot])
        there = tuple([self.name(seat) for seat, at in enumerate(view["spots"]) if at == spot])
        used = spot in view["stairs_used"]
        boss = view.get("boss") == spot
        lying = tuple(self.speaker.lying(view, spot))
        lying += tuple(
            [self.speaker.familiar_name(n) for n in self.speaker.familiars_in(view, spot)]
        )
        omega = view.get("omega") == spot
        key = ("spot", spot, zone, x, y, turns, cubes, there, used, boss, omega, lying)
        return self.kept(key, lambda: self.made_spot(spot, cubes, there))

    def made_spot(self, spot: int, cubes: Sequence[int], there: Sequence[str]) -> Piece:
        said, speaker = self.said, self.speaker
        zone, x, y, turns = self.view["placed"][spot]
        marks = [said.say("mark-at", x=x, y=y, turned=said.say(f"turned-{turns}"))]
        left = [colour for colour in cubes if colour != NO_CUBE]
        if left:
            marks.append(said.say("mark-cubes", cubes=speaker.colours(left)))
        if spot in self.view["stairs_used"]:
            marks.append(said.say("table-stairs-used"))
        marks += [said.say("mark-scholar", seat=name) for name in there]
        if self.view.get("boss") == spot:
            marks.append(said.say("mark-boss"))
        if self.view.get("omega") == spot:
            marks.append(said.say("mark-omega"))
        marks += speaker.lying(self.view, spot)
        for familiar in speaker.familiars_in(self.view, spot):
            name = speaker.familiar_name(familiar)
            marks.append(said.say("mark-familiar", familiar=name))
        label = speaker.zone_name(zone)
        return Piece(f"spot-{spot}", label, speaker.zones[zone], self.printed(zone), tuple(marks))

    def printed(self, zone: int) -> tuple[str, ...]:
        """What is on a Zone."""
        row, said = self.content.zones[zone], self.said
        facts = [said.say("floor", floor=FLOORS[row.floor])]
        if row.alert is not None:
            facts.append(said.say("fact-alert", alert=row.alert))
        for letters in row.doors.values():
            colours = [LETTERS.index(letter) for letter in letters]
            facts.append(said.say("fact-door", colours=self.speaker.colours(colours)))
        if self.content.stairs[zone]:
            facts.append(said.say("effect-stairs"))
        return (*facts, *self.speaker.effects(self.view, zone))

    def campus(self) -> list[Zone]:
        view, said = self.view, self.said
        spaces = self.content.alerts[view["options"]["alert_profile"]].spaces
        bonus = view["numbers"]["alert"]
        bag = None if view["bag"] is None else sum(view["bag"])
        top = [self.card(card) for card in view["discard"][-1:]]
        known = [self.card(card) for card in reversed(view["deck"]) if card is not None]
        zones = [
            said.zone("turn", "counter", value=view["turn"]),
            said.zone("alert", "track", value=view["alert"], count=len(spaces)),
            said.zone("alert-bonus", "counter", value=bonus),
            said.zone("bonfire", "track", value=view["bonfire"], count=self.content.bonfire),
            said.zone("university", "counter", value=bag),
            said.zone("clan", "row", [self.clan()]),
            said.zone("deck", "pile", known, count=len(view["deck"])),
            said.zone("discard", "pile", top, count=len(view["discard"])),
            said.zone("jinxes-left", "pile", count=view["jinx_deck_size"]),
            said.zone("jinxes-away", "pile", count=len(view["jinx_discard"])),
        ]
        for floor, pile in enumerate(view["piles"]):
            cards = [self.zone_card(card) for card in pile if card is not None]
            zones.append(said.zone(f"pile-{floor}", "pile", cards, count=len(pile)))
        if "congregations" in view:  # RC-CNG.8
            chosen = [(kind, self.speaker.congregation(kind)) for kind in view["congregations"]]
            open_cards = [
                Piece(f"congregation-{kind}", name, kind, (self.speaker.member_does(kind),))
                for kind, name in chosen
            ]
            zones.append(said.zone("congregations", "row", open_cards))
        return [*zones, *self.pyre(), *self.advanced()]

    def research(self, card: int) -> Piece:
        """RC-RES A Research card."""
        face = self.view["cards"][card]
        label = self.speaker.research(face)
        return self.kept((card, face), lambda: Piece(f"card-{card}", label, face))

    def advanced(self) -> list[Zone]:
        """What advanced rules lay beside the Campus: the Boss card, the Panic card."""
        view, said, zones = self.view, self.said, list[Zone]()
        if "boss" in view:
            at = view["boss"]
            mark = "mark-nowhere" if at == NOWHERE else "mark-in"
            told = {} if at == NOWHERE else {"zone": self.at(at)}
            label = self.speaker.boss(view["profile"])
            piece = Piece("boss", label, view["profile"], (), (said.say(mark, **told),))
            zones.append(said.zone("boss", "row", [piece]))
        if "tome" in view:
            zones += self.omega()
        if "mode" in view:
            boss = self.speaker.big_boss(view)
            rules, now = self.speaker.mode.rules(boss), self.speaker.mode.status(view)
            piece = Piece("mode", self.speaker.mode.name(boss), boss, tuple(rules), tuple(now))
            zones.append(said.zone("mode", "row", [piece]))
        if "panic" in view:
            card = view["panic"]
            face = view["cards"][card]
            piece = Piece(f"card-{card}", self.speaker.panic(face), face)
            zones.append(said.zone("panic", "row", [piece]))
        if view.get("phi_on_boss"):
            zones.append(said.zone("phi", "counter", value=view["phi_on_boss"]))
        if "heat" in view:
            zones.append(said.zone("heat", "counter", value=view["heat"]))
        if "research" in view:
            cards = [self.research(card) for card in view["research"]]
            zones.append(said.zone("research", "row", cards))
            zones.append(said.zone("research-deck", "pile", count=view["research_deck_size"]))
        if "familiars" in view:
            zones.append(said.zone("familiars", "row", self.familiars()))
        return zones

    def omega(self) -> list[Zone]:
        """RC-OMG.6 The Tome of Secrets, the last Omega card, those to come."""
        view, said, speaker = self.view, self.said, self.speaker
        pieces = []
        held: Counter[int] = Counter(view["tome"])
        for colour, n in sorted(held.items()):
            told = {"colour": speaker.colour(colour), "count": n, "most": view["tome_spaces"]}
            label = said.say("piece-column", **told)
            pieces.append(Piece(f"cube-{view['seats']}-{colour}", label, colour))
        owned = sum([space <= len(view["tome"]) for space in view["tome_black_stars"]])
        top = [
            Piece(f"card-{card}", speaker.omega_card(view["cards"][card]), view["cards"][card])
            for card in view["omega_discard"][-1:]
        ]
        spaces, stars = view["tome_spaces"], len(view["tome_black_stars"])
        return [
            said.zone("tome", "row", pieces),
            said.zone("tome-filled", "track", value=len(view["tome"]), count=spaces),
            said.zone("black-stars", "track", value=owned, count=stars),
            said.zone("omega-card", "pile", top, count=len(view["omega_discard"])),
            said.zone("omega-deck", "pile", count=view["omega_deck_size"]),
        ]

    def familiars(self) -> list[Piece]:
        """RC-FAM.2, RC-FAM.7 The Familiars, and where each of them is."""
        pieces, said, speaker = [], self.said, self.speaker
        for number, (owner, at) in enumerate(self.view["familiars"]):
            if owner >= 0:
                mark = said.say("mark-attached", seat=self.name(owner))
            elif at != NOWHERE:
                mark = said.say("mark-in", zone=self.at(at))
            else:
                mark = said.say("mark-reserve")
            label = speaker.familiar(number)
            pieces.append(Piece(f"familiar-{number}", label, number, (), (mark,)))
        return pieces

    def clan(self) -> Piece:
        card = self.view["clan"]
        face = self.view["cards"][card]
        label = self.said.say("clan-unknown") if face is None else self.speaker.clan(face)
        return Piece(f"card-{card}", label, face)

    # ------------------------------------------------------------ a seat

    def seat(self, seat: Seat) -> list[Zone]:
        view, said, whose = self.view, self.said, (seat, self.name(seat))
        speaker = self.speaker
        hand = [self.card(card) for card in view["hands"][seat]]
        most = speaker.number(view, seat, "resistance")
        jinxes = [self.jinx(card) for card in view["jinxes"][seat]]
        return [
            said.own_zone("hand", "hand", whose, hand, count=view["hand_sizes"][seat]),
            said.own_zone("scholar", "row", whose, [self.scholar(seat)]),
            said.own_zone("notes", "row", whose, self.notes(seat)),
            said.own_zone("points", "counter", whose, value=speaker.points(view, seat)),
            said.own_zone("stars", "counter", whose, value=speaker.stars(view, seat)),
            said.own_zone("students", "counter", whose, value=view["students"][seat]),
            said.own_zone("stunned", "track", whose, value=view["stunned"][seat], count=most),
            said.own_zone("jinxes", "row", whose, jinxes),
            *self.interns(seat),
            *self.star_tokens(seat),
            *self.backpack(seat),
            *self.members(seat),
            *self.mode_of(seat),
            *self.researched(seat),
        ]

    def researched(self, seat: Seat) -> list[Zone]:
        """RC-RES.4 The Research cards that a Scholar has taken."""
        if "researched" not in self.view:
            return []
        pieces = [self.research(card) for card in self.view["researched"][seat]]
        return [self.said.own_zone("researched", "row", (seat, self.name(seat)), pieces)]

    def star_tokens(self, seat: Seat) -> list[Zone]:
        """RC-STR.2 The Star tokens before a Note board."""
        if not self.view["options"]["rocca.star_tokens"]:
            return []
        tokens = self.speaker.star_tokens(self.view, seat)
        pieces = [Piece(f"star-{seat}-{id}", label, None) for id, label in tokens]
        return [self.said.own_zone("star-tokens", "row", (seat, self.name(seat)), pieces)]

    def members(self, seat: Seat) -> list[Zone]:
        """RC-CNG.19 The Students of Congregations that a Scholar owns."""
        if "members" not in self.view:
            return []
        pieces = []
        for kind, n in enumerate(self.view["members"][seat]):
            if n:
                name = self.speaker.congregation(kind)
                told = {"congregation": name, "does": self.speaker.member_does(kind)}
                label = self.said.say("piece-member", **told)
                pieces.append(Piece(f"member-{seat}-{kind}", label, kind, (), (f"× {n}",)))
        return [self.said.own_zone("members", "row", (seat, self.name(seat)), pieces)]

    def mode_of(self, seat: Seat) -> list[Zone]:
        """RC-BIG.4 What the mode of a Big Boss gives a Scholar."""
        if "mode" not in self.view:
            return []
        said = self.speaker.mode.owned(self.view, seat)
        pieces = [Piece(f"mode-{seat}-{n}", label, None) for n, label in enumerate(said)]
        return [self.said.own_zone("mode-of", "row", (seat, self.name(seat)), pieces)]

    def pyre(self) -> list[Zone]:
        """RC-CNG.16 The Students at the Bonfire from the arrow, where their order counts."""
        if "pyre" not in self.view:
            return []
        students = [self.speaker.student(kind) for kind in self.view["pyre"]]
        pieces = [Piece(f"pyre-{n}", name, None) for n, name in enumerate(students)]
        return [self.said.zone("pyre", "row", pieces)]

    def backpack(self, seat: Seat) -> list[Zone]:
        """RC-SCH.2 Sara's cards outside her hand."""
        if "backpack" not in self.view or not self.speaker.has_backpack(self.view, seat):
            return []
        pieces = [self.card(card) for card in self.view["backpack"]]
        count = self.view["backpack_size"]
        return [self.said.own_zone("backpack", "row", (seat, self.name(seat)), pieces, count=count)]

    def interns(self, seat: Seat) -> list[Zone]:
        """DG-37 The Interns that a Scholar owns."""
        if "interns" not in self.view:
            return []
        mine = [n for n, owner in enumerate(self.view["interns"]) if owner == seat]
        pieces = [Piece(f"intern-{n}", self.speaker.intern(n), n) for n in mine]
        return [self.said.own_zone("interns", "row", (seat, self.name(seat)), pieces)]

    def scholar(self, seat: Seat) -> Piece:
        view, said, speaker = self.view, self.said, self.speaker
        numbers = tuple([(x, speaker.number(view, seat, x)) for x in NUMBERS])
        key = ("scholar", seat, view["scholars"][seat], view["fired_up"][seat], numbers)
        known = self.kept(key, lambda: self.made_scholar(seat, numbers))
        at = view["spots"][seat]
        gone = "mark-refused" if seat in view.get("refused", ()) else "mark-gone"
        marks = [said.say(gone)] if at == GONE else [said.say("mark-in", zone=self.at(at))]
        if view["fired_up"][seat]:
            marks.append(said.say("mark-fired-up"))
        if view["knowledge"][seat]:
            marks.append(said.say("mark-knowledge"))
        if seat in view.get("captured", ()):
            marks.append(said.say("mark-captured"))
        if seat in view.get("truces", ()):
            marks.append(said.say("mark-truce"))
        if seat in view.get("hushed", ()):
            marks.append(said.say("mark-hypnotised"))
        return Piece(known.id, known.label, known.face, known.facts, tuple(marks))

    def at(self, spot: int) -> str:
        name: str = self.speaker.spot(spot)
        return name

    def made_scholar(self, seat: Seat, numbers: Sequence[tuple[str, int]]) -> Piece:
        number = self.view["scholars"][seat]
        facts = [self.said.say(f"fact-{what}", number=n) for what, n in numbers]
        abilities = self.speaker.face(self.view, seat).abilities
        facts += [self.speaker.ability(ability) for ability in abilities]
        combo = self.content.combos[number]
        cubes = [colour for colour, n in enumerate(combo) for _ in range(n)]
        facts.append(self.said.say("fact-combo", cubes=self.speaker.colours(cubes)))
        name = self.speaker.scholar_name(number)
        return Piece(f"scholar-{seat}", name, number, tuple(facts))

    def notes(self, seat: Seat) -> list[Piece]:
        """DG-6.10 The columns in which there is a cube."""
        pieces = []
        for colour, n in enumerate(self.view["boards"][seat]):
            if n:
                told = {"colour": self.speaker.colour(colour), "count": n}
                most = self.content.capacity[colour]
                label = self.said.say("piece-column", **told, most=most)
                fact = self.said.say("fact-value", value=self.content.value[colour])
                white = self.view["universal"][seat][colour] if "universal" in self.view else 0
                marks = [self.said.say("mark-universal", count=white.bit_count())] if white else []
                piece = Piece(f"cube-{seat}-{colour}", label, colour, (fact,), tuple(marks))
                pieces.append(piece)
        return pieces

    # ------------------------------------------------------------ pieces

    def card(self, card: int) -> Piece:
        design = self.view["cards"][card]
        return self.kept((card, design), lambda: self.trick(card, design))

    def trick(self, card: int, design: int | None) -> Piece:
        if design is None:
            return Piece(f"card-{card}", self.said.say("card-unknown"), None)
        row = self.content.designs[design]
        type = self.said.say(f"type-{row.type}")
        fact = self.said.say("fact-type", type=type, level=row.level) if row.level else type
        facts = [fact, self.said.say("fact-bonus", bonus=row.bonus)]
        facts += [self.speaker.auxiliary(each) for each in self.content.auxiliary[design]]
        if self.view["options"]["rules.main_effects"] is True and row.main is not None:
            facts.append(self.speaker.main_effect(design))
        return Piece(f"card-{card}", self.speaker.object_name(design), design, tuple(facts))

    def jinx(self, card: int) -> Piece:
        face = self.view["cards"][card]
        return self.kept((card, face), lambda: Piece(f"card-{card}", self.speaker.jinx(face), face))

    def zone_card(self, card: int) -> Piece:
        zone = self.view["cards"][card]
        name, facts = self.speaker.zone_name(zone), self.printed(zone)
        return self.kept((card, zone), lambda: Piece(f"card-{card}", name, zone, facts))

    def kept(self, key: object, made: Callable[[], Piece]) -> Piece:
        """A piece, made once."""
        known = self.said.pieces.get(key)
        if known is None:
            known = self.said.pieces[key] = made()
        return known

    def name(self, seat: Seat) -> str:
        return self.said.seat_name(seat, self.viewer)
