"""Every test is run by `make test`, whether there is a C compiler or not."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def runs(compiler: str) -> dict[str, str]:
    """The orders of `make coverage` that run tests, by engine."""
    told = subprocess.run(
        ["make", "--dry-run", "coverage", f"HAS_COMPILER={compiler}"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    orders = [line for line in told.splitlines() if line.startswith("ALGORITMUS_ENGINE=")]
    return {order.partition(" ")[0].partition("=")[2]: order for order in orders}


def test_with_a_compiler_both_engines_are_tested_and_the_compiled_one_with_all() -> None:
    found = runs("yes")
    assert list(found) == ["pure", "compiled"]
    assert "-m 'not once'" in found["pure"]
    assert "not once" not in found["compiled"]


def test_without_a_compiler_everything_is_tested_with_plain_python() -> None:
    found = runs("")
    assert list(found) == ["pure"]
    assert "not once" not in found["pure"]
