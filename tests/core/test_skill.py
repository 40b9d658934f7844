"""The numbers of the levels are read with their place, and refused where they are not ten."""

from __future__ import annotations

import pytest

from algoritmus.core.reader import InputError, read_toml
from algoritmus.core.skill import Skill, read_skills

LINES = [f"{name} = [{', '.join(str(number) for number in range(10))}]" for name in Skill._fields]


def test_every_column_is_a_list_of_ten() -> None:
    skills = read_skills(read_toml("\n".join(LINES), "levels.toml"))
    assert skills == [Skill(*[number] * len(Skill._fields)) for number in range(10)]


@pytest.mark.parametrize("line", ["budget = [1, 2, 3]", "budget = [0, 1, 2, 3, 4, 5, 6, 7, 8, -9]", "money = 3", ""])
def test_anything_else_is_refused(line: str) -> None:
    with pytest.raises(InputError):
        read_skills(read_toml("\n".join([line, *LINES[1:]]), "levels.toml"))
