"""Lighthouse on home and on a table, phone and desktop, the median of five: `python bench/lighthouse.py [times]`.

Needs node and Chromium, and a quiet machine: performance is measured in seconds.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.process import Server  # noqa: E402

WANTED: Final = {"performance": 98, "accessibility": 100, "best-practices": 100}
LIGHTHOUSE: Final = os.environ.get("LIGHTHOUSE", "npx --yes lighthouse@12").split()


def main(times: int = 5) -> int:
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
            measure(f"{name}, {form}", f"{address}{path}", chromium, times, *more)
            for name, path in pages.items()
            for form, more in (("phone", []), ("desktop", ["--preset=desktop"]))
        ]
    return 0 if all(found) else 1


def measure(name: str, address: str, chromium: str, times: int, *more: str) -> bool:
    """Print all medians with their parts; False if one is below the limit."""
    reports = [look(address, chromium, *more) for _ in range(times)]
    scores = {one: round(100 * median(report["categories"][one]["score"] for report in reports)) for one in WANTED}
    blocked = median(report["audits"]["total-blocking-time"]["numericValue"] for report in reports)
    script = median(script_of(report) for report in reports)
    text = "  ".join(f"{one} {score}" for one, score in scores.items())
    print(f"{name:16} {text}  blocked {blocked:.0f} ms  script {script / 1000:.1f} kB", flush=True)
    for fault in sorted({fault for report in reports for fault in faults_of(report)}):
        print(f"  {fault}", flush=True)
    return all(scores[one] >= wanted for one, wanted in WANTED.items())


def look(address: str, chromium: str, *more: str) -> dict[str, Any]:
    flags = ["--quiet", "--output=json", f"--only-categories={','.join(WANTED)}", *more]
    command = [*LIGHTHOUSE, address, *flags, "--chrome-flags=--headless=new --no-sandbox"]
    answer = subprocess.run(command, stdout=subprocess.PIPE, check=True, env={**os.environ, "CHROME_PATH": chromium})
    report: dict[str, Any] = json.loads(answer.stdout)
    return report


def script_of(report: dict[str, Any]) -> float:
    """Bytes of script as they came over the wire."""
    requests = report["audits"]["network-requests"]["details"]["items"]
    return float(sum(one["transferSize"] for one in requests if one.get("resourceType") == "Script"))


def faults_of(report: dict[str, Any]) -> list[str]:
    """Faults in the categories that must be without any."""
    parts = [one["id"] for name in WANTED if name != "performance" for one in report["categories"][name]["auditRefs"]]
    failed = (report["audits"][part] for part in parts)
    return [f"{one['id']}: {one['title']}" for one in failed if one["score"] is not None and one["score"] < 1]


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
