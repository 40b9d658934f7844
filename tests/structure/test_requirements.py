"""Every Python package that is installed is locked: a version, hashes, no address."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXTRAS = {
    "play": ("server",),
    "test": ("test", "check", "build"),
    "build": ("build",),
    "node": ("node",),
    "bench": ("bench",),
}
PIN = re.compile(r"^([a-z0-9-]+)==[0-9][^ ]*( ; [^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n", re.MULTILINE)


def wanted(extras: tuple[str, ...]) -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [one for extra in extras for one in project["optional-dependencies"][extra]] + project["dependencies"]
    for extra in ("server", "postgres", "metrics"):
        if f"algoritmus[{extra}]" in named:
            named += project["optional-dependencies"][extra]
    return {re.split(r"[\[<>=!~ ;]", one)[0].lower().replace("_", "-").replace(".", "-") for one in named} - {
        "algoritmus"
    }


@pytest.mark.parametrize("lock", EXTRAS)
def test_a_lock_is_versions_and_hashes_alone(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    assert PIN.sub("", text) == ""


@pytest.mark.parametrize("lock", EXTRAS)
def test_a_lock_has_all_that_pyproject_names(lock: str) -> None:
    """If it fails: make lock."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    assert wanted(EXTRAS[lock]) <= {found[1] for found in PIN.finditer(text)}


def test_all_locks_agree() -> None:
    found: dict[str, set[str]] = {}
    for lock in EXTRAS:
        text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
        for pin in PIN.finditer(text):
            found.setdefault(pin[1] + (pin[2] or ""), set()).add(pin[0])
    assert {name for name, pins in found.items() if len(pins) > 1} == set()
