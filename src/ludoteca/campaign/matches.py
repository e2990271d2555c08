"""RC-CPL.2 From the sheet to a match of Dungeonology, and from its end to a result.

`MODULES` and what follows it is the one place that knows how Dungeonology calls things.  What it
cannot play, of an owner's pack, is told by `missing`; such a month is reported from a table of
cardboard.
"""

from __future__ import annotations

from hashlib import blake2b
from itertools import count
from typing import Any

from msgspec.structs import replace

from ludoteca.campaign.results import Result
from ludoteca.campaign.state import Year
from ludoteca.games import game as game_named
from ludoteca.games.dungeonology import ending
from ludoteca.games.dungeonology.components import CONGREGATIONS, LEVELS
from ludoteca.games.dungeonology.rocca_civetta.congregations import change, in_reserve
from ludoteca.games.dungeonology.rocca_civetta.interns import KeepIntern
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.tricks import draw_tricks
from ludoteca.kernel.event import Seat
from ludoteca.kernel.play import advance
from ludoteca.kernel.record import Header
from ludoteca.kernel.saving import save
from ludoteca.kernel.table import Table
from ludoteca.kernel.terms import Value

GAME = "dungeonology"
MODULES = {  # by module of the campaign, the option that switches it on
    "boss": "rules.boss",
    "main-effects": "rules.main_effects",
    "maximum-alert": "rules.max_alert",
    "dangerous-zones": "rules.dangerous_zones",
    "congregations": "rocca.congregations",
    "research": "rocca.research",
    "floor-iv": "rocca.floor_iv",
    "omega-versus-all": "rocca.omega_vs_all",
    "star-tokens": "rocca.star_tokens",
    "clans": "rocca.clans",
    "alchemy": "rocca.alchemy",
    "specialists": "rocca.specialists",
    "spriggan": "rocca.spriggan",
    "familiars": "rocca.familiars",
}
BASE_BOSS = "laetus"  # DG-31: the one that needs no option of its own
# The bonuses that a match here can begin with.
APPLIED = ("intern", "student", "congregation", "study-bonus", "trick-card")


def wanted(s: Year) -> dict[str, Value]:
    """RC-CPL.2 The options of this month's match, whether Dungeonology knows them or not."""
    month = s.terms.content.scenarios[s.month]
    modules = [s.terms.content.modules[n].id for n in s.rules]
    options: dict[str, Value] = {"alert_profile": month.alert, "scholars": "pick"}
    options |= {MODULES[module]: True for module in modules}
    if any([s.terms.content.scholars[n].box == "rocca-civetta" for n in s.sent]):
        options["rocca.scholars"] = True
    if s.terms.level != LEVELS[0]:
        options["player_level"] = s.terms.level  # RA-44
    if month.boss and month.boss != BASE_BOSS:
        options["boss"] = month.boss
    if month.profile:
        options["boss_profile"] = month.profile
    if "maximum-alert" in modules and month.panic:
        options["panic"] = month.panic  # RC-CPL.4
    return options


def known(options: dict[str, Value]) -> dict[str, Value]:
    """Those of the options that Dungeonology has."""
    ours = {option.name: option for option in game_named(GAME).options}
    return {name: x for name, x in options.items() if name in ours and ours[name].allows(x)}


def missing(s: Year) -> list[tuple[str, str]]:
    """What this month asks for and Dungeonology cannot play: a kind and an id."""
    content = s.terms.content
    unknown = wanted(s).keys() - known(wanted(s)).keys()
    found = [("module", id) for id, option in MODULES.items() if option in unknown]
    month = content.scenarios[s.month]
    found += [("boss", month.boss)] if {"boss", "boss_profile"} & unknown else []
    found += [("panic", month.panic)] if "panic" in unknown else []
    ours = _scholars()
    names = [content.scholars[n].id for n in s.sent]
    found += [("scholar", name) for name in names if name not in ours]
    bought = sorted({content.bonuses[x[0]].id for each in s.bonuses for x in each})
    return found + [("bonus", bonus) for bonus in bought if bonus not in APPLIED]


def _scholars() -> list[str]:
    return [row.id for row in game_named(GAME).content().scholars]


def seats_of(s: Year) -> tuple[Seat, ...]:
    """By seat of the match, the Lecturer: clockwise as they sit."""
    return tuple(sorted(s.players))


def begin_match(s: Year, seed: int, players: tuple[str, ...] = ()) -> Table:
    """The match of this month, with its Scholars chosen and its bonuses bought.

    What `missing` names is left out; instead of a Scholar whom it does not know it takes another.
    """
    game = game_named(GAME)
    lecturers = seats_of(s)
    options = _lawful(known(wanted(s)))
    header = Header(
        game=GAME,
        rules=game.rules,
        layout=game.layout,
        seats=len(lecturers),
        seed=0,
        options=options,
        players=list(players),
    )
    picked = _picked(s)
    for tried in count():  # DG-2.5: a deal in which the first player of the campaign begins
        table = Table(game, replace(header, seed=match_seed(seed, s.month, tried)))
        for seat, scholar in enumerate(picked):
            table.choose(seat, scholar)
        if lecturers[table.state.first] == s.players[0]:  # type: ignore[attr-defined]
            break
    state: Any = table.state
    for seat, lecturer in enumerate(lecturers):
        _support(s, state, seat, lecturer)
    for seat in reversed(state.clockwise()):  # RC-CPS.4
        bought = [s.terms.content.bonuses[x[0]].id for x in s.bonuses[lecturers[seat]]]
        for _ in range(bought.count("intern") if state.interns else 0):
            state.push(KeepIntern(seat))
    advance(state)
    if not any(s.bonuses):
        return table
    return Table(game, replace(table.record.header, start=save(state).decode()))


def match_seed(seed: int, month: int, tried: int) -> int:
    """Another number for each month, always the same for one campaign."""
    told = blake2b(f"{seed}/{month}/{tried}".encode(), digest_size=4).digest()
    return int.from_bytes(told, "big")


def _lawful(options: dict[str, Value]) -> dict[str, Value]:
    """A side of a Boss card is no option of a match without Boss."""
    return {x: y for x, y in options.items() if x != "boss_profile" or options.get("rules.boss")}


def _picked(s: Year) -> list[int]:
    """By seat of the match, its Scholar; a stranger's place is taken by one who is free."""
    ours = _scholars()
    sent = dict(zip(s.players, s.sent, strict=True))
    names = [s.terms.content.scholars[sent[lecturer]].id for lecturer in seats_of(s)]
    free = [n for n, name in enumerate(ours) if name not in names]
    return [ours.index(name) if name in ours else free.pop(0) for name in names]


def _support(s: Year, state: Expedition, seat: Seat, lecturer: Seat) -> None:
    """RC-CPS.5 to RC-CPS.8 What was bought, at the end of the setup."""
    bought = [s.terms.content.bonuses[x[0]].id for x in s.bonuses[lecturer]]
    state.students[seat] += bought.count("student")
    for which in [x[1] for x in s.bonuses[lecturer] if len(x) > 1]:
        kind = CONGREGATIONS.index(s.terms.content.congregations[which].id)
        if state.members and in_reserve(state, kind):  # RC-CPS.6
            state.students[seat] += 1
            change(state, seat, kind, 1)
    if bought.count("trick-card"):
        draw_tricks(state, seat, bought.count("trick-card"))
    if higher := bought.count("study-bonus"):
        start = list(state.study_start or (0,) * state.seats)
        start[seat] += higher  # RC-CPS.12
        state.study_start = tuple(start)


def _places(table: Table) -> tuple[int, ...]:
    """By seat; RA-30 where Omega has won, and all have lost alike, those that they had without."""
    state: Any = table.state
    if not state.omega_won:
        return table.places
    without = state.clone()
    without.omega_won = False
    return ending.places(without)


def result_of(s: Year, table: Table) -> Result:
    """RC-CES.1 How that match ended, by Lecturer; RC-CES.7 without places where Omega has won."""
    lecturers = seats_of(s)
    state: Any = table.state
    passed = tuple(sorted([lecturers[seat] for seat in state.delivered]))
    places = [0] * s.seats
    if state.omega_won and not s.terms.omega_ranks:
        return Result(tuple(places), passed, True)
    by_lecturer = dict(zip(lecturers, _places(table), strict=False))  # Omega's is the last
    ranked = {x: place for x, place in by_lecturer.items() if x in passed or not passed}
    for lecturer, place in ranked.items():
        places[lecturer] = 1 + sum([other < place for other in ranked.values()])
    return Result(tuple(places), passed, state.omega_won)
