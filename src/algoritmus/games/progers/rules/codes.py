"""The small vocabulary of the hot path: cards, colours, samples and what stops a rover, as ints."""

from __future__ import annotations

from typing import Final, Literal

from algoritmus.core.view_types import Colour
from algoritmus.games.progers.outcomes import Dash

# Cards. The first seven are commands, the last two are loops.
STEP: Final = 0
DASH: Final = 1
JUMP: Final = 2
LEFT: Final = 3
RIGHT: Final = 4
U_TURN: Final = 5
TELEPORT: Final = 6
X2: Final = 7
X3: Final = 8
NO_COMMAND: Final = -1
LETTERS: Final = "FDJLRUT"
CARD_NAMES: Final[tuple[str, ...]] = (*LETTERS, "x2", "x3")
TURNS: Final[tuple[int, ...]] = (0, 0, 0, 3, 1, 2, 0)  # quarter turns clockwise, by command
TIMES: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 1, 1, 2, 3)  # how often a card makes the cards under it run
LOOP_CARDS: Final[tuple[int, ...]] = (-1, -1, X2, X3)  # by the number printed on it

# Rovers and their bases, in the order that the laboratories follow (lab.full).
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow", "green")
NOBODY: Final = -1
MOST_ROVERS: Final = 4

# Samples. A pile lists them oldest first (sample.order).
ALGAE: Final = 0
FUNGUS: Final = 1
MOSS: Final = 2
WORM: Final = 3
TYPES: Final[tuple[str, ...]] = ("algae", "fungus", "moss", "worm")
SAMPLE_LETTERS: Final = "afmw"

# Things that a rover meets ahead of it.
OPEN: Final = 0
EDGE: Final = 1
WALL: Final = 2
HEIGHT: Final = 3
ROVER: Final = 4
SAMPLE: Final = 5
STOP_WORDS: Final[tuple[Dash | Literal[""], ...]] = ("", "edge", "wall", "height", "rover", "sample")

# How a game ended.
NOT_ENDED: Final = 0
BY_POINTS: Final = 1
BY_SAMPLES: Final = 2
BY_LIMIT: Final = 3
END_RULES: Final[tuple[str, ...]] = ("", "end.points", "end.samples", "end.limit")
NO_LIMIT: Final = -1  # turns left in a game without a turn limit

# Edits of the algorithm on the table.
INSERT: Final = 0
COVER: Final = 1
LOOP: Final = 2
LOOP_TWO: Final = 3
UNLOOP: Final = 4
EDIT_WORDS: Final[tuple[str, ...]] = ("insert", "cover", "loop", "loop", "unloop")
