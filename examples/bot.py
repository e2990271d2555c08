"""A bot of one's own, at a table of any hall: standard library and `websockets`.

    python examples/bot.py 'http://127.0.0.1:8000/tables/<id>?invitation=<secret>' --seat 2

It sits down by invitation like any guest, and answers whatever it is asked.  To write a better
one, change `choose`: it gets what docs/protocol.md calls `asked` and `view`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
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


def post(url: str, data: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = urllib.request.Request(url, json.dumps(data).encode(), headers, method="POST")
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


async def play(link: str, seat: int, name: str) -> list[int]:
    """Sit down, play to the end; the scores."""
    parts = urlsplit(link)
    base, table = f"{parts.scheme}://{parts.netloc}", parts.path.rsplit("/", 1)[-1]
    invitation = parse_qs(parts.query).get("invitation", [""])[0]
    token = post(f"{base}/api/people", {"name": name})["token"]
    claim = {"kind": "person", "invitation": invitation}
    post(f"{base}/api/tables/{table}/seats/{seat}", claim, token)
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
    parser.add_argument("--seat", type=int, default=1)
    parser.add_argument("--name", default="Example bot")
    args = parser.parse_args()
    print(asyncio.run(play(args.link, args.seat, args.name)))


if __name__ == "__main__":
    main()
