"""docs/protocol.md names every route, request body, socket message and close code, and no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from starlette.routing import Route, WebSocketRoute

from algoritmus.server.http.app import routes
from algoritmus.server.wire import close_codes, messages
from algoritmus.server.wire.schema import BODIES

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
MODULES = {module.__name__ for module in BODIES}
FILES = "/{name:path}"  # the files of the page
SERVER, _, BROWSER = PAGE.partition("\nFrom the server:\n")[2].partition("\nFrom the browser")


def served() -> set[str]:
    """`GET /api/games` and so on."""
    found = {f"GET {one.path}" for one in routes() if isinstance(one, WebSocketRoute)}
    for one in routes():
        if isinstance(one, Route) and one.path != FILES:
            methods = (one.methods or set()) - {"HEAD"}
            found |= {f"{method} {one.path}" for method in methods}
    return found


def test_the_page_names_every_route_and_no_other() -> None:
    named = set(re.findall(r"`((?:GET|POST) /[^`\s]*)`", PAGE))
    sockets = {f"GET {path}" for path in re.findall(r"^## The socket `(/[^`]*)`$", PAGE, re.MULTILINE)}
    assert named | sockets == served()


@pytest.mark.parametrize(("union", "text"), [(messages.FromServer, SERVER), (messages.FromBrowser, BROWSER)])
def test_the_page_shows_every_message_with_its_fields(union: object, text: str) -> None:
    shown = {kind: set(re.findall(r'"(\w+)"', line)) for kind, line in re.findall(r'\{"type": "(\w+)"([^`]*)`', text)}
    kinds = get_args(union)
    assert len(kinds) >= 7
    assert set(shown) == {one.__struct_config__.tag for one in kinds}
    for one in kinds:
        missing = set(one.__struct_encode_fields__) - shown[one.__struct_config__.tag]
        assert not missing, (one, missing)


def test_every_file_that_the_page_names_is_there() -> None:
    root = Path(__file__).parents[2]
    for name in re.findall(r"`((?:server|web|tests|core|games)/[\w/.-]+|\w+\.py)`", PAGE):
        assert (root / name).exists() or (root / "src" / "algoritmus" / name).exists(), name


def test_the_page_names_the_close_codes() -> None:
    named = {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE)}
    ours = {code for name, code in vars(close_codes).items() if name.isupper()}
    assert named == ours | {1012}  # of uvicorn when it stops


def test_the_page_shows_every_request_body_with_its_fields() -> None:
    requests = {name: one for module in BODIES for name, one in vars(module).items() if name.endswith("Request")}
    known = {tuple(sorted(one.__struct_fields__)) for one in requests.values() if one.__module__ in MODULES}
    shown = re.findall(r"^\| `POST (\S+)` `(\{.*?\})` \|", PAGE, re.MULTILINE)
    assert len(shown) >= 16
    for path, body in shown:
        assert tuple(sorted(top_keys(body))) in known, path


def top_keys(body: str) -> list[str]:
    """The keys of an object, without those of objects in it."""
    inner = body[1:-1]
    while (outer := re.sub(r"\{[^{}]*\}|\[[^\[\]]*\]", "", inner)) != inner:
        inner = outer
    return re.findall(r'"(\w+)"(?=: |,|$)', re.sub(r': "\w+"', ": ", inner))
