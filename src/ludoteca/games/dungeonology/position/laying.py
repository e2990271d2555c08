"""DG-2 A position on the table: the Dungeon, the cards, whose turn it is."""

from __future__ import annotations

import msgspec

from ludoteca.games.dungeonology.components import (
    CAMP,
    CUBE_LETTERS,
    FACE_UP,
    GONE,
    LETTERS,
    NOBODY,
    NOWHERE,
    TABLE,
    TRAPS,
)
from ludoteca.games.dungeonology.ending import ranked
from ludoteca.games.dungeonology.explore import Action, Movement
from ludoteca.games.dungeonology.position.box import Box, swap
from ludoteca.games.dungeonology.position.modules import (
    lay_advanced,
    lay_members,
    lay_omega,
    lay_research,
)
from ludoteca.games.dungeonology.position.shape import ANY, Position
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.modes import MODES
from ludoteca.games.dungeonology.scholars import lasting, stat
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.students import reserve
from ludoteca.games.dungeonology.tokens import in_reserve, lay_trap
from ludoteca.games.dungeonology.turns import END_PHASE, Turn, only_way
from ludoteca.games.dungeonology.zones import Placed, Plan
from ludoteca.kernel.event import Reason
from ludoteca.kernel.knowledge import EVERYONE, shuffle


def lay(s: Expedition, p: Position, box: Box) -> None:
    content = s.terms.content
    s.scholars = tuple([[row.id for row in content.scholars].index(name) for name in p.scholars])
    s.turn, s.active, s.first = p.turn, p.active, p.first
    s.fired_up = [seat in p.fired_up for seat in range(s.seats)]
    s.boards = [tuple([each.count(x) for x in LETTERS]) for each in p.boards] or s.boards
    _lay_zones(s, p, box)
    _lay_cards(s, p, box)
    s.students = p.students[:] or [stat(s, seat, "starting_students") for seat in range(s.seats)]
    s.stunned = p.stunned[:] or s.stunned
    s.alert, s.bonfire = p.alert, p.bonfire
    s.delivered, s.ends_before = tuple(p.delivered), tuple(p.ends_before)
    greys = s.terms.alert.start * s.terms.counted(s.seats)
    s.bag = (p.bag[0], p.bag[1]) if p.bag else (min(greys, max(0, reserve(s))), 1)
    lay_advanced(s, p)
    if s.terms.congregations:
        lay_members(s, p)
    if s.terms.research:
        lay_research(s, p, box)
    if s.terms.omega:
        lay_omega(s, p, box)
    if p.universal:
        s.universal = tuple([tuple(masks) for masks in p.universal])
    if s.terms.big_boss:
        try:
            s.mode = MODES[s.terms.big_boss].read(s, p.mode)  # type: ignore[assignment]
        except (msgspec.ValidationError, ValueError) as error:
            box.reasons.append(Reason("-", "not-a-position", {"error": str(error)}))


def _lay_zones(s: Expedition, p: Position, box: Box) -> None:
    """DG-18 The Dungeon, who is where, and the cubes in it."""
    placed, known = [*s.plan.placed], box.names["zone"]
    camps = {known[zone]: zone for zone in s.terms.camp_z}  # RC-SCH.4: in no pile
    for lying in p.zones:
        camp = camps.get(lying.zone)
        cards = box.named("zone", [lying.zone], EVERYONE) if camp is None else []
        if (camp is None and not cards) or not 0 <= lying.turns < 4:
            box.reasons.append(Reason("DG-18.1", "no-such-zone-here", {"zone": lying.zone}))
            continue
        zone = s.faces[cards[0]] if camp is None else camp
        placed.append(Placed(zone, lying.x, lying.y, lying.turns))
        spaces = s.terms.content.spaces[zone]
        told = lying.cubes
        if told is not None and not {*told} <= {*CUBE_LETTERS, "."}:
            box.reasons.append(Reason("DG-18.14", "no-such-cubes", {"cubes": told}))
            told = None
        cubes = spaces if told is None else [CUBE_LETTERS.find(x) for x in told]
        s.cubes.append(tuple(cubes))
    s.plan = Plan(tuple(placed), tuple(p.walls), tuple(p.stairs))
    spots = {known[each.zone]: spot for spot, each in enumerate(placed)} | {"gone": GONE}
    there = [*[at for at, _ in p.tokens], *[at for at, _, _ in p.traps]]
    for name in [*p.at, *p.stairs_used, *([p.boss] if p.boss else []), *there]:
        if name not in spots:
            box.reasons.append(Reason("DG-18.1", "no-such-zone-here", {"zone": name}))
    s.spots = [spots.get(name, CAMP) for name in p.at] or s.spots
    s.boss = spots.get(p.boss, NOWHERE)
    if s.terms.familiars:
        ids = [row.id for row in s.terms.content.familiars]
        left = {id: spots.get(zone, NOWHERE) for id, zone in p.loose.items()}
        s.familiars = tuple([(p.familiars.get(x, NOBODY), left.get(x, NOWHERE)) for x in ids])
    s.tokens = tuple([(spots.get(at, CAMP), FACE_UP.index(kind)) for at, kind in p.tokens])
    if s.terms.traps:
        for at, kind, seat in sorted(p.traps, key=lambda trap: trap[1] == ANY):
            lay_trap(s, seat, spots.get(at, CAMP), _any_trap(s) if kind == ANY else kind)
    s.stairs_used = tuple([spots.get(name, CAMP) for name in p.stairs_used])
    backs = s.terms.cards.zones
    piles = p.piles or [[] for _ in backs]
    tops = [box.named("zone", pile)[::-1] for pile in piles]
    rest = box.left["zone"]
    pairs = zip(backs, tops, strict=True)
    s.piles = [(*[c for c in rest if c in back], *top) for back, top in pairs]


def _any_trap(s: Expedition) -> str:
    """One of those in the Reserve, of which nobody here knows which it is."""
    free = in_reserve(s)
    shuffle(s, TABLE, free)
    return TRAPS[s.faces[free[0]]]


def _lay_cards(s: Expedition, p: Position, box: Box) -> None:
    """DG-6.21 A hand is known to its owner, the discards to all, a Jinx face down to nobody."""
    seats = range(s.seats)
    clan = box.named("clan", [p.clan]) if p.clan else box.deal("clan", 1)
    if clan:
        swap(s, s.clan, clan[0])
    s.knowledge = [seat in p.knowledge for seat in seats]
    s.knowers[s.clan] = EVERYONE if p.clan_revealed else sum([1 << x for x in {*p.knowledge}])
    lying = [box.up_or_down(names) for names in p.jinxes]
    away, top = box.up_or_down(p.jinx_discard), box.named("jinx", p.jinx_deck)  # DG-Q.9
    for seat, cards in enumerate(lying):
        s.jinxes[seat] = tuple(box.fill("jinx", cards))
    s.jinx_discard = box.fill("jinx", away)
    s.jinx_deck = box.upon("jinx", top)
    discard = box.named("trick", p.discard)
    hands = [x if isinstance(x, int) else box.named("trick", x) for x in p.hands]
    ids = [s.terms.content.scholars[n].id for n in s.scholars]
    stored = p.backpack if isinstance(p.backpack, int) else box.named("trick", p.backpack)
    top = box.named("trick", p.deck)
    s.discard = [*box.deal("trick", p.buried), *discard]
    for card in s.discard:
        s.knowers[card] = EVERYONE
    for seat, hand in enumerate(hands):
        s.hands[seat] = tuple(box.deal("trick", hand) if isinstance(hand, int) else hand)
        for card in s.hands[seat]:
            s.knowers[card] = EVERYONE if lasting(s, seat, "hand-is-public") else 1 << seat
    if stored and "sara" in ids:
        s.backpack = tuple(box.deal("trick", stored) if isinstance(stored, int) else stored)
        for card in s.backpack:
            s.knowers[card] = 1 << ids.index("sara")
    s.deck = box.upon("trick", top)


def resume(s: Expedition, p: Position) -> None:
    if p.moment == "over":
        s.knowers[s.clan] = EVERYONE
        for card in [card for mine in s.jinxes for card in mine]:
            s.knowers[card] = EVERYONE
        s.ranking = ranked(s)
        return
    s.stack = [Turn(quiet=tuple(p.quiet))]
    if p.moment == "turn":
        only_way(s)
        return
    s.stack = [Turn(END_PHASE, quiet=tuple(p.quiet))]
    speed = stat(s, s.active, "speed") if p.speed is None else p.speed
    if p.moment == "movement":
        s.push(Movement(speed, p.bonus, p.studied, p.spied, p.unheard))
    else:
        s.push(Action(p.speed or 0, p.bonus, p.studied, p.spied, p.unheard))
