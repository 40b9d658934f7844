"""Every class, command, option and make target that a page of documentation names exists."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from algoritmus import game, package
from algoritmus.cli import parser

ROOT = Path(__file__).parents[2]
TOP = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
PAGES = [*(ROOT / name for name in TOP), *sorted((ROOT / "docs").glob("*.md"))]
OTHERS = {"--system", "--ray"}  # options of useradd and of tools/ladder.py
RECORD_HEAD = {"record"}  # `algoritmus record 2` is the head of a record
CLASS = re.compile(r"`([A-Z][a-z]+(?:[A-Z][a-z]*)+)`")  # a name with capitals inside, such as `PendingWrite`
COMMAND = re.compile(r"(?:^|`|/bin/)algoritmus ([a-z][a-z-]+)", re.MULTILINE)
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
TARGET = re.compile(r"(?:^|`)make ([a-z][a-z-]*)", re.MULTILINE)


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@cache
def names() -> frozenset[str]:
    """All words of the source of the engine, the server and the page."""
    paths = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*")]
    texts = (text_of(path) for path in paths if path.suffix in (".py", ".ts", ".svelte"))
    return frozenset(word for text in texts for word in re.findall(r"\w+", text))


def commands(found: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """The commands of a parser, by name."""
    for action in found._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def options() -> set[str]:
    """Options of all commands."""
    parsers = [parser(), *(command for _, command in commands(parser()))]
    return {option for one in parsers for action in one._actions for option in action.option_strings}


@cache
def targets() -> frozenset[str]:
    return frozenset(re.findall(r"^([\w-]+):", text_of(ROOT / "Makefile"), re.MULTILINE))


each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@each_page
def test_every_class_is_there(page: Path) -> None:
    assert sorted(set(CLASS.findall(text_of(page))) - names()) == []


@each_page
def test_every_command_is_there(page: Path) -> None:
    assert sorted(set(COMMAND.findall(text_of(page))) - {name for name, _ in commands(parser())} - RECORD_HEAD) == []


@each_page
def test_every_option_is_there(page: Path) -> None:
    assert sorted(set(OPTION.findall(text_of(page))) - options() - OTHERS) == []


@each_page
def test_every_target_of_make_is_there(page: Path) -> None:
    assert sorted(set(TARGET.findall(text_of(page))) - targets()) == []


@pytest.mark.parametrize(("name", "id_"), [("golems", "golems"), ("Progers", "progers")])
def test_the_changelog_names_the_versions_of_the_rules(name: str, id_: str) -> None:
    [version] = {game(rule_set).version for rule_set in package(id_).rule_sets}
    assert re.search(rf"\bof {name}: version {version}\b", text_of(ROOT / "CHANGELOG.md"))


def test_the_changelog_of_a_release_has_at_most_60_lines() -> None:
    releases = text_of(ROOT / "CHANGELOG.md").split("\n## ")[1:]
    assert releases
    assert all(len(release.splitlines()) <= 60 for release in releases)


def test_the_pages_name_enough_to_be_checked() -> None:
    text = "".join(map(text_of, PAGES))
    assert all(len(set(pattern.findall(text))) > 5 for pattern in (CLASS, COMMAND, OPTION, TARGET))
