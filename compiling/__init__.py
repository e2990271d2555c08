"""The rules compiled by mypyc, from the same sources: ``python -m compiling``; see docs/performance.md."""
