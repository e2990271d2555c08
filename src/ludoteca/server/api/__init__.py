"""The doors of HTTP, a file for each topic."""
