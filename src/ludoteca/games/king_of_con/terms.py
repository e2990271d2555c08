"""KC-20 and Part B: the options of a table, and what its Scenario changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.king_of_con import content
from ludoteca.games.king_of_con.collection import tally
from ludoteca.kernel import terms
from ludoteca.kernel.event import Reason
from ludoteca.kernel.terms import Option, TermsError, Value

EDITIONS: dict[str, dict[str, Value]] = {"it-2018": {}}

OPTIONS = (
    Option("firstGame", (False, True), "AMB-46"),
    Option("scenario", (None, *range(1, 11), "random"), "AMB-41"),
    Option("monkeyControl", (False, True), "AMB-34"),
    Option("multiTieOrder", ("chooser", "fixed"), "AMB-08"),
    Option("whipRound", ("repeat", "once"), "AMB-18"),
    Option("misplacement", ("penalise", "refuse"), "AMB-22"),
    Option("openReserves", (False, True), "AMB-27"),
)


class Terms(terms.Terms):
    """The options and the Scenario of a table, as the rules ask for them."""

    def __init__(self, options: dict[str, Value], pack: content.Content) -> None:
        super().__init__(options, pack)
        self.traits = pack.traits  # by Object: Genre, Category, Edition
        self.tallies = tuple([tally(traits) for traits in pack.traits])  # the same, to be counted
        self.first_game = options["firstGame"] is True
        self.monkey_control = options["monkeyControl"] is True
        self.chooser = options["multiTieOrder"] == "chooser"
        self.repeats_whip_round = options["whipRound"] == "repeat"
        self.refuses_misplacement = options["misplacement"] == "refuse"
        self.open_reserves = options["openReserves"] is True

        number = options["scenario"]
        scenario = pack.scenarios[number] if isinstance(number, int) else content.NO_SCENARIO
        self.scenario = scenario.number
        self.astatoste = scenario.astatoste
        self.devaluation = (scenario.devaluation_in_even_rounds, scenario.devaluation_in_odd_rounds)
        self.stall_value = scenario.stall_value
        self.steal_margin = scenario.steal_margin
        self.guest_reward = scenario.guest_reward
        self.mystery_box = scenario.mystery_box
        self.has_theme = scenario.theme
        self.epic_ends_the_game = scenario.epic_ends_the_game
        self.epic_points = scenario.epic_points
        self.monkeys_pass_on = scenario.monkeys_pass_on
        self.haggling = scenario.haggling

    @classmethod
    def content_of(cls, digest: str) -> content.Content:
        return content.SHELF.recall(digest)

    def with_scenario(self, number: int) -> Terms:
        """KC-5.13 The same terms, once the Scenario has been drawn."""
        return Terms.of({**self.options, "scenario": number}, self.content)


def compile_terms(options: Mapping[str, Value], pack: Any) -> Terms:
    """The terms of a table; or which of its options exclude one another."""
    scenario, reasons = options["scenario"], []
    if options["firstGame"] and scenario is not None:
        reasons.append(Reason("KC-5.14", "first-game-without-scenario"))
    if options["firstGame"] and options["monkeyControl"]:
        reasons.append(Reason("AMB-46", "first-game-without-monkey-control"))
    if scenario == "random" and not scenarios_to_draw(pack, bool(options["monkeyControl"])):
        reasons.append(
            Reason("KC-20.3", "scenario-not-in-pack", {"number": scenario, "numbers": []})
        )
    elif isinstance(scenario, int):
        if scenario not in pack.scenarios:
            args = {"number": scenario, "numbers": sorted(pack.scenarios)}
            reasons.append(Reason("KC-20.3", "scenario-not-in-pack", args))
        elif pack.scenarios[scenario].monkeys_pass_on and options["monkeyControl"]:
            reasons.append(
                Reason("KC-19.1", "scenario-without-monkey-control", {"number": scenario})
            )
    if reasons:
        raise TermsError(reasons)
    return Terms.of(options, pack)


def scenarios_to_draw(pack: content.Content, monkey_control: bool) -> list[int]:
    """KC-5.13 The Scenarios among which chance may choose at a table."""
    return [
        number
        for number, scenario in sorted(pack.scenarios.items())
        if not (scenario.monkeys_pass_on and monkey_control)
    ]
