"""Chromium without a window: its headless shell where it is installed, which starts a page with half of the work."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
PATIENCE = 60_000.0  # milliseconds; long enough for a busy machine, and nothing waits that long where it is not needed
STARTED = 5 * PATIENCE  # all tests of a process wait for their browser once
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """Where it is."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert named, "Chromium is needed: apt-get install chromium-headless-shell, or say where it is in CHROMIUM."
    return named


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser for any number of contexts."""
    expect.set_options(timeout=PATIENCE)
    path = chromium()
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=STARTED) as browser,
    ):
        yield browser
