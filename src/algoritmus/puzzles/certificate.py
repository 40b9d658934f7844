"""Certificates: what a search has proven of a puzzle, small enough to be checked by trying every program."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Final, TypedDict

from algoritmus.core.package.puzzle import Puzzle
from algoritmus.puzzles.search import MOST_LOOKED, Progress, SearchResult, no_progress, solve

MOST_CHECKED: Final = 2_000_000  # programs: what is larger is not certified
TRIES: Final = 20_000  # between two reports of progress
SHOWN: Final = 3  # programs that a certificate names
Watch = Callable[[str], Progress]  # makes the progress of the search without an idea


class Totals(TypedDict):
    """The numbers that a search and the brute force must agree on."""

    solvable: bool
    cards: int
    rows: int
    optima: int
    covered: int


class Certificate(Totals):
    """The certificate of a puzzle, as its file has it."""

    puzzle: str
    rule_set: str
    version: str
    digest: str
    forces: dict[str, int]
    programs: list[list[str]]


class Unproven(Exception):
    """A certificate that does not hold; the message says what is otherwise."""


def digest(puzzle: Puzzle) -> str:
    """The digest of all that matters for the proof of a puzzle."""
    text = json.dumps([puzzle.rule_set, puzzle.facts()], ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def forced(puzzle: Puzzle, watch: Watch = lambda _: no_progress, most: int = MOST_LOOKED) -> dict[str, int]:
    """The ideas without whose cards no program solves the puzzle, each with the number of programs searched."""
    found: dict[str, int] = {}
    for concept in puzzle.concepts():
        without = solve(puzzle.without(concept).search_graph(), watch(concept), most)
        if not without.solvable:
            found[concept] = without.covered
    return found


def certify(puzzle: Puzzle, version: str, solved: SearchResult, forces: dict[str, int]) -> Certificate:
    return {
        "puzzle": puzzle.id,
        "rule_set": puzzle.rule_set,
        "version": version,
        "digest": digest(puzzle),
        "solvable": solved.solvable,
        "cards": solved.cards,
        "rows": solved.rows,
        "optima": solved.optima,
        "covered": solved.covered,
        "forces": forces,
        "programs": [list(program) for program in solved.programs[:SHOWN]],
    }


def printed(certificate: Certificate) -> str:
    return json.dumps(certificate, ensure_ascii=False, indent=1) + "\n"


def tried(puzzle: Puzzle, progress: Progress = no_progress, expected: int = 0) -> Totals:
    """The same numbers by brute force: every program is laid and played."""
    covered, best, rows, optima = 0, 0, 0, 0
    for one in puzzle.tries():
        covered += 1
        if covered % TRIES == 0:
            progress(covered, max(covered, expected), covered)
        if one.solved and (not optima or one.cards < best):
            best, rows, optima = one.cards, one.rows, 0
        if one.solved and one.cards == best:
            optima += 1
            rows = min(rows, one.rows)
    return {"solvable": optima > 0, "cards": best, "rows": rows, "optima": optima, "covered": covered}


def check(puzzle: Puzzle, certificate: Certificate, version: str, progress: Progress) -> None:
    """Raise Unproven unless every number of the certificate is found again without the search."""
    agree("version", certificate.get("version"), version)
    agree("digest", certificate.get("digest"), digest(puzzle))
    for name, value in tried(puzzle, progress, int(certificate.get("covered", 0))).items():
        agree(name, certificate.get(name), value)
    for concept, covered in dict(certificate.get("forces", {})).items():
        without = tried(puzzle.without(concept), progress, int(covered))
        agree(f"forces {concept}: solvable", False, without["solvable"])
        agree(f"forces {concept}: covered", covered, without["covered"])
    for program in certificate.get("programs", []):
        ran = puzzle.run(program)
        agree(f"the end of {program}", "goal", ran.end)
        agree(f"the cards of {program}", certificate.get("cards"), ran.cards)


def agree(name: str, certified: object, found: object) -> None:
    if certified != found:
        raise Unproven(f"{name}: the certificate says {certified!r}, but it is {found!r}")
