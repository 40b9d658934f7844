"""docs/ladder.md and its picture, from what tools/ladder.py has measured."""

from __future__ import annotations

from pathlib import Path

from ladder_games import GameRunner, Score, elo, neighbours, outer

import algoritmus
from algoritmus.core.skill import LEVELS

DOCS = Path(__file__).parents[1] / "docs"
COLOURS = ("#c0392b", "#2980b9", "#27ae60", "#8e44ad", "#d68910", "#16a085")
WIDTH, HEIGHT, LEFT, TOP = 720, 420, 60, 20
LOW, HIGH = 0.60, 0.75

HEAD = """# The ladder of levels

Ten players, `level-1` … `level-10`, for every rule set. `make ladder` plays neighbours against each other (two
players, default options, seats alternating; a draw counts ½) and writes this page. A run that was stopped is resumed.
The scores are in `ladder.jsonl`, each pair with its parameters, so that another machine can resume the run.

- A level has a fixed **step budget**: simulated steps of the game for one answer, never seconds. The lower levels
  also have style parameters: of a thousand answers so many are random (`blunder`), and so many favour the rival
  (`concession`: of a few answers the one with the best evaluation for the rival, as adults let a child win). The
  parameters are in `components/data/levels.toml` of each game; `core/skill.py` documents them.
- **Simultaneous search**, where all seats answer at once: a level compares own answers with replies in positions
  sampled from its view, solves the matrix by regret matching, and adds better answers and replies until the step
  budget is exhausted. `trust` is the weight of a rival model that replies no better than expected; several rivals
  always have this model.
- **Sequential search**, where players take turns: the best answers after one step are played on. Every player takes
  the best of a few answers, with random hands.
- **The novice** (player `novice`) is a model of a child who has just learnt the cards: it simulates four programs or
  turns once, each against one guess of the other players' answers, and takes the best.
- `share` is the score of the stronger level with its 95 % interval. The aim is 60–75 %; shares outside are **bold**.
  A pair needs at least 400 games (120 if a level computes longer than 0.1 s); a row with fewer games is preliminary.
  Calibration plays games with other seeds. A pair is measured anew when its parameters change; other pairs keep their
  scores, so the table is not one run.
- `s` is processor seconds for an answer of the stronger level on the measuring machine, engine compiled.
- [exploit.md](exploit.md) measures the gain of a rival that knows the player.
"""


def write_page(runner: GameRunner) -> None:
    runner.publish(
        (rule_set, *pair) for rule_set in algoritmus.RULE_SETS for pair in neighbours(rule_set) + outer(rule_set)
    )
    lines = [HEAD]
    curves: dict[str, list[float]] = {}
    for rule_set in algoritmus.RULE_SETS:
        lines += section(runner, rule_set, curves)
    lines += ["![Levels by strength](pictures/ladder.svg)", "", "Elo above level 1, summed over the neighbours.", ""]
    (DOCS / "ladder.md").write_text("\n".join(lines), encoding="utf-8")
    (DOCS / "pictures" / "ladder.svg").write_text(picture(curves), encoding="utf-8")


def section(runner: GameRunner, rule_set: str, curves: dict[str, list[float]]) -> list[str]:
    lines = [f"## {rule_set}", "", "| stronger | weaker | games | share | 95 % | draws | s |", "|---" * 7 + "|"]
    heights = [0.0]
    for level, pair in enumerate(neighbours(rule_set), 1):
        score = runner.score(rule_set, *pair)
        lines.append(row(f"level-{level + 1}", f"level-{level}", score))
        heights.append(heights[-1] + elo(score.share) if score.games else heights[-1])
    curves[rule_set] = heights
    names = (("novice", "level-1"), (f"level-{LEVELS}", "greedy"))
    lines += [row(*who, runner.score(rule_set, *pair), False) for who, pair in zip(names, outer(rule_set), strict=True)]
    return [*lines, ""]


def row(strong: str, weak: str, score: Score, judged: bool = True) -> str:
    if not score.games:
        return f"| {strong} | {weak} | 0 | not measured | | | |"
    low, high = 100 * (score.share - score.spread), 100 * (score.share + score.spread)
    share = f"{100 * score.share:.1f} %"
    shown = f"**{share}**" if judged and not LOW <= score.share <= HIGH else share
    return (
        f"| {strong} | {weak} | {score.games} | {shown} | {low:.1f}–{high:.1f} | {score.draws} | {score.seconds:.4f} |"
    )


def picture(curves: dict[str, list[float]]) -> str:
    """Levels from left to right, strength upwards, a line for every rule set."""
    top = max(max(heights) for heights in curves.values()) or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for level in range(LEVELS):
        x = across(level)
        parts.append(f'<line x1="{x}" y1="{TOP}" x2="{x}" y2="{HEIGHT - 40}" stroke="#eee"/>')
        parts.append(f'<text x="{x}" y="{HEIGHT - 20}" text-anchor="middle">{level + 1}</text>')
    for height in range(0, int(top) + 1, 200):
        parts.append(f'<text x="{LEFT - 8}" y="{up(height, top) + 4:.0f}" text-anchor="end">{height}</text>')
    for number, (rule_set, heights) in enumerate(curves.items()):
        points = " ".join(f"{across(level)},{up(height, top):.1f}" for level, height in enumerate(heights))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[number]}" stroke-width="2.5"/>')
        parts.append(f'<text x="{LEFT + 14}" y="{TOP + 18 + 18 * number}" fill="{COLOURS[number]}">{rule_set}</text>')
    return "\n".join([*parts, "</svg>", ""])


def across(level: int) -> int:
    return LEFT + level * (WIDTH - LEFT - 30) // (LEVELS - 1)


def up(height: float, top: float) -> float:
    return HEIGHT - 40 - (HEIGHT - 40 - TOP) * height / top
