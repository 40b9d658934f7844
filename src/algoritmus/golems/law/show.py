"""Golems, tokens and events as JSON facts: what answers, views and happenings are made of."""

from __future__ import annotations

from collections.abc import Sequence

from algoritmus.core.game import Facts
from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.golems.law.events import Event
from algoritmus.golems.law.row.scene import Golem, Scene
from algoritmus.golems.law.state import Setup
from algoritmus.golems.law.words import (
    LADDER,
    LETTERS,
    NO_COMMAND,
    NOBODY,
    NOTHING,
    OPERATOR_NAMES,
)


def show_golems(scene: Scene) -> Facts:
    return {golem.sheet.name: show_golem(golem, scene.setup) for golem in scene.golems}


def show_golem(golem: Golem, setup: Setup) -> Facts:
    return {
        "at": setup.field.name(golem.at) if golem.on_field else None,
        "facing": COMPASS[golem.facing],
        "damage": golem.damage,
        "out": not golem.on_field,
        "carrying": golem.carrying,
        "rows_next": rows_next(golem),
    }


def rows_next(golem: Golem) -> int:
    """barrel.plus, barrel.minus: the rows of the next program, never below 1."""
    return max(1, golem.sheet.rows + golem.extra_rows)


def show_tokens(things: Sequence[int], setup: Setup) -> list[Facts]:
    """Everything that lies on cells, by column and row; a barrel's content stays hidden."""
    return [show_token(things[cell], cell, setup) for cell in setup.cells if things[cell] != NOTHING]


def show_token(thing: int, cell: int, setup: Setup) -> Facts:
    shown: Facts = {"at": setup.field.name(cell), "kind": setup.kinds.rows[thing].kind}
    if thing == LADDER:
        for name, up, down in setup.ladders:
            if cell in (up, down):
                shown["name"] = name
                shown["end"] = "up" if cell == up else "down"
    elif setup.kinds.rows[thing].token:
        shown["op"] = OPERATOR_NAMES[thing]
    return shown


def show_event(event: Event, setup: Setup) -> Facts:
    """An event; what it does not tell is left out."""
    shown: Facts = {"rule": event.rule, "golem": setup.sheets[event.golem].name, "beat": event.beat}
    if event.command != NO_COMMAND:
        shown["command"] = LETTERS[event.command]
    if event.origin != NO_CELL:
        shown["from"] = setup.field.name(event.origin)
    if event.to != NO_CELL:
        shown["to"] = setup.field.name(event.to)
    if event.other != NOBODY:
        shown["other"] = setup.sheets[event.other].name
    if event.amount:
        shown["amount"] = event.amount
    if event.what:
        shown["what"] = event.what
    if event.thing:
        shown["thing"] = event.thing
    return shown
