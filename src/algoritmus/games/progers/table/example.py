"""A case of Progers as an example: the view before the first turn, and the events."""

from __future__ import annotations

from algoritmus.core.beats import number_beats
from algoritmus.core.reader import decoded
from algoritmus.core.view_types import Event, ExampleView
from algoritmus.games.progers.rules.cases.case import read_case
from algoritmus.games.progers.rules.cases.position import place_case
from algoritmus.games.progers.rules.cases.referee import play_case
from algoritmus.games.progers.rules.codes import COLOURS
from algoritmus.games.progers.rules.facts import (
    show_algorithm,
    show_base_labs,
    show_bases,
    show_field,
    show_labs,
    show_planet,
    show_rovers,
    show_samples,
)
from algoritmus.games.progers.rules.state import State
from algoritmus.games.progers.table.beats import JOINS
from algoritmus.games.progers.view_types import ProgersView


def tell(value: object) -> ExampleView:
    """InputError if the case is not legal."""
    case = read_case(decoded(value))
    state = place_case(case)
    view, cells = show_before(state), state.setup.planet.grid.cells()
    events: list[Event] = []
    for result in play_case(case, state):
        events += [*result.events, show_field(result.state, cells)]
    return {"view": view, "happened": number_beats(events, JOINS)}


def show_before(state: State) -> ProgersView:
    """The view of a spectator, without cards in decks and hands."""
    edition, bases = state.setup.edition, show_bases(state)
    return {
        "game": f"progers/{edition.name}",
        "options": {},
        "phase": "turn",
        "turn": None,
        "turns_left": None,
        "goal": edition.goal,
        "capacity": edition.capacity,
        "planet": show_planet(state.setup.planet),
        "bases": bases,
        "base_labs": show_base_labs(edition),
        "labs": show_labs(edition, COLOURS, bases),
        "rovers": {name: {**rover, "waiting": False, "hand": 0} for name, rover in show_rovers(state).items()},
        "samples": show_samples(state, state.setup.planet.grid.cells()),
        "algorithm": show_algorithm(state.algorithm),
        "hidden": {},
        "paid": [],
        "deck": 0,
        "discard": {},
        "asked": {},
        "result": None,
    }
