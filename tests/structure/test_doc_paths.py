"""Every file and folder that a page of documentation names in backticks or links to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FOLDERS = ("server", "web", "tests", "tools", "bench", "docs", "src", "core", "games", "players", "analysis", "puzzles",
           "editor", "text_mode", "cli", "referee", "explain", "rooms", "store", "workers", "http")  # fmt: skip
PATH = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[\w/.*-]+|\w+\.py)`")
BASES = (
    "",
    "src",
    "src/algoritmus",
    "src/algoritmus/server",
    "src/algoritmus/games/golems",
    "src/algoritmus/games/progers",
)


def exists(name: str) -> bool:
    found = (path for base in BASES for path in (ROOT / base).glob(name.rstrip("/")))
    return any(found) or any(path.name == name for path in (ROOT / "src").rglob("*.py"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_paths_in_backticks_are_there(page: Path) -> None:
    named = set(PATH.findall(page.read_text(encoding="utf-8")))
    assert sorted(name for name in named if not exists(name)) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_readme_links_to_every_page() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pages = [path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if f"({page})" not in readme] == []
