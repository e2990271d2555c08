"""What is kept: persons, tables, and the append-only log of each table."""
