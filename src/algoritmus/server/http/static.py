"""The page of the table: one application, with headers that keep foreign scripts out."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from algoritmus.server.http import cached
from algoritmus.server.http.cookies import COOKIE, Cookies, header

FOLDER: Final = Path(__file__).parents[1] / "page"
INDEX: Final = "index.html"
HASHED: Final = "assets"  # names of these files change with their content
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HOW_TO_BUILD: Final = "The page has not been built. In a clone of the project: make page"


def is_built() -> bool:
    return (FOLDER / INDEX).is_file()


@lru_cache
def read(path: Path, changed: float) -> bytes:  # noqa: ARG001
    return path.read_bytes()


def send_file(request: Request, path: Path, kept: str) -> Response:
    kind, _ = mimetypes.guess_type(path.name)
    return cached.send(request, read(path, path.stat().st_mtime), kind or "application/octet-stream", kept)


async def show_page(request: Request) -> Response:
    """The application; which page of it is shown is its own affair."""
    if not is_built():
        unbuilt = f"<!doctype html><title>Algoritmus</title><p>{HOW_TO_BUILD}</p>"
        return known(request, HTMLResponse(unbuilt, 503))
    return known(request, send_file(request, FOLDER / INDEX, ASK_AGAIN))


def known(request: Request, response: Response) -> Response:
    """Whoever comes in by the page has a cookie, so that a school behind one address is many browsers."""
    cookies: Cookies = request.app.state.services.requests.cookies
    if not cookies.holder(request.cookies.get(COOKIE)):
        response.headers.append("set-cookie", header(cookies.new(), request.url.scheme == "https"))
    return response


def find(name: str) -> Path | None:
    """A file of the page by its name; there is none whose name no disk can have."""
    try:
        path = (FOLDER / name).resolve()
        return path if path.is_relative_to(FOLDER.resolve()) and path.is_file() else None
    except (ValueError, OSError):
        return None


async def show_file(request: Request) -> Response:
    """A file of the built page."""
    name = str(request.path_params["name"])
    path = find(name)
    if path is None:
        return Response("There is nothing here.", 404, media_type="text/plain")
    return send_file(request, path, FOR_EVER if name.startswith(f"{HASHED}/") else ASK_AGAIN)


class Headers:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self.headers]
            await send(message)

        await self.app(scope, receive, send_more if scope["type"] == "http" else send)
