"""Pictures of every phase of a table at every size, light and dark: `make pictures`."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from tests.server.process import Server
from tests.web.chromium import launched
from tests.web.measure import SIZES, resize
from tests.web.scenes import SCENES
from tests.web.visitor import Visitor

README = ("board 4 - theatre", (1366, 768), "light")  # what it shows first
PAGES = {"home": "/", "new": "/#all", "learn": "/learn#all", "rules": "/rules"}


def visitor_of(browser: Browser, port: int, lang: str) -> Visitor:
    context = browser.new_context(locale=lang, reduced_motion="reduce", service_workers="block")
    kept = json.dumps(json.dumps({"lang": lang}))
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


def take_scene(browser: Browser, folder: Path, scene: str, lang: str) -> None:
    with Server(Path(tempfile.mkdtemp())) as server:
        visitor = visitor_of(browser, server.port, lang)
        for phase, _ in SCENES[scene](visitor):
            take(visitor, folder, f"{scene} - {phase}")
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
        if not wanted or "pages" in wanted:
            take_pages(chromium, folder, "ru")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
