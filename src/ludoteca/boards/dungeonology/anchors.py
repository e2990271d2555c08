"""Where on Dungeonology's plain board each choice lies."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.boards.sayings import Sayings
from ludoteca.boards.wire import Anchor, Item
from ludoteca.games.dungeonology.components import (
    ABILITY,
    BIVOUAC,
    CLAIM,
    CLAIMS,
    HIRE,
    MAIN,
    MEMBER,
    MODE,
    MOVE,
    NO_CUBE,
    PLACE,
    PLAY,
    SPY,
    STUDY,
    TELEPORT,
)
from ludoteca.games.dungeonology.cubes import REFUSED
from ludoteca.games.dungeonology.unfolding import (
    OF_ABILITY,
    OF_CARD,
    OF_CONGREGATION,
    OF_INTERN,
    OF_INTERN_TAKEN,
    OF_JINX,
    OF_PANIC,
)
from ludoteca.kernel.event import Seat
from ludoteca.words import Words
from ludoteca.words.dungeonology.choices import OF_HAND, OF_SPOTS
from ludoteca.words.speaker import View


def anchor(kind: str, item: Item, view: View, words: Words, said: Sayings, seat: Seat) -> Anchor:
    speaker = words.speaker
    if isinstance(item, str):
        numbers = tuple([int(number) for number in item.split(",")])
        label = speaker.choice(kind, numbers, view)
        if kind == "PlaceZone":
            return Anchor(item, label, f"card-{view['stack'][-1]['card']}", "aside")
        if kind == "NameAnew":
            return Anchor(item, label, zone="effects")
        if kind == "ArrangeStudents":
            return Anchor(item, label, zone="pyre")
        return _of_deed(item, label, numbers, view, words, seat)
    if kind in OF_HAND or kind == "Peek":
        face = view["cards"][item]
        zone = "aside" if kind == "Peek" else f"hand-{seat}"
        return Anchor(item, speaker.described(face), f"card-{item}", zone)
    if kind in ("LookPile", "Pathfinder"):
        return Anchor(item, speaker.zone_name(view["cards"][item]), f"card-{item}", "aside")
    if kind == "Retrieve":
        return Anchor(item, speaker.described(view["cards"][item]), zone="discard")
    if kind in ("TakeCard", "DiscardCard"):
        victim = view["stack"][-1]["victim"]
        label = speaker.described(view["cards"][item])
        return Anchor(item, label, f"card-{item}", f"hand-{victim}", victim)
    label = speaker.choice(kind, item, view)
    if kind == "Turn" and item >= CLAIMS:
        return Anchor(item, label, f"card-{view['research'][item - CLAIMS]}", "research")
    if kind in ("Donate", "LoseCube", "PlaceUniversal"):
        if kind == "PlaceUniversal" and not view["boards"][seat][item]:
            return Anchor(item, label, zone=f"notes-{seat}")
        return Anchor(item, label, f"cube-{seat}-{item}", f"notes-{seat}", seat)
    if kind == "PickScholar":
        return Anchor(item, label, f"pick-{item}", "scholars")
    if kind == "RestingJinx":
        return Anchor(item, label, f"card-{item}", f"jinxes-{seat}", seat)
    if kind == "PushEgg":
        return Anchor(item, label, f"spot-{view['stack'][-1]['ways'][item][0]}", "dungeon")
    if kind in OF_SPOTS:
        return Anchor(item, label, f"spot-{item}", "dungeon")
    if kind == "LeaveCubes":
        if view["stack"][-1]["colour"] != NO_CUBE:
            return Anchor(item, label, f"spot-{item}", "dungeon")
        if item == REFUSED:
            return Anchor(item, label, zone=f"notes-{seat}")
        return Anchor(item, label, f"cube-{seat}-{item}", f"notes-{seat}", seat)
    zones = {
        "Stairs": f"pile-{item}",
        "Stun": (f"stunned-{seat}", f"students-{seat}")[item % 2],
        "ChooseSide": ("stealth", "against")[item % 2],
        "Rogue": "deck",
        "Turn": f"scholar-{seat}",
        "BossWay": "boss",
        "Protect": f"notes-{seat}",
        "Ward": f"notes-{seat}",
        "LayTrap": f"scholar-{seat}",
        "DrawnStudents": ("pyre", f"members-{seat}")[item % 2],
        "PeerReview": "effects",
        "ChooseWay": _stated_in(view["stack"][-1].get("source", [OF_CARD])[0], seat),
        "DriveOff": "boss",
        "Frost": f"mode-of-{seat}",
        "Crossing": f"students-{seat}",
        "BreakFree": f"students-{seat}",
        "LayBridge": "mode",
        "StuntDouble": f"interns-{seat}",
        "KeepIntern": f"interns-{seat}",
    }
    return Anchor(item, label, zone=zones[kind])


def _stated_in(source: int, seat: Seat) -> str:
    """Where that lies which states an effect."""
    if source in (OF_INTERN, OF_INTERN_TAKEN):
        return f"interns-{seat}"
    if source in OF_PANIC:
        return "panic"
    elsewhere = {
        OF_CARD: "effects",
        OF_JINX: f"jinxes-{seat}",
        OF_CONGREGATION: f"members-{seat}",
        OF_ABILITY: f"scholar-{seat}",
    }
    return elsewhere.get(source, "boss")


def _of_deed(
    item: Item, label: str, deed: Sequence[int], view: View, words: Words, seat: Seat
) -> Anchor:
    what = deed[0]
    if what in (MOVE, TELEPORT):
        return Anchor(item, label, f"spot-{deed[1]}", "dungeon")
    if what == CLAIM:
        return Anchor(item, label, f"card-{deed[1]}", "research")
    if what == MEMBER:
        return Anchor(item, label, f"member-{seat}-{deed[1]}", f"members-{seat}", seat)
    if what == HIRE:
        return Anchor(item, label, f"familiar-{deed[1]}", "familiars")
    if what == PLACE:
        return Anchor(item, label, zone=f"pile-{words.speaker.floor_of(view, seat)}")
    if what in (PLAY, MAIN):
        return Anchor(item, label, f"card-{deed[1]}", f"hand-{seat}")
    if what in (STUDY, BIVOUAC, MODE):
        return Anchor(item, label, f"spot-{view['spots'][seat]}", "dungeon")
    if what == SPY and deed[1] == view["seats"]:  # RC-OMG.16
        return Anchor(item, label, f"cube-{deed[1]}-{deed[2]}", "tome")
    if what == SPY:
        return Anchor(item, label, f"cube-{deed[1]}-{deed[2]}", f"notes-{deed[1]}", deed[1])
    abilities = words.speaker.content.abilities
    names = abilities.names.get(deed[1], ()) if what == ABILITY else ()
    if names[:1] == ("card",) and deed[2] in view.get("backpack", ()):
        return Anchor(item, label, f"card-{deed[2]}", f"backpack-{seat}")
    if names[:1] == ("card",):
        return Anchor(item, label, f"card-{deed[2]}", f"hand-{seat}")
    if names == ("jinx",):
        return Anchor(item, label, f"card-{deed[2]}", f"jinxes-{seat}", seat)
    whose = deed[2] if names[:1] == ("seat",) else seat
    return Anchor(item, label, zone=f"scholar-{whose}", seat=whose)
