"""The small vocabulary of the hot path: commands, things on cells and what senses can tell apart, as ints."""

from __future__ import annotations

from typing import Final

from algoritmus.games.golems.view_types import Operator

# Commands: the eight action cards. The first four are movements.
FORWARD: Final = 0
BACKWARD: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
STAND: Final = 4
ATTACK: Final = 5
DEFENCE: Final = 6
TAKE: Final = 7
NO_COMMAND: Final = -1
LETTERS: Final = "FBLRSADT"

# Commands of a bot where it may do everything, and where nobody strikes (way.junior).
ITSELF: Final = (FORWARD, BACKWARD, LEFT, RIGHT, STAND, ATTACK, DEFENCE, TAKE)
PEACEFUL: Final = (FORWARD, BACKWARD, LEFT, RIGHT, STAND, STAND, STAND, TAKE)

# NOT turns each command into this one (logic.not).
INVERSE: Final[list[int]] = [BACKWARD, FORWARD, RIGHT, LEFT, STAND, DEFENCE, ATTACK, TAKE]

# Things on cells, as numbers of the edition's table of things. One to six are barrels by their content.
NOTHING: Final = 0
BARREL_EMPTY: Final = 1
WALL: Final = 7
WATER: Final = 8
LADDER: Final = 9
TOKEN_AND: Final = 10
TOKEN_OR: Final = 11
TOKEN_NOT: Final = 12
TOKEN_XOR: Final = 13

CONTENTS: Final = ("", "empty", "dynamite", "repair", "plus", "minus", "hole")
OPERATOR_NAMES: Final[dict[int, Operator]] = {TOKEN_AND: "and", TOKEN_OR: "or", TOKEN_NOT: "not", TOKEN_XOR: "xor"}
OPERATORS: Final[dict[str, int]] = {name: token for token, name in OPERATOR_NAMES.items()}

# The ground of a cell.
SUMMER: Final = 0
ICE: Final = 1
SNOW: Final = 2
GROUND_MARKS: Final = ".is"

# Senses of condition cards, as bits.
FEELS_GOLEM: Final = 1
FEELS_BARREL: Final = 2
FEELS_WALL: Final = 4
FEELS_WATER: Final = 8
FEELS_ATTACK: Final = 16
SENSES: Final[dict[str, int]] = {
    "enemy": FEELS_GOLEM | FEELS_BARREL,  # if.enemy
    "obstacle": FEELS_GOLEM | FEELS_BARREL | FEELS_WALL | FEELS_WATER,  # if.obstacle
    "barrel": FEELS_BARREL,  # bonus.sensor
    "wall": FEELS_WALL,
    "water": FEELS_WATER,
    "attack": FEELS_ATTACK,
}

NOBODY: Final = -1
