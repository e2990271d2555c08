"""A greedy player's numbers, changed until no other is better."""

from bench.climbing import climb
from bench.tuning import Compared, Subject, changed
from ludoteca.games import NAMES


def test_from_a_poor_number_it_climbs_and_says_by_what():
    subject = Subject("king-of-con", 2)
    subject.taste = changed(subject.taste, "bold", 2.0)  # twice what an Object is worth
    (line,) = climb(subject, ["bold"], games=60, rounds=1, seed=5)
    assert subject.numbers["bold"] < 2.0
    assert line.startswith(f"Round 1: bold = {subject.numbers['bold']:g}: ")


class Judged(Subject):
    """Whose comparisons are known beforehand, by the numbers of the taste."""

    def __init__(self, gains):
        super().__init__(NAMES[0], 4)
        self.gains = gains
        self.seeds = []

    def beside(self, tastes, games, seed=0):
        self.seeds.append(seed)
        return [Compared(games, 0, 0, self.gains(taste, seed), 1.0, 1.0) for taste in tastes]


def test_what_was_better_by_luck_is_not_better_in_other_deals():
    subject = Judged(lambda taste, seed: 3.0 if seed == 0 else 1.0)
    now = subject.taste
    assert [*climb(subject, [*subject.numbers], 10, 5)] == [
        "Round 1: nothing is clearly better twice."
    ]
    assert subject.taste is now
    assert subject.seeds == [0, 10]


def test_two_better_numbers_are_tried_together_and_all_go_on_from_there():
    first = Subject(NAMES[0], 4).numbers
    one, two = [*first][:2]

    def gains(taste, seed):
        return 3.0 * sum([getattr(taste, name) > first[name] for name in (one, two)])

    subject = Judged(gains)
    lines = [*climb(subject, [one, two], 10, 1)]
    assert len(lines) == 1
    assert one in lines[0]
    assert two in lines[0]
    assert all(subject.numbers[name] > first[name] for name in (one, two))
