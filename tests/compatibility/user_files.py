"""The responses of a server with user puzzles and scenarios (`serve --puzzles DIR --scenarios DIR`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from tests.compatibility.files import USER
from tests.server.process import PATIENCE, Server

Json = dict[str, Any]
SCENARIOS = {"my-story": "golems/energy", "my-story-board": "golems/board"}


def read_user_files(data: Path) -> Json:
    """Every puzzle as a task, every scenario as a table; and where they are on offer."""
    folders = ("--puzzles", str(USER / "puzzles"), "--scenarios", str(USER / "scenarios"))
    with Server(data, 0, *folders) as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as client:
        client.timeout = PATIENCE
        puzzles = sorted(path.stem for path in (USER / "puzzles").iterdir())
        games = client.get("/api/games").json()["games"]
        return {
            "offered": {game["rule_set"]: offered(game["choices"]) for game in games},
            "listed": [task["id"] for island in client.get("/api/path").json()["islands"] for task in island["tasks"]],
            "puzzles": {id_: task(client, id_) for id_ in puzzles},
            "scenarios": {id_: table(client, id_, rule_set) for id_, rule_set in SCENARIOS.items()},
        }


def offered(choices: dict[str, list[str]]) -> list[str]:
    return [id_ for option in ("puzzle", "scenario") for id_ in choices.get(option, []) if id_.startswith("my-")]


def task(client: httpx.Client, id_: str) -> Json:
    shown: Json = client.get(f"/api/path/tasks/{id_}").json()
    return {
        name: shown[name] for name in ("rule_set", "title", "story", "view", "cards", "covered", "optima", "forces")
    }


def table(client: httpx.Client, id_: str, rule_set: str) -> Json:
    wish = {"rule_set": rule_set, "options": {"scenario": id_}}
    shown: Json = client.post("/api/games/choices", json=wish).json()
    return {name: shown[name] for name in ("options", "seats", "sight")}
