"""Where puzzles are found: those that come with the games, by id, and files of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, cast

import algoritmus
from algoritmus.core.package.editing import Page
from algoritmus.core.package.puzzle import Puzzle
from algoritmus.core.package.puzzle_support import PuzzleSupport
from algoritmus.core.reader import SYNTAX, InputError, Node, decoded, read_toml
from algoritmus.puzzles.certificate import Certificate

SUFFIX: Final = ".toml"
PROOF: Final = ".certificate.json"


def supports() -> list[PuzzleSupport]:
    """Of all games that have puzzles."""
    found = [package.puzzles() for package in algoritmus.packages()]
    return [support for support in found if support is not None]


def support_of(rule_set: str) -> PuzzleSupport:
    """Of the game that a rule set belongs to; LookupError if it has no puzzles."""
    support = algoritmus.package_of(rule_set).puzzles()
    if support is None:
        raise LookupError(f"{rule_set} has no puzzles")
    return support


def find(name: str) -> tuple[PuzzleSupport, Puzzle]:
    """A puzzle by its id, or in a file; InputError if there is none or it cannot be read."""
    for support in supports():
        if name in support.ids():
            return support, support.puzzle(name)
    path = Path(name)
    try:
        return read(path.read_text("utf-8"), path.name)
    except OSError as error:
        raise InputError(SYNTAX, f"there is no puzzle of this name, and no such file: {error.strerror}", name) from None
    except UnicodeDecodeError:
        raise InputError(SYNTAX, "this is not UTF-8 text", f"{path.name}, line 1") from None


def is_taken(id_: str) -> bool:
    """Whether something that comes with a game is called so."""
    return any(support.is_taken(id_) for support in supports())


def read(text: str, name: str) -> tuple[PuzzleSupport, Puzzle]:
    return read_top(read_toml(text, name), name.removesuffix(SUFFIX))


def read_page(page: Page) -> tuple[PuzzleSupport, Puzzle]:
    """A page that a program has made, as JSON."""
    return read_top(decoded(page), "own")


def read_top(top: Node, id_: str) -> tuple[PuzzleSupport, Puzzle]:
    for support in supports():
        if support.recognises(top):
            judge_rules(top.get(support.edition_key), support)
            return support, support.read(top, id_)
    raise top.error("this is no puzzle of any game: no key tells its rules")


def judge_rules(node: Node, support: PuzzleSupport) -> None:
    """InputError if a page names no edition of this game; its other keys depend on the edition."""
    if node.value not in support.editions:
        known = [f"{one.edition_key} = {', '.join(one.editions)}" for one in supports()]
        raise node.misshapen(f"{node.kind()} names no rules; there are: {'; '.join(known)}")


def read_certificate(path: Path) -> Certificate:
    """InputError if it is no certificate."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise InputError(SYNTAX, f"cannot read it: {error.strerror}", str(path)) from None
    except (ValueError, RecursionError):
        raise InputError(SYNTAX, "this is no certificate: not JSON", str(path)) from None
    if not isinstance(found, dict) or not isinstance(found.get("puzzle"), str):
        raise InputError(SYNTAX, "this is no certificate: it names no puzzle", str(path))
    return cast(Certificate, found)


def puzzle_of(certificate: Certificate, path: Path) -> tuple[PuzzleSupport, Puzzle]:
    """The puzzle that a certificate speaks of: the file beside it, or one that comes with the games."""
    beside = path.with_name(f"{certificate['puzzle']}{SUFFIX}")
    return find(str(beside)) if beside.is_file() else find(str(certificate["puzzle"]))
