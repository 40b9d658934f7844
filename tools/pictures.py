"""Pictures of every phase of a table and of every page at every size, light and dark: `make pictures`.

Some of them: `SCENES="junior 'blocks 2' pages"`. In another language or look: `SCENES="--lang ru --look strong"`.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.server.process import Server
from tests.web.chromium import launched
from tests.web.measure import SIZES, resize
from tests.web.scenes import SCENES, lay_all, seats_of, settled, sit
from tests.web.test_access import LOOKS, dress
from tests.web.visitor import Visitor

STILL = 0.001  # shows go on only when they are told to
README = ("board 4 - theatre", (1366, 768), "light")  # what it shows first
PAGES = {
    "home": "/",
    "new": "/#all",
    "learn": "/learn#all",
    "rules": "/rules",
    "path": "/path",
    "build": "/build#golems/board/Ea1~wall-b2",
    "make": "/make",
    "replay": "/replay",
}
TASKS = ("sequence-01", "if-03", "logic-09", "basic-03", "full-12")


def visitor_of(browser: Browser, port: int, lang: str) -> Visitor:
    context = browser.new_context(locale=lang, reduced_motion="reduce", service_workers="block")
    kept = json.dumps(json.dumps({"speed": STILL, "steps": "never", "lang": lang}))
    context.add_init_script(f"localStorage.getItem('algoritmus') ?? localStorage.setItem('algoritmus', {kept})")
    return Visitor(context, f"http://127.0.0.1:{port}", lang, touch=False)


class Album:
    """Where pictures go, and how each thing is seen for them."""

    def __init__(self, browser: Browser, folder: Path, lang: str | None, looks: list[str]) -> None:
        self.browser = browser
        self.folder = folder
        self.lang = lang
        self.looks = looks

    def take(self, visitor: Visitor, name: str) -> None:
        for size in SIZES:
            resize(visitor.page, size)
            for look in self.looks:
                dress(visitor.page, look)
                visitor.page.screenshot(path=self.folder / f"{name} {size[0]}x{size[1]} {look}.png")
                if (name, size, look) == README and not self.lang:
                    visitor.page.screenshot(path="docs/table.jpg", type="jpeg", quality=80)

    def walk(self, stops: Callable[[Visitor], Iterator[str]], lang: str) -> None:
        with Server(Path(tempfile.mkdtemp())) as server:
            visitor = visitor_of(self.browser, server.port, self.lang or lang)
            for stop in stops(visitor):
                self.take(visitor, stop)
            visitor.context.close()


def show_speed(visitor: Visitor) -> None:
    """The show stands still by now: its button says what it says to everybody."""
    speed = visitor.theatre.locator("button", has_text="×")
    while speed.is_visible() and speed.inner_text() != "×1":
        speed.click()


def scene(name: str) -> Callable[[Visitor], Iterator[str]]:
    def stops(visitor: Visitor) -> Iterator[str]:
        for phase, _ in SCENES[name](visitor):
            show_speed(visitor)
            yield f"{name} - {phase}"

    return stops


def afterwards(visitor: Visitor) -> Iterator[str]:
    """A game of one round with loops and questions: while it waits, its replay, another answer, both side by side."""
    sit(visitor, "golems/energy", {"way": "autonomous", "limit": "1"}, seats_of(1, 1))
    expect(visitor.hand).to_be_visible()
    code = visitor.code()
    visitor.open("/")
    expect(visitor.page.locator(".kept svg text").first).to_be_attached()
    yield "afterwards - continue"
    visitor.open(f"/r/{code}")
    lay_all(visitor)
    visitor.tap(visitor.page.locator("main .lock"))
    visitor.skip()
    visitor.open(f"/replay#{code}")
    for _ in range(3):
        visitor.tap(visitor.button("step-on"))
    yield "afterwards - replay"
    visitor.tap(visitor.button("whatif"))
    expect(visitor.hand).to_be_visible()
    yield "afterwards - what if"
    visitor.page.keyboard.press("Backspace")
    visitor.tap(settled(visitor).locator(".pile:not(.off)").first)
    settled(visitor)
    visitor.tap(visitor.page.locator("main .lock"))
    expect(visitor.region("whatif").locator("article").first).to_be_visible()
    yield "afterwards - both"


def setting(visitor: Visitor) -> Iterator[str]:
    """Who plays, what is chosen by pictures, and all that is folded away."""
    visitor.open("/#all")
    visitor.take_box("golems-edition-board")
    visitor.page.wait_for_load_state("networkidle")
    yield "setting - who plays"
    visitor.tap(visitor.page.get_by_role("button", name=visitor.words("new-where")))
    expect(visitor.page.locator("dialog[open] .sights svg").first).to_be_visible()
    for number, tab in enumerate(visitor.page.get_by_role("tab").all()):
        visitor.tap(tab)
        yield f"setting - places {number}"
    visitor.done()
    visitor.tap(visitor.button("option-cards"))
    visitor.wish("option-cards", "value-named")
    yield "setting - golem cards"
    visitor.done()
    visitor.tap(visitor.button("new-more"))
    yield "setting - more"
    visitor.wish("option-way", "value-junior")
    yield "setting - more of junior"
    visitor.done()
    visitor.tap(visitor.button("settings"))
    yield "setting - settings"


def tasks(visitor: Visitor) -> Iterator[str]:
    for id_ in TASKS:
        visitor.open(f"/path#{id_}")
        expect(visitor.field).to_be_visible()
        yield f"tasks - {id_}"


def editor_tabs(visitor: Visitor) -> Iterator[str]:
    """All tabs of the editor."""
    visitor.open("/make")
    visitor.page.wait_for_load_state("networkidle")
    for number, tab in enumerate(visitor.page.get_by_role("tab").all()):
        visitor.tap(tab)
        yield f"editor - {number}"


def pages(visitor: Visitor) -> Iterator[str]:
    for name, path in PAGES.items():
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        yield name


WALKS = {
    "afterwards": afterwards,
    "setting": setting,
    "tasks": tasks,
    "editor": editor_tabs,
    "pages": pages,
}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", type=Path)
    reader.add_argument("wanted", nargs="*", default=[], help="all if none is named")
    reader.add_argument("--lang", choices=("en", "ru"), help="instead of one after the other")
    reader.add_argument("--look", choices=LOOKS, action="append", help="light and dark if none is named")
    asked = reader.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    everything = {name: scene(name) for name in SCENES} | WALKS
    with launched() as chromium:
        album = Album(chromium, asked.folder, asked.lang, asked.look or ["light", "dark"])
        for number, (name, stops) in enumerate(everything.items()):
            if not asked.wanted or name in asked.wanted:
                album.walk(stops, ("ru", "en")[number % 2])


if __name__ == "__main__":
    main()
