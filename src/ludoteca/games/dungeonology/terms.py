"""Part F: the option register, and what the rules ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.games.dungeonology import cards, content
from ludoteca.games.dungeonology.components import (
    ADDED_TYPES,
    ALERT_CARDS,
    CONGREGATIONS,
    EGG_CUBES,
    LEVELS,
    OTHERS_TEST,
    OWN_PHASE,
    OWN_TEST,
)
from ludoteca.games.dungeonology.rocca_civetta import modules
from ludoteca.games.dungeonology.rocca_civetta.modules import BIG_BOSSES, BOSSES, PANIC_CARDS
from ludoteca.games.dungeonology.rows import AuxiliaryRow, Row, ZoneEffect
from ludoteca.games.dungeonology.zones import Dungeon, Plan
from ludoteca.kernel import terms
from ludoteca.kernel.event import Reason
from ludoteca.kernel.terms import Option, TermsError, Value

PROFILES: tuple[Value, ...] = (
    *("brawler", "drunk", "random"),
    *("hypnotist", "rioter", "stalker", "petrifier", "witch", "cauldron-keeper", "mind", "fist"),
)
NO: tuple[Value, ...] = (False, True)
YES: tuple[Value, ...] = (True, False)

OPTIONS = (
    Option("alert_profile", ALERT_CARDS, "DG-Q.2"),
    Option("player_level", LEVELS, "DG-Q.104"),
    Option("scholars", ("pick", "random"), "DG-2.2"),
    Option("rules.boss", NO, "DG-2.22"),
    Option("rules.dangerous_zones", NO, "DG-2.22"),
    Option("rules.max_alert", NO, "DG-2.22"),
    Option("rules.main_effects", NO, "DG-2.22"),
    Option("boss_profile", PROFILES, "DG-2.9"),
    Option("placement_grid", ("half", "full"), "DG-Q.25"),
    Option("auto_wall_between_floors", YES, "DG-Q.26"),
    Option("stairs_wall_scope", ("all", "other_floor"), "DG-Q.26b"),
    Option("stairs_retry", YES, "DG-Q.30"),
    Option("door_breaks_link", NO, "DG-Q.31"),
    Option("bonus_speed_persists", YES, "DG-Q.23"),
    Option("start_zone_shields_jinx", NO, "DG-Q.8"),
    Option("start_zone_full_stunned", ("rest", "explore"), "DG-Q.17"),
    Option("fired_up_on_loss", NO, "DG-Q.10"),
    Option("removed_scholar_counts_for_stars", NO, "DG-Q.11"),
    Option("sacrifice_replaces_cost_stunned", YES, "DG-Q.13"),
    Option("ambush_students_first", NO, "DG-Q.87"),
    Option("draw_mode", ("batch", "sequential"), "DG-Q.14"),
    Option("bag_counts_public", YES, "DG-Q.9"),
    Option("divination_side", ("before", "after"), "DG-Q.32"),
    Option("social3_discard_free", YES, "DG-Q.34"),
    Option("espionage_students", ("snapshot", "dynamic"), "DG-Q.42"),
    Option("luck_in_espionage", NO, "DG-Q.79"),
    Option("jinx_same_phase_reveal", YES, "DG-Q.45"),
    Option("freeze_students_on_success", YES, "DG-Q.20"),
    Option("countdown_triggers_refill", YES, "DG-Q.49"),
    Option("last_round", ("full", "turn"), "DG-Q.50"),
    Option("forced_thesis_needs_stars", YES, "DG-Q.63"),
    Option("boss_once_scope", ("turn", "scholar"), "DG-Q.56"),
    Option("react_to_aux", NO, "DG-Q.67"),
    Option("cancelled_action_spent", YES, "DG-Q.68"),
    Option("protect_vs_thesis", NO, "DG-Q.75"),
    Option("teleport_to_start_in_panic", NO, "DG-Q.72"),
    Option("tiebreak3", ("later_seat", "birth_rank", "shared"), "DG-Q.54"),
    Option("birth_ranks", (None,), "DG-Q.54", numbers=(12, 4321)),  # by seat, 1 is the youngest
    *modules.OPTIONS,
    Option("boss", BOSSES, "RC-BOS.1"),
    Option("panic", PANIC_CARDS, "DG-33.2"),
)

# a mode, the Students it Sacrifices, whether it has a victim, how many cards are discarded for it
Playable = tuple[int, int, bool, int]
CONSIDERED = ("stairs",)  # DG-18.18: the one Zone Effect of the base game
ABOVE, BELOW = ("III-K", "III-L"), ("IV-C", "IV-L")  # Zones with Floor IV, and without it
DANGERS = ("ambush", "stop", "toll", "hecatomb")  # DG-32.4, RC-ZEF.8: those of entering

ONLY_WITH = {  # what only an advanced rule asks for
    "rules.boss": ("boss", "boss_profile", "boss_once_scope"),
    "rules.dangerous_zones": ("ambush_students_first", "luck_in_espionage"),
    "rules.max_alert": ("panic", "forced_thesis_needs_stars", "teleport_to_start_in_panic"),
    "rocca.congregations": tuple(modules.CHOSEN.values()),
    "rules.main_effects": ("react_to_aux", "cancelled_action_spent", "protect_vs_thesis"),
}


EDITIONS: dict[str, dict[str, Value]] = {"it-2.0": {}}  # the one that is in print


READ: dict[Plan, tuple[Any, Dungeon]] = {}  # plans that have been read, by which terms
# One game after another is at best 2 % quicker with 256, which stay in the processor's cache; but
# of 256 side by side, in a batch or a hall, each would be read anew again and again: 17 % slower.
MOST_READ = 4096


class Terms(terms.Terms):
    """The options of a table, as the rules ask for them."""

    def __init__(self, options: dict[str, Value], pack: content.Content) -> None:
        super().__init__(options, pack)
        self.alert = pack.alerts[options["alert_profile"]]  # type: ignore[index]
        self.fewer = LEVELS.index(str(options["player_level"]))
        self.scholars_random = options["scholars"] == "random"
        self.boss = options["rules.boss"] is True
        self.dangerous_zones = options["rules.dangerous_zones"] is True
        self.max_alert = options["rules.max_alert"] is True
        self.main_effects = options["rules.main_effects"] is True
        self.boss_name = str(options["boss"])
        self.big_boss = self.boss_name if self.boss_name in BIG_BOSSES else ""  # RC-BIG.9
        self.boss_profile = options["boss_profile"]
        self.profiles = modules.profiles(pack.bosses, self.boss_name)  # DG-2.9, RC-BOS.2
        self.grid = 2 if options["placement_grid"] == "full" else 1
        self.floors_part = options["auto_wall_between_floors"] is True
        self.stairs_wall_all = options["stairs_wall_scope"] == "all"
        self.stairs_retry = options["stairs_retry"] is True
        self.doors_part = options["door_breaks_link"] is True
        self.bonus_speed_persists = options["bonus_speed_persists"] is True
        self.start_shields_jinx = options["start_zone_shields_jinx"] is True
        self.full_stunned_explores = options["start_zone_full_stunned"] == "explore"
        self.fired_up_on_loss = options["fired_up_on_loss"] is True
        self.removed_count_for_stars = options["removed_scholar_counts_for_stars"] is True
        self.sacrifice_pays_stunned = options["sacrifice_replaces_cost_stunned"] is True
        self.ambush_students_first = options["ambush_students_first"] is True
        self.draws_one_by_one = options["draw_mode"] == "sequential"
        self.open_bag = options["bag_counts_public"] is True
        self.divines_before_choosing = options["divination_side"] == "after"
        self.social_discard_free = options["social3_discard_free"] is True
        self.counts_students_again = options["espionage_students"] == "dynamic"
        self.luck_in_espionage = options["luck_in_espionage"] is True
        self.reveals_jinx_at_once = options["jinx_same_phase_reveal"] is True
        self.freezes_students = options["freeze_students_on_success"] is True
        self.countdown_refills = options["countdown_triggers_refill"] is True
        self.last_turn_only = options["last_round"] == "turn"
        self.forced_thesis_needs_stars = options["forced_thesis_needs_stars"] is True
        self.boss_once_each = options["boss_once_scope"] == "scholar"
        self.react_to_aux = options["react_to_aux"] is True
        self.auxiliary_declared = self.react_to_aux and self.main_effects
        self.cancelled_action_spent = options["cancelled_action_spent"] is True
        self.protects_from_thesis = options["protect_vs_thesis"] is True
        self.teleport_to_start = options["teleport_to_start_in_panic"] is True
        self.advanced = self.boss or self.dangerous_zones or self.max_alert or self.main_effects
        entry = (*CONSIDERED, *(DANGERS if self.dangerous_zones else ()))
        entry = (*entry, "snake-pit", *(("boss",) if self.boss else ()))
        self.entry = self._effects(pack, *entry)  # DG-Q.98
        self.buckets = self._buckets(pack)
        if any(self.buckets):
            self.entry = self._with_buckets(pack, entry)
        self.modules = {name for name in modules.MODULES if options[name] is True}
        if self.boss_name != BOSSES[0]:
            self.modules.add(modules.NEW_BOSSES)
        if self.big_boss:
            self.modules.add(f"rocca.{self.big_boss}")
        self.star_tokens = "rocca.star_tokens" in self.modules
        self.floor_four = "rocca.floor_iv" in self.modules
        self.white_cubes = self.floor_four or self.big_boss in modules.WITH_WHITE_CUBES
        self.familiars = "rocca.familiars" in self.modules
        self.research = "rocca.research" in self.modules
        self.new_clans = "rocca.clans" in self.modules
        self.spriggan = "rocca.spriggan" in self.modules
        self.mixed = {*ADDED_TYPES} <= self.modules
        self.of_type: dict[str, frozenset[int]] = {
            kind: self._of_type(pack, kind) for kind in {*pack.types}
        }
        self.interns = self._used(pack.interns) if self.main_effects else ()
        self.new_scholars = "rocca.scholars" in self.modules
        chosen = [n for n, name in enumerate(modules.CHOSEN.values()) if options[name] is True]
        self.fills_congregations = "rocca.congregations" in self.modules
        present = {*chosen} if self.fills_congregations else set[int]()
        if self.boss and self.boss_name == "jukas":
            present.add(CONGREGATIONS.index("phi"))  # RC-CNG.6, RA-37
        self.congregations = tuple(sorted(present))
        # Whether there are Trap tokens: RC-CNG.26 for Lambda too
        self.traps = self.main_effects or self.new_scholars or bool(self.congregations)
        self.camp_z = pack.camps if self.new_scholars else ()
        self.solo = options[modules.SOLO] is True
        self.omega = self.solo or options[modules.VERSUS_ALL] is True  # whether he plays
        self.tomes = pack.tomes
        self.panics = self._panics(pack)
        self.scholars = self._scholars(pack)
        self.cards = self._cards(pack)
        others = self.dangerous_zones
        self.luck = self._effects(pack, *(("good-luck", "bad-luck") if others else ()))
        self.dangers = self._effects(pack, *(("danger",) if others else ()))
        self.passages = self._effects(pack, *(("secret-passage",) if others else ()))
        self.passage_letters = tuple([frozenset([e.letter for e in x]) for x in self.passages])
        self.bivouacs = self._bivouacs(pack)
        self.hirings = self._effects(pack, *(("hire-familiar",) if self.familiars else ()))
        self.playable = tuple([self._playable(pack, moment) for moment in range(4)])
        self.last_tie = options["tiebreak3"]
        self.births = tuple(map(int, str(options["birth_ranks"] or "")))  # by seat

    def _effects(self, pack: content.Content, *kinds: str) -> tuple[tuple[ZoneEffect, ...], ...]:
        """DG-18.18 By Zone, its effects of these kinds."""
        return tuple([tuple([e for e in row.effects if e.kind in kinds]) for row in pack.zones])

    def _buckets(self, pack: content.Content) -> tuple[bool, ...]:
        """Part 3.6 The Zones with a Bucket: W1 those with a Bivouac too, in Fredo's mode alone."""
        kinds = ("bucket", "bivouac") if self.big_boss == "fredo" else ()
        return tuple([any([e.kind in kinds for e in row.effects]) for row in pack.zones])

    def _with_buckets(
        self, pack: content.Content, kinds: tuple[str, ...]
    ) -> tuple[tuple[ZoneEffect, ...], ...]:
        """W1 The effects of entering, a Bucket in the place of the Bivouac."""
        return tuple(
            [
                tuple(
                    [
                        ZoneEffect("bucket") if e.kind == "bivouac" else e
                        for e in row.effects
                        if e.kind in kinds
                        or e.kind == "bucket"
                        or (e.kind == "bivouac" and "bucket" not in [x.kind for x in row.effects])
                    ]
                )
                if bucket
                else tuple([e for e in row.effects if e.kind in kinds])
                for row, bucket in zip(pack.zones, self.buckets, strict=True)
            ]
        )

    def _bivouacs(self, pack: content.Content) -> tuple[tuple[ZoneEffect, ...], ...]:
        """DG-32.15 By Zone; Camp Z has its own without Dangerous Zones too (RC-SCH.4)."""
        found = self._effects(pack, "bivouac")
        if self.dangerous_zones:
            return found
        return tuple([x if n in self.camp_z else () for n, x in enumerate(found)])

    def _panics(self, pack: content.Content) -> tuple[int, ...]:
        """DG-33.1 The Panic cards that this table may draw; none without Maximum Alert."""
        boss = self.boss_name if self.boss else ""
        used, wanted = self._used(pack.panics), self.options["panic"]
        eligible = [n for n in used if pack.panics[n].boss in ("", boss)]
        named = [n for n in eligible if wanted in (PANIC_CARDS[0], pack.panics[n].id)]
        return tuple(named) if self.max_alert else ()

    def _scholars(self, pack: content.Content) -> tuple[int, ...]:
        """RC-SCH.3 From whom one chooses; RC-SCH.7, RA-3 not who is the Boss himself."""
        boss = self.boss_name if self.boss else ""
        barred = [id for id, same in modules.SAME_PERSON.items() if same == boss]
        return tuple([n for n in self._used(pack.scholars) if pack.scholars[n].id not in barred])

    def _of_type(self, pack: content.Content, kind: str) -> frozenset[int]:
        """The Trick cards of a type; RC-MIX.1 with two added Types Fate stands for any."""
        kinds = (kind, "fate") if self.mixed else (kind,)
        return frozenset([design for design, own in enumerate(pack.types) if own in kinds])

    def _used(self, rows: Sequence[Row]) -> tuple[int, ...]:
        """RC-GEN.6 The rows of the base game, and those of the modules that are on."""
        return tuple(
            [n for n, row in enumerate(rows) if not row.module or row.module in self.modules]
        )

    def _cards(self, pack: content.Content) -> cards.Cards:
        """DG-6.21 The cards of this table by their backs."""
        apart = (pack.start, *pack.camps)
        unused = ABOVE if self.floor_four else BELOW  # RC-ZSP.5, Part 3.12
        zones = [
            n for n in self._used(pack.zones) if n not in apart and pack.zones[n].id not in unused
        ]
        floors = range(1 + max([pack.zones[n].floor for n in zones]))
        zones.sort(key=lambda n: pack.zones[n].is_special)  # RC-ZSP.3: after the ordinary ones
        more = self.max_alert or self.main_effects
        boxed = [n for n in self._used(pack.panics) if n not in self.panics] if more else []
        return cards.number(
            cards.Printed(
                tricks=content.trick_cards(pack.designs, self.modules),
                jinxes=self._jinxes(pack),
                zones=tuple(
                    [tuple([n for n in zones if pack.zones[n].floor == x]) for x in floors]
                ),
                clans=self._used(pack.clans),
                panics=self.panics,
                boxed=tuple(boxed),
                traps=self.traps,
                researches=self._researches(pack),
                omegas=tuple(range(len(pack.omegas))) if self.omega else (),
                eggs=EGG_CUBES if self.big_boss == "marconiglio" else (),
                special=tuple([n for n in zones if pack.zones[n].is_special]),
            )
        )

    def _jinxes(self, pack: content.Content) -> tuple[int, ...]:
        """RC-SOL.6 Solo those with the Omega symbol only."""
        return tuple([n for n in self._used(pack.jinxes) if pack.jinxes[n].omega or not self.solo])

    def _researches(self, pack: content.Content) -> tuple[int, ...]:
        """RC-RES.1, Part 3.9 The Research cards; what asks for the Boss needs him."""
        if not self.research:
            return ()
        return tuple(
            [n for n in self._used(pack.researches) if self.boss or not pack.researches[n].boss]
        )

    def _playable(self, pack: content.Content, moment: int) -> tuple[tuple[Playable, ...], ...]:
        """By Trick card, the modes that may be played at such a moment."""
        return tuple(
            [
                tuple(
                    [
                        (mode, self.price(row), row.does == "discard", row.other_cards)
                        for mode, row in enumerate(rows)
                        if self._is_timely(row, moment)
                    ]
                )
                for rows in pack.auxiliary
            ]
        )

    def _is_timely(self, row: AuxiliaryRow, moment: int) -> bool:
        """DG-17.3, DG-Q.35, DG-Q.109, DG-Q.121, DG-Q.122 When an Auxiliary Effect is playable."""
        if self.divines_before_choosing and row.does == "divine-alert":
            return False  # DG-Q.32: one way to play it, and the side is chosen later
        if moment == OWN_PHASE:
            return row.does in ("speed", "recruit", "draw", "discard")
        if moment == OWN_TEST:
            return row.does != "speed"
        raises = row.does not in ("speed", "recruit", "draw", "discard")
        return row.instant and (moment == OTHERS_TEST or not raises)

    def price(self, row: AuxiliaryRow) -> int:
        """DG-Q.34 The Students that it Sacrifices; a table may ask them of Social's discard too."""
        if row.does == "discard" and not self.social_discard_free:
            return 1
        return row.sacrifice

    def counted(self, players: int) -> int:
        """DG-12 How many players the Alert card reckons with; RC-SOL.4 Omega is one in solo."""
        return max(1, players + self.solo - self.fewer)  # DG-12.5

    def dungeon(self, plan: Plan) -> Dungeon:
        """The Zones on the table, read with the rulings of this table."""
        return read_plan(self, plan)

    @classmethod
    def content_of(cls, digest: str) -> content.Content:
        return content.SHELF.recall(digest)

    @classmethod
    def told(cls, options: Mapping[str, Value]) -> Mapping[str, Value]:
        return modules.told(options)

    @classmethod
    def whole(cls, options: Mapping[str, Value]) -> dict[str, Value]:
        return modules.whole(options)


def read_plan(terms: Terms, plan: Plan) -> Dungeon:
    """The Dungeon of a plan, read once as long as it is remembered."""
    found = READ.get(plan)
    if found is not None and found[0] is terms:
        return found[1]
    dungeon = read_anew(terms, plan)
    keep_reading(terms, plan, dungeon)
    return dungeon


def read_anew(terms: Terms, plan: Plan) -> Dungeon:
    """The same from nothing but the plan."""
    return Dungeon(
        terms.content.tiles,
        plan.placed,
        plan.walls,
        plan.stairs,
        grid=terms.grid,
        doors_part=terms.doors_part,
    )


def keep_reading(terms: Terms, plan: Plan, dungeon: Dungeon) -> None:
    """That Dungeon is how these terms read the plan; what was read long ago is forgotten."""
    if len(READ) >= MOST_READ:
        READ.clear()
    READ[plan] = (terms, dungeon)


def compile_terms(
    options: Mapping[str, Value], pack: content.Content, edition: str, seats: int | None
) -> Terms:
    """The terms of a table; or which of its options the others or the seats exclude."""
    reasons = []
    level = str(options["player_level"])
    least = {"professors": 3, "deans": 4}.get(level, 2)  # DG-12.3, DG-12.4
    counted = 2 if seats == 1 else seats  # RC-SOL.4
    if counted is not None and counted < least:
        reasons.append(Reason("DG-Q.104", "level-needs-players", {"level": level, "least": least}))
    ranks = options["birth_ranks"]
    if ranks is not None and not _are_ranks(str(ranks), seats):
        reasons.append(Reason("DG-Q.54", "no-birth-ranks", {"value": ranks}))
    if (options["tiebreak3"] == "birth_rank") != (ranks is not None):
        reasons.append(Reason("DG-Q.54", "birth-ranks-and-tiebreak"))
    if options["rules.boss"] is False and options["boss_profile"] != "brawler":
        reasons.append(Reason("DG-2.9", "no-boss", {"option": "boss_profile"}))
    reasons += modules.refused(options, pack.by_module)
    reasons += modules.refused_omega(options, pack.by_module, seats)
    reasons += modules.refused_boss(options, pack.bosses, pack.panics)
    if reasons:
        raise TermsError(reasons)
    return Terms.of(modules.with_profile(options), pack)


def _are_ranks(digits: str, seats: int | None) -> bool:
    """Whether each of the seats has one of the ranks from 1."""
    wanted = len(digits) if seats is None else seats
    return sorted(digits) == [str(rank + 1) for rank in range(wanted)]
