"""Dungeonology: The Expedition: scholars explore a dungeon, study its people and defend a thesis.

Foundations: the plan is docs/decisions/0008-dungeonology.md; the game is not on the shelf yet.
"""
