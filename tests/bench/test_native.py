"""Stacks of compiled functions, out of what perf says."""

from __future__ import annotations

from bench.native import INTERPRETED, RECORDS, called, looks, trimmed

TOLD = """
\t    7f01 Struct_alloc (/somewhere/msgspec/_core.cpython-311-x86_64-linux-gnu.so)
\t    7f02 CPyDef_ludoteca___parts___most___most (/rules.so)
\t    7f03 CPyDef_ludoteca___parts___sealed___decide_Sealed_obj_____call__ (/rules.so)
\t    7f04 CPyPy_ludoteca___parts___sealed___decide_Sealed_obj_____call__ (/rules.so)
\t    7f05 _PyEval_EvalFrameDefault (/usr/lib/libpython3.11.so.1.0)
\t    7f06 PyObject_Vectorcall (/usr/lib/libpython3.11.so.1.0)
\t    7f07 _PyEval_EvalFrameDefault (/usr/lib/libpython3.11.so.1.0)

\t    7f05 _PyEval_EvalFrameDefault (/usr/lib/libpython3.11.so.1.0)
"""


def test_a_function_is_called_as_its_source_calls_it():
    before = "CPyDef_ludoteca___games___king_of_con___auctions___"
    assert called(f"{before}award") == "auctions.award"
    assert called(f"{before}resolve_Astatosta_obj_____call__") == "auctions.Astatosta.resolve"
    assert called("CPyDef_ludoteca___kernel___draft___Draft___steps") == "draft.Draft.steps"
    assert called("CPyPy_ludoteca___kernel___play___apply") is None
    assert called("PyObject_Vectorcall") is None


def test_a_look_is_told_from_the_outside_and_keeps_what_is_ours():
    first, second = looks(TOLD.splitlines())
    assert first == (INTERPRETED, "sealed.Sealed.decide", "most.most", RECORDS)
    assert second == (INTERPRETED,)


def test_the_interpreter_beneath_the_games_is_left_out():
    assert trimmed((INTERPRETED, "play.apply", INTERPRETED)) == ("play.apply", INTERPRETED)
    assert trimmed((INTERPRETED,)) == (INTERPRETED,)
