"""How the numbers of Chamber of Wonders become words: seats, Wonders, Areas, Contacts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import (
    ARCANE,
    BOOK,
    COLLECTOR,
    SOLO_CONTACTS,
    TYPES,
    WONDERS,
)
from ludoteca.games.chamber_of_wonders.contacts import AWAY, ON_TOP
from ludoteca.games.chamber_of_wonders.displays import NEITHER
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.games.chamber_of_wonders.setup import SIDES, SOLO_SIDES
from ludoteca.games.chamber_of_wonders.solo import areas as solo
from ludoteca.kernel.event import Seat
from ludoteca.kernel.terms import Value, spell

if TYPE_CHECKING:
    from ludoteca.words import Words

Heard = dict[str, Any]
Lines = list[str]
Faces = Mapping[int, int]  # by card: its design; by token: its skulls

INDENT = "  "
NAMED = 4  # seats with a name
SILENT = ()  # every event is told, or left out by what is around it
REVEALS = {
    "Display": "display-revealed",
    "SealedBid": "bids-revealed",
    "KeepAndGive": "kept-and-given",
    "Draft": "drafted",
    "Discards": "discarded",
}
# what a choice of that kind shows first, it discards
DISCARDS = {"Peek": 1, "Olivander": 2, "Parker": 1, "TakeMatching": 1, "Business": 1}
DISCARDS |= {"KeepOrNot": 1, "KeepAndGive": 2}
STOPS = ("PushYourLuck", "Telegraph", "Reference")


class Speaker:
    """The words of Chamber of Wonders in one language, with the names of one pack."""

    def __init__(self, words: Words, content: Any) -> None:
        self.words = words
        self.say = words.say
        self.content = content or GAME.content()
        self.solo = False  # whether the second owner is the Collector: a desk or a view tells
        self.seer = "loris"
        self.areas: Sequence[str] = ()  # the ring, as far as it has been seen
        self.contacts: Sequence[str] = ()

    def look(self, view: Mapping[str, Any]) -> None:
        """Learn from a view what never changes during a game."""
        if view:
            options = view["options"]
            self.solo = options["mode.solo"] == "on"
            self.seer = str(options["contact.seer_name"]).lower()
            self.areas, self.contacts = view["areas"], view["contacts"]

    # ------------------------------------------------------------ names

    def seat_name(self, seat: Seat, viewer: Seat | None = None) -> str:
        if self.solo and seat == COLLECTOR:
            return self.say("seat-collector")
        name = self.say(f"seat-{seat + 1}") if 0 <= seat < NAMED else str(seat)
        return self.say("seat-you", name=name) if seat == viewer else name

    def seat_names(self, seats: Iterable[Seat], viewer: Seat | None = None) -> str:
        return self.words.listed([self.seat_name(seat, viewer) for seat in seats])

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

    def each(self, designs: Sequence[int | None]) -> list[str]:
        """Several cards; those of the same name are numbered."""
        often, met = Counter(designs), Counter[int]()
        said = []
        for design in designs:
            name = ""
            if design is not None and often[design] > 1:
                met[design] += 1
                name = self.object_name(design)
                name = self.say("card-numbered", name=name, number=met[design])
            said.append(self.described(design, name))
        return said

    def together(self, designs: Sequence[int | None]) -> str:
        """With semicolons, since each card has commas of its own."""
        return self.joined(self.each(designs))

    def joined(self, parts: Sequence[str]) -> str:
        return f"{self.say('list-separator')} ".join(parts) or self.say("list-nothing")

    def area_name(self, side: str) -> str:
        """``Hyde Park, side B``."""
        name, _, letter = side.rpartition("-")
        return self.say("area-side", area=self.say(f"area-{name}"), side=letter)

    def effect(self, side: str) -> str:
        return self.say(f"effect-{side}")

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

    def value(self, option: str, value: Value) -> str:
        stem = f"value-{option.replace('.', '-')}"
        key = f"{stem}-{spell(value)}"
        if type(value) is int and not self.words.has(key):
            return self.say(f"{stem}-number", number=value)
        return self.say(key)

    def counted(self, counts: Iterable[tuple[Seat, int]], viewer: Seat | None) -> str:
        """``Ada 2, Basil 4``."""
        return ", ".join([f"{self.seat_name(seat, viewer)} {n}" for seat, n in counts])

    def arguments(self, args: Mapping[str, Any], viewer: Seat | None) -> dict[str, Any]:
        """The arguments of a message with numbers that name something turned into its name."""

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

    # ------------------------------------------------------------ choices

    def choice(self, kind: str, choice: Any, faces: Faces, *, two: bool = False) -> str:
        """A whole choice in words, as the one who makes it would say it."""
        if choice == OPEN and type(choice) is int:
            return self.say("choice-open")
        if kind in ("Display", "Catherine"):
            return self._commitment(choice, faces)
        if kind == "KeepAndGive":
            return self._arranged(choice, faces, two=two)
        if kind in ("Sales", "Market", "TakeMatching", "Yard"):
            cards = self.together([faces.get(card) for card in choice])
            key = "choice-sell" if kind in ("Sales", "Market") else "choice-take"
            return self.say(key, cards=cards) if choice else self.say("choice-none")
        if kind in ("Auction", "SealedBid"):
            return (
                self.say("choice-pass") if choice == PASS else self.say("choice-bid", pounds=choice)
            )
        if kind == "PlaceAgent":
            return self.place(choice)
        if kind == "ChooseContact":
            return self.say("choice-no-contact") if choice == PASS else self._contact(choice)
        if kind == "PickAreas":
            return self.area_name((SOLO_SIDES if self.solo else SIDES)[choice])
        if kind == "PickContacts":
            return self.contact_name(SOLO_CONTACTS[choice])
        if kind == "NameType":
            return self.type_name(choice)
        if kind in ("NameBuyer", "Gifts"):
            return self.seat_name(choice)
        if kind == "Gravediggers":
            return self.say("choice-token", skulls=faces.get(choice, 0))
        return self._deed(kind, choice, faces)

    def _deed(self, kind: str, choice: int, faces: Faces) -> str:
        deeds: dict[str, dict[int, str]] = {
            "BetweenTurns": {PASS: "pass"},
            "Detectives": {PASS: "pass"},
            "Peek": {ON_TOP: "on-top", AWAY: "discard"},
            **{key: {0: "stop", 1: "reveal"} for key in ("PushYourLuck", "Telegraph")},
            "Reference": {solo.STOP: "stop", solo.DRAW: "draw"},
            "Business": {PASS: "buy-none"},
            **{
                key: {solo.KEEP: "keep", solo.TO_COLLECTOR: "to-collector", solo.AWAY: "discard"}
                for key in ("Assign", "KeepOrNot")
            },
        }
        if kind == "Detectives" and choice != PASS:
            return self.say("choice-look")
        if choice in deeds.get(kind, {}):
            return self.say(f"choice-{deeds[kind][choice]}")
        return self.described(faces.get(choice))

    def _contact(self, spot: int) -> str:
        return self.contact_name(self.contacts[spot]) if spot < len(self.contacts) else str(spot)

    def _commitment(self, choice: Any, faces: Faces) -> str:
        cards, opens, emptied = choice
        if not cards:
            return self.say("choice-pass")
        said = self.together([faces.get(card) for card in cards])
        if emptied != NEITHER:
            return self.say("choice-refit", showcase=emptied + 1, cards=said)
        return self.say("choice-display-open" if opens else "choice-display", cards=said)

    def _arranged(self, choice: Sequence[int], faces: Faces, *, two: bool) -> str:
        said = self.each([faces.get(card) for card in choice])
        if len(said) < 3:
            return self.say("choice-keep-only", keep=self.joined(said[:1]))
        key = "choice-keep-give-discard" if two else "choice-keep-right-left"
        return self.say(key, keep=said[0], right=said[1], left=said[2])

    # ------------------------------------------------------------ what happens

    def tell(self, heard: Sequence[Heard], viewer: Seat | None, view: Mapping[str, Any]) -> Lines:
        """The sentences of what *viewer* has heard; what belongs together is gathered."""
        self.look(view)
        return _Telling(self, heard, viewer, view).lines()


class _Telling:
    """Some events on their way into sentences: with the faces that they show, in their order."""

    def __init__(
        self,
        speaker: Speaker,
        heard: Sequence[Heard],
        viewer: Seat | None,
        view: Mapping[str, Any],
    ) -> None:
        self.speaker, self.say = speaker, speaker.say
        self.heard, self.viewer, self.view = heard, viewer, view
        self.pile: frozenset[int] = frozenset(view.get("discard", ()))
        self.now = _known(view)
        self.epochs = _epochs(heard)
        self.shown: set[int] = set()  # cards that lie open since the last shuffle
        self.decision, self.discards = "", 0
        self.at = self.epoch = 0

    def lines(self) -> Lines:
        lines: Lines = []
        while self.at < len(self.heard):
            event = self.heard[self.at]
            kind = event["kind"].replace("-", "_")
            self.at += 1
            told: Callable[[Heard], Lines] = getattr(self, f"_{kind}", self._plain)
            lines += told(event)
        return lines

    # ------------------------------------------------------------ faces and names

    def face(self, card: int) -> int | None:
        """What that card was at this moment, as far as the viewer knows."""
        for epoch in range(self.epoch, -1, -1):
            if card in self.epochs[epoch]:
                return self.epochs[epoch][card]
        return self.now.get(card)

    def cards(self, cards: Sequence[int]) -> str:
        return self.speaker.together([self.face(card) for card in cards])

    def name(self, seat: Seat) -> str:
        return self.speaker.seat_name(seat, self.viewer)

    def next_is(self, kind: str, **fields: Any) -> Heard | None:
        """The next event, if it is that one."""
        event = self.heard[self.at] if self.at < len(self.heard) else {"kind": ""}
        same = all([event.get(name) == value for name, value in fields.items()])
        return event if event["kind"] == kind and same else None

    def skip(self) -> None:
        self.at += 1

    def _plain(self, event: Heard) -> Lines:
        """An event with nothing special: its cards, its owner and its numbers."""
        args = {name: value for name, value in event.items() if name != "kind"}
        if "owner" in args:
            args["seat"] = args.pop("owner")
        if "card" in args:
            args["cards"] = (args.pop("card"),)
        if "cards" in args and not isinstance(args["cards"], int):
            args["cards"] = self.cards(args["cards"])
        return [self.say(f"event-{event['kind']}", **self.speaker.arguments(args, self.viewer))]

    # ------------------------------------------------------------ choices

    def _begin(self, decision: str) -> None:
        self.decision, self.discards = decision, DISCARDS.get(decision, 0)

    def _declared(self, event: Heard) -> Lines:
        """Who is ready, with what the viewer knows of it; nothing where the reveal follows."""
        self._begin(event["decision"])
        others = [] if "choice" in event else [event["seat"]]
        own = [event] if "choice" in event else []
        while follows := self.next_is("declared", decision=event["decision"]):
            own += [follows] if "choice" in follows else []
            others += [] if "choice" in follows else [follows["seat"]]
            self.skip()
        if self.next_is(REVEALS[event["decision"]]):
            return []
        lines = []
        if others:
            seats = [self.name(seat) for seat in others]
            lines.append(self.say("event-declared", seats=seats))
        for one in own:
            two = not self.speaker.solo and self.view.get("seats", 0) == 2
            faces = _Faces(self.face)
            choice = self.speaker.choice(one["decision"], one["choice"], faces, two=two)
            seat = self.name(one["seat"])
            lines.append(self.say("event-declared-own", seat=seat, choice=choice))
        return lines

    def _chosen(self, event: Heard) -> Lines:
        """What no other event tells."""
        kind, choice, seat = event["decision"], event["choice"], self.name(event["seat"])
        self._begin(kind)
        if kind == "Auction" and choice != OPEN:
            if choice == PASS:
                return [self.say("event-chosen-pass", seat=seat)]
            return [self.say("event-chosen-bid", seat=seat, pounds=choice)]
        if kind == "Peek" and choice == ON_TOP:
            return [self.say("event-chosen-on-top", seat=seat)]
        if kind == "Peek" and choice == AWAY and not self.next_is("shown"):
            return [self.say("event-chosen-bottom", seat=seat)]
        if kind in STOPS and choice == 0:
            return [self.say("event-chosen-stop", seat=seat)]
        if kind in ("Sales", "Market") and not choice:
            return [self.say("event-chosen-no-sale", seat=seat)]
        if kind == "NameBuyer" and choice != OPEN:
            return [self.say("event-chosen-buyer", seat=seat, buyer=self.name(choice))]
        if kind == "PickAreas":
            area = self.speaker.choice(kind, choice, {})
            return [self.say("event-chosen-area", seat=seat, area=area)]
        if kind == "PickContacts":
            contact = self.speaker.choice(kind, choice, {})
            return [self.say("event-chosen-contact", seat=seat, contact=contact)]
        return []

    # ------------------------------------------------------------ cards that are seen

    def _shown(self, event: Heard) -> Lines:
        """Cards turned up or discarded, unless another event of the same choice names them."""
        cards = event["cards"]
        again = set(cards) <= self.shown
        self.shown |= set(cards)
        if not cards or cards[0] >= WONDERS or self._named_near(cards):
            return []
        self.discards -= 1
        later = [e for e in self.heard[self.at :] if e["kind"] == "shown" and e["cards"] == cards]
        away = again or self.discards >= 0 or (set(cards) <= self.pile and not later)
        key = "event-shown-discarded" if away else "event-shown"
        return [self.say(key, cards=self.cards(cards))]

    def _named_near(self, cards: Sequence[int]) -> bool:
        """Whether an event of the same choice tells of these cards."""
        begin = end = self.at - 1
        while begin > 0 and self.heard[begin]["kind"] not in ("chosen", "declared"):
            begin -= 1
        while end < len(self.heard) and self.heard[end]["kind"] not in ("chosen", "declared"):
            end += 1
        for event in self.heard[begin:end]:
            if event["kind"] in ("shown", "looked-at", "fame-token", "fame-token-lost"):
                continue
            named = event.get("cards", event.get("open", (event.get("card"),)))
            if not isinstance(named, int) and set(cards) <= set(named or ()):
                return event["kind"] not in ("lot-called", "bought")
        return False

    def _looked_at(self, event: Heard) -> Lines:
        seats, cards = self.speaker.seat_names(event["seats"], self.viewer), event.get("cards", ())
        if cards and cards[0] >= WONDERS:
            skulls = [str(event["faces"][card]) for card in cards]
            return [self.say("event-looked-at-tokens", seat=seats, skulls=", ".join(skulls))]
        told = {"seat": seats, "count": event["count"]}
        if cards:
            return [self.say("event-looked-at-cards", **told, cards=self.cards(cards))]
        return [self.say("event-looked-at", **told)]

    def _drawn(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "count": event["count"]}
        seen = self.next_is("looked-at", seats=[event["seat"]])
        if seen is not None:
            self.skip()
        if seen is not None and "cards" in seen:
            return [self.say("event-drawn-cards", **told, cards=self.cards(seen["cards"]))]
        return [self.say("event-drawn", **told)]

    def _given(self, event: Heard) -> Lines:
        told = {"giver": self.name(event["giver"]), "seat": self.name(event["seat"])}
        seen = self.next_is("looked-at", seats=[event["seat"]])
        if seen is not None:
            self.skip()
        if seen is not None and "cards" in seen:
            return [self.say("event-given-card", **told, cards=self.cards(seen["cards"]))]
        return [self.say("event-given", **told)]

    def _grotesque_token(self, event: Heard) -> Lines:
        seat = self.name(event["owner"])
        seen = self.next_is("looked-at", seats=[event["owner"]])
        if seen is not None:
            self.skip()
        if seen is not None and "cards" in seen:
            skulls = seen["faces"][seen["cards"][0]]
            return [self.say("event-grotesque-token-seen", seat=seat, skulls=skulls)]
        return [self.say("event-grotesque-token", seat=seat)]

    def _deck_restored(self, event: Heard) -> Lines:
        self.epoch += 1
        self.shown.clear()
        return [self.say("event-deck-restored", count=event["cards"])]

    # ------------------------------------------------------------ the rest

    def _game_begins(self, event: Heard) -> Lines:
        return [self.say("event-game-begins", seat=self.name(event["seat"]))]

    def _turn_begins(self, event: Heard) -> Lines:
        told = {"turn": event["turn"], "seat": self.name(event["seat"])}
        return [self.say("event-turn-begins", **told)]

    def _agent_placed(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "area": self.speaker.place(event["area"])}
        return [self.say("event-agent-placed", **told)]

    def _contact_used(self, event: Heard) -> Lines:
        told = {
            "seat": self.name(event["seat"]),
            "contact": self.speaker.contact_name(event["contact"]),
        }
        return [self.say("event-contact-used", **told)]

    def _collected(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["owner"]), "pounds": event["pounds"]}
        return [self.say(f"event-collected-{event['why']}", **told)]

    def _paid(self, event: Heard) -> Lines:
        """What for, where that follows."""
        told = {"seat": self.name(event["owner"]), "pounds": event["pounds"]}
        payee = event["payee"]
        if self.next_is("showcase-opened", owner=event["owner"]):
            self.skip()
            return [self.say("event-showcase-opened-paid", **told)]
        bought = self.next_is("bought", owner=event["owner"])
        if bought is not None and payee is not None:
            self.skip()
            told |= {"cards": self.cards((bought["card"],)), "payee": self.name(payee)}
            return [self.say("event-bought-from", **told)]
        if bought is not None:
            return []
        if payee is not None:
            return [self.say("event-paid-to", **told, payee=self.name(payee))]
        return [self.say("event-paid", **told)]

    def _display_revealed(self, event: Heard) -> Lines:
        made = [commitment for commitment in event["commitments"] if commitment is not None]
        if not made:
            return []
        if not any([cards for cards, _, _ in made]):
            return [self.say("event-display-revealed-none")]
        passed = [
            self.name(seat)
            for seat, commitment in enumerate(event["commitments"])
            if commitment is not None and not commitment[0]
        ]
        lines = [self.say("event-display-revealed")]
        return (
            [*lines, self.say("event-display-revealed-passes", seats=passed)] if passed else lines
        )

    def _fame_token(self, event: Heard) -> Lines:
        seat = self.name(event["owner"])
        if not event["cards"]:
            return [self.say("event-fame-token", seat=seat)]
        return [self.say("event-fame-token-for", seat=seat, cards=self.cards(event["cards"]))]

    def _bids_revealed(self, event: Heard) -> Lines:
        bids = [f"{self.name(seat)} £{bid}" for seat, bid in enumerate(event["bids"])]
        return [self.say("event-bids-revealed", bids=", ".join(bids))]

    def _type_named(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "type": self.speaker.type_name(event["type"])}
        return [self.say("event-type-named", **told)]

    def _kept_and_given(self, event: Heard) -> Lines:
        hands = self.speaker.counted(enumerate(event["hands"]), self.viewer)
        return [self.say("event-kept-and-given", hands=hands)]

    def _drafted(self, event: Heard) -> Lines:
        more = any([count > 1 for count in event["left"]])
        return [self.say("event-drafted" if more else "event-drafted-last")]

    def _yard_shared(self, event: Heard) -> Lines:
        return [self.say("event-yard-shared")]

    def _collector_draws(self, event: Heard) -> Lines:
        return [self.say("event-collector-draws", count=event["count"])] if event["count"] else []

    def _skulls(self, event: Heard) -> Lines:
        skulls = [(int(owner), count) for owner, count in event["skulls"].items()]
        return [self.say("event-skulls", skulls=self.speaker.counted(skulls, self.viewer))]

    def _game_over(self, event: Heard) -> Lines:
        """CW-TIE.3 A full tie is shared, as far as this viewer can tell."""
        lines, ranking, scores = [self.say("event-game-over")], event["ranking"], event["scores"]
        standings = [self._standing(seat, scores[seat]) for seat in range(len(scores))]
        first = [seat for seat in ranking if standings[seat] == standings[ranking[0]]]
        if len(first) > 1:
            told = {"seats": [self.name(seat) for seat in first], "points": scores[ranking[0]]}
            lines.append(self.say("event-game-over-shared", **told))
        else:
            told = {"seat": self.name(ranking[0]), "points": scores[ranking[0]]}
            lines.append(self.say("event-game-over-winner", **told))
        for seat in ranking[len(first) :]:
            place = 1 + sum([other > standings[seat] for other in standings])
            told = {"seat": self.name(seat), "points": scores[seat]}
            lines.append(self.say("event-game-over-place", place=place, **told))
        return lines

    def _standing(self, seat: Seat, score: int) -> tuple[int, ...]:
        """CW-TIE.1, CW-TIE.2 Fame, cards displayed, pounds; without a view the seats differ."""
        if "displays" not in self.view or None in self.view["purse"]:
            return score, -seat
        shown = sum([len(showcase[0]) for showcase in self.view["displays"][seat]])
        return score, shown, self.view["purse"][seat]


class _Faces(dict[int, int]):
    """Faces that are looked up when they are asked for."""

    def __init__(self, face: Callable[[int], int | None]) -> None:
        super().__init__()
        self.face = face

    def get(self, card: int, default: Any = None) -> Any:
        found = self.face(card)
        return default if found is None else found


def _known(view: Mapping[str, Any]) -> dict[int, int]:
    """The faces that a view shows."""
    return {card: face for card, face in enumerate(view.get("cards", ())) if face is not None}


def _epochs(heard: Sequence[Heard]) -> list[dict[int, int]]:
    """The faces that events show, from one shuffle of the deck to the next."""
    epochs: list[dict[int, int]] = [{}]
    for event in heard:
        if event["kind"] == "deck-restored":
            epochs.append({})
        for card, face in event.get("faces", {}).items():
            epochs[-1].setdefault(int(card), face)
    return epochs
