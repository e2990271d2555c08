"""What happens in Dungeonology, as sentences; what belongs together is gathered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.kernel.event import Seat
from ludoteca.words.dungeonology.choices import Choices
from ludoteca.words.speaker import Heard, Lines, View, face_of

# events that name the cards which have just been turned up
NAMING = (
    *("declared-stealth", "trick-played", "tricks-discarded", "divined", "luck", "effect-declared"),
    *("jinx-revealed", "zone-drawn", "clan-revealed", "maximum-alert", "trap-sprung"),
    *("research-drawn", "omega-card", "omega-divines"),
)
OMEGA_SECTIONS = {"phase": "ABCDEFGHK", "sabotage": "IK", "reaction": "JK"}  # by what it is for


class Telling:
    """Some events on their way into sentences, with the faces that they show on the way."""

    def __init__(
        self, speaker: Choices, heard: Sequence[Heard], viewer: Seat | None, view: View
    ) -> None:
        self.speaker, self.say = speaker, speaker.say
        self.heard, self.viewer, self.view = heard, viewer, view
        self.kinds = speaker.cards(view)
        self.faces: dict[int, int] = {}  # as the events so far have shown them
        self.hurries = False  # a card that gives Speed points has just been told of
        self.at = 0

    def lines(self) -> Lines:
        lines: Lines = []
        while self.at < len(self.heard):
            event = self.heard[self.at]
            kind = event["kind"].replace("-", "_")
            self.at += 1
            self.faces |= {int(card): face for card, face in event.get("faces", {}).items()}
            told: Callable[[Heard], Lines] = getattr(self, f"_{kind}", self._plain)
            lines += told(event)
        return lines

    # ------------------------------------------------------------ faces and names

    def face(self, card: int) -> int | None:
        found = self.faces.get(card)
        return face_of(self.view, card) if found is None else found

    def forget(self, shuffled: range) -> None:
        self.faces = {card: face for card, face in self.faces.items() if card not in shuffled}

    def cards(self, cards: Sequence[int]) -> str:
        return self.speaker.together([self.face(card) for card in cards])

    def name(self, seat: Seat) -> str:
        return self.speaker.seat_name(seat, self.viewer)

    def next_is(self, *kinds: str, **fields: Any) -> Heard | None:
        """The next event, if it is one of those."""
        event = self.heard[self.at] if self.at < len(self.heard) else {"kind": ""}
        same = all([event.get(name) == value for name, value in fields.items()])
        return event if event["kind"] in kinds and same else None

    def skip(self) -> None:
        self.at += 1

    def _plain(self, event: Heard) -> Lines:
        """An event with nothing special: who, where, how many."""
        args = {name: value for name, value in event.items() if name not in ("kind", "faces")}
        if "cards" in args and not isinstance(args["cards"], int):
            args["cards"] = self.cards(args["cards"])
        return [self.say(f"event-{event['kind']}", **self.speaker.arguments(args, self.viewer))]

    # ------------------------------------------------------------ choices

    def _chosen(self, event: Heard) -> Lines:
        """What no other event tells."""
        kind, seat = event["decision"], event["seat"]
        if kind == "PickScholar":
            self.speaker.scholars = (*self.speaker.scholars[:seat], event["choice"])
            scholar = self.speaker.scholar_name(event["choice"])
            return [self.say("event-chosen-scholar", seat=self._player(seat), scholar=scholar)]
        if kind == "Peek" and "choice" in event:
            kept = self.next_is("peeked")
            cards = self.cards(event["choice"][: kept["kept"] if kept else 1])
            return [self.say("event-chosen-keep", seat=self.name(seat), cards=cards)]
        if kind == "TakeCard" and "choice" in event:
            cards = self.cards((event["choice"],))
            return [self.say("event-chosen-take", seat=self.name(seat), cards=cards)]
        return []

    def _player(self, seat: Seat) -> str:
        """Who sits there, as long as it is not told with which Scholar."""
        players = self.speaker.players
        name = players[seat] if seat < len(players) else ""
        name = name or self.speaker.player_name(seat)
        return self.say("seat-you", name=name) if seat == self.viewer else name

    # ------------------------------------------------------------ cards that are seen

    def _shown(self, event: Heard) -> Lines:
        """Cards turned up, unless the next event names them."""
        cards = event["cards"]
        if not cards or self.next_is(*NAMING):
            return []
        if cards[0] in self.kinds.jinxes:
            jinxes = [self.speaker.jinx(self.face(card)) for card in cards]
            return [self.say("event-shown-jinxes", cards=self.speaker.joined(jinxes))]
        if cards[0] in self.kinds.traps:
            traps = [self.speaker.trap_does(self.face(card)) for card in cards]
            return [self.say("event-shown-traps", cards=", ".join(traps))]
        return [self.say("event-shown", cards=self.cards(cards))]

    def _looked_at(self, event: Heard) -> Lines:
        seats, cards = event["seats"], event.get("cards", ())
        name = self.speaker.seat_names(seats, self.viewer)
        if cards and cards[0] in self.kinds.clans:
            clan = self.speaker.clan(self.faces[cards[0]])
            return [self.say("event-looked-at-clan", seat=name, clan=clan)]
        if cards and cards[0] in self.kinds.traps:
            traps = [self.speaker.trap_does(self.face(card)) for card in cards]
            return [self.say("event-looked-at-traps", seat=name, cards=", ".join(traps))]
        if cards and cards[0] not in self.kinds.tricks:
            zones = ", ".join([self.speaker.zone_name(self.faces[card]) for card in cards])
            return [self.say("event-looked-at-zones", seat=name, zones=zones)]
        if cards:
            return [self.say("event-looked-at-cards", seat=name, cards=self.cards(cards))]
        if self._after_knowledge():
            return []
        return [self.say("event-looked-at", seat=name, count=event["count"])]

    def _after_knowledge(self) -> bool:
        """DG-9.2 That the owner of the token sees the Clan card has just been told."""
        return self.at > 1 and self.heard[self.at - 2]["kind"] == "knowledge"

    def _tricks_drawn(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "count": event["count"]}
        seen = self.next_is("looked-at") or self.next_is("shown")
        cards = seen.get("cards", ()) if seen else ()
        if seen is not None:
            self.skip()
        if not cards or cards[0] not in self.kinds.tricks:
            return [self.say("event-tricks-drawn", **told)]
        self.faces |= {int(card): face for card, face in seen["faces"].items()} if seen else {}
        return [self.say("event-tricks-drawn-cards", **told, cards=self.cards(cards))]

    def _peeked(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "count": event["count"], "kept": event["kept"]}
        return [self.say("event-peeked", **told)]

    def _deck_restored(self, event: Heard) -> Lines:
        self.forget(self.kinds.tricks)
        return [self.say("event-deck-restored", count=event["cards"])]

    def _jinxes_restored(self, event: Heard) -> Lines:
        self.forget(self.kinds.jinxes)
        return [self.say("event-jinxes-restored")]

    def _trick_played(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "card": self.cards((event["card"],))}
        does = self.say(f"does-{event['does']}", amount=event["amount"])
        self.hurries = event["does"] == "speed"
        if "victim" in event:
            victim = self.name(event["victim"])
            return [self.say("event-trick-played-on", **told, effect=does, victim=victim)]
        return [self.say("event-trick-played", **told, effect=does)]

    def _speed(self, event: Heard) -> Lines:
        """What a card has just promised is not told again."""
        if self.hurries:
            self.hurries = False
            return []
        return self._plain(event)

    def _divined(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "amount": event["amount"]}
        return [self.say("event-divined", **told, cards=self.cards(event["cards"]))]

    def _luck(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "amount": event["amount"]}
        key = "event-luck-good" if event["effect"] == "good-luck" else "event-luck-bad"
        return [self.say(key, **told, cards=self.cards(event["cards"]))]

    def _effect_declared(self, event: Heard) -> Lines:
        design = self.face(event["card"])
        assert design is not None
        speaker = self.speaker
        told = {"seat": self.name(event["seat"]), "card": self.cards((event["card"],))}
        told["effect"] = speaker.main_paid(design, event["way"])
        if targets := speaker.targets(design, event["targets"]):
            return [self.say("event-effect-declared-on", **told, targets=targets)]
        return [self.say("event-effect-declared", **told)]

    def _of_card(self, event: Heard) -> Lines:
        """An event that names a Trick card which lies open."""
        design = self.face(event["card"])
        name = self.say("card-unknown") if design is None else self.speaker.object_name(design)
        told = {key: self.name(event[key]) for key in ("seat", "victim") if key in event}
        return [self.say(f"event-{event['kind']}", **told, card=name)]

    _effect_unpaid = _effect_cancelled = _effect_redirected = _of_card

    def _intern_called(self, event: Heard) -> Lines:
        intern = self.speaker.words.name(f"intern-{event['intern']}")
        told = {key: self.name(event[key]) for key in ("seat", "victim") if key in event}
        key = "event-intern-called-stolen" if "victim" in event else "event-intern-called"
        return [self.say(key, **told, intern=intern)]

    def _intern_returned(self, event: Heard) -> Lines:
        intern = self.speaker.words.name(f"intern-{event['intern']}")
        return [self.say("event-intern-returned", seat=self.name(event["seat"]), intern=intern)]

    def _token_laid(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "spot": self.speaker.spot(event["spot"])}
        token = self.speaker.token(event["token"])
        return [self.say("event-token-laid", **told, token=token)]

    def _trap_laid(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "spot": self.speaker.spot(event["spot"])}
        seen = self.next_is("looked-at")
        if seen is not None and not seen.get("cards"):
            self.skip()
        return [self.say("event-trap-laid", **told)]

    def _trap_sprung(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "spot": self.speaker.spot(event["spot"])}
        return [self.say("event-trap-sprung", **told, effect=self.speaker.trap_does(event["trap"]))]

    def _pile_looked_at(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "count": event["count"]}
        return [self.say("event-pile-looked-at", **told, floor=self.speaker.floor(event["floor"]))]

    def _cube_transmuted(self, event: Heard) -> Lines:
        told = {key: self.speaker.colour(event[key]) for key in ("colour", "into")}
        return [self.say("event-cube-transmuted", seat=self.name(event["seat"]), **told)]

    def _members_drawn(self, event: Heard) -> Lines:
        students = self.speaker.students(event["kinds"])
        return [self.say(f"event-{event['kind']}", students=students)]

    _members_put_in = _members_drawn

    def _cube_recombined(self, event: Heard) -> Lines:
        told = {key: self.speaker.colour(event[key]) for key in ("colour", "into")}
        told |= {"seat": self.name(event["seat"]), "spot": self.speaker.spot(event["spot"])}
        return [self.say("event-cube-recombined", **told)]

    def _maximum_alert(self, event: Heard) -> Lines:
        return [self.say("event-maximum-alert", panic=self.speaker.panic(event["panic"]))]

    # ------------------------------------------------------------ Jinx and Clan cards

    def _jinx_drawn(self, event: Heard) -> Lines:
        return [self.say("event-jinx-drawn", seat=self.name(event["seat"]))]

    def _jinx_revealed(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "jinx": self.speaker.jinx(event["jinx"])}
        return [self.say("event-jinx-revealed", **told)]

    def _jinx_discarded(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"])}
        jinx = self.speaker.jinx_name(event.get("jinx"))
        return [self.say("event-jinx-discarded", **told, jinx=jinx)]

    def _clan_revealed(self, event: Heard) -> Lines:
        return [self.say("event-clan-revealed", clan=self.speaker.clan(event["clan"]))]

    # ------------------------------------------------------------ the Dungeon

    def _zone_drawn(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "zone": self.speaker.zone_name(event["zone"])}
        if self.next_is("zone-does-not-fit"):
            self.skip()
            return [self.say("event-zone-does-not-fit", **told)]
        return [self.say("event-zone-drawn", **told)]

    def _zone_placed(self, event: Heard) -> Lines:
        zone = event["zone"]
        self.speaker.placed[event["spot"]] = self.speaker.zones.index(zone)
        told = {"zone": self.speaker.zone_name(zone), "walls": event["walls"]}
        key = "event-zone-placed-stairs" if event["by_stairs"] else "event-zone-placed"
        return [self.say(key, **told)]

    # ------------------------------------------------------------ Students

    def _students_drawn(self, event: Heard) -> Lines:
        """DG-10.1 An Omega Student is told by the event that follows."""
        told = {"seat": self.name(event["seat"]), "count": event["count"], "lost": event["lost"]}
        if event["count"]:
            return [self.say("event-students-drawn", **told)]
        if event["omega"]:
            return []
        return [self.say("event-students-drawn-none", seat=told["seat"])]

    def _omega_student(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "alert": event["alert"]}
        return [self.say("event-omega-student" if event["placed"] else "event-omega-student-over",
                         **told)]  # fmt: skip

    # ------------------------------------------------------------ tests

    def _study(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "zone": self.speaker.spot(event["spot"])}
        cubes = self.speaker.colours(event["cubes"])
        return [self.say("event-study", **told, cubes=cubes, alert=event["alert"])]

    def _raised(self, event: Heard) -> Lines:
        told = {name: event[name] for name in ("amount", "stealth", "alert")}
        if told["amount"] < 0:
            return [self.say("event-lowered-alert", **told | {"amount": -told["amount"]})]
        return [self.say(f"event-raised-{event['side']}", **told)]

    def _test_passed(self, event: Heard) -> Lines:
        told = {name: event[name] for name in ("stealth", "alert")}
        return [self.say("event-test-passed", seat=self.name(event["seat"]), **told)]

    def _test_failed(self, event: Heard) -> Lines:
        told = {name: event[name] for name in ("stealth", "alert")}
        return [self.say("event-test-failed", seat=self.name(event["seat"]), **told)]

    # ------------------------------------------------------------ cubes

    def _cube_collected(self, event: Heard) -> Lines:
        run = [event["colour"]]
        while follows := self.next_is("cube-collected", seat=event["seat"]):
            run.append(follows["colour"])
            self.skip()
        told = {"seat": self.name(event["seat"]), "zone": self.speaker.spot(event["spot"])}
        return [self.say("event-cube-collected", **told, cubes=self.speaker.colours(run))]

    def _cube_stolen(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "victim": self.name(event["victim"])}
        key = "event-cube-stolen" if event["kept"] else "event-cube-stolen-lost"
        return [self.say(key, **told, colour=self.speaker.colour(event["colour"]))]

    def _cube_donated(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "taker": self.name(event["taker"])}
        key = "event-cube-donated" if event["kept"] else "event-cube-donated-lost"
        return [self.say(key, **told, colour=self.speaker.colour(event["colour"]))]

    def _cube_eliminated(self, event: Heard) -> Lines:
        colour = self.speaker.colour(event["colour"])
        if "seat" in event:
            seat = self.name(event["seat"])
            return [self.say("event-cube-eliminated", seat=seat, colour=colour)]
        zone = self.speaker.spot(event["spot"])
        return [self.say("event-cube-eliminated-zone", zone=zone, colour=colour)]

    def _stars(self, event: Heard) -> Lines:
        told = {"seat": self.name(event["seat"]), "stars": event["stars"]}
        key = "event-stars-gained" if event["gained"] > 0 else "event-stars-lost"
        return [self.say(key, **told)]

    def _research_drawn(self, event: Heard) -> Lines:
        research = self.speaker.research(event["research"])
        return [self.say("event-research-drawn", research=research)]

    def _star_token(self, event: Heard) -> Lines:
        star = self.speaker.star(event["metal"], event["colour"])
        key = "event-star-token-taken" if event["taken"] else "event-star-token-discarded"
        return [self.say(key, seat=self.name(event["seat"]), star=star)]

    # ------------------------------------------------------------ Omega

    def _omega_card(self, event: Heard) -> Lines:
        does = self.speaker.omega_card(event["omega"], OMEGA_SECTIONS[event["why"]])
        return [self.say(f"event-omega-card-{event['why']}", does=does)]

    def _omega_deck_restored(self, event: Heard) -> Lines:
        self.forget(self.kinds.omegas)
        return [self.say("event-omega-deck-restored")]

    def _omega_cube(self, event: Heard) -> Lines:
        """A cube that Omega gains or loses, unless it goes to the Reserve."""
        told = {name: value for name, value in event.items() if name in ("seat", "spot", "colour")}
        kept = event.get("kept", "spot" in event)
        key = f"event-{event['kind']}" if kept else f"event-{event['kind']}-lost"
        return [self.say(key, **self.speaker.arguments(told, self.viewer))]

    _omega_collects = _omega_steals = _omega_receives = _omega_loses = _omega_leaves = _omega_cube

    def _black_stars(self, event: Heard) -> Lines:
        key = "event-black-stars-gained" if event["gained"] > 0 else "event-black-stars-lost"
        return [self.say(key, stars=event["stars"])]

    def _omega_section(self, event: Heard) -> Lines:
        seat = self.name(event["seat"])
        return [self.say(f"event-omega-section-{event['section']}", seat=seat)]

    def _omega_divines(self, event: Heard) -> Lines:
        cards = self.cards(event["cards"])
        return [self.say("event-omega-divines", cards=cards, amount=event["amount"])]

    def _omega_reacts(self, event: Heard) -> Lines:
        does = self.say(f"omega-reaction-{event['reaction']}")
        return [self.say("event-omega-reacts", seat=self.name(event["seat"]), does=does)]

    # ------------------------------------------------------------ the course of the game

    def _game_begins(self, event: Heard) -> Lines:
        self.speaker.scholars = event["scholars"]
        return [self.say("event-game-begins", seat=self.name(event["seat"]))]

    def _game_over(self, event: Heard) -> Lines:
        """DG-29.1 Who has delivered no Thesis while others have does not compete."""
        lines, scores = [self.say("event-game-over")], event["scores"]
        delivered = event["delivered"]
        omega = self.speaker.omega
        if omega is not None and event["ranking"][0] == omega:  # RC-OVA.16: it has been told
            return lines
        if not delivered:
            lines.append(self.say("event-game-over-nobody"))
        ranking: Sequence[Seat] = [seat for seat in event["ranking"] if seat != omega]
        standings = [self._standing(seat, event) for seat in range(len(scores))]
        first = [seat for seat in ranking if standings[seat] == standings[ranking[0]]]
        for seat in ranking:
            told = {"seat": self.name(seat), "points": scores[seat]}
            place = 1 + sum([other > standings[seat] for other in standings])
            if place == 1 and len(first) > 1:
                if seat == ranking[0]:
                    seats = self.speaker.seat_names(first, self.viewer)
                    shared = {"seats": seats, "points": scores[seat]}
                    lines.append(self.say("event-game-over-shared", **shared))
            elif place == 1:
                lines.append(self.say("event-game-over-winner", **told))
            elif delivered and seat not in delivered:
                lines.append(self.say("event-game-over-none", seat=told["seat"]))
            else:
                lines.append(self.say("event-game-over-place", place=place, **told))
        return lines

    def _standing(self, seat: Seat, event: Heard) -> tuple[int, ...]:
        """DG-29.5 to DG-29.8 The ranking, unless this table shares a tie that is left."""
        options = self.view.get("options", {})
        delivered: Sequence[Seat] = event["delivered"]
        if options.get("tiebreak3") != "shared" or (delivered and seat not in delivered):
            return (-1, -event["ranking"].index(seat))
        earlier = -delivered.index(seat) if delivered else 0
        return (1, event["scores"][seat], earlier, self.view["students"][seat])
