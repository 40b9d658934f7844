"""A golems case as it is written: the whole shape is read and checked, then the position, before anything is played."""

from __future__ import annotations

from typing import Final, NamedTuple

from algoritmus.core.grid import Grid
from algoritmus.core.reader import POSITION, Members, Node
from algoritmus.games.golems.rules.cases.pieces import (
    GOLEM,
    USUAL,
    LaidTokens,
    WrittenGolem,
    half_ladder,
    lay_tokens,
    obstacles,
    occupy,
    place_tokens,
    read_autonomous,
    read_golem,
    read_golems,
    read_ground,
    read_token,
    read_water,
)
from algoritmus.games.golems.rules.cases.rounds import CaseRound, RoundReader
from algoritmus.games.golems.rules.edition import Edition, Water
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.state import Figure

TOP: Final = ("game", "edition", "field", "golems", "rounds")
TOP_OPTIONAL: Final = ("tokens", "autonomous", "repeat", "water")
USUAL_REPEAT: Final = 20


class Case(NamedTuple):
    """A case that can be played, but for its subroutines and programs."""

    edition: Edition
    field: Grid
    golems: list[WrittenGolem]
    figures: list[Figure]
    laid_tokens: LaidTokens
    autonomous: bool
    repeat: int
    water: Water
    rounds: list[CaseRound]


def read_case(top: Node) -> Case:
    keys = top.table(TOP, TOP_OPTIONAL)
    edition = EDITIONS[keys["edition"].word(EDITIONS)]
    field = read_ground(keys["field"], edition)
    nodes = keys.listed("tokens")
    tokens = [read_token(node, edition) for node in nodes]
    golems = read_golems(keys["golems"], lambda node, _: read_case_golem(node, edition))
    autonomous = read_autonomous(keys, edition)
    reader = RoundReader(edition, golems)
    rounds = [reader.read(item) for item in keys["rounds"].items()]
    if autonomous and len(rounds) != 1:
        raise keys["rounds"].error("an autonomous game has exactly one round of programs")
    repeat = read_repeat(keys, autonomous)
    water = read_water(keys, edition)
    place_tokens(nodes, tokens, field)
    half = half_ladder(tokens)
    if half is not None:
        raise keys["tokens"].error(f"{half.side.rpartition(' ')[0]} has one end only", POSITION)
    laid_tokens = lay_tokens(tokens, field)
    figures = place_golems(golems, field, obstacles(tokens, field, edition))
    return Case(edition, field, golems, figures, laid_tokens, autonomous, repeat, water, rounds)


def read_case_golem(node: Node, edition: Edition) -> WrittenGolem:
    keys = node.table(("name", "at", "facing"), GOLEM)
    return read_golem(keys, edition, keys["name"].text(), USUAL)


def read_repeat(keys: Members, autonomous: bool) -> int:
    if "repeat" in keys and not autonomous:
        raise keys["repeat"].error("'repeat' belongs to the autonomous game")
    return keys.read("repeat", Node.whole, USUAL_REPEAT)


def place_golems(golems: list[WrittenGolem], field: Grid, taken: dict[int, str]) -> list[Figure]:
    figures = []
    for golem in golems:
        assert golem.at is not None
        assert golem.facing is not None
        cell = golem.at.cell(field)
        occupy(cell, golem.name, taken, field, golem.at)
        figures.append(Figure(cell, golem.facing, golem.damage, golem.carrying))
    return figures
