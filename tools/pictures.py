"""Pictures of every phase of a table at every size, light and dark: `make pictures`."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.server.process import Server
from tests.web.chromium import launched
from tests.web.measure import SIZES, resize
from tests.web.scenes import SCENES, company, lay_all, settled, sit
from tests.web.visitor import Visitor

STILL = 0.001  # shows go on only when they are told to
README = ("board 4 - theatre", (1366, 768), "light")  # what it shows first
PAGES = {"home": "/", "new": "/#all", "learn": "/learn#all", "rules": "/rules"}


def visitor_of(browser: Browser, port: int, lang: str) -> Visitor:
    context = browser.new_context(locale=lang, reduced_motion="reduce", service_workers="block")
    kept = json.dumps(json.dumps({"speed": STILL, "lang": lang}))
    context.add_init_script(f"localStorage.getItem('algoritmus') ?? localStorage.setItem('algoritmus', {kept})")
    return Visitor(context, f"http://127.0.0.1:{port}", lang, touch=False)


def take(visitor: Visitor, folder: Path, name: str) -> None:
    for size in SIZES:
        resize(visitor.page, size)
        for theme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme=theme)
            visitor.page.screenshot(path=folder / f"{name} {size[0]}x{size[1]} {theme}.png")
            if (name, size, theme) == README:
                visitor.page.screenshot(path="docs/table.jpg", type="jpeg", quality=80)


def show_speed(visitor: Visitor) -> None:
    """The show stands still by now: its button says what it says to everybody."""
    speed = visitor.theatre.locator("button", has_text="×")
    while speed.is_visible() and speed.inner_text() != "×1":
        speed.click()


def take_scene(browser: Browser, folder: Path, scene: str, lang: str) -> None:
    with Server(Path(tempfile.mkdtemp())) as server:
        visitor = visitor_of(browser, server.port, lang)
        for phase, _ in SCENES[scene](visitor):
            show_speed(visitor)
            take(visitor, folder, f"{scene} - {phase}")
        visitor.context.close()


def afterwards(visitor: Visitor) -> Iterator[str]:
    """A game of one round with loops and questions: while it waits, its replay, another answer, both side by side."""
    sit(visitor, "golems/energy", {"way": "autonomous", "limit": "1"}, company(1, 1))
    expect(visitor.hand).to_be_visible()
    code = visitor.code()
    visitor.open("/")
    expect(visitor.page.locator(".kept svg text").first).to_be_attached()
    yield "continue"
    visitor.open(f"/r/{code}")
    lay_all(visitor)
    visitor.tap(visitor.page.locator("main .lock"))
    visitor.skip()
    visitor.open(f"/replay#{code}")
    for _ in range(3):
        visitor.tap(visitor.button("step-on"))
    yield "replay"
    visitor.tap(visitor.button("whatif"))
    expect(visitor.hand).to_be_visible()
    yield "what if"
    visitor.page.keyboard.press("Backspace")
    visitor.tap(settled(visitor).locator(".pile:not(.off)").first)
    settled(visitor)
    visitor.tap(visitor.page.locator("main .lock"))
    expect(visitor.region("whatif").locator("article").first).to_be_visible()
    yield "both"


def setting(visitor: Visitor) -> Iterator[str]:
    """Who plays, and all that is folded away."""
    visitor.open("/#all")
    visitor.take_box("golems-edition-board")
    visitor.page.wait_for_load_state("networkidle")
    yield "who plays"
    visitor.tap(visitor.button("new-more"))
    visitor.wish("option-way", "value-junior")
    yield "more choices"
    visitor.done()
    visitor.tap(visitor.button("settings"))
    yield "settings"


WALKS = {"afterwards": afterwards, "setting": setting}


def take_walk(browser: Browser, folder: Path, walk: str, lang: str) -> None:
    with Server(Path(tempfile.mkdtemp())) as server:
        visitor = visitor_of(browser, server.port, lang)
        for stop in WALKS[walk](visitor):
            take(visitor, folder, f"{walk} - {stop}")
        visitor.context.close()


def take_pages(browser: Browser, folder: Path, lang: str) -> None:
    with Server(Path(tempfile.mkdtemp())) as server:
        visitor = visitor_of(browser, server.port, lang)
        for name, path in PAGES.items():
            visitor.open(path)
            visitor.page.wait_for_load_state("networkidle")
            take(visitor, folder, name)
        visitor.context.close()


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with launched() as chromium:
        for number, scene in enumerate(SCENES):
            if not wanted or scene in wanted:
                take_scene(chromium, folder, scene, ("en", "ru")[number % 2])
        for walk in WALKS:
            if not wanted or walk in wanted:
                take_walk(chromium, folder, walk, "en")
        if not wanted or "pages" in wanted:
            take_pages(chromium, folder, "ru")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
