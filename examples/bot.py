"""A bot of one's own, at a table of any hall: standard library and `websockets`.

    python examples/bot.py 'http://127.0.0.1:8000/tables/<id>?invitation=<secret>' --seat 2

Seats are counted from 1, as in the hall (the protocol counts from 0); without --seat it takes the
first that is free.  It sits down by invitation like any guest, and answers whatever it is asked.
To write a better one, change `choose`: it gets what docs/protocol.md calls `asked` and `view`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import secrets
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.asyncio.client import connect


def choose(asked: dict[str, Any], view: dict[str, Any]) -> Any:
    """One of the things where there are things to choose from; else what the rules would do."""
    space = asked["space"]
    if space["space"] == "OneOf" and space["items"]:
        return random.choice(space["items"])
    return asked["default"]


class RefusedError(Exception):
    """What the hall would not do, in its own words."""


def ask(url: str, data: dict[str, Any] | None = None, token: str = "") -> dict[str, Any]:
    """GET, or POST where there is something to send."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    body = None if data is None else json.dumps(data).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body, headers)) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        with contextlib.suppress(ValueError, KeyError, TypeError):
            raise RefusedError(json.load(error)["text"]) from None
        raise RefusedError(f"{url}: {error}") from None
    except urllib.error.URLError as error:
        raise RefusedError(f"{url}: {error.reason}") from None


def pick_seat(seats: list[dict[str, Any]], wanted: int | None) -> int:
    """The number of that seat in the protocol; *wanted* counts from 1."""
    free = [seat["seat"] for seat in seats if seat["kind"] == "open"]
    told = ", ".join(str(seat + 1) for seat in free) or "none"
    if wanted is None and free:
        return int(free[0])
    if wanted is None or wanted - 1 not in free:
        asked = "" if wanted is None else f"Seat {wanted} cannot be had. "
        raise RefusedError(f"{asked}Free seats of {len(seats)}: {told}.")
    return wanted - 1


async def play(link: str, wanted: int | None, name: str) -> list[int]:
    """Sit down, play to the end; the scores."""
    parts = urlsplit(link)
    base, table = f"{parts.scheme}://{parts.netloc}", parts.path.rsplit("/", 1)[-1]
    invitation = parse_qs(parts.query).get("invitation", [""])[0]
    seat = pick_seat(ask(f"{base}/api/tables/{table}")["seats"], wanted)
    token = ask(f"{base}/api/people", {"name": name})["token"]
    claim = {"kind": "person", "invitation": invitation}
    ask(f"{base}/api/tables/{table}/seats/{seat}", claim, token)
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
    answered = 0  # the number of the last decision that was answered
    async with connect(url, additional_headers={"authorization": f"Bearer {token}"}) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused" and message["code"] == "refused":
                print(message["text"])
            if message["type"] not in ("table", "news"):
                continue
            if message["result"]:
                scores: list[int] = message["result"]["scores"]
                return scores
            asked = message["asked"]
            if asked and asked["decision"] > answered:
                answered = asked["decision"]
                answer = {
                    "type": "choose",
                    "nonce": secrets.token_hex(8),
                    "decision": answered,
                    "choice": choose(asked, message["view"]),
                }
                await socket.send(json.dumps(answer))
    return []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("link", help="the invitation")
    parser.add_argument("--seat", type=int, help="counted from 1; the first free one unless said")
    parser.add_argument("--name", default="Example bot")
    args = parser.parse_args()
    try:
        print(asyncio.run(play(args.link, args.seat, args.name)))
    except RefusedError as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
