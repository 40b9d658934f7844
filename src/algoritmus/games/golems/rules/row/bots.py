"""Bots: golems that follow a die or a printed decision list (section 10 of the rules)."""

from __future__ import annotations

from typing import cast

from algoritmus.core.grid import NO_CELL
from algoritmus.games.golems.outcomes import BotCard
from algoritmus.games.golems.rules.bot_cards import ALWAYS, BOT_CARDS, DIE, IN_RANGE, IN_SIGHT, NO_WAY
from algoritmus.games.golems.rules.codes import FEELS_BARREL
from algoritmus.games.golems.rules.row.scene import Golem, Scene
from algoritmus.games.golems.rules.things import HIDES, SEEN_PAST


def decide(scene: Scene, bot: Golem) -> int:
    """bot.kind: the command of this row, by the card or by the die."""
    card, does = BOT_CARDS[bot.sheet.bot], scene.setup.edition.bot_does
    if card.lines:
        distance = sees(scene, bot, card.eye)
        for asks, command in card.lines:
            if holds(scene, bot, asks, distance):
                command = does[command]
                scene.tell("bot.card", bot, command, bot.at, what=cast(BotCard, card.name))
                return command
    face = scene.decisions.die(bot.seat)
    command = does[DIE[face - 1]]
    scene.tell("bot.die", bot, command, bot.at, amount=face)
    return command


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
        return cell == NO_CELL or scene.kind(cell).eye != SEEN_PAST
    return cell != NO_CELL and scene.kind(cell).felt == FEELS_BARREL


def sees(scene: Scene, bot: Golem, eye: int) -> int:
    """bot.sight: how far the first golem ahead is, 0 if none; only walls and the field's end block sight."""
    cell = bot.at
    for distance in range(1, eye + 1):
        cell = scene.ahead[cell * 4 + bot.facing]
        if cell == NO_CELL or scene.kind(cell).eye == HIDES:
            return 0
        if scene.on[cell] is not None:
            return distance
    return 0
