"""Lanes: the number of cases of a long test in `make test`, and in `make test-long`."""

from __future__ import annotations

import os
from typing import Final

LONG: Final = bool(os.environ.get("ALGORITMUS_LONG"))


def amount(usual: int, long: int) -> int:
    """The number of cases for the lane that is running."""
    return long if LONG else usual
