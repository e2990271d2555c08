"""Part C: the rows of a pack: what is on cards, boards and Zones.

Numbers and words are data; what a card does beyond them is a function of its name.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.games.dungeonology.components import (
    CAMP_Z,
    FLOORS,
    SLOTS_BY_SIZE,
    START,
    AlertCard,
    Information,
    Triangle,
    TrickType,
)
from ludoteca.games.dungeonology.rocca_civetta.modules import BIG_BOSSES
from ludoteca.kernel.content import Provenance

Names = dict[Literal["en", "it", "fr"], str]
Cost = dict[Literal["students", "sacrifice", "stunned", "discard"], int]  # all of them are paid
AbilityCost = dict[
    Literal[
        "stunned", "stunned-only", "sacrifice", "discard", "speed", "students",
        "discard-exploration", "discard-subterfuge", "discard-magic", "discard-social",
        "discard-notoriety", "discard-alchemy",
    ],
    int,
]  # fmt: skip
ModuleId = Literal[
    "", "rocca.clans", "rocca.floor_iv", "rocca.familiars", "rocca.research",
    "rocca.alchemy", "rocca.specialists", "rocca.spriggan", "rocca.jinxes", "rocca.bosses",
    "rocca.scholars", "rocca.congregations", "rocca.omega",
    "rocca.fredo", "rocca.mother-basilisk", "rocca.marconiglio", "rocca.enrico-giovanni",
    "rocca.scylla-and-charybdis",
]  # fmt: skip
Direction = Literal["N", "E", "S", "W"]
EffectKind = Literal[
    "good-luck", "bad-luck", "danger", "ambush", "stop", "toll",
    "stairs", "boss", "secret-passage", "bivouac", "teleport",
    "hecatomb", "forced-passage", "hire-familiar", "bucket",
    "idol", "pillar", "bridge", "snake-pit",
]  # fmt: skip
Lasting = dict[
    Literal[
        "speed", "hand", "intelligence", "resistance", "starting-students",
        "study-alert", "spied-alert", "recruits", "notoriety-recruits", "divination",
        "divination-cards", "espionage-sacrifice", "espionage-students", "omega-jinx",
        "hand-is-public", "end-discard", "ignores-stop", "ignores-ambush", "toll", "free-discard",
        "movement-speed", "stealth", "ignores-hecatomb", "drives-boss-off",
        "study-stealth", "ignores-door", "thesis-keeps-cube", "espionage-range", "end-students",
        "spares-stunned", "fool",
        "no-study-bonus", "placing-speed", "stage-fright", "insomnia", "bag", "shared-blame",
        "easy-mark",
    ],
    int,
]  # fmt: skip


OmegaDeeds = dict[  # Part 3.11: what Omega does, and how many times
    Literal[
        "collect", "collect-best", "collect-each", "eliminate", "steal", "steal-best",
        "discard", "sacrifice", "stun", "jinx", "bag",
    ],
    int,
]  # fmt: skip


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One row: where it comes from, which of its fields come from elsewhere, an owner's name."""

    provenance: Provenance
    printed: list[str] = []
    secondary: list[str] = []
    name: Names = {}
    module: ModuleId = ""  # RC-GEN.1: the option with which it is in play; always, if there is none


class ColumnRow(Row, frozen=True):
    """DG-6.10 A column of the Note board; rows are counted from the bottom, from 1."""

    colour: Information
    value: int
    capacity: int
    silver: list[int]
    gold: list[int]
    arrows: list[int]


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DG-6.1 An Ability: when it may be used, what it costs, what it does.

    One that states neither an effect nor what lasts has the rule that is known by its id.
    """

    id: str
    timing: Literal["own", "instant", "passive"]
    cost: AbilityCost = {}
    amounts: list[int] = []  # the numbers of a rule that is known by the id
    once: Literal["", "turn", "match"] = ""
    effect: str = ""  # Part C.7: in the words of the vocabulary
    when: Literal["", "anytime", "own-test", "others-test", "any-test", "taking-part"] = ""
    lasting: Lasting = {}  # what a passive one changes
    name: Names = {}  # of one that a pack invents


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DG-6.3 to DG-6.8 One face of a Scholar card."""

    starting_students: int
    hand: int
    speed: int
    intelligence: int
    resistance: int
    abilities: list[Ability]


class ScholarRow(Row, frozen=True):
    """DG-1.1 A Scholar; the triangle is that of the Note board it comes with by default.

    RC-CMP.8 The Scholars of Rocca Civetta come without one.
    """

    id: str
    combo: str
    normal: Face
    fired_up: Face
    triangle: Triangle | Literal[""] = ""


class Stars(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """RC-CLN.3, RA-42 Stars of a metal beside a column; without a colour, beside any."""

    metal: Literal["silver", "gold"]
    colour: Literal["", "G", "R", "B", "Y", "P"] = ""
    count: int = 1


class StarBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """RC-CLN.6 Points for who has all of these Stars in the end."""

    stars: list[Stars]
    points: int


class ClanRow(Row, frozen=True):
    """DG-16.1 A Clan: what a Thesis needs, and what each cube of a colour is worth more."""

    id: str
    thesis_points: int
    modifiers: dict[Literal["G", "R", "B", "Y", "P"], int]
    stars: list[Stars] = []  # RC-CLN.2: what a Thesis needs besides
    star_bonus: StarBonus | None = None


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DG-11.6, DG-11.8 A space of an Alert card: its Alert Bonus and its Refill for each player."""

    bonus: int
    greys: int


class AlertRow(Row, frozen=True):
    """DG-2.10 An Alert card, its spaces from the top."""

    id: AlertCard
    minutes: int
    start: int
    spaces: list[Space]


class CampusRow(Row, frozen=True):
    """DG-1.9 The Campus: how many Students find room at the Bonfire."""

    bonfire: int


class ZoneEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DG-32.1 A Zone Effect; a coloured one works for those who own such a cube (DG-32.7)."""

    kind: EffectKind
    number: int = 0
    letter: str = ""
    colour: str = ""
    familiar: str = ""  # RC-ZEF.1: whom one can hire


class ZoneRow(Row, frozen=True):
    """DG-18.1 A Zone, unrotated; what is in a row is told from the left."""

    id: str
    spaces: str
    passages: str
    alert: int | None = None  # DG-5.11: the Starting Zone has none
    doors: dict[str, str] = {}
    effects: list[ZoneEffect] = []
    size: int = 1  # GS5: it is as wide as so many ordinary ones

    @property
    def slots(self) -> list[str]:
        """DG-18.2 Its Passages by their names; GS5 those of a larger one stand apart."""
        return list(self.passages) if self.size == 1 else self.passages.split()

    def slot(self, name: str) -> int:
        """DG-18.2 The number of a slot, clockwise from the north side's west one."""
        return SLOTS_BY_SIZE[self.size].index(name)

    @property
    def floor(self) -> int:
        """DG-5.2 Which pile it belongs to; the Starting Zone is on Floor I."""
        return 0 if self.id == START else FLOORS.index(self.id.partition("-")[0])

    @property
    def is_special(self) -> bool:
        """RC-ZSP.3 Of a Big Boss, with his face on its back."""
        return self.module.removeprefix("rocca.") in BIG_BOSSES

    @property
    def is_camp_z(self) -> bool:
        """RC-SCH.4, RC-ZSP.3 Caterina's, which is in no pile."""
        return self.id.endswith(f"-{CAMP_Z}")


class AuxiliaryRow(Row, frozen=True):
    """DG-21 One mode of an Auxiliary Effect: Students are drawn first, then it does its amount."""

    type: TrickType
    level: int
    does: Literal["speed", "stealth", "alert", "divine-stealth", "divine-alert",
                  "recruit", "draw", "discard", "interns"]  # fmt: skip
    amount: int
    instant: bool = False
    students: int = 0
    sacrifice: int = 0
    other_cards: int = 0  # RC-ALC.3: discarded before it does anything


class MainEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DG-34.6 What a Main Effect asks for; of several costs one is paid (DG-34.15)."""

    timing: Literal["standard", "instant", "reaction", "action", "declaration"]
    effect: str  # Part C.7: in the words of the vocabulary
    cost: list[Cost] = []
    when: Literal["", "own-test", "others-test", "any-test", "targets-me"] = ""


class TrickRow(Row, frozen=True):
    """DG-22.2 A Trick card: its type and level say its Auxiliary Effect."""

    id: str
    type: TrickType
    level: int
    bonus: int
    copies: int
    main: MainEffect | None = None
    omega: bool = False  # for the expansion
    more_copies: dict[ModuleId, int] = {}  # RC-ALC.1, RC-SPC.1: with a module


class InternRow(Row, frozen=True):
    """DG-37.1 An Intern: bonus Points, what it changes, the colour that it protects."""

    id: str
    points: int
    lasting: Lasting = {}
    shield: str = ""
    taken: str = ""  # Part C.7: what happens when it joins a Scholar
    each_turn: str = ""  # and at the start of each turn of that Scholar


class JinxRow(Row, frozen=True):
    """DG-27.1 A Jinx: what happens when it is revealed, what lasts, what it costs in the end."""

    id: str
    penalty: int
    reveal: dict[Literal["sacrifice", "stunned", "leave"], int] = {}
    lasting: Lasting = {}
    each_turn: str = ""  # Part C.7: at the start of each turn of its owner
    omega: bool = False  # for solo


class PanicRow(Row, frozen=True):
    """DG-33.3 A Panic card: whom it needs, how it fills the University, what it adds to Alert."""

    id: str
    greys: int
    alert: int
    students: int  # drawn at the start of each turn
    dungeon: str = ""
    boss: str = ""
    captures: bool = True  # DG-Q.99: who would get a Stunned token beyond the limit
    activates: bool = True  # its Boss: he comes, and is activated at the start of each turn
    boss_steps: int = 0  # or he moves so many Zones towards whose turn it is
    each_turn: str = ""  # Part C.7: and before that, what befalls whose turn it is
    sets: dict[Literal["speed", "hand", "intelligence", "resistance"], int] = {}  # of all Scholars
    joined: str = ""  # what befalls who enters a Zone with another Scholar, once in a turn
    met: str = ""  # what an Encounter does besides
    outside: str = ""  # and what befalls who ends an Explore Activity outside the Starting Zone
    far: int = 0  # who begins a turn so many Zones from it has
    far_speed: int = 0  # so many Speed points more
    heat: int = 0  # the game ends after so many turns of each player
    rolled: str = ""  # Part C.7: what befalls whom a boulder meets on its way to the Starting Zone
    eggs: bool = False  # whether Eggs are gathered around the Boss, and opened by who enters


class BossRow(Row, frozen=True):
    """DG-31.5 One profile of a Boss: its Alert Modifier, how it moves, whom it meets."""

    id: str
    boss: str
    alert: int
    steps: int
    sighting: Literal["here", "passage", "next-passage", "deep", "egg", "den"]  # where he appears
    seeks: Literal[
        "nearest", "random", "most-students", "fewest-students", "most-stunned", "most-jinxes",
        "most-stars", "most-mysticism", "fewest-water", "egg-carrier", "egg", "most-treasure",
    ]  # fmt: skip  # after which Scholar he goes
    stops: bool  # whether he stays where he has met somebody
    encounter: str  # Part C.7: what befalls whom he meets
    jumps: bool = False  # whether he is put where that Scholar is, however far
    before: str = ""  # Part C.7: what befalls who has activated him, before he moves
    after: str = ""  # and what follows once he has moved; "here" is his Zone
    studied: str = ""  # what follows a Study that is passed in his Zone
    phi_alert: int = 0  # more Alert for each Phi Student on his card


class FamiliarRow(Row, frozen=True):
    """RC-FAM A Familiar: the cubes that hiring it costs, what it changes while it is attached."""

    id: str
    cost: dict[Literal["G", "R", "B", "Y", "P"], int]
    lasting: Lasting


class ResearchRow(Row, frozen=True):
    """RC-RES A Research card: everything that it demands, and its points in the end."""

    id: str
    points: int
    cubes: str = ""  # at least these, by letters
    deepest: bool = False  # to stand on the lowest Floor that is used
    entered: int = 0  # so many different Zones in this turn
    boss: bool = False  # to stand where the Boss is
    students: int = 0
    near_limit: int | None = None  # Stunned tokens: the Resistance but for so many
    stars_reached: int = 0


class CongregationRow(Row, frozen=True):
    """RC-CNG.19 A Congregation: what one of its Students does who is Sacrificed for it.

    Its effect is stated in the vocabulary, but for those of Iota and Lambda.
    """

    id: Literal["phi", "zeta", "iota", "lambda"]
    timing: Literal["standard", "instant"]
    effect: str = ""
    amounts: list[int] = []


class TomeRow(Row, frozen=True):
    """RC-CMP.7 A face of the Tome: its spaces up to OMEGA, and those with a Black Star."""

    players: int
    spaces: int
    black_stars: list[int]


class OmegaRow(Row, frozen=True):
    """RC-OPH.5 to RC-OPH.28 An Omega card, its sections from A to K."""

    id: str
    alert: int
    students: int = 0
    arrows: str = ""  # Passages by slot: one step after another
    teleport: bool = False  # instead of them
    effect: OmegaDeeds = {}
    encounter: OmegaDeeds = {}
    black_star: OmegaDeeds = {}
    star: OmegaDeeds = {}
    double_star: OmegaDeeds = {}
    sabotage: list[int] = []  # the cards that each Divination reveals
    reaction: Literal["", "cancel", "move", "discard", "stun"] = ""


class RandomizerRow(Row, frozen=True):
    """DG-3.3 to DG-3.6 A Randomizer card: its four results."""

    triangle: Triangle
    direction: Direction
    passage: str
    information: str


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file that holds them."""

    game: Literal["dungeonology"]
    campus: CampusRow
    column: list[ColumnRow]
    scholar: list[ScholarRow]
    clan: list[ClanRow]
    alert: list[AlertRow]
    zone: list[ZoneRow]
    auxiliary: list[AuxiliaryRow]
    trick: list[TrickRow]
    intern: list[InternRow]
    jinx: list[JinxRow]
    panic: list[PanicRow]
    boss: list[BossRow]
    randomizer: list[RandomizerRow]
    familiar: list[FamiliarRow] = []
    research: list[ResearchRow] = []
    congregation: list[CongregationRow] = []
    tome: list[TomeRow] = []
    omega: list[OmegaRow] = []
