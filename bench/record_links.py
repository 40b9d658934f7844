"""How long the links of games are: bytes of a link per byte of the record, over some hundred seeded games.

`python bench/record_links.py [GAMES]` plays so many games of each rule set (default: 60), every second one at the usual
table, the others with options, and compares with plain deflate. It fails if a link is more than half as long as what it
holds.
"""

from __future__ import annotations

import random
import sys
import zlib
from collections.abc import Iterator
from hashlib import sha256
from statistics import median

import algoritmus
from algoritmus.core.link_text import decode
from algoritmus.core.record import parse_record
from algoritmus.core.record_link import write_link
from algoritmus.simulate import Order, play_one

GAMES = 60
PLAYERS = ("greedy", "greedy", "level-2", "level-4", "random")
OPTIONS = 3  # that differ from the usual table
PUZZLE = "puzzle"  # no computer player keeps to every task
LIMIT = 0.5


def records(rule_set: str, games: int) -> Iterator[str]:
    for number in range(games):
        luck = random.Random(f"{rule_set} {number}")
        seed = sha256(f"{rule_set} {number}".encode()).hexdigest()[:32]  # as long as a room's
        options = wished(rule_set, luck) if number % 2 else {}
        yield str(play_one(Order(rule_set, options, [luck.choice(PLAYERS)], 1, seed), 1).record)


def wished(rule_set: str, luck: random.Random) -> dict[str, str]:
    options, wishes = algoritmus.game(rule_set).options, {"limit": luck.choice(["6", "10", "20"])}
    for name in luck.sample(sorted(options.choices().keys() - {PUZZLE}), OPTIONS):
        if values := options.offer(wishes).choices.get(name):
            wishes[name] = luck.choice(values)
    return dict(options.offer(wishes).options)


def packed(record: str) -> int:
    """The bytes in a link."""
    return len(decode(write_link(parse_record(record)).partition(".")[2]))


def show(name: str, texts: list[str]) -> float:
    """The bytes of all links per byte of text."""
    sizes, plain = [packed(text) for text in texts], [len(zlib.compress(text.encode(), 9, -15)) for text in texts]
    whole = sum(map(len, texts))
    print(
        f"{name:15} {len(texts):5} {median(map(len, texts)):6.0f} {median(sizes):7.0f} {max(sizes):8}"
        f" {sum(sizes) / whole:6.2f} {sum(plain) / whole:7.2f}"
    )
    return sum(sizes) / whole


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(f"{'':15} games   text    link  largest  ratio deflate")
    played = {rule_set: list(records(rule_set, games)) for rule_set in algoritmus.RULE_SETS}
    for rule_set, texts in played.items():
        show(rule_set, texts)
    if show("all", [text for texts in played.values() for text in texts]) > LIMIT:
        sys.exit(f"a link has more than {LIMIT} bytes for a byte of the record")


if __name__ == "__main__":
    main()
