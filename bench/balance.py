"""Balance of golem cards: games of every card against every other between greedy players; writes docs/balance.md.

    python bench/balance.py [GAMES PER PAIR] [PROCESSES]

With 192 games for each of the 60 pairs (two sides of one paper never meet) every card plays 1920 games.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path

from algoritmus.games.golems.components.cards import load_cards
from algoritmus.simulate import Order, play_batch

FIELDS = ("duel-yard", "common", "meadow", "two-towers", "windmill", "whirl", "two-ponds", "crossing")
PAGE = Path(__file__).parents[1] / "docs" / "balance.md"
LOW, HIGH = 42.0, 58.0


def play_pair(pair: tuple[str, str], games: int) -> float:
    """The share of the first card, on all fields and from both seats."""
    points = 0.0
    each = games // (2 * len(FIELDS))
    for field in FIELDS:
        for seats in (pair, pair[::-1]):
            options = {"field": field, "players": "2", "cards": ",".join(seats)}
            order = Order("golems/board", options, ("greedy",), each, "balance")
            points += play_batch(order, range(each)).points[seats.index(pair[0])]
    return points / (each * 2 * len(FIELDS))


def measure(games: int, jobs: int) -> dict[tuple[str, str], float]:
    cards = load_cards()  # golem.choice: two sides of one paper never meet
    found = [pair for pair in combinations(cards, 2) if cards[pair[0]].paper != cards[pair[1]].paper]
    with ProcessPoolExecutor(jobs) as pool:
        shares = pool.map(play_pair, found, [games] * len(found))
        return dict(zip(found, shares, strict=True))


def totals(shares: dict[tuple[str, str], float]) -> dict[str, float]:
    """Each card's share over all its pairs, in per cent."""
    scores: dict[str, list[float]] = {name: [] for name in load_cards()}
    for (one, other), share in shares.items():
        scores[one].append(share)
        scores[other].append(1 - share)
    return {name: 100 * sum(values) / len(values) for name, values in scores.items()}


def page(shares: dict[tuple[str, str], float], games: int) -> str:
    cards, scores = load_cards(), totals(shares)
    lines = [
        "# Balance of the golem cards",
        "",
        f"Made by `bench/balance.py {games}`: equal `greedy` players, every card against all it may meet, {games}",
        f"games for each pair, half from each seat, on the fields {', '.join(FIELDS)}.",
        f"A win counts 1, a draw ½. No card may score under {LOW:.0f} % or over {HIGH:.0f} %.",
        "",
        "| card | strength | range | rows | limit | games | score |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, score in sorted(scores.items(), key=lambda item: -item[1]):
        card = cards[name]
        played = sum(name in pair for pair in shares) * games
        row = (name, card.strength, card.reach, card.rows, card.limit, played, f"{score:.1f} %")
        lines.append(f"| {' | '.join(str(cell) for cell in row)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 192
    jobs = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    shares = measure(games, jobs)
    text = page(shares, games)
    print(text)
    if games >= 192:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
