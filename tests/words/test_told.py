"""What a seat is told of real games, in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.event import Event, Reason
from ludoteca.words import ALL, LANGUAGES, Words
from tests.king_of_con.scenes import A, B, C, declare, scene

VARIANTS: list[dict[str, Any]] = [
    *[{"scenario": number} for number in range(1, 11)],
    {"firstGame": True},
    {"monkeyControl": True},
    {"monkeyControl": True, "scenario": 3, "whipRound": "once", "openReserves": True},
    {"multiTieOrder": "fixed", "misplacement": "refuse", "scenario": "random"},
]


def new(seats: int, seed: int, **options: Any) -> ludoteca.Table:
    return ludoteca.new("king-of-con", seats, seed, options=options)


def any_choice(table: ludoteca.Table, seat: int, rng: random.Random) -> Any:
    """Any lawful choice; now and then a misplaced offer."""
    decision = table.decision(seat)
    astray = {rng.randint(1, 25): 1, rng.randint(1, 25): 1}
    offers = decision.kind in ("Astatosta", "Scavenging")
    if offers and rng.random() < 0.1 and table.explain(seat, astray) is None:
        return astray
    return decision.space.pick(rng)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_whole_games_can_be_told_to_everybody(options, language):
    words = Words(language, "king-of-con")
    for seed, seats in enumerate((2, 3, 5)):
        rng = random.Random(seed)
        table = new(seats, seed, **options)
        whole: list[Event] = []
        while not table.over:
            seat = rng.choice(table.awaited)
            choice = any_choice(table, seat, rng)
            for refused in (table.warn(seat, choice), table.explain(seat, {99: 1})):
                assert refused is None or words.reason(refused, seat)
            events = table.choose(seat, choice)
            whole += events
            for viewer in (None, ALL, *range(seats)):
                view = None if viewer == ALL else table.view(viewer)
                for line in words.tell(events, viewer, view):
                    assert line.strip()
                    assert "{" not in line
                    assert "None" not in line
        for viewer in (None, ALL, *range(seats)):
            assert len(words.tell(whole, viewer)) > 20


def test_what_is_sealed_is_told_to_its_seat_alone():
    table = new(3, 1, firstGame=True)
    stand = table.view()["stands"][0]
    events = table.choose(1, {stand: 7})
    words = Words("en", "king-of-con")
    name = words.object_name(stand)
    assert words.tell(events, 1) == [f"Lulu (you) is ready and offers: 7 on {name}."]
    assert words.tell(events, ALL) == [f"Lulu is ready and offers: 7 on {name}."]
    for viewer in (0, 2, None):
        assert words.tell(events, viewer) == ["Ready: Lulu."]


def test_passions_are_named_only_to_those_who_know_them():
    table = new(3, 1)
    words = Words("en", "king-of-con")
    mine = list(table.decision(0).space)
    events = [e for seat in range(3) for e in table.choose(seat, table.decision(seat).default)]
    told = {v: "\n".join(words.tell(events, v, table.view(v))) for v in (None, 0, 1, 2)}
    cards = table.view(0)["cards"]
    kept = words.listed([words.speaker.characteristic(cards[card]) for card in mine[1:]])
    assert f"Dirk (you) keeps {kept}." in told[0]
    for viewer in (None, 1, 2):
        assert "Dirk keeps" not in told[viewer]
        assert "Dirk (you)" not in told[viewer]


def test_those_who_are_ready_are_gathered_and_the_reveal_speaks_for_the_last():
    table = scene()
    words = Words("en", "king-of-con")
    assert words.tell([*table.choose(A, {3: 2}), *table.choose(B, {})], C) == [
        "Ready: Dirk and Lulu."
    ]
    assert words.tell(table.choose(C, {7: 1}), C) == [
        "Astatosta I, the offers:",
        "  Dirk: 2 on #3 Captain Quasar with Light-Up Cockpit",
        "  Lulu: nothing",
        "  Greg (you): 1 on #7 Thunder Girl on Laserdisc",
    ]


def test_an_award_with_a_tie():
    table = scene()
    events = declare(table, {A: {3: 3}, B: {3: 3}, C: {3: 1}}, {})
    told = Words("fr", "king-of-con").tell(events, B)
    assert set(told[4:]) == {
        "Astatosta II, les offres\u00a0:",
        "  Dirk\u00a0: rien",
        "  Lulu (vous)\u00a0: rien",
        "  Greg\u00a0: rien",
        "Personne n’a rien offert\u00a0: les Objets sont attribués aussitôt, sans autre Astatosta.",
        "Égalité entre Dirk et Lulu (vous) pour #3 Capitaine Quasar et son cockpit lumineux\u00a0:"
        " Dirk gagne grâce au plus petit Singe. Singes désormais\u00a0: Dirk 2, Lulu (vous) 1.",
        "Dirk remporte #3 Capitaine Quasar et son cockpit lumineux\u00a0: Valeur 3."
        " Jetons gaspillés\u00a0: Lulu (vous) 3, Greg 1.",
        "Personne ne remporte #7 Fille-Tonnerre en laserdisc\u00a0: l’Objet va aux Étals.",
        "Personne ne remporte #9 Ligue des Collants, coffret collector\u00a0:"
        " l’Objet va aux Étals.",
        "Personne ne remporte #11 Le grimoire des sept portes\u00a0: l’Objet va aux Étals.",
    }


def test_predominance_is_one_line_for_each_seat_after_its_ties():
    table = scene(phase=3, objects={1: (A, 2), 3: (B, 2), 24: (C, 1)})
    told = Words("en", "king-of-con").tell(declare(table, {}), None)
    start = told.index("Phase 4, Showing Off.") + 1
    assert told[start - 1 : start + 7] == [
        "Phase 4, Showing Off.",
        "Dirk recovers 1 token from the Bin.",
        "Lulu recovers 1 token from the Bin.",
        "Greg recovers 1 token from the Bin.",
        "Tie of Dirk and Lulu for Predominance in #Sci-Fi: Dirk wins it by the lowest Monkey."
        " Monkeys now: Dirk 2, Lulu 1.",
        "Dirk gets 3 tokens for Predominance in #Sci-Fi, #ComicsBooks and #Vintage.",
        "Greg gets 3 tokens for Predominance in #Horror, #Games and #SignedEdition.",
        "Lulu gets 2 tokens for Predominance in #ActionFigures and #DeluxeEdition.",
    ]


def test_one_token_and_two_tokens():
    counts = [
        [Words(language, "king-of-con").say("n-tokens", tokens=n) for n in (0, 1, 2)]
        for language in LANGUAGES
    ]
    assert counts == [
        ["0 tokens", "1 token", "2 tokens"],
        ["0 gettoni", "1 gettone", "2 gettoni"],
        ["0 jeton", "1 jeton", "2 jetons"],
    ]


PACK_NAMES = """
[[object]]
number = 7
genre = "SuperHeroes"
category = "HomeVideo"
edition = "Vintage"
provenance = "owner"
name = { en = "Owl Woman {on} tape", it = "Donna Gufo" }
"""


def test_the_names_of_a_pack_win_and_english_stands_in_for_a_missing_language():
    ours = ludoteca.games()[0].export()
    start, end = ours.index("[[object]]\nnumber = 7\n"), ours.index("[[object]]\nnumber = 8\n")
    content = ludoteca.games()[0].content(ours[:start] + PACK_NAMES + "\n" + ours[end:])
    names = [Words(language, "king-of-con", content).object_name(7) for language in LANGUAGES]
    assert names == ["#7 Owl Woman {on} tape", "#7 Donna Gufo", "#7 Owl Woman {on} tape"]
    assert Words("fr", "king-of-con", content).object_name(8).startswith("#8 La Taupe")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_ends_with_its_clause_in_brackets(language):
    words = Words(language, "king-of-con")
    reason = scene().explain(A, {3: 11})
    assert reason is not None
    assert words.reason(reason).endswith("[KC-7.7]")
    assert "[" not in words.reason(Reason("-", "game-is-over"))
    assert words.clause("KC-7.7") != Words("en", "king-of-con").clause("KC-7.8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_inside_a_record_is_told_with_both_versions(language):
    words = Words(language, "king-of-con")
    inner = {"offered": 11, "reserve": 10}
    args = {"why": "more-than-reserve", "args": inner, "seat": 2, "rules": 1, "ours": 2}
    told = words.reason(Reason("KC-7.7", "choice-refused", args))
    assert "Greg" in told
    assert "11" in told
    assert "2" in told
    same = words.reason(Reason("KC-7.7", "choice-refused", {**args, "ours": 1}))
    assert len(same) < len(told)
    assert "(" not in same


def test_monkey_control_names_the_prize_and_does_not_tell_it_twice():
    table = scene(options={"monkeyControl": True})
    declare(table, {A: {3: 3}, B: {3: 3}, C: {3: 3}}, {})
    words = Words("en", "king-of-con")
    first = table.awaited[0]
    conceded = table.choose(first, 1)
    name = words.seat_name(first)
    prize = words.object_name(3)
    assert words.tell(conceded, None, table.view()) == [f"{name} concedes {prize}."]
    taken = table.choose(table.awaited[0], 0)
    told = words.tell([*conceded, *taken], None)
    assert told[0] == f"{name} concedes {prize}."
    assert told[1].startswith("Tie of ")
    assert not [line for line in told if "takes the prize" in line]
