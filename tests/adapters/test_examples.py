"""The examples, in a small form: a policy that has learned beats one that has not."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ALONE = {"OPENBLAS_NUM_THREADS": "1"}  # several threads stand in one another's way here


@pytest.mark.parametrize("adapter", ["pettingzoo", "gymnasium", "open_spiel", "batch"])
def test_a_policy_that_has_learned_beats_random(adapter):
    done = subprocess.run(
        [sys.executable, "-m", f"examples.learn_{adapter}", "chamber-of-wonders", "15", "16"],
        cwd=ROOT,
        env=os.environ | ALONE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = re.search(r"won (\d+) of 16 games", done.stdout)
    assert found
    assert int(found[1]) > 11
