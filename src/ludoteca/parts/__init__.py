"""Parts: what the rulebooks of several games have in common, and the kernel need not know.

Only what two games truly share; docs/decisions/0006-parts.md says what is not here, and why.
"""
