"""What happens in Chamber of Wonders, as sentences; what belongs together is gathered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.games.chamber_of_wonders.components import COLLECTOR, TOKENS, WONDERS
from ludoteca.games.chamber_of_wonders.contacts import AWAY, ON_TOP
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.kernel.event import Seat
from ludoteca.words.chamber_of_wonders.choices import Choices
from ludoteca.words.speaker import Heard, Lines, View

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
UNTOLD = ("KeepAndGive", "Draft")  # what became of them is not revealed: one's own choice is told
STOPS = ("PushYourLuck", "Telegraph", "Reference")


class Telling:
    """Some events on their way into sentences: with the faces that they show, in their order."""

    def __init__(
        self,
        speaker: Choices,
        heard: Sequence[Heard],
        viewer: Seat | None,
        view: View,
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
        kind, revealed = event["decision"], self._follows(REVEALS[event["decision"]])
        if revealed and kind not in UNTOLD:
            return []
        lines = []
        if others and not revealed:
            seats = [self.name(seat) for seat in others]
            lines.append(self.say("event-declared", seats=seats))
        for one in own:
            then = {**self.view, "cards": _Faces(self.face)}
            choice = self.speaker.choice(one["decision"], one["choice"], then)
            seat = self.name(one["seat"])
            lines.append(self.say("event-declared-own", seat=seat, choice=choice))
        return lines

    def _follows(self, reveal: str) -> bool:
        """Whether all have chosen, so that the next events reveal it."""
        for event in self.heard[self.at :]:
            if event["kind"] in ("chosen", "declared", reveal):
                return bool(event["kind"] == reveal)
        return False

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
            if event["kind"] in (
                "shown",
                "looked-at",
                "fame-token",
                "fame-token-lost",
                "no-fame-token",
            ):
                continue
            named = event.get("cards", event.get("open", (event.get("card"),)))
            if not isinstance(named, int) and set(cards) <= set(named or ()):
                return event["kind"] not in ("lot-called", "bought")
        return False

    def _looked_at(self, event: Heard) -> Lines:
        run = [event]
        while follows := self.next_is("looked-at"):
            run.append(follows)
            self.skip()
        if self.decision in UNTOLD:
            return self._received(run)
        if len({tuple(one["seats"]) for one in run}) > 1:
            return self._apart(run)
        return [line for one in run for line in self._looked(one)]

    def _apart(self, run: Sequence[Heard]) -> Lines:
        """CW-AREA-WESTMINSTER-A.1 All draw cards that lie apart from their hands."""
        hidden = [(one["seats"][0], one["count"]) for one in run if "cards" not in one]
        hands = self.speaker.counted(hidden, self.viewer)
        lines = [self.say("event-apart", hands=hands)] if hidden else []
        for one in run:
            if "cards" in one:
                told = {"seat": self.name(one["seats"][0]), "count": one["count"]}
                cards = self.cards(one["cards"])
                lines.append(self.say("event-apart-cards", **told, cards=cards))
        return lines

    def _received(self, run: Sequence[Heard]) -> Lines:
        """CW-INFO.3 Who receives what is told to those who see it."""
        return [
            self.say(
                "event-received", seat=self.name(one["seats"][0]), cards=self.cards(one["cards"])
            )
            for one in run
            if one.get("cards")
        ]

    def _looked(self, event: Heard) -> Lines:
        seats, cards = self.speaker.seat_names(event["seats"], self.viewer), event.get("cards", ())
        if cards and cards[0] >= WONDERS:
            skulls = [str(event["faces"][card]) for card in cards]
            return [self.say("event-looked-at-tokens", seat=seats, skulls=", ".join(skulls))]
        told = {"seat": seats, "count": event["count"]}
        if cards:
            return [self.say("event-looked-at-cards", **told, cards=self.cards(cards))]
        if self._are_tokens():
            return [self.say("event-looked-at-tokens-hidden", **told)]
        return [self.say("event-looked-at", **told)]

    def _are_tokens(self) -> bool:
        """CW-CLUB-GRAVEDIGGERS.1 Whether it is tokens that somebody else has just looked at."""
        if self.at < len(self.heard):
            return self.heard[self.at].get("decision") == "Gravediggers"
        stack = self.view.get("stack") or [{}]
        return bool(stack[-1].get("frame") == "Gravediggers")

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
            told["cards"] = self.cards((bought["card"],))
            return [self._to("bought", payee, told)]
        if bought is not None:
            return []
        if payee is not None:
            return [self._to("paid", payee, told)]
        return [self.say("event-paid", **told)]

    def _to(self, kind: str, payee: Seat, told: dict[str, Any]) -> str:
        """To the Collector, whose name is no name, or to another player."""
        if self.speaker.solo and payee == COLLECTOR:
            return self.say(f"event-{kind}-to-collector", **told)
        return self.say(f"event-{kind}-to", **told, payee=self.name(payee))

    def _display_revealed(self, event: Heard) -> Lines:
        made = [commitment for commitment in event["commitments"] if commitment is not None]
        if not made:
            return []
        if self.speaker.solo:  # CW-SOLO.11 nobody else displays now
            shown = any([cards for cards, _, _ in made])
            return [] if shown else [self.say("event-chosen-pass", seat=self.name(0))]
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
        pounds = [self.say("n-pounds", pounds=bid) for bid in event["bids"]]
        bids = [f"{self.name(seat)} {bid}" for seat, bid in enumerate(pounds)]
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
        shown = sum([len(cards) for cards, _, _ in self.view["displays"][seat]])
        return score, shown, self.view["purse"][seat]


class _Faces(Sequence[int | None]):
    """Faces that are looked up when they are asked for."""

    def __init__(self, face: Callable[[int], int | None]) -> None:
        self.face = face

    def __len__(self) -> int:
        return TOKENS.stop

    def __getitem__(self, card: Any) -> Any:
        return self.face(card)


def _known(view: View) -> dict[int, int]:
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
