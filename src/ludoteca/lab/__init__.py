"""The lab: thousands of games, honest figures."""
