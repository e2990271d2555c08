"""What the Lecturers of a campaign agree on before it begins: our rulings, each a switch."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.campaign.content import SHELF, Content
from ludoteca.kernel import terms
from ludoteca.kernel.event import Reason
from ludoteca.kernel.terms import Option, TermsError, Value

LEVELS = ("freshmen", "students", "professors", "deans")  # DG-12
OPTIONS = (
    Option("max_lecturers", (4, 5, 6), "RA-31"),
    Option("scholar_cards", ("all", "base"), "RC-CPR.5"),
    Option("campaign_extra_modules", ("agree", "never"), "RA-27"),
    Option("campaign_level", LEVELS, "RA-44"),
    Option("allow_absence", (True, False), "RA-52"),
    Option("ps_repeat", (True, False), "RA-29"),
    Option("campaign_consolation", ("ranked", "nc"), "RA-30"),
    Option("campaign_omega_win", ("nc", "ranked"), "RA-30"),
    Option("nc_round", ("exact", "floor"), "RA-32"),
    Option("campaign_tie", ("countback", "support", "shared"), "RA-33"),
)
EDITIONS: dict[str, dict[str, Value]] = {"it-2.0": {}}


class Terms(terms.Terms):
    """The switches of a campaign, as its rules ask for them."""

    content: Content

    def __init__(self, options: dict[str, Value], pack: Content) -> None:
        super().__init__(options, pack)
        base_only = options["scholar_cards"] == "base"
        boxes = ("base",) if base_only else ("base", "rocca-civetta")
        rows = enumerate(pack.scholars)
        self.pool = tuple([n for n, row in rows if row.box in boxes and not row.excluded])
        self.extras = options["campaign_extra_modules"] == "agree"
        self.level = str(options["campaign_level"])
        self.absence = options["allow_absence"] is True
        self.repeats = options["ps_repeat"] is True
        self.consoles = options["campaign_consolation"] == "ranked"
        self.omega_ranks = options["campaign_omega_win"] == "ranked"
        self.whole_points = options["nc_round"] == "floor"
        self.tie = str(options["campaign_tie"])

    @classmethod
    def content_of(cls, digest: str) -> Content:
        return SHELF.recall(digest)


def compile_terms(options: Mapping[str, Value], pack: Content, seats: int | None) -> Terms:
    """The terms of a campaign; or why so many Lecturers cannot play it."""
    made = Terms.of(options, pack)
    reasons = []
    if seats is not None:
        most = options["max_lecturers"]
        if seats > int(most or 0):
            reasons.append(Reason("RA-31", "too-many-lecturers", {"seats": seats, "most": most}))
        wanted = seats * pack.sheet.team
        if wanted > len(made.pool):
            args = {"seats": seats, "needed": wanted, "scholars": len(made.pool)}
            reasons.append(Reason("RC-CPR.10", "too-few-scholars", args))
    if reasons:
        raise TermsError(reasons)
    return made
