"""Test lanes: `make test` runs every test, with and without a C compiler, and nothing twice that cannot differ.

`make test-long` runs the tests with more cases; CI runs each lane as a job of its own.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

from tests.conftest import MANY, ONCE, WIDE

ROOT = Path(__file__).parents[2]
PURE, COMPILED = "ALGORITMUS_ENGINE=pure", "ALGORITMUS_ENGINE=compiled"
LANES = ("check", "test", "test-long")


def commands(target: str, compiler: str) -> list[list[str]]:
    """The commands of a target that run tests with an engine."""
    printed = subprocess.run(
        ["make", "--dry-run", target, f"HAS_COMPILER={compiler}"],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"]},  # without the flags of the make that runs this test
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [shlex.split(line) for line in printed.splitlines() if "ALGORITMUS_ENGINE=" in line and "-m pytest" in line]


def runs(compiler: str) -> list[tuple[str, str, bool]]:
    """The test runs of `make coverage`: the engine, the selected tests, and whether coverage is measured."""
    found = commands("coverage", compiler)
    return sorted((words[0], selected(words), any("coverage" in word for word in words)) for words in found)


def selected(command: list[str]) -> str:
    """The mark expression of pytest."""
    marks = [after for word, after in pairwise(command) if word == "-m" and after != "pytest"]
    return marks[0] if marks else "all"


def test_with_a_compiler_all_is_tested_with_it_and_measured_once() -> None:
    assert runs("yes") == [(COMPILED, "not once", False), (COMPILED, "once", True), (PURE, "not once", True)]


def test_without_a_compiler_everything_is_tested_with_plain_python() -> None:
    assert runs("") == [(PURE, "all", True)]


def test_the_long_lane_runs_the_tests_with_numbers_of_cases_by_lane() -> None:
    [command] = commands("test-long", "")
    assert command[:2] == ["ALGORITMUS_LONG=1", PURE]
    assert selected(command) == "long"
    modules = [
        path for path in (ROOT / "tests").rglob("test_*.py") if re.search(r"\bamount\(\d", path.read_text("utf-8"))
    ]
    collect = [sys.executable, "-m", "pytest", "--collect-only", "-m", "long", "-p", "no:cacheprovider", __file__]
    listed = subprocess.run([*collect, *modules], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    found = {ROOT / line.partition("::")[0] for line in listed.splitlines() if "::" in line}
    assert found == set(modules)
    assert len(modules) > 5


def test_the_lists_of_marks_name_existing_tests() -> None:
    assert [place for place in (*ONCE, *MANY, *WIDE) if not (ROOT / "tests" / place).exists()] == []


def test_ci_runs_each_lane_as_a_job() -> None:
    jobs = re.split(r"^  (?=[\w-]+:$)", (ROOT / ".github/workflows/test.yml").read_text("utf-8"), flags=re.MULTILINE)
    found = [re.findall(r"- run: make ([\w-]+)$", job, re.MULTILINE) for job in jobs]
    assert [lanes for lanes in found if lanes] == [[lane] for lane in LANES]
