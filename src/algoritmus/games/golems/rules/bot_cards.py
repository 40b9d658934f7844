"""Bot program cards: small decision lists, read from a file that a person can edit (bot.card)."""

from __future__ import annotations

from typing import Final

from algoritmus.core.reader import Node, read_file
from algoritmus.games.golems.rules.codes import ATTACK, BACKWARD, DEFENCE, FORWARD, LEFT, LETTERS, RIGHT
from algoritmus.games.golems.view_types import BOT_QUESTIONS

FILE: Final = "bots.toml"
KEYS: Final = ("paper", "name", "eye", "lines")

# bot.die: the faces one to six.
DIE: Final[list[int]] = [FORWARD, BACKWARD, LEFT, RIGHT, ATTACK, DEFENCE]

# Conditions of a line of a card, judged before anyone moves: numbers of BOT_QUESTIONS.
IN_RANGE: Final = 0  # a golem is seen and a strike reaches so far
IN_SIGHT: Final = 1  # a golem is seen
BARREL_NEXT: Final = 2  # a barrel on the cell ahead
NO_WAY: Final = 3  # edge, wall or water ahead
ALWAYS: Final = 4


class BotCard:
    """A printed program: how far the bot sees and a decision list; where no line holds, the die."""

    def __init__(self, name: str, eye: int, lines: list[tuple[int, int]], titles: dict[str, str]) -> None:
        self.name = name
        self.eye = eye
        self.lines = lines
        self.titles = titles


def read_bot_cards(top: Node) -> dict[str, BotCard]:
    """All cards of a page, by id, after the bot that only rolls."""
    found = {"die": BotCard("die", 0, [], {"en": "Die", "ru": "Кубик"})}
    for id_, node in top.members().items():
        found[id_] = read_bot_card(id_, node)
    return found


def read_bot_card(id_: str, node: Node) -> BotCard:
    keys = node.table(KEYS)
    keys["paper"].whole()
    lines = [read_line(item) for item in keys["lines"].items()]
    return BotCard(id_, keys["eye"].whole(), lines, keys["name"].titles())


def read_line(node: Node) -> tuple[int, int]:
    keys = node.table(("when", "do"))
    command = keys["do"].word([LETTERS[face] for face in DIE])
    return BOT_QUESTIONS.index(keys["when"].word(BOT_QUESTIONS)), LETTERS.index(command)


BOT_CARDS: Final[dict[str, BotCard]] = read_bot_cards(read_file("algoritmus.games.golems.rules", FILE))
