"""Several processes play the same games as one, and leave nothing behind."""

import os
import signal
import subprocess
import sys
import threading
from multiprocessing import Pipe
from pathlib import Path

import numpy as np
import pytest

from ludoteca.adapters import IllegalActionError, workers
from ludoteca.adapters.batch import Batch, WorkerError

ROOT = Path(__file__).resolve().parents[2]
FOR_EVER = """\
import numpy as np
from ludoteca.adapters.batch import Batch

if __name__ == "__main__":
    batch = Batch("king-of-con", 6, 2, workers=3)
    look = batch.reset(seed=1)
    print(*[process.pid for process in batch._team.processes], flush=True)
    while True:
        look = batch.step(look.masks.argmax(axis=1))
"""


def any_legal(look, rng):
    return (rng.random(look.masks.shape) * look.masks).argmax(axis=1)


def same(one, other):
    return all((a == b).all() for a, b in zip(one, other, strict=True))


def ended(pid):
    """Whether that process is gone; one that nobody has buried counts too."""
    try:
        return "\nState:\tZ" in Path(f"/proc/{pid}/status").read_text("utf-8")
    except FileNotFoundError:
        return True


def pids(batch):
    return [process.pid for process in batch._team.processes]


@pytest.mark.parametrize("workers", [2, 3, 5])
def test_the_games_are_the_same_whatever_the_number_of_workers(workers):
    """Also cut off and begun anew, saved by several and loaded by one, and the other way round."""
    rng = np.random.default_rng(1)
    alone = Batch("king-of-con", 5, 2, longest=30)
    with Batch("king-of-con", 5, 2, longest=30, workers=workers, copy=False) as batch:
        assert len(pids(batch)) == workers - 1  # and the one that steps them
        assert same(batch.reset(seed=3), alone.reset(seed=3))
        for _ in range(70):
            actions = any_legal(alone._arrays.look, rng)
            look = alone.step(actions)
            shown = batch.step(actions)
            assert same(shown, look)
        with pytest.raises(ValueError, match="read-only"):
            shown.masks[0, 0] = 1
        saved, unlike = batch.to_bytes(), Batch("king-of-con", 5, 2, small=True)
        assert saved == alone.to_bytes()
        unlike.from_bytes(saved)
        assert unlike.to_bytes() == saved
        batch.from_bytes(alone.to_bytes())
        with pytest.raises(IllegalActionError, match=r"game 4: .* take 132 \(wait"):
            batch.step([*any_legal(look, rng)[:4], 132])
        with pytest.raises(ValueError, match="saved by king-of-con"):
            Batch("chamber-of-wonders", 5, 2).from_bytes(saved)
        assert batch.to_bytes() == saved
        processes = pids(batch)
    assert all(ended(pid) for pid in processes)
    with pytest.raises(WorkerError, match="this batch is closed"):
        batch.reset()


def test_a_worker_that_dies_is_told_and_the_others_leave():
    batch = Batch("king-of-con", 6, 2, workers=3)
    look, processes = batch.reset(seed=1), pids(batch)
    os.kill(processes[1], signal.SIGKILL)
    with pytest.raises(WorkerError, match=r"worker 2 .* has ended \(exit code -9\)"):
        batch.step(look.masks.argmax(axis=1))
    assert all(ended(pid) for pid in processes)
    batch.close()


def test_a_worker_that_fails_says_why_and_all_leave():
    batch = Batch("king-of-con", 4, 2, workers=2)
    processes = pids(batch)
    with pytest.raises(WorkerError, match="worker 1 of this batch failed:\nTraceback"):
        batch._team._done({1: [(b"no game", 1)]}, "recall")
    assert all(ended(pid) for pid in processes)
    with pytest.raises(WorkerError, match="this batch is closed"):
        batch.reset()


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError])
def test_who_breaks_off_in_its_own_rows_sends_the_others_away(error, monkeypatch):
    batch = Batch("king-of-con", 4, 2, workers=2)
    look, processes = batch.reset(seed=1), pids(batch)

    def broken(deed, given):
        raise error

    monkeypatch.setattr(batch._team.ours, "do", broken)
    with pytest.raises(error):
        batch.step(look.masks.argmax(axis=1))
    assert all(ended(pid) for pid in processes)


def test_ctrl_c_ends_all_of_them_without_a_word(tmp_path):
    script = tmp_path / "for_ever.py"
    script.write_text(FOR_EVER, encoding="utf-8")
    running = subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd=ROOT,
    )
    assert running.stdout is not None
    workers = [int(pid) for pid in running.stdout.readline().split()]
    assert len(workers) == 2
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does
    _, told = running.communicate()
    assert told.splitlines()[-1] == "KeyboardInterrupt"
    assert told.count("Traceback") == 1
    assert all(ended(pid) for pid in workers)


def test_more_workers_than_games_are_refused():
    with pytest.raises(ValueError, match="3 games are played by 1 to 3 workers, not by 4"):
        Batch("king-of-con", 3, workers=4)
    with pytest.raises(ValueError, match="not by 0"):
        Batch("king-of-con", 3, workers=0)
    with pytest.raises(RuntimeError, match="reset the batch first"):
        Batch("king-of-con", 1).step([0])


def test_who_waits_for_another_process_stays_awake_only_where_each_has_a_core(monkeypatch):
    """To wake a core takes as long as a step; but one that is awake keeps others from theirs."""
    monkeypatch.setattr(workers, "cores", lambda: 2)
    with (
        Batch("king-of-con", 3, 2, workers=2) as pair,
        Batch("king-of-con", 3, 2, workers=3) as crowd,
    ):
        assert (pair._team.awake, crowd._team.awake) == (workers.AWAKE, 0.0)
        assert same(pair.reset(seed=1), crowd.reset(seed=1))


@pytest.mark.parametrize("awake", [0.0, 0.001])
def test_what_is_said_is_heard_by_who_is_awake_and_by_who_has_fallen_asleep(awake):
    ours, theirs = Pipe()
    with ours, theirs:
        ours.send_bytes(b"at once")
        assert workers.heard(theirs, awake) == b"at once"
        later = threading.Timer(0.02, ours.send_bytes, [b"later"])
        later.start()
        assert workers.heard(theirs, awake) == b"later"
        later.join()
