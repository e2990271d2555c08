"""Golden playthroughs: whole games, step by step, as text; a change of behaviour shows in the diff.

``make playthroughs`` writes them anew, on purpose.
"""
