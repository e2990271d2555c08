"""What a browser loads: the built client, the description of the doors, the schema of the wire."""

from __future__ import annotations

import gzip
import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from anyio import to_thread
from litestar import Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath

from ludoteca.server import wire
from ludoteca.server.api.caller import TheCaller, TheHouse
from ludoteca.server.refusals import Refusal
from ludoteca.server.voice import voice

FOREVER = "public, max-age=31536000, immutable"  # its name changes with what is in it
ASK = "no-cache"
SAFE = {
    "content-security-policy": (
        # 'wasm-unsafe-eval': the companion's Python, which comes from here as well.
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:;"
        " object-src 'none'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",  # unless said otherwise: tokens and hands are in some answers
}
BY_TLS = {"strict-transport-security": "max-age=31536000"}  # no subdomains: they are not ours


def safe(base_url: str) -> dict[str, str]:
    """What each answer of a hall says that guests reach there."""
    return SAFE | BY_TLS if base_url.startswith("https:") else SAFE


@get("/api/wire.json", summary="The JSON Schema of the messages at a table", sync_to_thread=False)
def wire_schema() -> dict[str, Any]:
    return wire.schema()


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(
    house: TheHouse, caller: TheCaller, request: Request[Any, Any, Any], path: FromPath[str] = "/"
) -> Response[bytes]:
    """A file of the client; whatever is none is a page of the client, which knows the way."""
    if path.startswith(("/api/", "/schema/")):
        raise Refusal("no-such-page", 404)
    root = house.settings.static.resolve()
    unzips = "gzip" in request.headers.get("accept-encoding", "")
    return await to_thread.run_sync(_file, root, path.lstrip("/"), caller.language, unzips)


def _file(root: Path, path: str, language: str, unzips: bool) -> Response[bytes]:
    wanted = (root / path).resolve() if "\x00" not in path else root
    if wanted.is_relative_to(root) and wanted.is_file():
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        kept = FOREVER if path.startswith("assets/") else ASK
        return Response(wanted.read_bytes(), media_type=kind, headers={"cache-control": kept})
    zipped = wanted.with_name(f"{wanted.name}.gz")
    if path.startswith("assets/") and zipped.is_relative_to(root) and zipped.is_file():
        return _zipped(zipped, unzips)
    if Path(path).suffix and path.startswith("assets/"):
        raise Refusal("no-such-page", 404)
    index = root / "index.html"
    if index.is_file():
        page, status = index.read_bytes(), 200
    else:
        page, status = _missing(language), 503
    headers = {"cache-control": ASK}
    return Response(page, media_type="text/html", status_code=status, headers=headers)


def _zipped(file: Path, unzips: bool) -> Response[bytes]:
    """What is large lies there compressed."""
    kind = mimetypes.guess_type(file.stem)[0] or "application/octet-stream"
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    data = file.read_bytes()
    if not unzips:
        return Response(gzip.decompress(data), media_type=kind, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(data, media_type=kind, headers=headers)


def _missing(language: str) -> bytes:
    say = voice(language).say
    title, text = escape(say("server-no-client")), escape(say("server-no-client-about"))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f'<h1>{title}</h1><p>{text}</p><p><a href="/schema">/schema</a></p></html>'
    ).encode()


class PlainPage(OpenAPIRenderPlugin):
    """The description of the doors as a page that loads nothing from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = [
            f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td>"
            f"<td>{escape(str(deed.get('summary', '')))}</td></tr>"
            for path, deeds in openapi_schema.get("paths", {}).items()
            for method, deed in deeds.items()
            if isinstance(deed, dict)
        ]
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteca: HTTP</title>'
            "<h1>Ludoteca</h1><p><a href='/schema/openapi.json'>OpenAPI</a>,"
            " <a href='/api/wire.json'>WebSocket: JSON Schema</a></p>"
            f"<table>{''.join(rows)}</table></html>"
        ).encode()


ROUTES = [wire_schema, client]
