"""Golem cards: six two-sided cards with the numbers of a golem (golem.card)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from algoritmus.core.reader import Node, read_file

FILE: Final = "cards.toml"
KEYS: Final = ("paper", "name", "strength", "range", "rows", "limit", "about")
SIDES: Final = 2


class GolemCard(NamedTuple):
    """One side of a golem card; `paper` is the number of the two-sided card it is printed on."""

    id: str
    paper: int
    name: dict[str, str]
    strength: int
    reach: int
    rows: int
    limit: int
    about: dict[str, str]


@cache
def load_cards() -> dict[str, GolemCard]:
    """The twelve sides of the box, by id."""
    return read_cards(read_file(__package__, "data", FILE))


def read_cards(top: Node) -> dict[str, GolemCard]:
    found: dict[str, GolemCard] = {}
    for id_, node in top.members().items():
        side = read_golem_card(id_, node)
        if [other.paper for other in found.values()].count(side.paper) == SIDES:
            raise node.error(f"paper {side.paper} has {SIDES} sides already")
        found[id_] = side
    return found


def read_golem_card(id_: str, node: Node) -> GolemCard:
    keys = node.table(KEYS)
    paper, strength, reach, rows, limit = (keys[key].whole() for key in ("paper", "strength", "range", "rows", "limit"))
    return GolemCard(id_, paper, keys["name"].titles(), strength, reach, rows, limit, keys["about"].titles())
