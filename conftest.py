"""What every test may rely on."""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that starts us in the background ignores Ctrl-C, and so would every game we start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
