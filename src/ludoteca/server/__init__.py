"""The game hall: tables, seats, invitations, bots and spectators, over HTTP and WebSocket.

The append-only log of a table is the truth (`store`, `entries`); `room` follows it and knows no
network; `hall` keeps rooms in memory and writes; `live` and `api` are the doors; docs/protocol.md
is what they speak.
"""
