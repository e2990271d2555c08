"""Whole games while things fail: ``python -m tests.faults``, or ``make faults``.

Persons play at many tables, through lines that break and stall, while the halls, the database and
the bus are killed, the disk is full, and the clock is turned.  Afterwards every acknowledged choice
is in the log, once and in its place, and every game has been finished.
"""
