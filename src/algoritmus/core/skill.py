"""How well a computer player thinks: the numbers of a level, read from a game's data, and what it says then."""

from __future__ import annotations

from typing import Final, NamedTuple

from algoritmus.core.reader import Node

LEVELS: Final = 10
THOUSAND: Final = 1000


class Skill(NamedTuple):
    """What one level does before it answers."""

    budget: int  # steps of the game that it may play in its head
    tries: int  # own answers that it compares
    rivals: int  # answers that it expects of the others
    worlds: int  # positions that agree with what it sees
    depth: int  # steps that it looks further where one answers after the other
    trust: int  # of a hundred: how far it takes rivals for no better than those it expects
    blunder: int  # of a thousand answers so many are laid without a thought
    gift: int  # of a thousand so many more are given away, as grown-ups let a child win


class Thought(NamedTuple):
    """Why a level chose what it chose: a kind, its own cards, how many answers it compared, the reply it fears."""

    kind: str
    cards: tuple[str, ...]
    tried: int = 1
    reply: tuple[str, ...] = ()


def read_skills(node: Node) -> list[Skill]:
    """Ten levels, every number of a skill as a list of ten."""
    columns = node.table(Skill._fields)
    lists = [[one.whole(0) for one in columns[name].items()] for name in Skill._fields]
    for name, column in zip(Skill._fields, lists, strict=True):
        if len(column) != LEVELS:
            raise columns[name].error(f"{len(column)} levels: there are {LEVELS}")
    return [Skill(*row) for row in zip(*lists, strict=True)]
