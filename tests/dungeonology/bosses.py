"""Positions with a Boss of Rocca Civetta in few words."""

from ludoteca.games.dungeonology.boss import suffer

from .scenes import OURS, A, scene, settled

PROFILE = {row.id: row for row in OURS.bosses}
CHAIN = [  # II-1 has a Passage at every slot; II-5 on its east and west sides
    {"zone": "II-5", "x": 10, "y": 0},
    {"zone": "II-1", "x": 12, "y": 0},
    {"zone": "III-6", "x": 40, "y": 0},
]
APART = {
    "zones": [*CHAIN, {"zone": "II-2", "x": 14, "y": 0}, {"zone": "II-3", "x": 12, "y": 2}],
    "at": ["II-2", "II-3", "II-3"],
    "boss": "II-1",
}


def table(profile, **position):
    """Three Scholars in II-1, the Boss in II-5 beside it."""
    row = PROFILE[profile]
    side = {} if row.id == row.boss else {"boss_profile": profile}
    chosen = {"rules__boss": True, "boss": row.boss, **side, **position.pop("options", {})}
    start = {"zones": CHAIN, "at": ["II-1"] * 3, "boss": "II-5"}
    return scene(options=chosen, **{**start, **position})


def met(s, seat=A):
    return settled(s, suffer, seat)
