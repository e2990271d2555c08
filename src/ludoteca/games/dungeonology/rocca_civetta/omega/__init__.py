"""RC-SOL, RC-OVA, RC-OMG, RC-OPH Omega plays: against one alone, or against all.

In what names a Scholar he is the owner after the last seat; he has a figure and a Tome and nothing
else of theirs (RC-OMG.20).
"""
