"""Serving a hall until somebody says stop; what stands in the way is told by key."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
import threading
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace
from sqlalchemy.exc import NoSuchModuleError, SQLAlchemyError

from ludoteca.server import journal, network
from ludoteca.server.app import build
from ludoteca.server.frames import Frames
from ludoteca.server.live import BIGGEST
from ludoteca.server.settings import Settings
from ludoteca.server.store.database import Database


class ServingError(Exception):
    """Why the hall cannot be opened: a message of the hall."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key, args)
        self.key = key
        self.told = args


def serve(
    settings: Settings, address: str, port: int, say: Callable[..., None], *, browse: bool = False
) -> None:
    """Bring the database up to date, listen, serve; *say* takes messages by their keys."""
    shown = without_password(settings.url)
    if settings.bus and find_spec("redis") is None:
        raise ServingError("server-no-bus-package")
    _prepare(settings, shown)
    listening = _listen(address, port)
    port = listening.getsockname()[1]
    settings = replace(settings, network_url=_network_url(address, port))
    here = network.HERE if network.is_everywhere(address) else address
    url = settings.base_url or network.url(here, port)
    level = logging.INFO if settings.log_requests else logging.WARNING
    journal.begin(level, json=settings.log_json)
    config = uvicorn.Config(
        build(settings),
        ws=Frames,
        ws_max_size=4 * BIGGEST,
        access_log=False,  # an invitation would be in it
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=3,
    )
    say("server-open", url=url)
    if settings.network_url and not settings.base_url:
        say("server-open-network", url=settings.network_url)
    say("server-open-data", file=shown)
    if settings.bus:
        say("server-bus", bus=without_password(settings.bus))
        if settings.url.startswith("sqlite"):
            say("server-bus-needs-postgres")
    if browse:
        threading.Timer(0.5, webbrowser.open, [url]).start()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
    say("server-close")


def without_password(url: str) -> str:
    """The database, as it may be told."""
    password = urlsplit(url).password
    return url if password is None else url.replace(f":{password}@", ":…@")


def _prepare(settings: Settings, shown: str) -> None:
    async def migrate() -> None:
        database = Database(settings.url)
        try:
            await database.migrate()
        finally:
            await database.close()

    try:
        asyncio.run(migrate())
    except (ModuleNotFoundError, NoSuchModuleError):
        raise ServingError("server-no-driver", db=shown) from None
    except (SQLAlchemyError, OSError) as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise ServingError("server-no-database", db=shown, why=why) from None


def _network_url(address: str, port: int) -> str:
    """As others in the network reach it; empty where it listens on this machine only."""
    found = network.lan_address() if network.is_everywhere(address) else address
    told = network.url(found, port) if found else ""
    return "" if network.is_only_here(told) else told


def _listen(address: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    # said to be TCP: else asyncio lets small messages wait for one another, up to 40 ms
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((address, port))
        listening.listen(128)  # whoever comes before we serve has to wait a moment
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ServingError("server-port-taken", port=str(port)) from None
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise ServingError("server-no-address", address=address) from None
        why = error.strerror or str(error)
        raise ServingError("server-no-port", port=str(port), why=why) from None
    return listening
