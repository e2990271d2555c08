"""What the things of Chamber of Wonders are called: seats, Wonders, Areas, Contacts, Clubs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import ARCANE, BOOK, COLLECTOR, TYPES
from ludoteca.kernel.event import Seat
from ludoteca.kernel.terms import Option, Value
from ludoteca.words.cards import CardNames
from ludoteca.words.speaker import View

if TYPE_CHECKING:
    from ludoteca.words import Words

# part 2.2 of the law, the option register: the row of the editions and the ruling, where there are
REGISTER = {
    "setup.money": "E-02",
    "setup.hand_mode": "E-03, A-05",
    "setup.areas": "E-06",
    "grotesque.token_range": "E-10",
    "contact.window": "E-12, A-15",
    "contact.seer_alternative": "E-14",
    "contact.seer_name": "E-13",
    "showcase.exceptions": "E-15",
    "whitechapelA.first_card": "E-24, A-17",
    "whitechapelA.bust_scope": "E-25, A-18",
    "westminsterA.two_player": "E-28",
    "hydeparkB.payee": "E-31, A-59",
    "bankB.amount": "E-34, A-25",
    "legendary.duplicate": "E-35, A-12",
    "legendary.same_owner_cancels": "E-36, A-12",
    "clubs.enabled": "E-45",
    "mode.solo": "E-46",
    "solo.lord": "CW-SOLO-LEVEL",
    "solo.royal": "CW-SOLO-LEVEL",
}  # the others have only their ruling, which the option itself names


class Names(CardNames):
    """Names in one language, with those of one pack."""

    def __init__(self, words: Words, content: Any) -> None:
        super().__init__(words)
        self.content = content or GAME.content()
        self.solo = False  # whether the second owner is the Collector: a view tells
        self.seer = "loris"
        self.two = ""  # with 2 players: what becomes of the cards not kept at Westminster, side A
        self.areas: Sequence[str] = ()  # the ring, as far as it has been seen
        self.contacts: Sequence[str] = ()

    def look(self, view: View) -> None:
        if "options" in view:
            options = view["options"]
            self.solo = options["mode.solo"] == "on"
            self.seer = str(options["contact.seer_name"]).lower()
            self.two = str(options["westminsterA.two_player"]) if view.get("seats") == 2 else ""
            self.areas, self.contacts = view["areas"], view["contacts"]

    def house_name(self, seat: Seat) -> str:
        if self.solo and seat == COLLECTOR:
            return self.say("seat-collector")
        return self.player_name(seat)

    # ------------------------------------------------------------ cards

    def object_name(self, number: int) -> str:
        """A design by its name."""
        designs = self.content.designs
        known = 0 <= number < len(designs)
        return self.words.name(f"wonder-{designs[number].id}") if known else str(number)

    def type_name(self, number: int) -> str:
        return self.say(f"type-{TYPES[number]}") if 0 <= number < len(TYPES) else str(number)

    def described(self, design: int | None, name: str = "") -> str:
        """``Lance (Legendary, £6, 6 Fame)``."""
        if design is None:
            return self.say("card-unknown")
        kind, said = self.content.type[design], {"name": name or self.object_name(design)}
        args = {**said, "type": self.type_name(kind), "value": self.content.value[design]}
        if kind in (ARCANE, BOOK):
            return self.say("card-without-fame", **args)
        return self.say("card", **args, fame=self.content.fame[design])

    # ------------------------------------------------------------ the ring, the Clubs

    def area_name(self, side: str) -> str:
        """``Hyde Park, side B``."""
        name, _, letter = side.rpartition("-")
        return self.say("area-side", area=self.say(f"area-{name}"), side=letter)

    def effect(self, side: str) -> str:
        """What an Area does; CW-AREA-WESTMINSTER-A.6 two players have no left and right."""
        form = f"-{self.two}" if self.two and side == "westminster-A" else ""
        return self.say(f"effect-{side}{form}")

    def place(self, number: int) -> str:
        """A place of the ring by its Area."""
        if 0 <= number < len(self.areas):
            return self.area_name(self.areas[number])
        return self.say("area-number", number=number + 1)

    def contact_name(self, contact: str) -> str:
        return self.say(f"contact-{self.seer if contact == 'loris' else contact}")

    def gives(self, contact: str) -> str:
        return self.say(f"gives-{contact}")

    def club_name(self, club: str) -> str:
        return self.say(f"club-{club}")

    def does(self, club: str) -> str:
        return self.say(f"does-{club}")

    # ------------------------------------------------------------ options, arguments

    def value(self, option: str, value: Value) -> str:
        if type(value) is int and not self.words.has(f"value-{option}-{value}"):
            return self.say(f"value-{option}-number", number=value)
        return super().value(option, value)

    def cited(self, option: Option) -> str:
        return REGISTER.get(option.name, option.clause)

    def arguments(self, args: Mapping[str, Any], viewer: Seat | None) -> dict[str, Any]:
        def name(seat: Seat) -> str:
            return self.seat_name(seat, viewer)

        def names(seats: Any) -> Any:
            return seats if isinstance(seats, int) else self.seat_names(seats, viewer)

        def one_more(number: int) -> int:
            return number + 1

        naming: dict[str, Callable[[Any], Any]] = {
            **dict.fromkeys(("seat", "owner", "giver"), name),
            **dict.fromkeys(("area", "contact", "showcase"), one_more),
            "seats": names,
            "beside": lambda spots: [spot + 1 for spot in spots],
            "side": self.area_name,
        }
        return {key: naming[key](value) if key in naming else value for key, value in args.items()}
