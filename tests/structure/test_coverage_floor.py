"""No file is tested less than the floor without a reason, and no reason outlives its need."""

from __future__ import annotations

import runpy
from pathlib import Path

judge = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "coverage_floor.py"))["judge"]


def test_a_low_file_is_named() -> None:
    assert judge({"a.py": 84.9, "b.py": 85.0}, 85.0, {}) == [
        "a.py: 84.9 % of lines and branches are tested, 85 % are wanted"
    ]


def test_a_reason_excuses_a_low_file() -> None:
    assert judge({"a.py": 20.0}, 85.0, {"a.py": "only run by hand"}) == []


def test_a_reason_that_is_not_needed_is_named() -> None:
    assert judge({"a.py": 90.0}, 85.0, {"a.py": "", "gone.py": ""}) == [
        "a.py: the reason in pyproject.toml is not needed any more",
        "gone.py: the reason in pyproject.toml is not needed any more",
    ]
