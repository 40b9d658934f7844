"""Prints the coverage of src, with branches; exit code 1 if a file is under the floor and pyproject has no reason.

`python tools/coverage_floor.py REPORT.json`, after `coverage json`; floor and reasons: [tool.algoritmus.coverage].
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def shares(report: Path) -> tuple[float, dict[str, float]]:
    """The whole and every file, in percent."""
    measured = json.loads(report.read_text(encoding="utf-8"))
    files = {
        name.replace("\\", "/"): float(facts["summary"]["percent_covered"]) for name, facts in measured["files"].items()
    }
    return float(measured["totals"]["percent_covered"]), files


def judge(files: dict[str, float], floor: float, reasons: dict[str, str]) -> list[str]:
    """What is wrong, in words: a low file without a reason, a reason that is not needed any more."""
    low = {name: share for name, share in files.items() if share < floor}
    wrong = [
        f"{name}: {share:.1f} % of lines and branches are tested, {floor:.0f} % are wanted"
        for name, share in sorted(low.items())
        if name not in reasons
    ]
    return wrong + [
        f"{name}: the reason in pyproject.toml is not needed any more" for name in reasons if name not in low
    ]


def main(report: Path) -> int:
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["algoritmus"]["coverage"]
    whole, files = shares(report)
    print(f"Coverage of src, branches included: {whole:.1f} % in {len(files)} files")
    wrong = judge(files, rules["floor"], rules["reasons"])
    print(*wrong, sep="\n", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
