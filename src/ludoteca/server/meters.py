"""What an operator wants to know of a running hall, as Prometheus reads it.

Counts and times only: no names, no tables, nothing of what anybody plays.
"""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Meters:
    """All that is counted in one process."""

    def __init__(self) -> None:
        self.registry = one = CollectorRegistry()
        kind = ["kind"]
        self.entries = Counter("ludoteca_entries", "Entries stored.", kind, registry=one)
        self.refusals = Counter("ludoteca_refusals", "What was refused.", kind, registry=one)
        self.troubles = Counter("ludoteca_troubles", "What went wrong inside.", kind, registry=one)
        self.lines = Counter("ludoteca_connections", "WebSockets that were opened.", registry=one)
        self.slow = Counter("ludoteca_slow", "Listeners that did not keep up.", registry=one)
        self.store = _times("ludoteca_store_seconds", "To store an entry.", one)
        self.choose = _times("ludoteca_choose_seconds", "From a choice to its answer.", one)
        self.think = _times("ludoteca_think_seconds", "That a bot thought.", one)

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Something that is looked up when somebody asks."""
        Gauge(f"ludoteca_{name}", about, registry=self.registry).set_function(value)

    def page(self) -> bytes:
        return generate_latest(self.registry)


def _times(name: str, about: str, registry: CollectorRegistry) -> Histogram:
    return Histogram(name, about, buckets=STEPS, registry=registry)
