"""Part 2: editions and the option register, and what the rules ask of them."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.chamber_of_wonders import content
from ludoteca.kernel import terms
from ludoteca.kernel.event import Reason
from ludoteca.kernel.terms import Option, TermsError, Value

SWITCH: tuple[Value, ...] = ("off", "on")

OPTIONS = (
    Option("setup.money", ("areas", 5, 8), "CW-SETUP.15"),
    Option("setup.hand_mode", ("additive", "base_only", "areas_only"), "A-05"),
    Option("setup.areas", ("pick", "random", "first_game"), "CW-SETUP.6"),
    Option("setup.first_player", ("random", "named"), "A-37"),
    Option("grotesque.token_range", ("2-5", "2-4"), "CW-COMP.14"),
    Option("grotesque.tie_exhausted", ("none", "all"), "A-30"),
    Option("agents.area_reuse", ("per_round", "whole_game"), "A-02"),
    Option("contact.window", ("phase1", "turn"), "A-15"),
    Option("contact.seer_alternative", ("discard", "bottom"), "CW-CONTACT-LORIS.2"),
    Option("contact.seer_name", ("Loris", "Cloris"), "CW-COMP.8"),
    Option("showcase.exceptions", ("on", "off"), "CW-SHOWCASE.7"),
    Option("whitechapelA.first_card", ("optional", "mandatory"), "A-17"),
    Option("whitechapelA.bust_scope", ("phase1", "action", "turn"), "A-18"),
    Option(
        "westminsterA.two_player", ("give_one_discard_one", "give_two"), "CW-AREA-WESTMINSTER-A.6"
    ),
    Option("hydeparkB.payee", ("reserve", "active"), "A-59"),
    Option("bankB.amount", ("up_to_3", "exactly_3"), "A-25"),
    Option("legendary.duplicate", ("all_lose", "earlier_loses"), "A-12"),
    Option("legendary.same_owner_cancels", (True, False), "A-12"),
    Option("expand.windows", ("prompts", "commit_only"), "A-13"),
    Option("bank.limit", (None,), "A-32", numbers=(20, 500)),
    Option("info.purse", ("public", "hidden"), "A-34"),
    Option("info.discard", ("all", "top"), "A-60"),
    Option("clubs.enabled", SWITCH, "CW-META.3"),
    Option("club.carpenters_turns", ("every", "own"), "A-39"),
    Option("mode.solo", SWITCH, "CW-META.2"),
    Option("solo.contacts", ("random", "chosen"), "A-58"),
    Option("solo.sides", ("chosen", "random"), "A-58"),
    Option("solo.start_hand", (5, 2), "A-45"),
    Option("solo.length_unit", ("agent", "round"), "A-44"),
    Option("solo.collector_unlisted", ("never", "open_only", "place_last"), "A-47"),
    Option("solo.businessA_order", ("after", "alternate"), "A-50"),
    Option("solo.marketA_bonus", ("once", "per_card"), "A-54"),
    Option("solo.lord", SWITCH, "CW-SOLO-LEVEL.3"),
    Option("solo.royal", SWITCH, "CW-SOLO-LEVEL.3"),
    Option("solo.clubs", SWITCH, "A-43"),
)

EDITIONS: dict[str, dict[str, Value]] = {
    "en-0.5": {},
    "fr-0.4": {
        "setup.money": 8,
        "setup.hand_mode": "base_only",
        "grotesque.token_range": "2-4",
        "contact.window": "turn",
        "contact.seer_alternative": "bottom",
        "showcase.exceptions": "off",
        "whitechapelA.first_card": "mandatory",
        "westminsterA.two_player": "give_two",
        "hydeparkB.payee": "active",
    },
    "it-0.3": {
        "setup.money": 5,
        "setup.hand_mode": "base_only",
        "grotesque.token_range": "2-4",
        "contact.window": "turn",
        "contact.seer_name": "Cloris",
        "showcase.exceptions": "off",
        "whitechapelA.first_card": "mandatory",
        "whitechapelA.bust_scope": "action",
        "westminsterA.two_player": "give_two",
    },
}
ONLY_IN_ENGLISH = ("mode.solo", "clubs.enabled", "solo.clubs")  # E-45, E-46


class Terms(terms.Terms):
    """The options of a table, as the rules ask for them."""

    def __init__(self, options: dict[str, Value], pack: content.Content) -> None:
        super().__init__(options, pack)
        self.type, self.kind, self.value, self.fame = pack.type, pack.kind, pack.value, pack.fame
        self.set_kind = pack.set_kind
        self.skulls = pack.skulls[str(options["grotesque.token_range"])]
        self.solo = options["mode.solo"] == "on"
        self.clubs = options["solo.clubs" if self.solo else "clubs.enabled"] == "on"
        self.money = options["setup.money"]
        self.hand_mode = options["setup.hand_mode"]
        self.areas_by = options["setup.areas"]
        self.first_is_named = options["setup.first_player"] == "named"
        self.tied_all_win = options["grotesque.tie_exhausted"] == "all"
        self.each_area_once = options["agents.area_reuse"] == "whole_game"
        self.contact_after_display = options["contact.window"] == "turn"
        self.seer_buries = options["contact.seer_alternative"] == "bottom"
        self.first_card_mandatory = options["whitechapelA.first_card"] == "mandatory"
        self.bust_scope = options["whitechapelA.bust_scope"]
        self.gives_two = options["westminsterA.two_player"] == "give_two"
        self.active_is_paid = options["hydeparkB.payee"] == "active"
        self.sells = (0, 3) if options["bankB.amount"] == "exactly_3" else (0, 1, 2, 3)
        self.newest_keeps = options["legendary.duplicate"] == "earlier_loses"
        self.own_copies_cancel = options["legendary.same_owner_cancels"] is True
        self.opens_at_prompts = options["expand.windows"] == "prompts"
        self.limit = options["bank.limit"]
        self.open_purses = options["info.purse"] == "public"
        self.open_discard = options["info.discard"] == "all"
        self.refits_in_own_turns = options["club.carpenters_turns"] == "own"
        self.refits = options["showcase.exceptions"] == "on"
        self.solo_contacts_chosen = options["solo.contacts"] == "chosen"
        self.solo_sides_chosen = options["solo.sides"] == "chosen"
        self.solo_hand = options["solo.start_hand"]
        self.solo_turns = 27 if options["solo.length_unit"] == "round" else 9
        self.unlisted = options["solo.collector_unlisted"]
        self.buys_in_turn = options["solo.businessA_order"] == "alternate"
        self.bonus_per_card = options["solo.marketA_bonus"] == "per_card"
        self.lord = options["solo.lord"] == "on"
        self.royal = options["solo.royal"] == "on"

    @classmethod
    def content_of(cls, digest: str) -> content.Content:
        return content.SHELF.recall(digest)


def compile_terms(
    options: Mapping[str, Value], pack: content.Content, edition: str, seats: int | None
) -> Terms:
    """The terms of a table; or which of its options the edition or the others exclude."""
    reasons = []
    if edition != "en-0.5":
        for name in ONLY_IN_ENGLISH:
            if options[name] == "on":
                clause = "CW-META.2" if name == "mode.solo" else "CW-META.3"
                reasons.append(Reason(clause, "only-in-english", {"option": name}))
    if options["mode.solo"] == "on":
        if options["clubs.enabled"] == "on":
            reasons.append(Reason("CW-SOLO.18", "solo-clubs-instead"))
    elif "on" in (options["solo.lord"], options["solo.royal"], options["solo.clubs"]):
        reasons.append(Reason("CW-SOLO-LEVEL.3", "only-in-solo"))
    if options["agents.area_reuse"] == "whole_game" and seats not in (None, 2):
        reasons.append(Reason("A-02", "only-for-two", {"option": "agents.area_reuse"}))
    if options["mode.solo"] == "on" and seats not in (None, 1):
        reasons.append(Reason("CW-SOLO.1", "solo-is-for-one", {"seats": seats}))
    if options["mode.solo"] == "off" and seats == 1:
        reasons.append(Reason("CW-META.1", "alone-is-solo"))
    if reasons:
        raise TermsError(reasons)
    return Terms.of(options, pack)
