"""Games of Dungeonology in few words: begun, or at a position that a test lays out."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.answers import Duel, Lap, Priority
from ludoteca.games.dungeonology.components import (
    LETTERS,
    MAIN,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    QUIET,
    STUDY,
    THESIS,
    Deed,
)
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.new_game import new_game
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.stealth import StealthTest
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.turns import OVER, Turn
from ludoteca.kernel.event import Event, IllegalChoiceError, Reason, Seat
from ludoteca.kernel.play import advance, apply, awaited, options, play

A, B, C, D = range(4)
G, R, BLUE, Y, P = range(5)
OURS = SHELF.ours()
SCHOLAR = {row.id: number for number, row in enumerate(OURS.scholars)}
JINX = {row.id: number for number, row in enumerate(OURS.jinxes)}
TYPES = {"EX": "exploration", "SU": "subterfuge", "MA": "magic", "SO": "social",
         "NT": "notoriety", "FT": "fate"}  # fmt: skip
BESIDE_START = {"zone": "I-4", "x": 2, "y": 0}  # Alert 3, cubes G R B, Linked to START and no more


def agree(seats: int = 4, pack: str | None = None, **options: Any) -> Terms:
    chosen = {name.replace("__", "."): value for name, value in options.items()}
    terms = GAME.agree(options=chosen, content=pack and GAME.content(pack), seats=seats)
    assert isinstance(terms, Terms)
    return terms


def begun(seats: int = 4, seed: int = 1, **options: Any) -> Expedition:
    """A game that has just begun; Scholars are chosen in the order of the content."""
    s = new_game(agree(seats, **options), seats, seed)
    if not s.terms.scholars_random:
        for seat in range(seats):
            apply(s, seat, seat)
    return s


class Codes:
    """Trick cards by type and level, such as SU2: each code six cards, FT4 ten, FT5 five."""

    def __init__(self) -> None:
        self.left = [row.copies for row in OURS.designs]

    def id(self, code: str) -> str:
        for number, row in enumerate(OURS.designs):
            if row.id == code:
                self.left[number] -= 1
                return code
        for number, row in enumerate(OURS.designs):
            wanted = row.type == TYPES[code[:2]] and row.level == int(code[2])
            if wanted and self.left[number]:
                self.left[number] -= 1
                return row.id
        raise AssertionError(f"no {code} left")


def scene(
    scholars: Sequence[str] = ("sofia", "valerio", "rebecca"),
    moment: str = "action",
    hands: Sequence[Sequence[str] | int] | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    pack: str | None = None,
    **position: Any,
) -> Expedition:
    """A position: all in I-4 beside the Starting Zone, nobody wants to answer, unless said."""
    seats, codes = len(scholars), Codes()
    held = hands or [["EX1"]] * seats
    given: dict[str, Any] = {
        "scholars": list(scholars),
        "moment": moment,
        "hands": [h if isinstance(h, int) else [codes.id(x) for x in h] for h in held],
        "zones": [BESIDE_START],
        "at": ["I-4"] * seats,
        "quiet": list(range(seats)),
    } | position
    for name in ("deck", "discard"):
        given[name] = [codes.id(code) for code in given.get(name, ())]
    return GAME.place(agree(seats, pack, **(options or {})), given, seed)


def stating(effect: str, timing: str = "standard", when: str = "", card: str = "snare") -> str:
    """Our pack, in which a card costs nothing and does something else."""
    text = SHELF.our_text()
    at = text.index("main = ", text.index(f'id = "{card}"'))
    end = text.index("\n", at)
    more = f', when = "{when}"' if when else ""
    return f'{text[:at]}main = {{ timing = "{timing}"{more}, effect = "{effect}" }}{text[end:]}'


def named(s: Expedition, seat: Seat, name: str) -> int:
    """A card of that name in a hand."""
    return next(held for held in s.hands[seat] if OURS.designs[s.faces[held]].id == name)


def main(s: Expedition, seat: Seat, name: str, *targets: int, way: int = 0) -> Deed:
    """The deed of declaring the Main Effect of such a card."""
    return (MAIN, named(s, seat, name), way, *targets)


def code_of(s: Expedition, card: int) -> str:
    row = OURS.designs[s.faces[card]]
    return next(short for short, name in TYPES.items() if name == row.type) + str(row.level)


def card(s: Expedition, seat: Seat, code: str) -> int:
    """A card of that type and level in a hand."""
    return next(held for held in s.hands[seat] if code_of(s, held) == code)


def cards(s: Expedition, seat: Seat, *codes: str) -> tuple[int, ...]:
    """Several of them, each another one."""
    found: list[int] = []
    for code in codes:
        left = [x for x in s.hands[seat] if x not in found and code_of(s, x) == code]
        found.append(left[0])
    return tuple(sorted(found))


def playing(s: Expedition, seat: Seat, code: str, mode: int = 0, *victim: Seat) -> Deed:
    """The deed of playing such a card."""
    return (PLAY, card(s, seat, code), mode, *victim)


def do(s: Expedition, seat: Seat, choice: Any) -> list[Event]:
    return play(s, seat, choice)


def refused(s: Expedition, seat: Seat, choice: Any) -> Reason:
    """Why that choice is refused; nothing has changed."""
    with pytest.raises(IllegalChoiceError) as error:
        play(s, seat, choice)
    return error.value.reason


def why(s: Expedition, seat: Seat, choice: Any) -> tuple[str, str]:
    reason = refused(s, seat, choice)
    return reason.clause, reason.key


def deeds(s: Expedition, what: int, seat: Seat | None = None) -> list[Deed]:
    """The deeds of that kind that are offered now."""
    who = awaited(s)[0] if seat is None else seat
    return [deed for deed in options(s, who) if deed[0] == what]


def pass_all(s: Expedition) -> list[Event]:
    """Everybody lets the window, the lap or the duel go by."""
    log: list[Event] = []
    while s.stack and isinstance(s.stack[-1], Priority | Lap | Duel):
        log += play(s, awaited(s)[0], (PASS,))
    return log


def test_of(s: Expedition) -> StealthTest:
    return next(frame for frame in s.stack if isinstance(frame, StealthTest))


test_of.__test__ = False


def sums(s: Expedition) -> tuple[int, int]:
    """Stealth and Alert of the test that is going on."""
    return test_of(s).sums(s)


def studying(s: Expedition, k: int, *codes: str) -> list[Event]:
    """Study k cubes with these cards, up to the lap."""
    do(s, s.active, (STUDY, k))
    return do(s, s.active, cards(s, s.active, *codes))


def end_turn(s: Expedition) -> list[Event]:
    """The active player passes until somebody else is asked, or is asked as another."""
    log: list[Event] = []
    seat, turn = s.active, s.turn
    while s.stack and s.turn == turn and awaited(s) == (seat,):
        log += play(s, seat, (PASS,))
    return log


def fix_bag(s: Expedition, *figures: str) -> None:
    """Choose chance so that these figures come out of the University next, in this order."""
    for chance in range(100_000):
        t = s.clone()
        t.chance[5] = chance * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        greys, omegas = t.bag
        for figure in figures:
            grey = t.below(5, greys + omegas) < greys
            if grey != (figure == "grey"):
                break
            greys, omegas = greys - grey, omegas - (not grey)
        else:
            s.chance[5] = chance * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
            return
    raise AssertionError("no such chance")


def at_end_of_turn(s: Expedition) -> None:
    """The turn is over: what follows is the next one."""
    s.stack = [Turn(OVER)]
    advance(s)


def heard(s: Expedition, happens: Callable[[], object]) -> list[Event]:
    """What is told while that happens."""
    events: list[Event] = []
    s.heard = events.append
    happens()
    s.heard = None
    return events


def settled(s: Expedition, happens: Callable[..., object], *args: Any) -> list[Event]:
    """What is told while that happens, and until somebody is awaited again."""

    def whole() -> None:
        happens(s, *args)
        advance(s)

    return heard(s, whole)


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: Sequence[Event], kind: str) -> dict[str, Any]:
    """What the first event of that kind says."""
    return next(event.public for event in events if event.kind == kind)


Policy = Callable[[Expedition, Seat, random.Random], Any]


def wild(s: Expedition, seat: Seat, rng: random.Random) -> Any:
    return options(s, seat).pick(rng)


def finished(
    s: Expedition,
    seed: int = 1,
    look: Callable[[Expedition], None] = lambda s: None,
    policy: Policy = wild,
) -> None:
    """Play to the end, looking at each moment."""
    rng = random.Random(seed)
    while asked := awaited(s):
        look(s)
        apply(s, asked[0], policy(s, asked[0], rng))
    look(s)


def letters(board: Sequence[int]) -> str:
    return "".join([x * n for x, n in zip(LETTERS, board, strict=True)])


def keen(s: Expedition, seat: Seat, rng: random.Random) -> Any:
    """One who goes for the Thesis: so that games played by such come to their end by it."""
    space = options(s, seat)
    top = type(s.stack[-1]).__name__
    if top == "Turn" and THESIS in space:
        return THESIS
    if top == "Declare":
        return tuple(sorted(s.hands[seat]))
    if top == "Priority":
        return (QUIET,)
    if top in ("Movement", "Action", "Lap", "Duel"):
        wanted = [deed for deed in space if deed[0] == STUDY]
        if wanted and rng.random() < 0.95:
            return wanted[-1]
        if top == "Lap" and seat != s.active:
            return (PASS,)
        quiet = [deed for deed in space if deed[0] in (PASS, MOVE, PLACE)]
        if rng.random() < 0.7:
            return rng.choice(quiet)
    return space.pick(rng)
