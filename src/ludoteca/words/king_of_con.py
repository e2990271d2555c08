"""How the numbers of King of Con become words: seats, Objects, offers, Characteristics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.components import (
    MYSTERY_BOX,
    NERDS,
    Characteristic,
    Object,
    Offer,
)
from ludoteca.games.king_of_con.monkeys import CONCEDE
from ludoteca.kernel.event import Seat
from ludoteca.kernel.terms import Value
from ludoteca.words import speaker
from ludoteca.words.speaker import Heard, Lines, View, face_of

if TYPE_CHECKING:
    from ludoteca.words import Words

SILENT = ("shown", "looked-at")  # another event always tells the same
REVEALS = {
    "Passions": "passions-kept",
    "Astatosta": "astatosta-revealed",
    "Scavenging": "scavenging-revealed",
}
SHOWING_OFF = ("recovered", "predominance", "consolation", "tie-settled", "whip-round")
ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
INDENT = "  "


def roman(number: int) -> str:
    """The number of a round or of an Astatosta, as the board prints it."""
    return ROMAN[number] if 0 < number < len(ROMAN) else str(number)


class Speaker(speaker.Speaker):
    """The words of King of Con in one language, with the names of one pack."""

    def __init__(self, words: Words, content: Any) -> None:
        super().__init__(words)
        self.traits: tuple[tuple[int, int, int], ...] = (content or GAME.content()).traits

    # ------------------------------------------------------------ names

    def player_name(self, seat: Seat) -> str:
        return NERDS[seat] if 0 <= seat < len(NERDS) else str(seat)

    def object_name(self, number: Object) -> str:
        """``#18 Giant Robot Raijin-X, Autographed``."""
        if number == MYSTERY_BOX:
            return self.say("mystery-box")
        return (
            f"#{number} {self.words.name(f'object-{number}')}" if 1 <= number <= 25 else str(number)
        )

    def object_names(self, numbers: Iterable[Object]) -> str:
        """With semicolons, since names have commas of their own."""
        return self.apart([self.object_name(number) for number in numbers])

    def apart(self, parts: Iterable[str]) -> str:
        """With semicolons between them, as this language writes them."""
        return f"{self.say('offer-separator')} ".join(parts)

    def described(self, number: Object) -> str:
        """An Object with its three Characteristics; a face-down one has none yet."""
        if number == MYSTERY_BOX:
            return self.say("face-down")
        name = self.object_name(number)
        return f"{name} ({' '.join([self.characteristic(trait) for trait in self.traits[number]])})"

    def characteristic(self, number: Characteristic) -> str:
        return self.say(f"characteristic-{number}") if 1 <= number <= 15 else str(number)

    def characteristics(self, numbers: Iterable[Characteristic]) -> str:
        return self.words.listed([self.characteristic(number) for number in numbers])

    def explained(self, number: Characteristic) -> str:
        """A Characteristic with what it is about."""
        return f"{self.characteristic(number)} ({self.say(f'gloss-{number}')})"

    def predominance(self, number: Characteristic) -> str:
        return self.say("prize-predominance", characteristic=self.characteristic(number))

    def scenario(self, number: int) -> str:
        return self.words.name(f"scenario-{number}")

    @staticmethod
    def stage(view: View) -> tuple[str, dict[str, Any]] | None:
        phase = next((frame["phase"] for frame in view["stack"] if "phase" in frame), 0)
        if not phase:
            return "stage-setup", {}
        return "stage-round", {"round": roman(view["round"]), "phase": phase}

    def phase(self, number: int) -> str:
        return self.say(f"phase-{number}")

    def value(self, option: str, value: Value) -> str:
        if option == "scenario" and isinstance(value, int):
            return self.scenario(value)
        return super().value(option, value)

    def offer(self, offer: Offer | Mapping[int, int] | None) -> str:
        """``2 on #18 …; 1 on #7 …``, or nothing."""
        pairs = sorted(offer.items()) if isinstance(offer, Mapping) else offer or ()
        parts = [
            self.say("offer-part", tokens=tokens, object=self.object_name(cell))
            for cell, tokens in pairs
        ]
        return self.apart(parts) or self.say("offer-nothing")

    def choice(self, kind: str, choice: Any, view: View) -> str:
        if kind in ("Astatosta", "Scavenging"):
            return self.offer(choice)
        if kind == "MonkeyControl":
            return self.say("choice-concede" if choice == CONCEDE else "choice-take")
        if kind == "Passions":
            face = face_of(view, choice)
            return self.explained(face) if face else self.say("choice-unknown")
        return self.object_name(choice)

    def asked(self, kind: str, view: View, seat: Seat) -> str:
        if kind != "MonkeyControl":
            return self.say(f"asks-{kind}")
        tie = view["stack"][-1]
        tied = self.seat_names(tie["tied"], seat)
        return self.say("asks-MonkeyControl", prize=self.prize(tie), tied=tied)

    def arguments(self, args: Mapping[str, Any], viewer: Seat | None) -> dict[str, Any]:
        naming: dict[str, Callable[[Any], Any]] = {
            "object": self.object_name,
            "objects": self.object_names,
            "stands": self.object_names,
            "characteristic": self.characteristic,
            "cell": lambda cell: self.object_name(cell) if cell == MYSTERY_BOX else cell,
            **dict.fromkeys(("seat", "winner", "owner"), lambda seat: self.seat_name(seat, viewer)),
        }
        return {
            name: naming[name](value) if name in naming else value for name, value in args.items()
        }

    # ------------------------------------------------------------ what happens

    def tell(self, heard: Sequence[Heard], viewer: Seat | None, view: View) -> Lines:
        """The sentences of what *viewer* has heard; what belongs together is gathered."""
        lines: Lines = []
        at = 0
        while at < len(heard):
            kind = heard[at]["kind"]
            if kind == "declared":
                end = _run(heard, at, lambda event: event["kind"] == "declared")
                lines += self._declared(heard[at:end], heard[end:], viewer, view)
            elif kind == "chosen" and heard[at]["decision"] == "MonkeyControl":
                end = at + 1
                lines += self._controlled(heard[at], heard[end:], viewer, view)
            elif (end := _predominance(heard, at)) > at:
                lines += self._predominance(heard[at:end], viewer)
            else:
                end = at + 1
                lines += self._event(heard[at], viewer, view)
            if kind == "devaluation" and _of_phase_4(heard[end : end + 1]):
                lines.append(self.say("event-phase", number=4, phase=self.phase(4)))
            at = end
        return lines

    def _event(self, event: Heard, viewer: Seat | None, view: View) -> Lines:
        kind: str = event["kind"]
        if kind in SILENT:
            return []
        told: Callable[..., Lines] | None = getattr(self, f"_{kind.replace('-', '_')}", None)
        if told is not None:
            return told(event, viewer, view)
        args = {name: value for name, value in event.items() if name != "kind"}
        return [self.say(f"event-{kind}", **self.arguments(args, viewer))]

    def _declared(
        self,
        events: Sequence[Heard],
        after: Sequence[Heard],
        viewer: Seat | None,
        view: View,
    ) -> Lines:
        """Who is ready, with what the viewer knows of it; nothing where the reveal follows."""
        if any([event["kind"] == REVEALS[events[-1]["decision"]] for event in after[:1]]):
            return []
        lines = []
        others = [self.seat_name(e["seat"], viewer) for e in events if "choice" not in e]
        if others:
            lines.append(self.say("event-declared", seats=others))
        for event in events:
            if "choice" in event:
                seat = self.seat_name(event["seat"], viewer)
                if event["decision"] == "Passions":
                    face = face_of(view, event["choice"])
                    passion = self.characteristic(face) if face else self.say("choice-unknown")
                    lines.append(self.say("event-declared-passion", seat=seat, passion=passion))
                else:
                    offer = self.offer(event["choice"])
                    lines.append(self.say("event-declared-offer", seat=seat, offer=offer))
        return lines

    def _chosen(self, event: Heard, viewer: Seat | None, view: View) -> Lines:
        seat = self.seat_name(event["seat"], viewer)
        thing = self.object_name(event["choice"])
        return [self.say("event-chosen-tie", seat=seat, object=thing)]

    def _controlled(
        self, event: Heard, after: Sequence[Heard], viewer: Seat | None, view: View
    ) -> Lines:
        """Who concedes, and what; who takes it is named by the tie that is settled then."""
        seat = self.seat_name(event["seat"], viewer)
        if event["choice"] != CONCEDE:
            settled = [e["kind"] for e in after[:1]] == ["tie-settled"]
            return [] if settled else [self.say("event-chosen-take", seat=seat)]
        stack = [frame for frame in view.get("stack", ())[-1:] if frame["frame"] == "MonkeyControl"]
        for tie in [e for e in after if e["kind"] == "tie-settled"] or stack:
            prize = self.prize(tie)
            return [self.say("event-chosen-concede-prize", seat=seat, prize=prize)]
        return [self.say("event-chosen-concede", seat=seat)]

    def prize(self, tie: Mapping[str, Any]) -> str:
        """What a tie is about: an Object, or the Predominance in a Characteristic."""
        thing = tie.get("object", 0)
        return self.object_name(thing) if thing else self.predominance(tie["characteristic"])

    def _passions_kept(self, event: Heard, viewer: Seat | None, view: View) -> Lines:
        lines = [self.say("event-passions-kept")]
        for seat, cards in enumerate(event["passions"]):
            faces = [face_of(view, card) for card in cards]
            if all(faces):
                kept = self.characteristics([face for face in faces if face])
                name = self.seat_name(seat, viewer)
                lines.append(self.say("event-passions-kept-by", seat=name, passions=kept))
        return lines

    def _objects_arrive(self, event: Heard, viewer: Seat | None, view: View) -> Lines:
        return [
            self.say("event-objects-arrive", round=roman(event["round"])),
            *[
                INDENT + self.say("event-stand", number=number, object=self.described(thing))
                for number, thing in enumerate(event["objects"], 1)
            ],
        ]

    def _astatosta_revealed(self, event: Heard, viewer: Seat | None, view: object) -> Lines:
        number = roman(event["number"])
        lines = [self.say("event-astatosta-revealed", number=number)]
        return lines + self._offers(event["offers"], viewer)

    def _scavenging_revealed(self, event: Heard, viewer: Seat | None, view: object) -> Lines:
        return [self.say("event-scavenging-revealed"), *self._offers(event["offers"], viewer)]

    def _offers(self, offers: Sequence[Offer | None], viewer: Seat | None) -> Lines:
        return [
            INDENT
            + self.say("offer-line", seat=self.seat_name(seat, viewer), offer=self.offer(offer))
            for seat, offer in enumerate(offers)
        ]

    def _box_opened(self, event: Heard, viewer: Seat | None, view: object) -> Lines:
        return [self.say("event-box-opened", object=self.described(event["object"]))]

    def _astatoste_cut_short(self, event: Heard, viewer: Seat | None, view: object) -> Lines:
        return [self.say("event-astatoste-cut-short")]

    def _awarded(self, event: Heard, viewer: Seat | None, view: object) -> Lines:
        seat, thing = self.seat_name(event["seat"], viewer), self.object_name(event["object"])
        parts = [self.say("event-awarded", seat=seat, object=thing, value=event["value"])]
        if event["back"]:
            parts.append(self.say("event-awarded-back", back=event["back"]))
        if event["wasted"]:
            wasted = self.counted(event["wasted"].items(), viewer)
            parts.append(self.say("event-wasted", wasted=wasted))
        return [" ".join(parts)]

    def _tie_settled(self, event: Heard, viewer: Seat | None, view: object) -> Lines:
        prize = self.prize(event)
        winner = self.seat_name(event["winner"], viewer)
        if len(event["tied"]) == 1:
            return [self.say("event-tie-settled-alone", winner=winner, prize=prize)]
        tied = self.seat_names(event["tied"], viewer)
        monkeys = [(seat, event["monkeys"][seat]) for seat in event["tied"]]
        told = self.say("event-tie-settled", tied=tied, prize=prize, winner=winner)
        if min([number for _, number in monkeys]) == event["monkeys"][event["winner"]]:
            return [told]  # house Scenario 9: nothing was swapped
        swap = self.say("event-tie-settled-swap", monkeys=self.counted(monkeys, viewer))
        return [f"{told} {swap}"]

    def _whip_round(self, event: Heard, viewer: Seat | None, view: object) -> Lines:
        return [self.say("event-whip-round", givers=self.seat_names(event["givers"], viewer))]

    def _monkeys_pass_on(self, event: Heard, viewer: Seat | None, view: object) -> Lines:
        monkeys = self.counted(enumerate(event["monkeys"]), viewer)
        return [self.say("event-monkeys-pass-on", monkeys=monkeys)]

    def _devaluation(self, event: Heard, viewer: Seat | None, view: object) -> Lines:
        if not event["tokens"]:
            return [self.say("event-devaluation-none")]
        if not event["lost"]:
            return [self.say("event-devaluation-nothing")]
        parts = []
        for tokens in sorted(set(event["lost"].values()), reverse=True):
            things = [int(thing) for thing, lost in event["lost"].items() if lost == tokens]
            names = self.object_names(things)
            parts.append(self.say("event-devaluation-part", tokens=tokens, objects=names))
        return [self.say("event-devaluation", lost=self.apart(parts))]

    def _predominance(self, events: Sequence[Heard], viewer: Seat | None) -> Lines:
        """The ties and Whip-rounds on the way, then one line for each seat."""
        lines: Lines = []
        for event in events:
            if event["kind"] != "predominance":
                lines += self._event(event, viewer, {})
        won = [event for event in events if event["kind"] == "predominance"]
        for seat in dict.fromkeys([event["seat"] for event in won]):
            paid = [e for e in won if e["seat"] == seat and e["tokens"]]
            unpaid = [e for e in won if e["seat"] == seat and not e["tokens"]]
            name = self.seat_name(seat, viewer)
            if paid:
                traits = self.characteristics([e["characteristic"] for e in paid])
                tokens = sum([e["tokens"] for e in paid])
                told = {"seat": name, "tokens": tokens, "characteristics": traits}
                lines.append(self.say("event-predominance", **told))
            if unpaid:
                traits = self.characteristics([e["characteristic"] for e in unpaid])
                told = {"seat": name, "characteristics": traits}
                lines.append(self.say("event-predominance-unpaid", **told))
        return lines

    def _game_over(self, event: Heard, viewer: Seat | None, view: object) -> Lines:
        lines = [self.say("event-game-over")]
        for seat, traits in enumerate(event.get("passions", ())):
            name, passions = self.seat_name(seat, viewer), self.characteristics(traits)
            lines.append(self.say("event-passions-revealed", seat=name, passions=passions))
        ranking, scores = event["ranking"], event["scores"]
        first = self.seat_name(ranking[0], viewer)
        lines.append(self.say("event-winner", seat=first, points=scores[ranking[0]]))
        for place, seat in enumerate(ranking[1:], 2):
            name = self.seat_name(seat, viewer)
            lines.append(self.say("event-place", place=place, seat=name, points=scores[seat]))
        return lines


def _run(heard: Sequence[Heard], at: int, belongs: Callable[[Heard], bool]) -> int:
    """Where the events that belong together, from *at* on, come to their end."""
    while at < len(heard) and belongs(heard[at]):
        at += 1
    return at


def _predominance(heard: Sequence[Heard], at: int) -> int:
    """Where a run of Predominances from *at* on ends, ties and Whip-rounds on the way in it."""
    end = _run(heard, at, lambda e: e["kind"] in ("predominance", "whip-round") or _of_trait(e))
    while end > at and heard[end - 1]["kind"] != "predominance":
        end -= 1
    return end


def _of_trait(event: Heard) -> bool:
    return event["kind"] == "tie-settled" and bool(event.get("characteristic"))


def _of_phase_4(heard: Sequence[Heard]) -> bool:
    return any([event["kind"] in SHOWING_OFF for event in heard])
