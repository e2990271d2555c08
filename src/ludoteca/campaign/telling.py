"""A campaign in English, Italian and French: names, questions, choices, events, the story.

>>> from ludoteca import campaign
>>> table = campaign.new(2, seed=1, players=["Ada", "Bruno"])
>>> words = Telling("it", table)
>>> words.asked("TakeSlot", 0)
'Ada: quale triangolo è tuo? La sua Bacheca è tua per tutta la campagna.'
>>> words.reason(table.explain(0, 9))
'Questa non è una delle scelte possibili. [RC-CPR.2]'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludoteca.campaign.content import Content, Scenario
from ludoteca.campaign.results import NOT_CLASSIFIED, Result
from ludoteca.campaign.support import DECLINE, Purchase
from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.table import Table
from ludoteca.words import Words, bundles
from ludoteca.words.speaker import Speaker

PACKAGE = "ludoteca.campaign"
MARKS = ("absent", "first", "second", "third", "fourth", "not-classified")


class CampaignSpeaker(Speaker):
    """Lecturers by their names, Scholars and rules by theirs."""

    def __init__(self, words: Words, content: Content) -> None:
        super().__init__(words)
        self.content = content

    def house_name(self, seat: Seat) -> str:
        return self.say("campaign-lecturer", number=seat + 1)

    def scholar(self, number: int) -> str:
        return self.content.scholars[number].name

    def module(self, number: int) -> str:
        return self.say(f"module-{self.content.modules[number].id}")

    def bonus(self, number: int) -> str:
        return self.say(f"bonus-{self.content.bonuses[number].id}")

    def congregation(self, number: int) -> str:
        return self.say(f"congregation-{self.content.congregations[number].id}")

    def month(self, number: int) -> str:
        return self.say(f"month-{self.content.scenarios[number].id}")

    def month_inside(self, number: int) -> str:
        """The same inside a sentence: only English writes it with a capital."""
        name = self.month(number)
        return name if self.words.language == "en" else name.lower()

    def slot(self, number: int) -> str:
        return self.say(f"slot-{self.content.slots[number].id}")

    def someone(self, id: str) -> str:
        """A Scholar or a Boss, by id."""
        names = {row.id: row.name for row in self.content.scholars}
        return names[id] if id in names else self.say(f"boss-{id}")

    def arguments(self, args: Mapping[str, Any], viewer: Seat | None) -> dict[str, Any]:
        named: dict[str, Callable[[Any], str]] = {
            "seat": lambda x: self.seat_name(x, viewer),
            "scholar": self.scholar,
            "team": lambda x: self.words.listed([self.scholar(n) for n in x]),
            "module": self.module,
            "needed": self.module,
            "bonus": self.bonus,
            "congregation": self.congregation,
            "by": self.someone,
            "month": self.month_inside,
        }
        if "scholars" in args:  # how many Scholars are needed: a number
            del named["needed"]
        return {name: named[name](x) if name in named else x for name, x in args.items()}


class Telling(Words):
    """The words of one campaign in one language, with the names of its Lecturers."""

    def __init__(self, language: str, table: Table | None = None) -> None:
        super().__init__(language)
        self._bundle = bundles.of_package(language, PACKAGE)
        if table is None:
            return
        self.table = table
        self.content: Content = table.terms.content
        self.voice = CampaignSpeaker(self, self.content)
        self.voice.players = table.record.header.players
        self._speaker = self.voice

    @property
    def state(self) -> Any:
        return self.table.state

    # ------------------------------------------------------------ names

    def scenario_title(self, month: int) -> str:
        return self.say(f"scenario-{self.content.scenarios[month].id}")

    def titled(self, month: int) -> str:
        """The month with its title."""
        told = {"month": self.voice.month(month), "scenario": self.scenario_title(month)}
        return self.say("sheet-scenario", **told)

    def boss(self, row: Scenario) -> str:
        """The Boss with the profile, or that there is none."""
        if not row.boss:
            return self.say("sheet-no-boss")
        boss = self.say(f"boss-{row.boss}")
        if not row.profile:
            return boss
        profile = self.say(f"profile-{row.profile}")
        return self.say("sheet-boss-profile", boss=boss, profile=profile)

    def optional(self, row: Scenario, module: str) -> str:
        """An optional rule with the Panic card or the limit that the scenario gives it."""
        name = self.say(f"module-{module}")
        if module == "maximum-alert" and row.panic:
            return self.say("sheet-panic-named", module=name, panic=self.say(f"panic-{row.panic}"))
        most = next(x.most_players for x in self.content.modules if x.id == module)
        return self.say("sheet-most", module=name, most=most) if most else name

    def mark(self, mark: int) -> str:
        return self.say(f"mark-{MARKS[mark]}")

    def purchase(self, choice: Purchase) -> str:
        if len(choice) > 1:
            return self.say(
                "bonus-of-congregation", congregation=self.voice.congregation(choice[1])
            )
        return self.voice.bonus(choice[0])

    def modules(self, numbers: Sequence[int]) -> str:
        return self.listed([self.voice.module(n) for n in numbers])

    # ------------------------------------------------------------ questions and choices

    def asked(self, kind: str, seat: Seat) -> str:
        """What that Lecturer is asked now."""
        s, told = self.state, {"seat": self.seat_name(seat)}
        if kind in ("Agree", "Report"):
            told["month"] = self.voice.month_inside(s.month)
        if kind == "Report":
            del told["seat"]
        if kind == "Support":
            return self.say(f"asks-{kind}", **told, support=s.support[seat])
        return self.say(f"asks-{kind}", **told)

    def choice(self, kind: str, choice: Any, seat: Seat) -> str:
        """A choice as the one who makes it would say it."""
        s = self.state
        if kind == "TakeSlot":
            return self.say("choice-slot", slot=self.voice.slot(choice))
        if kind == "Draft":
            return self.voice.scholar(choice)
        if kind == "NameTeam":
            return str(choice)
        if kind == "Agree":
            if choice is None:
                return self.say("choice-absent")
            return self.modules(choice) if choice else self.say("choice-no-modules")
        if kind == "SendScholar":
            uses = s.uses[seat][s.teams[seat].index(choice)]
            told = {"scholar": self.voice.scholar(choice), "uses": uses}
            return self.say("choice-scholar", **told, most=self.content.sheet.uses)
        if kind == "Support":
            if choice == DECLINE:
                return self.say("choice-decline")
            cost = self.content.bonuses[choice[0]].cost
            return self.say("choice-bonus", bonus=self.purchase(choice), cost=cost)
        return self.result(choice)

    def result(self, result: Result) -> str:
        """A result in words: places, who is not classified."""
        if result.omega and not any(result.places):
            if not result.passed:
                return self.say("result-omega")
            seats = self.listed([self.seat_name(seat) for seat in result.passed])
            return self.say("result-omega-passed", seats=seats)
        ranked = self.ranked(result.places)
        if not result.passed:
            return self.say("result-nobody-passed", ranked=ranked)
        others = [seat for seat in sorted(self.state.players) if not result.places[seat]]
        if not others:
            return self.say("result-places", ranked=ranked)
        told = self.listed([self.seat_name(seat) for seat in others])
        return self.say("result-not-classified", ranked=ranked, others=told)

    def ranked(self, places: Sequence[int]) -> str:
        """``1st Ada, 2nd Bruno``; 0 is no place."""
        order = sorted([(place, seat) for seat, place in enumerate(places) if place])
        return ", ".join(
            [
                self.say("result-place", place=self.ordinal(place), seat=self.seat_name(seat))
                for place, seat in order
            ]
        )

    def ordinal(self, place: int) -> str:
        return self.mark(place) if place < NOT_CLASSIFIED else str(place)

    # ------------------------------------------------------------ what happens

    def told(self, events: Sequence[Event]) -> list[str]:
        """The sentences of what happened, the story's moments among them."""
        return [line for event in events for line in self._told(event.kind, event.public)]

    def _told(self, kind: str, event: Mapping[str, Any]) -> list[str]:
        if kind == "chosen":
            return self._chosen(event["decision"], event["seat"], event["choice"])
        if kind == "lecturer-randomized":
            seat = self.seat_name(event["seat"])
            return [self.say(f"event-{kind}", seat=seat, slot=self.voice.slot(event["slot"]))]
        if kind == "month-begins":
            return ["", self.titled(event["month"]), self.story(event["month"], "before")]
        if kind == "agreed":
            seat = self.seat_name(event["players"][0])
            if not event["rules"]:
                return [self.say("event-agreed-base", seat=seat)]
            return [self.say("event-agreed", seat=seat, modules=self.modules(event["rules"]))]
        if kind == "match-begins":
            return [self.say("event-match-begins", scholars=self.listed(self._sent(event)))]
        if kind == "scenario-over":
            pairs = enumerate(zip(event["marks"], event["gains"], strict=True))
            lines = [
                self.say(f"event-{kind}", seat=self.seat_name(seat), mark=self.mark(mark), gain=n)
                for seat, (mark, n) in pairs
            ]
            return [*lines, self.story(event["month"], "after")]
        winners = [self.seat_name(x) for x, place in enumerate(event["places"]) if place == 1]
        ranked = self.say("event-campaign-over", ranked=self.ranked(event["places"]))
        return ["", ranked, self.say("story-end", seats=self.listed(winners))]

    def _sent(self, event: Mapping[str, Any]) -> list[str]:
        pairs = zip(event["players"], event["sent"], strict=True)
        return [f"{self.voice.scholar(n)} ({self.seat_name(seat)})" for seat, n in pairs]

    def _chosen(self, kind: str, seat: Seat, choice: Any) -> list[str]:
        name = self.seat_name(seat)
        if kind == "TakeSlot":
            return [self.say("event-slot", seat=name, slot=self.voice.slot(choice))]
        if kind == "Draft":
            return [self.say("event-drafted", seat=name, scholar=self.voice.scholar(choice))]
        if kind == "NameTeam":
            return [self.say("event-named", seat=name, name=choice)]
        if kind == "Agree":
            if choice is None:
                return [self.say("event-absent", seat=name)]
            if not choice:
                return [self.say("event-proposed-none", seat=name)]
            return [self.say("event-proposed", seat=name, modules=self.modules(choice))]
        if kind == "SendScholar":
            return [self.say("event-sent", seat=name, scholar=self.voice.scholar(choice))]
        if kind == "Support":
            if choice == DECLINE:
                return [self.say("event-declined", seat=name)]
            cost = self.content.bonuses[choice[0]].cost
            return [self.say("event-bought", seat=name, bonus=self.purchase(choice), cost=cost)]
        return []  # a result is told by what it changes

    def story(self, month: int, moment: str) -> str:
        """Before or after that month's expedition."""
        return self.say(f"story-{self.content.scenarios[month].id}-{moment}")


def halves(points: int) -> str:
    """Half Victory Points as one writes them.

    >>> halves(47), halves(60), halves(1), halves(0)
    ('23½', '30', '½', '0')
    """
    whole, half = divmod(points, 2)
    return f"{whole or ''}½" if half else str(whole)
