"""logic.place: who has a logic token lays it on a row, on a card of one's own, on a cell, or keeps it."""

from __future__ import annotations

from algoritmus.core.chance import Chance
from algoritmus.core.game import Ask, Choose, Facts, Happening
from algoritmus.core.grid import NO_CELL
from algoritmus.golems.law.program import Program
from algoritmus.golems.law.round import slots_of
from algoritmus.golems.law.words import NOBODY, NOTHING, OPERATOR_NAMES, TOKEN_NOT
from algoritmus.golems.table.play import first_slot, next_giver, run_on
from algoritmus.golems.table.position import GivenToken, GolemsPosition

NONE = "none"


def logic_ask(position: GolemsPosition) -> Ask:
    """logic.place: a row of any program, a card of one's own for NOT, a cell, or keep it."""
    seat = position.turn
    token = position.tokens[seat]
    field, things = position.state.setup.field, position.state.things
    covered = {laid.on for laid in position.laid} | {laid.cell for laid in position.laid if laid.on == NOBODY}
    options = [NONE]
    for other in asked_players(position):
        program = position.programs[other]
        if program is not None and other not in {laid.on for laid in position.laid}:
            known = other == seat or position.plan.open
            options += row_options(position.names[other], program, token, known)
    options += [
        field.name(cell) for cell in position.state.setup.cells if things[cell] == NOTHING and cell not in covered
    ]
    return Choose("logic", options, {"token": OPERATOR_NAMES[token]}, "logic.place")


def asked_players(position: GolemsPosition) -> list[int]:
    return [seat for seat, program in enumerate(position.programs) if program is not None]


def row_options(name: str, program: Program, token: int, known: bool) -> list[str]:
    """Rows by number; those of a rival that lie face down show nothing."""
    options: list[str] = []
    for number, row in enumerate(program.rows, 1):
        if token == TOKEN_NOT and known:
            options += [f"{name}:{number}:{slot}" if slot else f"{name}:{number}" for slot in slots_of(row)]
        else:
            options.append(f"{name}:{number}")
    return options


def give_token(new: GolemsPosition, card: str, chance: Chance, telling: bool) -> list[Happening]:
    told: list[Happening] = []
    if card != NONE:
        laid = read_laid(new, card)
        facts: Facts = {"rule": "logic.place", "golem": new.names[new.turn], "thing": OPERATOR_NAMES[laid.token]}
        facts |= {"other": new.names[laid.on], "row": laid.row + 1} if laid.on != NOBODY else {"to": card}
        told.append(Happening(facts))
        new.laid = (*new.laid, laid)
    giver = next_giver(new, new.turn)
    if giver != NOBODY:
        new.turn = giver
        return told
    if new.plan.together:  # otherwise it is still the giver's turn
        new.turn = NOBODY
    return told + run_on(new, chance, telling)


def read_laid(position: GolemsPosition, card: str) -> GivenToken:
    """Where the token comes to lie. NOT on a rival's row works on the card in it: a LOOP's, or the one for yes."""
    seat, token = position.turn, position.tokens[position.turn]
    if ":" not in card:
        return GivenToken(seat, token, NOBODY, 0, "", position.state.setup.field.cell(card))
    name, number, *slot = card.split(":")
    on, row = position.names.index(name), int(number) - 1
    if token != TOKEN_NOT or slot:
        return GivenToken(seat, token, on, row, slot[0] if slot else "", NO_CELL)
    program = position.programs[on]
    assert program is not None
    return GivenToken(seat, token, on, row, first_slot(program, row), NO_CELL)
