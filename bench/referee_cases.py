"""Mixed cases per second through the referee, text in and text out, as `referee --lines` does it."""

from __future__ import annotations

import json
import time
from pathlib import Path

from algoritmus.referee import settle_text

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"


def measure(seconds: float) -> float:
    cases = [
        json.dumps(entry["case"])
        for name in ("golems", "progers")
        for entry in json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    ]
    settled = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for case in cases:
            json.dumps(settle_text(case), ensure_ascii=False)
        settled += len(cases)
    return settled / (time.process_time() - started)


if __name__ == "__main__":
    print(f"referee {measure(2.0):.0f}")
