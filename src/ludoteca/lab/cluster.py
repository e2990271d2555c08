"""The same run on a Ray cluster; every node needs the same version of Ludoteca."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import Any

from ludoteca.lab.plan import Plan
from ludoteca.lab.running import TRIES, Chunks, play_chunk
from ludoteca.lab.trouble import LabError

NOT_YET = "Initialization failure"  # a busy head has not begun its process for us in time
HERE = "ray"  # a cluster that is begun for this run, on this machine


def over_ray(address: str, workers: int = 0) -> Callable[[Plan, Iterable[int]], Chunks]:
    """On the cluster at *address*: ``ray://host:10001``, or ``ray`` for one of our own."""
    if address != HERE and not address.startswith("ray://"):
        raise LabError("lab-no-address", address=address)
    if find_spec("ray") is None:
        raise LabError("lab-no-ray")

    def played(plan: Plan, chunks: Iterable[int]) -> Chunks:
        ray: Any = _joined(address, workers)
        try:
            yield from _played(ray, plan, list(chunks)[::-1])
        finally:
            ray.shutdown()

    return played


def _joined(address: str, workers: int) -> Any:
    import ray

    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == HERE:
        settings |= {"num_cpus": workers or None, "include_dashboard": False}
    else:
        settings["address"] = address
    for again in reversed(range(TRIES)):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # what it would say is in the error as well
                ray.init(**settings)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            if again and NOT_YET in str(error):
                ray.shutdown()
                continue
            said = str(error).strip().splitlines() or [type(error).__name__]
            raise LabError("lab-no-cluster", address=address, error=said[0]) from None
        break
    return ray


def _played(ray: Any, plan: Plan, ahead: list[int]) -> Chunks:
    """A window of chunks, twice as many as there are cores; Ray plays again what a node lost."""
    task = ray.remote(num_cpus=1, max_retries=TRIES)(play_chunk)
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: dict[Any, int] = {}
    while ahead or waiting:
        while ahead and len(waiting) < most:
            chunk = ahead.pop()
            waiting[task.remote(plan, chunk)] = chunk
        done, _ = ray.wait([*waiting], num_returns=1)
        for found in done:
            chunk = waiting.pop(found)
            try:
                yield chunk, ray.get(found)
            except ray.exceptions.RayTaskError as error:
                raise error.cause if isinstance(error.cause, LabError) else error from None
            except ray.exceptions.RayError:
                first, last = plan.numbers(chunk)[0], plan.numbers(chunk)[-1]
                raise LabError("lab-worker-died", first=first, last=last) from None
