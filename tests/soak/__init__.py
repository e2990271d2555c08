"""Long random play with everything watched: ``python -m tests.soak``, or ``make soak``.

For as long as is asked (ten minutes) guests play at a hall over its lines, and games of every kind
are played without it, at random, with their invariants looked at.  Memory must stay flat.
``--decisions 1000000`` plays without the hall until each game has had that many.
"""
