"""Measures a window: whether all needed elements lie inside, large enough for a finger and for the eye."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Page, TimeoutError

SIZES = [(390, 664), (360, 640), (844, 390), (820, 1180), (1366, 768), (1920, 1080)]
LAYING = {
    "field": "main .field [role=grid]",
    "first row": "main .rows li:first-child",
    "last row": "main .rows li:last-child",
    "first card": "main .hand li:first-child",
    "last card": "main .hand li:last-child",
    "button": "main .lock",
}
TURN = {
    "field": "main .field [role=grid]",
    "algorithm": "main .algorithm",
    "first card": "main .hand li:first-child",
    "last card": "main .hand li:last-child",
    "button": "main .lock",
}
TOLD = """() => { const told = document.querySelector('main.playing .sentences:not(.folded)');
  return !told || told.scrollHeight <= told.clientHeight + 9; }"""
SHOW = {"field": "main .field [role=grid]", "sentence": "main .sentences", "controls": "main [role=toolbar]"}
ROWS = {**SHOW, "lit row": "main tr.lit"}
ALGORITHM = {**SHOW, "algorithm": "main .algorithm"}
CHOICE = {"field": "main .field [role=grid]", "options": "main .options > *", "button": "main .lock"}
CURTAIN = {"curtain": "main .curtain", "button": "main .curtain .button"}
RESULT = {"field": "main .field [role=grid]", "heading": "main .result h2", "button": "main .result .button"}
LESSON = {**LAYING, "field": "main [role=grid]"}

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def faults(page: Page, parts: dict[str, str], cells: float = 24) -> list[str]:
    """What is wrong with the window as it is now, once sentences that have no room are folded."""
    with suppress(TimeoutError):  # then it is told below
        page.wait_for_function(TOLD, timeout=10_000)
    return list(page.evaluate(MEASURE, [parts, cells]))


def resize(page: Page, size: tuple[int, int]) -> None:
    """The page has drawn itself anew after it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"
    )
