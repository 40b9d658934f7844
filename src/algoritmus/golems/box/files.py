"""The data folder of the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.page import file_names, file_text

PACKAGE: Final = "algoritmus.golems.box"


def data_text(*path: str) -> str:
    return file_text(PACKAGE, "data", *path)


def data_names(folder: str) -> Sequence[str]:
    return file_names(PACKAGE, "data", folder)
