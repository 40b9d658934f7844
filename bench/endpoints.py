"""Instructions of the server process per request, for every endpoint, counted by callgrind.

Threads share the interpreter of the server process, so its CPU per request is what other clients wait for. Worker
processes are not counted. Requests are varied, so that caches of results miss. `python bench/endpoints.py` compares
with bench/endpoints.json and fails if a count is more than 10 % above it, or above the limit; `--write` makes that
file anew. `--count` is what runs under valgrind.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import os
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
BASELINE = Path(__file__).with_suffix(".json")
RECORD = ROOT / "tests" / "golden" / "records" / "golems-board-07-random.txt"
TOLERANCE = 0.10
SLACK = 200_000  # instructions: background tasks of the server
LIMIT = 30_000_000  # instructions: about 5 ms
REQUESTS = 5  # counted per endpoint, after one that is not
MARK = "getpgid"  # a function of libc that nothing else calls: callgrind writes and resets its counts there
Ask = Callable[[int], tuple[str, bytes | None]]


# the requests


def get(path: str) -> Ask:
    return lambda number: (path.replace("{number}", str(number)), None)


def post(path: str, body: Callable[[int], object]) -> Ask:
    return lambda number: (path, json.dumps(body(number)).encode())


def options(rule_set: str, **chosen: str) -> Ask:
    return post("/api/games/choices", lambda number: {"rule_set": rule_set, "options": {**chosen, "x": str(number)}})


def field(rule_set: str, text: str) -> Ask:
    edits = [{"do": "turn", "at": [number, 1]} for number in range(REQUESTS + 1)]
    return post("/api/build", lambda number: {"rule_set": rule_set, "text": text, "edit": edits[number]})


def endpoints(room: str, record: str, fields: Mapping[str, str], rule: str) -> dict[str, Ask]:
    """By name: `METHOD route`, with the special feature of the request."""
    past = {"record": record, "step": 1, "seat": 0}
    task = {"task": "turn-03"}
    return {
        "GET /": get("/"),
        "GET /healthz": get("/healthz"),
        "GET /readyz": get("/readyz"),
        "GET /api/links": get("/api/links"),
        "GET /api/games": get("/api/games"),
        "POST /api/games/choices golems/board": options("golems/board", field="crossing"),
        "POST /api/games/choices progers/full, random planet": options("progers/full", planet="random"),
        "POST /api/games/memo golems/board": post(
            "/api/games/memo",
            lambda number: {"rule_set": "golems/board", "lang": "ru", "options": {"limit": str(number + 1)}},
        ),
        "POST /api/games/sights golems/board": post(
            "/api/games/sights",
            lambda number: {"rule_set": "golems/board", "option": "field", "options": {"x": str(number)}},
        ),
        "POST /api/build golems/board": field("golems/board", fields["golems/board"]),
        "POST /api/build progers/full": field("progers/full", fields["progers/full"]),
        "POST /api/build/surprise progers/full": post(
            "/api/build/surprise", lambda number: {"rule_set": "progers/full", "seed": f"bench {number}"}
        ),
        "GET /api/rules/{game}": get("/api/rules/golems?lang=ru"),
        "GET /api/rules/{game}/{rule}/example": get(f"/api/rules/golems/{rule}/example"),
        "GET /api/words/{lang}": get("/api/words/ru"),
        "POST /api/rooms golems/board": post("/api/rooms", lambda _: {"rule_set": "golems/board"}),
        "POST /api/rooms progers/full": post("/api/rooms", lambda _: {"rule_set": "progers/full"}),
        "POST /api/rooms progers/full, random planet": post(
            "/api/rooms", lambda _: {"rule_set": "progers/full", "options": {"planet": "random"}}
        ),
        "GET /api/rooms/{code}": get(f"/api/rooms/{room}"),
        "GET /api/rooms/{code} unknown": get("/api/rooms/NOROOM{number}"),
        "POST /api/rooms/{code}/join": post(f"/api/rooms/{room}/join", lambda _: {"name": "Ann"}),
        "GET /api/rooms/{code}/record": get(f"/api/rooms/{room}/record"),
        "GET /api/rooms/{code}/replay": get(f"/api/rooms/{room}/replay"),
        "POST /api/replay": lambda _: ("/api/replay", record.encode()),
        "POST /api/replay/link": lambda _: ("/api/replay/link", record.encode()),
        "POST /api/replay/record not a link": lambda _: ("/api/replay/record", b"1.nothing"),
        "POST /api/replay/ask": post("/api/replay/ask", lambda _: past),
        "POST /api/replay/next": post("/api/replay/next", lambda _: {**past, "laid": []}),
        "POST /api/replay/what-if": post("/api/replay/what-if", lambda _: {**past, "cards": []}),
        "POST /api/dry-run": post("/api/dry-run", lambda _: {"room": room, "seat": 0, "cards": ["F"]}),
        "GET /api/path": get("/api/path"),
        "POST /api/path/draft": post("/api/path/draft", lambda number: {"kind": ("puzzle", "scenario")[number % 2]}),
        "POST /api/path/task": post("/api/path/task", lambda _: {"page": {}}),
        "POST /api/path/own": post("/api/path/own", lambda _: {"page": {}}),
        "POST /api/path/next": post("/api/path/next", lambda _: {**task, "laid": []}),
        "POST /api/path/try": post("/api/path/try", lambda _: {**task, "cards": ["F"]}),
        "POST /api/path/hint": post("/api/path/hint", lambda _: {**task, "step": 1}),
        "GET /api/path/tasks/{task}": get("/api/path/tasks/turn-03"),
        "POST /api/review not a record": lambda _: ("/api/review", b""),
        "POST /api/hint": post("/api/hint", lambda _: {"room": room, "seat": 0}),
        "POST /api/settle": lambda _: ("/api/settle", b"{}"),
        "GET /{name:path} unknown": get("/nothing"),
        "GET /{name:path} 4 kB": get("/" + "a/" * 2000),
        "POST /api/rooms/{code}/game": post(
            f"/api/rooms/{room}/game",
            lambda number: {"rule_set": ("progers/full", "golems/board")[number % 2], "options": {"players": "2"}},
        ),
    }


# under valgrind


class Browser:
    """Calls the application without a network."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookie = b""

    async def ask(self, path: str, body: bytes | None) -> bytes:
        """The body of the response; the cookie that comes with it is kept."""
        path, _, query = path.partition("?")
        headers = [(b"host", b"localhost"), (b"cookie", self.cookie)]
        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET" if body is None else "POST",
            "path": path,
            "headers": headers,
        }
        scope |= {"query_string": query.encode(), "root_path": "", "scheme": "http", "client": ("127.0.0.1", 1)}
        waiting = [{"type": "http.request", "body": body or b"", "more_body": False}]
        found = bytearray()

        async def receive() -> object:
            return waiting.pop() if waiting else await asyncio.get_running_loop().create_future()

        async def send(message: dict[str, Any]) -> None:
            for name, value in message.get("headers", ()):
                if name == b"set-cookie":
                    self.cookie = value.partition(b";")[0]
            found.extend(message.get("body", b""))

        await self.app(scope, receive, send)
        return bytes(found)

    async def json(self, path: str, body: object = None) -> Any:
        return json.loads(await self.ask(path, None if body is None else json.dumps(body).encode()))


async def run_all(folder: Path) -> None:
    from algoritmus.server.http.app import make_app
    from algoritmus.server.limits import Limits

    numbers = itertools.count()
    secrets.token_hex = lambda nbytes=None: f"bench {nbytes} {next(numbers)}"  # the same seeds in every run
    many = dict.fromkeys(("requests", "rooms", "unknown_codes", "heavy", "messages"), 1000000000.0)
    limits = Limits(**{f"{name}_burst": most for name, most in many.items()}, job_seconds=600.0)  # type: ignore[arg-type]
    app = make_app(folder, limits)
    async with app.router.lifespan_context(app):
        browser = Browser(app)
        for name, ask in (await prepare(browser)).items():
            await browser.ask(*ask(REQUESTS))
            await asyncio.sleep(0.1)  # until nothing of it runs any more
            os.getpgid(0)
            for number in range(REQUESTS):
                await browser.ask(*ask(number))
            os.getpgid(0)
            print(name, flush=True)


async def prepare(browser: Browser) -> dict[str, Ask]:
    await browser.ask("/", None)
    seats = [{"kind": "person"}, {"kind": "computer"}]
    room = (await browser.json("/api/rooms", {"rule_set": "golems/cards", "seats": seats}))["room"]
    fields = {}
    for rule_set in ("golems/board", "progers/full"):
        fields[rule_set] = (await browser.json("/api/build/surprise", {"rule_set": rule_set, "seed": "bench"}))["text"]
    rules = await browser.json("/api/rules/golems")
    rule = next(id_ for id_, one in rules.items() if one["example"])
    return endpoints(room, RECORD.read_text(encoding="utf-8"), fields, rule)


# outside


def counts(folder: Path) -> Iterator[int]:
    """The instructions between the marks of each endpoint: every second part."""
    parts = sorted(folder.glob("out.*"), key=lambda path: int(path.suffix[1:]))
    totals = [int(re.search(r"^totals: (\d+)", part.read_text(), re.MULTILINE)[1]) for part in parts]  # type: ignore[index]
    yield from totals[1::2]


def count() -> dict[str, int]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tool = ["valgrind", "--tool=callgrind", f"--dump-before={MARK}", f"--callgrind-out-file={folder}/out"]
        done = subprocess.run(
            [*tool, sys.executable, __file__, "--count", str(folder / "data")],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "0"},
        )
        if done.returncode:
            sys.exit(f"the count failed:\n{done.stderr[-2000:]}")
        names = done.stdout.splitlines()
        found = list(counts(folder))[: len(names)]
    return {name: round(total / REQUESTS) for name, total in zip(names, found, strict=True)}


def compare(found: Mapping[str, int], known: Mapping[str, int]) -> bool:
    """Print both; False if a count is worse than the baseline or above the limit."""
    good = True
    for name, number in sorted(found.items(), key=lambda item: -item[1]):
        before = known.get(name, number)
        worse = number > before * (1 + TOLERANCE) + SLACK or number > LIMIT
        good = good and not worse
        print(f"{number:12,} {number / before - 1:+7.1%}  {name}{'   worse' if worse else ''}")
    return good


def main() -> None:
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is missing: apt-get install valgrind")
    found = count()
    if "--write" in sys.argv:
        BASELINE.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    known = json.loads(BASELINE.read_text(encoding="utf-8")) if BASELINE.exists() else {}
    if not compare(found, known):
        sys.exit(1)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--count"]:
        gc.disable()  # when it runs depends on everything that was made before
        asyncio.run(run_all(Path(sys.argv[2])))
    else:
        main()
