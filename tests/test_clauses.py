"""The law is covered: every clause has a test of its name, and every citation a clause."""

from ludoteca import games
from tests.clauses import (
    built_early,
    chapters,
    cited,
    clauses,
    misnamed,
    rulings,
    unshown,
    untested,
    vectors,
)


def test_every_clause_of_the_law_has_a_test_of_its_name():
    assert untested() == []


def test_every_vector_of_the_law_is_named_by_a_test():
    assert len(vectors()) == 71
    assert unshown() == []


def test_what_is_not_yet_due_is_law_and_not_begun():
    assert built_early() == []


def test_every_test_is_named_after_a_clause_that_exists():
    assert misnamed() == []


def test_every_citation_names_a_clause():
    known = clauses() | rulings() | chapters()
    assert {clause: files for clause, files in cited().items() if clause not in known} == {}


def test_every_option_cites_the_ruling_that_opens_it():
    options = [option for game in games() for option in game.options]
    assert options
    assert [option.name for option in options if option.clause not in clauses() | rulings()] == []
