"""Lanes: how many cases of a long test `make test` runs, and how many `make test-long` runs."""

from __future__ import annotations

import os
from typing import Final

LONG: Final = bool(os.environ.get("ALGORITMUS_LONG"))


def amount(usual: int, long: int) -> int:
    """The number of cases for the lane that is running."""
    return long if LONG else usual
