"""Skill of a computer player: search and style parameters of a level, read from data, and explanations."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from algoritmus.core.reader import Node, read_file

LEVELS: Final = 10
THOUSAND: Final = 1000


class Skill(NamedTuple):
    """Search and style parameters of a level."""

    budget: int  # step budget: simulated steps of one answer
    tries: int  # own answers that are compared
    rivals: int  # modelled answers of the rivals
    worlds: int  # sampled positions
    depth: int  # steps of look-ahead in sequential search
    trust: int  # in percent: the weight of the rivals' model against best responses
    blunder: int  # per thousand: answers at random
    concession: int  # per thousand: answers in favour of the rivals, as grown-ups let a child win


class Thought(NamedTuple):
    """Explanation of an answer: its kind, its cards, the number of answers compared, the best reply to it."""

    kind: str
    cards: tuple[str, ...]
    tried: int = 1
    reply: tuple[str, ...] = ()


@cache
def load_skills(package: str) -> dict[str, list[Skill]]:
    """The skills of a game by rule set, the weakest level first, as measured by tools/ladder.py."""
    levels = read_file(package, "components", "data", "levels.toml")
    return {name: read_skills(node) for name, node in levels.members().items()}


def read_skills(node: Node) -> list[Skill]:
    """The skills of ten levels; every parameter is a list of ten numbers."""
    columns = node.table(Skill._fields)
    lists = [[one.whole(0) for one in columns[name].items()] for name in Skill._fields]
    for name, column in zip(Skill._fields, lists, strict=True):
        if len(column) != LEVELS:
            raise columns[name].error(f"{len(column)} levels: there are {LEVELS}")
    return [Skill(*row) for row in zip(*lists, strict=True)]
