"""What the things of Dungeonology are called: Scholars, cubes, Zones, cards, and what they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.cards import Cards
from ludoteca.games.dungeonology.components import (
    CAMP,
    COLOURS,
    CONGREGATIONS,
    CUBE_LETTERS,
    FLOORS,
    LETTERS,
    NO_CUBE,
    NOBODY,
    NOWHERE,
    STANDARD,
)
from ludoteca.games.dungeonology.rocca_civetta.stars import METALS, tokens
from ludoteca.games.dungeonology.rows import (
    AuxiliaryRow,
    JinxRow,
    OmegaDeeds,
    OmegaRow,
    ResearchRow,
    Stars,
    ZoneEffect,
)
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.vocabulary import Stated
from ludoteca.kernel.event import Seat
from ludoteca.kernel.terms import Value
from ludoteca.words.cards import CardNames
from ludoteca.words.speaker import View

if TYPE_CHECKING:
    from ludoteca.words import Words

MINUS = "−"
KINDS = (*COLOURS, "false", "universal")  # of cubes
RULES = {"boss": "rules.boss", "hire-familiar": "rocca.familiars"}  # whose effects these are


class Names(CardNames):
    """Names in one language, with those of one pack."""

    def __init__(self, words: Words, content: Any) -> None:
        super().__init__(words)
        self.content = content or GAME.content()
        self.zones = [row.id for row in self.content.zones]
        self.scholars: Sequence[int] = ()  # by seat, as far as they have been chosen
        self.omega: Seat | None = None  # the owner after the last seat, where Omega plays
        self.placed: dict[int, int] = {CAMP: self.content.start}  # by spot, the Zone

    def look(self, view: View) -> None:
        if "placed" in view:
            self.scholars = view["scholars"]
            self.omega = view["seats"] if "tome" in view else None
            self.placed = {spot: place[0] for spot, place in enumerate(view["placed"])}

    def terms(self, view: View) -> Terms:
        """What that table has agreed on."""
        options = view.get("options") or GAME.agree().options
        return Terms.of(Terms.whole(options), self.content)

    def cards(self, view: View) -> Cards:
        """The numbers of the cards at that table, by kind."""
        return self.terms(view).cards

    def pool(self, view: View) -> tuple[int, ...]:
        """DG-2.2 The Scholars from whom that table chooses."""
        return self.terms(view).scholars

    # ------------------------------------------------------------ Scholars

    def house_name(self, seat: Seat) -> str:
        """The Scholar, once it has been chosen; or Omega."""
        if seat == self.omega:
            return self.say("seat-omega")
        if 0 <= seat < len(self.scholars):
            return self.scholar_name(self.scholars[seat])
        return self.player_name(seat)

    def scholar_name(self, number: int) -> str:
        return self.words.name(f"scholar-{self.content.scholars[number].id}")

    # ------------------------------------------------------------ Congregations

    def congregation(self, kind: int) -> str:
        return self.words.name(f"congregation-{CONGREGATIONS[kind]}")

    def student(self, kind: int) -> str:
        return self.say("student-standard") if kind == STANDARD else self.congregation(kind)

    def students(self, kinds: Iterable[int]) -> str:
        """Students by their kinds, in that order."""
        return ", ".join([self.student(kind) for kind in kinds]) or self.say("list-nothing")

    # ------------------------------------------------------------ cubes

    def colour(self, colour: int) -> str:
        """A kind of Information by its name."""
        if not 0 <= colour < len(KINDS):
            return self.say("space-empty")
        return self.words.name(f"column-{KINDS[colour]}")

    def colours(self, colours: Iterable[int]) -> str:
        """``2 × Civilization and Militia``."""
        parts = [
            self.say("cubes-of", count=n, colour=self.colour(colour))
            if n > 1
            else self.colour(colour)
            for colour, n in sorted(Counter(colours).items())
        ]
        return self.words.listed(parts) or self.say("list-nothing")

    def letters(self, colours: Iterable[int]) -> str:
        """``GG.`` as the tables write them; a dot is an empty space."""
        return "".join(["." if colour == NO_CUBE else CUBE_LETTERS[colour] for colour in colours])

    # ------------------------------------------------------------ Zones

    def zone_name(self, zone: int | str) -> str:
        """A Zone by its number in the content, or by its id."""
        return self.words.name(f"zone-{zone if isinstance(zone, str) else self.zones[zone]}")

    def spot(self, spot: int) -> str:
        """A Zone on the table, by its place among those placed."""
        if spot in self.placed:
            return self.zone_name(self.placed[spot])
        return self.say("zone-number", number=spot)

    def effect(self, effect: ZoneEffect) -> str:
        """``Ambush 1``, ``Secret Passage A``, ``Bivouac (Civilization)``."""
        if effect.familiar:
            return self.say("effect-hire", familiar=self.words.name(f"familiar-{effect.familiar}"))
        said = self.say(f"effect-{effect.kind}")
        if effect.number or effect.letter:
            number = effect.letter or str(effect.number)
            said = self.say("effect-numbered", effect=said, number=number)
        if effect.colour:
            colour = self.colour(LETTERS.index(effect.colour[0]))
            said = self.say("effect-coloured", effect=said, colour=colour)
        return said

    def effects(self, view: View, zone: int) -> list[str]:
        """The Zone Effects that this table considers, from the left; Stairs are told apart."""
        options, found = view["options"], []
        for effect in self.content.zones[zone].effects:
            rule = RULES.get(effect.kind, "rules.dangerous_zones")
            if effect.kind not in ("stairs", "bucket") and options[rule] is True:
                found.append(self.effect(effect))
        if options["boss"] == "fredo" and self.terms(view).buckets[zone]:
            found.append(self.say("effect-bucket"))
        return found

    def floor(self, floor: int) -> str:
        return self.say("floor", floor=FLOORS[floor])

    # ------------------------------------------------------------ cards

    def object_name(self, number: int) -> str:
        """A Trick card by its name."""
        designs = self.content.designs
        known = 0 <= number < len(designs)
        return self.words.name(f"trick-{designs[number].id}") if known else str(number)

    def described(self, design: int | None, name: str = "") -> str:
        """``Snare (Subterfuge 2, Bonus 2)``."""
        if design is None:
            return self.say("card-unknown")
        row = self.content.designs[design]
        told = {"name": name or self.object_name(design), "type": self.say(f"type-{row.type}")}
        if not row.level:
            return self.say("card-plain", **told, bonus=row.bonus)
        return self.say("card", **told, level=row.level, bonus=row.bonus)

    def auxiliary(self, row: AuxiliaryRow, price: int | None = None) -> str:
        """What a Trick card does, with what comes before it: Students drawn or Sacrificed."""
        said = self.say(f"does-{row.does}", amount=row.amount)
        if row.other_cards:
            said = self.say("does-after-discarding", count=row.other_cards, effect=said)
        price = row.sacrifice if price is None else price
        if price:
            said = self.say("does-after-sacrifice", count=price, effect=said)
        if row.students:
            said = self.say("does-after-drawing", count=row.students, effect=said)
        return said

    # ------------------------------------------------------------ Familiars

    def familiar_name(self, number: int | str) -> str:
        id = number if isinstance(number, str) else self.content.familiars[number].id
        return self.words.name(f"familiar-{id}")

    def familiar_cost(self, number: int) -> str:
        """RC-FAM.3 The cubes that it costs."""
        cost = self.content.familiars[number].cost
        return self.colours([LETTERS.index(x) for x, n in cost.items() for _ in range(n)])

    def familiar(self, number: int) -> str:
        """A Familiar with what it costs and brings."""
        lasting = self.content.familiars[number].lasting
        does = [self.say(f"lasting-{what}", amount=signed(n)) for what, n in lasting.items()]
        told = {"familiar": self.familiar_name(number), "cubes": self.familiar_cost(number)}
        return self.say("familiar-explained", **told, does=", ".join(does))

    def familiars_of(self, view: View, seat: Seat) -> list[int]:
        """RC-FAM.5 Those attached to a Scholar."""
        return [n for n, (owner, _) in enumerate(view.get("familiars", ())) if owner == seat]

    def familiars_in(self, view: View, spot: int) -> list[int]:
        """RC-FAM.8 Those whose figure stands in a Zone."""
        found = enumerate(view.get("familiars", ()))
        return [n for n, (owner, at) in found if owner == NOBODY and at == spot != NOWHERE]

    # ------------------------------------------------------------ Research

    def research_name(self, face: int | str) -> str:
        id = face if isinstance(face, str) else self.content.researches[face].id
        return self.words.name(f"research-{id}")

    def research(self, face: int | str) -> str:
        """A Research card with what it demands and gives."""
        rows: Sequence[ResearchRow] = self.content.researches
        row = next(row for n, row in enumerate(rows) if face in (n, row.id))
        asked = {"entered": row.entered, "students": row.students, "stars": row.stars_reached}
        said = [self.say(f"demand-{what}", count=n) for what, n in asked.items() if n]
        if row.cubes:
            cubes = self.colours([LETTERS.index(letter) for letter in row.cubes])
            said.append(self.say("demand-cubes", cubes=cubes))
        said += [self.say("demand-deepest")] if row.deepest else []
        said += [self.say("demand-boss")] if row.boss else []
        if row.near_limit is not None:
            said.append(self.say("demand-near-limit", count=row.near_limit))
        told = {"research": self.research_name(row.id), "points": row.points}
        return self.say("research-explained", **told, demand=", ".join(said))

    # ------------------------------------------------------------ Omega cards

    def omega_name(self, face: int | str) -> str:
        return self.say("omega-name", number=self.omega_number(face) + 1)

    def omega_number(self, face: int | str) -> int:
        rows = self.content.omegas
        return next(n for n, row in enumerate(rows) if face in (n, row.id))

    def omega_sections(self, face: int | str) -> list[tuple[str, str]]:
        """RC-OPH.5 to RC-OPH.28 What is on an Omega card: by its letter, each section."""
        row: OmegaRow = self.content.omegas[self.omega_number(face)]
        found: list[tuple[str, str]] = []
        if row.students:
            found.append(("A", self.say("omega-students", count=row.students)))
        if row.arrows:
            found.append(("B", self.say("omega-arrows", slots=", ".join(row.arrows))))
        if row.teleport:
            found.append(("C", self.say("omega-teleport")))
        if row.effect:
            found.append(("D", self.omega_deeds(row.effect)))
        for letter, name, deeds in (
            ("E", "encounter", row.encounter),
            ("F", "black-star", row.black_star),
            ("G", "star", row.star),
            ("H", "double-star", row.double_star),
        ):
            if deeds:
                found.append((letter, self.say(f"omega-{name}", does=self.omega_deeds(deeds))))
        if row.sabotage:
            found.append(("I", self.say("omega-sabotage", cards=self.divinations(row.sabotage))))
        if row.reaction:
            does = self.say(f"omega-reaction-{row.reaction}")
            found.append(("J", self.say("omega-reaction", does=does)))
        if row.alert:
            found.append(("K", self.say("omega-alert", amount=row.alert)))
        return found

    def omega_card(self, face: int | str, letters: str = "ABCDEFGHIJK") -> str:
        """An Omega card with these of its sections."""
        said = [text for letter, text in self.omega_sections(face) if letter in letters]
        does = self.joined(said) if said else self.say("omega-nothing")
        return self.say("omega-explained", name=self.omega_name(face), does=does)

    def omega_stands(self, view: View) -> str:
        """RC-OMG.6 Where Omega is, what his Tome holds, and his Black Stars."""
        tome, black = view["tome"], view["tome_black_stars"]
        told = {"zone": self.spot(view["omega"]), "cubes": self.colours(tome)}
        counts = {"count": len(tome), "spaces": view["tome_spaces"], "most": len(black)}
        counts["stars"] = sum([space <= len(tome) for space in black])
        return self.say("table-omega", **told, **counts)

    def omega_deeds(self, deeds: OmegaDeeds) -> str:
        return ", ".join([self.say(f"omega-deed-{what}", count=n) for what, n in deeds.items()])

    def divinations(self, sabotage: Sequence[int]) -> str:
        return ", ".join([self.say("omega-divination", count=n) for n in sabotage])

    # ------------------------------------------------------------ Jinx and Clan cards

    def jinx_name(self, face: int | str | None) -> str:
        if face is None:
            return self.say("jinx-unknown")
        number = face if isinstance(face, str) else self.content.jinxes[face].id
        return self.words.name(f"jinx-{number}")

    def jinx_row(self, face: int | str) -> JinxRow:
        rows: Sequence[JinxRow] = self.content.jinxes
        return next(row for n, row in enumerate(rows) if face in (n, row.id))

    def jinx(self, face: int | str | None) -> str:
        """A Jinx with what it does: at once, for as long as it lies there, in the end."""
        if face is None:
            return self.say("jinx-unknown")
        row = self.jinx_row(face)
        does = [self.say(f"reveal-{what}", count=n) for what, n in row.reveal.items()]
        does += [self.say(f"lasting-{what}", amount=signed(n)) for what, n in row.lasting.items()]
        if row.each_turn:
            number = self.content.jinxes.index(row)
            does.append(self.say("does-at-start", effect=self.stated(self.content.plagues[number])))
        does.append(self.say("jinx-penalty", count=row.penalty))
        return self.say("jinx-explained", jinx=self.jinx_name(face), does=self.joined(does))

    def stated(self, stated: Stated, when: str = "") -> str:
        """An effect in words; `effects` has them."""
        raise NotImplementedError

    def clans(self, view: View) -> list[int]:
        """DG-2.13, RC-CLN.1 The Clans that the one of that table was drawn from."""
        new = self.terms(view).new_clans
        return list(range(len(self.content.clans)) if new else self.content.base_clans)

    def clan(self, face: int | str) -> str:
        """``Followers of Blood (a Thesis needs 30 points; Militia +2, Mysticism −1)``."""
        rows = self.content.clans
        row = next(row for n, row in enumerate(rows) if face in (n, row.id))
        more = [
            self.say("clan-modifier", colour=self.colour(LETTERS.index(x)), amount=signed(n))
            for x, n in row.modifiers.items()
        ]
        told = {"clan": self.words.name(f"clan-{row.id}"), "points": row.thesis_points}
        told["modifiers"] = ", ".join(more) or self.say("clan-no-modifiers")
        if not row.stars:
            return self.say("clan-explained", **told)
        said = self.say("clan-demands", **told, stars=self.demanded(row.stars))
        if row.star_bonus is None:
            return said
        stars, points = self.demanded(row.star_bonus.stars), row.star_bonus.points
        return self.say("clan-bonus", clan=said, stars=stars, points=points)

    def demanded(self, stars: Sequence[Stars]) -> str:
        """RC-CLN.3 ``a silver Star of Militia and 2 silver Stars of Civilization``."""
        said = [
            self.star(x.metal, LETTERS.index(x.colour), x.count)
            if x.colour
            else self.say(f"star-any-{x.metal}", count=x.count)
            for x in stars
        ]
        return self.words.listed(said)

    def star(self, metal: str, colour: int, count: int = 1) -> str:
        """RC-STR.1 A Star by its metal and colour."""
        return self.say(f"star-{metal}", colour=self.colour(colour), count=count)

    def star_tokens(self, view: View, seat: Seat) -> list[tuple[str, str]]:
        """RC-STR.2 By metal and colour, the Star tokens before a Scholar; each an id and words."""
        found = Counter(tokens(self.content, view["boards"][seat]))
        return [
            (f"{METALS[metal]}-{colour}", self.star(METALS[metal], colour, n))
            for (metal, colour), n in found.items()
        ]

    # ------------------------------------------------------------ options, arguments

    def value(self, option: str, value: Value) -> str:
        if option == "alert_profile":
            return self.words.name(f"alert-{value}")
        if type(value) is int:
            return self.say(f"value-{option}-number", number=str(value))
        return super().value(option, value)

    def arguments(self, args: Mapping[str, Any], viewer: Seat | None) -> dict[str, Any]:
        def name(seat: Seat) -> str:
            return self.seat_name(seat, viewer)

        def names(seats: Any) -> Any:
            if isinstance(seats, int):
                return seats
            return self.seat_names(seats, viewer) if seats else self.say("list-nobody")

        naming: dict[str, Callable[[Any], Any]] = {
            **dict.fromkeys(("seat", "target", "victim", "taker"), name),
            "seats": names,
            "spot": self.spot,
            "colour": lambda x: self.colour(KINDS.index(x) if isinstance(x, str) else x),
            "familiar": self.familiar_name,
            "congregation": self.congregation,
            "research": self.research_name,
            "ability": lambda x: self.words.name(f"ability-{x}"),
            "card_type": lambda x: self.say(f"type-{x}"),
            "boss": lambda x: self.words.name(f"boss-{x}") if isinstance(x, str) else x,
            "panic": lambda x: self.words.name(f"panic-{x}") if isinstance(x, str) else x,
            "level": lambda x: self.say(f"level-{x}") if isinstance(x, str) else x,
        }
        return {key: naming[key](value) if key in naming else value for key, value in args.items()}


def signed(number: int) -> str:
    """``+2`` or ``−1``."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"
