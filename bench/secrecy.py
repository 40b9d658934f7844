"""Search for leaks: pairs of games that differ in hidden information only, compared byte for byte, many times.

`python -m bench.secrecy` walks through games of all rule sets that have secrets, and through tables of options combined
at random, with the comparisons of `tests/contract`: positions that agree with a view but differ in all hidden facts,
sealed answers (test_secrets), programs that differ in face-down rows while tokens are laid and rows
wait for decisions (test_face_down), games in which two cards, barrels or samples have changed places
(test_swapped). It goes on until 100,000 comparisons are made (or as many as its argument says), each of all that one
pair of eyes sees, and fails with the first difference.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from tests.contract.conftest import TABLES, Table
from tests.contract.cross import tables_across
from tests.contract.test_face_down import compare_face_down
from tests.contract.test_secrets import compare_sealed, compare_twins
from tests.contract.test_swapped import KNOWERS, compare_swapped

ENOUGH = 100_000
STEPS = 40
ACROSS = 25  # tables of a rule set with options at random
REPORT_EVERY = 10_000


def tables() -> list[Table]:
    """Tables with hidden information or sealed answers."""
    fixed = [table for table in TABLES if {"secret", "together"} & set(table.has.split())]
    rule_sets = sorted({table.rule_set for table in fixed if "/" in table.rule_set and "pearls" not in table.rule_set})
    return fixed + [table for rule_set in rule_sets for table in tables_across(rule_set, ACROSS)]


def compare(table: Table, seed: int) -> Counter[str]:
    """The number of comparisons of each kind in this game."""
    found: Counter[str] = Counter()
    for phase, (compared, _) in compare_twins(table.match(seed), STEPS).items():
        found[f"twins: {phase}"] += compared
    found["sealed"] += compare_sealed(table.match(seed), STEPS)
    if table.options.get("open") != "on":
        for phase, compared in compare_face_down(table.match(seed), STEPS).items():
            found[f"face down: {phase}"] += compared
    for what in KNOWERS:
        found[f"swapped: {what}"] += compare_swapped(table, seed, what, STEPS)[0]
    return found


def walk() -> Iterator[Counter[str]]:
    seed = 1000
    while True:
        for table in tables():
            try:
                yield compare(table, seed)
            except AssertionError:
                print(f"LEAK: {table}, seed {seed}", file=sys.stderr)
                raise
        seed += 1


def main(enough: int = ENOUGH) -> None:
    found: Counter[str] = Counter()
    next_report = REPORT_EVERY
    for one in walk():
        found += one
        if found.total() >= next_report:
            print(f"{found.total():,} comparisons", flush=True)
            next_report += REPORT_EVERY
        if found.total() >= enough:
            break
    for kind, number in sorted(found.items()):
        print(f"{kind:20}{number:10,}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ENOUGH)
