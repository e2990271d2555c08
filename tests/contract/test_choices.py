"""Choices: refused with a reason and no trace, or lawful, whole or in small steps."""

import random

import pytest
from hypothesis import given

from ludoteca.kernel.atomic import draft, unfold
from ludoteca.kernel.draft import END, DraftOfNumbers
from ludoteca.kernel.event import IllegalChoiceError
from ludoteca.kernel.play import awaited, explain, options, play, warn
from ludoteca.kernel.saving import save
from ludoteca.kernel.space import Shares, spelling_of
from tests.contract.play import JUNK, courses, moments, often, tables, viewers
from tests.drafts import follow_alike


@tables
@often
@given(course=courses)
def test_an_illegal_choice_changes_nothing_and_gives_a_reason(game, edition, seats, course):
    for s in moments(game, edition, seats, course):
        before = save(s)
        for seat in viewers(s):
            for junk in JUNK:
                reason = explain(s, seat, junk)
                if reason is not None:
                    assert reason.clause
                    assert reason.key
                    with pytest.raises(IllegalChoiceError) as refused:
                        play(s, seat, junk)
                    assert refused.value.reason == reason
            if seat not in awaited(s):
                assert explain(s, seat, 0).key in ("not-awaited", "game-is-over")
        assert save(s) == before


@tables
@often
@given(course=courses)
def test_the_advice_is_lawful_and_sensible_whole_or_step_by_step(game, edition, seats, course):
    rng = random.Random(3)
    for s in moments(game, edition, seats, course):
        for seat in awaited(s):
            space, base = options(s, seat), s.stack[-1].base
            made, taken = draft(s, seat), []
            while made.whole is None:
                taken.append(rng.choice(made.steps()))
                made.take(taken[-1])
            assert unfold(space, made.whole, base) == taken
            for choice in (space.pick(rng), made.whole):
                assert choice in space
                assert explain(s, seat, choice) is None
                assert warn(s, seat, choice) is None
            assert space.size() >= 1


@tables
@often
@given(course=courses)
def test_the_default_is_always_there_and_lawful(game, edition, seats, course):
    for s in moments(game, edition, seats, course):
        for seat in awaited(s):
            space = options(s, seat)
            default = s.stack[-1].default(s, seat, space)
            assert default in space
            assert explain(s, seat, default) is None


@tables
@often
@given(course=courses)
def test_a_small_space_lists_what_it_counts(game, edition, seats, course):
    for s in moments(game, edition, seats, course):
        for seat in awaited(s):
            space = options(s, seat)
            if space.size() < 200:
                listed = list(space)
                assert len(listed) == len(set(listed)) == space.size()
                if isinstance(space.draft(), DraftOfNumbers):  # it follows the choices themselves
                    assert {type(number) for choice in listed for number in choice} <= {int}
                    begun = {choice[:i] for choice in listed for i in range(len(choice) + 1)}
                    assert not begun & {(*choice, END) for choice in listed}, "one hides another"
                assert all(choice in space for choice in listed)
                if not isinstance(space, Shares):  # whose drafts have steps of their own
                    assert space.spelled() == [(spelling_of(choice), choice) for choice in listed]
                    follow_alike(space)
