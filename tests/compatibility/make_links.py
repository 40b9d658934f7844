"""Makes one or more links of every kind, the responses behind them, and files of puzzles and scenarios."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from tests.compatibility.commands import code_of
from tests.compatibility.files import USER, pack, write
from tests.compatibility.links import open_link
from tests.compatibility.rooms import copy_folder
from tests.server.site import Browser, site

Json = dict[str, Any]
TITLE: list[Json] = [
    {"do": "set", "piece": "title.ru", "value": "Вокруг стены"},
    {"do": "set", "piece": "title.en", "value": "Round the wall"},
    {"do": "set", "piece": "story.ru", "value": "Голем идёт за «бочкой»."},
]


def put(piece: str, column: int, line: int) -> Json:
    return {"do": "put", "piece": piece, "at": [column, line]}


def choose(piece: str, value: str) -> Json:
    return {"do": "set", "piece": piece, "value": value}


GOAL = put("goal", 0, 2)
LADDER = [put("Au", 3, 0), put("Ad", 3, 2)]
TOKENS = [put("wall", 1, 0), put("water", 2, 2), put("barrel-repair", 1, 3), put("logic-xor", 2, 0), put("ice", 1, 1)]
PLANET = [put("hill-1", 3, 3), put("wall-n", 4, 4), put("sample-moss", 2, 2), put("goal", 1, 2)]
DRAFTS: dict[str, tuple[str, list[Json]]] = {
    "corner": ("puzzle", [GOAL, *TITLE]),
    "rival": ("puzzle", [GOAL, put("start2", 3, 3), choose("program2", "F L"), choose("card F", "use")]),
    "tokens": ("puzzle", [choose("box", "golems/board"), GOAL, *LADDER, *TOKENS, choose("not", "1"), choose("S", "1")]),
    "blocks": ("puzzle", [choose("box", "golems/blocks"), choose("goal", "edge"), choose("x2", "1")]),
    "cards": ("puzzle", [choose("box", "golems/cards"), GOAL, choose("exactly", "on"), choose("enemy", "1")]),
    "rovers": (
        "puzzle",
        [choose("box", "progers/basic"), put("goal", 1, 3), put("rover2", 3, 3), choose("turns2", "F / pass")],
    ),
    "algorithm": ("puzzle", [choose("box", "progers/full"), *PLANET, choose("algorithm", "J"), *TITLE]),
    "story": ("scenario", [put("goal", 2, 2), put("barrel", 1, 1), put("water", 0, 3), *TITLE]),
    "story-board": (
        "scenario",
        [choose("box", "golems/board"), choose("goal", "battle"), *LADDER, put("snow", 1, 1), put("barrel", 2, 2)],
    ),
}
FIELDS = ["golems/blocks/4x4~barrel-b2b3c2c3", "golems/board/Ea1w~barrel-a2a3d2d3"]
FIELDS += ["progers/basic/brick-c4.cube-a2", "progers/full/terrace-b7.ridge-e4S.tower-g6"]
LESSONS = ["lesson-cards", "lesson-corner", "lesson-repeat"]
PAGES = [*(f"/learn#{id_}" for id_ in LESSONS), "/path#loop-03", "/rules#golems:move.edge", "/rules#progers:algo.loop"]


async def make_links() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with site(copy_folder(Path(folder))) as here:
            browser = here.browser()
            drafts = {name: await draw(browser, *how) for name, how in DRAFTS.items()}
            links = [*PAGES, *links_of_rooms(), *links_of(drafts)]
            links += [f"{start}{field}" for field in FIELDS for start in ("/build#", "/#table/")]
            write("links.json", links)
            pack("links-opened.json.xz", {link: await open_link(browser, link) for link in links})
            await make_files(browser, drafts)
            path: Json = (await browser.get("/api/path")).json()
            tasks = {island["id"]: [task["id"] for task in island["tasks"]] for island in path["islands"]}
            write("tasks.json", tasks)


async def draw(browser: Browser, kind: str, edits: list[Json]) -> Json:
    """The draft after all these edits."""
    draft: Json = (await browser.post("/api/path/draft", {"kind": kind})).json()
    for edit in edits:
        wish = {"kind": kind, "text": draft["built"]["text"], "edit": edit}
        draft = (await browser.post("/api/path/draft", wish)).json()
        assert draft["built"]["refused"] is None, draft["built"]["refused"]
    return draft


def links_of(drafts: dict[str, Json]) -> list[str]:
    texts = [str(draft["built"]["text"]) for draft in drafts.values()]
    return [f"/make#{text}" for text in texts] + [f"/make#try/{text}" for text in texts if text.startswith("p")]


def links_of_rooms() -> list[str]:
    running, over = code_of("golems/board", over=False), code_of("progers/full", over=True)
    return [f"/r/{running}", f"/r/{over.lower()}", f"/replay#{over}", f"/replay#{over}:5.2", f"/analysis#{over}"]


async def make_files(browser: Browser, drafts: dict[str, Json]) -> None:
    """The files that the page offers for download."""
    for name, draft in drafts.items():
        folder = USER / f"{draft['kind']}s"
        folder.mkdir(parents=True, exist_ok=True)
        proven: Json = {} if draft["toml"] else (await browser.post("/api/path/own", {"page": draft["page"]})).json()
        (folder / f"my-{name}.toml").write_text(draft["toml"] or proven["toml"], "utf-8")
