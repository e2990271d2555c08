"""Everything that a player reads, in English, Italian and French.

Rules speak in keys and numbers; here they become sentences, from the .ftl files of the house
(`words/<language>`) and of the game (`games/<game>/words/<language>`).

>>> from ludoteca.kernel.event import Reason
>>> words = Words("it", "king-of-con")
>>> words.reason(Reason("KC-7.7", "more-than-reserve", {"offered": 11, "reserve": 10}))
'In tutto fanno 11, ma la riserva personale contiene 10 gettoni. [KC-7.7]'
>>> Words("en", "king-of-con").clause("KC-1.3")
'A full game lasts 6 rounds, and each round has 4 phases.'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

from babel.core import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle

from ludoteca.kernel.content import Fault
from ludoteca.kernel.event import WATCHER, Event, Reason, Seat
from ludoteca.kernel.terms import Value
from ludoteca.words import bundles
from ludoteca.words.bundles import LANGUAGES
from ludoteca.words.faults import plain_fault
from ludoteca.words.speaker import Speaker

__all__ = ["ALL", "LANGUAGES", "MissingWordsError", "Words", "stage"]

ALL: Seat = -1  # a viewer from whom nothing is kept: for games that are over
LONG = 1000  # letters
FAR = 10**15  # no number that anybody honestly writes
KEPT = 4096  # sentences: everybody at a table reads nearly the same ones
SENTENCES = ("event-", "reason-", "table-", "ask-", "asks-", "how-", "result-")
_LISTS = {"en": Locale("en", "GB"), "it": Locale("it"), "fr": Locale("fr")}


class MissingWordsError(LookupError):
    """A message that this language lacks, or that lacks something itself."""


@lru_cache(KEPT)
def _formatted(bundle: FluentBundle, key: str, args: tuple[tuple[str, type, Any], ...]) -> str:
    """A message with its arguments; of what type they are is told because 1 equals True."""
    language = bundle.locales[0]
    if not bundle.has_message(key):
        raise MissingWordsError(f"{language} has no message {key}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingWordsError(f"the {language} message {key} is empty")
    text, errors = bundle.format_pattern(pattern, {name: value for name, _, value in args})
    if errors:
        raise MissingWordsError(f"the {language} message {key}: {errors[0]}")
    return str(text).rstrip()


class Words:
    """The words of one language, for one game and its content; or for the house alone.

    A content pack's own names win over ours; where it has none in this language, its English ones.
    """

    def __init__(self, language: str, game: str | None = None, content: Any = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self._names: Mapping[str, Mapping[str, str]] = content.names() if content else {}
        self._bundle = bundles.of_game(language, game) if game else bundles.house(language)
        self._speaker = _speaker(self, game, content)

    @property
    def speaker(self) -> Any:
        """How this game becomes words: see `words/speaker.py` and `words/<game>`."""
        return self._speaker

    # ------------------------------------------------------------ messages

    def say(self, key: str, **args: Any) -> str:
        """The message of that key; lists become 'a, b and c', and sentences begin as such."""
        said = self._format(self._bundle, _id(key), args)
        if not key.startswith(SENTENCES) or said.startswith(tuple(self._speaker.players)):
            return said
        return said[:1].upper() + said[1:]

    def has(self, key: str) -> bool:
        return self._bundle.has_message(_id(key))

    def _format(self, bundle: FluentBundle, key: str, args: Mapping[str, Any]) -> str:
        plain: dict[str, Any] = {}
        long: dict[str, str] = {}  # Fluent refuses very long arguments: they come in afterwards
        for name, value in args.items():
            said = value if isinstance(value, int | float | str) else self.listed(value)
            if isinstance(said, int | float) and not -FAR < said < FAR:  # Fluent cannot write it
                said = "∞" if said > 0 else "-∞"
            if isinstance(said, str) and len(said) > LONG:
                long[f"\ue000{len(long)}\ue000"] = said
                said = list(long)[-1]
            plain[name] = said
        said = _formatted(bundle, key, tuple([(x, type(plain[x]), plain[x]) for x in plain]))
        for mark, value in long.items():
            said = said.replace(mark, value)
        return said

    def listed(self, items: Iterable[Any]) -> str:
        """'a, b and c'."""
        return format_list([str(item) for item in items], locale=_LISTS[self.language])

    def name(self, key: str) -> str:
        """The name of a thing on the cards: the pack's, in this language or in English, or ours."""
        theirs = self._names.get(key, {})
        return theirs.get(self.language) or theirs.get("en") or self.say(key)

    # ------------------------------------------------------------ what happens, what is refused

    def tell(
        self, events: Sequence[Event], viewer: Seat | None, view: Mapping[str, Any] | None = None
    ) -> list[str]:
        """The sentences of *events* as *viewer* may hear them; None is a spectator.

        With the *view* of that viewer they can also name the faces of cards that it knows.
        """
        heard = [_heard(event, viewer) for event in events]
        return self._speaker.tell(heard, viewer, view or {})

    def reason(self, reason: Reason, viewer: Seat | None = None) -> str:
        """The sentence, then the clause in brackets."""
        said = self.sentence(reason, viewer)
        return said if reason.clause == "-" else f"{said} [{reason.clause}]"

    def sentence(self, reason: Reason, viewer: Seat | None = None) -> str:
        """The sentence alone, for those who show the clause themselves."""
        args = dict(reason.args)
        if "why" in args:  # a refusal inside a refusal, in a record that does not replay
            inner = Reason("-", args["why"], args.pop("args", {}))
            args["why"] = self.reason(inner, viewer)
        if "rules" in args and args["rules"] == args.get("ours"):
            args["rules"] = "same"
        plain = {
            name: ", ".join(map(str, value)) if isinstance(value, list | tuple) else value
            for name, value in self._speaker.arguments(args, viewer).items()
        }
        return self.say(f"reason-{reason.key}", **plain)

    def fault(self, fault: Fault) -> str:
        """What is wrong in a line of a content pack, without file and line."""
        key, args = plain_fault(self, fault)
        return self.say(f"fault-{key}", **args)

    def clause(self, clause: str) -> str:
        """The rule itself: a clause (KC-12.12), a chapter's title (KC-12) or a ruling (AMB-08)."""
        assert self.game is not None
        return self._format(bundles.rules(self.language, self.game), _id(clause), {})

    def has_clause(self, clause: str) -> bool:
        """Whether the game has a rule of that number."""
        game = self.game
        return game is not None and bundles.rules(self.language, game).has_message(_id(clause))

    def clauses(self) -> list[str]:
        """The numbers of all rules of the game, in their order."""
        return [clause for _, clauses in self.parts() for clause in clauses]

    def parts(self) -> list[tuple[str, list[str]]]:
        """The same numbers under the headings of the parts that a reader would look for."""
        assert self.game is not None
        known = frozenset(bundles.clauses(self.language, self.game))
        parts = bundles.parts(self.language, self.game)
        return [(title, [_number(key, known) for key in keys]) for title, keys in parts]

    # ------------------------------------------------------------ names

    def decision(self, kind: str) -> str:
        """What a decision is called."""
        return self.say(f"decision-{kind}")

    def level(self, name: str) -> str:
        """``adept (Iniziato)``: a level of bots as it is typed, and as this language calls it."""
        called = self.say(f"level-{name}")
        return name if called.casefold() == name else f"{name} ({called})"

    def stage(self, view: Mapping[str, Any]) -> str:
        """How far the game is; empty where it has no words for that."""
        found = self._speaker.stage(view)
        return self.say(found[0], **found[1]) if found else ""

    def option(self, name: str) -> str:
        """What an option is about."""
        return self.say(f"option-{name}")

    def called(self, option: str) -> str:
        """What a sentence calls an option: a name, or what it is about."""
        key = f"module-{option}"
        return self.say(key) if self.has(key) else self.option(option).rstrip(".")

    def value(self, option: str, value: Value) -> str:
        """What a value of an option means."""
        return self._speaker.value(option, value)

    def seat_name(self, seat: Seat, viewer: Seat | None = None) -> str:
        """Who sits there, with '(you)' for the viewer."""
        return self._speaker.seat_name(seat, viewer)

    def object_name(self, number: int) -> str:
        """A thing of the game with its number and name."""
        return self._speaker.object_name(number)


def stage(game: str, view: Mapping[str, Any]) -> tuple[str, dict[str, Any]] | None:
    """How far a game is, as the key of a message and its arguments: any language can say it.

    >>> import ludoteca
    >>> told = stage("king-of-con", ludoteca.new("king-of-con", seats=2, seed=7).view())
    >>> told
    ('stage-setup', {})
    >>> Words("fr", "king-of-con").say(told[0])
    'Mise en place'
    """
    speaker: type[Speaker] = _module(game).Speaker
    return speaker.stage(view)


def _module(game: str) -> Any:
    return import_module(f"{__name__}.{game.replace('-', '_')}")


def _speaker(words: Words, game: str | None, content: Any) -> Speaker:
    if game is None:
        return Speaker(words)
    speaker: Speaker = _module(game).Speaker(words, content)
    return speaker


def _heard(event: Event, viewer: Seat | None) -> dict[str, Any]:
    if viewer != ALL:
        return event.seen_by(WATCHER if viewer is None else viewer)
    heard = event.seen_by(WATCHER)
    for seat in event.secret:
        heard |= event.seen_by(seat)
    return heard


def _id(clause: str) -> str:
    """A clause as Fluent spells it: KC-12-12."""
    return clause.replace(".", "-")


def _number(key: str, keys: frozenset[str]) -> str:
    """The other way round: KC-12.12, since there is a chapter KC-12; CW-WONDER-BOOK is one."""
    chapter, _, number = key.rpartition("-")
    return f"{chapter}.{number}" if chapter in keys and number[0].isdecimal() else key
