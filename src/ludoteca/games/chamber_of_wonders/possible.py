"""What a position must fulfil: everything in one place, nothing that the law forbids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.games.chamber_of_wonders.components import (
    CARDS,
    CLUBS,
    CONTACTS,
    GROTESQUE,
    LEGENDARY,
    MARKERS,
    RING,
    SHOWCASES,
    SOLO_CONTACTS,
    TOKENS,
)
from ludoteca.games.chamber_of_wonders.setup import sides_of
from ludoteca.games.chamber_of_wonders.showcases import (
    NO_TOKEN,
    Showcase,
    is_monster_set,
    type_of,
    unfit,
)
from ludoteca.games.chamber_of_wonders.turns import (
    AFTER,
    AGENTS,
    AREA,
    BEFORE,
    DISPLAY,
    END,
    LATER,
    PLACE,
    START,
    TURNS,
)
from ludoteca.kernel.event import Reason

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.position import Position
    from ludoteca.games.chamber_of_wonders.state import Chamber
    from ludoteca.games.chamber_of_wonders.terms import Terms

STAGES = {
    "start": START,
    "place": PLACE,
    "before": BEFORE,
    "area": AREA,
    "after": AFTER,
    "display": DISPLAY,
    "later": LATER,
    "end": END,
}


def misshapen(p: Position, terms: Terms) -> list[Reason]:
    """What is wrong with it before anything is laid out."""
    reasons: list[Reason] = []
    owners = len(p.hands)
    args: dict[str, Any]
    seats = 1 if terms.solo else owners
    if not (owners == 2 if terms.solo else 2 <= owners <= 4):
        reasons.append(
            Reason("CW-META.1", "wrong-number-of-seats", {"seats": owners, "least": 2, "most": 4})
        )
    for name in ("purses", "markers", "displays", "fame", "loose"):
        if len(getattr(p, name)) not in ((owners,) if name == "purses" else (0, owners)):
            args = {"field": name, "found": len(getattr(p, name)), "expected": owners}
            reasons.append(Reason("CW-SETUP.18", "one-for-each-seat", args))
    for name in ("agents", "visited", "clubs"):
        if len(getattr(p, name)) not in (0, seats):
            args = {"field": name, "found": len(getattr(p, name)), "expected": seats}
            reasons.append(Reason("CW-SETUP.1", "one-for-each-seat", args))
    known = {"areas": sides_of(terms), "contacts": SOLO_CONTACTS if terms.solo else CONTACTS}
    for name, names in known.items():
        laid = getattr(p, name)
        args = {"field": name, "found": laid, "names": list(names)}
        if laid and (len(set(laid)) != RING or len(laid) != RING or not set(laid) <= set(names)):
            reasons.append(Reason("CW-SETUP.5", "four-of-these", args))
        elif name == "areas" and len({side[:-2] for side in laid}) != len(laid):
            reasons.append(Reason("CW-SETUP.24", "both-sides-of-a-board", args))
    if p.clubs and not terms.clubs:
        reasons.append(Reason("CW-META.3", "no-clubs-here"))
    elif not set(p.clubs) <= set(CLUBS) or len(set(p.clubs)) != len(p.clubs):
        args = {"field": "clubs", "found": p.clubs, "names": list(CLUBS)}
        reasons.append(Reason("CW-CLUB.1", "four-of-these", args))
    most = terms.solo_turns if terms.solo else TURNS.get(owners, 0)
    for spots in p.agents:
        free = len(set(spots)) == len(spots) < RING and all(0 <= spot < RING for spot in spots)
        if not free:
            reasons.append(Reason("CW-AGENT.2", "wrong-agents", {"found": spots}))
        elif len(spots) > AGENTS.get(seats, RING):
            reasons.append(Reason("CW-SETUP.1", "wrong-agents", {"found": spots}))
    if any(n < 0 for n in p.fame):
        reasons.append(Reason("CW-FAME.1", "fame-below-nothing"))
    if any(not x.cards for held in p.displays for x in held):
        reasons.append(Reason("CW-SHOWCASE.1", "empty-showcase"))
    reserve, limit = p.reserve, terms.limit
    if reserve is not None and isinstance(limit, int) and not 0 <= reserve <= limit:
        args = {"reserve": reserve, "most": limit}
        reasons.append(Reason("A-32", "no-such-reserve", args))
    if most and not 1 <= p.turn <= most:
        reasons.append(Reason("CW-FLOW.5", "no-such-turn", {"turn": p.turn, "most": most}))
    if p.stage not in STAGES or not -1 <= p.area < RING or not 0 <= p.active < seats:
        args = {"stage": p.stage, "stages": list(STAGES), "area": p.area, "active": p.active}
        reasons.append(Reason("CW-FLOW.2", "no-such-moment", args))
    elif STAGES[p.stage] > PLACE + 1 and p.area < 0 and not p.over:
        reasons.append(Reason("CW-AGENT.1", "area-of-this-turn"))
    return reasons


def troubles(s: Chamber) -> list[Reason]:
    """CW-DECK.10, CW-MONEY.1 Cards or tokens made or lost, a purse below nothing."""
    reasons = []
    shown = [showcase for held in s.displays for showcase in held]
    cards = [*s.deck, *s.discard, *[card for hand in s.hands for card in hand], *_held(s)]
    cards += [card for showcase in shown for card in showcase.cards]
    if sorted(cards) != list(CARDS):
        wrong = [card for card in CARDS if cards.count(card) != 1]
        reasons.append(Reason("CW-DECK.10", "cards-not-in-one-place", {"cards": wrong}))
    tokens = [*s.supply, *[token for held in s.loose for token in held]]
    tokens += [showcase.token for showcase in shown if showcase.token != NO_TOKEN]
    tokens += [token for frame in s.stack for token in getattr(frame, "two", ())]
    if sorted(tokens) != list(TOKENS):
        reasons.append(Reason("CW-COMP.13", "tokens-not-in-one-place"))
    if min(s.purse) < 0:
        reasons.append(Reason("CW-MONEY.1", "purse-below-nothing"))
    for owner, held in enumerate(s.displays):
        if not 0 <= s.markers[owner] <= MARKERS:
            reasons.append(Reason("CW-SETUP.3", "too-many-markers", {"owner": owner}))
        elif len(held) > SHOWCASES - s.markers[owner]:
            reasons.append(Reason("CW-EXPAND.1", "too-many-showcases", {"owner": owner}))
    return reasons


def _held(s: Chamber) -> list[int]:
    """CW-DECK.6 Cards that an unfinished effect holds."""
    held: list[int] = []
    for frame in s.stack:
        for name in frame.holds:
            value = getattr(frame, name)
            if isinstance(value, int):
                held.append(value)
            else:
                for item in value:
                    held += item if isinstance(item, tuple) else [item]
    return held


def impossible(s: Chamber, stage: int) -> list[Reason]:
    """What no game comes to: showcases and tokens that no law allows, Agents that run short."""
    reasons = [*_agents_short(s, stage), *_legendary_tokens(s)]
    for held in s.displays:
        for showcase in held:
            refused = unfit(s, showcase.cards) if showcase.cards else None
            if refused:
                reasons.append(refused)
            elif showcase.cards:
                reasons += _tokens_astray(s, showcase)
    return reasons


def _tokens_astray(s: Chamber, showcase: Showcase) -> list[Reason]:
    """CW-FAME.2, CW-WONDER-GROTESQUE.1 Tokens lie only where something gives them."""
    reasons, kind = [], type_of(s, showcase)
    if showcase.fame and kind != LEGENDARY and not is_monster_set(s, showcase):
        reasons.append(Reason("CW-FAME.2", "fame-astray"))
    if showcase.token != NO_TOKEN and kind != GROTESQUE:
        reasons.append(Reason("CW-WONDER-GROTESQUE.1", "skulls-astray"))
    return reasons


def _legendary_tokens(s: Chamber) -> list[Reason]:
    """CW-WONDER-LEGENDARY.4 Of one name at most one has its token, or one owner all of them."""
    holders: dict[int, list[int]] = {}
    for owner, held in enumerate(s.displays):
        for showcase in held:
            if showcase.fame and showcase.cards and type_of(s, showcase) == LEGENDARY:
                holders.setdefault(s.faces[showcase.cards[0]], []).append(owner)
    together = [
        len(owners) > 1 if s.terms.own_copies_cancel else len({*owners}) > 1
        for owners in holders.values()
    ]
    return [Reason("CW-WONDER-LEGENDARY.4", "legendary-tokens")] if any(together) else []


def _agents_short(s: Chamber, stage: int) -> list[Reason]:
    """CW-AGENT.8 Every turn to come needs an Agent at hand and an Area to send it to."""
    last = s.terms.solo_turns if s.terms.solo else TURNS[s.seats]
    back = AGENTS[1] if s.terms.solo else TURNS[2] // 2 if s.seats == 2 else last
    first = s.turn + (stage > PLACE)
    use_ends = -(-s.turn // back) * back  # the turn after which Agents come back (CW-FLOW.9)
    for seat in range(s.seats):
        turns = [
            turn for turn in range(first, last + 1) if (s.active + turn - s.turn) % s.seats == seat
        ]
        now = len([turn for turn in turns if turn <= use_ends])
        if len(s.agents[seat]) + now > AGENTS[s.seats]:
            return [Reason("CW-AGENT.8", "agents-run-short", {"seat": seat, "turns": now})]
        if s.terms.each_area_once and len({*s.visited[seat]}) + len(turns) > RING:
            return [Reason("CW-AGENT.8", "areas-run-short", {"seat": seat, "turns": len(turns)})]
    return []
