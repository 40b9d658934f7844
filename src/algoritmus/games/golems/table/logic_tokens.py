"""logic.place: a player with a logic token lays it on a row, on a card of the own program, on a cell, or keeps it."""

from __future__ import annotations

from collections.abc import Sequence

from algoritmus.core.beats import NO_BEAT
from algoritmus.core.game import Ask, Choose
from algoritmus.core.grid import NO_CELL
from algoritmus.core.view_types import Cell, Colour
from algoritmus.games.golems import view_types
from algoritmus.games.golems.rules.codes import NOBODY, NOTHING, OPERATOR_NAMES, TOKEN_NOT
from algoritmus.games.golems.rules.programs.program import Program
from algoritmus.games.golems.rules.round import slots_of
from algoritmus.games.golems.table.play import first_slot, next_giver, run_on
from algoritmus.games.golems.table.position import GivenToken, GolemsPosition
from algoritmus.games.golems.table.step import Step

NONE = "none"


def logic_ask(position: GolemsPosition) -> Ask:
    """logic.place: a row of any program, a card of one's own for NOT, a cell, or keep it."""
    seat = position.turn
    token = position.current.tokens[seat]
    field, things = position.state.setup.field, position.state.things
    laid = position.current.laid
    programs, covered = {one.on for one in laid}, {one.cell for one in laid if one.on == NOBODY}
    options = [NONE]
    for other, program in enumerate(position.current.programs):
        if program is not None and other not in programs:
            known = other == seat or position.plan.open
            options += row_options(position.names[other], program, token, known)
    options += [
        field.name(cell) for cell in position.state.setup.cells if things[cell] == NOTHING and cell not in covered
    ]
    idle = [] if token == TOKEN_NOT else [last for last in last_rows(position) if last in options]
    return LogicAsk(options, OPERATOR_NAMES[token], idle, secret=not position.plan.open)


class LogicAsk(Choose):
    """logic.place: where this token is laid; it does nothing on the idle options."""

    def __init__(self, options: list[str], token: view_types.Operator, idle: list[str], secret: bool) -> None:
        super().__init__("logic", options, "logic.place")
        self.token = token
        self.idle = idle
        self.secret = secret  # one's own program lies open beside it

    def show(self) -> view_types.LogicAsk:
        return {
            "kind": "logic",
            "options": list(self.options),
            "token": self.token,
            "idle": list(self.idle),
            "secret": self.secret,
        }


def last_rows(position: GolemsPosition) -> list[str]:
    """logic.and, logic.or, logic.xor: the rows with no next one, where these have no effect."""
    programs = zip(position.names, position.current.programs, strict=True)
    return [f"{name}:{len(program.rows)}" for name, program in programs if program is not None]


def row_options(name: str, program: Program, token: int, known: bool) -> list[str]:
    """Rows by number; those of a rival that lie face down show nothing."""
    options: list[str] = []
    for number, row in enumerate(program.rows, 1):
        if token == TOKEN_NOT and known:
            options += [f"{name}:{number}:{slot}" if slot else f"{name}:{number}" for slot in slots_of(row)]
        else:
            options.append(f"{name}:{number}")
    return options


def give_token(step: Step, card: str) -> None:
    """Lay the token, or keep it; after the last one the round runs."""
    position = step.position
    if card != NONE:
        laid = read_laid(position, card)
        step.report(show_placed(position.names, laid, card))
        step.change(current=position.current.with_programs(position.current.programs, (*position.current.laid, laid)))
    giver = next_giver(position, position.turn)
    if giver != NOBODY:
        step.change(turn=giver)
        return
    if position.plan.together:  # otherwise it is still the giver's turn
        step.change(turn=NOBODY)
    run_on(step)


def show_placed(names: Sequence[Colour], laid: GivenToken, to: Cell) -> view_types.GolemEvent:
    """A token that is laid on a row of a program, or on a cell."""
    event: view_types.GolemEvent = {
        "rule": "logic.place",
        "golem": names[laid.by],
        "thing": OPERATOR_NAMES[laid.token],
        "beat": NO_BEAT,
    }
    if laid.on == NOBODY:
        event["to"] = to
    else:
        event["other"], event["row"] = names[laid.on], laid.row + 1
    return event


def read_laid(position: GolemsPosition, card: str) -> GivenToken:
    """The token at its place. NOT on a rival's row works on the card in it: a LOOP's, or the one for yes."""
    seat, token = position.turn, position.current.tokens[position.turn]
    if ":" not in card:
        return GivenToken(seat, token, NOBODY, 0, "", position.state.setup.field.cell(card))
    name, number, *slot = card.split(":")
    on, row = position.names.index(name), int(number) - 1
    if token != TOKEN_NOT or slot:
        return GivenToken(seat, token, on, row, slot[0] if slot else "", NO_CELL)
    program = position.current.programs[on]
    assert program is not None
    return GivenToken(seat, token, on, row, first_slot(program, row), NO_CELL)
