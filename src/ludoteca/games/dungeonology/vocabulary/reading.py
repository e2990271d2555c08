"""Part C.7 An effect as the rules read it: typed parts, and what is named when it is declared."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from ludoteca.games.dungeonology.vocabulary.text import Call, Counted, Given, MisreadError, parse
from ludoteca.games.dungeonology.vocabulary.words import (
    CONTROLS,
    COUNTED,
    EACH,
    IFS,
    LIMITS,
    MOST,
    MOST_NAMED,
    NAMED,
    ONE,
    OWN_TURN,
    PERS,
    RANDOM_COLOUR,
    REACTIONS,
    SIGNATURES,
    STATUSES,
    TEST_WORDS,
    WHERE,
    Argument,
    usage,
)

SlotKind = Literal["seat", "spot", "colour", "floor", "side"]
UNNAMED = -1
BEFALLS = "befalls"  # instead of a timing: nobody declares it, and what is chosen is asked for then


_COST = re.compile(r"D[1-9]")  # so many cards discarded


class Slot(msgspec.Struct, frozen=True, gc=False):
    """One thing that is named at declaration: of what kind, for which part and argument."""

    kind: SlotKind
    part: int
    argument: str


class Who(msgspec.Struct, frozen=True, gc=False):
    word: str = "me"
    slot: int = UNNAMED


class Where(msgspec.Struct, frozen=True, gc=False):
    word: str = ""
    slot: int = UNNAMED


class Pick(msgspec.Struct, frozen=True, gc=False):
    """Which cubes or cards: by a word, or named one by one."""

    word: str = ""
    slots: tuple[int, ...] = ()


class Part(msgspec.Struct, frozen=True, gc=False):
    """One primitive with its arguments; those that it does not take are at their defaults."""

    word: str
    n: int = 0
    counted: bool = False  # n is added to what an earlier part has counted
    who: Who = Who()
    to: Who = Who()
    where: Where = Where()
    pick: Pick = Pick()
    name: str = ""  # a kind of token, a side, an Intern …
    slot: int = UNNAMED  # of the name, where it is chosen
    keep: int = 0
    ways: tuple[tuple[Part, ...], ...] = ()  # of choose, if and per
    optional: bool = False

    def named(self) -> tuple[int, ...]:
        """What must have been named for it to be done."""
        slots = (self.who.slot, self.to.slot, self.where.slot, *self.pick.slots, self.slot)
        return tuple([slot for slot in slots if slot != UNNAMED])


class Stated(msgspec.Struct, frozen=True, gc=False):
    """What a card does: its parts from left to right, and what is named for them."""

    parts: tuple[Part, ...] = ()
    slots: tuple[Slot, ...] = ()

    def intern(self) -> str:
        """DG-37.2 The Intern that it calls, if it calls one."""
        return next((part.name for part in self.parts if part.word == "intern"), "")

    def words(self) -> set[str]:
        return {part.word for part in flat(self.parts)}


def flat(parts: Sequence[Part]) -> list[Part]:
    """All parts, those inside a choice too."""
    found = []
    for part in parts:
        found += [part, *[inner for way in part.ways for inner in flat(way)]]
    return found


def read(text: str, timing: str = "standard", interns: Sequence[str] = ()) -> Stated:
    """The effect that *text* states; or a MisreadError that says what is wrong with it."""
    reader = _Reader(timing, interns)
    parts = tuple([reader.part(call) for call in parse(text)])
    return Stated(parts, tuple(reader.slots))


class _Reader:
    def __init__(self, timing: str, interns: Sequence[str]) -> None:
        self.timing, self.interns = timing, interns
        self.slots: list[Slot] = []
        self.parts = 0
        self.same = UNNAMED  # the Scholar chosen so far
        self.donated = False
        self.within = False  # a choice: nothing can be named there
        self.drawn = False  # a colour has been Randomized there
        self.again = False  # it happens several times there

    def part(self, call: Call) -> Part:
        word = call.word
        if word in CONTROLS:
            part = self.choice(call)
        elif word not in SIGNATURES:
            known = [*SIGNATURES, *CONTROLS, "may"]
            raise MisreadError("effect-no-such-word", word=word, known=known)
        else:
            self.timely(word)
            part = self.whole(Part(word, **self.arguments(word, call)))
        if call.optional and self.within:
            raise MisreadError("effect-names-in-choice", kind="may")
        self.parts += not self.within
        self.donated = self.donated or word == "donate"
        return replace(part, optional=call.optional)

    def choice(self, call: Call) -> Part:
        word = call.word
        least, most, argument, known = ROOM[word]
        if self.within:
            raise MisreadError("effect-nested", word=word, inside=list(CONTROLS))
        if not least <= len(call.ways) <= most:
            raise MisreadError("effect-arguments", word=word, usage=CONTROLS[word])
        asked = str(call.given[0][1]) if call.given else ""
        if asked not in known:
            args = {"word": word, "argument": argument, "value": asked, "known": list(known)}
            raise MisreadError("effect-value", **args)
        self.within, self.drawn, self.again = True, asked == RANDOM_COLOUR, word == "per"
        ways = tuple([tuple([self.part(inner) for inner in way]) for way in call.ways])
        self.within = self.drawn = self.again = False
        return Part(word, name=asked, ways=ways)

    def timely(self, word: str) -> None:
        """DG-34.9 to DG-34.11 Some words need a Reaction, some one's own turn."""
        if (word in REACTIONS) and self.timing != "reaction":
            raise MisreadError("effect-timing", word=word, timing="reaction")
        if word in REACTIONS and self.again:  # one effect is answered once
            raise MisreadError("effect-nested", word=word, inside=["per"])
        if word in OWN_TURN and self.timing not in ("standard", "action", BEFALLS):
            raise MisreadError("effect-timing", word=word, timing="standard, action")
        if word in TEST_WORDS and self.timing in ("reaction", "action"):
            raise MisreadError("effect-timing", word=word, timing="standard, instant")

    # ------------------------------------------------------------ arguments

    def arguments(self, word: str, call: Call) -> dict[str, Any]:
        """By field of a Part, what is given or left to its default."""
        wanted, found = SIGNATURES[word], dict[str, Given]()
        for place, (name, value) in enumerate(call.given):
            by_name = [x.name for x in wanted if x.name == name]
            if (name and not by_name) or (not name and place >= len(wanted)):
                raise self.misused(word)
            name = name or wanted[place].name
            if name in found:
                raise self.misused(word)
            found[name] = value
        fields: dict[str, Any] = {}
        for argument in wanted:
            given = found.get(argument.name, argument.default)
            if given is None:
                raise self.misused(word)
            if argument.kind == "until" and given != STATUSES.get(fields["name"]):
                raise self.unknown(word, argument, given, (STATUSES[fields["name"]],))
            fields |= self.field(word, argument, given)
        return fields

    def misused(self, word: str) -> MisreadError:
        return MisreadError("effect-arguments", word=word, usage=usage(word))

    def field(self, word: str, argument: Argument, given: Given) -> dict[str, Any]:
        name, kind = argument.field or argument.name, argument.kind
        if kind in ("number", "signed", "amount"):
            return self.number(word, argument, given)
        if kind == "cost":
            if not (isinstance(given, str) and _COST.fullmatch(given)):
                raise self.unknown(word, argument, given, ("D1", "D2", "D3"))
            return {"n": int(given[1:])}
        known = tuple(self.interns) if kind == "intern" else argument.known
        if not isinstance(given, str):
            written = f"{given.word}+{given.more}" if isinstance(given, Counted) else given
            raise self.unknown(word, argument, str(written), known)
        if given not in known:
            if kind == "intern":
                raise MisreadError("no-such-intern", id=given, ids=list(known))
            raise self.unknown(word, argument, given, known)
        if kind == "who":
            if given in WHERE:  # of eliminate
                return {"where": self.zone(given)}
            return {name: self.scholar(given, name)}
        if kind == "where":
            asked_then = word == "token" and self.timing == BEFALLS
            return {"where": Where(given) if asked_then else self.zone(given)}
        if given == "drawn" and not self.drawn:
            raise MisreadError("effect-only-inside", word=given, needs=f"if({RANDOM_COLOUR}, …)")
        if kind == "pick":
            return {"pick": Pick(given)}
        if kind == "pile":
            return {"slot": self.slot("floor", "name")} if given == "choose" else {}
        if kind == "side":
            chosen = given == "choose"
            return {"name": given, "slot": self.slot("side", "name") if chosen else UNNAMED}
        if kind == "target":
            return {"slot": self.slot("seat", "redirect")}
        return {"name": given} if kind in ("name", "intern") else {}

    def number(self, word: str, argument: Argument, given: Given) -> dict[str, Any]:
        counted = isinstance(given, Counted)
        if argument.kind == "amount" and given in COUNTED:
            counted, given = True, 0
        if isinstance(given, Counted):
            if argument.kind != "amount" or given.word not in COUNTED:
                raise self.unknown(word, argument, given.word, COUNTED)
            given = given.more
        if not isinstance(given, int):
            raise MisreadError("effect-no-number", word=word, argument=argument.name, value=given)
        if counted and not self.donated:
            raise MisreadError("effect-not-yet", word="donated", needs="donate")
        least = -MOST if argument.kind == "signed" else 0 if counted else 1
        most = LIMITS.get(word, MOST)
        if given == argument.default:
            return {argument.field or argument.name: given}
        if not least <= given <= most or (argument.kind == "signed" and not given):
            args = {"word": word, "value": given, "least": least, "most": most}
            raise MisreadError("effect-number", **args)
        field = argument.field or argument.name
        return {field: given, "counted": True} if counted else {field: given}

    def unknown(
        self, word: str, argument: Argument, given: object, known: Sequence[str]
    ) -> MisreadError:
        args = {"word": word, "argument": argument.name, "value": given, "known": list(known)}
        return MisreadError("effect-value", **args)

    # ------------------------------------------------------------ what is named

    def slot(self, kind: SlotKind, argument: str) -> int:
        if self.within:
            raise MisreadError("effect-names-in-choice", kind=kind)
        self.slots.append(Slot(kind, self.parts, argument))
        return len(self.slots) - 1

    def scholar(self, given: str, argument: str) -> Who:
        if given == "same":
            if self.same == UNNAMED:
                raise MisreadError("effect-not-yet", word="same", needs=", ".join(ONE))
            return Who(given, self.same)
        if given == "actor" and self.timing != "reaction":
            raise MisreadError("effect-timing", word=given, timing="reaction")
        if given in ONE:
            if self.same != UNNAMED:
                raise MisreadError("effect-one-target", word=given)
            self.same = self.slot("seat", argument)
            return Who(given, self.same)
        return Who(given)

    def zone(self, given: str) -> Where:
        return Where(given, self.slot("spot", "where") if given in NAMED else UNNAMED)

    def whole(self, part: Part) -> Part:
        """What depends on several arguments: cubes that are named one by one."""
        if part.word == "peek" and part.keep > part.n:
            args = {"word": "peek", "value": part.keep, "least": 1, "most": part.n}
            raise MisreadError("effect-number", **args)
        if part.who.slot == part.to.slot != UNNAMED:
            args = {"word": part.word, "argument": "to", "value": part.to.word, "known": ["me"]}
            raise MisreadError("effect-value", **args)
        pick = part.pick
        if part.word == "trade":  # DG-Q.142: the own cube, then the other
            both = (self.slot("colour", "pick"), self.slot("colour", "pick"))
            return replace(part, pick=Pick("free", both))
        if self.timing == BEFALLS and part.word == "eliminate" and pick.word == "free":
            return part
        if part.word in ("leave", "discard") and pick.word == "me" and part.who.word == "me":
            return replace(part, pick=Pick("opp"))
        if part.word == "eliminate" and part.where.word == "" and pick.word == "lead":
            return replace(part, pick=Pick("low"))
        if part.word == "upgrade" or (pick.word in ("free", "me") and part.word in NAMING):
            if part.who.word in EACH or part.n > MOST_NAMED:
                raise MisreadError("effect-names-too-much", word=part.word, most=MOST_NAMED)
            slots = tuple([self.slot("colour", "pick") for _ in range(part.n)])
            return replace(part, pick=Pick(pick.word or "free", slots))
        return part


ROOM: dict[str, tuple[int, int, str, tuple[str, ...]]] = {
    "choose": (2, 99, "", ("",)),
    "if": (1, 2, "c", IFS),
    "per": (1, 1, "x", PERS),
}  # of a control: how many ways it has at least and at most, and what stands before them
NAMING = ("collect", "steal", "donate", "leave", "eliminate")  # cubes are named for them
