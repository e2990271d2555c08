"""Any position of the game, by the names of its cards: for puzzles, tests and cardboard.

In the middle of a test or an effect a position is kept as it was saved.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ludoteca.games.dungeonology.components import (
    CAMP,
    CUBE_LETTERS,
    FACE_UP,
    GONE,
    JINX_DECK,
    LETTERS,
    NO_CUBE,
    NOBODY,
    NOWHERE,
    OPEN_RESEARCHES,
    PILES,
    STANDARD,
    TABLE,
    TRAPS,
    TRICK_DECK,
)
from ludoteca.games.dungeonology.ending import ranked
from ludoteca.games.dungeonology.explore import Action, Movement, Phase
from ludoteca.games.dungeonology.new_game import empty_table
from ludoteca.games.dungeonology.possible import troubles
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.modes import MODES
from ludoteca.games.dungeonology.rocca_civetta.congregations import choose
from ludoteca.games.dungeonology.scholars import lasting, stat
from ludoteca.games.dungeonology.setup import choose_profile, fill_university
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.students import reserve
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.tokens import lay_trap
from ludoteca.games.dungeonology.turns import ACTIVITY, END_PHASE, Turn, only_way
from ludoteca.games.dungeonology.zones import Edge, Placed, Plan
from ludoteca.kernel.event import Reason
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.knowledge import EVERYONE, shuffle
from ludoteca.kernel.play import advance
from ludoteca.kernel.saving import load, save

MOMENTS = ("turn", "movement", "action", "over")


class Lying(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A Zone on the table; its cubes are told by letters, a dot is an empty space."""

    zone: str
    x: int
    y: int
    turns: int = 0
    cubes: str | None = None  # full where it is not said


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies on the table; what is left out is as in a new game, what nobody knows is dealt."""

    scholars: list[str]  # by seat
    hands: list[list[str] | int]  # by seat: ids of Trick cards, or how many to deal
    turn: int = 1
    active: int = 0
    first: int = 0
    moment: str = "turn"  # what is going on: turn, movement, action, over
    speed: int | None = None  # Speed points left of the Scholar card; as printed if not said
    bonus: int = 0  # and of cards
    studied: bool = False
    spied: bool = False
    unheard: int = 0  # how many to the left may still play before the active player goes on
    quiet: list[int] = []  # who plays no Instant effect in this turn
    zones: list[Lying] = []  # in the order placed, the Starting Zone apart
    walls: list[Edge] = []
    stairs: list[Edge] = []
    stairs_used: list[str] = []  # Zones whose Stairs have been climbed
    at: list[str] = []  # by seat: a Zone, START, or gone
    boards: list[str] = []  # by seat: letters of cubes
    students: list[int] = []  # by seat
    stunned: list[int] = []  # by seat
    fired_up: list[int] = []  # seats
    knowledge: list[int] = []  # seats
    jinxes: list[list[str]] = []  # by seat, in the order drawn; ?id lies face down
    clan: str = ""  # one at random if it is not said
    clan_revealed: bool = False
    bag: list[int] | None = None  # greys and Omega Students
    alert: int = 0
    bonfire: int = 0
    delivered: list[int] = []
    ends_before: list[int] = []
    discard: list[str] = []  # the top card is the last
    deck: list[str] = []  # the next ones, the top card first; the rest is shuffled beneath them
    jinx_discard: list[str] = []  # ?id was discarded face down, and nobody has seen it
    jinx_deck: list[str] = []
    piles: list[list[str]] = []  # by Floor, likewise
    this_turn: list[tuple[int, int]] = []  # what can be done only so often: what, and by whom
    boss: str = ""  # the Zone in which the Boss is
    profile: str = ""  # which side of the Boss card is used; as agreed if it is not said
    panic: str = ""  # the Panic card under the Alert card; one at random if it is not said
    panicking: bool = False
    captured: list[int] = []
    refused: list[int] = []  # who has left with a Forced Thesis that failed
    interns: dict[str, int] = {}  # by Intern, whose it is
    tokens: list[tuple[str, str]] = []  # a Zone, and secret-passage or teleport
    traps: list[tuple[str, str, int]] = []  # a Zone, ambush, stop or toll, and who placed it
    truces: list[int] = []
    hushed: list[int] = []  # who plays no Trick card until the own Action phase
    heat: int = 0
    study_start: list[int] = []  # by seat
    universal: list[list[int]] = []  # by seat and column, a bit for each Universal cube in it
    familiars: dict[str, int] = {}  # by Familiar, to whom it is attached
    loose: dict[str, str] = {}  # by Familiar, the Zone where its figure was left
    research: list[str] | None = None  # the open Research cards; three at random if not said
    research_deck: list[str] = []  # the next ones; the rest is shuffled beneath them
    researched: list[list[str]] = []  # by seat
    entered: list[str] = []  # the Zones that the active player has entered in this turn
    backpack: list[str] = []  # Sara's Trick cards outside her hand
    members: list[list[int]] = []  # by seat, how many of its Students belong to each Congregation
    bag_members: list[int] = []  # likewise in the bag
    pyre: list[int] = []  # the Students at the Bonfire from the arrow; standard ones if not said
    phi_on_boss: int | None = None  # Phi Students on the card of the Boss; as at first if not said
    omega: str = ""  # the Zone in which Omega is, the Starting Zone if it is not said
    tome: str = ""  # letters of cubes in the Tome, from its first space
    omega_discard: list[str] = []  # Omega cards; the top one is the last
    omega_deck: list[str] = []  # the next ones, the top card first; the rest is shuffled beneath
    omega_won: bool = False
    mode: dict[str, Any] = {}  # of a Big Boss: what lies on the table for it; spots by number
    saved: str = ""  # everything, in the middle of an effect


def place(terms: Terms, given: dict[str, Any], seed: int) -> Expedition:
    """The state of that position; or everything that is wrong with it."""
    try:
        p = msgspec.convert(given, Position, strict=False)
    except msgspec.ValidationError as error:
        raise PositionError([Reason("-", "not-a-position", {"error": str(error)})]) from None
    if p.saved:
        return _saved(p.saved, terms)
    if reasons := _misshapen(p, terms):
        raise PositionError(reasons)
    s = empty_table(terms, len(p.scholars), seed)
    box = Box(s)
    _lay(s, p, box)
    if reasons := box.reasons or troubles(s):
        raise PositionError(reasons)
    _resume(s, p)
    advance(s)
    return s


def _saved(saved: str, terms: Terms) -> Expedition:
    try:
        s = load(Expedition, saved.encode())
    except (msgspec.DecodeError, ValueError) as error:
        raise PositionError([Reason("-", "not-a-position", {"error": str(error)})]) from None
    if s.terms.options != terms.options or s.terms.content is not terms.content:
        raise PositionError([Reason("-", "saved-under-other-terms")])
    if reasons := troubles(s):
        raise PositionError(reasons)
    return s


def _misshapen(p: Position, terms: Terms) -> list[Reason]:
    """What is wrong with it before anything is laid out."""
    reasons: list[Reason] = []
    seats = len(p.scholars)
    known = [terms.content.scholars[n].id for n in terms.scholars]
    least, most = (1, 1) if terms.solo else (2, 4)  # RC-SOL.1
    if not least <= seats <= most:
        args: dict[str, Any] = {"seats": seats, "least": least, "most": most}
        return [Reason("DG-1.15", "wrong-number-of-seats", args)]
    if not {*p.scholars} <= {*known} or len({*p.scholars}) != seats:
        reasons.append(Reason("DG-2.2", "no-such-scholars", {"names": known}))
    by_seat = (
        *("hands", "at", "boards", "students", "stunned", "jinxes"),
        *("study_start", "universal", "researched", "members"),
    )
    for name in by_seat:
        found = len(getattr(p, name))
        if found not in ((seats,) if name == "hands" else (0, seats)):
            args = {"field": name, "found": found, "expected": seats}
            reasons.append(Reason("DG-40.6", "one-for-each-seat", args))
    named = [*p.fired_up, *p.knowledge, *p.delivered, *p.ends_before, *p.quiet, p.active, p.first]
    named += [*p.captured, *p.refused, *[seat for _, seat in p.this_turn], *p.truces, *p.hushed]
    named += [*p.interns.values(), *[seat for _, _, seat in p.traps], *p.familiars.values()]
    if any([not 0 <= seat < seats for seat in named]) or len({*p.delivered}) != len(p.delivered):
        reasons.append(Reason("DG-1.15", "no-such-seat", {"seats": seats}))
    if p.moment not in MOMENTS:
        args = {"moment": p.moment, "moments": list(MOMENTS)}
        reasons.append(Reason("DG-17.1", "no-such-moment", args))
    if p.bag is not None and len(p.bag) != 2:
        reasons.append(Reason("DG-2.18", "greys-and-omega"))
    lowest = min(0, p.speed or 0, p.bonus, p.alert, p.unheard, p.heat, *p.study_start)
    if lowest < 0 or len(p.piles) not in (0, len(terms.cards.zones)):
        reasons.append(Reason("DG-1.14", "below-nothing"))
    for name, known in _advanced_names(terms).items():
        if (found := getattr(p, name)) not in ("", *known):
            reasons.append(Reason("DG-40.3", "no-such-card", {"kind": name, "id": found}))
    words = [("intern", name) for name in p.interns]
    words += [("token", name) for _, name in p.tokens] + [("trap", name) for _, name, _ in p.traps]
    words += [("familiar", name) for name in (*p.familiars, *p.loose)]
    familiars = [row.id for row in terms.content.familiars] if terms.familiars else []
    interns = [terms.content.interns[n].id for n in terms.interns]
    for kind, name in words:
        if (
            name
            not in {"intern": interns, "token": FACE_UP, "trap": TRAPS, "familiar": familiars}[kind]
        ):
            reasons.append(Reason("DG-40.3", "no-such-card", {"kind": kind, "id": name}))
    return reasons


def _advanced_names(terms: Terms) -> dict[str, list[str]]:
    """What the rules of this table let one name: Panic cards, sides of the Boss card."""
    content = terms.content
    return {
        "panic": [content.panics[n].id for n in terms.panics],
        "profile": [content.bosses[n].id for n in terms.profiles] if terms.boss else [],
    }


class Box:
    """What has not been laid out yet, by back; what is not there is noted."""

    def __init__(self, s: Expedition) -> None:
        self.s, self.reasons = s, list[Reason]()
        c = s.terms.content
        self.names = {
            "trick": [row.id for row in c.designs],
            "jinx": [row.id for row in c.jinxes],
            "zone": [row.id for row in c.zones],
            "clan": [row.id for row in c.clans],
        }
        all_cards = s.terms.cards
        self.left = {
            "trick": list(all_cards.tricks),
            "jinx": list(all_cards.jinxes),
            "zone": [card for back in all_cards.zones for card in back],
            "clan": list(all_cards.clans),
        }
        if s.terms.research:
            self.names["research"] = [row.id for row in c.researches]
            self.left["research"] = list(all_cards.researches)
        if s.terms.omega:
            self.names["omega"] = [row.id for row in c.omegas]
            self.left["omega"] = list(all_cards.omegas)
        streams = {
            "omega": TABLE,
            "research": TABLE,
            "trick": TRICK_DECK,
            "jinx": JINX_DECK,
            "zone": PILES,
            "clan": TABLE,
        }
        for kind, cards in self.left.items():
            s.mix(streams[kind], cards)

    def take(self, kind: str, name: str) -> list[int]:
        """A card that bears that name; none where there is none left."""
        names = self.names[kind]
        for card in self.left[kind]:
            if names[self.s.faces[card]] == name:
                self.left[kind].remove(card)
                return [card]
        key = "card-too-often" if name in names else "no-such-card"
        self.reasons.append(Reason("DG-40.3", key, {"kind": kind, "id": name}))
        return []

    def named(self, kind: str, names: Iterable[str], who: int = 0) -> list[int]:
        cards = [card for name in names for card in self.take(kind, name)]
        for card in cards:
            self.s.knowers[card] |= who
        return cards

    def up_or_down(self, names: Iterable[str]) -> list[int]:
        """Jinx cards as they lie: one whose name begins with a question mark is face down."""
        cards: list[int] = []
        for name in names:
            unseen = name.startswith("?")
            cards += self.named("jinx", [name.removeprefix("?")], 0 if unseen else EVERYONE)
        return cards

    def deal(self, kind: str, count: int) -> list[int]:
        cards, self.left[kind] = self.left[kind][:count], self.left[kind][count:]
        return cards

    def pile(self, kind: str, top: Sequence[str]) -> list[int]:
        """The named cards upon all the rest."""
        named = self.named(kind, top)
        return [*self.left[kind], *named[::-1]]


def _lay(s: Expedition, p: Position, box: Box) -> None:
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
    _lay_advanced(s, p)
    if s.terms.congregations:
        _lay_members(s, p)
    if s.terms.research:
        _lay_research(s, p, box)
    if s.terms.omega:
        _lay_omega(s, p, box)
    if p.universal:
        s.universal = tuple([tuple(masks) for masks in p.universal])
    if s.terms.big_boss:
        try:
            s.mode = MODES[s.terms.big_boss].read(s, p.mode)  # type: ignore[assignment]
        except (msgspec.ValidationError, ValueError) as error:
            box.reasons.append(Reason("-", "not-a-position", {"error": str(error)}))


def _lay_advanced(s: Expedition, p: Position) -> None:
    """DG-31, DG-33 The Boss card, the Panic card, and what they have done."""
    content = s.terms.content
    s.this_turn, s.study_start = tuple(p.this_turn), tuple(p.study_start)
    s.captured, s.refused, s.truces = tuple(p.captured), tuple(p.refused), tuple(p.truces)
    s.hushed, s.heat = tuple(p.hushed), p.heat
    if s.terms.main_effects:
        known = content.interns[: len(s.interns)]
        s.interns = tuple([p.interns.get(row.id, NOBODY) for row in known])
    if s.terms.boss:
        choose_profile(s)
    if p.profile:
        s.profile = [row.id for row in content.bosses].index(p.profile)
    if s.terms.max_alert:
        cards = s.terms.cards
        shuffle(s, TABLE, cards.panics[: len(s.terms.panics)])
        s.panicking = p.panicking
        s.knowers[cards.panic] = EVERYONE if p.panicking else 0
    if p.panic:
        wanted = [row.id for row in content.panics].index(p.panic)
        cards = s.terms.cards
        _swap(s, cards.panic, next(card for card in cards.panics if s.faces[card] == wanted))


def _lay_members(s: Expedition, p: Position) -> None:
    """RC-CNG Students of Congregations: with Scholars, at the Bonfire, in the University."""
    choose(s)
    if p.phi_on_boss is not None:
        s.phi_on_boss = p.phi_on_boss
    s.members = tuple([tuple(mine) for mine in p.members]) or s.members
    s.pyre = tuple(p.pyre) or (STANDARD,) * s.bonfire
    if p.bag is not None:
        s.bag_members = tuple(p.bag_members) or s.bag_members
    else:
        s.bag = (0, 0)
        fill_university(s)


def _lay_omega(s: Expedition, p: Position, box: Box) -> None:
    """RC-SOL.3, RC-SOL.5 Omega's figure, the Tome, the Omega cards."""
    spots = [s.terms.content.zones[each.zone].id for each in s.plan.placed]
    if p.omega in spots:
        s.omega = spots.index(p.omega)
    elif p.omega:
        box.reasons.append(Reason("DG-18.1", "no-such-zone-here", {"zone": p.omega}))
    s.tome = tuple([CUBE_LETTERS.find(letter) for letter in p.tome])
    s.omega_discard = tuple(box.named("omega", p.omega_discard, EVERYONE))
    s.omega_deck, s.omega_won = tuple(box.pile("omega", p.omega_deck)), p.omega_won


def _lay_research(s: Expedition, p: Position, box: Box) -> None:
    """RC-RES.1 Open cards, those that have been taken, and the deck."""
    s.researched = tuple(
        [tuple(box.named("research", mine, EVERYONE)) for mine in p.researched or [[]] * s.seats]
    )
    if p.research is not None:
        s.research = tuple(box.named("research", p.research, EVERYONE))
    top = box.named("research", p.research_deck)
    if p.research is None:
        s.research = tuple(box.deal("research", OPEN_RESEARCHES))
        for card in s.research:
            s.knowers[card] = EVERYONE
    s.research_deck = (*box.left["research"], *top[::-1])
    spots = [s.terms.content.zones[each.zone].id for each in s.plan.placed]
    s.entered = tuple([spots.index(zone) for zone in p.entered if zone in spots])


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
        for at, kind, seat in p.traps:
            lay_trap(s, seat, spots.get(at, CAMP), kind)
    s.stairs_used = tuple([spots.get(name, CAMP) for name in p.stairs_used])
    backs = s.terms.cards.zones
    piles = p.piles or [[] for _ in backs]
    tops = [box.named("zone", pile)[::-1] for pile in piles]
    rest = box.left["zone"]
    pairs = zip(backs, tops, strict=True)
    s.piles = [(*[c for c in rest if c in back], *top) for back, top in pairs]


def _lay_cards(s: Expedition, p: Position, box: Box) -> None:
    """DG-6.21 A hand is known to its owner, the discards to all, a Jinx face down to nobody."""
    seats = range(s.seats)
    clan = box.named("clan", [p.clan]) if p.clan else box.deal("clan", 1)
    if clan:
        _swap(s, s.clan, clan[0])
    s.knowledge = [seat in p.knowledge for seat in seats]
    s.knowers[s.clan] = EVERYONE if p.clan_revealed else sum([1 << x for x in {*p.knowledge}])
    for seat, names in enumerate(p.jinxes):
        s.jinxes[seat] = tuple(box.up_or_down(names))
    s.jinx_discard = box.up_or_down(p.jinx_discard)  # DG-Q.9
    s.jinx_deck = box.pile("jinx", p.jinx_deck)
    s.discard = box.named("trick", p.discard, EVERYONE)
    hands = [x if isinstance(x, int) else box.named("trick", x) for x in p.hands]
    ids = [s.terms.content.scholars[n].id for n in s.scholars]
    if p.backpack and "sara" in ids:
        s.backpack = tuple(box.named("trick", p.backpack, 1 << ids.index("sara")))
    top = box.named("trick", p.deck)
    for seat, hand in enumerate(hands):
        if isinstance(hand, int):
            if not 0 <= hand <= len(box.left["trick"]):
                box.reasons.append(Reason("DG-40.3", "no-such-hand", {"count": hand}))
            hand = box.deal("trick", max(0, hand))
        s.hands[seat] = tuple(hand)
        for card in hand:
            s.knowers[card] = EVERYONE if lasting(s, seat, "hand-is-public") else 1 << seat
    s.deck = [*box.left["trick"], *top[::-1]]


def _swap(s: Expedition, one: int, other: int) -> None:
    faces = list(s.faces)
    faces[one], faces[other] = faces[other], faces[one]
    s.faces = tuple(faces)


def _resume(s: Expedition, p: Position) -> None:
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


def position(s: Expedition) -> dict[str, Any]:
    """The position in the words that `place` reads, with everything hidden in it."""
    content = s.terms.content
    scholars = [content.scholars[n].id for n in s.scholars]
    tricks = [row.id for row in content.designs]
    jinxes = [row.id for row in content.jinxes]
    zones = [row.id for row in content.zones]
    researches = [row.id for row in content.researches]
    omegas = [row.id for row in content.omegas]

    def named(names: list[str], cards: Iterable[int]) -> list[str]:
        return [names[s.faces[card]] for card in cards]

    def up_or_down(cards: Iterable[int]) -> list[str]:
        return [("" if s.knowers[c] == EVERYONE else "?") + jinxes[s.faces[c]] for c in cards]

    moment = _moment(s)
    hands: list[list[str] | int] = [named(tricks, hand) for hand in s.hands]
    if moment is None:
        return {"scholars": scholars, "hands": hands, "saved": save(s).decode()}
    phase = s.stack[1] if len(s.stack) > 1 else None
    turn = s.stack[0] if s.stack else None
    spots = [zones[each.zone] for each in s.plan.placed]
    found = Position(
        scholars=scholars,
        hands=hands,
        turn=s.turn,
        active=s.active,
        first=s.first,
        moment=moment,
        speed=phase.speed if isinstance(phase, Phase) else None,
        bonus=phase.bonus if isinstance(phase, Phase) else 0,
        studied=phase.studied if isinstance(phase, Phase) else False,
        spied=phase.spied if isinstance(phase, Phase) else False,
        unheard=phase.unheard if isinstance(phase, Phase) else 0,
        quiet=list(turn.quiet) if isinstance(turn, Turn) else [],
        zones=[
            Lying(zones[each.zone], each.x, each.y, each.turns, _letters(s.cubes[spot]))
            for spot, each in enumerate(s.plan.placed)
            if spot != CAMP
        ],
        walls=list(s.plan.walls),
        stairs=list(s.plan.stairs),
        stairs_used=[spots[spot] for spot in s.stairs_used],
        at=["gone" if spot == GONE else spots[spot] for spot in s.spots],
        boards=["".join([x * n for x, n in zip(LETTERS, b, strict=True)]) for b in s.boards],
        students=s.students[:],
        stunned=s.stunned[:],
        fired_up=[seat for seat, fired in enumerate(s.fired_up) if fired],
        knowledge=[seat for seat, known in enumerate(s.knowledge) if known],
        jinxes=[up_or_down(mine) for mine in s.jinxes],
        clan=content.clans[s.faces[s.clan]].id,
        clan_revealed=s.knowers[s.clan] == EVERYONE,
        bag=list(s.bag),
        alert=s.alert,
        bonfire=s.bonfire,
        delivered=list(s.delivered),
        ends_before=list(s.ends_before),
        discard=named(tricks, s.discard),
        deck=named(tricks, s.deck[::-1]),
        jinx_discard=up_or_down(s.jinx_discard),
        jinx_deck=named(jinxes, s.jinx_deck[::-1]),
        piles=[named(zones, pile[::-1]) for pile in s.piles],
        this_turn=list(s.this_turn),
        boss="" if s.boss == NOWHERE else spots[s.boss],
        profile=content.bosses[s.profile].id if s.terms.boss else "",
        panic=content.panics[s.faces[s.terms.cards.panic]].id if s.terms.max_alert else "",
        panicking=s.panicking,
        captured=list(s.captured),
        refused=list(s.refused),
        interns={
            content.interns[n].id: owner for n, owner in enumerate(s.interns) if owner != NOBODY
        },
        tokens=[(spots[spot], FACE_UP[kind]) for spot, kind in s.tokens],
        traps=[(spots[spot], TRAPS[s.faces[card]], _placer(s, card)) for spot, card in s.traps],
        truces=list(s.truces),
        hushed=list(s.hushed),
        heat=s.heat,
        study_start=list(s.study_start),
        universal=[list(masks) for masks in s.universal] if any(map(any, s.universal)) else [],
        familiars={x: owner for x, (owner, _) in _familiars(s) if owner != NOBODY},
        research=named(researches, s.research) if s.terms.research else None,
        research_deck=named(researches, s.research_deck[::-1]),
        researched=[named(researches, mine) for mine in s.researched] if any(s.researched) else [],
        entered=[spots[spot] for spot in s.entered],
        backpack=named(tricks, s.backpack),
        members=[list(mine) for mine in s.members] if any(map(any, s.members)) else [],
        bag_members=list(s.bag_members),
        pyre=list(s.pyre),
        phi_on_boss=s.phi_on_boss if s.members else None,
        omega=spots[s.omega] if s.omega != CAMP else "",
        tome=_letters(s.tome),
        omega_discard=named(omegas, s.omega_discard),
        omega_deck=named(omegas, s.omega_deck[::-1]),
        omega_won=s.omega_won,
        mode={} if s.mode is None else s.mode.told(s),
        loose={x: spots[spot] for x, (_, spot) in _familiars(s) if spot != NOWHERE},
    )
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


def _familiars(s: Expedition) -> list[tuple[str, tuple[int, int]]]:
    return [(s.terms.content.familiars[n].id, each) for n, each in enumerate(s.familiars)]


def _placer(s: Expedition, card: int) -> int:
    """DG-6.21 Who knows a Trap has placed it."""
    return next(seat for seat in range(s.seats) if s.knowers[card] >> seat & 1)


def _letters(cubes: tuple[int, ...]) -> str:
    return "".join(["." if colour == NO_CUBE else CUBE_LETTERS[colour] for colour in cubes])


def _moment(s: Expedition) -> str | None:
    """The moments that a position in words can name."""
    if not s.stack:
        return "over"
    turn = s.stack[0]
    if not isinstance(turn, Turn):
        return None
    if len(s.stack) == 1 and turn.stage == ACTIVITY:
        return "turn"
    if len(s.stack) == 2 and isinstance(s.stack[1], Movement | Action):
        return "movement" if isinstance(s.stack[1], Movement) else "action"
    return None
