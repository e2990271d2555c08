"""The plan of a run: all that its games come from, kept in `run.json` beside them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from ludoteca import bots
from ludoteca.bots.levels import NOVICE
from ludoteca.bots.versions import version
from ludoteca.games import game as game_of
from ludoteca.kernel.content import digest_of
from ludoteca.kernel.terms import TermsError, Value, spell
from ludoteca.lab.matches import Match
from ludoteca.lab.trouble import LabError

FILE = "run.json"
FORMAT = 1
VARIED = "option"  # the kind of thing that a varied option is
TRIES = 1000  # draws of varied options, of which one must be playable
QUICK, SEARCHED = 50, 200  # games, and imagined games for a decision, that make a chunk
LARGE, LONG = 200, 250  # quick games that make one at most; chunks from which they grow


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which games: game number n is dealt from `seed` + n, its bots one seat on each time."""

    game: str
    bots: tuple[str, ...]  # by seat in game 0
    games: int
    edition: str
    rules: int
    layout: int
    bots_version: int = 1  # see `version_of`; older runs are silent of it
    seed: int = 0
    options: dict[str, Value] = {}
    vary: dict[str, tuple[Value, ...]] = {}  # options of which each game draws a value
    content: str | None = None  # the text of a pack, where it is not ours
    rotate: bool = True
    decisions: bool = False  # whether each decision has its row
    chunk: int = QUICK  # games that are played and kept together
    format: int = FORMAT

    def match(self, number: int) -> Match:
        """Game *number*."""
        seats, turn = len(self.bots), number if self.rotate else 0
        chairs = tuple([self.bots[(seat + turn) % seats] for seat in range(seats)])
        options = self.options_of(number)
        return Match(self.game, chairs, self.seed + number, self.edition, options, self.content)

    def options_of(self, number: int) -> dict[str, Value]:
        """Those of game *number*: what is varied is drawn from its seed, as it can be played."""
        if not self.vary:
            return self.options
        return self.options | self._drawn(random.Random(f"vary {self.seed + number}"), self.vary)

    def check_varied(self) -> None:
        """Each value that is varied can be played with some values of the others."""
        for name, values in self.vary.items():
            for value in values:
                self._drawn(random.Random(0), {**self.vary, name: (value,)})

    def _drawn(
        self, chance: random.Random, vary: Mapping[str, tuple[Value, ...]]
    ) -> dict[str, Value]:
        """The same draw again until the rules allow it: some modules need others."""
        rules = game_of(self.game)
        pack = None if self.content is None else rules.content(self.content)
        refused = TermsError([])
        for _ in range(TRIES):
            drawn = {name: chance.choice(values) for name, values in sorted(vary.items())}
            try:
                rules.agree(self.edition, self.options | drawn, pack, seats=len(self.bots))
            except TermsError as error:
                refused = error
            else:
                return drawn
        raise refused

    def chunks(self) -> range:
        return range(-(-self.games // self.chunk))

    def numbers(self, chunk: int) -> range:
        """The games of a chunk; the last one may be shorter."""
        return range(chunk * self.chunk, min(self.games, (chunk + 1) * self.chunk))

    @property
    def pack(self) -> str:
        """The content as its digest; empty for ours."""
        return "" if self.content is None else digest_of(self.content)


def planned(
    game: str,
    players: list[str],
    games: int,
    seed: int = 0,
    edition: str | None = None,
    options: dict[str, Value] | None = None,
    content: str | None = None,
    *,
    rotate: bool = True,
    decisions: bool = False,
    vary: Mapping[str, tuple[Value, ...]] | None = None,
) -> Plan:
    """The plan of such a run; whatever cannot be played is refused here and not after an hour."""
    rules = game_of(game)
    levels = [bots.found(name) for name in players]
    rules.check_seats(len(levels))
    pack = None if content is None else rules.content(content)
    if not vary:
        rules.agree(edition, options, pack, seats=len(levels))
    effort = max([bots.simulations(level.name, game, len(levels)) for level in levels])
    plan = Plan(
        game=game,
        bots=tuple([level.name for level in levels]),
        games=games,
        edition=edition or next(iter(rules.editions)),
        rules=rules.rules,
        layout=rules.layout,
        bots_version=version_of(game, [level.name for level in levels]),
        seed=seed,
        options=dict(options or {}),
        vary=dict(vary or {}),
        content=content,
        rotate=rotate,
        decisions=decisions,
        chunk=max(1, SEARCHED // effort) if effort else quick_chunk(games),
    )
    plan.check_varied()
    return plan


def quick_chunk(games: int) -> int:
    """In a long run more together: a file takes as long for a few games as for many."""
    return max(QUICK, min(LARGE, games // LONG))


def varied_thing(name: str, value: Value) -> str:
    """An option with its value, as a thing that lay on the table."""
    return f"{name}={spell(value)}"


def read_plan(folder: Path) -> Plan:
    """The plan of the run in *folder*."""
    path = folder / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=Plan)
    except FileNotFoundError:
        raise LabError("lab-no-run", folder=str(folder)) from None
    except OSError as error:
        raise LabError("file-unreadable", file=str(path), why=error) from None
    except msgspec.DecodeError as error:
        raise LabError("lab-plan-corrupt", file=str(path), error=str(error)) from None


def same_but_for_length(old: Plan, new: Plan) -> list[str]:
    """The fields in which two plans differ, besides how many games they ask for."""
    ignored = ("games", "chunk")
    names = [name for name in Plan.__struct_fields__ if name not in ignored]
    return [name for name in names if getattr(old, name) != getattr(new, name)]


def check_rules(plan: Plan) -> None:
    """A game of other rules would not be the same game."""
    ours = game_of(plan.game)
    if (plan.rules, plan.layout) != (ours.rules, ours.layout):
        raise LabError("lab-other-rules", game=plan.game, rules=plan.rules, ours=ours.rules)
    now = version_of(plan.game, plan.bots)
    if plan.bots_version != now:
        raise LabError("lab-other-bots", game=plan.game, version=plan.bots_version, ours=now)


def version_of(game: str, levels: Sequence[str]) -> int:
    """Of that game's bots; Novices know no game, so they never come to play otherwise."""
    return 1 if {*levels} == {NOVICE.name} else version(game)
