"""Rocca Civetta: modules upon the table of Dungeonology, each in a file of its own.

Law: docs/rules/rocca-civetta.md.  `modules` says what can be switched on with what; the rows are in
`data/rocca-civetta.toml`.  The base game asks for a module by a flag of its terms.
"""
