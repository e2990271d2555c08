"""Which chapters of the law, and which rulings, a table of Dungeonology plays with."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.games.dungeonology.rocca_civetta.modules import (
    ADVANCED,
    BIG_BOSSES,
    BOSSES,
    MODULES,
    SOLO,
    VERSUS_ALL,
    WITH_WHITE_CUBES,
)
from ludoteca.kernel.terms import Value

ANY = "any"  # of the expansion
NEW_BOSS, BIG_BOSS, WHITE_CUBES = "new-boss", "big-boss", "white-cubes"
CAMPAIGN = "campaign"  # which is above a match: no option of it brings these
OTHER_GAMES = "other-games"  # nor what is played with elsewhere
BOSS, DANGERS, MAXIMUM, MAIN = ADVANCED
TYPES = ("rocca.alchemy", "rocca.specialists", "rocca.spriggan")
OMEGA = (SOLO, VERSUS_ALL)

# By chapter, what brings it: one of these is enough. Other chapters are in force everywhere.
BROUGHT_BY: dict[str, tuple[str, ...]] = {
    "DG-30": ADVANCED,
    "DG-31": (BOSS,),
    "DG-32": (DANGERS,),
    "DG-33": (MAXIMUM,),
    **dict.fromkeys(("DG-34", "DG-35", "DG-36", "DG-37"), (MAIN,)),
    **dict.fromkeys(("RC-GEN", "RC-CMP", "RC-SET"), (ANY,)),
    "RC-STR": ("rocca.star_tokens", "rocca.clans"),
    "RC-SCH": ("rocca.scholars",),
    "RC-CLN": ("rocca.clans",),
    "RC-BOS": (NEW_BOSS,),
    "RC-ALC": ("rocca.alchemy",),
    "RC-SPC": ("rocca.specialists",),
    "RC-SPG": ("rocca.spriggan",),
    "RC-MIX": TYPES,
    "RC-ZN4": ("rocca.floor_iv",),
    "RC-ZSP": ("rocca.floor_iv", BIG_BOSS),
    "RC-ZEF": ("rocca.floor_iv", BIG_BOSS),
    "RC-FAM": ("rocca.familiars",),
    "RC-RES": ("rocca.research",),
    "RC-CNG": ("rocca.congregations",),
    **dict.fromkeys(("RC-FLS", "RC-UNI"), (WHITE_CUBES,)),
    "RC-OVA": (VERSUS_ALL,),
    "RC-SOL": (SOLO,),
    **dict.fromkeys(("RC-OMG", "RC-OPH"), OMEGA),
    "RC-BIG": (BIG_BOSS,),
    **dict.fromkeys(("RC-CPR", "RC-CPL", "RC-CPS", "RC-CES", "RC-CEC", "RC-SCN"), (CAMPAIGN,)),
    "RC-XOV": (OTHER_GAMES,),
}
# The same of rulings, by their numbers.
OF_THE_BASE_GAME: dict[tuple[str, ...], str] = {
    (BOSS,): "56 57 58 97 98 107 136",
    (DANGERS,): "59 60 61 79 80 87 108",
    (MAXIMUM,): "62 63 64 65 72 99 113 114 115 117 131 132 133 134 141",
    (MAIN,): "66 67 68 69 70 71 73 74 75 101 103 105 116 130 135 137 138 139",
    (DANGERS, MAIN): "76 78",
}
OF_ROCCA_CIVETTA: dict[tuple[str, ...], str] = {
    (ANY,): "1",
    ("rocca.star_tokens", "rocca.clans"): "2 41",
    ("rocca.clans",): "4 42",
    ("rocca.scholars",): "3 62 63 65",
    ("rocca.alchemy",): "5",
    ("rocca.alchemy", "rocca.specialists"): "56",
    ("rocca.specialists",): "6",
    ("rocca.spriggan",): "7 8 55",
    (BIG_BOSS,): "9 80 81 82 83 84",
    ("rocca.floor_iv",): "10 57",
    ("rocca.familiars",): "11",
    ("rocca.research",): "12",
    ("rocca.congregations",): "13 14 15 61 64 66",
    (WHITE_CUBES,): "16 17",
    (NEW_BOSS,): "37 58 68",
    ("rocca.jinxes",): "59",
    ("rocca.scholars", "rocca.specialists"): "60",
    (MAXIMUM,): "67 85",
    OMEGA: "18 19 20 21 22 23 24 25 26",
    (CAMPAIGN,): "27 28 29 30 31 32 33",
}


def of_campaign(clause: str) -> bool:
    """Whether a clause or ruling is about what happens between the matches of a campaign."""
    return CAMPAIGN in (RULINGS.get(clause) or BROUGHT_BY.get(clause.partition(".")[0], ()))


def _rulings() -> dict[str, tuple[str, ...]]:
    both = (("DG-Q.", OF_THE_BASE_GAME), ("RA-", OF_ROCCA_CIVETTA))
    return {
        f"{prefix}{number}": by
        for prefix, table in both
        for by, numbers in table.items()
        for number in numbers.split()
    }


RULINGS = _rulings()


def in_force(options: Mapping[str, Value], *, campaign: bool = False) -> Callable[[str], bool]:
    """Whether a clause concerns a match with these options: its chapter, or the ruling itself.

    With *campaign* it is the match of a month.
    """
    brought = {name for name, value in options.items() if value is True}
    boss = str(options["boss"]) if options[BOSS] is True else ""
    expanded = campaign or bool({*MODULES, *OMEGA} & brought) or boss not in ("", BOSSES[0])
    also = {
        ANY: expanded,
        NEW_BOSS: boss not in ("", BOSSES[0]),
        BIG_BOSS: boss in BIG_BOSSES,
        CAMPAIGN: campaign,
        WHITE_CUBES: boss in WITH_WHITE_CUBES or "rocca.floor_iv" in brought,
    }
    brought |= {name for name, is_so in also.items() if is_so}

    def concerns(clause: str) -> bool:
        by = RULINGS.get(clause) or BROUGHT_BY.get(clause.partition(".")[0])
        if by is None:
            return not clause.startswith("RA-") or expanded
        if clause in ("RA-67", "RA-85"):  # Panic cards of this box
            return expanded and MAXIMUM in brought
        return bool(brought.intersection(by))

    return concerns
