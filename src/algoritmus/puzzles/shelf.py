"""Where puzzles are found: those that come with the games, by id, and files of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import algoritmus
from algoritmus.core.family import Family
from algoritmus.core.puzzle import Puzzle
from algoritmus.core.reader import SYNTAX, InputError, Node, decoded, read_toml

SUFFIX: Final = ".toml"
PROOF: Final = ".certificate.json"


def find(name: str) -> tuple[Family, Puzzle]:
    """A puzzle by its id, or in a file; InputError if there is none or it cannot be read."""
    for family in algoritmus.families():
        if name in family.riddles():
            return family, family.riddle(name)
    path = Path(name)
    try:
        return read(path.read_text("utf-8"), path.name)
    except OSError as error:
        raise InputError(SYNTAX, f"there is no puzzle of this name, and no such file: {error.strerror}", name) from None
    except UnicodeDecodeError:
        raise InputError(SYNTAX, "this is not UTF-8 text", f"{path.name}, line 1") from None


def is_taken(id_: str) -> bool:
    """Whether something that comes with a game is called so."""
    return any(family.has_page(id_) for family in algoritmus.families())


def read(text: str, name: str) -> tuple[Family, Puzzle]:
    return read_top(read_toml(text, name), name.removesuffix(SUFFIX))


def read_page(page: dict[str, Any]) -> tuple[Family, Puzzle]:
    """A page that a program has made, as JSON."""
    return read_top(decoded(page), "own")


def read_top(top: Node, id_: str) -> tuple[Family, Puzzle]:
    for family in algoritmus.families():
        if family.reads(top):
            judge_rules(top.get(family.names_rules), family)
            return family, family.read_riddle(top, id_)
    raise top.error("this is no puzzle of any game: no key tells its rules")


def judge_rules(node: Node, family: Family) -> None:
    """Before all else, since what else a page has follows from its rules."""
    if node.value not in family.editions:
        known = [f"{one.names_rules} = {', '.join(one.editions)}" for one in algoritmus.families() if one.names_rules]
        raise node.misshapen(f"{node.kind()} names no rules; there are: {'; '.join(known)}")


def read_certificate(path: Path) -> dict[str, Any]:
    """InputError if it is no certificate."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise InputError(SYNTAX, f"cannot read it: {error.strerror}", str(path)) from None
    except (ValueError, RecursionError):
        raise InputError(SYNTAX, "this is no certificate: not JSON", str(path)) from None
    if not isinstance(found, dict) or not isinstance(found.get("puzzle"), str):
        raise InputError(SYNTAX, "this is no certificate: it names no puzzle", str(path))
    return found


def puzzle_of(certificate: dict[str, Any], path: Path) -> tuple[Family, Puzzle]:
    """The puzzle that a certificate speaks of: the file beside it, or one that comes with the games."""
    beside = path.with_name(f"{certificate['puzzle']}{SUFFIX}")
    return find(str(beside)) if beside.is_file() else find(str(certificate["puzzle"]))
