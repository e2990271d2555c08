"""What each game asks of those who score it at a table."""
