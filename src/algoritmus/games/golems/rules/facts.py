"""Golems, tokens and events as they are shown in answers of the referee, in views and to the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from algoritmus.core.beats import NO_BEAT
from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.core.view_types import Colour
from algoritmus.games.golems.rules.codes import LADDER, LETTERS, NO_COMMAND, NOBODY, NOTHING, OPERATOR_NAMES
from algoritmus.games.golems.rules.events import NO_FACING, Event
from algoritmus.games.golems.rules.row.scene import Scene
from algoritmus.games.golems.rules.state import Setup, State
from algoritmus.games.golems.view_types import GolemEvent, GolemsField, GolemThen, Token, TokenKind


def show_golems(state: State) -> dict[str, GolemThen]:
    return {sheet.name: show_golem(state, seat) for seat, sheet in enumerate(state.setup.sheets)}


def show_golem(state: State, seat: int) -> GolemThen:
    figure = state.figures[seat]
    return {
        "at": state.setup.field.name(figure.at) if figure.at != NO_CELL else None,
        "facing": COMPASS[figure.facing],
        "damage": figure.damage,
        "out": figure.at == NO_CELL,
        "carrying": figure.carrying,
        "rows_next": state.rows_of(seat),
    }


def show_field(scene: Scene, row: int) -> GolemsField:
    """How everything stands after this row of the round."""
    return {
        "kind": "field",
        "round": scene.round,
        "row": row,
        "golems": show_golems(scene.state()),
        "tokens": show_tokens(scene.things, scene.setup),
        "beat": NO_BEAT,
    }


def show_tokens(things: Sequence[int], setup: Setup) -> list[Token]:
    """Everything that lies on cells, by column and row; a barrel's content stays hidden."""
    return [show_token(things[cell], cell, setup) for cell in setup.cells if things[cell] != NOTHING]


def show_token(thing: int, cell: int, setup: Setup) -> Token:
    shown: Token = {"at": setup.field.name(cell), "kind": cast(TokenKind, setup.kinds.rows[thing].kind)}
    if thing == LADDER:
        for name, up, down in setup.ladders:
            if cell in (up, down):
                shown["name"] = name
                shown["end"] = "up" if cell == up else "down"
    elif setup.kinds.rows[thing].token:
        shown["op"] = OPERATOR_NAMES[thing]
    return shown


def show_event(event: Event, setup: Setup) -> GolemEvent:
    """An event without its empty fields. In a case of the referee a golem may have any name."""
    shown: GolemEvent = {"rule": event.rule, "golem": cast(Colour, setup.sheets[event.golem].name), "beat": event.beat}
    if event.command != NO_COMMAND:
        shown["command"] = LETTERS[event.command]
    if event.origin != NO_CELL:
        shown["from"] = setup.field.name(event.origin)
    if event.to != NO_CELL:
        shown["to"] = setup.field.name(event.to)
    if event.other != NOBODY:
        shown["other"] = cast(Colour, setup.sheets[event.other].name)
    if event.amount:
        shown["amount"] = event.amount
    if event.what:
        shown["what"] = event.what
    if event.thing:
        shown["thing"] = event.thing
    if event.facing != NO_FACING:
        shown["facing"] = COMPASS[event.facing]
    return shown
