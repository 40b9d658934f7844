"""Bots: golems that follow a die or a printed decision list (section 10 of the rules)."""

from __future__ import annotations

from typing import Final

from algoritmus.core.grid import NO_CELL
from algoritmus.golems.scene import Golem, Scene
from algoritmus.golems.words import (
    ATTACK,
    BACKWARD,
    DEFENCE,
    FORWARD,
    LAST_BARREL,
    LEFT,
    NOBODY,
    NOTHING,
    RIGHT,
    WALL,
    WATER,
)

# bot.die: the faces one to six.
DIE: Final = (FORWARD, BACKWARD, LEFT, RIGHT, ATTACK, DEFENCE)

# What a line of a bot program card asks, before anyone moves.
IN_RANGE: Final = 0  # a golem is seen and a strike reaches so far
IN_SIGHT: Final = 1  # a golem is seen
BARREL_NEXT: Final = 2  # a barrel on the cell ahead
NO_WAY: Final = 3  # edge, wall or water ahead
ALWAYS: Final = 4


class BotCard:
    """A printed program: how far the bot sees and a decision list; where no line holds, the die."""

    def __init__(self, name: str, eye: int, lines: tuple[tuple[int, int], ...]) -> None:
        self.name = name
        self.eye = eye
        self.lines = lines


BOT_CARDS: Final[dict[str, BotCard]] = {
    card.name: card
    for card in (
        BotCard("die", 0, ()),
        # bot.card: closes in on whom it sees
        BotCard("hunter", 3, ((IN_RANGE, ATTACK), (IN_SIGHT, FORWARD))),
        # keeps its ground: strikes who comes near, shields itself from who is far
        BotCard("guard", 3, ((IN_RANGE, ATTACK), (IN_SIGHT, DEFENCE))),
        # turns on the spot like a lighthouse and strikes what its light finds
        BotCard("lighthouse", 4, ((IN_RANGE, ATTACK), (IN_SIGHT, DEFENCE), (ALWAYS, RIGHT))),
        # backs away from everybody
        BotCard("coward", 2, ((IN_SIGHT, BACKWARD),)),
        # breaks barrels, and strikes golems only when they stand in its light
        BotCard("cooper", 1, ((BARREL_NEXT, ATTACK), (IN_RANGE, ATTACK))),
        # walks on and on along the walls, never rolling
        BotCard("patrol", 2, ((IN_RANGE, ATTACK), (NO_WAY, LEFT), (ALWAYS, FORWARD))),
    )
}


def decide(scene: Scene, bot: Golem) -> int:
    """bot.kind: the command of this row, by the card or by the die."""
    card = BOT_CARDS[bot.sheet.bot]
    if card.lines:
        distance = sees(scene, bot, card.eye)
        for asks, command in card.lines:
            if holds(scene, bot, asks, distance):
                scene.tell("bot.card", bot, command, bot.at, what=card.name)
                return command
    face = scene.decisions.die(bot.seat)
    scene.tell("bot.die", bot, DIE[face - 1], bot.at, amount=face)
    return DIE[face - 1]


def holds(scene: Scene, bot: Golem, asks: int, distance: int) -> bool:
    """Whether a line of the card holds for a bot that sees a golem at this distance (0: none)."""
    if asks == IN_RANGE:
        return 0 < distance <= bot.reach
    if asks == IN_SIGHT:
        return distance > 0
    if asks == ALWAYS:
        return True
    cell = scene.ahead[bot.at * 4 + bot.facing]
    if asks == NO_WAY:
        return cell == NO_CELL or scene.things[cell] in (WALL, WATER)
    return cell != NO_CELL and NOTHING < scene.things[cell] <= LAST_BARREL


def sees(scene: Scene, bot: Golem, eye: int) -> int:
    """bot.sight: how far the first golem ahead is, 0 if none; only walls and the field's end block sight."""
    cell = bot.at
    for distance in range(1, eye + 1):
        cell = scene.ahead[cell * 4 + bot.facing]
        if cell == NO_CELL or scene.things[cell] == WALL:
            return 0
        if scene.on[cell] != NOBODY:
            return distance
    return 0
