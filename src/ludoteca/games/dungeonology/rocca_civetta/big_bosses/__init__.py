"""RC-BIG The Big Bosses: each brings a mode that lasts the whole match, a file for each."""
