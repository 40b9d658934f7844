"""The built page: its files, and security headers for every response."""

from __future__ import annotations

import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from algoritmus.server.http import caching
from algoritmus.server.http.cookies import COOKIE, Cookies, header

FOLDER: Final = Path(__file__).parents[1] / "page"
INDEX: Final = "index.html"
HASHED_FILES: Final = "assets/"  # their names change with their content
IMMUTABLE: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
MAX_NAME_LENGTH: Final = 200  # no file of the page has a longer one; resolving a long path is slow
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
BUILD_HEADER: Final = b"x-page-build"
BUILD: Final = re.compile(rb'<meta name="page-build" content="(\w+)"')
HOW_TO_BUILD: Final = "The page has not been built. In a clone of the project: make page"


def is_built() -> bool:
    return (FOLDER / INDEX).is_file()


@lru_cache
def read(path: Path, changed: float) -> bytes:  # noqa: ARG001
    return path.read_bytes()


@lru_cache(maxsize=1)
def build_of(index: bytes) -> bytes:
    found = BUILD.search(index)
    return found[1] if found else b""


def page_build() -> bytes:
    """The build of the page on disk, so that a page loaded before an update can tell; empty where there is none."""
    path = FOLDER / INDEX
    return build_of(read(path, path.stat().st_mtime)) if path.is_file() else b""


def send_file(request: Request, path: Path, cache_control: str) -> Response:
    kind, _ = mimetypes.guess_type(path.name)
    return caching.send(request, read(path, path.stat().st_mtime), kind or "application/octet-stream", cache_control)


async def show_page(request: Request) -> Response:
    """The page. Its script shows what belongs to the address."""
    if not is_built():
        unbuilt = f"<!doctype html><title>Algoritmus</title><p>{HOW_TO_BUILD}</p>"
        return with_cookie(request, HTMLResponse(unbuilt, 503))
    return with_cookie(request, send_file(request, FOLDER / INDEX, REVALIDATE))


def with_cookie(request: Request, response: Response) -> Response:
    """Every browser that opens the page gets a cookie, so that rate limits tell browsers behind one address apart."""
    cookies: Cookies = request.app.state.services.context.cookies
    if not cookies.holder(request.cookies.get(COOKIE)):
        response.headers.append("set-cookie", header(cookies.new(), request.url.scheme == "https"))
    return response


def find(name: str) -> Path | None:
    """A file of the page; None if there is none, or if the name is not possible."""
    if len(name) > MAX_NAME_LENGTH:
        return None
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
    return send_file(request, path, IMMUTABLE if name.startswith(HASHED_FILES) else REVALIDATE)


class SecurityHeaders:
    """Middleware that adds the security headers and the build of the page to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self.headers, (BUILD_HEADER, page_build())]
            await send(message)

        await self.app(scope, receive, send_more if scope["type"] == "http" else send)
