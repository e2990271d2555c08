"""Part C: a pack in the shape that rules read, and the shelf of those that have been read."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import get_args

from ludoteca.games.dungeonology.components import (
    COLOURS,
    CONGREGATIONS,
    CUBE_LETTERS,
    LETTERS,
    SLOTS_BY_SIZE,
    START,
    mask,
)
from ludoteca.games.dungeonology.faults import faults
from ludoteca.games.dungeonology.known_abilities import Abilities
from ludoteca.games.dungeonology.rows import (
    AuxiliaryRow,
    ClanRow,
    ColumnRow,
    FamiliarRow,
    InternRow,
    JinxRow,
    ModuleId,
    Names,
    Pack,
    Row,
    TrickRow,
    ZoneRow,
)
from ludoteca.games.dungeonology.vocabulary import BEFALLS, Stated, read
from ludoteca.games.dungeonology.zones import SIDE, Tile
from ludoteca.kernel.content import Shelf

NAMED = (
    *("scholar", "clan", "alert", "zone", "trick", "intern", "jinx", "panic", "boss"),
    *("familiar", "research", "congregation"),
)


class Content:
    """A pack that has passed its checks, in the shape that rules read: by number, from 0."""

    def __init__(self, pack: Pack, digest: str, text: str | None) -> None:
        self.digest = digest  # empty for ours
        self.text = text  # None for ours
        self.pack = pack
        self.bonfire = pack.campus.bonfire
        self.columns = tuple(sorted(pack.column, key=lambda row: COLOURS.index(row.colour)))
        self.value = tuple([row.value for row in self.columns])
        self.capacity = tuple([row.capacity for row in self.columns])
        self.stars = tuple([beside(row, [*row.silver, *row.gold]) for row in self.columns])
        self.arrows = tuple([beside(row, row.arrows) for row in self.columns])
        self.scholars = tuple(pack.scholar)
        self.faces = tuple([(row.normal, row.fired_up) for row in self.scholars])
        self.combos = tuple([counts(row.combo) for row in self.scholars])
        self.abilities = Abilities(pack.scholar, pack.intern)
        self.metals = tuple(
            [tuple([beside(row, x) for x in (row.silver, row.gold)]) for row in self.columns]
        )
        self.clans = tuple(pack.clan)
        self.base_clans = tuple([n for n, row in enumerate(self.clans) if not row.module])
        self.modifiers = tuple([by_colour(row) for row in self.clans])
        self.alerts = {row.id: row for row in pack.alert}
        self.zones = tuple(pack.zone)
        self.tiles = tuple([tile(row) for row in self.zones])
        self.spaces = tuple([tuple(map(CUBE_LETTERS.index, row.spaces)) for row in self.zones])
        self.forced = tuple(
            [any([x.kind == "forced-passage" for x in row.effects]) for row in self.zones]
        )
        self.stairs = tuple(
            [any([effect.kind == "stairs" for effect in row.effects]) for row in self.zones]
        )
        camps = [(row.floor, n) for n, row in enumerate(self.zones) if row.is_camp_z]
        self.camps = tuple([n for _, n in sorted(camps)])  # RC-SCH.4: by Floor
        self.start = [row.id for row in self.zones].index(START)
        self.designs = tuple(pack.trick)
        self.tricks = trick_cards(self.designs, ())
        self.bonus = tuple([row.bonus for row in self.designs])
        self.auxiliary = tuple([modes(pack, row) for row in self.designs])
        self.stated = tuple([stated(pack, row) for row in self.designs])
        self.types = tuple([row.type for row in self.designs])
        self.interns = tuple(pack.intern)
        self.interns_by_id = {row.id: number for number, row in enumerate(self.interns)}
        self.interns_help = by_what(self.interns)
        self.taken = tuple([befalling(row.taken) for row in self.interns])
        self.started = tuple([befalling(row.each_turn) for row in self.interns])
        self.starting = tuple([n for n, row in enumerate(self.interns) if row.each_turn])
        self.jinxes = tuple(pack.jinx)
        # by what is changed, by Jinx how much
        self.jinxes_hurt = {what: dict(rows) for what, rows in by_what(self.jinxes).items()}
        self.plagues = tuple([befalling(row.each_turn) for row in self.jinxes])
        self.panics = tuple(pack.panic)
        self.bosses = tuple(pack.boss)
        self.encounters = tuple([befalling(row.encounter) for row in self.bosses])
        self.before = tuple([befalling(row.before) for row in self.bosses])
        self.after = tuple([befalling(row.after) for row in self.bosses])
        self.studied = tuple([befalling(row.studied) for row in self.bosses])
        self.panicked = tuple([befalling(row.each_turn) for row in self.panics])
        self.joined = tuple([befalling(row.joined) for row in self.panics])
        self.met = tuple([befalling(row.met) for row in self.panics])
        self.outside = tuple([befalling(row.outside) for row in self.panics])
        self.rolled = tuple([befalling(row.rolled) for row in self.panics])
        self.randomizers = tuple(pack.randomizer)
        self.familiars = tuple(pack.familiar)
        self.familiars_help = by_what(self.familiars)
        self.researches = tuple(pack.research)
        self.demands = tuple([counts(row.cubes) for row in self.researches])
        order = [row.id for row in pack.congregation]
        self.congregations = tuple(
            [pack.congregation[order.index(id)] for id in CONGREGATIONS if id in order]
        )
        self.memberships = tuple(
            [read(x.effect, x.timing) if x.effect else Stated() for x in self.congregations]
        )
        self.tomes = {row.players: row for row in pack.tome}
        self.omegas = tuple(pack.omega)
        self.by_module = by_module(pack)

    def names(self) -> dict[str, Names]:
        """The names that this pack brings, by the key of the message that they replace."""
        found = {key: row.name for key, row in named(self.pack).items() if row.name}
        return found | {f"ability-{row.id}": row.name for row in self.abilities.rows if row.name}


def by_module(pack: Pack) -> dict[str, int]:
    """How many rows there are for each module that has rows."""
    kinds = [getattr(pack, name) for name in pack.__struct_fields__]
    rows = [row for kind in kinds if isinstance(kind, list) for row in kind]
    return {name: len([1 for row in rows if row.module == name]) for name in get_args(ModuleId)}


def by_what(
    rows: Sequence[InternRow | FamiliarRow | JinxRow],
) -> dict[str, tuple[tuple[int, int], ...]]:
    """By what is changed while they are somebody's, the numbers of those that do and how much."""
    found: dict[str, tuple[tuple[int, int], ...]] = {}
    for number, row in enumerate(rows):
        for what, amount in row.lasting.items():
            found[what] = (*found.get(what, ()), (number, amount))
    return found


def counts(letters: str) -> tuple[int, ...]:
    """How many cubes of each colour."""
    return tuple([letters.count(letter) for letter in LETTERS])


def beside(column: ColumnRow, rows: list[int]) -> tuple[int, ...]:
    """DG-6.14 By the height of a column, how many of the things beside these rows are owned."""
    return tuple([len([row for row in rows if row <= n]) for n in range(column.capacity + 1)])


def modes(pack: Pack, card: TrickRow) -> tuple[AuxiliaryRow, ...]:
    """DG-22.2 The Auxiliary Effects of a Trick card, one of which it is played for."""
    wanted = (card.type, card.level)
    return tuple([row for row in pack.auxiliary if (row.type, row.level) == wanted])


def stated(pack: Pack, card: TrickRow) -> Stated:
    """Part C.7 What its Main Effect does, in parts."""
    if card.main is None:
        return Stated()
    return read(card.main.effect, card.main.timing, [row.id for row in pack.intern])


def befalling(effect: str) -> Stated:
    """Part C.7 What befalls a Scholar; nothing where nothing is stated."""
    return read(effect, BEFALLS) if effect else Stated()


def trick_cards(designs: Sequence[TrickRow], modules: Collection[str]) -> tuple[int, ...]:
    """DG-1.6, RC-CMP.5 The Trick cards of a table by their designs, with those of its modules."""
    used = [(d, row) for d, row in enumerate(designs) if not row.module or row.module in modules]
    more = [sum([n for name, n in row.more_copies.items() if name in modules]) for _, row in used]
    pairs = zip(used, more, strict=True)
    return tuple([d for (d, row), extra in pairs for _ in range(row.copies + extra)])


def by_colour(row: ClanRow) -> tuple[int, ...]:
    """DG-16.2 What a cube of each colour is worth more to that Clan."""
    more = [0] * len(LETTERS)
    for letter, modifier in row.modifiers.items():
        more[LETTERS.index(letter)] = modifier
    return tuple(more)


def tile(row: ZoneRow) -> Tile:
    """DG-18.2 The Zone as geometry: Passages and Doors by slot."""
    doors = tuple([mask(row.doors.get(slot, "")) for slot in SLOTS_BY_SIZE[row.size]])
    passages = sum([1 << row.slot(name) for name in row.slots])
    return Tile(row.floor, passages, doors, SIDE * row.size)


def named(pack: Pack) -> dict[str, Row]:
    """Every row that has a name, by the key of its message."""
    found: dict[str, Row] = {f"column-{row.colour}": row for row in pack.column}
    for kind in NAMED:
        found |= {f"{kind}-{row.id}": row for row in getattr(pack, kind)}
    return found


SHELF = Shelf(__package__, Pack, faults, Content, ("rocca-civetta",))
