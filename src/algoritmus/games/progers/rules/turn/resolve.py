"""Resolver of an algorithm: card by card, loops unrolled, each command by its own rule."""

from __future__ import annotations

from algoritmus.core.native import Int
from algoritmus.games.progers.rules.codes import DASH, JUMP, NO_COMMAND, NOT_ENDED, STEP, TELEPORT
from algoritmus.games.progers.rules.program import WITH_NEXT
from algoritmus.games.progers.rules.turn.beam import teleport
from algoritmus.games.progers.rules.turn.movement import dash, jump, step, turn
from algoritmus.games.progers.rules.turn.scene import NO_PLACE, Rover, Scene


def execute(scene: Scene, rover: Rover) -> None:
    """The whole algorithm, left to right, or up to the command that ends the game."""
    table = scene.table
    first = 0
    while first < len(table.cards) and scene.ended == NOT_ENDED:
        width = 2 if table.mates[first] == WITH_NEXT else 1
        for _ in range(table.times[first]):  # algo.loop: A B A B
            for place in range(first, first + width):
                perform(scene, rover, place)
        first += width
    scene.command, scene.place = NO_COMMAND, NO_PLACE


def perform(scene: Scene, rover: Rover, place: int) -> None:
    """One card of the algorithm; none after the game has ended."""
    if scene.ended == NOT_ENDED:
        scene.beat += 1
        scene.place = place
        scene.command = scene.table.cards[place]
        carry_out(scene, rover, scene.command)


def carry_out(scene: Scene, rover: Rover, command: Int) -> None:
    if command == STEP:
        step(scene, rover)
    elif command == DASH:
        dash(scene, rover)
    elif command == JUMP:
        jump(scene, rover)
    elif command == TELEPORT:
        teleport(scene, rover)
    else:
        turn(scene, rover, command)
