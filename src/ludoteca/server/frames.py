"""WebSockets as a hall needs them: many lines, each with a little to say, often the same again.

uvicorn's own, but for three things.  What is sent is compressed with a window that still has the
message before it, and quickly: half the time, and a third of the bytes where views are large.  What
a table tells goes straight to the socket, not through a queue and a task for each line.  And a line
is read on while its last message is being answered, up to a few: to stop and to begin again are two
calls to the system for each move.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.server import ServerProtocol

LINE = "ludoteca.line"  # among the extensions of the connection's scope
WINDOW, MEMORY, LEVEL = 13, 5, 1  # 8 kB of what went before; 48 kB in memory; quickly
UNREAD = 1 << 20  # bytes that may wait for one who does not read
AHEAD = 8  # messages that may wait to be answered


class Frames(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW,
            client_max_window_bits=12,
            compress_settings={"memLevel": MEMORY, "level": LEVEL},
        )
        self.conn = ServerProtocol(
            extensions=[deflate], max_size=self.config.ws_max_size, logger=self.logger
        )

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def write(self, data: bytes) -> bool:
        """Send a message at once; False: too much is waiting already, nobody reads it."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True  # whoever serves this line is about to be told
        if self.transport.get_write_buffer_size() > UNREAD:
            return False
        try:
            self.conn.send_text(data)
        except InvalidState:
            return True
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        paused = self.read_paused
        if self.queue.qsize() < AHEAD:
            self.read_paused = True  # as far as uvicorn knows: it does not stop to read then
        super().send_receive_event_to_app()
        if self.queue.qsize() < AHEAD:
            self.read_paused = paused
