"""Lighthouse on home and on a table, phone and desktop: `python bench/lighthouse.py` (needs node and Chromium)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import httpx

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.process import Server  # noqa: E402

CATEGORIES: Final = ("performance", "accessibility", "best-practices")
WANTED: Final = 95
LIGHTHOUSE: Final = os.environ.get("LIGHTHOUSE", "npx --yes lighthouse@12").split()


def main() -> int:
    chromium = os.environ.get("CHROME_PATH") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not shutil.which(LIGHTHOUSE[0]) or not chromium:
        print("Lighthouse needs npx (node 20) and Chromium.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        address = f"http://127.0.0.1:{server.port}"
        table = {"rule_set": "golems/board", "seats": [{"kind": "open"}, {"kind": "open"}]}
        made = httpx.post(f"{address}/api/rooms", json=table, headers={"origin": address}).raise_for_status().json()
        pages = {"home": "/", "table": f"/r/{made['room']}"}
        found = [
            measure(f"{name}, {form}", f"{address}{path}", chromium, *more)
            for name, path in pages.items()
            for form, more in (("phone", []), ("desktop", ["--preset=desktop"]))
        ]
    return 0 if min(found) >= WANTED else 1


def measure(name: str, address: str, chromium: str, *more: str) -> int:
    """The worst of its scores, all of them printed."""
    flags = ["--quiet", "--output=json", f"--only-categories={','.join(CATEGORIES)}", *more]
    command = [*LIGHTHOUSE, address, *flags, "--chrome-flags=--headless=new --no-sandbox"]
    answer = subprocess.run(command, stdout=subprocess.PIPE, check=True, env={**os.environ, "CHROME_PATH": chromium})
    report = json.loads(answer.stdout)
    scores: dict[str, int] = {one: round(100 * report["categories"][one]["score"]) for one in CATEGORIES}
    print(f"{name:16} " + "  ".join(f"{one} {score}" for one, score in scores.items()), flush=True)
    return min(scores.values())


if __name__ == "__main__":
    sys.exit(main())
