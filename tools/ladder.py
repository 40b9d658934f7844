"""Measures the ladder of levels: neighbours play each other, docs/ladder.md reports the scores.

    python tools/ladder.py [RULESET …] [--jobs K] [--ray ADDRESS] [--games N] [--minutes M]
    python tools/ladder.py --calibrate [RULESET …]      find skills that put neighbours equally far apart
    python tools/ladder.py --page                       write the page from what is measured so far
    python tools/ladder.py --register NAME=MODULE:FACTORY --player NAME [RULESET …]
                                                        print how a player does against every level

Every batch of games is a line of build/ladder.jsonl, so an interrupted run is resumed. The published scores are lines
of docs/ladder.jsonl, one for a pair: another machine resumes from them. A pair is known by its numbers, so one that
changes starts again. Calibration plays games of its own (build/tuning.jsonl): published games were never tuned on.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from bisect import bisect_left
from collections.abc import Sequence

from ladder_games import LADDER, TUNING, GameRunner, elo, file_of, neighbours, outer, skills_in, spec, write_skills
from ladder_page import row, write_page

import algoritmus
from algoritmus.core.skill import LEVELS, Skill
from algoritmus.players import PLAYERS
from algoritmus.players.levels import name_of, skill_of

GAMES, SLOW_GAMES, SLOW = 400, 120, 0.1  # a level that takes more seconds an answer plays fewer games


def measure(runner: GameRunner, rule_sets: Sequence[str], games: int) -> None:
    """Play a few games of all pairs, then as many as each needs; slow levels play fewer."""
    for least in sorted({min(40, games), min(SLOW_GAMES, games), games}):
        for rule_set in rule_sets:
            pairs = [(rule_set, *pair, needed(runner, rule_set, pair, least)) for pair in neighbours(rule_set)]
            runner.run([*pairs, *((rule_set, *pair, min(least, SLOW_GAMES)) for pair in outer(rule_set))])


def needed(runner: GameRunner, rule_set: str, pair: tuple[str, str], least: int) -> int:
    slow = runner.score(rule_set, *pair).seconds > SLOW
    return min(least, SLOW_GAMES) if slow else least


def measure_player(runner: GameRunner, rule_set: str, name: str, games: int) -> None:
    """Print the share of a player against every level, as rows of the page."""
    game = algoritmus.game(rule_set)
    pairs = {level: (rule_set, name, spec(skill_of(game, level))) for level in range(1, LEVELS + 1)}
    runner.run([(*pair, games) for pair in pairs.values()])
    print(f"## {rule_set}")
    for level, pair in pairs.items():
        print(row(name, name_of(level), runner.score(*pair), judged=False), flush=True)


# calibrating


def calibrate(runner: GameRunner, rule_set: str, games: int, step: float) -> None:
    """Skills between those of now, by how far these are apart: each rung `step` above the last, the highest stays."""
    runner.run([(rule_set, *pair, games) for pair in neighbours(rule_set)])
    skills = skills_in(rule_set)
    heights = [0.0]
    for above, below in reversed(neighbours(rule_set)):
        heights.append(heights[-1] - max(5.0, elo(runner.score(rule_set, above, below).share)))
    heights.reverse()
    print(rule_set, "heights", [round(height) for height in heights], flush=True)
    rung = min(step, -heights[0] / (LEVELS - 1))
    wanted = [rung * (level - LEVELS) for level in range(1, LEVELS + 1)]
    write_skills(rule_set, [skill_at(heights, skills, height) for height in wanted])


def skill_at(heights: Sequence[float], skills: Sequence[Skill], wanted: float) -> Skill:
    """Between the levels of now that are below and above; nobody is weaker than the weakest."""
    place = max(0, min(bisect_left(heights, wanted), len(skills) - 1) - 1)
    low, high = heights[place], heights[place + 1]
    return between(skills[place], skills[place + 1], min(1.0, max(0.0, (wanted - low) / (high - low))))


def between(weak: Skill, strong: Skill, part: float) -> Skill:
    """Every number so far on the way; a step budget grows by the same share on every part of it."""
    budget = weak.budget * (strong.budget / weak.budget) ** part
    steps = [low + part * (high - low) for low, high in zip(weak, strong, strict=True)]
    return Skill(*map(round, steps))._replace(budget=round(budget))


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
    parser.add_argument("--register", action="append", default=[], metavar="MODULE|NAME=MODULE:FACTORY")
    parser.add_argument("--player", default="", metavar="NAME", help="print how it does against every level")
    arguments = parser.parse_args(words)
    algoritmus.register_again(arguments.register)
    if arguments.player and arguments.player not in PLAYERS:
        parser.error(f"there is no player {arguments.player!r}; there are: {', '.join(PLAYERS)}")
    rule_sets = arguments.rule_sets or [rule_set for rule_set in algoritmus.RULE_SETS if file_of(rule_set).exists()]
    series = TUNING if arguments.calibrate else LADDER
    runner = GameRunner(arguments.jobs, arguments.ray, time.monotonic() + 60 * arguments.minutes, series)
    if arguments.calibrate:
        for rule_set in rule_sets:
            calibrate(runner, rule_set, arguments.games, arguments.step)
        return 0
    if arguments.player:
        for rule_set in rule_sets:
            measure_player(runner, rule_set, arguments.player, arguments.games)
        return 0
    if not arguments.page:
        measure(runner, rule_sets, arguments.games)
    write_page(runner)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
