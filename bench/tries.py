"""Ten thousand random tries on every island of the path (or on those named): each gets a typed verdict in words."""

from __future__ import annotations

import sys
import time
from collections import Counter

from algoritmus.core.chance import Seeded
from algoritmus.puzzles.path import islands, task
from algoritmus.puzzles.sentences import sentences
from algoritmus.puzzles.tasks import PREDICT, SOLVED, VERDICTS

TRIES = 10_000


def main(tries: int, wanted: list[str]) -> int:
    wrong = 0
    for support, idea, _, tasks in islands():
        if wanted and idea not in wanted:
            continue
        found, chance, began = Counter[str](), Seeded(idea), time.perf_counter()
        texts: dict[str, dict[str, str]] = {}
        for number in range(tries):
            one = task(tasks[number % len(tasks)])
            verdict, ran = one.judge(one.random(chance))
            texts[verdict.kind] = sentences(support.game, verdict)
            found[verdict.kind] += 1
            missed = verdict.kind in SOLVED and ran is not None and ran.end != "goal" and one.kind != PREDICT
            wrong += missed or verdict.kind not in VERDICTS or not all(texts[verdict.kind].values())
        counts = ", ".join(f"{kind} {count}" for kind, count in found.most_common())
        print(f"{idea:9} {tries} tries in {time.perf_counter() - began:.1f} s: {counts}", flush=True)
    print(f"wrong: {wrong}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else TRIES, sys.argv[2:]))
