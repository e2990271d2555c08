"""A hall under attack: ``python -m tests.hostile``, or ``make hostile``.

Malformed, oversized, out-of-order, replayed and forged messages by the ten thousand, over lines and
over HTTP, bounded in number and to this machine; meanwhile two honest persons play a game at the
same hall.  Nothing may fail there, nobody else may notice, and memory stays where it was.
"""
