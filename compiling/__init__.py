"""The rules compiled by mypyc, from the same sources; see docs/performance.md."""
