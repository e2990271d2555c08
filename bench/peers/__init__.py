"""One program per peer, each run by that peer's own Python: import nothing of ours but measure."""
