"""Games that were played to their end, as somebody would read them off the table."""

from __future__ import annotations

import random
from typing import Any

import ludoteca
from ludoteca.companion import Answers
from ludoteca.games.chamber_of_wonders.components import BOOK, MONSTER, TYPES
from ludoteca.games.dungeonology.components import COLOURS


def played(game: str, seats: int, seed: int, **options: Any) -> ludoteca.Table:
    """Everybody chooses by chance."""
    rng = random.Random(seed)
    table = ludoteca.new(game, seats, seed, options=options)
    while not table.over:
        for seat in table.awaited:
            table.choose(seat, table.decision(seat).space.pick(rng))
    return table


def king_of_con(s: Any) -> Answers:
    return Answers(
        {"theme": s.theme} if s.theme else {},
        [
            {
                "monkey": s.monkey[seat],
                "reserve": s.reserve[seat],
                "passions": [s.faces[card] for card in s.passions[seat]],
                "collection": [
                    {"object": thing, "tokens": s.value[thing]}
                    for thing in range(1, 26)
                    if s.owner[thing] == seat
                ],
            }
            for seat in range(s.seats)
        ],
    )


def chamber_of_wonders(s: Any, majority: int) -> Answers:
    """*majority* has the Fame token for most skulls, which the form gives out itself."""

    def row(showcase: Any) -> dict[str, Any]:
        designs = [s.faces[card] for card in showcase.cards]
        kind, count = s.terms.type[designs[0]], len(designs)
        holds = TYPES[kind]
        if count > 1:
            holds = {MONSTER: "monster-set", BOOK: f"book-{count}"}[kind]
        fame = sum([s.terms.fame[design] for design in designs])
        told: dict[str, Any] = {"holds": holds}
        if holds not in ("arcane", "book", "book-2", "book-3", "book-4"):
            told["fame"] = fame
        if holds in ("legendary", "monster-set"):
            told["token"] = showcase.fame
        if showcase.token >= 0:
            told["skulls"] = s.faces[showcase.token]
        return told

    found = []
    for owner in range(s.owners()):
        mine: dict[str, Any] = {
            "showcases": [row(showcase) for showcase in s.displays[owner]],
            "purse": s.purse[owner],
            "hand": len(s.hands[owner]),
        }
        if s.terms.solo:
            mine["fame-beside"] = s.fame[owner] - (owner == majority)
            mine["skulls-beside"] = [{"skulls": s.faces[token]} for token in s.loose[owner]]
        elif s.clubs:
            mine["club"] = s.clubs[owner]
        found.append(mine)
    return Answers(seats=found)


def dungeonology(s: Any) -> Answers:
    content = s.terms.content

    def mine(seat: int) -> dict[str, Any]:
        found: dict[str, Any] = dict(zip(COLOURS, s.boards[seat], strict=True))
        found["thesis"] = 1 + s.delivered.index(seat) if seat in s.delivered else 0
        found["students"] = s.students[seat]
        found["jinxes"] = [{"penalty": content.jinxes[s.faces[c]].penalty} for c in s.jinxes[seat]]
        if s.terms.main_effects:
            owned = [n for n, owner in enumerate(s.interns) if owner == seat]
            found["interns"] = [{"points": content.interns[n].points} for n in owned]
        if s.terms.research:
            cards = s.researched[seat]
            found["researches"] = [{"points": content.researches[s.faces[c]].points} for c in cards]
        order = (seat - s.first) % s.seats
        found["youth"] = s.seats - order  # the digital table: who is later in turn order
        return found

    clan = content.clans[s.faces[s.clan]].id
    return Answers({"clan": clan}, [mine(seat) for seat in range(s.seats)])
