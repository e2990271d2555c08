"""The kernel: what every tabletop game needs and no game is named in.

Read `frame`, `state` and `play` first; then `knowledge` (who knows what), `space` (what may be
chosen), `terms` (what a table has agreed on) and `record` (the game so far).
"""
