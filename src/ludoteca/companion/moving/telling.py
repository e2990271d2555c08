"""A table that moves, in English, Italian and French: its form, and how to lay it out again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec import Struct

from ludoteca.companion.forms import Field, Form, Row
from ludoteca.companion.moving import Hidden, Laid, Moved, moving, veiled
from ludoteca.companion.moving.dungeonology.map import SOME
from ludoteca.companion.telling import PACKAGE, FormTold, Sentence, Telling, ValueTold
from ludoteca.games.dungeonology.components import CUBE_LETTERS, START
from ludoteca.games.dungeonology.position.shape import ANY
from ludoteca.kernel.event import Reason, Seat
from ludoteca.words import Words, bundles

OWN = "companion-move-"
TOLD = ("moment", "at")  # these are told though they are as ever


class _House(Words):
    """The words of the companion, and of moving."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._bundle = bundles.of_package(language, PACKAGE, f"{PACKAGE}.moving")


class Part(Struct):
    """A place of the table, and what lies there."""

    title: str
    lines: list[str]


class MovingTold(Telling):
    """The words of a table that moves; *content* is its pack, whose names win over ours."""

    def __init__(
        self, language: str, game: str, players: Sequence[str] = (), content: Any = None
    ) -> None:
        super().__init__(language, game, players, content=content)
        self.ours = _House(language)
        self.say = self.ours.say

    def form(self, form: Form) -> FormTold:
        found = FormTold(
            game=form.game,
            edition=form.edition,
            seats=form.seats,
            owners=self.players(form),
            switches=list(moving(form.game).switches(form)),
            table=[self.field(field) for field in form.table],
            seat=[self.field(field) for field in form.seat],
            examples=[],
        )
        _set_apart([*found.table, *found.seat])
        return found

    def label(self, key: str) -> str:
        """What a field is called: in this game, in all of them, or where it is scored."""
        stem, _, last = key.rpartition("-")
        known = (f"{OWN}{self.game}-{key}", f"{OWN}{key}", f"companion-{self.game}-{key}")
        for name in known:
            if self.ours.has(name):
                return self.say(name)
        if last.isdecimal():  # one of several places
            return self.say(f"{OWN}{stem}-of", number=int(last))
        if stem == "cube":
            column = self.words.speaker.colour(CUBE_LETTERS.index(last))
            return self.say(f"{OWN}cube-of", column=column)
        if stem in ("members", "bag"):
            return self.say(f"{OWN}{stem}-of", name=self.words.name(f"congregation-{last}"))
        return super().label(key)

    def hint(self, key: str) -> str:
        hint = f"{OWN}{self.game}-{key}-hint"
        return self.say(hint) if self.ours.has(hint) else ""

    def zone(self, id: str) -> str:
        """A Zone by its number and its name."""
        if not id:
            return self.say(f"{OWN}outside")
        name = self.words.name(f"zone-{id}")
        return name if id == START else f"{id} {name}"

    def trick(self, id: str) -> str:
        """A Trick card as it is found in a hand: by type and level, then by its name."""
        row = next(row for row in self.words.speaker.content.designs if row.id == id)
        kind, name = self.words.name(f"type-{row.type}"), self.words.name(f"trick-{id}")
        return self.say(f"{OWN}trick", kind=kind, level=row.level, name=name)

    def clan(self, id: str, unseen: str) -> str:
        return self.words.name(f"clan-{id}") if id else self.say(unseen)

    def student(self, id: str) -> str:
        own = f"{OWN}student-{id}"
        return self.say(own) if self.ours.has(own) else self.words.name(f"congregation-{id}")

    def trap(self, id: str) -> str:
        return self.say(f"{OWN}trap-unknown" if id == ANY else f"{OWN}trap-{id}")

    def value(self, field: Field, value: int | str) -> str:
        speaker = self.words.speaker
        if field.told in ("seat", f"{OWN}ends") and value != -1:
            return self.name(int(value))
        if field.told in NAMED:
            return NAMED[field.told](self, str(value))
        if field.told == "area":
            return str(speaker.area_name(value))
        if field.told == "contact":
            return str(speaker.contact_name(value))
        own = f"{field.told}-{value}".replace("--", "-less-")
        if self.ours.has(own):
            return self.say(own)
        stem, _, last = own.rpartition("-")
        if field.told == f"{OWN}moment" and self.ours.has(stem):
            return self.say(stem, number=int(last))
        if field.told == f"{OWN}more":
            return self.words.name(f"wonder-{value}") if value else self.say(f"{OWN}nothing")
        if field.told == f"{OWN}put-away":
            return self.words.name(f"characteristic-{value}")
        if field.told in (f"{OWN}skulls", f"{OWN}place"):
            return self.say(field.told, number=value)
        return super().value(field, value)

    # ------------------------------------------------------------ the result

    def follows(self, form: Form, moved: Moved) -> list[Sentence]:
        """What must lie there besides; and whose cards were dealt, since nobody knew them."""
        self.players(form)
        found = [self.sentence(x) for x in moved.follows]
        names = [self.name(seat) for seat in moved.dealt if seat < form.seats]
        if names:
            found.append(Sentence("-", self.say(f"{OWN}dealt", names=names, count=len(names))))
        return found

    def parts(self, laid: Laid, eyes: Collection[Seat]) -> list[Part]:
        """How to lay it out with the box, as far as these seats may know it."""
        names, seen = self.players(laid.form), veiled(laid, eyes)
        table = [*self.lines(laid.form.table, seen.table), *self._rest(laid)]
        return [
            Part(self.say(f"{OWN}table"), table),
            *[
                Part(name, self.lines(laid.form.seat, mine))
                for name, mine in zip(names, seen.seats, strict=True)
            ],
        ]

    def _rest(self, laid: Laid) -> list[str]:
        return [self.sentence(x).text for x in laid.follows]

    def lines(self, fields: Collection[Field], row: Row) -> list[str]:
        """‘Reserve: 8’, for every field that holds something."""
        found = []
        for field in fields:
            own, value = f"{OWN}{self.game}-{field.key}-row", row.get(field.key)
            if self.ours.has(own) and isinstance(value, list):  # a line for each
                found += [self.row(field, each) for each in value]
                continue
            said = self.said(field, value)
            if said and field.key != "cards":
                found.append(self.say(f"{OWN}line", label=self.label(field.key), value=said))
        return found

    def said(self, field: Field, value: Any) -> str:
        """What lies there, in words; nothing where nothing does."""
        if isinstance(value, Hidden):
            hidden = f"{OWN}hidden" if value.count is None else f"{OWN}hidden-cards"
            return self.say(hidden, count=value.count or 0)
        as_ever = field.kind == "choice" and value == field.default and field.key not in TOLD
        if value in (None, "", [], False) or as_ever:
            return ""
        if field.kind == "number":
            return str(value)
        if field.kind == "flag":
            return self.say(f"{OWN}yes")
        if field.kind == "several":
            return self._listed([self.value(field, x) for x in value])
        if field.kind == "choice":
            return self.value(field, value)
        return self._listed([self.row(field, row) for row in value])

    def _listed(self, said: Collection[str]) -> str:
        return f"{self.say(f'{OWN}between')} ".join(said)

    def row(self, field: Field, row: Row) -> str:
        """‘7 Horror Games Mint (Tokens on it: 2)’, unless the game says it in its own way."""
        own = f"{OWN}{self.game}-{field.key}-row"
        if self.ours.has(own):
            return self.say(own, **{x.key: self.entry(x, row) for x in field.fields})
        first, *rest = field.fields
        said = self.said(first, row.get(first.key))
        more = [
            self.say(f"{OWN}line", label=self.label(field.key), value=text)
            for field in rest
            if field.kind != "choice" or field.secret
            if (text := self.said(field, row.get(field.key)))
            and (field.key, row.get(field.key)) != ("copies", 1)
        ]
        beside = [
            self.said(field, row.get(field.key))
            for field in rest
            if field.kind == "choice" and not field.secret
        ]
        whole = " + ".join([x for x in (said, *beside) if x])
        return f"{whole} ({', '.join(more)})" if more else whole

    def entry(self, field: Field, row: Row) -> str:
        """What a row says of one thing, be it as ever or not."""
        value = row.get(field.key, field.default)
        if isinstance(value, Hidden) or field.kind != "choice" or value is None:
            return self.said(field, value)
        if field.key == "cubes" and value == SOME:
            letters = enumerate(CUBE_LETTERS)
            cubes = [n for n, letter in letters for _ in range(row.get(f"cube-{letter}") or 0)]
            return str(self.words.speaker.colours(cubes))
        return self.value(field, value)

    def sentence(self, reason: Reason) -> Sentence:
        """Cards that a refusal names, by their names."""
        kind, id = reason.args.get("kind"), reason.args.get("id")
        if kind and id and not reason.key.startswith(OWN):
            named = self.words.name(f"{kind}-{id}")
            reason = Reason(reason.clause, reason.key, {**reason.args, "id": named})
        return super().sentence(reason)


NAMED: dict[str, Callable[[MovingTold, str], str]] = {
    "zone": MovingTold.zone,
    "trick": MovingTold.trick,
    "omega": lambda told, id: str(told.words.speaker.omega_name(id)),
    f"{OWN}clan": lambda told, id: told.clan(id, f"{OWN}clan-unseen"),
    f"{OWN}clan-known": lambda told, id: told.clan(id, f"{OWN}clan-known-unseen"),
    f"{OWN}student": MovingTold.student,
    f"{OWN}trap": MovingTold.trap,
}


def _set_apart(fields: Sequence[Any]) -> None:
    """Values that bear the same name are told apart by a number."""
    for field in fields:
        _set_apart(field.fields)
        labels = [x.label for x in field.values]
        seen: dict[str, int] = {}
        for at, label in enumerate(labels):
            if labels.count(label) > 1:
                seen[label] = seen.get(label, 0) + 1
                field.values[at] = ValueTold(field.values[at].value, f"{label} ({seen[label]})")
