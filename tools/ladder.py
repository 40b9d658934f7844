"""The ladder of levels, measured: neighbours play each other, docs/ladder.md tells what came out.

    python tools/ladder.py [RULESET …] [--jobs K] [--ray ADDRESS] [--games N] [--minutes M]
    python tools/ladder.py --calibrate [RULESET …]      find blunders that put neighbours 60–75 % apart
    python tools/ladder.py --page                       write the page from what is measured so far

Every batch of games is a line of build/ladder.jsonl: whoever is stopped goes on where it was left.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence

from ladder_games import Labour, elo, neighbours, outer, skills_in, write_skills
from ladder_page import write_page

import algoritmus
from algoritmus.core.skill import LEVELS, Skill

GAMES, SLOW_GAMES, SLOW = 400, 120, 0.1  # whoever thinks longer than so many seconds an answer plays less


def measure(labour: Labour, rule_sets: Sequence[str], games: int) -> None:
    """A few games of all, then as many as each needs: whoever thinks longer plays less."""
    for least in sorted({min(40, games), min(SLOW_GAMES, games), games}):
        for rule_set in rule_sets:
            pairs = [(rule_set, *pair, needed(labour, rule_set, pair, least)) for pair in neighbours(rule_set)]
            labour.run([*pairs, *((rule_set, *pair, min(least, GAMES)) for pair in outer(rule_set))])


def needed(labour: Labour, rule_set: str, pair: tuple[str, str], least: int) -> int:
    slow = labour.score(rule_set, *pair).seconds > SLOW
    return min(least, SLOW_GAMES) if slow else least


# calibrating


def calibrate(labour: Labour, rule_set: str, games: int, step: float) -> None:
    """Blunders by interpolation on what is measured between the neighbours of now: each rung `step` above the last.

    The upper levels keep what they are as long as they are far enough apart by thinking alone.
    """
    labour.run([(rule_set, *pair, games) for pair in neighbours(rule_set)])
    skills = skills_in(rule_set)
    heights = [0.0]
    for above, below in reversed(neighbours(rule_set)):
        heights.append(heights[-1] - max(5.0, elo(labour.score(rule_set, above, below).share)))
    heights.reverse()
    print(rule_set, "heights", [round(height) for height in heights], flush=True)
    rung = min(step, -heights[0] / (LEVELS - 1))
    wanted = [rung * (level - LEVELS) for level in range(1, LEVELS + 1)]
    found = [
        skill._replace(blunder=blunder_at(heights, skills, height))
        for skill, height in zip(skills, wanted, strict=True)
    ]
    write_skills(rule_set, found)
    print(rule_set, "blunders", [skill.blunder for skill in found], flush=True)


def blunder_at(heights: Sequence[float], skills: Sequence[Skill], wanted: float) -> int:
    """Between the levels of now that are above and below; 1000 is as low as it goes."""
    for place in range(len(skills) - 1):
        low, high = heights[place], heights[place + 1]
        if wanted <= high or place == len(skills) - 2:
            part = min(1.0, (wanted - low) / (high - low))
            between = skills[place].blunder + part * (skills[place + 1].blunder - skills[place].blunder)
            return max(0, min(1000, round(between)))
    raise AssertionError("there are ten levels")


# the command


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rule_sets", nargs="*", metavar="RULESET")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="of a Ray cluster, or local")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--minutes", type=float, default=1e6, help="then stop; call it again to go on")
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("--step", type=float, default=120.0, help="Elo between neighbours when calibrating")
    parser.add_argument("--page", action="store_true")
    arguments = parser.parse_args(words)
    rule_sets = arguments.rule_sets or list(algoritmus.RULE_SETS)
    labour = Labour(arguments.jobs, arguments.ray, time.monotonic() + 60 * arguments.minutes)
    if arguments.calibrate:
        for rule_set in rule_sets:
            calibrate(labour, rule_set, arguments.games, arguments.step)
    elif not arguments.page:
        measure(labour, rule_sets, arguments.games)
    if not arguments.calibrate:
        write_page(labour)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
