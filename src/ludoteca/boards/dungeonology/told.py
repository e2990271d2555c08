"""What Dungeonology's own board is told in words: all that advanced rules lay on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.dungeonology.main.declaring import AUXILIARY, CANCELLED, NO_AUXILIARY
from ludoteca.words import Words
from ludoteca.words.dungeonology.modes import lying
from ludoteca.words.speaker import View

Told = dict[str, Any]


def told(view: View, words: Words, events: Sequence[View] = ()) -> Told:
    """Declared effects, the Boss card, the Panic card once it is turned up, owned Interns.

    With the effects that *events* tell of: many are resolved before anybody sees them lie there.
    """
    speaker, found = words.speaker, Told()
    if len(view["scholars"]) < view["seats"]:
        return found
    speaker.look(view)
    if effects := [_effect(x, view, speaker) for x in view["stack"] if x["frame"] in ON_STACK]:
        found["effects"] = effects
    if recent := _recent(view, speaker, events):
        found["recent"] = recent
    if "boss" in view:
        found["boss"] = speaker.boss_told(view["profile"])
    if view.get("panicking"):
        name, *does = speaker.panic_told(view["cards"][view["panic"]])
        found["panic"] = {"name": name, "does": does}
    offered = view["stack"][-1].get("interns", ()) if view["stack"] else ()  # RC-CPS.4
    owned = [n for n, owner in enumerate(view.get("interns", ())) if owner >= 0]
    if interns := [*owned, *offered]:
        found["interns"] = {str(n): _intern(n, speaker) for n in interns}
    return found | _of_rocca_civetta(view, speaker)


def _of_rocca_civetta(view: View, speaker: Any) -> Told:
    """Research cards by their numbers, Familiars, and by Congregation what its Students do."""
    found = Told()
    if "research" in view:
        cards = (*view["research"], *[card for row in view["researched"] for card in row])
        found["research"] = {str(card): _research(view, speaker, card) for card in cards}
    if "familiars" in view:
        numbers = range(len(view["familiars"]))
        found["familiars"] = [
            {"name": speaker.familiar_name(n), "does": speaker.familiar(n)} for n in numbers
        ]
    if "congregations" in view:
        found["congregations"] = {
            str(kind): {"name": speaker.congregation(kind), "does": speaker.member_does(kind)}
            for kind in view["congregations"]
        }
    if "mode" in view:
        found["mode"] = _mode(view, speaker)
    if "omega" in view:
        found["omega"] = _omega(view, speaker)
    return found


def _omega(view: View, speaker: Any) -> Told:
    """RC-OMG.6 Omega where he plays: how he stands, his last card by sections, those left."""
    told: Told = {"name": speaker.say("zone-tome"), "stands": speaker.omega_stands(view)}
    told["left"] = speaker.say("omega-deck-left", count=view["omega_deck_size"])
    if view["omega_discard"]:
        face = view["cards"][view["omega_discard"][-1]]
        sections = speaker.omega_sections(face)
        does = [f"{letter} {text}" for letter, text in sections] or [speaker.say("omega-nothing")]
        told["card"] = {"name": speaker.omega_name(face), "does": does}
    return told


def _mode(view: View, speaker: Any) -> Told:
    """RC-BIG.4 The mode of a Big Boss: its rules, what lies in which Zone, what Scholars have."""
    boss, words = speaker.big_boss(view), speaker.mode
    spots = {spot: lying(view, spot) for spot in range(len(view["placed"]))}
    return {
        "name": words.name(boss),
        "rules": words.rules(boss),
        "status": words.status(view),
        "spots": {
            str(spot): [
                {"kind": kind, "count": n, "says": words.say(f"lying-{kind}", count=n)}
                for kind, n in there
            ]
            for spot, there in spots.items()
            if there
        },
        "seats": [words.owned(view, seat) for seat in range(view["seats"])],
    }


def _research(view: View, speaker: Any, card: int) -> Told:
    face = view["cards"][card]
    return {"name": speaker.research_name(face), "does": speaker.research(face)}


ON_STACK = ("Declared", "Effect")
ENDS = {"effect-cancelled": "cancelled", "effect-unpaid": "unpaid"}


def _recent(view: View, speaker: Any, events: Sequence[View]) -> list[Told]:
    """What has just been declared, and what became of it."""
    ended = {event["card"]: ENDS[event["kind"]] for event in events if event["kind"] in ENDS}
    found = []
    for event in events:
        if event["kind"] == "effect-declared" and view["cards"][event["card"]] is not None:
            effect = _effect({"frame": "Declared", **event}, view, speaker)
            found.append(effect | {"state": ended.get(event["card"], "declared")})
    return found


def _intern(number: int, speaker: Any) -> Told:
    name, *does = speaker.intern_told(number)
    return {"name": name, "does": does}


def _effect(frame: View, view: View, speaker: Any) -> Told:
    """DG-34.14 What lies declared or is being resolved: what it does, names and costs."""
    design, way = view["cards"][frame["card"]], frame.get("way", 0)
    auxiliary = way in (AUXILIARY, NO_AUXILIARY)
    effect = {
        "seat": frame["seat"],
        "card": frame["card"],
        "waiting": list(frame.get("waiting", ())),
        "state": "resolves" if frame["frame"] == "Effect" else "declared",
        "cost": "",
    }
    if way in (CANCELLED, NO_AUXILIARY):
        effect["state"] = "cancelled"
    if auxiliary:
        mode, *victims = frame["targets"]
        effect["does"] = speaker.auxiliary(speaker.content.auxiliary[design][mode])
        effect["names"] = speaker.seat_names(victims) if victims else ""
        return effect
    effect["does"] = speaker.main_does(design)
    effect["names"] = speaker.targets(design, frame["targets"])
    costs = speaker.main_row(design).cost
    if costs and way >= 0 and "way" in frame:
        effect["cost"] = speaker.cost(costs[way // 2], spared=bool(way % 2))
    return effect
