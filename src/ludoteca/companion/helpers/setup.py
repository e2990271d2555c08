"""KC-5, CW-SETUP, DG-2 A game is set up by the rules themselves, and told step by step."""

from __future__ import annotations

from typing import Any

from ludoteca.companion.forms import Answers, Field, Form
from ludoteca.companion.helpers import expedition
from ludoteca.games import game as game_named
from ludoteca.games.chamber_of_wonders.setup import COLLECTOR_POUNDS, equipment
from ludoteca.games.chamber_of_wonders.solo.collector import HAND
from ludoteca.games.chamber_of_wonders.turns import AGENTS
from ludoteca.games.king_of_con.components import OPENING_RESERVE
from ludoteca.kernel.event import Reason

SWITCHES = {
    "king-of-con": ("firstGame", "scenario"),
    "chamber-of-wonders": ("setup.areas", "clubs.enabled"),
}
RANDOM: dict[str, dict[str, Any]] = {  # what a table would choose is drawn
    "chamber-of-wonders": {"solo.contacts": "random", "solo.sides": "random"},
    "dungeonology": {"scholars": "random"},
}


def switches(form: Form) -> tuple[str, ...]:
    if form.game == "dungeonology":
        return expedition.switches(form)
    if form.game != "chamber-of-wonders":
        return SWITCHES[form.game]
    if form.seats == 1:
        return ("solo.clubs", "solo.lord", "solo.royal")
    return SWITCHES[form.game] if form.edition == "en-0.5" else ("setup.areas",)


def table(game: str, terms: Any, seats: int) -> tuple[Field, ...]:
    return ()


def tell(form: Form, answers: Answers, seed: int) -> list[Reason]:
    game = game_named(form.game)
    wanted = {**form.options, **RANDOM.get(form.game, {})}
    if wanted.get("setup.areas") == "pick":
        wanted["setup.areas"] = "random"
    terms = game.agree(form.edition, wanted, seats=form.seats)
    s: Any = game.begin(terms, form.seats, seed)
    return {
        "king-of-con": _king_of_con,
        "chamber-of-wonders": _chamber_of_wonders,
        "dungeonology": expedition.steps,
    }[form.game](s)


def _step(clause: str, key: str, **args: Any) -> Reason:
    return Reason(clause, f"companion-setup-{key}", args)


def _king_of_con(s: Any) -> list[Reason]:
    terms, scenario = s.terms, s.terms.scenario
    return [
        _step("KC-5.1", "markers"),
        _step("KC-5.2", "colours"),
        _step("KC-5.4", "tokens", count=OPENING_RESERVE),
        _step("KC-5.5", "bank", count=s.bank),
        *[
            _step("KC-5.7", "monkey", seat=seat, number=s.monkey[seat])
            for seat in sorted(range(s.seats), key=s.monkey.__getitem__)
        ],
        _step("KC-5.10", "two-passions") if terms.first_game else _step("KC-5.8", "passions"),
        _step("KC-5.12", "objects"),
        *([_step("KC-5.13", "scenario", scenario=scenario)] if scenario else []),
    ]


def _chamber_of_wonders(s: Any) -> list[Reason]:
    pounds, cards = equipment(s)
    solo, by_areas = s.terms.solo, s.terms.money == "areas" and not s.terms.solo
    steps = [
        _step("CW-SOLO.9" if solo else "CW-SETUP.1", "agents", count=AGENTS[s.seats]),
        _step("CW-SETUP.3", "cabinets"),
        _step("CW-SOLO.5" if solo else "CW-SETUP.5", "areas", areas=s.areas),
        _step("CW-SOLO.2" if solo else "CW-SETUP.9", "contacts", contacts=s.contacts),
        *[_step("CW-CLUB.1", "club", seat=n, club=club) for n, club in enumerate(s.clubs)],
        _step("CW-SETUP.12", "wonders"),
        _step("CW-SETUP.13", "hands", count=len(s.hands[0]) - cards),
        _step("CW-SETUP.14", "discard"),
    ]
    if by_areas:
        steps.append(_step("CW-SETUP.15", "equipment"))
    else:
        steps.append(_step("CW-SOLO.7" if solo else "CW-SETUP.15", "pounds", count=pounds))
        steps += [_step("CW-SOLO.8", "more-cards", count=cards)] if cards else []
    steps.append(_step("CW-SETUP.20", "grotesque"))
    if solo:
        args = {"pounds": COLLECTOR_POUNDS, "cards": HAND}
        return [*steps, _step("CW-SOLO-COLLECTOR.1", "collector", **args)]
    return [*steps, _step("CW-SETUP.22", "first-visitor", seat=s.active)]
