"""Our speed beside the peers': run with ``python -m bench``."""
