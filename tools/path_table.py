"""Prints the tables of docs/path.md: every task, its kind, the ideas it forces and what was proven of it."""

from __future__ import annotations

from collections.abc import Iterator

from algoritmus.puzzles.path import islands, task

HEAD = "| task | kind | fewest cards | rows | optima | programs tried | forces |"


def lines() -> Iterator[str]:
    """The tables of all islands."""
    for _, idea, rule_set, tasks in islands():
        yield from ("", f"### {idea} ({rule_set})", "", HEAD, "|---" * 7 + "|")
        for one in map(task, tasks):
            proof = one.proof
            forces = ", ".join(f"{name} ({covered} without)" for name, covered in proof["forces"].items()) or "–"
            numbers = " | ".join(str(proof[name]) for name in ("cards", "rows", "optima", "covered"))
            yield f"| {one.id} | {one.kind} | {numbers} | {forces} |"


if __name__ == "__main__":
    print("\n".join(lines()))
