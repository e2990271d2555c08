"""Whatever the advanced rules ask can be asked, said, typed and found on the plain board."""

from __future__ import annotations

import random
from collections import Counter

from ludoteca.boards import anchors, board, items
from ludoteca.cli.dungeonology import Desk
from ludoteca.games.dungeonology import GAME
from ludoteca.words import LANGUAGES, Words
from tests.dungeonology.messages import DECISIONS
from tests.dungeonology.test_combinations import RULES
from tests.dungeonology.test_everything_happens import eager
from tests.words.test_dungeonology import as_json, new

LOOKED_AT = 5  # times each kind of question, by language
# Some may not come in so few games; the last two are of the base game and tried elsewhere.
RARE = {"PlaceBoss", "LeaveCube", "Protect", "Donate", "Rogue", "ChooseSide"}
RARE |= {"NameAnew", "ChooseWay", "DiscardCard"}  # the last two only a pack asks: test_effects


def test_every_question_in_words_at_a_terminal_and_on_the_board():
    often = Counter[tuple[str, str]]()
    for seed in range(9):
        rules = {f"rules.{rule}": True for rule in RULES}
        options = rules | {"boss_profile": ("brawler", "drunk")[seed % 2], "react_to_aux": seed > 6}
        table, rng = new(2 + seed % 3, seed, **options), random.Random(seed)
        language = LANGUAGES[seed % 3]
        words = Words(language, GAME.name)
        desk = Desk(table, words)
        seen = set[tuple[str, str]]()
        while not table.over:
            seat = table.awaited[0]
            decision, view = table.decision(seat), table.view(seat)
            choice = eager(table.state, seat, rng, seen)
            often[decision.kind, language] += 1
            if often[decision.kind, language] <= LOOKED_AT:
                said = [words.speaker.asked(decision.kind, view, seat)]
                said.append(words.speaker.choice(decision.kind, choice, view))
                assert (
                    words.speaker.choice(decision.kind, as_json(choice), as_json(view)) == said[1]
                )
                said += [*desk.show(seat, view), *desk.ask(seat)]
                assert not [line for line in said if "{" in line or "None" in line]
                assert desk.read(seat, desk.typed(seat, choice)) == choice
                plain = board(GAME.name, view, words, seat)
                where = {piece.id: zone.id for zone in plain.zones for piece in zone.pieces}
                found = anchors(GAME.name, decision.kind, decision.space, view, words, seat)
                assert [anchor.item for anchor in found] == items(decision.space)
                for anchor in found:
                    assert anchor.label
                    assert anchor.zone in {zone.id for zone in plain.zones}
                    assert anchor.piece is None or where[anchor.piece] == anchor.zone
            table.choose(seat, choice)
    assert {*DECISIONS} - {kind for kind, _ in often} <= RARE
