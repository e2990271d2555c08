"""A run that the tests of the lab look at; played once."""

import pytest

from ludoteca.lab.plan import planned
from ludoteca.lab.running import over_processes, prepare, run


@pytest.fixture(scope="session")
def con(tmp_path_factory):
    """60 games of King of Con with a random Scenario, two levels, every decision noted."""
    folder = tmp_path_factory.mktemp("lab") / "con"
    plan = planned(
        "king-of-con",
        ["apprentice", "novice", "apprentice"],
        60,
        seed=5,
        options={"scenario": "random"},
        decisions=True,
    )
    run(folder, prepare(folder, plan), over_processes(1))
    return folder
