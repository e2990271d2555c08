"""A hall that opens while it is asked: types are learned before there are threads."""

import subprocess
import sys

RACE = """
import threading
from ludoteca.server.house import prime, warm
from ludoteca.games import NAMES, game
from ludoteca.words import Words
prime()
others = [threading.Thread(target=warm) for _ in range(2)]
for other in others:
    other.start()
for name in NAMES:
    Words("en", name)
for other in others:
    other.join()
"""


def test_words_can_be_read_in_several_threads_at_once():
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", RACE], capture_output=True, timeout=120)
        assert done.returncode == 0, done.stderr
