"""The companion: for the table with the real box.

A person reads off the table, the rules of the digital game answer: a form is data, its answers
become a position, and that position is scored by the game itself.

>>> from ludoteca import companion
>>> example = companion.examples("king-of-con")[0]
>>> form = companion.form("king-of-con", example.seats)
>>> [field.key for field in form.seat]
['monkey', 'reserve', 'passions', 'collection']
>>> scored = companion.score(form, example.answers)
>>> scored.totals, scored.places
((11, 8, 7, 8, 10), (1, 3, 5, 4, 2))
"""

from __future__ import annotations

from ludoteca.companion.forms import Answers, Field, Form, Problem, ProblemsError, Row
from ludoteca.companion.scoring import Example, Scored, Tie, examples, form, score

__all__ = [
    "Answers",
    "Example",
    "Field",
    "Form",
    "Problem",
    "ProblemsError",
    "Row",
    "Scored",
    "Tie",
    "examples",
    "form",
    "score",
]
