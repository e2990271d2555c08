"""What the companion leads through, in English, Italian and French: dialogues, and Eggs.

>>> told = Leading("it", "dungeonology", ["Ada"], "omega")
>>> told.followed(follow("omega", "dungeonology", 1, [], 7)).question.text
'Che cosa viene ora?'
"""

from __future__ import annotations

from msgspec import Struct

from ludoteca.companion import crossover
from ludoteca.companion.crossover import Cube
from ludoteca.companion.dialogues import Followed, follow
from ludoteca.companion.telling import FieldTold, Sentence, Telling, Trouble

__all__ = ["CrossoverTold", "FollowedTold", "Leading", "follow"]

ROUNDS = 8  # of Eggs that are told at once: the Manticore is seldom defeated twice


class FollowedTold(Struct):
    """How far a dialogue has come: what to do, what is kept, what is asked."""

    told: list[list[Sentence]]  # for each answer
    stands: list[Sentence]
    question: Sentence
    players: list[str]
    table: list[FieldTold]
    seat: list[FieldTold]  # asked for each of the players
    problems: list[Trouble] = []  # of the answer after those


class GameTold(Struct):
    """Material for another game."""

    title: str
    listed: list[Sentence]


class EggTold(Struct):
    """What is said when an Egg of the Manticore is opened, by the cube in it."""

    black: Sentence
    white: Sentence


class CrossoverTold(Struct):
    """RC-XOV Everything at once: the Eggs are opened where there may be no connection."""

    about: Sentence
    games: list[GameTold]
    steps: list[Sentence]
    eggs: list[EggTold]
    rounds: list[list[Cube]]  # by Egg; the next one whenever the Manticore is defeated
    anew: Sentence


class Leading(Telling):
    """The words of a dialogue, with the names of the players."""

    def followed(self, followed: Followed) -> FollowedTold:
        form = followed.question.form
        players = self.players(form)[: form.seats]
        return FollowedTold(
            told=[[self.sentence(step) for step in steps] for steps in followed.told],
            stands=[self.sentence(x) for x in followed.stands],
            question=self.sentence(followed.question.asks),
            players=players,
            table=[self.field(field) for field in form.table],
            seat=[self.field(field) for field in form.seat],
            problems=self.problems(form, followed.problems).problems,
        )

    def crossover(self, seed: int) -> CrossoverTold:
        """RC-XOV The list, and several rounds of Eggs."""
        games = [
            GameTold(
                self.say(f"companion-crossover-{game}"),
                [self.sentence(x) for x in crossover.listed(game)],
            )
            for game in crossover.LISTED
        ]
        return CrossoverTold(
            about=self.sentence(crossover.about()),
            games=games,
            steps=[self.sentence(x) for x in crossover.laying_out()],
            eggs=[self.egg(number) for number in range(1, 1 + crossover.EGGS)],
            rounds=[list(crossover.hide(seed, times)) for times in range(ROUNDS)],
            anew=self.sentence(crossover.defeated()),
        )

    def egg(self, number: int) -> EggTold:
        black, white = crossover.opened(number, "black"), crossover.opened(number, "white")
        return EggTold(self.sentence(black), self.sentence(white))
