"""DG-1 What can be wrong in a pack that fits its types: counts, ids, ranges, slots, Doors."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from ludoteca.games.dungeonology.ability_faults import abilities
from ludoteca.games.dungeonology.components import (
    ADDED_TRICKS,
    ALERT_CARDS,
    ALERT_SPACES,
    CAMP_Z,
    CLANS,
    COLOURS,
    CONGREGATIONS,
    CUBE_LETTERS,
    CUBES,
    FLOORS,
    INTERNS,
    JINXES,
    LETTERS,
    NEW_CLANS,
    NEW_JINXES,
    NEW_PANICS,
    NEW_PROFILES,
    NEW_SCHOLARS,
    NUMBERED,
    OMEGA_CARDS,
    PANICS,
    RANDOMIZERS,
    RESEARCHES,
    SCHOLARS,
    SLOTS,
    SLOTS_BY_SIZE,
    SPECIAL_ZONES,
    SPECIALISTS,
    START,
    TOMES,
    TRIANGLES,
    TRICKS,
    ZONES_ON_FLOOR,
)
from ludoteca.games.dungeonology.finding import MOST, Finder
from ludoteca.games.dungeonology.rows import MainEffect, Pack, TrickRow, ZoneRow
from ludoteca.games.dungeonology.vocabulary import BEFALLS, MisreadError, read
from ludoteca.games.dungeonology.vocabulary.words import TEST_WORDS
from ludoteca.kernel.content import Fault, Path


def _boards(find: Finder) -> None:
    """DG-6.10, DG-1.8 A column of each colour; Stars and Arrows beside its rows."""
    columns = find.pack.column
    for colour in COLOURS:
        if [row.colour for row in columns].count(colour) != 1:
            find.fault(("column", max(0, len(columns) - 1)), "one-column-each", colour=colour)
    find.ranges("column", {"value": (1, MOST)})
    for i, row in enumerate(columns):
        find.within(("column", i, "capacity"), row.capacity, 1, CUBES[COLOURS.index(row.colour)])
        for field in ("silver", "gold", "arrows"):
            for at in getattr(row, field):
                find.within(("column", i, field), at, 1, row.capacity)
    find.within(("campus", "bonfire"), find.pack.campus.bonfire, 1, MOST)


def _scholars(find: Finder) -> None:
    """DG-1.1, DG-1.7 Four Scholars with two faces and four triangles; combos that have room."""
    rows = find.pack.scholar
    find.ids("scholar")
    find.rows("scholar", SCHOLARS, scholars=NEW_SCHOLARS)
    faces = {"starting_students": 0, "hand": 1, "speed": 1, "intelligence": 1, "resistance": 1}
    find.ranges("scholar", {f"{face}.{field}": (least, 9) for face in ("normal", "fired_up")
                            for field, least in faces.items()})  # fmt: skip
    room = {LETTERS[COLOURS.index(row.colour)]: row.capacity for row in find.pack.column}
    seen: set[str] = set()
    for i, row in enumerate(rows):
        find.letters(("scholar", i, "combo"), row.combo, LETTERS)
        for letter in set(row.combo) & set(room):
            find.within(("scholar", i, "combo"), row.combo.count(letter), 0, room[letter])
        if not row.module and not row.triangle:
            find.fault(("scholar", i, "id"), "triangle-missing", id=row.id)
        if row.triangle and row.triangle in seen:
            find.fault(("scholar", i, "triangle"), "triangle-twice", triangle=row.triangle)
        seen.add(row.triangle)
    abilities(find)


def _campus(find: Finder) -> None:
    """DG-1.5, DG-1.11, DG-11.12 Three Clans; four Alert cards with at most four spaces."""
    find.ids("clan")
    find.rows("clan", CLANS, clans=NEW_CLANS)
    find.ranges("clan", {"thesis_points": (1, MOST)})
    _demands(find)
    find.ids("alert")
    find.count("alert", len(find.pack.alert), len(ALERT_CARDS))
    find.ranges("alert", {"start": (1, 9), "minutes": (1, MOST)})
    for i, row in enumerate(find.pack.alert):
        path: Path = ("alert", i, "spaces")
        find.within(path, len(row.spaces), 1, ALERT_SPACES)
        bonuses = [space.bonus for space in row.spaces]
        if bonuses != sorted(bonuses):  # DG-Q.88
            find.fault(path, "bonus-goes-down", bonuses=bonuses)
        for space in row.spaces:
            find.within(path, space.bonus, 0, 9)
            find.within(path, space.greys, 0, 9)


def _demands(find: Finder) -> None:
    """RC-STR.4, RA-41 Every Star that a Clan asks for is on the Note board."""
    rows = {LETTERS[COLOURS.index(row.colour)]: row for row in find.pack.column}
    for i, clan in enumerate(find.pack.clan):
        bonus = clan.star_bonus.stars if clan.star_bonus else []
        for field, stars in (("stars", clan.stars), ("star_bonus", bonus)):
            for each in stars:
                columns = [rows[each.colour]] if each.colour in rows else rows.values()
                there = sum([len(getattr(column, each.metal)) for column in columns])
                find.within(("clan", i, field), each.count, 1, there)
        if clan.star_bonus:
            find.within(("clan", i, "star_bonus"), clan.star_bonus.points, 1, MOST)


def _zones(find: Finder) -> None:
    """DG-1.3, DG-1.4 Six Zones on each Floor and the Starting Zone."""
    floors = [[f"{floor}-{n + 1}" for n in range(ZONES_ON_FLOOR)] for floor in FLOORS]
    known = {"": [START, *floors[0], *floors[1], *floors[2]], "rocca.floor_iv": floors[3]}
    known["rocca.scholars"] = [f"{floor}-{CAMP_Z}" for floor in FLOORS]  # RC-SCH.4
    known |= SPECIAL_ZONES
    find.ids("zone")
    last: Path = ("zone", max(0, len(find.pack.zone) - 1))
    for module, ids in known.items():
        found = {row.id for row in find.pack.zone if row.module == module}
        for missing in [id for id in ids if id not in found and (found or not module)]:
            find.fault(last, "zone-missing", id=missing)
    for i, row in enumerate(find.pack.zone):
        ids = known.get(row.module, [])
        if row.id not in ids:
            find.fault(("zone", i, "id"), "no-such-zone", id=row.id, ids=ids)
        _zone(find, i, row)


def _zone(find: Finder, i: int, row: ZoneRow) -> None:
    """DG-18.1, DG-19.10, DG-31.3 What one Zone shows."""
    letters = "FU" if row.module == "rocca.floor_iv" else LETTERS  # RC-ZN4.6
    find.letters(("zone", i, "spaces"), row.spaces, CUBE_LETTERS if row.is_special else letters)
    if row.size not in SLOTS_BY_SIZE:  # GS5
        find.within(("zone", i, "size"), row.size, 1, max(SLOTS_BY_SIZE))
        return
    known = SLOTS_BY_SIZE[row.size]
    find.letters(("zone", i, "passages"), row.slots, known, once=True)
    find.within(("zone", i, "passages"), len(row.slots), 1, len(known))
    if row.id == START:
        if row.alert is not None or row.spaces or row.effects:  # DG-5.11
            find.fault(("zone", i, "id"), "start-is-bare")
    elif row.is_camp_z:
        if row.alert is not None or row.spaces:
            find.fault(("zone", i, "id"), "camp-is-bare")
    elif row.alert is None:
        find.fault(("zone", i, "id"), "alert-missing", id=row.id)
    else:
        find.within(("zone", i, "alert"), row.alert, 0, MOST)
    for slot, colours in row.doors.items():
        find.letters(("zone", i, "doors"), [slot], row.slots)
        find.letters(("zone", i, "doors"), colours, LETTERS, once=True)
        find.within(("zone", i, "doors"), len(colours), 1, 2)
    path: Path = ("zone", i, "effects")
    for effect in row.effects:
        least, most = (1, 9) if effect.kind in NUMBERED else (0, 0)
        find.within(path, effect.number, least, most)
        find.letters(path, effect.colour, LETTERS)
        if bool(effect.letter) != (effect.kind == "secret-passage"):
            find.fault(path, "letter-of-passage", kind=effect.kind, letter=effect.letter)
        familiars = [row.id for row in find.pack.familiar]
        if effect.kind == "hire-familiar" and effect.familiar not in familiars:
            find.fault(path, "no-such-familiar", id=effect.familiar, ids=familiars)
    if "boss" in [effect.kind for effect in row.effects[:-1]]:
        find.fault(path, "boss-comes-last", id=row.id)


def _counted(find: Finder) -> None:
    """DG-1.6, RC-CMP.5 The Trick cards of the base game, and those that modules add."""
    tricks = find.pack.trick
    find.count("trick", sum([row.copies for row in tricks if not row.module]), TRICKS)
    for module, (own, fours, fives) in ADDED_TRICKS.items():
        mine = sum([row.copies for row in tricks if row.module == module])
        if mine:
            find.count("trick", mine, own)
            more = sum([n for row in tricks for x, n in row.more_copies.items() if x == module])
            find.count("trick", more, fours + fives)


def _tricks(find: Finder) -> None:
    """DG-1.6, DG-22.2 105 Trick cards, each with an Auxiliary Effect that there is."""
    find.ids("trick")
    _counted(find)
    find.ranges("trick", {"copies": (1, TRICKS), "bonus": (1, 9)})
    find.ranges("auxiliary", {"amount": (1, 9), "students": (0, 9), "sacrifice": (0, 9)})
    effects = {(row.type, row.level) for row in find.pack.auxiliary}
    interns = [row.id for row in find.pack.intern]
    for i, row in enumerate(find.pack.trick):
        if (row.type, row.level) not in effects and row.type != "spriggan":  # RC-SPG.3
            find.fault(("trick", i, "level"), "no-such-level", type=row.type, level=row.level)
        if row.type == "fate" and row.main:  # DG-22.3
            find.fault(("trick", i, "main"), "fate-has-no-main-effect", id=row.id)
        elif row.main:
            _main(find, ("trick", i, "main"), row, interns)


def _main(find: Finder, path: Path, row: TrickRow, interns: list[str]) -> None:
    """DG-34.6, DG-37.2 A Main Effect that there is, with its numbers, or an Intern to call."""
    assert row.main is not None
    try:
        read(row.main.effect, row.main.timing, interns)
    except MisreadError as wrong:
        find.misread((*path, "effect"), wrong)
    else:
        _when(find, path, row.main)
    for cost in row.main.cost:
        for what, amount in cost.items():
            find.within((*path, "cost", what), amount, 1, 9)


def _when(find: Finder, path: Path, main: MainEffect) -> None:
    """DG-34.9 to DG-34.11 When it can be played must suit what it does."""
    if main.timing == "declaration" and not main.effect.startswith("intern("):  # RC-SPG.7
        find.fault(path, "effect-when", when=main.effect, timing=main.timing)
    reaction, test = main.timing == "reaction", main.when.endswith("test")
    if main.when and (reaction if test else not reaction):
        find.fault(path, "effect-when", when=main.when, timing=main.timing)
    if test and main.timing == "action":
        find.fault(path, "effect-when", when=main.when, timing=main.timing)


def _encounter(find: Finder, path: Path, effect: str) -> None:
    """DG-31.7 What befalls a Scholar: nobody declares it, so nothing can be named for it."""
    try:
        stated = read(effect, BEFALLS)
    except MisreadError as wrong:
        find.misread(path, wrong)
        return
    if stated.slots:
        find.fault(path, "effect-not-declared", kind=stated.slots[0].kind)
    for word in sorted(stated.words() & {"speed", "place_zone", *TEST_WORDS}):
        find.fault(path, "effect-not-here", word=word)


def _befalls(find: Finder, path: Path, stated: dict[str, str]) -> None:
    """Part C.7 By field, the effects that nobody declares."""
    for field, effect in stated.items():
        if effect:
            _encounter(find, (*path, field), effect)


@cache
def _ours() -> dict[str, set[str]]:
    """By kind, the ids of our own rows, whose names we have."""
    data = files(__package__ or "").joinpath("data")
    both = [data.joinpath(f"{x}.toml").read_text("utf-8") for x in ("content", "rocca-civetta")]
    text = "\n".join(both)
    kinds = {kind: rows for kind, rows in tomllib.loads(text).items() if isinstance(rows, list)}
    return {kind: {row["id"] for row in rows if "id" in row} for kind, rows in kinds.items()}


def _names(find: Finder) -> None:
    """A card that we do not know must say what it is called."""
    kinds = ("scholar", "clan", "trick", "intern", "jinx", "panic", "familiar", "research")
    for kind in kinds:
        for i, row in enumerate(getattr(find.pack, kind)):
            if row.id not in _ours()[kind] and not row.name.get("en"):
                find.fault((kind, i, "id"), "name-missing", id=row.id)


def _cards(find: Finder) -> None:
    """DG-1.2, DG-1.10, DG-1.12 Interns, Jinx, Panic, Boss and Randomizer cards."""
    for kind in ("intern", "jinx", "panic", "boss"):
        find.ids(kind)
    find.rows("intern", INTERNS, specialists=SPECIALISTS, spriggan=1)
    find.rows("jinx", JINXES, jinxes=NEW_JINXES)
    modes = {"enrico-giovanni": 1, "marconiglio": 1}  # Part 3.10
    find.rows("panic", PANICS, bosses=NEW_PANICS, **modes)
    find.rows("boss", 2, bosses=NEW_PROFILES)
    find.ranges("intern", {"points": (-MOST, MOST)})
    find.ranges("jinx", {"penalty": (0, MOST)})
    find.ranges("panic", {"greys": (0, 9), "alert": (0, 9), "students": (0, 9)})
    find.ranges("boss", {"alert": (0, 9), "steps": (0, 9)})
    bosses = sorted({row.boss for row in find.pack.boss})
    for i, panic in enumerate(find.pack.panic):
        if panic.boss and panic.boss not in bosses:
            find.fault(("panic", i, "boss"), "no-such-boss", id=panic.boss, ids=bosses)
        for name, number in panic.sets.items():
            find.within(("panic", i, "sets"), number, int(name != "hand"), 9)
        stated = {"joined": panic.joined, "met": panic.met, "outside": panic.outside}
        more = {"each_turn": panic.each_turn, "rolled": panic.rolled}
        _befalls(find, ("panic", i), stated | more)
    for i, boss in enumerate(find.pack.boss):
        if boss.id not in _ours()["boss"]:  # a table's options name it
            known = sorted(_ours()["boss"])
            find.fault(("boss", i, "id"), "no-such-boss", id=boss.id, ids=known)
        stated = {"encounter": boss.encounter, "before": boss.before, "after": boss.after}
        _befalls(find, ("boss", i), stated | {"studied": boss.studied})
    for i, intern in enumerate(find.pack.intern):
        find.letters(("intern", i, "shield"), intern.shield, LETTERS)
        find.within(("intern", i, "shield"), len(intern.shield), 0, 1)
        _befalls(find, ("intern", i), {"taken": intern.taken, "each_turn": intern.each_turn})
    for i, jinx in enumerate(find.pack.jinx):
        _befalls(find, ("jinx", i), {"each_turn": jinx.each_turn})
    find.count("randomizer", len(find.pack.randomizer), RANDOMIZERS)
    for i, card in enumerate(find.pack.randomizer):
        find.within(("randomizer", i, "passage"), len(card.passage), 1, 1)
        find.letters(("randomizer", i, "passage"), card.passage, SLOTS)
        find.within(("randomizer", i, "information"), len(card.information), 1, 1)
        find.letters(("randomizer", i, "information"), card.information, LETTERS)
    for triangle in TRIANGLES:  # DG-2.5: every board can be drawn
        if triangle not in [card.triangle for card in find.pack.randomizer]:
            last = max(0, len(find.pack.randomizer) - 1)
            find.fault(("randomizer", last), "triangle-never-drawn", triangle=triangle)


def _rocca_civetta(find: Finder) -> None:
    """RC-CMP.2 What only its modules have."""
    find.ids("familiar")
    find.rows("familiar", 0, familiars=2)
    room = {LETTERS[COLOURS.index(row.colour)]: row.capacity for row in find.pack.column}
    for i, row in enumerate(find.pack.familiar):
        for letter, n in row.cost.items():
            find.within(("familiar", i, "cost"), n, 1, room.get(letter, 0))
    find.ids("congregation")
    find.rows("congregation", 0, congregations=len(CONGREGATIONS))
    for i, congregation in enumerate(find.pack.congregation):
        if congregation.effect:
            try:
                read(congregation.effect, congregation.timing)
            except MisreadError as wrong:
                find.misread(("congregation", i, "effect"), wrong)
        elif congregation.id in ("phi", "zeta"):
            find.fault(("congregation", i, "effect"), "effect-missing", id=congregation.id)
    find.ids("research")
    find.rows("research", 0, research=RESEARCHES)
    find.ranges("research", {"points": (1, MOST), "entered": (0, 9), "students": (0, 9),
                             "stars_reached": (0, MOST)})  # fmt: skip
    for i, research in enumerate(find.pack.research):
        find.letters(("research", i, "cubes"), research.cubes, LETTERS)
    _omega(find)


def _omega(find: Finder) -> None:
    """RC-CMP.2, RC-CMP.7 Both Tome cards have two faces, one for each number of players."""
    find.ids("omega")
    if find.pack.omega or find.pack.tome:
        find.count("omega", len(find.pack.omega), OMEGA_CARDS)
        find.count("tome", len({row.players for row in find.pack.tome}), TOMES)
    find.ranges("omega", {"alert": (0, MOST), "students": (0, 9)})
    find.ranges("tome", {"players": (1, TOMES), "spaces": (1, MOST)})
    for i, card in enumerate(find.pack.omega):
        find.letters(("omega", i, "arrows"), card.arrows, SLOTS)
    for i, tome in enumerate(find.pack.tome):
        for space in tome.black_stars:
            find.within(("tome", i, "black_stars"), space, 1, tome.spaces)


def faults(pack: Pack, text: str) -> list[Fault]:
    """Everything that is wrong, each with its line."""
    find = Finder(pack, text)
    chapters = (_boards, _scholars, _campus, _zones, _tricks, _cards, _names, _rocca_civetta)
    for chapter in chapters:
        chapter(find)
    return find.found
