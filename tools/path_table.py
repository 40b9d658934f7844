"""Prints the table of docs/path.md: every task, its kind, the ideas it forces and what was proven of it."""

from __future__ import annotations

from algoritmus.puzzles.path import islands, task


def main() -> None:
    for _, idea, rule_set, tasks in islands():
        print(f"\n### {idea} ({rule_set})\n\n| task | kind | fewest cards | rows | optima | programs tried | forces |")
        print("|---|---|---|---|---|---|---|")
        for one in map(task, tasks):
            proof = one.proof
            forces = ", ".join(f"{name} ({covered} without)" for name, covered in proof["forces"].items()) or "–"
            numbers = " | ".join(str(proof[name]) for name in ("cards", "rows", "optima", "covered"))
            print(f"| {one.id} | {one.kind} | {numbers} | {forces} |")


if __name__ == "__main__":
    main()
