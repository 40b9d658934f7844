"""`make play` goes on whatever becomes of the compiled engine, and its end is the end of all of it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


@contextmanager
def playing(folder: Path, make: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """tools/play.py in a copy of this tree where `make` is this script."""
    (folder / "tools").mkdir()
    (folder / "bin").mkdir()
    shutil.copy(ROOT / "tools" / "play.py", folder / "tools")
    (folder / "src").symlink_to(ROOT / "src")
    for name, script in (("make", make), ("cc", "exit 1")):
        (folder / "bin" / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (folder / "bin" / name).chmod(0o755)
    command = [sys.executable, "tools/play.py", "--port", "0", "--no-open", "--data", str(folder / "data")]
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "LC_ALL": "C", **environment}
    with subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True) as player:
        try:
            yield player
        finally:
            player.kill()


def printed_lines(player: subprocess.Popen[str], count: int) -> list[str]:
    assert player.stdout is not None
    return [player.stdout.readline().strip() for _ in range(count)]


def test_a_failed_compile_is_one_line_and_the_game_goes_on(tmp_path: Path) -> None:
    with playing(tmp_path, "echo broken; exit 2") as player:
        lines = printed_lines(player, 4)
        address = next(line for line in lines if line.startswith("http://"))
        assert [line for line in lines if "could not be compiled" in line]
        assert (tmp_path / "build" / "engine.log").read_text(encoding="utf-8") == "broken\n"
        assert httpx.get(address).status_code in (200, 404, 503)
        player.send_signal(signal.SIGTERM)
        player.wait(PATIENCE)


def test_the_end_of_the_game_ends_the_compile(tmp_path: Path) -> None:
    with playing(tmp_path, "echo $$ > making; exec sleep 1000") as player:
        printed_lines(player, 3)
        making = int(awaited(tmp_path / "making"))
        player.send_signal(signal.SIGTERM)
        player.wait(PATIENCE)
        assert is_gone(making)


def test_it_speaks_the_language_of_the_terminal(tmp_path: Path) -> None:
    with playing(tmp_path, "exec sleep 1000", LC_ALL="ru_RU.UTF-8", PYTHONUTF8="1") as player:
        assert "Откройте этот адрес" in " ".join(printed_lines(player, 3))
        player.send_signal(signal.SIGTERM)
        player.wait(PATIENCE)


def awaited(path: Path) -> str:
    until = time.monotonic() + PATIENCE
    while not path.exists() or not path.read_text(encoding="utf-8").strip():
        assert time.monotonic() < until
        time.sleep(0.05)
    return path.read_text(encoding="utf-8")


def is_gone(process: int) -> bool:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
