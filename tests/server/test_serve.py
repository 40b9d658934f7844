"""`algoritmus serve` prints its address last, and opens a browser there on a desktop."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from algoritmus.server.serve import has_desktop

PATIENCE = 60.0


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "1.2.3.4"}, "linux", False),
        ({"SSH_TTY": "/dev/pts/1"}, "darwin", False),
    ],
)
def test_a_desktop_is_recognized(environment: dict[str, str], platform: str, expected: bool) -> None:
    assert has_desktop(environment, platform) is expected


def test_a_browser_is_opened_at_the_printed_address(tmp_path: Path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {seen}.part && mv {seen}.part {seen}\n', encoding="utf-8")
    browser.chmod(0o755)
    elsewhere = ("CI", "SSH_CONNECTION", "SSH_TTY")
    environment = {name: value for name, value in os.environ.items() if name not in elsewhere}
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "algoritmus", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        command, stdout=theirs, env={**environment, "DISPLAY": ":9", "BROWSER": f"{browser} %s"}
    ) as server:
        os.close(theirs)
        try:
            told = os.read(ours, 1000).decode()
            until = time.monotonic() + PATIENCE
            while not seen.exists() and time.monotonic() < until:
                time.sleep(0.02)
        finally:
            server.send_signal(signal.SIGTERM)
    assert seen.read_text(encoding="utf-8").split() == told.split()
    assert told.startswith("http://127.0.0.1:")
