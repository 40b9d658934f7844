"""A test that never ends fails by its time limit, instead of hanging the run."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]["ini_options"]


def test_an_endless_test_is_ended(tmp_path: Path) -> None:
    (tmp_path / "test_endless.py").write_text("def test_endless():\n    while True:\n        pass\n", "utf-8")
    method = SETTINGS["timeout_method"]
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", f"--timeout-method={method}", "--timeout=1"]
    done = subprocess.run([*command, str(tmp_path)], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Timeout" in done.stdout + done.stderr


def test_every_test_has_a_time_limit() -> None:
    assert 0 < SETTINGS["timeout"] <= 1800
