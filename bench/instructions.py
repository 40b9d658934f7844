"""Instructions per row, per turn and per simulated game of the compiled engine, counted by callgrind.

Counts vary less than seconds. `python bench/instructions.py` compares with bench/instructions.json and fails
if a count is more than 3 % above it; `--write` makes that file anew. PYTHONPATH may name another build than
build/compiled; `--count KIND=N…` is what runs under valgrind: so much of each kind.
"""

from __future__ import annotations

import gc
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
BASELINE = Path(__file__).with_suffix(".json")
TOLERANCE = 0.03
FEW = {"energy row": 5, "board row": 5, "progers turn": 1, "simulated game": 5}  # games, to warm up
MANY = {"energy row": 3005, "board row": 1005, "progers turn": 26, "simulated game": 55}


def work(kind: str, games: int) -> int:
    """Play so many games of a kind; how many rows, turns or games that were."""
    if kind == "progers turn":
        import progers_turns

        recorded = progers_turns.record_games(1)
        return sum(progers_turns.replay(game) for _ in range(games) for game in recorded)
    if kind == "simulated game":
        from algoritmus.simulate import Order, play_one

        order = Order("golems/energy", {"way": "standard"}, ["random"], games, "bench")
        return len([play_one(order, number) for number in range(games)])
    import golems_rows

    return golems_rows.Games(kind.removesuffix(" row")).play(games)


def run(games: Mapping[str, int]) -> tuple[dict[str, int], int]:
    """All kinds in one process under callgrind: what was played, and the instructions of the whole process."""
    path = os.environ.get("PYTHONPATH") or str(ROOT / "build" / "compiled")
    with tempfile.TemporaryDirectory() as folder:
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        asked = [f"{kind}={number}" for kind, number in games.items()]
        done = subprocess.run(
            [*tool, sys.executable, __file__, "--count", *asked],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        )
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or collected is None:
        sys.exit(f"the count failed:\n{done.stderr[-2000:]}")
    return json.loads(done.stdout), int(collected[1])


def count() -> dict[str, int]:
    """Instructions of one row, turn or game of each kind: the difference between a longer and a shorter run."""
    few, least = run(FEW)
    found = {}
    for kind in FEW:
        many, most = run({**FEW, kind: MANY[kind]})
        found[kind] = round((most - least) / (many[kind] - few[kind]))
    return found


def compare(found: Mapping[str, int], known: Mapping[str, int]) -> bool:
    """Print both; False if a count is worse than the baseline."""
    good = True
    for kind, number in found.items():
        change = number / known[kind] - 1 if kind in known else 0.0
        worse = change > TOLERANCE
        good = good and not worse
        print(f"{kind:16}{number:12,} instructions {change:+8.1%}{'   worse' if worse else ''}")
    return good


def main() -> None:
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is missing: apt-get install valgrind")
    found = count()
    if "--write" in sys.argv:
        BASELINE.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    known = json.loads(BASELINE.read_text(encoding="utf-8")) if BASELINE.exists() else {}
    if not compare(found, known):
        sys.exit(1)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--count"]:
        gc.disable()  # when it runs depends on everything that was made before
        wanted = dict(argument.split("=") for argument in sys.argv[2:])
        print(json.dumps({kind: work(kind, int(number)) for kind, number in wanted.items()}))
    else:
        main()
