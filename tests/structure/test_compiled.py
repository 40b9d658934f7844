"""The list of what is compiled, in pyproject.toml: every line of it fits a module."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LISTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["algoritmus"]["compiled"]
MODULES = [path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.py")]
OF_MYPYC = {"list_ops", "int_ops"}  # C files of its library


@pytest.mark.parametrize("pattern", LISTS["folders"])
def test_a_folder_to_compile_is_there(pattern: str) -> None:
    assert list((ROOT / "src").glob(pattern))


@pytest.mark.parametrize("pattern", LISTS["plain"])
def test_a_module_that_is_not_compiled_is_there(pattern: str) -> None:
    assert any(fnmatch(module, pattern) for module in MODULES)


@pytest.mark.parametrize("pattern", sorted({*LISTS["row"], *LISTS["swift"]} - OF_MYPYC))
def test_a_hot_module_is_there(pattern: str) -> None:
    assert any(fnmatch(module.removesuffix(".py"), pattern) for module in MODULES)
