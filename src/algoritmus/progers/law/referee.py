"""The referee for Progers: judge a case, play it, answer."""

from __future__ import annotations

from algoritmus.core.reader import Node
from algoritmus.core.tally import Tally
from algoritmus.progers.law.case import CaseTurn, read_case
from algoritmus.progers.law.case_position import place_case
from algoritmus.progers.law.events import Event, facts, rover_name
from algoritmus.progers.law.laying import Unlawful
from algoritmus.progers.law.round import Turned, play_turn
from algoritmus.progers.law.show import show_rover, show_samples
from algoritmus.progers.law.state import State, leaders
from algoritmus.progers.law.words import END_RULES, LETTERS, NOT_ENDED

ILLEGAL = "turn.illegal"


def settle(top: Node, tally: Tally | None = None) -> dict[str, object]:
    """Play a case; InputError if it breaks the law."""
    case, told = read_case(top), tally or Tally()
    state = place_case(case)
    cells = state.setup.planet.grid.cells()
    turns: list[dict[str, object]] = []
    for number, turn in enumerate(case.turns):
        if state.ended != NOT_ENDED:
            break
        turned = judged_turn(state, turn)
        state = turned.state
        told.add(1 + len(cells) + len(state.figures) + len(turned.events))
        turns.append(show_turn(number + 1, state, turned.events, cells))
    return {"turns": turns, "result": show_result(state)}


def judged_turn(state: State, turn: CaseTurn) -> Turned:
    try:
        return play_turn(state, turn.rover, turn.move)
    except Unlawful as error:
        place = turn.node.at(error.edit) if error.edit >= 0 else turn.node
        raise place.error(f"{error.message} ({error.rule})", ILLEGAL) from None


def show_turn(number: int, state: State, events: tuple[Event, ...], cells: list[int]) -> dict[str, object]:
    setup = state.setup
    return {
        "turn": number,
        "rovers": {rover_name(setup, seat): show_rover(state, figure) for seat, figure in enumerate(state.figures)},
        "samples": show_samples(state, cells),
        "algorithm": [LETTERS[card] for card in visible(state)],
        "events": [facts(event, setup) for event in events],
    }


def visible(state: State) -> tuple[int, ...]:
    """The command cards that are left on the table; a row for one turn never is."""
    return state.algorithm.cards if state.setup.edition.cleared_from > 1 else ()


def show_result(state: State) -> dict[str, object]:
    if state.ended == NOT_ENDED:
        return {"over": False, "winners": [], "rule": None}
    winners = [rover_name(state.setup, seat) for seat in leaders(state)]
    return {"over": True, "winners": winners, "rule": END_RULES[state.ended]}
