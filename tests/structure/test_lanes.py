"""Test lanes: `make test` runs every test, with and without a C compiler, and nothing twice that cannot differ."""

from __future__ import annotations

import os
import shlex
import subprocess
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]


PURE, COMPILED = "ALGORITMUS_ENGINE=pure", "ALGORITMUS_ENGINE=compiled"


def runs(compiler: str) -> list[tuple[str, str, bool]]:
    """The orders of `make coverage` that run tests: the engine, which tests, and whether they are measured."""
    told = subprocess.run(
        ["make", "--dry-run", "coverage", f"HAS_COMPILER={compiler}"],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"]},  # this run's own make shall not speak
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    orders = [shlex.split(line) for line in told.splitlines() if line.startswith("ALGORITMUS_ENGINE=")]
    return sorted((order[0], which(order), any("coverage" in word for word in order)) for order in orders)


def which(order: list[str]) -> str:
    """What stands after the -m of pytest itself."""
    marks = [after for word, after in pairwise(order) if word == "-m" and after != "pytest"]
    return marks[0] if marks else "all"


def test_with_a_compiler_all_is_tested_with_it_and_measured_once() -> None:
    assert runs("yes") == [(COMPILED, "not once", False), (COMPILED, "once", True), (PURE, "not once", True)]


def test_without_a_compiler_everything_is_tested_with_plain_python() -> None:
    assert runs("") == [(PURE, "all", True)]
