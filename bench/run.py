"""All speed figures in one run: the engine pure and compiled beside OpenSpiel's laser_tag.

`python bench/run.py` prints a table; with `--part NAME SECONDS` it measures one part with the engine that is imported.
CPU seconds are counted, so that a busy machine disturbs less. Compare the ratios.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
SECONDS = 3.0
TURNS = 12
RULE_SETS = ("golems/blocks", "golems/energy", "golems/cards", "golems/board", "progers/basic", "progers/full")
PARTS = {
    "golems rows, 4 on board": ("rows", "board", 1_000_000, 60_000),
    "golems rows, 2 on energy": ("rows", "energy", 1_000_000, 60_000),
    "progers turns, full": ("turns", "", 0, 0),
    "referee cases, mixed": ("cases", "", 2_000, 0),
    **{
        f"games, {name}": ("games", name, {"golems/energy": 2_000, "golems/board": 500}.get(name, 0), 0)
        for name in RULE_SETS
    },
}


def measure(kind: str, what: str, seconds: float) -> float:
    """One figure, measured in this process."""
    sys.path.insert(0, str(Path(__file__).parent))
    if kind == "rows":
        import golems_rows

        return golems_rows.measure(what, seconds)
    if kind == "turns":
        import progers_turns

        return float(progers_turns.measure(seconds))
    if kind == "cases":
        import referee_cases

        return referee_cases.measure(seconds)
    if kind == "games":
        import games

        return games.measure(what, seconds)
    import laser_tag

    if kind == "beside":
        return beside(what, seconds)
    return laser_tag.measure(seconds)


def beside(what: str, seconds: float) -> float:
    """Rows per joint action of laser_tag, measured in turns in one process, so that other load slows down both."""
    import golems_rows
    import laser_tag

    games = golems_rows.Games(what)
    turns = [(games.measure(seconds / TURNS), laser_tag.measure(seconds / TURNS)) for _ in range(TURNS)]
    return median(ours / theirs for ours, theirs in turns)


def ask(kind: str, what: str, path: Path) -> float:
    """The same in a process of its own with the engine that lies at this path."""
    command = [sys.executable, __file__, "--part", kind, what, str(SECONDS)]
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(path)}
    )
    return float(json.loads(done.stdout))


def main() -> None:
    reference = ask("laser_tag", "", ROOT / "src")
    print(f"laser_tag joint actions/s, driven from Python: {reference:,.0f}\n")
    print(f"{'per second':28}{'pure':>12}{'compiled':>12}{'ratio':>8}{'laser_tag':>11}   aim")
    for title, (kind, what, aim, pure_aim) in PARTS.items():
        pure = ask(kind, what, ROOT / "src")
        fast = ask(kind, what, COMPILED) if COMPILED.exists() else 0.0
        path = COMPILED if COMPILED.exists() else ROOT / "src"
        times = f"{ask('beside', what, path):.2f}x" if kind == "rows" else ""
        aims = f"{aim:,}" + (f", pure {pure_aim:,}" if pure_aim else "") if aim else ""
        print(f"{title:28}{pure:12,.0f}{fast:12,.0f}{fast / pure:8.1f}{times:>11}   {aims}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--part"]:
        kind, what, seconds = sys.argv[2:5]
        print(json.dumps(measure(kind, what, float(seconds))))
    else:
        main()
