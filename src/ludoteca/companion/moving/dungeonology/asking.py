"""DG-6.20 What is read off a table of Dungeonology; RC-GEN.3 of modules, where they are on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.companion.forms import Field, When, choice, flag, number, rows
from ludoteca.companion.games.dungeonology import clans
from ludoteca.companion.moving.dungeonology.map import (
    FULL,
    LYING,
    NONE,
    SOME,
    TOPS,
    places,
    zones_of,
)
from ludoteca.companion.moving.fields import (
    BY_HAND,
    BY_LOT,
    CARDS,
    DEALT,
    FILLED,
    TYPED,
    hidden,
    several,
)
from ludoteca.games.dungeonology.components import (
    COLOURS,
    CONGREGATIONS,
    CUBE_LETTERS,
    FACE_UP,
    LETTERS,
    MEMBERS,
    OMEGA_CARDS,
    OMEGA_STUDENTS,
    OPEN_RESEARCHES,
    START,
    STUDENTS,
    STUNNED,
    TRAPS,
)
from ludoteca.games.dungeonology.position.shape import ANY
from ludoteca.games.dungeonology.terms import Terms

MOST_ZONES = 40
NOT_YET = -1  # whose turn ends the game
SHUT = "shut"
UNSEEN = ""  # a Clan card face down; a Clan that its owner does not remember; a Boss outside
GREY = "grey"  # at the Bonfire: a Student of no Congregation
KNOWS: When = ("knowledge", (True,))
HERE: When = ("thesis", (0,))


RARE = (  # few tables have one of these
    *("first", "edges", SHUT, "buried", "discard", "jinx-buried", "jinx-discard", "heat"),
    *("tokens", "omega-buried", "omega-discard", "loose", "pyre", "phi-on-boss", "ends"),
    *("fired-up", "jinxes-down", "whites", "refused", "captured", "truce", "hushed"),
    *("researched", "familiars", "interns", "backpack-size"),
)


def _put_away(fields: Sequence[Field]) -> tuple[Field, ...]:
    return tuple([replace(field, rare=field.key in RARE) for field in fields])


def on_table(field: Field) -> Field:
    """Of the Zones only those are offered that lie there."""
    return replace(field, among="zones")


def _zone(key: str, clause: str, values: Sequence[str], **more: str) -> Field:
    return on_table(choice(key, clause, "zone", values, **more))  # type: ignore[arg-type]


def _ids(terms: Terms, kind: str) -> tuple[str, ...]:
    """The cards of a kind that this table plays with, each once."""
    content, cards = terms.content, terms.cards
    named = {
        "trick": (content.designs, cards.tricks),
        "jinx": (content.jinxes, cards.jinxes),
        "research": (content.researches, cards.researches),
        "omega": (content.omegas, cards.omegas),
    }
    pack, numbers = named[kind]
    found = [pack[cards.faces[card]].id for card in numbers]
    return tuple(dict.fromkeys(found))


def present(terms: Terms) -> list[str]:
    """RC-CNG.8 The Congregations in use."""
    return [CONGREGATIONS[n] for n in terms.congregations]


def letters_of(terms: Terms) -> str:
    return CUBE_LETTERS if terms.white_cubes else LETTERS


def table(terms: Terms, seats: int) -> tuple[Field, ...]:
    """DG-13.1 A turn has begun and no Activity is chosen; what lies in the Dungeon and around."""
    found = (
        *((choice("active", "DG-13.1", "seat", range(seats)),) if seats > 1 else ()),
        *((choice("first", "DG-2.5", "seat", range(seats), default=0),) if seats > 1 else ()),
        *_dungeon(terms),
        number("greys", "DG-2.18", STUDENTS, default=None),
        number("omegas", "DG-2.18", OMEGA_STUDENTS, default=1),
        number("alert", "DG-11.12", len(terms.alert.spaces)),
        number("bonfire", "DG-10.2", terms.content.bonfire),
        choice("clan", "DG-6.21", "companion-move-clan", (UNSEEN, *clans(terms)), default=UNSEEN),
        *_decks(terms),
        *_advanced(terms),
        *_expansion(terms),
        choice("ends", "DG-28.6", "companion-move-ends", (NOT_YET, *range(seats)), default=NOT_YET),
    )
    return _put_away(found)


def _dungeon(terms: Terms) -> tuple[Field, ...]:
    zones = zones_of(terms)
    all_ = (START, *zones)
    row = (
        choice("zone", "DG-18.1", "zone", zones),
        _zone("beside", "DG-18.9", all_, default=START),
        choice("where", "DG-18.9", "companion-move-where", places(terms)),
        choice("top", "DG-Q.24", "companion-move-top", TOPS, default=TOPS[0]),
        choice("cubes", "DG-18.14", "companion-move-cubes", (FULL, SOME, NONE), default=FULL),
        *[number(f"cube-{x}", "DG-18.14", 9, when=("cubes", (SOME,))) for x in letters_of(terms)],
    )
    edge = (
        _zone("zone", "DG-18.5", all_),
        _zone("other", "DG-18.5", all_),
        choice("lying", "DG-40.7", "companion-move-lying", LYING),
    )
    shut = several(SHUT, "DG-Q.30", "zone", all_, most=len(all_))
    return (
        rows("zones", "DG-18.9", MOST_ZONES, row),
        rows("edges", "DG-40.7", MOST_ZONES, edge),
        *(() if terms.stairs_retry else (on_table(shut),)),
    )


def _card(terms: Terms, kind: str, clause: str) -> Field:
    return choice("card", clause, kind, _ids(terms, kind))


def _tricks(terms: Terms, clause: str) -> tuple[Field, ...]:
    return (_card(terms, "trick", clause), number("copies", clause, 9, least=1, default=1))


def _decks(terms: Terms) -> tuple[Field, ...]:
    most = len(terms.cards.tricks)
    return (
        number("buried", "DG-6.21", most),
        rows("discard", "DG-6.21", most, _tricks(terms, "DG-6.21")),
        number("jinx-buried", "DG-Q.9", len(terms.cards.jinxes)),
        rows("jinx-discard", "DG-Q.9", len(terms.cards.jinxes), [_card(terms, "jinx", "DG-Q.9")]),
    )


def _advanced(terms: Terms) -> tuple[Field, ...]:
    content, all_ = terms.content, (START, *zones_of(terms))
    panic: When = ("panicking", (True,))
    sides = [content.bosses[n].id for n in terms.profiles]
    token = (
        _zone("zone", "DG-36.1", all_[1:]),
        choice("kind", "DG-36.1", "companion-move-token", FACE_UP),
    )
    found: list[Field] = []
    if terms.boss:
        found.append(_zone("boss", "DG-31.1", (UNSEEN, *all_), default=UNSEEN))
        if len(sides) > 1 and terms.boss_profile == "random":
            found.append(choice("profile", "DG-2.9", "companion-boss-named", sides))
    if terms.max_alert:
        ids = [content.panics[n].id for n in terms.panics]
        found.append(flag("panicking", "DG-33.4"))
        found.append(choice("panic", "DG-33.2", "panic", ids, when=panic))
        if any([content.panics[n].heat for n in terms.panics]):
            found.append(number("heat", "DG-33.7", 99, when=panic))
    if terms.main_effects:
        found.append(rows("tokens", "DG-36.1", 12, token))
    return tuple(found)


def _expansion(terms: Terms) -> tuple[Field, ...]:
    content, all_ = terms.content, (START, *zones_of(terms))
    found: list[Field] = []
    if terms.omega:
        colours = [*COLOURS, *(("universal",) if terms.white_cubes else ())]
        found += [
            _zone("omega", "RC-OVA.3", all_, default=START),
            rows("tome", "RC-OMG.12", 30, [choice("colour", "RC-OMG.12", "column", colours)]),
            number("omega-buried", "RC-OPH.4", OMEGA_CARDS),
            rows("omega-discard", "RC-OPH.4", OMEGA_CARDS, [_card(terms, "omega", "RC-OPH.4")]),
        ]
    if terms.research:
        known = _ids(terms, "research")
        found.append(several("research", "RC-RES.1", "research", known, most=OPEN_RESEARCHES))
    if terms.familiars:
        left = (
            choice("familiar", "RC-FAM.4", "familiar", [row.id for row in content.familiars]),
            _zone("zone", "RC-FAM.4", all_),
        )
        found.append(rows("loose", "RC-FAM.4", len(content.familiars), left))
    if terms.congregations:
        kinds = (GREY, *present(terms))
        found += [number(f"bag-{id}", "RC-CNG.9", 2 * MEMBERS) for id in present(terms)]
        student = [choice("student", "RC-CNG.16", "companion-move-student", kinds)]
        found.append(rows("pyre", "RC-CNG.16", content.bonfire, student))
        if terms.boss and terms.boss_name == "jukas":
            found.append(number("phi-on-boss", "RC-CNG.6", 2 * MEMBERS))
    return tuple(found)


def seat(terms: Terms, seats: int) -> tuple[Field, ...]:
    """DG-6.21 A Scholar with board, Students and tokens before everybody; the hand behind."""
    content = terms.content
    scholars = [content.scholars[n].id for n in terms.scholars]
    all_ = (START, *zones_of(terms))
    capacity = zip(COLOURS, content.capacity, strict=True)
    how = choice(CARDS, "DG-6.21", "companion-move-cards", (FILLED, TYPED, DEALT), default=FILLED)
    found = (
        choice("scholar", "DG-2.2", "scholar", scholars),
        flag("fired-up", "DG-2.3"),
        choice("thesis", "DG-15.8", "companion-thesis", range(seats + 1), default=0),
        _at(all_),
        number("students", "DG-10.2", STUDENTS, default=None),
        number("stunned", "DG-40.4", STUNNED),
        *[number(x, "DG-6.10", most) for x, most in capacity],
        *_before_one(terms),
        flag("knowledge", "DG-6.21"),
        rows("jinxes", "DG-27.6", 20, [_card(terms, "jinx", "DG-27.6")]),
        number("jinxes-down", "DG-26.3", 9),
        *_of_modules(terms),
        hidden(
            choice(
                "clan-known",
                "DG-6.21",
                "companion-move-clan-known",
                (UNSEEN, *clans(terms)),
                default=UNSEEN,
                when=KNOWS,
            )
        ),
        how,
        hidden(rows("hand", "DG-6.21", 20, _tricks(terms, "DG-6.21"), when=BY_HAND)),
        number("hand-size", "DG-6.21", 20, default=None, when=BY_LOT),
    )
    return _put_away(found)


def _at(all_: Sequence[str]) -> Field:
    return on_table(choice("at", "DG-40.6", "zone", all_, default=START, when=HERE))


def _before_one(terms: Terms) -> tuple[Field, ...]:
    """RC-UNI.2 White cubes: in which column, and on which space from the bottom."""
    white = (
        choice("column", "RC-UNI.2", "column", COLOURS),
        number("space", "RC-UNI.2", max(terms.content.capacity), least=1, default=None),
    )
    return (rows("whites", "RC-UNI.2", 10, white),) if terms.white_cubes else ()


def _of_modules(terms: Terms) -> tuple[Field, ...]:
    content, found = terms.content, list[Field]()
    if terms.max_alert:
        found += [flag("refused", "DG-33.25"), flag("captured", "DG-33.4")]
    if terms.main_effects:
        ids = [content.interns[n].id for n in terms.interns]
        found.append(several("interns", "DG-37.6", "intern", ids, most=len(ids)))
        found.append(flag("truce", "DG-34.1"))
    if terms.boss or terms.max_alert:
        found.append(flag("hushed", "DG-31.1"))
    if terms.research:
        known = _ids(terms, "research")
        found.append(several("researched", "RC-RES.4", "research", known, most=len(known)))
    if terms.familiars:
        ids = [row.id for row in content.familiars]
        found.append(several("familiars", "RC-FAM.4", "familiar", ids, most=len(ids)))
    found += [number(f"members-{id}", "RC-CNG.9", 2 * MEMBERS) for id in present(terms)]
    if terms.traps:
        trap = (
            _zone("zone", "DG-36.6", zones_of(terms)),
            choice("kind", "DG-36.6", "companion-move-trap", (ANY, *TRAPS), default=ANY),
        )
        found.append(hidden(rows("traps", "DG-36.6", 9, trap)))
    if terms.new_scholars:
        sara: When = ("scholar", ("sara",))
        cards = rows("backpack", "RC-SCH.2", 9, _tricks(terms, "RC-SCH.2"), when=sara)
        found += [number("backpack-size", "RC-SCH.2", 9, when=sara), hidden(cards)]
    return tuple(found)
