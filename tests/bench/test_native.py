"""Stacks of compiled functions, out of what perf says."""

from __future__ import annotations

from bench.native import INTERPRETED, RECORDS, called, looks, trimmed

TOLD = """
\t    7f01 Struct_alloc (/somewhere/msgspec/_core.cpython-311-x86_64-linux-gnu.so)
\t    7f02 CPyDef_auctions___award (/build/ludoteca__mypyc.so)
\t    7f03 CPyDef_auctions___Astatosta___resolve (/build/ludoteca__mypyc.so)
\t    7f04 CPyPy_auctions___Astatosta___resolve (/build/ludoteca__mypyc.so)
\t    7f05 _PyEval_EvalFrameDefault (/usr/lib/libpython3.11.so.1.0)
\t    7f06 PyObject_Vectorcall (/usr/lib/libpython3.11.so.1.0)
\t    7f07 _PyEval_EvalFrameDefault (/usr/lib/libpython3.11.so.1.0)

\t    7f05 _PyEval_EvalFrameDefault (/usr/lib/libpython3.11.so.1.0)
"""


def test_a_function_is_called_as_its_source_calls_it():
    assert called("CPyDef_auctions___Astatosta___resolve") == "auctions.Astatosta.resolve"
    assert called("CPyPy_auctions___award") is None
    assert called("PyObject_Vectorcall") is None


def test_a_look_is_told_from_the_outside_and_keeps_what_is_ours():
    first, second = looks(TOLD.splitlines())
    assert first == (INTERPRETED, "auctions.Astatosta.resolve", "auctions.award", RECORDS)
    assert second == (INTERPRETED,)


def test_the_interpreter_beneath_the_games_is_left_out():
    assert trimmed((INTERPRETED, "play.apply", INTERPRETED)) == ("play.apply", INTERPRETED)
    assert trimmed((INTERPRETED,)) == (INTERPRETED,)
