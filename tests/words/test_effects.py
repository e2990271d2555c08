"""Part C.7 Every effect that a pack can state is told in words, in every language."""

from __future__ import annotations

import pytest

from ludoteca.boards import anchors, board, items
from ludoteca.cli.dungeonology import Desk
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import PASS
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.vocabulary import read
from ludoteca.games.dungeonology.vocabulary.words import PERS, SIGNATURES, STATUSES, Argument
from ludoteca.kernel.play import awaited
from ludoteca.words import LANGUAGES, Words
from tests.dungeonology.scenes import A, B, C, Y, do, main, scene, stating
from tests.words.test_dungeonology import as_json, new

INTERNS = [row.id for row in SHELF.ours().interns]
TIMINGS = ("standard", "instant", "reaction", "action")


def values(argument: Argument) -> list[str]:
    """Everything that may stand there."""
    if argument.kind in ("number", "amount"):
        return ["1"]
    if argument.kind == "signed":
        return ["2", "-2"]
    if argument.kind == "cost":
        return ["D2"]
    if argument.kind == "intern":
        return INTERNS[:1]
    return list(argument.known)


def stated() -> list[str]:
    """Each word with each value of each argument, the others as they come first."""
    found = []
    for word, arguments in SIGNATURES.items():
        first = [values(each)[0] for each in arguments]
        for at, argument in enumerate(arguments):
            for value in values(argument):
                given = [*first[:at], value, *first[at + 1 :]]
                if word == "status":
                    given[1] = STATUSES[given[0]]
                found.append(f"{word}({', '.join(given)})")
        if not arguments:
            found.append(f"{word}()")
    before = {"same": "look_hand(opp); ", "donated": "donate(1, opp, me); "}
    from_and_to_one = {"steal(1, opp, free, same)", "donate(1, me, same, donor)"}
    found = [text for text in dict.fromkeys(found) if text not in from_and_to_one]
    found = [before["same"] * ("same" in text) + text for text in found]
    found = [f"if(random_colour, {text})" if "drawn" in text else text for text in found]
    found += [f"per({counted}, draw(1))" for counted in PERS]
    return [*found, before["donated"] + "bag(donated+1)", "may draw(1)",
            "choose(stun(1) | discard(2); draw(1))"]  # fmt: skip


def understood(text: str):
    """The effect, with the first timing that suits it."""
    for timing in TIMINGS:
        try:
            return read(text, timing, INTERNS)
        except ValueError as error:
            last = error
    raise last


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_its_sentence(language):
    speaker = Words(language, GAME.name).speaker
    told = {}
    for text in stated():
        said = speaker.stated(understood(text))
        assert said == said.strip()
        assert not [sign for sign in ("{", "None", "  ", " ,", " ;") if sign in said], (text, said)
        told[text] = said
    alike = {"collect(1, near)", "move(me, near)"}
    assert len({*told.values()} | alike) > 0.75 * len(told)


@pytest.mark.parametrize(
    ("effect", "language", "said"),
    [
        ("leave(1, opp@near, by=opp)", "en",
         "another Scholar here or in a Linked Zone Leaves 1 cube of their choice"),
        ("eliminate(1, here, lead); draw(1)", "it",
         "Elimina 1 cubo da sinistra qui; pesca 1 carta Trucchetto"),
        ("peek(4, keep=2)", "en",
         "look at the top 4 Trick cards, keep 2 and put the others at the bottom"),
        ("trade(me, near); jinx_drop(2)", "en", "exchange a cube of yours for one of your choice"
         " here or in a Linked Zone; discard 2 Jinx cards of yours"),
        ("trade(me, opp@here)", "it",
         "scambia un cubo con un altro Studente qui, entrambi a tua scelta"),
        ("may per(stars, stealth(1))", "fr",
         "pour chacune de vos Étoiles, Discrétion +1, si vous le voulez"),
        ("per(others_here, draw(1); bag(1))", "en",
         "for each other Scholar here, draw 1 Trick card,"
         " draw 1 Student from the University"),
        ("enrol(2)", "fr", "prenez 2 Bizuths dans la Réserve"),
        ("look_pile(own, 1, reorder)", "fr", "regardez la première Zone de la pile de votre Étage"),
        ("look_pile(choose, 1, reorder)", "it", "guarda la prima Zona di una pila"),
        ("donate(1, each@any, me); bag(donated, left)", "en", "every other Scholar Donates 1 cube"
         " of their choice to you; your left neighbour draws as many Students"
         " as cubes were Donated"),
        ("collect(1, here, best, to=left)", "en",
         "your left neighbour Collects 1 cube of the highest value here"),
        ("sacrifice(1, me, to=bonfire); eliminate(1, me, best)", "en",
         "Sacrifice 1 Student to the Bonfire;"
         " Eliminate 1 cube of the highest value from your Note board"),
        ("eliminate(2, here)", "en", "Eliminate 2 cubes from the left here"),
        ("look_hand(opp@near); discard(1, same, by=me)", "fr",
         "un autre Chercheur ici ou dans une Zone Reliée vous montre sa main\u00a0;"
         " ce Chercheur défausse 1 carte Astuce de votre choix"),
    ],
)  # fmt: skip
def test_some_sentences(effect, language, said):
    assert Words(language, GAME.name).speaker.stated(read(effect)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_card_has_two_colons(language):
    speaker = Words(language, GAME.name).speaker
    content = speaker.content
    told = [
        *[x for n in range(len(content.interns)) for x in speaker.intern_told(n)],
        *[speaker.jinx(n) for n in range(len(content.jinxes))],
        *[speaker.boss_told(n)["does"] for n in range(len(content.bosses))],
    ]
    assert any([":" in each for each in told])
    sentences = [x for each in told for x in each.split(";")]
    assert not [each for each in sentences if each.count(":") > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_packs_card_is_told_by_what_it_does_and_ours_in_our_words(language):
    ours = Words(language, GAME.name)
    number = [row.id for row in SHELF.ours().designs].index("snare")
    assert ours.speaker.main_does(number) == ours.say("main-snare")
    theirs = GAME.content(stating("draw(2)"))
    words = Words(language, GAME.name, theirs)
    assert words.speaker.main_does(number) == words.speaker.stated(read("draw(2)"))
    march = [row.id for row in SHELF.ours().designs].index("forced-march")
    for n in (1, 5):  # with another number it is another sentence
        more = Words(language, GAME.name, GAME.content(stating(f"speed({n})", card="forced-march")))
        assert more.speaker.main_does(march) == ours.say("deed-speed", count=n)


def test_a_boss_with_our_encounter_is_told_with_what_a_pack_adds():
    old = 'id = "brawler"\n'
    more = 'jumps = true\nbefore = "bag(1)"\n'
    text = SHELF.our_text().replace(old, old + more)
    assert text != SHELF.our_text()
    told = Words("it", GAME.name, GAME.content(text)).speaker.boss(0)
    assert "va direttamente verso lo Studente più vicino; chi lo incontra" in told
    assert "resta dove ha incontrato qualcuno; prima, chi lo ha attivato: pesca 1 Matr" in told


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "he moves 1 Zone towards"), ("it", "si muove di 1 Zona verso"),
     ("fr", "il se déplace d’1 Zone vers")],
)  # fmt: skip
def test_one_step_of_a_boss_is_one(language, said):
    speaker = Words(language, GAME.name).speaker
    rows = speaker.content.bosses
    assert said in speaker.boss([row.id for row in rows].index("petrifier"))


# ---------------------------------------------------------------- what only a pack asks


def after_a_redirection():
    hands = [["snare"], [], ["someone-else", "FT4"]]
    s = scene(pack=stating("steal(1, opp@near, free)"), options={"rules__main_effects": True},
              hands=hands, boards=["", "GP", "Y"], quiet=[])  # fmt: skip
    do(s, A, main(s, A, "snare", C, Y))
    do(s, C, main(s, C, "someone-else", B))
    return s


def after(effect, *targets, hands):
    s = scene(pack=stating(effect), options={"rules__main_effects": True}, hands=hands)
    do(s, A, main(s, A, "snare", *targets))
    return s


ASKING = {
    "NameAnew": after_a_redirection,
    "ChooseWay": lambda: after("choose(discard(1) | sacrifice(1); draw(2))",
                               hands=[["snare", "FT4"], [], []]),
    "ChooseWay-may": lambda: after("may draw(2)", hands=[["snare"], [], []]),
    "DiscardCard": lambda: after("look_hand(opp); discard(1, same, by=me)", B,
                                 hands=[["snare"], ["FT4", "FT5"], []]),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asking", ASKING)
def test_what_only_a_pack_asks_is_asked_everywhere(asking, language):
    s = ASKING[asking]()
    while type(s.stack[-1]).__name__ == "Declared":
        do(s, awaited(s)[0], (PASS,))
    kind = asking.partition("-")[0]
    assert type(s.stack[-1]).__name__ == kind
    table = new(s.seats, 1)
    table.state = s
    words = Words(language, GAME.name, s.terms.content)
    decision, view = table.decision(A), table.view(A)
    assert decision.kind == kind
    said = [words.speaker.asked(kind, view, A)]
    for choice in decision.space:
        said.append(words.speaker.choice(kind, choice, view))
        assert words.speaker.choice(kind, as_json(choice), as_json(view)) == said[-1]
    assert len({*said}) == len(said)
    assert not [line for line in said if "{" in line or "None" in line or not line]
    desk = Desk(table, words)
    assert desk.ask(A)
    for choice in decision.space:
        assert desk.read(A, desk.typed(A, choice)) == choice
    plain = board(GAME.name, view, words, A)
    found = anchors(GAME.name, kind, decision.space, view, words, A)
    assert [anchor.item for anchor in found] == items(decision.space)
    assert {anchor.zone for anchor in found} <= {zone.id for zone in plain.zones}
