"""Where a hall can be reached: found out on this machine alone, nothing is sent or asked."""

from __future__ import annotations

import contextlib
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

HERE = "127.0.0.1"
ELSEWHERE = ("10.254.254.254", "172.31.254.254", "192.168.254.254")  # private: RFC 1918


def lan_address() -> str | None:
    """This machine's address in the network around it.

    To connect a datagram socket sends nothing: the system only says from which of its addresses
    it would.
    """
    for there in ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(type=socket.SOCK_DGRAM) as asked:
            asked.connect((there, 9))
            found = ip_address(asked.getsockname()[0])
            if not (found.is_loopback or found.is_unspecified):
                return str(found)
    return None


def url(address: str, port: int) -> str:
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def is_everywhere(address: str) -> bool:
    """Whether who listens there listens at every address of this machine."""
    found = _ip(address)
    return address == "" or (found is not None and found.is_unspecified)


def is_only_here(link: str) -> bool:
    """Whether that link means this machine, whoever follows it."""
    host = urlsplit(link).hostname or ""
    found = _ip(host)
    if found is None:
        return host == "localhost" or host.endswith(".localhost")
    return found.is_loopback or found.is_unspecified


def _ip(address: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(address)
    except ValueError:
        return None
