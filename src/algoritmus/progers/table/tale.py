"""A case of Progers told as at a table: the view before the first turn, and what happens."""

from __future__ import annotations

from algoritmus.core.beats import number_beats
from algoritmus.core.game import Facts
from algoritmus.core.grid import NO_CELL
from algoritmus.core.reader import decoded
from algoritmus.progers.law.case import read_case
from algoritmus.progers.law.case_position import place_case
from algoritmus.progers.law.events import rover_name
from algoritmus.progers.law.referee import judged_turn
from algoritmus.progers.law.show import show_algorithm, show_base_labs, show_rover, show_samples
from algoritmus.progers.law.state import State
from algoritmus.progers.law.words import COLOURS, NOT_ENDED
from algoritmus.progers.table.beats import JOINS
from algoritmus.progers.table.telling import ShownTable


def tell(value: Facts) -> Facts:
    """InputError if the case breaks the law."""
    case = read_case(decoded(value))
    state = place_case(case)
    view, told = show_before(state), []
    for turn in case.turns:
        if state.ended != NOT_ENDED:
            break
        shown = ShownTable(state.algorithm, turn.move)
        turned = judged_turn(state, turn)
        state = turned.state
        told += [shown.tell(event, state.setup) for event in turned.events]
        told.append({"kind": "field", **show_field(state)})
    return {"view": view, "happened": number_beats(told, JOINS)}


def show_field(state: State) -> Facts:
    setup = state.setup
    rovers: Facts = {rover_name(setup, seat): show_rover(state, figure) for seat, figure in enumerate(state.figures)}
    samples = show_samples(state, setup.planet.grid.cells())
    return {"rovers": rovers, "samples": samples, "algorithm": show_algorithm(state.algorithm)}


def show_before(state: State) -> Facts:
    """What everybody sees at a table; there are no cards in decks and hands."""
    edition, field = state.setup.edition, show_field(state)
    rovers = field["rovers"]
    assert isinstance(rovers, dict)
    return {
        "game": f"progers/{edition.name}",
        "options": {},
        "phase": "turn",
        "turn": None,
        "turns_left": None,
        "goal": edition.goal,
        "capacity": edition.capacity,
        "planet": show_planet(state),
        "bases": show_bases(state),
        "base_labs": show_base_labs(state.setup.edition),
        "labs": show_labs(state),
        **field,
        "rovers": {name: {**shown, "waiting": False, "hand": 0} for name, shown in rovers.items()},
        "hidden": {},
        "paid": [],
        "deck": 0,
        "discard": {},
        "asked": {},
        "result": None,
    }


def show_planet(state: State) -> Facts:
    planet = state.setup.planet
    name = planet.grid.name
    return {
        "blocks": [],
        "heights": list(planet.grid.lines),
        "walls": [[name(one), name(two)] for one, two in planet.walls],
        "lifts": [
            {"top": name(top), "bottom": name(bottom) if bottom != NO_CELL else None} for top, bottom in planet.lifts
        ],
        "marks": [],
    }


def show_bases(state: State) -> Facts:
    name = state.setup.planet.grid.name
    return {colour: name(cell) for colour, cell in zip(COLOURS, state.setup.bases, strict=True)}


def show_labs(state: State) -> Facts:
    """lab.basic, lab.full: where each player may deliver; a seat is known by its colour."""
    bases, labs = show_bases(state), state.setup.edition.labs
    return {
        COLOURS[seat]: [bases[colour] for number, colour in enumerate(COLOURS) if seat in labs[number]]
        for seat in range(len(COLOURS))
    }
