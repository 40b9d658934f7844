"""Search parameters of the ten levels in each rule set, as measured by tools/ladder.py."""

from __future__ import annotations

from functools import cache
from typing import Final

from algoritmus.core.reader import read_file
from algoritmus.core.skill import Skill, read_skills

FILE: Final = "levels.toml"


@cache
def load_skills() -> dict[str, list[Skill]]:
    """Skills by edition, the weakest level first."""
    return {name: read_skills(node) for name, node in read_file(__package__, "data", FILE).members().items()}
